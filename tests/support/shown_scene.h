// A scene that is set, played by orders and told, under all promises of a game.
#pragma once

#include "app/text/game_log.h"
#include "importers/scene_json.h"
#include "tests/support/state_promises.h"

namespace nexus::test {

// {"format", …, "players"}: the seats A and B with 10 CP and what is given of them.
inline std::string sceneOf(const std::string& a, const std::string& b,
    const std::string& ruleset = "quantum-nexus-2025-07", const std::string& phase = "activation")
{
    const auto seat = [](const char* name, const std::string& rest) {
        return R"({"name":")" + std::string(name) + R"(","cp":10)" + (rest.empty() ? "" : ",") + rest + "}";
    };
    return R"({"format":"nexusdeck-scene/1","game":"quantum-nexus","ruleset":")" + ruleset + R"(","phase":")" + phase +
           R"(","round":2,"toAct":1,"players":[)" + seat("A", a) + "," + seat("B", b) + "]}";
}

struct ShownScene {
    std::string answer; // where everything is, "REFUSED 2" of an order, and the log in sentences
    std::string fault;  // a broken promise: the scene or the game is not as it has to be
};

inline ShownScene shownScene(const std::string& scene, const std::string& orders, const model::DeckChecker& checker)
{
    const auto set = importers::readSceneJson(scene);
    const auto ordered = importers::readSceneOrdersJson(orders);
    if (!set || !ordered)
        return {{}, "the scene or its orders cannot be read: " + (set ? ordered.error() : set.error()).front().reason};
    auto start = model::setScene(*set, checker);
    if (!start)
        return {{}, "the scene cannot be set: " + start.error().card};
    const auto played = model::play(*start, *ordered);
    ShownScene shown{importers::writeSceneStateJson(played.state), brokenPromise(played.state)};
    if (played.refused)
        shown.answer += " REFUSED " + std::to_string(played.refused->order + 1);
    model::Timeline timeline(*start);
    for (const auto& action : played.actions)
        if (!timeline.act(action))
            return {{}, "the game cannot be played again"};
    if (!(timeline.state() == played.state))
        shown.fault = "the game played again ends otherwise";
    shown.answer += app::gameLogText(timeline);
    while (timeline.undo()) {}
    if (!(timeline.state() == *start))
        shown.fault = "what was done cannot be undone";
    return shown;
}

} // namespace nexus::test
