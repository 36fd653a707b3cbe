#include "model/lab/worth.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Against the games in which it was not drawn, brought to the whole of the deck's games: of the same games, the share
// of those with it less that of all is the difference to those without it, times the share of those.
Difference toTheDeck(const CardTally& tally)
{
    auto difference = differenceOf(tally.drawn.wins, tally.drawn.games, tally.unseen.wins, tally.unseen.games);
    const auto all = static_cast<double>(tally.drawn.games + tally.unseen.games);
    if (tally.drawn.games == 0 || tally.unseen.games == 0)
        return difference;
    const double part = static_cast<double>(tally.unseen.games) / all;
    difference.value *= part;
    difference.interval.low *= part;
    difference.interval.high *= part;
    return difference;
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
        list.push_back({name, tally, toTheDeck(tally), false});
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
