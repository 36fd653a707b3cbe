// Sums of choices against every choice tried: counts, ways and paths, with values so large that a vector takes several
// words.
#include "model/advice/sum_tables.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <map>
#include <rapidcheck.h>

namespace sum_tables_test {

using namespace nexus::model;

namespace {

using Units = std::vector<std::vector<SumStep>>;
using Vector = std::vector<std::int64_t>;

Units someUnits(Random& random, std::size_t width, bool worths)
{
    Units units(static_cast<std::size_t>(random.between(0, 5)));
    for (auto& unit : units)
        for (int steps = random.between(1, 3); steps > 0; --steps) {
            SumStep step{Vector(width), static_cast<std::uint64_t>(random.between(1, 3))};
            if (worths)
                step.worth.atMost = (step.worth.atLeast = random.between(-3, 9)) + random.between(0, 2);
            for (auto& value : step.by)
                value = std::int64_t{random.between(-2, 4)} << (random.below(4) == 0 ? 40 : 0);
            unit.push_back(std::move(step));
        }
    return units;
}

std::vector<SumRange> someRanges(Random& random, std::size_t width)
{
    std::vector<SumRange> ranges(width);
    for (auto& range : ranges) {
        if (random.below(2))
            range.atMost = random.between(-2, 9);
        if (random.below(2))
            range.atLeast = random.between(-4, 2);
    }
    return ranges;
}

struct Reached {
    std::uint64_t ways = 0;
    std::vector<std::vector<std::size_t>> paths;
};

std::map<Vector, Reached> byForce(const Units& units, const std::vector<SumRange>& ranges, bool keepZero)
{
    std::map<Vector, Reached> found;
    std::vector<std::size_t> steps(units.size());
    const std::function<void(std::size_t, Vector, std::uint64_t)> next = [&](std::size_t unit, Vector sums,
                                                                             std::uint64_t ways) {
        if (unit == units.size()) {
            bool within = true;
            for (std::size_t i = 0; i < sums.size(); ++i)
                within = within && sums[i] >= ranges[i].atLeast && sums[i] <= ranges[i].atMost;
            if (within || (keepZero && std::all_of(sums.begin(), sums.end(), [](auto sum) { return sum == 0; }))) {
                found[sums].ways += ways;
                found[sums].paths.push_back(steps);
            }
            return;
        }
        for (steps[unit] = 0; steps[unit] < units[unit].size(); ++steps[unit]) {
            const auto& step = units[unit][steps[unit]];
            auto more = sums;
            for (std::size_t i = 0; i < sums.size(); ++i)
                more[i] += step.by[i];
            next(unit + 1, std::move(more), ways * step.ways);
        }
    };
    next(0, Vector(ranges.size()), 1);
    return found;
}

} // namespace

class SumTablesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithBruteForce()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 5);
            const auto width = static_cast<std::size_t>(random.between(1, 6));
            const auto units = someUnits(random, width, random.below(2) == 1);
            const auto ranges = someRanges(random, width);
            const auto expected = byForce(units, ranges, false);
            const SumTables tables(units, ranges, false, 1'000'000);
            RC_ASSERT(tables.complete());
            RC_ASSERT(tables.size() == expected.size());
            std::size_t place = 0;
            for (const auto& [sums, reached] : expected) { // both in order
                const auto found = tables.sums(place);
                RC_ASSERT(std::equal(found.begin(), found.end(), sums.begin(), sums.end()));
                RC_ASSERT(tables.ways(place) == reached.ways);
                std::vector<std::vector<std::size_t>> paths;
                (void)tables.eachPath(place, [&](const auto& steps) {
                    paths.push_back(steps);
                    return true;
                });
                auto wanted = reached.paths;
                std::sort(wanted.begin(), wanted.end());
                std::sort(paths.begin(), paths.end());
                RC_ASSERT(paths == wanted);
                const auto worthOf = [&](const std::vector<std::size_t>& path) {
                    SumRange worth{0, 0};
                    for (std::size_t unit = 0; unit < path.size(); ++unit)
                        worth = worth + units[unit][path[unit]].worth;
                    return worth;
                };
                SumRange all = worthOf(wanted.front());
                for (const auto& path : wanted)
                    all = {std::min(all.atLeast, worthOf(path).atLeast), std::max(all.atMost, worthOf(path).atMost)};
                RC_ASSERT(tables.worth(place).atLeast == all.atLeast);
                RC_ASSERT(tables.worth(place).atMost == all.atMost);
                const auto worth = random.between(static_cast<int>(all.atLeast) - 1, static_cast<int>(all.atMost) + 1);
                paths.clear();
                (void)tables.eachPath(place,
                    [&](const auto& steps) {
                        paths.push_back(steps);
                        return true;
                    },
                    {worth, worth});
                std::sort(paths.begin(), paths.end());
                std::erase_if(wanted, [&](const auto& path) { return !meet(worthOf(path), {worth, worth}); });
                RC_ASSERT(paths == wanted);
                ++place;
            }
        }));
    }

    void stopsWhereItIsTold()
    {
        const Units units(3, {{{0, 0}, 1}, {{1, 5}, 2}});
        const std::vector<SumRange> any(2);
        QVERIFY(SumTables(units, any, true, 100).complete());
        QCOMPARE(SumTables(units, any, true, 100).size(), std::size_t(4));
        const SumTables few(units, any, true, 5);
        QVERIFY(!few.complete());
        QCOMPARE(few.size(), std::size_t(0));
        QVERIFY(!SumTables(units, any, true, 100, [](std::size_t done, std::size_t) { return done < 1; }).complete());
        // Within a unit, too: one of many steps took the memory of the machine before it was asked.
        std::vector<SumStep> many;
        for (std::int64_t by = 0; by < 900; ++by)
            many.push_back({{by * 1000}});
        std::size_t asked = 0;
        const auto stop = [&](std::size_t, std::size_t) { return ++asked < 3; };
        QVERIFY(!SumTables({many}, {SumRange{}}, true, 1000, stop).complete());
        QCOMPARE(asked, std::size_t{3});
        asked = 0;
        QVERIFY(!SumTables({many, many}, {SumRange{}}, true, 100, [&](std::size_t, std::size_t) {
            return ++asked > 0;
        }).complete());
        QVERIFY(asked < 200);
        // The zeros stay although no range has them.
        const SumTables zero(units, {{.atLeast = 9}, {}}, true, 100);
        QCOMPARE(zero.size(), std::size_t(1));
        QCOMPARE(zero.sums(0)[0], std::int64_t(0));
    }
};

NEXUS_TEST(SumTablesTest, Nothing);

} // namespace sum_tables_test

#include "sum_tables_test.moc"
