#include "app/documents/list_reading.h"

#include "importers/decklist/deck_text.h"
#include "importers/decklist/listed_deck.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace deck_placement_test {

using namespace nexus;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::Catalogue> cards()
{
    static const auto catalogue = catalogueOf(R"([
      {"name":"Worker","type":"Unit","cp":2,"domains":{}}, {"name":"Plan","type":"Mission","cp":3,"domains":{}},
      {"name":"Echo","type":"Mission","cp":3,"domains":{}}, {"name":"Echo","type":"Terrain","cp":1,"domains":{}}])");
    return catalogue;
}

std::vector<std::string> rows(const model::Deck& deck, const char* section)
{
    std::vector<std::string> names;
    if (const auto* found = deck.section(model::SectionId(section)))
        for (const auto& entry : found->entries)
            names.push_back(entry.card);
    return names;
}

} // namespace

class DeckPlacementTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aListWithoutHeadingsIsSorted()
    {
        const model::DeckChecker checker(ruleset(), cards());
        auto listed = importers::readDeckText("2 Worker\n1 Plan\n1 Nobody\n1 Echo\n", starterGame()).value();
        app::placeCards(listed, checker);
        QVERIFY((rows(listed.deck, "missions") == std::vector<std::string>{"Plan"}));
        QVERIFY((rows(listed.deck, "main") ==
                 std::vector<std::string>{"Worker", "Nobody", "Echo"})); // the Terrain fits main
    }

    void aListWithHeadingsIsLeftAlone()
    {
        const model::DeckChecker checker(ruleset(), cards());
        auto listed = importers::readDeckText("Main\n1 Plan\n", starterGame()).value();
        app::placeCards(listed, checker);
        QVERIFY((rows(listed.deck, "main") == std::vector<std::string>{"Plan"}));
    }

    void aSetIsThePrintingItCanOnlyMean()
    {
        const model::DeckChecker checker(
            ruleset(), catalogueOf(R"([{"name":"Worker","type":"Unit","set":"COR","number":"12"},
              {"name":"Worker","type":"Unit","set":"P26","number":"1"}, {"name":"Worker","type":"Unit","set":"P26","number":"2"},
              {"name":"Echo","type":"Mission","set":"COR","number":"3"}, {"name":"Echo","type":"Terrain","set":"P26","number":"4"}])"));
        const auto settled = [&](const char* text) {
            auto listed = importers::readDeckText(text, starterGame()).value();
            app::placeCards(listed, checker);
            std::string all;
            for (const auto& section : listed.deck.sections)
                for (const auto& entry : section.entries)
                    all += section.id.str() + " " + std::to_string(entry.count) + " " + entry.card + " / " +
                           entry.printing + "\n";
            return all;
        };
        QCOMPARE(settled("3 [COR] Worker\n2 [COR:12] Worker\n"), std::string("main 5 Worker / COR 12\n"));
        QCOMPARE(settled("1 [p26] Worker\n"), std::string("main 1 Worker / p26\n")); // one of two: not guessed
        QCOMPARE(settled("1 Worker (XYZ) 9\n"), std::string("main 1 Worker / XYZ 9\n"));
        QCOMPARE(settled("1 \"Worker (cor)\"\n"), std::string("main 1 Worker / COR 12\n"));
        QCOMPARE(
            settled("1 [COR:3] Echo\n1 [P26:4] Echo\n"), std::string("missions 1 Echo / COR 3\nmain 1 Echo / P26 4\n"));
        QCOMPARE(settled("1 \"Echo (P26)\"\n"), std::string("main 1 Echo (Terrain) / P26 4\n"));
    }

    void aTypeColumnTellsCardsOfOneNameApart()
    {
        const model::DeckChecker checker(ruleset(), cards());
        auto listed = importers::readDeckTables(
            "Card Name,Count,Card Type,CP\nEcho,1,Mission,3\nWorker,2,Unit,9\n", starterGame())
                          .value();
        app::placeCards(listed.front(), checker);
        QVERIFY((rows(listed.front().deck, "missions") == std::vector<std::string>{"Echo (Mission)"}));
        const auto differences = app::compareValues(listed.front(), checker);
        QCOMPARE(differences.size(), std::size_t{1});
        QCOMPARE(differences.front().card, std::string("Worker"));
        QCOMPARE(differences.front().line, std::size_t{3});
        QCOMPARE(differences.front().listed, std::string("9"));
        QCOMPARE(differences.front().catalogue, std::string("2"));
    }
};

NEXUS_TEST(DeckPlacementTest, Events);

} // namespace deck_placement_test

#include "deck_placement_test.moc"
