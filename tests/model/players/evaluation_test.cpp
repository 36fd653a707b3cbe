#include "model/players/evaluation.h"

#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace evaluation_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

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
        QCOMPARE(counted(table, EvaluationTerm::Threat), 3);
        table.state.cards[brute].set(CardFlag::Exhausted);
        QCOMPARE(counted(table, EvaluationTerm::Targets), 0);
        QCOMPARE(counted(table, EvaluationTerm::Threat), 3);
    }

    // Equal strength Suppresses, and leaves the unit to whoever else reaches it.
    void twoTogetherAreAThreat()
    {
        auto table = EngineTable::begun();
        table.put(1, "Bull", Quadrant::FrontRight);
        table.put(0, "Spear", Quadrant::FrontLeft);
        QCOMPARE(counted(table, EvaluationTerm::Threat), 0);
        table.put(0, "Imp", Quadrant::FrontLeft);
        QCOMPARE(counted(table, EvaluationTerm::Threat), 3); // alone the Bull destroys neither
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
};

NEXUS_TEST(EvaluationTest, Events);

} // namespace evaluation_test

#include "evaluation_test.moc"
