#include "model/lab/goldfish.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace nexus::model {

namespace {

bool hasFullFront(const GameState& state)
{
    QuadrantMask held = 0;
    for (const auto id : state.pile(0, Zone::Field))
        held |= maskOf(state.card(id).quadrant);
    return (frontRow & state.facts->grid.places & ~held) == 0;
}

void addByRound(std::vector<std::uint64_t>& sum, const std::vector<std::uint64_t>& more)
{
    sum.resize(std::max(sum.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        sum[i] += more[i];
}

bool comesDown(HappeningKind kind)
{
    return kind == HappeningKind::Deployed || kind == HappeningKind::Attached || kind == HappeningKind::Evolved ||
           kind == HappeningKind::EventPlayed;
}

} // namespace

SoloTally& SoloTally::operator+=(const SoloTally& more)
{
    games += more.games;
    whole += more.whole;
    addByRound(unspent, more.unspent);
    addByRound(squares, more.squares);
    addByRound(fronts, more.fronts);
    addByRound(seen, more.seen);
    for (const auto& [name, card] : more.cards)
        cards[name] += card;
    return *this;
}

std::vector<SoloRound> roundsOf(const SoloTally& tally)
{
    std::vector<SoloRound> rounds;
    const auto games = static_cast<double>(tally.games);
    for (std::size_t i = 0; tally.games > 0 && i < tally.unspent.size(); ++i) {
        const auto sum = static_cast<double>(tally.unspent[i]), squares = static_cast<double>(tally.squares[i]);
        const double mean = sum / games;
        const double variance = games > 1 ? std::max(0.0, (squares - sum * mean) / (games - 1)) : 0;
        const double half = confidence * std::sqrt(variance / games);
        const auto fronts = static_cast<double>(tally.fronts[i]);
        rounds.push_back({mean, {mean - half, mean + half}, tally.fronts[i], shareInterval(fronts, games)});
    }
    return rounds;
}

void playAlone(GameState state, const PlayerKind& player, const Evaluation& evaluation, std::uint64_t seed,
    std::uint16_t rounds, SoloTally& tally, const ThinkingClock& clock)
{
    for (auto* numbers : {&tally.unspent, &tally.squares, &tally.fronts, &tally.seen})
        numbers->resize(rounds);
    ++tally.games;
    std::set<std::string> met;
    ActionList legal;
    std::vector<Action> all;
    Happenings told;
    bool front = false;
    const auto whole = state.pile(0, Zone::Deck).size();
    constexpr std::uint64_t mostSteps = 5'000; // texts that trigger each other without end
    for (std::uint64_t step = 0; step < mostSteps && state.stage != Stage::Over && state.round <= rounds; ++step) {
        const auto seat = decider(state);
        Action action = act::flipInitiative(seedOf(seed, step));
        if (seat != noSeat) {
            options(state, seat, legal, all);
            if (all.empty())
                return;
            action = all.size() == 1
                         ? all.front()
                         : decide(SeatView(state, seat), player, evaluation, seedOf(seed, step), {}, clock).action;
        }
        const auto round = state.round;
        const auto points = static_cast<std::uint64_t>(std::max(0, state.player(0).points));
        const auto seen = whole - std::min(whole, state.pile(0, Zone::Deck).size());
        told.clear();
        if (!apply(state, action, &told))
            return;
        for (const auto& happening : told)
            if (comesDown(happening.kind) && met.insert(state.name(happening.card)).second)
                tally.cards[state.name(happening.card)] += {1, std::max<std::uint64_t>(1, round)};
        front = front || hasFullFront(state);
        if (round > 0 && round <= rounds && (state.round != round || state.stage == Stage::Over)) {
            const auto place = static_cast<std::size_t>(round - 1);
            tally.unspent[place] += points;
            tally.squares[place] += points * points;
            tally.fronts[place] += front;
            tally.seen[place] += seen;
        }
    }
    tally.whole += state.stage == Stage::Over || state.round > rounds;
}

} // namespace nexus::model
