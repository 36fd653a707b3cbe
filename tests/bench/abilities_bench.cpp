// Rule texts of 500 cards read and said again. Limit: 50 ms on one core.
#include "model/abilities/language.h"
#include "model/abilities/phrases.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"

#include <benchmark/benchmark.h>

#include <iterator>

using namespace nexus;

static void understandFiveHundred(benchmark::State& state)
{
    const auto& catalogue = *test::starterCatalogue();
    const auto vocabulary = model::vocabularyOf(catalogue);
    (void)model::ruleGrammar();
    for (auto _ : state)
        for (std::size_t i = 0; i < 500; ++i) {
            const auto& card = catalogue.card(static_cast<model::CardIndex>(i % catalogue.size()));
            benchmark::DoNotOptimize(model::understand(card, catalogue.game(), vocabulary).abilities.data());
        }
}
BENCHMARK(understandFiveHundred)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

// Once a program: the tables made into a tree.
static void makeTheGrammar(benchmark::State& state)
{
    for (auto _ : state) {
        std::vector<model::Phrase> phrases;
        for (const auto& [file, text] : model::sharedPhrases())
            std::ranges::copy(model::readPhrases(text, file).phrases, std::back_inserter(phrases));
        benchmark::DoNotOptimize(model::Grammar(std::move(phrases)).phrases().data());
    }
}
BENCHMARK(makeTheGrammar)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

// Once a game in which texts play.
static void gatherTheWords(benchmark::State& state)
{
    const auto catalogue = test::syntheticCatalogue(bench::largeCount());
    for (auto _ : state) {
        const auto words = model::vocabularyOf(*catalogue);
        benchmark::DoNotOptimize(&words);
    }
}
BENCHMARK(gatherTheWords)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
