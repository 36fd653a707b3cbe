#include "model/chances/draw_pile.h"

#include "model/rules/deck_stats.h"

namespace nexus::model {

std::size_t DrawPile::copiesOf(const RowSet& some) const
{
    std::size_t sum = 0;
    for (std::size_t row = 0; row < rows.size() && row < some.size(); ++row)
        sum += some[row] ? rows[row].copies : 0;
    return sum;
}

DrawPile drawPile(const Deck& deck, const DeckChecker& checker)
{
    const auto& rules = checker.ruleset().tableRules;
    const auto& catalogue = checker.catalogue();
    const auto cost = costAttribute(checker.ruleset());
    const auto section = checker.sectionIndex(rules.deck);
    DrawPile pile{.section = rules.deck,
        .hand = static_cast<std::size_t>(rules.hand),
        .income = incomeOf(deck, checker),
        .initiative = rules.cost};
    const auto number = [&](std::optional<CardIndex> card, std::optional<AttributeIndex> attribute) {
        const auto value = card && attribute ? catalogue.number(*card, *attribute) : std::nullopt;
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    };
    for (const auto& row : checker.resolve(deck)) {
        if (section == DeckChecker::noSection || row.section != section || row.count <= 0)
            continue;
        pile.rows.push_back({row.card ? std::string(catalogue.name(*row.card)) : row.entry->card, row.card,
            static_cast<std::size_t>(row.count), number(row.card, cost),
            number(row.card, pile.initiative).value_or(0)});
        pile.copies += pile.rows.back().copies;
    }
    return pile;
}

RowSet rowsIn(const DrawPile& pile, const CardSet& cards)
{
    RowSet rows;
    for (const auto& row : pile.rows)
        rows.push_back(row.card && *row.card < cards.size() && cards.contains(*row.card));
    return rows;
}

bool payable(const PileRow& row, const DrawPile& pile) { return row.cost && pile.income && *row.cost <= *pile.income; }

} // namespace nexus::model
