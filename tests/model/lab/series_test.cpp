#include "model/lab/series.h"

#include "importers/decklist/deck_json.h"
#include "model/lab/goldfish.h"
#include "model/lab/worth.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace series_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<SeriesTable> tableOf(const char* player, std::uint64_t games, TallyWish wish = {})
{
    const auto checker = std::make_shared<DeckChecker>(starterChecker("quantum-nexus-2025-07"));
    const LegalDecks decks(*checker);
    Series series;
    series.pairings = everyPairing(2);
    series.games = games;
    series.players = {*playerKindOf(player), *playerKindOf(player)};
    series.evaluations[0].weights.fill(10);
    series.evaluations[1].weights.fill(10);
    series.rounds = 4;
    auto one = decks.make(1), two = decks.make(2);
    return *SeriesTable::of(series, {one, two}, checker, wish);
}

GamesTally all(SeriesTable& table)
{
    GamesTally tally;
    for (std::uint64_t game = 0; game < table.series().games; ++game)
        table.play(0, game, tally);
    return tally;
}

} // namespace

class SeriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDeckMeetsEveryOther()
    {
        QCOMPARE(everyPairing(14).size(), std::size_t{91});
        QVERIFY(everyPairing(1).empty());
    }

    // In whatever order, and by whatever player, no action that is chosen is refused.
    void partsAddUpToTheWhole_data()
    {
        QTest::addColumn<QByteArray>("player");
        QTest::addColumn<int>("games");
        QTest::newRow("random") << QByteArray("random") << 20;
        QTest::newRow("greedy") << QByteArray("greedy") << 4;
        QTest::newRow("search") << QByteArray("search:2") << 2;
    }
    void partsAddUpToTheWhole()
    {
        QFETCH(QByteArray, player);
        QFETCH(int, games);
        const auto table = tableOf(player.constData(), static_cast<std::uint64_t>(games), {true, true});
        const auto whole = all(*table);
        QCOMPARE(whole.games, static_cast<std::uint64_t>(games));
        QCOMPARE(whole.refused, std::uint64_t{0});
        GamesTally even, odd;
        for (auto game = whole.games; game-- > 0;)
            table->play(0, game, game % 2 == 0 ? even : odd);
        odd += even;
        QVERIFY(odd == whole);
    }

    // A game that nobody has won by the end of its last round has had so many and no more.
    void noGameHasMoreRoundsThanItMay()
    {
        const auto table = tableOf("random", 10);
        const auto tally = all(*table);
        QVERIFY(tally.unfinished > 0);
        QVERIFY(tally.rounds <= tally.games * table->series().rounds);
    }

    // A card is drawn or not in every game that somebody won.
    void fatesOfCardsCoverEveryDecidedGame()
    {
        const auto table = tableOf("random", 60, {false, true});
        const auto tally = all(*table);
        for (const auto& side : tally.cards)
            for (const auto& [name, card] : side) {
                QCOMPARE(card.drawn.games + card.unseen.games, tally.decided());
                QVERIFY(card.opening.games <= card.drawn.games);
                QVERIFY(!card.rounds.empty() && card.rounds.size() <= CardTally::mostRounds);
                QCOMPARE(card.rounds[0].now.games + card.rounds[0].notYet.games, tally.decided());
                for (std::size_t round = 1; round < card.rounds.size(); ++round) // ended, or drawn
                    QVERIFY(card.rounds[round].now.games + card.rounds[round].notYet.games <=
                            card.rounds[round - 1].notYet.games);
            }
    }

    // A deck that wins early has not drawn by then what it draws in the long games that it loses: the card is not bad.
    void aCardOfLongGamesIsNotBad()
    {
        GamesTally tally;
        Random random(7);
        CardTally idle, good;
        constexpr int games = 4000;
        constexpr std::uint16_t early = 4, late = 12;
        for (int game = 0; game < games; ++game) {
            const auto drawn = [&] { return static_cast<std::uint16_t>(1 + random.below(late)); };
            const auto idleIn = drawn(), goodIn = drawn();
            constexpr std::uint32_t ten = 10, often = 8, rarely = 3;
            const bool isEarly = random.below(2) == 0;
            const auto rounds = isEarly ? early : late;
            bool won = random.below(ten) < (isEarly ? often : rarely);
            won = won || (goodIn <= early && random.below(ten) < often);
            const auto within = [&](std::uint16_t round) { return round <= rounds ? round : std::uint16_t{0}; };
            idle.add({.drawn = within(idleIn)}, won, rounds);
            good.add({.drawn = within(goodIn)}, won, rounds);
            ++tally.games;
            ++tally.wins[won ? 0 : 1];
        }
        tally.cards[0] = {{"Good", good}, {"Idle", idle}};
        const auto share = [](const Share& of) { return static_cast<double>(of.wins) / static_cast<double>(of.games); };
        QVERIFY(share(idle.drawn) < share(idle.unseen) - 0.1); // as it looks
        const auto list = worthOf({tally});
        QCOMPARE(list[0].card, std::string("Good"));
        QVERIFY(list[0].stands && list[0].difference.interval.low > 0);
        QVERIFY(list[1].isCompared && !list[1].stands);
        QVERIFY(list[1].difference.interval.low < 0 && list[1].difference.interval.high > 0);
    }

    void aDeckIsPlayedAlone()
    {
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        const auto start = *setUpGame({{"Ada", LegalDecks(checker).make(3)}}, checker, Windows::WhenFitting, true);
        Evaluation evaluation;
        evaluation.weights[0] = 100;
        SoloTally tally, again;
        for (std::uint64_t game = 0; game < 5; ++game) {
            playAlone(start, *playerKindOf("greedy"), evaluation, game, 4, tally);
            playAlone(start, *playerKindOf("greedy"), evaluation, game, 4, again);
        }
        QVERIFY(tally == again);
        QCOMPARE(tally.games, std::uint64_t{5});
        QVERIFY(!tally.cards.empty());
        QVERIFY(std::is_sorted(tally.fronts.begin(), tally.fronts.end()));
        const auto income = static_cast<std::uint64_t>(start.facts->seats[0].income);
        QVERIFY(tally.unspent[0] < 5 * income);
        for (const auto& [name, card] : tally.cards)
            QVERIFY(card.games >= 1 && card.games <= 5 && card.rounds >= card.games && card.rounds <= 4 * card.games);
    }

    // An Event that wants an enemy Quadrant is not played where there is no enemy, and asks without end.
    void nothingAsksWithoutEndAlone()
    {
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        for (const auto& file : starterFiles("decks")) {
            const auto deck = *nexus::importers::readDeckJson(file.bytes);
            const auto start = *setUpGame({{"Ada", deck}}, checker, Windows::WhenFitting, true);
            Evaluation evaluation;
            evaluation.weights[0] = 100;
            evaluation.weights[static_cast<std::size_t>(EvaluationTerm::Hand)] = -10;
            SoloTally tally;
            for (std::uint64_t game = 0; game < 8; ++game)
                playAlone(start, *playerKindOf("greedy"), evaluation, game, 4, tally);
            QVERIFY2(tally.whole == 8, file.name.c_str());
        }
    }
};

NEXUS_TEST(SeriesTest, Events);

} // namespace series_test

#include "series_test.moc"
