// import with --impact, --undo and --list, and sets, as a process.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QtTest>

namespace import_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const char* const dearer = "Name,Card Type,CP\nReading Lamp,Asset,9\nTin,Unit,1\n";

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); }

QJsonArray imports(const CliProcess& cli)
{
    return cli.run(words("import --list --json")).json()[QStringLiteral("imports")].toArray();
}

int lampCp(const CliProcess& cli)
{
    return cli.run({QStringLiteral("show"), QStringLiteral("Reading Lamp"), QStringLiteral("--json")})
        .json()[QStringLiteral("cp")]
        .toInt();
}

} // namespace

class ImportCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRenameIsTakenAndTakenBack()
    {
        const CliProcess cli;
        const auto run = [&](QStringList arguments) { return cli.run(arguments << QStringLiteral("--json")); };
        const auto count = [&](const char* query) {
            return run({QStringLiteral("search"), QString::fromUtf8(query)}).json()[QStringLiteral("count")].toInt();
        };
        const auto first = cli.file("first.csv", "Name,Card Type,CP,Duplicates,Rule Box\n"
                                                 "Tin Soldier,Unit,1,4,Draw a card when it is destroyed.\n"
                                                 "Copper Fox,Unit,2,4,Ready another unit.\n"
                                                 "Zinc Owl,Unit,2,4,Look at the top card of your deck.\n"
                                                 "Lead Cow,Unit,3,4,Gain 2 CP at the start of the round.\n");
        const auto second = cli.file("second.csv", "Name,Card Type,CP,Duplicates,Rule Box\n"
                                                   "Pewter Soldier,Unit,1,4,Draw a card when it is destroyed.\n"
                                                   "Copper Fox,Unit,2,4,Ready another unit.\n"
                                                   "Zinc Owl,Unit,2,4,Look at the top card of your deck.\n");
        const auto set = QStringLiteral("--set=TOY");
        QCOMPARE(run({QStringLiteral("import"), first, set}).exit, 0);
        const auto deck = cli.file("toys.nxdeck",
            R"({"format":"nexusdeck/1","name":"Toys","game":"quantum-nexus","sections":{"main":[{"card":"Tin Soldier","count":4}]}})");

        // Asked, not done.
        const auto trial = run({QStringLiteral("import"), second, set, QStringLiteral("--dry-run")});
        const auto asked = trial.json()[QStringLiteral("files")].toArray().first().toObject();
        const auto likely = asked[QStringLiteral("likelyRenames")].toArray();
        QCOMPARE(likely.size(), 1);
        QCOMPARE(likely.first().toObject()[QStringLiteral("to")].toString(), QStringLiteral("Pewter Soldier"));
        QCOMPARE(asked[QStringLiteral("missing")].toArray(),
            (QJsonArray{QStringLiteral("Lead Cow"), QStringLiteral("Tin Soldier")}));

        const auto taken = run({QStringLiteral("import"), second, set, QStringLiteral("--withdraw"),
            QStringLiteral("--renamed"), QStringLiteral("Tin Soldier=Pewter Soldier")});
        QCOMPARE(taken.exit, 0);
        const auto told = taken.json()[QStringLiteral("files")].toArray().first().toObject();
        QCOMPARE(told[QStringLiteral("renamed")].toArray().size(), 1);
        QCOMPARE(told[QStringLiteral("withdrawn")].toArray(), (QJsonArray{QStringLiteral("Lead Cow")}));
        QCOMPARE(count("set:toy"), 3);
        const auto shown = run({QStringLiteral("show"), QStringLiteral("Tin Soldier")}).json();
        QCOMPARE(shown[QStringLiteral("name")].toString(), QStringLiteral("Pewter Soldier"));
        const auto unknown = [&] {
            const auto findings = run({QStringLiteral("check"), deck}).json()[QStringLiteral("reports")].toArray();
            int number = 0;
            for (const auto& finding : findings.first().toObject()[QStringLiteral("findings")].toArray())
                number += finding.toObject()[QStringLiteral("rule")] == QStringLiteral("unknown-card") ? 1 : 0;
            return number;
        };
        QCOMPARE(unknown(), 0); // the deck names the card as it was called
        QVERIFY(cli.run({QStringLiteral("check"), deck}).out.contains("“Tin Soldier” is called “Pewter Soldier” now."));
        const auto mended = QString::fromStdString((cli.folder() / "mended.txt").string());
        const auto fixed = cli.run({QStringLiteral("fix"), deck, QStringLiteral("--rule"),
            QStringLiteral("former-name"), QStringLiteral("--apply"), mended});
        QVERIFY2(fixed.out.contains("Call 1 card of the deck as it is called today"), fixed.out.constData());
        QFile file(mended);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = file.readAll();
        QVERIFY2(text.contains("4 Pewter Soldier") && !text.contains("Tin Soldier"), text.constData());

        // The withdrawn card comes back with a list that has it, and all is taken back in turn.
        QCOMPARE(run({QStringLiteral("import"), first, set}).exit, 0);
        QCOMPARE(count("set:toy"), 4);
        QCOMPARE(count("name:\"tin soldier\""), 0);
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--undo")}).exit, 0);
        QCOMPARE(count("set:toy"), 3);
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--undo")}).exit, 0);
        QCOMPARE(count("set:toy"), 4);
        QCOMPARE(count("name:\"tin soldier\""), 1);
        QCOMPARE(count("name:\"pewter soldier\""), 0);
        QCOMPARE(unknown(), 0);
        QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--undo")}).exit, 0);
        QCOMPARE(count("set:toy"), 0);

        const auto slip = run(
            {QStringLiteral("import"), first, QStringLiteral("--renamed"), QStringLiteral("Nobody=Tin Soldier")});
        QCOMPARE(slip.exit, 4);
        QCOMPARE(count("name:\"tin soldier\""), 0);
    }

    // A deck, its plan, copies owned and wanted: one rename and its undo, and each file stays as it is.
    void whateverNamesARenamedCardSaysItsNameOfToday()
    {
        const CliProcess cli;
        const auto told = [&](const char* command) {
            const auto result = cli.run(QString::fromUtf8(command).split(QLatin1Char('|')));
            return result.out + result.err;
        };
        const std::string others = "Copper Fox,Unit,2,4,Ready another unit.\n"
                                   "Zinc Owl,Unit,2,4,Look at the top card of your deck.\n";
        const auto list = [&](const char* file, const char* soldier) {
            return cli.file(file, "Name,Card Type,CP,Duplicates,Rule Box\n" + std::string(soldier) +
                                      ",Unit,1,4,Draw a card when it is destroyed.\n" + others);
        };
        const auto set = QStringLiteral("--set=TOY");
        QCOMPARE(cli.run({QStringLiteral("import"), list("first.csv", "Tin Soldier"), set}).exit, 0);
        const auto deck = cli.file("toys.nxdeck",
            R"({"format":"nexusdeck/1","name":"Toys","game":"quantum-nexus","sections":{"main":[{"card":"Tin Soldier","count":4}],
                "sideboard":[{"card":"Copper Fox","count":2}]},
                "plans":[{"name":"Mirror","out":[{"card":"Tin Soldier","count":2}],"in":[{"card":"Copper Fox","count":2}]}]})");
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("add"), deck}).exit, 0);
        QVERIFY(told("collection|add|Tin Soldier|3|--location|Box").contains("Tin Soldier"));
        QVERIFY(told("collection|add|Tin Soldier|2|--wanted").contains("Tin Soldier"));
        const auto bytes = told("decks|export|Toys|--format|nxdeck");

        const auto everywhere = [&](const QByteArray& name, const QByteArray& other) {
            for (const auto* command : {"decks|export|Toys|--format|text", "decklist|Toys|-o|-",
                     "decklist|Toys|-o|-|--format|csv", "decklist|Toys|-o|-|--format|json",
                     "decklist|Toys|-o|-|--format|md", "plans|Toys|list", "plans|Toys|list|--json", "collection|list",
                     "collection|list|--wants", "collection|wants", "collection|export", "compare|Toys|Toys|--all",
                     "missing|Toys|--all", "missing|Toys|--lines|--all", "hand|Toys|--seed|3"}) {
                auto text = told(command);
                text.replace("“Tin Soldier” is called “Pewter Soldier” now.", ""); // which it does say
                QVERIFY2(text.contains(name), command + QByteArray(": ") + text);
                QVERIFY2(!text.contains(other), command + QByteArray(": ") + text);
            }
        };
        everywhere("Tin Soldier", "Pewter");
        QCOMPARE(
            cli.run({QStringLiteral("import"), list("second.csv", "Pewter Soldier"), set, QStringLiteral("--renames")})
                .exit,
            0);
        everywhere("Pewter Soldier", "Tin");
        QCOMPARE(told("decks|export|Toys|--format|nxdeck"), bytes);
        const auto page = QString::fromStdString((cli.folder() / "toys.html").string());
        QCOMPARE(cli.run({QStringLiteral("page"), QStringLiteral("Toys"), QStringLiteral("-o"), page}).exit, 0);
        const auto html = fileBytes(page.toStdString());
        QVERIFY(
            html.find("−2 Pewter Soldier") != std::string::npos && html.find("−2 Tin Soldier") == std::string::npos);

        QCOMPARE(cli.run({QStringLiteral("import"), QStringLiteral("--undo")}).exit, 0);
        everywhere("Tin Soldier", "Pewter");
        QCOMPARE(told("decks|export|Toys|--format|nxdeck"), bytes);
    }

    void impactSaysWhichDecksBreakAndWhy()
    {
        const CliProcess cli;
        const auto list = cli.file("dearer.csv", dearer);
        const int before = lampCp(cli);
        const auto trial = cli.run({QStringLiteral("import"), list, QStringLiteral("--dry-run"),
            QStringLiteral("--impact"), QStringLiteral("--json")});
        QCOMPARE(trial.exit, 0);
        QCOMPARE(lampCp(cli), before);
        const auto impact = trial.json()[QStringLiteral("impact")].toObject();
        QVERIFY(impact[QStringLiteral("checked")].toInt() > 3);
        const auto deck = impact[QStringLiteral("decks")].toArray().first().toObject();
        QCOMPARE(deck[QStringLiteral("legalBefore")].toBool(), true);
        QCOMPARE(deck[QStringLiteral("legalAfter")].toBool(), false);
        const auto total = deck[QStringLiteral("totals")].toArray().first().toObject();
        QCOMPARE(total[QStringLiteral("from")].toInt(), 200);
        QVERIFY(total[QStringLiteral("to")].toInt() > 200);
        const auto name = deck[QStringLiteral("deck")].toString();

        const auto told = cli.run({QStringLiteral("import"), list, QStringLiteral("--impact")});
        QCOMPARE(told.exit, 0);
        QVERIFY2(told.out.contains((name + QStringLiteral(" becomes illegal")).toUtf8()), told.out.constData());
        QVERIFY2(told.out.contains("Main deck CP 200 → 2"), told.out.constData());
        // The deck itself says the same afterwards.
        const auto file = QString::fromStdString((cli.folder() / "deck.nxdeck").string());
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("export"), name, file}).exit, 0);
        QCOMPARE(cli.run({QStringLiteral("check"), file}).exit, int(ExitCode::No));
    }

    void undoTakesBackOneImportAfterAnother()
    {
        const CliProcess cli;
        const int before = lampCp(cli);
        QVERIFY(imports(cli).isEmpty());
        QCOMPARE(cli.run(words("import --undo")).exit, int(ExitCode::No));
        QCOMPARE(cli.run({QStringLiteral("import"), cli.file("one.csv", dearer)}).exit, 0);
        QCOMPARE(cli.run({QStringLiteral("import"), cli.file("two.csv", "Name,Card Type,CP\nReading Lamp,Asset,8\n"),
                             cli.file("three.csv", "Name,Card Type,CP\nOre,Unit,8\n")})
                     .exit,
            0);
        QCOMPARE(lampCp(cli), 8);
        QCOMPARE(imports(cli).size(), 2);
        QCOMPARE(imports(cli)[0].toObject()[QStringLiteral("files")].toArray().size(), 2);
        const auto undone = cli.run(words("import --undo --json"));
        QCOMPARE(undone.exit, 0);
        QCOMPARE(undone.json()[QStringLiteral("undone")].toString(), QStringLiteral("two.csv, three.csv"));
        QCOMPARE(lampCp(cli), 9);
        QVERIFY(!imports(cli)[0].toObject()[QStringLiteral("undone")].isNull());
        const auto told = cli.run(words("import --list"));
        QVERIFY2(told.out.contains("taken back") && told.out.contains("can be taken back"), told.out.constData());
        QCOMPARE(cli.run(words("import --undo")).exit, 0);
        QCOMPARE(lampCp(cli), before);
        const auto nothing = cli.run(words("import --undo --json"));
        QCOMPARE(nothing.exit, int(ExitCode::No));
        QCOMPARE(nothing.json()[QStringLiteral("error")].toObject()[QStringLiteral("code")].toInt(), 1);
    }

    // Cards, decks and tables of decks as older spreadsheets write them: offered, and read where a person says so.
    void textThatIsNoUtf8IsReadAsWindows1252()
    {
        const CliProcess cli;
        const auto cards = cli.file("cards.csv", "Name;Card Type;CP\nK\374chenfee;Unit;1\n");
        const auto list = cli.file("list.txt", "3 K\374chenfee\n");
        const auto table = cli.file("decks.csv", "Name;Anzahl\nK\374chenfee;3\n");
        const auto as = QStringLiteral("--encoding");
        const auto asked = [&](const char* command, const QString& file, bool windows) {
            auto arguments = words(command) << file;
            if (windows)
                arguments << as << QStringLiteral("windows-1252");
            return cli.run(arguments);
        };
        const auto refused = asked("import", cards, false);
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.out.contains("“--encoding windows-1252” reads it"), refused.out.constData());
        const auto taken = asked("import", cards, true);
        QVERIFY2(taken.exit == 0 && taken.out.contains("Küchenfee"), (taken.out + taken.err).constData());
        QVERIFY(!asked("import", cards, true).out.contains("--encoding"));
        for (const auto& file : {list, table}) {
            const auto offered = asked("check", file, false);
            QCOMPARE(offered.exit, int(ExitCode::Refused));
            QVERIFY2(offered.out.contains("“--encoding windows-1252” reads it"), offered.out.constData());
            for (const char* command : {"check", "verify", "stats", "decklist -o -"}) {
                const auto read = asked(command, file, true);
                QVERIFY2(read.exit <= 1 && !read.out.contains("UTF-8") && !read.out.contains("not in the catalogue"),
                    (read.out + read.err).constData());
            }
            QVERIFY(asked("decklist -o -", file, true).out.contains("3 Küchenfee"));
        }
        const auto wrong = cli.run(words("check --encoding windows-1225") << list);
        QCOMPARE(wrong.exit, int(ExitCode::Refused));
        QVERIFY2(wrong.err.contains("windows-1252"), wrong.err.constData());
        QCOMPARE(cli.run(QStringList{as, QStringLiteral("windows-1252")} << words("check") << list).exit, 1);
    }

    void importWantsOneThing()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("import")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("import --undo --list")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({QStringLiteral("import"), QStringLiteral("--undo"), cli.file("a.csv", dearer)}).exit,
            int(ExitCode::WrongUsage));
    }

    void setsAreCounted()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({QStringLiteral("import"), cli.file("a.csv", dearer), QStringLiteral("--set"),
                             QStringLiteral("P26")})
                     .exit,
            0);
        const auto sets = cli.run(words("sets --json")).json()[QStringLiteral("sets")].toArray();
        QCOMPARE(sets.size(), 2);
        const auto mine = sets[0].toObject();
        QCOMPARE(mine[QStringLiteral("code")].toString(), QStringLiteral("P26"));
        QCOMPARE(mine[QStringLiteral("cards")].toInt(), 2);
        QVERIFY(mine[QStringLiteral("released")].isNull());
        QCOMPARE(sets[1].toObject()[QStringLiteral("code")].toString(), QStringLiteral("COR"));
        const auto told = cli.run(words("sets"));
        QCOMPARE(told.exit, 0);
        QVERIFY(told.out.contains("P26"));
        QVERIFY(told.err.contains("2 sets"));
    }
};

NEXUS_TEST(ImportCommandTest, Events);

} // namespace import_command_test

#include "import_command_test.moc"
