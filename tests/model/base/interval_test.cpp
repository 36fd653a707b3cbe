#include "model/base/interval.h"

#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace interval_test {

using namespace nexus::model;

class IntervalTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Newcombe, Statistics in Medicine 17 (1998) 857, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    void asPublished()
    {
        const auto is = [](double part, double all, double low, double high) {
            const auto interval = shareInterval(part, all);
            return std::abs(interval.low - low) < 5e-5 && std::abs(interval.high - high) < 5e-5;
        };
        QVERIFY(is(81, 263, 0.2553, 0.3662));
        QVERIFY(is(15, 148, 0.0624, 0.1605));
        QVERIFY(is(0, 20, 0.0000, 0.1611));
        QVERIFY(is(1, 29, 0.0061, 0.1718));
    }
    void nothingIsKnownOfNothing() { QVERIFY(shareInterval(0, 0) == Interval{}); }
};

NEXUS_TEST(IntervalTest, Nothing);

} // namespace interval_test

#include "interval_test.moc"
