// Decklists: 500 to one PDF (limit 3 s) and how much memory the process ever held (limit 250 MB); one page painted as
// the preview does, letters and all (limit 30 ms); 500 as text. Real decks: random legal ones of the starter set.
#include "app/printing/decklist_sheet.h"
#include "app/printing/decklist_text.h"
#include "tests/bench/bench_support.h"
#include "tests/support/legal_decks.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <benchmark/benchmark.h>

#include <sys/resource.h>
#include <thread>

using namespace nexus;

namespace {

std::shared_ptr<const model::DeckChecker> checker()
{
    static const auto made = std::make_shared<const model::DeckChecker>(test::ruleset(), test::starterCatalogue());
    return made;
}

const app::TournamentLists& lists()
{
    static const app::TournamentLists made(test::starterCatalogue(), 1);
    return made;
}

const std::vector<app::DeckToList>& decks()
{
    static const auto made = [] {
        const test::LegalDecks legal(test::starterChecker(test::ruleset().id.str()));
        std::vector<app::DeckToList> some;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            some.push_back({legal.make(seed % 100), checker()});
            some.back().deck.name = "Deck " + std::to_string(seed);
        }
        return some;
    }();
    return made;
}

app::PlayerDetails player()
{
    return {QStringLiteral("Marrow"), QStringLiteral("Iseult"), QStringLiteral("4711"), QStringLiteral("Lowglass Open"),
        {}, {}, {}};
}

double peakMb()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void fiveHundredToOnePdf(benchmark::State& state)
{
    (void)decks();
    (void)lists();
    for (auto unused : state) {
        const auto bytes = app::decklistBytes(decks(), lists(), {app::DecklistForm::Pdf, {210, 297}, 1, player()});
        state.counters["MB"] = static_cast<double>(bytes->size()) / 1e6;
    }
    state.counters["peakMB"] = peakMb();
}
BENCHMARK(fiveHundredToOnePdf)->Unit(benchmark::kMillisecond);

void fiveHundredAsText(benchmark::State& state)
{
    (void)decks();
    for (auto unused : state)
        benchmark::DoNotOptimize(
            app::decklistBytes(decks(), lists(), {app::DecklistForm::Text, {210, 297}, 1, player()}));
}
BENCHMARK(fiveHundredAsText)->Unit(benchmark::kMillisecond);

// On a screen of 1,000 lines; on a thread of its own, as in the window, so that fonts are opened anew each time.
void previewPage(benchmark::State& state)
{
    const auto list = lists().make(decks().front().deck, checker(), player());
    for (auto unused : state)
        std::thread([&] {
            QImage image(707, 1000, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(1000.0 / 297, 1000.0 / 297);
            app::SheetLetters letters;
            app::DecklistSheet(list, {210, 297}, letters).paint(painter, 0);
        }).join();
}
BENCHMARK(previewPage)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication gui(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
