#include "importers/json/json_dom.h"

#include "tests/importers/problems.h"
#include "tests/support/test_class.h"

namespace json_dom_test {

using namespace nexus::importers;
using namespace nexus::test;

class JsonDomTest : public QObject {
    Q_OBJECT

private:
    static Problems problems(const std::string& text) { return problemsOf(parseJson(text, 1U << 20U)); }
    static std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

private Q_SLOTS:
    void aTreeIsWhatTheTextSays()
    {
        const auto json = parseJson(
            R"( {"b":[1,-2,2.5,true,null,"\u00e9\ud83d\ude80"],"a":{"x":{}},"c":[[],[{}]]} )", 1000);
        QVERIFY(json);
        QCOMPARE(json->dump(), std::string(R"({"b":[1,-2,2.5,true,null,"é🚀"],"a":{"x":{}},"c":[[],[{}]]})"));
    }

    void wholeNumbersKeepAll64Bits()
    {
        const auto json = parseJson("[9223372036854775807,-9223372036854775808]", 1000);
        QCOMPARE((*json)[0].get<std::int64_t>(), std::numeric_limits<std::int64_t>::max());
        QCOMPARE((*json)[1].get<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
    }

    void wholeNumbersOutOfRangeAreRefused()
    {
        for (const char* number : {"9223372036854775808", "18446744073709551615", "18446744073709551616",
                 "-9223372036854775809", "100000000000000000000000000000"})
            QVERIFY2(saysAt(problems("{\"a\":[0," + std::string(number) + "]}"), "/a/1", "out of range"), number);
        QVERIFY(says(problems("[1e999]"), "out of range"));
        QVERIFY(parseJson("[1e300,1.0,9223372036854775808.0]", 1000));
    }

    void sixtyFourLevelsAndNoMore()
    {
        QVERIFY(parseJson(nested(64), 1000));
        QVERIFY(says(problems(nested(65)), "deeper than 64"));
        QVERIFY(says(problems(nested(100'000)), "deeper than 64"));
        // Siblings do not add up.
        QVERIFY(parseJson("[" + nested(63) + "," + nested(63) + "]", 1000));
    }

    void aKeyTwiceIsRefusedAtItsPlace()
    {
        QVERIFY(saysAt(problems(R"({"a":{"b":1,"c":{},"b":2}})"), "/a/b", "twice"));
        QVERIFY(saysAt(problems(R"({"a":1,"\u0061":2})"), "/a", "twice"));
        QVERIFY(saysAt(problems(R"([{},{"x":1,"x":1}])"), "/1/x", "twice"));
        QVERIFY(parseJson(R"([{"a":1},{"a":1},{"b":{"a":1},"a":2}])", 1000));
    }

    void aKeyTwiceIsFoundInLargeObjectsToo()
    {
        std::string keys;
        for (int i = 0; i < 1500; ++i)
            keys += "\"k" + std::to_string(i) + "\":1,";
        QVERIFY(parseJson("{" + keys + "\"z\":1}", 100'000));
        QVERIFY(parseJson("[{" + keys + "\"z\":1},{" + keys + "\"z\":1}]", 100'000));
        for (const char* twice : {"k0", "k31", "k32", "k33", "k1499"})
            QVERIFY2(saysAt(problems("{" + keys + "\"" + twice + "\":2}"), "/" + std::string(twice), "twice"), twice);
    }

    void anObjectOfMoreThan2000KeysIsRefused()
    {
        std::string keys;
        for (int i = 0; i < 1999; ++i)
            keys += "\"k" + std::to_string(i) + "\":1,";
        QVERIFY(parseJson("{" + keys + "\"a\":1}", 100'000));
        QVERIFY(saysAt(problems("{" + keys + "\"a\":1,\"b\":1}"), "/b", "at most 2,000"));
    }

    void nulInATextOrKeyIsRefused()
    {
        QVERIFY(saysAt(problems(R"({"a":["x","\u0000"]})"), "/a/1", "NUL"));
        QVERIFY(says(problems(R"({"a\u0000b":1})"), "NUL"));
    }

    void loneSurrogatesAreRefused()
    {
        for (const char* text :
            {R"(["\ud800"])", R"(["\udc00"])", R"(["\ud800\ud800"])", R"(["\ud800x"])", R"({"\udfff":1})"})
            QVERIFY2(says(problems(text), "surrogate"), text);
    }

    void brokenTextHasLineAndColumn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* text, int line, int column) {
            QTest::newRow(text) << QString::fromUtf8(text) << line << column;
        };
        row("[1,]", 1, 4);
        row("[1\n,2\n;]", 3, 1);
        row("[1\r,2\r;]", 3, 1);
        row("[\"é\" x]", 1, 6);
        row("{'a':1}", 1, 2);
        row("nul", 1, 4);
        row("[1] 2", 1, 5);
    }
    void brokenTextHasLineAndColumn()
    {
        QFETCH(QString, text);
        const auto found = problems(text.toStdString());
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].reason.starts_with("this is no JSON: "));
        QTEST(static_cast<int>(found[0].line), "line");
        QTEST(static_cast<int>(found[0].column), "column");
    }

    void aReasonDoesNotQuoteMegabytes()
    {
        const auto found = problems("\"" + std::string(500'000, 'a'));
        QVERIFY(says(found, "missing closing quote"));
        QVERIFY(found[0].reason.size() < 300);
    }

    void aPointerDoesNotQuoteMegabytesOrControlCharacters()
    {
        const auto found = problems("{\"" + std::string(500'000, 'a') + "\\u001b\":18446744073709551616}");
        QVERIFY(says(found, "out of range"));
        QVERIFY(found[0].pointer.size() < 300);
        QCOMPARE(problems("{\"a\\u001b[1m\":18446744073709551616}")[0].pointer, std::string("/a [1m"));
    }

    void pointersAreEscaped()
    {
        QCOMPARE(pointerStep("a/b~c"), std::string("a~1b~0c"));
        QVERIFY(saysAt(problems(R"({"a/b":{"~":[1,2,{"":1,"":2}]}})"), "/a~1b/~0/2/", "twice"));
    }

    void theReaderTakesAnObjectApart()
    {
        const auto json = parseJson(
            R"({"t":"x","n":3,"b":true,"l":["a","b"],"nothing":null,"left":{"k":[1]},"over":2})", 1000);
        Problems found;
        ObjectReader reader(*json, "/at", found);
        QCOMPARE(reader.text("t", true), std::string("x"));
        QCOMPARE(reader.integer("n", 0, 3).value(), std::int64_t{3});
        QVERIFY(reader.boolean("b"));
        QCOMPARE(reader.texts("l"), (std::vector<std::string>{"a", "b"}));
        QVERIFY(!reader.has("nothing"));
        QVERIFY(!reader.find("nothing"));
        QVERIFY(reader.text("missing").empty());
        QVERIFY(found.empty());
        QCOMPARE(reader.unknownAsJson(), std::string(R"({"left":{"k":[1]},"over":2})"));
        reader.refuseUnknown();
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(saysAt(found, "/at/left", "unknown key"));
        QVERIFY(saysAt(found, "/at/over", "unknown key"));
    }

    void theReaderNamesEveryProblemWithItsPointer()
    {
        const auto json = parseJson(
            R"({"t":1,"long":"abcd","n":1.5,"big":4,"b":"yes","l":"a","m":["a",2,"\u202e"],"e":""})", 1000);
        Problems found;
        ObjectReader reader(*json, "", found);
        (void)reader.text("t");
        (void)reader.text("long", false, 3);
        (void)reader.text("none", true);
        (void)reader.text("e", true);
        QVERIFY(!reader.integer("n", 0, 9));
        QVERIFY(!reader.integer("big", 0, 3));
        QVERIFY(!reader.integer("e", 0, 3));
        QVERIFY(!reader.boolean("b"));
        QVERIFY(reader.texts("l").empty());
        QCOMPARE(reader.texts("m"), std::vector<std::string>{"a"});
        QVERIFY(saysAt(found, "/t", "is not a text"));
        QVERIFY(saysAt(found, "/long", "too long"));
        QVERIFY(saysAt(found, "/none", "is missing"));
        QVERIFY(saysAt(found, "/e", "is empty"));
        QVERIFY(saysAt(found, "/n", "is not a whole number"));
        QVERIFY(saysAt(found, "/big", "is not between 0 and 3"));
        QVERIFY(saysAt(found, "/e", "is not a whole number"));
        QVERIFY(saysAt(found, "/b", "is not true or false"));
        QVERIFY(saysAt(found, "/l", "is not a list"));
        QVERIFY(saysAt(found, "/m/1", "is not a text"));
        QVERIFY(saysAt(found, "/m/2", "direction"));
        QCOMPARE(found.size(), std::size_t{11});
    }

    void problemsEndAtAThousand()
    {
        std::string items = "0";
        for (int i = 0; i < 5000; ++i)
            items += ",0";
        const auto json = parseJson("{\"l\":[" + items + "]}", 100'000);
        Problems found;
        ObjectReader reader(*json, "", found);
        QVERIFY(reader.texts("l").empty());
        QCOMPARE(found.size(), maxJsonProblems);
    }
};

NEXUS_TEST(JsonDomTest, Events);

} // namespace json_dom_test

#include "json_dom_test.moc"

#include <limits>
