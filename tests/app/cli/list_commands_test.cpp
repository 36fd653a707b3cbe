#include "app/base/qt_text.h"
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace list_commands_test {

using namespace nexus;
using namespace nexus::test;

class ListCommandsTest : public QObject {
    Q_OBJECT
private:
    CliProcess m_cli;

    CliResult run(const QStringList& arguments) const { return m_cli.run(arguments); }

private Q_SLOTS:
    // No command goes on with what is left of a list that has a line nobody can read.
    void aLineThatCannotBeReadStopsEveryCommand()
    {
        const auto file = m_cli.file("open.txt", "2 Wick Sprite\n4 Inkling Page or Aegis Tender\n");
        const auto checked = run({q("check"), file});
        QCOMPARE(checked.exit, 4);
        QVERIFY2(checked.out.contains("NOT CHECKED") && checked.out.contains("line 2, column 1"), checked.out);
        const auto report = run({q("check"), file, q("--json")}).json()[q("reports")].toArray()[0].toObject();
        QVERIFY(report[q("legal")].isNull() && report.contains(q("error")) && !report.contains(q("totals")));
        for (const char* command : {"stats", "hand", "fix", "complete"}) {
            const auto refused = run({q(command), file});
            QVERIFY2(refused.exit == 4 && (refused.out + refused.err).contains("1 line could not be read"),
                refused.out + refused.err);
        }
    }

    void twoDecksOfOneTextAreTwo()
    {
        const auto file = m_cli.file("two.txt", "// Deck: One\n4 Wick Sprite\n// Deck: Two\n2 Inkling Page\n");
        const auto checked = run({q("check"), file, q("--json")}).json()[q("reports")].toArray();
        QCOMPARE(checked.size(), 2);
        for (const char* which : {"#2", "#Two", "#two"}) {
            const auto stats = run({q("stats"), file + q(which)});
            QVERIFY2(stats.exit == 0 && stats.out.startsWith("Two "), stats.out + stats.err);
        }
        const auto hand = run({q("hand"), file});
        QCOMPARE(hand.exit, 4);
        QVERIFY2(hand.err.contains("holds 2 decks: 1 “One”, 2 “Two”.") && hand.err.contains("two.txt#1"), hand.err);
        QCOMPARE(run({q("hand"), file + q("#2")}).exit, 0);
        for (const char* which : {"#3", "#Three"}) {
            const auto none = run({q("hand"), file + q(which)});
            QVERIFY2(none.exit == 4 && none.err.contains("but 1 “One”, 2 “Two”"), none.err);
        }
        const auto one = m_cli.file("one.txt", "// Deck: Three\n2 Inkling Page\n");
        const auto against = run({q("verify"), one, q("--against"), file});
        QVERIFY2(against.exit == 4 && against.err.contains("1 “One”, 2 “Two”"), against.err);
        const auto same = run({q("verify"), one, q("--against"), file + q("#2")});
        QVERIFY2(same.out.contains("Card by card the same"), same.out + same.err);
        const auto second = run({q("verify"), file + q("#2"), q("--json")});
        QCOMPARE(second.json()[q("lists")].toArray().size(), 1);
    }

    void aKeyOfAnotherCardIsOneFindingEverywhere()
    {
        const auto file = m_cli.file("key.nxdeck",
            R"({"format":"nexusdeck/1","game":"quantum-nexus","name":"K","sections":{"main":[
                {"count":4,"card":"Wick Sprite","key":"inkling-page.unit"}]}})");
        constexpr const char* said =
            "“Wick Sprite” has the key of Inkling Page: choose the card that is meant, Inkling Page or Wick Sprite.";
        for (const char* command : {"check", "verify"}) {
            const auto told = run({q(command), file});
            QVERIFY2(told.exit == 1 && told.out.contains(said), told.out + told.err);
        }
        const auto finding = run({q("check"), file, q("--json")})
                                 .json()[q("reports")]
                                 .toArray()[0]
                                 .toObject()[q("findings")]
                                 .toArray()[0]
                                 .toObject();
        QCOMPARE(finding[q("rule")].toString(), q("key-and-name"));
        QCOMPARE(finding[q("cards")].toArray(), (QJsonArray{q("Inkling Page"), q("Wick Sprite")}));
    }

    void whatMayBeASideboardIsOffered()
    {
        const auto file = m_cli.file("side.txt", "4 Wick Sprite\n4 Inkling Page\n\n2 Borrow a Secret\n");
        const auto checked = run({q("check"), file});
        QVERIFY2(checked.err.contains("line 4: cards stand apart below a blank line"), checked.err);
        const auto verified = run({q("verify"), file});
        QVERIFY2(verified.out.contains("Line 4: cards stand apart"), verified.out);
        QCOMPARE(run({q("check"), file, q("--json")}).json()[q("reports")].toArray()[0].toObject()[q("sideboardFrom")],
            QJsonValue(4));
    }

    void aTextListIsWrittenInTheOrderOfTheRuleset()
    {
        const auto file = m_cli.file("order.nxdeck",
            R"({"format":"nexusdeck/1","game":"quantum-nexus","name":"Order","sections":{
                "maybe":[{"count":1,"card":"Candle Reef"}],"sideboard":[{"count":2,"card":"Borrow a Secret"}],
                "main":[{"count":4,"card":"Wick Sprite"}],"missions":[{"count":1,"card":"Borrowed Faces Ball"}]}})");
        QCOMPARE(run({q("decks"), q("add"), file}).exit, 0);
        const auto text = run({q("decks"), q("export"), q("Order"), q("--format"), q("text")}).out;
        const auto at = [&](const char* heading) { return text.indexOf(heading); };
        QVERIFY2(at("Missions") > 0 && at("Missions") < at("Main") && at("Main") < at("Sideboard") &&
                     at("Sideboard") < at("Maybe"),
            text);
    }
};

NEXUS_TEST(ListCommandsTest, Events);

} // namespace list_commands_test

#include "list_commands_test.moc"
