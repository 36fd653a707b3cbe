// What the words of a script mean at this moment of a game: which cards a group names, whether a condition holds, how
// much an amount is. Questions only; nothing changes.
#pragma once

#include "model/engine/game_state.h"

#include <algorithm>
#include <concepts>
#include <memory>
#include <type_traits>

namespace nexus::model {

// Who speaks, and of whom.
struct Speaker {
    const GameState& state;
    const Script& script;
    SeatIndex seat = noSeat;
    CardId source = noCard;            // the card the text stands on
    std::span<const Target> done = {}; // Process::done
    CardId attacker = noCard, defender = noCard, destroyer = noCard;
    std::span<const Named> named = {}; // what has been chosen, by the node that asked for it
    std::span<const Meant> meant = {}; // Process::meant
    std::span<const Target> each = {}; // the one of several that something is asked of now
    bool underway = false;             // its text is being carried out
    SeatIndex placeSeat = noSeat;      // "that Quadrant", and whose it is
    Quadrant place = Quadrant::None;
    SeatIndex player = noSeat;        // the player named last
    std::span<const Target> had = {}; // Process::had
    int paid = 0;                     // the X of "Pay X"
    int healed = 0;                   // Process::healed
    CardId than = noCard;             // whom "other" is other than, where something is asked of one card after another
    SeatIndex opponent = noSeat;      // of whom alone it is asked whether "an opponent" does

    // The card a text is about: of an Upgrade the card it is attached to.
    [[nodiscard]] CardId self() const;
};

// Who speaks of another state of the game.
[[nodiscard]] inline Speaker inState(const GameState& state, const Speaker& who)
{
    return {.state = state,
        .script = who.script,
        .seat = who.seat,
        .source = who.source,
        .done = who.done,
        .attacker = who.attacker,
        .defender = who.defender,
        .destroyer = who.destroyer,
        .named = who.named,
        .meant = who.meant,
        .each = who.each,
        .underway = who.underway,
        .placeSeat = who.placeSeat,
        .place = who.place,
        .player = who.player,
        .had = who.had,
        .paid = who.paid,
        .than = who.than,
        .opponent = who.opponent};
}

class EachCard { // what is done with it; lives no longer than the work it is made of
public:
    template <std::invocable<CardId> Work>
    EachCard(Work&& work) // NOLINT(google-explicit-constructor)
        : m_work(std::addressof(work))
        , m_call([](const void* of, CardId card) { (*static_cast<const std::remove_reference_t<Work>*>(of))(card); })
    {
    }
    void operator()(CardId card) const { m_call(m_work, card); }

private:
    const void* m_work;
    void (*m_call)(const void*, CardId);
};

// A keyword of a script: one that the card has, a state it is in, or its size.
[[nodiscard]] bool hasKeyword(const GameState& state, CardId card, const ScriptNode& keyword);
[[nodiscard]] inline bool isOfSubtype(const GameState& state, CardId card, int subtype)
{
    if (const auto* scripts = state.scriptsOf(card))
        for (const auto own : scripts->subtypes) // a few
            if (own == subtype)
                return true;
    if (const auto* scripts = state.scriptsOf(card); scripts && !scripts->moreSubtypes.empty() && !isBlank(state, card))
        return std::ranges::find(scripts->moreSubtypes, subtype) != scripts->moreSubtypes.end();
    return false;
}
// A domain as a script says it: from 1; below 0, whether it is none of that domain.
[[nodiscard]] bool isOfDomain(const GameState& state, CardId card, int domain);
// Whether a card in play is what one of the words beside a noun says: "exhausted", "with Static".
[[nodiscard]] bool passes(const Speaker& speaker, NodeId filter, CardId card);
// Whether it is a card in play that the noun at `node` describes.
[[nodiscard]] bool describes(const Speaker& speaker, NodeId noun, CardId card);
[[nodiscard]] std::span<const Zone> zonesOf(
    const Script& script, NodeId noun); // where cards lie that it could describe
// Whether a card, wherever it lies, is what a noun of cards says: "other Event cards".
[[nodiscard]] bool isCalled(const Speaker& speaker, NodeId noun, CardId card);
// Whether a card outside play is one of what a player picks: "a non-Leader card with CP cost 2 or less".
[[nodiscard]] bool isPickable(const Speaker& speaker, NodeId pick, CardId card);
// Each of the cards outside play, of the speaker's player, that are counted: "Event cards in your discard pile".
void eachCounted(const Speaker& speaker, NodeId cards, EachCard work);
[[nodiscard]] int countedCards(const Speaker& speaker, NodeId cards);
// Every card in play that the noun describes, seat by seat, in the order of their piles; of one player alone, or of
// all.
[[nodiscard]] std::vector<CardId> described(const Speaker& speaker, NodeId noun, SeatIndex owner = noSeat);
// Or, of the Upgrades of a card the text has spoken of and that has left, those that went with it.
[[nodiscard]] std::vector<CardId> describedAsLeft(const Speaker& speaker, NodeId noun);
[[nodiscard]] int countAsLeft(const Speaker& speaker, NodeId noun);
// How many, likewise; or each of them.
[[nodiscard]] int describedCount(const Speaker& speaker, NodeId noun, SeatIndex owner = noSeat);
void eachDescribed(const Speaker& speaker, NodeId noun, EachCard work, SeatIndex owner = noSeat);
// What "other" and "another" leave out: the card that speaks, and what it has spoken of before `node`.
[[nodiscard]] bool isSpokenOf(const Speaker& speaker, NodeId node, CardId card);
// What "it", "that unit", "those units" … is, or was when it was named.
[[nodiscard]] std::vector<Target> meantBy(const Speaker& speaker, NodeId pronoun);
// The cards of a group nobody has to choose ("this unit", "each enemy unit", "it"), or nothing where somebody has to.
[[nodiscard]] std::optional<std::vector<CardId>> knownGroup(const Speaker& speaker, NodeId group);
// Each of them, in the same order; none where somebody has to choose.
void eachKnown(const Speaker& speaker, NodeId group, EachCard work);
// "Target unit", "another target unit", "up to one target unit"
[[nodiscard]] bool isTarget(const Script& script, NodeId group);
// What has been chosen for a group and is still there.
[[nodiscard]] std::vector<CardId> namedFor(const Speaker& speaker, NodeId group);
// The cards a text says something of: all of a known group, or each that could be meant.
[[nodiscard]] std::vector<CardId> meant(const Speaker& speaker, NodeId group);
[[nodiscard]] bool inGroup(
    const Speaker& speaker, NodeId group, CardId card); // of a known one, or of one that could be
// How many of a group are chosen, and among what; of a group somebody chooses.
struct GroupChoice {
    std::size_t least = 0, most = 0;
    NodeId group = 0, noun = 0;
    bool ofYours = false, another = false;
};
[[nodiscard]] std::optional<GroupChoice> choiceOf(const Speaker& speaker, NodeId group);
// What is asked of one card after another, that of each being "it": "for each other unit in its Quadrant".
template <class Ask> auto ofEach(Speaker speaker, CardId card, Ask ask)
{
    const Target it{card, speaker.state.card(card).visits};
    if (card != speaker.self()) {
        speaker.each = {&it, 1};
        speaker.than = card;
    }
    return ask(speaker);
}
// The target of the same side that "another target" comes after, and is other than; 0 where it is other than this card.
[[nodiscard]] NodeId targetBefore(const Speaker& speaker, NodeId another);
// Whether the speaker's player may choose the card for the group.
[[nodiscard]] bool mayChoose(const Speaker& speaker, const GroupChoice& choice, CardId card);

// What a Quadrant that is chosen stands for: itself, or the row or the column that it is in.
enum class Extent : std::uint8_t { Quadrant, Row, Column };
// "Target enemy Quadrant", "one row of your choice": on whose side, by which Quadrants, and what each stands for; a row
// is named by its middle alone.
struct QuadrantAim {
    enum class Side : std::uint8_t { Anyones, Own, Opponents } side{};
    QuadrantMask named = wholeSide;
    Extent extent{};
    bool beside = false; // next to the card that says so
};
[[nodiscard]] const QuadrantAim& aimOf(int form); // of form::TargetQuadrant
// Quadrants a place names, a mask a seat.
using Places = std::array<QuadrantMask, maxSeats>;
[[nodiscard]] Places placesBeside(const GameState& state, CardId card);  // what is adjacent to where it is
[[nodiscard]] Places placesInReach(const GameState& state, CardId unit); // within its range
[[nodiscard]] Places placesOf(const Speaker& speaker, NodeId place);
[[nodiscard]] bool isAt(
    const Speaker& speaker, NodeId place, SeatIndex owner, Quadrant at); // whether it is one of them
[[nodiscard]] bool standsIn(const GameState& state, const Places& places, CardId card);
[[nodiscard]] bool isAmong(std::span<const Target> targets, const GameState& state, CardId card); // the same visit
[[nodiscard]] bool wasDeployedNow(const GameState& state, CardId card); // in this round; or what it evolved from was

// As what the text spoke of was when it left, by its place in `leftAs`; nothing where it is still there.
using LeftCard = std::pair<CardId, CardState>;
[[nodiscard]] const LeftCard* asItLeft(const Speaker& speaker, NodeId group);
// What left with it, as it was: its Upgrades, and what lay beneath it.
[[nodiscard]] std::span<const LeftCard> wentWith(const GameState& state, const LeftCard& bearer);
[[nodiscard]] bool holds(const Speaker& speaker, NodeId condition);
// Whether what was to be destroyed is.
[[nodiscard]] bool hasFallen(const GameState& state, const Target& it);
[[nodiscard]] int missionsCompleted(const GameState& state, SeatIndex seat);
[[nodiscard]] int amountOf(const Speaker& speaker, NodeId amount);
[[nodiscard]] std::int16_t labelOf(const Script& script, NodeId marker); // its number among the labels of counters
struct Bonus {
    int attack = 0, defense = 0;
};
[[nodiscard]] Bonus bonusOf(const Script& script, NodeId bonus);
[[nodiscard]] int countersOf(const CardState& card, Bonus bonus); // how many of that kind are on it
[[nodiscard]] Mechanics keywordsOf(const Script& script, NodeId keywords);
// Quarters of a regular unit's room that a word among the keywords gives; 0: a regular unit's.
[[nodiscard]] std::uint8_t sizeSaid(const Script& script, NodeId keywords);
constexpr Mechanics allKeywords = ~bit(Mechanic::CannotAttack); // that is said of cards, and no keyword
// Whether it has lost all of its keywords, Consume and Martyrdom with them.
[[nodiscard]] bool isBare(const GameState& state, CardId card);
// Far, Mid or Close, as a choice of the range attribute.
[[nodiscard]] std::int8_t rangeSaid(const GameState& state, const Script& script, NodeId node);
// What the text has had sacrificed (0; or destroyed as a price), discarded (1) or removed out of a pile (2).
void eachGivenUp(const Speaker& speaker, int how, EachCard work);
// Of a known group, or of what has been chosen for it; noCard: nothing yet.
[[nodiscard]] CardId firstOfGroup(const Speaker& speaker, NodeId group);
// What having the keywords does to a card, and what not being allowed to do something does.
[[nodiscard]] Held grantOf(const Script& script, NodeId keywords);
[[nodiscard]] Held prohibition(const Script& script, NodeId deed);
// Of what cannot be targeted: a form of CannotBeTargeted.
[[nodiscard]] Held shelterFrom(int by);

} // namespace nexus::model
