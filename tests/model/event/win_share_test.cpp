// How those who had something did, and Wilson's interval against published values.
#include "model/event/win_share.h"

#include "tests/support/events.h"
#include "tests/support/test_class.h"

#include <cmath>

namespace win_share_test {

using namespace nexus::model;
using namespace nexus::test;

class WinShareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Newcombe, Statistics in Medicine 17 (1998) 857, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    void wilsonAsPublished()
    {
        const auto is = [](double won, int of, double low, double high) {
            const auto interval = wilsonInterval(won, of);
            return std::abs(interval.low - low) < 5e-5 && std::abs(interval.high - high) < 5e-5;
        };
        QVERIFY(is(81, 263, 0.2553, 0.3662));
        QVERIFY(is(15, 148, 0.0624, 0.1605));
        QVERIFY(is(0, 20, 0.0000, 0.1611));
        QVERIFY(is(1, 29, 0.0061, 0.1718));
    }

    void matchesOfOneSideCount()
    {
        auto state = eventOf(5);
        need(apply(state, PairRound{PairingKind::Swiss, {{{1, 1, 2}, {2, 3, 4}}, {5}}}));
        need(apply(state, GiveResult{1, 1, {2, 0, 0}}));
        need(apply(state, GiveResult{1, 2, {1, 1, 1}}));
        const auto share = winShare(state, {true, false, false, true, true});
        QCOMPARE(share.players, 3);
        QCOMPARE(share.won, 1);
        QCOMPARE(share.drawn, 1);
        QCOMPARE(share.share, 0.75);
        QCOMPARE(winShare(state, {true, true, false, false, false}).matches(), 0);  // against themselves
        QCOMPARE(winShare(state, {false, false, false, false, true}).matches(), 0); // a bye
    }
};

NEXUS_TEST(WinShareTest, Nothing);

} // namespace win_share_test

#include "win_share_test.moc"
