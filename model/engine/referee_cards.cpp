#include "model/engine/referee.h"

#include <algorithm>

namespace nexus::model {

void Referee::dropFromPile(CardId id)
{
    const auto& card = m_state.cards[id];
    auto& cards = pile(card.owner, card.zone);
    if (!cards.empty() && cards.back() == id)
        cards.pop_back();
    else
        cards.erase(std::find(cards.begin(), cards.end(), id));
}

// What the card carries goes with its zone: whoever comes back is a new arrival.
void Referee::put(CardId id, Zone zone, Quadrant quadrant, CardId host, bool bottom)
{
    dropFromPile(id);
    auto& card = m_state.cards[id];
    if (card.zone != zone) {
        const bool token = card.is(CardFlag::Token);
        CardState fresh{.facts = card.facts, .owner = card.owner, .visits = static_cast<std::uint8_t>(card.visits + 1)};
        fresh.set(CardFlag::Token, token);
        card = fresh;
        if (token && !isInPlay(zone))
            zone = Zone::Out;
    }
    card.zone = zone;
    card.quadrant = quadrant;
    card.host = host;
    auto& cards = pile(card.owner, zone);
    cards.insert(bottom ? cards.begin() : cards.end(), id);
}

// With a card go its Upgrades and what lies beneath it (IV.D).
void Referee::leavePlay(CardId id, Zone zone)
{
    const auto owner = m_state.cards[id].owner;
    const auto follow = [&](Zone from, HappeningKind kind) {
        auto& cards = pile(owner, from);
        for (std::size_t i = 0; i < cards.size();) {
            const auto other = cards[i];
            if (m_state.cards[other].host != id) {
                ++i;
                continue;
            }
            tell(kind, owner, other, id);
            put(other, Zone::Discard);
            m_state.cards[other].set(CardFlag::JustLeft, from == Zone::Attached);
        }
    };
    follow(Zone::Attached, HappeningKind::LeftPlay);
    follow(Zone::Under, HappeningKind::LeftPlay);
    put(id, zone);
    m_state.cards[id].set(CardFlag::JustLeft);
    m_state.someLeft = true;
}

void Referee::forgetWhoLeft()
{
    if (m_state.someLeft)
        for (auto& card : m_state.cards)
            card.set(CardFlag::JustLeft, false);
    m_state.someLeft = false;
}

bool Referee::destroyCard(CardId id, bool fromTheGame)
{
    auto& card = m_state.cards[id];
    if (card.zone == Zone::Field && !card.is(CardFlag::Saved) && has(m_state, id, Mechanic::SuppressedInstead)) {
        card.set(CardFlag::Saved);
        tellCard(HK::Saved, id);
        suppress(id);
        return false;
    }
    tellCard(fromTheGame ? HK::RemovedFromGame : HK::Destroyed, id);
    leavePlay(id, fromTheGame ? Zone::Removed : Zone::Discard);
    return true;
}

void Referee::suppress(CardId id)
{
    m_state.cards[id].set(CardFlag::Suppressed);
    exhaust(id);
    tellCard(HK::Suppressed, id);
}

void Referee::ready(CardId id)
{
    auto& card = m_state.cards[id];
    card.set(CardFlag::Exhausted, false);
    card.set(CardFlag::Suppressed, false);
}

void Referee::inflict(CardId id, int amount)
{
    auto& card = m_state.cards[id];
    card.impact = static_cast<std::int16_t>(card.impact + amount);
    const int defense = defenseOf(m_state, id);
    tellCard(HK::ImpactNow, id, card.impact, defense);
    if (card.impact >= defense)
        destroyCard(id);
}

bool Referee::draw(SeatIndex seat, int count)
{
    for (; count > 0; --count) {
        if (pile(seat, Zone::Deck).empty()) {
            tell(HK::DeckEmpty, seat);
            return false;
        }
        const auto card = pile(seat, Zone::Deck).back();
        put(card, Zone::Hand);
        tell(HK::Drew, seat, card);
    }
    return true;
}

// The newcomer stands for the other in everything: place, states, counters, Upgrades (IX Evolve).
void Referee::takeOver(CardId id, CardId from)
{
    auto& card = m_state.cards[id];
    const auto before = m_state.cards[from];
    dropFromPile(id);
    const auto visits = static_cast<std::uint8_t>(card.visits + 1);
    const auto facts = card.facts;
    const bool token = card.is(CardFlag::Token);
    card = before;
    card.facts = facts;
    card.visits = visits;
    card.set(CardFlag::Token, token);
    pile(card.owner, card.zone).push_back(id);
    for (const auto zone : {Zone::Attached, Zone::Under})
        for (const auto other : pile(card.owner, zone))
            if (m_state.cards[other].host == from)
                m_state.cards[other].host = id;
}

void Referee::evolve(CardId id, CardId onto)
{
    takeOver(id, onto);
    const auto host = id;
    put(onto, Zone::Under, Quadrant::None, host);
    tell(HK::Evolved, m_state.cards[id].owner, id, onto);
}

void Referee::devolve(CardId top)
{
    const auto owner = m_state.cards[top].owner;
    const auto& under = pile(owner, Zone::Under);
    const auto beneath = *std::find_if(
        under.rbegin(), under.rend(), [&](CardId id) { return m_state.cards[id].host == top; });
    takeOver(beneath, top);
    put(top, Zone::Discard);
    tell(HK::LeftPlay, owner, top, beneath);
}

void Referee::createToken(const Action& action)
{
    Token token;
    auto& facts = token.facts;
    facts.role = CardRole::Unit;
    facts.fights = action.range >= 0;
    facts.hasDefense = true;
    facts.range = action.range;
    facts.attack = static_cast<std::int16_t>(action.attack);
    facts.defense = static_cast<std::int16_t>(action.value);
    facts.mechanics = action.mechanics;
    facts.adapt = (action.mechanics & bit(Mechanic::GrowsWhenAttacked)) ? std::int8_t{1} : std::int8_t{0};
    if (action.size > 0)
        facts.size = action.size;
    token.words.name = action.text;
    auto it = std::find(m_state.tokens.begin(), m_state.tokens.end(), token);
    if (it == m_state.tokens.end())
        it = m_state.tokens.insert(it, std::move(token));
    const auto id = static_cast<CardId>(m_state.cards.size());
    CardState card{.facts = static_cast<FactsIndex>(firstToken + (it - m_state.tokens.begin())),
        .owner = action.seat,
        .zone = Zone::Field,
        .quadrant = action.quadrant};
    card.set(CardFlag::Token);
    m_state.cards.push_back(card);
    pile(action.seat, Zone::Field).push_back(id);
    tell(HK::Deployed, action.seat, id);
}

} // namespace nexus::model
