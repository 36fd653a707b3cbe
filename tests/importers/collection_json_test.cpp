#include "importers/collection_file.h"

#include "tests/importers/problems.h"
#include "tests/support/random_stacks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace collection_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class CollectionJsonTest : public QObject {
    Q_OBJECT

private:
    static std::string fileWith(const std::string& stacks)
    {
        return R"({"format":"nexusdeck-collection/1","game":"quantum-nexus","stacks":[)" + stacks + "]}";
    }
    static std::vector<Stack> stacksIn(const CollectionFile& file)
    {
        std::vector<Stack> stacks;
        for (const auto& line : file.lines)
            stacks.push_back(*line.stack);
        return stacks;
    }

private Q_SLOTS:
    void everyFieldIsRead()
    {
        const auto file = readCollectionJson(fileWith(
            R"({"card":"Reading Lamp","key":"reading-lamp.asset","set":"COR","number":"61","quantity":3,"forTrade":1,"condition":"LP","language":"en","finish":"foil",
                "place":"Binder 2","page":"14","lentTo":"Ada","acquired":"2025-03-09","paid":"12,50","value":"0.05","tags":["a;b","c"],"notes":" one\ntwo ","list":"wanted"},
               {"card":"Causeway Docker","quantity":1,"set":null})"));
        QVERIFY(file.has_value());
        QVERIFY(file->problems.empty());
        QVERIFY(file->form == CollectionForm::Json);
        QCOMPARE(file->game, std::string("quantum-nexus"));
        const std::vector<Stack> expected{{.list = StackList::Wanted,
                                              .card = CardKey("reading-lamp.asset"),
                                              .name = "Reading Lamp",
                                              .set = "COR",
                                              .number = "61",
                                              .quantity = 3,
                                              .forTrade = 1,
                                              .condition = Condition::Excellent,
                                              .language = "en",
                                              .finish = "foil",
                                              .place = "Binder 2",
                                              .page = "14",
                                              .lentTo = "Ada",
                                              .acquired = "2025-03-09",
                                              .paid = 1250,
                                              .value = 5,
                                              .tags = {"a;b", "c"},
                                              .notes = " one\ntwo "},
            {.name = "Causeway Docker"}};
        QVERIFY(stacksIn(*file) == expected);
        QCOMPARE(file->lines[1].line, std::size_t{2});
        QCOMPARE(givenText(*file, file->lines[1]), std::string("Causeway Docker"));
    }

    void whatIsUsualIsNotWritten()
    {
        const Stack stack{.card = CardKey("k"), .name = "A \"b\""};
        QCOMPARE(writeCollectionJson(std::span(&stack, 1), "g"),
            std::string(
                "{\n  \"format\": \"nexusdeck-collection/1\",\n  \"game\": \"g\",\n  \"stacks\": [\n"
                "    {\"card\": \"A \\\"b\\\"\", \"key\": \"k\", \"quantity\": 1, \"condition\": \"NM\"}\n  ]\n}\n"));
        QVERIFY(readCollectionJson(writeCollectionJson({}, "g"))->lines.empty());
    }

    // The bytes are those of every program so far.
    void everyFieldHasItsKey()
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
            .tags = {"a", "b"},
            .notes = "one",
            .valued = "2026-11-20"};
        const auto json = writeCollectionJson(std::span(&stack, 1), "g");
        QVERIFY2(json.find(R"({"card": "N", "key": "k", "set": "S", "number": "7", "quantity": 4, "forTrade": 2, )"
                           R"("condition": "GD", "language": "de", "finish": "foil", "place": "Box", "page": "9", )"
                           R"("lentTo": "Ada", "acquired": "2025-03-09", "paid": "12.05", "value": "0.05", )"
                           R"("tags": ["a","b"], "notes": "one", "valued": "2026-11-20", "list": "wanted"})") !=
                     std::string::npos,
            json.c_str());
        QVERIFY(stacksIn(*readCollectionJson(json)) == std::vector{stack});
    }

    void aTagIsThereOnce()
    {
        const auto file = readCollectionJson(fileWith(R"({"card":"A","quantity":1,"tags":["a","b","","a"]})"));
        QVERIFY(file && file->problems.empty());
        QVERIFY((file->lines[0].stack->tags == std::vector<std::string>{"a", "b"}));
    }

    void faultyStacksAreLeftOutAndNamed_data()
    {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("reason");
        const auto row = [](const QByteArray& fields, const char* pointer, const char* reason) {
            QTest::newRow(fields.left(40).constData())
                << fields << QString::fromUtf8(pointer) << QString::fromUtf8(reason);
        };
        row(R"("card":"A")", "quantity", "is missing");
        for (const char* count : {"0", "-1", "1000001"})
            row(R"("card":"A","quantity":)" + QByteArray(count), "quantity", "is not between 1 and 1000000");
        for (const char* count : {"1.5", "\"1\"", "true"})
            row(R"("card":"A","quantity":)" + QByteArray(count), "quantity", "is not a whole number");
        row(R"("quantity":1)", "card", "is missing");
        row(R"("quantity":1,"card":" ")", "card", "is missing");
        row(R"("quantity":1,"card":7)", "card", "is not a text");
        row(R"("quantity":1,"card":"a\u202eb")", "card", "reading direction");
        row(R"("quantity":2,"card":"A","forTrade":3)", "forTrade", "is not between 0 and 2");
        row(R"("quantity":1,"card":"A","condition":"fine")", "condition", "is no condition");
        row(R"("quantity":1,"card":"A","list":"stolen")", "list", "is not owned");
        row(R"("quantity":1,"card":"A","acquired":"yesterday")", "acquired", "is no day");
        row(R"("quantity":1,"card":"A","acquired":"2025-02-30")", "acquired", "is no day");
        row(R"("quantity":1,"card":"A","paid":"-1")", "paid", "is no amount");
        row(R"("quantity":1,"card":"A","value":12.5)", "value", "is not a text");
        row(R"("quantity":1,"card":"A","tags":"a")", "tags", "is not a list");
        row(R"("quantity":1,"card":"A","tags":[1])", "tags/0", "is not a text");
        row(R"("quantity":1,"card":"A","tags":[)" + QByteArray(R"("t",)").repeated(99) + R"("t"])", "tags",
            "more than 64 tags");
        row("\"quantity\":1,\"card\":\"A\",\"notes\":\"" + QByteArray(8001, 'n') + "\"", "notes", "is too long");
        row(R"("quantity":1,"card":"A","colour":"blue")", "colour", "is an unknown key");
    }
    void faultyStacksAreLeftOutAndNamed()
    {
        QFETCH(QByteArray, fields);
        QFETCH(QString, pointer);
        QFETCH(QString, reason);
        const auto file = readCollectionJson(fileWith(
            R"({"card":"Before","quantity":1},{)" + fields.toStdString() + R"(},{"card":"After","quantity":2})"));
        QVERIFY2(file.has_value(), file.has_value() ? "" : file.error()[0].reason.c_str());
        QCOMPARE(file->lines.size(), std::size_t{2});
        QCOMPARE(file->lines[1].line, std::size_t{3});
        QVERIFY2(saysAt(file->problems, "/stacks/1/" + pointer.toStdString(), reason.toStdString()),
            (file->problems[0].pointer + " " + file->problems[0].reason).c_str());
    }

    void whatIsNoCollectionIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* what, const QByteArray& bytes, const char* pointer, const char* reason) {
            QTest::newRow(what) << bytes << QString::fromUtf8(pointer) << QString::fromUtf8(reason);
        };
        row("nothing", "", "", "is empty");
        row("no JSON", "{\"stacks\":[}", "", "this is no JSON");
        row("cut off", "{\"stacks\":[{\"card\":\"A\",\"quantity\":1}", "", "this is no JSON");
        row("a list", "[]", "", "is not an object");
        row("a number", "7", "", "is not an object");
        row("no stacks", R"({"format":"nexusdeck-collection/1"})", "/stacks", "is missing");
        row("stacks no list", R"({"stacks":{}})", "/stacks", "is not a list");
        row("stacks a text", R"({"stacks":"none"})", "/stacks", "is not a list");
        row("a deck", R"({"format":"nexusdeck/1","name":"A","sections":{}})", "/format",
            "is a deck, and not a collection");
        row("another format", R"({"format":"nexusdeck/1","stacks":[]})", "/format", "is a deck, and not a collection");
        row("a newer format", R"({"format":"nexusdeck-collection/2","stacks":[]})", "/format", "is a newer form");
        row("an unknown key", R"({"stacks":[],"cards":3})", "/cards", "is an unknown key");
        row("stack a text", R"({"stacks":["A"]})", "/stacks/0", "is not an object");
        row("stack a list", R"({"stacks":[[]]})", "/stacks/0", "is not an object");
        row("field an object", R"({"stacks":[{"card":{}}]})", "/stacks/0/card", "is not a single value");
        row("tags deeper", R"({"stacks":[{"tags":[[]]}]})", "/stacks/0/tags/0", "is not a text");
        row("stacks twice", R"({"stacks":[],"stacks":[]})", "/stacks", "stands twice");
        row("a key twice", R"({"stacks":[{"card":"A","card":"B","quantity":1}]})", "/stacks/0/card", "stands twice");
        row("2 to the 63", R"({"stacks":[{"card":"A","quantity":9223372036854775808}]})", "/stacks/0/quantity",
            "out of range");
        row("2 to the 64", R"({"stacks":[{"card":"A","quantity":18446744073709551616}]})", "/stacks/0/quantity",
            "out of range");
        row("NUL", R"({"stacks":[{"card":"A\u0000","quantity":1}]})", "/stacks/0/card", "NUL");
        row("lone surrogate", R"({"stacks":[{"card":"\ud800","quantity":1}]})", "", "this is no JSON");
        row("deep", QByteArray("[").repeated(100'000), "", "is not an object");
        row("deep tags", R"({"stacks":[{"tags":)" + QByteArray("[").repeated(100'000), "", "");
        row("too many keys", R"({"stacks":[{)" + QByteArray(R"("k":1,)") + "}]}", "", "this is no JSON");
        row("UTF-16", QByteArray("\xff\xfe{\0", 4), "", "UTF-16");
    }
    void whatIsNoCollectionIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, pointer);
        QFETCH(QString, reason);
        const auto problems = problemsOf(
            readCollectionJson(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
        QVERIFY(!problems.empty());
        QVERIFY(!problems[0].reason.empty() && problems[0].reason.size() < 400);
        if (pointer.isEmpty())
            QVERIFY2(says(problems, reason.toStdString()), problems[0].reason.c_str());
        else
            QVERIFY2(saysAt(problems, pointer.toStdString(), reason.toStdString()),
                (problems[0].pointer + " " + problems[0].reason).c_str());
    }

    void aHostileMillionOfFaultsEndsTheReading()
    {
        std::string stacks;
        for (int i = 0; i < 20'000; ++i)
            stacks += i == 0 ? "{}" : ",{}";
        QVERIFY(says(problemsOf(readCollectionJson(fileWith(stacks))), "more than 10,000 faults"));
    }

    void whatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            auto stacks = randomStacks(seed);
            for (auto& stack : stacks)
                if (stack.quantity % 2 == 0)
                    stack.notes += "\n"; // JSON keeps blanks at the ends
            const auto json = writeCollectionJson(stacks, "quantum-nexus");
            RC_LOG() << json;
            const auto file = readCollectionJson(json);
            RC_ASSERT(file.has_value());
            RC_ASSERT(file->problems.empty());
            RC_ASSERT(file->game == "quantum-nexus");
            RC_ASSERT(stacksIn(*file) == stacks);
        }));
    }
};

NEXUS_TEST(CollectionJsonTest, Events);

} // namespace collection_json_test

#include "collection_json_test.moc"
