#include "model/engine/priority_chain.h"

#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void PriorityChain::open(Next next, SeatIndex priority)
{
    m_state.next = next;
    if (next == Next::Declared)
        m_table.occurred.putOffPaid();
    if (m_state.windows == Windows::Never)
        return m_goOn(next);
    m_state.priority = isLiving(m_state, priority) ? priority : nextSeat(m_state, priority);
    m_state.toAsk = livingMask(m_state);
    askFrom(m_state.priority);
}

void PriorityChain::askFrom(SeatIndex seat)
{
    m_state.stage = Stage::Triggers;
    m_state.asked = seat;
    ask();
}

void PriorityChain::ask()
{
    const bool always = m_state.windows == Windows::Always;
    const RuleCheck rule(m_state); // nothing it asks about changes here
    while (m_state.toAsk != 0) {
        if (asksInTurns(m_state) && !m_state.chain.empty() && m_state.chain.front().seat != m_state.asked)
            return resolveLinks();
        const bool waits = (m_state.toAsk >> m_state.asked) & 1U;
        if (waits && (always || rule.couldTrigger(m_state.asked)))
            return;
        dropAsked();
    }
    close();
}

// The player has nothing to say, and the next one is asked.
void PriorityChain::dropAsked()
{
    m_state.toAsk = static_cast<std::uint8_t>(m_state.toAsk & ~(1U << m_state.asked));
    m_state.asked = nextSeat(m_state, m_state.asked);
}

void PriorityChain::pass()
{
    dropAsked();
    ask();
}

// After the triggered abilities comes the one response window.
void PriorityChain::close()
{
    const bool response = m_state.stage == Stage::Triggers && !firstLinkFirst(m_state);
    if (m_state.chain.empty()) {
        m_state.asked = noSeat;
        return m_goOn(m_state.next);
    }
    if (!response)
        return resolveLinks();
    m_state.stage = Stage::Response;
    m_state.asked = m_state.priority;
    m_state.toAsk = livingMask(m_state);
    ask();
}

Naming PriorityChain::put(const Action& action)
{
    const bool event = m_state.factsOf(action.card).role == CardRole::Event;
    m_payments.takePoints(action.seat, event ? costOf(m_state, action.card) : 0, TurnAction::Interrupt);
    if (event) {
        m_payments.played(action.seat, action.card);
        m_table.put(action.card, Zone::Playing);
        if (m_state.facts->textsPlay) // to activate is to play (VIII)
            m_table.tell(EventPlayed{}, action.seat, action.card);
    }
    Effect link{.kind = EffectKind::Link, .seat = action.seat, .card = action.card, .ability = action.ability};
    link.number = static_cast<std::uint8_t>(m_state.chain.empty() ? 1 : m_state.chain.back().number + 1);
    Past past(m_state);
    if (const auto cause = triggerOf(past, action.card, action.ability, action.target)) {
        link.cause = m_state.occurred[*cause];
        m_state.used.push_back({action.card, action.ability, static_cast<std::uint16_t>(*cause)});
        m_state.usedThisRound.push_back(m_state.used.back());
    }
    m_state.chain.push_back(link);
    m_table.tell(OnChain{.link = link.number, .ability = action.ability}, action.seat, action.card);
    return m_state.stage == Stage::Response ? Naming::Response : Naming::Trigger;
}

// A response is one alone.
void PriorityChain::goOnAfter(Naming link)
{
    m_state.effect = {};
    m_state.process = {};
    m_state.stage = link == Naming::Response ? Stage::Response : Stage::Triggers;
    if (link == Naming::Response)
        dropAsked();
    ask();
}

bool PriorityChain::isGone(const Effect& effect) const
{
    if (effect.targetCount == 0)
        return false;
    return std::none_of(effect.targets.begin(), effect.targets.begin() + effect.targetCount, [&](const Target& target) {
        const auto& card = m_state.cards[target.card];
        const bool others = card.owner != effect.seat;
        return isInPlay(card.zone) && card.visits == target.visits &&
               !(others && (card.is(CardFlag::Shielded) || isHidden(m_state, target.card)));
    });
}

void PriorityChain::resolveLinks()
{
    const bool turns = asksInTurns(m_state);
    m_state.asked = noSeat;
    if (!turns)
        m_state.toAsk = 0;
    while (!m_state.chain.empty()) {
        const auto at = firstLinkFirst(m_state) ? m_state.chain.begin() : m_state.chain.end() - 1;
        const Effect link = *at;
        m_state.chain.erase(at);
        if (!link.negated && !isGone(link)) {
            m_table.occurred.beginDeed();
            m_table.tellCard(Resolving{link.number}, link.card);
            m_state.effect = link;
            m_state.stage = Stage::Effect;
            return m_resolve();
        }
        if (link.negated)
            m_table.tellCard(WasNegated{}, link.card, link.negatedBy);
        else
            m_table.tellCard(Fizzled{.link = link.number}, link.card);
        m_table.finishCard(link.card);
    }
    // In the earlier edition what the batch has triggered makes a new one; in the chain it is ignored.
    if (m_state.facts->rules.triggers == TriggerOrder::Batches)
        return open(m_state.next, m_state.priority);
    // Those who left wait for what they have paid for, and for the turn of their player.
    const bool waits = turns || (m_state.next == Next::Declared && !m_state.putOff.empty());
    if (!waits)
        m_table.occurred.forgetWhoLeft();
    if (turns)
        return askFrom(m_state.priority);
    m_goOn(m_state.next);
}

} // namespace nexus::model
