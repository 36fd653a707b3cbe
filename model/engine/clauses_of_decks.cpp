// Clauses about the cards of decks: looked at, revealed, put in order, searched for, put into discard piles.
#include "model/engine/clauses.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Clauses::showTop(SeatIndex seat, std::size_t count)
{
    const std::vector<CardId> deck(m_table.pile(seat, Zone::Deck));
    for (auto card = deck.rbegin(); card != deck.rend() && count > 0; ++card, --count)
        m_table.tell(Shown{}, seat, *card);
}

template <> bool Clauses::carry<Op::LookTop>(const Script&, NodeId)
{
    const auto seat = m_state.process.seat;
    tellLooked(seat, Zone::Deck);
    m_referents.doneTo({});
    if (!m_table.pile(seat, Zone::Deck).empty())
        m_referents.doneTo({m_table.pile(seat, Zone::Deck).back()});
    return true;
}

template <> bool Clauses::carry<Op::LookTopOf>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const bool shown = script.op(node) == Op::RevealTop;
    const auto whoseDeck = script.at(node, 0);
    const auto players = !shown && whoseDeck == 0                      ? m_choices.anOpponent(node)
                         : !shown                                      ? m_choices.playersOf(script, whoseDeck)
                         : script.number(node) == form::RevealTop::You ? std::optional(std::vector<SeatIndex>{seat})
                                                                       : m_choices.playersOf(script, whoseDeck);
    if (!players)
        return false;
    m_referents.doneTo({});
    for (const auto whose : *players) {
        m_state.process.player = whose;
        tellLooked(whose, Zone::Deck);
        if (m_table.pile(whose, Zone::Deck).empty())
            continue;
        const auto card = m_table.pile(whose, Zone::Deck).back();
        if (shown)
            m_table.tell(Shown{}, whose, card);
        m_referents.doneTo({card});
    }
    return true;
}

template <> bool Clauses::carry<Op::LookTopAny>(const Script&, NodeId node)
{
    const auto* said = m_choices.valueOf(node);
    if (!said) {
        m_choices.ask(ChoiceKind::Player, node);
        return false;
    }
    m_state.process.player = said->seat;
    tellLooked(said->seat, Zone::Deck);
    return true;
}

// Out of one's own deck, or back from the discard pile.
template <> bool Clauses::carry<Op::TakeIt>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = m_state.process.seat;
    process.did = false;
    for (const auto& target : std::vector<Target>(process.done)) {
        const auto& card = m_state.cards[target.card];
        if (card.owner != seat || card.visits != target.visits ||
            (card.zone != Zone::Deck && card.zone != Zone::Discard))
            continue;
        if (script.number(node) == form::TakeIt::Revealed)
            m_table.tell(Shown{}, seat, target.card);
        if (script.number(node) == form::TakeIt::Bottom) {
            m_table.toDeck(target.card, true);
        } else if (card.zone == Zone::Deck) {
            m_table.tell(script.number(node) == form::TakeIt::Drawn ? Happening(Drew{}, seat, target.card)
                                                                    : Happening(Fetched{}, seat, target.card));
            m_table.put(target.card, Zone::Hand);
        } else {
            m_table.tellCard(Recovered{}, target.card);
            m_table.put(target.card, Zone::Hand);
        }
        process.did = true;
    }
    return true;
}

template <> bool Clauses::carry<Op::ScryOne>(const Script& script, NodeId node)
{
    const auto& deck = m_table.pile(m_state.process.seat, Zone::Deck);
    const auto* said = m_choices.valueOf(node);
    if (script.number(node) == form::ScryOne::Must) {
        if (!deck.empty())
            m_table.toDeck(deck.back(), true);
        return true;
    }
    if (!deck.empty() && !said) {
        tellLooked(m_state.process.seat, Zone::Deck);
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    if (said && said->value == 1)
        m_table.toDeck(deck.back(), true);
    return true;
}

// The top card of an opponent's deck, which may go to the bottom of it: first whose, then whether.
template <> bool Clauses::carry<Op::ScryOf>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto others = script.at(node, 0) == 0 ? m_choices.opponentsOf(process.seat)
                                                : *m_choices.playersOf(script, script.at(node, 0)); // spoken of
    std::vector<Named> said;
    for (const auto& named : process.named)
        if (named.node == node)
            said.push_back(named);
    process.did = false;
    if (others.empty())
        return true;
    if (others.size() > 1 && said.empty())
        return m_choices.ask(ChoiceKind::Player, node), false;
    const auto whose = others.size() > 1 ? said.front().seat : others.front();
    const auto& deck = m_table.pile(whose, Zone::Deck);
    if (deck.empty())
        return true;
    process.player = whose;
    const std::size_t asked = others.size() > 1 ? 1 : 0;
    if (said.size() <= asked) {
        tellLooked(whose, Zone::Deck);
        if (script.number(node) >= form::ScryOf::RevealBottom) // to all
            m_table.tell(Shown{}, whose, deck.back());
        return m_choices.ask(ChoiceKind::Yes, node), false;
    }
    if (said[asked].value == 1) {
        if (script.number(node) % 2 == 1)
            mill({whose}, 1, Milled::Put);
        else
            m_table.toDeck(deck.back(), true);
        process.did = true;
    }
    return true;
}

// The one that is picked stays on top.
// The first goes to the hand, the others below the deck in the order they are picked.
template <> bool Clauses::carry<Op::ScryTwo>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto count = script.op(node) == Op::ScryTwo
                           ? std::size_t{2}
                           : static_cast<std::size_t>(std::max(1, script.number(script.at(node, 0))));
    const auto size = std::min(count, m_table.pile(seat, Zone::Deck).size());
    const bool away = script.op(node) == Op::TakeOne && script.number(node) % 2 == 1; // the rest is put away
    if (script.op(node) == Op::TakeOne && script.number(node) >= form::TakeOne::RevealedRestBottom &&
        !m_choices.valueOf(node)) // to all, once
        showTop(seat, size);
    const auto cards = m_choices.pickedOnTop(
        script, node, count, away ? 1 : std::max<std::size_t>(1, size > 0 ? size - 1 : 0));
    if (!cards)
        return false;
    auto rest = cardsToPick(speaker(script),
        {.seat = seat, .node = node, .whose = seat, .zone = Zone::Deck, .top = static_cast<std::uint8_t>(count)});
    m_state.process.did = !cards->empty();
    for (std::size_t i = 1; i < cards->size(); ++i)
        m_table.toDeck((*cards)[i], true);
    for (const auto card : rest)
        if (away)
            putAway(card);
        else
            m_table.toDeck(card, true);
    if (!cards->empty() && script.op(node) == Op::TakeOne)
        fetch(cards->front());
    if (script.op(node) == Op::TakeOne)
        m_referents.nameTaken(
            script, cards->empty() ? *cards : std::vector{cards->front()}, away ? rest : std::vector<CardId>{});
    return true;
}

// One of the top cards that is what the text says, or none, into the hand; the rest below the deck in the order they
// are picked, or into the discard pile.
template <> bool Clauses::carry<Op::TakeShown>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const auto pick = script.at(node, 1);
    const auto picks = [&](auto&& which) {
        return static_cast<std::size_t>(std::ranges::count_if(process.named, which));
    };
    const auto inHand = picks(
        [&](const Named& named) { return named.node == pick && m_state.cards[named.target.card].zone != Zone::Deck; });
    const auto count = std::min(static_cast<std::size_t>(std::max(0, script.number(script.at(node, 0)))),
        m_table.pile(seat, Zone::Deck).size() + inHand);
    const bool begun = m_choices.isSettled(pick, seat) ||
                       picks([&](const Named& named) { return named.node == pick || named.node == node; }) > 0;
    const bool revealed = script.number(node) >= form::TakeShown::RevealedRestBottom;
    if (!begun && revealed)
        showTop(seat, count);
    else if (!begun)
        tellLooked(seat, Zone::Deck);
    const auto most = static_cast<std::size_t>(std::max(0, script.number(script.at(pick, 0))));
    const auto nameAll = [&](const std::vector<CardId>& left) {
        std::vector<CardId> all;
        for (const auto& one : process.named)
            if (one.node == pick && one.target.card != noCard)
                all.push_back(one.target.card);
        m_referents.nameTaken(script, all, left);
    };
    if (inHand >= count) {
        nameAll({});
        return true;
    }
    const auto cards = m_choices.picked(script,
        {.seat = seat,
            .node = pick,
            .whose = seat,
            .zone = Zone::Deck,
            .top = static_cast<std::uint8_t>(count - inHand)},
        0, most);
    if (!cards)
        return false;
    for (const auto card : *cards) {
        if (!revealed)
            m_table.tell(Shown{}, seat, card);
        fetch(card);
    }
    const auto taken = picks([&](const Named& named) { return named.node == pick; });
    const auto size = count - std::min(count, taken);
    const Choice rest{
        .seat = seat, .node = node, .whose = seat, .zone = Zone::Deck, .top = static_cast<std::uint8_t>(size)};
    process.did = taken > 0;
    if (size == 0) {
        nameAll({});
        return true;
    }
    if (script.number(node) % 2 == form::TakeShown::RestDiscarded) {
        const auto left = cardsToPick(speaker(script), rest);
        for (const auto card : left)
            putAway(card);
        nameAll(left);
        return true;
    }
    auto ordered = m_choices.picked(script, rest, size, size - 1);
    if (!ordered)
        return false;
    const auto left = cardsToPick(speaker(script), rest);
    ordered->insert(ordered->end(), left.begin(), left.end());
    for (const auto card : *ordered)
        m_table.toDeck(card, true);
    process.did = taken > 0;
    nameAll(*ordered);
    return true;
}

// The first that is picked comes to lie on top.
template <> bool Clauses::carry<Op::Arrange>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto count = static_cast<std::size_t>(std::max(1, script.number(script.at(node, 0))));
    auto whose = seat;
    if (script.number(node) == form::Arrange::Theirs) {
        const auto players = m_choices.anOpponent(node);
        if (!players)
            return false;
        m_state.process.did = !players->empty();
        if (players->empty())
            return true;
        whose = players->front();
    }
    const auto size = std::min(count, m_table.pile(whose, Zone::Deck).size());
    const Choice choice{.seat = seat,
        .node = script.number(node) == form::Arrange::Theirs ? script.at(node, 0) : node,
        .whose = whose,
        .zone = Zone::Deck,
        .top = static_cast<std::uint8_t>(count)};
    const auto cards = m_choices.picked(script, choice, size, size);
    if (!cards)
        return false;
    auto& deck = m_table.pile(whose, Zone::Deck);
    std::erase_if(deck, [&](CardId card) { return std::ranges::find(*cards, card) != cards->end(); });
    const bool below = script.number(node) == form::Arrange::OneBottom && !cards->empty(); // the first of them
    deck.insert(deck.end(), cards->rbegin(), cards->rend() - (below ? 1 : 0));
    if (below)
        deck.insert(deck.begin(), cards->front());
    tellLooked(whose, Zone::Deck);
    return true;
}

// Of the top cards of an opponent's deck one goes below it, out of the game or into the discard pile; the rest stays on
// top, the first that is picked above the others where their order is free.
template <> bool Clauses::carry<Op::SiftTheirs>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto count = static_cast<std::size_t>(std::max(1, script.number(script.at(node, 0))));
    const auto order = script.at(node, 0), one = script.at(node, 1);
    const auto players = m_choices.anOpponent(node);
    if (!players)
        return false;
    process.did = false;
    if (players->empty() || (m_table.pile(players->front(), Zone::Deck).empty() && !m_choices.valueOf(order)))
        return true;
    const auto whose = players->front();
    Choice choice{
        .seat = process.seat, .node = one, .whose = whose, .zone = Zone::Deck, .top = static_cast<std::uint8_t>(count)};
    if (!m_choices.valueOf(order)) { // nothing has gone yet
        if (!m_choices.valueOf(one))
            tellLooked(whose, Zone::Deck);
        const auto gone = m_choices.picked(script, choice, script.number(one) % 2 == 1 ? 0 : 1, 1);
        if (!gone)
            return false;
        process.named.push_back({.node = order, .value = static_cast<std::int32_t>(gone->size())});
        for (const auto card : *gone)
            if (script.number(one) < form::Sifted::Remove)
                m_table.toDeck(card, true);
            else
                millCard(card, script.number(one) < form::Sifted::Discard ? Milled::Removed : Milled::Put);
    }
    const auto gone = static_cast<std::size_t>(m_choices.valueOf(order)->value);
    if (script.number(node) == form::SiftTheirs::OneAndArrange) {
        auto& deck = m_table.pile(whose, Zone::Deck);
        const auto size = std::min(count - gone, deck.size());
        choice.node = order;
        choice.top = static_cast<std::uint8_t>(size);
        const auto rest = size == 0 ? std::optional<std::vector<CardId>>(std::vector<CardId>{})
                                    : m_choices.picked(script, choice, size, size);
        if (!rest)
            return false;
        std::erase_if(deck, [&](CardId card) { return std::ranges::find(*rest, card) != rest->end(); });
        deck.insert(deck.end(), rest->rbegin(), rest->rend());
    }
    process.did = gone > 0;
    return true;
}

template <> bool Clauses::carry<Op::Search>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto pick = script.at(node, 0) != 0 ? script.at(node, 0) : node;
    const Choice choice{.seat = seat, .node = pick, .whose = seat, .zone = Zone::Deck};
    const int count = script.op(pick) == Op::Pick ? script.number(script.at(pick, 0)) : 1;
    const auto cards = m_choices.picked(script, choice, 0, static_cast<std::size_t>(std::max(0, count)));
    if (!cards)
        return false;
    m_state.process.did = !cards->empty();
    if (cards->empty())
        m_table.tell(FoundNone{}, seat);
    for (const auto card : *cards) {
        if (script.at(node, 0) != 0 && script.number(node) == form::Search::Revealed)
            m_table.tell(Shown{}, seat, card);
        fetch(card);
    }
    m_table.shuffleDeck(seat);
    m_referents.doneTo(*cards);
    return true;
}

// The top cards of one's deck, so many or until one is what the text asks for: what it asks for into the hand, the rest
// below the deck in the order they were shown, or into the discard pile.
template <> bool Clauses::carry<Op::RevealUntil>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const bool until = script.op(node) == Op::RevealUntil;
    const auto who = speaker(script);
    const auto wanted = [&](CardId card) {
        return until ? isPickable(who, script.at(node, 0), card) : isCalled(who, script.at(node, 1), card);
    };
    const auto& deck = m_table.pile(seat, Zone::Deck);
    const auto most = until ? deck.size()
                            : std::min(deck.size(),
                                  static_cast<std::size_t>(std::max(0, amountOf(who, script.at(node, 0)))));
    std::vector<CardId> taken, rest;
    for (std::size_t i = 0; i < most && !(until && !taken.empty()); ++i) {
        const auto card = deck[deck.size() - 1 - i];
        m_table.tell(Shown{}, seat, card);
        (wanted(card) ? taken : rest).push_back(card);
    }
    for (const auto card : taken)
        fetch(card);
    for (const auto card : rest)
        if (!until && script.number(node) == form::RevealTake::RestDiscarded)
            putAway(card);
        else
            m_table.toDeck(card, true);
    process.did = !taken.empty();
    m_referents.nameTaken(script, taken, rest);
    return true;
}

template <> bool Clauses::carry<Op::Mill>(const Script& script, NodeId node)
{
    mill({m_state.process.seat}, script.at(node, 0) != 0 ? amountOf(speaker(script), script.at(node, 0)) : 1,
        script.number(node) == form::Mill::Discard ? Milled::Discarded : Milled::Put);
    return true;
}

template <> bool Clauses::carry<Op::PlayerMills>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    mill(*players, amountOf(speaker(script), script.at(node, 1)),
        script.number(node) == form::PlayerMills::Removes    ? Milled::Removed
        : script.number(node) == form::PlayerMills::Discards ? Milled::Discarded
                                                             : Milled::Put);
    return true;
}

// The top cards of decks into the discard piles, or out of the game.
void Clauses::mill(const std::vector<SeatIndex>& seats, int count, Milled how)
{
    std::vector<CardId> gone;
    for (const auto seat : seats)
        for (int i = 0; i < count && !m_table.pile(seat, Zone::Deck).empty(); ++i) {
            gone.push_back(m_table.pile(seat, Zone::Deck).back());
            millCard(gone.back(), how);
        }
    const bool all = gone.size() >= seats.size() * static_cast<std::size_t>(std::max(1, count));
    m_state.process.did = !gone.empty() && all;
    m_referents.doneTo(gone);
}

void Clauses::millCard(CardId card, Milled how)
{
    const auto owner = m_state.cards[card].owner;
    const bool removed = how == Milled::Removed || areDiscardsRemoved(m_state, owner, true);
    const bool said = how == Milled::Discarded;
    if (removed)
        m_table.tell(RemovedFromGame{Removal::FromDeck}, owner, card, m_state.process.source);
    else
        m_table.tellCard(Discarded{said ? Discarding::FromDeckSaid : Discarding::FromDeck}, card);
    m_table.put(card, removed ? Zone::Removed : Zone::Discard);
}

void Clauses::fetch(CardId card)
{
    m_table.tellCard(Fetched{}, card);
    m_table.put(card, Zone::Hand);
}

// What is not taken of cards that were looked at or revealed.
void Clauses::putAway(CardId card) { millCard(card, Milled::Put); }

} // namespace nexus::model
