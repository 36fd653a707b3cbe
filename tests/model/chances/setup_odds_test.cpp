#include "model/chances/setup_odds.h"

#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace setup_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

RevealRule ruleOf(int total, int stopAfter, bool once)
{
    RevealRule rule;
    rule.total = total;
    rule.stopAfter = stopAfter;
    if (once)
        rule.once = {"name"};
    return rule;
}

// Every order of the copies, card by card, as the source tells it.
struct Orders {
    std::vector<RevealRow> rows;
    RevealRule rule;
    SetupOdds odds;

    void turn(std::vector<std::size_t> left, std::map<std::string, int> inPlay, std::int64_t worth, int units,
        int discards, double chance)
    {
        std::size_t cards = 0;
        for (const auto copies : left)
            cards += copies;
        const bool reached = worth >= rule.total;
        if (reached || cards == 0 || (rule.stopAfter > 0 && discards == rule.stopAfter)) {
            odds.totals[worth] += chance;
            odds.units += chance * units;
            odds.stopped += reached ? 0 : chance;
            return;
        }
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (left[row] == 0)
                continue;
            auto then = left;
            --then[row];
            const double share = chance * static_cast<double>(left[row]) / static_cast<double>(cards);
            const auto& card = rows[row];
            const bool twin = !rule.once.empty() && !card.same.empty() && !card.exempt && inPlay[card.same] > 0;
            auto now = inPlay;
            now[card.same] += twin ? 0 : 1;
            turn(then, now, worth + (twin ? 0 : card.worth), units + (twin ? 0 : 1), discards + (twin ? 1 : 0), share);
        }
    }
    SetupOdds counted()
    {
        std::vector<std::size_t> all;
        for (const auto& row : rows)
            all.push_back(row.copies);
        turn(all, {}, 0, 0, 0, 1);
        return odds;
    }
};

bool equal(const SetupOdds& a, const SetupOdds& b)
{
    for (const auto* pair : {&a, &b})
        for (const auto& [total, chance] : pair->totals) {
            const auto at = [&](const SetupOdds& odds) {
                const auto it = odds.totals.find(total);
                return it == odds.totals.end() ? 0.0 : it->second;
            };
            if (std::abs(at(a) - at(b)) > 1e-12)
                return false;
        }
    return std::abs(a.units - b.units) < 1e-11 && std::abs(a.stopped - b.stopped) < 1e-12;
}

} // namespace

class SetupOddsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:

    // Worked out by hand with fractions, apart from this code.
    void knownDeck()
    {
        const std::vector<RevealRow> rows{{{}, false, 1, 20}, {{}, false, 2, 20}, {{}, false, 3, 10}};
        const auto odds = setupOdds(rows, ruleOf(15, 0, false));
        QVERIFY(odds);
        QVERIFY(std::abs(odds->totals.at(15) - 60117268373.0 / 108592654940.0) < 1e-12);
        double sum = 0;
        for (const auto& [total, chance] : odds->totals)
            sum += chance;
        QVERIFY(std::abs(sum - 1) < 1e-12);
        QCOMPARE(odds->stopped, 0.0);
    }

    void likeEveryOrder()
    {
        QVERIFY(rc::check([] {
            Orders orders;
            const auto rows = *rc::gen::inRange<std::size_t>(1, 5);
            std::size_t copies = 0;
            for (std::size_t i = 0; i < rows; ++i) {
                RevealRow row;
                row.same = *rc::gen::element<std::string>("a", "b", "c");
                row.exempt = *rc::gen::weightedElement<bool>({{3, false}, {1, true}});
                row.worth = *rc::gen::inRange(0, 4);
                row.copies = *rc::gen::inRange<std::size_t>(1, 4);
                copies += row.copies;
                if (copies <= 9)
                    orders.rows.push_back(row);
            }
            orders.rule = ruleOf(*rc::gen::inRange(1, 8), *rc::gen::inRange(0, 4), *rc::gen::arbitrary<bool>());
            const auto odds = setupOdds(orders.rows, orders.rule);
            RC_ASSERT(odds.has_value());
            RC_ASSERT(equal(*odds, orders.counted()));
        }));
    }

    void nothingToTurnOver()
    {
        const auto odds = setupOdds({}, ruleOf(15, 10, true));
        QVERIFY(odds);
        QCOMPARE(odds->totals, (std::map<std::int64_t, double>{{0, 1.0}}));
        QCOMPARE(odds->stopped, 1.0);
    }

    void tooManyStates()
    {
        std::vector<RevealRow> rows;
        for (int i = 0; i < 3000; ++i)
            rows.push_back({"card " + std::to_string(i), false, 0, 4});
        QVERIFY(!setupOdds(rows, ruleOf(10'000, 0, true)));
    }
};

NEXUS_TEST(SetupOddsTest, Nothing);

} // namespace setup_odds_test

#include "setup_odds_test.moc"
