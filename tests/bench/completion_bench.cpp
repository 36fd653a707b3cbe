// Completing a deck to its total: nearest fixes, the best filling, how many there are, ideas. Limits: 20 ms and 50 ms
// for the starter cards; 0.3 s and 1 s for 100,000 cards; of all ideas four times as much.
#include "model/advice/completion_ideas.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include "importers/decklist/deck_json.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

model::Deck sampleDeck(std::size_t rows)
{
    const auto files = nexus::test::starterFiles("decks");
    auto deck = *importers::readDeckJson(files.front().bytes);
    auto& entries = deck.sectionOrNew(model::SectionId("main")).entries;
    entries.resize(std::min(rows, entries.size()));
    return deck;
}

// Missions of the synthetic catalogue that allow as many cards as can be.
model::Deck syntheticDeck(const model::DeckChecker& checker)
{
    model::Deck deck;
    deck.ruleset = checker.ruleset().id;
    const auto missions = checker.sectionIndex(model::SectionId("missions"));
    for (model::CardIndex card = 0; card < checker.catalogue().size(); ++card)
        if (const auto* accepted = checker.accepted(missions); accepted && accepted->contains(card)) {
            model::DeckEntry entry;
            entry.card = model::unambiguousName(checker.catalogue(), card);
            deck.sectionOrNew(model::SectionId("missions")).entries.push_back(entry);
            if (deck.copies(model::SectionId("missions")) == 6)
                break;
        }
    return deck;
}

struct Case {
    std::shared_ptr<const model::DeckChecker> checker;
    model::Deck deck;
    model::CompletionWishes wishes;
};

Case starterCase(std::size_t rows)
{
    return {std::make_shared<model::DeckChecker>(test::ruleset(), test::starterCatalogue()), sampleDeck(rows), {}};
}

Case largeCase()
{
    auto checker = std::make_shared<model::DeckChecker>(test::ruleset(), bench::largeCatalogue());
    auto deck = syntheticDeck(*checker);
    return {checker, std::move(deck), {}};
}

void wish(Case& one)
{
    const auto size = one.checker->catalogue().size();
    one.wishes.owned.emplace(size, 0);
    one.wishes.preferred.push_back({model::CardSet(size), 3});
    for (model::CardIndex card = 0; card < size; ++card) {
        (*one.wishes.owned)[card] = static_cast<std::int32_t>(card % 4);
        if (card % 3 == 0)
            one.wishes.preferred.back().cards.insert(card);
    }
    one.wishes.curve = {{1, 8}, {2, 14}, {3, 12}, {4, 8}, {5, 6}, {6, 4}};
}

void nearest(benchmark::State& state, const Case& one)
{
    std::size_t found = 0;
    for (auto _ : state)
        found = model::DeckCompletions(*one.checker, one.deck, one.wishes).nearest(50)->size();
    state.counters["found"] = static_cast<double>(found);
}

void fill(benchmark::State& state, const Case& one)
{
    std::size_t found = 0;
    for (auto _ : state)
        found = model::DeckCompletions(*one.checker, one.deck, one.wishes).fill(1)->size();
    state.counters["found"] = static_cast<double>(found);
}

void ways(benchmark::State& state, const Case& one)
{
    std::size_t digits = 0;
    for (auto _ : state)
        digits = model::DeckCompletions(*one.checker, one.deck, one.wishes).ways()->size();
    state.counters["digits"] = static_cast<double>(digits);
}

void ideas(benchmark::State& state, const Case& one)
{
    std::size_t found = 0;
    const std::vector<std::int32_t> owned(one.checker->catalogue().size(), 2);
    for (auto _ : state)
        found = model::completionIdeas(*one.checker, one.deck, one.wishes, {}, &owned).size();
    state.counters["found"] = static_cast<double>(found);
}

} // namespace

int main(int argc, char** argv)
{
    auto nearlyDone = starterCase(1000);
    nearlyDone.deck.sectionOrNew(model::SectionId("main"))
        .entries.resize(nearlyDone.deck.section(model::SectionId("main"))->entries.size() - 4);
    auto wished = nearlyDone, begun = starterCase(3), large = largeCase();
    wish(wished);
    auto largeWished = large;
    wish(largeWished);
    const std::pair<const char*, const Case*> cases[] = {{"starter, four rows out", &nearlyDone},
        {"starter, wishes and a curve", &wished}, {"starter, three rows", &begun},
        {"100,000 cards, empty deck", &large}, {"100,000 cards, wishes and a curve", &largeWished}};
    for (const auto& [name, one] : cases) {
        for (const auto& [what, run] : {std::pair("nearest: ", &nearest), std::pair("fill: ", &fill),
                 std::pair("ways: ", &ways), std::pair("ideas: ", &ideas)})
            benchmark::RegisterBenchmark((std::string(what) + name).c_str(), run, *one)
                ->Unit(benchmark::kMillisecond)
                ->Repetitions(5)
                ->ReportAggregatesOnly();
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
