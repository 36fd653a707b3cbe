#include "app/views/cost_curve.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace cost_curve_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1,"domains":{"magic":1}},
 {"name":"Drone","type":"Unit","cp":1,"domains":{"technology":2}},
 {"name":"Hybrid","type":"Unit","cp":7,"domains":{"technology":1,"magic":3}},
 {"name":"Plain","type":"Unit","cp":7},
 {"name":"Blank","type":"Asset"},
 {"name":"Forge","type":"Mission","cp":5,"domains":{"technology":3}}])";

} // namespace

class CostCurveTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void columnsAreStackedByTheDomainThatLeads()
    {
        const DeckChecker checker(ruleset(), catalogueOf(cards));
        const auto deck = deckOf("missions: 1 Forge; main: 3 Bolt, 2 Drone, 2 Hybrid, 1 Plain, 4 Blank");
        const auto curve = costCurve(deck, SectionId("main"), checker);
        QCOMPARE(q(curve.unit), q("CP"));
        QCOMPARE(curve.income, std::optional<std::int64_t>(5));
        QCOMPARE(curve.columns.size(), std::size_t{2}); // what costs nothing at all stands in none
        QCOMPARE(curve.most(), std::int64_t{5});
        const auto& low = curve.columns.front();
        QCOMPARE(low.copies, std::int64_t{5});
        QCOMPARE(low.parts.size(), std::size_t{2});
        QCOMPARE(low.parts[0].copies, std::int64_t{2}); // technology before magic, as in the game
        QCOMPARE(q(columnSentence(low, curve)), q("5 cards at 1 CP: 3 Bolt, 2 Drone"));
        QCOMPARE(q(columnQuery(low, curve, SectionId("main"))), q("cp=1 in:main"));
        const auto* high = curve.column(7);
        QVERIFY(high && high->beyond && high->parts.size() == 2 && !high->parts.back().domain);
        QCOMPARE(q(checker.catalogue().game().attributes[*high->parts.front().domain].label), q("Magic"));
        QCOMPARE(q(columnSentence(*high, curve)), q("3 cards at 7 CP, more than a round's income: 2 Hybrid, 1 Plain"));
        QVERIFY(!curve.column(2));
    }

    void onlyTheSectionDrawnFromHasAnIncome()
    {
        const DeckChecker checker(ruleset(), catalogueOf(cards));
        const auto curve = costCurve(deckOf("missions: 1 Forge; main: 1 Bolt"), SectionId("missions"), checker);
        QCOMPARE(curve.columns.size(), std::size_t{1});
        QVERIFY(!curve.income);
        QVERIFY(costCurve(Deck{}, SectionId("main"), checker).columns.empty());
    }
};

NEXUS_TEST(CostCurveTest, Nothing);

} // namespace cost_curve_test

#include "cost_curve_test.moc"
