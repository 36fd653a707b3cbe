// What the Laboratory takes: games of a league of sample decks, and games of a deck alone. Limit: the league of the 14
// sample decks, 91 pairings of 100 greedy games, in 20 minutes on two cores: 7.6 games a second.
#include "app/documents/laboratory.h"
#include "app/documents/solo_job.h"

#include "importers/decklist/deck_json.h"
#include "tests/bench/bench_support.h"
#include "tests/support/legal_decks.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

constexpr std::size_t decksMet = 4;

std::shared_ptr<const model::DeckChecker> law()
{
    static const auto checker = std::make_shared<model::DeckChecker>(test::starterChecker("quantum-nexus-2025-07"));
    return checker;
}

model::Series seriesOf(std::uint64_t games)
{
    model::Series series;
    series.games = games;
    series.evaluations.fill(*app::evaluationOf({std::filesystem::path(), "quantum-nexus"}));
    return series;
}

std::vector<model::Deck> someDecks()
{
    std::vector<model::Deck> decks;
    for (const auto& file : test::starterFiles("decks"))
        if (decks.size() < decksMet)
            decks.push_back(*importers::readDeckJson(file.bytes));
    return decks;
}

void league(benchmark::State& state)
{
    auto series = seriesOf(4);
    series.pairings = model::everyPairing(decksMet);
    const auto games = series.allGames();
    const auto table = *model::SeriesTable::of(std::move(series), someDecks(), law());
    for (auto _ : state) {
        app::SeriesTallies tallies;
        app::playSeries(*table, tallies);
        benchmark::DoNotOptimize(&tallies);
    }
    state.counters["games"] = benchmark::Counter(
        static_cast<double>(games), benchmark::Counter::kIsIterationInvariantRate);
    state.counters["memory MB"] = bench::residentMb();
}

void alone(benchmark::State& state)
{
    constexpr std::uint64_t soloGames = 100;
    auto series = seriesOf(soloGames);
    series.rounds = 6;
    const auto start = *model::setUpGame({{{}, someDecks().front()}}, *law(), model::Windows::WhenFitting, true);
    for (auto _ : state) {
        model::SoloTally tally;
        app::playSolo(start, series, tally, {});
        benchmark::DoNotOptimize(&tally);
    }
    state.counters["games"] = benchmark::Counter(
        static_cast<double>(soloGames), benchmark::Counter::kIsIterationInvariantRate);
}

} // namespace

BENCHMARK(league)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(alone)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_MAIN();
