#include "app/text/round_text.h"

#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

struct RoundWords {
    NEXUS_WORDS(RoundWords)
};

const model::EventRound& roundOf(const model::EventState& state, int round)
{
    return state.rounds[static_cast<std::size_t>(round) - 1];
}

} // namespace

std::string roundTitle(const model::EventState& state, int round)
{
    const auto& paired = roundOf(state, round);
    const auto players = 2 * paired.matches.size() + paired.byes.size();
    constexpr std::size_t ofFinal = 2, ofSemifinals = 4, ofQuarterfinals = 8;
    if (paired.kind == model::PairingKind::Elimination && players <= ofQuarterfinals)
        return players <= ofFinal        ? RoundWords::tr("Final")
               : players <= ofSemifinals ? RoundWords::tr("Semifinals")
                                         : RoundWords::tr("Quarterfinals");
    return model::filled(RoundWords::tr("Round %1", "of an event"), {std::to_string(round)});
}

std::vector<const model::EventPlayer*> playersByName(const model::EventState& state)
{
    std::vector<std::pair<std::string, const model::EventPlayer*>> named;
    for (const auto& player : state.players)
        named.emplace_back(model::fold(player.name), &player);
    std::sort(named.begin(), named.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second->number < b.second->number;
    });
    std::vector<const model::EventPlayer*> players;
    for (const auto& [name, player] : named)
        players.push_back(player);
    return players;
}

std::vector<RoundSeat> seatsByName(const model::EventState& state, int round)
{
    std::vector<RoundSeat> byNumber(state.players.size() + 1);
    const auto seat = [&](model::PlayerNumber player, model::PlayerNumber opponent, int table) {
        byNumber[static_cast<std::size_t>(player)] = {player, opponent, table};
    };
    for (const auto& match : roundOf(state, round).matches) {
        seat(match.first, match.second, match.table);
        seat(match.second, match.first, match.table);
    }
    for (const auto player : roundOf(state, round).byes)
        seat(player, 0, 0);
    std::vector<RoundSeat> seats;
    for (const auto* player : playersByName(state))
        if (const auto& one = byNumber[static_cast<std::size_t>(player->number)]; one.player != 0)
            seats.push_back(one);
    return seats;
}

std::vector<RoundSeat> seatsByTable(const model::EventState& state, int round)
{
    std::vector<RoundSeat> seats;
    std::vector<bool> seated(state.players.size() + 1);
    const auto seat = [&](model::PlayerNumber player, model::PlayerNumber opponent, int table) {
        seats.push_back({player, opponent, table});
        seated[static_cast<std::size_t>(player)] = true;
    };
    if (round > 0) {
        for (const auto& match : roundOf(state, round).matches) {
            seat(match.first, match.second, match.table);
            seat(match.second, match.first, match.table);
        }
        for (const auto player : roundOf(state, round).byes)
            seat(player, 0, 0);
    }
    for (const auto* player : playersByName(state))
        if (!seated[static_cast<std::size_t>(player->number)])
            seats.push_back({player->number, 0, 0});
    return seats;
}

} // namespace nexus::app
