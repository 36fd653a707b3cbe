#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"
#include "tests/support/tidied.h"

namespace chain_cases_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;
using HK = HappeningKind;

namespace {

T begun(Windows windows = Windows::WhenPossible, int players = 2) { return T::begun(T::latest, players, windows); }
T byHand() { return T::begun(T::latest, 2, Windows::Never); }

// A's Engineer is deployed and has triggered; B's Turret stands ready.
T engineerDeployed()
{
    T t = begun();
    t.load(1, "Turret");
    t.hand(0, "Matrix");
    t.must(act::deploy(0, t.hand(0, "Engineer"), BackLeft));
    return t;
}

const std::array cases{
    // --- VII.A.1: building
    RuleCase{"VII.A.1 the Priority Player is asked first",
        [] {
            T t = engineerDeployed();
            SAME(int(t.state.stage), int(Stage::Triggers));
            SAME(t.state.asked, 0);
            SAYS(t.why(act::trigger(1, t.card(1, "Turret"))), "not-your-turn III.C.2");
        }},
    RuleCase{"VII.A.1 he puts on as many as he has, in his order; then the next clockwise",
        [] {
            T t = engineerDeployed();
            t.must(act::trigger(0, t.card(0, "Engineer")));
            SAME(t.state.asked, 0);
            t.must(act::passPriority(0));
            SAME(t.state.asked, 1);
            t.must(act::trigger(1, t.card(1, "Turret")));
            SAME(t.state.chain.size(), 2);
            SAME(t.state.chain[0].card, t.card(0, "Engineer"));
        }},
    RuleCase{"VII.A.1 with no trigger put on, the game goes on",
        [] {
            T t = engineerDeployed();
            t.must(act::passPriority(0));
            t.must(act::passPriority(1));
            SAME(int(t.state.stage), int(Stage::Turn));
            SAME(t.state.active, 1);
        }},
    RuleCase{"VII.A.1 nobody is asked who has nothing to trigger",
        [] {
            T t = begun();
            t.must(act::deploy(0, t.hand(0, "Grunt"), BackLeft));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VII.A.1 with windows always open everyone is asked",
        [] {
            T t = begun(Windows::Always);
            t.turnOf(0);
            t.must(act::deploy(0, t.hand(0, "Grunt"), BackLeft));
            SAME(int(t.state.stage), int(Stage::Triggers));
            t.must(act::passPriority(0));
            t.must(act::passPriority(1));
            SAME(t.state.active, 1);
        }},
    RuleCase{"VII.A.1 three players are asked clockwise from the Priority Player",
        [] {
            T t = begun(Windows::Always, 3);
            t.turnOf(0);
            t.must(act::pass(0));
            t.must(act::deploy(1, t.hand(1, "Grunt"), BackLeft));
            for (const auto seat : {SeatIndex{1}, SeatIndex{2}, SeatIndex{0}}) {
                SAME(t.state.asked, seat);
                t.must(act::passPriority(seat));
            }
            SAME(t.state.active, 2);
        }},
    RuleCase{"VII.A only what has a triggered ability goes on the chain",
        [] {
            T t = engineerDeployed();
            SAYS(t.why(act::trigger(0, t.put(0, "Grunt", BackLeft))), "no-trigger VII.A");
            SAYS(t.why(act::trigger(0, t.put(0, "Medic", BackLeft))), "no-trigger VII.A"); // an active one
            SAYS(t.why(act::trigger(0, t.card(0, "Engineer 2"))), "not-in-play V");
        }},
    RuleCase{"VII.A a card with Static triggers nothing",
        [] {
            T t = engineerDeployed();
            t.must(act::setFlag(1, t.card(0, "Engineer"), CardFlag::Blanked));
            SAYS(t.why(act::trigger(0, t.card(0, "Engineer"))), "blanked IX Static");
        }},
    RuleCase{"VII.A what was just destroyed may still trigger",
        [] {
            T t = begun();
            const auto martyr = t.put(1, "Martyr", FrontRight);
            t.must(act::attack(0, t.put(0, "Brute", FrontLeft), martyr));
            while (t.state.stage == Stage::Triggers && t.state.next == Next::Declared)
                t.must(act::passPriority(t.state.asked));
            SAME(int(t.state.card(martyr).zone), int(Zone::Discard));
            SAME(t.state.asked, 1);
            t.must(act::trigger(1, martyr));
            while (t.state.stage != Stage::Effect)
                t.must(act::passPriority(t.state.asked));
            t.must(act::effectDone(1));
            t.turnOf(0);
            NEED(!t.state.card(martyr).is(CardFlag::JustLeft));
        }},
    RuleCase{"IX Static: a unit with it that is destroyed or removed triggers nothing",
        [] {
            for (const auto zone : {Zone::Discard, Zone::Removed, Zone::Hand}) {
                T t = begun(Windows::Always);
                t.turnOf(0);
                const auto martyr = t.put(1, "Martyr", FrontRight), other = t.put(1, "Martyr 2", FrontRight);
                t.must(act::setFlag(0, martyr, CardFlag::Blanked));
                for (const auto card : {martyr, other})
                    t.must(zone == Zone::Discard ? act::destroy(0, card) : act::putCard(0, card, zone));
                t.must(act::deploy(0, t.hand(0, "Grunt"), BackLeft));
                t.must(act::passPriority(0));
                SAYS(t.why(act::trigger(1, martyr)), "not-in-play V");
                SAYS(t.why(act::trigger(1, other)), "ok");
            }
        }},
    // --- VII.A: activating events
    RuleCase{"VII.A an Event with a Trigger is activated for its CP, out of turn",
        [] {
            T t = begun();
            const auto override = t.hand(1, "Override");
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            SAME(t.state.asked, 1); // before the Event has its effect
            t.must(act::trigger(1, override));
            SAME(t.points(1), 14);
            SAME(int(t.state.card(override).zone), int(Zone::Playing));
        }},
    RuleCase{"VII.A an Event that cannot be paid for is not activated",
        [] {
            T t = begun(Windows::Always);
            t.turnOf(0);
            t.hand(1, "Override");
            t.must(act::setPoints(1, 3));
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            t.must(act::passPriority(0));
            SAYS(t.why(act::trigger(1, t.card(1, "Override"))), "not-enough-points III.C.2");
        }},
    RuleCase{"VII.A an Event without a Trigger is not activated",
        [] {
            T t = begun(Windows::Always);
            t.turnOf(0);
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            SAYS(t.why(act::trigger(0, t.hand(0, "Bolt 2"))), "no-trigger VII.A");
        }},
    RuleCase{"VIII Activate an Event: it is no action; the turn stays where it was",
        [] {
            T t = begun();
            t.hand(1, "Override");
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            t.must(act::trigger(1, t.card(1, "Override")));
            while (t.state.stage != Stage::Turn)
                t.passOne();
            SAME(t.state.active, 1); // the turn after A's, as it would have been
            SAME(int(t.at(1, "Override").zone), int(Zone::Discard));
        }},
    // --- VII.A.2: the response window
    RuleCase{"VII.A.2 one window: each player answers once",
        [] {
            T t = engineerDeployed();
            t.must(act::trigger(0, t.card(0, "Engineer")));
            t.must(act::passPriority(0));
            t.must(act::passPriority(1));
            SAME(int(t.state.stage), int(Stage::Response));
            SAME(t.state.asked, 0);
            t.must(act::trigger(0, t.card(0, "Matrix")));
            SAME(t.state.asked, 1); // his opportunity is used
            t.must(act::trigger(1, t.card(1, "Turret")));
            SAME(int(t.state.stage), int(Stage::Effect));
            SAME(t.state.chain.size(), 2);
        }},
    // --- VII.A.3: resolving
    RuleCase{"VII.A.3 last in, first out",
        [] {
            T t = engineerDeployed();
            t.must(act::trigger(0, t.card(0, "Engineer")));
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::passPriority(1));
            while (t.state.stage == Stage::Response)
                t.must(act::passPriority(t.state.asked));
            SAME(t.state.effect.card, t.card(1, "Turret"));
            SAME(t.state.effect.seat, 1);
            t.must(act::effectDone(1));
            SAME(t.state.effect.card, t.card(0, "Engineer"));
            t.must(act::effectDone(0));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VII.A.3 what resolves on the chain triggers nothing",
        [] {
            T t = engineerDeployed();
            t.must(act::trigger(0, t.card(0, "Engineer")));
            while (t.state.stage != Stage::Effect)
                t.must(act::passPriority(t.state.asked));
            SAYS(t.why(act::trigger(1, t.card(1, "Turret"))), "not-now III.C");
            t.must(act::effectDone(0));
            SAME(int(t.state.stage), int(Stage::Turn)); // no new window
        }},
    RuleCase{"VII.A.3.3 what leaves while the chain resolves triggers in no later chain either",
        [] {
            T t = begun();
            const auto martyr = t.put(0, "Martyr", BackLeft), brute = t.put(0, "Brute", FrontLeft);
            const auto turret = t.load(1, "Turret"), second = t.put(1, "Martyr", FrontRight);
            t.must(act::attack(0, brute, second));
            t.must(act::passPriority(0));
            t.must(act::trigger(1, turret));
            while (t.state.stage != Stage::Effect)
                t.must(act::passPriority(t.state.asked));
            t.must(act::destroy(1, martyr));
            t.must(act::effectDone(1));
            SAME(int(t.state.next), int(Next::NextTurn)); // the attack is over
            SAME(t.state.asked, 1);                       // A has nothing that triggered
            NEED(!t.state.card(martyr).is(CardFlag::JustLeft));
            SAYS(t.why(act::trigger(1, second)), "ok"); // destroyed by the attack, not by the chain
        }},
    RuleCase{"VII.A triggers on a declared action come before it resolves",
        [] {
            T t = begun();
            const auto turret = t.load(1, "Turret"), foe = t.put(1, "Grunt", FrontRight),
                       brute = t.put(0, "Brute", FrontLeft);
            t.must(act::attack(0, brute, foe));
            SAME(t.state.asked, 1);
            t.must(act::trigger(1, turret));
            while (t.state.stage != Stage::Effect)
                t.must(act::passPriority(t.state.asked));
            SAME(int(t.state.card(foe).zone), int(Zone::Field)); // no combat yet
            t.must(act::setRoundBonus(1, foe, 0, 9));
            t.must(act::effectDone(1));
            NEED(t.told(HK::Withstood));
        }},
    RuleCase{"VII.A.3 with its only target gone an effect does nothing",
        [] {
            T t = engineerDeployed();
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::nameTarget(1, t.card(0, "Engineer")));
            t.must(act::putCard(0, t.card(0, "Engineer"), Zone::Hand));
            while (t.state.stage == Stage::Triggers || t.state.stage == Stage::Response)
                t.must(act::passPriority(t.state.asked));
            NEED(t.told(HK::Fizzled));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VII.A.3 a target that left and came back is another",
        [] {
            T t = engineerDeployed();
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::nameTarget(1, t.card(0, "Engineer")));
            t.must(act::putCard(0, t.card(0, "Engineer"), Zone::Hand));
            t.must(act::putCard(0, t.card(0, "Engineer"), Zone::Field, BackRight));
            while (t.state.stage == Stage::Triggers || t.state.stage == Stage::Response)
                t.must(act::passPriority(t.state.asked));
            NEED(t.told(HK::Fizzled));
        }},
    RuleCase{"VII.A.3 with one of two targets left it resolves",
        [] {
            T t = engineerDeployed();
            t.put(0, "Grunt", BackRight);
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::nameTarget(1, t.card(0, "Engineer")));
            t.must(act::nameTarget(1, t.card(0, "Grunt")));
            SAYS(t.why(act::nameTarget(1, t.card(0, "Grunt"))), "bad-value ");
            t.must(act::destroy(0, t.card(0, "Engineer")));
            while (t.state.stage == Stage::Triggers || t.state.stage == Stage::Response)
                t.must(act::passPriority(t.state.asked));
            SAME(int(t.state.stage), int(Stage::Effect));
        }},
    RuleCase{"VII.A.3 an attack whose target is gone does nothing; the attacker stays exhausted",
        [] {
            T t = begun(Windows::Always);
            t.turnOf(0);
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Imp", FrontRight);
            t.must(act::attack(0, grunt, foe));
            t.must(act::putCard(1, foe, Zone::Hand));
            while (t.state.next == Next::Declared)
                t.must(act::passPriority(t.state.asked));
            NEED(t.told(HK::Fizzled));
            NEED(t.state.card(grunt).is(CardFlag::Exhausted));
        }},
    RuleCase{"III.C.2 an attack that an effect ends has no combat",
        [] {
            T t = begun(Windows::Always);
            t.turnOf(0);
            const auto foe = t.put(1, "Imp", FrontRight);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), foe));
            t.must(act::negate(1));
            SAYS(t.why(act::negate(1)), "no-effect VII.A");
            while (t.state.next == Next::Declared)
                t.must(act::passPriority(t.state.asked));
            SAME(int(t.state.card(foe).zone), int(Zone::Field));
        }},
    RuleCase{"VII.A a chain ends somewhere: 32 links",
        [] {
            T t = engineerDeployed();
            for (std::size_t i = 0; i < maxLinks; ++i)
                t.must(act::trigger(0, t.card(0, "Engineer")));
            SAYS(t.why(act::trigger(0, t.card(0, "Engineer"))), "chain-full VII.A");
        }},
    RuleCase{"III.C.2 Concede: with links on the chain, of three, the others' are resolved",
        [] {
            T t = begun(Windows::Always, 3);
            t.turnOf(0);
            t.load(1, "Turret");
            t.must(act::deploy(0, t.hand(0, "Engineer"), BackLeft));
            t.must(act::trigger(0, t.card(0, "Engineer")));
            t.must(act::passPriority(0));
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::concede(0));
            SAME(t.state.chain.size(), 1);
            while (t.state.stage != Stage::Effect)
                t.must(act::passPriority(t.state.asked));
            t.must(act::effectDone(1));
            t.turnOf(1);
        }},
    // --- Core principles: by hand
    RuleCase{"I Core Principles: a card's text is carried out by hand, and says so",
        [] {
            for (const auto kind : {ActionKind::PutCard, ActionKind::DrawCards, ActionKind::SetPoints,
                     ActionKind::SetCounters, ActionKind::InflictImpact, ActionKind::SetFlag, ActionKind::Destroy,
                     ActionKind::CreateToken, ActionKind::Shuffle, ActionKind::Note})
                NEED(isByHand(kind) && !isListed(kind));
            for (const auto kind :
                {ActionKind::Deploy, ActionKind::Attack, ActionKind::FlipInitiative, ActionKind::Trigger})
                NEED(!isByHand(kind) && isListed(kind));
        }},
    RuleCase{"I by hand: a card anywhere of its owner's, in any order",
        [] {
            T t = byHand();
            const auto grunt = t.card(0, "Grunt");
            for (const auto zone : {Zone::Hand, Zone::Discard, Zone::Removed, Zone::Deck}) {
                t.must(act::putCard(0, grunt, zone));
                NEED(t.state.pile(0, zone).back() == grunt);
            }
            t.must(act::putOnBottom(0, grunt));
            NEED(t.state.pile(0, Zone::Deck).front() == grunt);
        }},
    RuleCase{"IV.A by hand too a quadrant is not overfull and has one Leader",
        [] {
            T t = byHand();
            t.put(0, "Giant", BackLeft);
            SAYS(t.why(act::putCard(0, t.card(0, "Imp"), Zone::Field, BackLeft)), "quadrant-full IV.A");
            SAYS(t.why(act::createToken(0, BackLeft, "Moth", 1, 1, 0)), "quadrant-full IV.A");
            t.put(0, "Captain", BackRight);
            SAYS(t.why(act::putCard(0, t.card(0, "Chief"), Zone::Field, BackRight)), "second-alone IV.A");
        }},
    RuleCase{"IV by hand: every card where its kind belongs",
        [] {
            T t = byHand();
            SAYS(t.why(act::putCard(0, t.card(0, "Forge"), Zone::Field, BackLeft)), "wrong-kind IV");
            SAYS(t.why(act::putCard(0, t.card(0, "Grunt"), Zone::Field)), "no-quadrant III.C.2");
            SAYS(t.why(act::putCard(0, t.card(0, "Plate"), Zone::Attached)), "no-host IV.D");
            SAYS(t.why(act::putCard(0, t.card(0, "Bolt"), Zone::Loadout)), "wrong-kind IV");
        }},
    RuleCase{"I by hand: tokens vanish when they leave play",
        [] {
            T t = byHand();
            const auto cards = t.state.cards.size();
            t.must(act::createToken(0, FrontLeft, "Guardian Spirit", 4, 4, 0, bit(Mechanic::SuppressedInstead)));
            const auto token = static_cast<CardId>(cards);
            SAYS(t.state.name(token), "Guardian Spirit");
            SAME(attackOf(t.state, token), 4);
            NEED(has(t.state, token, Mechanic::SuppressedInstead));
            t.must(act::destroy(1, token));
            SAME(int(t.state.card(token).zone), int(Zone::Field)); // its Zeal
            t.must(act::destroy(1, token));
            SAME(int(t.state.card(token).zone), int(Zone::Out));
            SAYS(t.why(act::putCard(0, token, Zone::Hand)), "wrong-kind IV");
        }},
    RuleCase{"I by hand: alike tokens share what they are",
        [] {
            T t = byHand();
            t.must(act::createToken(0, FrontLeft, "Moth", 1, 1, 0));
            t.must(act::createToken(0, FrontLeft, "Moth", 1, 1, 0));
            SAME(t.state.tokens.size(), 1);
        }},
    RuleCase{"I by hand: a keyword given and taken",
        [] {
            T t = byHand();
            const auto grunt = t.put(0, "Grunt", BackLeft), bull = t.put(0, "Bull", BackLeft);
            t.must(act::setMechanic(0, grunt, Mechanic::HiddenUntilActing));
            NEED(has(t.state, grunt, Mechanic::HiddenUntilActing));
            t.must(act::setMechanic(0, bull, Mechanic::MustBeAttacked, 0));
            NEED(!has(t.state, bull, Mechanic::MustBeAttacked));
            t.must(act::setMechanic(0, bull, Mechanic::MustBeAttacked, -1));
            NEED(has(t.state, bull, Mechanic::MustBeAttacked));
        }},
    RuleCase{"I by hand: another size, if there is room; another range",
        [] {
            T t = byHand();
            const auto grunt = t.put(0, "Grunt", FrontLeft);
            t.put(0, "Ox", FrontLeft);
            SAYS(t.why(act::setMechanic(0, grunt, Mechanic::Size, 16)), "quadrant-full IV.A");
            t.must(act::setMechanic(0, grunt, Mechanic::Size, 8));
            SAYS(t.why(act::putCard(0, t.card(0, "Mite"), Zone::Field, FrontLeft)), "quadrant-full IV.A");
            t.must(act::setRange(0, grunt, 2));
            SAYS(t.why(act::attack(0, grunt, t.put(1, "Imp", BackLeft))), "ok");
            SAYS(t.why(act::setRange(0, grunt, 3)), "bad-value ");
        }},
    RuleCase{"I by hand: CP never fall below 0",
        [] {
            T t = byHand();
            SAYS(t.why(act::setPoints(0, -1)), "bad-value ");
            t.must(act::setPoints(0, 0));
            t.must(act::setPoints(0, 25));
            SAME(t.points(0), 25);
        }},
    RuleCase{"VII.A by hand: opponents' effects do not touch a shielded card, until the round ends",
        [] {
            T t = byHand();
            const auto grunt = t.put(0, "Grunt", BackLeft);
            t.must(act::setFlag(0, grunt, CardFlag::Shielded));
            SAYS(t.why(act::inflictImpact(1, grunt, 1)), "shielded VII.A");
            SAYS(t.why(act::destroy(1, grunt)), "shielded VII.A");
            SAYS(t.why(act::putCard(1, grunt, Zone::Hand)), "shielded VII.A");
            SAYS(t.why(act::inflictImpact(0, grunt, 1)), "ok");
            t.passRound();
            SAYS(t.why(act::inflictImpact(1, grunt, 1)), "ok");
        }},
    RuleCase{"V.B by hand: a deck is shuffled by its seed",
        [] {
            T t = byHand(), same = t, other = t;
            t.must(act::shuffle(0, 7));
            same.must(act::shuffle(0, 7));
            other.must(act::shuffle(0, 8));
            NEED(t.state == same.state);
            NEED(t.state != other.state);
        }},
    RuleCase{"I by hand: looking and notes change nothing",
        [] {
            T t = byHand();
            const auto before = t.state;
            t.must(act::lookAt(0, 1, Zone::Hand));
            t.must(act::lookAt(0, 0, Zone::Deck, 3));
            t.must(act::note(0, "Named the type Unit."));
            NEED(t.state == before);
            SAYS(t.why(act::note(0, "")), "bad-value ");
            SAYS(t.why(act::note(0, "two\nlines")), "bad-value ");
        }},
    RuleCase{"I an action with fields it does not have is refused",
        [] {
            T t = byHand();
            auto pass = act::pass(0);
            pass.card = 3;
            SAYS(t.why(pass), "bad-value ");
            NEED(tidied(pass) == act::pass(0));
        }},
    RuleCase{"I cards and players that do not exist are refused",
        [] {
            T t = byHand();
            SAYS(t.why(act::destroy(0, noCard)), "no-such-card V");
            SAYS(t.why(act::pass(7)), "not-your-turn III.C.2");
            SAYS(t.why(act::attack(0, t.put(0, "Grunt", FrontLeft), noCard)), "no-such-card V");
        }},
};

} // namespace

// The Priority Chain and what is done by hand, edition 2025-07; each row names the section it is about.
class ChainCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rule_data() { addRuleCases(cases); }
    void rule() { runRuleCase(cases); }

    // VII.A.4, step by step. Its last rule reads two ways: "each player has one opportunity" and "once all players
    // have consecutively passed"; the example closes the window after one word of each, and so does the engine.
    void theExampleOfTheChain()
    {
        T t = begun();
        const auto engineer = t.hand(0, "Engineer"), matrix = t.hand(0, "Matrix"), turret = t.load(1, "Turret");
        t.hand(1, "Grunt"); // B has no abilities left to answer with
        t.must(act::deploy(0, engineer, BackCentre));
        t.must(act::trigger(0, engineer)); // Chain Link 1
        t.must(act::passPriority(0));
        t.must(act::trigger(1, turret)); // Chain Link 2
        t.must(act::nameTarget(1, engineer));
        t.must(act::passPriority(1));
        QCOMPARE(t.state.stage, Stage::Response);
        t.must(act::trigger(0, matrix)); // Chain Link 3
        QCOMPARE(t.state.chain.size(), std::size_t{3});
        QCOMPARE(t.points(0), 18 - 3 - 1);
        t.must(act::nameTarget(0, engineer));
        t.must(act::passPriority(1));
        // Link 3: the Engineer is immune.
        QCOMPARE(t.state.effect.card, matrix);
        t.must(act::setFlag(0, engineer, CardFlag::Shielded));
        t.must(act::effectDone(0));
        // Link 2 fizzles by itself; link 1 resolves and A draws.
        QVERIFY(t.told(HK::Fizzled));
        QCOMPARE(t.state.effect.card, engineer);
        const auto hand = t.state.pile(0, Zone::Hand).size();
        t.must(act::drawCards(0, 1));
        t.must(act::effectDone(0));
        QCOMPARE(t.state.pile(0, Zone::Hand).size(), hand + 1);
        QCOMPARE(t.at(0, "Engineer").impact, std::int16_t{0});
        QCOMPARE(t.at(0, "Matrix").zone, Zone::Discard);
        QVERIFY(t.state.chain.empty());
        QCOMPARE(t.state.active, SeatIndex{1});
    }

    // VII.A.5. By VII.A a chain is built after an action "fully resolves", and by then an Event's effect is past
    // negating; so a window opens between playing an Event and its effect, and the Override starts a chain there.
    void theExampleOfATriggeredEvent()
    {
        T t = begun();
        const auto bolt = t.hand(0, "Bolt"), override = t.hand(1, "Override");
        t.must(act::playEvent(0, bolt));
        QCOMPARE(t.state.asked, SeatIndex{1});
        t.must(act::trigger(1, override)); // Chain Link 1
        while (t.state.stage != Stage::Effect)
            t.must(act::passPriority(t.state.asked));
        QCOMPARE(t.state.effect.card, override);
        t.must(act::negate(1));
        t.must(act::drawCards(1, 1));
        t.must(act::effectDone(1));
        QVERIFY(t.told(HK::WasNegated)); // no rule box text: the Bolt does nothing
        QCOMPARE(t.at(0, "Bolt").zone, Zone::Discard);
        QCOMPARE(t.at(1, "Override").zone, Zone::Discard);
        QCOMPARE(t.points(0), 16); // paid all the same
        QCOMPARE(t.points(1), 14);
        t.turnOf(1);
    }
};

NEXUS_TEST(ChainCasesTest, Events);

} // namespace chain_cases_test

#include "chain_cases_test.moc"
