#include "model/audit/deck_worth.h"

#include <algorithm>
#include <map>

namespace nexus::model {

DeckWorth deckWorth(const Audit& audit, const Deck& deck, const DeckChecker& checker)
{
    std::map<CardIndex, std::size_t> places;
    for (std::size_t place = 0; place < audit.question.cards.size(); ++place)
        places.emplace(audit.question.cards[place], place);
    DeckWorth worth;
    std::map<std::size_t, int> copies;
    for (const auto& row : checker.resolve(deck)) {
        if (row.section == DeckChecker::noSection || checker.isFree(checker.ruleset().sections[row.section].id))
            continue;
        const auto known = row.card ? places.find(*row.card) : places.end();
        if (known == places.end())
            worth.leftOut += row.count;
        else
            copies[known->second] += row.count;
    }
    for (const auto& [place, count] : copies) {
        worth.cards.push_back({place, count, audit.fit.rows[place].residual * count});
        worth.copies += count;
        worth.over += worth.cards.back().over;
    }
    std::stable_sort(
        worth.cards.begin(), worth.cards.end(), [](const auto& a, const auto& b) { return a.over < b.over; });
    return worth;
}

} // namespace nexus::model
