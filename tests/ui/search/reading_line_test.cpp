#include "ui/search/reading_line.h"

#include "model/search/query_parser.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QtTest>

namespace reading_line_test {

using namespace nexus;
using namespace nexus::ui;

class ReadingLineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void itIsSeenWhileTextsAreReadOrLeft()
    {
        const auto catalogue = test::numberedStarterCatalogue(20000);
        const auto query = model::parseQuery("plays:whole", catalogue->game());
        app::TextReading reading;
        QWidget page;
        auto* line = new ReadingLine(&reading, &page);
        const auto* button = line->findChild<ReadingButton*>();
        const auto* words = line->findChild<LineLabel*>();
        page.show();
        QVERIFY(!line->isVisible());
        const auto ask = [&] {
            model::UnreadTexts unread;
            (void)model::matching(query->root, *catalogue, {.unread = &unread});
            return reading.expect(unread, catalogue);
        };
        connect(&reading, &app::TextReading::read, &page, ask);
        QVERIFY(!ask());
        reading.stop();
        QVERIFY(line->isVisible());
        QCOMPARE(words->text(), reading.words());
        QCOMPARE(button->text(), QStringLiteral("Read on"));
        QCOMPARE(button->accessibleName(), QStringLiteral("Read the rule texts on"));
        QTest::keyClick(line->findChild<ReadingButton*>(), Qt::Key_Space);
        QVERIFY(reading.isReading());
        QVERIFY(words->text().startsWith(QStringLiteral("Reading rule texts: ")));
        QCOMPARE(button->text(), QStringLiteral("Cancel"));
        QVERIFY(QTest::qWaitFor([&] { return !reading.isOpen(); }, 20000));
        QVERIFY(!line->isVisible());
    }
};

NEXUS_TEST(ReadingLineTest, Screen);

} // namespace reading_line_test

#include "reading_line_test.moc"
