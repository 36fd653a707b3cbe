#include "ui/event/event_view.h"

#include "app/base/file_bytes.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/event/bracket_view.h"
#include "ui/event/clock_page.h"
#include "ui/event/event_papers.h"
#include "ui/event/lists_page.h"
#include "ui/event/players_page.h"
#include "ui/event/round_page.h"
#include "ui/event/stats_page.h"
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
        page.refreshIfStale();
        QCOMPARE(page.table()->shown(), 24);
        page.choose(3);
        const int cards = page.cards()->shown();
        QVERIFY(cards > 10);
        page.line()->setFocus();
        const auto name = page.cards()->shownText(0, ui::ListsPage::Card);
        WindowStory::type(QStringLiteral("1 ") + name.toLower());
        QVERIFY2(page.preview().contains(name), qPrintable(page.preview()));
        story.key(Qt::Key_Return);
        QCOMPARE(page.cards()->shownText(0, ui::ListsPage::Called), QStringLiteral("1"));
        QVERIFY(page.line()->text().isEmpty());
        // At the card itself.
        page.cards()->setFocus();
        story.key(Qt::Key_Minus);
        QCOMPARE(page.cards()->shownText(0, ui::ListsPage::Called), QString());
        for (int row = 0; row < cards; ++row)
            for (int copies = page.cards()->shownText(row, ui::ListsPage::InDeck).toInt(); copies > 0; --copies) {
                page.cards()->setCurrentIndex(page.cards()->model()->index(row, 0));
                story.key(Qt::Key_Plus);
            }
        QVERIFY2(
            page.verdict().contains(QStringLiteral("The deck is the list, card by card.")), qPrintable(page.verdict()));
        page.startAnew();
        QVERIFY(page.verdict().contains(QStringLiteral("should lie at the table")));
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
        QVERIFY(page.table()->shown() > 1);
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
            papers.savePdf(what);
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
