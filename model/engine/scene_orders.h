// What is to be done in a scene, one order after the other, each to its end (importers/scene_json,
// resources/help/scenes.md).
#pragma once

#include "model/engine/apply.h"

namespace nexus::model {

// A card is its name, "Name#2" the second of one's own, "2:Name" of seat 2. `with` answers the choices that follow, in
// order: cards, quadrants ("2:front-left"), numbers, "yes", "no".
struct SceneOrder {
    enum class Kind : std::uint8_t {
        Event,
        Ability,
        Attack,
        Deploy,
        Move,
        Trigger,
        NoResponse,
        Pass,
        Mission,
        Concede,
        ByHand, // `deed`: its kind, its numbers and words; the cards are `card` and `on`
    };
    Kind kind = Kind::Pass;
    SeatIndex seat = 0;
    std::string card, target, on;
    Quadrant to = Quadrant::None;
    int number = 1; // of the ability
    std::vector<std::string> with;
    Action deed;
};
// Those that have a word of their own; what is done by hand has that of its action.
constexpr std::size_t sceneOrderKinds = 10;
[[nodiscard]] std::optional<SceneOrder::Kind> sceneOrderKindOf(std::string_view id); // "no-response"

struct SceneRefusal {
    enum class Why : std::uint8_t {
        Word,    // `word` is a card that is not there, or an answer that is none
        Wanted,  // the card `word` asks for an answer that is not given
        Endless, // texts trigger each other without end, the card `word` last
    };
    Why why = Why::Word;
    std::size_t order = 0; // from 0
    std::string word;
    std::vector<std::string> could; // answers there could be, in words of orders
    std::optional<Refusal> refusal; // of the rules
};
// A game after orders: all of them, or up to the first that is refused, as it was before that.
struct PlayedScene {
    GameState state;
    std::vector<Action> actions;
    std::vector<Happenings> told;
    std::optional<SceneRefusal> refused;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> unused; // answers of an order that nothing asked for
};
// Where no trigger is ordered, nobody uses one that may be left; where no answer is given to a choice that may be
// left, it is left. An effect that stays by hand is done with.
[[nodiscard]] PlayedScene play(GameState start, const std::vector<SceneOrder>& orders);

} // namespace nexus::model
