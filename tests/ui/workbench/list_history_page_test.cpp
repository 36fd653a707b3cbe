#include "ui/workbench/list_history_page.h"

#include "tests/support/list_repository.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/card/face_view.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/workbench/change_details.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/history_plot.h"
#include "ui/workbench/list_picker.h"
#include "ui/workbench/revision_dialog.h"
#include "ui/workbench/workbench_view.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

namespace list_history_page_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// Four revisions of a list; the last has a row that is refused.
struct Histories {
    WindowStory story;
    MadeRepository made;
    ui::ListHistoryPage* page = nullptr;

    Histories()
        : made(story.folder() / "lists.git")
    {
        commitList(made, unitList({{"Kite Warden", 4}, {"Far Bell", 2}}), "First list");
        commitList(made, unitList({{"Kite Warden", 4}, {"Far Bell", 3}}), "Bells cost more");
        commitList(made, unitList({{"Kite Warden", 6, "Far", "Zeal."}, {"Far Bell", 3}, {"Tin Oar", 1}}), "Oars");
        commitList(made, unitList({{"Kite Warden", 6, "Far", "Zeal."}, {"Far Bell", 3}, {"Tin Oar", 1, "Nowhere"}}),
            "A slip of the pen");
        open();
    }
    void open()
    {
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(ui::WorkbenchView::History);
        page = story.window().workbench()->history();
        WindowStory::until([this] { return page->place()->isVisible(); }, "the page");
    }
    QString word() const { return q((story.folder() / "lists.git").string()) + QStringLiteral(":cards.md"); }
    void read()
    {
        page->place()->setFocus();
        page->place()->lineEdit()->selectAll();
        WindowStory::type(word());
        story.key(Qt::Key_Return);
        until(4);
    }
    void until(int revisions) const
    {
        WindowStory::until([&] { return page->revisions()->shown() == revisions; }, "the revisions");
    }
    QStringList subjects() const
    {
        QStringList shown;
        for (int row = 0; row < page->revisions()->shown(); ++row)
            shown << page->revisions()->shownText(row, 1);
        return shown;
    }
    QStringList cards() const
    {
        QStringList shown;
        for (int row = 0; row < page->cards()->shown(); ++row)
            shown << page->cards()->shownText(row, 0);
        return shown;
    }
    template <class Widget> Widget* part(const char* id) const
    {
        return page->findChild<Widget*>(QString::fromLatin1(id));
    }
    QString told(const char* id = "historyTold") const { return part<ui::LineLabel>(id)->text(); }
    void choose(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        auto* table = page->revisions();
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, modifiers, table->visualRect(table->model()->index(row, 1)).center());
    }
};

} // namespace

class ListHistoryPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theRevisionsOfAListNewestFirst()
    {
        Histories on;
        on.read();
        QCOMPARE(on.subjects(), (QStringList{QStringLiteral("✗ A slip of the pen"), QStringLiteral("Oars"),
                                    QStringLiteral("Bells cost more"), QStringLiteral("First list")}));
        QVERIFY2(on.told().startsWith(QStringLiteral("4 revisions")), qPrintable(on.told()));
        QVERIFY(on.part<ui::LineLabel>("historyRefused")->isVisible());
        QVERIFY2(on.told("historyRefused").startsWith(QStringLiteral("Unreadable since ")),
            qPrintable(on.told("historyRefused")));
        QCOMPARE(
            on.page->revisions()->shownText(1, 3), QStringLiteral("+1 ~1 · CP 1, Keywords 1, Range 1, Rules text 1"));
    }

    void aRowThatCannotBeReadIsMarkedOnce()
    {
        Histories on;
        const auto broken = [](int cp) {
            return unitList({{"Kite Warden", cp, "Far", "Zeal."}, {"Far Bell", 3}, {"Tin Oar", 1, "Nowhere"}});
        };
        commitList(on.made, broken(7), "Still so");
        commitList(on.made, unitList({{"Kite Warden", 7, "Far", "Zeal."}, {"Far Bell", 3}, {"Tin Oar", 1}}), "Mended");
        on.page->read(on.word());
        on.until(6);
        QCOMPARE(on.subjects().mid(0, 3),
            (QStringList{QStringLiteral("Mended"), QStringLiteral("Still so"), QStringLiteral("✗ A slip of the pen")}));
        on.page->revisions()->chooseFirst();
        QVERIFY(!on.part<ui::LineLabel>("historyRefused")->isVisible());
        on.page->revisions()->choose(4); // the one before it
        QVERIFY2(on.told("historyRefused").contains(QStringLiteral(" until ")), qPrintable(on.told("historyRefused")));
    }

    void aRevisionIsShownCardByCard()
    {
        Histories on;
        on.read();
        on.choose(1);
        QCOMPARE(on.cards(), (QStringList{QStringLiteral("+ Tin Oar"), QStringLiteral("~ Kite Warden")}));
        on.story.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(on.page->details()->after()->face().card.name, std::string("Kite Warden"));
        QVERIFY2(on.page->details()->fieldTable().contains(QStringLiteral("Zeal")),
            qPrintable(on.page->details()->fieldTable()));
        on.choose(3); // the first: all cards are new
        QCOMPARE(on.cards(), (QStringList{QStringLiteral("+ Kite Warden"), QStringLiteral("+ Far Bell")}));
    }

    void twoRevisionsAreCompared()
    {
        Histories on;
        on.read();
        on.choose(1);
        on.choose(3, Qt::ControlModifier);
        QVERIFY2(
            on.told("historyBetween").contains(QStringLiteral(": 1 added, 0 removed, 0 perhaps renamed, 2 changed")),
            qPrintable(on.told("historyBetween")));
        QCOMPARE(on.cards().size(), 3);
        QCOMPARE(on.page->plot()->marked(), (std::vector<std::size_t>{0, 2}));
    }

    void revisionsAreFoundBySubjectAndCard()
    {
        Histories on;
        on.read();
        on.part<QLineEdit>("historySearch")->setFocus();
        WindowStory::type(QStringLiteral("bell"));
        QCOMPARE(on.subjects(), (QStringList{QStringLiteral("Bells cost more"), QStringLiteral("First list")}));
        QTest::mouseClick(on.page->plot(), Qt::LeftButton, {}, on.page->plot()->pointOf(2)); // not among them
        QCOMPARE(on.subjects().size(), 4);
        QVERIFY(on.told("historyBetween").contains(QStringLiteral("Oars")));
    }

    void theChartGoesToARevision()
    {
        Histories on;
        on.read();
        auto& plot = *on.page->plot();
        QVERIFY((plot.chart().values == std::vector<std::optional<double>>{2, 2, 3, 3}));
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.pointOf(1));
        QVERIFY(on.told("historyBetween").contains(QStringLiteral("Bells cost more")));
        on.story.key(Qt::Key_Right);
        QVERIFY(on.told("historyBetween").contains(QStringLiteral("Oars")));
        QCOMPARE(plot.marked(), std::vector<std::size_t>{2});
        auto* number = on.page->number();
        number->setCurrentIndex(number->findText(QStringLiteral("CP")));
        Q_EMIT number->activated(number->currentIndex());
        QVERIFY((plot.chart().values[0] == 3.0));
        QVERIFY2(plot.accessibleDescription().contains(QStringLiteral("CP, mean of all cards")),
            qPrintable(plot.accessibleDescription()));
    }

    void aCardsLife()
    {
        Histories on;
        on.read();
        auto* field = on.part<QLineEdit>("historyCard");
        field->setFocus();
        WindowStory::type(QStringLiteral("kite warden"));
        on.until(2);
        QCOMPARE(on.subjects(), (QStringList{QStringLiteral("Oars"), QStringLiteral("First list")}));
        QVERIFY((on.page->plot()->chart().values == std::vector<std::optional<double>>{4, 4, 6, 6}));
        QCOMPARE(on.page->details()->after()->face().card.name, std::string("Kite Warden"));
        field->clear();
        on.until(4);
        WindowStory::type(QStringLiteral("nobody"));
        WindowStory::until([&] { return on.told().contains(QStringLiteral("No revision has a card")); }, "the answer");
    }

    void aChangedCardShowsItsHistory()
    {
        Histories on;
        on.read();
        on.choose(1);
        on.page->cards()->chooseCard("Tin Oar");
        on.page->cards()->findChild<QAction*>(QStringLiteral("cardHistory"))->trigger();
        QCOMPARE(on.part<QLineEdit>("historyCard")->text(), QStringLiteral("Tin Oar"));
        QCOMPARE(on.subjects(), QStringList{QStringLiteral("Oars")});
    }

    void theRevisionThatBrokeADeck()
    {
        Histories on;
        MadeRepository other(on.story.folder() / "other.git"); // the deck in front has Reading Lamp for 2 CP
        const auto list = [](int cp, const char* more) {
            return "Name,Card Type,CP\nReading Lamp,Asset," + std::to_string(cp) + "\n" + more;
        };
        other.commit({{"cards.csv", {list(2, "")}}}, "First list");
        other.commit({{"cards.csv", {list(2, "Tin Oar,Asset,1\n")}}}, "Oars");
        other.commit({{"cards.csv", {list(9, "Tin Oar,Asset,1\n")}}}, "Much dearer");
        other.commit({{"cards.csv", {list(9, "Tin Oar,Asset,2\n")}}}, "Oars again");
        on.page->read(q(other.path().string()) + QStringLiteral(":cards.csv"));
        on.until(4);
        auto* button = on.part<QPushButton>("breakingRevision");
        QTRY_VERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        WindowStory::onDialog([](QWidget* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
        WindowStory::until(
            [&] { return on.told().contains(QStringLiteral("was broken by revision")); }, "the revision");
        QVERIFY2(on.told().startsWith(q(on.story.deck().name)), qPrintable(on.told()));
        QVERIFY2(
            on.told("historyBetween").contains(QStringLiteral("Much dearer")), qPrintable(on.told("historyBetween")));
    }

    void aRepositoryIsChosenWithItsLists()
    {
        Histories on;
        QTest::mouseClick(on.part<QPushButton>("historyRepository"), Qt::LeftButton);
        WindowStory::onDialog([&](QWidget* open) {
            auto* dialog = qobject_cast<ui::RevisionDialog*>(open);
            QVERIFY(dialog);
            dialog->repository()->setFocus();
            WindowStory::type(q(on.made.path().string()));
            WindowStory::until([&] { return dialog->path()->currentText() == QStringLiteral("cards.md"); }, "the list");
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        on.until(4);
        QVERIFY(on.page->place()->currentText().endsWith(QStringLiteral("lists.git@HEAD:cards.md")));
    }

    void theListIsRememberedAndReadAgain()
    {
        Histories on;
        on.read();
        on.story.restart();
        on.open();
        on.until(4);
        QCOMPARE(on.page->place()->currentText(), on.word());
        QVERIFY(on.page->place()->findText(on.word()) >= 0);
    }

    void readingIsCancelled()
    {
        Histories on;
        MadeRepository large(on.story.folder() / "large.git"); // not read before the click
        fillWithRevisions(large, 200, 150);
        on.page->read(q(large.path().string()) + QStringLiteral(":cards.md"));
        QTest::mouseClick(on.part<QPushButton>("cancelHistory"), Qt::LeftButton);
        WindowStory::until([&] { return on.told() == QStringLiteral("Cancelled."); }, "the end");
        QVERIFY(!on.page->history() && !on.part<QPushButton>("cancelHistory")->isVisible());
        QTest::mouseClick(on.part<QPushButton>("readHistory"), Qt::LeftButton);
        on.until(200);
    }

    void whatCannotBeReadIsSaid()
    {
        Histories on;
        on.page->read(q((on.story.folder() / "nothing.md").string()));
        WindowStory::until(
            [&] { return on.told().contains(QStringLiteral("lies in no git repository")); }, "the refusal");
        on.page->read(on.word() + QStringLiteral("x"));
        WindowStory::until([&] { return on.told().contains(QStringLiteral("cards.mdx")); }, "the other refusal");
    }
};

NEXUS_TEST(ListHistoryPageTest, Screen);

} // namespace list_history_page_test

#include "list_history_page_test.moc"
