// Events for tests: so many players, and rounds played by chance with a seed.
#pragma once

#include "model/base/random.h"
#include "model/event/pairing.h"

#include <stdexcept>

namespace nexus::test {

inline void need(const tl::expected<void, model::EventRefusal>& applied)
{
    if (!applied)
        throw std::runtime_error("refused: " + std::to_string(static_cast<int>(applied.error().fault)) + " " +
                                 applied.error().name + " " + std::to_string(applied.error().number));
}

inline model::EventState eventOf(int players, const model::EventSettings& settings = {.seed = 1})
{
    auto state = model::beginEvent(settings);
    for (int i = 1; i <= players; ++i)
        need(model::apply(state, model::AddPlayer{"Player " + std::to_string(i), {}, {}, {}, std::nullopt}));
    return state;
}

inline model::MatchScore scoreBy(model::Random& random)
{
    static constexpr model::MatchScore scores[] = {
        {2, 0, 0}, {2, 1, 0}, {0, 2, 0}, {1, 2, 0}, {1, 1, 1}, {1, 0, 1}, {0, 0, 3}};
    return scores[random.below(std::size(scores))];
}

// Every result of the round paired last.
inline void playRound(model::EventState& state, model::Random& random)
{
    const auto number = static_cast<int>(state.rounds.size());
    for (const auto& match : std::vector(state.rounds.back().matches)) {
        auto score = scoreBy(random);
        if (state.rounds.back().kind == model::PairingKind::Elimination && score.won == score.lost)
            score = {2, 0, 0};
        need(model::apply(state, model::GiveResult{number, match.table, score}));
    }
}

inline void playRounds(model::EventState& state, int rounds, std::uint64_t seed)
{
    model::Random random(seed);
    for (int i = 0; i < rounds; ++i) {
        const auto next = model::nextRound(state);
        if (!next)
            throw std::runtime_error("not paired: " + std::to_string(static_cast<int>(next.error().fault)));
        if (next->cut)
            need(model::apply(state, *next->cut));
        need(model::apply(state, next->round));
        playRound(state, random);
    }
}

} // namespace nexus::test
