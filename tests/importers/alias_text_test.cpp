#include "importers/alias_text.h"

#include "tests/importers/problems.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace alias_text_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class AliasTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void phrasesAreChecked()
    {
        QVERIFY(readPhraseText("# ours\nclause Destroy: smash {groups}\n"));
        const auto problems = problemsOf(readPhraseText("clause Destroy: smash {groups}\nclause Destroy: smash\n"));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].line, std::size_t{2});
        QCOMPARE(problems[0].column, std::size_t{17});
    }

    void aLineIsAnAlias()
    {
        const auto read = readAliases(
            "# comment\n\n  When Deployed, = when {this} is deployed, | When deployed, draw.\n"
            "{n} damage = Impact {n}\n( {words} ) =\ngame round = Game Round\n");
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), std::size_t{4});
        QVERIFY(std::ranges::is_sorted(*read, {}, [](const Alias& alias) { return alias.from.front(); }));
        const auto deployed = std::ranges::find(*read, "when", [](const Alias& alias) { return alias.from.front(); });
        QCOMPARE(deployed->from, (std::vector<std::string>{"when", "deployed", ","}));
        QCOMPARE(deployed->to, std::string("when {this} is deployed,"));
        QCOMPARE(deployed->shows, std::string("When deployed, draw."));
        QVERIFY(!deployed->stays);
        QCOMPARE(std::ranges::count_if(*read, &Alias::stays), std::ptrdiff_t{1});
    }

    void everyFaultIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, const char* text, int line, int column, const char* reason) {
            QTest::newRow(name) << QByteArray(text) << line << column << QByteArray(reason);
        };
        row("no sign", "a = b\n  round\n", 2, 3, "has no “=”");
        row("nothing written", "a = b\n = c\n", 2, 1, "has nothing before");
        row("an unknown part", "a {x} = b", 1, 1, "has a part that is not");
        row("an unknown part on the right", "a = b {x}", 1, 5, "has a part that is not");
        row("a part that was not written", "a = b {n}", 1, 5, "has {n}, which is not before");
        row("twice", "a b = c\n# x\nA  B = d", 3, 1, "stands in line 1 already");
        row("a line that ends with a return", "a = b\rround", 2, 1, "has no “=”");
        row("a character that is not shown", "a \x1b[31m = b", 1, 1, "has a control character");
        row("words twice", "a {words} b {words} = c", 1, 1, "has {words} twice");
        row("words first", "{words} a = b", 1, 1, "begins with {word} or {words}");
        row("too many words", "a b c d e f g h i j k l m n o p q r s t u = b", 1, 1, "has more than 20 words");
        row("a bracket without its end", "a {n = b", 1, 1, "has a part that is not");
    }
    void everyFaultIsNamedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, reason);
        const auto problems = problemsOf(readAliases(text.toStdString()));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY2(saysInLine(problems, static_cast<std::size_t>(line), reason.toStdString()),
            problems.front().reason.c_str());
        QCOMPARE(problems.front().column, static_cast<std::size_t>(column));
    }

    void thousandsAreTooMany()
    {
        std::string lines;
        for (std::size_t i = 0; i <= maxAliases; ++i)
            lines += "word" + std::to_string(i) + " = other\n";
        QVERIFY(says(problemsOf(readAliases(lines)), "there may be 1,000"));
    }

    void thoseOfAnotherFileReplaceWhatBothHave()
    {
        auto aliases = *readAliases("a = b\nc = d");
        addAliases(aliases, *readAliases("a = e\nb = f"));
        QCOMPARE(aliases.size(), std::size_t{3});
        QCOMPARE(aliases[0].to, std::string("e"));
        QVERIFY(std::ranges::is_sorted(aliases, {}, [](const Alias& alias) { return alias.from.front(); }));
    }
};

NEXUS_TEST(AliasTextTest, Nothing);

} // namespace alias_text_test

#include "alias_text_test.moc"
