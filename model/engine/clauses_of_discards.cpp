// Clauses about the cards of discard piles: recovered, put back into decks, removed from the game.
#include "model/engine/clauses.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

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
    m_referents.doneTo(*cards);
    return true;
}

template <> bool Clauses::carry<Op::DiscardToDeck>(const Script& script, NodeId node)
{
    const auto seat = m_state.process.seat;
    const auto players = m_choices.anOpponent(node);
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
        m_referents.doneTo(*cards);
    }
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
    m_referents.doneTo(*cards);
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

template <> bool Clauses::carry<Op::EmptyDiscard>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> gone;
    for (const auto whose : *players)
        for (const auto card : std::vector<CardId>(m_table.pile(whose, Zone::Discard))) {
            removeFromPile(card);
            gone.push_back(card);
        }
    m_state.process.did = !gone.empty();
    m_referents.doneTo(gone);
    return true;
}

void Clauses::removeFromPile(CardId card)
{
    m_table.tellCard(RemovedFromGame{Removal::FromDiscardPile}, card, m_state.process.source);
    m_table.put(card, Zone::Removed);
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
        whose = !process.done.empty() ? m_state.cards[process.done.front().card].owner : process.player;
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
    for (const auto card : *cards)
        removeFromPile(card);
    m_referents.doneTo(*cards);
    return true;
}

// Of an opponent's discard pile, or of anyone's.
// "For each unit removed this way": as many cards of each owner's pile, or fewer, and all at once.
template <> bool Clauses::carry<Op::RemoveOfTheirs>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    std::vector<CardId> all;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const auto gone = std::ranges::count_if(process.done, [&](const Target& it) {
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
    for (const auto card : all)
        removeFromPile(card);
    return true;
}

} // namespace nexus::model
