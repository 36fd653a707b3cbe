// How those who had something did.
#include "model/event/win_share.h"

#include "tests/support/events.h"
#include "tests/support/test_class.h"

namespace win_share_test {

using namespace nexus::model;
using namespace nexus::test;

class WinShareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
