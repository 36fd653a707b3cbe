#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/rules/additions.h"
#include "model/search/deck_context.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

struct Options {
    std::vector<std::string> query;
    std::string sort, deck, ruleset;
    std::size_t limit = 0;
};

std::string queryText(const Options& options)
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
        context.say("  " + std::string(error.column - 1, ' ') + std::string(std::max<std::size_t>(1, error.length), '^'));
    }
    return Refused;
}

std::string domainsText(const model::Catalogue& catalogue, model::CardIndex card)
{
    std::string text;
    for (const auto domain : catalogue.game().domainAttributes())
        if (const auto value = catalogue.number(card, domain).value_or(0); value > 0)
            text += (text.empty() ? "" : " ") + catalogue.game().attributes[domain].letter + std::to_string(value);
    return text;
}

std::string numberText(const model::Catalogue& catalogue, model::CardIndex card, const char* id)
{
    const auto index = catalogue.game().find(model::AttributeId(id));
    const auto value = index ? catalogue.number(card, *index) : std::nullopt;
    return value ? std::to_string(*value) : "–";
}

void printTable(Context& context, const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    struct Line {
        std::string cp, name, type, domains, fight;
    };
    std::vector<Line> lines;
    std::size_t nameWidth = 4, typeWidth = 4, domainWidth = 7;
    for (const auto card : cards) {
        const auto value = catalogue.card(card);
        std::string type = value.type;
        if (!value.subtypes.empty())
            type += " · " + model::joined(value.subtypes, ", ");
        const auto attack = numberText(catalogue, card, "attack");
        const auto defense = numberText(catalogue, card, "defense");
        Line line{numberText(catalogue, card, "cp"), value.name, type, domainsText(catalogue, card),
                  attack == "–" && defense == "–" ? std::string() : attack + "/" + defense};
        nameWidth = std::max(nameWidth, model::codePoints(line.name));
        typeWidth = std::max(typeWidth, model::codePoints(line.type));
        domainWidth = std::max(domainWidth, model::codePoints(line.domains));
        lines.push_back(std::move(line));
    }
    context.print(context.toned("CP  " + padded("Card", nameWidth) + "  " + padded("Type", typeWidth) + "  " +
                                    padded("Domains", domainWidth) + "  A/D",
                                Tone::Faint));
    for (const auto& line : lines)
        context.print(padded(line.cp, 2, true) + "  " + context.toned(padded(line.name, nameWidth), Tone::Strong) + "  " +
                      padded(line.type, typeWidth) + "  " + padded(line.domains, domainWidth) + "  " + line.fight);
}

int runSearch(Context& context, const Options& options)
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
    if (options.deck.empty() && model::needsDeck(query->root))
        context.say("in:, is:, can:, own and need ask about a deck: name one with --deck FILE.");
    auto catalogue = context.profile().catalogue();
    std::optional<model::DeckContext> deck;
    std::vector<ReadDeck> read;
    if (!options.deck.empty()) {
        Checkers checkers(context);
        read = readDeckFile(context, checkers, options.deck, options.ruleset);
        if (!read.front().result.checker) {
            context.complain(options.deck + ": " + read.front().result.error);
            return read.front().result.exit;
        }
        catalogue = read.front().result.checker->sharedCatalogue();
        deck.emplace(*read.front().result.checker, read.front().deck);
    }
    auto cards = model::search(*query, *catalogue, deck ? deck->searchContext() : model::SearchContext{});
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
    auto options = std::make_shared<Options>();
    auto* command = registrar.app.add_subcommand("search", "Find cards");
    command->add_option("QUERY", options->query, "What to find; without it every card");
    command->add_option("--limit", options->limit, "Show at most this many")->type_name("N");
    command->add_option("--sort", options->sort, "Order: name, cp, -attack, type, set …")->type_name("FIELD");
    command->add_option("--deck", options->deck, "Deck that in:, is: and can: are about")->type_name("FILE");
    command->add_option("--ruleset", options->ruleset, "Edition that is: and can: go by")->type_name("ID");
    command->footer("Words search name, type, keywords and rules: t:leader tech>=2 cp<=8 -kw:phalanx \"draw a card\" sort:-attack.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] { exit = runSearch(context, *options); });
}

} // namespace nexus::app::cli
