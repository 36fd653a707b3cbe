// Small ends: a few units on each side, nothing in hand, and a win in this round that trying everything finds. Long
// run: NEXUS_ENDS=100 NEXUS_ITERATIONS=2000.
#include "model/players/player.h"

#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace small_ends_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

int asked(const char* variable, int usual)
{
    const int number = qEnvironmentVariableIntValue(variable);
    return number > 0 ? number : usual;
}

// Those of B are tired: it can only pass.
std::optional<EngineTable> smallEnd(Random& random)
{
    auto table = EngineTable::begun();
    const char* const units[] = {"Grunt", "Spear", "Bow", "Brute", "Imp", "Wall"};
    std::map<std::string, int> used;
    const auto place = [&](SeatIndex seat, Quadrant quadrant) {
        const std::string name = units[random.below(std::size(units))];
        const int number = ++used[std::to_string(seat) + name];
        if (number > 4)
            return noCard;
        const auto full = number == 1 ? name : name + " " + std::to_string(number);
        if (unitsIn(table.state, seat, quadrant).size() >= 4)
            return noCard;
        return table.put(seat, full, quadrant);
    };
    for (int i = random.between(3, 5); i > 0; --i)
        if (place(0, Board{}.at(random.between(0, 1), random.between(0, 2))) == noCard)
            return std::nullopt;
    for (int i = random.between(1, 3); i > 0; --i) {
        const auto card = place(1, Board{}.at(0, random.between(0, 2)));
        if (card == noCard)
            return std::nullopt;
        table.must(act::setFlag(1, card, CardFlag::Exhausted));
    }
    table.turnOf(0);
    return table.state.round == 1 ? std::optional(std::move(table)) : std::nullopt;
}

constexpr int mostTried = 60'000;

// Whether A can win this round, by trying everything.
bool canWin(const GameState& state, int& left)
{
    if (state.stage == Stage::Over)
        return state.winner == 0;
    if (state.round > 1 || --left < 0)
        return false;
    const auto seat = decider(state);
    ActionList legal;
    std::vector<Action> all;
    options(state, seat, legal, all);
    return std::ranges::any_of(all, [&](const Action& action) {
        auto after = state;
        return apply(after, action) && canWin(after, left);
    });
}

Evaluation weightsOfEnds()
{
    Evaluation evaluation;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Units)] = 100;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Front)] = 80;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Ready)] = 25;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Suppressed)] = -120;
    evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Supremacy)] = 1500;
    return evaluation;
}

} // namespace

class SmallEndsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWinIsFound()
    {
        const int wanted = asked("NEXUS_ENDS", 6);
        const auto kind = *playerKindOf("search:" + std::to_string(asked("NEXUS_ITERATIONS", 400)));
        Random random(55);
        int ends = 0, won = 0;
        while (ends < wanted) {
            auto table = smallEnd(random);
            if (!table)
                continue;
            auto passed = table->state;
            (void)apply(passed, act::pass(0)).has_value();
            (void)apply(passed, act::pass(1)).has_value();
            int left = mostTried;
            if (passed.stage == Stage::Over || !canWin(table->state, left))
                continue;
            ++ends;
            auto& state = table->state;
            for (std::uint64_t step = 0; state.stage != Stage::Over && state.round == 1; ++step) {
                const auto seat = decider(state);
                if (seat == 0)
                    table->must(decide(SeatView(state, 0), kind, weightsOfEnds(), step).action);
                else
                    table->passOne();
            }
            won += state.stage == Stage::Over && state.winner == 0;
        }
        qInfo("%d of %d wins found", won, ends);
        QVERIFY2(won * 100 >= ends * 95, qPrintable(QString::number(won)));
    }
};

NEXUS_TEST(SmallEndsTest, Events);

} // namespace small_ends_test

#include "small_ends_test.moc"
