#include "app/text/table_words.h"

#include "model/engine/setup.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

#include <set>

namespace table_words_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

GameState table(const char* main = "9 Causeway Docker, 3 Loose Thread")
{
    static const DeckChecker checker(ruleset(), starterCatalogue());
    const auto deck = deckOf(std::string("missions: 1 Odd Jobs at the Yard; main: ") + main);
    auto state = setUpGame({{"Alice", deck}, {"", deck}}, checker, Windows::Never);
    if (!state)
        qFatal("no game");
    return *state;
}

void doIt(GameState& state, const Action& action)
{
    const auto done = apply(state, action);
    QVERIFY2(done, done ? "" : std::string(refusalId(done.error().code)).c_str());
}

GameState begun(const char* main = "9 Causeway Docker, 3 Loose Thread")
{
    auto state = table(main);
    doIt(state, act::flipInitiative(3));
    doIt(state, act::chooseFirst(state.decides == noSeat ? SeatIndex{0} : state.decides, 0));
    return state;
}

CardId put(GameState& state, SeatIndex seat, Quadrant quadrant)
{
    for (const auto id : state.pile(seat, Zone::Deck))
        if (state.factsOf(id).role == CardRole::Unit) {
            doIt(state, act::putCard(seat, id, Zone::Field, quadrant));
            return id;
        }
    return noCard;
}

} // namespace

class TableWordsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlayerIsChosenByName()
    {
        const auto state = table();
        const app::TableWords words(state);
        QCOMPARE(words.action(act::chooseQuadrant(1, 0, Quadrant::None)).what, std::string("Alice"));
        const auto place = words.action(act::chooseQuadrant(1, 0, Quadrant::FrontLeft));
        QCOMPARE(place.what + "|" + place.detail, std::string("front left|Alice"));
        QCOMPARE(words.action(act::chooseValue(1, 0)).what, std::string("No"));
    }
    void whatIsPaidIsSaidToBe()
    {
        const auto cards = catalogueOf(R"([
            {"name":"Hoarder","type":"Unit","cp":1,"attack":1,"defense":1,"rules":"Active: Destroy a friendly unit. Inflict Impact 1 on target unit."}])");
        const DeckChecker checker(ruleset(), cards);
        const auto ready = setUpGame({{"Alice", deckOf("main: 20 Hoarder")}}, checker, Windows::Never, true);
        QVERIFY(ready.has_value());
        auto state = *ready;
        doIt(state, act::flipInitiative(3));
        if (state.stage == Stage::ChooseFirst)
            doIt(state, act::chooseFirst(0, 0));
        const auto hoarder = put(state, 0, Quadrant::FrontLeft), paid = put(state, 0, Quadrant::FrontLeft);
        const auto touched = put(state, 0, Quadrant::FrontRight);
        doIt(state, act::useAbility(0, hoarder));
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("Alice chooses what to pay for Hoarder."));
        doIt(state, act::chooseCard(0, paid));
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("Alice chooses for Hoarder."));
        doIt(state, act::chooseCard(0, touched));
        QCOMPARE(state.card(paid).zone, Zone::Discard);
        QCOMPARE(state.card(touched).zone, Zone::Discard);
    }
    void whatStaysByHandIsSaid()
    {
        const auto cards = catalogueOf(R"([
            {"name":"Whole","type":"Unit","cp":1,"attack":1,"defense":1,"rules":"Steadfast. Active: Exhaust this unit. Draw a card."},
            {"name":"Half","type":"Unit","cp":1,"attack":1,"defense":1,"rules":"Active: Exhaust this unit. Draw a card.\nPassive: This unit wears a hat."},
            {"name":"Hat","type":"Unit","cp":1,"attack":1,"defense":1,"rules":"Passive: This unit wears a hat."},
            {"name":"Plain","type":"Unit","cp":1,"attack":1,"defense":1}])");
        const DeckChecker checker(ruleset(), cards);
        const auto deck = deckOf("main: 1 Whole, 1 Half, 1 Hat, 1 Plain");
        const std::map<std::string, std::string> expected{
            {"Whole", ""}, {"Half", "partly by hand"}, {"Hat", "by hand"}, {"Plain", ""}};
        for (const bool textsPlay : {true, false}) {
            const auto state = setUpGame({{"Alice", deck}}, checker, Windows::Never, textsPlay);
            QVERIFY(state.has_value());
            const app::TableWords words(*state);
            std::size_t seen = 0;
            for (const auto id : state->pile(0, Zone::Deck)) {
                const auto it = expected.find(state->name(id));
                QVERIFY(it != expected.end());
                const auto wanted = textsPlay ? it->second : std::string();
                QCOMPARE(words.byHand(id), wanted);
                QCOMPARE(words.card(id).find(", " + it->second + ";") != std::string::npos, !wanted.empty());
                ++seen;
            }
            QCOMPARE(seen, expected.size());
        }
    }
    void whoseWordIsWaitedFor()
    {
        auto state = table();
        QCOMPARE(app::waitedFor(state), noSeat);
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("The decks wait for the initiative flip."));
        state = begun();
        QCOMPARE(app::waitedFor(state), SeatIndex{0});
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("Alice acts."));
        doIt(state, act::pass(0));
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("Player 2 acts.")); // has no name
        auto asked = state;
        asked.stage = Stage::Triggers;
        asked.asked = 0;
        const std::pair<Next, const char*> moments[] = {{Next::RoundEnd, " at the end of the round."},
            {Next::FirstTurn, " at the start of the round."}, {Next::NextTurn, "."}};
        for (const auto& [next, moment] : moments) {
            asked.next = next;
            QCOMPARE(app::TableWords(asked).waitsFor(), std::string("Alice may trigger abilities") + moment);
        }
        doIt(state, act::concede(1));
        QCOMPARE(app::TableWords(state).waitsFor(), std::string("Alice has won."));
    }

    void anAttackIsForeseenAsItHappens()
    {
        auto state = begun();
        const auto mine = put(state, 0, Quadrant::FrontLeft), theirs = put(state, 1, Quadrant::FrontRight);
        const auto attack = act::attack(0, mine, theirs);
        QCOMPARE(app::TableWords(state).outcome(attack), std::string("2 against 2: Suppressed"));
        doIt(state, act::setCounters(0, theirs, 0, 1));
        QCOMPARE(app::TableWords(state).outcome(attack), std::string("2 against 3: no effect"));
        doIt(state, act::setCounters(0, theirs, 0, -1));
        const app::TableWords words(state);
        QCOMPARE(words.outcome(attack), std::string("2 against 1: destroyed"));
        QCOMPARE(words.action(attack).what, std::string("Attack Causeway Docker (Player 2, front right)")); // of two
        QCOMPARE(words.outcome(act::attack(0, theirs, mine)), std::string()); // not allowed: nothing to foresee
        const auto before = state;
        (void)words.outcome(attack);
        QVERIFY(state == before);
    }

    // Of two cards of one name, which of them is meant.
    void rowsSayWhichOfTwoIsMeant()
    {
        auto state = begun();
        const auto one = put(state, 0, Quadrant::FrontLeft);
        QCOMPARE(
            app::TableWords(state).action(act::evolve(0, one, one)).what, std::string("Evolve from Causeway Docker"));
        const auto other = put(state, 0, Quadrant::BackRight);
        const app::TableWords words(state);
        QCOMPARE(
            words.action(act::evolve(0, one, other)).what, std::string("Evolve from Causeway Docker (back right)"));
        QCOMPARE(
            words.action(act::joinAttack(0, one)).what, std::string("Causeway Docker (front left) joins the attack"));
    }

    void rowsSayWhatIsLeft()
    {
        auto state = begun();
        doIt(state, act::setPoints(0, 5));
        CardId unit = noCard;
        for (const auto id : state.pile(0, Zone::Hand))
            if (state.factsOf(id).role == CardRole::Unit)
                unit = id;
        QVERIFY(unit != noCard);
        const auto text = app::TableWords(state).action(act::deploy(0, unit, Quadrant::BackLeft));
        QCOMPARE(text.what, std::string("Deploy back left"));
        QCOMPARE(text.detail, std::string("2 CP, leaves 3"));
    }

    void cardsSayHowTheyStand()
    {
        auto state = begun();
        const auto unit = put(state, 0, Quadrant::FrontLeft);
        doIt(state, act::setFlag(0, unit, CardFlag::Exhausted));
        doIt(state, act::setImpact(0, unit, 1));
        doIt(state, act::setCounters(0, unit, 1, -1));
        doIt(state, act::setMechanic(0, unit, Mechanic::MustBeAttacked));
        const app::TableWords words(state);
        QCOMPARE(words.conditions(unit), (std::vector<std::string>{"exhausted", "Impact 1", "+1/-1", "Taunt"}));
        QCOMPARE(words.card(unit),
            std::string(
                "Causeway Docker, Attack 3 (2 printed, +1 counters), Defense 1 (2 printed, −1 counters), Close, "
                "exhausted, Impact 1, +1/-1, Taunt; Alice, front left"));
    }

    // As combat counts them: the row, and 0 of what is Suppressed.
    void numbersAreThoseOfCombat()
    {
        auto state = begun();
        const auto unit = put(state, 0, Quadrant::BackLeft);
        QVERIFY(app::TableWords(state).card(unit).find("Defense 3 (2 printed, +1 back row)") != std::string::npos);
        doIt(state, act::setFlag(0, unit, CardFlag::Suppressed));
        QVERIFY(app::TableWords(state).card(unit).find("Defense 0 (Suppressed)") != std::string::npos);
        QCOMPARE(app::TableWords(state).range(unit), std::string("Close"));
    }

    void shortReasonsFitOnACard()
    {
        auto state = begun();
        const app::TableWords words(state);
        QCOMPARE(
            words.shortReason({.code = RefusalCode::NotEnoughPoints, .have = 2, .need = 5}), std::string("3 CP short"));
        QCOMPARE(words.shortReason({.code = RefusalCode::QuadrantFull}), std::string("no room"));
        QVERIFY(words.shortReason({.code = RefusalCode::NotYourTurn}).empty());
    }

    void everyPlaceHasAName()
    {
        std::set<std::string> names;
        eachQuadrant(wholeSide, [&](Quadrant quadrant) { names.insert(app::quadrantWords(quadrant)); });
        QCOMPARE(names.size(), maxQuadrants);
        QVERIFY(names.contains("front inner left") && names.contains("middle centre") && names.contains("back right"));
        QVERIFY(app::quadrantWords(Quadrant::None).empty());
        for (std::size_t i = 0; i < zoneCount; ++i)
            QVERIFY(!app::pileWords(static_cast<Zone>(i)).empty());
        const auto state = table();
        for (int i = 0; i <= static_cast<int>(CardFlag::StaysExhausted); ++i)
            QVERIFY(!app::flagWords(*state.facts, static_cast<CardFlag>(i)).empty());
    }
};

NEXUS_TEST(TableWordsTest, Events);

} // namespace table_words_test

#include "table_words_test.moc"
