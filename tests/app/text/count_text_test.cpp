#include "app/text/finding_text.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <limits>

namespace count_text_test {

using namespace nexus::app;
using namespace nexus::test;

class CountTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ways()
    {
        QCOMPARE(q(waysText("7")), q("7"));
        QCOMPARE(q(waysText("2402")), q("2,402"));
        QCOMPARE(q(waysText("124842598555748")), q("124,842,598,555,748"));
        QCOMPARE(q(waysText("2950000000000000000")), q("about 2.9 × 10¹⁸"));
    }

    void capped()
    {
        QCOMPARE(q(cappedText(0)), q("0"));
        QCOMPARE(q(cappedText(2402)), q("2,402"));
        QCOMPARE(q(cappedText(std::numeric_limits<std::uint64_t>::max())), q("more than 1.8 × 10¹⁹"));
    }
};

NEXUS_TEST(CountTextTest, Nothing);

} // namespace count_text_test

#include "count_text_test.moc"
