#include "ui/workbench/workbench_view.h"

#include "tests/support/test_class.h"
#include "tests/support/window.h"

#include <QTabWidget>

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
