#include "model/engine/table.h"

#include "model/base/random.h"
#include "model/engine/standing_texts.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nexus::model {

using namespace happened;

void Table::tell(const Happening& happening)
{
    holds.touch(touchedBy(happening.kind), happening.seat, happening.card);
    occurred.add(happening);
    if (state.facts->textsPlay)
        tally.count(happening);
    if (m_told)
        m_told->push_back(happening);
}

void Table::tellKept(CardId card, ForbiddenDeeds from, int state)
{
    tellCard(Kept{.deeds = from, .state = state}, card);
}

void Table::dropFromPile(CardId id)
{
    const auto& card = state.cards[id];
    auto& cards = pile(card.owner, card.zone);
    if (!cards.empty() && cards.back() == id)
        cards.pop_back();
    else
        cards.erase(std::find(cards.begin(), cards.end(), id));
}

// What the card carries goes with its zone: whoever comes back is a new arrival.
void Table::put(CardId id, Zone zone, Quadrant quadrant, CardId host, bool bottom)
{
    dropFromPile(id);
    auto& card = state.cards[id];
    Touches touches = 0;
    if (card.zone != zone) {
        std::erase_if(state.markers, [&](const Marker& marker) { return marker.target.card == id; });
        touches = isInPlay(card.zone) != isInPlay(zone) ? OfPresence | OfPiles : OfPiles;
        if ((touches & OfPresence) != 0)
            occurred.cross(id, isInPlay(zone));
        holds.touch(touches, card.owner, id);
        if (state.heldOf(id) != Held{}) // nothing holds of it any more
            holds.spoil();
        const bool token = card.is(CardFlag::Token);
        const bool recalled = card.is(CardFlag::Recalled) && isInPlay(card.zone) && zone == Zone::Discard;
        CardState fresh{.facts = card.facts, .owner = card.owner, .visits = static_cast<std::uint8_t>(card.visits + 1)};
        fresh.set(CardFlag::Token, token);
        for (auto& meant : state.process.meant) // the text goes on about it, wherever it has brought it
            if (meant.target == Target{id, card.visits})
                meant.target.visits = fresh.visits;
        const bool stillOut = !isInPlay(zone);
        fresh.set(CardFlag::JustLeft, stillOut && card.is(CardFlag::JustLeft));
        card = fresh;
        if (token && !isInPlay(zone))
            zone = Zone::Out;
        if (recalled) { // afterwards it is out of the game (VIII Arcane Recall)
            zone = Zone::Removed;
            tellCard(RemovedFromGame{}, id);
        }
    }
    card.zone = zone;
    card.quadrant = quadrant;
    card.host = host;
    auto& cards = pile(card.owner, zone);
    cards.insert(bottom ? cards.begin() : cards.end(), id);
    holds.touch(touches, card.owner, id); // with what it is attached to now
}

// With a card go its Upgrades and what lies beneath it (IV.D). What had no rule box triggers nothing (IX Static).
// Where texts play, Upgrades of what is destroyed are destroyed, too (XIII.B).
void Table::leavePlay(CardId id, Zone zone, bool destroyed, CardId by)
{
    const auto owner = state.cards[id].owner;
    const auto isRead = [&](CardId card) { return !isBlank(state, card); };
    const bool read = isRead(id);
    if (state.facts->textsPlay) {
        state.leftAs.emplace_back(id, state.cards[id]);
        if (id < state.held.size()) { // with what texts did to it
            auto& left = state.leftAs.back().second;
            const auto& held = state.held[id];
            left.lost |= held.lost;
            left.granted = (left.granted | held.granted) & ~held.lost;
            // with what Upgrades and texts gave it
            const auto& facts = state.factsOf(id);
            const auto rest = [](int now, int printed, int counters) {
                return static_cast<std::int16_t>(now - printed - counters);
            };
            left.roundAttack = rest(attackOf(state, id), facts.attack, left.attack);
            left.roundDefense = rest(defenseOf(state, id), facts.defense, left.defense);
        }
    }
    if (read)
        std::ranges::copy_if(
            state.given, std::back_inserter(state.leftGiven), [&](const auto& given) { return given.first == id; });
    const bool together = destroyed && state.facts->textsPlay;
    const auto follow = [&](Zone from, SeatIndex whose) {
        auto& cards = pile(whose, from);
        for (std::size_t i = 0; i < cards.size();) {
            const auto other = cards[i];
            if (state.cards[other].host != id) {
                ++i;
                continue;
            }
            const bool triggers = from == Zone::Attached && isRead(other);
            if (state.facts->textsPlay)
                state.leftAs.emplace_back(other, state.cards[other]);
            if (together && from == Zone::Attached)
                tell(Destroyed{}, whose, other, by);
            else
                tell(LeftPlay{}, whose, other, id);
            put(other, Zone::Discard);
            state.cards[other].set(CardFlag::JustLeft, triggers);
        }
    };
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        if (seat == owner || state.facts->someOnOthers)
            follow(Zone::Attached, seat);
    follow(Zone::Under, owner);
    put(id, zone);
    state.cards[id].set(CardFlag::JustLeft, read);
    state.someLeft = true;
}

void Table::sendTo(CardId card, Zone zone)
{
    isInPlay(state.cards[card].zone) ? leavePlay(card, zone) : put(card, zone);
}

// On top of its owner's deck or below it; a token ceases to be.
void Table::toDeck(CardId card, bool bottom)
{
    const auto from = state.cards[card].zone;
    tellCard(
        ToDeck{.to = bottom ? DeckPlace::Bottom : DeckPlace::Top, .unseen = from == Zone::Hand || from == Zone::Deck},
        card);
    if (isInPlay(from))
        leavePlay(card, Zone::Deck);
    else if (from != Zone::Deck)
        put(card, Zone::Deck);
    if (bottom && state.cards[card].zone == Zone::Deck) {
        put(card, Zone::Out);
        put(card, Zone::Deck, Quadrant::None, noCard, true);
    }
}

void Table::finishCard(CardId id)
{
    const auto& card = state.cards[id];
    if (card.zone != Zone::Playing)
        return;
    const bool recalled = card.is(CardFlag::Recalled);
    if (recalled)
        tellCard(RemovedFromGame{}, id);
    else
        tellCard(Discarded{}, id);
    put(id, recalled ? Zone::Removed : Zone::Discard);
}

void Table::discard(CardId card)
{
    const auto owner = state.cards[card].owner;
    const bool removed = areDiscardsRemoved(state, owner, state.cards[card].zone == Zone::Deck);
    tell(Discarded{Discarding::FromHand}, owner, card, state.process.source);
    if (removed)
        tell(RemovedFromGame{}, owner, card, state.process.source);
    put(card, removed ? Zone::Removed : Zone::Discard);
}

void Table::shuffleDeck(SeatIndex seat)
{
    Random random(state.luck++, 0x4c55434b);
    random.shuffle(pile(seat, Zone::Deck));
    tell(Shuffled{}, seat);
}

bool Table::draw(SeatIndex seat, int count)
{
    for (; count > 0 && mayDraw(state, seat); --count) {
        if (pile(seat, Zone::Deck).empty()) {
            tell(DeckEmpty{}, seat);
            return false;
        }
        const auto card = pile(seat, Zone::Deck).back();
        put(card, Zone::Hand);
        tell(Drew{}, seat, card);
    }
    return true;
}

// What lasts, and what has been put off, is said of the newcomer.
void Table::speakOf(Target newcomer, Target before)
{
    for (auto& lasting : state.lasting)
        if (lasting.target == before)
            lasting.target = newcomer;
    for (auto& putOff : state.delayed)
        for (auto& meant : putOff.meant)
            if (meant.target == before)
                meant.target = newcomer;
    for (auto* done : {&state.attackedThisRound, &state.movedThisRound, &state.deployedThisRound})
        if (std::ranges::find(*done, before) != done->end())
            done->push_back(newcomer);
}

// The newcomer stands for the other in everything: place, states, counters, Upgrades (IX Evolve).
void Table::takeOver(CardId id, CardId from)
{
    auto& card = state.cards[id];
    const auto before = state.cards[from];
    dropFromPile(id);
    const auto visits = static_cast<std::uint8_t>(card.visits + 1);
    const auto facts = card.facts;
    const bool token = card.is(CardFlag::Token);
    card = before;
    card.facts = facts;
    card.visits = visits;
    card.set(CardFlag::Token, token);
    for (auto& marker : state.markers)
        if (marker.target.card == from)
            marker.target = {id, visits};
    speakOf({id, visits}, {from, before.visits});
    pile(card.owner, card.zone).push_back(id);
    for (auto& other : state.cards) // Upgrades, and what lies beneath
        if (other.host == from)
            other.host = id;
}

void Table::evolve(CardId id, CardId onto)
{
    takeOver(id, onto);
    const auto host = id;
    put(onto, Zone::Under, Quadrant::None, host);
    tellCard(Evolved{}, id, onto);
}

void Table::devolve(CardId top)
{
    const auto owner = state.cards[top].owner;
    const auto& under = pile(owner, Zone::Under);
    const auto beneath = *std::find_if(
        under.rbegin(), under.rend(), [&](CardId id) { return state.cards[id].host == top; });
    takeOver(beneath, top);
    put(top, Zone::Discard);
    tell(LeftPlay{}, owner, top, beneath);
}

CardId Table::addToken(SeatIndex seat, Quadrant quadrant, Token token)
{
    holds.spoil(); // there is one card more
    auto it = std::find(state.tokens.begin(), state.tokens.end(), token);
    if (it == state.tokens.end())
        it = state.tokens.insert(it, std::move(token));
    const auto id = static_cast<CardId>(state.cards.size());
    CardState card{.facts = static_cast<FactsIndex>(firstToken + (it - state.tokens.begin())),
        .owner = seat,
        .zone = Zone::Field,
        .quadrant = quadrant};
    card.set(CardFlag::Token);
    state.cards.push_back(card);
    pile(seat, Zone::Field).push_back(id);
    occurred.cross(id, true);
    tell(Deployed{quadrant}, seat, id);
    return id;
}

void Table::exhaust(CardId id, bool byText, bool entering)
{
    if (state.cards[id].is(CardFlag::Exhausted))
        return;
    state.cards[id].set(CardFlag::Exhausted);
    state.cards[id].set(CardFlag::AttacksOn, false);
    tellCard(
        Tired{.byText = byText, .entering = entering}, id, byText && state.process.on ? state.process.source : noCard);
}

// It has survived an attack that would have Suppressed it.
void Table::unharmed(CardId id, CardId by, bool attack)
{
    if (attack)
        tellCard(Withstood{}, id, by);
}

void Table::suppress(CardId id, CardId by, bool attack)
{
    if (state.heldOf(id).noSuppression) {
        tellKept(id, ToBeMadeSuppressed);
        return unharmed(id, by, attack);
    }
    if (state.cards[id].is(CardFlag::Suppressed))
        return unharmed(id, by, attack); // it does not become so
    state.cards[id].set(CardFlag::Suppressed);
    exhaust(id);
    tellCard(Suppressed{attack}, id, by);
}

void Table::ready(CardId id)
{
    auto& card = state.cards[id];
    if (state.heldOf(id).noReadying)
        return card.is(CardFlag::Exhausted) ? tellKept(id, ToBeMadeReady) : void();
    card.set(CardFlag::Exhausted, false);
    card.set(CardFlag::Suppressed, false);
    card.set(CardFlag::AttacksOn, false);
}

} // namespace nexus::model
