#include "model/players/evaluation.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, evaluationTermCount> evaluationTermIds{"units", "attack", "defense", "others",
    "front", "empty-front", "ready", "suppressed", "targets", "threat", "siege", "wounds", "supremacy", "hand",
    "points", "missions", "initiative"};

std::int32_t& at(TermValues& values, EvaluationTerm term) { return values[static_cast<std::size_t>(term)]; }

// What several terms ask of a unit, found once.
struct UnitStrength {
    std::int16_t attack = 0, defense = 0, cost = 0; // defense in combat
    QuadrantMask place = 0, reach = 0;              // reach on opponents' sides, of who has Attack
    bool ready = false;
};
struct SideStrength {
    std::vector<UnitStrength> units;
    QuadrantMask held = 0;
    TermValues values{};
};

void count(const GameState& state, SeatIndex seat, SideStrength& side)
{
    using enum EvaluationTerm;
    auto& values = side.values;
    values = {};
    side.units.clear();
    side.held = 0;
    for (const auto id : state.pile(seat, Zone::Field)) {
        const auto& card = state.card(id);
        const auto& facts = state.factsOf(id);
        const bool ready = !card.is(CardFlag::Exhausted);
        const int defense = combatDefenseOf(state, id);
        UnitStrength unit{0, static_cast<std::int16_t>(defense), facts.cost, maskOf(card.quadrant), 0, ready};
        side.held = static_cast<QuadrantMask>(side.held | unit.place);
        at(values, Units) += facts.cost;
        at(values, Defense) += defense;
        at(values, Ready) += ready;
        at(values, Suppressed) += card.is(CardFlag::Suppressed);
        at(values, Wounds) += card.impact;
        if (facts.fights) {
            const auto reach = attackReachOf(state, id).enemy;
            const int attack = reach != 0 ? attackOf(state, id) : 0;
            at(values, Attack) += attack;
            unit.attack = static_cast<std::int16_t>(attack);
            unit.reach = attack != 0 ? reach : QuadrantMask{0};
        }
        side.units.push_back(unit);
    }
    for (const auto zone : {Zone::Loadout, Zone::Terrain, Zone::Attached})
        for (const auto id : state.pile(seat, zone))
            at(values, Others) += state.factsOf(id).cost;
    for (int column = 0; column < 3; ++column)
        at(values, Front) += (side.held & maskOf(quadrantAt(column))) != 0;
    at(values, EmptyFront) = at(values, Front) == 0;
    at(values, Hand) = static_cast<std::int32_t>(state.pile(seat, Zone::Hand).size());
    at(values, Points) = state.player(seat).points;
    for (const auto id : state.pile(seat, Zone::Missions))
        at(values, Missions) += state.card(id).is(CardFlag::Complete);
    at(values, Initiative) = (state.firstPassed == noSeat ? state.initiative : state.firstPassed) == seat;
}

// What a side could do to a unit by attacks: now, and once all are ready; what Suppresses it leaves it to the next.
void attackAll(SideStrength& side, const UnitStrength& victim)
{
    using enum EvaluationTerm;
    bool now = false, later = false;
    int equal = 0, reaching = 0;
    for (const auto& unit : side.units) {
        if ((unit.reach & victim.place) == 0)
            continue;
        ++reaching;
        equal += unit.attack == victim.defense;
        later = later || unit.attack > victim.defense;
        now = now || (unit.ready && unit.attack > victim.defense);
    }
    if (now)
        at(side.values, Targets) += victim.cost;
    if (later || (equal > 0 && reaching > 1))
        at(side.values, Threat) += victim.cost;
}

// What a side could do to another, and how far it is from Frontline Supremacy.
void compare(const GameState& state, SideStrength& side, const SideStrength& other)
{
    using enum EvaluationTerm;
    for (const auto& victim : other.units)
        attackAll(side, victim);
    if (!state.facts->rules.frontlineWins)
        return;
    const auto columns = [](const SideStrength& of) {
        return std::popcount(static_cast<unsigned>(of.held & frontRow));
    };
    const int held = columns(side), empty = 3 - columns(other);
    at(side.values, Siege) = std::max(at(side.values, Siege), held * empty);
    if (held == 3 && empty == 3)
        at(side.values, Supremacy) = 1;
}

// The terms of all that still play, by seat.
const std::array<SideStrength, maxSeats>& countAll(const GameState& state)
{
    static thread_local std::array<SideStrength, maxSeats> sides;
    const auto seats = static_cast<SeatIndex>(state.players.size());
    for (SeatIndex seat = 0; seat < seats; ++seat)
        if (isLiving(state, seat))
            count(state, seat, sides[seat]);
    for (SeatIndex seat = 0; seat < seats; ++seat)
        for (SeatIndex other = 0; other < seats; ++other)
            if (other != seat && isLiving(state, seat) && isLiving(state, other))
                compare(state, sides[seat], sides[other]);
    return sides;
}

} // namespace

std::string_view evaluationTermId(EvaluationTerm term) { return evaluationTermIds[static_cast<std::size_t>(term)]; }

std::optional<EvaluationTerm> evaluationTermOf(std::string_view id)
{
    const auto it = std::ranges::find(evaluationTermIds, id);
    if (it == evaluationTermIds.end())
        return std::nullopt;
    return static_cast<EvaluationTerm>(it - evaluationTermIds.begin());
}

TermValues weightsOf(const Evaluation& evaluation, std::uint16_t round)
{
    auto weights = evaluation.weights;
    for (std::size_t i = 0; round > 1 && i < weights.size(); ++i)
        weights[i] = std::clamp(weights[i] + evaluation.growth[i] * (round - 1), -maxWeight, maxWeight);
    return weights;
}

TermValues weighedTerms(const GameState& state, SeatIndex seat, const Evaluation& evaluation)
{
    const auto weights = weightsOf(evaluation, state.round);
    const auto weigh = [&](TermValues values) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] *= weights[i];
        return values;
    };
    const auto sum = [](const TermValues& values) { return std::accumulate(values.begin(), values.end(), 0); };
    const auto& sides = countAll(state);
    auto mine = weigh(sides[seat].values);
    std::optional<TermValues> best;
    for (SeatIndex other = 0; other < state.players.size(); ++other) {
        if (other == seat || !isLiving(state, other))
            continue;
        const auto theirs = weigh(sides[other].values);
        if (!best || sum(theirs) > sum(*best))
            best = theirs;
    }
    for (std::size_t i = 0; best && i < mine.size(); ++i)
        mine[i] -= (*best)[i];
    return mine;
}

std::int32_t valueOf(const GameState& state, SeatIndex seat, const Evaluation& evaluation, TermValues* parts)
{
    TermValues own;
    auto& terms = parts ? *parts : own;
    const bool ends = state.stage == Stage::Over || !isLiving(state, seat);
    if (parts || !ends)
        terms = weighedTerms(state, seat, evaluation);
    if (state.stage == Stage::Over && state.winner == noSeat)
        return 0;
    if (state.stage == Stage::Over && state.winner == seat)
        return wonValue - state.round * lateLoss;
    if (ends)
        return -wonValue + state.round * lateLoss;
    return std::clamp(std::accumulate(terms.begin(), terms.end(), 0), -wonValue / 2, wonValue / 2);
}

} // namespace nexus::model
