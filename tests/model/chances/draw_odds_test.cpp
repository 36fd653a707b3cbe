#include "model/chances/draw_odds.h"

#include "model/base/random.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace draw_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

bool near(double a, double b, double by = 1e-12) { return std::abs(a - b) <= by; }

RowSet rows(const DrawPile& pile, std::initializer_list<std::size_t> wanted)
{
    RowSet set(pile.rows.size(), false);
    for (const auto row : wanted)
        set[row] = true;
    return set;
}

std::vector<std::size_t> copiesOf(const DrawPile& pile)
{
    std::vector<std::size_t> copies;
    for (std::size_t row = 0; row < pile.rows.size(); ++row)
        copies.insert(copies.end(), pile.rows[row].copies, row);
    return copies;
}

// Every choice of `seen` of the copies, one by one.
double byEveryChoice(const DrawPile& pile, const std::vector<Wish>& wishes, std::size_t seen)
{
    const auto copies = copiesOf(pile);
    std::vector<bool> chosen(copies.size(), false);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(seen), true);
    double all = 0, good = 0;
    do {
        ++all;
        good += std::all_of(wishes.begin(), wishes.end(), [&](const Wish& wish) {
            std::size_t held = 0;
            for (std::size_t i = 0; i < copies.size(); ++i)
                held += chosen[i] && wish.rows[copies[i]];
            return held >= wish.atLeast;
        });
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return good / all;
}

} // namespace

class DrawOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsAreSeenAndHeldRoundByRound_data()
    {
        QTest::addColumn<int>("deck");
        QTest::addColumn<int>("played");
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("seen");
        QTest::addColumn<int>("held");
        QTest::newRow("opening hand") << 60 << 3 << 1 << 5 << 5;
        QTest::newRow("two later") << 60 << 3 << 3 << 11 << 5;
        QTest::newRow("nothing played") << 60 << 0 << 9 << 5 << 5;
        QTest::newRow("no more than a hand") << 60 << 8 << 2 << 10 << 5;
        QTest::newRow("the last cards") << 12 << 4 << 3 << 12 << 4;
        QTest::newRow("the deck has run out") << 12 << 4 << 4 << 12 << 0;
        QTest::newRow("and stays so") << 12 << 4 << 1'000'000'000 << 12 << 0;
        QTest::newRow("a deck smaller than a hand") << 3 << 1 << 2 << 3 << 2;
        QTest::newRow("no deck") << 0 << 1 << 2 << 0 << 0;
    }
    void cardsAreSeenAndHeldRoundByRound()
    {
        QFETCH(int, deck);
        QFETCH(int, played);
        QFETCH(int, round);
        QFETCH(int, seen);
        QFETCH(int, held);
        const DrawPlan plan{5, static_cast<std::size_t>(played), static_cast<std::size_t>(round)};
        QCOMPARE(static_cast<int>(cardsSeen(static_cast<std::size_t>(deck), plan)), seen);
        QCOMPARE(static_cast<int>(cardsInHand(static_cast<std::size_t>(deck), plan)), held);
    }

    // At least one of 4 in 5 of 60: 1 − C(56,5)/C(60,5) = 1 − 3819816/5461512.
    void oneOfFourInTheOpeningHand()
    {
        const auto pile = pileOf(QStringLiteral("4x1 56x2"));
        const std::vector<Wish> one{{rows(pile, {0}), 1}}, two{{rows(pile, {0}), 2}}, none{{rows(pile, {0}), 0}},
            many{{rows(pile, {0}), 5}};
        QVERIFY(near(drawOdds(pile, one, {5, 0, 1}), 1 - 3819816.0 / 5461512.0));
        // At least two: less C(4,1)·C(56,4), too.
        QVERIFY(near(drawOdds(pile, two, {5, 0, 1}), 1 - (3819816.0 + 4 * 367290.0) / 5461512.0));
        QCOMPARE(drawOdds(pile, none, {5, 0, 1}), 1.0);
        QCOMPARE(drawOdds(pile, many, {5, 5, 99}), 0.0);
        QCOMPARE(drawOdds(pile, one, {5, 5, 99}), 1.0);
    }

    void everyChoiceOfCardsAgrees()
    {
        QVERIFY(rc::check([] {
            auto pile = pileOf({}, 3, *rc::gen::inRange<std::size_t>(1, 5));
            for (int row = 0; row < 4; ++row) {
                pile.rows.push_back({.name = std::to_string(row), .copies = *rc::gen::inRange<std::size_t>(0, 4)});
                pile.copies += pile.rows.back().copies;
            }
            std::vector<Wish> wishes;
            for (int wish = 0, all = *rc::gen::inRange(0, 4); wish < all; ++wish) {
                RowSet set;
                for (int row = 0; row < 4; ++row)
                    set.push_back(*rc::gen::arbitrary<bool>());
                wishes.push_back({set, *rc::gen::inRange<std::size_t>(0, 4)});
            }
            const DrawPlan plan{pile.hand, *rc::gen::inRange<std::size_t>(0, 4), *rc::gen::inRange<std::size_t>(1, 4)};
            RC_ASSERT(near(drawOdds(pile, wishes, plan), byEveryChoice(pile, wishes, cardsSeen(pile.copies, plan))));
        }));
    }

    void moreRoundsNeverHurt()
    {
        QVERIFY(rc::check([] {
            const auto pile = pileOf(QStringLiteral("4x1 3x2 53x3"));
            const std::vector<Wish> wishes{{rows(pile, {0, 1}), *rc::gen::inRange<std::size_t>(1, 5)},
                {rows(pile, {1}), *rc::gen::inRange<std::size_t>(0, 3)}};
            double before = 0;
            const auto played = *rc::gen::inRange<std::size_t>(1, 6);
            for (std::size_t round = 1; round < 20; ++round) {
                const auto now = drawOdds(pile, wishes, {5, played, round});
                RC_ASSERT(now >= before - 1e-12 && now <= 1);
                before = now;
            }
        }));
    }

    void aRoundsHandHoldsAPlayUnlessAllIsTooDear()
    {
        // 4 of 10 cost more than the 3 points there are; a hand of two has only those with 4·3/(10·9).
        const auto pile = pileOf(QStringLiteral("6x2 4x7"), 3, 2);
        const auto opening = playOdds(pile, {2, 1, 1});
        QVERIFY(near(*opening.fair, 1 - 12.0 / 90) && near(*opening.clogged, 1 - 12.0 / 90));
        const auto later = playOdds(pile, {2, 1, 3});
        QVERIFY(near(*later.fair, *opening.fair));
        QVERIFY(*later.clogged < *opening.clogged - 0.1);
        QCOMPARE(*playOdds(pile, {2, 2, 6}).fair, 0.0); // ten cards played: none is left
        QVERIFY(!playOdds(pileOf(QStringLiteral("6x2")), {2, 1, 1}).fair);
        QCOMPARE(*playOdds(pileOf(QStringLiteral("6x-"), 3), {2, 1, 1}).fair, 0.0); // what has no cost is no play
    }

    // The clogging hand played out: 200,000 games a plan, within 4.5 standard errors.
    void aCloggingHandPlayedOutAgrees()
    {
        const auto pile = pileOf(QStringLiteral("9x1 12x3 10x5 9x8"), 4, 5);
        Random random(3);
        auto deck = copiesOf(pile);
        for (const DrawPlan plan : {DrawPlan{5, 1, 2}, DrawPlan{5, 2, 4}, DrawPlan{5, 5, 3}, DrawPlan{5, 3, 9}}) {
            const int games = 200'000;
            double plays = 0;
            for (int game = 0; game < games; ++game) {
                random.shuffle(deck);
                std::size_t top = 0, pays = 0, clogs = 0;
                for (std::size_t round = 1; round <= plan.round; ++round) {
                    if (round > 1)
                        pays -= std::min(pays, plan.played);
                    for (; pays + clogs < plan.hand && top < deck.size(); ++top)
                        ++(*pile.rows[deck[top]].cost <= 4 ? pays : clogs);
                }
                plays += pays > 0;
            }
            const auto odds = *playOdds(pile, plan).clogged;
            QVERIFY2(std::abs(plays / games - odds) < 4.5 * std::sqrt(odds * (1 - odds) / games) + 1e-9,
                qPrintable(QStringLiteral("%1 against %2").arg(plays / games).arg(odds)));
        }
    }
};

NEXUS_TEST(DrawOddsTest, Events);

} // namespace draw_odds_test

#include "draw_odds_test.moc"
