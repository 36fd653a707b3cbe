#include "model/engine/initiative_flip.h"
#include "model/engine/referee.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Referee::carryOut(const Action& action)
{
    if (!isListed(action.kind)) // what is done by hand is not always told
        m_table.holds.spoil();
    perform(action);
    m_table.holds.findAnewIfStale();
    if (!m_victory.completeMissions())
        return;
    m_table.holds.findAnew(); // a player may have left the game
    if (m_state.stage == Stage::Turn && m_state.facts->someAwaitMissions)
        openWindow(Next::SameTurn, m_state.active);
}

void Referee::perform(const Action& action)
{
    switch (action.kind) {
    case ActionKind::FlipInitiative: return flipForInitiative(m_table, action.seed);
    case ActionKind::ChooseFirst:
        m_state.initiative = action.other;
        m_table.tell(ActsFirst{}, action.other);
        return startRound();
    case ActionKind::Deploy: return deploy(action);
    case ActionKind::DeployMore:
        enter(action, m_state.cards[m_state.declared.card].quadrant);
        return deployed(action.seat);
    case ActionKind::Evolve:
        m_payments.takePoints(action.seat, evolveCostOf(m_state, action.card), TurnAction::Evolve);
        m_state.players[action.seat].evolvedThisRound = m_state.facts->textsPlay;
        m_table.evolve(action.card, action.target);
        return afterAction();
    case ActionKind::UseAbility: return useAbility(action);
    case ActionKind::Attack: return attack(action);
    case ActionKind::JoinAttack: return joined(action.seat, action.card);
    case ActionKind::PlayEvent: return playEvent(action);
    case ActionKind::Move:
        moveUnit<Moved>(action);
        if (action.card >= m_state.held.size() || !m_state.held[action.card].movesFresh)
            m_table.exhaust(action.card);
        m_state.cards[action.card].set(CardFlag::Acted);
        m_payments.takePoints(action.seat, 0, TurnAction::Move);
        return afterAction();
    case ActionKind::FollowUp:
        moveUnit<FollowedUp>(action);
        m_state.cards[action.card].set(CardFlag::MayMove, false);
        return followUps({});
    case ActionKind::Choose: return choose(action);
    case ActionKind::Done: return m_state.stage == Stage::Choose ? choose(action) : done();
    case ActionKind::Pass: return passTurn(action.seat);
    case ActionKind::Trigger: return putLink(action);
    case ActionKind::PassPriority: return passPriority();
    case ActionKind::EffectDone: m_table.tell(LeftByHand{}, action.seat, m_state.effect.card); return effectDone();
    case ActionKind::CompleteMission:
        m_state.cards[action.card].set(CardFlag::Complete);
        m_table.tell(MissionComplete{}, action.seat, action.card);
        return m_victory.checkMissions(action.seat);
    case ActionKind::UseMission:
        m_state.cards[action.card].set(CardFlag::Used);
        m_table.tell(MissionUsed{}, action.seat, action.card);
        if (const Effect effect{.kind = EffectKind::Mission, .seat = action.seat, .card = action.card};
            scriptOfEffect(m_state, effect)) {
            m_state.effect = effect;
            m_state.stage = Stage::Effect;
            (void)startText();
        }
        return;
    case ActionKind::Concede: m_table.tell(Conceded{}, action.seat); return leave(action.seat);
    case ActionKind::DrawCards: // by hand
        if (!m_table.draw(action.seat, action.value) && rules().emptyDeckLoses) {
            m_table.tell(LostByDraw{}, action.seat);
            leave(action.seat);
        }
        return;
    default: return m_hands.carryOut(action);
    }
}

void Referee::enter(const Action& action, Quadrant quadrant)
{
    const bool recalled = isRecallable(m_state, action.card);
    m_payments.takePoints(action.seat, costOf(m_state, action.card), TurnAction::Deploy);
    m_payments.played(action.seat, action.card);
    m_table.put(action.card, Zone::Field, quadrant);
    m_state.cards[action.card].set(CardFlag::Recalled, recalled);
    m_table.tell(Deployed{quadrant}, action.seat, action.card);
    m_changes.arrived(action.card);
}

void Referee::deploy(const Action& action)
{
    const auto& facts = m_state.factsOf(action.card);
    if (facts.role == CardRole::Unit) {
        enter(action, action.quadrant);
        m_state.declared.card = action.card;
        if ((facts.mechanics & bit(Mechanic::DeployTogether)) != 0)
            return deployed(action.seat);
        return afterAction();
    }
    const bool recalled = isRecallable(m_state, action.card);
    m_payments.takePoints(action.seat, costOf(m_state, action.card), TurnAction::Deploy);
    m_payments.played(action.seat, action.card);
    if (facts.role == CardRole::Upgrade) {
        m_table.put(action.card, Zone::Attached, Quadrant::None, action.target);
        m_table.tell(Attached{}, action.seat, action.card, action.target);
    } else {
        m_table.put(action.card, facts.role == CardRole::Asset ? Zone::Loadout : Zone::Terrain, action.quadrant);
        m_table.tell(Deployed{action.quadrant}, action.seat, action.card);
    }
    m_state.cards[action.card].set(CardFlag::Recalled, recalled);
    m_changes.arrived(action.card);
    afterAction();
}

// Asks for more of them (Swarm) while there is one that could come.
void Referee::deployed(SeatIndex seat)
{
    m_state.stage = Stage::DeployMore;
    const RuleCheck rule(m_state);
    for (const auto id : m_table.pile(seat, Zone::Hand))
        if (!rule.check(act::deployMore(seat, id)))
            return;
    afterAction();
}

void Referee::useAbility(const Action& action)
{
    const auto ability = *abilityOf(m_state, action.card, action.ability);
    const auto worker = workerOf(m_state, action.card, action.ability);
    m_payments.takePoints(
        action.seat, abilityCostOf(m_state, action.card, action.ability, action.value), TurnAction::Ability);
    m_state.players[action.seat].usedActiveThisRound = m_state.facts->textsPlay;
    std::erase_if(m_state.costClauses, [&](const Clause& clause) {
        const auto* next = scriptOfEffect(m_state, clause.effect);
        return next && next->op(clause.node) == Op::NextActiveCosts && clause.effect.seat == action.seat;
    });
    if (ability.exhausts)
        m_table.exhaust(worker);
    if (ability.onceAGame)
        m_state.usedForGood.push_back({action.card, action.ability, 0});
    if (ability.once || ability.onceOnly)
        m_state.usedThisRound.push_back({action.card, action.ability, 0});
    m_state.cards[worker].set(CardFlag::Acted);
    const auto* script = scriptOfAbility(m_state, action.card, action.ability);
    const bool given = script && script->givenToHost;
    m_table.tell(AbilityUsed{action.ability}, action.seat, action.card, given ? worker : noCard);
    m_state.declared = Effect{
        .kind = EffectKind::Ability, .seat = action.seat, .card = action.card, .ability = action.ability};
    m_state.declared.paid = static_cast<std::int16_t>(action.value);
    if (!askFirst())
        openWindow(Next::Declared, action.seat);
}

void Referee::playEvent(const Action& action)
{
    const bool recalled = m_state.cards[action.card].zone == Zone::Discard;
    const bool byItself = isRecallable(m_state, action.card);
    const auto cost = costOf(m_state, action.card);
    if (recalled && !byItself)
        m_state.usedThisRound.push_back({letsPlayFromDiscard(m_state, action.seat), playedFromDiscard, 0});
    m_payments.takePoints(action.seat, cost, TurnAction::Event);
    m_payments.played(action.seat, action.card);
    m_table.put(action.card, Zone::Playing);
    m_state.cards[action.card].set(CardFlag::Recalled, recalled);
    m_table.tell(EventPlayed{}, action.seat, action.card);
    m_state.declared = Effect{.kind = EffectKind::Event, .seat = action.seat, .card = action.card};
    if (!askFirst())
        openWindow(Next::Declared, action.seat);
}

void Referee::attack(const Action& action)
{
    m_state.declared = Effect{.kind = EffectKind::Attack, .seat = action.seat, .card = action.card, .targetCount = 1};
    m_state.declared.targets[0] = {action.target, m_state.cards[action.target].visits};
    m_table.tell(AttackDeclared{}, action.seat, action.card, action.target);
    m_payments.takePoints(action.seat, 0, TurnAction::Attack);
    joined(action.seat, action.card);
}

// The unit takes part; others that may (Horde) are asked for.
void Referee::joined(SeatIndex seat, CardId id)
{
    auto& declared = m_state.declared;
    declared.attackers[declared.attackerCount++] = {id, m_state.cards[id].visits};
    if (attacksAgain(id))
        m_state.cards[id].set(CardFlag::AttacksOn);
    else
        m_table.exhaust(id);
    m_state.cards[id].set(CardFlag::Acted);
    if (declared.attackerCount > 1)
        m_table.tell(Joined{}, seat, id, declared.targets[0].card);
    if (has(m_state, declared.card, Mechanic::AttackTogether)) {
        m_state.stage = Stage::JoinAttack;
        const RuleCheck rule(m_state);
        for (const auto other : m_table.pile(seat, Zone::Field))
            if (!rule.check(act::joinAttack(seat, other)))
                return;
    }
    openWindow(Next::Declared, seat);
}

// Whether this attack leaves a unit ready for another one, by a text.
bool Referee::attacksAgain(CardId id) const
{
    const auto& declared = m_state.declared;
    const auto before = std::ranges::count(m_state.attackedThisRound, Target{id, m_state.cards[id].visits}) -
                        (declared.card == id ? 1 : 0); // this one is noted already
    return id < m_state.held.size() && before < m_state.held[id].moreAttacks;
}

template <class Kind> void Referee::moveUnit(const Action& action)
{
    auto& card = m_state.cards[action.card];
    const auto from = std::exchange(card.quadrant, action.quadrant);
    m_table.tell(Kind{.from = from, .to = action.quadrant}, action.seat, action.card);
}

void Referee::done()
{
    if (m_state.stage == Stage::JoinAttack)
        return openWindow(Next::Declared, m_state.active);
    for (const auto id : m_table.pile(m_state.active, Zone::Field))
        m_state.cards[id].set(CardFlag::MayMove, false);
    afterAction();
}

void Referee::performDeclared()
{
    m_table.occurred.beginDeed();
    auto& declared = m_state.declared;
    if (declared.kind == EffectKind::None)
        return afterAction();
    if (declared.negated) {
        m_table.tellCard(WasNegated{}, declared.card);
    } else if (declared.kind == EffectKind::Attack) {
        return followUps(m_combat.fight());
    } else if (!isGone(declared)) {
        m_state.effect = std::exchange(declared, {});
        m_state.stage = Stage::Effect;
        (void)startText();
        return;
    } else {
        m_table.tellCard(Fizzled{}, declared.card);
    }
    m_table.finishCard(declared.card);
    afterAction();
}

bool Referee::mayFollowUp(CardId id) const
{
    const auto& card = m_state.cards[id];
    if (card.zone != Zone::Field || !card.is(CardFlag::MayMove))
        return false;
    const RuleCheck rule(m_state);
    bool may = false;
    eachQuadrant(
        m_state.facts->grid.places, [&](Quadrant to) { may = may || !rule.check(act::followUp(card.owner, id, to)); });
    return may;
}

// Attackers that may move (Skirmisher) are asked for, while one of them can.
void Referee::followUps(const std::vector<CardId>& attackers)
{
    m_table.holds.findAnewIfStale(); // as it is after the attack
    for (const auto id : attackers)
        if (m_state.cards[id].zone == Zone::Field && has(m_state, id, Mechanic::MoveAfterAttack))
            m_state.cards[id].set(CardFlag::MayMove);
    m_state.stage = Stage::FollowUp;
    const auto& field = m_table.pile(m_state.active, Zone::Field);
    if (std::any_of(field.begin(), field.end(), [&](CardId id) { return mayFollowUp(id); }))
        return;
    done();
}

// The action is over: it breaks a run of passes, and what it triggered comes next.
void Referee::afterAction()
{
    const auto gone = std::erase_if(m_state.lasting, [](const Lasting& lasting) { return lasting.thisAttack; });
    if (gone > 0 || (m_state.declared.kind != EffectKind::None && m_table.holds.asksOfAttacks()))
        m_table.holds.spoil();
    m_state.declared = {};
    m_state.passed = 0;
    m_state.firstPassed = noSeat;
    m_state.lastActed = m_state.active;
    m_state.players[m_state.active].passesInARow = 0;
    openWindow(Next::NextTurn, m_state.active);
}

} // namespace nexus::model
