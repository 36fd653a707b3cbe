// Why an action cannot be taken: a code, the section of the rulebook behind it (out of the ruleset's `cites`; empty
// where it names none) and the numbers. app/text/game_log makes a sentence of it.
#pragma once

#include "model/engine/action.h"

namespace nexus::model {

enum class RefusalCode : std::uint8_t {
    GameOver,
    NotNow,      // the game waits for something else
    NotYourTurn, // card unused; other: whose word is waited for
    NotInPhase,  // the phase does not have this action
    NoSuchCard,  // no card, or one that fits no such action
    NotYourCard,
    NotInHand,
    NotInPlay,
    NotInDiscard,    // a card that may not be played from where it lies
    NotEnoughPoints, // needs `need`, has `have`
    WrongKind,       // cards of this type are not played like that
    NoQuadrant,      // names no quadrant, or one where none is needed
    NotBackRow,
    QuadrantFull, // needs `need` quarters of a regular unit's room, `have` are left
    SecondAlone,  // other: the Leader that is there
    TerrainLimit, // need: the limit
    EntryBarred,  // other: the unit that bars
    NoHost,       // an upgrade needs a unit or asset of its side; an evolution the card it names
    NoEvolution,
    Exhausted,
    CannotAttack, // no Attack, no range, or an ability forbids it
    OutOfRange,
    NotATarget,      // assets, own units where the edition spares them, cards out of play
    FrontRowFirst,   // other: the unit in front of it
    MustAttackOther, // other: a unit that has to be attacked first
    Hidden,
    Shielded,
    NotAdjacent,
    NotTogether, // may not come along: another quadrant, no such keyword
    NoFollowUp,
    NoAbility,
    Blanked,
    NoTrigger, // no triggered ability there
    ChainFull,
    MissionDone, // is complete already
    MissionOpen, // is not complete yet
    MissionUsed,
    NotYourChoice,
    Immovable, // opponents' effects do not move it
    NoEffect,  // there is no effect to name a target of, or to negate
    BadValue,  // a number out of bounds: have, and need is the limit
};
constexpr std::size_t refusalCount = 41;

struct Refusal {
    RefusalCode code = RefusalCode::NotNow;
    std::string section;
    CardId card = noCard, other = noCard;
    SeatIndex seat = noSeat;
    std::int32_t have = 0, need = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

[[nodiscard]] std::string_view refusalId(RefusalCode code); // "not-enough-points"

} // namespace nexus::model
