// Papers of 500 players in the ninth round, somebody waits for each: pairings, slips, standings, players (limit 0.5 s),
// all lists (limit 3 s), the web page (limit 0.2 s), and the page with all lists (limit 2 s).
#include "app/documents/event_paper.h"
#include "app/publish/event_page.h"
#include "tests/support/events.h"
#include "tests/support/lists.h"

#include <QGuiApplication>
#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

const model::EventState& state()
{
    static const auto made = [] {
        constexpr int players = 500, rounds = 9;
        auto event = model::beginEvent({.name = "Lowglass Open",
            .game = "quantum-nexus",
            .edition = model::RulesetId("quantum-nexus-2025-07"),
            .seed = 1});
        for (int i = 1; i <= players; ++i)
            test::need(model::apply(event,
                model::AddPlayer{"Player " + std::to_string(i), {}, {}, {},
                    model::EnteredList{
                        test::sampleDecks().at(static_cast<std::size_t>(i) % test::sampleDecks().size()), {}, {}}}));
        test::playRounds(event, rounds, 2);
        return event;
    }();
    return made;
}

void paper(benchmark::State& run, app::EventPrint what)
{
    (void)state();
    (void)test::listReader();
    for (auto _ : run) {
        const auto made = app::eventPdf(state(), {what, 0, {210, 297}}, test::listReader(), 1);
        run.counters["pages"] = made->pages;
        run.counters["KB"] = static_cast<double>(made->bytes.size()) / 1024;
    }
}
BENCHMARK_CAPTURE(paper, pairings, app::EventPrint::Pairings)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paper, slips, app::EventPrint::Slips)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paper, standings, app::EventPrint::Standings)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paper, players, app::EventPrint::Players)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paper, lists, app::EventPrint::Lists)->Unit(benchmark::kMillisecond);

void page(benchmark::State& run, bool lists)
{
    for (auto _ : run)
        run.counters["KB"] = static_cast<double>(app::eventPage({state(), test::listReader(), lists}).bytes.size()) /
                             1024;
}
BENCHMARK_CAPTURE(page, bare, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(page, withLists, true)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication gui(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
