// A key in the search bar: parse, filter, list of cards. Limit: 8 ms at 100,000 cards for every kind of query.
#include "model/search/query_completion.h"
#include "model/search/query_match.h"
#include "model/search/query_offers.h"
#include "model/search/query_parser.h"
#include "tests/bench/bench_support.h"
#include "tests/support/synthetic.h"

#include <benchmark/benchmark.h>

#include <cstring>

using namespace nexus;

static void query(benchmark::State& state, const char* text)
{
    const auto& catalogue = *bench::largeCatalogue();
    std::size_t found = 0;
    for (auto _ : state) {
        const auto parsed = model::parseQuery(text, catalogue.game());
        const auto cards = model::search(*parsed, catalogue);
        found = cards.size();
        benchmark::DoNotOptimize(cards.data());
    }
    state.counters["found"] = static_cast<double>(found);
}
// Why nothing came, worked out when it is shown. Limit: 100 ms at 100,000 cards.
static void offers(benchmark::State& state, const char* text)
{
    const auto& catalogue = *bench::largeCatalogue();
    for (auto _ : state)
        benchmark::DoNotOptimize(model::adviseQuery(text, catalogue).offers.data());
}
BENCHMARK_CAPTURE(offers, misspelt, "quazenn impcat draww")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(offers, type, "t:leaderr cp<=3")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(offers, phrase, "\"draw exhaust impcat zzyzx\"")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(offers, mended, "tpye:leader")->Unit(benchmark::kMillisecond);

#define QUERY(name, text)                                                                                              \
    BENCHMARK_CAPTURE(query, name, text)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly()
QUERY(everything, "");
QUERY(oneLetter, "e");
QUERY(name, "name:nex");
QUERY(nameRare, "name:quazen");
QUERY(wordCommon, "draw");
QUERY(wordRare, "zzyzx");
QUERY(twoWords, "draw exhaust");
QUERY(phrase, "\"draw a card\"");
QUERY(rulesWord, "o:impact");
QUERY(type, "t:leader");
QUERY(keyword, "kw:phalanx");
QUERY(number, "cp<=3");
QUERY(numbersCompared, "attack>defense");
QUERY(domain, "d:psionics technology>=2");
QUERY(domainKinds, "domains=1 dp>=3");
QUERY(set, "set:syn");
QUERY(rarity, "rarity:rare");
QUERY(mixed, "t:unit cp:2..4 -kw:taunt (draw or destroy) name:el");
QUERY(regexName, "name:/^bel.*or$/");
QUERY(meaning, "does:draw"); // once its texts are read
QUERY(sortedByCp, "t:unit sort:-cp");

// What is proposed while a query is typed. Limit: 1 ms where a field is known, 3 ms over all names.
static void proposals(benchmark::State& state, const char* text)
{
    const auto& catalogue = *bench::largeCatalogue();
    for (auto _ : state)
        benchmark::DoNotOptimize(model::complete(text, std::strlen(text), catalogue));
}
#define PROPOSALS(name, text)                                                                                          \
    BENCHMARK_CAPTURE(proposals, name, text)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly()
PROPOSALS(type, "t:");
PROPOSALS(subtype, "subtype:dr");
PROPOSALS(keyword, "kw:");
PROPOSALS(order, "sort:");
PROPOSALS(nameAfterField, "cp<=3 ran");
PROPOSALS(nameCommon, "ar");
PROPOSALS(nameRare, "quazen");
PROPOSALS(nothing, "zz zz zz zz zz");

// The first question about what texts mean reads those that could mean it.
static void firstMeaning(benchmark::State& state, const char* text)
{
    for (auto _ : state) {
        state.PauseTiming();
        const auto catalogue = test::syntheticCatalogue(bench::largeCount());
        const auto parsed = model::parseQuery(text, catalogue->game());
        state.ResumeTiming();
        benchmark::DoNotOptimize(model::search(*parsed, *catalogue).data());
    }
}
BENCHMARK_CAPTURE(firstMeaning, does, "does:draw")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(firstMeaning, plays, "plays:whole")->Unit(benchmark::kMillisecond)->Iterations(1);

BENCHMARK_MAIN();
