#include "app/text/result_line.h"

#include "tests/support/test_class.h"

namespace result_line_test {

using namespace nexus::app;
using nexus::model::MatchScore;

class ResultLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAndResults()
    {
        QCOMPARE(resultLineOf("7")->table, 7);
        QVERIFY(!resultLineOf("7 ")->score);
        QVERIFY(!resultLineOf("7 2")->score);
        const auto keys = resultLineOf("17 21");
        QCOMPARE(keys->table, 17);
        QVERIFY(keys->byKeys);
        QVERIFY(keys->score == (MatchScore{2, 1, 0}));
        for (const auto* text : {"7 2-1", "7 2 1", "7: 2:1", "7, 2–1", " 7  2-1 "}) {
            const auto line = resultLineOf(text);
            QVERIFY2(line && line->score == (MatchScore{2, 1, 0}) && !line->byKeys, text);
        }
        QVERIFY(resultLineOf("7 1-1-1")->score == (MatchScore{1, 1, 1}));
    }

    void whatIsNone()
    {
        for (const auto* text : {"", " ", "x", "7 x", "7 2 1 1 1", "99999999999", "7 2-99999999999", "-", "7\n21"})
            QVERIFY2(!resultLineOf(text), text);
    }
};

NEXUS_TEST(ResultLineTest, Nothing);

} // namespace result_line_test

#include "result_line_test.moc"
