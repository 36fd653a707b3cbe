// An audit on six terms: of 300 cards, limit 16 ms, so that it can follow a hand that edits them; and of a large
// catalogue.
#include "model/audit/audit.h"
#include "tests/bench/bench_support.h"

#include <benchmark/benchmark.h>
#include <numeric>

using namespace nexus;

static void auditOf(benchmark::State& state, const std::shared_ptr<const model::Catalogue>& catalogue)
{
    const auto& game = catalogue->game();
    const auto terms = *model::parseAuditTerms("attack,defense,dp,range,leader,text", *game.face.cost, game);
    std::vector<model::CardIndex> cards(catalogue->size());
    std::iota(cards.begin(), cards.end(), model::CardIndex{0});
    std::size_t dominated = 0;
    for (auto _ : state)
        dominated = model::audit({cards, *game.face.cost, terms}, *catalogue)->dominated.size();
    state.counters["cards"] = static_cast<double>(cards.size());
    state.counters["dominated"] = static_cast<double>(dominated);
}

static void auditOf300(benchmark::State& state) { auditOf(state, test::syntheticCatalogue(300)); }
BENCHMARK(auditOf300)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

static void auditOfTheLargeCatalogue(benchmark::State& state) { auditOf(state, bench::largeCatalogue()); }
BENCHMARK(auditOfTheLargeCatalogue)->Unit(benchmark::kMillisecond)->Iterations(1);

BENCHMARK_MAIN();
