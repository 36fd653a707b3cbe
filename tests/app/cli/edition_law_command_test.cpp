// The designers' day as processes: an edition out of their list, its law and faces without its file, decks that belong
// to it, and what a change of the list does to them. Nothing of the other editions changes.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

namespace edition_law_command_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList words(const QString& text) { return text.split(QLatin1Char(' ')); }
QString word(const char* text) { return QString::fromUtf8(text); }

QStringList strings(const QJsonValue& list)
{
    QStringList all;
    for (const auto& each : list.toArray())
        all << each.toString();
    return all;
}

// Ranges in digits, two costs, and a note of the makers. One card has the name of one of the starter set.
std::string cards(int docker = 5)
{
    return "| Name | Card Type | Duplicates | RP Cost | CP Cost | DP Tech | Attack | Defense | Range | Threat Posed |\n"
           "|---|---|---|---|---|---|---|---|---|---|\n"
           "| Kite Sergeant | Unit | 9 | 4 | 2 | 1 | 2 | 3 | 1 | Wide board |\n"
           "| Bell Engine | Unit | 9 | 6 | 5 | 1 | 4 | 5 | 3 | Wide board |\n"
           "| Causeway Docker | Unit | 9 | " +
           std::to_string(docker) +
           " | 3 | 0 | 1 | 2 | 2 | Deep water |\n"
           "| Tin Lantern | Asset | 9 | 2 | 1 | 0 | N/A | 2 | N/A | Deep water |\n";
}
const char* const missions =
    "| Name | CP Value | DP Tech | Challenge |\n|---|---|---|---|\n| Hold the Yard | 12 | 2 | Do. |\n";

struct Desk {
    CliProcess cli;
    QString list = cli.file("cards.md", cards()), orders = cli.file("orders.md", missions);

    CliResult done(const QStringList& arguments) const
    {
        auto result = cli.run(arguments);
        if (result.exit != int(ExitCode::Done))
            qFatal("%s: %s%s", qPrintable(arguments.join(QLatin1Char(' '))), result.out.constData(),
                result.err.constData());
        return result;
    }
    void makeEdition() const
    {
        (void)done(words(word("editions new")) + QStringList{list, orders} +
                   words(word("--id spring-26 --set P26 --name Spring")));
        (void)done(QStringList{word("import"), list, orders} + words(word("--set P26")));
    }
    void setLaw() const
    {
        (void)done(words(word("editions law spring-26 --domains technology,magic,psionics,divinity --set main-cp "
                              "rule=main-rp attribute=RP,Cost atMost=200"))
                       .replaceInStrings(word("RP,Cost"), word("RP Cost")) +
                   words(word("--add count rule=size sections=main atLeast=2 atMost=4 --remove leader-cp sideboard-cp "
                              "mission-domain-total")));
    }
    QString deck(const char* name, const char* rows) const
    {
        return cli.file((std::string(name) + ".txt").c_str(),
            std::string("// Deck: ") + name + "\nMissions\n1 Hold the Yard\nMain\n" + rows);
    }
};

} // namespace

class EditionLawCommandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsRefusedForOneReasonAreToldOnceWithTheWayOut()
    {
        const Desk desk;
        const auto refused = desk.cli.run({word("import"), desk.list});
        QCOMPARE(refused.exit, int(ExitCode::Refused));
        QVERIFY2(refused.out.contains("Range, 3 rows (line 3 to line 5): “1”, “3”, “2” "), refused.out.constData());
        QCOMPARE(refused.out.count("Range"), 1);
        QVERIFY(refused.out.contains("editions new"));
        const auto file =
            desk.cli.run({word("import"), desk.list, word("--json")}).json()[word("files")].toArray()[0].toObject();
        QCOMPARE(file[word("refused")].toArray().size(), 3);
        QCOMPARE(file[word("refusedFor")].toArray().size(), 1);
        QCOMPARE(file[word("refusedFor")].toArray()[0].toObject()[word("rows")].toInt(), 3);
    }

    void theLawIsReadAndChangedInWords()
    {
        const Desk desk;
        desk.makeEdition();
        desk.setLaw();
        const auto law = desk.done(words(word("editions law spring-26 --json"))).json();
        QCOMPARE(strings(law[word("domains")]),
            (QStringList{word("technology"), word("magic"), word("psionics"), word("divinity")}));
        QMap<QString, QJsonObject> rules;
        for (const auto& rule : law[word("rules")].toArray())
            rules[rule.toObject()[word("rule")].toString()] = rule.toObject();
        QVERIFY(!rules.contains(word("leader-cp")) && !rules.contains(word("main-cp")));
        const auto main = rules[word("main-rp")];
        QCOMPARE(main[word("attribute")].toString(), word("rp-cost"));
        QCOMPARE(main[word("atMost")].toInt(), 200);
        QVERIFY(main[word("exactly")].isNull());
        QCOMPARE(main[word("says")].toString(), word("Main deck: at most 200 RP Cost."));
        QCOMPARE(rules[word("size")][word("says")].toString(), word("Main deck: 2 to 4 cards."));
        // All or nothing, and what came with the program stays.
        const auto wrong = desk.cli.run(
            words(word("editions law spring-26 --set size atMost=9 --set nobody atMost=1")));
        QCOMPARE(wrong.exit, int(ExitCode::Refused));
        QVERIFY(desk.done(words(word("editions law spring-26"))).out.contains("2 to 4 cards"));
        QCOMPARE(desk.cli.run(words(word("editions law quantum-nexus-2025-07 --remove main-cp"))).exit,
            int(ExitCode::Refused));
        const auto trial = desk.done(words(word("editions law spring-26 --set size exactly=3 --dry-run")));
        QVERIFY(trial.out.contains("exactly 3 cards"));
        QVERIFY(desk.done(words(word("editions law spring-26"))).out.contains("2 to 4 cards"));
    }

    void facesAreReadAndChanged()
    {
        const Desk desk;
        desk.makeEdition();
        const auto face = desk.done(words(word("editions face spring-26 --json"))).json();
        for (const char* heading : {"RP Cost", "CP", "Range", "Attack", "Defense"})
            QVERIFY2(strings(face[word("face")]).contains(word(heading)), heading);
        QCOMPARE(strings(face[word("internal")]), QStringList{word("Threat Posed")});
        auto hide = words(word("editions face spring-26 --json --hide Duplicates --show"));
        const auto changed = desk.done(hide << word("Threat Posed")).json();
        QCOMPARE(strings(changed[word("internal")]), QStringList{word("Duplicates")});
        QVERIFY(strings(changed[word("face")]).contains(word("Threat Posed")));
        QCOMPARE(desk.cli.run(words(word("editions face spring-26 --hide Luck"))).exit, int(ExitCode::Refused));
    }

    // The glossary explains its cards alone, in place of the game.
    void keywordsMeanWhatTheGlossaryOfTheEditionSays()
    {
        const Desk desk;
        desk.makeEdition();
        const auto list = desk.cli.file("texts.md",
            "| Name | Card Type | Duplicates | RP Cost | CP Cost | DP Tech | Attack | Defense | Range | Rule Box |\n"
            "|---|---|---|---|---|---|---|---|---|---|\n"
            "| Kite Sergeant | Unit | 9 | 4 | 2 | 1 | 2 | 3 | 1 | Phalanx. Humming (2). |\n"
            "| Bell Engine | Unit | 9 | 6 | 5 | 1 | 4 | 5 | 3 | Glowing. Remove two wounds from target unit. |\n");
        const auto words1 = desk.cli.file("Keywords.md", "# Keywords\n\n## Phalanx\nStand together.\n\n## Humming "
                                                         "(X)\nIt hums.\n\n## Wound\nStays.\n\n## Idle\nNo.\n");
        const auto trial = desk.done(
            {word("editions"), word("keywords"), word("spring-26"), words1, word("--dry-run")});
        QVERIFY(trial.out.contains("Stand together."));
        QVERIFY(!desk.done(words(word("editions keywords spring-26 --json"))).json()[word("own")].toBool());
        (void)desk.done({word("editions"), word("keywords"), word("spring-26"), words1});
        (void)desk.done({word("import"), list, word("--set"), word("P26")});
        const auto glossary = desk.done(words(word("editions keywords spring-26 --json"))).json();
        QVERIFY(glossary[word("own")].toBool());
        QCOMPARE(glossary[word("keywords")].toArray().size(), 4);
        QCOMPARE(glossary[word("keywords")].toArray()[1].toObject()[word("cards")].toInt(), 1);
        QCOMPARE(strings(glossary[word("unused")]), QStringList{word("Idle")});
        QCOMPARE(glossary[word("undefined")].toArray().size(), 1);
        const auto gap = glossary[word("undefined")].toArray()[0].toObject();
        QCOMPARE(gap[word("keyword")].toString(), word("Glowing"));
        QCOMPARE(strings(gap[word("cards")]), QStringList{word("Bell Engine")});
        // On its cards, with a keyword the game does not know, and nowhere else.
        const auto shown = desk.done({word("show"), word("Kite Sergeant")}).out;
        QVERIFY2(
            shown.contains("Phalanx: Stand together.") && shown.contains("Humming (2): It hums."), shown.constData());
        QVERIFY(desk.done({word("show"), word("Bell Engine")}).out.contains("Wound: Stays."));
        QCOMPARE(desk.done(words(word("search kw:humming --json"))).json()[word("count")].toInt(), 1);
        const auto others = desk.done(words(word("search kw:phalanx -set:p26 --json"))).json()[word("cards")].toArray();
        QVERIFY(!others.isEmpty());
        QVERIFY(
            !desk.done({word("show"), others[0].toObject()[word("name")].toString()}).out.contains("Stand together"));
        (void)desk.done(words(word("editions keywords spring-26 --clear")));
        QVERIFY(!desk.done({word("show"), word("Kite Sergeant")}).out.contains("Stand together"));
        QCOMPARE(
            desk.cli.run({word("editions"), word("keywords"), word("spring-26"), list}).exit, int(ExitCode::Refused));
    }

    void decksGoToTheEditionOfTheirCards()
    {
        const Desk desk;
        desk.makeEdition();
        desk.setLaw();
        const auto added = desk.done(
            {word("decks"), word("add"), desk.deck("Kites", "2 Kite Sergeant\n1 Bell Engine\n"), word("--json")});
        const auto first = added.json()[word("added")].toArray()[0].toObject();
        QCOMPARE(first[word("deck")].toString(), word("Kites"));
        QCOMPARE(first[word("ruleset")].toString(), word("spring-26"));
        // Cards of the game itself are of all its editions.
        const auto own = desk.done({word("decks"), word("add"),
            desk.cli.file("lamps.txt", "2 Reading Lamp\n1 Relay Drone\n"), word("--json")});
        QCOMPARE(own.json()[word("added")].toArray()[0].toObject()[word("ruleset")].toString(),
            word("quantum-nexus-2025-07"));
        QCOMPARE(desk.cli.run({word("check"), desk.deck("Kites", "2 Kite Sergeant\n")}).exit, int(ExitCode::Done));
        // Moved in one step, and back.
        auto moved = desk.done(words(word("decks ruleset quantum-nexus-2025-05 Kites lamps --json")))
                         .json()[word("changed")]
                         .toArray();
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved[0].toObject()[word("ruleset")].toString(), word("quantum-nexus-2025-05"));
        moved = desk.done(words(word("decks ruleset --undo --json"))).json()[word("changed")].toArray();
        QCOMPARE(moved.size(), 2);
        QCOMPARE(moved[0].toObject()[word("ruleset")].toString(), word("spring-26"));
        QCOMPARE(desk.cli.run(words(word("decks ruleset nobody Kites"))).exit, int(ExitCode::Refused));
    }

    void aChangeOfTheListHitsTheDecksOfItsEdition()
    {
        const Desk desk;
        desk.makeEdition();
        desk.setLaw();
        (void)desk.done(words(word("editions law spring-26 --set main-rp atMost=14")));
        (void)desk.done({word("decks"), word("add"), desk.deck("Docks", "1 Causeway Docker\n2 Kite Sergeant\n")});
        const auto later = desk.cli.file("later.md", cards(9));
        const QStringList diff{
            word("diff"), desk.list, later, word("--impact"), word("--ruleset"), word("spring-26"), word("--json")};
        const auto impact = desk.done(diff).json()[word("impact")].toObject();
        QCOMPARE(impact[word("decks")].toArray().size(), 1);
        const auto hit = impact[word("decks")].toArray()[0].toObject();
        QCOMPARE(hit[word("message")].toString(), word("Docks becomes illegal"));
        QCOMPARE(hit[word("ruleset")].toString(), word("Spring"));
        QCOMPARE(hit[word("totals")].toArray()[0].toObject()[word("to")].toInt(), 17);
        const auto trial = desk.done({word("import"), later, word("--set"), word("P26"), word("--dry-run"),
            word("--impact"), word("--ruleset"), word("spring-26"), word("--json")});
        QCOMPARE(trial.json()[word("impact")].toObject()[word("decks")].toArray().size(), 1);
        QCOMPARE(desk.cli.run({word("diff"), desk.list, later, word("--ruleset"), word("spring-26")}).exit,
            int(ExitCode::WrongUsage));
    }

    void nothingOfOtherEditionsChanges()
    {
        const Desk desk;
        const auto docks = desk.cli.file(
            "docks.txt", "// Deck: Old Docks\n// Ruleset: quantum-nexus-2025-07\nMain\n4 Causeway Docker\n");
        const auto ask = [&] {
            return desk.cli.run({word("check"), docks, word("--json")}).out +
                   desk.cli.run({word("complete"), docks, word("--json")}).out +
                   desk.cli.run({word("stats"), docks, word("--json")}).out;
        };
        const auto before = ask();
        desk.makeEdition();
        QCOMPARE(ask(), before);
        const auto foreign = desk.cli.run(
            {word("check"), desk.deck("Kites", "2 Kite Sergeant\n"), word("--ruleset"), word("quantum-nexus-2025-07")});
        QVERIFY2(foreign.out.contains("Kite Sergeant is of another edition"), foreign.out.constData());
    }

    void buildingAndPlayingCostTheirOwn()
    {
        const Desk desk;
        desk.makeEdition();
        desk.setLaw();
        const auto file = desk.deck("Kites", "2 Kite Sergeant\n1 Bell Engine\n");
        const auto stats = desk.done({word("stats"), file, word("--json")}).json();
        const auto deck = stats.contains(word("decks")) ? stats[word("decks")].toArray()[0].toObject() : stats;
        QCOMPARE(deck[word("cost")].toString(), word("cp"));
        QCOMPARE(deck[word("buildCost")].toString(), word("rp-cost"));
    }
};

NEXUS_TEST(EditionLawCommandTest, Events);

} // namespace edition_law_command_test

#include "edition_law_command_test.moc"
