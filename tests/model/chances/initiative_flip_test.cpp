#include "model/chances/initiative_flip.h"

#include "model/chances/initiative.h"
#include "tests/support/engine_table.h"
#include "tests/support/test_class.h"

namespace initiative_flip_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

using Order = std::vector<FlipNumber>;

// Decks in a known order; shuffled back, each is turned round.
struct KnownDecks {
    std::vector<Order> decks;
    QString told = {};

    [[nodiscard]] std::size_t size(std::size_t player) const { return decks[player].size(); }
    [[nodiscard]] std::optional<FlipNumber> only(std::size_t player) const
    {
        const auto& deck = decks[player];
        return std::count(deck.begin(), deck.end(), deck[0]) == static_cast<std::ptrdiff_t>(deck.size())
                   ? std::optional(deck[0])
                   : std::nullopt;
    }
    void shuffleBack(Flippers in)
    {
        told += QLatin1Char('*');
        for (const auto player : in)
            std::reverse(decks[player].begin(), decks[player].end());
    }
    void reveal(Flippers in, std::size_t aside, FlipNumber* shown)
    {
        for (const auto player : in) {
            *shown = decks[player][aside];
            told += QStringLiteral("%1:%2 ").arg(player).arg(*shown++);
        }
    }
    void setAside(Flippers in, std::size_t) { told += QStringLiteral("=%1 ").arg(in.size()); }
};

// Three seats with costs 1, 1, 2, 2 / 1, 2, 2 / 1, 3, 1, 2, 2.
GameState table()
{
    auto facts = std::make_shared<GameFacts>();
    facts->cards.resize(3);
    for (std::size_t i = 0; i < 3; ++i)
        facts->cards[i].cost = static_cast<std::int16_t>(i + 1);
    facts->words.resize(3);
    facts->seats.resize(3);
    GameState state;
    state.facts = std::move(facts);
    for (const auto& deck : {std::vector<FactsIndex>{0, 0, 1, 1}, {0, 1, 1}, {0, 2, 0, 1, 1}}) {
        auto& player = state.players.emplace_back();
        for (const auto card : deck) {
            player.piles[static_cast<std::size_t>(Zone::Deck)].push_back(static_cast<CardId>(state.cards.size()));
            state.cards.push_back({.facts = card, .owner = static_cast<SeatIndex>(state.players.size() - 1)});
            state.cards.back().zone = Zone::Deck;
        }
    }
    return state;
}

} // namespace

class InitiativeFlipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLowestFlipOnUntilOneIsLeft_data()
    {
        QTest::addColumn<QString>("decks");
        QTest::addColumn<QString>("told");
        QTest::addColumn<int>("decides"); // -1: never ends
        QTest::newRow("at once") << "3 1,2 1"
                                 << "0:3 1:2 " << 1;
        QTest::newRow("two of three tie") << "1 5,4 1,1 3"
                                          << "0:1 1:4 2:1 =2 0:5 2:3 " << 2;
        QTest::newRow("all tie") << "1 2,1 3,1 1"
                                 << "0:1 1:1 2:1 =3 0:2 1:3 2:1 " << 2;
        QTest::newRow("a deck runs out") << "1 2,1"
                                         << "0:1 1:1 =2 *0:2 1:1 " << 1;
        QTest::newRow("both run out") << "1 2 4,1 2 3"
                                      << "0:1 1:1 =2 0:2 1:2 =2 0:4 1:3 " << 1;
        QTest::newRow("two alike") << "2 2,2,9"
                                   << "0:2 1:2 2:9 =2 " << -1;
        QTest::newRow("all alike") << "2 2,2"
                                   << "" << -1;
    }
    void theLowestFlipOnUntilOneIsLeft()
    {
        QFETCH(QString, decks);
        QFETCH(QString, told);
        QFETCH(int, decides);
        KnownDecks known;
        for (const auto& deck : decks.split(QLatin1Char(','))) {
            known.decks.emplace_back();
            for (const auto& number : deck.split(QLatin1Char(' ')))
                known.decks.back().push_back(number.toInt());
        }
        InitiativeFlip<> flip(known.decks.size());
        QCOMPARE(flip.decide(known), decides >= 0);
        QCOMPARE(known.told, told);
        if (decides >= 0)
            QCOMPARE(static_cast<int>(flip.in().front()), decides);
        else
            QVERIFY(flip.neverEnds(known));
    }

    void whoIsLeftOutDoesNotFlip()
    {
        KnownDecks known{{{1, 2}, {1, 1}, {1, 3}}};
        InitiativeFlip<> flip(3);
        flip.leaveOut(1);
        QVERIFY(flip.decide(known));
        QCOMPARE(known.told, QStringLiteral("0:1 2:1 =2 0:2 2:3 "));
        QCOMPARE(flip.flips(), std::uint64_t{2});
        InitiativeFlip<> one(2), none(1);
        one.leaveOut(0);
        none.leaveOut(0);
        QVERIFY(one.decide(known) && one.in().front() == 1 && one.flips() == 0);
        QVERIFY(!none.decide(known));
    }

    void itEndsAfterTheMostFlips()
    {
        KnownDecks known{{{1, 2, 1}, {1, 2, 1}}}; // turned round, they are the same
        InitiativeFlip<2> flip(2);
        QVERIFY(!flip.decide(known, 100));
        QCOMPARE(flip.flips(), std::uint64_t{100});
        QCOMPARE(flip.in().size(), std::size_t{2});
    }

    // One seed, one flip: at the table as the chances and the `flip` command show it.
    void theTableFlipsAsTheChancesDo()
    {
        const char* const lists[] = {"missions: 1 Quest; main: 2 Grunt, 3 Imp, 1 Giant",
            "missions: 1 Quest; main: 3 Imp, 2 Pup, 2 Brute", "missions: 1 Quest; main: 1 Imp, 1 Spear, 1 Grunt"};
        const auto& checker = caseChecker(EngineTable::latest);
        std::size_t ties = 0;
        for (const std::size_t players : {2U, 3U}) {
            std::vector<Seat> seats;
            std::vector<DrawPile> piles;
            for (std::size_t i = 0; i < players; ++i) {
                seats.push_back({"Player", deckOf(lists[i], EngineTable::latest)});
                piles.push_back(drawPile(seats.back().deck, checker));
            }
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                auto state = *setUpGame(seats, checker);
                if (seed % 3 == 0) // shuffled by hand before: the flip shuffles all the same
                    QVERIFY(apply(state, act::shuffle(1, seed)).has_value());
                Happenings told;
                QVERIFY(apply(state, act::flipInitiative(seed), &told).has_value());
                const auto record = flipInitiative(piles, seed);
                QString here, there;
                int flips = 0;
                for (const auto& step : record.steps) {
                    ++flips;
                    for (const auto& reveal : step.reveals)
                        there += QStringLiteral("%1 %2 %3 %4|")
                                     .arg(flips)
                                     .arg(reveal.player)
                                     .arg(QString::fromStdString(piles[reveal.player].rows[reveal.row].name))
                                     .arg(reveal.shows);
                }
                for (const auto& h : told)
                    if (const auto shown = h.as<happened::Revealed>(); h.is<happened::Revealed>())
                        here += QStringLiteral("%1 %2 %3 %4|")
                                    .arg(shown.flip)
                                    .arg(h.seat)
                                    .arg(QString::fromStdString(state.name(h.card)))
                                    .arg(shown.cost);
                QCOMPARE(here, there);
                QCOMPARE(std::size_t{state.decides}, *record.decides);
                ties += record.steps.size() > 1;
            }
        }
        QVERIFY(ties > 20);
    }

    void decksThatCanNeverDifferAreNotFlippedAtTheTable()
    {
        const auto deck = deckOf("missions: 1 Quest; main: 3 Grunt", EngineTable::latest);
        auto state = *setUpGame({{"A", deck}, {"B", deck}}, caseChecker(EngineTable::latest));
        Happenings told;
        QVERIFY(apply(state, act::flipInitiative(1), &told).has_value());
        QVERIFY(told.back().is<happened::FlipUndecided>() && told.back().as<happened::FlipUndecided>().flips == 0);
        // Who has no cards does not flip; who is alone begins.
        for (const std::size_t players : {1U, 2U}) {
            std::vector<Seat> seats{{"A", deckOf("missions: 1 Quest", EngineTable::latest)}, {"B", deck}};
            seats.resize(players);
            auto some = *setUpGame(seats, caseChecker(EngineTable::latest));
            QVERIFY(apply(some, act::flipInitiative(1)).has_value());
            QCOMPARE(std::size_t{some.decides}, players - 1);
        }
    }

    // The cards revealed, by seat, "|" between flips; who decides; the decks afterwards.
    void theSeedDecidesAtTheTable_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("decides");
        QTest::addColumn<QString>("decks");
        QTest::newRow("0") << quint64{0} << "1 6 9 |3 11 |2 8 " << 0 << "3 0 1 2 /5 4 6 /11 7 10 8 9 /";
        QTest::newRow("1") << quint64{1} << "2 4 11 " << 1 << "1 3 0 2 /5 6 4 /8 7 11 9 10 /";
        QTest::newRow("12") << quint64{12} << "0 4 11 |1 5 " << 0 << "0 3 2 1 /5 6 4 /9 8 10 11 7 /";
        QTest::newRow("42") << quint64{42} << "2 5 10 |3 6 11 |0 4 7 |2 5 9 " << 2 << "0 1 2 3 /6 5 4 /10 9 11 7 8 /";
    }
    void theSeedDecidesAtTheTable()
    {
        QFETCH(quint64, seed);
        QFETCH(QString, cards);
        QFETCH(int, decides);
        QFETCH(QString, decks);
        auto state = table();
        Happenings told;
        QVERIFY(apply(state, act::flipInitiative(seed), &told).has_value());
        QString seen, after;
        int flip = 1;
        for (const auto& happening : told)
            if (happening.is<happened::Revealed>()) {
                if (happening.as<happened::Revealed>().flip != flip)
                    seen += QLatin1Char('|');
                flip = happening.as<happened::Revealed>().flip;
                seen += QString::number(happening.card) + QLatin1Char(' ');
            }
        for (const auto& player : state.players) {
            for (const auto card : player.pile(Zone::Deck))
                after += QString::number(card) + QLatin1Char(' ');
            after += QLatin1Char('/');
        }
        QCOMPARE(seen, cards);
        QCOMPARE(static_cast<int>(state.decides), decides);
        QCOMPARE(after, decks);
    }
};

NEXUS_TEST(InitiativeFlipTest, Nothing);

} // namespace initiative_flip_test

#include "initiative_flip_test.moc"
