// Which cards another makes needless, and what cards say.
#include "model/audit/dominance.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace dominance_test {

using namespace nexus::model;

namespace {

using Saids = std::vector<std::string>;

PricedCard unit(double cost, std::vector<double> terms, Saids saids = {})
{
    return {"unit", cost, std::move(terms), std::move(saids)};
}

Saids saidBy(const char* rules)
{
    return nexus::model::saidBy(
        nexus::test::cardsOf(std::string(R"([{"name": "A", "type": "Unit", "cp": 1, "rules": ")") + rules + "\"}]")
            .front(),
        nexus::test::starterGame());
}

bool isPair(const std::vector<PricedCard>& cards) // the second by the first and nothing else
{
    return dominatedCards(cards) == std::vector<Dominated>{{1, 0}};
}

} // namespace

class DominanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cheaperOrMoreOrSaysMore()
    {
        QVERIFY(isPair({unit(2, {3, 1}), unit(3, {3, 1})}));
        QVERIFY(isPair({unit(2, {3, 2}), unit(2, {3, 1})}));
        QVERIFY(isPair({unit(2, {3, 1}, {"taunt", "zeal"}), unit(2, {3, 1}, {"zeal"})}));
    }

    void whatHasSomethingForItselfIsNotDominated()
    {
        QVERIFY(dominatedCards({unit(2, {3, 1}), unit(2, {3, 1})}).empty()); // twins
        QVERIFY(dominatedCards({unit(2, {3, 1}), unit(3, {3, 2})}).empty());
        QVERIFY(dominatedCards({unit(2, {3, 1}), unit(3, {3, 1}, {"zeal"})}).empty());
        QVERIFY(dominatedCards({unit(2, {3, 1}, {"zeal"}), unit(3, {3, 1}, {"zeal", "zeal"})}).empty());
        auto asset = unit(3, {3, 1});
        asset.type = "asset";
        QVERIFY(dominatedCards({unit(2, {3, 1}), asset}).empty());
        QVERIFY(dominatedCards({}).empty());
    }

    void whoDominatesIsDominatedByNone()
    {
        const auto found = dominatedCards({unit(4, {1}), unit(3, {1}), unit(2, {1}), unit(2, {1})});
        QCOMPARE(found, (std::vector<Dominated>{{0, 2}, {1, 2}}));
    }

    void asByTheDefinition()
    {
        QVERIFY(rc::check([] {
            std::vector<PricedCard> cards(*rc::gen::inRange<std::size_t>(0, 12));
            for (auto& card : cards) {
                card = unit(
                    *rc::gen::inRange(1, 4), {double(*rc::gen::inRange(0, 3)), double(*rc::gen::inRange(0, 3))});
                if (*rc::gen::inRange(0, 2))
                    card.saids = {"zeal"};
            }
            const auto least = [](const PricedCard& a, const PricedCard& b) {
                return a.cost <= b.cost && a.terms[0] >= b.terms[0] && a.terms[1] >= b.terms[1] &&
                       a.saids.size() >= b.saids.size();
            };
            const auto found = dominatedCards(cards);
            std::size_t next = 0;
            for (std::size_t i = 0; i < cards.size(); ++i) {
                const bool dominated = std::any_of(cards.begin(), cards.end(),
                    [&](const auto& other) { return least(other, cards[i]) && !least(cards[i], other); });
                RC_ASSERT((next < found.size() && found[next].card == i) == dominated);
                if (!dominated)
                    continue;
                const auto& by = cards[found[next++].by];
                RC_ASSERT(least(by, cards[i]) && !least(cards[i], by));
            }
            RC_ASSERT(next == found.size());
        }));
    }

    void anAbilityIsOneWithItsSentences()
    {
        QCOMPARE(saidBy("Zeal. Active: Pay 1 CP. Draw a card."),
            (Saids{"active: pay 1 cp. draw a card", "zeal", "zeal"})); // a sentence and a keyword
        QCOMPARE(
            saidBy("This unit cannot attack. It cannot move."), (Saids{"it cannot move", "this unit cannot attack"}));
        QVERIFY(saidBy("").empty());
        const auto mission = nexus::test::cardsOf(
            R"([{"name": "M", "type": "Mission", "cp": 1, "challenge": "Hold two quadrants.", "passive": ""}])");
        QCOMPARE(nexus::model::saidBy(mission.front(), nexus::test::starterGame()),
            (Saids{"challenge: hold two quadrants"}));
    }
};

NEXUS_TEST(DominanceTest, Events);

} // namespace dominance_test

#include "dominance_test.moc"
