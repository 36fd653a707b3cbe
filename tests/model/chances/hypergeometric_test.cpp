#include "model/chances/draw_odds.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace hypergeometric_test {

using nexus::model::Hypergeometric;

class HypergeometricTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallCasesByHand()
    {
        const Hypergeometric chances(60);
        QVERIFY(std::abs(chances.exactly(1, 10, 4, 3) - 4 * 15 / 120.0) < 1e-15);
        QVERIFY(std::abs(chances.exactly(0, 60, 4, 5) - 3819816.0 / 5461512.0) < 1e-15);
        QCOMPARE(chances.exactly(5, 10, 4, 5), 0.0);
        QCOMPARE(chances.exactly(0, 10, 8, 5), 0.0); // five of ten take at least three of eight
        QCOMPARE(chances.exactly(0, 0, 0, 0), 1.0);
        QCOMPARE(chances.atLeast(0, 10, 0, 0), 1.0);
        QCOMPARE(chances.atLeast(1, 10, 0, 10), 0.0);
        QCOMPARE(chances.atLeast(3, 10, 8, 5), 1.0);
    }

    void chancesAddUp()
    {
        const Hypergeometric chances(400);
        QVERIFY(rc::check([&] {
            const auto all = *rc::gen::inRange<std::size_t>(0, 401);
            const auto marked = *rc::gen::inRange<std::size_t>(0, all + 1),
                       drawn = *rc::gen::inRange<std::size_t>(0, all + 1);
            double sum = 0, mean = 0;
            for (std::size_t k = 0; k <= drawn; ++k) {
                const auto p = chances.exactly(k, all, marked, drawn);
                RC_ASSERT(p >= 0 && p <= 1 + 1e-12);
                RC_ASSERT(std::abs(p - chances.exactly(k, all, drawn, marked)) < 1e-13);
                sum += p;
                mean += p * static_cast<double>(k);
                RC_ASSERT(std::abs(chances.atLeast(k, all, marked, drawn) - chances.atLeast(k + 1, all, marked, drawn) -
                                   p) < 1e-12);
            }
            RC_ASSERT(std::abs(sum - 1) < 1e-12);
            if (all > 0)
                RC_ASSERT(std::abs(mean - static_cast<double>(marked * drawn) / static_cast<double>(all)) < 1e-9);
        }));
    }
};

NEXUS_TEST(HypergeometricTest, Events);

} // namespace hypergeometric_test

#include "hypergeometric_test.moc"
