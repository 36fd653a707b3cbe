// Legality of a deck of sixty cards, and an edit with all findings anew. Limits: 20 µs and 30 µs.
#include "model/deck/deck_edit.h"
#include "model/rules/additions.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include "importers/decklist/deck_json.h"

#include <benchmark/benchmark.h>
#include <stdexcept>

using namespace nexus;

static model::Deck deckOfSixty()
{
    for (const auto& file : nexus::test::starterFiles("decks"))
        if (const auto deck = importers::readDeckJson(file.bytes);
            deck && deck->copies(model::SectionId("main")) >= 59 && deck->copies(model::SectionId("main")) <= 65)
            return *deck;
    throw std::runtime_error("no sample deck of about sixty cards");
}

static void checkSixty(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    const auto deck = deckOfSixty();
    for (auto _ : state)
        benchmark::DoNotOptimize(checker.check(deck).findings.data());
    state.counters["cards"] = deck.copies(model::SectionId("main"));
}
BENCHMARK(checkSixty)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void checkSixtyIllegal(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    auto deck = deckOfSixty();
    deck.sections.front().entries.clear(); // no missions: every card with a domain is a finding
    for (auto _ : state)
        benchmark::DoNotOptimize(checker.check(deck).findings.data());
    state.counters["findings"] = static_cast<double>(checker.check(deck).findings.size());
}
BENCHMARK(checkSixtyIllegal)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void editAndCheck(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), test::starterCatalogue());
    auto deck = deckOfSixty();
    const auto& section = deck.sections[1];
    model::DeckEdit edit{model::ChangeCopies{section.id, section.entries.front(), 1}};
    for (auto _ : state) {
        edit = *model::apply(deck, edit);
        benchmark::DoNotOptimize(checker.check(deck).findings.data());
    }
}
BENCHMARK(editAndCheck)->Unit(benchmark::kMicrosecond)->Repetitions(9)->ReportAggregatesOnly();

static void whatCanBeAdded(benchmark::State& state)
{
    const model::DeckChecker checker(test::ruleset(), bench::largeCatalogue());
    const auto deck = deckOfSixty();
    for (auto _ : state)
        benchmark::DoNotOptimize(model::Additions(checker, deck).addable().count());
}
BENCHMARK(whatCanBeAdded)->Unit(benchmark::kMillisecond)->Repetitions(9)->ReportAggregatesOnly();

BENCHMARK_MAIN();
