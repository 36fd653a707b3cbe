// What the engine knows how to do with a card, named apart from any game's words: game.json binds card types to
// roles and keywords to mechanics. In Quantum Nexus "deploy-front" is Infiltrator, "suppressed-instead" is Zeal.
// A keyword without a mechanic is text that players carry out by hand.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace nexus::model {

// How cards of a type are played: units into quadrants, assets beside the battlefield, events once, upgrades onto
// another card, terrain into a quadrant without taking room, missions laid out before the game.
enum class CardRole : std::uint8_t { None, Unit, Asset, Event, Upgrade, Terrain, Mission };

enum class Mechanic : std::uint8_t {
    None,
    Size,              // takes `value` quarters of a regular unit's room
    DeployFront,       // may be deployed into the front row
    NeighbourDefense,  // +1 Defense for each unit with the same in a neighbouring quadrant of its own side
    MoveAfterAttack,   // may move after it attacked, for nothing
    DeployTogether,    // others with the same may be deployed with it
    AttackTogether,    // others with the same in its quadrant may join its attack
    MustBeAttacked,    // enemies that have it in reach attack it or one like it
    BarsEntry,         // enemies do not enter the front quadrant opposite
    SuppressedInstead, // the first time it would be destroyed in a round it is suppressed
    HiddenUntilActing, // opponents cannot choose it until it has acted in the round
    GrowsWhenAttacked, // the first time in a round it is attacked and lives it gets that many +1/+1 counters
    Immovable,         // opponents' effects do not move it
    RemovesBlanked,    // what it destroys while blanked leaves the game
    PlayFromDiscard,   // may be played from the discard pile for the number, then leaves the game
    Evolves,           // may be laid on the card it names for the number
    CannotAttack,
    Blanked, // the state whose bearer's rule box is blank until the next round
    Impact,  // damage that stays
    Mark,    // a mark that other cards look for
};
constexpr std::size_t mechanicCount = 20;

[[nodiscard]] std::string_view mechanicId(Mechanic mechanic);
[[nodiscard]] std::optional<Mechanic> mechanicOf(std::string_view id);
[[nodiscard]] std::optional<CardRole> roleOf(std::string_view id);

} // namespace nexus::model
