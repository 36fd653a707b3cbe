// stats, compare and hand as a process.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"

#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include <QJsonArray>

namespace statistics_commands_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString sampleFile(const char* name)
{
    return nexus::test::inSources("/resources/games/quantum-nexus/decks/") + QString::fromLatin1(name);
}

QJsonObject first(const CliResult& result, const char* list)
{
    return result.json()[QLatin1String(list)].toArray().first().toObject();
}

} // namespace

class StatisticsCommandsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statsCountAFileAndADeckOfTheLibraryAlike()
    {
        const CliProcess cli;
        const auto file = cli.run({QStringLiteral("stats"), sampleFile("wet-ink.nxdeck"), QStringLiteral("--json")});
        QCOMPARE(file.exit, 0);
        const auto deck = first(file, "decks");
        QCOMPARE(deck[QStringLiteral("drawn")].toString(), QStringLiteral("main"));
        QCOMPARE(deck[QStringLiteral("cost")].toString(), QStringLiteral("cp"));
        const auto main = deck[QStringLiteral("sections")].toObject()[QStringLiteral("main")].toObject();
        const auto cp = main[QStringLiteral("values")].toObject()[QStringLiteral("cp")].toObject();
        QCOMPARE(cp[QStringLiteral("total")].toInt(), 200);
        const auto income = deck[QStringLiteral("income")].toObject();
        int beyond = 0;
        for (const auto& copies : income[QStringLiteral("beyond")].toObject())
            beyond += copies.toInt();
        QCOMPARE(beyond + income[QStringLiteral("payable")].toInt(), main[QStringLiteral("cards")].toInt());
        const auto named = cli.run({QStringLiteral("stats"), QStringLiteral("wet ink"), QStringLiteral("--json")});
        QCOMPARE(named.exit, 0);
        QCOMPARE(first(named, "decks")[QStringLiteral("sections")], deck[QStringLiteral("sections")]);
        const auto told = cli.run({QStringLiteral("stats"), QStringLiteral("Wet Ink")});
        QVERIFY2(told.out.contains("200 CP") && told.out.contains("Income "), told.out.constData());
    }

    void whatIsNeitherFileNorDeckFails()
    {
        const CliProcess cli;
        for (const char* command : {"stats", "check", "hand", "missions", "fix"}) {
            const auto missing = cli.run({QString::fromLatin1(command), QStringLiteral("Nothing at All")});
            QCOMPARE(missing.exit, int(ExitCode::Failed));
            const auto said = missing.out + missing.err; // of several decks each has its place in the answer
            QVERIFY2(said.contains("neither a file nor a deck of the library"), said.constData());
            const auto json = cli.run({QString::fromLatin1(command), QStringLiteral("#99"), QStringLiteral("--json")});
            QCOMPARE(json.exit, int(ExitCode::Failed));
            QVERIFY2(!json.json().isEmpty(), json.out.constData());
        }
        const auto law = cli.run(
            {QStringLiteral("stats"), QStringLiteral("Wet Ink"), QStringLiteral("--ruleset"), QStringLiteral("nope")});
        QCOMPARE(law.exit, int(ExitCode::Refused));
        QVERIFY2(law.out.contains("“nope” is not known"), law.out.constData());
    }

    void compareTellsEveryDifference()
    {
        const CliProcess cli;
        const auto one = cli.file(
            "one.txt", "Missions\n1 First Term at Lowglass\nMain\n4 Inkling Page\n1 Wick Sprite\n");
        const auto two = cli.file(
            "two.txt", "Missions\n1 First Term at Lowglass\nMain\n2 Inkling Page\n1 Wick Sprite\n3 Kettle Golem\n");
        const auto json = cli.run({QStringLiteral("compare"), one, two, QStringLiteral("--json")});
        QCOMPARE(json.exit, 0);
        QCOMPARE(json.json()[QStringLiteral("same")].toBool(), false);
        const auto main = json.json()[QStringLiteral("sections")].toObject()[QStringLiteral("main")].toArray();
        QCOMPARE(main.size(), 2);
        QCOMPARE(main[0].toObject()[QStringLiteral("card")].toString(), QStringLiteral("Inkling Page"));
        QCOMPARE(main[0].toObject()[QStringLiteral("to")].toInt(), 2);
        const auto told = cli.run({QStringLiteral("compare"), one, two});
        QVERIFY2(told.out.contains("Inkling Page: 4 → 2 (−2)"), told.out.constData());
        QVERIFY2(told.out.contains("Kettle Golem: 0 → 3 (+3)"), told.out.constData());
        QVERIFY(!told.out.contains("Wick Sprite"));
        QVERIFY(
            cli.run({QStringLiteral("compare"), one, two, QStringLiteral("--all")}).out.contains("Wick Sprite: 1\n"));
        QVERIFY(cli.run({QStringLiteral("compare"), one, one}).out.contains("The decks are the same."));
    }

    void versionsOfADeckAreCompared()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("rename"), QStringLiteral("Wet Ink"),
                             QStringLiteral("Dry Ink")})
                     .exit,
            0);
        const auto renamed = cli.run({QStringLiteral("compare"), QStringLiteral("Dry Ink"),
            QStringLiteral("--version-number"), QStringLiteral("1"), QStringLiteral("--json")});
        QCOMPARE(renamed.exit, 0);
        const auto name = renamed.json()[QStringLiteral("fields")].toObject()[QStringLiteral("name")].toObject();
        QCOMPARE(name[QStringLiteral("from")].toString(), QStringLiteral("Wet Ink"));
        QCOMPARE(name[QStringLiteral("to")].toString(), QStringLiteral("Dry Ink"));
        const auto twice = cli.run({QStringLiteral("compare"), QStringLiteral("Dry Ink"),
            QStringLiteral("--version-number"), QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("--json")});
        QCOMPARE(twice.json()[QStringLiteral("to")].toString(), QStringLiteral("Wet Ink, version 1"));
        QCOMPARE(cli.run({QStringLiteral("compare"), QStringLiteral("Dry Ink"), QStringLiteral("--version-number"),
                             QStringLiteral("9")})
                     .exit,
            int(ExitCode::No));
        QCOMPARE(cli.run({QStringLiteral("compare"), QStringLiteral("Dry Ink")}).exit, int(ExitCode::WrongUsage));
    }

    void aHandIsTheSameForTheSameSeed()
    {
        const CliProcess cli;
        const auto hand = [&](const char* seed, const char* more) {
            return cli.run(
                {QStringLiteral("hand"), QStringLiteral("Wet Ink"), QStringLiteral("--seed"), QString::fromLatin1(seed),
                    QStringLiteral("--draw"), QString::fromLatin1(more), QStringLiteral("--json")});
        };
        const auto five = hand("11", "0");
        QCOMPARE(five.exit, 0);
        QCOMPARE(five.json()[QStringLiteral("hand")].toArray().size(), 5);
        QVERIFY(five.json()[QStringLiteral("drawn")].toArray().isEmpty());
        QCOMPARE(hand("11", "0").out, five.out);
        QVERIFY(hand("12", "0").json()[QStringLiteral("hand")] != five.json()[QStringLiteral("hand")]);
        const auto eight = hand("11", "3").json();
        QCOMPARE(eight[QStringLiteral("hand")], five.json()[QStringLiteral("hand")]);
        QCOMPARE(eight[QStringLiteral("drawn")].toArray().size(), 3);
        QCOMPARE(eight[QStringLiteral("left")].toInt(), five.json()[QStringLiteral("left")].toInt() - 3);
        const auto free = cli.run({QStringLiteral("hand"), QStringLiteral("Wet Ink")});
        QCOMPARE(free.exit, 0);
        QVERIFY2(free.err.contains("--seed "), free.err.constData());
        const auto empty = cli.run(
            {QStringLiteral("hand"), cli.file("empty.txt", "Missions\n1 First Term at Lowglass\n")});
        QCOMPARE(empty.exit, int(ExitCode::No));
        QVERIFY2(empty.err.contains("Main deck is empty"), empty.err.constData());
    }
};

NEXUS_TEST(StatisticsCommandsTest, Events);

} // namespace statistics_commands_test

#include "statistics_commands_test.moc"
