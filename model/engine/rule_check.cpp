#include "model/engine/rule_check.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Whether its abilities can trigger where it is: of a hand those of Events, of those that have left who left just now.
bool isThere(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    switch (card.zone) {
    case Zone::Deck: return card.is(CardFlag::JustLeft);
    case Zone::Under: return false;
    case Zone::Hand: return card.is(CardFlag::JustLeft) || state.factsOf(id).role == CardRole::Event;
    default: return card.zone < Zone::Playing || card.is(CardFlag::JustLeft);
    }
}

Answer refuse(RefusalCode code, CardId card, std::int32_t have, std::int32_t need)
{
    return Fault{.code = code, .card = card, .have = have, .need = need};
}

} // namespace

Answer RuleCheck::check(const Action& action) const
{
    const auto kind = action.kind;
    if (m_state.stage == Stage::Over && kind != ActionKind::Note)
        return refuse(RefusalCode::GameOver);
    if (kind != ActionKind::FlipInitiative && !isLiving(m_state, action.seat))
        return Fault{.code = RefusalCode::NotYourTurn, .seat = action.seat};
    if (kind != ActionKind::Choose && uses(kind, Field::Card) && action.card >= m_state.cards.size())
        return refuse(RefusalCode::NoSuchCard);
    switch (kind) {
    case ActionKind::FlipInitiative: return m_state.stage == Stage::Flip ? Answer() : refuse(RefusalCode::NotNow);
    case ActionKind::ChooseFirst: return chooseFirst(action);
    case ActionKind::Deploy: return deploy(action);
    case ActionKind::DeployMore: return deployMore(action);
    case ActionKind::Evolve: return evolve(action);
    case ActionKind::UseAbility: return useAbility(action);
    case ActionKind::Attack: return attack(action);
    case ActionKind::JoinAttack: return joinAttack(action);
    case ActionKind::PlayEvent: return playEvent(action);
    case ActionKind::Move:
    case ActionKind::FollowUp: return move(action);
    case ActionKind::Choose: return choose(action);
    case ActionKind::Done: return m_state.stage == Stage::Choose ? choose(action) : done(action);
    case ActionKind::Pass: return stageIs(action.seat, Stage::Turn, m_state.active);
    case ActionKind::Trigger: return trigger(action);
    case ActionKind::PassPriority: return passPriority(action);
    case ActionKind::EffectDone: return stageIs(action.seat, Stage::Effect, m_state.effect.seat);
    case ActionKind::CompleteMission:
    case ActionKind::UseMission: return mission(action);
    case ActionKind::Concede: return std::nullopt;
    default: return byHand(action);
    }
}

Answer RuleCheck::stageIs(SeatIndex seat, Stage stage, SeatIndex whose) const
{
    if (m_state.stage != stage)
        return refuse(RefusalCode::NotNow);
    if (seat != whose)
        return Fault{.code = RefusalCode::NotYourTurn, .seat = whose};
    return std::nullopt;
}

Answer RuleCheck::turn(const Action& action, TurnAction what) const
{
    if (auto refusal = stageIs(action.seat, Stage::Turn, m_state.active))
        return refusal;
    if ((m_state.facts->rules.phases[m_state.phase].actions & bit(what)) == 0)
        return refuse(RefusalCode::NotInPhase, action.card);
    return std::nullopt;
}

Answer RuleCheck::mine(const Action& action, Zone zone, RefusalCode code) const
{
    const auto& card = m_state.card(action.card);
    if (card.owner != action.seat)
        return refuse(RefusalCode::NotYourCard, action.card);
    return card.zone == zone ? Answer() : refuse(code, action.card);
}

Answer RuleCheck::pay(SeatIndex seat, CardId card, int cost) const
{
    const auto have = m_state.player(seat).points;
    return have >= cost ? Answer() : refuse(RefusalCode::NotEnoughPoints, card, have, cost);
}

RuleCheck::ByColumn RuleCheck::findBarriers(SeatIndex seat) const
{
    ByColumn barriers;
    barriers.fill(noCard);
    for (SeatIndex other = 0; other < m_state.players.size(); ++other)
        if (other != seat)
            for (const auto zone : {Zone::Loadout, Zone::Field}) // Assets, too: from the Quadrant chosen for them
                for (const auto id : m_state.player(other).pile(zone))
                    if (const auto at = m_state.card(id).quadrant; isFront(at) && has(m_state, id, Mechanic::BarsEntry))
                        barriers[static_cast<std::size_t>(facing(at))] = id;
    return barriers;
}

// For so many quarters more in a quadrant, once `leaving` is gone.
Answer RuleCheck::room(SeatIndex seat, Quadrant quadrant, CardId card, int size, CardId leaving) const
{
    const int capacity = roomIn(m_state, seat, quadrant);
    const int used = static_cast<int>(side(seat).used[static_cast<std::size_t>(quadrant)]) -
                     (leaving == noCard ? 0 : sizeOf(m_state, leaving));
    return used + size > capacity ? refuse(RefusalCode::QuadrantFull, card, capacity - used, size) : Answer();
}

Answer RuleCheck::entry(SeatIndex seat, Quadrant quadrant, CardId card, bool barred, CardId replaced) const
{
    if (auto refusal = room(seat, quadrant, card, sizeOf(m_state, card), replaced))
        return refusal;
    if (m_state.factsOf(card).alone && side(seat).alone[static_cast<std::size_t>(quadrant)] > 0)
        for (const auto id : m_state.player(seat).pile(Zone::Field))
            if (id != card && id != replaced && m_state.card(id).quadrant == quadrant && m_state.factsOf(id).alone)
                return refuse(RefusalCode::SecondAlone, card, id);
    if (barred && !ignores(m_state, card, Mechanic::BarsEntry))
        if (const auto bar = barrier(seat, quadrant); bar != noCard)
            return refuse(RefusalCode::EntryBarred, card, bar);
    return std::nullopt;
}

Answer RuleCheck::chooseFirst(const Action& action) const
{
    if (m_state.stage != Stage::ChooseFirst)
        return refuse(RefusalCode::NotNow);
    if (m_state.decides != noSeat && action.seat != m_state.decides)
        return Fault{.code = RefusalCode::NotYourChoice, .seat = m_state.decides};
    return isLiving(m_state, action.other) ? Answer() : refuse(RefusalCode::NoSuchCard);
}

bool RuleCheck::deploysInFront(SeatIndex seat, CardId card) const
{
    return m_state.facts->rules.deployAnywhere || has(m_state, card, Mechanic::DeployFront) ||
           mayDeployInFront(m_state, seat, card);
}

Answer RuleCheck::placement(SeatIndex seat, CardId card, Quadrant quadrant) const
{
    if (!m_state.facts->grid.has(quadrant))
        return refuse(RefusalCode::NoQuadrant, card);
    if (!isBack(quadrant) && !deploysInFront(seat, card))
        return refuse(RefusalCode::NotBackRow, card);
    if (const auto by = whoKeepsOut(m_state, seat, card, quadrant); by != noCard)
        return refuse(RefusalCode::Forbidden, card, by);
    return entry(seat, quadrant, card, true);
}

Answer RuleCheck::placeTerrain(SeatIndex seat, CardId card, Quadrant quadrant) const
{
    if (!m_state.facts->grid.has(quadrant))
        return refuse(RefusalCode::NoQuadrant, card);
    const int limit = m_state.facts->rules.board.terrains;
    const auto there = static_cast<int>(side(seat).terrains[static_cast<std::size_t>(quadrant)]);
    if (there >= limit)
        return refuse(RefusalCode::TerrainLimit, card, there, limit);
    if (const auto bar = barrier(seat, quadrant); bar != noCard)
        return refuse(RefusalCode::EntryBarred, card, bar);
    return std::nullopt;
}

Answer RuleCheck::deploy(const Action& action) const
{
    if (auto refusal = turn(action, TurnAction::Deploy))
        return refusal;
    const bool recalled = action.card < m_state.cards.size() && isRecallable(m_state, action.card);
    if (auto refusal = mine(action, recalled ? Zone::Discard : Zone::Hand, RefusalCode::NotInHand))
        return refusal;
    const auto& facts = m_state.factsOf(action.card);
    if (facts.role != CardRole::Upgrade && action.target != noCard)
        return refuse(RefusalCode::WrongKind, action.card);
    if (!mayBeDeployed(m_state, action.card))
        return refuse(RefusalCode::Forbidden, action.card);
    const bool placed = facts.role == CardRole::Unit || facts.role == CardRole::Terrain;
    if (!placed && action.quadrant != Quadrant::None)
        return refuse(RefusalCode::NoQuadrant, action.card);
    Answer refusal;
    switch (facts.role) {
    case CardRole::Unit: refusal = placement(action.seat, action.card, action.quadrant); break;
    case CardRole::Terrain: refusal = placeTerrain(action.seat, action.card, action.quadrant); break;
    case CardRole::Asset: break;
    case CardRole::Upgrade: {
        const bool there = action.target < m_state.cards.size();
        if (!there || !mayBear(m_state, action.target, action.card))
            refusal = refuse(RefusalCode::NoHost, action.card, action.target);
        break;
    }
    default: refusal = refuse(RefusalCode::WrongKind, action.card);
    }
    return refusal ? refusal : pay(action.seat, action.card, costOf(m_state, action.card));
}

Answer RuleCheck::deployMore(const Action& action) const
{
    if (auto refusal = stageIs(action.seat, Stage::DeployMore, m_state.active))
        return refusal;
    if (auto refusal = mine(action, Zone::Hand, RefusalCode::NotInHand))
        return refusal;
    const auto& first = m_state.card(m_state.declared.card);
    const auto& facts = m_state.factsOf(action.card);
    const bool together = facts.role == CardRole::Unit && has(m_state, action.card, Mechanic::DeployTogether);
    if (!mayBeDeployed(m_state, action.card))
        return refuse(RefusalCode::Forbidden, action.card);
    if (!together || first.zone != Zone::Field)
        return refuse(RefusalCode::NotTogether, action.card, m_state.declared.card);
    if (auto refusal = placement(action.seat, action.card, first.quadrant))
        return refusal;
    return pay(action.seat, action.card, costOf(m_state, action.card));
}

Answer RuleCheck::evolve(const Action& action) const
{
    if (auto refusal = turn(action, TurnAction::Evolve))
        return refusal;
    if (auto refusal = mine(action, Zone::Hand, RefusalCode::NotInHand))
        return refusal;
    const auto& facts = m_state.factsOf(action.card);
    if (!has(m_state, action.card, Mechanic::Evolves))
        return refuse(RefusalCode::NoEvolution, action.card);
    if (action.target >= m_state.cards.size() || m_state.card(action.target).owner != action.seat)
        return refuse(RefusalCode::NoHost, action.card);
    const auto& onto = m_state.card(action.target);
    const auto end = facts.evolvesFrom.begin() + facts.evolvesFromCount;
    const bool named = std::find(facts.evolvesFrom.begin(), end, onto.facts) != end;
    const bool there = onto.zone == Zone::Field || onto.zone == Zone::Loadout;
    if (!named || !there || m_state.factsOf(action.target).role != facts.role)
        return refuse(RefusalCode::NoHost, action.card, action.target);
    if (onto.zone == Zone::Field)
        if (auto refusal = entry(action.seat, onto.quadrant, action.card, false, action.target))
            return refusal;
    return pay(action.seat, action.card, evolveCostOf(m_state, action.card));
}

Answer RuleCheck::mayUse(SeatIndex seat, CardId id, std::uint8_t number) const
{
    const auto& card = m_state.card(id);
    if (card.owner != seat)
        return refuse(RefusalCode::NotYourCard, id);
    const auto* found = abilityOf(m_state, id, number);
    if (!isInPlay(card.zone) && card.zone != Zone::Missions)
        return refuse(RefusalCode::NotInPlay, id);
    if (!found || found->kind != AbilityKind::Active)
        return refuse(RefusalCode::NoAbility, id);
    if (isBlank(m_state, id) || isGivenToBlank(m_state, id, number))
        return refuse(RefusalCode::Blanked, isBlank(m_state, id) ? id : card.host);
    const auto& ability = *found;
    const auto isThis = [&](const UsedTrigger& used) { return used.card == id && used.ability == number; };
    if (((ability.once || ability.onceOnly) && std::ranges::any_of(m_state.usedThisRound, isThis)) ||
        (ability.onceAGame && std::ranges::any_of(m_state.usedForGood, isThis)))
        return refuse(RefusalCode::UsedUp, id);
    if (m_state.player(seat).noMoreActives && !ability.once)
        return refuse(RefusalCode::Forbidden, id);
    const auto worker = workerOf(m_state, id, number);
    const auto* script = scriptOfAbility(m_state, id, number);
    if (card.zone == Zone::Attached && worker == id && script && script->givenToHost) // an opponent's card has it
        return refuse(RefusalCode::NotYourCard, card.host);
    const auto& held = m_state.heldOf(worker);
    if (m_state.card(worker).is(CardFlag::AttacksOn) || held.noActives || (held.noTiringUse && ability.exhausts))
        return refuse(RefusalCode::Forbidden, worker);
    const bool ready = ability.exhausts || m_state.factsOf(worker).role == CardRole::Unit;
    if (ready && m_state.card(worker).is(CardFlag::Exhausted))
        return refuse(RefusalCode::Exhausted, worker);
    return std::nullopt;
}

Answer RuleCheck::useAbility(const Action& action) const
{
    if (auto refusal = turn(action, TurnAction::Ability))
        return refusal;
    if (auto refusal = mayUse(action.seat, action.card, action.ability))
        return refusal;
    if (auto refusal = nameable(EffectKind::Ability, action.seat, action.card, action.ability, action.value))
        return refusal;
    const auto& ability = *abilityOf(m_state, action.card, action.ability);
    if (ability.anyCost ? action.value < 0 : action.value != 0)
        return refuse(RefusalCode::BadValue, action.card, action.value, 0);
    return pay(action.seat, action.card, abilityCostOf(m_state, action.card, action.ability, action.value));
}

// An Event whose text is understood and only waits for something, which has to happen first.
static bool isActivatedOnly(const GameState& state, CardId card)
{
    const auto* scripts = state.scriptsOf(card);
    return scripts && scripts->ofEvent == noScript && scripts->texts > 0 && scripts->byHand == 0 &&
           state.factsOf(card).abilityCount > 0;
}

// "As an additional cost to play this Event, pay 1 CP."
int RuleCheck::additionalPoints(CardId event) const
{
    const auto* script = scriptOfEffect(m_state, EffectKind::Event, event);
    int points = 0;
    if (script)
        for (const auto cost : costsIn(*script, costsOf(*script)))
            if (script->op(cost) == Op::PayPoints)
                points += script->number(script->at(cost, 0));
    return points;
}

Answer RuleCheck::mayPlay(SeatIndex seat, CardId id) const
{
    if (m_state.card(id).owner != seat)
        return refuse(RefusalCode::NotYourCard, id);
    if (m_state.factsOf(id).role != CardRole::Event)
        return refuse(RefusalCode::WrongKind, id);
    if (!mayPlayEvents(m_state, seat))
        return refuse(RefusalCode::Forbidden, id);
    if (isActivatedOnly(m_state, id))
        return refuse(RefusalCode::NotMet, id);
    return nameable(EffectKind::Event, seat, id);
}

Answer RuleCheck::playEvent(const Action& action) const
{
    if (auto refusal = turn(action, TurnAction::Event))
        return refusal;
    if (auto refusal = mayPlay(action.seat, action.card))
        return refusal;
    const auto zone = m_state.card(action.card).zone;
    if (zone != Zone::Hand && zone != Zone::Discard)
        return refuse(RefusalCode::NotInHand, action.card);
    if (zone == Zone::Discard && !isRecallable(m_state, action.card) &&
        letsPlayFromDiscard(m_state, action.seat) == noCard)
        return refuse(RefusalCode::NotInDiscard, action.card);
    return pay(action.seat, action.card, costOf(m_state, action.card) + additionalPoints(action.card));
}

// What its text wants named before anything happens has to be there.
Answer RuleCheck::nameable(EffectKind kind, SeatIndex seat, CardId card, std::uint8_t ability, int paid) const
{
    const auto* script = scriptOfEffect(m_state, kind, card, ability);
    const auto missing = script ? missingFor(m_state, *script, seat, card, paid) : Missing::Nothing;
    if (missing == Missing::Nothing)
        return std::nullopt;
    return refuse(missing == Missing::Price       ? RefusalCode::NoPrice
                  : missing == Missing::Condition ? RefusalCode::NotMet
                                                  : RefusalCode::NoTarget,
        card);
}

Answer RuleCheck::choose(const Action& action) const
{
    if (auto refusal = stageIs(action.seat, Stage::Choose, m_state.process.choice.seat))
        return refusal;
    const auto all = choices(m_state);
    return std::find(all.begin(), all.end(), action) != all.end() ? Answer()
                                                                  : refuse(RefusalCode::NoChoice, action.card);
}

// In its turn, or further where a card lets it follow up.
Answer RuleCheck::move(const Action& action) const
{
    const bool follows = action.kind == ActionKind::FollowUp;
    if (auto refusal = follows ? stageIs(action.seat, Stage::FollowUp, m_state.active) : turn(action, TurnAction::Move))
        return refusal;
    if (auto refusal = mine(action, Zone::Field, RefusalCode::NotInPlay))
        return refusal;
    const auto& card = m_state.card(action.card);
    if (follows && !card.is(CardFlag::MayMove))
        return refuse(RefusalCode::NoFollowUp, action.card);
    if (!follows && card.is(CardFlag::Exhausted))
        return refuse(RefusalCode::Exhausted, action.card);
    const bool kept = follows ? mayNotMove(m_state, action.card) : mayNotTakeMoves(m_state, action.card);
    if (kept || mayNotMoveTo(m_state, action.card, action.quadrant))
        return refuse(RefusalCode::Forbidden, action.card);
    const auto near = m_state.facts->grid.cardinal[static_cast<std::size_t>(card.quadrant)];
    if (!isQuadrant(action.quadrant) || (near & maskOf(action.quadrant)) == 0)
        return refuse(RefusalCode::NotAdjacent, action.card);
    return entry(action.seat, action.quadrant, action.card, true);
}

Answer RuleCheck::done(const Action& action) const
{
    const auto stage = m_state.stage;
    const bool waits = stage == Stage::DeployMore || stage == Stage::JoinAttack || stage == Stage::FollowUp;
    return waits ? stageIs(action.seat, stage, m_state.active) : refuse(RefusalCode::NotNow);
}

Answer RuleCheck::mission(const Action& action) const
{
    if (m_state.stage == Stage::Flip || m_state.stage == Stage::ChooseFirst)
        return refuse(RefusalCode::NotNow, action.card);
    if (auto refusal = mine(action, Zone::Missions, RefusalCode::NotInPlay))
        return refusal;
    const auto& card = m_state.card(action.card);
    if (m_state.factsOf(action.card).role != CardRole::Mission)
        return refuse(RefusalCode::WrongKind, action.card);
    if (action.kind == ActionKind::CompleteMission)
        return card.is(CardFlag::Complete) ? refuse(RefusalCode::MissionDone, action.card) : Answer();
    if (!card.is(CardFlag::Complete))
        return refuse(RefusalCode::MissionOpen, action.card);
    if (card.is(CardFlag::Used))
        return refuse(RefusalCode::MissionUsed, action.card);
    return timeForMission(action.seat, action.card);
}

// What its text does is done in its player's turn, before an action.
Answer RuleCheck::timeForMission(SeatIndex seat, CardId mission) const
{
    if (!scriptOfEffect(m_state, EffectKind::Mission, mission))
        return std::nullopt;
    if (auto refusal = stageIs(seat, Stage::Turn, m_state.active))
        return refusal;
    return nameable(EffectKind::Mission, seat, mission);
}

void RuleCheck::reach(CardId unit, QuadrantMask& own, QuadrantMask& enemy) const
{
    if (m_reachFor != unit) {
        m_reachFor = unit;
        const auto found = attackReachOf(m_state, unit);
        m_ownReach = found.own;
        m_enemyReach = found.enemy;
    }
    own = m_ownReach;
    enemy = m_enemyReach;
}

// A unit in front of the defender's column, where the edition spares who stands behind.
CardId RuleCheck::guardOf(CardId defender) const
{
    const auto& card = m_state.card(defender);
    if (!m_state.facts->rules.frontRowFirst || isFront(card.quadrant))
        return noCard;
    for (const auto id : m_state.player(card.owner).pile(Zone::Field)) {
        const auto at = m_state.card(id).quadrant;
        if (isFront(at) && columnOf(at) == columnOf(card.quadrant))
            return id;
    }
    return noCard;
}

// An enemy unit that the attacker could attack and that has to be attacked first: one of the opponent attacked, who is
// named before the unit is (III.C.2); of any opponent where one's own unit is attacked.
CardId RuleCheck::findTaunt(CardId attacker, SeatIndex against) const
{
    m_tauntFor = attacker;
    m_tauntOf = against;
    m_taunt = noCard;
    const auto& taunts = m_taunts ? *m_taunts : findTaunts();
    if (taunts.empty() || ignores(m_state, attacker, Mechanic::MustBeAttacked))
        return noCard;
    QuadrantMask own = 0, enemy = 0;
    reach(attacker, own, enemy);
    const auto seat = m_state.card(attacker).owner;
    for (const auto id : taunts) {
        const auto& card = m_state.card(id);
        if (card.owner != seat && (against == seat || against == card.owner) && (enemy & maskOf(card.quadrant)) &&
            !isHidden(m_state, id) && !isKeptFrom(m_state, attacker, id) &&
            (attacksOverFront(m_state, attacker) || guardOf(id) == noCard))
            return m_taunt = id;
    }
    return noCard;
}

Answer RuleCheck::canFight(SeatIndex seat, CardId attacker) const
{
    const auto& card = m_state.card(attacker);
    if (card.owner != seat)
        return refuse(RefusalCode::NotYourCard, attacker);
    if (card.zone != Zone::Field)
        return refuse(RefusalCode::NotInPlay, attacker);
    if (card.is(CardFlag::Exhausted))
        return refuse(RefusalCode::Exhausted, attacker);
    if (!m_state.factsOf(attacker).fights || rangeOf(m_state, attacker) < 0 ||
        has(m_state, attacker, Mechanic::CannotAttack))
        return refuse(RefusalCode::CannotAttack, attacker);
    return pay(seat, attacker, attackCostOf(m_state, attacker));
}

Answer RuleCheck::target(CardId attacker, CardId defender) const
{
    if (defender >= m_state.cards.size())
        return refuse(RefusalCode::NoSuchCard, attacker);
    const auto& mover = m_state.card(attacker);
    const auto& card = m_state.card(defender);
    const bool own = card.owner == mover.owner;
    if (card.zone != Zone::Field || defender == attacker || (own && !m_state.facts->rules.ownTargets))
        return refuse(RefusalCode::NotATarget, defender, attacker);
    QuadrantMask ownReach = 0, enemyReach = 0;
    reach(attacker, ownReach, enemyReach);
    if (((own ? ownReach : enemyReach) & maskOf(card.quadrant)) == 0 && !reachesAnyhow(m_state, attacker, defender))
        return refuse(RefusalCode::OutOfRange, defender, attacker);
    return Aiming(*this, attacker, card.owner).at(aimOf(defender, guardOf(defender)));
}

const std::vector<CardId>& RuleCheck::findTaunts() const
{
    auto& taunts = m_taunts.emplace();
    for (const auto& player : m_state.players)
        for (const auto id : player.pile(Zone::Field))
            if (has(m_state, id, Mechanic::MustBeAttacked))
                taunts.push_back(id);
    return taunts;
}

void RuleCheck::findAims() const
{
    auto& aims = m_aims.emplace();
    auto& taunts = m_taunts.emplace();
    const auto at = [&](CardId id) { return static_cast<std::size_t>(m_state.card(id).quadrant); };
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        auto* const starts = aims.starts.data() + std::size_t{seat} * maxQuadrants;
        std::array<std::uint16_t, maxQuadrants> in{};
        ByColumn guards;
        guards.fill(noCard);
        for (const auto id : m_state.pile(seat, Zone::Field)) {
            ++in[at(id)];
            if (at(id) < guards.size() && guards[at(id)] == noCard)
                guards[at(id)] = id;
        }
        if (!m_state.facts->rules.frontRowFirst)
            guards.fill(noCard);
        for (std::size_t i = 0; i < maxQuadrants; ++i)
            starts[i + 1] = static_cast<std::uint16_t>(starts[i] + in[i]);
        aims.all.resize(starts[maxQuadrants]);
        std::copy(starts, starts + maxQuadrants, in.begin()); // the next place of each
        for (const auto id : m_state.pile(seat, Zone::Field)) {
            const auto aim = aimOf(id, at(id) < guards.size() ? noCard : guards[at(id) % guards.size()]);
            aims.all[in[at(id)]++] = aim;
            if (aim.taunts)
                taunts.push_back(id);
        }
    }
}

Aim RuleCheck::aimOf(CardId defender, CardId guard) const
{
    const auto& card = m_state.card(defender);
    const auto mechanics = mechanicsOf(m_state, defender);
    return {.card = defender,
        .guard = guard,
        .hidden = !card.is(CardFlag::Acted) && (mechanics & bit(Mechanic::HiddenUntilActing)) != 0,
        .taunts = (mechanics & bit(Mechanic::MustBeAttacked)) != 0};
}

Answer RuleCheck::attack(const Action& action) const
{
    if (auto refusal = turn(action, TurnAction::Attack))
        return refusal;
    if (auto refusal = canFight(action.seat, action.card))
        return refusal;
    return target(action.card, action.target);
}

Answer RuleCheck::joinAttack(const Action& action) const
{
    if (auto refusal = stageIs(action.seat, Stage::JoinAttack, m_state.active))
        return refusal;
    if (auto refusal = canFight(action.seat, action.card))
        return refusal;
    const auto& declared = m_state.declared;
    const auto& first = m_state.card(declared.card);
    const bool together = first.zone == Zone::Field && first.quadrant == m_state.card(action.card).quadrant &&
                          has(m_state, action.card, Mechanic::AttackTogether);
    if (!together || declared.attackerCount >= maxAttackers)
        return refuse(RefusalCode::NotTogether, action.card, declared.card);
    return target(action.card, declared.targets[0].card);
}

// What its text names has happened, to the card itself where it says so; a text that names nothing known always fits.
bool RuleCheck::fits(CardId id, const Ability& ability) const
{
    if (m_state.windows != Windows::WhenFitting || ability.events == 0)
        return true;
    const auto& who = m_state.happenedTo;
    return (ability.events & m_state.happened) != 0 &&
           (!ability.self || std::find(who.begin(), who.end(), id) != who.end());
}

Answer RuleCheck::triggers(SeatIndex seat, CardId id, std::uint8_t ability, CardId by) const
{
    const auto& card = m_state.card(id);
    if (card.owner != seat)
        return refuse(RefusalCode::NotYourCard, id);
    const auto& facts = m_state.factsOf(id);
    const auto* found = abilityOf(m_state, id, ability);
    if (!found || found->kind != AbilityKind::Triggered)
        return refuse(RefusalCode::NoTrigger, id);
    const bool scripted = scriptOfAbility(m_state, id, ability) != nullptr;
    if (scripted ? !triggerOf(m_past, id, ability, by) : !fits(id, *found))
        return refuse(RefusalCode::NoTrigger, id);
    if (facts.role == CardRole::Event && !mayPlayEvents(m_state, seat))
        return refuse(RefusalCode::Forbidden, id);
    if (facts.role == CardRole::Event)
        return card.zone == Zone::Hand ? pay(seat, id, costOf(m_state, id)) : refuse(RefusalCode::NotInHand, id);
    if (!isInPlay(card.zone) && card.zone != Zone::Missions && !card.is(CardFlag::JustLeft))
        return refuse(RefusalCode::NotInPlay, id);
    return isBlank(m_state, id) || isGivenToBlank(m_state, id, ability) ? refuse(RefusalCode::Blanked, id) : Answer();
}

Answer RuleCheck::trigger(const Action& action) const
{
    if (m_state.stage == Stage::Turn)
        return refuse(RefusalCode::NoTrigger, action.card);
    const auto stage = m_state.stage == Stage::Response ? Stage::Response : Stage::Triggers;
    if (auto refusal = stageIs(action.seat, stage, m_state.asked))
        return refusal;
    if (m_state.chain.size() >= maxLinks)
        return refuse(RefusalCode::ChainFull, action.card);
    const auto by = triggeredBy(m_past, action.card, action.ability); // of several one is named
    if (by.empty() ? action.target != noCard : std::ranges::find(by, action.target) == by.end())
        return refuse(RefusalCode::NoTrigger, action.card);
    return triggers(action.seat, action.card, action.ability, action.target);
}

// Whether one of what something awaited has happened to, of the seat, is as asked.
template <class Ask> bool RuleCheck::anyAwaited(SeatIndex seat, const Ask& ask) const
{
    const auto has = [&](CardId id) { return m_state.card(id).owner == seat && isThere(m_state, id) && ask(id); };
    const auto kinds = occurred();
    for (const auto& [id, awaits] : m_state.facts->seats[seat].awaiting)
        if ((awaits & kinds) != 0 && has(id))
            return true;
    for (const auto* list : {&m_state.given, &m_state.leftGiven})
        for (const auto& given : *list)
            if (isOccurred(awaitsOf(given)) && has(given.first))
                return true;
    for (auto id = m_state.cards.size(); id > 0 && m_state.cards[id - 1].facts >= firstToken; --id)
        if (isAwaited(static_cast<CardId>(id - 1)) && has(static_cast<CardId>(id - 1)))
            return true;
    return false;
}

// What has to happen cannot be passed over.
Answer RuleCheck::passPriority(const Action& action) const
{
    if (auto refusal = stageIs(
            action.seat, m_state.stage == Stage::Response ? Stage::Response : Stage::Triggers, m_state.asked))
        return refusal;
    if (!m_state.facts->textsPlay || m_state.chain.size() >= maxLinks)
        return std::nullopt;
    CardId due = noCard;
    const bool any = anyAwaited(action.seat, [&](CardId id) {
        due = id;
        return anyAbility(m_state, id, [&](std::uint8_t i, const Ability&) {
            return isMandatory(m_state, id, i) && !triggers(action.seat, id, i);
        });
    });
    if (any)
        return refuse(RefusalCode::Due, due);
    return std::nullopt;
}

std::uint64_t RuleCheck::occurred() const
{
    if (m_occurred == 0) {
        m_occurred = unknownHappening;
        for (const auto& happening : m_state.occurred)
            m_occurred |= bit(happening.kind);
    }
    return m_occurred;
}

std::uint64_t RuleCheck::awaitsOf(const std::pair<CardId, std::uint8_t>& given) const
{
    return m_state.facts->given[given.second - maxPrintedAbilities].text.script.awaits;
}

// Whether anything has happened that an ability of the card may wait for.
bool RuleCheck::isAwaited(CardId id) const
{
    const auto* scripts = m_state.facts->textsPlay ? m_state.scriptsOf(id) : nullptr;
    const auto isOfIt = [&](const auto& given) { return given.first == id && isOccurred(awaitsOf(given)); };
    return !scripts || isOccurred(scripts->awaits) || std::ranges::any_of(m_state.given, isOfIt) ||
           std::ranges::any_of(m_state.leftGiven, isOfIt);
}

bool RuleCheck::couldTrigger(SeatIndex seat) const
{
    return anyAwaited(seat, [&](CardId id) {
        return anyAbility(m_state, id, [&](std::uint8_t i, const Ability& ability) {
            return ability.kind == AbilityKind::Triggered && !triggers(seat, id, i);
        });
    });
}

} // namespace nexus::model
