// What a move costs, in the middle of games of the sample decks. Limit: 0.5 s for 19 of 20 moves of search:200.
#include "model/lab/match.h"

#include "importers/decklist/deck_json.h"
#include "importers/evaluation_json.h"
#include "tests/bench/bench_support.h"
#include "tests/support/legal_decks.h"
#include "tests/support/places.h"

#include <benchmark/benchmark.h>

#include <iterator>

using namespace nexus;

namespace {

const model::Evaluation& weights()
{
    static const auto evaluation = [] {
        std::ifstream file(test::inSources("/resources/games/quantum-nexus/evaluation.json").toStdString());
        return *importers::readEvaluationJson(std::string(std::istreambuf_iterator<char>(file), {}));
    }();
    return evaluation;
}

// Each sample deck against the next, greedily played; every fifteenth turn of the first eight rounds.
const std::vector<model::GameState>& moments()
{
    static const auto all = [] {
        constexpr int everySo = 15, rounds = 8;
        const auto& checker = test::starterChecker("quantum-nexus-2025-07");
        std::vector<model::Deck> decks;
        for (const auto& file : test::starterFiles("decks"))
            decks.push_back(*importers::readDeckJson(file.bytes));
        std::vector<model::GameState> found;
        for (std::size_t i = 0; i < decks.size(); ++i) {
            auto state = *model::setUpGame(
                {{"Ada", decks[i]}, {"Bo", decks[(i + 1) % decks.size()]}}, checker, model::Windows::WhenFitting, true);
            for (std::uint64_t step = 0; state.stage != model::Stage::Over && state.round <= rounds; ++step) {
                const auto seat = model::decider(state);
                if (state.stage == model::Stage::Turn && step % everySo == 0)
                    found.push_back(state);
                const auto action = seat == model::noSeat ? model::act::flipInitiative(step)
                                                          : model::decide(model::SeatView(state, seat),
                                                                model::PlayerKind{}, weights(), step)
                                                                .action;
                if (!model::apply(state, action))
                    break;
            }
        }
        return found;
    }();
    return all;
}

void moves(benchmark::State& state, const char* player)
{
    const auto kind = *model::playerKindOf(player);
    std::size_t next = 0;
    for (auto _ : state) {
        const auto& moment = moments()[next++ % moments().size()];
        const auto decision = model::decide(model::SeatView(moment, model::decider(moment)), kind, weights(), next);
        benchmark::DoNotOptimize(&decision);
    }
    state.counters["memory MB"] = bench::residentMb();
}

void evaluations(benchmark::State& state)
{
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(model::valueOf(moments()[next++ % moments().size()], 0, weights()));
}

} // namespace

BENCHMARK(evaluations)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(moves, greedy, "greedy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(moves, search, "search:200")->Unit(benchmark::kMillisecond);
BENCHMARK_MAIN();
