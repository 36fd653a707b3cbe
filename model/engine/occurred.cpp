#include "model/engine/occurred.h"

#include "model/engine/text_triggers.h"

#include <algorithm>
#include <utility>

namespace nexus::model {

using namespace happened;

// What an ability's text may have waited for; nothing of what no text names.
static PlayEvents eventOf(HappeningKind kind)
{
    using enum HappeningKind;
    switch (kind) {
    case RoundBegan: return bit(PlayEvent::RoundStart);
    case Deployed: return bit(PlayEvent::Deployed);
    case Evolved: return bit(PlayEvent::Evolved);
    case Attached: return bit(PlayEvent::Attached);
    case Moved:
    case FollowedUp: return bit(PlayEvent::Moved);
    case AbilityUsed: return bit(PlayEvent::Ability);
    case AttackDeclared:
    case Joined:
    case Fought: return bit(PlayEvent::Attack);
    case Destroyed:
    case RemovedFromGame: return bit(PlayEvent::Destroyed);
    case LeftPlay: return bit(PlayEvent::Discarded);
    case Saved: return bit(PlayEvent::Destroyed) | bit(PlayEvent::Suppressed);
    case Suppressed: return bit(PlayEvent::Suppressed);
    case MadeReady:
    case Readied: return bit(PlayEvent::Readied);
    case ImpactNow: return bit(PlayEvent::Impact);
    case Drew: return bit(PlayEvent::Drawn);
    case EventPlayed: return bit(PlayEvent::Event);
    case Discarded: return bit(PlayEvent::Discarded);
    case GotCounters:
    case LostCounters:
    case Grew: return bit(PlayEvent::Counter);
    case MissionComplete:
    case MissionUsed: return bit(PlayEvent::Mission);
    default: return 0;
    }
}

void Occurred::note(PlayEvents events, std::initializer_list<CardId> cards)
{
    m_state.happened |= events;
    if (events != 0 && m_state.windows == Windows::WhenFitting)
        for (const auto card : cards)
            if (card != noCard)
                m_state.happenedTo.push_back(card);
}

void Occurred::add(Happening happening)
{
    note(eventOf(happening.kind), {happening.card, happening.other});
    if (!m_state.facts->textsPlay)
        return;
    // What a link of the chain brings about triggers nothing (VII.A.3).
    const bool ofLink = m_state.effect.kind == EffectKind::Link && m_state.process.naming == Naming::None &&
                        m_state.facts->rules.triggers == TriggerOrder::Chain;
    happening.moment = m_state.moment;
    if (!ofLink && bit(happening.kind) != 0)
        m_state.occurred.push_back(happening);
    else if (ofLink && !m_state.facts->firstTimers.empty())
        letPassOf(happening);
}

void Occurred::forgetWhoLeft()
{
    if (m_state.someLeft)
        for (auto& card : m_state.cards)
            card.set(CardFlag::JustLeft, false);
    m_state.someLeft = false;
}

void Occurred::cross(CardId card, bool came)
{
    if (m_state.facts->textsPlay)
        m_state.crossings.push_back({card, came, m_state.moment});
}

// What an action says of itself when it is declared; all else that has happened till then was done to pay for it.
static bool isDeclaring(const Happening& happening)
{
    return happening.is<AbilityUsed, AttackDeclared, Joined, EventPlayed, Targeted>();
}

void Occurred::putOffPaid()
{
    if (m_state.facts->rules.triggers != TriggerOrder::Chain)
        return;
    const auto paid = std::ranges::stable_partition(m_state.occurred, isDeclaring);
    m_state.putOff.assign(paid.begin(), paid.end());
    m_state.occurred.erase(paid.begin(), paid.end());
}

// Of "the first time" that is let pass there is no second, be it of a card that comes into play later in the round.
void Occurred::closeWindow(bool declared)
{
    const bool paid = declared && !m_state.putOff.empty();
    if (!m_state.occurred.empty())
        for (const auto card : m_state.facts->firstTimers)
            letPass(card);
    m_state.occurred.clear();
    m_state.used.clear();
    if (!declared || (!paid && m_state.facts->rules.triggers == TriggerOrder::Chain))
        m_state.leftAs.clear(); // what it has been paid with is still spoken of
    if (paid) {
        m_state.occurred = std::exchange(m_state.putOff, {});
    } else {
        m_state.leftGiven.clear();
        m_state.moment = 0;
        m_state.crossings.clear();
        if (m_state.facts->textsPlay || !declared)
            forgetWhoLeft();
    }
    m_state.happenedTo.clear();
    m_state.happened = 0;
}

void Occurred::letPass(CardId card)
{
    const auto* scripts = m_state.scriptsOf(card);
    const auto crossings = std::exchange(m_state.crossings, {}); // wherever it was
    Past past(m_state);
    for (std::uint8_t i = 0; scripts && i < m_state.factsOf(card).abilityCount; ++i) {
        const auto at = scripts->ofAbility[i];
        const auto* script = at == noScript ? nullptr : &scripts->scripts[static_cast<std::size_t>(at)];
        if (script && script->isOfFirstTime())
            if (const auto cause = triggerOf(past, card, i))
                m_state.usedThisRound.push_back({card, i, static_cast<std::uint16_t>(*cause)});
    }
    m_state.crossings = crossings;
}

// What a link brings about triggers nothing, but there has been a first time.
void Occurred::letPassOf(const Happening& happening)
{
    auto occurred = std::exchange(m_state.occurred, {happening});
    for (const auto card : m_state.facts->firstTimers)
        letPass(card);
    m_state.occurred = std::move(occurred);
}

} // namespace nexus::model
