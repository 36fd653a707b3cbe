#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace rule_cases_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;
using HK = HappeningKind;

namespace {

T begun() { return T::begun(); }

const std::array cases{
    // --- III.A, III.B: setup and the first flip
    RuleCase{"III.A.1 missions lie face up, the deck holds the rest",
        [] {
            T t;
            SAME(t.state.pile(0, Zone::Missions).size(), 2);
            SAME(t.state.pile(0, Zone::Deck).size(), 4 * 43);
            SAME(int(t.state.stage), int(Stage::Flip));
        }},
    RuleCase{"III.A.2 the missions' CP are the income of a round",
        [] {
            T t;
            SAME(t.state.facts->seats[0].income, 18);
        }},
    RuleCase{"III.B nothing but the flip, a shuffle or leaving comes first",
        [] {
            T t;
            NEED(t.lists(act::flipInitiative(0)));
            SAYS(t.why(act::pass(0)), "not-now III.C");
            SAYS(t.why(act::putCard(0, 0, Zone::Discard)), "not-now III.C");
            SAYS(t.why(act::shuffle(0, 5)), "ok");
            SAYS(t.why(act::concede(1)), "ok");
        }},
    RuleCase{"III.B.4 the lower card decides",
        [] {
            T t(T::latest, 2, Windows::Never, "main: 3 Grunt");
            t = T(T::latest, 2, Windows::Never, "main: 2 Imp, 2 Giant");
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                T each = t;
                each.must(act::flipInitiative(seed));
                int low = 99;
                SeatIndex who = noSeat;
                NEED(each.last.back().is<happened::Decides>());
                const int last = each.last.back().as<happened::Decides>().flips;
                for (const auto& h : each.last)
                    if (const auto shown = h.as<happened::Revealed>(); shown.flip == last && shown.cost < low) {
                        low = shown.cost;
                        who = h.seat;
                    }
                SAME(each.state.decides, who);
            }
        }},
    RuleCase{"III.B.5 only those tied for the lowest flip on",
        [] {
            T t(T::latest, 3, Windows::Never, "main: 3 Imp, 3 Giant");
            bool seen = false;
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                T each = t;
                each.must(act::flipInitiative(seed));
                std::map<int, std::vector<std::pair<int, int>>> flips; // flip → seat, cost
                for (const auto& h : each.last)
                    if (const auto shown = h.as<happened::Revealed>(); h.is<happened::Revealed>())
                        flips[shown.flip].push_back({h.seat, shown.cost});
                for (const auto& [flip, shown] : flips) {
                    if (!flips.count(flip + 1))
                        continue;
                    int low = 99;
                    for (const auto& [seat, cost] : shown)
                        low = std::min(low, cost);
                    std::vector<int> tied, next;
                    for (const auto& [seat, cost] : shown)
                        if (cost == low)
                            tied.push_back(seat);
                    for (const auto& [seat, cost] : flips[flip + 1])
                        next.push_back(seat);
                    NEED(tied == next);
                    seen = seen || tied.size() < shown.size();
                }
            }
            NEED(seen);
        }},
    RuleCase{"III.B.5 decks that can never differ are told apart by nobody: anyone may say",
        [] {
            T t(T::latest, 2, Windows::Never, "main: 4 Grunt, 4 Wall");
            t.must(act::flipInitiative(3));
            NEED(t.told(HK::FlipUndecided));
            SAME(t.state.decides, noSeat);
            SAYS(t.why(act::chooseFirst(0, 1)), "ok");
            SAYS(t.why(act::chooseFirst(1, 1)), "ok");
        }},
    RuleCase{"III.B.6 all cards go back into the decks, in another order",
        [] {
            T t;
            const std::vector<CardId> before(t.state.pile(0, Zone::Deck).begin(), t.state.pile(0, Zone::Deck).end());
            t.must(act::flipInitiative(1));
            auto after = std::vector<CardId>(t.state.pile(0, Zone::Deck).begin(), t.state.pile(0, Zone::Deck).end());
            NEED(before != after);
            std::sort(after.begin(), after.end());
            NEED(before == after);
        }},
    RuleCase{"III.B.4 who decides may send the other first; nobody else may",
        [] {
            T t;
            t.must(act::flipInitiative(1));
            const SeatIndex winner = t.state.decides, other = static_cast<SeatIndex>(1 - winner);
            SAYS(t.why(act::chooseFirst(other, other)), "not-your-choice III.B");
            t.must(act::chooseFirst(winner, other));
            SAME(t.state.active, other);
            SAME(t.state.round, 1);
        }},
    // --- III.C.1: start of round
    RuleCase{"III.C.1.a CP are reset to the income, not added",
        [] {
            T t = begun();
            t.must(act::setPoints(0, 3));
            t.passRound();
            SAME(t.points(0), 18);
        }},
    RuleCase{"III.C.1.a exhausted cards are readied",
        [] {
            T t = begun();
            t.put(0, "Grunt", BackLeft);
            t.must(act::move(0, t.card(0, "Grunt"), FrontLeft));
            NEED(t.at(0, "Grunt").is(CardFlag::Exhausted));
            t.passRound();
            NEED(!t.at(0, "Grunt").is(CardFlag::Exhausted));
        }},
    RuleCase{"III.C.1.a hands are filled up to five, not beyond",
        [] {
            T t = begun();
            for (int i = 1; i <= 4; ++i)
                t.hand(0, "Grunt " + std::to_string(i));
            t.must(act::drawCards(1, 7));
            t.passRound();
            SAME(t.state.pile(0, Zone::Hand).size(), 5);
            SAME(t.state.pile(1, Zone::Hand).size(), 7);
        }},
    RuleCase{"III.C.1.a an empty deck has no penalty",
        [] {
            T t(T::latest, 2, Windows::Never, "missions: 1 Quest; main: 1 Imp, 1 Giant");
            t.must(act::flipInitiative(1));
            t.must(act::chooseFirst(t.state.decides, 0));
            NEED(t.told(HK::DeckEmpty));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"III.C.1.b players with triggers are asked at the end of a round and before the first action, twice",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            t.load(1, "Turret");
            t.must(act::pass(0));
            t.must(act::pass(1));
            std::vector<Next> asked;
            for (; t.state.stage == Stage::Triggers; t.must(act::passPriority(t.state.asked)))
                if (t.state.asked == 1)
                    asked.push_back(t.state.next);
            NEED(asked == (std::vector{Next::RoundEnd, Next::RoundTriggers, Next::FirstTurn}));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"III.C.1.c.2 who has initiative orders and resolves all of his own, then the next clockwise",
        [] {
            for (const auto window : {Next::RoundTriggers, Next::FirstTurn, Next::RoundEnd}) {
                T t = T::begun(T::latest, 3, Windows::WhenPossible);
                t.must(act::deploy(0, t.hand(0, "Imp"), BackLeft));
                const auto one = t.load(1, "Turret"), two = t.load(1, "Turret 2"), third = t.load(2, "Turret");
                t.passTo(window); // B passes first, and nobody else has a trigger
                SAME(t.state.asked, 1);
                t.must(act::trigger(1, two));
                t.must(act::trigger(1, one));
                t.must(act::passPriority(1));
                SAME(t.state.effect.card, two);
                t.must(act::effectDone(1));
                SAME(t.state.effect.card, one);
                SAYS(t.why(act::trigger(2, third)), "not-now III.C");
                t.must(act::effectDone(1));
                SAME(int(t.state.stage), int(Stage::Triggers));
                SAME(int(t.state.next), int(window));
                SAME(t.state.asked, 2);
                t.must(act::trigger(2, third));
                t.must(act::passPriority(2));
                SAME(t.state.effect.card, third);
                t.must(act::effectDone(2));
                NEED(t.state.stage == Stage::Turn || t.state.next != window);
            }
        }},
    RuleCase{"III.C.1.c.2 a batch whose player has nothing more to trigger is resolved at once",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            const auto override = t.hand(0, "Override");
            t.load(1, "Turret");
            t.passTo(Next::FirstTurn);
            t.must(act::trigger(0, override)); // from hand: it cannot be triggered again
            SAME(t.state.effect.card, override);
            t.must(act::effectDone(0));
            SAME(t.state.asked, 1);
        }},
    RuleCase{"III.C.1.c.2 whoever concedes in his batch hands the word on",
        [] {
            T t = T::begun(T::latest, 3, Windows::WhenPossible);
            t.load(0, "Turret");
            t.load(1, "Turret");
            t.passTo(Next::FirstTurn);
            t.must(act::trigger(0, t.card(0, "Turret")));
            t.must(act::concede(0));
            SAME(t.state.asked, 1);
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::passPriority(1));
            t.must(act::concede(1));
            SAME(t.state.winner, 2);
        }},
    // --- III.C.3: the end of a round
    RuleCase{"III.C.3 end-of-round abilities come before Frontline Supremacy and before cards are readied",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            const auto imp = t.put(1, "Imp", BackLeft);
            t.load(1, "Turret");
            t.must(act::setFlag(1, imp, CardFlag::Exhausted));
            t.must(act::setRoundBonus(1, imp, 2, 0));
            t.passTo(Next::RoundEnd);
            SAME(t.state.round, 1);
            SAME(t.state.asked, 1);
            NEED(t.state.card(imp).is(CardFlag::Exhausted));
            SAME(attackOf(t.state, imp), 3);
            t.must(act::trigger(1, t.card(1, "Turret")));
            t.must(act::passPriority(1));
            t.must(act::putCard(1, imp, Zone::Field, FrontLeft)); // what its text says
            t.must(act::effectDone(1));
            SAME(t.state.round, 2); // nobody fell
            NEED(!t.state.card(imp).is(CardFlag::Exhausted));
            SAME(attackOf(t.state, imp), 1);
        }},
    RuleCase{"III.C.3 the round that ends has its initiative to the end",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            t.must(act::deploy(0, t.hand(0, "Imp"), BackLeft));
            t.load(0, "Turret");
            t.load(1, "Turret");
            t.passTo(Next::RoundEnd); // B passed first
            SAME(t.state.asked, 0);
            t.passTo(Next::RoundTriggers);
            SAME(t.state.asked, 1);
        }},
    RuleCase{"III.C.1 a card that is kept from readying stays exhausted once",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft);
            t.must(act::setFlag(1, grunt, CardFlag::Exhausted));
            t.must(act::setFlag(1, grunt, CardFlag::StaysExhausted));
            t.passRound();
            NEED(t.at(0, "Grunt").is(CardFlag::Exhausted));
            t.passRound();
            NEED(!t.at(0, "Grunt").is(CardFlag::Exhausted));
        }},
    // --- III.C.2: turns
    RuleCase{"III.C.2 one action each, clockwise",
        [] {
            T t = T::begun(T::latest, 3);
            for (SeatIndex seat = 0; seat < 3; ++seat)
                t.hand(seat, "Imp");
            for (SeatIndex seat = 0; seat < 3; ++seat) {
                SAME(t.state.active, seat);
                SAYS(t.why(act::pass(static_cast<SeatIndex>((seat + 1) % 3))), "not-your-turn III.C.2");
                t.must(act::deploy(seat, t.card(seat, "Imp"), BackLeft));
            }
            SAME(t.state.active, 0);
        }},
    RuleCase{"III.C.2 whoever passed may act again",
        [] {
            T t = begun();
            t.hand(1, "Imp");
            t.hand(0, "Imp");
            t.must(act::pass(0));
            t.must(act::deploy(1, t.card(1, "Imp"), BackLeft));
            SAYS(t.why(act::deploy(0, t.card(0, "Imp"), BackLeft)), "ok");
        }},
    RuleCase{"III.C.3 the sequence ends when all pass in a row, not before",
        [] {
            T t = T::begun(T::latest, 3);
            t.hand(2, "Imp");
            t.must(act::pass(0));
            t.must(act::pass(1));
            t.must(act::deploy(2, t.card(2, "Imp"), BackLeft));
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.round, 1);
            t.must(act::pass(2));
            SAME(t.state.round, 2);
        }},
    RuleCase{"III.D.2 who passed first in the last run acts first next",
        [] {
            T t = T::begun(T::latest, 3);
            t.hand(1, "Imp");
            t.must(act::pass(0));
            t.must(act::deploy(1, t.card(1, "Imp"), BackLeft));
            t.must(act::pass(2));
            t.must(act::pass(0));
            t.must(act::pass(1));
            SAME(t.state.round, 2);
            SAME(t.state.active, 2);
        }},
    RuleCase{"III.C.2 activating an Event does not break a run of passes",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            t.load(1, "Turret");
            t.must(act::pass(0));
            SAME(t.state.passed, 1);
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    // --- Deploy
    RuleCase{"III.C.2 Deploy: a unit into the back row, for its CP",
        [] {
            T t = begun();
            const auto grunt = t.hand(0, "Grunt");
            t.must(act::deploy(0, grunt, BackCentre));
            SAME(t.points(0), 16);
            SAME(int(t.state.card(grunt).quadrant), int(BackCentre));
            NEED(!t.state.card(grunt).is(CardFlag::Exhausted));
        }},
    RuleCase{"III.C.2 Deploy: not into the front row",
        [] {
            T t = begun();
            SAYS(t.why(act::deploy(0, t.hand(0, "Grunt"), FrontCentre)), "not-back-row IV.A");
        }},
    RuleCase{"III.C.2 Deploy: only what can be paid for",
        [] {
            T t = begun();
            t.must(act::setPoints(0, 4));
            const auto brute = t.hand(0, "Brute");
            SAYS(t.why(act::deploy(0, brute, BackLeft)), "not-enough-points III.C.2");
            const auto refusal = whyNot(t.state, act::deploy(0, brute, BackLeft));
            SAME(refusal->have, 4);
            SAME(refusal->need, 5);
            t.must(act::setPoints(0, 5));
            t.must(act::deploy(0, brute, BackLeft));
            SAME(t.points(0), 0);
        }},
    RuleCase{"III.C.2 Deploy: from hand, and one's own",
        [] {
            T t = begun();
            SAYS(t.why(act::deploy(0, t.card(0, "Grunt"), BackLeft)), "not-in-hand III.C.2");
            SAYS(t.why(act::deploy(0, t.hand(1, "Grunt"), BackLeft)), "not-your-card V.F");
        }},
    RuleCase{"III.C.2 Deploy: an Asset goes to the Loadout Area",
        [] {
            T t = begun();
            const auto forge = t.hand(0, "Forge");
            SAYS(t.why(act::deploy(0, forge, BackLeft)), "no-quadrant III.C.2");
            t.must(act::deploy(0, forge));
            SAME(int(t.state.card(forge).zone), int(Zone::Loadout));
            SAME(t.points(0), 15);
        }},
    RuleCase{"IV.E Terrain goes into any quadrant of one's own",
        [] {
            T t = begun();
            const auto swamp = t.hand(0, "Swamp");
            for (int i = 0; i < 6; ++i)
                SAYS(t.why(act::deploy(0, swamp, Board{}.at(i / 3, i % 3))), "ok");
        }},
    RuleCase{"IV.E two Terrains a quadrant, of each side",
        [] {
            T t = begun();
            t.put(0, "Swamp", FrontLeft);
            t.put(0, "Hill", FrontLeft);
            t.put(1, "Hill", FrontLeft);
            const auto third = t.hand(0, "Hill 2");
            SAYS(t.why(act::deploy(0, third, FrontLeft)), "terrain-limit IV.E");
            SAYS(t.why(act::deploy(0, third, FrontRight)), "ok");
        }},
    RuleCase{"IV.D an Upgrade is attached to a unit or Asset of one's own",
        [] {
            T t = begun();
            const auto plate = t.hand(0, "Plate");
            const auto mine = t.put(0, "Grunt", BackLeft), theirs = t.put(1, "Grunt", BackLeft);
            SAYS(t.why(act::attach(0, plate, theirs)), "no-host IV.D");
            SAYS(t.why(act::attach(0, plate, t.hand(0, "Wall"))), "no-host IV.D");
            SAYS(t.why(act::deploy(0, plate, BackLeft)), "no-quadrant III.C.2");
            SAYS(t.why(act::attach(0, plate, t.load(0, "Forge"))), "ok");
            t.must(act::attach(0, plate, mine));
            SAME(upgradesOf(t.state, mine).size(), 1);
        }},
    RuleCase{"IV.D an Upgrade leaves with its card",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft), plate = t.hand(0, "Plate");
            t.must(act::attach(0, plate, grunt));
            t.must(act::destroy(1, grunt));
            SAME(int(t.state.card(plate).zone), int(Zone::Discard));
            SAME(int(t.state.card(grunt).zone), int(Zone::Discard));
        }},
    RuleCase{"IV.D an Upgrade of a card that returns to the hand is discarded",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft), plate = t.hand(0, "Plate");
            t.must(act::attach(0, plate, grunt));
            t.must(act::putCard(1, grunt, Zone::Hand));
            SAME(int(t.state.card(grunt).zone), int(Zone::Hand));
            SAME(int(t.state.card(plate).zone), int(Zone::Discard));
        }},
    RuleCase{"IV.D counters on an Upgrade count for its host and leave with it",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", FrontLeft), plate = t.hand(0, "Plate");
            t.must(act::attach(0, plate, grunt));
            t.must(act::setCounters(0, plate, 1, 2));
            SAME(attackOf(t.state, grunt), 3);
            SAME(defenseOf(t.state, grunt), 4);
            t.must(act::putCard(0, plate, Zone::Discard));
            SAME(defenseOf(t.state, grunt), 2);
        }},
    RuleCase{"IV.C an Event is not deployed",
        [] {
            T t = begun();
            SAYS(t.why(act::deploy(0, t.hand(0, "Bolt"))), "wrong-kind IV");
        }},
    // --- IV.A, VIII: quadrants
    RuleCase{"IV.A a quadrant holds four regular units",
        [] {
            T t = begun();
            for (const char* name : {"Grunt", "Grunt 2", "Grunt 3", "Grunt 4"})
                t.put(0, name, BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Wall"), BackLeft)), "quadrant-full IV.A");
            SAYS(t.why(act::deploy(0, t.card(0, "Wall"), BackRight)), "ok");
        }},
    RuleCase{"IV.A one Leader a quadrant, by type or by subtype",
        [] {
            T t = begun();
            t.put(0, "Captain", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Chief"), BackLeft)), "second-alone IV.A");
            SAYS(t.why(act::deploy(0, t.hand(0, "Captain 2"), BackLeft)), "second-alone IV.A");
            SAYS(t.why(act::deploy(0, t.card(0, "Chief"), BackCentre)), "ok");
        }},
    RuleCase{"IV.A a Leader does not move to another",
        [] {
            T t = begun();
            t.put(0, "Captain", BackLeft);
            SAYS(t.why(act::move(0, t.put(0, "Chief", BackCentre), BackLeft)), "second-alone IV.A");
        }},
    RuleCase{"IV.A a Leader and others share a quadrant",
        [] {
            T t = begun();
            t.put(0, "Captain", BackLeft);
            t.put(0, "Grunt", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Wall"), BackLeft)), "ok");
        }},
    RuleCase{"VIII Quadrant: one Massive unit and that is it",
        [] {
            T t = begun();
            t.put(0, "Giant", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Mite"), BackLeft)), "quadrant-full IV.A");
            SAYS(t.why(act::deploy(0, t.hand(0, "Giant 2"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"VIII Quadrant: one Large and two regular units",
        [] {
            T t = begun();
            t.put(0, "Ox", BackLeft);
            t.put(0, "Grunt", BackLeft);
            t.put(0, "Grunt 2", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Mite"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"VIII Quadrant: four Tiny, a regular and a Large unit",
        [] {
            T t = begun();
            for (const char* name : {"Mite", "Mite 2", "Mite 3", "Mite 4"})
                t.put(0, name, BackLeft);
            t.put(0, "Grunt", BackLeft);
            t.put(0, "Ox", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Imp"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"IX Large: a quadrant holds two",
        [] {
            T t = begun();
            t.put(0, "Ox", BackLeft);
            t.put(0, "Ox 2", BackLeft);
            SAYS(t.why(act::deploy(0, t.hand(0, "Mite"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"IX Small: a quadrant holds eight",
        [] {
            T t = begun();
            for (int i = 0; i < 8; ++i) // tokens, for the deck has but four
                t.must(act::createToken(0, BackLeft, "Imp", 1, 1, 0, 0, 2));
            SAYS(t.why(act::deploy(0, t.hand(0, "Mite"), BackLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"IX Tiny: a quadrant holds sixteen",
        [] {
            T t = begun();
            for (int i = 0; i < 15; ++i)
                t.must(act::createToken(0, BackLeft, "Mite", 1, 1, 0, 0, 1));
            SAYS(t.why(act::deploy(0, t.hand(0, "Mite"), BackLeft)), "ok");
            t.must(act::createToken(0, BackLeft, "Mite", 1, 1, 0, 0, 1));
            SAYS(t.why(act::deploy(0, t.card(0, "Mite"), BackLeft)), "quadrant-full IV.A");
        }},
    // --- Move
    RuleCase{"VIII Move: one step in a cardinal direction",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft);
            SAYS(t.why(act::move(0, grunt, FrontLeft)), "ok");
            SAYS(t.why(act::move(0, grunt, BackCentre)), "ok");
            SAYS(t.why(act::move(0, grunt, FrontCentre)), "not-adjacent VIII Move");
            SAYS(t.why(act::move(0, grunt, BackRight)), "not-adjacent VIII Move");
            SAYS(t.why(act::move(0, grunt, BackLeft)), "not-adjacent VIII Move");
        }},
    RuleCase{"VIII Move: exhausts, and needs a ready unit",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft);
            t.must(act::move(0, grunt, FrontLeft));
            t.turnOf(0);
            SAYS(t.why(act::move(0, grunt, BackLeft)), "exhausted VIII Ready");
        }},
    RuleCase{"VIII Move: not into a full quadrant",
        [] {
            T t = begun();
            t.put(0, "Giant", FrontLeft);
            SAYS(t.why(act::move(0, t.put(0, "Grunt", BackLeft), FrontLeft)), "quadrant-full IV.A");
        }},
    RuleCase{"VIII Move: only one's own units",
        [] {
            T t = begun();
            SAYS(t.why(act::move(0, t.put(1, "Grunt", BackLeft), FrontLeft)), "not-your-card V.F");
        }},
    // --- Abilities
    RuleCase{"III.C.2 Ability: pays and exhausts as it says",
        [] {
            T t = begun();
            const auto medic = t.put(0, "Medic", BackLeft);
            t.must(act::useAbility(0, medic));
            SAME(t.points(0), 17);
            NEED(t.state.card(medic).is(CardFlag::Exhausted));
            SAME(int(t.state.stage), int(Stage::Effect));
            t.must(act::effectDone(0));
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.C.2 Ability: an exhausted card cannot",
        [] {
            T t = begun();
            const auto medic = t.put(0, "Medic", BackLeft);
            t.must(act::setFlag(0, medic, CardFlag::Exhausted));
            SAYS(t.why(act::useAbility(0, medic)), "exhausted VIII Ready");
        }},
    RuleCase{"III.C.2 Ability: one that does not exhaust works on, and again",
        [] {
            T t = begun();
            const auto sage = t.put(0, "Sage", BackLeft);
            for (const int left : {17, 16}) {
                t.turnOf(0);
                t.must(act::useAbility(0, sage));
                SAME(t.points(0), left);
                t.must(act::effectDone(0));
            }
        }},
    RuleCase{"VIII Ready: exhausted and Suppressed units use no abilities, whatever they cost",
        [] {
            for (const auto flag : {CardFlag::Exhausted, CardFlag::Suppressed}) {
                T t = begun();
                const auto sage = t.put(0, "Sage", BackLeft);
                t.must(act::setFlag(0, sage, flag));
                SAYS(t.why(act::useAbility(0, sage)), "exhausted VIII Ready");
                NEED(!t.lists(act::useAbility(0, sage)));
            }
        }},
    RuleCase{"VIII Ready: it speaks of units; an exhausted Asset uses what does not exhaust it",
        [] {
            T t = begun();
            const auto orb = t.load(0, "Orb");
            t.must(act::setFlag(0, orb, CardFlag::Exhausted));
            SAYS(t.why(act::useAbility(0, orb)), "ok");
        }},
    RuleCase{"III.C.2 Ability: \"Pay 2 CP. Exhaust this unit.\" is a cost to its end",
        [] {
            T t = begun();
            const auto drill = t.put(0, "Drill", BackLeft);
            t.must(act::useAbility(0, drill));
            SAME(t.points(0), 16);
            NEED(t.state.card(drill).is(CardFlag::Exhausted));
        }},
    RuleCase{"III.C.2 Ability: \"Pay X CP\" takes any number there is",
        [] {
            T t = begun();
            const auto mage = t.put(0, "Mage", BackLeft);
            t.must(act::setPoints(0, 3));
            SAYS(t.why(act::useAbility(0, mage, 0, 4)), "not-enough-points III.C.2");
            SAYS(t.why(act::useAbility(0, mage, 0, -1)), "bad-value ");
            NEED(t.lists(act::useAbility(0, mage, 0, 0)) && t.lists(act::useAbility(0, mage, 0, 3)));
            t.must(act::useAbility(0, mage, 0, 3));
            SAME(t.points(0), 0);
        }},
    RuleCase{"IV.B an Asset's ability is an action like any other",
        [] {
            T t = begun();
            const auto forge = t.load(0, "Forge");
            t.must(act::useAbility(0, forge));
            SAME(t.points(0), 16);
            NEED(t.state.card(forge).is(CardFlag::Exhausted));
        }},
    RuleCase{"IV.D an ability an Upgrade grants exhausts its host",
        [] {
            T t = begun();
            const auto grunt = t.put(0, "Grunt", BackLeft), staff = t.hand(0, "Staff");
            t.must(act::attach(0, staff, grunt));
            t.turnOf(0);
            t.must(act::useAbility(0, staff));
            NEED(t.state.card(grunt).is(CardFlag::Exhausted));
            t.must(act::effectDone(0));
            t.turnOf(0);
            SAYS(t.why(act::useAbility(0, staff)), "exhausted VIII Ready");
        }},
    RuleCase{"III.C.2 Ability: a card without one has none",
        [] {
            T t = begun();
            SAYS(t.why(act::useAbility(0, t.put(0, "Grunt", BackLeft))), "no-ability III.C.2");
            SAYS(t.why(act::useAbility(0, t.load(0, "Turret"))), "no-ability III.C.2"); // a triggered one is no action
        }},
    // --- Events
    RuleCase{"IV.C an Event is paid for, carried out, discarded",
        [] {
            T t = begun();
            const auto bolt = t.hand(0, "Bolt");
            t.must(act::playEvent(0, bolt));
            SAME(int(t.state.card(bolt).zone), int(Zone::Playing));
            t.must(act::drawCards(0, 2));
            t.must(act::effectDone(0));
            SAME(int(t.state.card(bolt).zone), int(Zone::Discard));
            SAME(t.points(0), 16);
            SAME(t.state.active, 1);
        }},
    RuleCase{"IV.C a unit is not played as an Event",
        [] {
            T t = begun();
            SAYS(t.why(act::playEvent(0, t.hand(0, "Grunt"))), "wrong-kind IV");
        }},
    RuleCase{"IV.C an effect is carried out by who played it",
        [] {
            T t = begun();
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            SAYS(t.why(act::effectDone(1)), "not-your-turn III.C.2");
            SAYS(t.why(act::pass(0)), "not-now III.C");
        }},
    // --- V.F, VI
    RuleCase{"V.F cards stay on their owner's side",
        [] {
            T t = begun();
            const auto grunt = t.put(1, "Grunt", BackLeft);
            t.must(act::putCard(0, grunt, Zone::Hand)); // an effect: back to its owner
            NEED(std::count(t.state.pile(1, Zone::Hand).begin(), t.state.pile(1, Zone::Hand).end(), grunt) == 1);
        }},
    RuleCase{"VI Frontline Supremacy: three held front quadrants against an empty front row",
        [] {
            T t = begun();
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.put(1, "Grunt", BackLeft);
            t.passRound();
            SAME(int(t.state.stage), int(Stage::Over));
            SAME(t.state.winner, 0);
            NEED(t.told(HK::Eliminated));
        }},
    RuleCase{"VI two held front quadrants are not enough",
        [] {
            T t = begun();
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.passRound();
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VI one unit in the front row saves",
        [] {
            T t = begun();
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.put(1, "Imp", FrontRight);
            t.passRound();
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VI it is looked at when the round ends, not before",
        [] {
            T t = begun();
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.must(act::pass(0));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"VI of three players one falls and two go on; his turn is skipped, his cards are gone",
        [] {
            T t = T::begun(T::latest, 3);
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.put(2, "Grunt", FrontLeft);
            t.passRound();
            NEED(t.state.player(1).out && !t.state.player(2).out);
            SAME(int(t.state.stage), int(Stage::Turn));
            SAME(t.state.pile(1, Zone::Out).size(), t.state.facts->seats[1].cards.size());
            t.must(act::pass(0));
            SAME(t.state.active, 2);
            SAYS(t.why(act::pass(1)), "not-your-turn III.C.2");
        }},
    RuleCase{"VI two may fall at once",
        [] {
            T t = T::begun(T::latest, 3);
            t.put(0, "Grunt", FrontLeft);
            t.put(0, "Wall", FrontCentre);
            t.put(0, "Spear", FrontRight);
            t.passRound();
            SAME(t.state.winner, 0);
        }},
    RuleCase{"VI who would act first but fell is followed by the next",
        [] {
            T t = T::begun(T::latest, 3);
            t.put(2, "Grunt", FrontLeft);
            t.put(2, "Wall", FrontCentre);
            t.put(2, "Spear", FrontRight);
            t.put(1, "Grunt", FrontLeft);
            t.passRound(); // A passed first
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.C.2 Concede: at any time, and the last one left wins",
        [] {
            T t = begun();
            SAYS(t.why(act::concede(1)), "ok"); // not his turn
            t.must(act::concede(1));
            SAME(t.state.winner, 0);
            SAYS(t.why(act::pass(0)), "game-over VI");
            SAYS(t.why(act::note(0, "Good game.")), "ok");
        }},
    RuleCase{"III.C.2 Concede: of three, in his own turn, the next goes on",
        [] {
            T t = T::begun(T::latest, 3);
            t.must(act::concede(0));
            SAME(t.state.active, 1);
            t.must(act::pass(1));
            t.must(act::pass(2));
            SAME(t.state.round, 2);
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.C.2 Concede: with an Event on its way, the others go on",
        [] {
            T t = T::begun(T::latest, 3);
            t.must(act::playEvent(0, t.hand(0, "Bolt")));
            t.must(act::concede(0));
            SAME(int(t.state.stage), int(Stage::Turn));
            SAME(t.state.active, 1);
        }},
    RuleCase{"III.C.2 Concede: the first of a run of passes hands it on",
        [] {
            T t = T::begun(T::latest, 3);
            t.must(act::pass(0));
            t.must(act::pass(1));
            t.must(act::concede(0));
            SAME(t.state.active, 2);
            t.must(act::pass(2));
            SAME(t.state.active, 1); // who passed first of those left
            SAME(t.state.round, 2);
        }},
    // --- II.B: missions
    RuleCase{"II.B a challenge is marked complete once",
        [] {
            T t = begun();
            const auto quest = t.card(1, "Quest");
            t.must(act::completeMission(1, quest)); // in anyone's turn
            SAYS(t.why(act::completeMission(1, quest)), "mission-done II.B");
            NEED(isByHand(ActionKind::CompleteMission));
        }},
    RuleCase{"II.B the one-time ability needs the challenge, and works once",
        [] {
            T t = begun();
            const auto quest = t.card(0, "Quest");
            SAYS(t.why(act::useMission(0, quest)), "mission-open II.B");
            t.must(act::completeMission(0, quest));
            NEED(t.lists(act::useMission(0, quest)));
            t.must(act::useMission(0, quest));
            SAYS(t.why(act::useMission(0, quest)), "mission-used II.B");
            SAME(t.state.active, 0); // no action of the turn
        }},
    RuleCase{"II.B completing every mission does not win in this edition",
        [] {
            T t = begun();
            t.must(act::completeMission(0, t.card(0, "Quest")));
            t.must(act::completeMission(0, t.card(0, "Oath")));
            SAME(int(t.state.stage), int(Stage::Turn));
        }},
    RuleCase{"a log leads where the game went, with its engine alone",
        [] {
            T t = T::begun(T::latest, 2, Windows::WhenPossible);
            t.load(0, "Turret");
            t.passRound();
            auto log = t.gameLog();
            const auto timeline = Timeline::of(log, caseChecker(T::latest));
            NEED(timeline.has_value());
            NEED(timeline->state() == t.state);
            NEED(timeline->log() == log);
            log.engine = engineNumber + 1;
            const auto other = replay(log, caseChecker(T::latest));
            NEED(!other && other.error().otherEngine);
        }},
    // --- solo
    RuleCase{"III.C one player alone plays round after round",
        [] {
            T t = T::begun(T::latest, 1);
            t.must(act::deploy(0, t.hand(0, "Grunt"), BackLeft));
            SAME(t.state.active, 0);
            t.must(act::pass(0));
            SAME(t.state.round, 2);
            t.must(act::concede(0));
            SAME(int(t.state.stage), int(Stage::Over));
            SAME(t.state.winner, noSeat);
        }},
};

} // namespace

// The rules of a game round, edition 2025-07; each row names the section it is about.
class RuleCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rule_data() { addRuleCases(cases); }
    void rule() { runRuleCase(cases); }
};

NEXUS_TEST(RuleCasesTest, Events);

} // namespace rule_cases_test

#include "rule_cases_test.moc"
