// What happens in a game.
#pragma once

#include <cstdint>

namespace nexus::model {

using SeatIndex = std::uint8_t; // players in clockwise order, from 0
constexpr SeatIndex noSeat = 0xff;
using CardId = std::uint16_t; // a copy in a game, for good
constexpr CardId noCard = 0xffff;

// What an action brought about, step by step: for logs, for showing it, and for texts that wait for it.
enum class HappeningKind : std::uint8_t {
    RoundBegan,      // a
    PhaseBegan,      // a: position in TableRules::phases; seat acts first
    Readied,         // card
    StayedExhausted, // card
    Gained,          // seat has a points
    Drew,            // seat, card
    DeckEmpty,       // seat should have drawn
    Paid,            // seat, a points, b left
    Deployed,        // card; of a token a: the quadrant
    Attached,        // card to other
    Evolved,         // card onto other
    Moved,           // card from quadrant a to b
    FollowedUp,      // card from quadrant a to b
    AbilityUsed,     // card, a: which ability
    AttackDeclared,  // card against other
    Joined,          // card, against other
    Fought,          // card against other: a Attack, b Defense; -1, unsaid, of one that joined
    Destroyed,       // card, by other where a card did it; a: 1 where it was an attack; b: 1 where it was sacrificed
    RemovedFromGame, // card, by other; a: 2 out of a discard pile, 3 out of a deck
    Suppressed,      // card, by other where a card did it; a: 1 where it was an attack
    Saved,           // card is suppressed instead of destroyed
    Withstood,       // card, an attack by other; b: 1 where that one joined it
    Spared,          // card would have been destroyed, and is not
    Grew,            // card by a counters
    ImpactNow,       // card has a, b its Defense; by other where a card did it
    Discarded,   // card; a: 1 by a text out of the hand, 2 out of the deck; 3 there, where the text says to discard it
    LeftPlay,    // card, with its host other
    EventPlayed, // card
    OnChain,     // card, link a
    Resolving,   // card, link a
    Fizzled,     // card, link a; 0: a declared action; b: 1 where it is the attacker that has gone
    WasNegated,  // card
    PhaseEnded,  // a; seat has the next initiative
    Eliminated,  // seat
    Conceded,    // seat
    LostByDraw,  // seat
    MissionComplete, // card
    MissionUsed,     // card
    Won,             // seat
    Drawn,           // nobody
    GotPoints,       // seat has a more by a text
    MadeReady,       // card, by a text
    GotState,        // card, a: the Mechanic that names the state
    LostState,       // card, a: the Mechanic that names the state
    GotCounters,     // card: a Attack, b Defense
    Strengthened,    // card, until the end of the round: a Attack, b Defense
    GotBonus,        // card, for as long as its text says: a Attack, b Defense
    Tired,           // card is exhausted; a: 1 by a text
    Healed,          // card by a Impact
    LostPoints,      // seat has a less by a text
    LookedAt,        // seat has seen what is in the pile b of seat a; b: a Zone
    ToDeck,          // card: on top of its owner's deck; a: 1 at the bottom, 2 shuffled into it; b: 1 unseen
    Recovered,       // card out of the discard pile; a: 1 into play
    ToHand,          // card
    OtherCounters,   // card has a counters of kinds only texts know
    Shown,           // seat shows card
    CameIntoPlay,    // card, by a text; with its host other; a: 1
    Fetched,         // seat has put card of the deck into the hand, which is no draw
    Targeted,  // card is chosen as a target by seat, for a text of other; a: 1 of an Event; b: 1 it is only spoken of
    EventDone, // card has been carried out
    Passed,    // seat
    ByHand,    // card, as the action says
    // what no text waits for
    Revealed,      // seat's card on flip number a; b is its cost
    FlipTied,      // flip a, b players
    FlipUndecided, // these decks can never differ
    Decides,       // seat, after a flips
    ActsFirst,     // seat
    Shuffled,      // seat
    GotKeywords,   // card, for as long as its text says: a the Mechanics, b the number of GrowsWhenAttacked
    LostKeywords,  // card, likewise; all it has: b 1
    Blank,         // card has no rule box, likewise
    Forbidden,     // card, likewise: a ForbiddenDeeds
    GotText,       // card has an ability in quotation marks
    Unsuppressed,  // card
    Mode,          // seat chooses mode a of card, of its script's node b
    Declined,      // seat does not do what card offers
    FoundNone,     // seat has searched the deck
    LostCounters,  // card: a Attack, b Defense
    Redirected,    // an attack by other goes against card
    ChoseKeyword,  // seat, for a text of card; a: its place among GameFacts::keywords, from 1
    RangeChanged,  // card; a: its place among GameFacts::ranges
    Reattached,    // seat, card, an Upgrade; other: what bears it now
    ChoseLine,     // seat, for a text of card: the Quadrant named stands for an Extent; a: which
    NotSo,         // a condition of card: the node b of its script a; -1: of a text that is not its own
    Kept,          // card is not changed by a text: a ForbiddenDeed, 0 for want of room; b as of Forbidden
    NoToken,       // a token of card's text finds no room
    LeftByHand,    // the effect of card, which players carry out; seat goes on
};

// What a text says that a card cannot do, or what cannot be done to it.
enum ForbiddenDeed : std::uint32_t {
    ToAttackAnyone = 1,
    ToUseAbilities = 2,
    ToMoveAnywhere = 4,
    ToGoForward = 8,
    ToBeMovedByOthers = 16,
    ToBeTiredByOthers = 32,
    ToBeMadeReady = 64,
    ToBeMadeSuppressed = 128,
    ToFall = 256,
    ToFallByAttack = 512,
    ToFallByImpact = 1024,
    ToGetState = 2048, // b: the Mechanic that names it
    ToTakeMoveActions = 4096,
    ToBeTargetedByTheirEvents = 1 << 13,
    ToBeTargetedByThem = 1 << 14, // their Events and abilities
    ToBeTargetedByEvents = 1 << 15,
    ToBeTargetedByTheirAbilities = 1 << 16,
    ToBeTargetedByTheirActives = 1 << 17,
    ToBeAttackedByThem = 1 << 18,
    ToBeAttackedAtAll = 1 << 19,
    ToBeDrawn = 1 << 20,  // it ignores that keyword
    ToBeBarred = 1 << 21, // or that of who bars an entry
    ToGetCounters = 1 << 22,
    ToBeAffectedByThem = 1 << 23,
};

// A bit a kind, of those that texts wait for.
[[nodiscard]] constexpr std::uint64_t bit(HappeningKind kind)
{
    return kind > HappeningKind::ByHand ? 0 : std::uint64_t{1} << static_cast<unsigned>(kind);
}
constexpr std::uint64_t unknownHappening = std::uint64_t{1} << 63; // of texts of which only people know what they await
static_assert(static_cast<int>(HappeningKind::ByHand) < 63);

// What of a game a happening may change, a bit each: what texts hold is made anew where one in play asks for it.
enum Touch : std::uint16_t {
    OfPresence = 1,   // which cards are in play, and what is attached to what
    OfPlaces = 2,     // in which Quadrants they stand
    OfTiredness = 4,  // who is ready, exhausted, Suppressed
    OfStrength = 8,   // counters, Impact, Attack and Defense for a time
    OfPiles = 16,     // hands, decks and discard piles
    OfPoints = 32,    // CP
    OfAttacks = 64,   // who attacks or has attacked
    OfMoments = 128,  // phases, Missions, what only challenges count
    OfAnything = 256, // what is asked for wherever something holds at all
};
using Touches = std::uint16_t;
constexpr Touches allTouches = 511;

// Nothing: what is only said, seen or waits.
[[nodiscard]] constexpr Touches touchedBy(HappeningKind kind)
{
    using enum HappeningKind;
    switch (kind) {
    case AbilityUsed:
    case EventDone:
    case Resolving:
    case Fizzled:
    case OnChain:
    case Targeted:
    case LookedAt:
    case Shown:
    case Mode:
    case Declined:
    case FoundNone:
    case ChoseKeyword:
    case ChoseLine:
    case NotSo:
    case Kept:
    case NoToken:
    case LeftByHand: return 0;
    case Moved:
    case FollowedUp: return OfPlaces;
    case Readied:
    case StayedExhausted:
    case MadeReady:
    case Tired:
    case Suppressed:
    case Unsuppressed: return OfTiredness;
    case Grew:
    case ImpactNow:
    case GotCounters:
    case LostCounters:
    case OtherCounters:
    case Strengthened:
    case Healed: return OfStrength;
    case Paid:
    case Gained:
    case GotPoints:
    case LostPoints: return OfPoints;
    case AttackDeclared:
    case Joined:
    case Fought:
    case Withstood: return OfAttacks;
    case PhaseBegan:
    case Deployed: // where a card comes to, and what it leaves, is noticed as it is put there
    case Attached:
    case Destroyed:
    case RemovedFromGame:
    case Discarded:
    case ToHand:
    case ToDeck:
    case Drew:
    case DeckEmpty:
    case Fetched:
    case Recovered:
    case CameIntoPlay:
    case EventPlayed:
    case PhaseEnded:
    case Passed:
    case MissionComplete:
    case MissionUsed: return OfMoments;
    default: return OfAnything;
    }
}

struct Happening {
    HappeningKind kind = HappeningKind::ByHand;
    SeatIndex seat = noSeat;
    CardId card = noCard, other = noCard;
    std::int32_t a = 0, b = 0;
    std::uint32_t moment = 0; // GameState::moment, of what abilities wait for
    friend bool operator==(const Happening&, const Happening&) = default;
};

// Of a Discarded: a text said to discard it; out of the hand.
[[nodiscard]] constexpr bool isDiscardSaid(const Happening& happening, bool ofHand)
{
    return happening.a == 1 || (happening.a == 3 && !ofHand);
}

} // namespace nexus::model
