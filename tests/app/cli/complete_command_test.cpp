// complete as a process: what it proposes, what it writes, with which exit code.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace complete_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

// The sample deck without its last rows: 170 CP.
std::string shortDeck()
{
    QFile file(sample);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample deck");
    auto deck = QJsonDocument::fromJson(file.readAll()).object();
    auto sections = deck[word("sections")].toObject();
    auto main = sections[word("main")].toArray();
    for (int row = 0; row < 3; ++row)
        main.removeLast();
    sections[word("main")] = main;
    deck[word("sections")] = sections;
    return QJsonDocument(deck).toJson().toStdString();
}

QJsonArray proposals(const CliResult& result) { return result.json()[word("proposals")].toArray(); }

} // namespace

class CompleteCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLegalDeckNeedsNothing()
    {
        const CliProcess cli;
        const auto result = cli.run({word("complete"), sample, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QVERIFY(result.json()[word("complete")].toBool() && proposals(result).isEmpty() &&
                result.json()[word("none")].isNull());
        QVERIFY(cli.run({word("complete"), sample}).out.contains("The deck is already complete."));
    }

    void everyProposalIsLegalAndTheFewestChangesComeFirst()
    {
        const CliProcess cli;
        const auto result = cli.run(
            {word("complete"), cli.file("short.nxdeck", shortDeck()), word("--json"), word("--limit"), word("12")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        QCOMPARE(proposals(result).size(), 12);
        int before = 0;
        for (const auto& one : proposals(result)) {
            const auto proposal = one.toObject();
            int copies = 0;
            for (const auto& change : proposal[word("changes")].toArray()) {
                copies += std::abs(change.toObject()[word("delta")].toInt());
                QCOMPARE(change.toObject()[word("section")].toString(), word("main"));
                QVERIFY(!change.toObject()[word("card")].toString().isEmpty());
            }
            QVERIFY(copies >= before);
            before = copies;
            QCOMPARE(proposal[word("totals")].toObject()[word("main-cp")].toInt(), 200);
            QVERIFY(proposal[word("legal")].toBool());
        }
        QCOMPARE(result.json()[word("fill")].toArray().size(), 1);
        QVERIFY(result.json()[word("ways")].toString().size() > 6);
        QCOMPARE(result.json()[word("remainder")].toObject()[word("left")].toInt(), 30);
        const auto again = cli.run(
            {word("complete"), cli.file("short.nxdeck", shortDeck()), word("--json"), word("--limit"), word("12")});
        QCOMPARE(again.out, result.out);
    }

    void wishesCount()
    {
        const CliProcess cli;
        const auto deck = cli.file("short.nxdeck", shortDeck());
        QCOMPARE(cli.run({word("collection"), word("add"), word("Undertow Eel"), word("3")}).exit, int(ExitCode::Done));
        const auto owned = cli.run(
            {word("complete"), deck, word("--owned"), word("--fill"), word("--json"), word("--limit"), word("1")});
        QCOMPARE(owned.exit, int(ExitCode::Done));
        QVERIFY(owned.out.contains("Undertow Eel")); // the one card that is owned
        const auto barred = cli.run({word("complete"), deck, word("--bar"), word("-t:event"), word("--lock"),
            word("-t:mission"), word("--json")});
        QVERIFY(!proposals(barred).isEmpty());
        for (const auto& one : proposals(barred))
            for (const auto& change : one.toObject()[word("changes")].toArray()) {
                QVERIFY(change.toObject()[word("delta")].toInt() > 0);
                const auto card = change.toObject()[word("card")].toString();
                QVERIFY(cli.run({word("show"), card}).out.contains("Event"));
            }
        const auto wrong = cli.run({word("complete"), deck, word("--prefer"), word("cp>")});
        QCOMPARE(wrong.exit, int(ExitCode::Refused));
        QVERIFY(wrong.err.contains("--prefer: the query does not parse at column 4"));
        QCOMPARE(cli.run({word("complete"), deck, word("--curve"), word("1:x")}).exit, int(ExitCode::Refused));
    }

    void saysWhyThereIsNone()
    {
        const CliProcess cli;
        const auto result = cli.run(
            {word("complete"), cli.file("short.nxdeck", shortDeck()), word("--bar"), word("cp>=0"), word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        QVERIFY(result.json()[word("none")].toString().contains(word("at most 170")));
        QCOMPARE(result.json()[word("ways")].toString(), word("0"));
    }

    void writesTheChosenOne()
    {
        const CliProcess cli;
        const auto deck = cli.file("short.nxdeck", shortDeck()),
                   to = QString::fromStdString((cli.folder() / "done.nxdeck").string());
        const auto done = cli.run({word("complete"), deck, word("--apply"), to, word("--pick"), word("2")});
        QCOMPARE(done.exit, int(ExitCode::Done));
        QCOMPARE(cli.run({word("check"), to}).exit, int(ExitCode::Done));
        QCOMPARE(cli.run({word("complete"), deck, word("--in-place"), word("--fill")}).exit, int(ExitCode::Done));
        QCOMPARE(cli.run({word("check"), deck}).exit, int(ExitCode::Done));
        const auto again = cli.run({word("complete"), deck, word("--in-place")});
        QCOMPARE(again.exit, int(ExitCode::No));
        QVERIFY(again.err.contains("nothing was written"));
    }
};

NEXUS_TEST(CompleteCommandTest, Events);

} // namespace complete_command_test

#include "complete_command_test.moc"

#include <cmath>
