// Bundles for other programs: a deck of 65 cards with its pictures for Tabletop Simulator in 5 s, 300 cards for Card
// Game Simulator in 20 s.
#include "app/publish/publishing.h"
#include "importers/decklist/deck_json.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"

#include <QGuiApplication>

#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

void bundle(benchmark::State& state, const char* program, bool allCards)
{
    const bench::ScratchFolder scratch;
    std::vector<app::ProxyDeck> decks;
    for (const auto& file : test::starterFiles("decks"))
        if (auto deck = importers::readDeckJson(file.bytes); deck && deck->name == "Wet Ink") {
            const auto checker = std::make_shared<const model::DeckChecker>(
                test::ruleset(deck->ruleset.str().c_str()), test::starterCatalogue());
            decks.push_back({std::move(*deck), checker, {}});
        }
    std::size_t bytes = 0, cards = 0;
    for (auto _ : state) {
        const auto plan = app::planPublication(*importers::publishProgram(program), decks, *test::starterCatalogue(),
            {.allCards = allCards, .folder = scratch.path() / program});
        bytes = 0;
        cards = plan.publication.cards.size();
        const auto published = app::publish(plan, nullptr);
        for (const auto& [path, size] : published->files)
            bytes += size;
    }
    state.counters["cards"] = static_cast<double>(cards);
    state.counters["KB"] = static_cast<double>(bytes) / 1024;
}

BENCHMARK_CAPTURE(bundle, tts_deck, "tts", false)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(bundle, cgs_all, "cgs", true)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
