// history, bisect and lists at a revision, as processes.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/list_repository.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace history_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QString word(const std::string& text) { return QString::fromStdString(text); }

const std::string rules = "When this unit is deployed, draw two cards.";

// Three revisions: begun, costs up, a rename with a row that is refused.
struct CommandRepository {
    CliProcess cli;
    MadeRepository made{cli.folder() / "lists.git"};
    std::vector<std::string> ids{
        commitList(made, unitList({{"Kite Warden", 4, "Close", rules}, {"Far Bell", 2, "Far"}}), "Begun"),
        commitList(made, unitList({{"Kite Warden", 5, "Close", rules}, {"Far Bell", 3, "Mid"}}), "Costs up"),
        commitList(made, unitList({{"Kite Keeper", 5, "Close", rules}, {"Far Bell", 3, "Mid"}, {"Oil", 1, "Nowhere"}}),
            "Renamed")};
    [[nodiscard]] QString place(const std::string& revision = {}) const
    {
        return word(made.path().string() + (revision.empty() ? "" : "@" + revision) + ":cards.md");
    }
    [[nodiscard]] CliResult run(QStringList arguments) const { return cli.run(arguments << QStringLiteral("--json")); }
};

} // namespace

class HistoryCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aListAtARevisionIsCompared()
    {
        const CommandRepository repository;
        const auto result = repository.run({word("diff"), repository.place("HEAD~2"), repository.place("main~1")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        QCOMPARE(result.json()[word("counts")].toObject()[word("fields")].toObject()[word("cp")].toInt(), 2);
        const auto file = repository.cli.file("now.md", unitList({{"Far Bell", 7}}));
        QCOMPARE(repository.run({word("diff"), repository.place(repository.ids[0].substr(0, 7)), file})
                     .json()[word("removed")]
                     .toArray()
                     .size(),
            1);
        for (const auto& [place, said] : std::vector<std::pair<QString, const char*>>{
                 {repository.place("nine"), "has no revision “nine”"}, {word("no.git@HEAD:x"), "There is no folder"},
                 {word(repository.made.path().string() + "@HEAD:../x"), "is no path in a repository"},
                 {word(repository.made.path().string() + "@HEAD:none.md"), "has no file none.md"}}) {
            const auto refused = repository.run({word("diff"), place, file});
            QCOMPARE(refused.exit, int(ExitCode::Failed));
            QVERIFY2(refused.err.contains(said), refused.err.constData());
        }
    }

    void fortyRevisionsAreReadAtAGlance()
    {
        const CommandRepository repository;
        MadeRepository made{repository.cli.folder() / "forty.git"};
        fillWithRevisions(made, 40, 60);
        const auto shown = repository.cli.run({word("history"), word(made.path().string() + ":cards.md")});
        QCOMPARE(shown.exit, int(ExitCode::Done));
        QVERIFY2(shown.out.count('\n') <= 120, qPrintable(QString::number(shown.out.count('\n'))));
        QCOMPARE(shown.out.count("Revision "), 40);
    }

    void aRowThatCannotBeReadIsToldOnceAndIsNotGone()
    {
        const CommandRepository repository;
        MadeRepository made{repository.cli.folder() / "broken.git"};
        const auto begun = unitList({{"Kite Warden", 4}, {"Far Bell", 2}});
        const auto broken = [](int cost) { return unitList({{"Kite Warden", cost}}) + "| Far Bell | Unit |\n"; };
        std::vector<std::string> ids;
        for (const auto& list : {begun, broken(4), broken(5), begun, unitList({{"Kite Warden", 4}})})
            ids.push_back(commitList(made, list, "Step"));
        const auto place = word(made.path().string() + ":cards.md");
        const auto revisions = repository.run({word("history"), place}).json()[word("revisions")].toArray();
        QCOMPARE(revisions.size(), 5);
        for (const int at : {1, 2, 3}) {
            const auto revision = revisions[at].toObject();
            QCOMPARE(revision[word("removed")].toInt() + revision[word("added")].toInt(), 0);
            QCOMPARE(revision[word("refused")].toArray().size(), at == 1 ? 1 : 0);
        }
        const auto refused = revisions[1].toObject()[word("refused")].toArray()[0].toObject();
        QCOMPARE(refused[word("from")].toString(), word(ids[1]));
        QCOMPARE(refused[word("to")].toString(), word(ids[2]));
        QCOMPARE(revisions[4].toObject()[word("removed")].toInt(), 1);
        const auto told = repository.cli.run({word("history"), place}).out;
        QCOMPARE(told.count("Far Bell"), 1);
        QVERIFY2(told.contains((", unreadable until " + ids[2].substr(0, 10)).c_str()), told.constData());
    }

    void theHistory()
    {
        const CommandRepository repository;
        const auto result = repository.run({word("history"), repository.place(), word("--details")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        const auto revisions = result.json()[word("revisions")].toArray();
        QCOMPARE(revisions.size(), 3);
        const auto costs = revisions[1].toObject();
        QCOMPARE(costs[word("id")].toString(), word(repository.ids[1]));
        QCOMPARE(costs[word("date")].toString(), word("2026-05-01T00:02:00Z"));
        QCOMPARE(costs[word("subject")].toString(), word("Costs up"));
        QCOMPARE(costs[word("cards")].toInt(), 2);
        QCOMPARE(costs[word("changed")].toInt(), 2);
        QCOMPARE(costs[word("fields")].toObject()[word("cp")].toInt(), 2);
        QVERIFY(costs[word("refused")].toArray().isEmpty());
        QCOMPARE(costs[word("changes")].toArray().size(), 2);
        const auto renamed = revisions[2].toObject();
        QCOMPARE(renamed[word("renamed")].toInt(), 1);
        QCOMPARE(renamed[word("refused")].toArray().size(), 1);
        QCOMPARE(renamed[word("refused")].toArray()[0].toObject()[word("card")].toString(), word("Oil"));

        const auto told = repository.cli.run({word("history"), repository.place()}).out;
        for (const char* line : {"  Begun\n    2 cards: 2 added, 0 removed, 0 perhaps renamed, 0 changed\n",
                 "  Costs up\n    2 cards: 0 added, 0 removed, 0 perhaps renamed, 2 changed; cp 2, range 1\n",
                 "    ✗ line 5: Oil: Range “Nowhere”"})
            QVERIFY2(told.contains(line), told.constData());
        const auto none = repository.run({word("history"), word(repository.made.path().string() + ":x.md")});
        QCOMPARE(none.exit, int(ExitCode::Failed));
        QVERIFY(repository.run({word("history"), word("/none/x.md")}).err.contains("lies in no git repository"));
    }

    void theHistoryOfACard()
    {
        const CommandRepository repository;
        const auto card = repository.run({word("history"), repository.place(), word("--card"), word("kite keeper")})
                              .json()[word("card")]
                              .toObject();
        const auto line = card[word("line")].toArray();
        QCOMPARE(line.size(), 3);
        QCOMPARE(line[0].toObject()[word("values")].toObject()[word("cp")].toString(), word("4"));
        QCOMPARE(line[1].toObject()[word("values")].toObject()[word("cp")].toString(), word("5"));
        QCOMPARE(line[2].toObject()[word("renamedFrom")].toString(), word("Kite Warden"));
        const auto told = repository.cli.run({word("history"), repository.place(), word("--card"), word("Far Bell")})
                              .out;
        QVERIFY2(told.contains("  Costs up\n    cp: “2” → “3”\n"), told.constData());
        QCOMPARE(repository.run({word("history"), repository.place(), word("--card"), word("Nobody")}).exit,
            int(ExitCode::No));
    }

    void aWorkingTree()
    {
        const CliProcess cli;
        MadeRepository made(cli.folder() / "tree", false);
        commitList(made, unitList({{"Far Bell", 2}}));
        const auto list = cli.file("tree/cards.md", unitList({{"Far Bell", 3}})); // not committed
        const auto result = cli.run({word("history"), list, word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        QCOMPARE(result.json()[word("revisions")].toArray().size(), 1);
    }

    void whichRevisionBrokeADeck()
    {
        const CliProcess cli;
        const auto list = [](int cp) { return "Name,Card Type,CP\nReading Lamp,Asset," + std::to_string(cp) + "\n"; };
        MadeRepository made(cli.folder() / "lists.git");
        for (const int cp : {2, 9, 2})
            commitList(made, list(cp), "CP " + std::to_string(cp));
        const auto place = word(made.path().string() + ":cards.md");
        const auto impact = cli.run({word("diff"), cli.file("a.csv", list(2)), cli.file("b.csv", list(9)),
                                        word("--impact"), word("--json")})
                                .json()[word("impact")]
                                .toObject();
        const auto broken = impact[word("decks")].toArray()[0].toObject();
        QVERIFY(broken[word("repair")].toObject()[word("legal")].toBool());
        QVERIFY(broken[word("repair")].toObject()[word("copies")].toInt() > 0);
        const auto result = cli.run(
            {word("bisect"), broken[word("deck")].toString(), word("--history"), place, word("--json")});
        QVERIFY2(result.exit == int(ExitCode::Done), result.err.constData());
        const auto json = result.json();
        QVERIFY(!json[word("first")].toObject()[word("id")].toString().isEmpty());
        QCOMPARE(json[word("before")].toObject()[word("legal")].toBool(), true);
        QCOMPARE(json[word("after")].toObject()[word("legal")].toBool(true), false);
        QVERIFY(!json[word("after")].toObject()[word("findings")].toArray().isEmpty());
        QVERIFY(json[word("mended")].isObject() && json[word("newest")].toObject()[word("legal")].toBool());
        const auto told = cli.run({word("bisect"), broken[word("deck")].toString(), word("--history"), place}).out;
        QVERIFY2(told.contains(" was broken by revision ") && told.contains("  CP 9\n"), told.constData());
        const auto never = cli.run({word("bisect"), broken[word("deck")].toString(), word("--history"),
            word(made.path().string() + "@HEAD~2:cards.md"), word("--json")});
        QCOMPARE(never.exit, int(ExitCode::No));
        QVERIFY(never.json()[word("first")].isNull());
    }
};

NEXUS_TEST(HistoryCommandTest, Events);

} // namespace history_command_test

#include "history_command_test.moc"
