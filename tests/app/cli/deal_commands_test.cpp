// games, deal, first and the odds of set-ups, contests, flips and pools, as a process.
#include "app/cli/cli.h"

#include "tests/support/cli_process.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

#include <cmath>
#include <map>

namespace deal_commands_test {

using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

// "deal|--box|sample" of a game: `--game` goes before it.
QStringList in(const char* game, const char* text)
{
    return QStringList{QStringLiteral("--game"), QString::fromUtf8(game)} +
           QString::fromUtf8(text).split(QLatin1Char('|'));
}
QStringList keys(const QJsonObject& object) { return object.keys(); } // sorted
QStringList listed(const char* text) { return QString::fromUtf8(text).split(QLatin1Char(' ')); }
QJsonArray array(const QJsonObject& object, const char* key) { return object[QLatin1String(key)].toArray(); }
QJsonObject object(const QJsonObject& object, const char* key) { return object[QLatin1String(key)].toObject(); }
double number(const QJsonObject& object, const char* key) { return object[QLatin1String(key)].toDouble(-1); }
bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

// Cards of one, two and three supply points, and a deck of them.
QString knownDeck(const CliProcess& cli)
{
    const auto cards = cli.file("known.csv", "Name,Type,Side,Color,Power,Supply,Hits,Direct\n"
                                             "Known One,Warrior,Light,Green,3,1,1,no\n"
                                             "Known Two,Warrior,Light,Green,4,2,2,no\n"
                                             "Known Three,Warrior,Light,Green,5,3,3,yes\n");
    const auto done = cli.run(QStringList{QStringLiteral("--game"), QStringLiteral("nexus-tcg"),
        QStringLiteral("import"), cards, QStringLiteral("--set"), QStringLiteral("KNO")});
    return done.exit == 0 ? cli.file("known.txt", "20 Known One\n20 Known Two\n10 Known Three\n") : QString();
}

} // namespace

class DealCommandsTest : public QObject {
    Q_OBJECT

private:
    std::map<QString, std::unique_ptr<CliProcess>> m_clis;

private Q_SLOTS:
    void gamesAreListed()
    {
        const CliProcess cli;
        const auto answer = cli.run({QStringLiteral("games"), QStringLiteral("--json")});
        QCOMPARE(answer.exit, 0);
        std::map<QString, QJsonObject> games;
        for (const auto& game : array(answer.json(), "games")) {
            QCOMPARE(keys(game.toObject()), listed("cards id name rulesets source uses"));
            QCOMPARE(keys(object(game.toObject(), "uses")), listed("dealer decks table"));
            games[game.toObject()[QStringLiteral("id")].toString()] = game.toObject();
        }
        QCOMPARE(games.size(), std::size_t{4});
        const auto uses = [&](const char* id, const char* what) {
            return object(games.at(QLatin1String(id)), "uses")[QLatin1String(what)].toBool();
        };
        QVERIFY(uses("quantum-nexus", "table") && !uses("quantum-nexus", "dealer"));
        for (const char* id : {"nexus-ops", "nexus-tcg", "quantum"})
            QVERIFY(uses(id, "dealer") && !uses(id, "table"));
        QVERIFY(uses("nexus-tcg", "decks") && !uses("quantum", "decks"));
        QCOMPARE(array(games.at(QStringLiteral("quantum")), "rulesets"), QJsonArray{QStringLiteral("quantum")});
        const auto told = cli.run({QStringLiteral("games")});
        for (const auto& [id, game] : games)
            QVERIFY2(told.out.contains(id.toUtf8()), told.out.constData());
    }

    void aBoxIsDealt()
    {
        const CliProcess cli;
        const auto dealt = cli.run(in("quantum", "deal|--box|sample|--players|3|--seed|12|--json"));
        QCOMPARE(dealt.exit, 0);
        const auto json = dealt.json();
        QCOMPARE(keys(json), listed("first rolls rows seats seed stacks variants"));
        QCOMPARE(json[QStringLiteral("seed")].toInt(), 12);
        QCOMPARE(array(json, "variants"), QJsonArray{});
        QCOMPARE(array(json, "seats").size(), 3);
        for (const auto& seat : array(json, "seats"))
            QCOMPARE(keys(seat.toObject()), listed("deck discarded hand inPlay resources seat stacks"));
        QCOMPARE(keys(object(json, "rows")), listed("command gambit"));
        QCOMPARE(array(object(json, "rows"), "gambit").size(), 3);
        QCOMPARE(number(object(json, "stacks"), "gambit"), 19.0);
        QCOMPARE(number(object(json, "stacks"), "command"), 28.0);
        const auto roll = array(json, "rolls")[0].toObject();
        QCOMPARE(keys(roll), listed("dice round seat total"));
        QCOMPARE(array(roll, "dice").size(), 3);
        QCOMPARE(cli.run(in("quantum", "deal|--box|sample|--players|3|--seed|12|--json")).out, dealt.out);
        QVERIFY(cli.run(in("quantum", "deal|--box|sample|--players|3|--seed|13|--json")).out != dealt.out);
        const auto told = cli.run(in("quantum", "deal|--box|sample|--players|2"));
        QVERIFY2(told.err.contains("--seed ") && told.out.contains("goes first"), told.err.constData());
    }

    void seatsVariantsAndResourcesAreTold()
    {
        const CliProcess cli;
        const auto json = cli.run(in("nexus-ops", "deal|--box|sample|--players|4|--seed|3|--variant|executive-orders|"
                                                  "--variant|intercepted-transmissions|--json"))
                              .json();
        QCOMPARE(array(json, "variants"),
            (QJsonArray{QStringLiteral("executive-orders"), QStringLiteral("intercepted-transmissions")}));
        const int first = json[QStringLiteral("first")].toInt();
        QVERIFY(first >= 1 && first <= 4);
        for (int later = 0; later < 4; ++later) {
            const auto seat = array(json, "seats")[(first - 1 + later) % 4].toObject();
            QCOMPARE(number(object(seat, "resources"), "rubium"), 8.0 + 3 * later);
            QCOMPARE(array(seat, "hand").size(), 1);
        }
        QCOMPARE(array(object(json, "rows"), "transmissions").size(), 6); // two more than players
        QCOMPARE(number(object(json, "stacks"), "secret-mission"), 28.0 - 6 - 4);
        QVERIFY(!json.contains(QStringLiteral("rolls")));
    }

    void decksAreDealtToTheirSeats()
    {
        const CliProcess cli;
        const auto deck = knownDeck(cli);
        QVERIFY(!deck.isEmpty());
        const auto arguments = in("nexus-tcg", "deal") + QStringList{deck, deck} +
                               QStringList{QStringLiteral("--seed"), QStringLiteral("5"), QStringLiteral("--json")};
        const auto json = cli.run(arguments).json();
        for (const auto& each : array(json, "seats")) {
            const auto seat = each.toObject();
            QVERIFY(number(seat, "total") >= 15 && number(seat, "total") <= 17);
            QCOMPARE(array(seat, "inPlay").size() + int(number(object(seat, "stacks"), "main")), 50);
            QCOMPARE(array(seat, "discarded"), QJsonArray{});
        }
        // With Uniqueness a name is in play once; three names are not worth fifteen, so the tenth discard stops it.
        const auto once = cli.run(arguments + QStringList{QStringLiteral("--variant"), QStringLiteral("uniqueness")});
        for (const auto& each : array(once.json(), "seats")) {
            QVERIFY(array(each.toObject(), "inPlay").size() <= 3);
            QCOMPARE(array(each.toObject(), "discarded").size(), 10);
        }
    }

    void theFirstPlayerIsFound()
    {
        const CliProcess cli;
        const auto one = cli.run(in("quantum", "first|--players|4|--seed|2|--json"));
        QCOMPARE(keys(one.json()), listed("first rolls seed"));
        QCOMPARE(cli.run(in("quantum", "first|--players|4|--seed|2|--json")).out, one.out);
        const auto many = cli.run(in("quantum", "first|--players|3|--seed|2|--games|30000|--json")).json();
        QCOMPARE(number(many, "games"), 30'000.0);
        double sum = 0;
        for (const auto& wins : array(many, "wins")) {
            QVERIFY(std::abs(wins.toDouble() - 10'000) < 5 * std::sqrt(30'000 * 2 / 9.0));
            sum += wins.toDouble();
        }
        QCOMPARE(sum, 30'000.0);
        QVERIFY(number(many, "rounds") > 1 && number(many, "rounds") < 1.5);
        QCOMPARE(array(cli.run(in("nexus-ops", "first|--seed|1|--json")).json(), "rolls"), QJsonArray{});
    }

    void setupsOfAKnownDeck()
    {
        const CliProcess cli;
        const auto deck = knownDeck(cli);
        const auto answer = cli.run(in("nexus-tcg", "odds|setup|--json") + QStringList{deck});
        QCOMPARE(answer.exit, 0);
        QCOMPARE(keys(answer.json()), listed("stopped totals units"));
        QCOMPARE(number(answer.json(), "stopped"), 0.0);
        double sum = 0;
        for (const auto& each : array(answer.json(), "totals")) {
            QCOMPARE(keys(each.toObject()), listed("chance total"));
            sum += number(each.toObject(), "chance");
            if (number(each.toObject(), "total") == 15)
                QVERIFY(near(number(each.toObject(), "chance"), 60117268373.0 / 108592654940.0));
        }
        QVERIFY(near(sum, 1));
        const auto once = cli.run(in("nexus-tcg", "odds|setup|--json|--variant|uniqueness") + QStringList{deck});
        QCOMPARE(number(once.json(), "stopped"), 1.0);
        QVERIFY(
            cli.run(in("nexus-tcg", "odds|setup") + QStringList{deck}).out.startsWith("15 Supply points are wanted"));
    }

    void contestsAreCounted()
    {
        const CliProcess cli;
        const auto wins = [](const CliResult& result, int side) {
            return number(array(result.json(), "sides")[side].toObject(), "wins");
        };
        const auto attack = cli.run(in("quantum", "odds|contest|attack|3|4|--json"));
        QCOMPARE(keys(attack.json()), listed("nobody sides"));
        QVERIFY(near(wins(attack, 0), 26.0 / 36) && near(wins(attack, 1), 10.0 / 36));
        QCOMPARE(number(attack.json(), "nobody"), 0.0);
        const auto reroll = cli.run(in("quantum", "odds|contest|attack|3|4|--reroll|Attacker|--json"));
        QVERIFY(near(wins(reroll, 0), 31.0 / 36));
        QCOMPARE(keys(reroll.json()), listed("nobody rerolls sides"));
        QCOMPARE(cli.run(in("quantum", "odds|contest|attack|3|4|--reroll|first|--json")).out, reroll.out);
        // Every card of the deck prints no Boost: Power decides.
        const auto deck = knownDeck(cli);
        const auto duel = [&](const char* ours, const char* theirs) {
            return cli.run(in("nexus-tcg", "odds|contest|duel|--json|--hand|2") +
                           QStringList{deck + QLatin1String(ours), deck + QLatin1String(theirs)});
        };
        QCOMPARE(wins(duel("@5", "@4"), 0), 1.0);
        QCOMPARE(wins(duel("@3", "@4"), 1), 1.0);
        QCOMPARE(number(duel("@3", "@3").json(), "nobody"), 1.0);
        QCOMPARE(wins(duel("@5:blue", "@4:green"), 0), 1.0);
        const auto told = cli.run(in("quantum", "odds|contest|attack|3|4"));
        QCOMPARE(told.out, QByteArray("Attacker wins: 72.22 %\nDefender wins: 27.78 %\n"));
    }

    void cardsTurnedOverAreAddedUp()
    {
        const CliProcess cli;
        const auto deck = knownDeck(cli);
        const auto json =
            cli.run(in("nexus-tcg", "odds|flips|battle|--count|2|--at-least|6|--json") + QStringList{deck}).json();
        QCOMPARE(keys(json), listed("any atLeast mean"));
        QVERIFY(near(number(json, "mean"), 2 * 90.0 / 50));
        QVERIFY(near(number(json, "atLeast"), 10 * 9 / (50.0 * 49)));
        QCOMPARE(keys(object(json, "any")), listed("direct missile"));
        QVERIFY(near(number(object(json, "any"), "direct"), 1 - 40 * 39 / (50.0 * 49)));
        QCOMPARE(number(object(json, "any"), "missile"), 0.0);
        QVERIFY(cli.run(in("nexus-tcg", "odds|flips|battle|--count|2|--json") + QStringList{deck})
                    .json()[QStringLiteral("atLeast")]
                    .isNull());
    }

    void battlesAreCounted()
    {
        const CliProcess cli;
        const auto once = cli.run(in("nexus-ops", "odds|pool|battle|--side|5+|--side|5+|--json")).json();
        QCOMPARE(keys(once), listed("nobody sides undecided"));
        QCOMPARE(keys(array(once, "sides")[0].toObject()), listed("meanLosses survives"));
        QVERIFY(near(number(once, "nobody"), 1.0 / 9) && near(number(once, "undecided"), 4.0 / 9));
        for (const auto& side : array(once, "sides")) {
            QVERIFY(near(number(side.toObject(), "survives"), 2.0 / 3));
            QVERIFY(near(number(side.toObject(), "meanLosses"), 1.0 / 3));
        }
        const auto end = cli.run(in("nexus-ops", "odds|pool|battle|--side|5+|--side|5+|--rounds|0|--json")).json();
        QVERIFY(near(number(end, "nobody"), 1.0 / 5) && near(number(end, "undecided"), 0));
        const auto lose = [&](const char* which) {
            return cli
                .run(in("nexus-ops", "odds|pool|battle|--side|3+ 6+|--side|4+ 5+|--json|--lose") +
                     QStringList{QString::fromUtf8(which)})
                .out;
        };
        QVERIFY(lose("rolled") != lose("unrolled"));
    }

    void whatCannotBeAnsweredSaysWhy_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* game, const char* arguments, ExitCode code, const char* words) {
            QTest::addRow("%s %s", game, arguments)
                << QString::fromUtf8(game) << QString::fromUtf8(arguments) << int(code) << QString::fromUtf8(words);
        };
        row("quantum", "deal", ExitCode::WrongUsage, "--box sample");
        row("quantum", "deal|The Box|--box|sample", ExitCode::WrongUsage, "which box");
        row("nexus-tcg", "deal|--box|sample", ExitCode::WrongUsage, "the-long-acre-holds");
        row("quantum", "deal|The Box|The Box", ExitCode::WrongUsage, "all cards are shared");
        row("quantum", "deal|--box|sample|--players|7", ExitCode::WrongUsage, "1 to 6");
        row("nexus-ops", "deal|--box|sample|--variant|vertex", ExitCode::WrongUsage, "executive-orders, top-priority");
        row("quantum", "deal|No Such Box", ExitCode::Failed, "neither a file nor a deck");
        row("quantum-nexus", "deal|Wet Ink", ExitCode::WrongUsage, "nothing to deal");
        row("quantum-nexus", "first", ExitCode::WrongUsage, "flip DECK DECK");
        row("quantum", "first|--players|1", ExitCode::WrongUsage, "2 to 6");
        row("quantum", "odds|setup|The Box", ExitCode::WrongUsage, "no set-up");
        row("quantum", "odds|contest|duel|3|4", ExitCode::WrongUsage, "there are: start, attack");
        row("quantum", "odds|contest|attack|3", ExitCode::WrongUsage, "SIDE");
        row("quantum", "odds|contest|attack|3|The Box", ExitCode::WrongUsage, "takes no cards");
        row("quantum", "odds|contest|start|3|4", ExitCode::WrongUsage, "no given number");
        row("quantum", "odds|contest|attack|3|4|--reroll|me", ExitCode::WrongUsage, "both, first, second, Attacker");
        row("quantum-nexus", "odds|contest|initiative|Wet Ink|3", ExitCode::WrongUsage, "each side is a deck");
        row("nexus-tcg", "odds|flips|duel|The Long Acre Holds|--count|2", ExitCode::WrongUsage, "there are: battle");
        row("nexus-tcg", "odds|flips|battle|The Long Acre Holds", ExitCode::WrongUsage, "--count");
        row("nexus-tcg", "odds|contest|duel|The Long Acre Holds@7:pink|3", ExitCode::WrongUsage, "Green, White, Blue");
        row("nexus-ops", "odds|pool|battle|--side|5+", ExitCode::WrongUsage, "two sides");
        row("nexus-ops", "odds|pool|battle|--side|5+|--side|8+", ExitCode::WrongUsage, "is no side");
        row("nexus-ops", "odds|pool|siege|--side|5+|--side|5+", ExitCode::WrongUsage, "there are: battle");
        row("nexus-ops", "odds|pool|battle|--side|5+|--side|5+|--lose|all", ExitCode::WrongUsage, "--lose");
    }
    void whatCannotBeAnsweredSaysWhy()
    {
        QFETCH(QString, game);
        QFETCH(QString, arguments);
        QFETCH(QString, words);
        auto& cli = m_clis[game]; // a profile for each game, with its samples
        if (!cli)
            cli = std::make_unique<CliProcess>();
        const auto answer = cli->run(in(game.toUtf8().constData(), arguments.toUtf8().constData()));
        QTEST(answer.exit, "code");
        QVERIFY2(QString::fromUtf8(answer.err).contains(words), answer.err.constData());
        QVERIFY(answer.out.isEmpty());
    }
};

NEXUS_TEST(DealCommandsTest, Events);

} // namespace deal_commands_test

#include "deal_commands_test.moc"
