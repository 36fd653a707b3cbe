// The card editor on the offscreen platform: a key typed into the form, until grid and face are painted, over a list of
// so many synthetic cards. Prints the median and the 95th percentile; at 250 cards a key may take 16 ms of work.
// card_editor_bench [CARDS]
#include "app/documents/workspace.h"
#include "tests/support/card_files.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "ui/card/face_view.h"
#include "ui/theme/theme.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/card_form.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace {

// Milliseconds; other programs and the law beside the window do not count.
double workOfThread()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace nexus;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication program(argc, argv);
    ui::applyTheme(ui::ThemeChoice::Light);
    const auto count = static_cast<std::size_t>(argc > 1 ? std::atoi(argv[1]) : 250);
    const QTemporaryDir folder;
    const auto file = folder.filePath(QStringLiteral("cards.csv"));
    std::ofstream(file.toStdString(), std::ios::binary)
        << test::writeCardCsv(test::syntheticCards(count), test::starterGame());
    app::Workspace workspace(app::GameFolder(std::filesystem::path(folder.path().toStdString()) / "profile"));
    workspace.open();
    ui::CardEditor editor(workspace);
    editor.resize(1400, 900);
    editor.show();
    while (!workspace.isReady())
        QApplication::processEvents();
    editor.openFile(file);
    while (!editor.list())
        QApplication::processEvents();
    auto* name = editor.form()->field(QStringLiteral("Name"));
    if (!name)
        return 1;
    name->setFocus();
    while (!editor.face()->isVisible())
        QApplication::processEvents();
    std::vector<double> times, work;
    for (int i = 0; i < 200; ++i) {
        QKeyEvent key(QEvent::KeyPress, i % 2 ? Qt::Key_Backspace : Qt::Key_X, Qt::NoModifier,
            i % 2 ? QString() : QStringLiteral("x"));
        QEvent paint(QEvent::UpdateRequest); // what the screen asks for: all that has changed
        const auto before = workOfThread();
        QElapsedTimer timer;
        timer.start();
        QApplication::sendEvent(name, &key);
        QApplication::sendEvent(&editor, &paint);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        work.push_back(workOfThread() - before);
        QApplication::processEvents();
    }
    std::sort(times.begin(), times.end());
    std::sort(work.begin(), work.end());
    std::printf(
        "%zu cards: a key to the painted face %.1f ms, 95 of 100 in %.1f ms; work of the window's thread %.1f ms, "
        "95 of 100 in %.1f ms (at most 16)\n",
        count, times[times.size() / 2], times[times.size() * 95 / 100], work[work.size() / 2],
        work[work.size() * 95 / 100]);
    return 0;
}
