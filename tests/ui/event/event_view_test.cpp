#include "ui/event/event_view.h"

#include "app/base/file_bytes.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/event/bracket_view.h"
#include "ui/event/clock_page.h"
#include "ui/event/event_papers.h"
#include "ui/event/lists_page.h"
#include "ui/event/pairs_dialog.h"
#include "ui/event/players_page.h"
#include "ui/event/round_page.h"
#include "ui/event/stats_page.h"
#include "ui/event/table_check_panel.h"
#include "ui/theme/row_table.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace event_view_test {

using namespace nexus;
using namespace nexus::test;

namespace {

ui::EventView& opened(WindowStory& story)
{
    story.window().showView(ui::MainWindow::Event);
    QCoreApplication::processEvents(); // its pages are made when it is first seen
    auto& view = *story.window().eventView();
    view.openSample();
    if (!view.session().isOpen())
        qFatal("no sample event");
    return view;
}

void playRound(app::EventSession& session)
{
    QVERIFY(session.pairNext());
    std::vector<model::EventDeed> results;
    for (const auto& match : session.state().rounds.back().matches)
        results.emplace_back(model::GiveResult{static_cast<int>(session.state().rounds.size()), match.table,
            match.first < match.second ? model::MatchScore{2, 0, 0} : model::MatchScore{1, 2, 0}});
    QVERIFY(session.act(results));
}

} // namespace

class EventViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Cards are called out by the line; what of the sideboard has come in is told, and so is what is in no list.
    void aDeckCheckAtTheTable()
    {
        WindowStory story;
        auto& view = opened(story);
        view.showPage(ui::EventView::Lists);
        auto& page = *view.lists();
        QTRY_COMPARE(page.table()->shown(), 24);
        page.choose(3);
        page.showTableCheck();
        auto& panel = *page.tableCheck();
        const int cards = panel.cards()->shown();
        QVERIFY(cards > 10);
        panel.line()->setFocus();
        const auto name = panel.cards()->shownText(0, ui::TableCheckPanel::Card);
        WindowStory::type(QStringLiteral("1 ") + name.toLower());
        QVERIFY2(panel.preview().contains(name), qPrintable(panel.preview()));
        story.key(Qt::Key_Return);
        QCOMPARE(panel.cards()->shownText(0, ui::TableCheckPanel::Called), QStringLiteral("1"));
        QVERIFY(panel.line()->text().isEmpty());
        // At the card itself.
        panel.cards()->setFocus();
        story.key(Qt::Key_Minus);
        QCOMPARE(panel.cards()->shownText(0, ui::TableCheckPanel::Called), QString());
        for (int row = 0; row < cards; ++row)
            for (int copies = panel.cards()->shownText(row, ui::TableCheckPanel::InDeck).toInt(); copies > 0;
                 --copies) {
                panel.cards()->setCurrentIndex(panel.cards()->model()->index(row, 0));
                story.key(Qt::Key_Plus);
            }
        QVERIFY2(panel.verdict().contains(QStringLiteral("The deck is the list, card by card.")),
            qPrintable(panel.verdict()));
        panel.startAnew();
        QVERIFY(panel.verdict().contains(QStringLiteral("should lie at the table")));
    }

    // The judge's page has the event's lists with player and table; other lists stand below and are compared with one.
    void listsStandBesideTheirPlayersAndOthersAreComparedWithThem()
    {
        WindowStory story;
        auto& view = opened(story);
        QVERIFY(view.session().pairNext());
        story.window().action("deckCheck")->trigger();
        QCOMPARE(view.pages()->currentIndex(), static_cast<int>(ui::EventView::Lists));
        auto& page = *view.lists();
        QTRY_COMPARE(page.table()->shown(), 24);
        QCOMPARE(page.table()->shownText(0, ui::ListsPage::Player), QStringLiteral("Ada Brandt"));
        QVERIFY(page.table()->shownText(0, ui::ListsPage::Seat).toInt() > 0);
        QVERIFY(!page.ruleset()->isEnabled()); // the event's edition
        page.choose(1);
        page.compareWithChosen();
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.table()->shownText(0, ui::ListsPage::Differs), QStringLiteral("✓ the same"));
        // The list compared with may be what lies at the table: all of it is called out at once.
        page.showTableCheck();
        page.tableCheck()->callSecond();
        QVERIFY2(page.tableCheck()->verdict().contains(QStringLiteral("The deck is the list, card by card.")),
            qPrintable(page.tableCheck()->verdict()));
        page.choose(2); // of another player
        page.tableCheck()->callSecond();
        QVERIFY2(!page.tableCheck()->verdict().contains(QStringLiteral("The deck is the list")),
            qPrintable(page.tableCheck()->verdict()));
        page.addText(QStringLiteral("Main\n2 Candle Reef\n"));
        QTRY_COMPARE(page.table()->shown(), 25);
        QVERIFY(page.table()->shownText(24, ui::ListsPage::Differs).toInt() > 10);
        QCOMPARE(view.session().state().players.size(), std::size_t{24}); // checked, not entered
        view.session().close();
        QCOMPARE(view.pages()->isVisible(), false);
    }

    void theClockIsStartedAndShownInTheHall()
    {
        WindowStory story;
        auto& view = opened(story);
        view.showPage(ui::EventView::Clock);
        QVERIFY(view.clockPage()->emptyText().contains(QStringLiteral("Pair the first round")));
        QVERIFY(view.session().pairNext());
        auto& page = *view.clockPage();
        QTRY_VERIFY(page.emptyText().isEmpty());
        page.minutes()->setValue(40);
        page.showInHall();
        QCOMPARE(page.hall()->face()->figures(), QStringLiteral("40:00")); // before it is started, too
        QTest::keyClick(page.hall(), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        page.startOrHalt();
        QVERIFY(view.clock().isRunning());
        QVERIFY(page.face()->figures() == QStringLiteral("40:00") || page.face()->figures() == QStringLiteral("39:59"));
        const auto* above = view.findChild<ui::LineLabel*>(QStringLiteral("roundTime"));
        QVERIFY(above->isVisible());
        QCOMPARE(above->text(), app::clockFigures(view.clock().left()));
        QVERIFY2(above->width() > 60 && above->height() > 10, qPrintable(QString::number(above->height())));
        QVERIFY(!above->geometry().intersects(view.findChild<QLineEdit*>(QStringLiteral("eventWho"))->geometry()));
        page.table()->setValue(3);
        page.giveExtra();
        QCOMPARE(view.clock().extra().at(3), 180);
        page.showInHall();
        QVERIFY(page.hall() && page.hall()->isVisible());
        QTest::keyClick(page.hall(), Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!page.hall());
        story.window().activateWindow();
        page.startOrHalt();
        QVERIFY(!view.clock().isRunning());
    }

    void theCutHasABracket()
    {
        WindowStory story;
        auto& view = opened(story);
        for (int round = 0; round < 3; ++round)
            playRound(view.session());
        view.showPage(ui::EventView::Rounds);
        auto* bracket = view.findChild<ui::BracketView*>();
        QVERIFY(!bracket->isVisible());
        view.rounds()->askCut = [](int) { return std::optional(4); };
        view.rounds()->cutTo();
        QTRY_VERIFY(bracket->isVisible());
        QVERIFY(bracket->accessibleDescription().startsWith(QStringLiteral("1 ")));
        playRound(view.session());
        playRound(view.session());
        QTRY_VERIFY(bracket->accessibleDescription().count(QLatin1Char(';')) == 2);
    }

    void whatWasPlayedGoesIntoATable()
    {
        WindowStory story;
        auto& view = opened(story);
        playRound(view.session());
        view.showPage(ui::EventView::Statistics);
        auto& page = *view.stats();
        page.refreshIfStale();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy() && page.table()->shown() > 1, 30'000);
        QVERIFY(page.chart()->isVisible() && !page.chart()->rows().empty());
        QVERIFY2(page.chart()->accessibleDescription().contains(QStringLiteral(" % to ")),
            qPrintable(page.chart()->accessibleDescription()));
        QVERIFY(page.summary().startsWith(QStringLiteral("24 of 24 players")));
        const auto file = QString::fromStdString((story.folder() / "played.csv").string());
        page.askSave = [&](const QString&) { return file; };
        page.saveCsv();
        const auto csv = app::readFile(file.toStdString());
        QVERIFY(csv && csv->find("domains") != std::string::npos);
        for (int kind = 1; kind < page.kinds()->count(); ++kind) {
            page.kinds()->setCurrentIndex(kind);
            QVERIFY(page.table()->shown() > 1);
        }
    }

    void papersAndThePageAreSaved()
    {
        WindowStory story;
        auto& view = opened(story);
        playRound(view.session());
        auto& papers = *view.papers();
        QString file;
        papers.askSave = [&](const QString& suggested, const QString&) {
            return file = QString::fromStdString((story.folder() / suggested.toStdString()).string());
        };
        QStringList said;
        connect(&papers, &ui::EventPapers::told, this, [&](const QString& text) { said << text; });
        for (const auto what : {app::EventPrint::Pairings, app::EventPrint::Slips, app::EventPrint::Lists}) {
            app::EventPrintOrder order;
            order.what = what;
            papers.savePdf(order);
            QTRY_VERIFY_WITH_TIMEOUT(!papers.isBusy(), 30'000);
            const auto bytes = app::readFile(file.toStdString());
            QVERIFY2(bytes && bytes->starts_with("%PDF"), qPrintable(file));
        }
        papers.savePage();
        QTRY_VERIFY_WITH_TIMEOUT(!papers.isBusy(), 30'000);
        const auto page = app::readFile(file.toStdString());
        QVERIFY(page && page->find("Ada Brandt") != std::string::npos);
        QCOMPARE(said.size(), 4);
    }

    // Each paper is looked at before it is printed.
    void papersAreLookedAtBefore()
    {
        WindowStory story;
        auto& view = opened(story);
        playRound(view.session());
        ui::EventPaperDialog dialog(*view.papers(), app::EventPrint::Slips, &story.window());
        dialog.show();
        for (std::size_t what = 0; what < app::eventPrintIds.size(); ++what) {
            dialog.what()->setCurrentIndex(static_cast<int>(what));
            QTRY_VERIFY_WITH_TIMEOUT(dialog.isSettled() && dialog.preview()->pageCount() > 0, 30'000);
        }
        dialog.what()->setCurrentIndex(dialog.what()->findData(static_cast<int>(app::EventPrint::Lists)));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isSettled() && dialog.preview()->pageCount() >= 24, 30'000);
        QString file;
        view.papers()->askSave = [&](const QString& suggested, const QString&) {
            return file = QString::fromStdString((story.folder() / suggested.toStdString()).string());
        };
        dialog.findChild<QPushButton*>(QStringLiteral("savePaper"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!view.papers()->isBusy(), 30'000);
        QVERIFY(app::readFile(file.toStdString()));
    }

    void roundsArePlannedAndTablesChanged()
    {
        WindowStory story;
        auto& view = opened(story);
        view.showPage(ui::EventView::Rounds);
        view.rounds()->askRounds = [](int) { return std::optional(7); };
        view.rounds()->planRounds();
        QCOMPARE(view.session().state().roundsPlanned(), 7);
        QVERIFY(view.session().pairNext());
        ui::PairsDialog dialog(view.session().state(), &story.window());
        const auto table = [&](model::PlayerNumber player) {
            for (const auto& pair : dialog.pairing().tables)
                if (pair.first == player || pair.second == player)
                    return pair.table;
            return 0;
        };
        QVERIFY(dialog.first()->currentIndex() != dialog.second()->currentIndex());
        dialog.first()->setCurrentIndex(dialog.first()->findData(5));
        const int before = table(5);
        dialog.place()->setValue(before == 12 ? 11 : 12);
        dialog.move();
        QCOMPARE(table(5), dialog.place()->value());
        QCOMPARE(dialog.broken(), QStringLiteral("Nothing is broken by these pairs."));
    }

    // An event that another program has open is not opened, and that is said.
    void anEventThatIsGoneOrTaken()
    {
        WindowStory story;
        auto& view = opened(story);
        const auto file = view.session().file();
        QString said;
        // The window shows trouble in a box; here it is only heard.
        QObject::disconnect(&view, &ui::MainView::trouble, nullptr, nullptr);
        connect(&view, &ui::MainView::trouble, this, [&](const QString& message) { said = message; });
        view.openFile(QStringLiteral("/nowhere/at.nxevent"));
        QVERIFY(said.startsWith(QStringLiteral("/nowhere/at.nxevent")));
        QVERIFY(view.session().isOpen()); // what was open stays
        QCOMPARE(view.session().file(), file);
    }
};

NEXUS_TEST(EventViewTest, Screen);

} // namespace event_view_test

#include "event_view_test.moc"
