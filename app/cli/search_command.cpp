#include "app/cli/collection_reading.h"
#include "app/cli/table.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/rules/additions.h"
#include "model/rules/deck_context.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"
#include "model/search/query_walk.h"

#include <limits>

namespace nexus::app::cli {

namespace {

struct SearchOptions {
    std::vector<std::string> query;
    std::string sort, deck, ruleset;
    std::size_t limit = 0;
};

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

int refuseQuery(Context& context, const std::string& text, const model::QueryError& error)
{
    const std::string message = "The query does not parse at column " + std::to_string(error.column) + ": expected " +
                                error.expected + ".";
    if (context.json())
        context.print(errorJson(message, Refused));
    context.complain(message);
    if (!context.json()) {
        context.say("  " + text);
        context.say(
            "  " + std::string(error.column - 1, ' ') + std::string(std::max<std::size_t>(1, error.length), '^'));
    }
    return Refused;
}

std::string domainLetters(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::string text;
    for (const auto& [domain, points] : domainPoints(catalogue, card))
        text += (text.empty() ? "" : " ") + catalogue.game().attributes[domain].letter + std::to_string(points);
    return text;
}

// "3", or a dash where the card has no such value.
std::string numberText(
    const model::Catalogue& catalogue, model::CardIndex card, std::optional<model::AttributeIndex> attribute)
{
    const auto value = attribute ? catalogue.number(card, *attribute) : std::nullopt;
    return value ? std::to_string(*value) : "–";
}

// What stands on the face of the cards: cost, name, type line, domains, and the two lower corners.
void printTable(Context& context, const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    const auto& game = catalogue.game();
    const auto& [cost, left, right, middle] = game.face;
    const auto label = [&](const auto& attribute) {
        return attribute ? game.attributes[*attribute].label : std::string();
    };
    Table table({Align::Right, Align::Left, Align::Left, Align::Left, Align::Left});
    table.head({label(cost), "Card", "Type", "Domains", left && right ? label(left) + "/" + label(right) : ""});
    for (const auto card : cards) {
        const bool fights = (left && catalogue.number(card, *left)) || (right && catalogue.number(card, *right));
        table.add({{cost ? numberText(catalogue, card, cost) : ""}, {std::string(catalogue.name(card)), Tone::Strong},
            {typeLine(catalogue, card)}, {domainLetters(catalogue, card)},
            {fights ? numberText(catalogue, card, left) + "/" + numberText(catalogue, card, right) : ""}});
    }
    table.print(context);
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

int runSearch(Context& context, const SearchOptions& options)
{
    const std::string text = queryText(options);
    const auto& game = context.profile().library().game;
    auto query = model::parseQuery(text, game);
    if (!query)
        return refuseQuery(context, text, query.error());
    if (!options.sort.empty()) {
        const auto key = model::parseSortKey(options.sort, game);
        if (!key)
            return refuseQuery(context, options.sort, key.error());
        query->order.insert(query->order.begin(), *key);
    }
    if (options.deck.empty() && asksDeck(query->root))
        context.say("in:, is:, can: and need ask about a deck: name one with --deck DECK.");
    auto catalogue = context.profile().catalogue();
    std::optional<model::DeckContext> deck;
    ReadDeck read;
    if (!options.deck.empty()) {
        read = readOneDeck(context, options.deck, options.ruleset);
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
    if (context.json()) {
        context.print(searchJson(*catalogue, cards, count));
    } else if (count > 0) {
        printTable(context, *catalogue, cards);
        context.say((cards.size() < count ? std::to_string(cards.size()) + " of " : "") +
                    plural(static_cast<std::int64_t>(count), "card", "cards"));
    } else {
        context.say("No card matches.");
    }
    return count > 0 ? Done : No;
}

} // namespace

void addSearch(Registrar& registrar)
{
    auto options = std::make_shared<SearchOptions>();
    auto* command = registrar.app.addCommand("search", "Find cards");
    command->add("QUERY", options->query, "What to find; without it every card");
    command->add("--limit", options->limit, "Show at most this many; 0 shows all")
        ->typeName("N")
        ->check(Range{std::size_t{0}, std::numeric_limits<std::size_t>::max() / 2});
    command->add("--sort", options->sort, "Order: name, cp, -attack, type, set …")->typeName("FIELD");
    command
        ->add("--deck", options->deck,
            "Deck that in:, is: and can: are about: a file, or a deck of the library by name or #number")
        ->typeName("DECK");
    command->add("--ruleset", options->ruleset, "Edition that is: and can: go by")->typeName("ID");
    command->footer("Words search name, type, keywords and rules: t:leader tech>=2 cp<=8 -kw:phalanx \"draw a card\" "
                    "sort:-attack.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runSearch(context, *options); });
    });
}

} // namespace nexus::app::cli
