// A deck under all rulesets at once, as the Advice tab shows it: a legal sample deck, one with ten copies taken out,
// and one whose Missions are gone. Limit: 100 ms, for that is worked out after every change while the page is seen.
#include "importers/decklist/deck_json.h"
#include "model/advice/edition_comparison.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>
#include <stdexcept>

using namespace nexus;

namespace {

model::Deck sampleDeck(const char* name)
{
    for (const auto& file : nexus::test::starterFiles("decks"))
        if (auto deck = importers::readDeckJson(file.bytes); deck && deck->name == name)
            return *deck;
    throw std::runtime_error("no such sample deck");
}

std::vector<std::shared_ptr<const model::DeckChecker>> allCheckers(
    const std::shared_ptr<const model::Catalogue>& catalogue)
{
    std::vector<std::shared_ptr<const model::DeckChecker>> checkers;
    for (const auto& known : test::starterLibrary().rulesets)
        checkers.push_back(std::make_shared<const model::DeckChecker>(known.ruleset, catalogue));
    return checkers;
}

void compare(benchmark::State& state, const model::Deck& deck, const std::shared_ptr<const model::Catalogue>& catalogue)
{
    const auto checkers = allCheckers(catalogue);
    std::int64_t changed = 0;
    for (auto _ : state) {
        changed = 0;
        for (const auto& proposal : model::compareEditions(deck, checkers))
            changed += proposal.copies();
    }
    state.counters["changed"] = static_cast<double>(changed);
}

model::Deck withTenOut()
{
    auto deck = sampleDeck("Wet Ink");
    auto& main = deck.sectionOrNew(model::SectionId("main"));
    for (int left = 10; left > 0;) {
        const int taken = std::min(left, main.entries.back().count);
        left -= taken;
        main.entries.back().count -= taken;
        if (main.entries.back().count == 0)
            main.entries.pop_back();
    }
    return deck;
}

} // namespace

static void editionsOfLegalDeck(benchmark::State& state)
{
    compare(state, sampleDeck("Wet Ink"), test::starterCatalogue());
}
BENCHMARK(editionsOfLegalDeck)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void editionsWithTenOut(benchmark::State& state) { compare(state, withTenOut(), test::starterCatalogue()); }
BENCHMARK(editionsWithTenOut)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void editionsWithoutMissions(benchmark::State& state)
{
    auto deck = sampleDeck("Wet Ink");
    deck.sectionOrNew(model::SectionId("missions")).entries.clear();
    compare(state, deck, test::starterCatalogue());
}
BENCHMARK(editionsWithoutMissions)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

// Every name means nothing there, every Mission package is open.
static void editionsLargeCatalogue(benchmark::State& state) { compare(state, withTenOut(), bench::largeCatalogue()); }
BENCHMARK(editionsLargeCatalogue)->Unit(benchmark::kMillisecond)->Repetitions(3)->ReportAggregatesOnly();

// The laws of every edition read against a large catalogue: done once for each, before the work begins.
static void checkersOfTheLargeCatalogue(benchmark::State& state)
{
    const auto& catalogue = bench::largeCatalogue();
    for (auto _ : state)
        benchmark::DoNotOptimize(allCheckers(catalogue).size());
}
BENCHMARK(checkersOfTheLargeCatalogue)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

BENCHMARK_MAIN();
