#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace windows_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;

namespace {

T begun(Windows windows) { return T::begun(T::latest, 2, windows); }

} // namespace

// Stops for triggered abilities: where one fits what has happened, and changed while a game goes on.
class WindowsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsSayWhatTheyWaitFor()
    {
        const auto t = begun(Windows::Never);
        const auto events = [&](const char* name) { return t.state.factsOf(t.card(0, name)).abilities[0].events; };
        QCOMPARE(events("Engineer"), bit(PlayEvent::Deployed));
        QCOMPARE(events("Turret"), bit(PlayEvent::Deployed));
        QCOMPARE(events("Martyr"), bit(PlayEvent::Destroyed)); // its label says it
        QCOMPARE(events("Override"), bit(PlayEvent::Event));
        QCOMPARE(events("Matrix"), bit(PlayEvent::Ability));
        QCOMPARE(events("Medic"), PlayEvents{0}); // active
    }

    void itStopsWhereOneFits()
    {
        auto t = begun(Windows::WhenFitting);
        (void)t.load(1, "Turret");
        const auto grunt = t.put(0, "Grunt", BackLeft), next = t.hand(0, "Grunt 2");
        t.passRound(); // what was done by hand may be what a text waits for
        t.turnOf(0);
        t.must(act::move(0, grunt, BackCentre)); // no one deploys
        QCOMPARE(t.state.stage, Stage::Turn);
        t.turnOf(0);
        t.must(act::deploy(0, next, BackLeft));
        QCOMPARE(t.state.stage, Stage::Triggers);
        QCOMPARE(t.state.asked, SeatIndex{1});
        QVERIFY(t.lists(act::trigger(1, t.card(1, "Turret"))));
    }

    void aCardThatSpeaksOfItselfHadPartInIt()
    {
        auto t = begun(Windows::WhenFitting);
        const auto first = t.put(0, "Engineer", BackLeft), second = t.hand(0, "Engineer 2"), grunt = t.hand(0, "Grunt");
        QVERIFY(t.state.factsOf(first).abilities[0].self);
        QVERIFY(!t.state.factsOf(t.card(0, "Turret")).abilities[0].self);
        t.passRound();
        t.turnOf(0);
        t.must(act::deploy(0, grunt, BackLeft)); // not “this unit”
        QCOMPARE(t.state.stage, Stage::Turn);
        t.turnOf(0);
        t.must(act::setPoints(0, 9));
        t.must(act::deploy(0, second, BackLeft));
        QCOMPARE(t.state.stage, Stage::Triggers);
        QVERIFY(t.lists(act::trigger(0, second)));
        QVERIFY(!t.lists(act::trigger(0, first)));
    }

    void whatDoesNotFitIsNotOffered()
    {
        auto t = begun(Windows::WhenFitting);
        (void)t.load(1, "Turret");
        const auto martyr = t.put(1, "Martyr", FrontLeft), grunt = t.put(0, "Grunt", FrontRight);
        t.passRound(); // what was done by hand may be what a text waits for
        t.turnOf(0);
        t.must(act::attack(0, grunt, martyr));
        QCOMPARE(t.state.stage, Stage::Triggers);
        QVERIFY(t.lists(act::trigger(1, martyr)));
        QVERIFY(!t.lists(act::trigger(1, t.card(1, "Turret"))));
        QCOMPARE(t.why(act::trigger(1, t.card(1, "Turret"))), std::string("no-trigger VII.A"));
    }

    void whatIsDoneByHandMayFit()
    {
        auto t = begun(Windows::WhenFitting);
        const auto engineer = t.put(0, "Engineer", BackLeft);
        t.turnOf(0);
        const auto grunt = t.put(0, "Grunt", BackCentre); // by hand
        t.must(act::move(0, grunt, BackRight));
        QCOMPARE(t.state.stage, Stage::Triggers);
        QVERIFY(t.lists(act::trigger(0, engineer)));
    }

    void theyCanBeChangedInTheGame()
    {
        auto t = begun(Windows::Never);
        (void)t.load(1, "Turret");
        QCOMPARE(t.why(act::setWindows(0, Windows::WhenFitting)), std::string("ok"));
        t.must(act::setWindows(1, Windows::WhenPossible));
        t.turnOf(0);
        const auto grunt = t.put(0, "Grunt", BackLeft);
        t.must(act::move(0, grunt, BackCentre));
        QCOMPARE(t.state.stage, Stage::Triggers);
        t.must(act::passPriority(t.state.asked));
        t.must(act::setWindows(0, Windows::Never));
        t.turnOf(0);
        t.must(act::deploy(0, t.hand(0, "Grunt 2"), BackLeft));
        QCOMPARE(t.state.stage, Stage::Turn);
        auto wrong = act::setWindows(0, Windows::Never);
        wrong.value = static_cast<std::int32_t>(windowsCount);
        QVERIFY(t.why(wrong).starts_with("bad-value"));
        // A change is an action of the log: the game replays.
        const auto again = replay(t.gameLog(), caseChecker(T::latest));
        QVERIFY(again && *again == t.state);
    }
};

NEXUS_TEST(WindowsTest, Nothing);

} // namespace windows_test

#include "windows_test.moc"
