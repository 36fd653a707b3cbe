#include "ui/workbench/workbench_view.h"

#include "app/views/card_list_model.h"
#include "tests/support/list_repository.h"
#include "tests/support/test_class.h"
#include "tests/support/window.h"
#include "ui/search/search_bar.h"
#include "ui/theme/row_table.h"
#include "ui/workbench/card_editor.h"
#include "ui/workbench/change_table.h"
#include "ui/workbench/changes_page.h"
#include "ui/workbench/coverage_page.h"
#include "ui/workbench/list_history_page.h"
#include "ui/workbench/tables_page.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTreeWidget>

namespace workbench_view_test {

using namespace nexus;
using namespace nexus::test;
using ui::WorkbenchView;

class WorkbenchViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsPagesAreMadeWhenItIsFirstSeen()
    {
        WindowStory story;
        QVERIFY(!story.window().workbench()->pages());
        story.key(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Workbench"));
        const auto* pages = story.window().workbench()->pages();
        QVERIFY(pages);
        QCOMPARE(pages->tabText(WorkbenchView::Cards), QStringLiteral("Cards"));
        QCOMPARE(pages->tabText(WorkbenchView::Changes), QStringLiteral("Changes"));
        QCOMPARE(pages->tabText(WorkbenchView::History), QStringLiteral("History"));
        QCOMPARE(pages->tabText(WorkbenchView::Worth), QStringLiteral("Worth"));
        QCOMPARE(story.window().workbench()->helpPage(), QStringLiteral("workbench#edit-cards"));
    }

    // A list is opened once, for all pages; what it has that its last commit has not is one click away.
    void thePagesHaveOneListOpen()
    {
        WindowStory story;
        MadeRepository made(story.folder() / "lists", false);
        commitList(made, unitList({{"Kite Warden", 4}, {"Far Bell", 2}}), "Begun");
        const auto file = story.folder() / "lists/cards.md";
        std::ofstream(file) << unitList({{"Kite Warden", 5}, {"Far Bell", 2}});
        story.window().showView(ui::MainWindow::Workbench);
        auto* bench = story.window().workbench();
        bench->cards()->openFile(q(file.string()));
        WindowStory::until([&] { return bench->cards()->list() != nullptr; }, "the list");
        QTest::mouseClick(bench->findChild<QPushButton*>(QStringLiteral("compareCommit")), Qt::LeftButton);
        QCOMPARE(bench->pages()->currentIndex(), int(WorkbenchView::Changes));
        WindowStory::until([&] { return bench->changes()->cards()->shown() == 1; }, "what changed");
        QCOMPARE(bench->changes()->cards()->shownText(0, 0), QStringLiteral("~ Kite Warden"));
        bench->showPage(WorkbenchView::History);
        WindowStory::until([&] { return bench->history()->revisions()->shown() == 1; }, "its history");
        // Cells that are not as the file has them stand out.
        bench->showPage(WorkbenchView::Cards);
        auto* grid = bench->cards()->findChild<QTableView*>(QStringLiteral("cardGrid"));
        const auto cost = grid->model()->index(0, 2);
        QVERIFY(!cost.data(app::CardListModel::ChangedRole).toBool());
        QVERIFY(grid->model()->setData(cost, QStringLiteral("7"), Qt::EditRole));
        QVERIFY(cost.data(app::CardListModel::ChangedRole).toBool());
        QVERIFY(!grid->model()->index(1, 2).data(app::CardListModel::ChangedRole).toBool());
    }

    void itsPagesAreNoHigherThanTheWindow()
    {
        WindowStory story;
        const auto list = story.folder() / "cards.md";
        std::ofstream(list) << unitList({{"Kite Warden", 5}, {"Far Bell", 2}});
        story.window().resize(1024, 700);
        story.window().showView(ui::MainWindow::Workbench);
        auto* bench = story.window().workbench();
        bench->cards()->openFile(q(list.string()));
        WindowStory::until([&] { return bench->cards()->list() != nullptr; }, "the list");
        for (int page = 0; page < bench->pages()->count(); ++page) {
            bench->showPage(static_cast<WorkbenchView::Page>(page));
            QTest::qWait(100); // what it shows is made, and laid out
            QVERIFY2(bench->height() <= bench->parentWidget()->height(),
                qPrintable(QStringLiteral("%1 needs %2 of %3")
                               .arg(bench->pages()->tabText(page))
                               .arg(bench->height())
                               .arg(bench->parentWidget()->height())));
        }
    }

    void tablesOfDecksFollowTheOpenList()
    {
        WindowStory story;
        const auto list = story.folder() / "cards.md", deck = story.folder() / "deck.md";
        std::ofstream(list) << unitList({{"Kite Warden", 5}, {"Far Bell", 2}, {"Tin Oar", 3}});
        std::ofstream(deck) << "| Card | Count | CP |\n|---|---|---|\n| Kite Warden | 2 | 4 |\n| Far Bell | 1 | 2 |\n"
                               "| Tin Oar | 3 | 3 |\n";
        story.window().showView(ui::MainWindow::Workbench);
        auto* bench = story.window().workbench();
        bench->cards()->openFile(q(list.string()));
        WindowStory::until([&] { return bench->cards()->list() != nullptr; }, "the list");
        bench->showPage(WorkbenchView::Tables);
        bench->tables()->addFiles({q(deck.string())});
        auto* cells = bench->tables()->cells();
        WindowStory::until([&] { return cells->topLevelItemCount() == 1; }, "the stale cell");
        QCOMPARE(cells->topLevelItem(0)->text(4) + QLatin1Char('>') + cells->topLevelItem(0)->text(5),
            QStringLiteral("4>5"));
        QTest::mouseClick(bench->findChild<QPushButton*>(QStringLiteral("writeTables")), Qt::LeftButton);
        std::ifstream now(deck);
        const std::string bytes(std::istreambuf_iterator<char>(now), {});
        QVERIFY2(bytes.find("| Kite Warden | 2 | 5 |") != std::string::npos, bytes.c_str());
    }

    void whatNothingCoversIsSeen()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Workbench);
        auto* bench = story.window().workbench();
        bench->showPage(WorkbenchView::Coverage);
        auto* table = bench->coverage()->table();
        WindowStory::until([&] { return table->rowCount() > 1; }, "the table");
        auto* rows = bench->findChild<QComboBox*>(QStringLiteral("coverRows"));
        auto* columns = bench->findChild<QComboBox*>(QStringLiteral("coverColumns"));
        rows->setCurrentIndex(rows->findText(QStringLiteral("Range")));
        columns->setCurrentIndex(columns->findText(QStringLiteral("Type")));
        Q_EMIT columns->activated(columns->currentIndex());
        int none = 0, full = -1;
        for (int row = 0; row < table->rowCount(); ++row)
            for (int column = 1; column < table->columnCount(); ++column)
                if (table->item(row, column)->text() == QStringLiteral("none"))
                    ++none;
                else if (row == 0)
                    full = column;
        QVERIFY(none > 0 && full > 0);
        table->setCurrentCell(0, full);
        auto* found = bench->findChild<QListWidget*>(QStringLiteral("coverCards"));
        QCOMPARE(QString::number(found->count()), table->item(0, full)->text());
        QTest::mouseClick(bench->findChild<QPushButton*>(QStringLiteral("coverSeek")), Qt::LeftButton);
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Build"));
        QVERIFY(story.search().bar()->text().contains(QStringLiteral("range:")));
    }

    void thePageInFrontIsKept()
    {
        WindowStory story;
        story.window().showView(ui::MainWindow::Workbench);
        story.window().workbench()->showPage(WorkbenchView::Worth);
        story.restart();
        QCOMPARE(story.window().frontView()->name(), QStringLiteral("Workbench"));
        QCOMPARE(story.window().workbench()->pages()->currentIndex(), int(WorkbenchView::Worth));
    }
};

NEXUS_TEST(WorkbenchViewTest, Screen);

} // namespace workbench_view_test

#include "workbench_view_test.moc"
