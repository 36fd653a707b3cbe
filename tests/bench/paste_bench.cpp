// The paste dialog: what a key costs in a list of an ordinary length, of 5,000 and of 20,000 letters (limit 16 ms), and
// in the longest list a file may hold; what the work behind it takes: the list read, and the question whether its cards
// are of another game. Lists of cards that are known, of names with a slip, and of no game at all.
#include "app/documents/deck_preview.h"
#include "app/documents/game_readers.h"
#include "tests/bench/bench_support.h"
#include "tests/support/starter.h"
#include "ui/lists/list_editor.h"
#include "ui/lists/paste_dialog.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>
#include <benchmark/benchmark.h>

using namespace nexus;

namespace {

enum Kind { Known, Slips, Nobodys };

// Cards of the catalogue in turn, as many as `letters` hold.
std::string listOf(Kind kind, std::size_t letters)
{
    const auto& catalogue = *test::starterCatalogue();
    std::string list;
    for (std::size_t i = 0; list.size() < letters; ++i) {
        auto name = std::string(catalogue.name(model::CardIndex(i % catalogue.size())));
        if (kind == Slips)
            name[name.size() / 2] = 'q';
        if (kind == Nobodys)
            name = "Qqqqq " + std::to_string(i);
        list += "3 " + name + "\n";
    }
    return list;
}

std::shared_ptr<const app::ListReader> reader()
{
    static const auto made = [] {
        app::Profile profile(app::GameFolder(bench::scratch(), test::starterGame().id));
        auto checkers = std::make_shared<const app::RulesetCheckers>(profile.library(), profile.catalogue());
        auto lists = std::make_shared<const app::ListReader>(
            checkers, std::make_shared<const app::GameReaders>(bench::scratch(), test::starterGame().id));
        (void)lists->readerMeant({}, "3 Qqqqq\n"); // the other games are read
        return lists;
    }();
    return made;
}

void lists(benchmark::internal::Benchmark* bench)
{
    for (const auto kind : {Known, Slips, Nobodys})
        for (const int letters : {1'000, 5'000, 20'000, 200'000})
            bench->Args({kind, letters});
    bench->ArgNames({"kind", "letters"})->Unit(benchmark::kMillisecond);
}

void read(benchmark::State& state)
{
    const auto list = listOf(static_cast<Kind>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    for (auto unused : state)
        benchmark::DoNotOptimize(app::previewDecks({}, list, *reader()));
}
BENCHMARK(read)->Apply(lists);

void askWhichGame(benchmark::State& state)
{
    const auto list = listOf(static_cast<Kind>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    for (auto unused : state)
        benchmark::DoNotOptimize(&reader()->readerMeant({}, list).reader);
}
BENCHMARK(askWhichGame)->Apply(lists);

// Until the window takes the next key.
void key(benchmark::State& state)
{
    const auto list = listOf(static_cast<Kind>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    ui::PasteDialog dialog(QString::fromStdString(list), reader(), ui::PasteDialog::Purpose::New);
    dialog.show();
    auto* text = dialog.findChild<ui::ListEditor*>();
    text->setFocus();
    QCoreApplication::processEvents();
    for (auto unused : state) {
        QTest::keyClick(text, Qt::Key_A);
        QCoreApplication::processEvents();
    }
}
BENCHMARK(key)->Apply(lists);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication gui(argc, argv);
    ui::applyTheme(ui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
