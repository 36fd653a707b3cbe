#include "model/lab/battle.h"

#include "model/engine/scene.h"
#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

namespace battle_test {

using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;

namespace {

Evaluation weights()
{
    Evaluation evaluation;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Suppressed)] = -120;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Front)] = 80;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Attack)] = 30;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Defense)] = 12;
    return evaluation;
}

Battle battleOfCase(const T& t)
{
    const auto log = t.gameLog();
    const auto timeline = Timeline::of(log, caseChecker(T::latest));
    if (!timeline)
        throw std::runtime_error("the case does not replay");
    return battleOf(*timeline, weights());
}

const BattleCard& cardOf(const Battle& battle, SeatIndex seat, const std::string& name)
{
    for (const auto& card : battle.cards)
        if (card.seat == seat && card.name == name)
            return card;
    throw std::runtime_error("no card " + name);
}

} // namespace

class BattleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deedsAreCountedForWhoDidThem()
    {
        auto t = T::begun();
        const auto brute = t.hand(0, "Brute");
        t.must(act::deploy(0, brute, BackLeft));
        const auto imp = t.hand(1, "Imp");
        t.must(act::deploy(1, imp, BackLeft));
        t.must(act::putCard(0, brute, Zone::Field, FrontLeft));
        t.must(act::putCard(1, imp, Zone::Field, FrontRight));
        t.turnOf(0);
        t.must(act::attack(0, brute, imp));
        t.turnOf(1);
        const auto saint = t.put(1, "Saint", FrontRight);
        t.passRound();
        t.turnOf(0);
        t.must(act::attack(0, brute, saint));
        const auto battle = battleOfCase(t);
        const auto& card = cardOf(battle, 0, "Brute");
        QCOMPARE(card.cost, 5);
        QCOMPARE(card.played, 1U);
        QCOMPARE(card.destroyed, 1);
        QCOMPARE(card.destroyedCost, 1);
        QCOMPARE(card.suppressed, 1);
        QCOMPARE(card.front, 1); // the end of the first round; the second still runs
        QCOMPARE(card.did, std::int64_t{1 * 100 + 1 * 120 + 1 * 80});
        QCOMPARE(cardOf(battle, 1, "Imp").did, std::int64_t{0});
        QVERIFY(battle.best && battle.best->name == "Brute");
        QVERIFY(battle.worst && battle.worst->name == "Imp");
        // What was put there by hand has not come down: it is no card of the report.
        QCOMPARE(std::ranges::count(battle.cards, "Saint", &BattleCard::name), 0);
        QCOMPARE(battle.rounds.size(), std::size_t{2});
        QVERIFY(battle.rounds.front().whole && !battle.rounds.back().whole);
        QCOMPARE(int(battle.rounds.front().round), 1);
        QCOMPARE(battle.end, GameEnd::Unfinished);
    }

    // A text's effects are its card's, whoever they are on: a support that did most for its cost is the best card.
    void whatATextGaveIsItsCards()
    {
        Scene scene;
        scene.seats.resize(2);
        scene.seats[0].points = 15;
        scene.seats[0].hand = {"Dawnlit Foundry", "Vesper Guard"};
        scene.seats[0].field[static_cast<std::size_t>(BackLeft)] = {{.card = "Vesper Guard"}};
        const auto state = setScene(scene, starterChecker("quantum-nexus-2025-07"));
        QVERIFY(state);
        Timeline timeline(*state);
        // The first such action of the player, and everybody else passes.
        const auto take = [&](ActionKind kind) {
            for (int i = 0; i < 20; ++i) {
                ActionList legal;
                legalActions(timeline.state(), legal);
                for (const auto wanted : {kind, ActionKind::PassPriority, ActionKind::Pass})
                    if (const auto* const found = std::ranges::find(legal, wanted, &Action::kind);
                        found != legal.end() && (wanted != ActionKind::Pass || found->seat == 1)) {
                        const auto done = timeline.act(Action(*found));
                        if (!done || wanted == kind)
                            return done.has_value();
                        break;
                    }
            }
            return false;
        };
        QVERIFY(take(ActionKind::Deploy) && take(ActionKind::Deploy));
        QVERIFY(take(ActionKind::UseAbility) && take(ActionKind::Choose));
        const auto battle = battleOf(timeline, weights());
        const auto& foundry = cardOf(battle, 0, "Dawnlit Foundry");
        QCOMPARE(foundry.defense, 1);
        QCOMPARE(foundry.attack, 1); // the guard has Zeal
        QCOMPARE(foundry.did, std::int64_t{30 + 12});
        QVERIFY(battle.best && battle.best->name == "Dawnlit Foundry");
        QVERIFY(battle.worst && battle.worst->name == "Vesper Guard");
    }

    // Who alone did anything is best; of nobody who did anything, none is.
    void nobodyIsNamedWhereNoneDiffers()
    {
        auto t = T::begun();
        t.must(act::deploy(0, t.hand(0, "Brute"), BackLeft));
        t.must(act::deploy(1, t.hand(1, "Brute"), BackLeft));
        const auto battle = battleOfCase(t);
        QCOMPARE(battle.cards.size(), std::size_t{2});
        QVERIFY(!battle.best && !battle.worst);
    }

    void roundsEndWhereTheNextBegins()
    {
        auto t = T::begun();
        t.passRound();
        const auto first = t.log.size();
        t.passRound();
        const auto battle = battleOfCase(t);
        QCOMPARE(battle.rounds.size(), std::size_t{3});
        QCOMPARE(battle.rounds[0].end + 1, first);
        QCOMPARE(battle.rounds[2].end, t.log.size());
    }

    void theEndIsNamed()
    {
        auto t = T::begun();
        t.must(act::concede(1));
        QCOMPARE(battleOfCase(t).end, GameEnd::Conceded);
    }
};

NEXUS_TEST(BattleTest, Events);

} // namespace battle_test

#include "battle_test.moc"
