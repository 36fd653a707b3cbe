// Scenes that show what sentences of rule texts do: tests/features/scenes.
#pragma once

#include <string>
#include <vector>

namespace nexus::test {

// What players have and the orders, as a scene has them; what has to stand in the answer, and what must not.
struct SceneCase {
    std::string name, first, second, orders = "[]";
    std::vector<std::string> stands, lacks;
};

const std::string& sceneCards(); // made for the sentences they show: a list of cards
const std::vector<SceneCase>& sceneCases();

} // namespace nexus::test
