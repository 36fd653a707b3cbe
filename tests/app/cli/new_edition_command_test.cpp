// editions new as a process: a list that is refused row by row, an edition made of it, and the same list taken.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QJsonArray>

namespace new_edition_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); }
QString word(const char* text) { return QString::fromUtf8(text); }

const char* const cards = "| Name | Card Type | CP Cost | Range | Lane | Notes |\n|---|---|---|---|---|---|\n"
                          "| Causeway Docker | Unit | 3 | 1 | Left | |\n"
                          "| Kite Warden | Unit | 4 | 3 | Right | |\n"
                          "| Lamp Oil | Asset | 1 | N/A | Left | |\n"
                          "| Far Bell | Unit | 2 | 2 | Right | |\n";
const char* const orders =
    "| Name | CP | Challenge | Renown |\n|---|---|---|---|\n| Cross the Yard | 3 | Do it. | 2 |\n";

int refusedRows(const CliResult& result)
{
    int rows = 0;
    for (const auto& file : result.json()[word("files")].toArray())
        rows += static_cast<int>(file.toObject()[word("refused")].toArray().size());
    return rows;
}

} // namespace

class NewEditionCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theKeywordsBesideTheListComeAlong()
    {
        const CliProcess cli;
        const auto list = cli.file("cards.md", cards);
        const auto make = [&](const char* id, const QStringList& more = {}) {
            return cli.run(QStringList{word("editions"), word("new"), list, word("--id"), word(id), word("--set"),
                               word(id).toUpper(), word("--json")} +
                           more);
        };
        QVERIFY(make("p24").json()[word("keywords")].isNull());
        const auto other = cli.file("words.md", "| Keyword | Text |\n|---|---|\n| Humming | It hums. |\n");
        const auto asked = make("p25", {word("--keywords"), other}).json()[word("keywords")].toObject();
        QCOMPARE(asked[word("count")].toInt(), 1);
        const auto beside = cli.file(
            "keywords.md", "# Keywords\n\n## Phalanx\nTogether.\n\n## Humming (X)\nX times.\n");
        const auto found = make("p26").json()[word("keywords")].toObject();
        QCOMPARE(found[word("file")].toString(), beside);
        QCOMPARE(found[word("count")].toInt(), 2);
        const auto glossary = cli.run(words("editions keywords p26 --json")).json();
        QVERIFY(glossary[word("own")].toBool() && glossary[word("keywords")].toArray().size() == 2);
        // A file that explains nothing stands in the way only where it was asked for.
        (void)cli.file("keywords.md", "Nothing yet.\n");
        const auto empty = make("p27");
        QVERIFY2(empty.exit == int(ExitCode::Done), empty.err.constData());
        QVERIFY(empty.json()[word("keywords")].isNull() && !empty.json()[word("warnings")].toArray().isEmpty());
        QCOMPARE(make("p28", {word("--keywords"), beside}).exit, int(ExitCode::Refused));
    }

    void aRefusedListBecomesAnEdition()
    {
        const CliProcess cli;
        const auto list = cli.file("cards.md", cards), missions = cli.file("orders.md", orders);
        const QStringList import{word("import"), list, missions, word("--set"), word("p26"), word("--json")};
        const auto before = cli.run(import);
        QCOMPARE(before.exit, int(ExitCode::Refused));
        QCOMPARE(refusedRows(before), 3);

        const QStringList make{word("editions"), word("new"), list, missions, word("--id"), word("house-26"),
            word("--set"), word("p26"), word("--name"), word("House 26"), word("--json")};
        const auto trial = cli.run(make + words("--dry-run"));
        QCOMPARE(trial.exit, int(ExitCode::Done));
        const auto path = cli.profile() / "games/quantum-nexus/rulesets/house-26.json";
        QVERIFY(!std::filesystem::exists(path));
        const auto made = cli.run(make);
        QVERIFY2(made.exit == int(ExitCode::Done), made.err.constData());
        QCOMPARE(made.json()[word("ruleset")].toString().toStdString(), path.string());
        QVERIFY(std::filesystem::exists(path));
        QStringList ids;
        for (const auto& value : made.json()[word("attributes")].toArray()) {
            const auto attribute = value.toObject();
            for (const char* key : {"id", "label", "kind", "headings"})
                QVERIFY2(attribute.contains(word(key)), key);
            ids << attribute[word("id")].toString() + QLatin1Char(' ') + attribute[word("kind")].toString();
        }
        QCOMPARE(ids, (QStringList{word("range-p26 integer"), word("lane choice"), word("renown integer")}));
        const auto unplaced = made.json()[word("unplaced")].toArray();
        QCOMPARE(unplaced.size(), 1);
        QCOMPARE(unplaced[0].toObject()[word("heading")].toString(), word("Notes"));

        const auto after = cli.run(import);
        QVERIFY2(after.exit == int(ExitCode::Done), after.out.constData());
        QCOMPARE(refusedRows(after), 0);
        const auto far = cli.run(words("search range-p26>=2 --json"));
        QCOMPARE(far.json()[word("count")].toInt(), 2);
        // A card of the edition has no range of the earlier one.
        QVERIFY(cli.run(words("show Causeway Docker --json")).json()[word("range")].isNull());
        const auto other = cli.run(
            {word("import"), list, word("--set"), word("COR"), word("--dry-run"), word("--json")});
        QCOMPARE(refusedRows(other), 3);
        // Its law is that of the game's first ruleset, for its set alone.
        const auto rulesets = cli.run(words("rulesets"));
        QVERIFY2(rulesets.out.contains("House 26"), rulesets.out.constData());
        const auto deck = cli.file("deck.txt", "Main\n1 Kite Warden\n1 Reading Lamp\n");
        const auto checked = cli.run({word("check"), deck, word("--ruleset"), word("house-26")});
        QVERIFY2(checked.out.contains("Reading Lamp is not in the sets"), checked.out.constData());
    }

    void whatIsShownToPeople()
    {
        const CliProcess cli;
        const auto made = cli.run({word("editions"), word("new"), cli.file("cards.md", cards), word("--id"),
            word("house-26"), word("--set"), word("P26"), word("--dry-run")});
        QCOMPARE(made.exit, int(ExitCode::Done));
        QVERIFY2(made.out.contains("Range    range-p26  integer              instead of range"), made.out.constData());
        QVERIFY2(made.out.contains("lane       choice: Left, Right"), made.out.constData());
        QVERIFY(made.out.contains("“Notes” is not placed: it is empty"));
        QVERIFY(made.out.contains("A trial, nothing was written"));
    }

    void aLawThatLooksAtWhatIsReplacedIsSaid()
    {
        const CliProcess cli;
        const auto path = cli.profile() / "games/quantum-nexus/rulesets/near.json";
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << R"({"format":"nexusdeck-ruleset/1","game":"quantum-nexus","id":"near","name":"Near",
            "sections":[{"id":"main","label":"Main","accepts":"-range:far"}],
            "constraints":[{"rule":"close","kind":"count","sections":["main"],"where":"(range:close or cp>9) t:unit","atMost":3},
                           {"rule":"size","kind":"count","sections":["main"],"atLeast":1}]})";
        const auto made = cli.run(QStringList{word("editions"), word("new"), cli.file("cards.md", cards)} +
                                  words("--id house-26 --set P26 --from near --dry-run --json"));
        QVERIFY2(made.exit == int(ExitCode::Done), made.err.constData());
        QStringList warnings;
        for (const auto& warning : made.json()[word("warnings")].toArray())
            warnings << warning.toString();
        const auto rest = word(" looks at “range”, which cards of this edition have as “range-p26”.");
        QCOMPARE(
            warnings, (QStringList{word("What the section Main accepts") + rest, word("The rule “close”") + rest}));
        // Ranges in digits the Table reads.
    }

    void whatExistsIsRefusedInASentence()
    {
        const CliProcess cli;
        const auto list = cli.file("cards.md", cards);
        const auto make = [&](const char* more) {
            return cli.run(QStringList{word("editions"), word("new"), list} + words(more));
        };
        auto result = make("--id quantum-nexus-2025-05 --set P26");
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.err.contains("There is a ruleset “quantum-nexus-2025-05” already"), result.err.constData());
        const auto path = cli.profile() / "games/quantum-nexus/rulesets/broken.json";
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << "broken";
        result = make("--id broken --set P26");
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.err.contains("was not overwritten"), result.err.constData());
        QCOMPARE(std::filesystem::file_size(path), std::uintmax_t{6});
        result = make("--id ../house --set P26");
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.err.contains("is no id"), result.err.constData());
        result = make("--id house --set P26 --from nosuch");
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.err.contains("There is no ruleset “nosuch”"), result.err.constData());
        QCOMPARE(make("--id house").exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("editions")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("editions new nosuch.md --id a --set B")).exit, int(ExitCode::Failed));
    }

    void rowsThatNoEditionCouldTakeAreNamed()
    {
        const CliProcess cli;
        const auto twins = cli.file("twins.csv", "Name,Card Type,Range\nA,Unit,1\nA,Unit,2\n");
        const QStringList make{
            word("editions"), word("new"), twins, word("--id"), word("house-26"), word("--set"), word("P26")};
        auto result = cli.run(make);
        QCOMPARE(result.exit, int(ExitCode::Refused));
        QVERIFY2(result.out.contains("stands in this file already, in line 2"), result.out.constData());
        QVERIFY(!std::filesystem::exists(cli.profile() / "games/quantum-nexus/rulesets/house-26.json"));
        result = cli.run(make + words("--json"));
        QVERIFY(result.json()[word("ruleset")].isNull());
        QCOMPARE(result.json()[word("refused")].toArray().size(), 1);
    }

    void theRealListOfAnotherEdition()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        auto list = fileBytes(*shared / "data/quantum-nexus/PlayCards.md");
        const auto numbered = [&](const std::string& from, const std::string& to) {
            for (auto at = list.find(from); at != std::string::npos; at = list.find(from, at + to.size()))
                list.replace(at, from.size(), to);
        };
        numbered("| Close |", "| 1 |");
        numbered("| Mid   |", "| 2 |");
        numbered("| Far   |", "| 3 |");
        const CliProcess cli;
        const auto file = cli.file("cards.md", list);
        const auto missions = QString::fromStdString((*shared / "data/quantum-nexus/MissionCards.md").string());
        const QStringList import{word("import"), file, missions, word("--set"), word("P26"), word("--json")};
        QCOMPARE(refusedRows(cli.run(import)), 95);
        QCOMPARE(cli.run({word("editions"), word("new"), file, missions, word("--id"), word("real-26"), word("--set"),
                             word("P26")})
                     .exit,
            int(ExitCode::Done));
        const auto after = cli.run(import);
        QCOMPARE(after.exit, int(ExitCode::Done));
        QCOMPARE(refusedRows(after), 0);
    }
};

NEXUS_TEST(NewEditionCommandTest, Events);

} // namespace new_edition_command_test

#include "new_edition_command_test.moc"
