#include "app/views/charts.h"

#include "app/text/chances_text.h"
#include "app/text/diff_text.h"
#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

namespace deck_charts_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::app;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1,"domains":{"magic":1}},
 {"name":"Drone","type":"Unit","subtypes":["Construct"],"cp":2,"domains":{"technology":2},"attack":1,"defense":2,"rules":"Tiny."},
 {"name":"Golem","type":"Unit","subtypes":["Construct"],"cp":7,"domains":{"technology":1,"magic":1},"attack":4,"defense":6,"rules":"Adapt (2)."},
 {"name":"Blank","type":"Asset"},
 {"name":"Forge","type":"Mission","cp":5,"domains":{"technology":3}}])";

DeckChecker checker() { return {ruleset(), catalogueOf(cards)}; }

} // namespace

class DeckChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceHasItsNumbers()
    {
        const auto law = checker();
        const auto stats = deckStats(deckOf("missions: 1 Forge; main: 1 Bolt, 3 Drone, 2 Golem, 1 Blank"), law);
        std::string text;
        for (const auto& chart : deckCharts(stats, SectionId("main"), law))
            text += chartSentence(chart) + "\n";
        QCOMPARE(q(text),
            q("CP: 1 card at 1 CP, 3 at 2 CP, 2 at 7 CP. 6 cards, 21 CP · average 3.5, median 2 · 1 without. Income 5 "
              "CP a round.\n"
              "Types: Units 5 cards, 20 CP; Asset 1 card, 0 CP; Event 1 card, 1 CP.\n"
              "Domains: Technology 5 cards, 8 points; Magic 3 cards, 3 points.\n"
              "Attack: 3 cards at 1 Attack, 2 at 4 Attack. 5 cards, 11 Attack · average 2.2, median 1 · 2 without.\n"
              "Defense: 3 cards at 2 Defense, 2 at 6 Defense. 5 cards, 18 Defense · average 3.6, median 2 · 2 "
              "without.\n"
              "Size: Regular 2 cards, 14 CP; Tiny 3 cards, 6 CP.\n"
              "Keywords: Tiny 3 cards, 6 CP; Adapt 2 cards, 14 CP.\n"
              "Subtypes: Construct 5 cards, 20 CP.\n"));
        QCOMPARE(q(incomeSentence(stats, law)),
            q("Income 5 CP a round pays 1.4 cards of average cost 3.5. 2 of 6 cards cost more than that."));
        QVERIFY(deckCharts(stats, SectionId("main"), law).front().bars[2].beyond);
        QVERIFY(statsText(stats, law).find("Missions: 1 card\n  CP: 1 card at 5 CP.") != std::string::npos);
    }

    void decimalsAreShownWhereTheySaySomething()
    {
        QCOMPARE(decimal(3), std::string("3"));
        QCOMPARE(decimal(3.04), std::string("3"));
        QCOMPARE(decimal(3.06), std::string("3.1"));
        QCOMPARE(decimal(-0.5), std::string("-0.5"));
        QCOMPARE(decimal(-2.5), std::string("-2.5"));
    }

    void aComparisonIsSigned()
    {
        auto after = deckOf("missions: 1 Forge; main: 4 Drone, 1 Golem; sideboard: 1 Blank");
        after.name = "Storm";
        QCOMPARE(q(comparisonText(
                     deckOf("missions: 1 Forge; main: 1 Bolt, 2 Drone, 1 Golem"), "Old", after, "New", checker())),
            q("Old → New\nMain deck CP: 12 → 15 (+3)\nSideboard cards: 0 → 1 (+1)\nMain deck cards: 4 → 5 (+1)\n"
              "Name: “Test” → “Storm”\n"
              "\nMain deck\n  Bolt: 1 → 0 (−1)\n  Drone: 2 → 4 (+2)\n"
              "\nSideboard\n  Blank: 0 → 1 (+1)\n"));
        QVERIFY(comparisonText(after, "A", after, "B", checker()).find("The decks are the same.") != std::string::npos);
        QVERIFY(comparisonText(after, "A", after, "B", checker(), true).find("  Golem: 1\n") != std::string::npos);
        QCOMPARE(signedNumber(0), std::string("0"));
    }

    void aHandIsToldWithItsCost()
    {
        const auto law = checker();
        const auto told = [&](const char* text, std::size_t size) {
            auto pile = drawPile(deckOf(text), law);
            pile.hand = size;
            return handSentence(handCost(beginTestDraw(pile, 1)), law);
        };
        QCOMPARE(told("missions: 1 Forge; main: 2 Bolt, 1 Golem", 5),
            std::string("3 cards, 9 CP. Income 5 CP a round pays 2 of them (2 CP)."));
        QCOMPARE(told("missions: 1 Forge; main: 2 Bolt", 5),
            std::string("2 cards, 2 CP. Income 5 CP a round pays all of them."));
        QCOMPARE(told("main: 1 Golem", 5), std::string("1 card, 7 CP. Income 0 CP a round pays none of them."));
        QCOMPARE(costText(std::nullopt, law), std::string("no CP"));
    }
};

NEXUS_TEST(DeckChartsTest, Events);

} // namespace deck_charts_test

#include "deck_charts_test.moc"
