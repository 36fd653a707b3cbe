// The command line as a process: what it prints where, and with which exit code (resources/help/command-line.md).
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace cli_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

const char* const threeCards = R"({ "format": "nexusdeck-catalogue/1", "game": "quantum-nexus",
 "set": { "code": "TST", "name": "Test", "released": "2025-08-01" },
 "cards": [
  { "name": "Tin Sentry", "type": "Unit", "subtypes": ["Drone"], "cp": 2, "duplicates": 4, "domains": { "technology": 1 },
    "attack": 1, "defense": 2, "range": "Close", "rules": "Steadfast.", "flavor": "Ding.", "number": "1", "rarity": "common" },
  { "name": "Tin Captain", "type": "Unit", "subtypes": ["Leader"], "cp": 9, "duplicates": 1, "domains": { "technology": 2 },
    "attack": 4, "defense": 6, "range": "Mid", "rules": "Other Drones get +1 Attack.", "flavor": "", "number": "2" },
  { "name": "Tin Charter", "type": "Mission", "cp": 3, "duplicates": 1, "domains": { "technology": 2 },
    "passive": "Drones cost 1 less.", "challenge": "Deploy ten Drones.", "one-time": "Draw a card.", "number": "3" } ] })";

QString sampleDeck() { return nexus::test::inSources("/resources/games/quantum-nexus/decks/wet-ink.nxdeck"); }

QJsonObject firstReport(const CliResult& result)
{
    return result.json()[QStringLiteral("reports")].toArray().first().toObject();
}

QStringList rulesOf(const QJsonObject& report)
{
    QStringList rules;
    for (const auto& finding : report[QStringLiteral("findings")].toArray())
        rules << finding.toObject()[QStringLiteral("rule")].toString();
    return rules;
}

// With a tag, a place, a plan and a table of copies.
const CliProcess& withNames()
{
    static const CliProcess cli;
    static const bool made = [] {
        cli.file("own.csv", "Name,Anzahl\nWick Sprite,2\n");
        const auto done = [](const char* words) {
            return cli.run(QString::fromUtf8(words).split(QLatin1Char('|'))).exit == 0;
        };
        return done("collection|enter|2 wick sprite in Binder 2") && done("decks|tag|Wet Ink|league") &&
               done("plans|Wet Ink|--in-place|add|Mirror");
    }();
    Q_ASSERT(made);
    return cli;
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutACommandItIsWrongUsage()
    {
        const CliProcess cli;
        QCOMPARE(cli.run({}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({QStringLiteral("dance")}).exit, int(ExitCode::WrongUsage));
        QVERIFY(cli.run({}).err.startsWith("nexusdeck-cli: A command is missing; there are import, "));
        QVERIFY(cli.run({QStringLiteral("decks")})
                    .err.startsWith("nexusdeck-cli: “decks” needs a command behind it; there are list, "));
        QVERIFY(cli.run({QStringLiteral("draw"), QStringLiteral("x"), QStringLiteral("--hands"), QStringLiteral("0")})
                    .err.startsWith("nexusdeck-cli: --hands takes a number from 1 to 10000000000, not “0”."));
        QCOMPARE(cli.run({QStringLiteral("check")}).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run({QStringLiteral("check"), QStringLiteral("--nonsense"), sampleDeck()}).exit,
            int(ExitCode::WrongUsage));
    }

    void helpAndVersionAreGoodAnswers()
    {
        const CliProcess cli;
        const auto version = cli.run({QStringLiteral("--version")});
        QCOMPARE(version.exit, 0);
        QVERIFY(version.out.contains(NEXUSDECK_VERSION));
        for (const char* command : {"import", "search", "show", "picture", "check", "decks", "rulesets", "stats",
                 "compare", "hand", "completion"}) {
            const auto help = cli.run({QString::fromLatin1(command), QStringLiteral("--help")});
            QCOMPARE(help.exit, 0);
            QVERIFY(help.out.size() > 40);
        }
    }

    void aNewProfileHasTheStarterSet()
    {
        const CliProcess cli;
        const auto all = cli.run({QStringLiteral("search"), QStringLiteral("--json")});
        QCOMPARE(all.exit, 0);
        QVERIFY(all.err.isEmpty());
        QCOMPARE(all.json()[QStringLiteral("count")].toInt(), int(starterCatalogue()->size()));
        QVERIFY(std::filesystem::exists(cli.profile() / "catalogue.sqlite"));
    }

    void searchAnswersByNameAndSaysWhenThereIsNothing()
    {
        const CliProcess cli;
        const auto found = cli.run({QStringLiteral("search"), QStringLiteral("-t:unit"), QStringLiteral("t:mission"),
            QStringLiteral("dp=1"), QStringLiteral("--limit"), QStringLiteral("2"), QStringLiteral("--json")});
        QCOMPARE(found.exit, 0);
        QCOMPARE(found.json()[QStringLiteral("cards")].toArray().size(), 2);
        QVERIFY(found.json()[QStringLiteral("count")].toInt() > 2);
        const auto nothing = cli.run({QStringLiteral("search"), QStringLiteral("zzzyx"), QStringLiteral("--json")});
        QCOMPARE(nothing.exit, int(ExitCode::No));
        QCOMPARE(nothing.json()[QStringLiteral("count")].toInt(), 0);
    }

    void aQueryThatDoesNotParseIsRefusedWithItsColumn()
    {
        const CliProcess cli;
        const auto refused = cli.run({QStringLiteral("search"), QStringLiteral("cp<=")});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(refused.err.contains("column 5"), refused.err.constData());
    }

    void showPrintsOneCardAndOffersNamesForATypo()
    {
        const CliProcess cli;
        const std::string name(starterCatalogue()->name(0));
        const auto shown = cli.run({QStringLiteral("show"), QString::fromStdString(name), QStringLiteral("--json")});
        QCOMPARE(shown.exit, 0);
        QCOMPARE(shown.json()[QStringLiteral("name")].toString().toStdString(), name);
        QCOMPARE(shown.json()[QStringLiteral("printings")].toArray().size(), 1);
        const auto typo = cli.run({QStringLiteral("show"), QString::fromStdString(name.substr(0, name.size() - 1))});
        QCOMPARE(typo.exit, int(ExitCode::No));
        QVERIFY2(typo.err.contains(name.c_str()), typo.err.constData());
    }

    void aProfileWithoutANameIsNone()
    {
        const CliProcess cli;
        for (const auto& arguments : {QStringList{QStringLiteral("--profile"), QString(), QStringLiteral("sets")},
                 QStringList{QStringLiteral("--profile="), QStringLiteral("sets")}}) {
            const auto run = cli.run(arguments);
            QCOMPARE(run.exit, 2);
            QVERIFY2(run.err.contains("--profile needs a"), run.err.constData());
        }
        QVERIFY(!std::filesystem::exists(cli.profile()));
    }

    void pictureDrawsAFaceWithoutADisplay()
    {
        const CliProcess cli;
        const auto file = QString::fromStdString((cli.folder() / "face.png").string());
        const auto drawn = cli.run({QStringLiteral("picture"), QStringLiteral("Breach"), QStringLiteral("Surveyor"),
            QStringLiteral("--out"), file, QStringLiteral("--width"), QStringLiteral("315"), QStringLiteral("--json")});
        QCOMPARE(drawn.exit, int(ExitCode::Done));
        QCOMPARE(drawn.json()[QStringLiteral("height")].toString(), QStringLiteral("440"));
        std::ifstream in(file.toStdString(), std::ios::binary);
        std::string head(24, '\0');
        in.read(head.data(), 24);
        QCOMPARE(head.substr(1, 3), std::string("PNG"));
        QCOMPARE(static_cast<unsigned char>(head[18]) * 256 + static_cast<unsigned char>(head[19]), 315);
        QCOMPARE(static_cast<unsigned char>(head[22]) * 256 + static_cast<unsigned char>(head[23]), 440);

        const auto unknown = cli.run(
            {QStringLiteral("picture"), QStringLiteral("Breach Surveyer"), QStringLiteral("-o"), file});
        QCOMPARE(unknown.exit, int(ExitCode::No));
        QVERIFY(unknown.err.contains("Did you mean Breach Surveyor?"));
        QCOMPARE(cli.run({QStringLiteral("picture"), QStringLiteral("Breach Surveyor"), QStringLiteral("--out"),
                             QStringLiteral("/nonexistent/face.png")})
                     .exit,
            int(ExitCode::Failed));
        QCOMPARE(cli.run({QStringLiteral("picture"), QStringLiteral("Breach Surveyor"), QStringLiteral("--out"), file,
                             QStringLiteral("--width"), QStringLiteral("5")})
                     .exit,
            int(ExitCode::WrongUsage));
    }

    void aLegalDeckExitsWithZeroAndItsTotals()
    {
        const CliProcess cli;
        const auto result = cli.run({QStringLiteral("check"), sampleDeck(), QStringLiteral("--json")});
        QCOMPARE(result.exit, 0);
        const auto report = firstReport(result);
        QCOMPARE(report[QStringLiteral("legal")].toBool(), true);
        QVERIFY(report[QStringLiteral("findings")].toArray().isEmpty());
        const auto totals = report[QStringLiteral("totals")].toObject();
        QCOMPARE(totals[QStringLiteral("main-cp")].toInt(), 200);
        QCOMPARE(totals[QStringLiteral("mission-domain-total")].toInt(), 6);
        QCOMPARE(totals[QStringLiteral("mission-domain-max")].toObject()[QStringLiteral("magic")].toInt(), 4);
        QVERIFY(!totals[QStringLiteral("mission-domain-max")].toObject().contains(QStringLiteral("entropy")));
        QVERIFY(totals[QStringLiteral("main-count")].toInt() >= 40);
        QVERIFY(totals[QStringLiteral("mission-cp")].toInt() > 0);
    }

    void anIllegalDeckSaysEverythingAtOnce()
    {
        const CliProcess cli;
        cli.run({QStringLiteral("import"), cli.file("cards.json", threeCards)});
        const auto deck = cli.file("bad.txt",
            "Missions\n1 Tin Charter\nMain\n5 Tin Sentry\n1 Tin Captain\n1 Tin Charter\n2 Nobody\n"
            "Sideboard\n3 tin  SENTRY\nMaybe\n40 Tin Captain\n");
        const auto result = cli.run({QStringLiteral("check"), deck, QStringLiteral("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        const auto report = firstReport(result);
        QCOMPARE(rulesOf(report),
            (QStringList{QStringLiteral("unknown-card"), QStringLiteral("wrong-section"), QStringLiteral("main-cp"),
                QStringLiteral("mission-domain-total"), QStringLiteral("duplicates"), QStringLiteral("duplicates"),
                QStringLiteral("sideboard-count")}));
        const auto findings = report[QStringLiteral("findings")].toArray();
        const auto mainCp = findings[2].toObject();
        QCOMPARE(mainCp[QStringLiteral("message")].toString(),
            QStringLiteral("Main deck has 22 of exactly 200 CP: 178 short."));
        QCOMPARE(mainCp[QStringLiteral("actual")].toInt(), 22);
        QCOMPARE(mainCp[QStringLiteral("bound")].toString(), QStringLiteral("exactly"));
        QCOMPARE(mainCp[QStringLiteral("section")].toString(), QStringLiteral("main"));
        QVERIFY(mainCp[QStringLiteral("card")].isNull());
        const auto copies = findings[5].toObject();
        QCOMPARE(copies[QStringLiteral("card")].toString(), QStringLiteral("Tin Sentry"));
        QCOMPARE(copies[QStringLiteral("actual")].toInt(), 8);
        QCOMPARE(copies[QStringLiteral("limit")].toInt(), 4);
        QVERIFY(copies[QStringLiteral("section")].isNull());
    }

    void aBrokenFileIsReportedInItsPlaceAndTheOthersAreAnswered()
    {
        const CliProcess cli;
        const auto broken = cli.file("broken.nxdeck", "{ \"format\": \"nexusdeck/1\", ");
        const auto missing = QString::fromStdString((cli.folder() / "nowhere.nxdeck").string());
        auto result = cli.run({QStringLiteral("check"), sampleDeck(), broken, sampleDeck(), QStringLiteral("--json")});
        QCOMPARE(result.exit, int(ExitCode::Refused));
        auto reports = result.json()[QStringLiteral("reports")].toArray();
        QCOMPARE(reports.size(), 3);
        QCOMPARE(reports[0].toObject()[QStringLiteral("legal")].toBool(), true);
        QVERIFY(reports[1].toObject()[QStringLiteral("legal")].isNull());
        QVERIFY(
            !reports[1].toObject()[QStringLiteral("error")].toObject()[QStringLiteral("message")].toString().isEmpty());
        QCOMPARE(reports[2].toObject()[QStringLiteral("legal")].toBool(), true);
        result = cli.run({QStringLiteral("check"), missing, broken, sampleDeck(), QStringLiteral("--json")});
        QCOMPARE(result.exit, int(ExitCode::Failed));
        QCOMPARE(result.json()[QStringLiteral("reports")].toArray().size(), 3);
    }

    void aDeckCanBeReadFromStandardInput()
    {
        const CliProcess cli;
        const auto bytes = QByteArray::fromStdString(fileBytes(sampleDeck().toStdString()));
        QCOMPARE(cli.run({QStringLiteral("check"), QStringLiteral("-")}, bytes).exit, 0);
    }

    void importReportsAndTheSameListAgainChangesNothing()
    {
        const CliProcess cli;
        const auto list = cli.file("cards.json", threeCards);
        auto trial = cli.run({QStringLiteral("import"), QStringLiteral("--dry-run"), list, QStringLiteral("--json")});
        QCOMPARE(trial.exit, 0);
        auto counts = [](const CliResult& r) {
            return r.json()[QStringLiteral("files")].toArray().first().toObject()[QStringLiteral("counts")].toObject();
        };
        QCOMPARE(counts(trial)[QStringLiteral("added")].toInt(), 3);
        QCOMPARE(cli.run({QStringLiteral("show"), QStringLiteral("Tin Sentry")}).exit, int(ExitCode::No));
        QCOMPARE(counts(cli.run({QStringLiteral("import"), list, QStringLiteral("--json")}))[QStringLiteral("added")]
                     .toInt(),
            3);
        const auto again = counts(cli.run({QStringLiteral("import"), list, QStringLiteral("--json")}));
        QCOMPARE(again[QStringLiteral("unchanged")].toInt(), 3);
        QCOMPARE(again[QStringLiteral("added")].toInt() + again[QStringLiteral("changed")].toInt(), 0);
        auto dearer = QString::fromLatin1(threeCards)
                          .replace(QStringLiteral("\"cp\": 2,"), QStringLiteral("\"cp\": 3,"));
        const auto changed = cli.run(
            {QStringLiteral("import"), cli.file("cards2.json", dearer.toStdString()), QStringLiteral("--json")});
        const auto file = changed.json()[QStringLiteral("files")].toArray().first().toObject();
        const auto fields =
            file[QStringLiteral("changed")].toArray().first().toObject()[QStringLiteral("fields")].toArray();
        QCOMPARE(fields.size(), 1);
        QCOMPARE(fields.first().toObject()[QStringLiteral("field")].toString(), QStringLiteral("cp"));
        QCOMPARE(fields.first().toObject()[QStringLiteral("from")].toString(), QStringLiteral("2"));
        QCOMPARE(fields.first().toObject()[QStringLiteral("to")].toString(), QStringLiteral("3"));
    }

    void aListWithARefusedRowIsNotImportedAtAll()
    {
        const CliProcess cli;
        const auto list = cli.file("cards.csv", "Name,Card Type,CP\nGood One,Unit,3\nBad One,Unit,lots\n");
        const auto result = cli.run({QStringLiteral("import"), list});
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.out.contains("line 3") && result.out.contains("CP") && result.out.contains("lots"),
            result.out.constData());
        QCOMPARE(cli.run({QStringLiteral("show"), QStringLiteral("Good One")}).exit, int(ExitCode::No));
    }

    void theRealListsArriveWithoutARefusedRow()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const CliProcess cli;
        const auto data = QString::fromStdString((*shared / "data" / "quantum-nexus").string());
        const auto result = cli.run({QStringLiteral("import"), data + QStringLiteral("/PlayCards.md"),
            data + QStringLiteral("/MissionCards.md"), QStringLiteral("--json")});
        QCOMPARE(result.exit, 0);
        const auto files = result.json()[QStringLiteral("files")].toArray();
        const auto added = [&](int i) {
            return files[i].toObject()[QStringLiteral("counts")].toObject()[QStringLiteral("added")].toInt();
        };
        QCOMPARE(added(0), 210);
        QCOMPARE(added(1), 24);
    }

    void aDecksTableIsCheckedDeckByDeck()
    {
        const CliProcess cli;
        cli.run({QStringLiteral("import"), cli.file("cards.json", threeCards)});
        const auto table = cli.file("decks.md",
            "| Deck Name | Card Name | Count | CP Cost |\n|---|---|---|---|\n"
            "| One | Tin Charter | 1 | 3 |\n| One | Tin Sentry | 4 | 1 |\n| Two | Tin Sentry | 2 | 2 |\n");
        const auto result = cli.run({QStringLiteral("check"), table, QStringLiteral("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        const auto reports = result.json()[QStringLiteral("reports")].toArray();
        QCOMPARE(reports.size(), 2);
        QCOMPARE(reports[0].toObject()[QStringLiteral("deck")].toString(), QStringLiteral("One"));
        QCOMPARE(
            reports[0].toObject()[QStringLiteral("totals")].toObject()[QStringLiteral("mission-count")].toInt(), 1);
        const auto differences = reports[0].toObject()[QStringLiteral("differences")].toArray();
        QCOMPARE(differences.size(), 1);
        QCOMPARE(differences.first().toObject()[QStringLiteral("card")].toString(), QStringLiteral("Tin Sentry"));
        QCOMPARE(differences.first().toObject()[QStringLiteral("catalogue")].toString(), QStringLiteral("2"));
        QVERIFY(!reports[1].toObject().contains(QStringLiteral("differences")));
    }

    void theLibraryKeepsVersionsAndABin()
    {
        const CliProcess cli;
        const auto run = [&](const QStringList& words) {
            return cli.run(QStringList{QStringLiteral("decks")} + words);
        };
        const auto names = [&](const QStringList& words) {
            QStringList found;
            for (const auto& deck :
                run(words + QStringList{QStringLiteral("--json")}).json()[QStringLiteral("decks")].toArray())
                found << deck.toObject()[QStringLiteral("name")].toString();
            return found;
        };
        QVERIFY(names({QStringLiteral("list")}).size() >= 12);
        QCOMPARE(names({QStringLiteral("list"), QStringLiteral("wet ink")}), QStringList{QStringLiteral("Wet Ink")});
        QCOMPARE(run({QStringLiteral("rename"), QStringLiteral("wet ink"), QStringLiteral("Dry Ink")}).exit, 0);
        QCOMPARE(run({QStringLiteral("tag"), QStringLiteral("Dry Ink"), QStringLiteral("league")}).exit, 0);
        QCOMPARE(names({QStringLiteral("list"), QStringLiteral("--tag"), QStringLiteral("league")}),
            QStringList{QStringLiteral("Dry Ink")});
        const auto versions = run({QStringLiteral("versions"), QStringLiteral("Dry Ink"), QStringLiteral("--json")});
        QCOMPARE(versions.json()[QStringLiteral("versions")].toArray().size(), 3);
        QCOMPARE(run({QStringLiteral("restore"), QStringLiteral("Dry Ink"), QStringLiteral("--version-number"),
                         QStringLiteral("1")})
                     .exit,
            0);
        QCOMPARE(run({QStringLiteral("duplicate"), QStringLiteral("Wet Ink"), QStringLiteral("Wetter Ink")}).exit, 0);
        QCOMPARE(run({QStringLiteral("remove"), QStringLiteral("Wetter Ink")}).exit, 0);
        QCOMPARE(run({QStringLiteral("remove"), QStringLiteral("Wetter Ink")}).exit, int(ExitCode::No));
        QCOMPARE(names({QStringLiteral("list"), QStringLiteral("--bin")}), QStringList{QStringLiteral("Wetter Ink")});
        QCOMPARE(run({QStringLiteral("restore"), QStringLiteral("Wetter Ink")}).exit, 0);
        QCOMPARE(run({QStringLiteral("remove"), QStringLiteral("Wetter Ink")}).exit, 0);
        QCOMPARE(run({QStringLiteral("empty-bin")}).exit, 0);
        QVERIFY(names({QStringLiteral("list"), QStringLiteral("--bin")}).isEmpty());
    }

    void anExportedDeckComesBackTheSame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("deck file") << QStringLiteral("out.nxdeck");
        QTest::newRow("text") << QStringLiteral("out.txt");
    }
    void anExportedDeckComesBackTheSame()
    {
        QFETCH(QString, name);
        const CliProcess cli;
        const auto out = QString::fromStdString((cli.folder() / name.toStdString()).string());
        QCOMPARE(cli.run({QStringLiteral("decks"), QStringLiteral("export"), QStringLiteral("Wet Ink"), out}).exit, 0);
        const auto a = firstReport(cli.run({QStringLiteral("check"), out, QStringLiteral("--json")}));
        const auto b = firstReport(cli.run({QStringLiteral("check"), sampleDeck(), QStringLiteral("--json")}));
        QVERIFY(!b.isEmpty());
        QCOMPARE(a[QStringLiteral("totals")], b[QStringLiteral("totals")]);
        QCOMPARE(a[QStringLiteral("deck")], b[QStringLiteral("deck")]);
    }

    void aRulesetFromTheProfileBringsItsOwnAttributeAndIsObeyed()
    {
        const CliProcess cli;
        cli.file("profile/games/quantum-nexus/rulesets/house.json", R"({
          "format": "nexusdeck-ruleset/1", "game": "quantum-nexus", "id": "house-requisition", "name": "House: Requisition",
          "attributes": [ { "id": "rp", "label": "RP", "longLabel": "Requisition Points", "kind": "integer", "headings": ["RP", "Requisition"] } ],
          "sections": [ { "id": "main", "label": "Main deck", "accepts": "-t:mission" } ],
          "constraints": [ { "rule": "rp-total", "kind": "total", "sections": ["main"], "attribute": "rp", "atMost": 5, "cites": "House 1" } ] })");
        const auto table = cli.file(
            "cards.csv", "Name,Card Type,CP,Requisition\nHeavy,Unit,3,3\nLight,Unit,1,1\nOdd,Unit,2,-\n");
        QCOMPARE(cli.run({QStringLiteral("import"), table}).exit, 0);
        const auto deck = cli.file("deck.txt", "2 Heavy\n1 Light\n1 Odd\n");
        const auto result = cli.run({QStringLiteral("check"), deck, QStringLiteral("--ruleset"),
            QStringLiteral("house-requisition"), QStringLiteral("--json")});
        QCOMPARE(result.exit, int(ExitCode::No));
        const auto report = firstReport(result);
        QCOMPARE(rulesOf(report), (QStringList{QStringLiteral("rp-total"), QStringLiteral("missing-value")}));
        QCOMPARE(report[QStringLiteral("totals")].toObject()[QStringLiteral("rp-total")].toInt(), 7);
        QCOMPARE(cli.run({QStringLiteral("search"), QStringLiteral("rp>=3"), QStringLiteral("--json")})
                     .json()[QStringLiteral("count")]
                     .toInt(),
            1);
    }

    void aBrokenRulesetIsNamedWithPointerAndReasonAndTheRestWorks()
    {
        const CliProcess cli;
        cli.file("profile/games/quantum-nexus/rulesets/broken.json",
            R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"broken","name":"B","sections":[{"id":"main","label":"M"}],
                     "constraints":[{"rule":"x","kind":"count","sections":["main"],"atLeast":9,"atMost":3}]})");
        const auto listed = cli.run({QStringLiteral("rulesets"), QStringLiteral("--json")});
        QCOMPARE(listed.exit, int(ExitCode::Refused));
        QCOMPARE(listed.json()[QStringLiteral("rulesets")].toArray().size(), 2);
        const auto problem = listed.json()[QStringLiteral("refused")]
                                 .toArray()
                                 .first()
                                 .toObject()[QStringLiteral("problems")]
                                 .toArray()
                                 .first()
                                 .toObject();
        QCOMPARE(problem[QStringLiteral("pointer")].toString(), QStringLiteral("/constraints/0/atLeast"));
        QCOMPARE(cli.run({QStringLiteral("check"), sampleDeck()}).exit, 0);
        QCOMPARE(cli.run({QStringLiteral("check"), sampleDeck(), QStringLiteral("--ruleset"), QStringLiteral("broken")})
                     .exit,
            int(ExitCode::Refused));
    }

    void aForeignOrNewerCatalogueIsRefusedAndLeftUntouched()
    {
        const CliProcess cli;
        std::filesystem::create_directories(cli.profile());
        for (const std::string& bytes :
            {std::string(), std::string("not a database at all, but long enough to have a header"),
                std::string("SQLite format 3\0", 16) + std::string(4080, '\0')}) {
            const auto path = cli.file("profile/catalogue.sqlite", bytes);
            const auto result = cli.run({QStringLiteral("search")});
            QCOMPARE(result.exit, int(ExitCode::Failed));
            QVERIFY(result.err.contains("catalogue.sqlite"));
            QCOMPARE(fileBytes(path.toStdString()), bytes);
        }
    }

    void aMistypedWordGetsASuggestionInOurWords_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* words, const char* said) {
            QTest::newRow(words) << QString::fromUtf8(words).split(QLatin1Char(' ')) << QString::fromUtf8(said);
        };
        row("chek", "There is no command “chek”. Did you mean “check”?");
        row("Check", "Did you mean “check”?");
        row("xyzzyq", "There are import, ");
        row("decks lst", "Did you mean “list”?");
        row("check --jsn", "There is no option “--jsn” of “check”. Did you mean “--json”?");
        row("check --ruleset", "--ruleset needs a value.");
        row("check", "DECK is missing.");
        // the gravest first: what there is not before what is missing or of another kind
        row("check -x", "There is no option “-x” of “check”.");
        row("check -j", "There is no option “-j” of “check”. Did you mean “--json”?");
        row("check -jsn", "There is no option “-j” of “check”. Did you mean “--json”?");
        row("hand x -q --seed abc", "There is no option “-q” of “hand”.");
        row("plans x print -z", "There is no option “-z” of “print”.");
        row("-x", "There is no option “-x”.");
        row("decklist --order nmae", "not “nmae”. Did you mean “name”?");
        row("decklist x -o y.pdf --paper A44",
            "--paper takes a4 | a3 | a5 | letter | legal | tabloid | card, or a size");
        row("decklist x -o y.pdf --paper lettr", "not “lettr”. Did you mean “letter”?");
        row("plans x print y --paper A44", "not “A44”. Did you mean “a4”?");
        row("proxies x -o y.pdf --paper card", "--paper takes a4 | a3 | a5 | letter | legal | tabloid, or a size");
        row("proxies x -o y.pdf --card-size porker", "not “porker”. Did you mean “poker”?");
        row("export x", "--for is missing.");
        row("export x --for cockatrise -o d", "not “cockatrise”. Did you mean “cockatrice”?");
        row("library import d --ours --theirs", "--ours and --theirs cannot stand together.");
        row("library import d --theirs --ours", "cannot stand together.");
        row("hand x --seed abc", "--seed takes a number, not “abc”.");
        row("search a --limit -3", "--limit takes a number of at least 0, not “-3”.");
        row("draw x --hands 0", "--hands takes a number from 1 to 10000000000, not “0”.");
        row("backup list extra", "“extra” is one word too many.");
        row("check --json=x y", "--json takes no value.");
        row("check --ruleset= y", "--ruleset needs a value.");
        row("search a --limit 1 --limit 2", "--limit stands there more than once.");
        row("hand x --seed 99999999999999999999999",
            "--seed takes a number of at most 18446744073709551615, not “9999");
        row("flip one", "DECK: at least 2 are needed, not 1.");
        row("flip a b c d e f g h i", "DECK: at most 8 can be, not 9.");
        row("import --undo --list", "import wants either files, or --undo, or --list, or --rebuild.");
        row("play", "play wants --replay LOG or --scene FILE.");
    }
    void aMistypedWordGetsASuggestionInOurWords()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        const CliProcess cli;
        const auto result = cli.run(words);
        QCOMPARE(result.exit, int(ExitCode::WrongUsage));
        QVERIFY2(QString::fromUtf8(result.err).contains(said), result.err.constData());
        for (const char* foreign : {"excludes", "not in {", "required", "TEXT", "SUBCOMMAND", "not expected", "onvert"})
            QVERIFY2(!result.err.contains(foreign), result.err.constData());
    }

    // One rule for every closed list of names.
    void anUnknownNameGetsTheNearest_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* words, const char* meant) {
            QTest::newRow(words) << QString::fromUtf8(words).split(QLatin1Char('|')) << QString::fromUtf8(meant);
        };
        row("--game|quantm-nexus|sets", "quantum-nexus");
        row("--game|Nexus-Ops|sets", "nexus-ops");
        for (const char* command :
            {"check|Wet Ink", "stats|Wet Ink", "hand|Wet Ink", "missions|Wet Ink", "decklist|Wet Ink|-o|-",
                "proxies|Wet Ink|-o|x.pdf", "collection|sets", "search|is:legal|--deck|Wet Ink"})
            row((std::string(command) + "|--ruleset|quantum-nexs-2025-07").c_str(), "quantum-nexus-2025-07");
        row("editions|Wet Ink|--to|quantum-nexs-2025-07|--apply|x.nxdeck", "quantum-nexus-2025-07");
        row("search|--sort|atack", "attack");
        row("search|--sort|-atack", "-attack");
        row("search|--sort|cst", "cost");
        row("search|--sort|Color and Powr|--game|nexus-tcg", "Color and Power");
        row("fix|Wet Ink|--rule|main-cpp", "main-cp");
        row("audit|--on|atack", "attack");
        row("audit|--on|attack|--cost|defnse", "defense");
        row("audit|--on|attack|--formula|constnt=1", "constant");
        row("collection|sets|CRO", "COR");
        row("collection|add|Wick Sprite|--set|CROE", "Core");
        row("collection|add|Wick Sprite|--condition|near mnt", "near mint");
        row("collection|set|conditon|NM|1", "condition");
        row("collection|set|list|wantd|1", "wanted");
        row("collection|rename-place|Bindr 2|Box", "Binder 2");
        row("collection|import|own.csv|--encoding|windows-1225", "windows-1252");
        row("collection|import|own.csv|--column|Quantty=Anzahl", "Quantity");
        row("collection|import|own.csv|--column|Quantity=Anzhal", "Anzahl");
        row("decks|list|--tag|leage", "league");
        row("library|export|shared|--tag|leage", "league");
        row("collection|list|loc:bindr", "Binder");
        row("collection|set|condition|NM|loc:bindr", "Binder");
        row("decks|list|Wet Inc", "Wet Ink");
        row("proxies|Wet Ink|-o|x.pdf|--card|Wick Sprte", "Wick Sprite");
        row("diff|CRO|COR", "COR");
        row("plans|Wet Ink|remove|Miror", "Mirror");
        row("--game|nexus-ops|deal|--box|sampel", "sample");
        row("--game|quantum|odds|contest|atack|3|4", "attack");
        row("--game|nexus-ops|odds|pool|batle|--side|5+|--side|5+", "battle");
        row("--game|quantum|odds|contest|attack|3|4|--reroll|frist", "first");
    }
    void anUnknownNameGetsTheNearest()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, meant);
        const auto& cli = withNames();
        for (auto& word : words)
            if (word == QStringLiteral("own.csv") || word == QStringLiteral("shared"))
                word = QString::fromStdString((cli.folder() / word.toStdString()).string());
        const auto result = cli.run(words);
        const auto said = QString::fromUtf8(result.out + result.err);
        static const QRegularExpression asked(QStringLiteral("[Dd]id you mean “([^”]*)”"));
        QVERIFY2(result.exit != 0 || words.contains(QStringLiteral("library")), qPrintable(said));
        QCOMPARE(asked.match(said).captured(1), meant);
    }

    void aMistypedDeckGetsASuggestion()
    {
        const CliProcess cli;
        for (const char* command : {"check", "stats", "verify"}) {
            const auto result = cli.run({QString::fromLatin1(command), QStringLiteral("Wet Inc")});
            QVERIFY(result.exit != 0);
            QVERIFY2(
                (result.out + result.err).contains("Did you mean “Wet Ink”?"), (result.out + result.err).constData());
        }
        QVERIFY(cli.run({QStringLiteral("decks"), QStringLiteral("remove"), QStringLiteral("Wet Inc")})
                    .err.contains("Did you mean “Wet Ink”?"));
        QVERIFY(!cli.run({QStringLiteral("check"), QStringLiteral("nowhere.nxdeck")}).out.contains("Did you mean"));
    }

    // Every command with those behind it, as the help lists them.
    static QStringList commandsIn(const CliProcess& cli, const QStringList& path = {})
    {
        const auto help = QString::fromUtf8(cli.run(path + QStringList{QStringLiteral("--help")}).out);
        const auto at = help.indexOf(QStringLiteral("\nCommands:\n"));
        QStringList all;
        for (const auto& line :
            help.mid(at < 0 ? help.size() : at + 11).section(QStringLiteral("\n\n"), 0, 0).split(QLatin1Char('\n')))
            if (const auto name = line.trimmed().section(QLatin1Char(' '), 0, 0); !name.isEmpty()) {
                all << (path + QStringList{name}).join(QLatin1Char(' '));
                if (path.isEmpty())
                    all << commandsIn(cli, {name});
            }
        return all;
    }

    // Every command with what a hasty hand does to each of its options.
    void noRawWordOfTheParserReachesAPerson()
    {
        const CliProcess cli;
        for (const auto& command : commandsIn(cli)) {
            const auto path = command.split(QLatin1Char(' '));
            const auto help = QString::fromUtf8(cli.run(path + QStringList{QStringLiteral("--help")}).out);
            QList<QStringList> hasty{{QStringLiteral("--nonsense")}};
            for (const auto& line : help.split(QLatin1Char('\n')))
                if (const auto at = line.indexOf(QStringLiteral("--"));
                    at >= 0 && line.startsWith(QStringLiteral("  ")))
                    if (const auto option = line.mid(at).section(QLatin1Char(' '), 0, 0);
                        line.left(at).trimmed().size() <= 3)
                        hasty << QStringList{option + QStringLiteral("=")};
            for (const auto& words : hasty) {
                const auto result = cli.run(path + words);
                for (const char* foreign : {"excludes", "not in {", "required but", "is required", "not expected",
                         "onvert", "received", "SUBCOMMAND", "RequiredError", "This cannot be read."})
                    QVERIFY2(!result.err.contains(foreign),
                        (command.toUtf8() + " " + words.join(QLatin1Char(' ')).toUtf8() + ": " + result.err)
                            .constData());
                QVERIFY2(result.exit == int(ExitCode::WrongUsage), (command + words.front()).toUtf8().constData());
            }
        }
    }

    void manualAndCompletionKnowEveryCommand()
    {
        const CliProcess cli;
        const auto commands = commandsIn(cli);
        QVERIFY(commands.size() > 80);
        const auto manual = QString::fromStdString(
            fileBytes(inSources("/resources/desktop/nexusdeck-cli.1").toStdString()));
        const auto script = [&](const char* shell) {
            return QString::fromUtf8(cli.run({QStringLiteral("completion"), QString::fromLatin1(shell)}).out);
        };
        const auto bash = script("bash"), zsh = script("zsh"), fish = script("fish");
        for (const auto& command : commands) {
            QVERIFY2(manual.contains(QStringLiteral("\n.B %1\n").arg(command)), qPrintable(command));
            QVERIFY2(bash.contains(QStringLiteral("\"%1\") words=").arg(command)), qPrintable(command));
            QVERIFY2(zsh.contains(QStringLiteral("'%1') commands=").arg(command)), qPrintable(command));
            QVERIFY2(fish.contains(QStringLiteral(" -f -a %1 ").arg(command.section(QLatin1Char(' '), -1))),
                qPrintable(command));
        }
        // Each shell takes its script, where it is installed.
        for (const auto& [shell, text] : {std::pair("bash", &bash), {"zsh", &zsh}, {"fish", &fish}}) {
            QProcess process;
            process.start(QString::fromLatin1(shell), {QStringLiteral("-n"), cli.file("script", text->toStdString())});
            if (process.waitForStarted())
                QVERIFY2(
                    process.waitForFinished() && process.exitCode() == 0, process.readAllStandardError().constData());
        }
    }

    void completionKnowsTheCommands()
    {
        const CliProcess cli;
        const auto script = cli.run({QStringLiteral("completion"), QStringLiteral("bash")});
        QCOMPARE(script.exit, 0);
        QProcess bash;
        bash.start(QStringLiteral("bash"),
            {QStringLiteral("-c"),
                QString::fromUtf8(script.out) + QStringLiteral("\nCOMP_WORDS=(nexusdeck-cli decks ex); COMP_CWORD=2; "
                                                               "_nexusdeck_cli; echo \"${COMPREPLY[@]}\"")});
        QVERIFY(bash.waitForFinished());
        QCOMPARE(bash.readAllStandardOutput().trimmed(), QByteArray("export"));
    }
};

NEXUS_TEST(CliTest, Events);

} // namespace cli_test

#include "cli_test.moc"
