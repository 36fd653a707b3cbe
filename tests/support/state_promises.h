// What holds of every state of a game, whatever was done: every card in exactly one pile that agrees with its zone,
// quadrants not overfull, one Leader and two Terrains a quadrant, no CP below 0, hosts in play.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/game_state.h"

namespace nexus::test {

namespace detail {

inline std::string brokenPile(const model::GameState& state, model::SeatIndex seat, std::vector<int>& seen)
{
    using namespace model;
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        for (const auto id : state.players[seat].piles[zone]) {
            if (id >= state.cards.size())
                return "a pile holds a card that does not exist";
            ++seen[id];
            const auto& card = state.card(id);
            if (card.owner != seat || card.zone != static_cast<Zone>(zone))
                return "a card lies in a pile that is not its own";
            const bool placed = card.zone == Zone::Field || card.zone == Zone::Terrain;
            if (isQuadrant(card.quadrant) && !state.facts->grid.has(card.quadrant))
                return "a card lies beside the board";
            if (card.zone != Zone::Loadout && placed != isQuadrant(card.quadrant)) // an Asset may have one of its own
                return "a card has a quadrant though it is in none, or the other way round";
            const bool hosted = card.zone == Zone::Attached || card.zone == Zone::Under;
            if (hosted != (card.host != noCard))
                return "a card has a host though it needs none, or the other way round";
            if (hosted &&
                (card.host >= state.cards.size() ||
                    (state.card(card.host).owner != seat && !state.facts->someOnOthers) ||
                    (state.card(card.host).zone != Zone::Field && state.card(card.host).zone != Zone::Loadout)))
                return "a card is attached to one that is not in play";
        }
    return {};
}

inline std::string brokenSide(const model::GameState& state, model::SeatIndex seat)
{
    using namespace model;
    const auto side = sideOf(state, seat);
    const auto& rules = state.facts->rules;
    int moreRoom = 0; // units that some card may have let in before it left
    for (const auto card : state.facts->entering)
        for (const auto& script : state.scriptsOf(card)->scripts)
            for (const auto& node : script.nodes)
                moreRoom += node.op == Op::HoldsMore ? script.number(script.links[node.first + 1U]) : 0;
    for (std::size_t quadrant = 0; quadrant < maxQuadrants; ++quadrant) {
        if (rules.board.capacity > 0 &&
            side.used[quadrant] > static_cast<std::uint32_t>((rules.board.capacity + moreRoom) * 4))
            return "a quadrant is overfull";
        if (side.alone[quadrant] > 1)
            return "a quadrant has two Leaders";
        if (side.terrains[quadrant] > static_cast<std::uint32_t>(rules.board.terrains))
            return "a quadrant has too many Terrains";
    }
    return state.player(seat).points < 0 ? "a player has less than no points" : "";
}

} // namespace detail

// The broken promise in a word; empty where all hold.
inline std::string brokenPromise(const model::GameState& state)
{
    using namespace model;
    std::vector<int> seen(state.cards.size());
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat) {
        if (auto fault = detail::brokenPile(state, seat, seen); !fault.empty())
            return fault;
        if (auto fault = detail::brokenSide(state, seat); !fault.empty())
            return fault;
    }
    if (std::any_of(seen.begin(), seen.end(), [](int count) { return count != 1; }))
        return "a card lies in no pile, or in two";
    if (state.stage == Stage::Turn && !isLiving(state, state.active))
        return "it is the turn of nobody";
    if ((state.stage == Stage::Triggers || state.stage == Stage::Response) && !isLiving(state, state.asked))
        return "nobody is asked";
    if (state.stage == Stage::Effect && !isLiving(state, state.effect.seat))
        return "nobody carries out the effect";
    if (state.stage == Stage::Effect && state.process.on)
        return "something is left of a text where the effect is carried out by hand";
    auto anew = state;
    holdAnew(anew);
    if (anew.held != state.held || anew.given != state.given)
        return "what the texts in play hold was not made anew";
    return {};
}

} // namespace nexus::test
