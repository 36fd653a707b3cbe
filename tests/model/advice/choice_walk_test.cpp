#include "model/advice/sum_tables.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <rapidcheck.h>
#include <set>

namespace choice_walk_test {

using namespace nexus::model;

namespace {

using Way = std::vector<std::size_t>;

// Every choice of every unit, those kept that end in the ranges, with what they cost.
std::map<Way, std::int64_t> allByForce(const std::vector<WalkSum>& sums, const std::vector<WalkUnit>& units)
{
    std::map<Way, std::int64_t> found;
    Way way(units.size(), 0);
    for (bool more = true; more;) {
        std::int64_t cost = 0;
        bool within = true;
        for (std::size_t unit = 0; unit < units.size(); ++unit)
            cost += units[unit][way[unit]].worth.atLeast;
        for (std::size_t sum = 0; sum < sums.size(); ++sum) {
            auto value = sums[sum].start;
            for (std::size_t unit = 0; unit < units.size(); ++unit)
                value += units[unit][way[unit]].by[sum];
            within = within && value >= sums[sum].range.atLeast && value <= sums[sum].range.atMost;
            cost += sums[sum].costAtEnd ? sums[sum].costAtEnd(value) : 0;
        }
        if (within)
            found[way] = cost;
        more = false;
        for (std::size_t unit = 0; unit < units.size() && !more; ++unit) {
            more = ++way[unit] < units[unit].size();
            if (!more)
                way[unit] = 0;
        }
    }
    return found;
}

} // namespace

class ChoiceWalkTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithBruteForce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 8);
            std::vector<WalkSum> sums(static_cast<std::size_t>(random.between(0, 3)));
            for (auto& sum : sums) {
                sum.start = random.between(-3, 3);
                if (random.below(3))
                    sum.range.atLeast = random.between(-4, 4);
                if (random.below(3))
                    sum.range.atMost = std::max<std::int64_t>(random.between(-2, 6), sum.range.atLeast);
                if (random.below(3) == 0)
                    sum.costAtEnd = [wanted = random.between(-2, 4)](
                                        std::int64_t value) { return 3 * std::abs(value - wanted); };
            }
            std::vector<WalkUnit> units(static_cast<std::size_t>(random.between(0, 5)));
            for (auto& unit : units)
                for (int choice = random.between(1, 4); choice > 0; --choice) {
                    SumStep one;
                    for (std::size_t sum = 0; sum < sums.size(); ++sum)
                        one.by.push_back(random.below(2) ? random.between(-2, 3) : 0);
                    one.worth.atLeast = one.worth.atMost = random.between(0, 5);
                    unit.push_back(std::move(one));
                }
            const auto expected = allByForce(sums, units);
            const ChoiceWalk walk(sums, units, {});
            RC_ASSERT(walk.outcome() == ChoiceWalk::Outcome::Done);
            RC_ASSERT(walk.any() == !expected.empty());
            std::map<Way, std::int64_t> found;
            std::int64_t before = 0;
            walk.each([&](const Way& way, std::int64_t cost) {
                RC_ASSERT(cost >= before);
                before = cost;
                RC_ASSERT(found.emplace(way, cost).second);
                return true;
            });
            RC_ASSERT(found == expected);
            if (!expected.empty()) {
                const auto least = std::min_element(
                    expected.begin(), expected.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
                RC_ASSERT(walk.leastCost() == least->second);
                const ChoiceWalk bounded(sums, units, {.maxCost = least->second}); // nothing as cheap is lost
                RC_ASSERT(bounded.any() && bounded.leastCost() == least->second);
            }
            // States count as many ways as there are.
            std::vector<std::uint64_t> ways{expected.empty() ? 0U : 1U};
            for (std::size_t unit = 0; unit < units.size() && !expected.empty(); ++unit) {
                std::vector<std::uint64_t> after(walk.states(unit + 1), 0);
                walk.eachStep(unit, [&](std::size_t state, std::size_t, std::size_t to) { after[to] += ways[state]; });
                ways = std::move(after);
            }
            std::uint64_t all = 0;
            for (std::size_t state = 0; state < ways.size(); ++state)
                all += ways[state];
            RC_ASSERT(all == expected.size());
        }));
    }

    void endsWhereThereIsTooMuch()
    {
        std::vector<WalkUnit> units;
        for (int unit = 0; unit < 40; ++unit)
            units.push_back({walkChoice({0, 0}, 0), walkChoice({1 << (unit % 20), 1}, 1)});
        const std::vector<WalkSum> sums{{0, {0, 1 << 22}, {}}, {0, {0, 40}, {}}};
        QCOMPARE(ChoiceWalk(sums, units, {.maxStates = 1000}).outcome(), ChoiceWalk::Outcome::TooMany);
        QCOMPARE(ChoiceWalk(sums, units, {}, [](std::size_t, std::size_t) { return false; }).outcome(),
            ChoiceWalk::Outcome::Stopped);
        QVERIFY(!ChoiceWalk(sums, units, {.maxStates = 1000}).any());
    }
};

NEXUS_TEST(ChoiceWalkTest, Nothing);

} // namespace choice_walk_test

#include "choice_walk_test.moc"
