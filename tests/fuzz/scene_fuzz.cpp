#include "importers/scene_json.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/state_promises.h"

namespace scene_fuzz {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

// Whatever a scene has where: it is set up or refused, and orders are carried out or refused.
void playOn(const Scene& scene, const std::vector<SceneOrder>& orders)
{
    static const DeckChecker checker(
        starterLibrary().find(RulesetId("quantum-nexus-2025-07"))->ruleset, starterCatalogue());
    auto start = setScene(scene, checker);
    if (!start)
        return;
    need(brokenPromise(*start).empty(), "a scene keeps the promises of a game");
    const auto played = play(std::move(*start), orders);
    need(brokenPromise(played.state).empty(), "so does what it has become");
    (void)writeSceneStateJson(played.state);
}

} // namespace

// A scene, or a scene and orders for it in a line of their own.
NEXUS_FUZZER(text)
{
    const auto line = text.rfind("\n[");
    const auto orders = line == std::string_view::npos ? std::nullopt : std::optional(text.substr(line + 1));
    const auto scene = readSceneJson(text.substr(0, line));
    const auto read = readSceneOrdersJson(orders.value_or("[]"));
    if (scene)
        playOn(*scene, read.value_or(std::vector<SceneOrder>{}));
}

} // namespace scene_fuzz
