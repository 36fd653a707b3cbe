// The shipped command line, many times at once on one profile. NEXUS_STARTS: how many times twelve start together (a
// release: 9).
#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace first_starts_test {

using namespace nexus::test;

namespace {

struct Ended {
    int exit = -1;
    QByteArray err;
};

// All of them are started before one is waited for.
std::vector<Ended> together(const CliProcess& cli, const std::vector<QStringList>& commands)
{
    std::vector<std::unique_ptr<QProcess>> running;
    for (const auto& command : commands) {
        auto& process = *running.emplace_back(std::make_unique<QProcess>());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(inBuild("/bin/nexusdeck-cli"),
            QStringList{QStringLiteral("--profile"), QString::fromStdString(cli.profile().string())} + command);
    }
    std::vector<Ended> ended;
    for (const auto& process : running) {
        const bool over = process->waitForFinished(60'000);
        const int exit = over && process->exitStatus() == QProcess::NormalExit ? process->exitCode() : -1;
        ended.push_back({exit, process->readAllStandardError()});
    }
    return ended;
}

} // namespace

class FirstStartsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void manyFirstStartsAtOnceAllWork()
    {
        const int rounds = std::max(1, qEnvironmentVariable("NEXUS_STARTS", QStringLiteral("3")).toInt());
        for (int round = 0; round < rounds; ++round) {
            const CliProcess cli;
            std::vector<QStringList> commands;
            for (int i = 0; i < 12; ++i)
                commands.push_back(QStringList{QStringLiteral("decks list"), QStringLiteral("search t:mission"),
                    QStringLiteral("collection list"), QStringLiteral("search iron")}[i % 4]
                                       .split(QLatin1Char(' ')));
            for (const auto& [exit, err] : together(cli, commands))
                QVERIFY2(exit == 0 || exit == 1, err.constData()); // an empty collection is the answer no
            const auto decks = cli.run({QStringLiteral("decks"), QStringLiteral("list"), QStringLiteral("--json")});
            QVERIFY(decks.json()[QStringLiteral("decks")].toArray().size() >= 12); // the samples, once
            const auto cards = cli.run({QStringLiteral("search"), QStringLiteral(""), QStringLiteral("--json"),
                QStringLiteral("--limit"), QStringLiteral("0")});
            QCOMPARE(cards.json()[QStringLiteral("count")].toInt(), static_cast<int>(starterCatalogue()->size()));
        }
    }

    void importsAtOnceWaitForEachOther()
    {
        const CliProcess cli;
        std::vector<QStringList> commands;
        for (int i = 0; i < 6; ++i) {
            const auto name = "list-" + std::to_string(i) + ".md";
            const auto file = cli.file(
                name.c_str(), "| Name | Type | CP |\n|---|---|---|\n| Runner " + std::to_string(i) + " | Unit | 2 |\n");
            commands.push_back({QStringLiteral("import"), file, QStringLiteral("--set"), QStringLiteral("RUN")});
        }
        for (const auto& [exit, err] : together(cli, commands))
            QVERIFY2(exit == 0, err.constData());
        const auto found = cli.run(
            {QStringLiteral("search"), QStringLiteral("runner set:RUN"), QStringLiteral("--json")});
        QCOMPARE(found.json()[QStringLiteral("count")].toInt(), 6);
        const auto list = cli.run({QStringLiteral("import"), QStringLiteral("--list"), QStringLiteral("--json")});
        QCOMPARE(list.json()[QStringLiteral("imports")].toArray().size(), 6);
    }
};

NEXUS_TEST(FirstStartsTest, Events);

} // namespace first_starts_test

#include "first_starts_test.moc"
