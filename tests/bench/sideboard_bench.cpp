// Swaps with the sideboard and the best sideboard. Limit: 100 ms for the swaps of one
// sample deck; the others for the record.
#include "model/advice/best_sideboard.h"
#include "model/advice/sideboard_swaps.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include "importers/decklist/deck_json.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

std::vector<model::Deck> sampleDecks()
{
    std::vector<model::Deck> decks;
    for (const auto& file : nexus::test::starterFiles("decks"))
        decks.push_back(*importers::readDeckJson(file.bytes));
    return decks;
}

// All sample decks, one after the other.
void swapsOfSampleDecks(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    const auto decks = sampleDecks();
    for (auto _ : state)
        for (const auto& deck : decks) {
            const model::SideboardSwaps swaps(checker, deck);
            benchmark::DoNotOptimize(swaps.list(1, 10'000));
        }
    state.counters["decks"] = static_cast<double>(decks.size());
}
BENCHMARK(swapsOfSampleDecks)->Unit(benchmark::kMillisecond);

void bestOfTheStarterPool(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    const auto decks = sampleDecks();
    for (auto _ : state)
        for (const auto& deck : decks)
            benchmark::DoNotOptimize(
                model::bestSideboard(checker, deck, {model::CardSet(checker.catalogue().size(), true), {}}));
    state.counters["decks"] = static_cast<double>(decks.size());
}
BENCHMARK(bestOfTheStarterPool)->Unit(benchmark::kMillisecond);

void bestOfALargePool(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), bench::largeCatalogue());
    model::Deck deck;
    auto& main = deck.sectionOrNew(model::SectionId("main"));
    for (model::CardIndex card = 0; main.entries.size() < 60; card += 7) {
        model::DeckEntry entry;
        entry.card = model::unambiguousName(checker.catalogue(), card);
        main.entries.push_back(entry);
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(
            model::bestSideboard(checker, deck, {model::CardSet(checker.catalogue().size(), true), {}}));
}
BENCHMARK(bestOfALargePool)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
