// Somebody writes down a game that the program has never heard of, from the help alone, and plays it: ferries that are
// loaded, a market all draw from, dice for the tide. No line of code knows it.
#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

#include <cmath>

namespace own_game_test {

using namespace nexus::test;

namespace {

const char* const gameFile = R"({
  "format": "nexusdeck-game/1", "id": "ferry-night", "name": "Ferry Night",
  "identity": ["name", "berth"], "defaultRuleset": "ferry-night-1",
  "attributes": [
    { "id": "load", "label": "Load", "kind": "integer", "headings": ["Load"] },
    { "id": "berth", "label": "Berth", "kind": "text", "headings": ["Berth"] },
    { "id": "wind", "label": "Wind", "kind": "choice", "choices": ["North", "South"], "headings": ["Wind"] },
    { "id": "push-north", "label": "North push", "kind": "integer", "headings": ["North push"] },
    { "id": "push-south", "label": "South push", "kind": "integer", "headings": ["South push"] },
    { "id": "fog", "label": "Fog", "kind": "flag", "headings": ["Fog"] }
  ],
  "types": [ { "name": "Ferry", "plural": "Ferries" }, { "name": "Ware" } ],
  "headings": { "name": ["Name"], "type": ["Type"] },
  "importSet": { "code": "FER", "name": "The ferry office" }
})";

const char* const rulesetFile = R"({
  "format": "nexusdeck-ruleset/1", "game": "ferry-night", "id": "ferry-night-1", "name": "Ferry Night",
  "sections": [
    { "id": "fleet", "label": "Fleet", "accepts": "t:ferry" },
    { "id": "market", "label": "Market", "accepts": "t:ware" }
  ],
  "constraints": [
    { "rule": "fleet", "kind": "count", "sections": ["fleet"], "atLeast": 10 },
    { "rule": "winds", "label": "Winds", "kind": "distinct", "sections": ["fleet"], "attribute": "wind", "atMost": 1 }
  ],
  "play": {
    "stacks": [
      { "section": "fleet", "empty": "reshuffle" },
      { "section": "market", "owner": "shared", "empty": "lose" }
    ],
    "rows": [ { "id": "stalls", "label": "Stalls", "section": "market", "size": "players+1", "refill": "turn", "refresh": 2 } ],
    "holds": [ { "section": "market", "most": 2 } ],
    "setup": {
      "deal": [ { "section": "market", "count": 1 } ],
      "reveal": { "section": "fleet", "attribute": "load", "total": 6, "once": ["name"], "stopAfter": 4 },
      "resources": [ { "id": "coins", "label": "Coins", "first": 5, "step": 1 } ]
    },
    "draws": [ { "id": "wares", "label": "Look at wares", "section": "market", "count": 3, "keep": 1, "rest": "bottom" } ],
    "contests": [
      { "id": "tide", "label": "Tide", "adds": [ { "dice": 2, "faces": 8 } ], "wins": "highest" },
      { "id": "race", "label": "Race", "sides": ["Leader", "Chaser"], "wins": "highest", "ties": "first",
        "adds": [ { "given": "Load" },
                  { "hand": "fleet", "attribute": "wind", "by": { "North": "push-north", "South": "push-south" }, "nobody": "fog" } ] }
    ],
    "flips": [ { "id": "cargo", "label": "Cargo", "section": "fleet", "sum": "load", "any": ["fog"] } ],
    "pools": [ { "id": "brawl", "label": "Brawl", "faces": 4 } ],
    "first": "tide",
    "points": 7,
    "variants": [
      { "id": "calm", "label": "Calm", "help": "No fog, and lots are drawn.", "without": "fog=1", "replaces": { "first": "random" } },
      { "id": "long", "label": "Long night", "needs": ["calm"],
        "replaces": { "points": 12, "setup": { "reveal": { "section": "fleet", "attribute": "load", "total": 9 } } } }
    ]
  }
})";

// The fleet of the test: four loads of 1, four of 2, four of 3, two of them in fog.
const char* const cards = "Name,Type,Berth,Load,Wind,North push,South push,Fog\n"
                          "Gull,Ferry,East,1,North,2,0,no\nTern,Ferry,East,2,North,1,0,no\n"
                          "Heron,Ferry,West,3,North,,,no\nAuk,Ferry,West,3,North,,,yes\n"
                          "Petrel,Ferry,West,2,South,0,3,no\n"
                          "Rope,Ware,,,,,,\nTea,Ware,,,,,,\nSalt,Ware,,,,,,\n";
const char* const deck = "[fleet]\n4 Gull\n4 Tern\n2 Heron\n2 Auk\n[market]\n5 Rope\n5 Tea\n5 Salt\n";

} // namespace

class OwnGameFeature : public QObject {
    Q_OBJECT

private:
    CliProcess m_cli;
    QString m_deck;

    CliResult run(const char* words, const QStringList& more = {}) const
    {
        return m_cli.run(QStringList{QStringLiteral("--game"), QStringLiteral("ferry-night")} +
                         QString::fromUtf8(words).split(QLatin1Char('|')) + more);
    }
    static double number(const QJsonObject& object, const char* key) { return object[QLatin1String(key)].toDouble(-1); }
    static bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

private Q_SLOTS:
    void theGameIsWrittenDown()
    {
        (void)m_cli.file("profile/games/ferry-night/game.json", gameFile);
        (void)m_cli.file("profile/games/ferry-night/rulesets/one.json", rulesetFile);
        QCOMPARE(run("rulesets").exit, 0);
        const auto games = m_cli.run({QStringLiteral("games"), QStringLiteral("--json")}).json();
        QJsonObject own;
        for (const auto& game : games[QStringLiteral("games")].toArray())
            if (game.toObject()[QStringLiteral("id")] == QStringLiteral("ferry-night"))
                own = game.toObject();
        QCOMPARE(own[QStringLiteral("source")].toString(), QStringLiteral("profile"));
        const auto uses = own[QStringLiteral("uses")].toObject();
        QVERIFY(uses[QStringLiteral("dealer")].toBool() && !uses[QStringLiteral("table")].toBool());
    }

    void itsCardsAndDecksAreKnown()
    {
        const auto imported = run("import", {m_cli.file("cards.csv", cards)});
        QVERIFY2(imported.exit == 0, imported.out + imported.err);
        QCOMPARE(run("search|load>=3|--json").json()[QStringLiteral("count")].toInt(), 2);
        m_deck = m_cli.file("night.txt", deck);
        const auto legal = run("check", {m_deck});
        QVERIFY2(legal.exit == 0, legal.out + legal.err);
        const auto mixed = run("check", {m_cli.file("mixed.txt", std::string(deck) + "[fleet]\n1 Petrel\n")});
        QCOMPARE(mixed.exit, 1);
        QVERIFY2(mixed.out.contains("Fleet holds 2 different values of Wind, at most 1 allowed."), mixed.out);
    }

    void itIsDealt()
    {
        const auto json = run("deal|--players|2|--seed|4|--json", {m_deck}).json();
        QCOMPARE(json[QStringLiteral("rows")].toObject()[QStringLiteral("stalls")].toArray().size(), 3);
        QCOMPARE(number(json[QStringLiteral("stacks")].toObject(), "market"), 15.0 - 3 - 2);
        const int first = json[QStringLiteral("first")].toInt();
        for (const auto& each : json[QStringLiteral("seats")].toArray()) {
            const auto seat = each.toObject();
            QCOMPARE(number(seat[QStringLiteral("resources")].toObject(), "coins"),
                seat[QStringLiteral("seat")].toInt() == first ? 5.0 : 6.0);
            QCOMPARE(seat[QStringLiteral("hand")].toArray().size(), 1);
            QStringList names;
            for (const auto& name : seat[QStringLiteral("inPlay")].toArray())
                names << name.toString();
            QCOMPARE(names.removeDuplicates(), 0);
            QVERIFY(number(seat, "total") >= 6 || seat[QStringLiteral("discarded")].toArray().size() == 4);
        }
        QCOMPARE(json[QStringLiteral("rolls")].toArray()[0].toObject()[QStringLiteral("dice")].toArray().size(), 2);
        const auto longNight = run("deal|--players|2|--seed|4|--json|--variant|long", {m_deck}).json();
        QCOMPARE(longNight[QStringLiteral("variants")].toArray(),
            (QJsonArray{QStringLiteral("calm"), QStringLiteral("long")}));
        QVERIFY(!longNight.contains(QStringLiteral("rolls")));
        for (const auto& each : longNight[QStringLiteral("seats")].toArray()) {
            const auto seat = each.toObject();
            QVERIFY(number(seat, "total") >= 9 &&
                    !seat[QStringLiteral("inPlay")].toArray().contains(QStringLiteral("Auk")));
            QCOMPARE(seat[QStringLiteral("inPlay")].toArray().size() +
                         int(number(seat[QStringLiteral("stacks")].toObject(), "fleet")),
                10);
        }
    }

    void itsOddsAreCounted()
    {
        const auto setup = run("odds|setup|--json", {m_deck}).json();
        double sum = number(setup, "stopped"), six = 0;
        for (const auto& each : setup[QStringLiteral("totals")].toArray())
            if (number(each.toObject(), "total") >= 6)
                sum += number(each.toObject(), "chance"), six += number(each.toObject(), "total") == 6;
        QVERIFY(near(sum, 1) && six == 1);
        // All four: Gull 2, Tern 1, Heron 0, Auk none at all. The best of one card decides against a load of 4.
        const auto race =
            run("odds|contest|race|--hand|1|--json", {m_deck + QStringLiteral("@3:north"), QStringLiteral("4")}).json();
        const auto sides = race[QStringLiteral("sides")].toArray();
        QVERIFY(near(number(sides[0].toObject(), "wins"), 8.0 / 12));
        QVERIFY(near(number(sides[1].toObject(), "wins"), 2.0 / 12));
        QVERIFY(near(number(race, "nobody"), 2.0 / 12));
        const auto cargo = run("odds|flips|cargo|--count|1|--at-least|3|--json", {m_deck}).json();
        QVERIFY(near(number(cargo, "mean"), 2.0) && near(number(cargo, "atLeast"), 4.0 / 12));
        QVERIFY(near(number(cargo[QStringLiteral("any")].toObject(), "fog"), 2.0 / 12));
        const auto brawl = run("odds|pool|brawl|--side|3+|--side|3+|--json").json();
        QVERIFY(near(number(brawl, "nobody"), 1.0 / 4) && near(number(brawl, "undecided"), 1.0 / 4));
        const auto first = run("first|--players|3|--games|3000|--seed|1|--json").json();
        for (const auto& wins : first[QStringLiteral("wins")].toArray())
            QVERIFY(std::abs(wins.toDouble() - 1000) < 130);
    }
};

NEXUS_TEST(OwnGameFeature, Events);

} // namespace own_game_test

#include "own_game_test.moc"
