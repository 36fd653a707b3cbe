#include "ui/theme/flow_layout.h"

#include "tests/support/test_class.h"

#include <QWidget>

namespace flow_layout_test {

using nexus::ui::FlowLayout;

class FlowLayoutTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void widgetsGoOnInTheNextLine()
    {
        QWidget page;
        auto* flow = new FlowLayout(4);
        page.setLayout(flow);
        QList<QWidget*> parts;
        for (int i = 0; i < 5; ++i) {
            parts << new QWidget(&page);
            parts.back()->setMinimumSize(40, 20);
            flow->addWidget(parts.back());
        }
        QCOMPARE(flow->heightForWidth(500), 20);
        QCOMPARE(flow->heightForWidth(84), 68); // two, two, one
        QCOMPARE(flow->heightForWidth(10), 116);
        page.resize(84, 200);
        page.show();
        QCoreApplication::processEvents();
        QCOMPARE(parts[1]->geometry().topLeft(), QPoint(44, 0));
        QCOMPARE(parts[2]->geometry().topLeft(), QPoint(0, 24));
        parts[0]->hide();
        QCOMPARE(flow->heightForWidth(84), 44);
    }

    void whatCanGrowTakesTheRoomOfItsLine()
    {
        QWidget page;
        auto* flow = new FlowLayout(4);
        page.setLayout(flow);
        auto* words = new QWidget(&page);
        words->setMinimumSize(50, 20);
        words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        auto* button = new QWidget(&page);
        button->setMinimumSize(40, 20);
        for (auto* part : {words, button})
            flow->addWidget(part);
        page.resize(200, 100);
        page.show();
        QCoreApplication::processEvents();
        QCOMPARE(words->width(), 156);
        QCOMPARE(button->geometry().left(), 160);
        page.resize(90, 100);
        QCoreApplication::processEvents();
        QCOMPARE(words->width(), 90);
        QCOMPARE(button->geometry().topLeft(), QPoint(0, 24));
    }
};

NEXUS_TEST(FlowLayoutTest, Screen);

} // namespace flow_layout_test

#include "flow_layout_test.moc"
