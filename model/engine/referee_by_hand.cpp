#include "model/engine/referee.h"

#include "model/base/random.h"
#include "model/engine/rule_check.h"

namespace nexus::model {

Effect& Referee::effectAtHand() { return const_cast<Effect&>(*nexus::model::effectAtHand(m_state)); }

void Referee::byHand(const Action& action)
{
    const auto number = [&] { return static_cast<std::int16_t>(action.value); };
    auto* card = action.card == noCard ? nullptr : &m_state.cards[action.card];
    switch (action.kind) {
    case ActionKind::Shuffle: {
        Random random(action.seed, 0x53485546);
        random.shuffle(pile(action.seat, Zone::Deck));
        return tell(HK::Shuffled, action.seat);
    }
    case ActionKind::PutCard: putByHand(action); break;
    case ActionKind::DrawCards:
        if (!draw(action.seat, action.value) && rules().emptyDeckLoses) {
            tell(HK::LostByDraw, action.seat);
            leave(action.seat);
        }
        return;
    case ActionKind::SetPoints: m_state.players[action.seat].points = action.value; break;
    case ActionKind::SetCounters:
        card->attack = static_cast<std::int16_t>(action.attack);
        card->defense = number();
        break;
    case ActionKind::SetRoundBonus:
        card->roundAttack = static_cast<std::int16_t>(action.attack);
        card->roundDefense = number();
        break;
    case ActionKind::SetOther: card->counters = number(); break;
    case ActionKind::InflictImpact: return inflict(action.card, action.value);
    case ActionKind::SetImpact: card->impact = number(); break;
    case ActionKind::SetFlag:
        card->set(action.flag, action.value == 1);
        if (action.flag == CardFlag::Suppressed && action.value == 1)
            card->set(CardFlag::Exhausted);
        if (action.flag == CardFlag::Exhausted && action.value == 0)
            ready(action.card);
        break;
    case ActionKind::SetMechanic: setMechanic(action); break;
    case ActionKind::SetRange: card->range = static_cast<std::int8_t>(action.value); break;
    case ActionKind::Destroy: destroyCard(action.card); return;
    case ActionKind::CreateToken: return createToken(action);
    case ActionKind::Devolve: return devolve(action.card);
    case ActionKind::NameTarget: {
        auto& effect = effectAtHand();
        effect.targets[effect.targetCount++] = {action.card, card->visits};
        break;
    }
    case ActionKind::Negate: effectAtHand().negated = true; break;
    default: break;
    }
    tell(HK::ByHand, action.seat, action.card);
}

void Referee::putByHand(const Action& action)
{
    auto& card = m_state.cards[action.card];
    if (isInPlay(card.zone) && !isInPlay(action.zone))
        return leavePlay(action.card, action.zone), void();
    put(action.card, action.zone, action.quadrant, action.zone == Zone::Attached ? action.target : noCard,
        action.value == 1);
}

void Referee::setMechanic(const Action& action)
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
