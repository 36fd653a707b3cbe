// Random games of the rules engine. Limit: 2,000 full games a second on one core, over both editions; a full game is
// played until somebody has won, and to the end of its eighth round where nobody has. 1,000 where texts play.
#include "tests/bench/bench_support.h"
#include "tests/support/legal_decks.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

std::vector<model::GameState> starts(const char* ruleset, model::Windows windows, bool textsPlay = false)
{
    const auto& checker = test::starterChecker(ruleset);
    const test::LegalDecks decks(checker);
    std::vector<model::GameState> games;
    for (std::uint64_t i = 0; i < 16; ++i)
        games.push_back(*model::setUpGame(
            {{"Ada", decks.make(2 * i)}, {"Bo", decks.make(2 * i + 1)}}, checker, windows, textsPlay));
    return games;
}

void randomGames(benchmark::State& state, const char* ruleset, bool textsPlay)
{
    const auto games = starts(ruleset, textsPlay ? model::Windows::WhenFitting : model::Windows::Never, textsPlay);
    std::uint64_t seed = 0, actions = 0, over = 0;
    for (auto _ : state) {
        auto game = games[seed % games.size()];
        test::RandomPlayer player(seed++);
        while (game.stage != model::Stage::Over && game.round <= 8) {
            model::applyListed(game, player.choose(game));
            ++actions;
        }
        over += game.stage == model::Stage::Over;
    }
    state.counters["games"] = benchmark::Counter(static_cast<double>(seed), benchmark::Counter::kIsRate);
    state.counters["actions"] = static_cast<double>(actions) / static_cast<double>(seed);
    state.counters["won"] = static_cast<double>(over) / static_cast<double>(seed);
}

// What the window asks after every action.
void legalOfOneMoment(benchmark::State& state)
{
    auto game = starts("quantum-nexus-2025-07", model::Windows::Never)[0];
    test::RandomPlayer player(3);
    while (game.round < 4)
        (void)model::apply(game, player.choose(game)).has_value();
    std::size_t count = 0;
    for (auto _ : state)
        count = model::legalActions(game).size();
    state.counters["actions"] = static_cast<double>(count);
}

} // namespace

BENCHMARK_CAPTURE(randomGames, latest, "quantum-nexus-2025-07", false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(randomGames, earlier, "quantum-nexus-2025-05", false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(randomGames, textsPlay, "quantum-nexus-2025-07", true)->Unit(benchmark::kMicrosecond);
BENCHMARK(legalOfOneMoment)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
