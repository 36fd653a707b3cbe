#include "model/players/evaluation.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, evaluationTermCount> evaluationTermIds{"units", "attack", "defense", "others",
    "front", "empty-front", "ready", "suppressed", "targets", "threat", "siege", "wounds", "supremacy", "hand",
    "points", "missions", "initiative", "room"};

std::int32_t& at(TermValues& values, EvaluationTerm term) { return values[static_cast<std::size_t>(term)]; }

constexpr int mostSteps = 2; // as far as the front row is wide

// What several terms ask of a unit, found once.
struct UnitStrength {
    std::int16_t attack = 0, defense = 0, cost = 0; // defense in combat
    QuadrantMask place = 0;
    std::array<QuadrantMask, mostSteps + 1> reach{}; // on opponents' sides, of who has Attack: from there, after steps
    bool ready = false;
};
struct SideStrength {
    std::vector<UnitStrength> units;
    QuadrantMask held = 0;
    TermValues values{};
};

// Where a unit could attack after so many steps of a move.
void addSteps(const Grid& grid, const RangeReach& range, UnitStrength& unit)
{
    auto places = unit.place;
    for (int step = 1; step <= mostSteps; ++step) {
        const auto from = places;
        auto reach = unit.reach[step - 1];
        eachQuadrant(from, [&](Quadrant at) { places |= grid.cardinal[static_cast<std::size_t>(at)]; });
        eachQuadrant(places, [&](Quadrant at) { reach |= range.enemy[static_cast<std::size_t>(at)]; });
        unit.reach[step] = reach;
    }
}

void count(const GameState& state, SeatIndex seat, SideStrength& side)
{
    using enum EvaluationTerm;
    auto& values = side.values;
    values = {};
    side.units.clear();
    std::array<int, maxQuadrants> used{}; // quarters of room
    const auto& grid = state.facts->grid;
    side.held = 0;
    for (const auto id : state.pile(seat, Zone::Field)) {
        const auto& card = state.card(id);
        const auto& facts = state.factsOf(id);
        const bool ready = !card.is(CardFlag::Exhausted);
        const int defense = combatDefenseOf(state, id);
        UnitStrength unit{0, static_cast<std::int16_t>(defense), facts.cost, maskOf(card.quadrant), {}, ready};
        used[static_cast<std::size_t>(card.quadrant)] += sizeOf(state, id);
        side.held |= unit.place;
        at(values, Units) += facts.cost;
        at(values, Defense) += defense;
        at(values, Ready) += ready;
        at(values, Suppressed) += card.is(CardFlag::Suppressed);
        at(values, Wounds) += card.impact;
        if (facts.fights) {
            const int attack = attackOf(state, id);
            const auto range = static_cast<std::size_t>(rangeOf(state, id));
            unit.attack = static_cast<std::int16_t>(attack);
            if (attack != 0 && range < grid.reaches.size()) {
                unit.reach[0] = attackReachOf(state, id).enemy;
                addSteps(grid, grid.reaches[range], unit);
                at(values, Attack) += unit.reach[0] != 0 ? attack : 0;
            }
        }
        side.units.push_back(unit);
    }
    for (const auto zone : {Zone::Loadout, Zone::Terrain, Zone::Attached})
        for (const auto id : state.pile(seat, zone))
            at(values, Others) += state.factsOf(id).cost;
    eachQuadrant(grid.places, [&](Quadrant place) {
        const int taken = used[static_cast<std::size_t>(place)];
        at(values, Room) += taken + regularSize <= state.facts->rules.board.capacity * regularSize;
    });
    at(values, Front) = std::popcount(side.held & frontRow);
    at(values, EmptyFront) = at(values, Front) == 0;
    at(values, Hand) = static_cast<std::int32_t>(state.pile(seat, Zone::Hand).size());
    at(values, Points) = state.player(seat).points;
    for (const auto id : state.pile(seat, Zone::Missions))
        at(values, Missions) += state.card(id).is(CardFlag::Complete);
    at(values, Initiative) = (state.firstPassed == noSeat ? state.initiative : state.firstPassed) == seat;
}

// What a side could do to a unit by attacks: now; once all are ready, from where they are or after steps, the fewer the
// more. What Suppresses it leaves it to the next.
void attackAll(SideStrength& side, const UnitStrength& victim)
{
    using enum EvaluationTerm;
    bool now = false;
    int equal = 0, reaching = 0, steps = mostSteps + 1; // until somebody could destroy it
    for (const auto& unit : side.units) {
        if ((unit.reach[mostSteps] & victim.place) == 0)
            continue;
        const bool there = (unit.reach[0] & victim.place) != 0;
        reaching += there;
        equal += there && unit.attack == victim.defense;
        now = now || (there && unit.ready && unit.attack > victim.defense);
        if (unit.attack > victim.defense)
            for (int step = 0; step < steps; ++step)
                if ((unit.reach[step] & victim.place) != 0)
                    steps = step;
    }
    if (now)
        at(side.values, Targets) += victim.cost;
    if (equal > 0 && reaching > 1)
        steps = 0;
    at(side.values, Threat) += victim.cost * (mostSteps + 1 - steps);
}

// What a side could do to another, and how far it is from Frontline Supremacy.
void compare(const GameState& state, SideStrength& side, const SideStrength& other)
{
    using enum EvaluationTerm;
    for (const auto& victim : other.units)
        attackAll(side, victim);
    if (!state.facts->rules.frontlineWins)
        return;
    const int columns = state.facts->rules.board.columns;
    const int held = std::popcount(side.held & frontRow), empty = columns - std::popcount(other.held & frontRow);
    at(side.values, Siege) = std::max(at(side.values, Siege), held * empty);
    if (held == columns && empty == columns)
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

Evaluation lateOf(const Evaluation& evaluation)
{
    auto late = evaluation;
    for (std::size_t i = 0; i < late.weights.size(); ++i)
        late.weights[i] = std::clamp(late.weights[i] + late.late[i], -maxWeight, maxWeight);
    return late;
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
