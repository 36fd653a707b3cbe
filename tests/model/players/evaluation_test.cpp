#include "model/players/evaluation.h"

#include "model/players/lookahead.h"
#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace evaluation_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

constexpr int near = 3 * 3; // a card of 3 CP that is in reach, thrice

// What the term counts for the first player, less what it counts for the second.
std::int32_t counted(const EngineTable& table, EvaluationTerm term)
{
    Evaluation evaluation;
    evaluation.weights[static_cast<std::size_t>(term)] = 1;
    return valueOf(table.state, 0, evaluation);
}

} // namespace

class EvaluationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A target is for who is ready; a threat stays one while its unit rests.
    void aThreatIsOneOfWhoRestsToo()
    {
        auto table = EngineTable::begun();
        const auto brute = table.put(0, "Brute", Quadrant::FrontLeft);
        table.put(1, "Bull", Quadrant::FrontRight);
        QCOMPARE(counted(table, EvaluationTerm::Targets), 3);
        QCOMPARE(counted(table, EvaluationTerm::Threat), near);
        table.state.cards[brute].set(CardFlag::Exhausted);
        QCOMPARE(counted(table, EvaluationTerm::Targets), 0);
        QCOMPARE(counted(table, EvaluationTerm::Threat), near);
    }

    // The column beside is a step away, the far one two.
    void aThreatIsLessTheMoreStepsItTakes()
    {
        for (const auto& [place, worth] :
            {std::pair{Quadrant::FrontRight, 3}, {Quadrant::FrontCentre, 2}, {Quadrant::FrontLeft, 1}}) {
            auto table = EngineTable::begun();
            table.put(0, "Brute", Quadrant::FrontLeft);
            table.put(1, "Bull", place);
            QCOMPARE(counted(table, EvaluationTerm::Threat), 3 * worth);
        }
    }

    void roomIsWhereAnotherUnitCanGo()
    {
        auto table = EngineTable::begun();
        for (const char* unit : {"Wall", "Wall 2", "Grunt", "Spear"}) {
            QCOMPARE(counted(table, EvaluationTerm::Room), 0); // all six of both
            table.put(0, unit, Quadrant::FrontLeft);
        }
        QCOMPARE(counted(table, EvaluationTerm::Room), -1);
    }

    // Equal strength Suppresses, and leaves the unit to whoever else reaches it.
    void twoTogetherAreAThreat()
    {
        auto table = EngineTable::begun();
        table.put(1, "Bull", Quadrant::FrontRight);
        table.put(0, "Spear", Quadrant::FrontLeft);
        QCOMPARE(counted(table, EvaluationTerm::Threat), 0);
        table.put(0, "Imp", Quadrant::FrontLeft);
        QCOMPARE(counted(table, EvaluationTerm::Threat), near); // alone the Bull destroys neither
    }

    void aSiegeIsOfFrontAgainstFront()
    {
        auto table = EngineTable::begun();
        table.put(0, "Wall", Quadrant::FrontLeft);
        table.put(0, "Wall 2", Quadrant::FrontCentre);
        table.put(1, "Wall", Quadrant::FrontRight);
        QCOMPARE(counted(table, EvaluationTerm::Siege), 2 * 2 - 1 * 1);
    }

    void woundsAreTheImpactOnUnits()
    {
        auto table = EngineTable::begun();
        const auto wall = table.put(1, "Wall", Quadrant::FrontRight);
        table.state.cards[wall].impact = 3;
        QCOMPARE(counted(table, EvaluationTerm::Wounds), -3);
    }

    void aWeightGrowsWithTheRounds()
    {
        Evaluation evaluation;
        evaluation.weights[0] = 10;
        evaluation.growth[0] = 5;
        evaluation.growth[1] = maxWeight;
        QCOMPARE(weightsOf(evaluation, 0)[0], 10);
        QCOMPARE(weightsOf(evaluation, 1)[0], 10);
        QCOMPARE(weightsOf(evaluation, 4)[0], 25);
        QCOMPARE(weightsOf(evaluation, 1000)[1], maxWeight);
    }

    void aLateWeightIsAdded()
    {
        Evaluation evaluation;
        evaluation.weights = {15, 30, maxWeight};
        evaluation.late = {-15, 0, maxWeight};
        const auto late = lateOf(evaluation);
        QCOMPARE(late.weights[0], 0);
        QCOMPARE(late.weights[1], 30);
        QCOMPARE(late.weights[2], maxWeight);
    }

    // Who is ready is kept so while an opponent may still act, and attacks when nobody will.
    void whoCanEndTheRoundJudgesByLateWeights()
    {
        auto table = EngineTable::begun();
        table.put(0, "Brute", Quadrant::FrontLeft);
        Evaluation evaluation;
        evaluation.late[static_cast<std::size_t>(EvaluationTerm::Ready)] = -1;
        const Lookahead ahead(evaluation);
        QCOMPARE(ahead.evaluationAt(table.state, 0), evaluation);
        table.state.passed = 2; // the second player
        QCOMPARE(ahead.evaluationAt(table.state, 0), lateOf(evaluation));
        QCOMPARE(ahead.evaluationAt(table.state, 1), evaluation);
    }
};

NEXUS_TEST(EvaluationTest, Events);

} // namespace evaluation_test

#include "evaluation_test.moc"
