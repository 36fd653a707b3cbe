#include "app/views/event_bracket.h"

#include <algorithm>
#include <bit>

namespace nexus::app {

std::vector<int> bracketOrder(int places)
{
    std::vector<int> order{1};
    while (static_cast<int>(order.size()) < places) {
        const int both = static_cast<int>(order.size()) * 2 + 1;
        std::vector<int> next;
        for (const int seed : order) {
            next.push_back(seed);
            next.push_back(both - seed);
        }
        order = std::move(next);
    }
    return order;
}

std::vector<std::vector<BracketMatch>> bracketOf(const model::EventState& state)
{
    std::vector<std::vector<BracketMatch>> bracket;
    if (state.seeds.size() < 2)
        return bracket;
    const auto places = std::bit_ceil(state.seeds.size());
    for (auto matches = places / 2; matches > 0; matches /= 2)
        bracket.emplace_back(matches);
    const auto order = bracketOrder(static_cast<int>(places));
    const auto seedOf = [&](model::PlayerNumber player) {
        const auto found = std::find(state.seeds.begin(), state.seeds.end(), player);
        return found == state.seeds.end() ? 0 : static_cast<int>(found - state.seeds.begin()) + 1;
    };
    const auto slotOf = [&](model::PlayerNumber player, std::size_t round) {
        const auto at = std::find(order.begin(), order.end(), seedOf(player)) - order.begin();
        return std::min(static_cast<std::size_t>(at) >> (round + 1), bracket[round].size() - 1);
    };
    for (std::size_t round = 0; round < bracket.size(); ++round) {
        const auto number = static_cast<std::size_t>(state.cutAfter) + round;
        if (number >= state.rounds.size()) {
            if (round == 0) // known before it is paired
                for (const auto player : state.seeds) {
                    auto& match = bracket[0][slotOf(player, 0)];
                    (match.first.player == 0 ? match.first : match.second) = BracketPlace{
                        player, seedOf(player), false};
                }
            break;
        }
        for (const auto& played : state.rounds[number].matches) {
            auto& match = bracket[round][slotOf(played.first, round)];
            match.score = played.score;
            match.table = played.table;
            const bool decided = played.score && played.score->won != played.score->lost;
            const bool firstWon = decided && played.score->won > played.score->lost;
            match.first = {played.first, seedOf(played.first), firstWon};
            match.second = {played.second, seedOf(played.second), decided && !firstWon};
        }
        for (const auto player : state.rounds[number].byes) {
            auto& match = bracket[round][slotOf(player, round)];
            match.first = {player, seedOf(player), true};
            match.bye = true;
        }
    }
    return bracket;
}

} // namespace nexus::app
