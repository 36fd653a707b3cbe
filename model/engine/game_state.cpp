#include "model/engine/game_state.h"

#include <algorithm>
#include <tuple>

namespace nexus::model {

namespace {

// Attack and Defense that Upgrades bring a card.
struct Bonus {
    int attack = 0, defense = 0;
};
Bonus upgradeBonus(const GameState& state, CardId card)
{
    Bonus bonus;
    for (const auto id : state.player(state.card(card).owner).pile(Zone::Attached)) {
        const auto& upgrade = state.card(id);
        if (upgrade.host == card) {
            bonus.attack += upgrade.attack + upgrade.roundAttack;
            bonus.defense += upgrade.defense + upgrade.roundDefense;
        }
    }
    return bonus;
}

int neighbourDefense(const GameState& state, CardId card)
{
    const auto& unit = state.card(card);
    if (unit.zone != Zone::Field || !has(state, card, Mechanic::NeighbourDefense))
        return 0;
    const auto near = neighbours(unit.quadrant);
    int bonus = 0;
    for (const auto id : state.player(unit.owner).pile(Zone::Field))
        if ((near & maskOf(state.card(id).quadrant)) && has(state, id, Mechanic::NeighbourDefense))
            ++bonus;
    return bonus;
}

} // namespace

bool operator==(const GameState& a, const GameState& b)
{
    const auto fields = [](const GameState& s) {
        return std::tie(s.players, s.cards, s.tokens, s.round, s.stage, s.phase, s.active, s.initiative, s.decides,
            s.winner, s.lastActed, s.passed, s.firstPassed, s.next, s.priority, s.asked, s.toAsk, s.someLeft,
            s.declared, s.effect, s.chain);
    };
    const bool sameFacts = a.facts == b.facts || (a.facts && b.facts && *a.facts == *b.facts);
    return sameFacts && fields(a) == fields(b);
}

int attackOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return std::max(
        0, state.factsAt(card.facts).attack + card.attack + card.roundAttack + upgradeBonus(state, id).attack);
}

int defenseOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return std::max(0, state.factsAt(card.facts).defense + card.defense + card.roundDefense +
                           upgradeBonus(state, id).defense + neighbourDefense(state, id));
}

int combatDefenseOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    if (card.is(CardFlag::Suppressed))
        return 0;
    const bool back = card.zone == Zone::Field && !isFront(card.quadrant);
    return defenseOf(state, id) + (back ? state.facts->rules.backRowDefense : 0);
}

std::vector<CardId> upgradesOf(const GameState& state, CardId host)
{
    std::vector<CardId> found;
    for (const auto id : state.pile(state.card(host).owner, Zone::Attached))
        if (state.card(id).host == host)
            found.push_back(id);
    return found;
}

Side sideOf(const GameState& state, SeatIndex seat)
{
    Side side;
    const auto add = [](std::uint32_t& count, int more) { count += static_cast<std::uint32_t>(more); };
    for (const auto id : state.player(seat).pile(Zone::Field)) {
        const auto at = static_cast<std::size_t>(state.card(id).quadrant);
        add(side.units[at], 1);
        add(side.used[at], sizeOf(state, id));
        add(side.alone[at], state.factsOf(id).alone ? 1 : 0);
    }
    for (const auto id : state.player(seat).pile(Zone::Terrain))
        add(side.terrains[static_cast<std::size_t>(state.card(id).quadrant)], 1);
    return side;
}

std::vector<CardId> unitsIn(const GameState& state, SeatIndex seat, Quadrant quadrant)
{
    std::vector<CardId> found;
    for (const auto id : state.pile(seat, Zone::Field))
        if (state.card(id).quadrant == quadrant)
            found.push_back(id);
    return found;
}

int livingPlayers(const GameState& state)
{
    return static_cast<int>(
        std::count_if(state.players.begin(), state.players.end(), [](const auto& p) { return !p.out; }));
}

SeatIndex nextSeat(const GameState& state, SeatIndex seat)
{
    const auto count = state.players.size();
    for (std::size_t step = 1; step <= count; ++step) {
        const auto other = static_cast<SeatIndex>((seat + step) % count);
        if (!state.player(other).out)
            return other;
    }
    return noSeat;
}

std::uint8_t livingMask(const GameState& state)
{
    unsigned mask = 0;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat)
        if (!state.players[seat].out)
            mask |= 1U << seat;
    return static_cast<std::uint8_t>(mask);
}

namespace {

std::string brokenPile(const GameState& state, SeatIndex seat, std::vector<int>& seen)
{
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        for (const auto id : state.players[seat].piles[zone]) {
            if (id >= state.cards.size())
                return "a pile holds a card that does not exist";
            ++seen[id];
            const auto& card = state.card(id);
            if (card.owner != seat || card.zone != static_cast<Zone>(zone))
                return "a card lies in a pile that is not its own";
            const bool placed = card.zone == Zone::Field || card.zone == Zone::Terrain;
            if (placed != isQuadrant(card.quadrant))
                return "a card has a quadrant though it is in none, or the other way round";
            const bool hosted = card.zone == Zone::Attached || card.zone == Zone::Under;
            if (hosted != (card.host != noCard))
                return "a card has a host though it needs none, or the other way round";
            if (hosted &&
                (card.host >= state.cards.size() || state.card(card.host).owner != seat ||
                    (state.card(card.host).zone != Zone::Field && state.card(card.host).zone != Zone::Loadout)))
                return "a card is attached to one that is not in play";
        }
    return {};
}

std::string brokenSide(const GameState& state, SeatIndex seat)
{
    const auto side = sideOf(state, seat);
    const auto& rules = state.facts->rules;
    for (std::size_t quadrant = 0; quadrant < quadrantCount; ++quadrant) {
        if (rules.capacity > 0 && side.used[quadrant] > static_cast<std::uint32_t>(rules.capacity * 4))
            return "a quadrant is overfull";
        if (side.alone[quadrant] > 1)
            return "a quadrant has two Leaders";
        if (side.terrains[quadrant] > static_cast<std::uint32_t>(rules.terrains))
            return "a quadrant has too many Terrains";
    }
    return state.player(seat).points < 0 ? "a player has less than no points" : "";
}

} // namespace

std::string brokenPromise(const GameState& state)
{
    std::vector<int> seen(state.cards.size());
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat) {
        if (auto fault = brokenPile(state, seat, seen); !fault.empty())
            return fault;
        if (auto fault = brokenSide(state, seat); !fault.empty())
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
    return {};
}

} // namespace nexus::model
