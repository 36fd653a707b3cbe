// diff as a process: two files, a file and a set, the changelog, and what a change does to saved decks.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QJsonArray>

namespace diff_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); }
QString word(const char* text) { return QString::fromUtf8(text); }

const char* const before = "| Name | Card Type | CP Cost | Range | Rule Box |\n|---|---|---|---|---|\n"
                           "| Kite Warden | Unit | 4 | Close | When this unit is deployed, draw two cards. |\n"
                           "| Far Bell | Unit | 2 | Far | |\n"
                           "| Lamp Oil | Asset | 1 | N/A | Units cost 1 less. |\n";
const char* const after = "| Name | Card Type | CP Cost | Range | Rule Box |\n|---|---|---|---|---|\n"
                          "| Kite Keeper | Unit | 5 | Close | When this unit is deployed, draw two cards. |\n"
                          "| Far Bell | Unit | 3 | Mid | |\n"
                          "| Tin *Whistle* | Event | 1 | N/A | Each player discards a card. |\n";

QStringList names(const QJsonArray& cards, const char* key)
{
    QStringList found;
    for (const auto& card : cards)
        found << card.toObject()[word(key)].toString();
    return found;
}

} // namespace

class DiffCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoFiles()
    {
        const CliProcess cli;
        const auto a = cli.file("a.md", before), b = cli.file("b.md", after);
        const auto result = cli.run({word("diff"), a, b, word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        const auto json = result.json();
        const auto counts = json[word("counts")].toObject();
        for (const char* key : {"added", "removed", "renamed", "changed"})
            QCOMPARE(counts[word(key)].toInt(), 1);
        QCOMPARE(counts[word("fields")].toObject()[word("cp")].toInt(), 2);
        QCOMPARE(counts[word("fields")].toObject()[word("range")].toInt(), 1);
        QCOMPARE(names(json[word("added")].toArray(), "card"),
            words("Tin_*Whistle*").replaceInStrings(word("_"), word(" ")));
        QCOMPARE(names(json[word("removed")].toArray(), "card"), QStringList{word("Lamp Oil")});
        const auto renamed = json[word("renamed")].toArray()[0].toObject();
        QCOMPARE(renamed[word("from")].toString(), word("Kite Warden"));
        QCOMPARE(renamed[word("to")].toString(), word("Kite Keeper"));
        QVERIFY(renamed[word("likeness")].toDouble() > 0.5 && renamed[word("likeness")].toDouble() < 1);
        const auto changed = json[word("changed")].toArray()[0].toObject();
        QCOMPARE(changed[word("card")].toString(), word("Far Bell"));
        QCOMPARE(changed[word("type")].toString(), word("Unit"));
        const auto field = changed[word("fields")].toArray()[0].toObject();
        QCOMPARE(field[word("field")].toString(), word("cp"));
        QCOMPARE(field[word("from")].toString(), word("2"));
        QCOMPARE(field[word("to")].toString(), word("3"));

        const auto told = cli.run({word("diff"), a, b});
        QVERIFY2(told.out.contains(": 1 added, 1 removed, 1 perhaps renamed, 1 changed"), told.out.constData());
        QVERIFY(told.out.contains("  ~ Far Bell (Unit)\n      cp: “2” → “3”\n"));
        QVERIFY(told.out.contains("  ? Kite Warden (Unit): now Kite Keeper (Unit)? "));
        const auto same = cli.run({word("diff"), a, a, word("--json")});
        QCOMPARE(same.json()[word("counts")].toObject()[word("changed")].toInt(), 0);
    }

    void likelyRenamesAreAcceptedAndTakenBack()
    {
        const CliProcess cli;
        const auto a = cli.file("a.md", before), b = cli.file("b.md", after);
        QCOMPARE(cli.run({word("import"), a}).exit, int(ExitCode::Done));
        const auto cards = [&](const char* name) {
            return cli.run({word("search"), word("name:\"%1\"").arg(word(name)), word("--json")})
                .json()[word("cards")]
                .toArray();
        };
        const auto slip = cli.run({word("diff"), a, b, word("--renamed"), word("Lamp Oil=Tin Fiddle")});
        QCOMPARE(slip.exit, int(ExitCode::Refused));
        QVERIFY2(slip.err.contains("“Tin Fiddle” is no card of"), slip.err.constData());
        const auto unknown = cli.run({word("diff"), a, b, word("--renamed"), word("Nobody=Kite Keeper")});
        QCOMPARE(unknown.exit, int(ExitCode::Refused));
        QVERIFY2(unknown.err.contains("the catalogue has no card “Nobody”"), unknown.err.constData());
        for (const auto& command : {QStringList{word("diff"), a, b}, QStringList{word("import"), b}}) {
            const auto other = cli.run(command + QStringList{word("--renamed"), word("Lamp Oil=Kite Keeper")});
            QCOMPARE(other.exit, int(ExitCode::Refused));
            QVERIFY2(other.err.contains("card of type Asset") || other.out.contains("card of type Asset"),
                (other.out + other.err).constData());
            QCOMPARE(cards("Kite Keeper").size(), 0);
        }

        const auto result = cli.run({word("diff"), a, b, word("--renames"), word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        const auto accepted = result.json()[word("accepted")].toArray();
        QCOMPARE(names(accepted, "from"), QStringList{word("Kite Warden")});
        QCOMPARE(names(accepted, "to"), QStringList{word("Kite Keeper")});
        QCOMPARE(cards("Kite Keeper").size(), 1);
        QCOMPARE(cards("Kite Keeper")[0].toObject()[word("cp")].toInt(), 4); // only the name
        const auto again = cli.run({word("diff"), a, b, word("--renames")});
        QCOMPARE(again.exit, int(ExitCode::Refused));
        QVERIFY2(again.err.contains("has a card “Kite Keeper” already"), again.err.constData());
        const auto import = cli.run({word("import"), b, word("--json")});
        QCOMPARE(
            import.json()[word("files")].toArray()[0].toObject()[word("counts")].toObject()[word("added")].toInt(), 1);
        QCOMPARE(cli.run(words("import --undo")).exit, int(ExitCode::Done));
        QCOMPARE(cli.run(words("import --undo")).exit, int(ExitCode::Done));
        QCOMPARE(cards("Kite Keeper").size(), 0);
        QCOMPARE(cards("Kite Warden").size(), 1);
    }

    void theChangelogIsMarkdown()
    {
        const CliProcess cli;
        const auto result = cli.run(
            {word("diff"), cli.file("a.md", before), cli.file("b.md", after), word("--markdown")});
        QCOMPARE(result.exit, int(ExitCode::Done));
        for (const char* line :
            {"\n## Added\n\n* **Tin \\*Whistle\\*** (Event)\n", "\n## Removed\n\n* **Lamp Oil** (Asset)\n",
                "\n## Perhaps renamed\n\n* **Kite Warden** (Unit) is perhaps **Kite Keeper** (Unit) now (",
                "\n    * CP 4 → 5\n", "\n## Changed\n\n* **Far Bell** (Unit)\n    * CP 2 → 3\n    * Range Far → Mid\n",
                "\n* CP: 2\n"})
            QVERIFY2(result.out.contains(line), result.out.constData());
    }

    void aFileAndASet()
    {
        const CliProcess cli;
        const auto a = cli.file("a.md", before), b = cli.file("b.md", after);
        QCOMPARE(cli.run({word("import"), a, word("--set"), word("PT1")}).exit, int(ExitCode::Done));
        const auto same = cli.run({word("diff"), word("pt1"), a, word("--json")});
        QVERIFY2(same.exit == int(ExitCode::Done), same.err.constData());
        for (const char* key : {"added", "removed", "renamed", "changed"})
            QVERIFY(same.json()[word(key)].toArray().isEmpty());
        QCOMPARE(cli.run({word("import"), b, word("--set"), word("PT2")}).exit, int(ExitCode::Done));
        const auto sets = cli.run(words("diff PT1 PT2 --json")).json(),
                   files = cli.run({word("diff"), a, b, word("--json")}).json();
        QCOMPARE(sets[word("counts")].toObject(), files[word("counts")].toObject());
        const auto unknown = cli.run(words("diff PT1 PT9"));
        QCOMPARE(unknown.exit, int(ExitCode::Failed));
        QVERIFY2(unknown.err.contains("“PT9” is neither a file nor a set of the catalogue"), unknown.err.constData());
    }

    void whatImportsChanged()
    {
        const CliProcess cli;
        const auto list = [&](const char* name, int cp) {
            return cli.file(name, "Name,Card Type,CP\nTin Crane,Unit," + std::to_string(cp) + "\n");
        };
        for (const int cp : {1, 2, 3})
            QCOMPARE(cli.run({word("import"), list("a.csv", cp)}).exit, int(ExitCode::Done));
        const auto counts = [&](const char* from, const char* to) {
            return cli.run({word("diff"), word(from), word(to), word("--json")}).json()[word("counts")].toObject();
        };
        QCOMPARE(counts("import:1", "import:0")[word("changed")].toInt(), 1);
        QCOMPARE(counts("import:3", "import:0")[word("added")].toInt(), 1);
        QCOMPARE(counts("import:2", "import:1")[word("fields")].toObject()[word("cp")].toInt(), 1);
        QCOMPARE(counts("import:0", "import:0")[word("changed")].toInt(), 0);
        const auto refused = cli.run(words("diff import:4 import:0"));
        QCOMPARE(refused.exit, int(ExitCode::Failed));
        QVERIFY2(refused.err.contains("4 imports cannot be taken back"), refused.err.constData());
        QCOMPARE(cli.run(words("import --list --json")).json()[word("imports")].toArray().size(), 3);
    }

    void aRowThatCannotBeReadIsToldAndAllOthersCompared()
    {
        const CliProcess cli;
        const auto a = cli.file("a.md", "| Name | Card Type | CP |\n|---|---|---|\n| Kite Warden | Unit | 4 |\n"
                                        "| Far Bell | Unit | 2 |\n| Tin Crane | Unit | 1 |\n");
        const auto b = cli.file("b.md", "| Name | Card Type | CP |\n|---|---|---|\n| Kite Warden | Unit | 5 |\n"
                                        "| Far Bell | Unit |\n| Tin Crane | Unit | one |\n");
        const auto told = cli.run({word("diff"), a, b});
        QVERIFY2(told.exit == int(ExitCode::Done), told.err.constData());
        QVERIFY2(told.out.contains("b.md, not read: line 4: “Far Bell” has 2 cells, the headings are 3"),
            told.out.constData());
        for (const auto& pair : {std::pair(a, b), std::pair(b, a)}) { // neither gone nor new
            const auto result = cli.run({word("diff"), pair.first, pair.second, word("--json")}).json();
            QVERIFY(result[word("removed")].toArray().isEmpty());
            QVERIFY(result[word("added")].toArray().isEmpty());
            QCOMPARE(result[word("changed")].toArray().size(), 1);
            const auto list = result[word("unreadable")].toArray()[0].toObject();
            QCOMPARE(list[word("rows")].toArray().size(), 2);
        }
    }

    void aListOfAnEditionIsReadByItsHeadings()
    {
        const CliProcess cli;
        const auto numbered = [&](const char* name, const std::string& range) {
            return cli.file(name, "Name,Card Type,Range\nKite Warden,Unit,1\nFar Bell,Unit," + range + "\n");
        };
        const auto a = numbered("a.csv", "2"), b = numbered("b.csv", "3");
        const auto refused = cli.run({word("diff"), a, b});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.out.contains("is not one of Close, Mid, Far"), refused.out.constData());
        QCOMPARE(cli.run({word("editions"), word("new"), a, word("--id"), word("house-26"), word("--set"), word("P26")})
                     .exit,
            int(ExitCode::Done));
        const auto result = cli.run({word("diff"), a, b, word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        QCOMPARE(result.json()[word("headings")].toString(), word("P26"));
        const auto change =
            result.json()[word("changed")].toArray()[0].toObject()[word("fields")].toArray()[0].toObject();
        QCOMPARE(change[word("field")].toString(), word("range-p26"));
        QCOMPARE(cli.run({word("diff"), a, b, word("--set"), word("COR")}).exit, int(ExitCode::Refused));
        // The list of the edition before it, which has its own range.
        const auto old = cli.file("old.csv", "Name,Card Type,Range\nKite Warden,Unit,Close\nFar Bell,Unit,Far\n");
        const auto editions = cli.run({word("diff"), old, a, word("--json")});
        QVERIFY2(editions.exit == int(ExitCode::Done), editions.err.constData());
        const auto fields = editions.json()[word("counts")].toObject()[word("fields")].toObject();
        QCOMPARE(fields[word("range")].toInt(), 2);
        QCOMPARE(fields[word("range-p26")].toInt(), 2);
        QVERIFY(editions.json()[word("headings")].isNull());
    }

    void impactSaysWhichDecksBreak()
    {
        const CliProcess cli;
        const auto a = cli.file("a.csv", "Name,Card Type,CP\nReading Lamp,Asset,2\nTin,Unit,1\n");
        const auto b = cli.file("b.csv", "Name,Card Type,CP\nReading Lamp,Asset,9\nTin,Unit,1\n");
        const auto gone = cli.file("c.csv", "Name,Card Type,CP\nTin,Unit,1\n");
        auto impact = cli.run({word("diff"), a, b, word("--impact"), word("--json")}).json()[word("impact")].toObject();
        QVERIFY(impact[word("checked")].toInt() > 3);
        const auto decks = impact[word("decks")].toArray();
        QVERIFY(!decks.isEmpty());
        QCOMPARE(decks[0].toObject()[word("legalBefore")].toBool(), true);
        QCOMPARE(decks[0].toObject()[word("legalAfter")].toBool(), false);
        const auto dearer = cli.run({word("import"), b, word("--dry-run"), word("--impact"), word("--json")})
                                .json()[word("impact")]
                                .toObject();
        QCOMPARE(decks.size(), dearer[word("decks")].toArray().size());
        const auto told = cli.run({word("diff"), a, gone, word("--impact")});
        QVERIFY2(told.out.contains("becomes illegal"), told.out.constData());
        impact = cli.run({word("diff"), a, a, word("--impact"), word("--json")}).json()[word("impact")].toObject();
        QVERIFY(impact[word("decks")].toArray().isEmpty());
    }

    void theRealListWithAFewEdits()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const auto path = *shared / "data/quantum-nexus/PlayCards.md";
        auto list = fileBytes(path);
        const auto cut = list.rfind("\n|"); // the last card goes
        list.resize(cut + 1);
        const std::string turret = "| Sentry Turret              |";
        const auto at = list.find(turret);
        QVERIFY(at != std::string::npos);
        list.replace(at, turret.size(), "| Watchful Turret            |");
        const CliProcess cli;
        const auto result = cli.run(
            {word("diff"), QString::fromStdString(path.string()), cli.file("b.md", list), word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        QCOMPARE(result.json()[word("removed")].toArray().size(), 1);
        QCOMPARE(names(result.json()[word("renamed")].toArray(), "to"), QStringList{word("Watchful Turret")});
        QVERIFY(result.json()[word("changed")].toArray().isEmpty() && result.json()[word("added")].toArray().isEmpty());
    }
};

NEXUS_TEST(DiffCommandTest, Events);

} // namespace diff_command_test

#include "diff_command_test.moc"
