// The real window over 100,000 synthetic cards on the offscreen platform: start, keys, edits, scrolling, memory.
// Prints medians of nine (or of all frames) and 95th percentiles.
// window_bench [CARDS [PHASES]], phases out of s(tart) k(eys) r(ule texts read) e(dits) f(aces) g(allery) t(able)
// b(oard) o(pponent thinks) p(laces) m(emory) c(ollection: 50,000 stacks).
#include "app/documents/collection_files.h"
#include "app/documents/deck_actions.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "db/catalogue_store.h"
#include "db/collection_store.h"
#include "db/deck_store.h"
#include "importers/collection_file.h"
#include "model/collection/collection_edit.h"
#include "tests/support/legal_decks.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/catalogue/search_pane.h"
#include "ui/collection/cards_page.h"
#include "ui/collection/collection_view.h"
#include "ui/deck/deck_faces.h"
#include "ui/deck/deck_pane.h"
#include "ui/main_window.h"
#include "ui/search/query_field.h"
#include "ui/search/search_bar.h"
#include "ui/table/board_overlay.h"
#include "ui/table/table_view.h"
#include "ui/theme/main_view.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <unistd.h>

using namespace nexus;

namespace {

double residentMb()
{
    std::ifstream file("/proc/self/statm");
    long pages = 0, resident = 0;
    file >> pages >> resident;
    return double(resident) * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

void tell(const char* what, std::vector<double> values, const char* unit = "ms")
{
    std::sort(values.begin(), values.end());
    const auto at = [&](double part) {
        return values[std::min(values.size() - 1, static_cast<std::size_t>(part * double(values.size())))];
    };
    std::printf("%-44s median %8.2f  p95 %8.2f  worst %8.2f %s  (%zu)\n", what, at(0.5), at(0.95), values.back(), unit,
        values.size());
    std::fflush(stdout);
}

// With NEXUS_MARKS set: what the start spends its time on.
void mark(const char* what)
{
    static QElapsedTimer since;
    if (!since.isValid())
        since.start();
    static const bool wanted = qEnvironmentVariableIsSet("NEXUS_MARKS");
    if (wanted)
        std::fprintf(stderr, "%8.1f ms %s\n", double(since.nsecsElapsed()) / 1e6, what);
}

struct Window {
    app::Workspace workspace;
    ui::MainWindow window;
    explicit Window(const std::string& folder)
        : workspace(folder)
        , window((workspace.open(), workspace), app::openSettings(folder))
    {
        mark("window made");
        QObject::connect(&workspace, &app::Workspace::ready, &window, [] { mark("catalogue there"); });
        window.resize(1600, 1000);
        window.show();
        while (workspace.documents().empty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        mark("decks there");
        QCoreApplication::processEvents();
        mark("painted");
    }
    QLineEdit* field() { return window.search()->bar()->findChild<QLineEdit*>(); }
};

void key(QWidget* to, int code, const QString& text, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QKeyEvent press(QEvent::KeyPress, code, modifiers, text), release(QEvent::KeyRelease, code, modifiers, text);
    QCoreApplication::sendEvent(to, &press);
    QCoreApplication::sendEvent(to, &release);
}

// From the key to the picture: the event, then everything it asked to paint.
double timed(const std::function<void()>& run)
{
    QElapsedTimer timer;
    timer.start();
    run();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as the event loop of the program does
    return double(timer.nsecsElapsed()) / 1e6;
}

int answerOnce(const std::string& folder)
{
    Window open(folder);
    for (const QChar letter : QStringLiteral("iron"))
        key(open.field(), 0, letter);
    QCoreApplication::processEvents();
    mark("answered");
    std::printf("answered %zu %.1f\n", open.window.search()->model()->cards().size(), residentMb());
    std::fflush(stdout);
    _exit(0);
}

void benchStart(const char* self, const std::string& folder)
{
    std::vector<double> times, memory;
    for (int i = 0; i < 9; ++i) {
        QProcess process;
        QElapsedTimer timer;
        timer.start();
        process.start(QString::fromLocal8Bit(self), {QStringLiteral("--once"), QString::fromStdString(folder)});
        process.waitForReadyRead(30'000);
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        const auto words = process.readAllStandardOutput().split(' ');
        if (words.size() == 3)
            memory.push_back(words[2].toDouble());
        process.waitForFinished();
    }
    tell("start to an answered search", times);
    tell("resident then", memory, "MB");
}

void benchKeys(Window& open)
{
    const char* queries[] = {
        "iron", "t:unit", "cp<=3", "draw a card", "tech>=1 cp<=12 -in:deck", "attack>defense", "kw:phalanx sort:-cp"};
    std::vector<double> keys, clears;
    double worst = 0;
    QString slowest;
    for (int round = 0; round < 9; ++round)
        for (const auto* query : queries) {
            QString typed;
            for (const QChar letter : QString::fromLatin1(query)) {
                typed += letter;
                const auto took = timed([&] { key(open.field(), 0, letter); });
                keys.push_back(took);
                if (took > worst && round > 0) {
                    worst = took;
                    slowest = typed;
                }
            }
            clears.push_back(timed([&] { open.field()->clear(); }));
        }
    tell("key to painted result", keys);
    tell("clearing to painted result", clears);
    std::printf("    slowest key: “%s” %.2f ms\n", qPrintable(slowest), worst);
}

// Keys while rule texts are read beside the window, and how long it takes until the cards are there.
void benchReading(Window& open)
{
    std::vector<double> keys;
    const auto* reading = open.window.search()->model()->reading();
    for (const QChar letter : QStringLiteral("plays:whole"))
        keys.push_back(timed([&] { key(open.field(), 0, letter); }));
    std::printf("    first key that asks texts %.2f ms\n", keys.back());
    QElapsedTimer timer;
    timer.start();
    const auto more = QStringLiteral(" -qx -xq -qxq");
    for (int i = 0; reading->isOpen(); ++i) {
        if (i % more.size() == 0)
            open.field()->setText(QStringLiteral("plays:whole"));
        keys.push_back(timed([&] { key(open.field(), 0, more.at(i % more.size())); }));
        QElapsedTimer pause;
        pause.start();
        while (pause.elapsed() < 30)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    }
    std::printf("    texts read under keys in %.0f ms\n", double(timer.nsecsElapsed()) / 1e6);
    tell("key to painted while texts are read", keys);
    open.field()->clear();
}

void benchEdits(Window& open)
{
    auto* view = open.window.deck()->view();
    view->setFocus();
    for (const auto& section : open.window.document()->deck().sections)
        if (!section.entries.empty())
            view->selectCards({section.entries.front().card});
    std::vector<double> edits, undos, saves;
    for (int i = 0; i < 90; ++i) {
        edits.push_back(timed([&] { key(view, Qt::Key_Minus, QStringLiteral("-")); }));
        QElapsedTimer timer;
        timer.start();
        (void)open.workspace.save(open.window.document());
        saves.push_back(double(timer.nsecsElapsed()) / 1e6);
        undos.push_back(timed([&] { open.window.action("undo")->trigger(); }));
    }
    tell("edit to painted bar, deck and +1 column", edits);
    tell("undo to painted", undos);
    tell("save to disk", saves);
}

void benchGallery(Window& open)
{
    open.window.search()->showGallery(true);
    QCoreApplication::processEvents();
    auto* gallery = open.window.findChild<ui::GalleryView*>();
    std::vector<double> frames;
    for (int i = 0; i < 600; ++i)
        frames.push_back(
            timed([&] { gallery->verticalScrollBar()->setValue(gallery->verticalScrollBar()->value() + 20); }));
    tell("gallery frame, scrolled 20 px", frames);
    open.window.search()->showGallery(false);
}

// A deck of that many cards, none twice, of those that cost least.
model::Deck deckOf(Window& open, std::size_t cards)
{
    const auto& checker = open.window.document()->checker();
    model::Deck deck = open.window.document()->deck();
    deck.name = "Faces";
    deck.sections.clear();
    auto& rows = deck.sectionOrNew(checker.ruleset().tableRules.deck).entries;
    const auto& catalogue = checker.catalogue();
    const auto section = checker.sectionIndex(checker.ruleset().tableRules.deck);
    for (model::CardIndex card = 0; card < catalogue.size() && rows.size() < cards; ++card)
        if (checker.accepts(section, card))
            rows.push_back(app::entryFor(catalogue, card));
    return deck;
}

// Faces of a deck: from the wish to the first picture, where names stand on blanks; until every face is there; going
// through 600 of them; edits with faces shown.
void benchFaces(Window& open)
{
    auto* pane = open.window.deck();
    open.window.resize(1600, 1600);
    (void)open.workspace.newDeck(deckOf(open, 60));
    QElapsedTimer settling; // what the new deck has the window work out
    for (settling.start(); settling.elapsed() < 500;)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    std::vector<double> made{timed([&] { pane->showFaces(true); })}, switches;
    for (int i = 0; i < 18; ++i)
        switches.push_back(timed([&] { pane->showFaces(i % 2 == 1); }));
    auto* faces = pane->faces();
    faces->setZoom(60);
    QCoreApplication::processEvents();
    const auto inView = [&] {
        return std::count_if(faces->columns().faces.begin(), faces->columns().faces.end(),
            [&](const auto& place) { return place.shown.top() < faces->viewport()->height(); });
    };
    std::vector<double> first, all;
    for (int i = 0; i < 9; ++i) {
        QElapsedTimer timer;
        timer.start();
        faces->setArtFolder(open.workspace.folder() / "art"); // forgets every face
        first.push_back(timed([] {}));
        while (!faces->cache().isIdle())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        QCoreApplication::processEvents();
        all.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("    %zu of 60 faces in view\n", static_cast<std::size_t>(inView()));
    tell("rows to faces, made for the first time", made);
    tell("rows to faces and back", switches);
    tell("first paint of 60 faces", first);
    tell("until all of them are there", all);
    open.window.resize(1600, 1000);
    (void)open.workspace.newDeck(deckOf(open, 600));
    faces->setZoom(100);
    QCoreApplication::processEvents();
    for (const bool stacked : {true, false}) {
        faces->setStacked(stacked);
        for (const bool again : {false, true}) {
            QCoreApplication::processEvents();
            std::vector<double> frames;
            auto* bar = faces->verticalScrollBar();
            bar->setValue(0);
            for (int i = 0, step = 20; i < 600; ++i) { // to and fro
                if (bar->value() + step < 0 || bar->value() + step > bar->maximum())
                    step = -step;
                frames.push_back(timed([&] { bar->setValue(bar->value() + step); }));
            }
            tell(stacked ? again ? "600 stacked, scrolled 20 px once more" : "600 stacked, scrolled 20 px"
                 : again ? "600 spread, scrolled 20 px once more"
                         : "600 spread, scrolled 20 px",
                frames);
        }
    }
    faces->setStacked(true);
    faces->setFocus();
    std::vector<double> edits, arrows;
    for (int i = 0; i < 90; ++i) {
        arrows.push_back(timed([&] { key(faces, i % 2 ? Qt::Key_Down : Qt::Key_Right, {}); }));
        edits.push_back(timed([&] { key(faces, Qt::Key_Minus, QStringLiteral("-")); }));
    }
    tell("arrow to painted, 600 faces", arrows);
    tell("edit to painted, 600 faces", edits);
    pane->showFaces(false);
    pane->view()->setFocus();
    edits.clear();
    for (int i = 0; i < 90; ++i)
        edits.push_back(timed([&] { key(pane->view(), Qt::Key_Minus, QStringLiteral("-")); }));
    tell("edit to painted, 600 rows", edits);
}

std::vector<model::Seat> twoSeats(Window& open)
{
    std::vector<model::Seat> seats;
    for (const auto& stored : open.workspace.profile().decks().list())
        if (seats.size() < 2)
            seats.push_back({stored.deck.name, stored.deck});
    return seats;
}

// Random games of two sample decks; an action is painted as soon as the table has told of it.
void benchTable(Window& open)
{
    open.window.showView(ui::MainWindow::Table);
    auto* place = open.window.findChild<ui::TableView*>();
    const auto seats = twoSeats(open);
    std::vector<double> actions, undos;
    for (std::uint64_t game = 0; game < 5; ++game) {
        place->play().setHandsHidden(false);
        if (!place->session().start(
                seats, model::RulesetId("quantum-nexus-2025-07"), game, model::Windows::WhenPossible))
            return;
        QCoreApplication::processEvents();
        test::RandomPlayer player(game);
        for (int i = 0; i < 120 && place->session().state().stage != model::Stage::Over; ++i) {
            const model::Action action(player.choose(place->session().state()));
            actions.push_back(timed([&] { place->session().act(action); }));
        }
        for (int i = 0; i < 40; ++i)
            undos.push_back(timed([&] { open.window.action("undo")->trigger(); }));
    }
    tell("action to a painted table", actions);
    tell("step back to a painted table", undos);
    place->session().close();
    open.window.showView(ui::MainWindow::Build);
}

// A full board: what its first picture costs with every face painted for the first time, a frame with all of them kept,
// and a frame of cards on their way.
void benchBoard(Window& open)
{
    auto* place = open.window.findChild<ui::TableView*>();
    const auto seats = twoSeats(open);
    std::vector<double> first, frames, flights, sixty, shown;
    for (std::uint64_t game = 0; game < 9; ++game) {
        open.window.showView(ui::MainWindow::Build);
        QCoreApplication::processEvents();
        place->play().setHandsHidden(false);
        auto& session = place->session();
        if (!session.start(seats, model::RulesetId("quantum-nexus-2025-07"), game, model::Windows::Never))
            return;
        (void)session.act(session.flip());
        (void)session.act(model::Action(session.legal().front()));
        for (model::SeatIndex seat = 0; seat < 2; ++seat) {
            int at = 0;
            const auto deck = session.state().pile(seat, model::Zone::Deck);
            for (const auto card : std::vector<model::CardId>(deck.begin(), deck.end()))
                if (at < 27 && session.state().factsOf(card).role == model::CardRole::Unit)
                    at += session.act(model::act::putCard(seat, card, model::Zone::Field, model::quadrantAt(at % 6)));
        }
        QCoreApplication::processEvents();
        first.push_back(timed([&] { open.window.showView(ui::MainWindow::Table); }));
        for (int i = 0; i < 20; ++i)
            frames.push_back(timed([&] { place->repaint(); }));
        const auto faces = place->findChildren<ui::TableCard*>();
        std::vector<ui::BoardOverlay::Flight> flying;
        for (auto* card : faces)
            if (card->isVisible() && flying.size() < 4)
                flying.push_back({QRect(20, 20, 104, 145), QRect(700, 600, 104, 145), card->picture(), card});
        place->overlay()->fly(std::move(flying));
        while (place->overlay()->isFlying())
            flights.push_back(timed([&] { place->overlay()->repaint(); }));
        shown.push_back(double(std::count_if(faces.begin(), faces.end(), [](auto* card) {
            return card->isVisible() && card->height() >= ui::leastFaceHeight && card->width() >= ui::leastFaceWidth;
        })));
        place->play().setArtFolder({}); // nothing is kept
        sixty.push_back(timed([&] {
            for (model::CardId card = 0; card < 60 && card < session.state().cards.size(); ++card)
                (void)ui::facePicture(place->play(), ui::lookOf(place->play(), card), {104, 145}, 1, place->font());
        }));
        session.close();
    }
    tell("faces on a full table", shown, "");
    tell("first picture of a full table", first);
    tell("60 faces painted for the first time", sixty);
    tell("table frame, all faces kept", frames);
    tell("table frame with four cards on their way", flights);
    open.window.showView(ui::MainWindow::Build);
}

// Two strong players; the table is painted sixty times a second, and each frame says how long after the one before it
// came.
void benchThinking(Window& open)
{
    constexpr int frameMs = 16;
    constexpr std::size_t framesWanted = 1'200; // twenty seconds
    open.window.showView(ui::MainWindow::Table);
    auto* place = open.window.findChild<ui::TableView*>();
    const auto seats = twoSeats(open);
    auto& opponent = place->opponent();
    opponent.setPlayers({model::strongPlayer, model::strongPlayer});
    auto& session = place->session();
    if (!session.start(seats, model::RulesetId("quantum-nexus-2025-07"), 1, model::Windows::WhenFitting, true))
        return;
    (void)session.act(session.flip());
    (void)session.act(model::Action(session.legal().front()));
    std::vector<double> frames;
    QElapsedTimer since;
    QTimer tick;
    tick.setTimerType(Qt::PreciseTimer);
    QObject::connect(&tick, &QTimer::timeout, place, [&] {
        place->repaint();
        if (since.isValid() && opponent.is() == app::Opponent::Is::Thinking)
            frames.push_back(double(since.nsecsElapsed()) / 1e6);
        since.start();
    });
    tick.start(frameMs);
    while (frames.size() < framesWanted && session.state().stage != model::Stage::Over)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, frameMs);
    std::printf("actions meanwhile %zu\n", session.timeline().length());
    tell("frame to frame while it thinks", frames);
    session.close();
    opponent.setPlayers({});
    open.window.showView(ui::MainWindow::Build);
}

constexpr std::size_t stackCount = 50'000;

std::vector<model::Stack> manyStacks(const model::Catalogue& catalogue)
{
    static const char* const places[] = {"Binder 1", "Binder 2", "Box", "", "Shelf"};
    std::vector<model::Stack> stacks;
    for (std::size_t i = 0; i < stackCount; ++i) {
        const auto card = static_cast<model::CardIndex>(i * 7919 % catalogue.size());
        model::Stack stack;
        stack.card = model::CardKey(std::string(catalogue.key(card)));
        stack.name = std::string(catalogue.name(card));
        stack.set = std::string(catalogue.setCode(catalogue.printings(card).front()));
        stack.number = std::string(catalogue.number(catalogue.printings(card).front()));
        stack.quantity = static_cast<int>(i % 4) + 1;
        stack.condition = static_cast<model::Condition>(i % 4);
        stack.place = places[i % 5];
        stack.page = std::to_string(i % 60); // no two alike
        stack.notes = std::to_string(i);
        if (i % 3 != 0)
            stack.value = static_cast<std::int64_t>(i % 900);
        stacks.push_back(std::move(stack));
    }
    return stacks;
}

void benchImport(Window& open, const std::string& folder)
{
    // A second profile's worth of rows as a file of its own form, brought in by the job of the dialog.
    const auto file = folder + "/many.csv";
    auto stacks = manyStacks(*open.workspace.catalogue());
    for (auto& stack : stacks)
        stack.place = "New box";
    std::ofstream(file, std::ios::binary) << importers::writeCollectionCsv(stacks);
    std::vector<double> times;
    for (int i = 0; i < 9; ++i) {
        app::CollectionImportJob job(folder, open.workspace.catalogue());
        bool done = false;
        QObject::connect(&job, &app::CollectionImportJob::failed, &job,
            [](const QString& why) { std::printf("%s\n", qPrintable(why)); });
        QObject::connect(&job, &app::CollectionImportJob::read, &job, [&] {
            job.apply(open.workspace.collection().collection(), {}, open.workspace.collection().version(), {});
        });
        QObject::connect(&job, &app::CollectionImportJob::applied, &job, [&] { done = true; });
        QElapsedTimer timer;
        timer.start();
        job.start(file);
        while (!done)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        open.workspace.collection().adoptEdit(job.edit(), job.version());
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        if (const auto undone = open.workspace.collection().undo(); !undone)
            std::printf("%s\n", qPrintable(undone.error()));
    }
    tell("import of a CSV of 50,000 rows", times);
}

void benchCollection(const std::string& folder)
{
    {
        app::Profile profile(folder);
        const auto catalogue = profile.catalogue();
        db::CollectionStore store(folder + "/user.sqlite");
        auto collection = store.load();
        const auto edit = model::addStacks(collection, model::shared(manyStacks(*catalogue)));
        (void)collection.apply(*edit);
        store.keep(*edit, collection.totals(), "2026-01-01T00:00:00Z");
    }
    std::vector<double> openings, edits, keys;
    for (int i = 0; i < 9; ++i) {
        QElapsedTimer timer;
        timer.start();
        db::CollectionStore store(folder + "/user.sqlite");
        const auto collection = store.load();
        openings.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    tell("collection of 50,000 stacks opened", openings);
    Window open(folder);
    open.window.showView(ui::MainWindow::Collection);
    while (!open.workspace.collection().isOpen())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    auto* cards = open.window.collection()->cards();
    cards->table()->setFocus();
    cards->table()->chooseFirst();
    QCoreApplication::processEvents();
    for (int i = 0; i < 90; ++i)
        edits.push_back(timed([&] { key(cards->table(), Qt::Key_Plus, QStringLiteral("+")); }));
    tell("copy added, on disk and painted", edits);
    for (int round = 0; round < 5; ++round)
        for (const auto* query : {"iron", "loc:binder", "cond>=nm t:unit", "own>=3"}) {
            QString typed;
            for (const QChar letter : QString::fromLatin1(query)) {
                typed += letter;
                keys.push_back(timed([&] { cards->filter()->setText(typed); }));
            }
            keys.push_back(timed([&] { cards->filter()->clear(); }));
        }
    tell("filter of 50,000 stacks, key to painted", keys);
    benchImport(open, folder);
}

// Coming to a place the first time, with what it then makes, and again.
void benchPlaces(Window& open)
{
    const auto views = open.window.findChildren<ui::MainView*>();
    std::vector<double> again;
    for (int view = 0; view < views.size(); ++view) {
        open.window.showView(ui::MainWindow::Build);
        QCoreApplication::processEvents();
        const auto first = timed([&] { open.window.showView(view); });
        for (const auto* place : views)
            if (place->isVisible())
                tell(qPrintable(place->name() + QStringLiteral(", first time")), {first});
        for (int time = 0; time < 9; ++time) {
            open.window.showView(ui::MainWindow::Build);
            QCoreApplication::processEvents();
            again.push_back(timed([&] { open.window.showView(view); }));
        }
        tell("  again", std::exchange(again, {}));
    }
    open.window.showView(ui::MainWindow::Build);
}

void benchMemory(Window& open)
{
    const char* queries[] = {"iron", "t:unit cp<=3", "draw", "", "cp:2..4"};
    for (int i = 0; i < 200; ++i)
        open.window.search()->setQuery(QString::fromLatin1(queries[i % 5]));
    QCoreApplication::processEvents();
    const double before = residentMb();
    for (int i = 0; i < 10'000; ++i) {
        open.window.search()->setQuery(QString::fromLatin1(queries[i % 5]));
        if (i % 50 == 0) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    std::printf("%-44s %.1f MB before, %.1f MB after\n", "10,000 searches", before, residentMb());
}

} // namespace

int main(int argc, char** argv)
{
    mark("main");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    mark("application");
    ui::applyTheme(ui::ThemeChoice::Light);
    mark("theme");
    if (argc > 2 && std::string(argv[1]) == "--once")
        return answerOnce(argv[2]);
    const std::size_t count = argc > 1 ? std::stoul(argv[1]) : 100'000;
    QTemporaryDir scratch;
    if (qEnvironmentVariableIsSet("NEXUS_MARKS"))
        scratch.setAutoRemove(false);
    const auto folder = scratch.path().toStdString();
    {
        app::Profile profile(folder);
        const auto before = profile.catalogue();
        profile.catalogueStore().apply(
            model::planImport(*before, test::syntheticCards(count)), *before, {}, "2026-01-01");
        (void)profile.decks();
    }
    {
        Window first(folder); // the first start takes the samples over
    }
    const std::string phases = argc > 2 ? argv[2] : "skefgtm";
    const auto wanted = [&](char phase) { return phases.find(phase) != std::string::npos; };
    if (wanted('s'))
        benchStart(argv[0], folder);
    if (phases == "c") {
        benchCollection(folder);
        return 0;
    }
    Window open(folder);
    if (wanted('w'))
        for (auto* part : open.window.findChildren<QWidget*>())
            if (part->minimumSizeHint().width() > 150 || part->minimumWidth() > 150)
                std::printf("%s %s hint %d min %d\n", part->metaObject()->className(), qPrintable(part->objectName()),
                    part->minimumSizeHint().width(), part->minimumWidth());
    if (wanted('k'))
        benchKeys(open);
    if (wanted('r'))
        benchReading(open);
    if (wanted('e'))
        benchEdits(open);
    if (wanted('f'))
        benchFaces(open);
    if (wanted('g'))
        benchGallery(open);
    if (wanted('t'))
        benchTable(open);
    if (wanted('b'))
        benchBoard(open);
    if (wanted('o'))
        benchThinking(open);
    if (wanted('p'))
        benchPlaces(open);
    if (wanted('m'))
        benchMemory(open);
    return 0;
}
