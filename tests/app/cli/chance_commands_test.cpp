// draw, flip and odds as a process.
#include "app/cli/cli.h"

#include "model/chances/draw_odds.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"
#include "tests/support/cli_process.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <QJsonArray>

#include <cmath>

namespace chance_commands_test {

using namespace nexus;
using namespace nexus::test;
using nexus::app::cli::ExitCode;

namespace {

QStringList words(const char* text) { return QString::fromUtf8(text).split(QLatin1Char('|')); }
QStringList keys(const QJsonObject& object) { return object.keys(); } // sorted

// A deck of one cost in another's place: "4 Inkling Page" and nothing else.
const char* const onlyPages = "Main\n4 Inkling Page\n";

} // namespace

class ChanceCommandsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void drawListsHandsOfASeed()
    {
        const CliProcess cli;
        const auto drawn = cli.run(words("draw|Wet Ink|--hands|3|--seed|11|--json"));
        QCOMPARE(drawn.exit, 0);
        QCOMPARE(keys(drawn.json()), words("hands|seed"));
        QCOMPARE(drawn.json()[QStringLiteral("seed")].toInt(), 11);
        const auto hands = drawn.json()[QStringLiteral("hands")].toArray();
        QCOMPARE(hands.size(), 3);
        // As the engine deals them, and the first as `hand` does.
        const auto pile = samplePile("wet-ink");
        model::HandDealer dealer(pile, 11);
        for (const auto& hand : hands) {
            QJsonArray dealt;
            for (const auto row : dealer.next(5))
                dealt.append(QString::fromStdString(pile.rows[row].name));
            QCOMPARE(hand.toArray(), dealt);
        }
        const auto sample = cli.run(words("hand|Wet Ink|--seed|11|--json")).json()[QStringLiteral("hand")].toArray();
        for (int place = 0; place < 5; ++place)
            QCOMPARE(sample[place].toObject()[QStringLiteral("card")], hands[0].toArray()[place]);
        QCOMPARE(cli.run(words("draw|Wet Ink|--hands|3|--seed|11|--json")).out, drawn.out);
        QVERIFY(
            cli.run(words("draw|Wet Ink|--seed|12|--json")).json()[QStringLiteral("hands")].toArray()[0] != hands[0]);
        const auto told = cli.run(words("draw|Wet Ink|--hands|2"));
        QCOMPARE(told.out.count('\n'), 2);
        QVERIFY2(told.err.contains("--seed "), told.err.constData());
    }

    void drawCountsHandsBesideTheOdds()
    {
        const CliProcess cli;
        const auto counted = cli.run(words("draw|Wet Ink|--hands|200000|--seed|4|--statistics|--count|-t:unit|--json"));
        QCOMPARE(counted.exit, 0);
        const auto json = counted.json();
        QCOMPARE(json[QStringLiteral("hands")].toInt(), 200'000);
        const auto figure = [&](const char* which, const char* key) {
            return json[QLatin1String(which)].toObject()[QLatin1String(key)].toDouble();
        };
        for (const char* key : {"withPlay", "meanSpend", "meanCost"})
            QVERIFY2(std::abs(figure("sampled", key) - figure("exact", key)) <= 5 * figure("errors", key) + 1e-6, key);
        QCOMPARE(json[QStringLiteral("exact")].toObject()[QStringLiteral("copies")].toArray()[0].toArray().size(), 6);
        const auto told = cli.run(words("draw|Wet Ink|--hands|1000|--statistics|--count|t:unit"));
        QVERIFY2(told.out.contains("Hands with 2 of t:unit") && told.out.contains(" ± "), told.out.constData());
        QCOMPARE(cli.run(words("draw|Wet Ink|--count|t:unit")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(cli.run(words("draw|Wet Ink|--hands|0")).exit, int(ExitCode::WrongUsage));
    }

    void flipCountsAndTells()
    {
        const CliProcess cli;
        const auto many = cli.run(words("flip|Wet Ink|Hold Fast at Nine|--seed|5|--games|600000|--json"));
        QCOMPARE(many.exit, 0);
        QCOMPARE(keys(many.json()), words("decides|firstFlipTies|flips|games|seed"));
        const std::vector<model::DrawPile> piles{samplePile("wet-ink"), samplePile("hold-fast-at-nine")};
        const auto tally = test::tallyInitiative(piles, 5, 600'000);
        const auto decides = many.json()[QStringLiteral("decides")].toArray();
        QCOMPARE(decides.size(), 2);
        QCOMPARE(decides[0].toInt(), static_cast<int>(tally.decides[0]));
        QCOMPARE(decides[1].toInt(), static_cast<int>(tally.decides[1]));
        QCOMPARE(many.json()[QStringLiteral("firstFlipTies")].toInt(), static_cast<int>(tally.firstFlipTies));
        QCOMPARE(many.json()[QStringLiteral("flips")].toInt(), static_cast<int>(tally.flips));
        const auto one = cli.run(words("flip|Wet Ink|Wet Ink|Hold Fast at Nine|--seed|5"));
        QCOMPARE(one.exit, 0);
        QVERIFY2(
            one.out.contains("Wet Ink (2) reveals ") && one.out.contains(" decides who begins."), one.out.constData());
    }

    void whatCannotBeFlippedIsRefused()
    {
        const CliProcess cli;
        const auto pages = cli.file("pages.txt", onlyPages), other = cli.file("other.txt", "Main\n2 Inkling Page\n"),
                   empty = cli.file("empty.txt", "Missions\n1 First Term at Lowglass\n");
        const auto never = cli.run({QStringLiteral("flip"), pages, other});
        QCOMPARE(never.exit, int(ExitCode::No));
        QVERIFY2(never.err.contains("no flip can ever decide"), never.err.constData());
        const auto none = cli.run({QStringLiteral("flip"), pages, empty});
        QCOMPARE(none.exit, int(ExitCode::No));
        QVERIFY2(none.err.contains("empty has no cards to flip"), none.err.constData());
        QCOMPARE(cli.run({QStringLiteral("flip"), pages}).exit, int(ExitCode::WrongUsage));
        const auto odds = cli.run(
            {QStringLiteral("odds"), QStringLiteral("initiative"), pages, other, QStringLiteral("--json")});
        QCOMPARE(odds.exit, 0);
        QCOMPARE(odds.json()[QStringLiteral("undecidable")].toBool(), true);
        QVERIFY(odds.json()[QStringLiteral("expectedFlips")].isNull());
        QCOMPARE(odds.json()[QStringLiteral("unresolved")].toDouble(), 1.0);
    }

    void initiativeOddsAreExact()
    {
        const CliProcess cli;
        const auto answer = cli.run(words("odds|initiative|Wet Ink|Hold Fast at Nine|--json"));
        QCOMPARE(answer.exit, 0);
        const auto json = answer.json();
        QCOMPARE(keys(json), words("expectedFlips|firstFlipTie|players|undecidable|unresolved"));
        const auto odds = model::initiativeOdds(
            model::revealCounts(samplePile("wet-ink")), model::revealCounts(samplePile("hold-fast-at-nine")));
        const auto players = json[QStringLiteral("players")].toArray();
        QCOMPARE(players.size(), 2);
        QCOMPARE(keys(players[0].toObject()), words("decides|deck"));
        QCOMPARE(players[0].toObject()[QStringLiteral("deck")].toString(), QStringLiteral("Wet Ink"));
        QCOMPARE(players[0].toObject()[QStringLiteral("decides")].toDouble(), odds.decides[0]);
        QCOMPARE(players[1].toObject()[QStringLiteral("decides")].toDouble(), odds.decides[1]);
        QCOMPARE(json[QStringLiteral("firstFlipTie")].toDouble(), odds.firstFlipTie);
        QCOMPARE(json[QStringLiteral("expectedFlips")].toDouble(), odds.expectedFlips);
        QCOMPARE(json[QStringLiteral("undecidable")].toBool(true), false);
        const auto cards = cli.run(words("odds|initiative|Wet Ink|Hold Fast at Nine|--cards|--json"));
        const auto rows =
            cards.json()[QStringLiteral("players")].toArray()[0].toObject()[QStringLiteral("cards")].toArray();
        QCOMPARE(static_cast<std::size_t>(rows.size()), samplePile("wet-ink").rows.size());
        QVERIFY(rows[0].toObject()[QStringLiteral("oneLess")].isDouble());
        const auto told = cli.run(words("odds|initiative|Wet Ink|Hold Fast at Nine|--cards"));
        QVERIFY2(
            told.out.contains("Wet Ink decides who begins in ") && told.out.contains("what one copy less would change"),
            told.out.constData());
    }

    void drawOddsAnswerAQuery()
    {
        const CliProcess cli;
        const auto deck = cli.file("deck.txt", "Main\n4 Inkling Page\n3 Kettle Golem\n53 Reading Lamp\n");
        const auto ask = [&](const QStringList& more) {
            return cli.run(
                QStringList{QStringLiteral("odds"), QStringLiteral("draw"), deck, QStringLiteral("--json")} + more);
        };
        const auto opening = ask(words("--want|Inkling Page|--at-least|1|--round|1"));
        QCOMPARE(opening.exit, 0);
        QCOMPARE(keys(opening.json()), words("probability"));
        QVERIFY(
            std::abs(opening.json()[QStringLiteral("probability")].toDouble() - (1 - 3819816.0 / 5461512.0)) < 1e-12);
        const auto chance = [&](const QStringList& more) {
            return ask(more).json()[QStringLiteral("probability")].toDouble();
        };
        const auto pile = pileOf(QStringLiteral("4x1 3x2 53x3"));
        const std::vector<model::Wish> both{{{true, false, false}, 2}, {{false, true, false}, 1}};
        QCOMPARE(
            chance(words("--want|Inkling Page|--at-least|2|--want|Kettle Golem|--at-least|1|--round|4|--played|3")),
            model::drawOdds(pile, both, {5, 3, 4}));
        QCOMPARE(chance(words("--want|-Lamp|--at-least|8|--round|99|--played|5")), 0.0);
        QCOMPARE(chance(words("--want|-Lamp|--at-least|7|--round|99|--played|5")), 1.0);
        const auto nothing = ask(words("--want|name:nobody|--round|3"));
        QCOMPARE(nothing.exit, 0);
        QVERIFY2(nothing.err.contains("matches no card"), nothing.err.constData());
        QCOMPARE(ask(words("--want|cp>|--round|1")).exit, int(ExitCode::Refused));
        QCOMPARE(ask(words("--want|a|--want|b|--want|c|--at-least|1|--at-least|2")).exit, int(ExitCode::WrongUsage));
        QCOMPARE(ask(words("--want|a|--round|0")).exit, int(ExitCode::WrongUsage));
        const auto told = cli.run({QStringLiteral("odds"), QStringLiteral("draw"), deck, QStringLiteral("--want"),
            QStringLiteral("Inkling Page"), QStringLiteral("--round"), QStringLiteral("3"), QStringLiteral("--played"),
            QStringLiteral("2")});
        QVERIFY2(told.out.contains("has drawn 9 of 60 cards") && told.out.contains("Chance: "), told.out.constData());
    }

    void handOddsTellWhatARoundPaysFor()
    {
        const CliProcess cli;
        const auto answer = cli.run(words("odds|hand|Wet Ink|--round|4|--played|2|--json"));
        QCOMPARE(answer.exit, 0);
        const auto plays = model::playOdds(samplePile("wet-ink"), {5, 2, 4});
        QCOMPARE(answer.json()[QStringLiteral("withPlay")].toDouble(), *plays.fair);
        QCOMPARE(answer.json()[QStringLiteral("withPlayClogged")].toDouble(), *plays.clogged);
        QCOMPARE(answer.json()[QStringLiteral("cards")].toInt(), 5);
        QVERIFY(answer.json()[QStringLiteral("meanSpend")].toDouble() > 0);
        const auto told = cli.run(words("odds|hand|Wet Ink|--round|4"));
        QVERIFY2(told.out.contains("pay for"), told.out.constData());
    }
};

NEXUS_TEST(ChanceCommandsTest, Events);

} // namespace chance_commands_test

#include "chance_commands_test.moc"
