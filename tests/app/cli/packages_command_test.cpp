// missions without a deck, as a process: all packages, those for a deck, those that carry a query.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace packages_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

CliResult missions(const CliProcess& cli, const QStringList& arguments)
{
    return cli.run(QStringList{word("missions")} + arguments);
}

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
        QVERIFY2(
            table.out.contains("Not carried") && table.err.contains("20 of 2,402 packages"), table.out.constData());
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
        QCOMPARE(missions(cli, {word("--carry"), word("-t:unit"), word("--limit"), word("1"), word("--json")}).exit,
            int(ExitCode::Done));
    }

    void filteredByNames()
    {
        const CliProcess cli;
        const auto result = missions(
            cli, {word("--filter"), word("CHOIR -arrears"), word("--limit"), word("0"), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QCOMPARE(result.json()[word("count")].toInteger(), packagesOf(result).size());
        QVERIFY(packagesOf(result).size() > 0 && packagesOf(result).size() < 2402);
        for (const auto& one : packagesOf(result)) {
            const auto names = one.toObject()[word("missions")].toArray();
            QVERIFY(names.contains(word("Choir Practice")) && !names.contains(word("Minor Arrears")));
        }
        const auto none = missions(cli, {word("--filter"), word("nosuchname")});
        QCOMPARE(none.exit, int(ExitCode::No));
        QVERIFY(none.err.contains("No package has these names."));
    }

    void theSmallestChangeThatCarriesAQuery()
    {
        const CliProcess cli;
        const auto most = packagesOf(missions(cli, {word("--carry"), word("magic>=4"), word("--json")}))[0]
                              .toObject()[word("carried")]
                              .toInt();
        const auto result = missions(cli, {word("--for"), sample, word("--carry"), word("magic>=4"), word("--json")});
        QCOMPARE(packagesOf(result)[0].toObject()[word("carried")].toInt(), most);
        QVERIFY(packagesOf(result)[0].toObject().contains(word("changes")));
        QCOMPARE(missions(cli, {word("--for"), sample, word("--carry"), word("in:main t:leader")}).exit,
            int(ExitCode::Done)); // of that deck
        const auto few = missions(
            cli, {word("--for"), sample, word("--order"), word("few"), word("--limit"), word("1"), word("--json")});
        QCOMPARE(packagesOf(few)[0].toObject()[word("missions")].toArray().size(), 2);
    }

    void aDeckBegunWithAPackage()
    {
        const CliProcess cli;
        const auto third = packagesOf(missions(cli, {word("--order"), word("income"), word("--json")}))[2].toObject();
        const auto made = missions(cli, {word("--order"), word("income"), word("--pick"), word("3"), word("--new"),
                                            word("Choir first"), word("--json")});
        QCOMPARE(made.exit, int(ExitCode::Done));
        QCOMPARE(made.json()[word("picked")].toInt(), 3);
        QVERIFY(made.json()[word("written")].toString().startsWith(word("Choir first (#")));
        const auto text = cli.run({word("decks"), word("export"), word("Choir first"), word("--format"), word("text")});
        QCOMPARE(text.exit, int(ExitCode::Done));
        for (const auto& name : third[word("missions")].toArray())
            QVERIFY2(text.out.contains(name.toString().toUtf8()), text.out.constData());
        QCOMPARE(missions(cli,
                     {word("--filter"), word("choir"), word("--pick"), word("100000"), word("--new"), word("None")})
                     .exit,
            int(ExitCode::No));
    }

    void aPackageInThePlaceOfWhatADeckHas()
    {
        const CliProcess cli;
        const Scratch scratch;
        const auto file = QString::fromStdString(scratch.path("copy.nxdeck").string());
        QVERIFY(QFile::copy(sample, file));
        const auto wanted = packagesOf(missions(cli, {word("--for"), file, word("--json")}))[4].toObject();
        const auto other = QString::fromStdString(scratch.path("other.nxdeck").string());
        QCOMPARE(missions(cli, {word("--for"), file, word("--pick"), word("5"), word("--apply"), other}).exit,
            int(ExitCode::Done));
        QCOMPARE(packagesOf(missions(cli, {word("--for"), file, word("--json")}))[4].toObject(),
            wanted); // the deck itself is as it was
        const auto done = missions(cli, {word("--for"), file, word("--pick"), word("5"), word("--in-place")});
        QCOMPARE(done.exit, int(ExitCode::Done));
        QVERIFY2(done.err.contains("Written to "), done.err.constData());
        for (const auto& written : {file, other}) {
            const auto after = packagesOf(
                missions(cli, {word("--for"), written, word("--json"), word("--order"), word("changes")}));
            bool first = false;
            for (const auto& one : after)
                first = first || (one.toObject()[word("missions")] == wanted[word("missions")] &&
                                     one.toObject()[word("changes")].toInt() == 0);
            QVERIFY(first);
        }
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
        QCOMPARE(missions(cli, {word("--order"), word("changes")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(missions(cli, {word("--apply"), word("x.txt")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(missions(cli, {word("--pick"), word("2")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(missions(cli, {word("--for"), sample, word("--new"), word("x")}).exit, int(ExitCode::WrongUsage));
    }
};

NEXUS_TEST(PackagesCommandTest, Events);

} // namespace packages_command_test

#include "packages_command_test.moc"
