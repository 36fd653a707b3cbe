#include "model/players/player.h"

#include "model/players/lookahead.h"

#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace player_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// As it came with the program, more or less: units, a front row, and what wins.
Evaluation plainWeights()
{
    Evaluation evaluation;
    const auto set = [&](EvaluationTerm term, std::int32_t weight) {
        evaluation.weights[static_cast<std::size_t>(term)] = weight;
    };
    set(EvaluationTerm::Units, 100);
    set(EvaluationTerm::Front, 100);
    set(EvaluationTerm::Ready, 10);
    set(EvaluationTerm::Supremacy, 1500);
    return evaluation;
}

Action chosen(const EngineTable& table, const char* player)
{
    const auto seat = decider(table.state);
    return decide(SeatView(table.state, seat), *playerKindOf(player), plainWeights(), 1).action;
}

// A holds three front quadrants, B has one unit there, and B has passed.
EngineTable beforeTheWin()
{
    auto table = EngineTable::begun();
    for (const auto quadrant : {Quadrant::FrontLeft, Quadrant::FrontCentre, Quadrant::FrontRight})
        table.put(0,
            quadrant == Quadrant::FrontLeft    ? "Brute"
            : quadrant == Quadrant::FrontRight ? "Grunt"
                                               : "Grunt 2",
            quadrant);
    table.put(1, "Imp", Quadrant::FrontRight);
    table.turnOf(0);
    return table;
}

} // namespace

class PlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsOfPlayersAreReadAndSaid()
    {
        for (const char* word :
            {"random", "greedy", "novice", "search:1", "search:800", "search:1000000", "search:500ms"})
            QCOMPARE(playerWord(*playerKindOf(word)), std::string(word));
        QVERIFY(playerKindOf("fair") == playerKindOf("search:100"));
        QVERIFY(playerKindOf("strong") == playerKindOf("search:800"));
        for (const char* word : {"", "search", "search:", "search:0", "search:x", "search:5x", "search:1000001",
                 "search:ms", "search:0ms", "search:5 ms", "search:600001ms", "-1"})
            QVERIFY2(!playerKindOf(word), word);
    }

    void aWinInThisRoundIsTaken_data()
    {
        QTest::addColumn<QByteArray>("player");
        for (const char* player : {"greedy", "search:20", "search:200"})
            QTest::newRow(player) << QByteArray(player);
    }
    void aWinInThisRoundIsTaken()
    {
        QFETCH(QByteArray, player);
        auto table = beforeTheWin();
        // Everyone but the players themselves only passes.
        for (int i = 0; i < 20 && table.state.stage != Stage::Over; ++i)
            if (decider(table.state) == 0)
                table.must(chosen(table, player.constData()));
            else
                table.passOne();
        QCOMPARE(table.state.stage, Stage::Over);
        QCOMPARE(table.state.winner, SeatIndex{0});
        QCOMPARE(table.state.round, std::uint16_t{1});
    }

    // By hand nothing is done, and nobody concedes.
    void optionsAreThoseOfTheRules()
    {
        const auto table = beforeTheWin();
        ActionList legal;
        std::vector<Action> all;
        options(table.state, 0, legal, all);
        QVERIFY(!all.empty());
        for (const auto& action : all) {
            QVERIFY(!isByHand(action.kind) && action.kind != ActionKind::Concede);
            QCOMPARE(action.seat, SeatIndex{0});
            QVERIFY(!whyNot(table.state, action));
            QVERIFY(action.kind != ActionKind::Attack || table.state.card(action.target).owner == 1);
        }
    }

    // A unit of one's own that grows when attacked is attacked as long as it grows: once a round.
    void whatHasGrownIsLeftAlone()
    {
        auto table = EngineTable::begun();
        const auto grunt = table.put(0, "Grunt", Quadrant::BackLeft);
        const auto other = table.put(0, "Grunt 2", Quadrant::BackLeft);
        const auto slime = table.put(0, "Slime", Quadrant::BackLeft);
        const auto attacksIt = [&] {
            ActionList legal;
            std::vector<Action> all;
            options(table.state, 0, legal, all);
            return std::ranges::any_of(
                all, [&](const Action& action) { return action.kind == ActionKind::Attack && action.target == slime; });
        };
        table.turnOf(0);
        QVERIFY(attacksIt());
        table.must(act::attack(0, grunt, slime));
        table.turnOf(0);
        QVERIFY(table.state.card(slime).is(CardFlag::Grown));
        QVERIFY(!table.state.card(other).is(CardFlag::Exhausted));
        QVERIFY(!attacksIt());
    }

    // A triggered ability of the other side is reckoned with: no attack that comes to nothing by it.
    void whatTriggersIsForeseen()
    {
        Scene scene;
        scene.seats.resize(2);
        scene.seats[0].field[static_cast<std::size_t>(Quadrant::FrontLeft)] = {{.card = "Vesper Guard", .attack = 1}};
        scene.seats[1].field[static_cast<std::size_t>(Quadrant::FrontRight)] = {{.card = "Second Thoughts"}};
        auto weights = plainWeights();
        weights.weights[static_cast<std::size_t>(EvaluationTerm::Suppressed)] = -120;
        weights.weights[static_cast<std::size_t>(EvaluationTerm::Attack)] = 30;
        for (const bool pays : {true, false}) {
            scene.seats[1].points = pays ? 1 : 0;
            const auto state = setScene(scene, starterChecker("quantum-nexus-2025-07"));
            QVERIFY(state);
            const auto action = decide(SeatView(*state, 0), *playerKindOf("greedy"), weights, 1).action;
            QCOMPARE(action.kind == ActionKind::Attack, !pays);
        }
    }

    // What only exhausts a card or spends CP is not thought of while a pass is possible; the same with an effect is.
    void whatComesToNothingIsNotThoughtOf()
    {
        Scene scene;
        scene.seats.resize(2);
        scene.seats[0].points = 9;
        scene.seats[0].hand = {"Stampede Warning"}; // exhausts enemies of 2 CP or less
        scene.seats[0].field[static_cast<std::size_t>(Quadrant::FrontLeft)] = {{.card = "Causeway Docker"}};
        auto& enemies = scene.seats[1].field[static_cast<std::size_t>(Quadrant::FrontRight)];
        for (const bool weak : {true, false}) {
            enemies = {{.card = weak ? "Inkling Page" : "Deepfield Sentinel"}};
            const auto state = setScene(scene, starterChecker("quantum-nexus-2025-07"));
            QVERIFY(state);
            const auto weights = plainWeights();
            Lookahead ahead(weights);
            const auto thoughts = ahead.ranked(*state, 0, false);
            for (const auto kind : {ActionKind::Attack, ActionKind::PlayEvent})
                QCOMPARE(
                    std::ranges::any_of(thoughts, [&](const Thought& thought) { return thought.action.kind == kind; }),
                    weak);
        }
    }

    // A step into the reach of who destroys it looks good for one action, and to the end of the round does not.
    void theAnswerIsForeseen()
    {
        auto table = EngineTable::begun();
        table.put(0, "Grunt", Quadrant::BackLeft);
        table.put(1, "Brute", Quadrant::FrontRight);
        table.turnOf(0);
        const auto exposes = [&](const char* player) {
            const auto action = chosen(table, player);
            return action.kind == ActionKind::Move && action.quadrant == Quadrant::FrontLeft;
        };
        QVERIFY(exposes("greedy"));
        QVERIFY(!exposes("search:50"));
    }

    void theSameSeedChoosesTheSame()
    {
        const auto table = beforeTheWin();
        for (const char* player : {"random", "greedy", "search:50", "novice"})
            QVERIFY2(chosen(table, player) == chosen(table, player), player);
    }

    void whatWasThoughtIsTold()
    {
        const auto table = beforeTheWin();
        const auto decision = decide(SeatView(table.state, 0), *playerKindOf("search:50"), plainWeights(), 1);
        QVERIFY(!decision.thoughts.empty() && decision.thoughts.size() <= thoughtsKept);
        QVERIFY(decision.thoughts.front().action == decision.action);
    }

    // The chance of the game, not how much better than before it stands.
    void whoIsBehindIsToldSo()
    {
        auto table = EngineTable::begun();
        table.put(0, "Grunt", Quadrant::BackLeft);
        for (const char* unit : {"Brute", "Brute 2", "Brute 3", "Brute 4"})
            table.put(1, unit, Quadrant::BackCentre);
        table.turnOf(0);
        const auto decision = decide(SeatView(table.state, 0), *playerKindOf("search:20"), plainWeights(), 1);
        constexpr std::int32_t even = 50'000;
        QVERIFY(decision.thoughts.front().visits > 0);
        QVERIFY2(decision.thoughts.front().value < even * 3 / 4,
            qPrintable(QString::number(decision.thoughts.front().value)));
    }

    // A clock that goes on by one each time it is looked at.
    void aBudgetOfTimeIsKept()
    {
        const auto table = beforeTheWin();
        std::uint64_t now = 0;
        const auto decision = decide(
            SeatView(table.state, 0), *playerKindOf("search:20ms"), plainWeights(), 1, {}, [&] { return now++; });
        std::uint32_t tries = 0;
        for (const auto& thought : decision.thoughts)
            tries += thought.visits;
        QVERIFY(tries > 0 && tries <= 20);
        QVERIFY(now > 20 && now < 30);
    }

    void thinkingCanBeStopped()
    {
        const auto table = beforeTheWin();
        int asked = 0;
        const auto decision = decide(
            SeatView(table.state, 0), *playerKindOf("search:1000000"), plainWeights(), 1, [&] { return ++asked > 5; });
        QVERIFY(!whyNot(table.state, decision.action));
    }
};

NEXUS_TEST(PlayerTest, Events);

} // namespace player_test

#include "player_test.moc"
