// collection, missing and decks build as a process; every run opens the profile anew.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace collection_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

// "collection|list|set:cor".
QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char('|')); }
QString s(const char* text) { return QString::fromUtf8(text); }

QJsonArray stacksOf(const CliResult& result) { return result.json()[QStringLiteral("stacks")].toArray(); }
QJsonObject first(const CliResult& result, const char* list = "stacks")
{
    return result.json()[s(list)].toArray().first().toObject();
}
QJsonArray all(const CliProcess& cli, const char* which = "collection|list|--json")
{
    return stacksOf(cli.run(words(which)));
}
QString message(const CliResult& result)
{
    return result.json()[QStringLiteral("error")].toObject()[QStringLiteral("message")].toString();
}
QJsonObject named(const QJsonArray& rows, const char* key, const char* value)
{
    for (const auto& row : rows)
        if (row.toObject()[s(key)].toString() == s(value))
            return row.toObject();
    return {};
}

// 4 Inkling Page in Binder 2, 2 Kettle Golem of foil, 1 Candle Reef lent to Ada.
void fill(const CliProcess& cli)
{
    QCOMPARE(cli.run(words("collection|add|Inkling Page|4|--location|Binder 2|--page|14|--value|1.50")).exit, 0);
    QCOMPARE(cli.run(words("collection|add|Kettle Golem|2|--finish|foil|--condition|good")).exit, 0);
    QCOMPARE(cli.run(words("collection|add|Candle Reef|1|--lent-to|Ada")).exit, 0);
}

} // namespace

class CollectionCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anAddedStackIsPrintedAndThereInTheNextProcess()
    {
        const CliProcess cli;
        const auto told = cli.run(words(
            "collection|add|inkling  PAGE|4|--set|core|--condition|lightly played|--language|German|--location|Binder 2"
            "|--page|14|--acquired|9.3.2025|--paid|1,20|--value|€2.50|--tag|fair|--tag|swap|--notes|from "
            "Ada|--for-trade|1"));
        QCOMPARE(told.exit, 0);
        QCOMPARE(QString::fromUtf8(told.out), s("#1  4 Inkling Page · COR 46 · excellent · de · Binder 2, page 14\n"));
        QVERIFY2(told.err.contains("Add 4 Inkling Page"), told.err.constData());
        const auto list = cli.run(words("collection|list|--json"));
        QCOMPARE(list.exit, 0);
        QCOMPARE(list.json()[QStringLiteral("cards")].toInt(), 4);
        const auto stack = first(list);
        const QJsonObject wanted{{s("id"), 1}, {s("card"), s("Inkling Page")}, {s("key"), s("inkling-page.unit")},
            {s("set"), s("COR")}, {s("number"), s("46")}, {s("quantity"), 4}, {s("condition"), s("EX")},
            {s("language"), s("de")}, {s("finish"), QJsonValue()}, {s("location"), s("Binder 2")}, {s("page"), s("14")},
            {s("lentTo"), QJsonValue()}, {s("forTrade"), 1}, {s("acquired"), s("2025-03-09")}, {s("paid"), 1.2},
            {s("value"), 2.5}, {s("valued"), QJsonValue()}, {s("tags"), QJsonArray{s("fair"), s("swap")}},
            {s("notes"), s("from Ada")}, {s("list"), s("owned")}, {s("held"), QJsonArray()}};
        QCOMPARE(stack, wanted);
        // Copies alike join; others make a stack of their own; wants are a list beside it.
        const auto one = cli.run(words("collection|add|Kettle Golem|--json"));
        QCOMPARE(first(one)[QStringLiteral("quantity")].toInt(), 1);
        QCOMPARE(one.json()[QStringLiteral("edit")].toString(), s("Add 1 Kettle Golem"));
        QCOMPARE(first(cli.run(words("collection|add|Kettle Golem|2|--json")))[QStringLiteral("quantity")].toInt(), 3);
        QCOMPARE(cli.run(words("collection|add|Kettle Golem|5|--wanted")).exit, 0);
        QCOMPARE(all(cli).size(), 2);
        QCOMPARE(all(cli, "collection|list|--wants|--json").size(), 1);
    }

    void whatCannotBeAddedIsRefusedWithAWayOut()
    {
        const CliProcess cli;
        const auto near = cli.run(words("collection|add|Inkling Pgae|2"));
        QCOMPARE(near.exit, int(ExitCode::No));
        QVERIFY2(near.err.contains("Did you mean Inkling Page?"), near.err.constData());
        const auto check = [&](const char* what, const char* told) {
            const auto refused = cli.run(words(what));
            QCOMPARE(refused.exit, int(ExitCode::Refused));
            QVERIFY2(message(refused).contains(s(told)), refused.out.constData());
            QVERIFY(refused.err.contains(told));
        };
        check("collection|add|Inkling Page|0|--json", "from 1 to 1000000");
        check("collection|add|Inkling Page|2|--set|XYZ|--json", "has no printing XYZ; it has COR 46");
        check("collection|add|Inkling Page|--condition|shiny|--json", "NM (near mint)");
        check("collection|add|Inkling Page|--acquired|3/9/2025|--json", "2026-11-21");
        check("collection|add|Inkling Page|--paid|a lot|--json", "not an amount");
        check("collection|add|Inkling Page|2|--for-trade|3|--json", "for trade");
        check("collection|add|Inkling Page|--location|a\tb|--json", "control character");
        QCOMPARE(cli.run(words("collection|add|--json")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("collection")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("collection|list|--json")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("collection|list|--json")).json()[QStringLiteral("cards")].toInt(-1), 0);
        QVERIFY(cli.run(words("collection|list")).err.contains("The collection is empty."));
    }

    void aNameOfSeveralCardsListsThem()
    {
        const CliProcess cli;
        const auto cards = cli.file("two.json",
            R"({ "format": "nexusdeck-catalogue/1", "game": "quantum-nexus", "set": { "code": "TWO", "name": "Two" },
            "cards": [ { "name": "Quiet Zone", "type": "Terrain", "cp": 1 }, { "name": "Quiet Zone", "type": "Mission", "cp": 3 } ] })");
        QCOMPARE(cli.run({s("import"), cards}).exit, 0);
        const auto refused = cli.run(words("collection|add|Quiet Zone|2"));
        QCOMPARE(refused.exit, int(ExitCode::No));
        QVERIFY2(refused.err.contains("Quiet Zone (Mission)") && refused.err.contains("Quiet Zone (Terrain)"),
            refused.err.constData());
        const auto added = cli.run(words("collection|add|Quiet Zone (Mission)|2|--json"));
        QCOMPARE(first(added)[QStringLiteral("key")].toString(), s("quiet-zone.mission"));
    }

    void linesAreEnteredAsTheWindowTakesThem()
    {
        const CliProcess cli;
        const auto told = cli.run(words("collection|enter|3|inkl pag|nm|foil|in|Box A"));
        QCOMPARE(QString::fromUtf8(told.out), s("#1  3 Inkling Page · COR 46 · near mint · foil · Box A\n"));
        // All of them or none.
        const auto refused = cli.run(words("collection|enter|-|--json"), "2 kettle golem\n\n1 nobody at all\n");
        QCOMPARE(refused.exit, int(ExitCode::No));
        QCOMPARE(stacksOf(refused).size(), 0);
        const auto problem = first(refused, "problems");
        QCOMPARE(problem[QStringLiteral("line")].toInt(), 3);
        QVERIFY(problem[QStringLiteral("message")].toString().contains(s("No card is called so")));
        QCOMPARE(all(cli).size(), 1);
        const auto lines = cli.run(
            words("collection|enter|-|--json"), "2 kettle golem pl box a\n\n+1\nplayset inkling page\n");
        QCOMPARE(lines.exit, 0);
        QCOMPARE(stacksOf(lines).size(), 2);
        const auto golem = named(stacksOf(lines), "card", "Kettle Golem");
        QCOMPARE(golem[QStringLiteral("quantity")].toInt(), 3); // the line without a name repeats it
        QCOMPARE(golem[QStringLiteral("condition")].toString(), s("PL"));
        QCOMPARE(golem[QStringLiteral("location")].toString(), s("Box A"));
        const auto limit = cli.run(words("show|Inkling Page|--json")).json()[QStringLiteral("duplicates")].toInt();
        QCOMPARE(named(stacksOf(lines), "card", "Inkling Page")[QStringLiteral("quantity")].toInt(), limit);
        QCOMPARE(lines.json()[QStringLiteral("entered")].toInt(), 3 + limit);
        QCOMPARE(cli.run(words("collection|undo")).exit, 0); // one step
        QCOMPARE(all(cli).size(), 1);
        const auto unknown = cli.run(words("collection|enter|2|kettle golem|shelf"));
        QCOMPARE(unknown.exit, int(ExitCode::No));
        QVERIFY2(unknown.err.contains("“shelf” is no condition"), unknown.err.constData());
        const auto near = cli.run(words("collection|enter|2|ketle golem"));
        QVERIFY2(near.err.contains("Perhaps Kettle Golem"), near.err.constData());
        const auto nameless = cli.run(words("collection|enter|4"));
        QCOMPARE(nameless.exit, int(ExitCode::Refused));
        const auto many = cli.run(words("collection|enter|2|the"));
        QCOMPARE(many.exit, int(ExitCode::No));
        QVERIFY2(many.err.contains("more than one card"), many.err.constData());
    }

    void placesAreListedRenamedAndMadeOne()
    {
        const CliProcess cli;
        fill(cli);
        const auto places = cli.run(words("collection|places|--json")).json()[QStringLiteral("places")].toArray();
        QCOMPARE(named(places, "place", "Binder 2")[QStringLiteral("cards")].toInt(), 4);
        QCOMPARE(cli.run(words("collection|enter|1|kettle golem|in|Box")).exit, 0);
        const auto one = cli.run(words("collection|rename-place|Binder 2|Box"));
        QCOMPARE(one.exit, 0);
        QVERIFY2(one.err.contains("are one place now"), one.err.constData());
        QCOMPARE(cli.run(words("collection|rename-place|Binder 2|Box")).exit, int(ExitCode::No));
        QCOMPARE(stacksOf(cli.run(words("collection|list|loc:box|--json"))).size(), 2);
        QCOMPARE(cli.run(words("collection|undo")).exit, 0);
        QCOMPARE(stacksOf(cli.run(words("collection|list|loc:box|--json"))).size(), 1);
        const auto several = cli.run(words("collection|rename-place|Binder 2|Box|Shelf"));
        QVERIFY2(several.err.contains("“Binder 2”, “Box” are one place now"), several.err.constData());
        QCOMPARE(stacksOf(cli.run(words("collection|list|loc:shelf|--json"))).size(), 2);
        QCOMPARE(cli.run(words("collection|undo")).exit, 0); // one step
        QCOMPARE(stacksOf(cli.run(words("collection|list|loc:box|--json"))).size(), 1);
        QCOMPARE(stacksOf(cli.run(words("collection|list|loc:\"binder 2\"|--json"))).size(), 1);
    }

    void anImportSaysInWhatStacksDiffer()
    {
        const CliProcess cli;
        QCOMPARE(cli.run(words("collection|enter|2 kettle golem nm in Box")).exit, 0);
        QCOMPARE(cli.run(words("collection|set|set||1")).exit, 0);
        QCOMPARE(cli.run(words("collection|set|number||1")).exit, 0);
        const auto file = cli.file("more.csv",
            "Name,Quantity,Condition,Finish,Place\n"
            "Kettle Golem,1,NM,,Box\nKettle Golem,3,PL,foil,Box\nInkling Page,1,NM,,\n");
        const QStringList import{
            QStringLiteral("collection"), QStringLiteral("import"), file, QStringLiteral("--dry-run")};
        const auto apart =
            cli.run(import + QStringList{QStringLiteral("--json")}).json()[QStringLiteral("apart")].toArray();
        QCOMPARE(apart.size(), 1);
        const auto golem = apart.first().toObject();
        QCOMPARE(golem[QStringLiteral("line")].toInt(), 3);
        QCOMPARE(golem[QStringLiteral("differs")].toArray(),
            (QJsonArray{QStringLiteral("condition"), QStringLiteral("finish")}));
        const auto told = cli.run(import);
        QVERIFY2(told.out.contains("Kettle Golem stays apart from #1  Condition: NM and PL; Finish: nothing and foil"),
            told.out.constData());
    }

    void stacksThatDifferSayInWhat()
    {
        const CliProcess cli;
        fill(cli);
        QCOMPARE(cli.run(words("collection|enter|1|kettle golem|nm")).exit, 0);
        const auto apart = cli.run(words("collection|merge|2|4"));
        QCOMPARE(apart.exit, int(ExitCode::Refused));
        QVERIFY2(apart.err.contains("Condition: GD and NM; Finish: foil and nothing"), apart.err.constData());
    }

    void tradesAreListedMatchedAndRecorded()
    {
        const CliProcess cli;
        fill(cli);
        QCOMPARE(cli.run(words("collection|trades")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("collection|set|for-trade|3|1")).exit, 0);
        QCOMPARE(cli.run(words("collection|add|Wick Sprite|2|--wanted")).exit, 0);
        QCOMPARE(cli.run(words("search|trade>0|--json")).json()[QStringLiteral("count")].toInt(), 1);
        QCOMPARE(QString::fromUtf8(cli.run(words("collection|trades")).out), s("3 Inkling Page [COR 46] NM\n"));
        const auto csv = cli.run(words("collection|trades|--format|csv"));
        QVERIFY2(csv.out.contains("\n3,Inkling Page,COR,46,NM,,,1.50\n"), csv.out.constData());
        QVERIFY(cli.run(words("collection|wants|--format|page")).out.contains("<td>Wick Sprite</td>"));
        const auto theirs = cli.file("theirs.txt", "1 Wick Sprite\n4 Candle Reef\n");
        const auto asked = cli.file("asked.csv", "Name,Qty,Condition\nInkling Page,2,NM\n");
        const auto matched = cli.run(
            {s("collection"), s("match-trades"), s("--they-offer"), theirs, s("--they-want"), asked, s("--json")});
        QCOMPARE(first(matched, "get")[QStringLiteral("copies")].toInt(), 1);
        QCOMPARE(first(matched, "give")[QStringLiteral("copies")].toInt(), 2);
        // A line of the list is one of the entry line.
        QCOMPARE(cli.run(words("collection|enter|3 Inkling Page [COR 46] NM foil")).exit, 0);
        QCOMPARE(cli.run(words("collection|undo")).exit, 0);
        // Both sides in one text, as people post them.
        const auto post = cli.file("post.txt",
            "Hi, trades in Leeds or by mail\n\n[H] Candle Reef x2\n2 Wick Sprite\n**Looking for:**\n- 2x Inkling Page\n"
            "- Wick Sprite\n- a lamp or two\n");
        const auto both = cli.run(
            {s("collection"), s("match-trades"), s("--they-offer"), post, s("--they-want"), post, s("--json")});
        QCOMPARE(first(both, "get")[QStringLiteral("copies")].toInt(), 2);
        QCOMPARE(first(both, "give")[QStringLiteral("card")].toString(), s("Inkling Page"));
        QCOMPARE(both.json()[QStringLiteral("give")].toArray().size(), 1);
        QVERIFY2(!both.err.contains("no card is called “line"), both.err.constData());
        const auto traded = cli.run(
            words("collection|trade|--give|2 inkling page|--get|1 wick sprite ex|--with|Ada|--json"));
        QCOMPARE(traded.exit, 0);
        QCOMPARE(traded.json()[QStringLiteral("edit")].toString(), s("Trade 3 copies with Ada"));
        QCOMPARE(named(all(cli), "card", "Inkling Page")[QStringLiteral("quantity")].toInt(), 2);
        QCOMPARE(named(all(cli), "card", "Inkling Page")[QStringLiteral("forTrade")].toInt(), 1);
        QCOMPARE(first(cli.run(words("collection|list|--wants|--json")))[QStringLiteral("quantity")].toInt(), 1);
        QCOMPARE(cli.run(words("collection|trade|--give|9 inkling page")).exit, int(ExitCode::Refused));
        QCOMPARE(cli.run(words("collection|undo")).exit, 0); // both sides in one step
        QCOMPARE(all(cli).size(), 3);
    }

    void listsAreFilteredSortedAndGrouped()
    {
        const CliProcess cli;
        fill(cli);
        const auto told = cli.run(words("collection|list"));
        QVERIFY2(QString::fromUtf8(told.out).contains(
                     s("#1       4  Inkling Page  COR 46    NM          Binder 2, page 14   1.50")),
            told.out.constData());
        QVERIFY2(told.err.contains("7 copies in 3 stacks, value 6.00 (3 without one)"), told.err.constData());
        const auto ids = [&](const char* query) {
            QStringList found;
            for (const auto& stack : all(cli, (std::string("collection|list|--json|") + query).c_str()))
                found << QString::number(stack.toObject()[QStringLiteral("id")].toInt());
            return found.join(QLatin1Char(','));
        };
        QCOMPARE(ids(""), s("3,1,2")); // by card
        QCOMPARE(ids("loc:binder"), s("1"));
        QCOMPARE(ids("cond<nm"), s("2"));
        QCOMPARE(ids("-finish:foil"), s("3,1"));
        QCOMPARE(ids("lent:ada"), s("3"));
        QCOMPARE(ids("own>=2|t:unit"), s("1,2"));
        QCOMPARE(ids("sort:-name"), s("2,1,3"));
        QCOMPARE(cli.run(words("collection|list|value|--json")).exit, int(ExitCode::No)); // a word, not the command
        const auto broken = cli.run(words("collection|list|cond:shiny|--json"));
        QCOMPARE(broken.exit, int(ExitCode::Refused));
        QVERIFY2(message(broken).contains(s("column 6")), broken.out.constData());
        const auto types = cli.run(words("collection|list|--group|type|--json"));
        QCOMPARE(types.json()[QStringLiteral("cards")].toInt(), 7);
        const auto units = named(types.json()[QStringLiteral("groups")].toArray(), "name", "Unit");
        QCOMPARE(units[QStringLiteral("cards")].toInt(), 6);
        QCOMPARE(units[QStringLiteral("different")].toInt(), 2);
        QCOMPARE(units[QStringLiteral("value")].toDouble(), 6.0);
        for (const char* by : {"set", "location", "domain"})
            QCOMPARE(cli.run(words((std::string("collection|list|--group|") + by).c_str())).exit, 0);
        QCOMPARE(cli.run(words("collection|list|--group|colour")).exit, int(ExitCode::WrongUsage));
    }

    void copiesAreRemovedByNumberAndByName()
    {
        const CliProcess cli;
        fill(cli);
        QCOMPARE(cli.run(words("collection|remove|Inkling Page|1")).exit, 0);
        QCOMPARE(first(cli.run(words("collection|remove|#1|2|--json")))[QStringLiteral("quantity")].toInt(-1), 1);
        const auto tooMany = cli.run(words("collection|remove|1|2"));
        QCOMPARE(tooMany.exit, int(ExitCode::Refused));
        QVERIFY2(tooMany.err.contains("Only 1 copy of Inkling Page is free there."), tooMany.err.constData());
        QCOMPARE(cli.run(words("collection|remove|1")).exit, 0);
        QCOMPARE(all(cli).size(), 2);
        QCOMPARE(cli.run(words("collection|remove|1")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("collection|remove|Inkling Page")).exit, int(ExitCode::No));
        QVERIFY(cli.run(words("collection|remove|Kettle Golme")).err.contains("Did you mean Kettle Golem?"));
        // Which of two stacks is asked, never guessed.
        QCOMPARE(cli.run(words("collection|add|Kettle Golem")).exit, 0);
        const auto which = cli.run(words("collection|remove|Kettle Golem|1"));
        QCOMPARE(which.exit, int(ExitCode::Refused));
        QVERIFY2(which.err.contains("#2 (2 Kettle Golem") && which.err.contains("#4 (1 Kettle Golem"),
            which.err.constData());
        QCOMPARE(cli.run(words("collection|remove|Kettle Golem")).exit, int(ExitCode::Refused));
        QCOMPARE(cli.run(words("collection|remove|Kettle Golem|--all")).exit, 0);
        QCOMPARE(all(cli).size(), 1);
    }

    void stacksMoveSplitAndMerge()
    {
        const CliProcess cli;
        fill(cli);
        const auto moved = cli.run(words("collection|move|1|3|--to|Box A|--json"));
        QCOMPARE(stacksOf(moved).size(), 2);
        QCOMPARE(named(stacksOf(moved), "location", "Box A")[QStringLiteral("quantity")].toInt(), 3);
        QCOMPARE(named(stacksOf(moved), "location", "Binder 2")[QStringLiteral("quantity")].toInt(), 1);
        QCOMPARE(cli.run(words("collection|move|t:unit|--to|Binder 9|--page|3")).exit, 0);
        QCOMPARE(all(cli, "collection|list|loc:\"binder 9 3\"|--json").size(),
            2); // alike again: one stack of four, and the golems
        QCOMPARE(cli.run(words("collection|move|Kettle Golem|--to|Box A")).exit, 0);
        QCOMPARE(
            cli.run(words("collection|move|Kettle Golem|--to|Box A")).exit, int(ExitCode::No)); // nothing would change
        QCOMPARE(cli.run(words("collection|move|nothing:like|--to|Box A")).exit, int(ExitCode::Refused));
        QCOMPARE(cli.run(words("collection|move|zzz|--to|Box A")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("collection|move|2")).exit, int(ExitCode::WrongUsage));

        const auto split = cli.run(words("collection|split|2|1|--json"));
        QCOMPARE(stacksOf(split).size(), 2);
        QCOMPARE(split.json()[QStringLiteral("cards")].toInt(), 2);
        QCOMPARE(cli.run(words("collection|split|2|1")).exit, int(ExitCode::Refused)); // one copy is no two stacks
        QCOMPARE(cli.run(words("collection|split|2")).exit, int(ExitCode::Refused));
        const auto other = stacksOf(split)[1].toObject()[QStringLiteral("id")].toInt();
        const auto merged = cli.run({s("collection"), s("merge"), s("2"), QString::number(other), s("--json")});
        QCOMPARE(merged.exit, 0);
        QCOMPARE(named(stacksOf(merged), "card", "Kettle Golem")[QStringLiteral("quantity")].toInt(), 2);
        const auto apart = cli.run(words("collection|merge|2|3"));
        QCOMPARE(apart.exit, int(ExitCode::Refused));
        QVERIFY2(apart.err.contains("stay apart"), apart.err.constData());
    }

    void aFieldOfHundredsIsChangedAtOnceAndTakenBackAtOnce()
    {
        const CliProcess cli;
        std::string csv = "Name,Quantity,Number\n";
        for (int i = 0; i < 300; ++i)
            csv += "Inkling Page,1," + std::to_string(i) + "\n";
        QCOMPARE(cli.run({s("collection"), s("import"), cli.file("many.csv", csv)}).exit, 0);
        QCOMPARE(all(cli).size(), 300);
        const auto set = cli.run(words("collection|set|condition|played|inkling|--json"));
        QCOMPARE(set.exit, 0);
        QCOMPARE(stacksOf(set).size(), 300);
        QCOMPARE(all(cli, "collection|list|cond:pl|--json").size(), 300);
        QCOMPARE(
            cli.run(words("collection|set|tags|fair, old|1,5-9|--json")).json()[QStringLiteral("cards")].toInt(), 6);
        QCOMPARE(cli.run(words("collection|set|tag|-old,+new|1-4")).exit, 0);
        const auto tags = [&](const char* id) -> QJsonArray {
            return first(
                cli.run({s("collection"), s("set"), s("notes"), s("n"), s(id), s("--json")}))[QStringLiteral("tags")]
                .toArray();
        };
        QCOMPARE(tags("1"), (QJsonArray{s("fair"), s("new")}));
        QCOMPARE(tags("2"), QJsonArray{s("new")});
        QCOMPARE(tags("5"), (QJsonArray{s("fair"), s("old")}));
        QCOMPARE(cli.run(words("collection|undo|6")).exit, 0);
        QVERIFY(all(cli, "collection|list|cond:pl|--json").isEmpty());
        QCOMPARE(all(cli).size(), 300);
    }

    void aTagIsThereOnceHoweverItCame()
    {
        const CliProcess cli;
        const auto tags = [](const CliResult& result) { return first(result)[QStringLiteral("tags")].toArray(); };
        const QJsonArray once{s("fair"), s("old")};
        QCOMPARE(tags(cli.run(words("collection|add|Inkling Page|--tag|fair|--tag|old|--tag|fair|--json"))), once);
        QCOMPARE(tags(cli.run(words("collection|set|tags|old, fair,old|1|--json"))), (QJsonArray{s("old"), s("fair")}));
        QCOMPARE(tags(cli.run(words("collection|set|tags|-old,+new|1|--json"))), (QJsonArray{s("fair"), s("new")}));
        for (const auto& [name, text] : {std::pair{"tags.csv", "Name,Count,Tags\nKettle Golem,1,\"fair,old,fair\"\n"},
                 {"tags.json", R"({"stacks":[{"card":"Kettle Golem","quantity":1,"tags":["fair","old","fair"]}]})"}})
            QCOMPARE(cli.run({s("collection"), s("import"), cli.file(name, text)}).exit, 0);
        QCOMPARE(named(all(cli), "card", "Kettle Golem")[QStringLiteral("tags")].toArray(), once);
        QCOMPARE(named(all(cli), "card", "Kettle Golem")[QStringLiteral("quantity")].toInt(), 2);
    }

    void everyFieldCanBeSetAndCleared()
    {
        const CliProcess cli;
        fill(cli);
        const auto field = [&](const char* name, const char* value, const char* key) -> QJsonValue {
            return first(cli.run({s("collection"), s("set"), s(name), s(value), s("1"), s("--json")}))[s(key)];
        };
        QCOMPARE(field("quantity", "9", "quantity").toInt(), 9);
        QCOMPARE(field("for-trade", "2", "forTrade").toInt(), 2);
        QCOMPARE(field("condition", "D", "condition").toString(), s("DM"));
        QCOMPARE(field("language", "French", "language").toString(), s("fr"));
        QCOMPARE(field("finish", "foil", "finish").toString(), s("foil"));
        QCOMPARE(field("location", "move", "location").toString(), s("move")); // a value, not the command
        QCOMPARE(field("page", "-3", "page").toString(), s("-3"));
        QCOMPARE(field("lent-to", "Ada", "lentTo").toString(), s("Ada"));
        QCOMPARE(field("acquired", "2026-01-02", "acquired").toString(), s("2026-01-02"));
        QCOMPARE(field("paid", "3", "paid").toDouble(), 3.0);
        QCOMPARE(field("value", "", "value"), QJsonValue(QJsonValue::Null));
        QCOMPARE(field("lent-to", "", "lentTo"), QJsonValue(QJsonValue::Null));
        QCOMPARE(field("notes", "worn", "notes").toString(), s("worn"));
        QCOMPARE(field("set", "OLD", "set").toString(), s("OLD"));
        QCOMPARE(field("number", "7a", "number").toString(), s("7a"));
        QCOMPARE(field("list", "wanted", "list").toString(), s("wanted"));
        for (const char* wrong : {"collection|set|colour|red|1", "collection|set|condition|shiny|1",
                 "collection|set|paid|lots|1", "collection|set|list|lost|1", "collection|set|quantity|0|1"}) {
            const auto refused = cli.run(words(wrong));
            QCOMPARE(refused.exit, int(ExitCode::Refused));
            QVERIFY2(refused.err.startsWith("nexusdeck-cli: ") && refused.err.trimmed().endsWith('.'),
                refused.err.constData());
        }
    }

    void changesAreTakenBackInAnotherProcessAndTold()
    {
        const CliProcess cli;
        const auto nothing = cli.run(words("collection|undo"));
        QCOMPARE(nothing.exit, int(ExitCode::No));
        QVERIFY(nothing.err.contains("nothing to undo"));
        fill(cli);
        const auto before = all(cli);
        QCOMPARE(cli.run(words("collection|set|condition|poor|1")).exit, 0);
        QCOMPARE(cli.run(words("collection|remove|1|3")).exit, 0);
        const auto after = all(cli);
        const auto undone = cli.run(words("collection|undo|2|--json"));
        QCOMPARE(undone.json()[QStringLiteral("undone")].toArray(),
            (QJsonArray{s("Remove 3 Inkling Page"), s("Change 4 Inkling Page")}));
        QCOMPARE(undone.json()[QStringLiteral("nextRedo")].toString(), s("Change 4 Inkling Page"));
        QCOMPARE(all(cli), before);
        QVERIFY(cli.run(words("collection|redo")).err.contains("Done again: Change 4 Inkling Page."));
        QCOMPARE(cli.run(words("collection|redo")).exit, 0);
        QCOMPARE(all(cli), after);
        QCOMPARE(cli.run(words("collection|redo")).exit, int(ExitCode::No));

        QCOMPARE(cli.run(words("collection|undo")).exit, 0);
        const auto told = cli.run(words("collection|history"));
        const auto lines = QString::fromUtf8(told.out).split(QLatin1Char('\n'));
        QVERIFY2(
            lines[0].size() == 10 && lines[1].endsWith(s("Remove 3 Inkling Page  (undone)")), told.out.constData());
        QVERIFY2(lines[3].endsWith(s("Add 1 Candle Reef")), told.out.constData());
        const auto card =
            cli.run(words("collection|history|Inkling Page|--json")).json()[QStringLiteral("history")].toArray();
        QCOMPARE(card.size(), 3);
        QCOMPARE(card[1].toObject()[QStringLiteral("kind")].toString(), s("change"));
        QCOMPARE(card[1].toObject()[QStringLiteral("changes")].toArray(),
            QJsonArray{s("#1  Inkling Page: near mint became poor")});
        QCOMPARE(
            cli.run(words("collection|history|--limit|2|--json")).json()[QStringLiteral("history")].toArray().size(),
            2);
        QCOMPARE(cli.run(words("collection|history|--day|1999-01-01")).exit, int(ExitCode::No));
        QVERIFY(cli.run(words("collection|history|Inklng Page")).err.contains("Did you mean Inkling Page?"));
    }

    void pricesAreOfADay()
    {
        const CliProcess cli;
        fill(cli);
        const auto list = cli.file("prices-2026-11-20.csv", "Name,Price\nInkling Page,2.00\n");
        const auto made = cli.run({s("collection"), s("import"), list, s("--json")});
        const QJsonObject day{{s("from"), s("2026-11-20")}, {s("to"), s("2026-11-20")}};
        QCOMPARE(made.json()[s("pricesOf")].toObject(), day);
        QCOMPARE(cli.run(words("collection|value|--json")).json()[s("pricesOf")].toObject(), day);
        QVERIFY(cli.run(words("collection|value")).out.contains("value 8.00 (3 without one), prices of 2026-11-20"));
        // Lines with a day of their own, and a day for the list.
        const auto dated = cli.file(
            "dated.csv", "Name,Price,As of\nInkling Page,2.50,2026-10-01\nKettle Golem,1.00,\n");
        QCOMPARE(cli.run({s("collection"), s("import"), dated, s("--date"), s("1.11.2026")}).exit, 0);
        QVERIFY(cli.run(words("collection|list")).err.contains("prices of 2026-10-01 to 2026-11-01"));
        QCOMPARE(cli.run({s("collection"), s("import"), dated, s("--date"), s("soon")}).exit, 4);
        QCOMPARE(cli.run(words("collection|undo")).exit, 0);
        QCOMPARE(cli.run(words("collection|value|--json")).json()[s("pricesOf")].toObject(), day);
    }

    void anImportIsShownBeforeItIsApplied()
    {
        const CliProcess cli;
        const auto file = cli.file("fair.csv",
            "Count,Name,Edition,Condition,Language,Foil,Tags,Colour\n4,Inkling Page,COR,NM,English,,,red\n"
            "2,Inkling Pgae,,,,,,\n3,Xyzzyx Qwrty,,,,,,\nmany,Kettle Golem,,,,,,\n");
        const auto preview = cli.run({s("collection"), s("import"), file, s("--dry-run"), s("--json")});
        QCOMPARE(preview.exit, int(ExitCode::Refused)); // a line cannot be read
        const auto report = preview.json();
        QCOMPARE(report[QStringLiteral("written")].toBool(true), false);
        const QJsonObject figures{{s("matched"), 1}, {s("absent"), 0}, {s("close"), 1}, {s("unmatched"), 1}};
        QCOMPARE(report[QStringLiteral("lines")].toObject(), figures);
        QCOMPARE(report[QStringLiteral("cards")].toObject()[QStringLiteral("matched")].toInt(), 4);
        const auto close = report[QStringLiteral("close")].toArray().first().toObject();
        QCOMPARE(close[QStringLiteral("line")].toInt(), 3);
        QCOMPARE(close[QStringLiteral("candidates")].toArray().first().toString(), s("Inkling Page"));
        QCOMPARE(report[QStringLiteral("leftOut")].toArray().size(), 1);
        QCOMPARE(report[QStringLiteral("unknownColumns")].toArray(), QJsonArray{s("Colour")});
        QVERIFY(all(cli).isEmpty());
        QVERIFY(!std::filesystem::exists(cli.profile() / "backups"));

        const auto done = cli.run({s("collection"), s("import"), file});
        QVERIFY2(done.out.contains("near: Inkling Page") && done.out.contains("line 5"), done.out.constData());
        QVERIFY2(done.err.contains("the backup before it is "), done.err.constData());
        QVERIFY(!std::filesystem::is_empty(cli.profile() / "backups"));
        QCOMPARE(all(cli).size(), 1);
        const auto waiting = all(cli, "collection|list|--unmatched|--json");
        QCOMPARE(waiting.size(), 2);
        QVERIFY(cli.run(words("collection|list|--unmatched")).out.contains("near: Inkling Page"));
        // The list is worked through.
        const auto id = QString::number(named(waiting, "card", "Inkling Pgae")[QStringLiteral("id")].toInt());
        QCOMPARE(cli.run({s("collection"), s("match"), id, s("Inkling Page")}).exit, 0);
        QCOMPARE(all(cli, "collection|list|--unmatched|--json").size(), 1);
        int copies = 0;
        for (const auto& stack : all(cli))
            copies += stack.toObject()[QStringLiteral("quantity")].toInt();
        QCOMPARE(copies, 6);
        QCOMPARE(cli.run({s("collection"), s("match"), s("1"), s("Inkling Page")}).exit, int(ExitCode::Refused));
        QCOMPARE(cli.run(words("collection|import|nowhere.csv")).exit, int(ExitCode::Failed));
        QCOMPARE(
            cli.run({s("collection"), s("import"), cli.file("no.csv", "a,b\n1,2\n")}).exit, int(ExitCode::Refused));
    }

    void whatIsExportedComesBackTheSame()
    {
        for (const char* form : {"all.csv", "all.json"}) {
            const CliProcess cli;
            fill(cli);
            QCOMPARE(cli.run(words("collection|add|Wick Sprite|2|--wanted|--notes|=1+1, \"x\"")).exit, 0);
            const auto file = QString::fromStdString((cli.folder() / form).string());
            const auto written = cli.run({s("collection"), s("export"), file, s("--json")});
            QCOMPARE(written.exit, 0);
            QCOMPARE(written.json()[QStringLiteral("cards")].toInt(), 9);
            const CliProcess other;
            QCOMPARE(other.run({s("collection"), s("import"), file}).exit, 0);
            for (const char* list : {"collection|list|--json", "collection|list|--wants|--json"})
                QCOMPARE(all(other, list), all(cli, list));
            // Again: the same in place of itself changes nothing, on top of itself it doubles.
            QCOMPARE(other.run({s("collection"), s("import"), file, s("--replace")}).exit, int(ExitCode::No));
            QCOMPARE(other.run({s("collection"), s("import"), file}).exit, 0);
            QCOMPARE(first(other.run(words("collection|list|inkling|--json")))[QStringLiteral("quantity")].toInt(), 8);
            QCOMPARE(other.run({s("collection"), s("import"), file, s("--replace")}).exit, 0);
            QCOMPARE(first(other.run(words("collection|list|inkling|--json")))[QStringLiteral("quantity")].toInt(), 4);
        }
        const CliProcess cli;
        fill(cli);
        QVERIFY(cli.run(words("collection|export|-")).out.startsWith("List,Card Key,Name,"));
        QVERIFY(
            cli.run(words("collection|export|--format|json")).json()[QStringLiteral("stacks")].toArray().size() == 3);
        QCOMPARE(cli.run(words("collection|export|/nowhere/at/all.csv")).exit, int(ExitCode::Failed));
    }

    void aBuiltDeckHoldsItsCopies()
    {
        const CliProcess cli;
        const auto deck = cli.file(
            "pages.txt", "Missions\n1 First Term at Lowglass\nMain\n3 Inkling Page\n1 Kettle Golem\n1 Candle Reef\n");
        QCOMPARE(cli.run({s("decks"), s("add"), deck}).exit, 0);
        QCOMPARE(cli.run(words("decks|build|pages")).exit, int(ExitCode::No)); // nothing to build it from
        fill(cli);
        const auto built = cli.run(words("decks|build|pages|--json"));
        QCOMPARE(built.exit, 0);
        QCOMPARE(built.json()[QStringLiteral("built")].toBool(), true);
        QCOMPARE(built.json()[QStringLiteral("held")].toInt(), 4); // Candle Reef is lent
        QCOMPARE(built.json()[QStringLiteral("missing")].toArray().size(), 2);
        QVERIFY(cli.run(words("decks|build|pages")).out.contains("4 of 6 copies set aside")); // and again
        const auto page = named(all(cli), "card", "Inkling Page");
        QCOMPARE(page[QStringLiteral("held")].toArray().first().toObject()[QStringLiteral("copies")].toInt(), 3);
        QVERIFY(cli.run(words("collection|list")).out.contains("3 in pages"));
        const auto held = cli.run(words("collection|remove|1"));
        QCOMPARE(held.exit, int(ExitCode::Refused));
        QVERIFY2(held.err.contains("3 copies of Inkling Page are set aside for pages"), held.err.constData());
        // Not offered twice.
        const auto other = cli.run({s("missing"), deck, s("--json")}).json()[QStringLiteral("missing")].toArray();
        const auto short3 = named(other, "card", "Inkling Page");
        QCOMPARE(short3[QStringLiteral("have")].toInt(), 4);
        QCOMPARE(short3[QStringLiteral("free")].toInt(), 1);
        QCOMPARE(short3[QStringLiteral("short")].toInt(), 2);
        QCOMPARE(short3[QStringLiteral("inOther")].toInt(), 3);
        QCOMPARE(cli.run(words("decks|remove|pages")).exit, 0);
        QVERIFY(cli.run(words("decks|unbuild|pages")).out.contains("4 copies given back")); // from the bin too
        QCOMPARE(cli.run(words("decks|unbuild|pages")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("decks|build|no such deck")).exit, int(ExitCode::No));
        QVERIFY(named(all(cli), "card", "Inkling Page")[QStringLiteral("held")].toArray().isEmpty());
    }

    void whatDecksMissIsToldForOneAndForSeveral()
    {
        const CliProcess cli;
        fill(cli);
        const auto deck = cli.file("a.txt", "Main\n3 Inkling Page\n2 Kettle Golem\n1 Candle Reef\n2 Wick Sprite\n2 No "
                                            "Such Card\nMaybe\n9 Paradox Heron\n");
        const auto cheap = cli.file("b.txt", "Main\n2 Inkling Page\n");
        const auto one = cli.run({s("collection"), s("missing"), deck, s("--json")});
        QCOMPARE(one.exit, 0);
        const auto missing = one.json()[QStringLiteral("missing")].toArray();
        QCOMPARE(missing.size(), 3);
        const auto reef = named(missing, "card", "Candle Reef");
        QCOMPARE(reef[QStringLiteral("need")].toInt(), 1);
        QCOMPARE(reef[QStringLiteral("have")].toInt(), 1);
        QCOMPARE(reef[QStringLiteral("free")].toInt(), 0);
        QCOMPARE(reef[QStringLiteral("short")].toInt(), 1);
        QCOMPARE(reef[QStringLiteral("lent")].toInt(), 1);
        QCOMPARE(reef[QStringLiteral("toGet")].toInt(), 0);
        QCOMPARE(named(missing, "card", "No Such Card")[QStringLiteral("short")].toInt(), 2);
        QCOMPARE(cli.run({s("missing"), deck, s("--json")}).out, one.out);
        QCOMPARE(
            cli.run({s("missing"), deck, s("--all"), s("--json")}).json()[QStringLiteral("missing")].toArray().size(),
            5);
        // Together they need five pages of four.
        const auto both = cli.run({s("missing"), deck, cheap, s("--json")});
        QCOMPARE(
            named(both.json()[QStringLiteral("missing")].toArray(), "card", "Inkling Page")[QStringLiteral("short")]
                .toInt(),
            1);
        const auto order = both.json()[QStringLiteral("decks")].toArray();
        QCOMPARE(order[0].toObject()[QStringLiteral("deck")].toString(), s("b"));
        QCOMPARE(order[0].toObject()[QStringLiteral("short")].toInt(-1), 0);
        const auto told = cli.run({s("missing"), deck, cheap});
        QVERIFY2(told.out.contains("cheapest first") && told.out.contains("complete"), told.out.constData());
        QCOMPARE(QString::fromUtf8(cli.run({s("missing"), deck, s("--lines")}).out),
            s("1 Candle Reef\n2 Wick Sprite\n2 No Such Card\n"));
        QCOMPARE(cli.run({s("missing"), deck, s("--want")}).exit, 0);
        QCOMPARE(all(cli, "collection|list|--wants|--json").size(), 2);               // of cards that are known
        QCOMPARE(cli.run({s("missing"), deck, s("--want")}).exit, int(ExitCode::No)); // they are wanted already
        QVERIFY(cli.run({s("missing"), cheap}).err.contains("Nothing is missing."));
        QCOMPARE(cli.run(words("missing|Nobody's Deck")).exit, int(ExitCode::Failed));
        QCOMPARE(cli.run(words("missing")).exit, int(ExitCode::WrongUsage));
    }

    void worthSetsAndSurplusAreSummedUp()
    {
        const CliProcess cli;
        fill(cli);
        const auto worth = cli.run(words("collection|value|--json")).json();
        QCOMPARE(worth[QStringLiteral("cards")].toInt(), 7);
        QCOMPARE(worth[QStringLiteral("stacks")].toInt(), 3);
        QCOMPARE(worth[QStringLiteral("value")].toDouble(), 6.0);
        QCOMPARE(worth[QStringLiteral("unvalued")].toInt(), 3);
        QCOMPARE(worth[QStringLiteral("days")].toArray().size(), 1);
        QCOMPARE(QString::fromUtf8(cli.run(words("collection|value|loc:binder")).out),
            s("4 copies in 1 stack, value 6.00\n"));
        QVERIFY(cli.run(words("collection|value|--days")).out.contains("Day"));

        const auto core = named(
            cli.run(words("collection|sets|--json")).json()[QStringLiteral("sets")].toArray(), "set", "COR");
        QCOMPARE(core[QStringLiteral("owned")].toInt(), 3);
        QCOMPARE(core[QStringLiteral("owned")].toInt() + core[QStringLiteral("missing")].toInt(),
            core[QStringLiteral("cards")].toInt());
        QCOMPARE(core[QStringLiteral("copies")].toInt(), 7);
        QVERIFY(cli.run(words("collection|sets")).out.contains("Core"));
        const auto gaps = cli.run(words("collection|sets|cor|--json")).json()[QStringLiteral("missing")].toArray();
        QCOMPARE(gaps.size(), core[QStringLiteral("missing")].toInt());
        QVERIFY(named(gaps, "card", "Inkling Page").isEmpty() && !named(gaps, "card", "Wick Sprite").isEmpty());
        QCOMPARE(cli.run(words("collection|sets|nope")).exit, int(ExitCode::No));
        QCOMPARE(cli.run(words("collection|sets|COR|--want")).exit, 0);
        QCOMPARE(all(cli, "collection|list|--wants|--json").size(), gaps.size());

        QCOMPARE(cli.run(words("collection|surplus")).exit, int(ExitCode::No));
        const auto limit = cli.run(words("show|Inkling Page|--json")).json()[QStringLiteral("duplicates")].toInt();
        QCOMPARE(cli.run({s("collection"), s("set"), s("quantity"), QString::number(limit + 3), s("1")}).exit, 0);
        const auto over = first(cli.run(words("collection|surplus|--json")), "surplus");
        QCOMPARE(over[QStringLiteral("card")].toString(), s("Inkling Page"));
        QCOMPARE(over[QStringLiteral("over")].toInt(), 3);
        QCOMPARE(over[QStringLiteral("limit")].toInt(), limit);
        QCOMPARE(first(cli.run(words("collection|surplus|--offer|--json")))[QStringLiteral("forTrade")].toInt(), 3);
        QCOMPARE(cli.run(words("collection|surplus|--ruleset|nope")).exit, int(ExitCode::Refused));
    }

    void searchesAskTheCollection()
    {
        const CliProcess cli;
        const auto none = cli.run(words("search|own>0"));
        QCOMPARE(none.exit, int(ExitCode::No));
        QVERIFY2(none.err.contains("The collection is empty."), none.err.constData());
        fill(cli);
        const auto found = [&](const char* query) {
            QStringList names;
            for (const auto& card :
                cli.run({s("search"), s(query), s("--json")}).json()[QStringLiteral("cards")].toArray())
                names << card.toObject()[QStringLiteral("name")].toString();
            return names;
        };
        const auto reef = s("Candle Reef"), page = s("Inkling Page"), golem = s("Kettle Golem");
        QCOMPARE(found("own>0"), (QStringList{reef, page, golem}));
        QCOMPARE(found("free>0"), (QStringList{page, golem}));
        QCOMPARE(found("own>=4"), QStringList{page});
        QCOMPARE(found("loc:\"binder 2\""), QStringList{page});
        QCOMPARE(found("cond<nm"), QStringList{golem});
        QCOMPARE(found("finish:foil"), QStringList{golem});
        QCOMPARE(found("lent:ada"), QStringList{reef});
        QVERIFY(found("lang:de").isEmpty());
        QCOMPARE(cli.run(words("collection|set|tag|+swap|Kettle Golem")).exit, 0);
        QCOMPARE(cli.run(words("collection|set|language|de|Kettle Golem")).exit, 0);
        QCOMPARE(found("tag:swap"), QStringList{golem});
        QCOMPARE(found("lang:german"), QStringList{golem});
        // What a deck needs is what is not free or its own.
        const auto needed = [&](const char* deck) {
            return cli.run({s("search"), s("need>0 name:\"Inkling Page\""), s("--deck"), s(deck), s("--json")})
                .json()[QStringLiteral("count")]
                .toInt();
        };
        const auto deck = cli.file("five.txt", "Main\n3 Inkling Page\n");
        QCOMPARE(cli.run({s("decks"), s("add"), deck}).exit, 0);
        QCOMPARE(needed("five"), 0);
        QCOMPARE(cli.run(words("decks|build|five")).exit, 0);
        QCOMPARE(needed("five"), 0);
        QCOMPARE(needed(deck.toUtf8().constData()), 1); // another deck: one is free
        QVERIFY(cli.run(words("search|need>0")).err.contains("--deck DECK"));
    }
};

NEXUS_TEST(CollectionCommandTest, Events);

} // namespace collection_command_test

#include "collection_command_test.moc"
