#include "model/lab/worth.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Each round is an experiment: of the games that have come to it without the card, some draw it and the others do not,
// by the shuffle alone.
std::optional<Difference> ofWhoDrawsIt(const CardTally& tally)
{
    std::vector<TwoShares> rounds;
    for (const auto& [now, notYet] : tally.rounds)
        rounds.push_back({now.wins, now.games, notYet.wins, notYet.games});
    return pooledDifference(rounds);
}

} // namespace

std::vector<CardWorth> worthOf(const std::vector<GamesTally>& tallies)
{
    std::map<std::string, CardTally> cards;
    for (const auto& tally : tallies)
        for (const auto& side : tally.cards)
            for (const auto& [name, card] : side)
                cards[name] += card;
    std::vector<CardWorth> list;
    std::vector<double> chances;
    for (const auto& [name, tally] : cards) {
        const auto found = ofWhoDrawsIt(tally);
        list.push_back({name, tally, found.value_or(Difference{}), found.has_value(), false});
        chances.push_back(list.back().difference.chance);
    }
    const auto stand = standing(chances);
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].stands = stand[i];
    std::ranges::stable_sort(list, [](const CardWorth& a, const CardWorth& b) {
        const auto sureness = [](const CardWorth& card) {
            return card.difference.value > 0 ? 1 - card.difference.chance : card.difference.chance - 1;
        };
        if (sureness(a) != sureness(b))
            return sureness(a) > sureness(b);
        return a.difference.value > b.difference.value;
    });
    return list;
}

} // namespace nexus::model
