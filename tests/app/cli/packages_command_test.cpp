// missions without a deck, as a process: all packages, those for a deck, those that carry a query.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"

#include <QJsonArray>
#include <QtTest>

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

CliResult missions(const CliProcess& cli, const QStringList& arguments) { return cli.run(QStringList{word("missions")} + arguments); }

QJsonArray packagesOf(const CliResult& result) { return result.json()[word("packages")].toArray(); }

} // namespace

class PackagesCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allPackages()
    {
        const CliProcess cli;
        const auto all = missions(cli, {word("--limit"), word("0"), word("--json")});
        QCOMPARE(all.exit, int(ExitCode::Done));
        QCOMPARE(all.json()[word("count")].toInteger(), packagesOf(all).size());
        QCOMPARE(packagesOf(all).size(), 2402);
        int pool = 1'000'000;
        for (const auto& one : packagesOf(all)) {
            const auto package = one.toObject();
            QCOMPARE(package.keys(), (QStringList{word("income"), word("missions"), word("pool"), word("profile")}));
            QVERIFY(!package[word("missions")].toArray().isEmpty() && package[word("missions")].toArray().size() <= 6);
            int points = 0;
            for (const auto& domain : package[word("profile")].toObject())
                points += domain.toInt();
            QCOMPARE(points, 6);
            QVERIFY(package[word("pool")].toInt() <= pool);
            pool = package[word("pool")].toInt();
        }
        const auto few = missions(cli, {word("--limit"), word("3"), word("--order"), word("few"), word("--json")});
        QCOMPARE(packagesOf(few).size(), 3);
        QCOMPARE(packagesOf(few)[0].toObject()[word("missions")].toArray().size(), 2);
        const auto four = missions(cli, {word("--ruleset"), word("quantum-nexus-2025-05"), word("--json")});
        QVERIFY(four.json()[word("count")].toInteger() > 0);
        QCOMPARE(packagesOf(four)[0].toObject()[word("profile")].toObject().size(), 4);
    }

    void forADeck()
    {
        const CliProcess cli;
        const auto result = missions(cli, {word("--for"), sample, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto first = packagesOf(result)[0].toObject();
        QCOMPARE(packagesOf(result).size(), 20);
        QCOMPARE(first[word("changes")].toInt(), 0); // what it has already
        QCOMPARE(first[word("notCarried")].toInt(), 0);
        QCOMPARE(first[word("opened")].toInt() + first[word("closed")].toInt(), 0);
        QVERIFY(packagesOf(result)[1].toObject()[word("changes")].toInt() > 0);
        const auto table = missions(cli, {word("--for"), sample});
        QVERIFY2(table.out.contains("Not carried") && table.err.contains("20 of 2402 packages"), table.out.constData());
        for (const auto& line : table.out.split('\n'))
            QVERIFY2(!line.endsWith(' '), line.constData());
    }

    void carryingAQuery()
    {
        const CliProcess cli;
        const auto result = missions(cli, {word("--carry"), word("magic>=4"), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QVERIFY(result.json()[word("wanted")].toInt() > 0);
        QCOMPARE(packagesOf(result)[0].toObject()[word("profile")].toObject()[word("magic")].toInt(), 4);
        QVERIFY(packagesOf(result)[0].toObject()[word("carried")].toInt() > 0);
        QCOMPARE(missions(cli, {word("--carry"), word("-t:unit"), word("--limit"), word("1"), word("--json")}).exit, int(ExitCode::Done));
    }

    void whatIsRefused()
    {
        const CliProcess cli;
        QCOMPARE(missions(cli, {word("--carry"), word("magic>=")}).exit, int(ExitCode::Refused));
        QCOMPARE(missions(cli, {word("--carry"), word("is:legal")}).exit, int(ExitCode::Refused));
        QCOMPARE(missions(cli, {word("--ruleset"), word("nowhere")}).exit, int(ExitCode::Refused));
        QCOMPARE(missions(cli, {sample, word("--for"), sample}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(missions(cli, {sample, word("--limit"), word("3")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(missions(cli, {word("--order"), word("best")}).exit, int(ExitCode::WrongUsage));
    }
};

QTEST_GUILESS_MAIN(PackagesCommandTest)
#include "packages_command_test.moc"
