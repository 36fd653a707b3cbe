// A tournament in the real window, by keyboard: the sample of 24 players from its first round to the winner of the cut,
// results by the table's number and two keys, one corrected, and all of it there again after a restart.
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/event/event_start.h"
#include "ui/event/event_view.h"
#include "ui/event/lists_page.h"
#include "ui/event/log_page.h"
#include "ui/event/pairs_dialog.h"
#include "ui/event/players_page.h"
#include "ui/event/round_page.h"
#include "ui/event/standings_page.h"
#include "ui/print/print_view.h"
#include "ui/theme/row_table.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>

#include <fstream>

namespace event_story_test {

using namespace nexus;
using namespace nexus::test;

namespace {

ui::EventView& view(WindowStory& story) { return *story.window().eventView(); }
const model::EventState& state(WindowStory& story) { return view(story).session().state(); }

// Pages by their tabs, with the arrow keys.
void goTo(WindowStory& story, ui::EventView::Page page)
{
    auto* pages = view(story).pages();
    pages->tabBar()->setFocus();
    while (pages->currentIndex() != page)
        story.key(pages->currentIndex() < page ? Qt::Key_Right : Qt::Key_Left);
}

void beginSample(WindowStory& story)
{
    story.key(Qt::Key_7, Qt::ControlModifier);
    auto* button = view(story).findChild<QPushButton*>(QStringLiteral("sampleButton"));
    QVERIFY(button->isVisible());
    button->setFocus();
    story.key(Qt::Key_Space);
    QVERIFY(view(story).session().isOpen());
}

void playRound(WindowStory& story)
{
    auto& page = *view(story).rounds();
    page.pairButton()->setFocus();
    story.key(Qt::Key_Space);
    QTRY_COMPARE(QApplication::focusWidget(), page.line());
    const auto matches = state(story).rounds.back().matches;
    for (const auto& match : matches)
        WindowStory::type(QStringLiteral("%1 %2").arg(match.table).arg(match.first < match.second ? 21 : 12));
    QCOMPARE(state(story).rounds.back().open(), 0);
}

} // namespace

class EventStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSampleEventIsRunToItsEnd()
    {
        WindowStory story;
        beginSample(story);
        QCOMPARE(view(story).heading(), QStringLiteral("Sample event"));
        QCOMPARE(view(story).players()->summary(), QStringLiteral("24 players in, 24 of 24 lists legal"));
        goTo(story, ui::EventView::Rounds);
        for (int round = 0; round < state(story).roundsPlanned(); ++round)
            playRound(story);
        QVERIFY(view(story).rounds()->summary().contains(QStringLiteral("all rounds are played")));
        goTo(story, ui::EventView::Standings);
        auto* table = view(story).standings()->table();
        QCOMPARE(table->shownText(0, ui::StandingsPage::Rank), QStringLiteral("1"));
        QCOMPARE(table->shownText(0, ui::StandingsPage::Name), QStringLiteral("Ada Brandt"));
        QVERIFY2(view(story).standings()->why().contains(QStringLiteral("Nobody stands higher.")),
            qPrintable(view(story).standings()->why()));
        goTo(story, ui::EventView::Rounds);
        view(story).rounds()->askCut = [](int players) { return players >= 8 ? std::optional(8) : std::nullopt; };
        view(story).rounds()->cutTo();
        QCOMPARE(QApplication::focusWidget(), view(story).rounds()->pairButton());
        for (int round = 0; round < 3; ++round)
            playRound(story);
        QCOMPARE(state(story).rounds.size(), std::size_t{8});
        QVERIFY(view(story).rounds()->rounds()->currentText().contains(QStringLiteral("final")));
        QVERIFY(!view(story).rounds()->pairButton()->isEnabled());
        const auto final = state(story).rounds.back().matches.front();
        const auto& winner = *state(story).player(final.score->won > final.score->lost ? final.first : final.second);
        QVERIFY2(view(story).rounds()->summary().endsWith(
                     QString::fromStdString(winner.name) + QStringLiteral(" has won the event")),
            qPrintable(view(story).rounds()->summary()));
    }

    void aResultIsCorrectedAndTheEventIsThereAgain()
    {
        WindowStory story;
        beginSample(story);
        goTo(story, ui::EventView::Rounds);
        auto& page = *view(story).rounds();
        page.pairButton()->setFocus();
        story.key(Qt::Key_Space);
        QTRY_COMPARE(QApplication::focusWidget(), page.line());
        WindowStory::type(QStringLiteral("7"));
        story.key(Qt::Key_Return); // the table is chosen
        const auto* match = state(story).rounds[0].at(7);
        const auto first = QString::fromStdString(state(story).player(match->first)->name);
        QVERIFY2(page.preview().startsWith(first), qPrintable(page.preview()));
        WindowStory::type(QStringLiteral("20"));
        QVERIFY(state(story).rounds[0].at(7)->score == (model::MatchScore{2, 0, 0}));
        QVERIFY(page.line()->text().isEmpty());
        // What is no result stays in the line, with the reason.
        WindowStory::type(QStringLiteral("7 33"));
        QCOMPARE(page.preview(), QStringLiteral("That is no result of a match of this event."));
        QCOMPARE(page.line()->text(), QStringLiteral("7 33"));
        for (int letters = 0; letters < 4; ++letters)
            story.key(Qt::Key_Backspace);
        view(story).session().setWho(QStringLiteral("Judge"));
        WindowStory::type(QStringLiteral("7 1-1-1"));
        story.key(Qt::Key_Return);
        QVERIFY(state(story).rounds[0].at(7)->score == (model::MatchScore{1, 1, 1}));
        QVERIFY(page.preview().endsWith(QStringLiteral("corrected")));
        const int last = page.table()->shown() - 1; // open tables stand above it
        QCOMPARE(page.table()->shownText(last, ui::RoundPage::Table), QStringLiteral("7"));
        const auto given = page.table()->shownText(last, ui::RoundPage::Told);
        QVERIFY2(
            given.contains(QStringLiteral("2–0")) && given.contains(QStringLiteral("by Judge")), qPrintable(given));
        // Ctrl+Z takes the correction back, and then the result; both stay in the log.
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(state(story).rounds[0].at(7)->score == (model::MatchScore{2, 0, 0}));
        story.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!state(story).rounds[0].at(7)->score);
        goTo(story, ui::EventView::Log);
        QCOMPARE(view(story).log()->table()->shownText(0, ui::LogPage::What), QStringLiteral("Taken back"));
        QCOMPARE(
            view(story).log()->table()->shownText(2, ui::LogPage::What), QStringLiteral("Table 7 of round 1: 1–1–1"));
        goTo(story, ui::EventView::Rounds);
        // Figures typed at the table of pairs go into the line.
        page.table()->setFocus();
        WindowStory::type(QStringLiteral("1 02"));
        QVERIFY(state(story).rounds[0].at(1)->score == (model::MatchScore{0, 2, 0}));

        story.restart();
        QVERIFY(view(story).session().isOpen());
        QCOMPARE(state(story).rounds[0].open(), 11);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Event"));
        view(story).session().close();
        QVERIFY(view(story).start()->isVisible());
        QCOMPARE(view(story).start()->recent()->count(), 1);
        view(story).start()->recent()->setFocus();
        story.key(Qt::Key_Down);
        story.key(Qt::Key_Return);
        QVERIFY(view(story).session().isOpen());
    }

    void anEventOfOnesOwn()
    {
        WindowStory story;
        story.key(Qt::Key_7, Qt::ControlModifier);
        auto* start = view(story).start();
        QTRY_COMPARE(QApplication::focusWidget(), start->name());
        const auto file = QString::fromStdString((story.folder() / "friday").string());
        QString suggested;
        start->askSave = [&](const QString& name) {
            suggested = name;
            return file;
        };
        WindowStory::type(QStringLiteral("First Friday"));
        story.key(Qt::Key_Return);
        QVERIFY(suggested.endsWith(QStringLiteral("First Friday.nxevent")));
        QVERIFY(QFile::exists(file + QStringLiteral(".nxevent")));
        auto& players = *view(story).players();
        QTRY_COMPARE(QApplication::focusWidget(), players.nameLine());
        for (const auto* name : {"Ann Lee", "Bob Ray", "Cid Moe"}) {
            WindowStory::type(QString::fromLatin1(name));
            story.key(Qt::Key_Return);
        }
        QCOMPARE(players.table()->shown(), 3);
        // A list of the player who is named, in a text; a table of players.
        players.addText(QStringLiteral("// Player: Dee Fox\nMain\n20 Causeway Docker\n"));
        QTRY_VERIFY(!players.isBusy());
        QTRY_COMPARE(players.table()->shown(), 4);
        QVERIFY(players.table()->shownText(3, ui::PlayersPage::List).contains(QStringLiteral("not legal")));
        players.table()->choose(4);
        QVERIFY2(players.details().contains(QStringLiteral("Causeway Docker")) ||
                     players.details().contains(QStringLiteral("Main deck")),
            qPrintable(players.details()));
        players.addText(QStringLiteral("Name,Player ID\nEve Orr,77\nFay Poe,78\n"));
        QTRY_COMPARE(players.table()->shown(), 6);
        // Who leaves, comes back, must not meet, sits at a table of their own.
        players.table()->choose(3);
        players.drop();
        QVERIFY(state(story).players[2].outFrom);
        players.comeBack();
        QVERIFY(!state(story).players[2].outFrom);
        players.askOpponent = [](model::PlayerNumber) { return std::optional<model::PlayerNumber>(1); };
        players.forbid();
        QVERIFY(state(story).isForbidden(1, 3));
        QVERIFY(players.details().contains(QStringLiteral("Must not meet Ann Lee.")));
        players.askTable = [](int) { return std::optional(9); };
        players.fixTable();
        QCOMPARE(state(story).players[2].fixedTable, 9);
        players.askWhether = [](const QString&) { return true; };
        players.lock();
        QVERIFY(state(story).lock.has_value());
        players.addByName(); // nothing typed: nobody comes
        QCOMPARE(players.table()->shown(), 6);
        // What a file is called is no name where one stands in the line.
        const auto list = story.folder() / "ev Wet Ink.txt";
        std::ofstream(list) << "Main\n20 Causeway Docker\n";
        players.nameLine()->setText(QStringLiteral("Ivy Poe"));
        players.addPaths({QString::fromStdString(list.string())});
        QTRY_COMPARE(players.table()->shown(), 7);
        QCOMPARE(state(story).players.back().name, std::string("Ivy Poe"));
        QVERIFY(state(story).players.back().list && players.nameLine()->text().isEmpty());
    }

    void listsAreCheckedWithoutAnEvent()
    {
        WindowStory story;
        story.key(Qt::Key_7, Qt::ControlModifier);
        view(story).findChild<QPushButton*>(QStringLiteral("checkLists"))->setFocus();
        story.key(Qt::Key_Space);
        auto* page = view(story).lists();
        QVERIFY(page->isVisible() && !view(story).pages()->isTabVisible(ui::EventView::Rounds));
        QCOMPARE(view(story).helpPage(), QStringLiteral("verify"));
        page->addText(QStringLiteral("Main\n2 Candle Reef\n"));
        QTRY_COMPARE(page->table()->shown(), 1);
        view(story).findChild<QPushButton*>(QStringLiteral("leaveEvent"))->click();
        QVERIFY(view(story).start()->isVisible());
        story.window().showView(ui::MainWindow::Print);
        story.window().print()->showPage(ui::PrintView::Decklists);
        story.window().print()->findChild<QPushButton*>(QStringLiteral("checkLists"))->click();
        QCOMPARE(story.window().frontView(), story.window().eventView());
        QCOMPARE(page->table()->shown(), 1); // as it was left
    }

    void pairsAreChangedByHandAndWhatIsBrokenIsSaid()
    {
        WindowStory story;
        beginSample(story);
        auto& session = view(story).session();
        QVERIFY(session.act({model::ForbidPair{1, 2}}));
        QVERIFY(session.pairNext());
        goTo(story, ui::EventView::Rounds);
        const auto opponentOf = [&](model::PlayerNumber player) {
            for (const auto& at : session.state().rounds[0].matches)
                if (at.has(player))
                    return at.first == player ? at.second : at.first;
            return 0;
        };
        const int instead = opponentOf(1);
        WindowStory::onDialog([&](QWidget* open) {
            auto* dialog = qobject_cast<ui::PairsDialog*>(open);
            QVERIFY(dialog);
            QCOMPARE(dialog->broken(), QStringLiteral("Nothing is broken by these pairs."));
            dialog->first()->setCurrentIndex(dialog->first()->findData(2));
            dialog->second()->setCurrentIndex(dialog->second()->findData(instead));
            dialog->swap();
            QCOMPARE(dialog->broken(), QStringLiteral("Ada Brandt (1) and Ben Okafor (2) must not meet."));
            dialog->accept();
        });
        view(story).rounds()->changePairs();
        QCOMPARE(opponentOf(1), 2);
    }
};

NEXUS_TEST(EventStoryTest, Screen);

} // namespace event_story_test

#include "event_test.moc"
