#include "model/engine/turns.h"

#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Turns::enter(const Action& action, Quadrant quadrant)
{
    const auto role = m_state.factsOf(action.card).role;
    const bool recalled = isRecallable(m_state, action.card);
    m_payments.takePoints(action.seat, costOf(m_state, action.card), TurnAction::Deploy);
    m_payments.played(action.seat, action.card);
    if (role == CardRole::Upgrade) {
        m_table.put(action.card, Zone::Attached, Quadrant::None, action.target);
        m_table.tell(Attached{}, action.seat, action.card, action.target);
    } else {
        const auto others = role == CardRole::Asset ? Zone::Loadout : Zone::Terrain;
        m_table.put(action.card, role == CardRole::Unit ? Zone::Field : others, quadrant);
        m_table.tell(Deployed{quadrant}, action.seat, action.card);
    }
    m_state.cards[action.card].set(CardFlag::Recalled, recalled);
    m_changes.arrived(action.card);
}

void Turns::deploy(const Action& action)
{
    enter(action, action.quadrant);
    const auto& facts = m_state.factsOf(action.card);
    if (facts.role != CardRole::Unit || (facts.mechanics & bit(Mechanic::DeployTogether)) == 0)
        return end();
    m_state.declared.card = action.card;
    askForMore(action.seat);
}

void Turns::deployMore(const Action& action)
{
    enter(action, m_state.cards[m_state.declared.card].quadrant);
    askForMore(action.seat);
}

// Asks for more of them (Swarm) while there is one that could come.
void Turns::askForMore(SeatIndex seat)
{
    m_state.stage = Stage::DeployMore;
    const RuleCheck rule(m_state);
    for (const auto id : m_table.pile(seat, Zone::Hand))
        if (!rule.check(act::deployMore(seat, id)))
            return;
    end();
}

void Turns::useAbility(const Action& action)
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
    m_texts.declare();
}

void Turns::playEvent(const Action& action)
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
    m_texts.declare();
}

void Turns::attack(const Action& action)
{
    m_state.declared = Effect{.kind = EffectKind::Attack, .seat = action.seat, .card = action.card, .targetCount = 1};
    m_state.declared.targets[0] = {action.target, m_state.cards[action.target].visits};
    m_table.tell(AttackDeclared{}, action.seat, action.card, action.target);
    m_payments.takePoints(action.seat, attackCostOf(m_state, action.card), TurnAction::Attack);
    join(action.seat, action.card);
}

// The unit takes part; others that may (Horde) are asked for.
void Turns::join(SeatIndex seat, CardId id)
{
    auto& declared = m_state.declared;
    declared.attackers[declared.attackerCount++] = {id, m_state.cards[id].visits};
    if (attacksAgain(id))
        m_state.cards[id].set(CardFlag::AttacksOn);
    else
        m_table.exhaust(id);
    m_state.cards[id].set(CardFlag::Acted);
    if (declared.attackerCount > 1) {
        m_table.tell(Joined{}, seat, id, declared.targets[0].card);
        m_payments.takePoints(seat, attackCostOf(m_state, id), TurnAction::Interrupt);
    }
    if (has(m_state, declared.card, Mechanic::AttackTogether)) {
        m_state.stage = Stage::JoinAttack;
        const RuleCheck rule(m_state);
        for (const auto other : m_table.pile(seat, Zone::Field))
            if (!rule.check(act::joinAttack(seat, other)))
                return;
    }
    m_chain.open(Next::Declared, seat);
}

// Whether this attack leaves a unit ready for another one, by a text.
bool Turns::attacksAgain(CardId id) const
{
    const auto& declared = m_state.declared;
    const auto before = std::ranges::count(m_state.attackedThisRound, Target{id, m_state.cards[id].visits}) -
                        (declared.card == id ? 1 : 0); // this one is noted already
    const auto more = m_state.heldOf(id).moreAttacks;
    return more > 0 && before < more;
}

void Turns::move(const Action& action)
{
    auto& card = m_state.cards[action.card];
    const auto from = std::exchange(card.quadrant, action.quadrant);
    m_table.tell(Moved{.from = from, .to = action.quadrant}, action.seat, action.card);
    if (!m_state.heldOf(action.card).movesFresh)
        m_table.exhaust(action.card);
    card.set(CardFlag::Acted);
    m_payments.takePoints(action.seat, 0, TurnAction::Move);
    end();
}

void Turns::followUp(const Action& action)
{
    auto& card = m_state.cards[action.card];
    const auto from = std::exchange(card.quadrant, action.quadrant);
    m_table.tell(FollowedUp{.from = from, .to = action.quadrant}, action.seat, action.card);
    card.set(CardFlag::MayMove, false);
    askToFollowUp({});
}

void Turns::evolve(const Action& action)
{
    m_payments.takePoints(action.seat, evolveCostOf(m_state, action.card), TurnAction::Evolve);
    m_state.players[action.seat].evolvedThisRound = m_state.facts->textsPlay;
    m_table.evolve(action.card, action.target);
    end();
}

void Turns::useMission(const Action& action)
{
    m_state.cards[action.card].set(CardFlag::Used);
    m_table.tell(MissionUsed{}, action.seat, action.card);
    const Effect effect{.kind = EffectKind::Mission, .seat = action.seat, .card = action.card};
    if (!scriptOfEffect(m_state, effect))
        return;
    m_state.effect = effect;
    m_state.stage = Stage::Effect;
    m_texts.start();
}

void Turns::done()
{
    if (m_state.stage == Stage::JoinAttack)
        return m_chain.open(Next::Declared, m_state.active);
    for (const auto id : m_table.pile(m_state.active, Zone::Field))
        m_state.cards[id].set(CardFlag::MayMove, false);
    end();
}

void Turns::performDeclared()
{
    m_table.occurred.beginDeed();
    auto& declared = m_state.declared;
    if (declared.kind == EffectKind::None)
        return end();
    if (declared.negated) {
        m_table.tellCard(WasNegated{}, declared.card, declared.negatedBy);
    } else if (declared.kind == EffectKind::Attack) {
        return askToFollowUp(m_combat.fight());
    } else if (!m_chain.isGone(declared)) {
        m_state.effect = std::exchange(declared, {});
        m_state.stage = Stage::Effect;
        m_texts.start();
        return;
    } else {
        m_table.tellCard(Fizzled{}, declared.card);
    }
    m_table.finishCard(declared.card);
    end();
}

bool Turns::mayFollowUp(CardId id) const
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
void Turns::askToFollowUp(const std::vector<CardId>& attackers)
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
void Turns::end()
{
    const auto gone = std::erase_if(m_state.lasting, [](const Lasting& lasting) { return lasting.thisAttack; });
    if (gone > 0 || (m_state.declared.kind != EffectKind::None && m_table.holds.asksOfAttacks()))
        m_table.holds.spoil();
    m_state.declared = {};
    m_state.passed = 0;
    m_state.firstPassed = noSeat;
    m_state.lastActed = m_state.active;
    m_state.players[m_state.active].passesInARow = 0;
    m_chain.open(Next::NextTurn, m_state.active);
}

} // namespace nexus::model
