// An event of the hall: 500 players paired within 1 s, 64 within 20 ms; a file of 500 players with their lists and nine
// rounds opened within 0.2 s; a result written within 50 ms.
#include "app/documents/event_file.h"
#include "model/event/standings.h"
#include "tests/bench/bench_support.h"
#include "tests/support/events.h"
#include "tests/support/lists.h"

#include <benchmark/benchmark.h>

using namespace nexus;

static model::Event playedEvent(int players, int rounds, bool lists)
{
    model::Event event{{.game = "quantum-nexus", .edition = model::RulesetId("quantum-nexus-2025-07"), .seed = 1}, {}};
    auto state = model::beginEvent(event.settings);
    const auto act = [&](model::EventDeed deed) {
        test::need(model::apply(state, deed));
        event.log.push_back({"2026-11-29T10:00:00Z", {}, std::move(deed)});
    };
    const auto& decks = test::sampleDecks();
    for (int player = 1; player <= players; ++player) {
        model::AddPlayer added{"Player " + std::to_string(player), {}, {}, {}, std::nullopt};
        if (lists)
            added.list = model::EnteredList{decks[static_cast<std::size_t>(player) % decks.size()], {}, "list.txt"};
        act(std::move(added));
    }
    model::Random random(1);
    for (int round = 1; round <= rounds; ++round) {
        act(model::nextRound(state)->round);
        for (const auto& match : std::vector(state.rounds.back().matches))
            act(model::GiveResult{round, match.table, test::scoreBy(random)});
    }
    return event;
}

static void pairRound(benchmark::State& state)
{
    const auto rounds = static_cast<int>(state.range(1));
    const auto event = *model::replay(playedEvent(static_cast<int>(state.range(0)), rounds, false));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::nextRound(event));
}
BENCHMARK(pairRound)
    ->Args({64, 0})
    ->Args({64, 5})
    ->Args({500, 0})
    ->Args({500, 4})
    ->Args({500, 8})
    ->Args({1000, 4})
    ->Unit(benchmark::kMillisecond);

static std::filesystem::path bigFile()
{
    static const auto file = [] {
        const auto made = bench::scratch() / "big.nxevent";
        std::ofstream(made, std::ios::binary) << importers::writeEventJson(playedEvent(500, 9, true));
        return made;
    }();
    return file;
}

static void openEvent(benchmark::State& state)
{
    const auto file = bigFile();
    for (auto _ : state)
        if (!app::EventDocument::open(file))
            state.SkipWithError("not opened");
    state.counters["KB"] = static_cast<double>(std::filesystem::file_size(file)) / 1024;
}
BENCHMARK(openEvent)->Unit(benchmark::kMillisecond);

static void giveResult(benchmark::State& state)
{
    auto event = app::EventDocument::open(bigFile());
    for (auto _ : state)
        if (!(*event)->act(model::GiveResult{9, 1, {2, 1, 0}}))
            state.SkipWithError("not written");
}
BENCHMARK(giveResult)->Unit(benchmark::kMillisecond);

static void standings(benchmark::State& state)
{
    const auto event = *model::replay(playedEvent(500, 9, false));
    for (auto _ : state)
        benchmark::DoNotOptimize(model::standingsOf(event));
}
BENCHMARK(standings)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
