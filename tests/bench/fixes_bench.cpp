// All fixes of a deck with trouble of every kind, as the command fix asks for them, and those of one problem, as the
// menu of a row does; on the starter set and on a large catalogue.
#include "importers/decklist/deck_json.h"
#include "model/advice/fixes.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

#include <chrono>

using namespace nexus;

namespace {

// Missions swapped for others, surplus copies, leaders and a sideboard begun.
model::Deck troubled(const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    model::Deck deck;
    deck.game = checker.ruleset().game;
    deck.ruleset = checker.ruleset().id;
    const auto put = [&](const char* section, model::CardIndex card, int copies) {
        model::DeckEntry entry;
        entry.card = model::unambiguousName(catalogue, card);
        entry.count = copies;
        (void)addCopies(deck.sectionOrNew(model::SectionId(section)), entry);
    };
    int cards = 0, missions = 0, leaders = 0;
    for (model::CardIndex card = 0; card < catalogue.size(); ++card) {
        const bool mission = catalogue.type(card) == "Mission";
        const auto leader = catalogue.term("leader");
        const auto types = catalogue.types(card);
        if (mission && missions < 3 && ++missions)
            put("missions", card, 1);
        else if (!mission && leader && std::find(types.begin(), types.end(), *leader) != types.end() && leaders < 6 &&
                 ++leaders)
            put("main", card, 1);
        else if (!mission && cards < 40 && ++cards)
            put(cards % 6 == 0 ? "sideboard" : "main", card, cards % 7 == 0 ? 5 : 2);
    }
    return deck;
}

void allFixes(benchmark::State& state, const std::shared_ptr<const model::Catalogue>& catalogue)
{
    const model::DeckChecker checker(test::ruleset(), catalogue);
    const auto deck = troubled(checker);
    const auto report = checker.check(deck);
    std::size_t fixes = 0;
    for (auto _ : state) {
        fixes = 0;
        model::RankedFixes ranked(checker, deck, report);
        for (const auto& finding : report.findings)
            fixes += ranked.fixesFor(finding).size();
    }
    state.counters["findings"] = static_cast<double>(report.findings.size());
    state.counters["fixes"] = static_cast<double>(fixes);
}

// The slowest of the problems.
void oneMenu(benchmark::State& state, const std::shared_ptr<const model::Catalogue>& catalogue)
{
    const model::DeckChecker checker(test::ruleset(), catalogue);
    const auto deck = troubled(checker);
    const auto report = checker.check(deck);
    double slowest = 0;
    for (auto _ : state) {
        slowest = 0;
        for (const auto& finding : report.findings) {
            const auto start = std::chrono::steady_clock::now();
            benchmark::DoNotOptimize(model::RankedFixes(checker, deck, report).fixesFor(finding).data());
            slowest = std::max(
                slowest, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        }
        state.SetIterationTime(slowest);
    }
}

} // namespace

BENCHMARK_CAPTURE(allFixes, starter, test::starterCatalogue())
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(5)
    ->ReportAggregatesOnly();
BENCHMARK_CAPTURE(oneMenu, starter, test::starterCatalogue())
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(5)
    ->ReportAggregatesOnly();
BENCHMARK_CAPTURE(oneMenu, large, bench::largeCatalogue())
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->Repetitions(3)
    ->ReportAggregatesOnly();

BENCHMARK_MAIN();
