#include "app/documents/deck_placement.h"

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

    // As many copies as the edition allows; where it sets no bound, or there is no such card, the line stays in
    // question.
    void aPlaysetIsWhatTheEditionAllows()
    {
        const auto known = catalogueOf(R"([{"name":"Worker","type":"Unit","cp":2,"duplicates":6,"domains":{}},
                                           {"name":"Drifter","type":"Unit","cp":2,"domains":{}}])");
        const model::DeckChecker checker(ruleset(), known);
        const std::string text = "1 Worker\nplayset of Worker\na playset of Drifter\n2 Drifter\n";
        auto listed = importers::readDeckText(text, starterGame(), known.get()).value();
        QCOMPARE(listed.unread.size(), std::size_t{2});
        app::placeCards(listed, checker);
        QCOMPARE(listed.unread.size(), std::size_t{1});
        QCOMPARE(listed.unread[0].line, std::size_t{3});
        const auto* main = listed.deck.section(model::SectionId("main"));
        QVERIFY(main && main->entries.size() == 2);
        QCOMPARE(main->entries[0].count, 7);
    }

    // "missions 1 Plan | main 2 Worker", and the line a sideboard may begin at.
    static QString placed(const QString& text)
    {
        const model::DeckChecker checker(ruleset(), cards());
        auto listed = importers::readDeckText(text.toStdString(), starterGame(), cards().get()).value();
        app::placeCards(listed, checker);
        QStringList sections;
        for (const auto& section : listed.deck.sections) {
            if (section.entries.empty())
                continue;
            auto words = q(section.id.str());
            for (const auto& entry : section.entries)
                words += QStringLiteral(" %1 %2").arg(entry.count).arg(q(entry.card));
            sections << words;
        }
        sections.sort();
        if (const auto from = app::sideboardFrom(listed, checker); from > 0)
            sections << QStringLiteral("sideboard from %1").arg(from);
        return sections.join(QStringLiteral(" | ")) + (listed.unread.empty() ? QString() : QStringLiteral(" | unread"));
    }

    void headingsAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sections");
        const auto row = [](const char* text, const char* sections) { QTest::newRow(text) << q(text) << q(sections); };
        constexpr const char* both = "main 4 Worker | missions 1 Plan";
        row("[Missions]\n1 Plan\n[Units]\n4 Worker\n", both);
        row("Missions\n1 Plan\n\n4 Worker\n", both); // a unit straight after Missions
        row("Missions (1)\n1 Plan\n4 Worker\n", both);
        row("Missions: 1 Plan\nUnits: (4)\n4 Worker\n", both);
        row("1 Plan\nUnits\n4 Worker\n200 CP\n4 cards\n", both);
        row("About\nName Friday\n\nDeck\n1 Plan\n4 Worker\n", both); // a program's deck is all there is
        constexpr const char* aside = "main 4 Worker | sideboard 2 Worker";
        for (const char* heading : {"Sideboard - 2", "**Sideboard**", "Side Deck", "[Side Deck]", "[SB]",
                 "Sideboard: (2)", "== Sideboard ==", "Seitenbrett - 2", "[Sideboard]"})
            row(qPrintable(QStringLiteral("Main\n4 Worker\n%1\n2 Worker\n").arg(q(heading))), aside);
        row("4 Worker\nSB: 2 Worker\n", aside);
        row("Main\n1 Plan\n4 Worker\n", "main 1 Plan 4 Worker"); // who heads the main deck means it
        row("[attic]\n1 Plan\n", "attic 1 Plan");                // nobody's word: told by the check
    }
    void headingsAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, sections);
        QCOMPARE(placed(text), sections);
    }

    void aBlankLineBeforeASideboardIsOffered_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* text, int line) { QTest::newRow(name) << q(text) << line; };
        row("below the deck", "4 Worker\n\n2 Echo (Terrain)\n", 3);
        row("below missions and the deck", "1 Plan\n\n4 Worker\n\n2 Echo (Terrain)\n", 5);
        row("below a heading of the deck", "Deck\n4 Worker\n\n2 Echo (Terrain)\n", 4);
        row("missions and a deck", "1 Plan\n\n4 Worker\n", 0);
        row("larger than the deck", "2 Worker\n\n4 Echo (Terrain)\n", 0);
        row("many blocks", "4 Worker\n\n2 Echo (Terrain)\n\n1 Nobody\n\n1 No one\n", 0);
        row("a sideboard is there", "4 Worker\n\n2 Echo (Terrain)\nSideboard\n1 Worker\n", 0);
        row("one by lines", "4 Worker\n\n2 Echo (Terrain)\nSB: 1 Worker\n", 0);
        row("headings tell", "4 Worker\n\n2 Nobody\nTerrains\n2 Echo (Terrain)\n", 0);
        row("no blank line", "4 Worker\n2 Echo (Terrain)\n", 0);
    }
    void aBlankLineBeforeASideboardIsOffered()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto told = placed(text);
        QVERIFY2(told.contains(QStringLiteral("sideboard from")) == (line > 0), qPrintable(told));
        if (line > 0)
            QVERIFY2(told.endsWith(QStringLiteral("sideboard from %1").arg(line)), qPrintable(told));
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
