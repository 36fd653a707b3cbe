#include "model/engine/referee.h"

#include "model/engine/rule_check.h"

#include <algorithm>

namespace nexus::model {

namespace {

std::uint8_t without(std::uint8_t mask, SeatIndex seat) { return static_cast<std::uint8_t>(mask & ~(1U << seat)); }

} // namespace

// Everyone may put triggered abilities on the chain, the Priority Player first (VII.A.1).
void Referee::openWindow(Next next, SeatIndex priority)
{
    m_state.next = next;
    if (m_state.facts->windows == Windows::Never)
        return goOn(next);
    m_state.priority = isLiving(m_state, priority) ? priority : nextSeat(m_state, priority);
    m_state.asked = m_state.priority;
    m_state.toAsk = livingMask(m_state);
    m_state.stage = Stage::Triggers;
    askOn();
}

// Passes over players whose word is not needed, and closes the window after the last.
void Referee::askOn()
{
    const bool always = m_state.facts->windows == Windows::Always;
    while (m_state.toAsk != 0) {
        const bool waits = (m_state.toAsk >> m_state.asked) & 1U;
        if (waits && (always || RuleCheck(m_state).couldTrigger(m_state.asked)))
            return;
        m_state.toAsk = without(m_state.toAsk, m_state.asked);
        m_state.asked = nextSeat(m_state, m_state.asked);
    }
    closeTriggers();
}

void Referee::closeTriggers()
{
    const bool response = m_state.stage == Stage::Triggers && rules().triggers == TriggerOrder::Chain;
    if (m_state.chain.empty()) {
        m_state.asked = noSeat;
        return goOn(m_state.next);
    }
    if (!response)
        return resolveChain();
    m_state.stage = Stage::Response;
    m_state.asked = m_state.priority;
    m_state.toAsk = livingMask(m_state);
    askOn();
}

void Referee::putLink(const Action& action)
{
    const auto& facts = m_state.factsOf(action.card);
    if (facts.role == CardRole::Event) {
        takePoints(action.seat, facts.cost, TurnAction::Interrupt);
        put(action.card, Zone::Playing);
    } else {
        takePoints(action.seat, 0, TurnAction::Interrupt);
    }
    m_state.chain.push_back(
        Effect{.kind = EffectKind::Link, .seat = action.seat, .card = action.card, .ability = action.ability});
    tell(HK::OnChain, action.seat, action.card, noCard, static_cast<std::int32_t>(m_state.chain.size()));
    if (m_state.stage == Stage::Response)
        passPriority();
    else
        askOn();
}

void Referee::passPriority()
{
    m_state.toAsk = without(m_state.toAsk, m_state.asked);
    m_state.asked = nextSeat(m_state, m_state.asked);
    askOn();
}

// All targets that were named are gone or out of reach: the effect does nothing (VII.A.3).
bool Referee::isGone(const Effect& effect) const
{
    if (effect.targetCount == 0)
        return false;
    return std::none_of(effect.targets.begin(), effect.targets.begin() + effect.targetCount, [&](const Target& target) {
        const auto& card = m_state.cards[target.card];
        const bool others = card.owner != effect.seat;
        const bool hidden = !card.is(CardFlag::Acted) && has(m_state, target.card, Mechanic::HiddenUntilActing);
        return isInPlay(card.zone) && card.visits == target.visits &&
               !(others && (card.is(CardFlag::Shielded) || hidden));
    });
}

// An event is done with: to the discard pile, or out of the game when it came from there (VIII Arcane Recall).
void Referee::finishCard(CardId id)
{
    const auto& card = m_state.cards[id];
    if (card.zone != Zone::Playing)
        return;
    const bool recalled = card.is(CardFlag::Recalled);
    tellCard(recalled ? HK::RemovedFromGame : HK::Discarded, id);
    put(id, recalled ? Zone::Removed : Zone::Discard);
}

void Referee::resolveChain()
{
    const bool batches = rules().triggers == TriggerOrder::Batches;
    m_state.asked = noSeat;
    m_state.toAsk = 0;
    while (!m_state.chain.empty()) {
        const auto at = batches ? m_state.chain.begin() : m_state.chain.end() - 1;
        const Effect link = *at;
        const auto number = static_cast<std::int32_t>(at - m_state.chain.begin()) + 1;
        m_state.chain.erase(at);
        if (!link.negated && !isGone(link)) {
            tellCard(HK::Resolving, link.card, number);
            m_state.effect = link;
            m_state.stage = Stage::Effect;
            return;
        }
        tellCard(link.negated ? HK::WasNegated : HK::Fizzled, link.card, number);
        finishCard(link.card);
    }
    // In the earlier edition what the batch has triggered makes a new one; in the chain it is ignored.
    if (batches)
        return openWindow(m_state.next, m_state.priority);
    goOn(m_state.next);
}

void Referee::effectDone()
{
    const auto effect = m_state.effect;
    m_state.effect = {};
    if (effect.card != noCard)
        finishCard(effect.card);
    if (effect.kind == EffectKind::Link)
        return resolveChain();
    afterAction();
}

void Referee::goOn(Next next)
{
    switch (next) {
    case Next::RoundTriggers: return openWindow(Next::FirstTurn, m_state.initiative);
    case Next::FirstTurn: return beginPhase(0);
    case Next::Declared: return performDeclared();
    case Next::NextTurn: forgetWhoLeft(); return nextTurn();
    }
}

} // namespace nexus::model
