// editions as a process: a deck held against every ruleset, and changed to one.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QJsonArray>
#include <QtTest>

namespace editions_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const QString sample = nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck");

QString word(const char* text) { return QString::fromUtf8(text); }

} // namespace

class EditionsCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSampleDeck()
    {
        const CliProcess cli;
        const auto result = cli.run({word("editions"), sample, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        const auto editions = result.json()[word("editions")].toArray();
        QCOMPARE(editions.size(), 2);
        for (const auto& value : editions) {
            const auto edition = value.toObject();
            for (const char* key :
                {"ruleset", "name", "legal", "totals", "findings", "changes", "totalsAfter", "legalAfter"})
                QVERIFY2(edition.contains(word(key)), key);
        }
        const auto own = editions[0].toObject();
        QCOMPARE(own[word("ruleset")].toString(), word("quantum-nexus-2025-07"));
        QVERIFY(own[word("legal")].toBool() && own[word("legalAfter")].toBool());
        QVERIFY(own[word("changes")].toArray().isEmpty());
        QCOMPARE(own[word("totals")].toObject()[word("main-cp")].toInt(), 200);
        const auto text = cli.run({word("editions"), sample});
        QVERIFY2(text.out.contains("Quantum Nexus: Detailed Rules (six domains)  LEGAL"), text.out.constData());
        QVERIFY(text.out.contains("200 of 200 CP"));
        for (const auto& line : text.out.split('\n'))
            QVERIFY2(!line.endsWith(' '), line.constData());
    }

    void legalNowhere()
    {
        const CliProcess cli;
        const auto deck = cli.file(
            "short.txt", "Missions\n1 Choir Practice\nMain\n3 Causeway Docker\n1 Reeding Lamp\n");
        const auto result = cli.run({word("editions"), deck, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        for (const auto& value : result.json()[word("editions")].toArray()) {
            const auto edition = value.toObject();
            QVERIFY(!edition[word("legal")].toBool());
            bool out = false;
            for (const auto& change : edition[word("changes")].toArray())
                out = out || (change.toObject()[word("card")].toString() == word("Reeding Lamp") &&
                                 change.toObject()[word("delta")].toInt() == -1);
            QVERIFY(out);
        }
    }

    void changedAndWritten()
    {
        const CliProcess cli;
        const auto deck = cli.file(
            "short.txt", "Missions\n1 Choir Practice\nMain\n3 Causeway Docker\n1 Reeding Lamp\n");
        const auto to = cli.folder() / "changed.nxdeck";
        const auto file = QString::fromStdString(to.string());
        const auto result = cli.run({word("editions"), deck, word("--to"), word("quantum-nexus-2025-05"),
            word("--apply"), file, word("--json")});
        const auto edition = result.json()[word("editions")].toArray()[1].toObject();
        QCOMPARE(result.exit, edition[word("legalAfter")].toBool() ? int(ExitCode::Done) : int(ExitCode::No));
        QCOMPARE(result.json()[word("written")].toString(), file);
        const auto checked =
            cli.run({word("check"), file, word("--json")}).json()[word("reports")].toArray()[0].toObject();
        QCOMPARE(checked[word("ruleset")].toString(), word("quantum-nexus-2025-05"));
        QCOMPARE(checked[word("totals")], edition[word("totalsAfter")]);
        QCOMPARE(checked[word("legal")], edition[word("legalAfter")]);
        QVERIFY(cli.run({word("editions"), deck, word("--to"), word("quantum-nexus-2025-05"), word("--in-place")})
                    .err.contains("short.txt"));
    }

    void ofAnEditionNobodyKnows()
    {
        const CliProcess cli;
        const auto deck = cli.file("old.nxdeck",
            R"({"format":"nexusdeck/1","name":"Old","game":"quantum-nexus","ruleset":"long-gone","sections":{"main":[{"card":"Wick Sprite","count":2}]}})");
        const auto result = cli.run({word("editions"), deck, word("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        QCOMPARE(result.json()[word("ruleset")].toString(), word("long-gone"));
        QCOMPARE(result.json()[word("editions")].toArray().size(), 2);
    }

    void wrongUsage()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({word("editions")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(
            cli.run({word("editions"), sample, word("--apply"), word("x.nxdeck")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({word("editions"), sample, word("--to"), word("quantum-nexus-2025-05")}).exit,
            int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({word("editions"), sample, word("--to"), word("nowhere"), word("--in-place")}).exit,
            int(ExitCode::Refused));
        QCOMPARE(cli.run({word("editions"), word("/nowhere.nxdeck")}).exit, int(ExitCode::Failed));
    }
};

NEXUS_TEST(EditionsCommandTest, Events);

} // namespace editions_command_test

#include "editions_command_test.moc"
