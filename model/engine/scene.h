// A moment of a game written down by hand, to ask a question of rules or to test a sentence: who has what where
// (importers/scene_json, resources/help/scenes.md). It begins with the turn of the seat it names; what it leaves out is
// empty, ready, 0, the first phase.
#pragma once

#include "model/engine/setup.h"

namespace nexus::model {

struct SceneCard {
    std::string card;
    std::vector<std::string> attached;
    bool exhausted = false, suppressed = false;
    int impact = 0, attack = 0, defense = 0;               // counters on it
    std::vector<Mechanic> states;                          // Blanked, Mark
    std::vector<std::pair<std::string, int>> markers = {}; // counters of a kind only texts know: "prayer"
    friend bool operator==(const SceneCard&, const SceneCard&) = default;
};

struct SceneSeat {
    std::string name;
    int points = 0;
    std::optional<int> income;                              // what the next round gives; else its missions say
    std::vector<std::string> missions, hand, deck, discard; // of the deck the top first
    std::vector<std::string> completed;                     // missions whose challenge is done
    std::vector<SceneCard> loadout;
    std::array<std::vector<std::string>, maxQuadrants> terrains; // by Quadrant
    std::array<std::vector<SceneCard>, maxQuadrants> field;
    friend bool operator==(const SceneSeat&, const SceneSeat&) = default;
};

struct Scene {
    std::string game, ruleset, phase; // ids
    std::uint64_t seed = 1;
    int round = 1;
    SeatIndex toAct = 0;
    std::vector<SceneSeat> seats;
    friend bool operator==(const Scene&, const Scene&) = default;
};

// The game as the scene has it, its texts playing.
[[nodiscard]] tl::expected<GameState, SetupProblem> setScene(const Scene& scene, const DeckChecker& checker);

} // namespace nexus::model
