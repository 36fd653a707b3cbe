// swaps as a process: how many, which, and what no swap can use.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace swaps_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

} // namespace

class SwapsCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSampleDeck()
    {
        const CliProcess cli;
        const auto result = cli.run({word("swaps"), sample, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto answer = result.json();
        QCOMPARE(answer[word("perSize")].toArray().size(), 10);
        const auto pairs = answer[word("pairs")].toArray();
        QVERIFY(!pairs.isEmpty());
        QCOMPARE(pairs.size(), answer[word("perSize")].toArray()[0].toInt());
        QVERIFY(!pairs[0].toObject()[word("out")].toString().isEmpty() &&
                !pairs[0].toObject()[word("in")].toString().isEmpty());
        QCOMPARE(answer[word("larger")].toArray().size(), 20);
        QCOMPARE(answer[word("larger")].toArray()[0].toObject()[word("out")].toArray().size(), 2);
        const auto table = cli.run({word("swaps"), sample, word("--limit"), word("3")});
        QVERIFY2(table.out.contains("Copies      Swaps\n     1         31\n") && table.out.contains("Out "),
            table.out.constData());
        for (const auto& line : table.out.split('\n'))
            QVERIFY2(!line.endsWith(' '), line.constData());
    }

    void deadCardsAndNoSwaps()
    {
        const CliProcess cli;
        const auto deck = cli.file(
            "dead.txt", "Missions\n1 First Term at Lowglass\nMain\n1 Inkling Page\nSideboard\n1 Causeway Docker\n");
        const auto result = cli.run({word("swaps"), deck, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        QCOMPARE(result.json()[word("dead")].toArray(),
            QJsonArray{word("Causeway Docker")}); // Technology, which nothing gives
        QVERIFY(result.json()[word("pairs")].toArray().isEmpty());
        QVERIFY(cli.run({word("swaps"), deck}).out.contains("Causeway Docker: no legal swap brings it in."));
    }

    void wrongUsage()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({word("swaps")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({word("swaps"), word("/nowhere.nxdeck")}).exit, int(ExitCode::Failed));
    }
};

NEXUS_TEST(SwapsCommandTest, Events);

} // namespace swaps_command_test

#include "swaps_command_test.moc"
