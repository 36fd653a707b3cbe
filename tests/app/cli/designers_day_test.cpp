// A day of those who make a card game, by command line: their list becomes an edition with a law, faces and a glossary,
// eight decks, twelve cells change, and what that does is told; sheets and a page come out. Nobody edits JSON.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

namespace designers_day_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

constexpr int mostActions = 25; // from the list to an edition with its law

QString word(const std::string& text) { return QString::fromStdString(text); }

struct MadeCard {
    const char* name;
    const char* type;
    int rp, cp, tech, magic, attack, defense, range;
    const char* rules;
};
const MadeCard made[] = {{"Kite Sergeant", "Unit", 4, 2, 1, 0, 2, 3, 1, "Phalanx. Humming (1)."},
    {"Bell Engine", "Unit", 6, 5, 1, 0, 4, 5, 3, "Create one 1/1 Kite token."},
    {"Tin Crane", "Unit", 3, 2, 1, 0, 1, 2, 2, ""}, {"Glass Hound", "Unit", 2, 1, 0, 1, 1, 1, 1, "Phalanx."},
    {"Moth Choir", "Unit", 5, 3, 0, 1, 3, 2, 2, "Humming (2)."}, {"Ink Reader", "Unit", 3, 2, 0, 1, 1, 3, 1, ""},
    {"Rope Walker", "Unit", 4, 3, 1, 0, 2, 2, 1, ""},
    {"Salt Giant", "Unit", 8, 6, 0, 1, 6, 6, 1, "Create two Spirit tokens (1/2 Ghost)."},
    {"Paper Wasp", "Unit", 2, 1, 1, 0, 1, 1, 1, ""}, {"Lamp Keeper", "Unit", 3, 2, 0, 1, 2, 2, 2, ""},
    {"Quiet Anvil", "Unit", 5, 4, 1, 0, 3, 4, 1, ""}, {"Amber Clerk", "Unit", 4, 2, 0, 1, 2, 2, 3, ""}};

// With `changes` cards one RP dearer.
std::string cards(int changes = 0)
{
    std::string list = "# Cards\n\n| Name | Card Type | Subtype | Duplicates | RP Cost | CP Cost | DP Tech | DP Magic "
                       "| Attack | Defense | "
                       "Range | Rule Box | Threat Posed | Answer Employed "
                       "|\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    int at = 0;
    for (const auto& card : made) {
        const auto text = [](int number) { return std::to_string(number) + " | "; };
        list += std::string("| ") + card.name + " | " + card.type + " | Odd | 9 | " +
                text(card.rp + (at++ < changes ? 1 : 0)) + text(card.cp) + text(card.tech) + text(card.magic) +
                text(card.attack) + text(card.defense) + text(card.range) + card.rules + " | " +
                (card.attack > 2 ? "Big Body" : "Wide Board") + " | " + (card.defense > 2 ? "Shield" : "Burn") + " |\n";
    }
    return list;
}
const char* const missions =
    "| Name | CP Value | DP Tech | DP Magic | Challenge | Threat Posed |\n|---|---|---|---|---|---|\n"
    "| Hold the Yard | 12 | 1 | 1 | Hold it. | N/A |\n";
const char* const keywords = "# Keywords\n\n## Phalanx\nStand together.\n\n## Humming (X)\nIt hums X times.\n";

struct Day {
    CliProcess cli;
    int actions = 0;
    CliResult act(const QStringList& arguments)
    {
        ++actions;
        auto result = cli.run(arguments);
        if (result.exit != int(ExitCode::Done))
            qFatal("%s: %s%s", qPrintable(arguments.join(QLatin1Char(' '))), result.out.constData(),
                result.err.constData());
        return result;
    }
    CliResult act(const std::string& words, const QStringList& more = {})
    {
        return act(word(words).split(QLatin1Char(' ')) + more);
    }
};

} // namespace

class DesignersDayTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fromAListToAPage()
    {
        Day day;
        const auto list = day.cli.file("Cards.md", cards()), orders = day.cli.file("Missions.md", missions);
        // The edition, its law, its faces, its words.
        (void)day.act("editions new --id spring-26 --set P26 --name Spring", {list, orders});
        (void)day.act("import --set P26", {list, orders});
        (void)day.act("editions law spring-26 --domains technology,magic --set main-cp rule=main-rp attribute=rp-cost "
                      "atMost=48 --set mission-count atMost=1 --add count rule=size sections=main atLeast=4 atMost=20 "
                      "--remove leader-cp sideboard-cp mission-domain-total");
        (void)day.act("editions face spring-26 --hide Duplicates");
        const auto glossary = day.act("editions keywords spring-26 --json", {day.cli.file("Keywords.md", keywords)})
                                  .json();
        QVERIFY2(day.actions <= mostActions, qPrintable(QString::number(day.actions)));
        QVERIFY(glossary[word("undefined")].toArray().isEmpty() && glossary[word("unused")].toArray().isEmpty());
        // Eight decks, legal as they are.
        for (int deck = 0; deck < 8; ++deck) {
            std::string text = "// Deck: Spring " + std::to_string(deck) + "\nMissions\n1 Hold the Yard\nMain\n";
            for (int row = 0; row < 4; ++row)
                text += "2 " + std::string(made[(deck + row * 3) % 12].name) + "\n";
            const auto added = day.act({word("decks"), word("add"), day.cli.file("deck.txt", text), word("--json")})
                                   .json();
            QCOMPARE(added[word("added")].toArray()[0].toObject()[word("ruleset")].toString(), word("spring-26"));
            const auto report = day.act("check --json", {word("Spring ") + QString::number(deck)}).json();
            QVERIFY(report[word("reports")].toArray()[0].toObject()[word("legal")].toBool());
        }
        // Twelve cells change: what became of the decks is said in points of the edition.
        const auto before = day.cli.file("Before.md", cards());
        for (int card = 0; card < 12; ++card)
            (void)day.act({word("edit"), list, word("--set"), word("P26"), word("--card"), word(made[card].name),
                word("--change"), word("RP Cost=" + std::to_string(made[card].rp + 1))});
        QFile now(list);
        QVERIFY(now.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(now.readAll()), word(cards(12)));
        const auto diff = day.act("diff --impact --ruleset spring-26 --json", {before, list}).json();
        QCOMPARE(diff[word("counts")].toObject()[word("fields")].toObject()[word("rp-cost")].toInt(), 12);
        const auto hit = diff[word("impact")].toObject()[word("decks")].toArray();
        QVERIFY(!hit.isEmpty());
        for (const auto& deck : hit)
            QVERIFY2(deck.toObject()[word("message")].toString().startsWith(word("Spring ")),
                qPrintable(deck.toObject()[word("message")].toString()));
        const auto told = day.act("diff --impact --ruleset spring-26", {before, list}).out;
        QVERIFY2(told.contains("RP Cost") && !told.contains(" CP:"), told.constData());
        (void)day.act("import --set P26", {list});
        // A sheet with its tokens, and a page that says nothing of what is internal.
        const auto sheet = word((day.cli.folder() / "sheet.pdf").string()),
                   page = word((day.cli.folder() / "page.html").string());
        QCOMPARE(
            day.act("proxies --tokens --json -o", {sheet, word("Spring 1")}).json()[word("file")].toString(), sheet);
        QVERIFY(QFileInfo(sheet).size() > 1000);
        (void)day.act("page -o", {page, word("Spring 1")});
        QFile written(page);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto html = written.readAll();
        QVERIFY(html.contains("Bell Engine") && !html.contains("Big Body") && !html.contains("Threat Posed"));
    }

    // The first state of their own list, where it is at hand.
    void theirOwnListBecomesAnEdition()
    {
        const auto shared = sharedFolder();
        if (!shared)
            QSKIP("shared is not here");
        const auto folder = word((*shared / "data/quantum-nexus/live/").string());
        Day day;
        const QStringList lists{folder + QStringLiteral("Cards.md"), folder + QStringLiteral("Missions.md")};
        (void)day.act("editions new --id live-26 --set L26 --name Live", lists);
        (void)day.act("import --set L26", lists);
        const auto glossary = day.act("editions keywords live-26 --json").json();
        QVERIFY(!glossary[word("keywords")].toArray().isEmpty());
        const auto coverage = day.act(QStringList{word("coverage"), word("Threat Posed"), word("Answer Employed"),
                                          word("--ruleset"), word("live-26"), word("--json")})
                                  .json();
        QVERIFY(coverage[word("rows")].toArray().size() > 3);
        QVERIFY(day.act({word("show"), word("Construct Fabricator"), word("--json")})
                    .json()[word("tokens")]
                    .toArray()
                    .size() == 1);
    }
};

NEXUS_TEST(DesignersDayTest, Events);

} // namespace designers_day_test

#include "designers_day_test.moc"
