#include "importers/registry.h"

#include "importers/card_list.h"
#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "tests/importers/problems.h"
#include "tests/support/card_files.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace registry_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class RegistryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileOfOursSaysItsGame_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("game"); // "-": it says none
        const auto row = [](const char* name, std::string bytes, std::string game) {
            QTest::newRow(name) << std::move(bytes) << std::move(game);
        };
        row("deck", R"({"format":"nexusdeck/1","name":"A","game":"quantum"})", "quantum");
        row("game first", R"({"game":"quantum","format":"nexusdeck-catalogue/1","cards":[]})", "quantum");
        row("below a blank line", "\n\n {\"format\":\"nexusdeck-library/1\",\"game\":\"nexus-ops\"}", "nexus-ops");
        row("none said", R"({"format":"nexusdeck/1","name":"A"})", "-");
        row("not ours", R"({"format":"other/1","game":"quantum"})", "-");
        row("deeper", R"({"format":"nexusdeck/1","decklist":{"game":"quantum"}})", "-");
        row("a number", R"({"format":"nexusdeck/1","game":7})", "-");
        row("a list", R"([{"format":"nexusdeck/1","game":"quantum"}])", "-");
        row("broken behind it", R"({"format":"nexusdeck/1","game":"quantum","cards":[)", "quantum");
        row("text", "4 Bolt", "-");
        row("nothing", "", "-");
    }
    void aFileOfOursSaysItsGame()
    {
        QFETCH(std::string, bytes);
        QFETCH(std::string, game);
        QCOMPARE(statedGame(bytes).value_or("-"), game);
    }

    void severalDecksOfOneFile()
    {
        const auto& game = starterGame();
        const auto two = readDecks("a.txt", "// Deck: A\n2 X\nY\n\n// Deck: B\n3 Y\nZ\n", game);
        QVERIFY(two && two->size() == 2);
        QVERIFY((*two)[0].deck.name == "A" && (*two)[1].deck.name == "B");
        QCOMPARE((*two)[1].deck.copies(SectionId("main")), 3);
        QCOMPARE((*two)[0].unread.front().line, std::size_t{3});
        QCOMPARE((*two)[1].unread.front().line, std::size_t{7}); // in the file
        QCOMPARE((*two)[1].line, std::size_t{5});
        const auto renamed = readDecks("a.txt", "// Deck: A\n// Deck: B\n3 Y\n", game);
        QVERIFY(renamed && renamed->size() == 1 && renamed->front().deck.name == "B");
        const std::string one = R"({"format":"nexusdeck/1","name":"N","sections":{"main":[{"card":"X","count":1}]}})";
        for (const char* file : {"a.json", "a.txt", ""})
            QCOMPARE(readDecks(file, "[" + one + ",\n" + one + "]", game)->size(), std::size_t{2});
        const auto broken = readDecks("a.json", "[" + one + ",\n{\"format\":\"nexusdeck/1\",]", game);
        QVERIFY(!broken);
    }

    void theFormOfADeckIsSeenInItsContentsAndItsName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("form");
        const auto row = [](const char* name, const char* text, DeckForm::Kind form) {
            QTest::addRow("%s: %s", name, text)
                << QString::fromUtf8(name) << QString::fromUtf8(text) << static_cast<int>(form);
        };
        row("wall.nxdeck", "{}", DeckForm::Own);
        row("WALL.NXDECK", "not even JSON", DeckForm::Own);
        row("wall.json", "{}", DeckForm::Own);
        row("", "\n {\"format\":1}", DeckForm::Own);
        row("wall.txt", "\ufeff{}", DeckForm::Own);
        row("wall.csv", "Card,Count\n", DeckForm::Table);
        row("wall.TSV", "Card\tCount\n", DeckForm::Table);
        row("wall.md", "|Card|Count|\n|---|---|\n|A|1|\n", DeckForm::Table);
        row("", "# Deck\n\n|Card|Count|\n|-|-|\n|A|1|\n", DeckForm::Table);
        row("", "Card;Count\nA;1\n", DeckForm::Table);
        row("", "\"Qty\",\"Card\"\n1,A\n", DeckForm::Table);
        row("", "3 Count, the Uncounted\n", DeckForm::Text);
        row("wall.csv", "3 [COR:1] A\n", DeckForm::Text); // no headings: a list, whatever it is called
        row("wall.csv", "\"4\";\"A\"\n\"2\";\"B\"\n", DeckForm::Text);
        row("wall.csv", "A;4\nB;2\n", DeckForm::Text);
        row("wall.tsv", "Main\t\n4\tA\n", DeckForm::Text);
        row("wall.csv", "4,\"A, the first\",COR\n", DeckForm::Text);
        row("wall.csv", "Card,Cost\nA,1\n", DeckForm::Table);
        row("wall.csv", "A,B\n", DeckForm::Table);
        row("wall.txt", "[metadata]\n[Main]\n", DeckForm::Foreign);
        row("wall.txt", "3 Relay Drone\n", DeckForm::Text);
        row("", "[main]\n3 Relay Drone\n", DeckForm::Text);
        row("notes.md", "# Main\n3 Relay Drone\n", DeckForm::Text);
        row("", "", DeckForm::Text);
    }
    void theFormOfADeckIsSeenInItsContentsAndItsName()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QTEST(static_cast<int>(deckForm(name.toStdString(), text.toStdString()).kind), "form");
    }

    void everyFormIsReadThroughTheOneDoor()
    {
        const auto& game = starterGame();
        const auto file = readDecks("a.nxdeck",
            R"({"format":"nexusdeck/1","name":"F","game":"quantum-nexus","sections":{"main":[{"card":"A","count":2}]}})",
            game);
        const auto table = readDecks("a.csv", "Deck,Card,Count\nT,A,2\nU,A,2\n", game);
        const auto text = readDecks("a.txt", "// Deck: X\n2 A\n", game);
        QVERIFY(file && table && text);
        QCOMPARE(file->size(), std::size_t{1});
        QCOMPARE(table->size(), std::size_t{2});
        QCOMPARE(text->size(), std::size_t{1});
        QCOMPARE(file->front().deck.name, std::string("F"));
        QVERIFY(file->front().sectionsGiven);
        QCOMPARE(table->front().deck.name, std::string("T"));
        QCOMPARE(text->front().deck.name, std::string("X"));
        for (const auto* decks : {&*file, &*table, &*text})
            QCOMPARE(decks->front().deck.copies(SectionId("main")), 2);
    }

    void whatIsWrittenIsReadWhateverTheFileIsCalled()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Deck deck = randomDeck(seed, *starterCatalogue());
            std::erase_if(deck.sections, [](const auto& s) { return s.entries.empty(); });
            const auto& game = starterGame();
            const auto asFile = readDecks("pasted", writeDeckJson(deck), game);
            const auto asText = readDecks("", writeDeckText(deck, game), game);
            RC_ASSERT(asFile.has_value() && asFile->front().deck == deck);
            RC_ASSERT(asText.has_value() && asText->front().deck == deck);
        }));
    }

    void aDeckOfAnotherGameIsRefused()
    {
        const auto problems = problemsOf(
            readDecks("a.nxdeck", R"({"format":"nexusdeck/1","game":"chess","sections":{}})", starterGame()));
        QVERIFY(saysAt(problems, "/game", "another game"));
        QCOMPARE(problems[0].value, std::string("chess"));
        QVERIFY(readDecks("a.nxdeck", R"({"format":"nexusdeck/1","sections":{}})", starterGame()));
    }

    void problemsComeThroughTheDoor()
    {
        QVERIFY(says(problemsOf(readDecks("a.nxdeck", "3 Relay Drone", starterGame())), "no JSON"));
        QVERIFY(says(problemsOf(readDecks("a.csv", "Relay Drone,unit", starterGame())), "Card Name and Count"));
        QVERIFY(says(problemsOf(readDecks("a.txt", "", starterGame())), "empty"));
        QVERIFY(says(problemsOf(readDecks("a.txt",
                         std::string("\xff\xfe"
                                     "3\0",
                             4),
                         starterGame())),
            "UTF-16"));
    }

    void cardListsAreReadByTheirContents()
    {
        const auto& game = starterGame();
        const auto cards = syntheticCards(3);
        const auto json = readCards("\xef\xbb\xbf\n" + writeCatalogueJson(cards, {"SYN", "S", {}}, game), game);
        const auto csv = readCards(writeCardCsv(cards, game), game);
        const auto markdown = readCards("[back](index.md) to the list\n\n|Name|Type|\n|---|---|\n|X|Unit|\n", game);
        QVERIFY(json && csv && markdown);
        QCOMPARE(json->cards.size(), std::size_t{3});
        QCOMPARE(csv->cards.size(), std::size_t{3});
        QCOMPARE(markdown->cards.size(), std::size_t{1});
        QCOMPARE(
            readCards("Name\nX\n", game, {.type = "Unit", .set = "ABC"})->cards.at(0).card.set, std::string("ABC"));
        QVERIFY(says(problemsOf(readCards("[]", game)), "is not an object"));
        QVERIFY(says(problemsOf(readCards("[ {\"name\":1} ]", game)), "is not an object"));
        QVERIFY(says(problemsOf(readCards("{", game)), "no JSON"));
    }
};

NEXUS_TEST(RegistryTest, Events);

} // namespace registry_test

#include "registry_test.moc"
