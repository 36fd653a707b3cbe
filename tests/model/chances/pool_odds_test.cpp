#include "model/chances/pool_odds.h"

#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>
#include <tuple>

namespace pool_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

struct Unit {
    int number = 0;
    bool rolled = false;
};
using Side = std::vector<Unit>;

// Die by die: every unit of a step on both sides, then the losses, each chosen by hand.
struct Dice {
    PoolLoss loss;
    std::map<std::pair<std::string, std::string>, double> ends;

    static std::string told(const Side& side)
    {
        std::string text;
        for (const auto& unit : side)
            text += std::to_string(unit.number) + " ";
        return text;
    }
    void lose(Side& side) const
    {
        if (side.empty())
            return;
        const auto rank = [&](const Unit& unit) {
            const bool early = (loss == PoolLoss::Rolled && unit.rolled) ||
                               (loss == PoolLoss::Unrolled && !unit.rolled);
            return std::tuple(early, unit.number, unit.rolled);
        };
        side.erase(std::max_element(
            side.begin(), side.end(), [&](const Unit& a, const Unit& b) { return rank(a) < rank(b); }));
    }
    void step(Side a, Side b, const std::vector<int>& numbers, std::size_t at, double chance)
    {
        if (at == numbers.size() || a.empty() || b.empty()) {
            ends[{told(a), told(b)}] += chance;
            return;
        }
        std::size_t dice[2] = {0, 0};
        for (auto* side : {&a, &b})
            for (auto& unit : *side)
                if (unit.number == numbers[at])
                    unit.rolled = true, ++dice[side == &a ? 0 : 1];
        const auto all = dice[0] + dice[1];
        const double p = (7.0 - numbers[at]) / 6;
        for (std::uint32_t mask = 0; mask < (1U << all); ++mask) {
            double share = chance;
            auto left = a, right = b;
            for (std::size_t die = 0; die < all; ++die) {
                const bool hit = mask >> die & 1U;
                share *= hit ? p : 1 - p;
                if (hit)
                    lose(die < dice[0] ? right : left);
            }
            if (share > 0)
                step(left, right, numbers, at + 1, share);
        }
    }
};

} // namespace

class PoolOddsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void oneAgainstOne()
    {
        const auto odds = poolOdds({}, {{{5}, {5}}}, PoolLoss::Cheapest, 1);
        QVERIFY(odds);
        // Mutual destruction is the attacker's.
        QVERIFY(near(odds->nobody, 1.0 / 9));
        QVERIFY(near(odds->sides[0].survives - odds->undecided + odds->nobody, 1.0 / 3));
        QVERIFY(near(odds->sides[1].survives - odds->undecided, 2.0 / 9));
        const auto whole = poolOdds({}, {{{5}, {5}}}, PoolLoss::Cheapest, 0);
        QVERIFY(whole);
        QVERIFY(near(whole->undecided, 0));
        QVERIFY(near(whole->sides[0].survives, 0.4));
        QVERIFY(near(whole->nobody, 0.2));
    }

    void likeEveryDie()
    {
        QVERIFY(rc::check([] {
            const auto side = [] {
                auto units = *rc::gen::container<std::vector<int>>(
                    static_cast<std::size_t>(*rc::gen::inRange(1, 4)), rc::gen::inRange(2, 8));
                std::sort(units.begin(), units.end());
                return units;
            };
            const std::array<std::vector<int>, 2> units{side(), side()};
            Dice dice{*rc::gen::element(PoolLoss::Cheapest, PoolLoss::Rolled, PoolLoss::Unrolled), {}};
            std::vector<int> numbers = units[0];
            numbers.insert(numbers.end(), units[1].begin(), units[1].end());
            std::sort(numbers.begin(), numbers.end());
            numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
            const auto begun = [](const std::vector<int>& numbersOf) {
                Side begin;
                for (const int number : numbersOf)
                    begin.push_back({number, false});
                return begin;
            };
            dice.step(begun(units[0]), begun(units[1]), numbers, 0, 1);
            double survives[2] = {0, 0}, nobody = 0, undecided = 0;
            for (const auto& [end, chance] : dice.ends) {
                survives[0] += end.first.empty() ? 0 : chance;
                survives[1] += end.second.empty() ? 0 : chance;
                nobody += end.first.empty() && end.second.empty() ? chance : 0;
                undecided += !end.first.empty() && !end.second.empty() ? chance : 0;
            }
            const auto odds = poolOdds({}, units, dice.loss, 1);
            RC_ASSERT(odds.has_value());
            for (std::size_t i = 0; i < 2; ++i)
                RC_ASSERT(near(odds->sides[i].survives, survives[i]));
            RC_ASSERT(near(odds->nobody, nobody));
            RC_ASSERT(near(odds->undecided, undecided));
            // Many single rounds come to the same end as a battle to the end.
            const auto whole = poolOdds({}, units, dice.loss, 0), many = poolOdds({}, units, dice.loss, 2000);
            RC_ASSERT(std::abs(whole->sides[0].survives - many->sides[0].survives) < 1e-9);
            RC_ASSERT(std::abs(whole->sides[1].meanLosses - many->sides[1].meanLosses) < 1e-9);
        }));
    }

    void whoCanNeverHit()
    {
        const auto odds = poolOdds({}, {{{7}, {7, 7}}}, PoolLoss::Cheapest, 0);
        QVERIFY(odds);
        QCOMPARE(odds->undecided, 1.0);
    }

    void sidesAsTyped()
    {
        QCOMPARE(*poolUnits("4+ 4+, 6", 6), (std::vector<int>{4, 4, 6}));
        for (const char* broken : {"", "  ", "0+", "8+", "x", "4++", "-1", "4+5+", "99999999999"})
            QVERIFY2(!poolUnits(broken, 6), broken);
    }
};

NEXUS_TEST(PoolOddsTest, Nothing);

} // namespace pool_odds_test

#include "pool_odds_test.moc"
