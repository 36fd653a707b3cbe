#include "model/engine/rule_check.h"
#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace combat_cases_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;
using HK = HappeningKind;

namespace {

T begun() { return T::begun(); }

// Enemy and own units the unit could reach now, whether or not it may attack them.
std::vector<CardId> unitsInReach(const GameState& state, CardId attacker)
{
    std::vector<CardId> found;
    QuadrantMask own = 0, enemy = 0;
    RuleCheck(state).reach(attacker, own, enemy);
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        for (const auto id : state.pile(seat, Zone::Field))
            if (id != attacker &&
                ((seat == state.card(attacker).owner ? own : enemy) & maskOf(state.card(id).quadrant)))
                found.push_back(id);
    return found;
}

// Quadrants of the two sides a range reaches, "own: FL BC; enemy: FR".
std::string reachOf(const char* unit, Quadrant from)
{
    static constexpr const char* short_[] = {"FL", "FC", "FR", "BL", "BC", "BR"};
    T t = begun();
    const auto id = t.put(0, unit, from);
    std::string own, enemy;
    for (int i = 0; i < 6; ++i) {
        T each = t;
        const auto at = Board{}.at(i / 3, i % 3);
        const auto mine = each.put(0, "Grunt 4", at), theirs = each.put(1, "Grunt 4", at);
        const auto seen = unitsInReach(each.state, id);
        if (std::find(seen.begin(), seen.end(), mine) != seen.end())
            own += std::string(own.empty() ? "" : " ") + short_[i];
        if (std::find(seen.begin(), seen.end(), theirs) != seen.end())
            enemy += std::string(enemy.empty() ? "" : " ") + short_[i];
        expectSame(
            each.why(act::attack(0, id, theirs)).substr(0, 2), enemy.ends_with(short_[i]) ? "ok" : "ou", __LINE__);
    }
    return "own: " + own + "; enemy: " + enemy;
}

const std::array cases{
    // --- ranges, face to face: my front left faces the enemy's front right
    RuleCase{"VIII Close from the front left", [] { SAYS(reachOf("Grunt", FrontLeft), "own: FL FC BL; enemy: FR"); }},
    RuleCase{
        "VIII Close from the front centre", [] { SAYS(reachOf("Grunt", FrontCentre), "own: FL FC FR BC; enemy: FC"); }},
    RuleCase{"VIII Close from the front right", [] { SAYS(reachOf("Grunt", FrontRight), "own: FC FR BR; enemy: FL"); }},
    RuleCase{"VIII Close from the back centre reaches no enemy",
        [] { SAYS(reachOf("Grunt", BackCentre), "own: FC BL BC BR; enemy: "); }},
    RuleCase{"VIII Mid from the front left: eight around, not its own",
        [] { SAYS(reachOf("Spear", FrontLeft), "own: FC BL BC; enemy: FC FR"); }},
    RuleCase{"VIII Mid from the front centre",
        [] { SAYS(reachOf("Spear", FrontCentre), "own: FL FR BL BC BR; enemy: FL FC FR"); }},
    RuleCase{"VIII Mid from the back right", [] { SAYS(reachOf("Spear", BackRight), "own: FC FR BC; enemy: "); }},
    RuleCase{"VIII Far from the front row reaches the back row",
        [] { SAYS(reachOf("Bow", FrontLeft), "own: ; enemy: BL BC BR"); }},
    RuleCase{"VIII Far from the back row reaches the front row",
        [] { SAYS(reachOf("Bow", BackRight), "own: ; enemy: FL FC FR"); }},
    // --- who may attack whom
    RuleCase{"III.C.2 Attack: ready units only, once",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Wall", FrontRight);
            t.must(act::attack(0, grunt, foe));
            NEED(t.state.card(grunt).is(CardFlag::Exhausted));
            t.turnOf(0);
            SAYS(t.why(act::attack(0, grunt, foe)), "exhausted VIII Ready");
        }},
    RuleCase{"III.C.2 Attack: a unit without a range cannot",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            SAYS(t.why(act::attack(0, t.put(0, "Wall", FrontLeft), foe)), "cannot-attack III.C.2");
        }},
    RuleCase{"IV.B Assets are no targets",
        [] {
            T t = begun();
            const auto forge = t.load(1, "Forge");
            SAYS(t.why(act::attack(0, t.put(0, "Bow", FrontLeft), forge)), "not-a-target III.C.2");
        }},
    RuleCase{"IV.B Assets do not attack, though an effect gives them an Attack",
        [] {
            T t = begun();
            const auto forge = t.load(0, "Forge");
            t.must(act::setCounters(0, forge, 3, 0));
            SAYS(t.why(act::attack(0, forge, t.put(1, "Grunt", FrontLeft))), "not-in-play V");
        }},
    RuleCase{"XIII own units in range are targets, not the attacker itself",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft), friendly = t.put(0, "Imp", BackLeft);
            SAYS(t.why(act::attack(0, grunt, grunt)), "not-a-target III.C.2");
            t.must(act::attack(0, grunt, friendly));
            SAME(int(t.state.card(friendly).zone), int(Zone::Field)); // 2 against 1 + 1 in the back row
            NEED(t.state.card(friendly).is(CardFlag::Suppressed));
        }},
    RuleCase{"III.C.2 every front row faces every other in a game of three",
        [] {
            T t = T::begun(T::latest, 3);
            const auto grunt = t.put(0, "Grunt", FrontLeft);
            SAYS(t.why(act::attack(0, grunt, t.put(1, "Imp", FrontRight))), "ok");
            SAYS(t.why(act::attack(0, grunt, t.put(2, "Imp", FrontRight))), "ok");
            SAYS(t.why(act::attack(0, grunt, t.put(2, "Imp 2", FrontLeft))), "out-of-range VIII Targeting");
        }},
    RuleCase{"XIII the back row may be attacked though the front row is held",
        [] {
            T t = begun();
            t.put(1, "Grunt", FrontLeft);
            SAYS(t.why(act::attack(0, t.put(0, "Bow", FrontRight), t.put(1, "Imp", BackLeft))), "ok");
        }},
    // --- combat
    RuleCase{"III.C.2 A above D destroys",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::attack(0, t.put(0, "Brute", FrontLeft), foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Discard));
        }},
    RuleCase{"III.C.2 A equal to D suppresses and exhausts",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), foe));
            NEED(t.state.card(foe).is(CardFlag::Suppressed) && t.state.card(foe).is(CardFlag::Exhausted));
            SAME(int(t.state.card(foe).zone), int(Zone::Field));
        }},
    RuleCase{"III.C.2 A below D does nothing",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Wall", FrontRight);
            t.must(act::attack(0, grunt, foe));
            NEED(!t.state.card(foe).is(CardFlag::Suppressed) && !t.state.card(foe).is(CardFlag::Exhausted));
            SAME(int(t.state.card(grunt).zone), int(Zone::Field));
        }},
    RuleCase{"III.C.2 the back row defends with one more",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", BackRight); // 2 + 1
            SAME(combatDefenseOf(t.state, foe), 3);
            t.must(act::attack(0, t.put(0, "Bow", FrontLeft), foe));
            NEED(!t.state.card(foe).is(CardFlag::Suppressed));
        }},
    RuleCase{"VIII Suppressed: attacked again it is destroyed, by any Attack",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Giant", FrontRight), imp = t.put(0, "Imp", FrontLeft);
            t.must(act::setFlag(0, foe, CardFlag::Suppressed));
            t.must(act::setCounters(0, imp, -1, 0)); // Attack 0
            t.must(act::attack(0, imp, foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Discard));
        }},
    RuleCase{"VIII Suppressed ends when the unit is readied",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::setFlag(0, foe, CardFlag::Suppressed));
            t.passRound();
            NEED(!t.state.card(foe).is(CardFlag::Suppressed));
            t.must(act::setFlag(0, foe, CardFlag::Suppressed));
            t.must(act::setFlag(1, foe, CardFlag::Exhausted, false)); // readied by an effect
            NEED(!t.state.card(foe).is(CardFlag::Suppressed));
        }},
    RuleCase{"III.C.2 counters and bonuses of the round count on both sides",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", FrontLeft), foe = t.put(1, "Wall", FrontRight);
            t.must(act::setCounters(0, grunt, 1, 1));
            t.must(act::setRoundBonus(0, grunt, 2, 0));
            t.must(act::setRoundBonus(1, foe, 0, -1));
            SAME(attackOf(t.state, grunt), 5);
            SAME(combatDefenseOf(t.state, foe), 4);
            t.must(act::attack(0, grunt, foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Discard));
            t.passRound();
            SAME(attackOf(t.state, grunt), 3); // the bonus is over, the counter stays
        }},
    RuleCase{"III.C.2 Attack and Defense do not fall below 0",
        [] {
            T t = begun();
            const auto imp = t.put(0, "Imp", FrontLeft);
            t.must(act::setCounters(0, imp, -5, -5));
            SAME(attackOf(t.state, imp), 0);
            SAME(defenseOf(t.state, imp), 0);
        }},
    RuleCase{"V.C destroyed cards go face up to their owner's discard pile",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Imp", FrontRight);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), foe));
            NEED(t.state.pile(1, Zone::Discard).back() == foe);
            SAME(t.state.card(foe).attack, 0);
        }},
    // --- keywords
    RuleCase{"IX Infiltrator: may be deployed to the front",
        [] {
            T t = begun();
            SAYS(t.why(act::deploy(0, t.hand(0, "Spy"), FrontCentre)), "ok");
            SAYS(t.why(act::deploy(0, t.card(0, "Spy"), BackCentre)), "ok");
        }},
    RuleCase{"IX Phalanx: one Defense for each neighbour that has it, corners too, not its own quadrant",
        [] {
            T t = begun();
            const auto shield = t.put(0, "Shield", FrontLeft);
            t.put(0, "Shield 2", FrontLeft);
            SAME(defenseOf(t.state, shield), 2);
            t.put(0, "Shield 3", BackCentre);
            t.put(0, "Shield 4", FrontCentre);
            SAME(defenseOf(t.state, shield), 4);
            t.put(0, "Grunt", BackLeft);
            SAME(defenseOf(t.state, shield), 4);
            t.must(act::destroy(1, t.card(0, "Shield 4")));
            SAME(defenseOf(t.state, shield), 3);
        }},
    RuleCase{"IX Phalanx: an enemy's does not count",
        [] {
            T t = begun();
            const auto shield = t.put(0, "Shield", FrontLeft);
            t.put(1, "Shield", FrontRight);
            SAME(defenseOf(t.state, shield), 2);
        }},
    RuleCase{"IX Skirmisher: moves on after its attack, for nothing, without exhausting",
        [] {
            T t = begun();
            const auto fox = t.put(0, "Fox", FrontLeft);
            t.must(act::attack(0, fox, t.put(1, "Wall", FrontRight)));
            SAME(int(t.state.stage), int(Stage::FollowUp));
            NEED(t.lists(act::followUp(0, fox, BackLeft)) && t.lists(act::done(0)));
            SAYS(t.why(act::followUp(0, fox, BackCentre)), "not-adjacent VIII Move");
            t.must(act::followUp(0, fox, FrontCentre));
            SAME(int(t.state.card(fox).quadrant), int(FrontCentre));
            SAME(t.state.active, 1);
        }},
    RuleCase{"IX Skirmisher: may stay",
        [] {
            T t = begun();
            const auto fox = t.put(0, "Fox", FrontLeft);
            t.must(act::attack(0, fox, t.put(1, "Wall", FrontRight)));
            t.must(act::done(0));
            SAME(int(t.state.card(fox).quadrant), int(FrontLeft));
            NEED(!t.state.card(fox).is(CardFlag::MayMove));
            SAME(t.state.active, 1);
        }},
    RuleCase{"IX Skirmisher: with nowhere to go nothing is asked",
        [] {
            T t = begun();
            const auto fox = t.put(0, "Fox", FrontLeft);
            t.put(0, "Giant", FrontCentre);
            t.put(0, "Giant 2", BackLeft);
            t.must(act::attack(0, fox, t.put(1, "Wall", FrontRight)));
            SAME(t.state.active, 1);
        }},
    RuleCase{"IX Swarm: others come along, each paid for",
        [] {
            T t = begun();
            for (const char* bee : {"Bee", "Bee 2", "Bee 3"})
                t.hand(0, bee);
            t.must(act::deploy(0, t.card(0, "Bee"), BackLeft));
            SAME(int(t.state.stage), int(Stage::DeployMore));
            SAYS(t.why(act::deployMore(0, t.hand(0, "Imp"))), "not-together IX Horde");
            t.must(act::deployMore(0, t.card(0, "Bee 2")));
            SAME(t.points(0), 16);
            t.must(act::done(0));
            SAME(t.state.active, 1);
            SAME(unitsIn(t.state, 0, BackLeft).size(), 2);
        }},
    RuleCase{"IX Swarm: only while they can be paid for and fit",
        [] {
            T t = begun();
            t.put(0, "Ox", BackLeft);
            t.put(0, "Grunt", BackLeft);
            t.hand(0, "Bee");
            t.hand(0, "Bee 2");
            t.must(act::deploy(0, t.card(0, "Bee"), BackLeft)); // the quadrant is full now
            SAME(t.state.active, 1);
        }},
    RuleCase{"IX Horde: attacks are added up and all exhaust",
        [] {
            T t = begun();
            const auto one = t.put(0, "Wolf", FrontLeft), two = t.put(0, "Wolf 2", FrontLeft),
                       foe = t.put(1, "Wall", FrontRight);
            t.must(act::setCounters(1, foe, 0, -1)); // 4
            t.must(act::attack(0, one, foe));
            SAME(int(t.state.stage), int(Stage::JoinAttack));
            t.must(act::joinAttack(0, two));
            NEED(t.state.card(foe).is(CardFlag::Suppressed)); // 2 + 2 against 4
            NEED(t.state.card(one).is(CardFlag::Exhausted) && t.state.card(two).is(CardFlag::Exhausted));
        }},
    RuleCase{"IX Horde: only ready ones of the same quadrant with the keyword join",
        [] {
            T t = begun();
            const auto one = t.put(0, "Wolf", FrontLeft);
            t.put(0, "Wolf 2", FrontCentre);
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wolf 3", FrontLeft);
            t.must(act::setFlag(0, t.card(0, "Wolf 3"), CardFlag::Exhausted));
            t.put(0, "Wolf 4", FrontLeft);
            t.must(act::attack(0, one, t.put(1, "Wall", FrontRight)));
            SAYS(t.why(act::joinAttack(0, t.card(0, "Wolf 2"))), "not-together IX Horde");
            SAYS(t.why(act::joinAttack(0, t.card(0, "Grunt"))), "not-together IX Horde");
            SAYS(t.why(act::joinAttack(0, t.card(0, "Wolf 3"))), "exhausted VIII Ready");
            SAYS(t.why(act::joinAttack(0, one)), "exhausted VIII Ready");
            SAYS(t.why(act::joinAttack(0, t.card(0, "Wolf 4"))), "ok");
        }},
    RuleCase{"IX Horde: who joins needs the target in its own reach",
        [] {
            T t = begun();
            const auto one = t.put(0, "Wolf", FrontLeft), far = t.put(0, "Wolf 2", FrontLeft);
            t.put(0, "Wolf 3", FrontLeft);
            t.must(act::setRange(0, far, 2));
            t.must(act::attack(0, one, t.put(1, "Wall", FrontRight)));
            SAYS(t.why(act::joinAttack(0, far)), "out-of-range VIII Targeting");
            SAYS(t.why(act::joinAttack(0, t.card(0, "Wolf 3"))), "ok");
        }},
    RuleCase{"IX Taunt: an enemy that could attack it attacks nothing else",
        [] {
            T t = begun();
            const auto spear = t.put(0, "Spear", FrontCentre), imp = t.put(1, "Imp", FrontCentre),
                       own = t.put(0, "Imp", FrontLeft);
            SAYS(t.why(act::attack(0, spear, imp)), "ok");
            const auto bull = t.put(1, "Bull", FrontLeft);
            SAYS(t.why(act::attack(0, spear, imp)), "must-attack-other IX Taunt");
            SAYS(t.why(act::attack(0, spear, own)), "must-attack-other IX Taunt");
            SAYS(t.why(act::attack(0, spear, bull)), "ok");
            SAME(whyNot(t.state, act::attack(0, spear, imp))->other, bull);
        }},
    RuleCase{"IX Taunt: of several the attacker chooses",
        [] {
            T t = begun();
            const auto spear = t.put(0, "Spear", FrontCentre);
            SAYS(t.why(act::attack(0, spear, t.put(1, "Bull", FrontLeft))), "ok");
            SAYS(t.why(act::attack(0, spear, t.put(1, "Bull 2", FrontRight))), "ok");
            SAYS(t.why(act::attack(0, spear, t.card(1, "Bull"))), "ok");
        }},
    RuleCase{"IX Taunt: out of range it binds nobody",
        [] {
            T t = begun();
            t.put(1, "Bull", BackLeft);
            SAYS(t.why(act::attack(0, t.put(0, "Grunt", FrontLeft), t.put(1, "Imp", FrontRight))), "ok");
        }},
    RuleCase{"IX Territorial: bars the enemy's front quadrant across",
        [] {
            T t = begun();
            t.put(1, "Guard", FrontRight); // across from A's front left
            const auto grunt = t.put(0, "Grunt", BackLeft);
            SAYS(t.why(act::move(0, grunt, FrontLeft)), "entry-barred IX Territorial");
            SAYS(t.why(act::deploy(0, t.hand(0, "Spy"), FrontLeft)), "entry-barred IX Territorial");
            SAYS(t.why(act::deploy(0, t.card(0, "Spy"), FrontCentre)), "ok");
            SAYS(t.why(act::deploy(0, t.hand(0, "Hill"), FrontLeft)), "entry-barred IX Territorial");
        }},
    RuleCase{"IX Territorial: in the back row it bars nothing, and never its own side",
        [] {
            T t = begun();
            t.put(1, "Guard", BackRight);
            SAYS(t.why(act::move(0, t.put(0, "Grunt", BackLeft), FrontLeft)), "ok");
            t.put(0, "Guard", FrontCentre);
            SAYS(t.why(act::move(0, t.card(0, "Grunt"), FrontLeft)), "ok");
        }},
    RuleCase{"VIII Zeal: the first destruction of a round suppresses instead",
        [] {
            T t = begun();
            const auto saint = t.put(1, "Saint", FrontRight);
            t.must(act::attack(0, t.put(0, "Brute", FrontLeft), saint));
            NEED(t.told(HK::Saved));
            NEED(t.state.card(saint).is(CardFlag::Suppressed));
            t.turnOf(0);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), saint));
            SAME(int(t.state.card(saint).zone), int(Zone::Discard));
        }},
    RuleCase{"VIII Zeal: works again the next round",
        [] {
            T t = begun();
            const auto saint = t.put(1, "Saint", FrontRight);
            t.must(act::destroy(0, saint));
            t.passRound();
            t.must(act::destroy(0, saint));
            SAME(int(t.state.card(saint).zone), int(Zone::Field));
        }},
    RuleCase{"VIII Zeal: saves from Impact too",
        [] {
            T t = begun();
            const auto saint = t.put(1, "Saint", FrontRight);
            t.must(act::inflictImpact(0, saint, 5));
            NEED(t.state.card(saint).is(CardFlag::Suppressed));
            t.must(act::inflictImpact(0, saint, 1));
            SAME(int(t.state.card(saint).zone), int(Zone::Discard));
        }},
    RuleCase{"VIII Phantom: no target until it has acted this round",
        [] {
            T t = begun();
            const auto ghost = t.put(1, "Ghost", BackRight), grunt = t.put(0, "Grunt", FrontLeft);
            const auto bow = t.put(0, "Bow", FrontCentre);
            SAYS(t.why(act::attack(0, bow, ghost)), "hidden VIII Phantom");
            t.must(act::pass(0));
            t.must(act::move(1, ghost, FrontRight));
            SAYS(t.why(act::attack(0, grunt, ghost)), "ok");
            t.passRound();
            t.turnOf(0);
            SAYS(t.why(act::attack(0, grunt, ghost)), "hidden VIII Phantom");
        }},
    RuleCase{"VIII Phantom: its own side may choose it",
        [] {
            T t = begun();
            SAYS(t.why(act::attack(0, t.put(0, "Grunt", BackLeft), t.put(0, "Ghost", BackLeft))), "ok");
        }},
    RuleCase{"VIII Phantom: hides from abilities as well",
        [] {
            T t = begun();
            const auto ghost = t.put(1, "Ghost", BackRight);
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            SAYS(t.why(act::nameTarget(0, ghost)), "hidden VIII Phantom");
        }},
    RuleCase{"IX Adapt: attacked and alive it grows, once a round",
        [] {
            T t = begun();
            const auto slime = t.put(1, "Slime", FrontRight);
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), slime));
            SAME(attackOf(t.state, slime), 3);
            SAME(defenseOf(t.state, slime), 5);
            t.turnOf(0);
            t.must(act::attack(0, t.put(0, "Grunt 2", FrontLeft), slime));
            SAME(defenseOf(t.state, slime), 5);
            t.passRound();
            t.turnOf(0);
            t.must(act::attack(0, t.card(0, "Grunt"), slime));
            SAME(defenseOf(t.state, slime), 7);
        }},
    RuleCase{"IX Adapt: a suppressed unit has lived",
        [] {
            T t = begun();
            const auto slime = t.put(1, "Slime", FrontRight);
            t.must(act::attack(0, t.put(0, "Spear", FrontLeft), slime));
            NEED(t.state.card(slime).is(CardFlag::Suppressed));
            SAME(attackOf(t.state, slime), 3);
        }},
    RuleCase{"IX Adapt: destroyed it does not grow",
        [] {
            T t = begun();
            const auto slime = t.put(1, "Slime", FrontRight);
            t.must(act::attack(0, t.put(0, "Brute", FrontLeft), slime));
            SAME(t.state.card(slime).attack, 0);
        }},
    RuleCase{"IX Adapt: an effect can raise the number",
        [] {
            T t = begun();
            const auto slime = t.put(1, "Slime", FrontRight);
            t.must(act::setMechanic(1, slime, Mechanic::GrowsWhenAttacked, 3));
            t.must(act::attack(0, t.put(0, "Grunt", FrontLeft), slime));
            SAME(attackOf(t.state, slime), 4);
        }},
    RuleCase{"IX Steadfast: an opponent's effect does not move it, its own side does",
        [] {
            T t = begun();
            const auto rock = t.put(1, "Rock", FrontRight);
            SAYS(t.why(act::putCard(0, rock, Zone::Field, BackRight)), "immovable IX Steadfast");
            SAYS(t.why(act::putCard(1, rock, Zone::Field, BackRight)), "ok");
            SAYS(t.why(act::putCard(0, rock, Zone::Hand)), "ok");
            t.turnOf(1);
            SAYS(t.why(act::move(1, rock, BackRight)), "ok");
        }},
    RuleCase{"IX Static: no abilities and no keywords until the next round",
        [] {
            T t = begun();
            const auto bull = t.put(1, "Bull", FrontLeft), spear = t.put(0, "Spear", FrontCentre),
                       imp = t.put(1, "Imp", FrontCentre);
            const auto medic = t.put(0, "Medic", BackLeft);
            t.must(act::setFlag(0, bull, CardFlag::Blanked));
            t.must(act::setFlag(1, medic, CardFlag::Blanked));
            SAYS(t.why(act::attack(0, spear, imp)), "ok");
            SAYS(t.why(act::useAbility(0, medic)), "blanked IX Static");
            t.passRound();
            t.turnOf(0);
            SAYS(t.why(act::attack(0, spear, imp)), "must-attack-other IX Taunt");
            SAYS(t.why(act::useAbility(0, medic)), "ok");
        }},
    RuleCase{"IX Static: a unit keeps its size",
        [] {
            T t = begun();
            const auto giant = t.put(0, "Giant", BackLeft);
            t.must(act::setFlag(1, giant, CardFlag::Blanked));
            SAYS(t.why(act::deploy(0, t.hand(0, "Imp"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"IX Static: what an Upgrade grants stays",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft);
            t.must(act::setMechanic(0, grunt, Mechanic::MustBeAttacked));
            t.must(act::setFlag(1, grunt, CardFlag::Blanked));
            NEED(has(t.state, grunt, Mechanic::MustBeAttacked));
        }},
    RuleCase{"VIII Nullify: a unit with Static it destroys leaves the game",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::setFlag(0, foe, CardFlag::Blanked));
            t.must(act::attack(0, t.put(0, "Eraser", FrontLeft), foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Removed));
        }},
    RuleCase{"VIII Nullify: without Static it goes to the discard pile",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::attack(0, t.put(0, "Eraser", FrontLeft), foe));
            SAME(int(t.state.card(foe).zone), int(Zone::Discard));
        }},
    RuleCase{"IX Zenith: cannot attack",
        [] {
            T t = begun();
            SAYS(t.why(act::attack(0, t.put(0, "Zen", FrontLeft), t.put(1, "Imp", FrontRight))),
                "cannot-attack III.C.2");
        }},
    RuleCase{"IX Impact: adds up for good and destroys at the Defense",
        [] {
            T t = begun();
            const auto wall = t.put(1, "Wall", BackLeft);
            t.must(act::inflictImpact(0, wall, 2));
            t.passRound();
            SAME(t.state.card(wall).impact, 2);
            t.must(act::inflictImpact(0, wall, 2));
            SAME(int(t.state.card(wall).zone), int(Zone::Field));
            t.must(act::inflictImpact(0, wall, 1)); // the back row's bonus is for combat
            SAME(int(t.state.card(wall).zone), int(Zone::Discard));
        }},
    RuleCase{"IX Impact: Assets too",
        [] {
            T t = begun();
            const auto forge = t.load(1, "Forge");
            t.must(act::inflictImpact(0, forge, 3));
            SAME(int(t.state.card(forge).zone), int(Zone::Discard));
        }},
    RuleCase{"IX Impact: a Defense that falls later destroys nothing by itself",
        [] {
            T t = begun();
            const auto wall = t.put(1, "Wall", BackLeft);
            t.must(act::inflictImpact(0, wall, 4));
            t.must(act::setCounters(0, wall, 0, -2));
            SAME(int(t.state.card(wall).zone), int(Zone::Field));
        }},
    RuleCase{"IX Impact: Terrain takes none",
        [] {
            T t = begun();
            SAYS(t.why(act::inflictImpact(0, t.put(1, "Swamp", BackLeft), 1)), "wrong-kind IV");
        }},
    RuleCase{"VIII Synaptic Mark: a state that does nothing by itself",
        [] {
            T t = begun();
            const auto foe = t.put(1, "Grunt", FrontRight);
            t.must(act::setFlag(0, foe, CardFlag::Marked));
            SAME(combatDefenseOf(t.state, foe), 2);
            t.passRound();
            NEED(t.state.card(foe).is(CardFlag::Marked));
        }},
    RuleCase{"VIII Arcane Recall: played out of the discard pile for its number, then out of the game",
        [] {
            T t = begun();
            const auto echo = t.card(0, "Echo");
            t.must(act::putCard(0, echo, Zone::Discard));
            t.must(act::playEvent(0, echo));
            SAME(t.points(0), 15);
            t.must(act::effectDone(0));
            SAME(int(t.state.card(echo).zone), int(Zone::Removed));
        }},
    RuleCase{"VIII Arcane Recall: from hand at its own cost, to the discard pile",
        [] {
            T t = begun();
            const auto echo = t.hand(0, "Echo");
            t.must(act::playEvent(0, echo));
            SAME(t.points(0), 17);
            t.must(act::effectDone(0));
            SAME(int(t.state.card(echo).zone), int(Zone::Discard));
        }},
    RuleCase{"VIII Arcane Recall: other Events stay where they are",
        [] {
            T t = begun();
            t.must(act::putCard(0, t.card(0, "Bolt"), Zone::Discard));
            SAYS(t.why(act::playEvent(0, t.card(0, "Bolt"))), "not-in-discard VIII Arcane Recall");
        }},
    RuleCase{"IX Evolve: onto the card it names, for its number",
        [] {
            T t = begun();
            const auto pup = t.put(0, "Pup", FrontLeft), hound = t.hand(0, "Hound");
            t.must(act::evolve(0, hound, pup));
            SAME(t.points(0), 16);
            SAME(int(t.state.card(hound).quadrant), int(FrontLeft));
            SAME(int(t.state.card(pup).zone), int(Zone::Under));
            SAME(t.state.card(pup).host, hound);
        }},
    RuleCase{"IX Evolve: on nothing else, and not on an opponent's",
        [] {
            T t = begun();
            const auto hound = t.hand(0, "Hound");
            SAYS(t.why(act::evolve(0, hound, t.put(0, "Grunt", BackLeft))), "no-host IV.D");
            SAYS(t.why(act::evolve(0, hound, t.put(1, "Pup", BackLeft))), "no-host IV.D");
            SAYS(t.why(act::evolve(0, t.hand(0, "Imp"), t.put(0, "Pup", BackLeft))), "no-evolution IX Evolve");
        }},
    RuleCase{"IX Evolve: takes over counters, Impact, Upgrades and exhaustion",
        [] {
            T t = begun();
            const auto pup = t.put(0, "Pup", BackLeft), plate = t.hand(0, "Plate"), hound = t.hand(0, "Hound");
            t.must(act::attach(0, plate, pup));
            t.turnOf(0);
            t.must(act::setCounters(0, pup, 1, 3));
            t.must(act::inflictImpact(1, pup, 1));
            t.must(act::setFlag(0, pup, CardFlag::Exhausted));
            t.must(act::evolve(0, hound, pup));
            const auto& card = t.state.card(hound);
            NEED(card.attack == 1 && card.defense == 3 && card.impact == 1 && card.is(CardFlag::Exhausted));
            SAME(t.state.card(plate).host, hound);
            SAME(t.state.card(pup).impact, 0);
        }},
    RuleCase{"IX Evolve: the new size has to fit",
        [] {
            T t = begun();
            t.put(0, "Grunt", BackLeft);
            t.put(0, "Grunt 2", BackLeft);
            t.put(0, "Grunt 3", BackLeft);
            const auto pup = t.put(0, "Pup", BackLeft);
            SAYS(t.why(act::evolve(0, t.hand(0, "Hound"), pup)), "quadrant-full IV.A");
        }},
    RuleCase{"IX Evolve: may be deployed for its own cost as well",
        [] {
            T t = begun();
            t.must(act::deploy(0, t.hand(0, "Hound"), BackLeft));
            SAME(t.points(0), 13);
        }},
    RuleCase{"IX Evolve: destroyed, the card beneath goes along",
        [] {
            T t = begun();
            const auto pup = t.put(0, "Pup", BackLeft), hound = t.hand(0, "Hound");
            t.must(act::evolve(0, hound, pup));
            t.must(act::destroy(1, hound));
            SAME(int(t.state.card(hound).zone), int(Zone::Discard));
            SAME(int(t.state.card(pup).zone), int(Zone::Discard));
        }},
    RuleCase{"IX Evolve: evolved cards can be de-evolved",
        [] {
            T t = begun();
            const auto pup = t.put(0, "Pup", BackLeft), hound = t.hand(0, "Hound");
            t.must(act::evolve(0, hound, pup));
            t.must(act::devolve(1, hound));
            SAME(int(t.state.card(pup).zone), int(Zone::Field));
            SAME(int(t.state.card(hound).zone), int(Zone::Discard));
            SAYS(t.why(act::devolve(1, pup)), "no-evolution IX Evolve");
        }},
};

} // namespace

// Ranges, combat and keywords, edition 2025-07; each row names the section it is about.
class CombatCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rule_data() { addRuleCases(cases); }
    void rule() { runRuleCase(cases); }
};

NEXUS_TEST(CombatCasesTest, Events);

} // namespace combat_cases_test

#include "combat_cases_test.moc"
