#include "app/text/game_log.h"
#include "app/text/refusal_text.h"

#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

namespace game_log_test {

using namespace nexus::app;
using namespace nexus::model;
using namespace nexus::test;
using enum Quadrant;
using T = EngineTable;

class GameLogTest : public QObject {
    Q_OBJECT

private:
    static QString told(T& t, const Action& action, SeatIndex reader = noSeat)
    {
        t.must(action);
        return q(actionText(t.state, action, t.last, reader));
    }
    static QString refused(const T& t, const Action& action)
    {
        const auto refusal = whyNot(t.state, action);
        return refusal ? q(refusalText(t.state, *refusal)) : QStringLiteral("ok");
    }

private Q_SLOTS:
    void actionsAreTold()
    {
        auto t = T::begun();
        const auto brute = t.hand(0, "Brute");
        QCOMPARE(told(t, act::deploy(0, brute, BackLeft)),
            QStringLiteral("A deploys Brute to the back left for 5 CP (13 left)."));
        t.hand(1, "Forge");
        QCOMPARE(told(t, act::deploy(1, t.card(1, "Forge"))), QStringLiteral("B deploys Forge for 3 CP (15 left)."));
        QCOMPARE(told(t, act::move(0, brute, FrontLeft)), QStringLiteral("A moves Brute to the front left."));
        QCOMPARE(told(t, act::pass(1)), QStringLiteral("B passes."));
    }

    // Of two of one name, by the place it leaves.
    void whoMovesIsCalledByWhereItStood()
    {
        auto t = T::begun();
        const auto one = t.put(0, "Brute", BackLeft);
        t.put(0, "Brute 2", FrontLeft);
        t.turnOf(0);
        QCOMPARE(told(t, act::move(0, one, FrontLeft)), QStringLiteral("A moves Brute (back left) to the front left."));
    }

    void anEventThatFindsNothingToDoSaysSo()
    {
        Scene scene;
        scene.seats.resize(2);
        scene.seats[0].name = "A";
        scene.seats[0].points = 9;
        scene.seats[0].hand = {"Stampede Warning"};
        auto state = setScene(scene, starterChecker("quantum-nexus-2025-07"));
        QVERIFY(state);
        const auto event = act::playEvent(0, state->pile(0, Zone::Hand).front());
        Happenings happened;
        QVERIFY(apply(*state, event, &happened));
        QCOMPARE(q(actionText(*state, event, happened)),
            QStringLiteral("A plays Stampede Warning for 4 CP (5 left). Nothing comes of it."));
    }

    void attacksAreToldWithTheirNumbers()
    {
        auto t = T::begun();
        const auto grunt = t.put(0, "Grunt", FrontLeft), wall = t.put(1, "Wall", FrontRight),
                   imp = t.put(1, "Imp", FrontRight);
        QCOMPARE(told(t, act::attack(0, grunt, wall)),
            QStringLiteral("A attacks B’s Wall with Grunt. 2 against 5. Wall withstands."));
        t.turnOf(0);
        const auto brute = t.put(0, "Brute", FrontLeft);
        QCOMPARE(told(t, act::attack(0, brute, imp)),
            QStringLiteral("A attacks B’s Imp with Brute. 5 against 1. Imp is destroyed."));
        t.turnOf(0);
        QCOMPARE(told(t, act::attack(0, t.put(0, "Spear", FrontLeft), t.put(1, "Saint", FrontRight))),
            QStringLiteral("A attacks B’s Saint with Spear. 3 against 2. Zeal saves Saint. Saint is Suppressed."));
    }

    void whatIsDoneByHandSaysSo()
    {
        auto t = T::begun();
        const auto grunt = t.put(1, "Grunt", FrontLeft);
        QCOMPARE(told(t, act::setCounters(0, grunt, 1, -1)),
            QStringLiteral("A: B’s Grunt has counters of +1/-1 (by hand)."));
        QCOMPARE(told(t, act::inflictImpact(0, grunt, 1)),
            QStringLiteral("A: B’s Grunt takes Impact 1 (by hand). Grunt has Impact 1 of 1. Grunt is destroyed."));
        QCOMPARE(told(t, act::setPoints(1, 3)), QStringLiteral("B has 3 CP now (by hand)."));
        QCOMPARE(told(t, act::setWindows(0, Windows::Always)),
            QStringLiteral("A sets the stops for triggered abilities: after every action, which gives nothing away "
                           "(by hand)."));
        QCOMPARE(told(t, act::note(0, "Unit, I say.")), QStringLiteral("A: “Unit, I say.”"));
        QCOMPARE(
            told(t, act::completeMission(1, t.card(1, "Quest"))), QStringLiteral("B marks Quest complete (by hand)."));
    }

    // What is told of a line beside its text: who acted, how deep in the chain, and what did not happen.
    void aLineSaysWhoseItIsAndWhatDidNotHappen()
    {
        auto t = T::begun();
        const LogMoment before(t.state);
        QCOMPARE(before.round, 1);
        QCOMPARE(before.under, 0);
        const auto brute = t.hand(0, "Brute");
        t.must(act::deploy(0, brute, BackLeft));
        auto told = t.last;
        told.emplace_back(happened::NoToken{}, SeatIndex{0}, brute);
        const auto line = gameLogLine(before, 7, t.state, t.log.back(), told);
        QCOMPARE(line.position, std::size_t{7});
        QCOMPARE(line.seat, SeatIndex{0});
        QCOMPARE(q(line.told), QStringLiteral("A deploys Brute to the back left for 5 CP (13 left)."));
        QCOMPARE(q(line.idle), QStringLiteral("There is no room for the token of Brute."));
        QCOMPARE(q(line.text), q(line.told + " " + line.idle));
        QCOMPARE(line.names, (std::vector<std::string>{"A", "Brute"}));
        auto answered = t.state;
        answered.chain.emplace_back();
        answered.stage = Stage::Choose;
        QCOMPARE(LogMoment(answered).under, 2);
    }

    void itIsToldWhereACardWentFrom()
    {
        auto t = T::begun();
        const auto brute = t.hand(0, "Brute");
        const auto passing = [&](Discarding how) {
            return q(actionText(t.state, act::pass(0), {Happening(happened::Discarded{how}, 0, brute)}));
        };
        const auto fromDeck = QStringLiteral("A passes. Brute goes from the deck to the discard pile.");
        QCOMPARE(passing(Discarding::FromHand), QStringLiteral("A passes. Brute is discarded."));
        QCOMPARE(passing(Discarding::FromDeck), fromDeck);
        QCOMPARE(passing(Discarding::FromDeckSaid), fromDeck);
    }

    // Hidden from the other player: what is drawn, and what moves between deck and hand.
    void aReaderSeesNoMoreThanThatPlayer()
    {
        auto t = T::begun();
        const auto top = t.state.pile(0, Zone::Deck).back();
        const auto name = q(t.state.name(top));
        t.must(act::drawCards(0, 1));
        const auto text = [&](SeatIndex reader) { return q(actionText(t.state, t.log.back(), t.last, reader)); };
        QVERIFY(text(noSeat).contains(name));
        QVERIFY(text(0).contains(name));
        QCOMPARE(text(1), QStringLiteral("A draws 1 card (by hand). A draws 1 card."));
        const auto names = [&](SeatIndex reader) {
            return gameLogLine(LogMoment(t.state), 1, t.state, t.log.back(), t.last, reader).names;
        };
        QCOMPARE(names(0), (std::vector<std::string>{"A", name.toStdString()}));
        QCOMPARE(names(1), std::vector<std::string>{"A"});
        t.must(act::putOnBottom(0, top));
        QVERIFY(text(0).contains(name));
        QCOMPARE(text(1), QStringLiteral("A puts a card at the bottom of the deck (by hand)."));
        t.must(act::putCard(0, top, Zone::Discard));
        QVERIFY(text(1).contains(name));
    }

    void refusalsSayWhyWithTheNumbersAndTheSection()
    {
        auto t = T::begun();
        t.must(act::setPoints(0, 4));
        QCOMPARE(refused(t, act::deploy(0, t.hand(0, "Brute"), BackLeft)),
            QStringLiteral("Brute needs 5 CP; there are 4. (III.C.2)"));
        QCOMPARE(refused(t, act::deploy(0, t.hand(0, "Grunt"), FrontLeft)),
            QStringLiteral("Grunt is deployed to the back row. (IV.A)"));
        t.put(0, "Ox", BackLeft);
        t.put(0, "Imp", BackLeft);
        QCOMPARE(refused(t, act::putCard(0, t.card(0, "Ox 2"), Zone::Field, BackLeft)),
            QStringLiteral("Ox takes room for 2 units; the quadrant has room for 1½ units left. (IV.A)"));
        QCOMPARE(refused(t, act::pass(1)), QStringLiteral("It is not your turn: A is next. (III.C.2)"));
        const auto spear = t.put(0, "Spear", FrontCentre), imp = t.put(1, "Imp", FrontCentre);
        t.put(1, "Bull", FrontLeft);
        QCOMPARE(refused(t, act::attack(0, spear, imp)), QStringLiteral("Bull has to be attacked first. (IX Taunt)"));
        QCOMPARE(
            refused(t, act::setPoints(0, -1)), QStringLiteral("That cannot be: a number or a field out of bounds."));
    }

    // Whole games are told without a gap: every line ends like a sentence, every action of a player has one.
    void wholeGamesAreTold()
    {
        for (const char* id : {T::latest, T::earlier}) {
            const auto& checker = starterChecker(id);
            const LegalDecks decks(checker);
            const std::vector<Seat> seats{{"Ada", decks.make(1)}, {"", decks.make(2)}};
            Timeline timeline(*setUpGame(seats, checker, Windows::WhenPossible), seats);
            RandomPlayer player(5);
            while (timeline.state().stage != Stage::Over && timeline.state().round < 4)
                QVERIFY(timeline.act(player.choose(timeline.state())).has_value());
            const auto lines = gameLogLines(timeline);
            QVERIFY(lines.size() > timeline.position() / 3);
            for (const auto& line : lines) {
                QVERIFY2(line.text.ends_with('.') || line.text.ends_with("”"), line.text.c_str());
                QVERIFY(line.position >= 1 && line.position <= timeline.position());
            }
            const auto text = q(gameLogText(timeline));
            QVERIFY(text.startsWith(QStringLiteral("Ada plays Random.\nPlayer 2 plays Random.\n")));
            QVERIFY(text.contains(QStringLiteral("\nRound 1\n")));
            QVERIFY(text.contains(QStringLiteral("Round 1 begins.")));
            timeline.goTo(3);
            QVERIFY(gameLogLines(timeline).size() <= 3);
            QCOMPARE(gameLogLines(timeline, noSeat, true).size(), lines.size());
        }
    }
};

NEXUS_TEST(GameLogTest, Events);

} // namespace game_log_test

#include "game_log_test.moc"
