#include "app/cli/collection_reading.h"

#include "app/cli/offscreen.h"
#include "app/cli/proxy_choice.h"
#include "app/documents/card_import.h"
#include "app/printing/card_art.h"
#include "app/printing/card_pictures.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "importers/card_list.h"
#include "model/abilities/tokens_said.h"
#include "model/base/text.h"
#include "model/cards/catalogue.h"
#include "model/cards/glossary.h"
#include "model/rules/additions.h"
#include "model/search/card_lookup.h"
#include "model/search/query.h"
#include "model/search/query_match.h"
#include "model/search/query_offers.h"
#include "model/search/query_parser.h"

#include <QBuffer>
#include <algorithm>
#include <limits>

namespace nexus::app::cli {

namespace {

struct SearchOptions {
    std::vector<std::string> query;
    std::string sort, deck, ruleset;
    std::size_t limit = 0;
};

Json cardValue(const model::Catalogue& catalogue, model::CardIndex card)
{
    Json json = Json::read(importers::writeCardJson(catalogue.card(card), catalogue.game()));
    json["key"] = catalogue.key(card);
    return json;
}

std::string queryText(const SearchOptions& options)
{
    std::string text;
    for (auto word : options.query) {
        if (word.starts_with(" -"))
            word.erase(0, 1);
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

Json offersJson(const std::vector<model::QueryOffer>& offers)
{
    return Json::list(offers, [](const auto& offer) -> Json {
        return {{"query", offer.query}, {"found", offer.found}};
    });
}
void sayOffers(Context& context, const std::vector<model::QueryOffer>& offers)
{
    for (const auto& offer : offers)
        if (offer.kind != model::OfferKind::Without) // said with why nothing came
            context.say(offerSentence(offer));
}

int refuseQuery(Context& context, const std::string& text, const model::QueryError& error)
{
    const auto advice = model::adviseQuery(text, *context.profile().catalogue());
    const int exit = context.fail(
        queryTrouble("The query", error), Refused, {{"column", error.column}, {"offers", offersJson(advice.offers)}});
    if (!context.json()) {
        context.say("  " + text);
        context.say(
            "  " + std::string(error.column - 1, ' ') + std::string(std::max<std::size_t>(1, error.length), '^'));
    }
    sayOffers(context, advice.offers);
    return exit;
}

int refuseOrder(Context& context, const std::string& text, const model::QueryError& error)
{
    auto known = error.known;
    const std::string sign = text.starts_with('-') ? "-" : "";
    for (const auto& attribute : context.profile().library().game.attributes)
        if (std::find(error.known.begin(), error.known.end(), sign + attribute.id.str()) != error.known.end())
            for (const auto& alias : attribute.aliases)
                known.push_back(sign + model::fold(alias));
    for (const auto& order : context.profile().library().game.orders)
        known.push_back(order.label);
    return context.fail(
        queryTrouble("The order “" + text + "”", error) + didYouMean(text, known), Refused, {{"column", error.column}});
}

std::string domainLetters(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::string text;
    for (const auto& [domain, points] : domainPoints(catalogue, card))
        text += (text.empty() ? "" : " ") + catalogue.game().attributes[domain].letter + std::to_string(points);
    return text;
}

// "3", "Close", or a dash where the card has no such value.
std::string numberText(
    const model::Catalogue& catalogue, model::CardIndex card, std::optional<model::AttributeIndex> attribute)
{
    auto value = attribute ? valueText(catalogue, card, *attribute) : std::string();
    return value.empty() ? "–" : value;
}

// What stands in the lower corners: "4/2", or one of them where the game has but one.
std::string cornerText(const model::Catalogue& catalogue, model::CardIndex card)
{
    const auto& face = catalogue.game().face;
    const bool left = face.left && catalogue.number(card, *face.left);
    const bool right = face.right && catalogue.number(card, *face.right);
    if (!left && !right)
        return {};
    if (!face.left || !face.right)
        return numberText(catalogue, card, face.left ? face.left : face.right);
    return numberText(catalogue, card, face.left) + "/" + numberText(catalogue, card, face.right);
}

// What stands on the face of the cards: cost, name, type line, domains or what else paints it, the two lower corners.
void printTable(Context& context, const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    const auto& game = catalogue.game();
    const auto& face = game.face;
    const auto label = [&](const auto& attribute) {
        return attribute ? game.attributes[*attribute].label : std::string();
    };
    const bool domains = game.hasDomains(), painted = !domains && face.frameBy == model::FrameBy::Choice;
    const bool corners = face.left || face.right;
    const bool subtitles = !game.identityTexts().empty();
    std::string align;
    std::vector<std::string> headings;
    const auto column = [&](bool there, char side, std::string heading) {
        if (there) {
            align += side;
            headings.push_back(std::move(heading));
        }
    };
    column(face.cost.has_value(), '>', label(face.cost));
    column(true, '<', "Card");
    column(true, '<', "Type");
    column(domains, '<', game.domain.plural);
    column(painted, '<', painted ? game.attributes[face.frame].label : std::string());
    column(corners, '<', label(face.left) + (face.left && face.right ? "/" : "") + label(face.right));
    Table table(align, headings);
    for (const auto card : cards) {
        std::vector<Cell> cells;
        if (face.cost)
            cells.emplace_back(numberText(catalogue, card, face.cost));
        cells.push_back(
            {subtitles ? model::unambiguousName(catalogue, card) : std::string(catalogue.name(card)), Tone::Strong});
        cells.emplace_back(typeLine(catalogue, card));
        if (domains)
            cells.emplace_back(domainLetters(catalogue, card));
        if (painted)
            cells.emplace_back(valueText(catalogue, card, face.frame));
        if (corners)
            cells.emplace_back(cornerText(catalogue, card));
        table.add(std::move(cells));
    }
    table.print(context);
}

// A saved order of the game by its label, or one sort key.
tl::expected<std::vector<model::SortKey>, model::QueryError> askedOrder(
    const std::string& text, const model::Game& game)
{
    if (const auto* saved = game.orderCalled(text))
        return model::parseQuery(saved->sort, game).map([](const auto& query) { return query.order; });
    return model::parseSortKey(text, game).map([](const auto& key) { return std::vector{key}; });
}

bool asksDeck(const model::QueryNode& node)
{
    const auto need = [](const model::Number& number) { return std::holds_alternative<model::CopiesNeeded>(number); };
    return model::anyTerm(node, [&](const auto& term) {
        if (const auto* compare = std::get_if<model::CompareTerm>(&term))
            return need(compare->left) || need(compare->right);
        return std::holds_alternative<model::InDeck>(term) || std::holds_alternative<model::IsLegal>(term) ||
               std::holds_alternative<model::CanAdd>(term);
    });
}

int sayNothing(Context& context, const model::QueryAdvice& advice)
{
    if (context.json())
        context.answer({{"count", 0}, {"cards", Json::array()}, {"unknown", advice.unknown},
            {"offers", offersJson(advice.offers)}});
    context.say(whyNothing(advice));
    sayOffers(context, advice.offers);
    return No;
}

int runSearch(Context& context, const SearchOptions& options)
{
    const std::string text = queryText(options);
    ReadDeck read; // says the game
    if (!options.deck.empty())
        read = readOneDeck(context, options.deck, options.ruleset);
    const auto& game = context.profile().library().game;
    auto query = model::parseQuery(text, game);
    if (!query)
        return refuseQuery(context, text, query.error());
    if (!options.sort.empty()) {
        const auto order = askedOrder(options.sort, game);
        if (!order)
            return refuseOrder(context, options.sort, order.error());
        query->order.insert(query->order.begin(), order->begin(), order->end());
    }
    if (options.deck.empty() && asksDeck(query->root))
        context.say("in:, is:, can: and need ask about a deck: name one with --deck DECK.");
    auto catalogue = context.profile().catalogue();
    std::optional<model::DeckContext> deck;
    if (!options.deck.empty()) {
        catalogue = read.result.checker->sharedCatalogue();
        deck.emplace(*read.result.checker, read.deck);
    }
    auto asked = deck ? deck->searchContext() : model::SearchContext{};
    std::optional<OpenCollection> collection;
    std::optional<model::CollectionSearch> stacks;
    if (model::needsDeck(query->root)) {
        collection.emplace(context);
        stacks.emplace(*catalogue, collection->collection());
        stacks->addTo(asked, read.result.id);
        if (collection->collection().stacks().empty() && !asksDeck(query->root))
            context.say("The collection is empty.");
    }
    auto cards = model::search(*query, *catalogue, asked);
    const auto count = cards.size();
    if (options.limit > 0 && cards.size() > options.limit)
        cards.resize(options.limit);
    if (count == 0)
        return sayNothing(
            context, model::adviseQuery(text, *catalogue, asked,
                         deck ? read.result.checker->ruleset().namedSections() : std::vector<model::NamedSection>()));
    if (context.json()) {
        context.answer(
            {{"count", count}, {"cards", Json::list(cards, [&](auto card) { return cardValue(*catalogue, card); })}});
    } else {
        printTable(context, *catalogue, cards);
        context.say(
            (cards.size() < count ? std::to_string(cards.size()) + " of " : "") + plural(count, "card", "cards"));
    }
    return Done;
}

void printText(Context& context, const std::string& label, const std::string& text)
{
    if (!text.empty())
        context.print((label.empty() ? std::string() : context.toned(label + ": ", Tone::Faint)) + text);
}

void printCard(Context& context, const model::Catalogue& catalogue, model::CardIndex index)
{
    const auto& game = catalogue.game();
    const auto card = catalogue.card(index);
    context.print(context.toned(card.name, Tone::Strong));
    context.print(typeLine(card));
    std::string numbers;
    for (std::size_t i = 0; i < game.attributes.size(); ++i) {
        if (game.attributes[i].kind == model::AttributeKind::Text)
            continue;
        const auto fact = factText(card, game, static_cast<model::AttributeIndex>(i));
        numbers += (numbers.empty() || fact.empty() ? "" : " · ") + fact;
    }
    printText(context, "", numbers);
    printText(context, "", card.rules);
    for (const auto& [attribute, text] : card.texts)
        printText(context, game.attributes[attribute].label, text);
    printText(context, "", context.toned(card.flavor, Tone::Faint));
    for (const auto& [printed, keyword] : model::explainedOn(card, game))
        printText(context, printed, keyword->help);
    for (const auto& token : model::tokensSaid(card))
        printText(context, "Token", model::tokenWords(token));
    std::vector<std::string> printings;
    for (const auto printing : catalogue.printings(index)) {
        auto text = model::printingLabel(catalogue.setCode(printing), catalogue.number(printing));
        if (!catalogue.rarity(printing).empty())
            text += " (" + std::string(catalogue.rarity(printing)) + ")";
        printings.push_back(std::move(text));
    }
    printText(context, "Printings", model::joined(printings, ", "));
    printText(context, "", card.extras);
}

int runShow(Context& context, const std::vector<std::string>& name)
{
    const auto catalogue = context.profile().catalogue();
    const auto asked = model::joined(name, " ");
    const auto card = findCard(*catalogue, asked);
    if (model::lookUp(*catalogue, asked).former)
        context.say("“" + asked + "” is called “" + std::string(catalogue->name(card)) + "” now.");
    if (context.json()) {
        auto json = cardValue(*catalogue, card);
        json["tokens"] = Json::list(model::tokensSaid(catalogue->card(card)), [](const auto& token) -> Json {
            return {{"name", token.name}, {"attack", token.attack ? Json(*token.attack) : Json(nullptr)},
                {"defense", token.defense ? Json(*token.defense) : Json(nullptr)}, {"subtypes", token.subtypes},
                {"has", orNull(token.has)}, {"copies", token.copies}};
        });
        json["printings"] = Json::list(catalogue->printings(card), [&](auto printing) {
            return Json::read(importers::writeCardJson(catalogue->printing(printing), catalogue->game()));
        });
        context.answer(json);
    } else {
        printCard(context, *catalogue, card);
    }
    return Done;
}

struct PictureOptions {
    std::vector<std::string> name;
    std::string out;
    int width = 744; // 63 mm at 300 dots an inch
};

int runPicture(Context& context, const PictureOptions& options)
{
    const auto catalogue = context.profile().catalogue();
    const auto card = findCard(*catalogue, model::joined(options.name, " "));
    const auto face = cardFace(*catalogue, card);
    const Offscreen fonts;
    const auto art = std::make_shared<const CardArt>(context.profile().folder() / "art");
    sayWarnings(context, badPictures(art, std::span(&face, 1)));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    cardImage(face, catalogue->game(), options.width, 1, art->picture(face, options.width)).save(&buffer, "PNG");
    writeOut(options.out, bytes.toStdString());
    if (context.json())
        context.answer({{"card", model::unambiguousName(*catalogue, card)}, {"file", options.out},
            {"width", std::to_string(options.width)}, {"height", std::to_string(cardHeightFor(options.width))}});
    else
        context.say(options.out + ": " + std::to_string(options.width) + " × " +
                    std::to_string(cardHeightFor(options.width)) + " pixels");
    return Done;
}

struct SetsOptions {
    model::SetInfo set;
};

int runSets(Context& context, const SetsOptions& options)
{
    const auto& [code, name, released] = options.set;
    if (code.empty() && !(name.empty() && released.empty()))
        throw UsageError("CODE", "says which set is named");
    if (!code.empty() && name.empty() && released.empty())
        throw UsageError("sets", "wants --name or --released behind CODE");
    if (!code.empty()) {
        const auto named = nameSet(context.profile(), options.set);
        if (!named)
            throw Stop{Refused, named.error()};
        context.say(*named ? "Written; “Undo the last import” takes it back." : "The set is so already.");
    }
    const auto counts = model::setCounts(*context.profile().catalogue());
    if (context.json()) {
        Json list = Json::list(counts, [](const auto& count) -> Json {
            return {{"code", count.set.code}, {"name", count.set.name}, {"released", orNull(count.set.released)},
                {"cards", count.cards}, {"printings", count.printings}};
        });
        context.answer({{"sets", std::move(list)}});
        return counts.empty() ? No : Done;
    }
    Table table("<<<>>", {"Set", "Name", "Released", "Cards", "Printings"});
    std::size_t printings = 0;
    for (const auto& count : counts) {
        table.add({{count.set.code, Tone::Strong}, count.set.name, count.set.released, count.cards, count.printings});
        printings += count.printings;
    }
    table.print(context);
    context.say(plural(counts.size(), "set", "sets") + ", " +
                plural(context.profile().catalogue()->size(), "card", "cards") + ", " +
                plural(printings, "printing", "printings"));
    return counts.empty() ? No : Done;
}

Json rulesetsJson(const GameLibrary& library)
{
    Json rulesets = Json::list(library.rulesets, [&](const auto& known) -> Json {
        return {{"id", known.ruleset.id.str()}, {"name", known.ruleset.name}, {"file", known.file},
            {"builtIn", known.builtIn}, {"default", known.ruleset.id == library.game.defaultRuleset}};
    });
    Json refused = Json::list(library.refused, [](const auto& file) -> Json {
        return {{"file", file.file}, {"problems", problemsJson(file.problems)}};
    });
    return {{"game", library.game.id}, {"rulesets", std::move(rulesets)}, {"refused", std::move(refused)}};
}

int runRulesets(Context& context)
{
    const auto& library = context.profile().library();
    if (context.json()) {
        context.answer(rulesetsJson(library));
        return library.refused.empty() ? Done : Refused;
    }
    std::size_t width = 0;
    for (const auto& known : library.rulesets)
        width = std::max(width, model::codePoints(known.ruleset.id.str()));
    for (const auto& known : library.rulesets) {
        const bool first = known.ruleset.id == library.game.defaultRuleset;
        context.print(context.toned(padded(known.ruleset.id.str(), width), Tone::Strong) + "  " + known.ruleset.name +
                      (first ? "  (default)" : ""));
        context.print(
            std::string(width + 2, ' ') +
            context.toned(known.builtIn ? "came with the program (" + known.file + ")" : known.file, Tone::Faint));
    }
    for (const auto& refused : library.refused) {
        context.print(context.toned("✗ ", Tone::Bad) + refused.file + " is not used:");
        for (const auto& problem : refused.problems)
            context.print("    " + problemText(problem));
    }
    context.say("Your own rulesets go into " + (context.root() / "games" / library.game.id / "rulesets").string());
    return library.refused.empty() ? Done : Refused;
}

} // namespace

void addSearch(Registrar& registrar)
{
    const auto [command, options] = registrar.add<SearchOptions>("search", "Find cards", runSearch);
    command->add("[QUERY]", options.query, "Search query; without one, every card");
    command->add("--limit N", options.limit, "Show at most this many; 0 shows all")
        ->check(Range{std::size_t{0}, std::numeric_limits<std::size_t>::max() / 2});
    command->add("--sort FIELD", options.sort,
        "Sort by name, cp, -attack, type, set …, or one of the game's orders by its label");
    command->add("--deck DECK", options.deck,
        "Deck that in:, is: and can: are about: a file, or a deck of the library by name or #number");
    command->add("--ruleset ID", options.ruleset, "Edition used by is: and can:");
    command->footer("Words search name, type, keywords and rules: t:leader tech>=2 cp<=8 -kw:phalanx \"draw a card\" "
                    "sort:-attack.");
}

void addShow(Registrar& registrar)
{
    auto& name = registrar.options<std::vector<std::string>>();
    registrar.add("show", "Show one card", name, runShow)
        ->add("NAME", name, "Name of the card; “Name (Mission)” where two cards share it");
}

void addPicture(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PictureOptions>(
        "picture", "Save the face of a card as a PNG picture", runPicture);
    command->add("NAME", options.name, "Name of the card; “Name (Mission)” where two cards share it");
    command->add("-o,--out FILE", options.out, "The file to write")->required();
    command->add("--width", options.width, "Width in pixels; 744 is 300 dots an inch on paper")
        ->check(Range{63, 4096})
        ->showDefault();
}

void addSets(Registrar& registrar)
{
    const auto [command, options] = registrar.add<SetsOptions>(
        "sets", "List the sets of the catalogue with their cards and printings, or say what one is called", runSets);
    command->add("[CODE]", options.set.code, "Set that is named or dated; its cards and their keys stay");
    command->add("--name N", options.set.name, "What it is called");
    command->add(
        "--released DATE", options.set.released, "When it came out, as 2026-05-04: of the newest set count the values");
}

void addRulesets(Registrar& registrar) { registrar.add("rulesets", "List the editions and their files", runRulesets); }

} // namespace nexus::app::cli
