// fix and missions as a process: what they offer, what they write, with which exit code.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace fix_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

// Too many copies, a Mission in the main deck, a name nobody knows.
const char* const brokenList =
    "Missions\n1 Hold the Gantry Line\nMain\n9 Causeway Docker\n1 Sermon of Falling Stone\n2 Candel Reef\n";

QJsonArray findings(const CliResult& result) { return result.json()[word("findings")].toArray(); }

QStringList rulesIn(const QJsonArray& list)
{
    QStringList rules;
    for (const auto& one : list)
        rules << one.toObject()[word("rule")].toString();
    return rules;
}

} // namespace

class FixCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLegalDeckNeedsNothing()
    {
        const CliProcess cli;
        const auto result = cli.run({word("fix"), sample});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QVERIFY(result.out.contains("Nothing to mend."));
    }

    void fixesAreListedAFinding()
    {
        const CliProcess cli;
        const auto result = cli.run({word("fix"), cli.file("list.txt", brokenList), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        QCOMPARE(result.json()[word("legal")].toBool(), false);
        bool moved = false, renamed = false, searched = false;
        for (const auto& finding : findings(result))
            for (const auto& one : finding.toObject()[word("fixes")].toArray()) {
                const auto fix = one.toObject();
                moved |= fix[word("kind")] == word("move") && fix[word("section")] == word("missions");
                renamed |= fix[word("kind")] == word("use-name") && fix[word("name")] == word("Candle Reef");
                searched |= fix[word("kind")] == word("show-fitting") &&
                            fix[word("query")].toString().contains(word("can:add"));
            }
        QVERIFY(moved);
        QVERIFY(renamed);
        QVERIFY(searched);
    }

    void everyFixTellsItsChangesAndTheTotalsAfterIt()
    {
        const CliProcess cli;
        const auto list = cli.file("list.txt", brokenList);
        const auto result = cli.run({word("fix"), list, word("--json")});
        bool packages = false, replaced = false;
        for (const auto& finding : findings(result)) {
            int copies = 0;
            for (const auto& one : finding.toObject()[word("fixes")].toArray()) {
                const auto fix = one.toObject();
                const auto changes = fix[word("changes")].toArray();
                if (!fix[word("query")].isNull() || fix[word("kind")] == word("show-ways")) {
                    QVERIFY(changes.isEmpty() && fix[word("totals")].isNull() && fix[word("legal")].isNull());
                    copies = 1000; // searches stand last
                    continue;
                }
                QVERIFY(fix[word("copies")].toInt() >= copies); // ranked
                copies = fix[word("copies")].toInt();
                QVERIFY(!changes.isEmpty() && changes[0].toObject()[word("delta")].toInt() != 0);
                QVERIFY(!changes[0].toObject()[word("card")].toString().isEmpty() &&
                        !changes[0].toObject()[word("section")].toString().isEmpty());
                QVERIFY(fix[word("totals")].toObject().contains(word("main-cp")));
                QVERIFY(fix[word("legal")].isBool());
                if (fix[word("kind")] == word("package")) {
                    packages = true;
                    QCOMPARE(fix[word("totals")].toObject()[word("mission-domain-total")].toInt(), 6);
                }
                replaced = replaced || fix[word("kind")] == word("replace");
            }
        }
        QVERIFY(packages);
        QVERIFY(replaced);
        const auto text = cli.run({word("fix"), list});
        QVERIFY2(text.out.contains("Change Missions: ") && text.out.contains(" of 6 points"), text.out.constData());
    }

    // Every fix of so many takes its time; the answer does not.
    void ofThousandsOfProblemsEachIsListedAndSomeHaveFixes()
    {
        const CliProcess cli;
        std::string list = "Main\n";
        constexpr int strangers = 2000;
        for (int card = 0; card < strangers; ++card)
            list += "3 Stranger Nobody Knows " + std::to_string(card) + "\n";
        const auto result = cli.run({word("fix"), cli.file("list.txt", list), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        const auto listed = findings(result);
        QCOMPARE(rulesIn(listed).count(word("unknown-card")), strangers);
        QVERIFY(!listed.first()[word("fixes")].toArray().isEmpty());
        QVERIFY(listed.last()[word("fixes")].toArray().isEmpty());
        QVERIFY2(result.err.contains("there may be more and better fixes"), result.err.constData());
    }

    void mendingWritesADeck()
    {
        const CliProcess cli;
        const auto list = cli.file("list.txt", brokenList);
        const auto target = QString::fromStdString((cli.folder() / "mended.nxdeck").string());
        const auto result = cli.run({word("fix"), list, word("--apply"), target, word("--json")});
        QCOMPARE(result.json()[word("written")].toString(), target);
        QVERIFY(!result.json()[word("done")].toArray().isEmpty());
        const auto after = rulesIn(findings(cli.run({word("fix"), target, word("--json")})));
        QVERIFY(!after.contains(word("duplicates")));
        QVERIFY(!after.contains(word("wrong-section")));
        QVERIFY(after.contains(word("unknown-card"))); // which name is meant is not for the program to say
        QVERIFY(after.contains(word("main-cp")));      // what is short cannot be mended by itself
        QCOMPARE(cli.run({word("fix"), target, word("--in-place")}).exit, int(ExitCode::No));
    }

    void aDeckOfTheLibraryIsReadAndMendedLikeAFile()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({word("decks"), word("add"), cli.file("Broken.txt", brokenList)}).exit, int(ExitCode::Done));
        const auto check = cli.run({word("check"), word("broken"), sample, word("--json")});
        QCOMPARE(check.exit, int(ExitCode::No));
        const auto reports = check.json()[word("reports")].toArray();
        QCOMPARE(reports.size(), 2);
        QVERIFY(reports[0].toObject()[word("file")].isNull());
        const auto id = reports[0].toObject()[word("id")].toInt();
        QVERIFY(id > 0);
        QCOMPARE(reports[1].toObject()[word("file")].toString(), sample);
        QVERIFY(!reports[1].toObject().contains(word("id")));
        const auto number = QStringLiteral("#%1").arg(id);
        QVERIFY(cli.run({word("check"), number}).out.contains("NOT LEGAL  " + number.toLatin1()));
        QCOMPARE(cli.run({word("missions"), number, word("--json")}).json()[word("id")].toInt(), id);
        const auto before = rulesIn(findings(cli.run({word("fix"), word("Broken"), word("--json")})));
        QVERIFY(before.contains(word("duplicates")));
        const auto mended = cli.run({word("fix"), number, word("--in-place"), word("--json")});
        QVERIFY2(mended.json()[word("written")].toString().contains(number), mended.out.constData());
        QVERIFY(!rulesIn(findings(cli.run({word("fix"), number, word("--json")}))).contains(word("duplicates")));
        const auto versions = cli.run({word("decks"), word("versions"), number, word("--json")});
        QCOMPARE(versions.json()[word("versions")].toArray().size(), 2); // the broken one is still there
        QCOMPARE(cli.run({word("search"), word("in:main"), word("--deck"), number}).exit, int(ExitCode::Done));
    }

    void mendingInPlaceKeepsTheFormOfTheFile()
    {
        const CliProcess cli;
        const auto list = cli.file("list.txt", brokenList);
        QCOMPARE(cli.run({word("fix"), list, word("--in-place")}).exit, int(ExitCode::No));
        const auto text = fileBytes(list.toStdString());
        QVERIFY2(text.find("\nMissions\n") != std::string::npos && text.find('{') == std::string::npos, text.c_str());
        const auto table = cli.file(
            "deck.md", "| Deck Name | Card Name | Count |\n|---|---|---|\n| A | Inkling Page | 9 |\n");
        const auto bytes = fileBytes(table.toStdString());
        const auto refused = cli.run({word("fix"), table, word("--in-place")});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.err.contains("--apply"), refused.err.constData());
        QCOMPARE(QByteArray::fromStdString(fileBytes(table.toStdString())), QByteArray::fromStdString(bytes));
    }

    void aFileOfSeveralDecksIsNotTakenForItsFirst()
    {
        const CliProcess cli;
        const auto two = cli.file("two.md",
            "| Deck Name | Card Name | Count |\n|---|---|---|\n| A | Inkling Page | 1 |\n| B | Inkling Page | 2 |\n");
        QCOMPARE(cli.run({word("check"), two, word("--json")}).json()[word("reports")].toArray().size(), 2);
        for (const char* command : {"fix", "missions"}) {
            const auto refused = cli.run({word(command), two});
            QCOMPARE(refused.exit, int(ExitCode::Refused));
            QVERIFY2(refused.err.contains("holds 2 decks"), refused.err.constData());
        }
    }

    void oneRuleAtATime()
    {
        const CliProcess cli;
        const auto result = cli.run(
            {word("fix"), cli.file("list.txt", brokenList), word("--rule"), word("wrong-section"), word("--json")});
        QCOMPARE(rulesIn(findings(result)), QStringList{word("wrong-section")});
    }

    void wrongUsageAndBrokenFiles()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({word("fix")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({word("fix"), word("-"), word("--in-place")}, "Main\n").exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({word("fix"), word("/nowhere.nxdeck")}).exit, int(ExitCode::Failed));
        QCOMPARE(cli.run({word("missions"), cli.file("a.nxdeck", "{")}).exit, int(ExitCode::Refused));
        QCOMPARE(
            cli.run({word("fix"), sample, word("--apply"), word("/nowhere/a.nxdeck")}).exit, int(ExitCode::Failed));
    }

    void whatEachMissionOpens()
    {
        const CliProcess cli;
        const auto result = cli.run({word("missions"), sample, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto legal = result.json()[word("legal")].toInteger();
        QVERIFY(legal > 0);
        int held = 0;
        for (const auto& one : result.json()[word("cards")].toArray()) {
            const auto card = one.toObject();
            const auto add = card[word("add")].toObject();
            QCOMPARE(add[word("legal")].toInteger(),
                legal + add[word("opened")].toInteger() - add[word("closed")].toInteger());
            QCOMPARE(card[word("remove")].isNull(), card[word("copies")].toInt() == 0);
            held += card[word("copies")].toInt();
            QVERIFY(card[word("copies")].toInt() > 0 || !card[word("obstacle")].isNull()); // six points are spent
        }
        QVERIFY(held > 0);
        const auto table = cli.run({word("missions"), sample});
        QVERIFY2(table.out.contains("One more") && table.out.contains("✗ over the 6 domain points by 2"),
            table.out.constData());
        QVERIFY2(!table.out.contains("mission-domain"), table.out.constData()); // ids are for --json
        for (const auto& line : table.out.split('\n'))
            QVERIFY2(!line.endsWith(' '), line.constData());
    }
};

NEXUS_TEST(FixCommandTest, Events);

} // namespace fix_command_test

#include "fix_command_test.moc"
