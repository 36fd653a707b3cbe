#include "model/engine/game_state.h"

#include <algorithm>
#include <tuple>
#include <type_traits>

namespace nexus::model {

namespace {

// Attack and Defense that Upgrades bring a card.
struct UpgradeSum {
    int attack = 0, defense = 0;
};
// Each Upgrade on it: its owner's, or also others' where there are texts that let them be.
template <class Work> void eachUpgrade(const GameState& state, CardId host, Work work)
{
    const auto of = [&](SeatIndex seat) {
        for (const auto id : state.player(seat).pile(Zone::Attached))
            if (state.card(id).host == host)
                work(id);
    };
    if (!state.facts->someOnOthers)
        return of(state.card(host).owner);
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        of(seat);
}
UpgradeSum upgradeBonus(const GameState& state, CardId card)
{
    UpgradeSum bonus;
    eachUpgrade(state, card, [&](CardId id) {
        const auto& upgrade = state.card(id);
        bonus.attack += upgrade.attack + upgrade.roundAttack;
        bonus.defense += upgrade.defense + upgrade.roundDefense;
    });
    return bonus;
}

int neighbourDefense(const GameState& state, CardId card)
{
    const auto& unit = state.card(card);
    const auto given = unit.granted | state.heldOf(card).granted;
    const bool may = ((state.factsAt(unit.facts).mechanics | given) & bit(Mechanic::NeighbourDefense)) != 0;
    if (!may || unit.zone != Zone::Field || !has(state, card, Mechanic::NeighbourDefense)) // few have it
        return 0;
    const auto near = state.facts->grid.neighbours[static_cast<std::size_t>(unit.quadrant)];
    int bonus = 0;
    for (const auto id : state.player(unit.owner).pile(Zone::Field))
        if ((near & maskOf(state.card(id).quadrant)) && has(state, id, Mechanic::NeighbourDefense))
            ++bonus;
    return bonus;
}

} // namespace

bool wasInPlay(const GameState& state, CardId card, const Happening& happening)
{
    bool stays = true;
    std::uint32_t since = 0;
    for (const auto& crossing : state.crossings) {
        if (crossing.card != card)
            continue;
        if (!crossing.came && since <= happening.moment && happening.moment <= crossing.moment)
            return true;
        stays = crossing.came;
        since = crossing.moment;
    }
    return stays && since <= happening.moment;
}

bool operator==(const GameState& a, const GameState& b)
{
    const auto fields = [](const GameState& s) {
        return std::tie(s.players, s.cards, s.tokens, s.luck, s.round, s.stage, s.phase, s.active, s.initiative,
            s.decides, s.winner, s.lastActed, s.passed, s.firstPassed, s.claimed, s.next, s.priority, s.asked, s.toAsk,
            s.someLeft, s.windows, s.happened, s.happenedTo, s.occurred, s.putOff, s.leftAs, s.moment, s.crossings,
            s.used, s.usedThisRound, s.usedForGood, s.lasting, s.attackedThisRound, s.movedThisRound,
            s.deployedThisRound, s.destroyedThisRound, s.discardedThisRound, s.delayed, s.markers, s.costClauses,
            s.deeds, s.again, s.declared, s.effect, s.process, s.suspended, s.asking, s.chain);
    };
    const bool sameFacts = a.facts == b.facts || (a.facts && b.facts && *a.facts == *b.facts);
    return sameFacts && fields(a) == fields(b);
}

void addTo(Held& to, const Held& more)
{
    const auto add = [](auto& number, int by) {
        number = static_cast<std::remove_reference_t<decltype(number)>>(number + by);
    };
    add(to.attack, more.attack);
    add(to.defense, more.defense);
    add(to.adapt, more.adapt);
    add(to.moreSaves, more.moreSaves);
    add(to.moreAttacks, more.moreAttacks);
    to.lessImpact = static_cast<std::int8_t>(std::min(int{noImpact}, to.lessImpact + more.lessImpact));
    to.noHealing = to.noHealing || more.noHealing;
    to.noReturn = to.noReturn || more.noReturn;
    to.noPull = to.noPull || more.noPull;
    to.noTiringUse = to.noTiringUse || more.noTiringUse;
    to.range = std::max(to.range, more.range);
    to.granted |= more.granted;
    to.lost |= more.lost;
    to.immune |= more.immune;
    to.ignored |= more.ignored;
    to.Said::add(more);
}

int adaptOf(const GameState& state, CardId id)
{
    const int held = state.heldOf(id).adapt;
    return state.factsOf(id).adapt + state.card(id).adapt + held;
}

std::vector<std::string> keywordWords(const GameState& state, CardId id, Mechanics but)
{
    const auto forbidden = bit(Mechanic::CannotAttack) & ~state.factsOf(id).mechanics;
    const auto mechanics = mechanicsOf(state, id) & ~forbidden & ~but;
    std::vector<std::string> words;
    for (std::size_t i = 1; i < static_cast<std::size_t>(Mechanic::Blanked); ++i) {
        const auto mechanic = static_cast<Mechanic>(i);
        if ((mechanics & bit(mechanic)) == 0)
            continue;
        const auto& sizes = state.facts->sizes;
        const auto size = std::ranges::find(sizes, sizeOf(state, id), &std::pair<std::uint8_t, std::string>::first);
        if (mechanic == Mechanic::GrowsWhenAttacked)
            words.push_back(state.facts->mechanics[i] + " (" + std::to_string(adaptOf(state, id)) + ")");
        else
            words.push_back(
                mechanic == Mechanic::Size && size != sizes.end() ? size->second : state.facts->mechanics[i]);
    }
    return words;
}

int Strength::total() const
{
    return suppressed ? 0 : std::max(0, printed + counters + round + upgrades + neighbours + held) + backRow;
}

Strength attackStrength(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return {.printed = state.factsAt(card.facts).attack,
        .counters = card.attack,
        .round = card.roundAttack,
        .upgrades = upgradeBonus(state, id).attack,
        .held = state.heldOf(id).attack};
}

Strength defenseStrength(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    const bool back = card.zone == Zone::Field && isBack(card.quadrant);
    return {.printed = state.factsAt(card.facts).defense,
        .counters = card.defense,
        .round = card.roundDefense,
        .upgrades = upgradeBonus(state, id).defense,
        .neighbours = neighbourDefense(state, id),
        .held = state.heldOf(id).defense,
        .backRow = back && !state.heldOf(id).noCover ? state.facts->rules.backRowDefense : 0,
        .suppressed = card.is(CardFlag::Suppressed)};
}

int attackOf(const GameState& state, CardId id) { return attackStrength(state, id).total(); }

int defenseOf(const GameState& state, CardId id)
{
    auto strength = defenseStrength(state, id);
    strength.backRow = 0;
    strength.suppressed = false;
    return strength.total();
}

int combatDefenseOf(const GameState& state, CardId id)
{
    return state.card(id).is(CardFlag::Suppressed) ? 0 : defenseStrength(state, id).total();
}

int combatDefenseOf(const GameState& state, CardId id, CardId attacker)
{
    auto strength = defenseStrength(state, id);
    if (attacksOverFront(state, attacker))
        strength.backRow = 0;
    return strength.total();
}

Reached reachOf(const GameState& state, CardId unit)
{
    const int range = rangeOf(state, unit);
    const auto& ranges = state.facts->grid.reaches;
    const auto& card = state.card(unit);
    if (range < 0 || static_cast<std::size_t>(range) >= ranges.size() || card.zone != Zone::Field)
        return {};
    const auto& reaches = ranges[static_cast<std::size_t>(range)];
    const auto from = static_cast<std::size_t>(card.quadrant);
    return {reaches.own[from], reaches.enemy[from]};
}

Reached attackReachOf(const GameState& state, CardId unit)
{
    auto reached = reachOf(state, unit);
    if (attacksOverFront(state, unit)) // who stands behind a quadrant of the Front Row, as if in it
        for (auto* side : {&reached.own, &reached.enemy})
            *side |= (*side & frontRow) << indexOf(Quadrant::BackLeft);
    return reached;
}

int markersOn(const GameState& state, CardId id, std::int16_t label)
{
    int count = state.card(id).counters; // less those with another label
    for (const auto& marker : state.markers)
        if (marker.target == Target{id, state.card(id).visits} && marker.label != label)
            count -= marker.count;
    return std::max(0, count);
}

std::vector<CardId> upgradesOf(const GameState& state, CardId host)
{
    std::vector<CardId> found;
    eachUpgrade(state, host, [&](CardId id) { found.push_back(id); });
    return found;
}

Side sideOf(const GameState& state, SeatIndex seat)
{
    Side side;
    const auto add = [](std::uint16_t& count, int more) { count = static_cast<std::uint16_t>(count + more); };
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

const Ability* abilityOf(const GameState& state, CardId card, std::size_t number)
{
    const Ability* found = nullptr;
    anyAbility(state, card, [&](std::size_t at, const Ability& ability) {
        found = at == number ? &ability : nullptr;
        return found != nullptr;
    });
    return found;
}

const std::string& abilityText(const GameState& state, CardId card, std::size_t number)
{
    static const std::string none;
    const auto& printed = state.wordsOf(card).abilities;
    if (number < printed.size())
        return printed[number];
    const auto given = number - maxPrintedAbilities;
    return number >= maxPrintedAbilities && given < state.facts->given.size() ? state.facts->given[given].text.text
                                                                              : none;
}

bool asksInTurns(const GameState& state)
{
    const bool ofAction = state.next == Next::Declared || state.next == Next::NextTurn || state.next == Next::SameTurn;
    return !ofAction && state.facts->rules.triggers == TriggerOrder::Chain;
}

} // namespace nexus::model
