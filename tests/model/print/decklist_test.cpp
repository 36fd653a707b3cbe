#include "model/print/decklist.h"

#include "tests/support/decks.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace decklist_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

Decklist listOf(const Deck& deck, const DeckChecker& checker) { return decklist(deck, checker, checker.check(deck)); }
Decklist listOf(const std::string& text) { return listOf(deckOf(text), starterChecker("quantum-nexus-2025-07")); }

// "Leaders (main): 1 A, 2 B | Main deck: …" with headings of groups in angle brackets.
std::string shape(const Decklist& list)
{
    std::string text;
    for (const auto& block : list.blocks) {
        text += (text.empty() ? "" : " | ") + block.label + ":";
        for (const auto& group : block.groups) {
            if (!group.heading.empty())
                text += " <" + group.heading + ">";
            for (const auto& row : group.rows)
                text += " " + std::to_string(row.count) + " " + row.name + (row.card ? "" : " ?") + ",";
        }
    }
    return text;
}

Deck randomDeck(Random& random)
{
    const auto& catalogue = *starterCatalogue();
    Deck deck;
    deck.game = "quantum-nexus";
    static const char* const sections[] = {"missions", "main", "sideboard", "maybe", "aside"};
    const auto rows = random.below(60);
    for (std::uint32_t i = 0; i < rows; ++i) {
        DeckEntry entry;
        entry.card = random.below(12) == 0
                         ? "Nobody knows " + std::to_string(random.below(5))
                         : std::string(catalogue.name(random.below(static_cast<std::uint32_t>(catalogue.size()))));
        entry.count = random.between(1, 6);
        addCopies(deck.sectionOrNew(SectionId(sections[random.below(5)])), entry);
    }
    return deck;
}

} // namespace

class DecklistTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsStandInTheOrderThatIsAskedFor_data()
    {
        QTest::addColumn<int>("sort");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, DecklistSort sort, const char* names) {
            QTest::newRow(name) << static_cast<int>(sort) << QString::fromUtf8(names).split(QLatin1Char(','));
        };
        row("by name", DecklistSort::Name, "Footnote Duelist,Glasswing Courier,Inkling Page,Kettle Golem,Wick Sprite");
        row("by cost", DecklistSort::Cost, "Inkling Page,Wick Sprite,Glasswing Courier,Footnote Duelist,Kettle Golem");
        row("by set and number", DecklistSort::Set,
            "Glasswing Courier,Inkling Page,Footnote Duelist,Kettle Golem,Wick Sprite");
    }
    void rowsStandInTheOrderThatIsAskedFor()
    {
        QFETCH(int, sort);
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        const auto deck = deckOf(
            "main: 1 Wick Sprite, 1 Kettle Golem, 1 Inkling Page, 1 Glasswing Courier, 1 Footnote Duelist");
        const auto list = decklist(deck, checker, checker.check(deck), static_cast<DecklistSort>(sort));
        QStringList names;
        for (const auto& block : list.blocks)
            for (const auto& group : block.groups)
                for (const auto& row : group.rows)
                    names << QString::fromStdString(row.name);
        QTEST(names, "names");
    }

    void blocksStandInTheOrderTheyAreRead()
    {
        const auto list = listOf(
            "sideboard: 2 Lost the Thread; missions: 1 Borrowed Faces Ball; maybe: 3 Wick Sprite;"
            "main: 2 Midnight Oil, 3 Wick Sprite, 1 Quillon the Borrowed, 2 Reading Lamp, 4 Inkling Page");
        QCOMPARE(shape(list),
            std::string("Leaders: 1 Quillon the Borrowed, | Main deck: <Units> 4 Inkling Page, 3 Wick Sprite, <Assets> "
                        "2 Reading Lamp, "
                        "<Events> 2 Midnight Oil, | Missions: 1 Borrowed Faces Ball, | Sideboard: 2 Lost the Thread,"));
        QCOMPARE(list.blocks[0].kind, BlockKind::Limited);
        QCOMPARE(list.blocks[1].kind, BlockKind::Drawn);
        QCOMPARE(list.blocks[2].kind, BlockKind::Domains);
        QCOMPARE(list.blocks[3].kind, BlockKind::Optional);
        QCOMPARE(list.rows(), std::size_t{7});
        QCOMPARE(list.copies(), std::int64_t{15});
    }

    void whatIsLimitedIsReadOutOfTheRuleset()
    {
        const auto rules = rulesetOf(R"({"rule":"few","kind":"count","sections":["main"],"where":"t:event","atMost":3},
                                        {"rule":"dear","kind":"total","sections":["main"],"where":"cp>=4","attribute":"cp","atMost":9},
                                        {"rule":"all","kind":"total","sections":["main"],"attribute":"cp","exactly":50},
                                        {"rule":"inside","kind":"within","sections":["main"],"forEach":"domains","totalOf":"missions"})");
        const DeckChecker checker(rules, starterCatalogue());
        const auto list = listOf(
            deckOf("main: 2 Midnight Oil, 3 Wick Sprite, 1 Quillon the Borrowed; missions: 1 Borrowed Faces Ball"),
            checker);
        // Events by type; what a query of costs limits stays where it is, and its sum with the section's.
        QCOMPARE(shape(list), std::string("Events: 2 Midnight Oil, | Main: <Units> 1 Quillon the Borrowed, 3 Wick "
                                          "Sprite, | Missions: 1 Borrowed Faces Ball, | Sideboard:"));
        QCOMPARE(list.blocks[0].sums.size(), std::size_t{1});
        QCOMPARE(list.blocks[1].sums.size(), std::size_t{2});
        QCOMPARE(list.blocks[2].kind, BlockKind::Other); // no law about its domains
    }

    void rowsNobodyKnowsStandInTheList()
    {
        const auto list = listOf("main: 2 Wick Sprite, 7 Nobody; aside: 1 Inkling Page");
        QCOMPARE(shape(list), std::string("Leaders: | Main deck: <Units> 2 Wick Sprite, 7 Nobody ?, | Missions: | "
                                          "Sideboard: | aside: 1 Inkling Page,"));
        QCOMPARE(list.blocks[1].groups.back().copies, std::int64_t{7});
        QCOMPARE(list.blocks[1].groups.back().cost, std::int64_t{0});
        QCOMPARE(list.blocks.back().kind, BlockKind::Foreign);
    }

    void aRowTellsItsPrintingAndItsCost()
    {
        const auto list = listOf("main: 3 wick sprite, 2 Wick Sprite [XYZ 7]; missions: 2 Borrowed Faces Ball");
        const auto& rows = list.blocks[1].groups[0].rows;
        QCOMPARE(rows[0].name, std::string("Wick Sprite"));
        QCOMPARE(rows[0].set + " " + rows[0].number, std::string("COR 55"));
        QCOMPARE(rows[0].cost, std::optional<std::int64_t>(1));
        QCOMPARE(rows[0].lineCost, std::int64_t{3});
        QCOMPARE(rows[1].set + " " + rows[1].number, std::string("XYZ 7"));
        const auto& missions = list.blocks[2];
        QCOMPARE(missions.domains, ruleset().domains);
        QCOMPARE(missions.groups[0].rows[0].domains, (std::vector<std::int64_t>{0, 0, 4, 0, 0, 0})); // of both copies
        QCOMPARE(missions.domainSums, missions.groups[0].rows[0].domains);
    }

    void sumsAreTheValidators()
    {
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        const auto text = "main: 30 Wick Sprite, 2 Quillon the Borrowed; missions: 1 Borrowed Faces Ball; sideboard: 9 "
                          "Lost the Thread";
        const auto report = checker.check(deckOf(text));
        const auto list = decklist(deckOf(text), checker, report);
        std::size_t told = 0;
        for (const auto& block : list.blocks)
            for (const auto& sum : block.sums) {
                const auto same = std::find_if(report.totals.begin(), report.totals.end(),
                    [&](const auto& total) { return total.constraint == sum.constraint; });
                QVERIFY(same != report.totals.end());
                QCOMPARE(sum.value, same->value);
                QCOMPARE(sum.perDomain, same->perDomain);
                ++told;
            }
        QCOMPARE(told + list.sums.size(), report.totals.size());
    }

    // Whatever a deck holds: every copy that is not in a free pile stands in one row, and blocks add up to the law's
    // sums.
    void nothingIsLostAndNothingTwice()
    {
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        QVERIFY(rc::check([&](std::uint64_t seed) {
            Random random(seed, 5);
            const auto deck = randomDeck(random);
            const auto report = checker.check(deck);
            const auto list = decklist(deck, checker, report);
            std::size_t rows = 0;
            std::int64_t copies = 0;
            for (const auto& section : deck.sections)
                if (!checker.isFree(section.id)) {
                    rows += section.entries.size();
                    copies += deck.copies(section.id);
                }
            RC_ASSERT(list.rows() == rows);
            RC_ASSERT(list.copies() == copies);
            std::int64_t drawn = 0;
            for (const auto& block : list.blocks) {
                std::int64_t cost = 0;
                for (const auto& group : block.groups) {
                    RC_ASSERT(!group.rows.empty());
                    for (const auto& row : group.rows)
                        cost += row.lineCost;
                }
                RC_ASSERT(cost == block.cost);
                if (block.section == checker.ruleset().tableRules.deck)
                    drawn += block.cost;
            }
            const auto total = std::find_if(report.totals.begin(), report.totals.end(), [&](const auto& one) {
                const auto& rule = checker.ruleset().constraints[one.constraint];
                return rule.bounds.exactly == 200;
            });
            RC_ASSERT(total != report.totals.end());
            RC_ASSERT(total->value == drawn);
        }));
    }
};

NEXUS_TEST(DecklistTest, Events);

} // namespace decklist_test

#include "decklist_test.moc"
