#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace earlier_edition_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;
using HK = HappeningKind;

namespace {

T begun(Windows windows = Windows::Never, int players = 2) { return T::begun(T::earlier, players, windows); }
// In the named phase of round 1, with A to act.
T inPhase(std::uint8_t phase)
{
    T t = begun();
    t.must(act::setPoints(0, 18));
    while (t.state.phase < phase)
        t.passPhase();
    t.turnOf(0);
    return t;
}
enum : std::uint8_t { deployment, command, battle };

const std::array cases{
    RuleCase{"III.C three phases a round, each until all pass in a row",
        [] {
            T t = begun();
            for (const int phase : {0, 1, 2}) {
                SAME(t.state.phase, phase);
                t.must(act::pass(t.state.active));
                t.must(act::pass(t.state.active));
            }
            SAME(t.state.round, 2);
            SAME(t.state.phase, 0);
        }},
    RuleCase{"III.C Deployment Phase: deploying and nothing else",
        [] {
            T t = inPhase(deployment);
            SAYS(t.why(act::deploy(0, t.hand(0, "Grunt"), FrontLeft)), "ok");
            SAYS(t.why(act::playEvent(0, t.hand(0, "Bolt"))), "not-in-phase III.C");
            SAYS(t.why(act::useAbility(0, t.put(0, "Medic", BackLeft))), "not-in-phase III.C");
            SAYS(t.why(act::attack(0, t.put(0, "Spear", FrontCentre), t.put(1, "Imp", FrontCentre))),
                "not-in-phase III.C");
        }},
    RuleCase{"III.C Command Phase: abilities and Events",
        [] {
            T t = inPhase(command);
            SAYS(t.why(act::playEvent(0, t.hand(0, "Bolt"))), "ok");
            SAYS(t.why(act::useAbility(0, t.put(0, "Medic", BackLeft))), "ok");
            SAYS(t.why(act::deploy(0, t.hand(0, "Grunt"), BackLeft)), "not-in-phase III.C");
        }},
    RuleCase{"III.C Battle Phase: attacks",
        [] {
            T t = inPhase(battle);
            SAYS(t.why(act::attack(0, t.put(0, "Grunt", FrontLeft), t.put(1, "Imp", FrontRight))), "ok");
            SAYS(t.why(act::playEvent(0, t.hand(0, "Bolt"))), "not-in-phase III.C");
        }},
    RuleCase{"III.C there is no Move action",
        [] {
            for (const auto phase : {deployment, command, battle}) {
                T t = inPhase(phase);
                SAYS(t.why(act::move(0, t.put(0, "Grunt", BackLeft), FrontLeft)), "not-in-phase III.C");
            }
        }},
    RuleCase{"IV.A units are deployed into any quadrant of one's own",
        [] {
            T t = inPhase(deployment);
            const auto grunt = t.hand(0, "Grunt");
            for (int i = 0; i < 6; ++i)
                SAYS(t.why(act::deploy(0, grunt, Board{}.at(i / 3, i % 3))), "ok");
        }},
    RuleCase{"XIII several units share a quadrant, without limit, one Leader apart",
        [] {
            T t = inPhase(deployment);
            for (const char* name : {"Grunt", "Grunt 2", "Grunt 3", "Grunt 4", "Giant", "Captain"})
                t.put(0, name, BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Wall"), BackLeft)), "ok");
            SAYS(t.why(act::deploy(0, t.hand(0, "Chief"), BackLeft)), "second-alone IV.A");
        }},
    RuleCase{"IV.E two Terrains a quadrant",
        [] {
            T t = inPhase(deployment);
            t.put(0, "Swamp", FrontLeft);
            t.put(0, "Hill", FrontLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Hill 2"), FrontLeft)), "terrain-limit IV.E");
        }},
    // --- combat
    RuleCase{"III.C Battle Phase: A above D destroys the defender",
        [] {
            T t = inPhase(battle);
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::attack(0, t.put(0, "Brute", FrontLeft), foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Discard));
        }},
    RuleCase{"III.C Battle Phase: D above A destroys the attacker",
        [] {
            T t = inPhase(battle);
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Wall", FrontRight);
            t.must(act::attack(0, grunt, foe));
            SAME(int(t.state.card(grunt).zone), int(Zone::Discard));
            SAME(int(t.state.card(foe).zone), int(Zone::Field));
        }},
    RuleCase{"XIII equal values: both remain",
        [] {
            T t = inPhase(battle);
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Grunt", FrontRight);
            t.must(act::attack(0, grunt, foe));
            SAME(int(t.state.card(grunt).zone), int(Zone::Field));
            NEED(!t.state.card(foe).is(CardFlag::Suppressed) && !t.state.card(foe).is(CardFlag::Exhausted));
            NEED(t.state.card(grunt).is(CardFlag::Exhausted));
        }},
    RuleCase{"III.C Battle Phase: the back row has no bonus",
        [] {
            T t = inPhase(battle);
            const auto foe = t.put(1, "Grunt", BackRight);
            SAME(combatDefenseOf(t.state, foe), 2);
        }},
    RuleCase{"III.C Battle Phase: the front row of a column comes first",
        [] {
            T t = inPhase(battle);
            const auto bow = t.put(0, "Bow", FrontLeft), behind = t.put(1, "Imp", BackLeft);
            SAYS(t.why(act::attack(0, bow, behind)), "ok");
            const auto guard = t.put(1, "Grunt", FrontLeft);
            SAYS(t.why(act::attack(0, bow, behind)), "front-row-first III.C Battle Phase");
            SAME(whyNot(t.state, act::attack(0, bow, behind))->other, guard);
            SAYS(t.why(act::attack(0, bow, t.put(1, "Imp 2", BackCentre))), "ok"); // another column
        }},
    RuleCase{"III.C Battle Phase: attacks go at opposing units",
        [] {
            T t = inPhase(battle);
            SAYS(t.why(act::attack(0, t.put(0, "Grunt", FrontLeft), t.put(0, "Imp", FrontLeft))),
                "not-a-target III.C Battle Phase");
        }},
    RuleCase{"VIII Close: the next row forward, from the front row one enemy quadrant",
        [] {
            T t = inPhase(battle);
            const auto grunt = t.put(0, "Grunt", FrontLeft);
            SAYS(t.why(act::attack(0, grunt, t.put(1, "Imp", FrontRight))), "ok");
            SAYS(t.why(act::attack(0, grunt, t.put(1, "Imp 2", FrontCentre))), "out-of-range III.C Battle Phase");
        }},
    RuleCase{"VIII Mid: Close and the diagonals",
        [] {
            T t = inPhase(battle);
            const auto spear = t.put(0, "Spear", FrontLeft);
            SAYS(t.why(act::attack(0, spear, t.put(1, "Imp", FrontRight))), "ok");
            SAYS(t.why(act::attack(0, spear, t.put(1, "Imp 2", FrontCentre))), "ok");
            SAYS(t.why(act::attack(0, spear, t.put(1, "Imp 3", FrontLeft))), "out-of-range III.C Battle Phase");
        }},
    RuleCase{"VIII Far: exactly two rows ahead",
        [] {
            T t = inPhase(battle);
            SAYS(t.why(act::attack(0, t.put(0, "Bow", BackCentre), t.put(1, "Imp", FrontLeft))), "ok");
            SAYS(t.why(act::attack(0, t.card(0, "Bow"), t.put(1, "Imp 2", BackRight))),
                "out-of-range III.C Battle Phase");
        }},
    // --- initiative
    RuleCase{"III.A who reveals the lower card decides; he begins the Deployment Phase he chose",
        [] {
            T t(T::earlier);
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 1));
            SAME(t.state.active, 1);
            SAME(t.state.phase, deployment);
        }},
    RuleCase{"III.D the Command Phase begins with who deployed fewest cards",
        [] {
            T t = inPhase(deployment);
            t.must(act::deploy(0, t.hand(0, "Imp"), BackLeft));
            t.must(act::pass(1));
            t.must(act::pass(0));
            SAME(t.state.phase, command);
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.D with as many cards, who spent fewest CP",
        [] {
            T t = inPhase(deployment);
            t.must(act::deploy(0, t.hand(0, "Imp"), BackLeft));
            t.must(act::deploy(1, t.hand(1, "Brute"), BackLeft));
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.active, 0);
        }},
    RuleCase{"III.D with as many CP, the next clockwise from the last to act; passing counts",
        [] {
            T t = inPhase(deployment);
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.active, 0);
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            t.must(act::effectDone(0));
            t.must(act::playEvent(1, t.hand(1, "Bolt")));
            t.must(act::effectDone(1));
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.phase, battle);
            SAME(t.state.active, 0);
        }},
    RuleCase{"III.D the Battle Phase begins with who activated or played fewest",
        [] {
            T t = inPhase(command);
            t.must(act::useAbility(0, t.put(0, "Medic", BackLeft)));
            t.must(act::effectDone(0));
            t.must(act::pass(1));
            t.must(act::pass(0));
            SAME(t.state.phase, battle);
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.D the next Deployment Phase begins with who attacked least",
        [] {
            T t = inPhase(battle);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), t.put(1, "Imp", FrontRight)));
            t.must(act::pass(1));
            t.must(act::pass(0));
            SAME(t.state.round, 2);
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.D an evolution spends CP and counts as no deployed card",
        [] {
            T t = inPhase(deployment);
            t.must(act::evolve(0, t.hand(0, "Hound"), t.put(0, "Pup", BackLeft)));
            t.must(act::deploy(1, t.hand(1, "Imp"), BackLeft));
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.active, 0);
        }},
    // --- ready phase, abilities, ends
    RuleCase{"III.C Ready Phase: ready, draw to five, CP reset",
        [] {
            T t = begun();
            t.put(0, "Grunt", BackLeft);
            t.must(act::setFlag(0, t.card(0, "Grunt"), CardFlag::Exhausted));
            t.must(act::setPoints(0, 2));
            t.passRound();
            NEED(!t.at(0, "Grunt").is(CardFlag::Exhausted));
            SAME(t.points(0), 18);
            SAME(t.state.pile(0, Zone::Hand).size(), 5);
        }},
    RuleCase{"III.C Command Phase: an ability exhausts its card, whether it says so or not",
        [] {
            T t = inPhase(command);
            const auto sage = t.put(0, "Sage", BackLeft);
            t.must(act::useAbility(0, sage));
            NEED(t.state.card(sage).is(CardFlag::Exhausted));
        }},
    RuleCase{"VI.A who cannot draw when he has to loses",
        [] {
            T t(T::earlier, 2, Windows::Never, "missions: 1 Quest; main: 4 Imp, 3 Giant");
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 0));
            while (!t.state.pile(1, Zone::Deck).empty())
                t.must(act::putCard(1, t.state.pile(1, Zone::Deck).back(), Zone::Discard));
            t.must(act::putCard(1, t.state.pile(1, Zone::Hand).back(), Zone::Discard));
            t.passRound();
            SAME(t.state.winner, 0);
            NEED(t.told(HK::LostByDraw));
        }},
    RuleCase{"VI.A a full hand draws nothing from an empty deck",
        [] {
            T t(T::earlier, 2, Windows::Never, "missions: 1 Quest; main: 4 Imp, 1 Giant");
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 0));
            t.passRound();
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VI.A an effect that draws from an empty deck loses too",
        [] {
            T t(T::earlier, 2, Windows::Never, "missions: 1 Quest; main: 4 Imp, 1 Giant");
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 0));
            t.must(act::drawCards(0, 1));
            SAME(t.state.winner, 1);
        }},
    RuleCase{"VI.A both at once: nobody wins",
        [] {
            T t(T::earlier, 2, Windows::Never, "missions: 1 Quest; main: 3 Imp, 1 Giant");
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 0));
            SAME(int(t.state.stage), int(Stage::Over));
            SAME(t.state.winner, noSeat);
            NEED(t.told(HK::NobodyWon));
        }},
    RuleCase{"VI.B who completes all missions wins at once",
        [] {
            T t = begun();
            t.must(act::completeMission(1, t.card(1, "Quest")));
            SAME(int(t.state.stage), int(Stage::Turn));
            t.must(act::completeMission(1, t.card(1, "Oath")));
            SAME(t.state.winner, 1);
        }},
    RuleCase{"VI there is no Frontline Supremacy",
        [] {
            T t = begun();
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.passRound();
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    // --- triggers in batches
    RuleCase{"VII.A the active player's triggers resolve first, in his order",
        [] {
            T t = begun(Windows::WhenPossible);
            t.turnOf(0);
            t.load(1, "Turret");
            t.must(act::deploy(0, t.hand(0, "Engineer"), BackLeft));
            t.must(act::trigger(0, t.card(0, "Engineer")));
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::passPriority(1));
            SAME(int(t.state.stage), int(Stage::Effect)); // no response window
            SAME(t.state.effect.card, t.card(0, "Engineer"));
            t.must(act::effectDone(0));
            SAME(t.state.effect.card, t.card(1, "Turret"));
        }},
    RuleCase{"VII.A what a batch triggers makes the next batch",
        [] {
            T t = begun(Windows::WhenPossible);
            t.turnOf(0);
            t.load(1, "Turret");
            t.must(act::deploy(0, t.hand(0, "Engineer"), BackLeft));
            t.must(act::trigger(0, t.card(0, "Engineer")));
            while (t.state.stage == Stage::Triggers)
                t.must(act::passPriority(t.state.asked));
            t.must(act::effectDone(0));
            SAME(int(t.state.stage), int(Stage::Triggers));
            SAME(t.state.asked, 0); // whoever was active when it began
        }},
};

// The two rounds of "Example of Play". Where its text contradicts itself or the rules, the engine's answer stands
// beside what the text tells, and the game goes on by hand.
const char* const exampleCards = R"json([
 {"name":"Psionic Scout","type":"Unit","cp":2,"attack":2,"defense":2,"range":"Close"},
 {"name":"Divine Acolyte","type":"Unit","cp":3,"attack":1,"defense":1,"range":"Close","rules":"Active: Pay 2 CP and exhaust this unit. Blessing of Light."},
 {"name":"Tech Turret","type":"Asset","cp":4,"defense":4,"rules":"Active: Pay 2 CP and exhaust this Asset. Target Acquisition."},
 {"name":"Magical Guardian","type":"Unit","cp":4,"attack":2,"defense":3,"range":"Far","rules":"Active: Pay 2 CP and exhaust this unit. Arcane Shield."},
 {"name":"Arcane Surge","type":"Event","cp":2,"rules":"Draw two cards."},
 {"name":"Tech Engineer","type":"Unit","cp":3,"attack":1,"defense":2,"range":"Close","rules":"Active: Pay 3 CP and exhaust this unit. Repair."},
 {"name":"Magical Archer","type":"Unit","cp":3,"attack":2,"defense":2,"range":"Far"},
 {"name":"Filler","type":"Event","cp":9},
 {"name":"Alices Missions","type":"Mission","cp":18},
 {"name":"Bobs Missions","type":"Mission","cp":16}])json";

} // namespace

// The edition of May 2025; each row names its section.
class EarlierEditionTest : public QObject {
    Q_OBJECT

private:
    GameState m_state;

    CardId named(SeatIndex seat, const std::string& name, int number = 1) const
    {
        for (CardId id = 0; id < m_state.cards.size(); ++id)
            if (m_state.card(id).owner == seat && m_state.name(id) == name && --number == 0)
                return id;
        return noCard;
    }
    bool act(const Action& action) { return apply(m_state, action).has_value(); }
    std::string refused(const Action& action) const
    {
        const auto refusal = whyNot(m_state, action);
        return refusal ? std::string(refusalId(refusal->code)) : "ok";
    }
    void toHand(SeatIndex seat, const std::string& name, int number = 1)
    {
        QVERIFY(act(act::putCard(seat, named(seat, name, number), Zone::Hand)));
    }
    void begin()
    {
        const DeckChecker checker(ruleset(T::earlier), catalogueOf(exampleCards));
        const std::vector<Seat> seats{
            {"Alice",
                deckOf("missions: 1 Alices Missions; main: 2 Psionic Scout, 1 Tech Turret, 1 Tech Engineer, 30 Filler",
                    T::earlier)},
            {"Bob", deckOf("missions: 1 Bobs Missions; main: 1 Divine Acolyte, 1 Magical Guardian, 1 Arcane Surge, 1 "
                           "Magical Archer, 30 Filler",
                        T::earlier)}};
        m_state = *setUpGame(seats, checker, Windows::Never);
        QVERIFY(act(act::flipInitiative(1)));
        if (m_state.decides == 1) // the text has Alice win the flip
            QVERIFY(act(act::chooseFirst(1, 0)));
        else
            QVERIFY(act(act::chooseFirst(m_state.decides == noSeat ? SeatIndex{0} : m_state.decides, 0)));
        // The hands the text needs, five cards each.
        for (const SeatIndex seat : {SeatIndex{0}, SeatIndex{1}}) {
            while (!m_state.pile(seat, Zone::Hand).empty())
                QVERIFY(act(act::putOnBottom(seat, m_state.pile(seat, Zone::Hand).back())));
            QCOMPARE(m_state.player(seat).points, seat == 0 ? 18 : 16);
        }
        toHand(0, "Psionic Scout");
        toHand(0, "Psionic Scout", 2);
        toHand(0, "Tech Turret");
        toHand(1, "Divine Acolyte");
        toHand(1, "Magical Guardian");
        toHand(1, "Arcane Surge");
        for (const SeatIndex seat : {SeatIndex{0}, SeatIndex{1}})
            for (int i = 1; m_state.pile(seat, Zone::Hand).size() < 5; ++i)
                toHand(seat, "Filler", i);
    }

private Q_SLOTS:
    void rule_data() { addRuleCases(cases); }
    void rule() { runRuleCase(cases); }

    void theExampleOfPlay()
    {
        begin();
        const auto scout = named(0, "Psionic Scout"), scout2 = named(0, "Psionic Scout", 2),
                   turret = named(0, "Tech Turret");
        const auto acolyte = named(1, "Divine Acolyte"), guardian = named(1, "Magical Guardian"),
                   surge = named(1, "Arcane Surge");

        // Round One, Deployment Phase (Alice starts)
        QCOMPARE(m_state.active, SeatIndex{0});
        QVERIFY(act(act::deploy(0, scout, FrontLeft)));
        QCOMPARE(m_state.player(0).points, 16);
        QVERIFY(act(act::deploy(1, acolyte, FrontRight)));
        QCOMPARE(m_state.player(1).points, 13);
        QVERIFY(act(act::deploy(0, turret)));
        QCOMPARE(m_state.player(0).points, 12);
        QVERIFY(act(act::deploy(1, guardian, FrontCentre)));
        QCOMPARE(m_state.player(1).points, 9);
        QVERIFY(act(act::deploy(0, scout2, BackLeft)));
        QCOMPARE(m_state.player(0).points, 10);
        QVERIFY(act(act::pass(1)));
        QVERIFY(act(act::pass(0)));

        // Command Phase (Bob starts: he deployed fewer cards)
        QCOMPARE(int(m_state.phase), int(command));
        QCOMPARE(m_state.active, SeatIndex{1});
        // The words have the Acolyte activate Blessing of Light, the diagram below them the Guardian: the words are
        // followed, for the ability is called the Acolyte's.
        QVERIFY(act(act::useAbility(1, acolyte)));
        QCOMPARE(m_state.player(1).points, 7);
        QVERIFY(act(act::setRoundBonus(1, guardian, 1, 0)));
        QVERIFY(act(act::effectDone(1)));
        QVERIFY(act(act::useAbility(0, turret)));
        QCOMPARE(m_state.player(0).points, 8);
        QVERIFY(act(act::effectDone(0)));
        QVERIFY(act(act::playEvent(1, surge)));
        QCOMPARE(m_state.player(1).points, 5);
        QVERIFY(act(act::drawCards(1, 2)));
        QVERIFY(act(act::effectDone(1)));
        QVERIFY(act(act::pass(0)));
        QVERIFY(act(act::pass(1)));

        // Battle Phase (Alice starts: she activated fewer cards)
        QCOMPARE(int(m_state.phase), int(battle));
        QCOMPARE(m_state.active, SeatIndex{0});
        QVERIFY(act(act::attack(0, scout, acolyte))); // 2 against 1, face to face
        QCOMPARE(m_state.card(acolyte).zone, Zone::Discard);
        // Bob attacks Alice's Back Left scout, though her Front Left scout stands in the same column: Front-Row
        // Priority, two paragraphs above the example, forbids it. The text's outcome is put in by hand.
        QCOMPARE(attackOf(m_state, guardian), 3);
        QCOMPARE(refused(act::attack(1, guardian, scout2)), std::string("front-row-first"));
        QCOMPARE(
            refused(act::attack(1, guardian, scout)), std::string("out-of-range")); // Far reaches the back row only
        QVERIFY(act(act::setFlag(1, guardian, CardFlag::Exhausted)));
        QVERIFY(act(act::destroy(1, scout2)));
        QVERIFY(act(act::pass(1)));
        QVERIFY(act(act::pass(0)));
        // The text counts "3 units" for Alice; she has one scout and an Asset.
        QCOMPARE(m_state.pile(0, Zone::Field).size(), std::size_t{1});
        QCOMPARE(m_state.pile(0, Zone::Loadout).size(), std::size_t{1});
        QCOMPARE(m_state.pile(1, Zone::Field).size(), std::size_t{1});

        // Round Two. The text gives Alice the initiative by a tie (one attack each, 0 CP, Bob passed last). What is
        // done by hand counts as no attack, so here Bob has attacked less and begins; he passes, and Alice deploys
        // first.
        QCOMPARE(int(m_state.round), 2);
        QCOMPARE(m_state.active, SeatIndex{1});
        // "Draws two cards" each: but Alice kept two of five and draws three; Bob kept two, drew two with Arcane
        // Surge, and draws one.
        QCOMPARE(m_state.pile(0, Zone::Hand).size(), std::size_t{5});
        QCOMPARE(m_state.pile(1, Zone::Hand).size(), std::size_t{5});
        QCOMPARE(m_state.player(0).points, 18);
        QCOMPARE(m_state.player(1).points, 16);
        QCOMPARE(attackOf(m_state, guardian), 2); // the Blessing is over

        const auto engineer = named(0, "Tech Engineer"), archer = named(1, "Magical Archer");
        if (m_state.card(engineer).zone != Zone::Hand)
            toHand(0, "Tech Engineer");
        if (m_state.card(archer).zone != Zone::Hand)
            toHand(1, "Magical Archer");
        QVERIFY(act(act::pass(1)));
        QVERIFY(act(act::deploy(0, engineer, BackCentre)));
        QCOMPARE(m_state.player(0).points, 15);
        QVERIFY(act(act::deploy(1, archer, BackRight)));
        QCOMPARE(m_state.player(1).points, 13);
        QVERIFY(act(act::pass(0)));
        QVERIFY(act(act::pass(1)));

        // Command Phase (Alice starts: one card and 3 CP each, Bob acted last)
        QCOMPARE(m_state.active, SeatIndex{0});
        QVERIFY(act(act::useAbility(0, engineer)));
        QCOMPARE(m_state.player(0).points, 12);
        QVERIFY(act(act::setRoundBonus(0, scout, 0, 2)));
        QVERIFY(act(act::effectDone(0)));
        QVERIFY(act(act::useAbility(1, guardian)));
        QCOMPARE(m_state.player(1).points, 11);
        QVERIFY(act(act::setRoundBonus(1, guardian, 0, 2)));
        QVERIFY(act(act::effectDone(1)));
        QVERIFY(act(act::pass(0)));
        QVERIFY(act(act::pass(1)));

        // Battle Phase (Bob starts: as many cards, fewer CP)
        QCOMPARE(int(m_state.phase), int(battle));
        QCOMPARE(m_state.active, SeatIndex{1});
        // Archer from Bob's back row at the Engineer in Alice's back row: three rows ahead, which no range reaches.
        QCOMPARE(refused(act::attack(1, archer, engineer)), std::string("out-of-range"));
        QVERIFY(act(act::pass(1)));
        // The scout at the Guardian: "Defense 3", though Arcane Shield has just made it 5. Its attacker falls either
        // way. The scout in the front left does not face the front centre; it is moved over first.
        QCOMPARE(combatDefenseOf(m_state, guardian), 5);
        QCOMPARE(refused(act::attack(0, scout, guardian)), std::string("out-of-range"));
        QVERIFY(act(act::putCard(0, scout, Zone::Field, FrontCentre)));
        QVERIFY(act(act::attack(0, scout, guardian)));
        QCOMPARE(m_state.card(scout).zone, Zone::Discard);
        QCOMPARE(m_state.card(guardian).zone, Zone::Field);
        QVERIFY(act(act::pass(1)));
        QVERIFY(act(act::pass(0)));
        // "Alice has 2 units remaining, and Bob has 2": Alice has the Engineer (and the Turret, an Asset).
        QCOMPARE(m_state.pile(0, Zone::Field).size(), std::size_t{1});
        QCOMPARE(m_state.pile(1, Zone::Field).size(), std::size_t{2});
        QCOMPARE(int(m_state.round), 3);
        QVERIFY(brokenPromise(m_state).empty());
    }
};

NEXUS_TEST(EarlierEditionTest, Events);

} // namespace earlier_edition_test

#include "earlier_edition_test.moc"
