#include "model/engine/reminders.h"

#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace reminders_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;

namespace {

constexpr const char* cards = R"json([
 {"name":"Hireling","type":"Unit","cp":2,"attack":2,"defense":2,"range":"Close","rules":"Passive: At the start of the Game Round, pay 1 CP or this unit becomes exhausted."},
 {"name":"Ember","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","rules":"Passive: At the end of the Activation Sequence, destroy this unit."},
 {"name":"Herald","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","rules":"Active: Pay 1 CP. This unit gets +1 Attack until the end of the Game Round."},
 {"name":"Oracle","type":"Unit","cp":1,"attack":1,"defense":1,"range":"Close","rules":"Interrupt: At the start of the Game Round, sing."},
 {"name":"Quest","type":"Mission","cp":10,"passive":"At the start of the Game Round, you may look at the top card of your deck. Keep it."}])json";

GameState begun(Windows windows = Windows::Never, bool textsPlay = false)
{
    static const DeckChecker checker(ruleset(EngineTable::latest), catalogueOf(cards));
    const auto deck = deckOf("missions: 1 Quest; main: 9 Hireling, 9 Ember, 9 Herald, 9 Oracle");
    auto state = *setUpGame({{"A", deck}, {"B", deck}}, checker, windows, textsPlay);
    (void)apply(state, act::flipInitiative(1));
    (void)apply(state, act::chooseFirst(state.decides, 0));
    return state;
}

CardId put(GameState& state, SeatIndex seat, const char* name)
{
    for (const auto zone : {Zone::Deck, Zone::Hand})
        for (const auto id : state.pile(seat, zone))
            if (state.name(id) == name)
                return apply(state, act::putCard(seat, id, Zone::Field, BackLeft)) ? id : noCard;
    return noCard;
}

} // namespace

class RemindersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsInPlayAreHeard()
    {
        auto state = begun();
        QCOMPARE(remindersOf(state, PlayEvent::RoundStart).size(), std::size_t{2}); // a Mission each
        QVERIFY(remindersOf(state, PlayEvent::RoundEnd).empty());
        const auto hireling = put(state, 1, "Hireling"), ember = put(state, 0, "Ember");
        (void)put(state, 0, "Herald"); // "until the end" is nothing to do
        const auto start = remindersOf(state, PlayEvent::RoundStart);
        QCOMPARE(start.size(), std::size_t{3});
        QCOMPARE(start.back().card, hireling);
        QCOMPARE(
            start.back().text, std::string("At the start of the Game Round, pay 1 CP or this unit becomes exhausted"));
        QCOMPARE(start.front().text,
            std::string("At the start of the Game Round, you may look at the top card of your deck"));
        const auto end = remindersOf(state, PlayEvent::RoundEnd);
        QCOMPARE(end.size(), std::size_t{1});
        QCOMPARE(end.front().card, ember);
        QVERIFY(remindersOf(state, PlayEvent::Attack).empty());
    }

    // What the game does by itself needs nobody's memory.
    void textsThatPlayAreNotRemindedOf()
    {
        auto state = begun(Windows::WhenFitting, true);
        (void)put(state, 0, "Ember");
        QVERIFY(remindersOf(state, PlayEvent::RoundEnd).empty());
        (void)put(state, 1, "Oracle");
        const auto start = remindersOf(state, PlayEvent::RoundStart);
        QCOMPARE(start.size(), std::size_t{3}); // by hand, as the Missions are
        QCOMPARE(start.back().text, std::string("At the start of the Game Round, sing"));
    }

    void withoutARuleBoxNothingIsSaid()
    {
        auto state = begun();
        const auto ember = put(state, 0, "Ember");
        QVERIFY(apply(state, act::setFlag(0, ember, CardFlag::Blanked)));
        QVERIFY(remindersOf(state, PlayEvent::RoundEnd).empty());
    }

    void theLastPassEndsTheRound()
    {
        auto state = begun();
        QVERIFY(!passEndsRound(state));
        QVERIFY(apply(state, act::pass(0)));
        QVERIFY(passEndsRound(state));
        QVERIFY(apply(state, act::pass(1)));
        QVERIFY(!passEndsRound(state));
    }
};

NEXUS_TEST(RemindersTest, Nothing);

} // namespace reminders_test

#include "reminders_test.moc"
