#include "model/engine/harm.h"

#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// Once a round, and as often again as texts say.
constexpr std::uint8_t savedAgain = 0xff; // in UsedTrigger, as if it were an ability
bool Harm::maySave(CardId id)
{
    if (!m_state.cards[id].is(CardFlag::Saved))
        return true;
    const auto more = m_state.heldOf(id).moreSaves;
    const UsedTrigger again{id, savedAgain, m_state.cards[id].visits};
    if (std::ranges::count(m_state.usedThisRound, again) >= more)
        return false;
    m_state.usedThisRound.push_back(again);
    return true;
}

// By what texts say of the card; what spares it once is used up.
bool Harm::isKeptSafe(CardId id, bool attack)
{
    auto& card = m_state.cards[id];
    if (m_state.heldOf(id).noDestruction || (attack && m_state.heldOf(id).noFall))
        return true;
    const auto it = std::ranges::find_if(m_state.lasting, [&](const Lasting& lasting) {
        return lasting.spared && lasting.target == Target{id, card.visits};
    });
    if (it == m_state.lasting.end())
        return false;
    const bool heals = it->healed, tires = it->tired;
    m_state.lasting.erase(it);
    if (heals && card.impact > 0 && !m_state.heldOf(id).noHealing)
        m_table.tellCard(Healed{std::exchange(card.impact, std::int16_t{0})}, id);
    if (tires)
        m_table.exhaust(id, true);
    return true;
}

bool Harm::destroy(CardId id, CardId by, bool attack, bool fromTheGame)
{
    auto& card = m_state.cards[id];
    if (isKeptSafe(id, attack))
        return m_table.tellCard(Spared{attack}, id, by), false;
    if (card.zone == Zone::Field && has(m_state, id, Mechanic::SuppressedInstead) && maySave(id)) {
        card.set(CardFlag::Saved);
        m_table.tellCard(Saved{}, id);
        m_table.suppress(id, by, attack);
        return false;
    }
    const auto removal = RemovedFromGame{attack ? Removal::InAttack : Removal::Otherwise};
    if (const auto instead = prevented(id, attack ? Falls::InAttack : Falls::Destroyed)) {
        if (!instead->zone)
            return m_table.tellCard(Spared{attack}, id, by), false;
        if (*instead->zone == Zone::Hand)
            m_table.tellCard(ToHand{}, id, instead->by);
        else if (!instead->fallsFirst)
            m_table.tellCard(removal, id, by);
        if (!instead->fallsFirst)
            return m_table.leavePlay(id, *instead->zone), false;
        fromTheGame = true;
    }
    // What is removed instead of going to the discard pile is destroyed all the same.
    const bool falls = !fromTheGame || m_state.facts->textsPlay;
    if (falls)
        m_table.tellCard(Destroyed{.inAttack = attack}, id, by);
    if (fromTheGame)
        m_table.tellCard(removal, id, by);
    m_table.leavePlay(id, fromTheGame ? Zone::Removed : Zone::Discard, falls, by);
    return true;
}

void Harm::inflict(CardId id, int amount, CardId by)
{
    auto& card = m_state.cards[id];
    if (const int less = m_state.heldOf(id).lessImpact; less != 0) {
        amount -= less;
        if (amount <= 0)
            return;
    }
    card.impact = static_cast<std::int16_t>(card.impact + amount);
    m_table.tally.countImpact(id, amount, by);
    // "+1 Defense for each Impact on it"
    int defense = 0;
    m_table.holds.findFirst(touchedBy(ImpactNow::kind), id, [&] {
        defense = defenseOf(m_state, id);
        m_table.tellCard(ImpactNow{.impact = card.impact, .defense = defense}, id, by);
    });
    if (card.impact < defense)
        return;
    if (m_state.heldOf(id).noImpactFall)
        return m_table.tellCard(Spared{}, id);
    destroy(id, by);
}

void Harm::sacrifice(CardId card, bool said)
{
    if (said)
        m_table.tally.countSacrifice(card);
    const auto instead = prevented(card, Falls::Sacrificed);
    m_table.tellCard(Destroyed{.sacrificed = said}, card);
    if (instead)
        m_table.tellCard(RemovedFromGame{}, card, instead->by);
    m_table.leavePlay(card, instead ? Zone::Removed : Zone::Discard, true);
}

} // namespace nexus::model
