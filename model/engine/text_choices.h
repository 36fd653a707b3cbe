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
// "Two units to a friendly Quadrant", "create two tokens in a friendly Quadrant": all go where the first does.
[[nodiscard]] bool isOneForAll(int destination);
// Whether the first of those that go together has been placed.
[[nodiscard]] bool isPlaceSaid(const Speaker& speaker, NodeId node);
// Whether a card stands where they go, so that it need not be moved.
[[nodiscard]] bool isThereAlready(const Speaker& speaker, NodeId node, CardId card);
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
// Whether the Upgrade can be attached to the card: a unit or an Asset in play, as its text says.
[[nodiscard]] bool mayBear(const GameState& state, CardId host, CardId upgrade);
[[nodiscard]] Extent extentAsked(const GameState& state);
// The Quadrant is meant by that answer.
[[nodiscard]] bool isMeant(const GameState& state, const Action& choice, SeatIndex whose, Quadrant quadrant);
// The most counters that can be moved off the card spoken of.
[[nodiscard]] int countersToMove(const Speaker& speaker, NodeId node);
// The player's candidates for "their non-Leader unit with the highest CP cost".
[[nodiscard]] std::vector<CardId> highest(const Speaker& speaker, NodeId node, SeatIndex seat);
// The opponents in whose discard piles there is a card of those that are picked.
[[nodiscard]] std::vector<SeatIndex> opponentsWithCards(Speaker speaker, NodeId pick);
// Whether each target that a part of a text asks for first is there; of what is chosen among, for one at least.
[[nodiscard]] bool canBeDone(const Speaker& speaker, NodeId part);
// What an ability that is used, or an Event that is played, asks for first and is not there.
enum class Missing : std::uint8_t { Nothing, Price, Condition, Target };
[[nodiscard]] Missing missingFor(
    const GameState& state, const Script& script, SeatIndex seat, CardId source, int paid = 0);

} // namespace nexus::model
