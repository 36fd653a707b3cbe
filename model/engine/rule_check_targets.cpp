#include "model/engine/rule_check.h"

namespace nexus::model {

void RuleCheck::reach(CardId unit, QuadrantMask& own, QuadrantMask& enemy) const
{
    if (m_reachFor != unit) {
        m_reachFor = unit;
        m_ownReach = m_enemyReach = 0;
        const int range = rangeOf(m_state, unit);
        const auto& ranges = m_state.facts->rules.ranges;
        const auto& card = m_state.card(unit);
        if (range >= 0 && static_cast<std::size_t>(range) < ranges.size() && card.zone == Zone::Field) {
            m_ownReach = ranges[static_cast<std::size_t>(range)].own[static_cast<std::size_t>(card.quadrant)];
            m_enemyReach = ranges[static_cast<std::size_t>(range)].enemy[static_cast<std::size_t>(card.quadrant)];
        }
    }
    own = m_ownReach;
    enemy = m_enemyReach;
}

// A unit in front of the defender's column, where the edition spares who stands behind.
CardId RuleCheck::frontGuard(CardId defender) const
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

// What a player cannot choose of an opponent's: hidden until it acts.
Answer RuleCheck::choosable(SeatIndex by, CardId id) const
{
    const auto& card = m_state.card(id);
    if (card.owner != by && !card.is(CardFlag::Acted) && has(m_state, id, Mechanic::HiddenUntilActing))
        return refuse(RefusalCode::Hidden, id);
    return std::nullopt;
}

// An enemy unit that the attacker could attack and that has to be attacked first.
CardId RuleCheck::mustAttack(CardId attacker) const
{
    if (m_tauntFor == attacker)
        return m_taunt;
    m_tauntFor = attacker;
    m_taunt = noCard;
    if (!m_taunts) {
        m_taunts.emplace();
        for (const auto& player : m_state.players)
            for (const auto id : player.pile(Zone::Field))
                if (has(m_state, id, Mechanic::MustBeAttacked))
                    m_taunts->push_back(id);
    }
    if (m_taunts->empty())
        return noCard;
    QuadrantMask own = 0, enemy = 0;
    reach(attacker, own, enemy);
    const auto seat = m_state.card(attacker).owner;
    for (const auto id : *m_taunts) {
        const auto& card = m_state.card(id);
        if (card.owner != seat && (enemy & maskOf(card.quadrant)) && !choosable(seat, id) && frontGuard(id) == noCard)
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
    return std::nullopt;
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
    if (((own ? ownReach : enemyReach) & maskOf(card.quadrant)) == 0)
        return refuse(RefusalCode::OutOfRange, defender, attacker);
    if (auto refusal = choosable(mover.owner, defender))
        return refusal;
    if (!own)
        if (const auto guard = frontGuard(defender); guard != noCard)
            return refuse(RefusalCode::FrontRowFirst, defender, guard);
    if (const auto taunt = mustAttack(attacker);
        taunt != noCard && (own || !has(m_state, defender, Mechanic::MustBeAttacked)))
        return refuse(RefusalCode::MustAttackOther, defender, taunt);
    return std::nullopt;
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

Answer RuleCheck::triggers(SeatIndex seat, CardId id, std::uint8_t ability) const
{
    const auto& card = m_state.card(id);
    if (card.owner != seat)
        return refuse(RefusalCode::NotYourCard, id);
    const auto& facts = m_state.factsOf(id);
    if (ability >= facts.abilityCount || facts.abilities[ability].kind != AbilityKind::Triggered)
        return refuse(RefusalCode::NoTrigger, id);
    if (facts.role == CardRole::Event) {
        if (card.zone != Zone::Hand)
            return refuse(RefusalCode::NotInHand, id);
        const auto have = m_state.player(seat).points;
        if (have < facts.cost)
            return Fault{.code = RefusalCode::NotEnoughPoints, .card = id, .have = have, .need = facts.cost};
        return std::nullopt;
    }
    if (!isInPlay(card.zone) && !card.is(CardFlag::JustLeft))
        return refuse(RefusalCode::NotInPlay, id);
    return card.is(CardFlag::Blanked) ? refuse(RefusalCode::Blanked, id) : Answer();
}

Answer RuleCheck::trigger(const Action& action) const
{
    const auto stage = m_state.stage == Stage::Response ? Stage::Response : Stage::Triggers;
    if (auto refusal = stageIs(action.seat, stage, m_state.asked))
        return refusal;
    if (m_state.chain.size() >= maxLinks)
        return refuse(RefusalCode::ChainFull, action.card);
    return triggers(action.seat, action.card, action.ability);
}

bool RuleCheck::couldTrigger(SeatIndex seat) const
{
    const auto& player = m_state.player(seat);
    const auto among = [&](Zone zone) {
        for (const auto id : player.pile(zone)) {
            const auto& facts = m_state.factsOf(id);
            for (std::uint8_t i = 0; i < facts.abilityCount; ++i)
                if (facts.abilities[i].kind == AbilityKind::Triggered && !triggers(seat, id, i))
                    return true;
        }
        return false;
    };
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        if (static_cast<Zone>(zone) != Zone::Deck && among(static_cast<Zone>(zone)))
            return true;
    return false;
}

} // namespace nexus::model
