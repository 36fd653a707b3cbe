#include "importers/collection_file.h"

#include "tests/importers/problems.h"
#include "tests/support/random_stacks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace collection_csv_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class CollectionCsvTest : public QObject {
    Q_OBJECT

private:
    static CollectionFile fileOf(const std::string& text, StackList list = StackList::Owned)
    {
        auto file = readCollectionTable(text, {.list = list});
        if (!file)
            return {.problems = file.error()};
        return *file;
    }
    static Stack stackOf(const std::string& text)
    {
        const auto file = fileOf(text);
        if (file.lines.size() != 1 || !file.problems.empty())
            return {.name = "not one line"};
        return *file.lines[0].stack;
    }
    static std::vector<Stack> stacksIn(const CollectionFile& file)
    {
        std::vector<Stack> stacks;
        for (const auto& line : file.lines)
            stacks.push_back(*line.stack);
        return stacks;
    }
    static void compare(const CollectionFile& file, CollectionForm form, const std::vector<Stack>& stacks)
    {
        QCOMPARE(collectionFormName(file.form), collectionFormName(form));
        QVERIFY2(file.problems.empty(), file.problems.empty() ? "" : file.problems[0].reason.c_str());
        QCOMPARE(file.lines.size(), stacks.size());
        for (std::size_t i = 0; i < stacks.size(); ++i)
            QVERIFY2(*file.lines[i].stack == stacks[i], writeCollectionCsv(stacksIn(file)).c_str());
    }

private Q_SLOTS:
    void aCollectionIsKnownByItsHeadings()
    {
        for (const char* text :
            {"Count,Tradelist Count,Name,Edition\n", "Name;Quantity;Condition\n", "Folder Name,Quantity,Card Name\n",
                "Card Name;Have;Want\n", "Quantity\tName\tLanguage\n", "{\"format\":1,\"stacks\":[]}"})
            QVERIFY2(isCollection(contentsOf(text)), text);
        for (const char* text : {"", "3 Relay Drone\n", "Card,Count\n", "Condition\n", "Name,Type,CP\n",
                 "{\"cards\":[]}", "| Name | Condition |\n|-|-|\n"})
            QVERIFY2(!isCollection(contentsOf(text)), text);
    }

    // What is there and what is looked for, in two columns.
    void haveAndWant()
    {
        const auto file = fileOf("Card Name;Have;Want;Condition\nBolt Mice;3;1;played\nAegis Tender;0;2;\nElan;0;0;\n");
        QVERIFY(file.problems.empty());
        QCOMPARE(file.withoutCopies, std::size_t{1});
        QCOMPARE(file.lines.size(), std::size_t{3});
        QCOMPARE(file.lines[0].stack->quantity, 3);
        QVERIFY(file.lines[0].stack->condition == Condition::Played);
        const auto& want = *file.lines[1].stack;
        QVERIFY(want.list == StackList::Wanted && want.condition == Condition::NearMint);
        QCOMPARE(want.quantity, 1);
        QCOMPARE(file.lines[2].stack->quantity, 2);
        QVERIFY(file.lines[2].stack->list == StackList::Wanted);
    }

    void moxfield()
    {
        const auto file = fileOf(
            "\"Count\",\"Tradelist Count\",\"Name\",\"Edition\",\"Condition\",\"Language\",\"Foil\",\"Tags\",\"Last "
            "Modified\",\"Collector Number\",\"Alter\",\"Proxy\",\"Purchase Price\"\n"
            "\"3\",\"1\",\"Causeway Docker\",\"cor\",\"Near Mint\",\"English\",\"\",\"dock, harbour\",\"2025-08-01 "
            "10:11:12.130000\",\"242\",\"False\",\"False\",\"\"\n"
            "\"1\",\"0\",\"Seraph Dray, the Last Mile\",\"cor\",\"Lightly "
            "Played\",\"German\",\"foil\",\"\",\"2025-08-01 10:11:12.130000\",\"\",\"True\",\"True\",\"1.25\"\n");
        compare(file, CollectionForm::Moxfield,
            {{.name = "Causeway Docker",
                 .set = "cor",
                 .number = "242",
                 .quantity = 3,
                 .forTrade = 1,
                 .language = "en",
                 .tags = {"dock", "harbour"}},
                {.name = "Seraph Dray, the Last Mile",
                    .set = "cor",
                    .condition = Condition::Excellent,
                    .language = "de",
                    .finish = "foil",
                    .paid = 125,
                    .tags = {"altered", "proxy"}}});
        QCOMPARE(file.unknownColumns, std::vector<std::string>{"Last Modified"});
        QCOMPARE(file.lines[1].line, std::size_t{3});
    }

    void deckbox()
    {
        const auto file = fileOf(
            "Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist "
            "Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,Tags,My Price\n"
            "2,0,Reading Lamp,Core,COR,61,Good (Lightly Played),Japanese,foil,signed,,,,promo,,4711,Prerelease,,$0.35\n"
            "1,1,Reading Lamp,Core,,61,Heavily Played,,,,,,,,,4711,,,\n");
        compare(file, CollectionForm::Deckbox,
            {{.name = "Reading Lamp",
                 .set = "COR",
                 .number = "61",
                 .quantity = 2,
                 .condition = Condition::Excellent,
                 .language = "ja",
                 .finish = "foil",
                 .value = 35,
                 .tags = {"signed", "promo"},
                 .notes = "Prerelease"},
                {.name = "Reading Lamp", .set = "Core", .number = "61", .forTrade = 1, .condition = Condition::Poor}});
        QCOMPARE(file.unknownColumns, std::vector<std::string>{"Printing Id"});
    }

    void wishListsAreWanted()
    {
        const auto file = fileOf("Count,Name,Edition,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered "
                                 "Art\n4,Reading Lamp,,,,,,,,\n",
            StackList::Wanted);
        compare(file, CollectionForm::Deckbox, {{.list = StackList::Wanted, .name = "Reading Lamp", .quantity = 4}});
    }

    void manaBox()
    {
        const auto file = fileOf(
            "Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall "
            "ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency\n"
            "Blue binder,binder,Reading "
            "Lamp,COR,Core,61,normal,common,4,80712,f7cf-1,0.25,false,false,near_mint,en,EUR\n"
            "To buy,list,Causeway Docker,COR,Core,242,etched,common,1,80713,f7cf-2,,true,false,light_played,ja,USD\n");
        compare(file, CollectionForm::ManaBox,
            {{.name = "Reading Lamp",
                 .set = "COR",
                 .number = "61",
                 .quantity = 4,
                 .language = "en",
                 .place = "Blue binder",
                 .paid = 25},
                {.list = StackList::Wanted,
                    .name = "Causeway Docker",
                    .set = "COR",
                    .number = "242",
                    .condition = Condition::Excellent,
                    .language = "ja",
                    .finish = "etched",
                    .place = "To buy",
                    .tags = {"misprint"}}});
        QCOMPARE(file.unknownColumns, (std::vector<std::string>{"Rarity", "ManaBox ID", "Scryfall ID"}));
        QCOMPARE(file.notes.size(), std::size_t{1});
        QVERIFY(saysInLine(file.notes, 1, "several currencies"));
        QCOMPARE(file.notes[0].value, std::string("EUR, USD"));
    }

    void archidekt()
    {
        const auto file = fileOf("Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition "
                                 "Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number\n"
                                 "2,Causeway Docker,Normal,NM,2024-11-30,EN,,,Core,cor,0,f7cf,242\n"
                                 "1,Causeway Docker,Foil,MP,2024-11-30,EN,2,\"harbour,loud\",Core,,0,f7cf,242\n");
        compare(file, CollectionForm::Archidekt,
            {{.name = "Causeway Docker",
                 .set = "cor",
                 .number = "242",
                 .quantity = 2,
                 .language = "en",
                 .acquired = "2024-11-30"},
                {.name = "Causeway Docker",
                    .set = "Core",
                    .number = "242",
                    .condition = Condition::Played,
                    .language = "en",
                    .finish = "foil",
                    .acquired = "2024-11-30",
                    .paid = 200,
                    .tags = {"harbour", "loud"}}});
    }

    void dragonShieldWithASeparatorLine()
    {
        const auto file = fileOf(
            "\"sep=,\"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card "
            "Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET\r\n"
            "Box 1,2,1,Reading Lamp,COR,Core,61,NearMint,Normal,English,0.10,2025-01-02,0.05,0.09,0.12\r\n");
        const auto plain = fileOf(
            "sep=,\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card "
            "Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET\r\n"
            "Box 1,2,1,Reading Lamp,COR,Core,61,NearMint,Normal,English,0.10,2025-01-02,0.05,0.09,0.12\r\n"
            "Box 1,1,0,Reading Lamp,COR,Core,61,LightPlayed,Foil,English,0.10,1/2/2025,,,\r\n");
        const Stack first{.name = "Reading Lamp",
            .set = "COR",
            .number = "61",
            .quantity = 2,
            .forTrade = 1,
            .language = "en",
            .place = "Box 1",
            .acquired = "2025-01-02",
            .paid = 10,
            .value = 12};
        compare(file, CollectionForm::DragonShield, {first});
        compare(plain, CollectionForm::DragonShield,
            {first, {.name = "Reading Lamp",
                        .set = "COR",
                        .number = "61",
                        .condition = Condition::Excellent,
                        .language = "en",
                        .finish = "foil",
                        .place = "Box 1",
                        .paid = 10}});
        QCOMPARE(plain.unknownColumns, (std::vector<std::string>{"LOW", "MID"}));
        QCOMPARE(plain.lines[0].line, std::size_t{3});
        QVERIFY(saysInLine(plain.notes, 4, "is no day")); // the second of January or the first of February
        QCOMPARE(plain.notes[0].value, std::string("1/2/2025"));
    }

    void delverLens()
    {
        const auto file = fileOf("QuantityX;Name;Edition code;Edition;Collector's number;Foil;Condition;Language;List "
                                 "name;Price;Scryfall ID\n"
                                 "3x;Causeway Docker;COR;Core;242;;Near Mint;English;Shoebox;0,40;\n"
                                 "1x;Reading Lamp;;Core;61;Foil;Slightly Played;Italian;Shoebox;1.250,5;\n");
        compare(file, CollectionForm::DelverLens,
            {{.name = "Causeway Docker",
                 .set = "COR",
                 .number = "242",
                 .quantity = 3,
                 .language = "en",
                 .place = "Shoebox",
                 .value = 40},
                {.name = "Reading Lamp",
                    .set = "Core",
                    .number = "61",
                    .condition = Condition::Excellent,
                    .language = "it",
                    .finish = "foil",
                    .place = "Shoebox",
                    .value = 125050}});
        QVERIFY(file.unknownColumns.empty()); // nothing stands below "Scryfall ID"
    }

    void anyTableWithNames()
    {
        compare(fileOf("name\nReading Lamp\n"), CollectionForm::Other, {{.name = "Reading Lamp"}});
        compare(fileOf("Qty\tCard\tOwner\n2\tReading Lamp\tAda\n"), CollectionForm::Other,
            {{.name = "Reading Lamp", .quantity = 2}});
        QCOMPARE(fileOf("Qty\tCard\tOwner\n2\tReading Lamp\tAda\n").unknownColumns, std::vector<std::string>{"Owner"});
        compare(fileOf(" c_ard-NAME ,  COUNT\nReading Lamp,2\n"), CollectionForm::Other,
            {{.name = "Reading Lamp", .quantity = 2}});
        compare(fileOf("Name,List,Acquired\nReading Lamp,Wants,9.3.2025\n"), CollectionForm::Other,
            {{.list = StackList::Wanted, .name = "Reading Lamp", .acquired = "2025-03-09"}});
        QCOMPARE(fileOf("Name,Card\nReading Lamp,Causeway Docker\n").unknownColumns,
            std::vector<std::string>{"Card"}); // the first one counts
        QVERIFY(fileOf("Name,Quantity\n").lines.empty());
    }

    void byteOrderMarksAndLineEndings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfName,Count\nReading Lamp,2\n");
        QTest::newRow("CRLF") << QByteArray("Name,Count\r\nReading Lamp,2\r\n");
        QTest::newRow("CR") << QByteArray("Name,Count\rReading Lamp,2\r");
        QTest::newRow("no line end") << QByteArray("Name,Count\nReading Lamp,2");
        QTest::newRow("blank lines") << QByteArray("\n\nName,Count\n\n,\nReading Lamp,2\n\n");
        QTest::newRow("sep=;") << QByteArray("sep=;\nName;Count\nReading Lamp;2\n");
    }
    void byteOrderMarksAndLineEndings()
    {
        QFETCH(QByteArray, text);
        const auto file = fileOf(text.toStdString());
        compare(file, CollectionForm::Other, {{.name = "Reading Lamp", .quantity = 2}});
        QVERIFY(givenText(file, file.lines[0]).starts_with("Reading Lamp"));
        QVERIFY(givenText(file, file.lines[0]).size() == std::string("Reading Lamp,2").size());
    }

    void linesAreGivenAsTheyStood()
    {
        const auto file = fileOf("Name,Count,Notes\n\"Reading, Lamp\",2,\"one\ntwo\"\nA,x,\nB,1\nC,1,\n" +
                                 std::string(200, 'D') + ",1," + std::string(400, 'n') + "\n");
        QCOMPARE(file.lines.size(), std::size_t{3});
        QCOMPARE(givenText(file, file.lines[0]), std::string("\"Reading, Lamp\",2,\"one\ntwo\""));
        QCOMPARE(file.lines[0].stack->notes, std::string("one\ntwo"));
        QCOMPARE(file.lines[1].line, std::size_t{6});
        QCOMPARE(givenText(file, file.lines[1]), std::string("C,1,"));
        QCOMPARE(givenText(file, file.lines[2]).size(), std::size_t{303});
    }

    void everyConditionOfOtherProgramsIsKnown_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("condition");
        const auto rows = [](Condition condition, std::initializer_list<const char*> words) {
            for (const char* word : words)
                QTest::newRow(word) << QString::fromUtf8(word) << static_cast<int>(condition);
        };
        rows(Condition::Mint, {"M", "Mint", "mint"});
        rows(Condition::NearMint, {"", "NM", "Near Mint", "near_mint", "NearMint", "NM/M", "Near Mint/Mint"});
        rows(Condition::Excellent, {"EX", "Excellent", "LP", "light_played", "LightPlayed", "Lightly Played",
                                       "Good (Lightly Played)", "SP", "Slightly Played"});
        rows(Condition::Good, {"GD", "Good"});
        rows(Condition::Played, {"PL", "Played", "MP", "Moderately Played"});
        rows(Condition::Poor, {"PO", "Poor", "HP", "Heavily Played"});
        rows(Condition::Damaged, {"DM", "Damaged", "DMG", "D"});
    }
    void everyConditionOfOtherProgramsIsKnown()
    {
        QFETCH(QString, word);
        QFETCH(int, condition);
        const auto stack = stackOf("Name,Condition\nReading Lamp," + word.toStdString() + "\n");
        QCOMPARE(stack.name, std::string("Reading Lamp"));
        QCOMPARE(static_cast<int>(stack.condition), condition);
    }

    void amountsAreReadWithPointOrComma_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<qlonglong>("amount");
        const auto row = [](const char* cell, qlonglong amount) {
            QTest::newRow(cell) << QString::fromUtf8(cell) << amount;
        };
        row("12.50", 1250);
        row("\"12,50\"", 1250);
        row("\"12,50 €\"", 1250);
        row("$3", 300);
        row("0", 0);
        row("\"1,250.00\"", 125000);
        row("CHF 1'250.05", 125005);
        row("", -1);
        row("-", -1);
        row("N/A", -1);
    }
    void amountsAreReadWithPointOrComma()
    {
        QFETCH(QString, cell);
        QFETCH(qlonglong, amount);
        QCOMPARE(
            stackOf("Name,Price\nReading Lamp," + cell.toStdString() + "\n").value.value_or(-1), std::int64_t{amount});
    }

    void faultyLinesAreLeftOutAndNamed_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* heading, const QByteArray& cell, const char* reason) {
            QTest::addRow("%s %s", heading, cell.left(20).constData())
                << QString::fromUtf8(heading) << cell << QString::fromUtf8(reason);
        };
        for (const char* count : {"-1", "1.5", "1e3", "1000001", "1000000000", "9223372036854775808", "two", "0x10",
                 "+3", "3 4", "x", "3xx", "½", "NaN", "1,000"})
            row("Quantity", QByteArray("\"") + count + "\"", "is not a whole number from 0 to 1,000,000");
        row("List", "stolen", "is not owned, wanted or unmatched");
        row("Card Key", QByteArray(401, 'k'), "is too long");
    }
    void faultyLinesAreLeftOutAndNamed()
    {
        QFETCH(QString, heading);
        QFETCH(QByteArray, cell);
        QFETCH(QString, reason);
        const auto other = heading == QStringLiteral("Quantity") ? std::string("Page") : std::string("Quantity");
        const auto file = fileOf("Name," + other + "," + heading.toStdString() + "\n\nReading Lamp,3," +
                                 cell.toStdString() + "\nCauseway Docker,3,1\n");
        QCOMPARE(file.problems.size(), heading == QStringLiteral("List") ? std::size_t{2} : std::size_t{1});
        const auto& problem = file.problems[0];
        QVERIFY2(problem.reason.find(reason.toStdString()) != std::string::npos, problem.reason.c_str());
        QCOMPARE(problem.line, std::size_t{3});
        QCOMPARE(QString::fromStdString(problem.heading), heading);
        QCOMPARE(problem.card, std::string("Reading Lamp"));
        QVERIFY(problem.value.size() < 200);
        QCOMPARE(file.unread.at(0).line, std::size_t{3});
        QCOMPARE(file.unread.at(0).names, std::vector<std::string>{"Reading Lamp"});
        for (const auto& line : file.lines)
            QCOMPARE(line.stack->name, std::string("Causeway Docker"));
    }

    void faultyFieldsCostOnlyThemselves_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* heading, const QByteArray& cell, const char* reason) {
            QTest::addRow("%s %s", heading, cell.left(20).constData())
                << QString::fromUtf8(heading) << cell << QString::fromUtf8(reason);
        };
        row("Tradelist Count", "4", "is more than there are copies");
        row("Tradelist Count", "-1", "is not a whole number from 0");
        row("Condition", "Fine", "is no condition");
        row("Condition", "near mint maybe", "is no condition");
        for (const char* price : {"-1", "cheap", "2 for 3", "1e5", "9999999999999", "1999999999999.00"})
            row("Price", price, "is no amount");
        row("Set", QByteArray(201, 'x'), "is too long: 201");
        row("Notes", QByteArray(8001, 'x'), "is too long: 8001");
        row("Place",
            "a\u202e"
            "b",
            "turns the reading direction");
        row("Number",
            "a\x01"
            "b",
            "control character");
        row("Lent To", "\"a\nb\"", "control character");
        row("Language", "a\x7f", "control character");
        row("Finish", QByteArray("o") + QByteArray("\u0301").repeated(9), "combining marks");
        row("Tags", QByteArray("t,").repeated(65).prepend('"').append('"'), "more than 64 tags");
        row("Tags", QByteArray(201, 't'), "is too long");
    }
    void faultyFieldsCostOnlyThemselves()
    {
        QFETCH(QString, heading);
        QFETCH(QByteArray, cell);
        QFETCH(QString, reason);
        const auto file = fileOf(
            "Name,Quantity," + heading.toStdString() + "\n\nReading Lamp,3," + cell.toStdString() + "\n");
        QVERIFY(file.problems.empty());
        QCOMPARE(file.lines.size(), std::size_t{1});
        const auto& stack = *file.lines[0].stack;
        QCOMPARE(stack, (Stack{.name = "Reading Lamp", .quantity = 3}));
        QCOMPARE(file.notes.size(), std::size_t{1});
        QVERIFY2(file.notes[0].reason.find(reason.toStdString()) != std::string::npos, file.notes[0].reason.c_str());
        QVERIFY2(file.notes[0].reason.ends_with("it is left out"), file.notes[0].reason.c_str());
        QCOMPARE(file.notes[0].line, std::size_t{3});
    }

    void copiesAsPeopleCountThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("stacks"); // "3", "1 foil"
        QTest::addColumn<int>("without");
        const auto row = [](const char* name, const QByteArray& text, const char* stacks, int without = 0) {
            QTest::newRow(name) << text << QString::fromUtf8(stacks) << without;
        };
        for (const char* heading : {"Anzahl", "Qty.", "Owned", "Total", "cardq", "Menge", "Stück", "quantité", "Anz.",
                 "Stk.", "Besitz", "How many", "In stock", "# of copies"})
            row(heading, QByteArray("Name,") + heading + "\nReading Lamp,4\n", "4");
        row("3.0", "Name,Qty\nReading Lamp,3.0\n", "3");
        row("3,00", "Name;Qty\nReading Lamp;3,00\n", "3");
        row("1 000", "Name,Qty\nReading Lamp,1 000\n", "1000");
        for (const char* cell : {"3 Stk", "3 Stk.", "3 pcs", "3 Stück", "3x"})
            row(cell, QByteArray("Name,Qty\nReading Lamp,") + cell + "\n", "3");
        row("1 000 with another blank", "Name,Qty\nReading Lamp,1\u00a0000\n", "1000");
        row("wide digit", "Name,Qty\nReading Lamp,３\n", "3");
        row("nothing and 0", "Name,Qty\nReading Lamp,\nReading Lamp,0\nReading Lamp,2\n", "2", 2);
        row("Normal, Foil", "Name,Normal,Foil\nReading Lamp,3,1\nReading Lamp,0,2\n", "3, 1 foil, 2 foil");
        row("sum of both", "Name,Total,Normal,Foil\nReading Lamp,4,3,1\n", "3, 1 foil");
        row("foils alone", "Name,Foil\nReading Lamp,2\nReading Lamp,0\n", "2 foil", 1);
        row("foils among them", "Name,Qty,Foil\nReading Lamp,4,2\n", "2, 2 foil");
        row("foils besides", "Name,Qty,Foil Count\nReading Lamp,1,2\n", "1, 2 foil");
        row("foil is a word", "Name,Qty,Foil\nReading Lamp,4,foil\n", "4 foil");
        row("foil is a yes", "Name,Qty,Foil\nReading Lamp,4,1\nReading Lamp,2,0\n", "4 foil, 2");
        row("condition with its finish", "Name,Qty,Condition\nReading Lamp,5,Near Mint Foil\n", "5 foil");
        row("no column", "Name\nReading Lamp\n", "1");
    }

    void copiesAsPeopleCountThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, stacks);
        QFETCH(int, without);
        const auto file = fileOf(text.toStdString());
        QVERIFY(file.problems.empty());
        std::vector<std::string> found;
        for (const auto& line : file.lines)
            found.push_back(
                std::to_string(line.stack->quantity) + (line.stack->finish.empty() ? "" : " " + line.stack->finish));
        QCOMPARE(QString::fromStdString(joined(found, ", ")), stacks);
        QCOMPARE(file.withoutCopies, static_cast<std::size_t>(without));
    }

    void whatIsTakenForGrantedIsTold()
    {
        QVERIFY(says(fileOf("Name,Set\nReading Lamp,COR\n").notes, "no column says how many"));
        QVERIFY(says(fileOf("Name,Karton\nReading Lamp,4\n").notes, "may say how many copies"));
        QVERIFY(says(
            fileOf("Name,Qty,Price\nReading Lamp,1,$1.50\nReading Lamp,1,\"2,50 €\"\n").notes, "several currencies"));
        QVERIFY(fileOf("Name,Qty,Price\nReading Lamp,1,$1.50\nReading Lamp,1,$2\n").notes.empty());
    }

    void amountsAreReadByTheOthersOfTheFile_data()
    {
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QString>("values");
        QTest::addColumn<int>("notes");
        const auto row = [](const char* cells, const char* values, int notes = 0) {
            QTest::newRow(cells) << QByteArray(cells) << QString::fromUtf8(values) << notes;
        };
        row("0.123|1.005|12.34", "0.12 1.01 12.34");
        row("0,125|1,005|12,34", "0.13 1.01 12.34");
        row("1.005|12,34", "1005.00 12.34");
        row("1.005", "-", 1);
        row("1.005|1.50|2,50", "- 1.50 2.50", 1);
        row("1.005|1,234.50", "1.01 1234.50");
        row("1.005|1.234.567", "1005.00 1234567.00");
        row(".50|1.005", "0.50 1.01");
        row("1 250,00", "1250.00");
    }

    void amountsAreReadByTheOthersOfTheFile()
    {
        QFETCH(QByteArray, cells);
        QFETCH(QString, values);
        QFETCH(int, notes);
        std::string text = "Name;Qty;Price\n";
        for (const auto& cell : cells.split('|'))
            text += "Reading Lamp;1;" + cell.toStdString() + "\n";
        const auto file = fileOf(text);
        std::vector<std::string> found;
        for (const auto& line : file.lines)
            found.push_back(line.stack->value ? amountText(*line.stack->value) : "-");
        QCOMPARE(QString::fromStdString(joined(found, " ")), values);
        QCOMPARE(file.notes.size(), static_cast<std::size_t>(notes));
    }

    void daysAreReadByTheOthersOfTheFile()
    {
        const auto days = [](const std::string& first, const std::string& second) {
            const auto file = fileOf("Name;Qty;Datum\nA;1;" + first + "\nB;1;" + second + "\n");
            return file.lines.at(0).stack->acquired + " " + file.lines.at(1).stack->acquired;
        };
        QCOMPARE(days("3/9/2025", "25/9/2025"), std::string("2025-09-03 2025-09-25"));
        QCOMPARE(days("3/9/2025", "9/25/2025"), std::string("2025-03-09 2025-09-25"));
        QCOMPARE(days("3/9/2025", "4/4/2025"), std::string(" 2025-04-04"));
        QCOMPARE(days("9.3.25", "Mar 9, 2025"), std::string("2025-03-09 2025-03-09"));
        QCOMPARE(days("9. März 2025", "2025/3/9"), std::string("2025-03-09 2025-03-09"));
    }

    void listsOfPricesAreKnown()
    {
        const auto file = fileOf("Name,Set,Price\nReading Lamp,COR,1.50\n");
        QVERIFY(file.prices && file.notes.empty());
        QVERIFY(file.told.contains(StackField::Set));
        QVERIFY(!fileOf("Name,Qty,Price\nReading Lamp,1,1.50\n").prices);
        QVERIFY(!fileOf("Name,Paid,Price\nReading Lamp,1,1.50\n").prices);
        QVERIFY(!readCollectionTable("Name,Price\nA,1.50\n", {.prices = false})->prices);
        QVERIFY(readCollectionTable("Name,Qty,Price\nA,2,1.50\n", {.prices = true})->prices);
    }

    void pricesAreOfADay()
    {
        const auto day = [](const std::string& text, const std::string& list = {}) {
            return readCollectionTable(text, {.day = list})->lines.at(0).stack->valued;
        };
        QCOMPARE(day("Name,Price\nA,1.50\n", "2026-11-20"), std::string("2026-11-20"));
        QCOMPARE(day("Name,Price,As of\nA,1.50,2026-10-01\n", "2026-11-20"), std::string("2026-10-01"));
        const auto dated = fileOf("Name;Preis;Datum\nA;1,50;20.11.2026\n");
        QVERIFY(dated.prices && dated.told.contains(StackField::Valued) && !dated.told.contains(StackField::Acquired));
        QCOMPARE(dated.lines.at(0).stack->valued, std::string("2026-11-20"));
        // Beside copies it is the day they were acquired, and no list of prices gives them one.
        const auto copies = fileOf("Name,Qty,Price,Date\nA,1,1.50,2026-11-20\n");
        QVERIFY(!copies.prices && copies.lines.at(0).stack->acquired == "2026-11-20");
        QVERIFY(day("Name,Qty,Price\nA,1,1.50\n", "2026-11-20").empty());
    }

    void columnsAreChosenByHand()
    {
        const std::string text = "Karte,Menge,Drin\nReading Lamp,4,7\n";
        const auto file = readCollectionTable(text, {.columns = {{"Quantity", "drin"}, {"", "Menge"}}}).value();
        QCOMPARE(file.lines.at(0).stack->quantity, 7);
        QCOMPARE(file.columns.at(2), (ReadColumn{"Drin", "Quantity", {"7"}}));
        QCOMPARE(readCollectionTable(text, {.columns = {{"Quantity", ""}}})->lines.at(0).stack->quantity, 1);
        QVERIFY(says(problemsOf(readCollectionTable(text, {.columns = {{"Quantity", "Nix"}}})), "is no column"));
        QVERIFY(
            says(problemsOf(readCollectionTable(text, {.columns = {{"Nix", "Drin"}}})), "is nothing that a column"));
    }

    void namesThatAreMissingAreNamed()
    {
        const auto file = fileOf("Count,Name\n1,\n2,\u00a0\n3,Reading Lamp\n4," + std::string(201, 'n') + "\n");
        QCOMPARE(file.lines.size(), std::size_t{1});
        QVERIFY(saysInLine(file.problems, 2, "is missing"));
        QVERIFY(saysInLine(file.problems, 3, "is missing"));
        QVERIFY(saysInLine(file.problems, 5, "is too long"));
        QCOMPARE(file.problems[0].heading, std::string("Name"));
    }

    void rowsOfAnotherWidthAreNamedInTheirOrder()
    {
        const auto file = fileOf("Count,Name,Set\n1,A\n?,B,\n1,C,,\n1,D,\n");
        QCOMPARE(file.lines.size(), std::size_t{1});
        QCOMPARE(file.problems.size(), std::size_t{3});
        QVERIFY(saysInLine(file.problems, 2, "2 cells, the headings are 3"));
        QCOMPARE(file.problems[1].line, std::size_t{3});
        QVERIFY(saysInLine(file.problems, 4, "4 cells, the headings are 3"));
    }

    void whatIsNoCollectionIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* what, const QByteArray& bytes, int line, const char* reason) {
            QTest::newRow(what) << bytes << line << QString::fromUtf8(reason);
        };
        row("nothing", "", 0, "is empty");
        row("blanks", " \n\t\r\n", 0, "is empty");
        row("no name column", "\nCount,Title\n1,Reading Lamp\n", 2, "expected headings with a column Name");
        row("words", "just words\n", 1, "expected headings with a column Name");
        row("HTML", "<html><body>Sign in</body></html>", 0, "a web page");
        row("JSON", "{\"stacks\":[]}", 1, "");
        row("NUL", QByteArray("Name\nReading\0Lamp\n", 18), 2, "NUL");
        row("Latin-1", "Name\n\xc4rger\n", 2, "no UTF-8");
        row("overlong", "Name\nA\n\xc0\xaf\n", 3, "no UTF-8");
        row("surrogate", "Name\n\xed\xa0\x80\n", 2, "no UTF-8");
        row("cut off", "Name\n\xe2\x82", 2, "no UTF-8");
        row("open quote", "Name,Count\nA,1\n\"B,1\nC,1\n", 3, "never closed");
        row("quote inside", "Name,Count\nA \"b\",1\n", 2, "inside of a field");
        row("ZIP", QByteArray("PK\x03\x04\x14\x00\x06\x00", 8), 0, "no ZIP archive");
        row("501 columns", "Name" + QByteArray(",x").repeated(501) + "\n", 1, "more than 500 columns");
        row("too many bad lines", "Name,Count\n" + QByteArray("A,x\n").repeated(10'001), 10'002,
            "more than 10,000 lines");
        row("too many broken rows", "Name,Count\n" + QByteArray("A\n").repeated(10'001), 10'002,
            "more than 10,000 rows");
        row("too many rows", "Name,Count\n" + QByteArray("A,1\n").repeated(250'001), 250'002, "more than 250,000 rows");
        row("too large", QByteArray((32 << 20) + 1, 'x'), 0, "too large");
    }
    void whatIsNoCollectionIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        QFETCH(QString, reason);
        const auto problems = problemsOf(
            readCollectionTable(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(problems[0].reason.find(reason.toStdString()) != std::string::npos, problems[0].reason.c_str());
        QVERIFY(!problems[0].reason.empty());
        QCOMPARE(problems[0].line, static_cast<std::size_t>(line));
    }

    void cellsASpreadsheetWouldRunAreDefused()
    {
        Stack stack{.name = "=HYPERLINK(\"http://x\")",
            .set = "'=x",
            .number = "-1",
            .place = "+1",
            .page = "@a",
            .tags = {"=t"},
            .notes = "'plain"};
        const auto csv = writeCollectionCsv(std::span(&stack, 1));
        const auto row = csv.substr(csv.find('\n') + 1);
        QCOMPARE(
            row, std::string("owned,,\"'=HYPERLINK(\"\"http://x\"\")\",''=x,'-1,1,0,NM,,,'+1,'@a,,,,,'=t,'plain,\n"));

        compare(fileOf(csv), CollectionForm::Own, {stack});
    }

    // The bytes are those of every program so far.
    void everyFieldHasItsColumn()
    {
        const Stack stack{.list = StackList::Wanted,
            .card = CardKey("k"),
            .name = "N",
            .set = "S",
            .number = "7",
            .quantity = 4,
            .forTrade = 2,
            .condition = Condition::Good,
            .language = "de",
            .finish = "foil",
            .place = "Box",
            .page = "9",
            .lentTo = "Ada",
            .acquired = "2025-03-09",
            .paid = 1205,
            .value = 5,
            .tags = {"a", "b;c"},
            .notes = "one\ntwo",
            .valued = "2026-11-20"};
        const auto csv = writeCollectionCsv(std::span(&stack, 1));
        QCOMPARE(
            csv, std::string("List,Card Key,Name,Set,Number,Quantity,For Trade,Condition,Language,Finish,Place,"
                             "Page,Lent To,Acquired,Paid,Value,Tags,Notes,Value Date\n"
                             "wanted,k,N,S,7,4,2,GD,de,foil,Box,9,Ada,2025-03-09,12.05,0.05,\"a;b\\;c\",\"one\ntwo\","
                             "2026-11-20\n"));
        compare(fileOf(csv), CollectionForm::Own, {stack});
    }

    void ourOwnKeepsWordsAsTheyAre()
    {
        const Stack stack{
            .card = CardKey("k"), .name = "N", .language = "English", .finish = "Gold", .tags = {"a, b", "c;d", "e\\"}};
        compare(fileOf(writeCollectionCsv(std::span(&stack, 1))), CollectionForm::Own, {stack});
        const Stack nameless{.card = CardKey("only.key")};
        compare(fileOf(writeCollectionCsv(std::span(&nameless, 1))), CollectionForm::Own, {nameless});
    }

    void aTagIsThereOnce()
    {
        const Stack stack{.name = "N", .tags = {"a", "b"}};
        compare(fileOf("Card Key,Name,Tags\n,N,a;b;a\n"), CollectionForm::Own, {stack});
        compare(fileOf("Count,Name,Tags,Signed\n1,N,\"signed, a,a,signed\",yes\n"), CollectionForm::Other,
            {{.name = "N", .tags = {"signed", "a"}}});
    }

    void blanksAroundTextsAreNotKept()
    {
        const Stack stack{.name = " N ", .notes = "\none\r\ntwo\n"};
        compare(fileOf(writeCollectionCsv(std::span(&stack, 1))), CollectionForm::Own,
            {{.name = "N", .notes = "one\ntwo"}});
    }

    void whatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto stacks = randomStacks(seed);
            const auto csv = writeCollectionCsv(stacks);
            RC_LOG() << csv;
            const auto file = readCollectionTable(csv);
            RC_ASSERT(file.has_value());
            RC_ASSERT(file->problems.empty());
            RC_ASSERT(file->notes.empty());
            RC_ASSERT(file->unknownColumns.empty());
            RC_ASSERT(file->form == CollectionForm::Own);
            RC_ASSERT(stacksIn(*file) == stacks);
        }));
    }

    void cutOrTwistedFilesAreReadOrTold()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 41);
            auto csv = writeCollectionCsv(randomStacks(random.next()));
            if (random.below(2))
                csv.resize(random.below(static_cast<std::uint32_t>(csv.size())));
            for (int i = random.between(0, 5); i > 0 && !csv.empty(); --i)
                csv[random.below(static_cast<std::uint32_t>(csv.size()))] = static_cast<char>(random.below(256));
            const auto file = readCollectionTable(csv);
            if (!file) {
                RC_ASSERT(file.error().size() == 1U);
                RC_ASSERT(!file.error()[0].reason.empty());
                return;
            }
            for (const auto& problem : file->problems)
                RC_ASSERT(problem.line > 0U && !problem.reason.empty());
            for (const auto& line : file->lines) {
                RC_ASSERT(line.line > 0U);
                RC_ASSERT(line.stack->quantity >= 1 && line.stack->quantity <= maxStackCopies);
                RC_ASSERT(line.stack->forTrade >= 0 && line.stack->forTrade <= line.stack->quantity);
                RC_ASSERT(!line.stack->card.empty() || !line.stack->name.empty());
            }
        }));
    }
};

NEXUS_TEST(CollectionCsvTest, Events);

} // namespace collection_csv_test

#include "collection_csv_test.moc"
