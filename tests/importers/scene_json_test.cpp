#include "importers/scene_json.h"

#include "importers/game_log_json.h"
#include "model/base/random.h"
#include "tests/support/legal_decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace scene_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::vector<std::string> randomNames(Random& random)
{
    std::vector<std::string> names(random.below(4));
    for (auto& name : names)
        name = randomName(random.next());
    return names;
}

std::vector<SceneCard> randomCards(Random& random)
{
    std::vector<SceneCard> cards(random.below(3));
    for (auto& card : cards) {
        card.card = randomName(random.next());
        card.attached = randomNames(random);
        card.exhausted = random.below(2);
        card.suppressed = random.below(2);
        card.impact = random.between(0, 9);
        card.attack = random.between(-9, 9);
        card.defense = random.between(-9, 9);
        if (random.below(2))
            card.states.push_back(random.below(2) ? Mechanic::Blanked : Mechanic::Mark);
        for (const char* label : {"debt", "prayer"})
            if (random.below(3) == 0)
                card.markers.emplace_back(label, random.between(1, 9));
    }
    return cards;
}

Scene randomScene(Random& random)
{
    Scene scene{.game = "quantum-nexus", .ruleset = random.below(2) ? "quantum-nexus-2025-07" : ""};
    scene.phase = random.below(2) ? "battle" : "";
    scene.seed = random.below(100);
    scene.round = random.between(1, 9);
    scene.seats.resize(static_cast<std::size_t>(random.between(1, 4)));
    scene.toAct = static_cast<SeatIndex>(random.below(static_cast<std::uint32_t>(scene.seats.size())));
    for (auto& seat : scene.seats) {
        seat.name = randomName(random.next());
        seat.points = random.between(0, 20);
        if (random.below(2))
            seat.income = random.between(0, 9);
        for (auto* pile : {&seat.missions, &seat.completed, &seat.hand, &seat.deck, &seat.discard})
            *pile = randomNames(random);
        seat.loadout = randomCards(random);
        for (std::size_t i = 0; i < maxQuadrants; ++i) {
            seat.terrains[i] = randomNames(random);
            seat.field[i] = randomCards(random);
        }
    }
    return scene;
}

} // namespace

class SceneJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 9);
            const auto scene = randomScene(random);
            const auto text = writeSceneJson(scene);
            RC_ASSERT(isSceneJson(text));
            const auto again = readSceneJson(text);
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == scene);
            const auto log = logOf(scene, starterGame());
            const auto read = readGameLogJson(writeGameLogJson(log));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == log);
        }));
    }

    void aGameThatBeganAsASceneIsPlayedAgain()
    {
        const auto scene = readSceneJson(R"({"format":"nexusdeck-scene/1","round":2,"players":[
            {"name":"A","cp":5,"hand":["Second Draft"],"deck":["Causeway Docker","Ration Mule","Causeway Docker"]},
            {"name":"B","cp":5}]})");
        QVERIFY(scene.has_value());
        const auto& checker = starterChecker("quantum-nexus-2025-07");
        auto timeline = Timeline::of(logOf(*scene, starterGame()), checker);
        QVERIFY(timeline.has_value());
        RandomPlayer player(1);
        for (int i = 0; i < 8; ++i)
            QVERIFY(timeline->act(player.choose(timeline->state())).has_value());
        const auto read = readGameLogJson(writeGameLogJson(timeline->log()));
        QVERIFY(read.has_value());
        const auto state = replay(*read, checker);
        QVERIFY(state.has_value());
        QVERIFY(*state == timeline->state());
        while (timeline->undo()) {}
        QVERIFY(timeline->state() == setScene(*scene, checker).value());
    }

    // Their names are text from outside.
    void countersWithAWordAreLookedThrough()
    {
        const auto with = [](const std::string& others) {
            std::string text =
                R"({"format":"nexusdeck-scene/1","players":[{"loadout":[{"card":"a","counters":{"other":{#}}}]}]})";
            return readSceneJson(text.replace(text.find('#'), 1, others));
        };
        const auto saysOf = [&](const std::string& others) {
            const auto read = with(others);
            return read ? std::string() : read.error().front().pointer + " " + read.error().front().reason;
        };
        QVERIFY(with(R"("prayer":2)").has_value());
        const std::string at = "/players/0/loadout/0/counters/other ";
        QCOMPARE(saysOf("\"a\\u001b[31mb\":1"), at + "has a control character");
        QVERIFY(saysOf("\"" + std::string(5000, 'a') + "\":1").starts_with(at + "is too long"));
        QVERIFY(saysOf(R"("prayer":0)").find("/counters/other/prayer") != std::string::npos);
        std::string many;
        for (int i = 0; i < 21; ++i)
            many += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":999";
        QCOMPARE(saysOf(many), at + "has more than 20 kinds");
    }

    // Eight players with decks of the largest game have some 700 cards.
    void aSceneHasRoomForManyCards()
    {
        const auto with = [](int cards) {
            std::string names;
            for (int i = 0; i < cards; ++i)
                names += (i > 0 ? ",\"c" : "\"c") + std::to_string(i) + "\"";
            return readSceneJson(R"({"format":"nexusdeck-scene/1","players":[{"deck":[)" + names + "]}]}");
        };
        QVERIFY(with(2000).has_value());
        const auto tooMany = with(2001);
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().front().pointer, std::string("/players/0/deck"));
        QCOMPARE(tooMany.error().front().reason, std::string("makes more than 2,000 cards in one scene"));
    }

    void aGameBeginsWithDecksOrWithAScene()
    {
        const std::string head = R"({"format":"nexusdeck-play/1","engine":5,"game":"quantum-nexus","ruleset":"a")";
        const std::string scene = R"("scene":{"format":"nexusdeck-scene/1","players":[{}]})";
        QVERIFY(readGameLogJson(head + "," + scene + "}").has_value());
        QVERIFY(!readGameLogJson(head + "}"));
        QVERIFY(!readGameLogJson(head + "," + scene + R"(,"seats":[{"deck":{}}]})"));
        const auto fault = readGameLogJson(head + R"(,"scene":{"format":"nexusdeck-scene/1","players":[{"cp":-1}]}})");
        QVERIFY(!fault);
        QCOMPARE(fault.error().front().pointer, std::string("/scene/players/0/cp"));
    }
};

NEXUS_TEST(SceneJsonTest, Nothing);

} // namespace scene_json_test

#include "scene_json_test.moc"
