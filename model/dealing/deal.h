// A dealer for games whose cards come in stacks (model/rules/deal_rules.h): shuffles, lays out rows, deals and reveals
// set-ups, keeps what players hold, throws dice. It knows no card's text and moves no figure. A value: copy it to undo.
// A seed gives the same deal on every machine: stack s is shuffled from streams 70 + s, 170 + s … of the seed, who goes
// first comes from stream 60, contests from stream 61 on.
#pragma once

#include "model/rules/deal_rules.h"
#include "model/rules/legality.h"

#include <memory>
#include <tl/expected.hpp>

namespace nexus::model {

constexpr std::size_t maxDealSeats = 6;
constexpr std::size_t maxDealCards = 20'000; // of all seats

using DealCardId = std::uint16_t;

// A copy, as it came from a deck.
struct DealCard {
    std::string name; // as decks write it, unambiguous
    std::optional<CardIndex> card;
    SectionId section;
    std::int64_t worth = 0; // in a set-up
    std::string same;       // shared with cards it is discarded for; empty: none
    bool exempt = false;
};

// What does not change while a game is dealt.
struct DealFacts {
    Dealing dealing;
    std::uint64_t seed = 0;
    std::vector<DealCard> cards;
    std::vector<std::string> names; // of the seats
};

struct DealStack {
    SectionId section;
    std::optional<std::size_t> seat;  // of a player's own
    std::vector<DealCardId> cards;    // the top last
    std::vector<DealCardId> discards; // the newest last
    std::size_t shuffles = 0;
    friend bool operator==(const DealStack&, const DealStack&) = default;
};

struct DealSeat {
    std::vector<DealCardId> inPlay; // revealed in the set-up
    std::vector<DealCardId> hand, held;
    std::vector<DealCardId> drawn;       // of these some are to be kept …
    std::size_t drawnBy = 0, toKeep = 0; // … by the rule that drew them, so many
    std::vector<std::int64_t> resources; // by rule, from 0
    std::int64_t worth = 0;              // of what is in play
    bool stopped = false;                // its set-up ended short of the total
    friend bool operator==(const DealSeat&, const DealSeat&) = default;
};

struct Throw {
    std::size_t seat = 0;
    std::size_t round = 0; // of a contest that is done again
    std::vector<int> dice;
    std::int64_t given = 0;
    [[nodiscard]] std::int64_t total() const;
    friend bool operator==(const Throw&, const Throw&) = default;
};

struct DealState {
    std::shared_ptr<const DealFacts> facts;
    std::vector<DealStack> stacks;
    std::vector<std::vector<DealCardId>> rows; // by rule
    std::vector<DealSeat> seats;
    std::size_t first = 0, turn = 0;
    std::vector<Throw> firstThrows; // that found who goes first; none: at random
    std::size_t contests = 0;       // thrown so far
    [[nodiscard]] const DealRules& rules() const { return facts->dealing.rules; }
    [[nodiscard]] const DealCard& card(DealCardId id) const { return facts->cards[id]; }
    [[nodiscard]] const DealStack* stack(const SectionId& section, std::size_t seat) const;
};

enum class DealObstacle {
    NothingToDeal, // the ruleset has neither stacks nor rows nor set-up
    Seats,         // one to six
    OneBox,        // all cards are shared, and there are several decks
    Cards,         // too many
};
// One deck a seat, or one for all; shared stacks are those of the first. Sections without a stack are not dealt; rows
// that mean no card are dealt by name.
struct DealtDeck {
    std::string name;
    const Deck* deck = nullptr;
};
[[nodiscard]] tl::expected<DealState, DealObstacle> deal(const std::vector<DealtDeck>& decks, std::size_t seats,
    const DeckChecker& checker, Dealing dealing, std::uint64_t seed);

// Who goes first without any cards: as the rules say, among so many.
struct FirstPlayer {
    std::size_t seat = 0;
    std::vector<Throw> throws; // round by round; none where it is at random
    [[nodiscard]] std::size_t rounds() const { return throws.empty() ? 0 : throws.back().round + 1; }
};
[[nodiscard]] FirstPlayer findFirst(const DealRules& rules, std::size_t seats, std::uint64_t seed);

struct DealAction {
    enum class Kind : std::uint8_t {
        Take,    // a card of row `rule` at `place`, for `seat`; `instead`: which held card it replaces
        Refresh, // every row with a price
        Draw,    // by draw rule `rule`
        Keep,    // of what was drawn the card at `place`
        Discard, // from hand (`rule` 0), held (1) or in play (2), at `place`
        Spend,   // of resource `rule` `amount`, below 0: gain
        Shuffle, // the discards of stack `rule` back into it
        EndTurn,
    };
    Kind kind = Kind::EndTurn;
    std::size_t seat = 0, rule = 0, place = 0;
    std::optional<std::size_t> instead;
    std::int64_t amount = 0;
    friend bool operator==(const DealAction&, const DealAction&) = default;
};

enum class DealRefusal {
    NoSuch,    // seat, rule or place
    FullHold,  // and no held card was named to be replaced
    NoPrice,   // no row can be laid out anew
    KeepFirst, // of what was drawn one card has to be kept
    Empty,     // the stack has no card left
    NotEnough, // of a resource
};

// Changes the state, or refuses and leaves it as it is.
[[nodiscard]] tl::expected<void, DealRefusal> apply(DealState& state, const DealAction& action);

// What every card is in: each exactly once.
[[nodiscard]] std::vector<DealCardId> allCards(const DealState& state);

// Throws for a contest of dice, `given` by seat; the tied throw again as its ties say. Counts up state.contests.
struct ContestThrow {
    std::vector<Throw> throws;
    std::optional<std::size_t> winner; // none: nobody
};
[[nodiscard]] ContestThrow throwContest(DealState& state, const ContestRule& rule,
    const std::vector<std::size_t>& seats, const std::vector<std::int64_t>& given);
// The dice a seat threw first, once more; who wins is then as after one throw of everyone.
void throwAgain(DealState& state, const ContestRule& rule, ContestThrow& thrown, std::size_t seat);

} // namespace nexus::model
