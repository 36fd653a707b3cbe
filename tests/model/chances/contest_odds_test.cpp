#include "model/chances/contest_odds.h"

#include "model/chances/flip_odds.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace contest_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

ContestRule diceContest(int dice, bool lowest, ContestTie ties)
{
    ContestRule rule{.id = "attack", .label = "Attack", .sides = {"Attacker", "Defender"}, .adds = {}, .again = {}};
    ContestTerm given, throwing;
    throwing.kind = ContestTerm::Kind::Dice;
    throwing.dice = dice;
    rule.adds = {given, throwing};
    rule.lowest = lowest;
    rule.ties = ties;
    return rule;
}

std::array<SideOdds, 2> numbers(std::int64_t first, std::int64_t second)
{
    std::array<SideOdds, 2> sides;
    sides[0].given = first, sides[1].given = second;
    sides[0].hand = sides[1].hand = {{0, 1.0}};
    return sides;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

// Hands one after another out of a list of copies.
void eachHand(const std::vector<HandRow>& copies, std::size_t from, std::size_t left, std::vector<HandRow>& hand,
    const std::function<void()>& visit)
{
    if (left == 0)
        return visit();
    for (auto i = from; i < copies.size(); ++i) {
        hand.push_back(copies[i]);
        eachHand(copies, i + 1, left - 1, hand, visit);
        hand.pop_back();
    }
}

} // namespace

class ContestOddsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void lowerTotalAndTiesToTheAttacker()
    {
        const auto odds = contestOdds(diceContest(1, true, ContestTie::First), numbers(3, 4));
        QVERIFY(near(odds.wins[0], 26.0 / 36));
        QVERIFY(near(odds.wins[1], 10.0 / 36));
        QCOMPARE(odds.nobody, 0.0);
    }

    void likeEveryThrow()
    {
        QVERIFY(rc::check([] {
            const int dice = *rc::gen::inRange(1, 4);
            const bool lowest = *rc::gen::arbitrary<bool>();
            const auto ties = static_cast<ContestTie>(*rc::gen::inRange(0, 3));
            const int a = *rc::gen::inRange(-3, 8), b = *rc::gen::inRange(-3, 8);
            const auto rule = diceContest(dice, lowest, ties);
            double wins[2] = {0, 0}, tied = 0, all = std::pow(6, 2 * dice);
            for (long code = 0; code < std::lround(all); ++code) {
                long rest = code;
                int sums[2] = {a, b};
                for (int die = 0; die < 2 * dice; ++die, rest /= 6)
                    sums[die % 2] += static_cast<int>(rest % 6) + 1;
                if (sums[0] == sums[1])
                    ++tied;
                else
                    ++wins[(sums[0] < sums[1]) == lowest ? 0 : 1];
            }
            const auto odds = contestOdds(rule, numbers(a, b));
            if (ties == ContestTie::First)
                wins[0] += tied;
            const double decided = ties == ContestTie::Again ? all - tied : all;
            RC_ASSERT(near(odds.wins[0], wins[0] / decided));
            RC_ASSERT(near(odds.wins[1], wins[1] / decided));
            RC_ASSERT(near(odds.nobody, ties == ContestTie::Nobody ? tied / all : 0));
        }));
    }

    // Every way to decide for each throw: the best answer to every throw is no worse than any fixed one, and it is
    // reached by the one that is told.
    void whoMayRollAgainDoesItForTheBest()
    {
        const auto rule = diceContest(1, true, ContestTie::First);
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                // The defender alone: he rolls again where that is better, throw by throw.
                double best = 0;
                for (int x = 1; x <= 6; ++x)
                    for (int y = 1; y <= 6; ++y) {
                        const double kept = a + x > b + y ? 1 : 0;
                        double anew = 0;
                        for (int z = 1; z <= 6; ++z)
                            anew += (a + x > b + z ? 1.0 : 0.0) / 6;
                        best += std::max(kept, anew) / 36;
                    }
                const auto defender = contestOdds(rule, numbers(a, b), {false, true});
                QVERIFY(near(defender.wins[1], best));
                // Both: the attacker first, who knows what the defender will do.
                double both = 0;
                const auto after = [&](int x, int y) {
                    const double kept = a + x <= b + y ? 1 : 0;
                    double anew = 0;
                    for (int z = 1; z <= 6; ++z)
                        anew += (a + x <= b + z ? 1.0 : 0.0) / 6;
                    return std::min(kept, anew);
                };
                for (int x = 1; x <= 6; ++x)
                    for (int y = 1; y <= 6; ++y) {
                        double anew = 0;
                        for (int z = 1; z <= 6; ++z)
                            anew += after(z, y) / 6;
                        both += std::max(after(x, y), anew) / 36;
                    }
                const auto odds = contestOdds(rule, numbers(a, b), {true, true});
                QVERIFY(near(odds.wins[0], both));
                QVERIFY(near(odds.wins[0] + odds.wins[1], 1));
            }
        const auto odds = contestOdds(rule, numbers(3, 4), {true, false});
        QVERIFY(odds.rerolls[1].empty());
        // He rolls again where he is behind, and nowhere else.
        std::vector<std::pair<int, int>> behind;
        for (int x = 1; x <= 6; ++x)
            for (int y = 1; y <= 6; ++y)
                if (3 + x > 4 + y)
                    behind.emplace_back(x, y);
        QCOMPARE(odds.rerolls[0], behind);
    }

    void tiesOfEqualNumbersWithoutDice()
    {
        ContestRule rule{.id = "same", .label = "Same", .sides = {}, .adds = {ContestTerm()}, .again = {}};
        const auto odds = contestOdds(rule, numbers(3, 3));
        QCOMPARE(odds.nobody, 1.0);
    }

    void bestOfEveryHand()
    {
        QVERIFY(rc::check([] {
            std::vector<HandRow> rows, copies;
            const auto kinds = *rc::gen::inRange<std::size_t>(1, 5);
            for (std::size_t i = 0; i < kinds; ++i) {
                HandRow row;
                row.adds = *rc::gen::inRange(0, 5);
                row.nobody = *rc::gen::weightedElement<bool>({{4, false}, {1, true}});
                row.copies = *rc::gen::inRange<std::size_t>(1, 4);
                rows.push_back(row);
                copies.insert(copies.end(), row.copies, row);
            }
            const auto size = *rc::gen::inRange<std::size_t>(1, copies.size() + 1);
            SideOdds side;
            addHand(side, rows, size, 1);
            NumberOdds counted;
            double nobody = 0, all = 0;
            std::vector<HandRow> hand;
            eachHand(copies, 0, size, hand, [&] {
                std::int64_t best = 0;
                bool ends = false;
                for (const auto& card : hand)
                    if (card.nobody)
                        ends = true;
                    else
                        best = std::max(best, card.adds);
                ++all;
                if (best == 0 && ends)
                    ++nobody;
                else
                    ++counted[best];
            });
            RC_ASSERT(near(side.nobody, nobody / all));
            for (const auto& [number, count] : counted)
                RC_ASSERT(near(side.hand[number], count / all));
        }));
    }

    void everyFlip()
    {
        QVERIFY(rc::check([] {
            std::vector<FlipRow> rows;
            std::vector<std::size_t> copies;
            const auto kinds = *rc::gen::inRange<std::size_t>(1, 5);
            for (std::size_t i = 0; i < kinds; ++i) {
                rows.push_back(
                    {*rc::gen::inRange(-2, 5), {*rc::gen::arbitrary<bool>()}, *rc::gen::inRange<std::size_t>(1, 4)});
                copies.insert(copies.end(), rows.back().copies, i);
            }
            const auto count = *rc::gen::inRange<std::size_t>(1, copies.size() + 1);
            const auto wanted = *rc::gen::inRange(-4, 12);
            double all = 0, mean = 0, atLeast = 0, any = 0;
            for (std::uint32_t mask = 0; mask < (1U << copies.size()); ++mask) {
                if (static_cast<std::size_t>(__builtin_popcount(mask)) != count)
                    continue;
                std::int64_t sum = 0;
                bool flag = false;
                for (std::size_t i = 0; i < copies.size(); ++i)
                    if (mask >> i & 1U) {
                        sum += rows[copies[i]].adds;
                        flag = flag || rows[copies[i]].any[0];
                    }
                ++all, mean += static_cast<double>(sum);
                atLeast += sum >= wanted ? 1 : 0;
                any += flag ? 1 : 0;
            }
            const auto odds = flipOdds(rows, count);
            RC_ASSERT(odds.has_value());
            RC_ASSERT(std::abs(odds->mean - mean / all) < 1e-11);
            RC_ASSERT(near(odds->atLeast(wanted), atLeast / all));
            RC_ASSERT(near(odds->any[0], any / all));
        }));
    }
};

NEXUS_TEST(ContestOddsTest, Nothing);

} // namespace contest_odds_test

#include "contest_odds_test.moc"
