// What happens in a game.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace nexus::model {

enum class Extent : std::uint8_t;
enum class Mechanic : std::uint8_t;
enum class Quadrant : std::uint8_t;
enum class Zone : std::uint8_t;

using SeatIndex = std::uint8_t; // players in clockwise order, from 0
constexpr SeatIndex noSeat = 0xff;
using CardId = std::uint16_t; // a copy in a game, for good
constexpr CardId noCard = 0xffff;
using NodeId = std::uint16_t;    // of a script; 0: nothing there
using Mechanics = std::uint32_t; // a bit a Mechanic
[[nodiscard]] constexpr Mechanics bit(Mechanic mechanic) { return Mechanics{1} << static_cast<unsigned>(mechanic); }

// What an action brought about, step by step: for logs, for showing it, and for texts that wait for it.
enum class HappeningKind : std::uint8_t {
#define HAPPENING(name, touches, ...) name,
#define ONLY_TOLD HAPPENING
#include "model/engine/happenings.def"
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
    ToGetState = 2048, // `state`: the Mechanic that names it
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
    ToBeSentToHand = 1 << 24,
    ToBeSentToHandByThem = 1 << 25,
    ToUseExhaustAbilities = 1 << 26,
};
using ForbiddenDeeds = std::uint32_t; // a bit each

// How a card comes to its owner's deck, to the discard pile and out of the game.
enum class DeckPlace : std::uint8_t { Top, Bottom, Shuffled };
enum class Discarding : std::uint8_t {
    Otherwise,    // an Event that is over, a price
    FromHand,     // by a text
    FromDeck,     // by a text
    FromDeckSaid, // by a text that says "discard"
};
// When what a text has said is to come: it changes nothing yet.
enum class Later : std::uint8_t { ThisRound, RoundEnd, NextRound, NextInitiative };
enum class Removal : std::uint8_t { Otherwise, InAttack, FromDiscardPile, FromDeck };
constexpr int unsaid = -1; // Fought::attack: the first attacker has told the sum

// What of a game a happening may change, a bit each: what texts hold is made anew where one in play asks for it.
enum Touch : std::uint16_t {
    OfNothing = 0,    // what is only said, seen or waits
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

// A row of happenings.def each, with its fields: Moved{from, to}.
namespace happened {
#define HAPPENING(name, touches, ...)                                                                                  \
    struct name {                                                                                                      \
        static constexpr auto kind = HappeningKind::name;                                                              \
        __VA_ARGS__                                                                                                    \
    };
#define ONLY_TOLD HAPPENING
#include "model/engine/happenings.def"
} // namespace happened

struct Happening {
    HappeningKind kind = HappeningKind::ByHand;
    SeatIndex seat = noSeat;
    CardId card = noCard, other = noCard;
    std::uint32_t moment = 0; // GameState::moment, of what abilities wait for

    Happening() = default;
    template <class Kind>
    explicit Happening(const Kind& what, SeatIndex whose = noSeat, CardId which = noCard, CardId with = noCard)
        : kind(Kind::kind)
        , seat(whose)
        , card(which)
        , other(with)
    {
        if constexpr (!std::is_empty_v<Kind>) {
            static_assert(sizeof(Kind) <= sizeof(m_fields) && std::has_unique_object_representations_v<Kind>);
            std::memcpy(m_fields.data(), &what, sizeof(Kind));
        }
    }
    template <class... Kinds> [[nodiscard]] bool is() const { return ((kind == Kinds::kind) || ...); }
    // Its fields: happening.as<Moved>().to. Of another kind it is Moved{}.
    template <class Kind> [[nodiscard]] Kind as() const
    {
        Kind what{};
        if (kind == Kind::kind)
            std::memcpy(&what, m_fields.data(), sizeof(Kind));
        return what;
    }
    // In one number, to compare.
    [[nodiscard]] std::uint64_t allFields() const { return std::bit_cast<std::uint64_t>(m_fields); }
    friend bool operator==(const Happening&, const Happening&) = default;

private:
    std::array<std::byte, 8> m_fields{};
};

// A bit a kind, of those that texts wait for.
constexpr unsigned awaitedKindCount = 0
#define HAPPENING(name, touches, ...) +1
#include "model/engine/happenings.def"
    ;
[[nodiscard]] constexpr std::uint64_t bit(HappeningKind kind)
{
    const auto at = static_cast<unsigned>(kind);
    return at < awaitedKindCount ? std::uint64_t{1} << at : 0;
}
constexpr std::uint64_t unknownHappening = std::uint64_t{1} << 63; // of texts of which only people know what they await
static_assert(awaitedKindCount <= 63 && awaitedKindCount == static_cast<unsigned>(HappeningKind::Revealed));

constexpr Touches touchesOfKinds[] = {
#define HAPPENING(name, touches, ...) touches,
#define ONLY_TOLD HAPPENING
#include "model/engine/happenings.def"
};
[[nodiscard]] constexpr Touches touchedBy(HappeningKind kind) { return touchesOfKinds[static_cast<std::size_t>(kind)]; }

// What was beaten or spared, in an attack.
[[nodiscard]] inline bool isOfAttack(const Happening& happening)
{
    using namespace happened;
    return happening.as<Destroyed>().inAttack || happening.as<Suppressed>().inAttack || happening.as<Spared>().inAttack;
}
// Its card has been attacked, and is in play still.
[[nodiscard]] inline bool hasSurvivedAttack(const Happening& happening)
{
    using namespace happened;
    return happening.is<Withstood>() ? !happening.as<Withstood>().joined
                                     : !happening.is<Destroyed>() && isOfAttack(happening);
}
// A text said to discard it; out of the hand.
[[nodiscard]] inline bool isDiscardSaid(const Happening& happening, bool ofHand)
{
    const auto how = happening.as<happened::Discarded>().how;
    return how == Discarding::FromHand || (how == Discarding::FromDeckSaid && !ofHand);
}

} // namespace nexus::model
