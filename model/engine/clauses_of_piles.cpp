// What texts do with cards of hands, decks and discard piles.
#include "model/base/random.h"
#include "model/engine/clauses.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// What is not taken of cards that were looked at or revealed.
void Clauses::putAway(CardId card) { millCard(card, Milled::Put); }

bool Clauses::discardAll(const std::vector<CardId>& cards)
{
    m_state.process.did = !cards.empty();
    for (const auto card : cards)
        m_table.discard(card);
    m_referents.nameIt(cards);
    if (cards.empty())
        m_state.process.namedAs = NamedAs::Piled; // no card is "it": who was spoken of before
    return true;
}

// Who cannot leaves the game when the effect is over.
void Clauses::drawByText(SeatIndex seat, int count)
{
    if (count > 0 && !m_table.draw(seat, count) && m_state.facts->rules.emptyDeckLoses)
        m_state.process.losing.push_back(seat);
}

void Clauses::tellLooked(SeatIndex whose, Zone zone)
{
    m_table.tell(LookedAt{.whose = whose, .pile = zone}, m_state.process.seat);
}

template <> bool Clauses::carry<Op::DiscardOwn>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto cards = m_choices.ownPicked(script, script.at(node, 0), Zone::Hand);
    if (!cards)
        return false;
    process.did = m_choices.areAll(script, script.at(node, 0), cards->size());
    if (script.number(script.at(node, 0)) == form::Pick::Counted)
        process.did = process.did &&
                      static_cast<int>(cards->size()) >= amountOf(speaker(script), script.at(script.at(node, 0), 0));
    for (const auto card : *cards)
        m_table.discard(card);
    m_referents.nameIt(*cards);
    return true;
}

template <> bool Clauses::carry<Op::PlayerDiscards>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        const auto pick = script.at(node, 1);
        if (script.number(node) == form::PlayerDiscards::Shown) // all of a kind: nobody chooses
            tellLooked(whose, Zone::Hand);
        if (script.number(node) == form::PlayerDiscards::AtRandom) {
            auto hand = cardsToPick(speaker(script), {.seat = whose, .node = pick, .whose = whose, .zone = Zone::Hand});
            Random random(m_state.luck++, 0x4c55434b);
            random.shuffle(hand);
            hand.resize(
                std::min(hand.size(), static_cast<std::size_t>(std::max(0, script.number(script.at(pick, 0))))));
            all.insert(all.end(), hand.begin(), hand.end());
            continue;
        }
        const auto cards = m_choices.pickedAsSaid(script, pick, whose, whose, Zone::Hand);
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    discardAll(all);
    m_state.process.did = script.number(node) == form::PlayerDiscards::Shown
                              ? !all.empty()
                              : m_choices.areAll(script, script.at(node, 1), all.size(), players->size());
    if (script.op(script.at(node, 0)) == Op::EachPlayer) { // "if you do"
        const auto mine = std::ranges::count_if(
            all, [&](CardId card) { return m_state.cards[card].owner == m_state.process.seat; });
        m_state.process.did = m_choices.areAll(script, script.at(node, 1), static_cast<std::size_t>(mine));
    }
    return true;
}

template <> bool Clauses::carry<Op::PlayerDiscardsPer>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        int count = describedCount(speaker(script), script.at(node, 1), whose);
        if (script.number(node) == form::PlayerDiscardsPer::AtMost)
            count = std::min(count, script.number(script.at(node, 2)));
        const auto most = static_cast<std::size_t>(std::max(0, count));
        const auto cards = m_choices.picked(
            script, {.seat = whose, .node = node, .whose = whose, .zone = Zone::Hand}, most, most);
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return discardAll(all);
}

template <> bool Clauses::carry<Op::PlayerDiscardsIt>(const Script&, NodeId)
{
    for (const auto& target : std::vector<Target>(m_state.process.it))
        if (m_state.cards[target.card].zone == Zone::Hand)
            m_table.discard(target.card);
    return true;
}

template <> bool Clauses::carry<Op::LookHand>(const Script& script, NodeId node)
{
    const bool chosen = script.op(node) == Op::LookHand && script.number(node) != form::LookHand::Of;
    const auto players = chosen ? m_choices.opponent(node, m_choices.opponentsOf(m_state.process.seat))
                                : m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    m_state.process.did = !players->empty();
    std::vector<CardId> shown;
    for (const auto whose : *players) {
        m_state.process.player = whose;
        tellLooked(whose, Zone::Hand);
        const auto hand = m_state.pile(whose, Zone::Hand);
        shown.insert(shown.end(), hand.begin(), hand.end());
    }
    m_referents.nameDone(script, shown); // "for each Unit card revealed this way"
    return true;
}

template <> bool Clauses::carry<Op::RevealHand>(const Script& script, NodeId node)
{
    return carry<Op::LookHand>(script, node);
}

template <> bool Clauses::carry<Op::ChooseFromIt>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (process.player == noSeat)
        return true;
    const auto cards = m_choices.pickedAsSaid(
        script, script.at(node, 0), m_state.process.seat, process.player, Zone::Hand);
    if (!cards)
        return false;
    process.did = !cards->empty();
    m_referents.nameIt(*cards);
    return true;
}

template <> bool Clauses::carry<Op::LookTop>(const Script&, NodeId)
{
    const auto seat = m_state.process.seat;
    tellLooked(seat, Zone::Deck);
    m_referents.nameIt({});
    if (!m_table.pile(seat, Zone::Deck).empty())
        m_referents.nameIt({m_table.pile(seat, Zone::Deck).back()});
    return true;
}

template <> bool Clauses::carry<Op::DiscardIt>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    process.did = false;
    for (const auto& target : std::vector<Target>(process.it))
        if (const auto zone = m_state.cards[target.card].zone; zone == Zone::Hand || zone == Zone::Deck) {
            if (script.number(node) == form::DiscardIt::IntoPile && zone == Zone::Deck)
                millCard(target.card, Milled::Put);
            else
                m_table.discard(target.card);
            process.did = true;
        }
    return true;
}

template <> bool Clauses::carry<Op::LookTopOf>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const bool shown = script.op(node) == Op::RevealTop;
    const auto players = !shown ? m_choices.opponent(node, m_choices.opponentsOf(seat))
                         : script.number(node) == form::RevealTop::You
                             ? std::optional(std::vector<SeatIndex>{seat})
                             : m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    m_referents.nameIt({});
    for (const auto whose : *players) {
        m_state.process.player = whose;
        tellLooked(whose, Zone::Deck);
        if (m_table.pile(whose, Zone::Deck).empty())
            continue;
        const auto card = m_table.pile(whose, Zone::Deck).back();
        if (shown)
            m_table.tell(Shown{}, whose, card);
        m_referents.nameIt({card});
    }
    return true;
}

template <> bool Clauses::carry<Op::RevealTop>(const Script& script, NodeId node)
{
    return carry<Op::LookTopOf>(script, node);
}

// Out of one's own deck, or back from the discard pile.
template <> bool Clauses::carry<Op::TakeIt>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = m_state.process.seat;
    process.did = false;
    for (const auto& target : std::vector<Target>(process.it)) {
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

template <> bool Clauses::carry<Op::HandToDeck>(const Script& script, NodeId node)
{
    const auto cards = m_choices.ownPicked(script, script.at(node, 0), Zone::Hand);
    if (!cards)
        return false;
    m_state.process.did = m_choices.areAll(script, script.at(node, 0), cards->size());
    for (const auto card : *cards)
        m_table.toDeck(card, script.number(node) == form::HandToDeck::Bottom);
    m_referents.nameIt(*cards);
    return true;
}

template <> bool Clauses::carry<Op::TheirHandToDeck>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        const auto cards = m_choices.pickedAsSaid(script, script.at(node, 1), whose, whose, Zone::Hand);
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    m_state.process.did = !all.empty();
    for (const auto card : all)
        m_table.toDeck(card, script.number(node) == form::TheirHandToDeck::Bottom);
    m_referents.nameIt(all);
    return true;
}

// All draw before anybody discards, or the other way round.
template <> bool Clauses::carry<Op::DrawThenDiscard>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const bool drawsFirst = script.number(node) == form::DrawThenDiscard::DrawFirst;
    if (drawsFirst && !m_choices.valueOf(node)) {
        m_state.process.named.push_back({.node = node, .value = 1});
        for (const auto whose : *players)
            drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    }
    std::vector<CardId> all;
    for (const auto whose : *players) {
        const auto cards = m_choices.pickedAsSaid(script, script.at(node, 2), whose, whose, Zone::Hand);
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    discardAll(all);
    for (const auto whose : *players)
        if (!drawsFirst)
            drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::LosePer>(const Script& script, NodeId node)
{
    losePoints(m_state.process.seat,
        amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::DiscardToDeck>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto players = m_choices.opponent(node, m_choices.opponentsOf(seat));
    if (!players)
        return false;
    m_state.process.did = false;
    for (const auto whose : *players) {
        const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), seat, whose, Zone::Discard);
        if (!cards)
            return false;
        m_state.process.did = !cards->empty();
        for (const auto card : *cards)
            m_table.toDeck(card, script.number(node) == form::DiscardToDeck::Bottom);
        m_referents.nameIt(*cards);
    }
    return true;
}

template <> bool Clauses::carry<Op::ShuffleDiscardIn>(const Script& script, NodeId node)
{
    const auto players = script.number(node) == form::ShuffleDiscardIn::You
                             ? std::optional(std::vector<SeatIndex>{m_state.process.seat})
                             : m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players) {
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Discard)))
            m_table.put(card, Zone::Deck);
        m_table.shuffleDeck(whose);
    }
    return true;
}

template <> bool Clauses::carry<Op::PlayerDiscardsHand>(const Script& script, NodeId node)
{
    const auto players = script.number(node) == form::PlayerDiscardsHand::Yours
                             ? std::optional(std::vector{m_state.process.seat})
                             : m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> gone;
    for (const auto whose : *players)
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Hand))) {
            m_table.discard(card);
            gone.push_back(card);
        }
    m_state.process.did = !gone.empty();
    m_referents.nameDone(script, gone);
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
        for (std::size_t i = 0; i < size; ++i)
            m_table.tell(Shown{}, seat, m_table.pile(seat, Zone::Deck).rbegin()[static_cast<std::ptrdiff_t>(i)]);
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
    if (!cards->empty() && script.op(node) == Op::TakeOne) {
        m_table.tell(Fetched{}, seat, cards->front());
        m_table.put(cards->front(), Zone::Hand);
    }
    if (script.op(node) == Op::TakeOne)
        m_referents.nameTaken(
            script, cards->empty() ? *cards : std::vector{cards->front()}, away ? rest : std::vector<CardId>{});
    return true;
}

template <> bool Clauses::carry<Op::TakeOne>(const Script& script, NodeId node)
{
    return carry<Op::ScryTwo>(script, node);
}

// The first that is picked comes to lie on top.
template <> bool Clauses::carry<Op::Arrange>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto count = static_cast<std::size_t>(std::max(1, script.number(script.at(node, 0))));
    auto whose = seat;
    if (script.number(node) == form::Arrange::Theirs) {
        const auto players = m_choices.opponent(node, m_choices.opponentsOf(seat));
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
        m_table.tell(Fetched{}, seat, card);
        m_table.put(card, Zone::Hand);
    }
    m_table.shuffleDeck(seat);
    m_referents.nameIt(*cards);
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

template <> bool Clauses::carry<Op::DiscardIntoDeck>(const Script& script, NodeId node)
{
    const auto cards = m_choices.ownPicked(script, script.at(node, 0), Zone::Discard);
    if (!cards)
        return false;
    m_state.process.did = !cards->empty();
    for (const auto card : *cards) {
        m_table.tellCard(ToDeck{DeckPlace::Shuffled}, card);
        m_table.put(card, Zone::Deck);
    }
    m_table.shuffleDeck(m_state.process.seat);
    m_referents.nameIt(*cards);
    return true;
}

template <> bool Clauses::carry<Op::DrawUpTo>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const int missing = amountOf(speaker(script), script.at(node, 0)) -
                        static_cast<int>(m_table.pile(seat, Zone::Hand).size());
    m_state.process.did = missing > 0;
    drawByText(seat, missing);
    return true;
}

template <> bool Clauses::carry<Op::DiscardDownTo>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        const auto size = static_cast<int>(m_table.pile(whose, Zone::Hand).size());
        const auto many = static_cast<std::size_t>(std::max(0, size - amountOf(speaker(script), script.at(node, 1))));
        if (many == 0)
            continue;
        const auto cards = m_choices.picked(
            script, {.seat = whose, .node = node, .whose = whose, .zone = Zone::Hand}, many, many);
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return discardAll(all);
}

template <> bool Clauses::carry<Op::EmptyDiscard>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> gone;
    for (const auto whose : *players)
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Discard))) {
            m_table.tell(RemovedFromGame{Removal::FromDiscardPile}, whose, card, m_state.process.source);
            m_table.put(card, Zone::Removed);
            gone.push_back(card);
        }
    m_state.process.did = !gone.empty();
    m_referents.nameIt(gone);
    return true;
}

template <> bool Clauses::carry<Op::DiscardHandAndDraw>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players)
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Hand)))
            m_table.discard(card);
    for (const auto whose : *players)
        drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::RecoverHand>(const Script& script, NodeId node)
{
    const auto cards = m_choices.ownPicked(script, script.at(node, 0), Zone::Discard);
    if (!cards)
        return false;
    m_state.process.did = m_choices.areAll(script, script.at(node, 0), cards->size());
    for (const auto card : *cards) {
        if (script.op(node) == Op::RecoverHand) {
            m_table.tellCard(Recovered{}, card);
            m_table.put(card, Zone::Hand);
        } else {
            m_table.toDeck(card, script.number(node) == form::RecoverTop::Bottom);
        }
    }
    m_referents.nameIt(*cards);
    return true;
}

template <> bool Clauses::carry<Op::RecoverTop>(const Script& script, NodeId node)
{
    return carry<Op::RecoverHand>(script, node);
}

template <> bool Clauses::carry<Op::ShuffleHandIn>(const Script& script, NodeId node)
{
    const auto players = m_choices.opponent(node, m_choices.opponentsOf(m_state.process.seat));
    if (!players)
        return false;
    for (const auto whose : *players) {
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Hand)))
            m_table.put(card, Zone::Deck);
        m_table.shuffleDeck(whose);
        if (script.at(node, 0) != 0)
            drawByText(whose, amountOf(speaker(script), script.at(node, 0)));
    }
    return true;
}

template <> bool Clauses::carry<Op::ShuffleHandInAndDraw>(const Script& script, NodeId node)
{
    return carry<Op::ShuffleHandIn>(script, node);
}

template <> bool Clauses::carry<Op::PlayerDraws>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players)
        drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::RevealUntil>(const Script& script, NodeId node)
{
    revealCards(script, node);
    return true;
}

template <> bool Clauses::carry<Op::RevealTake>(const Script& script, NodeId node)
{
    return carry<Op::RevealUntil>(script, node);
}

template <> bool Clauses::carry<Op::YouLose>(const Script& script, NodeId node)
{
    losePoints(m_state.process.seat, script.number(script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::PlayerGains>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players) {
        m_state.players[whose].points += script.number(script.at(node, 1));
        m_table.tell(GotPoints{script.number(script.at(node, 1))}, whose);
    }
    m_state.process.did = !players->empty();
    return true;
}

template <> bool Clauses::carry<Op::PlayerLoses>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    bool some = false;
    for (const auto whose : *players) {
        losePoints(whose, script.number(node) == form::PlayerLoses::All ? int{m_state.player(whose).points}
                                                                        : script.number(script.at(node, 1)));
        some = some || m_state.process.did;
    }
    m_state.process.did = some;
    return true;
}

void Clauses::losePoints(SeatIndex seat, int count)
{
    auto& points = m_state.players[seat].points;
    const auto lost = std::min(points, count);
    points -= lost;
    m_state.process.did = lost > 0 && lost == count;
    if (lost > 0)
        m_table.tell(LostPoints{lost}, seat);
}

// The top cards of one's deck, so many or until one is what the text asks for: what it asks for into the hand, the rest
// below the deck in the order they were shown, or into the discard pile.
void Clauses::revealCards(const Script& script, NodeId node)
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
    for (const auto card : taken) {
        m_table.tell(Fetched{}, seat, card);
        m_table.put(card, Zone::Hand);
    }
    for (const auto card : rest)
        if (!until && script.number(node) == form::RevealTake::RestDiscarded)
            putAway(card);
        else
            m_table.toDeck(card, true);
    process.did = !taken.empty();
    m_referents.nameTaken(script, taken, rest);
}

// An Upgrade out of one's discard pile onto one of one's own cards, which is no deployment.
template <> bool Clauses::carry<Op::AttachFromPile>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const auto hosts = m_choices.chosen(script, script.at(node, 1));
    if (!hosts)
        return false;
    const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), seat, seat, Zone::Discard);
    if (!cards)
        return false;
    process.did = false;
    if (hosts->empty() || m_state.cards[hosts->front()].owner != seat)
        return true;
    for (const auto card : *cards)
        if (m_state.factsOf(card).role == CardRole::Upgrade && mayBear(m_state, hosts->front(), card)) {
            m_table.put(card, Zone::Attached, Quadrant::None, hosts->front());
            m_table.tell(CameIntoPlay{}, seat, card, hosts->front());
            m_changes.arrived(card);
            process.did = true;
            m_referents.remember({card});
        }
    m_referents.nameIt(*hosts);
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
    m_referents.nameIt(gone);
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

// Of the top cards of an opponent's deck one goes below it, out of the game or into the discard pile; the rest stays on
// top, the first that is picked above the others where their order is free.
template <> bool Clauses::carry<Op::SiftTheirs>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto count = static_cast<std::size_t>(std::max(1, script.number(script.at(node, 0))));
    const auto order = script.at(node, 0), one = script.at(node, 1);
    const auto players = m_choices.opponent(node, m_choices.opponentsOf(process.seat));
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

// The top card of an opponent's deck, which may go to the bottom of it: first whose, then whether.
template <> bool Clauses::carry<Op::ScryOf>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto others = m_choices.opponentsOf(process.seat);
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
    if (!begun)
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
        m_table.tell(Shown{}, seat, card);
        m_table.tell(Fetched{}, seat, card);
        m_table.put(card, Zone::Hand);
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
    if (script.number(node) == form::TakeShown::RestDiscarded) {
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

// Of an opponent's discard pile, or of anyone's.
// "For each unit removed this way": as many cards of each owner's pile, or fewer, and all at once.
template <> bool Clauses::carry<Op::RemoveOfTheirs>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    std::vector<CardId> all;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const auto gone = std::ranges::count_if(process.it, [&](const Target& it) {
            const auto& card = m_state.cards[it.card];
            return card.owner == seat && (card.zone == Zone::Removed || card.zone == Zone::Out) &&
                   isCalled(speaker(script), script.at(node, 0), it.card);
        });
        const Choice choice{.seat = process.seat, .node = node, .whose = seat, .zone = Zone::Discard};
        const auto cards = m_choices.picked(script, choice, 0, static_cast<std::size_t>(gone));
        if (!cards)
            return false;
        all.insert(all.end(), cards->begin(), cards->end());
    }
    process.did = !all.empty();
    for (const auto card : all) {
        m_table.tellCard(RemovedFromGame{Removal::FromDiscardPile}, card, process.source);
        m_table.put(card, Zone::Removed);
    }
    return true;
}

template <> bool Clauses::carry<Op::RemoveCards>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    auto whose = said ? said->seat : noSeat;
    const auto kind = script.number(node) != form::RemoveCards::AnyPile ? script.number(node)
                                                                        : form::RemoveCards::AnyOnePile;
    const bool anyPiles = kind == form::RemoveCards::AnyPiles;
    if (script.number(node) == form::RemoveCards::ItsOwners) // of whom "it" belongs to, or of the player named last
        whose = !process.it.empty() ? m_state.cards[process.it.front().card].owner : process.player;
    if (script.number(node) == form::RemoveCards::DefendingPlayers)
        whose = process.player;
    if (script.number(node) == form::RemoveCards::Yours)
        whose = process.seat;
    if (!said && kind == form::RemoveCards::AnyOnePile)
        return m_choices.ask(ChoiceKind::Player, node), false;
    const bool target = isOfTargetPile(script.node(node));
    if (!said && (kind < 2 || target)) {
        const auto players = m_choices.opponent(node,
            target ? opponentsWithCards(speaker(script), script.at(node, 0)) : m_choices.opponentsOf(process.seat));
        if (!players)
            return false;
        whose = players->empty() ? noSeat : players->front();
    }
    process.did = false;
    if (whose == noSeat && !anyPiles)
        return true;
    const auto cards = m_choices.pickedAsSaid(script, script.at(node, 0), process.seat, whose, Zone::Discard);
    if (!cards)
        return false;
    process.did = m_choices.areAll(script, script.at(node, 0), cards->size());
    for (const auto card : *cards) {
        m_table.tellCard(RemovedFromGame{Removal::FromDiscardPile}, card, process.source);
        m_table.put(card, Zone::Removed);
    }
    m_referents.nameIt(*cards);
    return true;
}

// One card of the deck, or none; where no room or host is for it, it stays there. Then the deck is shuffled.
template <> bool Clauses::carry<Op::SearchPlay>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    const auto cards = m_choices.picked(
        script, {.seat = seat, .node = script.at(node, 0), .whose = seat, .zone = Zone::Deck}, 0, 1);
    if (!cards)
        return false;
    process.did = false;
    const auto enter = [&](CardId card, Zone zone, Quadrant quadrant, CardId host) {
        m_table.put(card, zone, quadrant, host);
        m_table.tell(CameIntoPlay{}, seat, card, host);
        m_changes.arrived(card);
        process.did = true;
    };
    if (!cards->empty()) {
        const auto card = cards->front();
        const auto role = m_state.factsOf(card).role;
        if (role == CardRole::Asset) {
            enter(card, Zone::Loadout, Quadrant::None, noCard);
        } else if (role == CardRole::Upgrade) {
            const auto* host = m_choices.valueOf(node);
            if (!host && canChoose(speaker(script), node, 1)) {
                m_choices.ask(ChoiceKind::Card, node);
                return false;
            }
            if (host && m_state.cards[host->target.card].visits == host->target.visits)
                enter(card, Zone::Attached, Quadrant::None, host->target.card);
        } else if (role == CardRole::Unit || role == CardRole::Terrain) {
            m_choices.note(node, std::vector<CardId>{card});
            const auto zone = role == CardRole::Unit ? Zone::Field : Zone::Terrain;
            if (!m_choices.eachPlaced(
                    script, node, 1, [&](std::size_t, Quadrant to) { enter(card, zone, to, noCard); }))
                return false;
        }
        if (process.did)
            m_referents.nameIt({card});
    } else {
        m_table.tell(FoundNone{}, seat);
    }
    m_table.shuffleDeck(seat);
    return true;
}

// Of one's own discard pile, exhausted, units where their player says; that is no deployment.
template <> bool Clauses::carry<Op::RecoverPlay>(const Script& script, NodeId node)
{
    const auto picked = m_choices.pickedAsSaid(
        script, script.at(node, 0), m_state.process.seat, m_state.process.seat, Zone::Discard);
    if (!picked)
        return false;
    m_state.process.did = false;
    const bool ready = script.number(node) >= form::RecoverPlay::IntoReady;
    std::vector<CardId> units;
    for (const auto card : *picked)
        if (m_state.factsOf(card).role == CardRole::Unit)
            units.push_back(card);
        else if (m_state.factsOf(card).role == CardRole::Asset && m_state.cards[card].zone == Zone::Discard)
            recovered(card, Zone::Loadout, Quadrant::None, ready);
    m_choices.note(node, units);
    const auto cards = cardsToPlace(speaker(script), node);
    bool some = false;
    const bool done = m_choices.eachPlaced(script, node, cards.size(), [&](std::size_t i, Quadrant to) {
        const auto before = m_state.process.it;
        recovered(cards[i], Zone::Field, to, ready);
        m_referents.nameAmong(before, cards);
        some = true;
    });
    if (done && picked->empty() && !some)
        m_referents.nameIt({}); // "it" is none of its price
    return done;
}

// "That unit", where it lies in one's discard pile by now.
template <> bool Clauses::carry<Op::RecoverIt>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    m_state.process.did = false;
    std::vector<CardId> units;
    for (const auto& it : std::vector<Target>(m_state.process.it))
        if (const auto& card = m_state.cards[it.card];
            card.owner == seat && card.zone == Zone::Discard && m_state.factsOf(it.card).role == CardRole::Unit)
            units.push_back(it.card);
    m_choices.note(node, units);
    const auto cards = cardsToPlace(speaker(script), node);
    const bool ready = script.number(node) == form::RecoverIt::Ready;
    return m_choices.eachPlaced(
        script, node, cards.size(), [&](std::size_t i, Quadrant to) { recovered(cards[i], Zone::Field, to, ready); });
}

// Out of the hand for nothing: it is deployed, and an Upgrade goes onto one of one's own cards.
template <> bool Clauses::carry<Op::DeployFree>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto seat = process.seat;
    std::vector<CardId> hosts;
    if (script.number(node) == form::DeployFree::On) {
        const auto group = m_choices.chosen(script, script.at(node, 1));
        if (!group)
            return false;
        hosts = *group;
    }
    const auto picked = m_choices.pickedAsSaid(script, script.at(node, 0), seat, seat, Zone::Hand);
    if (!picked)
        return false;
    process.did = false;
    const auto enter = [&](CardId card, Zone zone, Quadrant to, CardId host) {
        m_payments.played(seat, card);
        m_table.put(card, zone, to, host);
        m_table.tell(host == noCard ? Happening(Deployed{to}, seat, card) : Happening(Attached{}, seat, card, host));
        m_changes.arrived(card);
        process.did = true;
        if (host != noCard)
            m_referents.remember({host});
        m_referents.nameIt({card});
    };
    std::vector<CardId> placed;
    for (const auto card : *picked) {
        const auto role = m_state.factsOf(card).role;
        if (role == CardRole::Unit || role == CardRole::Terrain)
            placed.push_back(card);
        else if (role == CardRole::Asset && script.number(node) != form::DeployFree::On)
            enter(card, Zone::Loadout, Quadrant::None, noCard);
        else if (role == CardRole::Upgrade && !hosts.empty() && m_state.cards[hosts.front()].owner == seat &&
                 mayBear(m_state, hosts.front(), card))
            enter(card, Zone::Attached, Quadrant::None, hosts.front());
    }
    if (script.number(node) == form::DeployFree::On)
        return true;
    m_choices.note(node, placed);
    const auto cards = cardsToPlace(speaker(script), node);
    return m_choices.eachPlaced(script, node, cards.size(), [&](std::size_t i, Quadrant to) {
        const bool unit = m_state.factsOf(cards[i]).role == CardRole::Unit;
        const auto before = process.it;
        enter(cards[i], unit ? Zone::Field : Zone::Terrain, to, noCard);
        m_referents.nameAmong(before, cards);
    });
}

template <> bool Clauses::carry<Op::RevealRandom>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        m_state.process.player = whose;
        auto hand = m_table.pile(whose, Zone::Hand);
        Random random(m_state.luck++, 0x4c55434b);
        random.shuffle(hand);
        hand.resize(std::min(
            hand.size(), static_cast<std::size_t>(std::max(0, amountOf(speaker(script), script.at(node, 1))))));
        for (const auto card : hand)
            m_table.tell(Shown{}, whose, card);
        all.insert(all.end(), hand.begin(), hand.end());
    }
    m_state.process.did = !all.empty();
    m_referents.nameIt(all);
    return true;
}

void Clauses::recovered(CardId card, Zone zone, Quadrant to, bool ready)
{
    m_table.put(card, zone, to);
    if (!ready)
        m_table.exhaust(card, false, true);
    m_table.tell(Recovered{.intoPlay = true}, m_state.process.seat, card);
    m_changes.arrived(card);
    m_state.process.did = true;
    m_referents.nameIt({card});
}

} // namespace nexus::model
