// A game of a duel written as a file, and told as a battle report.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace report_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString reportDeck(const char* name)
{
    return inSources("/resources/games/quantum-nexus/decks/") + QString::fromUtf8(name) + QStringLiteral(".nxdeck");
}

CliResult gameOfDuel(const CliProcess& cli, const QStringList& more)
{
    return cli.run(QStringList{QStringLiteral("duel"), reportDeck("wet-ink"), reportDeck("hold-fast-at-nine"),
                       QStringLiteral("--rounds"), QStringLiteral("3"), QStringLiteral("--seed"), QStringLiteral("7"),
                       QStringLiteral("--game")} +
                   more);
}

} // namespace

class ReportCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameOfADuelIsReplayedAndTold()
    {
        const CliProcess cli;
        const auto game = gameOfDuel(cli, {QStringLiteral("2")});
        QVERIFY2(game.exit == 0, game.err.constData());
        QCOMPARE(gameOfDuel(cli, {QStringLiteral("2")}).out, game.out);
        QVERIFY(gameOfDuel(cli, {QStringLiteral("1")}).out != game.out);
        const auto file = cli.file("game.nxgame", game.out.toStdString());
        const auto replayed = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file});
        QVERIFY2(replayed.exit == 0, replayed.err.constData());
        const auto report = cli.run({QStringLiteral("report"), file});
        QVERIFY2(report.exit == 0, report.err.constData());
        // Every second game has the seats exchanged.
        QVERIFY2(report.out.startsWith("# Hold Fast at Nine – Wet Ink\n"), report.out.constData());
        for (const auto* words : {"## Set-up", "## Round 1\n", "## Round 2\n", "## Cards", "Best for its cost: **"})
            QVERIFY2(report.out.contains(words), words);
        QVERIFY2(!report.out.contains("{{"), report.out.constData());
        // Every action of the log is in it, in its words.
        const auto json = cli.run({QStringLiteral("report"), file, QStringLiteral("--json")}).json();
        const auto log = cli.run({QStringLiteral("play"), QStringLiteral("--replay"), file, QStringLiteral("--json")})
                             .json()[QStringLiteral("log")]
                             .toArray();
        QStringList told, expected;
        for (const auto& action : json[QStringLiteral("opening")].toArray())
            told << action[QStringLiteral("action")].toString();
        for (const auto& round : json[QStringLiteral("rounds")].toArray())
            for (const auto& action : round[QStringLiteral("actions")].toArray())
                told << action[QStringLiteral("action")].toString();
        for (const auto& line : log)
            expected << line[QStringLiteral("text")].toString();
        QVERIFY(expected.size() > 10);
        QCOMPARE(told, expected);
        QCOMPARE(json[QStringLiteral("players")].toArray().size(), 2);
        QVERIFY(json[QStringLiteral("cards")].toArray()[0].toObject()[QStringLiteral("cost")].isDouble());
    }

    void aTemplateOfOnesOwnIsFilled()
    {
        const CliProcess cli;
        const auto file = cli.file("game.nxgame", gameOfDuel(cli, {QStringLiteral("1")}).out.toStdString());
        const auto form = cli.file(
            "form.md", "{{title}}\n{{#rounds}}\n{{round}},{{#sides}}{{points}} {{/sides}}\n{{/rounds}}\n");
        const auto out = QString::fromStdString((cli.folder() / "report.md").string());
        const auto done = cli.run(
            {QStringLiteral("report"), file, QStringLiteral("--template"), form, QStringLiteral("--out"), out});
        QVERIFY2(done.exit == 0, done.err.constData());
        QFile written(out);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto lines = written.readAll().split('\n');
        QCOMPARE(lines[0], QByteArray("Wet Ink – Hold Fast at Nine"));
        QVERIFY(lines[1].startsWith("1,"));
        // An edition, or the game, may bring one.
        const auto games = QStringLiteral("profile/games/quantum-nexus/");
        cli.file(qPrintable(games + QStringLiteral("report.md")), "Of the game\n");
        QCOMPARE(cli.run({QStringLiteral("report"), file}).out, QByteArray("Of the game\n"));
    }

    void aBrokenTemplateIsRefusedWithItsLine()
    {
        const CliProcess cli;
        const auto file = cli.file("game.nxgame", gameOfDuel(cli, {QStringLiteral("1")}).out.toStdString());
        const auto form = cli.file("form.md", "a\n{{#rounds}}\n{{wimmer}}\n{{/rounds}}\n");
        const auto refused = cli.run({QStringLiteral("report"), file, QStringLiteral("--template"), form});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.err.contains("line 3") && refused.err.contains("wimmer") && refused.err.contains("actions"),
            refused.err.constData());
        QCOMPARE(cli.run({QStringLiteral("report"), form}).exit, int(ExitCode::Refused));
        QCOMPARE(cli.run({QStringLiteral("report"), QStringLiteral("nothing.nxgame")}).exit, int(ExitCode::Failed));
        QCOMPARE(gameOfDuel(cli, {QStringLiteral("101")}).exit, int(ExitCode::WrongUsage));
    }
};

NEXUS_TEST(ReportCommandTest, Events);

} // namespace report_command_test

#include "report_command_test.moc"
