#include "app/cli/wanted.h"

#include "model/rules/additions.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <random>

namespace nexus::app::cli {

model::DrawPile pileToDraw(const ReadDeck& read)
{
    auto pile = model::drawPile(read.deck, *read.result.checker);
    if (pile.copies == 0) {
        const auto* section = read.result.checker->ruleset().section(pile.section);
        throw Stop{No, read.deck.name + " has no cards to draw: " + (section ? section->label : pile.section.str()) +
                           " is empty."};
    }
    return pile;
}

model::RowSet wantedRows(Context& context, const std::string& query, const ReadDeck& read, const model::DrawPile& pile)
{
    const auto& checker = *read.result.checker;
    const auto text = query.starts_with(' ') ? query.substr(1) : query;
    const auto parsed = model::parseQuery(text, checker.catalogue().game());
    if (!parsed)
        throw Stop{Refused, "The query “" + text + "” does not parse at column " +
                                std::to_string(parsed.error().column) + ": expected " + parsed.error().expected + "."};
    const model::DeckContext deck(checker, read.deck);
    auto rows = model::rowsIn(pile, model::matching(parsed->root, checker.catalogue(), deck.searchContext()));
    if (pile.copiesOf(rows) == 0)
        context.say("“" + text + "” matches no card of " + read.deck.name + ".");
    return rows;
}

std::uint64_t seedOr(const std::optional<std::uint64_t>& chosen)
{
    return chosen ? *chosen : std::uint64_t{std::random_device{}()};
}

} // namespace nexus::app::cli
