#include "model/rules/deck_stats.h"

#include "tests/support/decks.h"
#include "tests/support/other_game.h"
#include "tests/support/random_values.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_stats_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1,"duplicates":4,"domains":{"magic":1}},
 {"name":"Drone","type":"Unit","subtypes":["Construct","Swarm"],"cp":2,"duplicates":4,"domains":{"technology":2},"attack":1,"defense":2,"rules":"Tiny. Swarm."},
 {"name":"Golem","type":"Unit","subtypes":["Construct"],"cp":7,"duplicates":2,"domains":{"technology":1,"magic":1},"attack":4,"defense":6,"rules":"Large. Adapt (2)."},
 {"name":"Guard","type":"Unit","subtypes":["Leader"],"cp":4,"duplicates":1,"attack":0,"defense":3,"rules":"Adapt (1)."},
 {"name":"Blank","type":"Asset","duplicates":4},
 {"name":"Forge","type":"Mission","cp":3,"duplicates":1,"domains":{"technology":3}},
 {"name":"School","type":"Mission","cp":2,"duplicates":1,"domains":{"magic":3}}])";

DeckChecker checker(const Ruleset& law = ruleset()) { return {law, catalogueOf(cards)}; }

std::string told(const std::vector<Tally>& tallies)
{
    std::string text;
    for (const auto& tally : tallies)
        text += (text.empty() ? "" : ", ") + std::to_string(tally.copies) + " " + tally.name + " " +
                std::to_string(tally.cost);
    return text;
}

AttributeIndex attribute(const char* id) { return *starterGame().find(AttributeId(id)); }

} // namespace

class DeckStatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDeckIsCountedByCostTypeKeywordSizeAndDomain()
    {
        const auto stats = deckStats(deckOf("missions: 1 Forge, 1 School; main: 3 Drone, 2 Golem, 1 Guard, 4 Bolt, 1 "
                                            "Blank, 2 Nobody; maybe: 9 Bolt"),
            checker());
        QCOMPARE(stats.sections.size(), std::size_t{2}); // the free pile counts for nothing
        const auto* main = stats.section(SectionId("main"));
        QVERIFY(main);
        QCOMPARE(main->copies, 13);
        QCOMPARE(main->unknown, 2);
        const auto* cost = main->histogram(attribute("cp"));
        QVERIFY(cost);
        QCOMPARE(cost->copies, (std::map<std::int64_t, std::int64_t>{{1, 4}, {2, 3}, {4, 1}, {7, 2}}));
        QCOMPARE(cost->absent, 1);
        QCOMPARE(cost->total(), 28);
        QCOMPARE(cost->mean(), 2.8);
        QCOMPARE(cost->median(), 2.0);
        QCOMPARE(main->histogram(attribute("attack"))->absent, 5); // no attack is not an attack of 0
        QCOMPARE(main->histogram(attribute("attack"))->copies.at(0), 1);
        QVERIFY(!main->histogram(attribute("duplicates"))); // a copy limit is no figure of the deck
        QVERIFY(!main->histogram(attribute("magic")));
        QCOMPARE(told(main->types), std::string("6 Unit 24, 1 Asset 0, 4 Event 4")); // in the game's order
        QCOMPARE(told(main->subtypes), std::string("5 Construct 20, 3 Swarm 6, 1 Leader 4"));
        QCOMPARE(told(main->keywords), std::string("3 Adapt 18, 3 Swarm 6, 3 Tiny 6, 2 Large 14"));
        QCOMPARE(main->groups.size(), std::size_t{1});
        QCOMPARE(told(main->groups[0].tallies), std::string("1 Regular 4, 2 Large 14, 3 Tiny 6"));
        QCOMPARE(main->domains.size(), std::size_t{6});
        QVERIFY((main->domains[0] == DomainTally{attribute("technology"), 5, 8}));
        QVERIFY((main->domains[1] == DomainTally{attribute("magic"), 6, 6}));
        QVERIFY((main->domains[2] == DomainTally{attribute("psionics"), 0, 0}));
        const auto* missions = stats.section(SectionId("missions"));
        QVERIFY(missions && missions->groups.empty()); // sizes are of units
        QVERIFY(!missions->histogram(attribute("attack")));
    }

    void theIncomeIsHeldAgainstTheCosts()
    {
        const auto stats = deckStats(
            deckOf("missions: 1 Forge, 1 School; main: 3 Drone, 2 Golem, 1 Guard, 4 Bolt"), checker());
        QVERIFY(stats.cost == attribute("cp"));
        QVERIFY(stats.income);
        QCOMPARE(stats.income->income, 5);
        QCOMPARE(stats.income->payable, 8);
        QCOMPARE(stats.income->beyond, (std::map<std::int64_t, std::int64_t>{{7, 2}}));
        QCOMPARE(stats.income->beyondCopies(), 2);
        QCOMPARE(stats.income->averageCost, 2.8);
        QCOMPARE(*stats.income->cardsPerRound, 5 / 2.8);
    }

    void withoutMissionsTheIncomeIsNothing()
    {
        const auto stats = deckStats(deckOf("main: 3 Drone"), checker());
        QCOMPARE(stats.income->income, 0);
        QCOMPARE(stats.income->beyondCopies(), 3);
        QCOMPARE(*stats.income->cardsPerRound, 0.0);
        QVERIFY(!deckStats(deckOf("missions: 1 Forge"), checker()).income); // nothing to pay for
        QVERIFY(deckStats(Deck{}, checker()).sections.empty());
    }

    void anotherLawCostsInItsOwnAttribute()
    {
        const auto house = rulesetOf(
            R"({"rule":"lead","kind":"total","sections":["main"],"attribute":"attack","atMost":9},
                                        {"rule":"wall","kind":"total","sections":["main"],"attribute":"defense","exactly":9})",
            R"("play":{"hand":7,"deck":"main","income":{"section":"main","attribute":"attack"}},)");
        QVERIFY(costAttribute(house) == attribute("defense")); // the exact total comes before the bound
        QVERIFY(playCost(house) == attribute("attack"));       // what the income pays
        QCOMPARE(house.tableRules.hand, 7);
        const auto stats = deckStats(deckOf("main: 1 Golem, 1 Drone"), checker(house));
        QCOMPARE(stats.income->income, 5);
        QVERIFY(stats.income->beyond.empty()); // 4 and 1: what they cost in playing
        QVERIFY(stats.build == attribute("defense"));
        QCOMPARE(stats.section(stats.drawn)->types.front().cost, std::int64_t{8});
        const auto silent = rulesetOf(R"({"rule":"few","kind":"count","sections":["main"],"atMost":9})");
        QVERIFY(!costAttribute(silent));
        QVERIFY(!deckStats(deckOf("main: 1 Golem"), checker(silent)).income);
    }

    void aTotalThatIsAdviceIsNoCost()
    {
        const auto house = rulesetOf(
            R"({"rule":"strong","kind":"total","sections":["main"],"attribute":"attack","atLeast":9,"severity":"warning"})");
        QVERIFY(!costAttribute(house));
        QVERIFY(deckStats(deckOf("main: 1 Golem"), checker(house)).cost == attribute("cp")); // as the face has it
    }

    void chartsOfTheGameAreCounted()
    {
        const auto law = otherLaw("nexus-tcg");
        const auto& game = law->catalogue().game();
        const auto deck = otherDeck("nexus-tcg", "principal-and-interest.nxdeck");
        const auto stats = deckStats(deck, *law);
        QVERIFY(stats.cost == game.face.cost);
        const auto& section = stats.sections.at(0);
        QCOMPARE(section.charts.size(), game.charts.size());
        const auto& sides = section.charts.at(1);
        QCOMPARE(game.charts[sides.chart].label, std::string("Sides"));
        QVERIFY((sides.bars == std::vector<ChartCount>{{"Dark", 54, {}}}));
        const auto& boosts = section.charts.at(2);
        const auto gray = *game.find(AttributeId("boost-gray"));
        const auto* curve = section.histogram(gray);
        QVERIFY(curve);
        QVERIFY((boosts.bars.at(0) == ChartCount{"+Gray", curve->present(), curve->total()})); // greens have none
        QVERIFY(!boosts.bars.back().sum);                                                      // DRAW is a flag
        std::int64_t colours = 0;
        for (const auto& bar : section.charts.at(0).bars)
            colours += bar.copies;
        QCOMPARE(colours, section.copies);
    }

    void aMedianOfAnEvenNumberIsBetween()
    {
        QCOMPARE((Histogram{.copies = {{1, 1}, {4, 1}}}).median(), 2.5);
        QCOMPARE((Histogram{.copies = {{1, 2}, {4, 1}}}).median(), 1.0);
        QCOMPARE((Histogram{}).median(), 0.0);
        QCOMPARE((Histogram{}).mean(), 0.0);
    }

    void everyCopyIsCountedOnce()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto stats = deckStats(deck, law);
            for (const auto& section : stats.sections) {
                RC_ASSERT(section.copies == deck.copies(section.section));
                std::int64_t typed = section.unknown;
                for (const auto& tally : section.types)
                    typed += tally.copies;
                RC_ASSERT(typed == section.copies);
                for (const auto& histogram : section.histograms)
                    RC_ASSERT(histogram.present() + histogram.absent + section.unknown == section.copies);
            }
            if (stats.income)
                RC_ASSERT(stats.income->payable + stats.income->beyondCopies() ==
                          stats.section(stats.drawn)->histogram(*stats.cost)->present());
        }));
    }

    void theCostTotalIsThatOfTheLaw()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto stats = deckStats(deck, law);
            const auto* main = stats.section(stats.drawn);
            const auto* costs = main ? main->histogram(*stats.cost) : nullptr;
            RC_ASSERT((costs ? costs->total() : 0) == law.check(deck).totals.front().value);
        }));
    }
};

NEXUS_TEST(DeckStatsTest, Events);

} // namespace deck_stats_test

#include "deck_stats_test.moc"
