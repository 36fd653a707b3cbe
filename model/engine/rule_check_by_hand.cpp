#include "model/engine/rule_check.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::int32_t maxValue = 999;
constexpr std::size_t maxTokens = 1000, maxNote = 500;

Answer inRange(std::int32_t value, std::int32_t low, std::int32_t high)
{
    if (value >= low && value <= high)
        return std::nullopt;
    return Fault{.code = RefusalCode::BadValue, .have = value, .need = value < low ? low : high};
}

// One line that a saved game can be read back with: UTF-8 without control characters, marks that turn the reading
// direction, or heaps of combining marks.
bool isPlainLine(std::string_view text)
{
    if (text.empty() || text.size() > maxNote || firstInvalidUtf8(text))
        return false;
    int combining = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const auto third = i + 2 < text.size() ? static_cast<unsigned char>(text[i + 2]) : 0U;
        const bool turns = byte == 0xe2 && ((next == 0x80 && third >= 0xaa && third <= 0xae) ||
                                               (next == 0x81 && third >= 0xa6 && third <= 0xa9));
        if (byte < 0x20 || byte == 0x7f || (byte == 0xc2 && next < 0xa0) || turns)
            return false;
        if (byte >= 0xc0 || byte < 0x80)
            combining = byte == 0xcc || byte == 0xcd || byte == 0xd2 || byte == 0xe1 || byte == 0xe2 || byte == 0xef
                            ? combining + 1
                            : 0;
        if (combining > 8)
            return false;
    }
    return true;
}

// The pile a card of this role lies in while it is in play.
std::optional<Zone> placeOf(CardRole role)
{
    switch (role) {
    case CardRole::Unit: return Zone::Field;
    case CardRole::Asset: return Zone::Loadout;
    case CardRole::Upgrade: return Zone::Attached;
    case CardRole::Terrain: return Zone::Terrain;
    case CardRole::Mission: return Zone::Missions;
    default: return std::nullopt;
    }
}

} // namespace

const Effect* effectAtHand(const GameState& state)
{
    if (!state.chain.empty())
        return &state.chain.back();
    if (state.declared.kind != EffectKind::None && state.stage != Stage::JoinAttack)
        return &state.declared;
    return state.stage == Stage::Effect ? &state.effect : nullptr;
}

Answer RuleCheck::byHand(const Action& action) const
{
    if (action.kind == ActionKind::Note)
        return isPlainLine(action.text) ? Answer() : refuse(RefusalCode::BadValue);
    if (action.kind == ActionKind::Shuffle)
        return std::nullopt;
    if (action.kind == ActionKind::SetWindows)
        return inRange(action.value, 0, static_cast<std::int32_t>(windowsCount) - 1);
    if (action.kind == ActionKind::LookAt)
        return lookAt(action);
    if (m_state.stage == Stage::Flip || m_state.stage == Stage::ChooseFirst)
        return refuse(RefusalCode::NotNow);
    switch (action.kind) {
    case ActionKind::PutCard: return putCard(action);
    case ActionKind::DrawCards: return inRange(action.value, 1, maxValue);
    case ActionKind::SetPoints: return inRange(action.value, 0, 9999);
    case ActionKind::CreateToken: return createToken(action);
    case ActionKind::Devolve: return devolve(action);
    case ActionKind::NameTarget: return nameTarget(action);
    case ActionKind::Negate: {
        const auto* effect = effectAtHand(m_state);
        return effect && !effect->negated ? Answer() : refuse(RefusalCode::NoEffect);
    }
    default: return changeCard(action);
    }
}

Answer RuleCheck::lookAt(const Action& action) const
{
    if (!isLiving(m_state, action.other))
        return refuse(RefusalCode::NoSuchCard);
    if (action.zone != Zone::Deck && action.zone != Zone::Hand)
        return refuse(RefusalCode::WrongKind);
    return inRange(action.value, 0, static_cast<std::int32_t>(maxCardsInGame));
}

Answer RuleCheck::putCard(const Action& action) const
{
    const auto& card = m_state.card(action.card);
    const bool others = card.owner != action.seat;
    if (others && card.is(CardFlag::Shielded))
        return refuse(RefusalCode::Shielded, action.card);
    if (others && has(m_state, action.card, Mechanic::Immovable) && card.zone == Zone::Field &&
        action.zone == Zone::Field)
        return refuse(RefusalCode::Immovable, action.card);
    if (card.zone == Zone::Out || action.zone == Zone::Out || action.zone == Zone::Under ||
        action.zone == Zone::Playing)
        return refuse(RefusalCode::WrongKind, action.card);
    if (action.value != 0 && (action.zone != Zone::Deck || action.value != 1))
        return refuse(RefusalCode::BadValue, action.card);
    if (isInPlay(action.zone) || action.zone == Zone::Missions)
        return putInPlay(action);
    if (action.quadrant != Quadrant::None || action.target != noCard)
        return refuse(RefusalCode::NoQuadrant, action.card);
    if (card.zone == action.zone && action.zone != Zone::Deck)
        return refuse(RefusalCode::BadValue, action.card);
    return std::nullopt;
}

Answer RuleCheck::putInPlay(const Action& action) const
{
    const auto& card = m_state.card(action.card);
    if (placeOf(m_state.factsOf(action.card).role) != action.zone)
        return refuse(RefusalCode::WrongKind, action.card);
    const bool placed = action.zone == Zone::Field || action.zone == Zone::Terrain;
    if (placed ? !m_state.facts->grid.has(action.quadrant) : isQuadrant(action.quadrant))
        return refuse(RefusalCode::NoQuadrant, action.card);
    if (action.zone != Zone::Attached && action.target != noCard)
        return refuse(RefusalCode::NoHost, action.card);
    if (action.zone == Zone::Attached) {
        const bool there = action.target < m_state.cards.size() && m_state.card(action.target).owner == card.owner;
        const auto zone = there ? m_state.card(action.target).zone : Zone::Out;
        if ((zone != Zone::Field && zone != Zone::Loadout) ||
            (card.zone == Zone::Attached && card.host == action.target))
            return refuse(RefusalCode::NoHost, action.card, action.target);
        return std::nullopt;
    }
    if (card.zone == action.zone && card.quadrant == action.quadrant)
        return refuse(RefusalCode::BadValue, action.card);
    if (action.zone == Zone::Field)
        return entry(card.owner, action.quadrant, action.card, false);
    const auto limit = static_cast<std::uint32_t>(m_state.facts->rules.board.terrains);
    if (action.zone == Zone::Terrain && side(card.owner).terrains[static_cast<std::size_t>(action.quadrant)] >= limit)
        return refuse(RefusalCode::TerrainLimit, action.card);
    return std::nullopt;
}

Answer RuleCheck::changeCard(const Action& action) const
{
    const auto& card = m_state.card(action.card);
    const auto& facts = m_state.factsOf(action.card);
    if (!isInPlay(card.zone) && (card.zone != Zone::Missions || action.kind != ActionKind::SetOther))
        return refuse(RefusalCode::NotInPlay, action.card);
    if (card.owner != action.seat && card.is(CardFlag::Shielded))
        return refuse(RefusalCode::Shielded, action.card);
    switch (action.kind) {
    case ActionKind::SetCounters:
    case ActionKind::SetRoundBonus: {
        const auto refusal = inRange(action.value, -maxValue, maxValue);
        return refusal ? refusal : inRange(action.attack, -maxValue, maxValue);
    }
    case ActionKind::SetOther: return inRange(action.value, 0, maxValue);
    case ActionKind::InflictImpact:
    case ActionKind::SetImpact:
        if (!facts.hasDefense || (facts.role != CardRole::Unit && facts.role != CardRole::Asset))
            return refuse(RefusalCode::WrongKind, action.card);
        if (action.kind == ActionKind::InflictImpact && card.impact + action.value > 9999)
            return refuse(RefusalCode::BadValue, action.card);
        return inRange(action.value, action.kind == ActionKind::InflictImpact ? 1 : 0, maxValue);
    case ActionKind::SetFlag:
        if (action.flag > CardFlag::StaysExhausted)
            return refuse(RefusalCode::WrongKind, action.card);
        return inRange(action.value, 0, 1);
    case ActionKind::SetMechanic: return setMechanic(action);
    case ActionKind::SetRange:
        return inRange(action.value, -1, static_cast<std::int32_t>(m_state.facts->rules.ranges.size()) - 1);
    case ActionKind::Destroy: return std::nullopt;
    default: return refuse(RefusalCode::NotNow, action.card);
    }
}

Answer RuleCheck::setMechanic(const Action& action) const
{
    const auto& card = m_state.card(action.card);
    if (action.mechanic == Mechanic::None || action.mechanic >= Mechanic::Blanked || card.zone != Zone::Field)
        return refuse(RefusalCode::WrongKind, action.card);
    if (action.mechanic == Mechanic::GrowsWhenAttacked)
        return inRange(action.value, -1, 99);
    if (action.mechanic != Mechanic::Size)
        return inRange(action.value, -1, 1);
    if (auto refusal = inRange(action.value, -1, 240))
        return refusal;
    const int size = action.value > 0 ? action.value : m_state.factsOf(action.card).size;
    if (auto refusal = room(card.owner, card.quadrant, action.card, size, action.card))
        return refusal;
    return action.value == 0 ? refuse(RefusalCode::BadValue, action.card) : Answer();
}

Answer RuleCheck::createToken(const Action& action) const
{
    if (!m_state.facts->grid.has(action.quadrant))
        return refuse(RefusalCode::NoQuadrant);
    const auto ranges = static_cast<std::int32_t>(m_state.facts->rules.ranges.size());
    for (const auto& refusal : {inRange(action.value, 0, maxValue), inRange(action.attack, 0, maxValue),
             inRange(action.range, -1, ranges - 1)})
        if (refusal)
            return refusal;
    if (!isPlainLine(action.text) || action.mechanics >> mechanicCount || action.size > 240 ||
        m_state.cards.size() >= maxCardsInGame || m_state.tokens.size() >= maxTokens)
        return refuse(RefusalCode::BadValue);
    return room(action.seat, action.quadrant, noCard, action.size > 0 ? action.size : 4);
}

Answer RuleCheck::devolve(const Action& action) const
{
    const auto& card = m_state.card(action.card);
    if (card.zone != Zone::Field && card.zone != Zone::Loadout)
        return refuse(RefusalCode::NotInPlay, action.card);
    const auto& under = m_state.player(card.owner).pile(Zone::Under);
    const auto beneath = std::find_if(
        under.rbegin(), under.rend(), [&](CardId id) { return m_state.card(id).host == action.card; });
    if (beneath == under.rend())
        return refuse(RefusalCode::NoEvolution, action.card);
    return card.zone == Zone::Field ? entry(card.owner, card.quadrant, *beneath, false, action.card) : Answer();
}

Answer RuleCheck::nameTarget(const Action& action) const
{
    const auto* effect = effectAtHand(m_state);
    if (!effect || effect->kind == EffectKind::Attack || effect->targetCount >= maxTargets)
        return refuse(RefusalCode::NoEffect, action.card);
    if (effect->seat != action.seat)
        return Fault{.code = RefusalCode::NotYourTurn, .seat = effect->seat};
    const auto& card = m_state.card(action.card);
    if (!isInPlay(card.zone))
        return refuse(RefusalCode::NotInPlay, action.card);
    if (card.owner != action.seat && card.is(CardFlag::Shielded))
        return refuse(RefusalCode::Shielded, action.card);
    for (std::uint8_t i = 0; i < effect->targetCount; ++i)
        if (effect->targets[i].card == action.card)
            return refuse(RefusalCode::BadValue, action.card);
    if (m_state.card(action.card).owner != action.seat && isHidden(m_state, action.card))
        return refuse(RefusalCode::Hidden, action.card);
    return std::nullopt;
}

} // namespace nexus::model
