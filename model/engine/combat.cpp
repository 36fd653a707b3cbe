#include "model/engine/combat.h"

#include "model/engine/standing_texts.h"

#include <algorithm>
#include <utility>

namespace nexus::model {

using namespace happened;

std::vector<CardId> Combat::fight()
{
    m_table.holds.findForCombat();
    const auto declared = std::exchange(m_state.declared, {});
    const auto there = [&](const Target& target) {
        const auto& card = m_state.cards[target.card];
        return card.zone == Zone::Field && card.visits == target.visits;
    };
    std::vector<CardId> attackers;
    int sum = 0;
    for (std::uint8_t i = 0; i < declared.attackerCount; ++i)
        if (there(declared.attackers[i])) {
            attackers.push_back(declared.attackers[i].card);
            sum += attackOf(m_state, attackers.back());
            m_table.occurred.note(bit(PlayEvent::Attack), {attackers.back()});
        }
    const auto defender = declared.targets[0].card;
    if (attackers.empty() || !there(declared.targets[0])) {
        m_table.tellCard(Fizzled{.attackerGone = attackers.empty()}, declared.card);
        return attackers;
    }
    m_table.tell(Fought{.attack = sum, .defense = combatDefenseOf(m_state, defender, attackers.front())}, declared.seat,
        declared.card, defender);
    if (m_state.facts->textsPlay)
        for (const auto other : attackers) // each has attacked
            if (other != declared.card)
                m_table.occurred.add(Happening(Fought{.attack = unsaid, .defense = 0}, declared.seat, other, defender));
    if (m_state.facts->rules.combat == CombatKind::Suppress)
        settle(defender, attackers, sum);
    else
        lowerFalls(defender, attackers, sum);
    m_state.moment += 1; // what comes of it comes after
    if (there(declared.targets[0])) {
        for (std::size_t i = 1; i < attackers.size(); ++i)
            m_table.tellCard(Withstood{.joined = true}, defender, attackers[i]);
        grow(defender);
    }
    return attackers;
}

// "Cannot be Suppressed by attacks"; Zeal suppresses all the same.
bool Combat::isSpared(CardId defender, CardId attacker) const
{
    const auto& held = m_state.heldOf(defender);
    return held.noBeating || (held.noEnemyBeating && m_state.cards[attacker].owner != m_state.cards[defender].owner);
}

void Combat::settle(CardId defender, const std::vector<CardId>& attackers, int sum)
{
    const auto& card = m_state.cards[defender];
    const int defense = combatDefenseOf(m_state, defender, attackers.front());
    if (card.is(CardFlag::Suppressed) || sum > defense) {
        const bool removes = card.is(CardFlag::Blanked) && sum > defense &&
                             std::any_of(attackers.begin(), attackers.end(),
                                 [&](CardId id) { return has(m_state, id, Mechanic::RemovesBlanked); });
        m_harm.destroy(defender, attackers.front(), true, removes);
    } else if (sum == defense && !isSpared(defender, attackers.front())) {
        m_table.suppress(defender, attackers.front(), true);
    } else {
        m_table.tellCard(Withstood{}, defender, attackers.front());
    }
}

void Combat::lowerFalls(CardId defender, const std::vector<CardId>& attackers, int sum)
{
    const int defense = combatDefenseOf(m_state, defender, attackers.front());
    if (sum > defense) {
        m_harm.destroy(defender, attackers.front(), true);
        return;
    }
    m_table.tellCard(Withstood{}, defender, attackers.front());
    if (sum < defense)
        for (const auto id : attackers)
            m_harm.destroy(id, defender, true);
}

void Combat::grow(CardId defender)
{
    auto& card = m_state.cards[defender];
    if (m_state.heldOf(defender).noGrowth || card.is(CardFlag::Grown) ||
        !has(m_state, defender, Mechanic::GrowsWhenAttacked))
        return;
    const int by = adaptOf(m_state, defender) + moreGrowthOf(m_state, defender);
    card.set(CardFlag::Grown);
    card.attack = static_cast<std::int16_t>(card.attack + by);
    card.defense = static_cast<std::int16_t>(card.defense + by);
    m_table.tellCard(Grew{by}, defender);
}

} // namespace nexus::model
