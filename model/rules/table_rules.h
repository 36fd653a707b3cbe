// How an edition is played, out of the `play` block of its ruleset (resources/help/rulesets.md). What
// stands in the initialisers is what a ruleset means that leaves the key out. Read by importers/game_parts_json.
#pragma once

#include "model/rules/board.h"

#include <map>

namespace nexus::model {

// What a player may do in a phase, besides passing and conceding.
enum class TurnAction : std::uint8_t { Deploy, Evolve, Ability, Attack, Event, Move, Interrupt };
constexpr std::size_t turnActionCount = 7;
using TurnActions = std::uint8_t; // a bit each
[[nodiscard]] constexpr TurnActions bit(TurnAction action)
{
    return static_cast<TurnActions>(1U << static_cast<unsigned>(action));
}

// Players act in turn, one action at a time, until all pass in a row.
struct RoundPhase {
    std::string id;    // "activation"
    std::string label; // "Activation Sequence"
    TurnActions actions = 0;
    TurnActions counted = 0; // what LeastDone counts of it
    friend bool operator==(const RoundPhase&, const RoundPhase&) = default;
};

// Who acts first in a phase: who passed first in the run that ended the one before, or who did least in it
// (fewest cards, then fewest points, then the next clockwise from the last to act).
enum class NextInitiative : std::uint8_t { FirstToPass, LeastDone };
// What an attack does: above Defense destroys and equal suppresses; or the lower of the two is destroyed.
enum class CombatKind : std::uint8_t { Suppress, LowerFalls };
// Triggered abilities: last in, first out, with one response window, new triggers ignored; or the active player's,
// then the others', first in first out, new triggers in a batch of their own.
enum class TriggerOrder : std::uint8_t { Chain, Batches };

// The points of a round: the sum of an attribute over a section.
struct Income {
    SectionId section;
    AttributeIndex attribute = 0;
    friend bool operator==(const Income&, const Income&) = default;
};

struct TableRules {
    SectionId deck; // drawn from; else the first section neither optional nor free that pays and bounds nothing
    int hand = 5;   // cards; a round draws up to it
    std::optional<Income> income;
    std::vector<RoundPhase> phases{{"activation", "Activation Sequence", 0x3f, 0x3f}};
    NextInitiative initiative = NextInitiative::FirstToPass;
    CombatKind combat = CombatKind::Suppress;
    TriggerOrder triggers = TriggerOrder::Chain;
    std::optional<AttributeIndex> cost; // what cards cost, and what the first flip compares
    Board board;
    std::vector<Range> ranges;     // by choice of the game's range attribute
    int backRowDefense = 1;        // in combat
    bool ownTargets = true;        // attacks may choose units of the attacker's own side
    bool frontRowFirst = false;    // the back row of a column is safe behind a unit in its front row
    bool abilitiesExhaust = false; // every active ability, whether it says so or not
    bool deployAnywhere = false;   // else units come into the back row
    bool emptyDeckLoses = false;
    bool frontlineWins = true; // every front quadrant held against an empty front row, at the end of a round
    bool missionsWin = false;  // all missions complete
    std::map<std::string, std::string> cites; // section of the rulebook: of a refusal by its id, of a rule text by its
                                              // kind ("active") or a word of its meaning ("does:draw")
    friend bool operator==(const TableRules&, const TableRules&) = default;
};

} // namespace nexus::model
