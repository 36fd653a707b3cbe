#include "model/engine/hand_actions.h"

#include "model/base/random.h"
#include "model/base/text.h"
#include "model/engine/rule_check.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

static Effect& changed(const Effect* effect) { return const_cast<Effect&>(*effect); }

// What is done by hand, as the texts of cards would call it; what is drawn, destroyed or hurt is told as it happens.
void HandActions::note(const Action& action)
{
    using enum PlayEvent;
    if (action.card == noCard)
        return;
    const auto from = m_state.cards[action.card].zone;
    switch (action.kind) {
    case ActionKind::PutCard:
        if (isInPlay(action.zone))
            m_table.occurred.note(
                from == action.zone ? bit(Moved) : bit(Deployed) | bit(Attached), {action.card, action.target});
        else if (isInPlay(from))
            m_table.occurred.note(bit(Destroyed) | bit(Discarded) | bit(Moved), {action.card});
        else
            m_table.occurred.note(action.zone == Zone::Hand ? bit(Drawn) : bit(Discarded), {action.card});
        break;
    case ActionKind::SetCounters:
    case ActionKind::SetRoundBonus:
    case ActionKind::SetOther: m_table.occurred.note(bit(Counter), {action.card}); break;
    case ActionKind::SetImpact: m_table.occurred.note(bit(Impact), {action.card}); break;
    case ActionKind::SetFlag: m_table.occurred.note(bit(Suppressed) | bit(Readied), {action.card}); break;
    case ActionKind::Devolve: m_table.occurred.note(bit(Evolved), {action.card}); break;
    default: break;
    }
}

// A "Spirit" token is a Spirit, where texts speak of those.
void HandActions::placeToken(const Action& action)
{
    auto token = tokenOf(action);
    const auto& subtypes = m_state.facts->subtypes;
    if (const auto it = std::ranges::find(subtypes, fold(action.text)); it != subtypes.end())
        token.scripts.subtypes = {static_cast<std::int16_t>(it - subtypes.begin() + 1)};
    m_changes.placeToken(action.seat, action.quadrant, std::move(token));
}

void HandActions::carryOut(const Action& action)
{
    const auto number = [&] { return static_cast<std::int16_t>(action.value); };
    note(action);
    auto* card = action.card == noCard ? nullptr : &m_state.cards[action.card];
    switch (action.kind) {
    case ActionKind::Shuffle: {
        Random random(action.seed, 0x53485546);
        random.shuffle(m_table.pile(action.seat, Zone::Deck));
        return m_table.tell(Shuffled{}, action.seat);
    }
    case ActionKind::PutCard: put(action); break;
    case ActionKind::SetPoints: m_state.players[action.seat].points = action.value; break;
    case ActionKind::SetCounters:
        card->attack = static_cast<std::int16_t>(action.attack);
        card->defense = number();
        break;
    case ActionKind::SetRoundBonus:
        card->roundAttack = static_cast<std::int16_t>(action.attack);
        card->roundDefense = number();
        break;
    case ActionKind::SetOther:
        card->counters = number();
        std::erase_if(m_state.markers, [&](const Marker& marker) { return marker.target.card == action.card; });
        break;
    case ActionKind::InflictImpact: return m_harm.inflict(action.card, action.value);
    case ActionKind::SetImpact: card->impact = number(); break;
    case ActionKind::SetFlag:
        card->set(action.flag, action.value == 1);
        if (action.flag == CardFlag::Suppressed && action.value == 1)
            card->set(CardFlag::Exhausted);
        if (action.flag == CardFlag::Exhausted && action.value == 0)
            m_table.ready(action.card);
        break;
    case ActionKind::SetMechanic: setMechanic(action); break;
    case ActionKind::SetRange: card->range = static_cast<std::int8_t>(action.value); break;
    case ActionKind::Destroy: m_harm.destroy(action.card); return;
    case ActionKind::CreateToken: return placeToken(action);
    case ActionKind::Devolve: return m_table.devolve(action.card);
    case ActionKind::NameTarget: {
        auto& effect = changed(effectAtHand(m_state));
        effect.targets[effect.targetCount++] = {action.card, card->visits};
        break;
    }
    case ActionKind::Negate: changed(effectAtHand(m_state)).negated = true; break;
    case ActionKind::SetWindows: m_state.windows = static_cast<Windows>(action.value); break;
    default: break;
    }
    m_table.tell(ByHand{}, action.seat, action.card);
}

void HandActions::put(const Action& action)
{
    auto& card = m_state.cards[action.card];
    if (isInPlay(card.zone) && !isInPlay(action.zone))
        return m_table.leavePlay(action.card, action.zone), void();
    m_table.put(action.card, action.zone, action.quadrant, action.zone == Zone::Attached ? action.target : noCard,
        action.value == 1);
}

void HandActions::setMechanic(const Action& action)
{
    auto& card = m_state.cards[action.card];
    if (action.mechanic == Mechanic::Size) {
        card.size = action.value > 0 ? static_cast<std::uint8_t>(action.value) : std::uint8_t{0};
        return;
    }
    const auto mask = bit(action.mechanic);
    card.granted &= ~mask;
    card.lost &= ~mask;
    if (action.value > 0)
        card.granted |= mask;
    if (action.value == 0)
        card.lost |= mask;
    if (action.mechanic == Mechanic::GrowsWhenAttacked)
        card.adapt = static_cast<std::int8_t>(action.value > 0 ? action.value - m_state.factsOf(action.card).adapt : 0);
}

} // namespace nexus::model
