// A card list of JSON into the catalogue: read, compare, write. Limit: 1.2 s and 300 MB at 100,000 cards.
#include "app/documents/card_import.h"
#include "importers/card_list.h"
#include "tests/bench/bench_support.h"
#include "tests/support/card_files.h"
#include "tests/support/imports.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>
#include <malloc.h>

using namespace nexus;

static const std::string& largeList()
{
    static const std::string json = test::writeCatalogueJson(
        test::syntheticCards(bench::largeCount()), {"SYN", "Synthetic", "2025-01-01"}, test::starterGame());
    return json;
}

static void readJson(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(importers::readCatalogueJson(largeList(), test::starterGame())->cards.size());
    state.counters["fileMB"] = static_cast<double>(largeList().size()) / 1e6;
}
BENCHMARK(readJson)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

static void importJson(benchmark::State& state)
{
    int run = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const auto folder = bench::scratch() / ("import-" + std::to_string(run++));
        app::Profile profile(folder);
        (void)profile.catalogue(); // the starter set is there before
        state.ResumeTiming();
        const auto report = test::importCards(profile, "large.json", largeList(), {}, false);
        if (!report.written)
            state.SkipWithError("not written");
        state.PauseTiming();
        std::filesystem::remove_all(folder);
        malloc_trim(0);
        state.ResumeTiming();
    }
}
BENCHMARK(importJson)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(9)->ReportAggregatesOnly();

static void importUnchanged(benchmark::State& state)
{
    app::Profile profile(bench::scratch() / "again");
    (void)test::importCards(profile, "large.json", largeList(), {}, false);
    for (auto _ : state)
        if (test::importCards(profile, "large.json", largeList(), {}, false).plan.count(model::ImportEffect::Changed) !=
            0)
            state.SkipWithError("changed");
}
BENCHMARK(importUnchanged)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
