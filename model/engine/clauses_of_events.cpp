// Clauses about Events, abilities and attacks that are under way, or that begin because of a text: cancelled, copied,
// redirected, played for nothing.
#include "model/engine/clauses.h"
#include "model/engine/standing_texts.h"

namespace nexus::model {

using namespace happened;

template <> bool Clauses::carry<Op::CancelEvent>(const Script&, NodeId)
{
    cancel(true);
    return true;
}

template <> bool Clauses::carry<Op::CancelAbility>(const Script&, NodeId)
{
    cancel(false);
    return true;
}

template <> bool Clauses::carry<Op::CancelIt>(const Script&, NodeId)
{
    cancelBy(m_state.effect.cause.other);
    return true;
}

// The Event that is being played, the ability that is being used or waits on the chain: what the text was triggered by.
void Clauses::cancel(bool event)
{
    const auto& cause = m_state.effect.cause;
    if (cause.is<Targeted>())
        return cancelBy(cause.other);
    auto& declared = m_state.declared;
    auto* effect = declared.card == cause.card && declared.kind == (event ? EffectKind::Event : EffectKind::Ability)
                       ? &declared
                       : nullptr;
    for (auto& link : m_state.chain)
        if (event && cause.is<EventPlayed>() && link.card == cause.card)
            effect = &link;
        else if (!event && cause.is<OnChain>() && link.card == cause.card &&
                 link.ability == cause.as<OnChain>().ability)
            effect = &link;
    negate(effect);
}

void Clauses::negate(Effect* effect)
{
    m_state.process.did = effect && !effect->negated;
    if (effect) {
        effect->negated = true;
        effect->negatedBy = m_state.process.source;
    }
}

// What the card is about to do: the declared action, or the newest link of it.
void Clauses::cancelBy(CardId card)
{
    auto* effect = m_state.declared.card == card && m_state.declared.kind != EffectKind::Attack ? &m_state.declared
                                                                                                : nullptr;
    for (auto& link : m_state.chain)
        if (link.card == card)
            effect = &link;
    negate(effect);
}

template <> bool Clauses::carry<Op::RemoveThatEvent>(const Script& script, NodeId node)
{
    if (const auto card = eventOfCause(); card != noCard && m_state.cards[card].zone == Zone::Playing) {
        const auto owner = m_state.cards[card].owner;
        if (script.number(node) == form::RemoveThatEvent::Bottom) {
            m_table.toDeck(card, true);
        } else {
            const bool back = script.number(node) == form::RemoveThatEvent::ToHand;
            m_table.tell(back ? Happening(ToHand{}, owner, card, m_state.process.source)
                              : Happening(RemovedFromGame{}, owner, card, m_state.process.source));
            m_table.put(card, back ? Zone::Hand : Zone::Removed);
        }
    }
    return true;
}

// The Event that is played, or that targets what the text is about.
CardId Clauses::eventOfCause() const
{
    const auto& cause = m_state.effect.cause;
    const bool targets = cause.is<Targeted>();
    return targets ? cause.other : cause.card;
}

template <> bool Clauses::carry<Op::CopyEvent>(const Script& script, NodeId node)
{
    if (const auto card = eventOfCause(); card != noCard && m_state.cards[card].zone == Zone::Playing) {
        Effect copy{.kind = EffectKind::Copy, .seat = m_state.process.seat, .card = card};
        if (script.number(node) == form::CopyEvent::SameTargets && m_state.declared.card == card)
            copy.named = m_state.declared.named;
        within(copy, node);
        m_startText(false);
        return false;
    }
    m_state.process.did = false;
    return true;
}

// What an Event in a discard pile does, with targets of one's own; it stays there.
template <> bool Clauses::carry<Op::CopyFromPile>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    auto whose = seat;
    if (script.number(node) == form::CopyFromPile::Opponents) {
        const auto players = m_choices.anOpponent(node);
        if (!players)
            return false;
        if (players->empty())
            return m_state.process.did = false, true;
        whose = players->front();
    }
    const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), seat, whose, Zone::Discard);
    if (!cards)
        return false;
    m_state.process.did = !cards->empty();
    m_referents.doneTo(*cards);
    if (cards->empty())
        return true;
    within({.kind = EffectKind::Copy, .seat = seat, .card = cards->front()}, node);
    m_startText(false);
    return false;
}

// An Event of the hand for nothing: it happens at once, and its targets are chosen when it does.
// Out of the discard pile it may leave the game then.
template <> bool Clauses::carry<Op::PlayFree>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto how = script.number(node);
    const bool ofHand = how == form::PlayFree::Hand || how == form::PlayFree::HandPaid;
    const auto cards = m_choices.pickedAsSaid(
        script, script.at(node, 0), seat, seat, ofHand ? Zone::Hand : Zone::Discard);
    if (!cards)
        return false;
    m_referents.doneTo(*cards);
    if (cards->empty()) {
        m_state.process.did = false;
        return true;
    }
    const auto card = cards->front();
    within({.kind = EffectKind::Event, .seat = seat, .card = card}, node);
    if (how >= form::PlayFree::HandPaid)
        m_payments.takePoints(seat, costOf(m_state, card), TurnAction::Interrupt);
    m_payments.played(seat, card);
    m_table.put(card, Zone::Playing);
    m_state.cards[card].set(CardFlag::Recalled, how == form::PlayFree::DiscardThenRemoved);
    m_table.tell(EventPlayed{}, seat, card);
    m_startText(true);
    return false;
}

template <> bool Clauses::carry<Op::Redirect>(const Script& script, NodeId node)
{
    bool redirected = false;
    auto& declared = m_state.declared;
    if (!toEach(script, script.at(node, 0), [&](CardId card) {
            if (declared.kind != EffectKind::Attack || m_state.cards[card].zone != Zone::Field || redirected)
                return;
            if (isKeptFrom(m_state, declared.card, card))
                return;
            declared.targets[0] = {card, m_state.cards[card].visits};
            redirected = true;
            m_table.tellCard(Redirected{}, card, declared.card);
        }))
        return false;
    m_state.process.did = redirected;
    return true;
}

} // namespace nexus::model
