// All packages of Missions: of the starter pool, limit 50 ms, and of 100,000 synthetic cards, ten thousand of them
// Missions.
#include "model/advice/mission_packages.h"
#include "model/advice/package_pool.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include "importers/decklist/deck_json.h"

#include <benchmark/benchmark.h>

using namespace nexus;

static const model::SectionId missions("missions");

static void allPackagesOfTheStarterPool(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    std::size_t packages = 0;
    for (auto _ : state)
        packages = model::MissionPackages(checker, missions).list({}, 1'000'000)->packages.size();
    state.counters["packages"] = static_cast<double>(packages);
}
BENCHMARK(allPackagesOfTheStarterPool)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static void packagesForADeck(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    const auto deck = *importers::readDeckJson(nexus::test::starterFiles("decks").front().bytes);
    const model::MissionPackages packages(checker, missions);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            packages.list({.deck = &deck, .order = model::PackageOrder::FewestChanges}, 200)->packages.data());
}
BENCHMARK(packagesForADeck)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

static const model::DeckChecker& large()
{
    static const model::DeckChecker checker(test::ruleset(), bench::largeCatalogue());
    return checker;
}

// What opening the page costs: the laws read and the first two hundred rows.
static void packagesOfTheLargeCatalogue(benchmark::State& state)
{
    const auto& checker = large();
    const auto order = static_cast<model::PackageOrder>(state.range(0));
    const char* names[] = {"largest pool", "most income", "fewest cards"};
    state.SetLabel(names[state.range(0)]);
    for (auto _ : state) {
        const auto listed = model::MissionPackages(checker, missions).list({.order = order}, 200);
        if (!listed) {
            state.SkipWithError("too many");
            return;
        }
        state.counters["packages"] = static_cast<double>(listed->count);
    }
}
BENCHMARK(packagesOfTheLargeCatalogue)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(3);

static void packagesForADeckOfTheLargeCatalogue(benchmark::State& state)
{
    const auto& checker = large();
    const model::MissionPackages packages(checker, missions);
    auto deck = *importers::readDeckJson(nexus::test::starterFiles("decks").front().bytes);
    auto& section = deck.sectionOrNew(missions);
    section.entries.clear();
    const auto first = packages.list({}, 5000);
    if (!first) {
        state.SkipWithError("too many");
        return;
    }
    (void)model::apply(deck, packages.edit(deck, first->packages.back()));
    for (auto _ : state) {
        const auto listed = packages.list({.deck = &deck, .order = model::PackageOrder::FewestChanges}, 200);
        if (!listed) {
            state.SkipWithError("too many");
            return;
        }
    }
}
BENCHMARK(packagesForADeckOfTheLargeCatalogue)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(3);

static void poolOfTheLargeCatalogue(benchmark::State& state)
{
    const auto& checker = large();
    const auto givers = checker.accepted(checker.sectionIndex(missions))->cards();
    for (auto _ : state)
        benchmark::DoNotOptimize(model::packagePool(checker, missions, {{givers[5], 1}, {givers[50], 1}}).types.data());
    state.counters["MB"] = bench::residentMb();
}
BENCHMARK(poolOfTheLargeCatalogue)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(3);

// What 36 Missions would open and close, of 100,000 cards. Limit 30 ms.
static void missionEffectsOfALargeList(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), bench::largeCatalogue());
    for (auto _ : state) {
        const model::MissionEffects effects(checker);
        auto cards = effects.acceptedBy(missions);
        cards.resize(36);
        benchmark::DoNotOptimize(effects.adding(model::Deck{}, missions, cards));
    }
}
BENCHMARK(missionEffectsOfALargeList)->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

BENCHMARK_MAIN();
