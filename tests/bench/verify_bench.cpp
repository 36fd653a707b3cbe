// The judge's deck check. Limits: 500 lists of a folder read and checked within 1 s; a code within a millisecond each
// way; a code in a photo of 12 or 50 megapixels within 500 ms.
#include "app/documents/card_import.h"
#include "app/documents/list_check.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/qr_symbol.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "tests/bench/bench_support.h"
#include "tests/support/lists.h"
#include "tests/support/pictures.h"

#include <QPainter>

#include <benchmark/benchmark.h>

using namespace nexus;

static const std::filesystem::path& folderOfLists()
{
    static const auto folder = [] {
        const auto made = bench::scratch() / "lists";
        std::filesystem::create_directories(made);
        const auto& decks = test::sampleDecks();
        for (std::size_t i = 0; i < 500; ++i) {
            const auto& deck = decks[i % decks.size()];
            const bool text = i % 2 == 0;
            std::ofstream(made / ("list " + std::to_string(i) + (text ? ".txt" : ".nxdeck")), std::ios::binary)
                << (text ? "// Checksum: " + test::checksumOf(deck) + "\n" +
                               importers::writeDeckText(deck, test::starterGame())
                         : importers::writeDeckJson(deck));
        }
        return made;
    }();
    return folder;
}

// With a reader of its own each time: checkers and card numbers are part of the work.
static void verifyFolder(
    benchmark::State& state, const std::shared_ptr<const model::Catalogue>& catalogue, bool expectLegal)
{
    for (auto _ : state) {
        const app::ListReader reader(test::starterLibrary(), catalogue);
        const auto lists = app::checkFiles(app::listsIn(folderOfLists()).files, reader);
        if (lists->size() != 500 ||
            (expectLegal && !std::all_of(lists->begin(), lists->end(), [](const auto& one) { return one.right(); })))
            state.SkipWithError("not all lists are right");
    }
    state.counters["residentMB"] = bench::residentMb();
}

// A sheet on a table as a camera of so many megapixels has it, a code an eighth of its width.
static std::string photoOf(const QSize& size)
{
    QImage photo(size, QImage::Format_RGB32);
    photo.fill(QColor(0x9a, 0x8c, 0x78));
    QPainter painter(&photo);
    painter.translate(size.width() * 0.6, size.height() * 0.3);
    painter.rotate(11);
    painter.drawImage(0, 0, app::QrSymbol::of("QN1-ABC")->image(4).scaledToWidth(size.width() / 8));
    painter.end();
    return test::pictureBytes(photo, "JPG", 90);
}

static void codeInAPhoto(benchmark::State& state)
{
    const auto photo = photoOf({static_cast<int>(state.range(0)), static_cast<int>(state.range(0)) * 3 / 4});
    for (auto _ : state) {
        const auto picture = app::pictureOf(photo, app::qrShrink);
        if (!picture || app::qrTexts(*picture).empty())
            state.SkipWithError("the code is not read");
    }
}
BENCHMARK(codeInAPhoto)->Arg(4032)->Arg(8160)->Unit(benchmark::kMillisecond)->UseRealTime();

static void verify500Lists(benchmark::State& state)
{
    (void)folderOfLists();
    verifyFolder(state, test::starterCatalogue(), true);
}
BENCHMARK(verify500Lists)->Unit(benchmark::kMillisecond)->UseRealTime()->Repetitions(5)->ReportAggregatesOnly();

static void verify500ListsLargeCatalogue(benchmark::State& state)
{
    (void)folderOfLists();
    (void)bench::largeCatalogue();
    verifyFolder(state, bench::largeCatalogue(), false);
}
BENCHMARK(verify500ListsLargeCatalogue)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Repetitions(5)
    ->ReportAggregatesOnly();

static void encodeCode(benchmark::State& state)
{
    const auto& deck = test::sampleDecks().front();
    const auto& ruleset = test::ruleset(deck.ruleset.str().c_str());
    const auto& ids = test::listReader().ids();
    for (auto _ : state)
        benchmark::DoNotOptimize(importers::encodeDeck(deck, ruleset, ids));
}
BENCHMARK(encodeCode)->Unit(benchmark::kMicrosecond);

static void decodeCode(benchmark::State& state)
{
    const auto code = test::codeOf(test::sampleDecks().front());
    for (auto _ : state)
        benchmark::DoNotOptimize(test::listReader().readCodes({}, code));
}
BENCHMARK(decodeCode)->Unit(benchmark::kMicrosecond);

static void readPhoto(benchmark::State& state)
{
    QImage photo(4000, 3000, QImage::Format_RGB32);
    photo.fill(QColor(200, 198, 190));
    const auto code = app::QrSymbol::of(QByteArray::fromStdString(test::codeOf(test::sampleDecks().front())))->image(8);
    for (int y = 0; y < code.height(); ++y)
        for (int x = 0; x < code.width(); ++x)
            photo.setPixel(1500 + x, 1200 + y, code.pixel(x, y));
    for (auto _ : state)
        if (app::qrTexts(photo).size() != 1)
            state.SkipWithError("not read");
}
BENCHMARK(readPhoto)->Unit(benchmark::kMillisecond);

static void cardNumbersOfALargeCatalogue(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(importers::CardIds(bench::largeCatalogue()).find(0));
}
BENCHMARK(cardNumbersOfALargeCatalogue)->Unit(benchmark::kMillisecond);

// What an import of new cards pays for telling shared numbers; limit 100 ms.
static void sharedNumbersAtAnImport(benchmark::State& state)
{
    const auto plan = model::planImport(
        *bench::largeCatalogue(), test::cardsOf(R"([{"name":"Brand New Drone","type":"Unit"}])"));
    for (auto _ : state)
        benchmark::DoNotOptimize(app::sharedNumberNotes(*bench::largeCatalogue(), plan));
}
BENCHMARK(sharedNumbersAtAnImport)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_MAIN();
