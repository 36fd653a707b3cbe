#include "model/chances/hand_odds.h"

#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace hand_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-11; }

// Every hand, one by one.
HandFigures byEveryHand(const HandQuestion& question)
{
    const auto& pile = question.pile;
    std::vector<std::size_t> copies;
    for (std::size_t row = 0; row < pile.rows.size(); ++row)
        copies.insert(copies.end(), pile.rows[row].copies, row);
    const auto size = std::min(question.size, copies.size());
    std::vector<bool> chosen(copies.size(), false);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
    HandFigures sum{.withPlay = 0, .meanSpend = 0};
    sum.copies.assign(question.wanted.size(), std::vector<double>(size + 1, 0));
    double hands = 0;
    do {
        ++hands;
        std::vector<std::int64_t> costs;
        bool play = false;
        std::vector<std::size_t> held(question.wanted.size(), 0);
        for (std::size_t i = 0; i < copies.size(); ++i) {
            if (!chosen[i])
                continue;
            const auto& row = pile.rows[copies[i]];
            sum.meanCost += static_cast<double>(row.cost.value_or(0));
            play = play || payable(row, pile);
            costs.push_back(row.cost.value_or(0));
            for (std::size_t set = 0; set < held.size(); ++set)
                held[set] += question.wanted[set][copies[i]];
        }
        *sum.withPlay += play;
        *sum.meanSpend += static_cast<double>(mostSpent(costs, *pile.income));
        for (std::size_t set = 0; set < held.size(); ++set)
            ++sum.copies[set][held[set]];
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    sum.meanCost /= hands;
    *sum.withPlay /= hands;
    *sum.meanSpend /= hands;
    for (auto& set : sum.copies)
        for (auto& share : set)
            share /= hands;
    return sum;
}

} // namespace

class HandOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHandOfSmallDecksAgrees()
    {
        QVERIFY(rc::check([] {
            HandQuestion question{.pile = pileOf({}, *rc::gen::inRange<std::int64_t>(0, 9)),
                .size = *rc::gen::inRange<std::size_t>(0, 6)};
            RowSet wanted;
            for (int row = 0, rows = *rc::gen::inRange(0, 6); row < rows; ++row) {
                const auto cost = *rc::gen::inRange<std::int64_t>(-1, 9);
                question.pile.rows.push_back({.name = "x",
                    .copies = *rc::gen::inRange<std::size_t>(0, 4),
                    .cost = cost < 0 ? std::nullopt : std::optional(cost)});
                question.pile.copies += question.pile.rows.back().copies;
                wanted.push_back(*rc::gen::arbitrary<bool>());
            }
            question.wanted = {wanted};
            const auto odds = handOdds(question), every = byEveryHand(question);
            RC_ASSERT(near(odds.meanCost, every.meanCost));
            RC_ASSERT(near(*odds.withPlay, *every.withPlay));
            RC_ASSERT(near(*odds.meanSpend, *every.meanSpend));
            RC_ASSERT(odds.copies[0].size() == every.copies[0].size());
            for (std::size_t held = 0; held < odds.copies[0].size(); ++held)
                RC_ASSERT(near(odds.copies[0][held], every.copies[0][held]));
        }));
    }

    // Two million sampled hands of real decks lie within 4.5 standard errors.
    void sampledHandsOfSampleDecksAgree()
    {
        for (const char* name : {"wet-ink", "four-thousand-stones", "chimera-school"}) {
            HandQuestion question{.pile = samplePile(name), .size = 5};
            RowSet cheap, odd;
            for (std::size_t row = 0; row < question.pile.rows.size(); ++row) {
                cheap.push_back(question.pile.rows[row].cost.value_or(0) <= 2);
                odd.push_back(row % 2 == 1);
            }
            question.wanted = {cheap, odd};
            const auto tally = tallyHands(question, 11, repeated(2'000'000));
            const auto sampled = tally.figures(), errors = tally.errors(), exact = handOdds(question);
            const auto agree = [](double a, double b, double error) { return std::abs(a - b) <= 4.5 * error + 1e-6; };
            QVERIFY(agree(*sampled.withPlay, *exact.withPlay, *errors.withPlay));
            QVERIFY(agree(sampled.meanCost, exact.meanCost, errors.meanCost));
            QVERIFY2(agree(*sampled.meanSpend, *exact.meanSpend, *errors.meanSpend),
                qPrintable(QStringLiteral("%1: %2 against %3")
                               .arg(QString::fromLatin1(name))
                               .arg(*sampled.meanSpend)
                               .arg(*exact.meanSpend)));
            for (std::size_t set = 0; set < 2; ++set)
                for (std::size_t held = 0; held <= 5; ++held)
                    QVERIFY(agree(sampled.copies[set][held], exact.copies[set][held], errors.copies[set][held]));
        }
    }

    void aPileOfManyMakeUpsIsLeftOpen()
    {
        HandQuestion question{.pile = pileOf({}, 4000), .size = 40};
        for (std::int64_t row = 0; row < 60; ++row)
            question.pile.rows.push_back({.name = "x", .copies = 1, .cost = 17 + row * row});
        question.pile.copies = 60;
        const auto odds = handOdds(question);
        QVERIFY(!odds.meanSpend);
        QCOMPARE(*odds.withPlay, 1.0);
    }
};

NEXUS_TEST(HandOddsTest, Events);

} // namespace hand_odds_test

#include "hand_odds_test.moc"
