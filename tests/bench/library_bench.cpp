// A library of five hundred decks into a folder, and into another profile. Limits: 2 s each; a second time, with
// nothing changed, 1 s.
#include "app/documents/library_folder.h"
#include "db/deck_store.h"
#include "tests/bench/bench_support.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

constexpr int decks = 500;

std::filesystem::path fullProfile()
{
    static const auto folder = [] {
        const auto made = bench::scratch() / "full";
        app::Profile profile(made);
        std::vector<db::DeckChange> changes;
        for (int seed = 1; seed <= decks; ++seed) {
            auto deck = test::randomDeck(static_cast<std::uint64_t>(seed), *test::starterCatalogue());
            deck.name = "Deck " + std::to_string(seed);
            deck.game = "quantum-nexus";
            changes.push_back({std::nullopt, {std::move(deck)}, false});
        }
        (void)profile.decks().change(changes, app::utcNow());
        return made;
    }();
    return folder;
}

std::filesystem::path fresh(const char* name)
{
    static int number = 0;
    return bench::scratch() / (name + std::to_string(++number));
}

void libraryOut(benchmark::State& state)
{
    app::Profile profile(fullProfile());
    for (auto _ : state)
        if (app::exportLibrary(profile, fresh("folder"), false)->written.size() < decks)
            state.SkipWithError("not all were written");
}

void libraryOutAgain(benchmark::State& state)
{
    app::Profile profile(fullProfile());
    const auto folder = fresh("again");
    (void)app::exportLibrary(profile, folder, false);
    for (auto _ : state)
        if (!app::exportLibrary(profile, folder, false)->written.empty())
            state.SkipWithError("something was written");
}

void libraryIn(benchmark::State& state)
{
    app::Profile profile(fullProfile());
    const auto folder = fresh("in");
    (void)app::exportLibrary(profile, folder, false);
    for (auto _ : state) {
        state.PauseTiming();
        app::Profile other(fresh("profile"));
        (void)other.deckList();
        (void)other.catalogue();
        state.ResumeTiming();
        if (!app::importLibrary(other, folder, model::MergeChoice::Theirs, false)->done)
            state.SkipWithError("not all was taken in");
    }
}

} // namespace

BENCHMARK(libraryOut)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(libraryOutAgain)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(libraryIn)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_MAIN();
