#include "importers/card_list.h"

#include "importers/game_json.h"
#include "importers/tables/table.h"
#include "model/base/random.h"
#include "tests/importers/problems.h"
#include "tests/support/card_files.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace card_table_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class CardTableTest : public QObject {
    Q_OBJECT

private:
    static AttributeIndex at(const char* id) { return *starterGame().find(AttributeId(id)); }
    static ReadResult<CardList> read(const std::string& text, const CardListOptions& options = CardListOptions())
    {
        return readCardTable(text, starterGame(), options);
    }
    // The only card of a table that has to be whole.
    static Card cardOf(const std::string& text, const CardListOptions& options = CardListOptions())
    {
        const auto list = read(text, options);
        if (!list || !list->refused.empty() || list->cards.size() != 1)
            return {.name = "not one card"};
        return list->cards.front().card;
    }

    // Synthetic cards with texts that a CSV file has to take care of.
    static std::vector<Card> nastyCards(std::uint64_t seed)
    {
        Random random(seed, 29);
        auto cards = syntheticCards(5, seed);
        for (auto& card : cards) {
            if (random.below(2))
                card.name = randomName(random.next());
            const char* starts[] = {
                "=1+1", "+1 card", "-1 card", "@home", "'=quoted", "'plain", "\"q\"; z", "a,b\nc", "\tx"};
            card.rules = std::string(starts[random.below(8)]) + randomName(random.next());
            card.flavor = random.below(2) ? randomName(random.next()) + "\n" + randomName(random.next()) : "";
            card.rarity = random.below(2) ? "=rare" : "";
            if (card.type == "Mission")
                card.texts[at("challenge")] = "-x, \"y\"\n" + randomName(random.next());
        }
        return cards;
    }
    // In tables of P26, "Range" is a number.
    static Game gameWithReach()
    {
        auto library = readGameLibrary(starterGame(),
            {{"p26.json", R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"p26","name":"P26",
                "sets":["P26"],"attributes":[{"id":"reach","label":"Range","kind":"integer","headings":["Range"]}],
                "sections":[{"id":"main","label":"Main"}]})"}});
        return library.game;
    }
    static std::vector<Card> cardsIn(const CardList& list)
    {
        std::vector<Card> cards;
        for (const auto& listed : list.cards)
            cards.push_back(listed.card);
        return cards;
    }

private Q_SLOTS:
    void columnsAreFoundByTheHeadingsOfTheGame()
    {
        const auto card = cardOf(
            "| Name | Card Type | Subtype | Duplicates | CP Cost | DP Tech | DP Div | ATK | Defence | Attack Range | "
            "Rule Box | Flavour |\n"
            "|---|:-:|---|---|---|---|---|---|---|---|---|---|\n"
            "| Relay Drone | unit | Drone, Construct | 4 | 2 | 1 | 0 | 0 | 2 | close | Steadfast. | Node. |\n");
        QCOMPARE(card.name, std::string("Relay Drone"));
        QCOMPARE(card.type, std::string("Unit"));
        QCOMPARE(card.subtypes, (std::vector<std::string>{"Drone", "Construct"}));
        QCOMPARE(card.keywords, std::vector<std::string>{"Steadfast"});
        QCOMPARE(card.numbers[at("duplicates")].value(), 4);
        QCOMPARE(card.numbers[at("cp")].value(), 2);
        QCOMPARE(card.numbers[at("technology")].value(), 1);
        QCOMPARE(card.numbers[at("divinity")].value(), 0);
        QCOMPARE(card.numbers[at("magic")].value(), 0); // absent domains are 0
        QCOMPARE(card.numbers[at("attack")].value(), 0);
        QCOMPARE(card.numbers[at("defense")].value(), 2);
        QCOMPARE(card.numbers[at("range")].value(), 0);
        QCOMPARE(card.rules, std::string("Steadfast."));
        QCOMPARE(card.flavor, std::string("Node."));
    }

    void headingsAreFoundWhateverTheirCaseAndSpacing_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("attribute");
        const auto row = [](const char* heading, const char* attribute) {
            QTest::newRow(heading) << QString::fromUtf8(heading) << QString::fromUtf8(attribute);
        };
        row("CP Cost", "cp");
        row("CP Value", "cp");
        row("CP", "cp");
        row(" cp_cost ", "cp");
        row("**cp-COST**", "cp");
        row("DP Tech", "technology");
        row("Technology", "technology");
        row("DP Div", "divinity");
        row("dp\u00a0div", "divinity");
        row("psionics", "psionics");
    }
    void headingsAreFoundWhateverTheirCaseAndSpacing()
    {
        QFETCH(QString, heading);
        QFETCH(QString, attribute);
        const auto card = cardOf("Name,Type," + heading.toStdString() + "\nX,Unit,3\n");
        QCOMPARE(card.numbers[at(attribute.toUtf8().constData())].value_or(-1), 3);
    }

    void separatorsQuotesAndLineEndings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("comma") << QByteArray("Name,Type,CP,Rules\nRelay Drone,Unit,2,One.\n");
        QTest::newRow("semicolon") << QByteArray("Name;Type;CP;Rules\nRelay Drone;Unit;2;One.\n");
        QTest::newRow("tab") << QByteArray("Name\tType\tCP\tRules\nRelay Drone\tUnit\t2\tOne.\n");
        QTest::newRow("sep=; line") << QByteArray("sep=;\nName;Type;CP;Rules\nRelay Drone;Unit;2;One.\n");
        QTest::newRow("sep=, line") << QByteArray("sep=,\r\nName,Type,CP,Rules\r\nRelay Drone,Unit,2,One.\r\n");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfName,Type,CP,Rules\nRelay Drone,Unit,2,One.\n");
        QTest::newRow("CRLF") << QByteArray("Name,Type,CP,Rules\r\nRelay Drone,Unit,2,One.\r\n");
        QTest::newRow("CR") << QByteArray("Name,Type,CP,Rules\rRelay Drone,Unit,2,One.\r");
        QTest::newRow("no line end") << QByteArray("Name,Type,CP,Rules\nRelay Drone,Unit,2,One.");
        QTest::newRow("quoted") << QByteArray(
            "\"Name\",\"Type\",\"CP\",\"Rules\"\n\"Relay Drone\",\"Unit\",\"2\",\"One.\"\n");
        QTest::newRow("blank lines") << QByteArray("\n\nName,Type,CP,Rules\n\n  \nRelay Drone,Unit,2,One.\n,,,\n\n");
        QTest::newRow("Markdown") << QByteArray(
            "# Cards\n\nSome words.\n\n|Name|Type|CP|Rules|\n|-|-|-|-|\n|**Relay Drone**|Unit|2|One.|\n\nThe end.");
        QTest::newRow("Markdown CRLF") << QByteArray(
            "|Name|Type|CP|Rules|\r\n|---|---|---|---|\r\n|Relay Drone|Unit|2|One.|\r\n");
        QTest::newRow("Markdown without frame")
            << QByteArray("Name | Type | CP | Rules\n--- | --- | --- | ---\nRelay Drone | Unit | 2 | One.\n");
    }
    void separatorsQuotesAndLineEndings()
    {
        QFETCH(QByteArray, text);
        const auto card = cardOf(text.toStdString());
        QCOMPARE(card.name, std::string("Relay Drone"));
        QCOMPARE(card.type, std::string("Unit"));
        QCOMPARE(card.numbers[at("cp")].value_or(-1), 2);
        QCOMPARE(card.rules, std::string("One."));
    }

    void quotedCellsHoldSeparatorsQuotesAndLineBreaks()
    {
        for (const char* ending : {"\n", "\r\n", "\r"}) {
            const std::string e = ending;
            const auto list = read(
                "Name,Type,Rules" + e + "\"Drone, \"\"Relay\"\"\",Unit,\"one," + e + "two\"" + e + "B,Unit,x" + e);
            QVERIFY(list);
            QVERIFY(list->refused.empty());
            QCOMPARE(list->cards[0].card.name, std::string("Drone, \"Relay\""));
            QCOMPARE(list->cards[0].card.rules, std::string("one,\ntwo"));
            QCOMPARE(list->cards[0].line, std::size_t{2});
            QCOMPARE(list->cards[1].line, std::size_t{4});
        }
    }

    void boldBreaksAndEscapesOfMarkdownAreTakenOff()
    {
        const auto card = cardOf(
            "| Name | Type | Rules | Flavor |\n|---|---|---|---|\n"
            "| **Relay** Drone | **Unit** | **Active:** draw.<br>Then\\|or<br/>never \\*. | a<BR>b<br />c \\\\ |\n");
        QCOMPARE(card.name, std::string("Relay Drone"));
        QCOMPARE(card.type, std::string("Unit"));
        QCOMPARE(card.rules, std::string("Active: draw.\nThen|or\nnever *."));
        QCOMPARE(card.flavor, std::string("a\nb\nc \\"));
    }

    void absentValuesAreAbsentNotZero_data()
    {
        QTest::addColumn<QString>("cell");
        for (const char* cell : {"N/A", "n/a", "NA", "-", "\u2014", "", " "})
            QTest::newRow(cell) << QString::fromUtf8(cell);
    }
    void absentValuesAreAbsentNotZero()
    {
        QFETCH(QString, cell);
        const std::string c = cell.toStdString();
        const auto card = cardOf("| Name | Type | Subtype | Attack | Range | Rules | Challenge | Magic | Rarity "
                                 "|\n|-|-|-|-|-|-|-|-|-|\n| X | Unit |" +
                                 c + "|" + c + "|" + c + "|" + c + "|" + c + "|" + c + "|" + c + "|\n");
        QCOMPARE(card.name, std::string("X"));
        QVERIFY(card.subtypes.empty());
        QVERIFY(!card.numbers[at("attack")]);
        QVERIFY(!card.numbers[at("range")]);
        QVERIFY(card.rules.empty());
        QVERIFY(card.rarity.empty());
        QVERIFY(!card.texts.contains(at("challenge")));
        QCOMPARE(card.numbers[at("magic")].value_or(-1), 0);
    }

    void textsThatStandForNoRulesAreNoRules()
    {
        QVERIFY(cardOf("Name,Type,Rules\nX,Unit,(This card has no rule box text.)\n").rules.empty());
    }

    void subtypesThatAreAbsentAreLeftOut()
    {
        QCOMPARE(cardOf("Name,Type,Subtype\nX,Unit,\"N/A, Drone,, -\"\n").subtypes, std::vector<std::string>{"Drone"});
    }

    void aCardMayBeCalledNA() { QCOMPARE(cardOf("Name,Type\nN/A,Unit\n").name, std::string("N/A")); }

    void theTypeComesFromTheOptionWhereTheTableHasNone()
    {
        QCOMPARE(cardOf("Name,CP\nX,2\n", {.type = "mission"}).type, std::string("Mission"));
        QCOMPARE(cardOf("Name,Type,CP\nX,,2\n", {.type = "Event"}).type, std::string("Event"));
        QCOMPARE(cardOf("Name,Type,CP\nX,Unit,2\n", {.type = "Event"}).type, std::string("Unit"));
    }

    void aTableWithoutTypesIsRefusedAndSaysWhatToDo()
    {
        const auto problems = problemsOf(read("\nName,CP\nX,2\n"));
        QVERIFY(saysInLine(problems, 2, "--type"));
    }

    void missionsAreRecognisedByTheirColumns()
    {
        QCOMPARE(cardOf("Name,CP,Challenge\nX,2,Win.\n").type, std::string("Mission"));
        QCOMPARE(cardOf("Name,CP,passive ability\nX,2,Draw.\n").type, std::string("Mission"));
        QCOMPARE(cardOf("Name,CP,Challenge\nX,2,Win.\n", {.type = "Event"}).type, std::string("Event"));
        QVERIFY(!read("Name,CP,One-Time Ability\nX,2,Draw.\n"));
    }

    void theSetOptionIsTheSetOfAllCards()
    {
        const auto list = read("Name,Type,Set\nX,Unit,COR\nY,Unit,\n", {.set = "p26"});
        QCOMPARE(list->cards[0].card.set, std::string("P26"));
        QCOMPARE(list->cards[1].card.set, std::string("P26"));
        QCOMPARE(list->set->code, std::string("P26"));
        QCOMPARE(cardOf("Name,Type,Set\nX,Unit,cor\n").set, std::string("COR"));
    }

    void unknownColumnsAreKeptAndNamed()
    {
        const auto list = read("Name,Type,Artist,Price\nX,Unit,Ada,\"1\n2\"\nY,Unit,N/A,\n");
        QVERIFY(list);
        QCOMPARE(list->cards[0].card.extras, std::string("Artist: Ada\nPrice: 1 2"));
        QVERIFY(list->cards[1].card.extras.empty());
        QCOMPARE(list->notes.size(), std::size_t{2});
        QVERIFY(list->notes[0].find("\"Artist\"") != std::string::npos);
        QVERIFY(list->notes[0].find("line 1") != std::string::npos);
        const auto renamed = read("Name,Type,Formerly\nX,Unit,Y\n"); // which is understood
        QVERIFY(renamed && renamed->notes.empty());
        QCOMPARE(renamed->cards[0].card.extras, std::string("Formerly: Y"));
    }

    void twoColumnsOfOneMeaningAreRefused()
    {
        const auto problems = problemsOf(read("Name,Type,CP,Cost\nX,Unit,2,3\n"));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].heading, std::string("Cost"));
        QVERIFY(saysInLine(problems, 1, "\"CP\""));
        QVERIFY(says(problemsOf(read("Name,Card Name,Type\nX,Y,Unit\n")), "means the same"));
    }

    void twinsAreRefusedWithBothPlaces()
    {
        const auto list = read("Name,Type,Number\nX,Unit,1\nY,Unit,1\nx,unit,1\nX,Terrain,1\nX,Unit,2\n");
        QVERIFY(list);
        QCOMPARE(list->refused.size(), std::size_t{1});
        QVERIFY(saysInLine(list->refused, 4, "in line 2"));
    }

    void refusedRowsHaveLineHeadingAndValue_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* heading, const char* cell, const char* reason) {
            QTest::addRow("%s %s", heading, cell)
                << QString::fromUtf8(heading) << QString::fromUtf8(cell) << QString::fromUtf8(reason);
        };
        row("CP Cost", "two", "is not a whole number");
        row("CP Cost", "1.5", "is not a whole number");
        row("CP Cost", "1e3", "is not a whole number");
        row("CP Cost", "2 CP", "is not a whole number");
        row("CP Cost", "0x10", "is not a whole number");
        row("CP Cost", "+-1", "is not a whole number");
        row("CP Cost", "10000", "is out of range");
        row("CP Cost", "-10000", "is out of range");
        row("CP Cost", "1000000000", "is out of range");
        row("CP Cost", "9223372036854775808", "is out of range");
        row("CP Cost", "99999999999999999999999999", "is out of range");
        row("DP Tech", "-1", "is out of range");
        row("Range", "Nearby", "is not one of Close, Mid, Far");
        row("Rule Box", "a\u202eb", "turns the reading direction");
        row("Card Type", "", "is missing");
        row("Card Type", "-", "is missing");
        row("Rarity", "a\x01", "control character");
    }
    void refusedRowsHaveLineHeadingAndValue()
    {
        QFETCH(QString, heading);
        QFETCH(QString, cell);
        QFETCH(QString, reason);
        const bool type = heading == QStringLiteral("Card Type");
        const auto list = read("Name," + std::string(type ? "" : "Type,") + heading.toStdString() + "\n\nRelay Drone," +
                               (type ? "" : "Unit,") + cell.toStdString() + "\n");
        QVERIFY(list);
        QCOMPARE(list->cards.size(), std::size_t{0});
        QCOMPARE(list->refused.size(), std::size_t{1});
        const auto& problem = list->refused[0];
        QVERIFY2(problem.reason.find(reason.toStdString()) != std::string::npos, problem.reason.c_str());
        QCOMPARE(problem.line, std::size_t{3});
        QCOMPARE(QString::fromStdString(problem.heading), heading);
        QCOMPARE(problem.card, std::string("Relay Drone"));
        if (!type && cell[0].isPrint() && cell != QStringLiteral("a\u202eb") && cell != QStringLiteral("a\x01"))
            QCOMPARE(QString::fromStdString(problem.value), cell);
    }

    // A number that is said when the card is played is none of the list; the list is read, and says so.
    void anOpenCostIsNoNumber()
    {
        const auto list = read("Name,Type,CP Cost,Attack\nSurge,Event,X,N/A\nGrunt,Unit,2,x\n");
        QVERIFY(list && list->refused.empty());
        QCOMPARE(list->cards.size(), std::size_t{2});
        QVERIFY(!list->cards[0].card.numbers[at("cp")] && !list->cards[1].card.numbers[at("attack")]);
        QCOMPARE(list->notes.size(), std::size_t{2});
        QVERIFY(list->notes[0].starts_with("line 2: Surge: CP Cost is “X”"));
        QCOMPARE(read("Name,Type,DP Tech\nSurge,Event,X\n")->refused.size(), std::size_t{1});
    }

    void aNameThatIsMissingIsRefused()
    {
        const auto list = read("Name,Type\n\u00a0,Unit\n,Unit\n");
        QCOMPARE(list->refused.size(), std::size_t{2});
        QVERIFY(saysInLine(list->refused, 2, "is missing"));
        QCOMPARE(list->refused[0].heading, std::string("Name"));
    }

    void rowsOfAnotherWidthAreRefusedWithTheirLine()
    {
        const auto list = read("Name,Type,CP\nX,Unit\nY,Unit,2,3\nZ,Unit,4\n");
        QCOMPARE(list->cards.size(), std::size_t{1});
        QVERIFY(saysInLine(list->refused, 2, "2 cells, the headings are 3"));
        QVERIFY(saysInLine(list->refused, 3, "4 cells, the headings are 3"));
        const auto markdown = read("|Name|Type|\n|-|-|\n|X|Unit|3|\n");
        QVERIFY(saysInLine(markdown->refused, 3, "3 cells"));
    }

    void signedAndPlusNumbersAreNumbers()
    {
        QCOMPARE(cardOf("Name,Type,Attack\nX,Unit,-3\n").numbers[at("attack")].value(), -3);
        QCOMPARE(cardOf("Name,Type,Attack\nX,Unit,+3\n").numbers[at("attack")].value(), 3);
        QCOMPARE(cardOf("Name,Type,Attack\nX,Unit,'+3\n").numbers[at("attack")].value(), 3);
        QCOMPARE(cardOf("Name,Type,Attack\nX,Unit,9999\n").numbers[at("attack")].value(), 9999);
    }

    void keywordsOfAColumnStandBeforeThoseOfTheRules()
    {
        QCOMPARE(cardOf("Name,Type,Keywords,Rules\nX,Unit,\"Taunt, Adapt (2)\",Steadfast.\n").keywords,
            (std::vector<std::string>{"Taunt", "Adapt (2)"}));
    }

    void aDomainTotalThatDiffersIsANote()
    {
        const auto list = read("Name,Type,Magic,Biology,Total DP\nX,Unit,1,2,3\nY,Unit,1,2,4\n");
        QVERIFY(list->refused.empty());
        QCOMPARE(list->notes.size(), std::size_t{1});
        QVERIFY(list->notes[0].find("line 3") != std::string::npos);
        QVERIFY(list->notes[0].find("says 4") != std::string::npos);
    }

    void severalTablesOfOneFileAreReadAndOthersPassedOver()
    {
        const auto list = read("|Word|Meaning|\n|-|-|\n|a|b|\n\n|Name|Type|\n|-|-|\n|X|Unit|\n\n|Name|CP|Challenge|\n|-"
                               "|-|-|\n|M|3|Win.|\n");
        QCOMPARE(list->cards.size(), std::size_t{2});
        QCOMPARE(list->cards[1].card.type, std::string("Mission"));
        QCOMPARE(list->cards[1].line, std::size_t{11});
        QCOMPARE(list->notes.size(), std::size_t{1});
        QVERIFY(list->notes[0].starts_with("line 1"));
    }

    void whatIsNoCardTableIsRefused()
    {
        QVERIFY(says(problemsOf(read("Title,Type\nX,Unit\n")), "expected headings with a column Name"));
        QVERIFY(says(problemsOf(read("just words\n")), "expected headings"));
        QVERIFY(says(problemsOf(read("# Heading\n\n| a\n")), "expected headings"));
    }

    void brokenQuotesAreRefusedWithTheirLine()
    {
        QVERIFY(saysInLine(problemsOf(read("Name,Type\nX,Unit\n\"Y,Unit\nZ,Unit\n")), 3, "never closed"));
        QVERIFY(saysInLine(problemsOf(read("Name,Type\nX,Unit\nY \"z\",Unit\n")), 3, "inside of a field"));
    }

    void tooManyRefusedRowsEndTheReading()
    {
        std::string text = "Name,Type,CP\n";
        for (int i = 0; i < 20'000; ++i)
            text += "X,Unit,?\n";
        const auto problems = problemsOf(read(text));
        QCOMPARE(problems.size(), std::size_t{10'001});
        QVERIFY(says(problems, "more than 10,000 cards are refused"));
    }

    void csvThatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto cards = nastyCards(seed);
            const std::string csv = writeCardCsv(cards, starterGame());
            const auto list = readCardTable(csv, starterGame());
            RC_LOG() << csv;
            RC_ASSERT(list.has_value());
            RC_ASSERT(list->refused.empty());
            RC_ASSERT(cardsIn(*list) == cards);
        }));
    }

    void csvOfAGameWithOtherHeadingsIsReadBackByIt()
    {
        Game game = starterGame();
        game.headings.name = {"Kartenname"};
        game.headings.rules = {"Regeltext"};
        const auto cards = syntheticCards(3, 5);
        const auto list = readCardTable(writeCardCsv(cards, game), game);
        QVERIFY(list);
        QVERIFY(cardsIn(*list) == cards);
    }

    void cellsASpreadsheetWouldRunAreDefused()
    {
        Card card = syntheticCards(1)[0];
        card.rules = "=HYPERLINK(\"http://x\")";
        card.flavor = "@SUM(A1)";
        card.rarity = "+1";
        card.number = "-1";
        const std::string csv = writeCardCsv({card}, starterGame());
        QVERIFY(csv.find("\"'=HYPERLINK(\"\"http://x\"\")\"") != std::string::npos);
        QVERIFY(csv.find(",'@SUM(A1),") != std::string::npos);
        QVERIFY(csv.find(",'+1") != std::string::npos);
        QVERIFY(csv.find(",'-1,") != std::string::npos);
        QVERIFY(cardOf(csv) == card);
    }

    void aRulesetOfSetsOwnsItsHeadingsThere()
    {
        const Game game = gameWithReach();
        const auto reach = *game.find(AttributeId("reach"));
        const std::string text = "Name,Card Type,Range\nNear,Unit,1\nFar,Unit,3\n";
        const auto list = readCardTable(text, game, {.type = {}, .set = "p26"});
        QVERIFY(list && list->refused.empty() && list->notes.empty());
        QCOMPARE(list->cards[1].card.numbers[reach], std::optional(3));
        QVERIFY(!list->cards[1].card.numbers[at("range")]);
        QVERIFY(list->given.attributes[reach]);
        QVERIFY(list->given.attributes[at("range")]); // a card of the set has no range any more
        // Elsewhere the heading means what the game says.
        QCOMPARE(readCardTable(text, game)->refused.size(), std::size_t{2});
        QCOMPARE(readCardTable(text, game, {.type = {}, .set = "COR"})->refused.size(), std::size_t{2});
        const auto elsewhere = readCardTable("Name,Card Type,Reach\nNear,Unit,long\n", game);
        QVERIFY(elsewhere && elsewhere->refused.empty());
        QCOMPARE(elsewhere->cards[0].card.extras, std::string("Reach: long"));
        QVERIFY(elsewhere->given.attributes[reach]); // and is no number there
        QCOMPARE(readCardTable("Name,Card Type,Reach\nNear,Unit,2\n", game, {.type = {}, .set = "P26"})
                     ->cards[0]
                     .card.numbers[reach],
            std::optional(2));
    }

    void aRowIsReadAsItsSetHasIt()
    {
        const Game game = gameWithReach();
        const auto list = readCardTable(
            "Name,Type,Set,Range\nA,Unit,P26,2\nB,Unit,COR,Far\nC,Unit,,Mid\nD,Unit,P26,Far\n", game);
        QVERIFY(list);
        QCOMPARE(list->cards.size(), std::size_t{3});
        QCOMPARE(list->cards[0].card.numbers[*game.find(AttributeId("reach"))], std::optional(2));
        QCOMPARE(list->cards[1].card.numbers[at("range")], std::optional(2));
        QCOMPARE(list->cards[2].card.numbers[at("range")], std::optional(1));
        QCOMPARE(list->refused.size(), std::size_t{1});
        QCOMPARE(list->refused[0].heading, std::string("Range"));
        QCOMPARE(list->refused[0].line, std::size_t{5});
        // Two columns of one meaning are refused in the set whose meaning it is, and only there.
        QVERIFY(!readCardTable("Name,Type,Range,Reach\nA,Unit,1,2\n", game, {.type = {}, .set = "P26"}));
        QVERIFY(readCardTable("Name,Type,Range,Reach\nA,Unit,Far,2\n", game));
    }

    void theRealCardListsAreReadWhole()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const auto cards = read(fileBytes(*shared / "data/quantum-nexus/PlayCards.md"));
        QVERIFY(cards);
        QCOMPARE(cards->cards.size(), std::size_t{210});
        QVERIFY(cards->refused.empty());
        const auto missions = read(fileBytes(*shared / "data/quantum-nexus/MissionCards.md"));
        QVERIFY(missions);
        QCOMPARE(missions->cards.size(), std::size_t{24});
        QVERIFY(missions->refused.empty());
        for (const auto& listed : missions->cards)
            QCOMPARE(listed.card.type, std::string("Mission"));
    }
};

NEXUS_TEST(CardTableTest, Events);

} // namespace card_table_test

#include "card_table_test.moc"
