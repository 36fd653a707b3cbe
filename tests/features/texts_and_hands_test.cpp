#include "tests/support/decks.h"
#include "tests/support/shown_scene.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <functional>

namespace texts_and_hands_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

using Hands = std::function<std::vector<Action>(const GameState& state)>;

// What a text does, and what players do by hand who carry it out themselves.
struct Deed {
    const char* rules;
    const char* with; // answers, as orders have them
    Hands hands;
};

CardId cardCalled(const GameState& state, std::string_view name)
{
    for (CardId card = 0; card < state.cards.size(); ++card)
        if (state.name(card) == name)
            return card;
    return noCard;
}

const std::vector<Deed>& deeds()
{
    const auto grunt = [](const GameState& state) { return cardCalled(state, "Grunt"); };
    const auto wall = [](const GameState& state) { return cardCalled(state, "Wall"); };
    static const std::vector<Deed> all{{"Destroy target unit.", R"(["Grunt"])",
                                           [=](const GameState& s) { return std::vector{act::destroy(0, grunt(s))}; }},
        {"Destroy each unit with Defense 2 or less.", "[]",
            [=](const GameState& s) { return std::vector{act::destroy(0, grunt(s))}; }},
        {"Draw two cards.", "[]", [](const GameState&) { return std::vector{act::drawCards(0, 2)}; }},
        {"Draw two cards, then discard a card.", R"(["Second"])",
            [](const GameState& s) {
                return std::vector{act::drawCards(0, 2), act::putCard(0, cardCalled(s, "Second"), Zone::Discard)};
            }},
        {"Gain 3 CP.", "[]", [](const GameState& s) { return std::vector{act::setPoints(0, s.player(0).points + 3)}; }},
        {"Each opponent loses 2 CP.", "[]",
            [](const GameState& s) { return std::vector{act::setPoints(1, s.player(1).points - 2)}; }},
        {"Inflict Impact 2 on target unit.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::inflictImpact(0, wall(s), 2)}; }},
        {"Inflict Impact 2 on each unit.", "[]",
            [=](const GameState& s) {
                return std::vector{act::inflictImpact(0, grunt(s), 2), act::inflictImpact(0, wall(s), 2)};
            }},
        {"Put two +1/+1 counters on target friendly unit.", R"(["Grunt"])",
            [=](const GameState& s) { return std::vector{act::setCounters(0, grunt(s), 2, 2)}; }},
        {"Target enemy unit gets -1 Attack and -2 Defense until the end of the Game Round.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::setRoundBonus(0, wall(s), -1, -2)}; }},
        {"Exhaust target enemy unit.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::setFlag(0, wall(s), CardFlag::Exhausted)}; }},
        {"Apply Static to target enemy unit.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::setFlag(0, wall(s), CardFlag::Blanked)}; }},
        {"Apply Suppressed to target enemy unit.", R"(["2:Wall"])",
            [=](const GameState& s) {
                return std::vector{
                    act::setFlag(0, wall(s), CardFlag::Exhausted), act::setFlag(0, wall(s), CardFlag::Suppressed)};
            }},
        {"Return target unit to its owner's hand.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::putCard(1, wall(s), Zone::Hand)}; }},
        {"Remove target unit from the game.", R"(["2:Wall"])",
            [=](const GameState& s) { return std::vector{act::putCard(1, wall(s), Zone::Removed)}; }},
        {"Move target friendly unit to another friendly Quadrant.", R"(["Grunt","back-centre"])",
            [=](const GameState& s) {
                return std::vector{act::putCard(0, grunt(s), Zone::Field, Quadrant::BackCentre)};
            }},
        {"Sacrifice a friendly unit. If you do, draw two cards.", R"(["Grunt"])",
            [=](const GameState& s) {
                return std::vector{act::destroy(0, grunt(s)), act::drawCards(0, 2)};
            }},
        {"Put the top card of your deck into your discard pile.", "[]",
            [](const GameState& s) { return std::vector{act::putCard(0, cardCalled(s, "First"), Zone::Discard)}; }},
        {"Return a Unit card from your discard pile to your hand.", R"(["Fallen"])",
            [](const GameState& s) { return std::vector{act::putCard(0, cardCalled(s, "Fallen"), Zone::Hand)}; }},
        {"Return a Unit card from your discard pile to play in a friendly Back Row Quadrant, exhausted.",
            R"(["Fallen","back-right"])",
            [](const GameState& s) {
                const auto fallen = cardCalled(s, "Fallen");
                return std::vector{act::putCard(0, fallen, Zone::Field, Quadrant::BackRight),
                    act::setFlag(0, fallen, CardFlag::Exhausted)};
            }},
        {"Put a card from your hand on the bottom of your deck.", R"(["Spare"])",
            [](const GameState& s) { return std::vector{act::putOnBottom(0, cardCalled(s, "Spare"))}; }},
        {"Destroy target Asset.", R"(["2:Forge"])",
            [](const GameState& s) { return std::vector{act::destroy(0, cardCalled(s, "Forge"))}; }},
        {"Remove all accumulated Impact from target friendly unit and ready it.", R"(["Grunt"])",
            [=](const GameState& s) {
                return std::vector{
                    act::setImpact(0, grunt(s), 0), act::setFlag(0, grunt(s), CardFlag::Exhausted, false)};
            }}};
    return all;
}

// The same cards; what the Event says is understood, or is not.
std::string cardsWith(const std::string& rules)
{
    std::string cards = "[";
    for (const char* unit : {"Grunt", "Fallen", "Spare", "First", "Second", "Third"})
        cards += "{\"name\":\"" + std::string(unit) +
                 "\",\"type\":\"Unit\",\"cp\":2,\"attack\":2,\"defense\":2,\"range\":\"Close\"},";
    return cards +
           "{\"name\":\"Wall\",\"type\":\"Unit\",\"cp\":3,\"attack\":1,\"defense\":5,\"range\":\"Close\"},"
           "{\"name\":\"Forge\",\"type\":\"Asset\",\"cp\":2,\"defense\":3},"
           "{\"name\":\"Deed\",\"type\":\"Event\",\"cp\":2,\"rules\":\"" +
           rules + "\"}]";
}

} // namespace

// A text that plays by itself and players who carry it out by hand end in the same state: two ways to one answer.
class TextsAndHandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endInTheSameState_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < deeds().size(); ++i)
            QTest::newRow(deeds()[i].rules) << static_cast<int>(i);
    }
    void endInTheSameState()
    {
        QFETCH(int, number);
        const auto& deed = deeds()[static_cast<std::size_t>(number)];
        const auto scene = *nexus::importers::readSceneJson(
            sceneOf(R"("hand":["Deed","Spare"],"deck":["First","Second","Third"],"discard":["Fallen"],)"
                    R"("field":{"front-left":[{"card":"Grunt","exhausted":true,"impact":1}]})",
                R"("loadout":[{"card":"Forge"}],"field":{"front-right":[{"card":"Wall"}]})"));
        const auto started = [&](const std::string& rules) {
            const auto catalogue = catalogueOf(cardsWith(rules));
            return *setScene(scene, {ruleset("quantum-nexus-2025-07"), catalogue});
        };
        const auto orders = nexus::importers::readSceneOrdersJson(
            "[{\"seat\":1,\"do\":\"event\",\"card\":\"Deed\",\"with\":" + std::string(deed.with) + "}]");
        const auto byText = play(started(deed.rules), *orders);
        QVERIFY2(!byText.refused && byText.unused.empty(), byText.refused ? byText.refused->word.c_str() : "unused");

        auto byHand = started("Hum quietly.");
        QVERIFY(apply(byHand, act::playEvent(0, cardCalled(byHand, "Deed"))).has_value());
        const auto undone = nexus::importers::writeSceneStateJson(byHand);
        for (const auto& action : deed.hands(byHand))
            QVERIFY2(apply(byHand, action).has_value(), std::string(actionId(action.kind)).c_str());
        QVERIFY2(nexus::importers::writeSceneStateJson(byHand) != undone, "the hands have done nothing");
        QVERIFY(apply(byHand, act::effectDone(0)).has_value());
        QCOMPARE(QString::fromStdString(nexus::importers::writeSceneStateJson(byText.state)),
            QString::fromStdString(nexus::importers::writeSceneStateJson(byHand)));
    }
};

NEXUS_TEST(TextsAndHandsTest, Nothing);

} // namespace texts_and_hands_test

#include "texts_and_hands_test.moc"
