#include "model/chances/draw_pile.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"

namespace draw_pile_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1},{"name":"Drone","type":"Unit","cp":2},{"name":"Golem","type":"Unit","cp":7},
 {"name":"Blank","type":"Asset"},{"name":"Forge","type":"Mission","cp":4}])";

} // namespace

class DrawPileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPileIsTheDrawnSectionInNumbers()
    {
        const DeckChecker law(ruleset(), catalogueOf(cards));
        const auto pile = drawPile(
            deckOf("missions: 2 Forge; main: 4 Bolt, 3 Golem, 1 Blank, 2 Nobody; maybe: 9 Drone"), law);
        QCOMPARE(pile.section.str(), std::string("main"));
        QCOMPARE(pile.hand, std::size_t{5});
        QCOMPARE(pile.income.value(), std::int64_t{8});
        QVERIFY(pile.initiative == starterGame().find(AttributeId("cp")));
        QCOMPARE(pile.rows.size(), std::size_t{4});
        QCOMPARE(pile.copies, std::size_t{10});
        QCOMPARE(pile.rows[1].name, std::string("Golem"));
        QCOMPARE(pile.rows[1].cost.value(), std::int64_t{7});
        QCOMPARE(pile.rows[1].reveal, std::int64_t{7});
        QVERIFY(payable(pile.rows[1], pile));
        QVERIFY(!pile.rows[2].cost && !pile.rows[3].cost && !pile.rows[3].card);
        QCOMPARE(pile.rows[3].reveal, std::int64_t{0});
        QVERIFY(!payable(pile.rows[3], pile));
        CardSet bolts(law.catalogue().size());
        bolts.insert(law.catalogue().named("bolt").front());
        QCOMPARE(rowsIn(pile, bolts), (RowSet{true, false, false, false}));
        QCOMPARE(pile.copiesOf(rowsIn(pile, bolts)), std::size_t{4});
    }

    void theRulesetSaysWhatIsDrawnAndRevealed()
    {
        const auto law = [](const std::string& play) { return DeckChecker(rulesetOf("", play), catalogueOf(cards)); };
        const auto deck = deckOf("missions: 2 Forge; main: 4 Bolt", "house");
        const auto house = drawPile(deck,
            law(R"("play":{"hand":7,"deck":"missions","initiative":{"kind":"lowest-reveal","attribute":"duplicates"}},)"));
        QCOMPARE(house.hand, std::size_t{7});
        QCOMPARE(house.rows.front().name, std::string("Forge"));
        QVERIFY(!house.income);
        QVERIFY(house.initiative == starterGame().find(AttributeId("duplicates")));
        QVERIFY(!payable(house.rows.front(), house));
    }
};

NEXUS_TEST(DrawPileTest, Events);

} // namespace draw_pile_test

#include "draw_pile_test.moc"
