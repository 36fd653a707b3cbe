#include "model/abilities/phrases.h"

#include "model/abilities/operations.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <iterator>
#include <set>

namespace phrases_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

// "2:5 has no …", a line each.
QString faultsOf(std::string_view text)
{
    QStringList faults;
    for (const auto& fault : readPhrases(text).faults)
        faults << QStringLiteral("%1:%2 %3").arg(fault.line).arg(fault.column).arg(q(fault.reason));
    return faults.join(QLatin1Char('\n'));
}

} // namespace

class PhrasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreRows()
    {
        const auto table = readPhrases("# who\r\n"
                                       "group It.ThatUnit: that unit\r\n"
                                       "  > Exhaust that unit.\r\n"
                                       "  that other unit\n"
                                       "\n"
                                       "groups: {group}\n"
                                       "only Number.1: one");
        QVERIFY(table.faults.empty());
        const auto& rows = table.phrases;
        QCOMPARE(rows.size(), std::size_t{4});
        QVERIFY(rows[0].of == "group" && rows[0].op == Op::It && rows[0].number == form::It::ThatUnit);
        QVERIFY(rows[0].form == "that unit" && rows[0].shows == "Exhaust that unit.");
        QVERIFY(rows[1].op == Op::It && rows[1].form == "that other unit" && rows[1].shows.empty());
        QVERIFY(rows[2].of == "groups" && rows[2].op == Op::None && rows[2].form == "{group}");
        QVERIFY(rows[3].op == Op::Number && rows[3].number == 1);
    }

    void faultsHaveTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("faults");
        const auto row = [](const char* text, const char* faults) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(faults);
        };
        row("group It.It it", "1:1 has no “:” between what is meant and how it is said");
        row("group Its: it", "1:7 means an operation, or a form of one, that there is not");
        row("group It.Bird: it\n  them\n  > It.", "1:7 means an operation, or a form of one, that there is not");
        row("group It.It:", "1:1 does not say how it is said");
        row("  it", "1:3 goes on with what has not begun");
        row("group It.It: (it|them", "1:14 has a “(” that is not closed");
        row("group It.It: it [too", "1:17 has a “[” that is not closed");
        row("group It.It: it too]", "1:20 has a “]” that closes nothing");
        row("group It.It: it {noun", "1:17 has a “{” that is not closed");
        row("group It.It: it {No un}", "1:17 has a part in braces that is not the name of a phrase");
        row("group It.It: it\n  {}", "2:3 has a part in braces that is not the name of a phrase");
        row("group It.It: [a] [b] [c] [d] [e] [f] [g] [h] [i] [j] [k] [l] [m]", "1:14 can be said in too many ways");
    }
    void faultsHaveTheirPlace()
    {
        QFETCH(QString, text);
        QTEST(faultsOf(text.toStdString()), "faults");
    }

    void sharedPhrasesAreWhole()
    {
        for (const auto& [file, text] : sharedPhrases())
            QCOMPARE(faultsOf(text), QString());
    }

    // What a game brings says what the language says, with the same parts.
    void aGameBringsPhrases()
    {
        QCOMPARE(readGamePhrases("clause Destroy: smash {groups}\n").phrases.size(), std::size_t{1});
        const auto fault = [](std::string_view text) {
            const auto table = readGamePhrases(text);
            return table.faults.empty() || !table.phrases.empty()
                       ? QString()
                       : QStringLiteral("%1:%2 %3")
                             .arg(table.faults.front().line)
                             .arg(table.faults.front().column)
                             .arg(QString::fromStdString(table.faults.front().reason));
        };
        QCOMPARE(fault("# of ours\nclause Destroy: smash\n"),
            QStringLiteral("2:17 has other parts than the phrases of the language that mean this"));
        QCOMPARE(fault("clause Destroy: smash {nobody}"),
            QStringLiteral("1:17 has other parts than the phrases of the language that mean this"));
        QCOMPARE(fault("clause Number: smash"), QStringLiteral("1:16 says what no phrase of the language says"));
        QCOMPARE(fault("clause Smash: smash {groups}"),
            QStringLiteral("1:8 means an operation, or a form of one, that there is not"));
    }

    // And names what only it has: operations with a small letter, and what their parts can be.
    void aGameNamesOperations()
    {
        const auto table = readGamePhrases("clause untaps: untap {tapped}\n"
                                           "  ? does:ready\n"
                                           "  > Untap it.\n"
                                           "tapped It.It: it\n"
                                           "tapped the: the {noun}\n");
        QVERIFY(table.faults.empty());
        QCOMPARE(table.phrases.size(), std::size_t{3});
        const auto& untaps = table.phrases.front();
        QVERIFY(untaps.op == Op::OfGame && untaps.own == "untaps" && untaps.finds == "does:ready");
        auto phrases = table.phrases;
        std::ranges::copy(sharedPhraseTable(), std::back_inserter(phrases));
        const Grammar grammar(std::move(phrases));
        const auto read = grammar.read("event", "Untap it. Draw a card.", {}).term;
        QVERIFY(read && read->at(0).op == Op::OfGame && read->at(0).word == "untaps");
        QCOMPARE(q(grammar.say("event", *read).value()), QStringLiteral("Untap it. Draw a card."));
        QCOMPARE(q(std::string(grammar.findsOf("untaps"))), QStringLiteral("does:ready"));
        QVERIFY(grammar.findsOf("the").empty());
    }
    // At home, words for what the game names.
    void whatCameBeforeIsKnown()
    {
        constexpr std::string_view games = "clause untaps: untap {tapped}\ntapped It.It: it\n",
                                   own = "clause untaps: turn {tapped}\n";
        QVERIFY(!readGamePhrases(own).faults.empty());
        QVERIFY(readGamePhrases(own, {}, games).faults.empty());
        QVERIFY(!readGamePhrases("tapped: {turned}\nturned It.It: it", {}, games).faults.empty());
    }
    void whatAGameNamesIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("faults");
        const auto row = [](const char* text, const char* faults) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(faults);
        };
        row("clause untaps: untap {gruop}", "1:16 has a part that no phrase says");
        row("clause OfGame: untap", "1:8 means an operation, or a form of one, that there is not");
        row("clause untaps: untap\n  ? does:untap", "2:5 is no word of a search for what texts do");
        row("clause untaps: untap\n  ? ready", "2:5 is no word of a search for what texts do");
        row("clause Destroy: smash {groups}\n  ? does:ready",
            "2:5 is the search of an operation that the game does not name itself");
        row("sentence: {tapped}\ntapped the: the unit",
            "1:11 has other parts than the phrases of the language that mean this");
        row("tapped: it", "1:9 means what its part means, and says not just that");
        row("tapped: it [{group}]", "1:9 means what its part means, and says not just that");
        row("tapped: {tapped}", "1:9 means what a phrase means that comes first only below");
        row("tapped: {turned}\nturned: {tapped}", "1:9 means what a phrase means that comes first only below");
        row("tapped all: {noun} {noun} {noun} {noun} {noun} {noun} {noun} {noun} {noun} {noun} {noun}",
            "1:13 has too many parts");
    }
    void whatAGameNamesIsChecked()
    {
        QFETCH(QString, text);
        const auto bytes = text.toStdString();
        const auto table = readGamePhrases(bytes);
        QVERIFY(table.phrases.empty() && !table.faults.empty());
        const auto& fault = table.faults.front();
        QTEST(QStringLiteral("%1:%2 %3").arg(fault.line).arg(fault.column).arg(q(fault.reason)), "faults");
    }

    // Each operation has a phrase, each form of one too, and each is found by its name.
    void everyOperationHasAPhrase()
    {
        std::set<std::string> said;
        for (const auto& [file, text] : sharedPhrases())
            for (const auto& phrase : readPhrases(text).phrases)
                said.insert(nameOf({phrase.op, phrase.number}));
        // What the grammar makes of words and numbers by itself.
        const std::set<Op> lexical{Op::None, Op::Subtype, Op::Keyword, Op::Type, Op::Domain, Op::Name, Op::Quoted,
            Op::Label, Op::Number, Op::OfGame};
        for (std::size_t op = 0; op < opCount; ++op) {
            const Meaning first{static_cast<Op>(op), 0};
            QVERIFY2(meaningNamed(nameOf(first)).has_value(), nameOf(first).c_str());
            const auto name = nameOf(first).substr(0, nameOf(first).find('.'));
            const bool some = std::ranges::any_of(
                said, [&](const std::string& one) { return one == name || one.starts_with(name + '.'); });
            QVERIFY2(some || lexical.contains(first.op), name.c_str());
        }
        for (const auto& name : said) {
            const auto meaning = meaningNamed(name);
            QVERIFY2(meaning && nameOf(*meaning) == name, name.c_str());
        }
    }
};

NEXUS_TEST(PhrasesTest, Nothing);

} // namespace phrases_test

#include "phrases_test.moc"
