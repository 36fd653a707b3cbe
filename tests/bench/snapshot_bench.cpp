// Loading the catalogue snapshot from catalogue.sqlite. Limit: 0.25 s and 160 MB at 100,000 cards.
#include "db/catalogue_store.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>
#include <malloc.h>

using namespace nexus;

static std::filesystem::path largeStore()
{
    static const auto file = [] {
        const auto path = bench::scratch() / "catalogue.sqlite";
        db::CatalogueStore store(path, test::starterGame());
        const auto before = store.load();
        store.apply(model::planImport(*before, test::syntheticCards(bench::largeCount())), *before,
            {{"SYN", "Synthetic", "2025-01-01"}}, "2025-01-01");
        return path;
    }();
    malloc_trim(0);
    return file;
}

static void loadSnapshot(benchmark::State& state)
{
    const auto file = largeStore();
    const double before = bench::residentMb();
    double grown = 0;
    for (auto _ : state) {
        db::CatalogueStore store(file, test::starterGame());
        const auto catalogue = store.load();
        benchmark::DoNotOptimize(catalogue->size());
        grown = std::max(grown, bench::residentMb() - before);
    }
    state.counters["grownMB"] = grown;
    state.counters["residentMB"] = bench::residentMb();
}
BENCHMARK(loadSnapshot)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
