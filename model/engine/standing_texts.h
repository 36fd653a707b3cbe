// What the texts in play say of one card: what it costs, how it enters play, whom it may attack and who may choose it.
// What they add to it is GameState::held.
#pragma once

#include "model/engine/action.h"
#include "model/engine/selection.h"

namespace nexus::model {

// Whether texts in play keep the unit from attacking the other, or the card from being chosen by it.
[[nodiscard]] bool areKeptApart(const GameState& state, CardId attacker, CardId defender); // where one says so
[[nodiscard]] inline bool isKeptFrom(const GameState& state, CardId attacker, CardId defender)
{
    if (attacker >= state.held.size() || defender >= state.held.size())
        return false;
    const auto& held = state.held[defender];
    return (held.noAttacksAtAll || held.noAttacks || held.picky || state.held[attacker].limited) &&
           areKeptApart(state, attacker, defender);
}
[[nodiscard]] bool reachesAnyhow(const GameState& state, CardId attacker, CardId defender); // whatever its range
[[nodiscard]] bool cannotBeChosenBy(const GameState& state, CardId card, CardId chooser);
// The card in play whose text forbids the action to its card; noCard where none does: a text may have been carried out.
[[nodiscard]] CardId whoForbids(const GameState& state, const Action& action);

// So many cards a player draws up to as a round starts.
[[nodiscard]] int handSizeOf(const GameState& state, SeatIndex seat);

// Whether a text lets that player deploy the card into the Front Row.
[[nodiscard]] bool mayDeployInFront(const GameState& state, SeatIndex seat, CardId card);

// Whether a player may play one more Event in this round, and draw a card now.
[[nodiscard]] bool mayPlayEvents(const GameState& state, SeatIndex seat);
[[nodiscard]] bool mayDraw(const GameState& state, SeatIndex seat);
[[nodiscard]] bool isHandOpen(const GameState& state, SeatIndex seat); // for everybody to see
// So much more is each Impact that the card inflicts.
[[nodiscard]] int moreImpactOf(const GameState& state, CardId by);
// The card in play whose text says that the card cannot be deployed there.
[[nodiscard]] CardId whoKeepsOut(const GameState& state, SeatIndex seat, CardId card, Quadrant quadrant);
// How much fits into the Quadrant, as sizeOf.
[[nodiscard]] int roomIn(const GameState& state, SeatIndex seat, Quadrant quadrant);

// Whether what is discarded out of the player's hand, or out of his deck, is removed from the game instead.
[[nodiscard]] bool areDiscardsRemoved(const GameState& state, SeatIndex owner, bool ofDeck);

// Whether the card is one whose cost the clause changes: "the next unit you deploy".
[[nodiscard]] bool isPriced(const Speaker& speaker, NodeId clause, CardId card);
// The same of "the next unit you deploy", "the next Event an opponent plays", and of how that one enters play.
[[nodiscard]] bool isNext(const GameState& state, const Clause& clause, CardId card, bool entering);
// What the texts in play say of how a card enters play that has just done so.
struct Entry {
    bool exhausted = false;
    Mechanics states = 0;                              // Blanked, Mark
    int attack = 0, defense = 0;                       // counters
    std::vector<std::pair<std::int16_t, int>> markers; // of a kind only texts know
};
// Counters of each kind that growth when attacked puts on the card beyond its number.
[[nodiscard]] int moreGrowthOf(const GameState& state, CardId card);
[[nodiscard]] Entry entryOf(const GameState& state, CardId card, bool deployed);
// What a card of a hand costs now, and what using an ability costs, with what texts in play change.
// In its discard pile, and to be played out of it for the price of its Arcane Recall (VIII).
[[nodiscard]] bool isRecallable(const GameState& state, CardId card);
[[nodiscard]] int costOf(const GameState& state, CardId card);
[[nodiscard]] int evolveCostOf(const GameState& state, CardId card);
// For each attack of the unit, what texts ask of its player.
[[nodiscard]] int attackCostOf(const GameState& state, CardId attacker);
// With the X that its player names for "Pay X".
[[nodiscard]] int abilityCostOf(const GameState& state, CardId card, std::uint8_t ability, int x = 0);

// What costs more comes first, reductions that have a minimum come last.
enum class PricePass : std::uint8_t { Taxes, Plain, Bounded };

// The same of many cards, while nothing changes: the texts about it are found once.
class Prices {
public:
    explicit Prices(const GameState& state);
    [[nodiscard]] int of(CardId card) const;
    [[nodiscard]] int ofAbility(CardId card, std::uint8_t ability, int x = 0) const;

private:
    struct PriceClause {
        const Script* script;
        SeatIndex seat;
        CardId source;
        NodeId node;
        PricePass pass;
    };
    [[nodiscard]] std::span<const PriceClause> standing() const { return std::span(m_clauses).first(m_standing); }
    [[nodiscard]] std::span<const PriceClause> ofRound() const { return std::span(m_clauses).subspan(m_standing); }
    [[nodiscard]] Speaker speakerOf(const PriceClause& clause) const
    {
        return {.state = m_state, .script = *clause.script, .seat = clause.seat, .source = clause.source};
    }

    const GameState& m_state;
    std::vector<PriceClause> m_clauses; // of cards in play, then of this round
    std::size_t m_standing = 0;
};

// Whether its own text lets it be deployed now: "can only be deployed if …".
[[nodiscard]] bool mayBeDeployed(const GameState& state, CardId card);

} // namespace nexus::model
