// What may be chosen where a text asks for it. One answer for what is listed, what is allowed and what is asked.
#pragma once

#include "model/engine/action.h"
#include "model/engine/selection.h"

namespace nexus::model {

// Cards that may be chosen next for the group at `node`: those chosen for it already left out.
[[nodiscard]] std::vector<CardId> cardsToChoose(const Speaker& speaker, NodeId node);
[[nodiscard]] bool canChoose(const Speaker& speaker, NodeId node, std::size_t count); // so many of them
// Cards of a pile that may be picked next for `choice`.
[[nodiscard]] std::vector<CardId> cardsToPick(const Speaker& speaker, const Choice& choice);
// Which of so many shares is chosen next where something is divided; nothing elsewhere.
struct ShareAtHand {
    int next = 0, all = 0;
};
[[nodiscard]] std::optional<ShareAtHand> shareAtHand(const GameState& state);
// Whether a text of the seat may move the unit.
[[nodiscard]] bool mayBeMoved(const GameState& state, CardId unit, SeatIndex by);
// The keyword that is chosen by its place, from 1; empty where there is none.
[[nodiscard]] std::string_view chosenKeyword(const GameState& state, std::int32_t value);
// Cards that the clause at `node` puts somewhere, in order.
[[nodiscard]] std::vector<CardId> cardsToPlace(const Speaker& speaker, NodeId node);
// Quadrants that may be chosen for the place at `node`, with whose they are.
[[nodiscard]] std::vector<std::pair<SeatIndex, Quadrant>> quadrantsToChoose(const Speaker& speaker, NodeId node);
// Every action that answers what Stage::Choose waits for.
[[nodiscard]] std::vector<Action> choices(const GameState& state);
// The script of an effect, where it has one; the one that `process` carries out.
[[nodiscard]] const Script* scriptOfEffect(
    const GameState& state, EffectKind kind, CardId card, std::uint8_t ability = 0);
[[nodiscard]] inline const Script* scriptOfEffect(const GameState& state, const Effect& effect)
{
    return scriptOfEffect(state, effect.kind, effect.card, effect.ability);
}
[[nodiscard]] const Script* scriptOfAbility(const GameState& state, CardId card, std::uint8_t ability);
[[nodiscard]] const Script* scriptAtHand(const GameState& state);
[[nodiscard]] Speaker speakerAtHand(const GameState& state, const Script& script);
// The state with cards that have left as they were, for those who ask of many abilities what has triggered them: the
// state is copied once. It does not change as long as this lives.
class Past {
public:
    explicit Past(const GameState& now)
        : m_now(now)
    {
    }
    // With those of the cards that have left as they were; until it is asked again.
    [[nodiscard]] const GameState& with(std::initializer_list<CardId> cards);
    [[nodiscard]] const GameState& now() const { return m_now; }

private:
    const GameState& m_now;
    std::vector<CardId> m_changed;
    std::uint64_t m_copy = 0; // its number; 0: none yet
};
// The happening, by its place in `occurred`, that the triggered ability has waited for and that has not triggered it
// yet; nothing too where it has no script.
// The first, or the first that happened to a card.
[[nodiscard]] std::optional<std::size_t> triggerOf(Past& past, CardId card, std::uint8_t ability, CardId by = noCard);
// Of an ability that is used once, the cards to which what it waits for has happened, where there are several.
[[nodiscard]] std::vector<CardId> triggeredBy(Past& past, CardId card, std::uint8_t ability);
// Whether the Upgrade can be attached to the card: a unit or an Asset in play, as its text says.
[[nodiscard]] bool mayBear(const GameState& state, CardId host, CardId upgrade);
// Whether an Upgrade gives it, in quotation marks, to a card that has no rule box now or had none when it left.
[[nodiscard]] bool isGivenToBlank(const GameState& state, CardId card, std::uint8_t ability);
// Whether it is what a keyword does by itself: growth, or being suppressed instead of destroyed.
[[nodiscard]] bool isWorkOf(const Happening& happening, std::int16_t keyword);
// What "it" is where a triggered text begins: who did what has happened; "that unit" of an attack on some other is who
// was attacked.
[[nodiscard]] CardId subjectOf(const Script& script, const Happening& cause, Readings readings);
// The card that lets the player play an Event out of the discard pile as if it were in the hand, and has not done so in
// this round; noCard where there is none.
[[nodiscard]] CardId letsPlayFromDiscard(const GameState& state, SeatIndex seat);
constexpr std::uint8_t playedFromDiscard = 0xfe; // in UsedTrigger, as if it were an ability
// Whether the ability happens whether its player wants it or not.
[[nodiscard]] bool isMandatory(const GameState& state, CardId card, std::uint8_t ability);
// What a Quadrant that is chosen stands for: itself, or the row or the column that it is in.
enum class Extent : std::uint8_t { Quadrant, Row, Column };
[[nodiscard]] Extent extentAsked(const GameState& state);
// The Quadrant is meant by that answer.
[[nodiscard]] bool isMeant(const GameState& state, const Action& choice, SeatIndex whose, Quadrant quadrant);
// What an ability costs, and what it does: nodes of its script.
[[nodiscard]] NodeId costsOf(const Script& script);
[[nodiscard]] NodeId stepsOf(const Script& script);
// What has to be paid, one by one.
[[nodiscard]] std::vector<NodeId> costsIn(const Script& script, NodeId costs);
// The cards a cost takes, or of a hand the pick of them; 0: it takes none, or those of the text.
// The most counters that can be moved off the card spoken of.
[[nodiscard]] int countersToMove(const Speaker& speaker, NodeId node);
[[nodiscard]] NodeId payment(const Script& script, NodeId cost);
// Where the cards lie that are picked for a cost: in the hand, or in the discard pile.
[[nodiscard]] Zone pileOfCost(const Script& script, NodeId pick);
// The condition whose counters are removed: "remove them".
[[nodiscard]] NodeId countedBefore(const Script& script, NodeId cost);
// The player's candidates for "their non-Leader unit with the highest CP cost".
[[nodiscard]] std::vector<CardId> highest(const Speaker& speaker, NodeId node, SeatIndex seat);
// The opponents in whose discard piles there is a card of those that are picked.
[[nodiscard]] std::vector<SeatIndex> opponentsWithCards(Speaker speaker, NodeId pick);
// Whether the player can pay all of it now; `byAction`: points and the card's own exhausting are paid otherwise.
[[nodiscard]] bool canPay(const Speaker& speaker, NodeId costs, bool byAction);
// Whether each target that a part of a text asks for first is there; of what is chosen among, for one at least.
[[nodiscard]] bool canBeDone(const Speaker& speaker, NodeId part);
// What an ability that is used, or an Event that is played, asks for first and is not there.
enum class Missing : std::uint8_t { Nothing, Price, Condition, Target };
[[nodiscard]] Missing missingFor(
    const GameState& state, const Script& script, SeatIndex seat, CardId source, int paid = 0);

} // namespace nexus::model
