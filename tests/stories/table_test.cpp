// A game at the table of the real window, by keyboard: laid, flipped for, played, taken back, left and gone on with.
#include "app/base/file_bytes.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/table/board_view.h"
#include "ui/table/end_pane.h"
#include "ui/table/game_panes.h"
#include "ui/table/log_view.h"
#include "ui/table/opponent_pane.h"
#include "ui/table/side_view.h"
#include "ui/table/start_page.h"
#include "ui/table/table_card.h"
#include "ui/table/table_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>

#include <filesystem>
#include <fstream>

namespace table_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::model;

namespace {

constexpr int patience = 60'000;

ui::TableView* table(WindowStory& story) { return story.window().findChild<ui::TableView*>(); }

// From the start page to the first turn, by keys alone.
void layAndFlip(WindowStory& story, const QString& against)
{
    story.key(Qt::Key_3, Qt::ControlModifier);
    auto* view = table(story);
    auto* start = view->startPage();
    QVERIFY(start->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), start->startButton());                // Enter would play
    QCOMPARE(start->playsBox(1)->currentData().toString(), QStringLiteral("fair")); // the program is offered first
    start->playsBox(1)->setFocus();
    story.key(Qt::Key_Home);
    auto* second = start->deckBox(1);
    second->setFocus();
    const int wanted = second->findText(against);
    QVERIFY(wanted > 0);
    while (second->currentIndex() != wanted)
        story.key(second->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    start->seedBox()->setFocus();
    WindowStory::type(QStringLiteral("48151623"));
    start->startButton()->setFocus();
    story.key(Qt::Key_Space);
    QVERIFY(view->session().isOpen());
    QCOMPARE(view->session().seed(), std::uint64_t{48151623});
    // Flip, turn over, choose: each a Space.
    for (int keys = 0;
         view->session().state().stage == Stage::Flip || view->session().state().stage == Stage::ChooseFirst; ++keys) {
        QVERIFY(keys < 40);
        story.key(Qt::Key_Space);
    }
}

void openHand(WindowStory& story)
{
    auto* cover = table(story)->hand()->cover();
    if (!cover->isVisible())
        return;
    cover->setFocus();
    story.key(Qt::Key_Space);
}

// A card of the hand that can go somewhere now, with the first place it can go to.
std::optional<Action> firstDeployment(app::GameSession& session)
{
    for (const auto& action : session.legal())
        if (action.kind == ActionKind::Deploy && action.quadrant != Quadrant::None)
            return action;
    return std::nullopt;
}

} // namespace

class TableStory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGameByKeysThatUndoesAndGoesOn()
    {
        WindowStory story;
        story.document().edit({ChangeCopies{SectionId("main"), story.entry("Wick Sprite"), 1}}, QStringLiteral("More"));
        const auto deckChanged = story.deckBytes();
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        auto* view = table(story);
        auto& session = view->session();
        const auto start = session.timeline().position();
        int deployed = 0;
        for (int turn = 0; turn < 16; ++turn) {
            openHand(story);
            if (const auto deployment = firstDeployment(session)) {
                auto* card = view->find(deployment->card);
                QVERIFY(card);
                card->setFocus();
                story.key(Qt::Key_Return);
                QCOMPARE(view->play().picked(), deployment->card);
                auto* quadrant = view->board()->side(view->play().viewer())->quadrant(deployment->quadrant);
                QVERIFY(view->play().isLit(view->play().viewer(), deployment->quadrant));
                quadrant->setFocus();
                story.key(Qt::Key_Return);
                QCOMPARE(session.state().card(deployment->card).quadrant, deployment->quadrant);
                ++deployed;
            } else {
                story.key(Qt::Key_P);
            }
        }
        QVERIFY(deployed >= 2);
        const auto played = session.state();
        const auto end = session.timeline().position();
        QVERIFY(end > start);

        // Ctrl+Z is the game's here, back to its start; the deck's own change stays.
        for (auto steps = end; steps > 0; --steps)
            story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.timeline().position(), std::size_t{0});
        QVERIFY(!story.window().action("undo")->isEnabled());
        QCOMPARE(story.deckBytes(), deckChanged);
        for (auto steps = end; steps > 0; --steps)
            story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session.state() == played);

        // Left, and killed: the game goes on where it was.
        story.restart();
        QVERIFY(table(story)->session().isOpen());
        QVERIFY(table(story)->session().state() == played);
        story.crash();
        QVERIFY(table(story)->session().isOpen());
        QVERIFY(table(story)->session().state() == played);

        // In the view where decks are built, Ctrl+Z is the deck's again.
        story.key(Qt::Key_1, Qt::ControlModifier);
        story.window().deck()->view()->setFocus();
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(table(story)->session().state() == played);
    }

    // The program flips, plays, waits while something is taken back, goes on from there, and after a restart.
    void aGameAgainstTheProgram()
    {
        WindowStory story;
        story.key(Qt::Key_3, Qt::ControlModifier);
        auto* start = table(story)->startPage();
        QTRY_COMPARE(QApplication::focusWidget(), start->startButton());
        start->seedBox()->setText(QStringLiteral("48151623"));
        const int novice = start->playsBox(1)->findData(QStringLiteral("novice"));
        start->playsBox(1)->setCurrentIndex(novice);
        story.key(Qt::Key_Space);
        auto* view = table(story);
        auto& session = view->session();
        auto& opponent = view->opponent();
        opponent.setPause(std::chrono::milliseconds(0));
        QVERIFY(opponent.plays(1) && !opponent.plays(0));
        const auto isMine = [&] {
            const auto seat = decider(session.state());
            return (seat == 0 || session.state().stage == Stage::Flip) && opponent.is() == app::Opponent::Is::Idle;
        };
        while (session.state().stage == Stage::Flip || !view->initiative()->isOpen())
            story.key(Qt::Key_Space);
        if (session.state().stage == Stage::ChooseFirst && decider(session.state()) == 0)
            story.key(Qt::Key_Space);
        // Passing leaves it the word until it has passed, too, or it is one's own turn again.
        QTRY_VERIFY_WITH_TIMEOUT(isMine() && session.state().stage != Stage::ChooseFirst, patience);
        QVERIFY(view->play().isHandOpen()); // nobody else could look
        QCOMPARE(view->play().viewer(), SeatIndex{0});
        const auto before = session.timeline().position();
        story.key(Qt::Key_P);
        QTRY_VERIFY_WITH_TIMEOUT(isMine(), patience);
        const auto& actions = session.timeline().actions();
        QVERIFY(std::any_of(actions.begin() + static_cast<std::ptrdiff_t>(before), actions.end(),
            [](const Action& action) { return action.seat == 1; }));
        // Taken back is one's own decision with all that came of it, and nothing is done until another is made.
        const auto length = session.timeline().length();
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.timeline().position(), before);
        QTest::qWait(50);
        QCOMPARE(session.timeline().length(), length);
        story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session.timeline().position(), length);
        // In the middle of what it did, it waits until it is told to go on.
        session.goTo(before + 1);
        QCOMPARE(opponent.is(), app::Opponent::Is::Waiting);
        QVERIFY(view->opponentPane()->isVisible());
        view->opponentPane()->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(isMine(), patience);
        QCOMPARE(session.timeline().position(), session.timeline().length());
        // A hint, and it is taken.
        story.key(Qt::Key_I);
        QTRY_VERIFY_WITH_TIMEOUT(view->opponentPane()->hints()->count() > 0, patience);
        auto* hints = view->opponentPane()->hints();
        QTRY_COMPARE(hints->verticalScrollBar()->maximum(), 0); // all of them are in sight
        story.key(Qt::Key_Escape);
        QVERIFY(!view->opponentPane()->isVisible());
        story.key(Qt::Key_I);
        QTRY_VERIFY_WITH_TIMEOUT(hints->count() > 0, patience);
        const auto hinted = session.timeline().position();
        story.key(Qt::Key_Return);
        QVERIFY(session.timeline().position() > hinted);
        QVERIFY(qobject_cast<ui::QuadrantView*>(QApplication::focusWidget())); // the keyboard is on the board
        story.restart();
        QVERIFY(table(story)->session().isOpen());
        QVERIFY(table(story)->opponent().plays(1));
    }

    // What a position is worth is in a file that a person may have spoiled: that is said where the program would play.
    void aProgramThatCannotPlaySaysWhy()
    {
        WindowStory story;
        const auto file = story.folder() / "games/quantum-nexus/evaluation.json";
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << "{ \"terms\": 3 }";
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        auto* view = table(story);
        view->opponent().setPause(std::chrono::milliseconds(0));
        story.key(Qt::Key_I);
        QVERIFY2(view->opponentPane()->words().contains(QStringLiteral("evaluation.json")),
            qPrintable(view->opponentPane()->words()));
        story.key(Qt::Key_Escape);
        view->opponent().setPlayers({playerKindOf("novice"), playerKindOf("novice")});
        QCOMPARE(view->opponent().is(), app::Opponent::Is::Unable);
        QVERIFY2(view->opponentPane()->words().contains(QStringLiteral("evaluation.json")),
            qPrintable(view->opponentPane()->words()));
        std::filesystem::remove(file);
        const auto position = view->session().timeline().position();
        view->opponentPane()->button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(view->session().timeline().position() > position, patience);
        view->opponent().setPlayers({});
    }

    void theEndOffersTheNextGame()
    {
        WindowStory story;
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        auto* view = table(story);
        auto* end = view->findChild<ui::EndPane*>();
        QVERIFY(end && !end->isVisible());
        QVERIFY(view->session().act(act::concede(view->play().actor())));
        QVERIFY(end->isVisible());
        QVERIFY2(end->words().contains(QStringLiteral("has won: the other side conceded, in round 1")),
            qPrintable(end->words()));
        QVERIFY(!story.window().findChild<QPushButton*>(QStringLiteral("tablePass"))->isEnabled());
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!end->isVisible());
        story.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        const auto decks = view->session().timeline().log().seats;
        const auto seed = view->session().seed();
        end->findChild<QPushButton*>(QStringLiteral("playAgain"))->click();
        QVERIFY(!end->isVisible());
        QCOMPARE(view->session().timeline().length(), std::size_t{0});
        QVERIFY(view->session().timeline().log().seats == decks);
        QVERIFY(view->session().seed() != seed);
    }

    void theProgramFinishesTheRound()
    {
        WindowStory story;
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        auto* view = table(story);
        view->opponent().setPause(std::chrono::milliseconds(0));
        const auto round = view->session().state().round;
        view->opponent().finishRound();
        QCOMPARE(view->opponent().is(), app::Opponent::Is::Finishing);
        QTRY_VERIFY_WITH_TIMEOUT(
            view->session().state().round == round + 1 || view->session().state().stage == Stage::Over, patience);
        QCOMPARE(view->opponent().is(), app::Opponent::Is::Idle);
    }

    void aDamagedGameIsPutAsideAndTold()
    {
        WindowStory story;
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        table(story)->session().keep();
        const auto file = story.folder() / "table.nxgame";
        QVERIFY(std::filesystem::exists(file));
        story.stop();
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        QString told;
        WindowStory::onDialog([&told](QWidget* dialog) {
            for (const auto* label : dialog->findChildren<QLabel*>())
                told += label->text();
            auto* window = dialog->parentWidget()->window();
            QTimer::singleShot(50, window, [window] { window->activateWindow(); }); // here is no window manager
            dialog->close();
        });
        story.start();
        WindowStory::until([&told] { return !told.isEmpty(); }, "a word of the damaged game");
        QVERIFY2(told.contains(QStringLiteral("table.nxgame.aside")), qPrintable(told));
        QVERIFY(!table(story)->session().isOpen());
        QVERIFY(std::filesystem::exists(story.folder() / "table.nxgame.aside"));
    }

    // What another engine has played is read in a window of its own.
    void aGameOfAnotherEngineIsRead()
    {
        WindowStory story;
        layAndFlip(story, QStringLiteral("Hold Fast at Nine"));
        table(story)->session().keep();
        const auto log = table(story)->session().text();
        const auto file = story.folder() / "table.nxgame";
        story.stop();
        auto bytes = fileBytes(file);
        const auto own = "\"engine\": " + std::to_string(nexus::model::engineNumber) + ",";
        bytes.replace(bytes.find(own), own.size(), "\"engine\": 999999,");
        QVERIFY(nexus::app::writeFile(file, bytes));
        QString told;
        WindowStory::onDialog([&told](QWidget* dialog) {
            told = dialog->findChild<QPlainTextEdit*>()->toPlainText();
            auto* window = dialog->parentWidget()->window();
            QTimer::singleShot(50, window, [window] { window->activateWindow(); });
            dialog->close();
        });
        story.start();
        WindowStory::until([&told] { return !told.isEmpty(); }, "the log of the other engine's game");
        QCOMPARE(told, log);
        QVERIFY(!table(story)->session().isOpen());
    }
};

NEXUS_TEST(TableStory, Screen);

} // namespace table_test

#include "table_test.moc"
