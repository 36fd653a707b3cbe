#include "model/engine/game_state.h"

#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace game_state_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;

// What a number shown is made of is what combat counts.
class GameStateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPrintedNumberIsItself()
    {
        auto t = T::begun();
        const auto grunt = t.put(0, "Grunt", FrontLeft);
        QCOMPARE(attackStrength(t.state, grunt), Strength{.printed = 2});
        QCOMPARE(defenseStrength(t.state, grunt), Strength{.printed = 2});
        QCOMPARE(combatDefenseOf(t.state, grunt), 2);
    }

    // Whoever asks a happening for fields of another kind gets none of what is there.
    void aHappeningHasTheFieldsOfItsKind()
    {
        const Happening moved(happened::Moved{.from = BackLeft, .to = FrontRight}, 1, 7);
        QVERIFY((moved.is<happened::FollowedUp, happened::Moved>() && !moved.is<happened::FollowedUp>()));
        QVERIFY(moved.as<happened::Moved>().from == BackLeft && moved.as<happened::Moved>().to == FrontRight);
        QVERIFY(!moved.as<happened::Targeted>().ofEvent && moved.as<happened::Paid>().left == 0);
        QVERIFY(moved != Happening(happened::Moved{.from = BackLeft, .to = FrontLeft}, 1, 7));
        QVERIFY(bit(HappeningKind::Moved) != 0 && bit(HappeningKind::Shuffled) == 0);
        QCOMPARE(touchedBy(HappeningKind::Moved), Touches{OfPlaces});
        QCOMPARE(sizeof(Happening), std::size_t{20});
    }

    void everyPartIsNamed()
    {
        auto t = T::begun();
        const auto shield = t.put(0, "Shield", BackLeft);
        (void)t.put(0, "Shield 2", FrontLeft);
        const auto plate = t.card(0, "Plate");
        t.must(act::putCard(0, plate, Zone::Attached, None, shield));
        t.must(act::setCounters(0, plate, 0, 1));
        t.must(act::setCounters(0, shield, 2, -1));
        t.must(act::setRoundBonus(0, shield, -1, 3));
        const Strength attack{.printed = 1, .counters = 2, .round = -1};
        const Strength defense{.printed = 2, .counters = -1, .round = 3, .upgrades = 1, .neighbours = 1, .backRow = 1};
        QCOMPARE(attackStrength(t.state, shield), attack);
        QCOMPARE(defenseStrength(t.state, shield), defense);
        QCOMPARE(attackOf(t.state, shield), 2);
        QCOMPARE(defenseOf(t.state, shield), 6); // Impact asks for it without the row
        QCOMPARE(combatDefenseOf(t.state, shield), 7);
    }

    void nothingFallsBelowZeroAndSuppressedIsZero()
    {
        auto t = T::begun();
        const auto grunt = t.put(0, "Grunt", BackCentre);
        t.must(act::setCounters(0, grunt, -5, -5));
        QCOMPARE(attackOf(t.state, grunt), 0);
        QCOMPARE(defenseOf(t.state, grunt), 0);
        QCOMPARE(combatDefenseOf(t.state, grunt), 1);
        t.must(act::setFlag(0, grunt, CardFlag::Suppressed));
        QVERIFY(defenseStrength(t.state, grunt).suppressed);
        QCOMPARE(combatDefenseOf(t.state, grunt), 0);
    }

    // The number shown before an attack is the one told of it.
    void combatCountsWhatIsShown()
    {
        auto t = T::begun();
        const auto bow = t.put(0, "Bow", FrontLeft), guard = t.put(1, "Grunt", BackRight);
        t.must(act::setRoundBonus(1, guard, 0, 2));
        const int attack = attackStrength(t.state, bow).total(), defense = defenseStrength(t.state, guard).total();
        t.must(act::attack(0, bow, guard));
        const auto fought = std::find_if(
            t.last.begin(), t.last.end(), [](const auto& told) { return told.kind == HappeningKind::Fought; });
        QVERIFY(fought != t.last.end());
        QCOMPARE(fought->as<happened::Fought>().attack, attack);
        QCOMPARE(fought->as<happened::Fought>().defense, defense);
        QCOMPARE(defense, 5);
    }

    void onlyUnitsInPlayReach()
    {
        auto t = T::begun();
        const auto grunt = t.put(0, "Grunt", FrontCentre), wall = t.put(0, "Wall", FrontCentre);
        QCOMPARE(reachOf(t.state, grunt).enemy, maskOf(FrontCentre));
        QCOMPARE(reachOf(t.state, wall).enemy, QuadrantMask{0}); // has no range
        QCOMPARE(reachOf(t.state, t.hand(0, "Spear")).own, QuadrantMask{0});
    }
};

NEXUS_TEST(GameStateTest, Nothing);

} // namespace game_state_test

#include "game_state_test.moc"
