// What an action brought about, step by step, for logs and for showing it: apply tells it, nothing depends on it.
#pragma once

#include "model/engine/game_state.h"

namespace nexus::model {

enum class HappeningKind : std::uint8_t {
    Revealed,        // seat's card on flip number a; b is its cost
    FlipTied,        // flip a, b players
    FlipUndecided,   // these decks can never differ
    Decides,         // seat, after a flips
    ActsFirst,       // seat
    Shuffled,        // seat
    RoundBegan,      // a
    PhaseBegan,      // a: position in TableRules::phases; seat acts first
    Readied,         // card
    StayedExhausted, // card
    Gained,          // seat has a points
    Drew,            // seat, card
    DeckEmpty,       // seat should have drawn
    Paid,            // seat, a points, b left
    Deployed,        // card
    Attached,        // card to other
    Evolved,         // card onto other
    Moved,           // card from quadrant a to b
    FollowedUp,      // card from quadrant a to b
    AbilityUsed,     // card, a: which ability
    AttackDeclared,  // card against other
    Joined,          // card
    Fought,          // card against other: a Attack, b Defense
    Destroyed,       // card
    RemovedFromGame, // card
    Suppressed,      // card
    Saved,           // card is suppressed instead of destroyed
    Withstood,       // card
    Grew,            // card by a counters
    ImpactNow,       // card has a, b its Defense
    Discarded,       // card
    LeftPlay,        // card, with its host other
    EventPlayed,     // card
    OnChain,         // card, link a
    Resolving,       // card, link a
    Fizzled,         // card, link a; 0: a declared action
    WasNegated,      // card
    PhaseEnded,      // a; seat has the next initiative
    Eliminated,      // seat
    Conceded,        // seat
    LostByDraw,      // seat
    MissionComplete, // card
    MissionUsed,     // card
    Won,             // seat
    Drawn,           // nobody
    ByHand,          // card, as the action says
};

struct Happening {
    HappeningKind kind = HappeningKind::ByHand;
    SeatIndex seat = noSeat;
    CardId card = noCard, other = noCard;
    std::int32_t a = 0, b = 0;
    friend bool operator==(const Happening&, const Happening&) = default;
};
using Happenings = std::vector<Happening>;

} // namespace nexus::model
