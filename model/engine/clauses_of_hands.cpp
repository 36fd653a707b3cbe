// Clauses about the cards in hands: drawn, discarded, shown, put back into the deck.
#include "model/base/random.h"
#include "model/engine/clauses.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

namespace {

// Whether it goes on about the card that was drawn.
bool saysThatCard(const Script& script)
{
    return std::ranges::any_of(script.nodes, [](const ScriptNode& node) {
        return node.op == Op::IfIsCard || node.op == Op::CostReveal || node.op == Op::DiscardIt;
    });
}

} // namespace

template <> bool Clauses::carry<Op::Draw>(const Script& script, NodeId node)
{
    drawAndName(script, amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::DrawPer>(const Script& script, NodeId node)
{
    drawAndName(script, amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
    return true;
}

// The card that is drawn is "it" where the text goes on about it.
void Clauses::drawAndName(const Script& script, int count)
{
    auto& process = m_state.process;
    const auto before = m_table.pile(process.seat, Zone::Hand).size();
    drawByText(process.seat, count);
    const auto came = static_cast<int>(m_table.pile(process.seat, Zone::Hand).size() - before);
    process.did = count > 0 && came >= count;
    const auto& hand = m_table.pile(process.seat, Zone::Hand);
    const auto most = std::min<std::size_t>(static_cast<std::size_t>(std::max(came, 0)), hand.size());
    m_referents.fillStep(script, {hand.end() - static_cast<std::ptrdiff_t>(most), hand.end()});
    if (count != 1 || !saysThatCard(script))
        return;
    if (came < 1)
        m_referents.doneTo({}); // there was none to draw
    else if (!hand.empty())
        m_referents.doneTo({hand.back()});
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

template <> bool Clauses::carry<Op::PlayerDraws>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players)
        drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    return true;
}

// Who cannot leaves the game when the effect is over.
void Clauses::drawByText(SeatIndex seat, int count)
{
    if (count > 0 && !m_table.draw(seat, count) && m_state.facts->rules.emptyDeckLoses)
        m_state.process.losing.push_back(seat);
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
    const auto all = m_choices.pickedOfEach(*players,
        [&](SeatIndex whose) { return m_choices.pickedAsSaid(script, script.at(node, 2), whose, whose, Zone::Hand); });
    if (!all)
        return false;
    discardAll(*all);
    for (const auto whose : *players)
        if (!drawsFirst)
            drawByText(whose, amountOf(speaker(script), script.at(node, 1)));
    return true;
}

template <> bool Clauses::carry<Op::DiscardHandAndDraw>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const bool asMany = script.op(script.at(node, 1)) == Op::ThatMany; // as each has discarded
    std::vector<int> counts;
    for (const auto whose : *players) {
        const std::vector<CardId> hand(m_table.pile(whose, Zone::Hand));
        counts.push_back(asMany ? static_cast<int>(hand.size()) : amountOf(speaker(script), script.at(node, 1)));
        std::ranges::for_each(hand, [&](CardId card) { m_table.discard(card); });
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        drawByText((*players)[i], counts[i]);
    return true;
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
    m_referents.doneTo(*cards);
    return true;
}

template <> bool Clauses::carry<Op::PlayerDiscards>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto pick = script.at(node, 1);
    const auto all = m_choices.pickedOfEach(*players, [&](SeatIndex whose) -> Choices::Cards {
        if (script.number(node) == form::PlayerDiscards::Shown) // all of a kind: nobody chooses
            tellLooked(whose, Zone::Hand);
        if (script.number(node) != form::PlayerDiscards::AtRandom)
            return m_choices.pickedAsSaid(script, pick, whose, whose, Zone::Hand);
        return atRandom(cardsToPick(speaker(script), {.seat = whose, .node = pick, .whose = whose, .zone = Zone::Hand}),
            script.number(script.at(pick, 0)));
    });
    if (!all)
        return false;
    discardAll(*all);
    m_state.process.did = script.number(node) == form::PlayerDiscards::Shown
                              ? !all->empty()
                              : m_choices.areAll(script, pick, all->size(), players->size());
    if (script.op(script.at(node, 0)) == Op::EachPlayer) { // "if you do"
        const auto mine = std::ranges::count_if(
            *all, [&](CardId card) { return m_state.cards[card].owner == m_state.process.seat; });
        m_state.process.did = m_choices.areAll(script, pick, static_cast<std::size_t>(mine));
    }
    return true;
}

template <> bool Clauses::carry<Op::PlayerDiscardsPer>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto all = m_choices.pickedOfEach(*players, [&](SeatIndex whose) {
        int count = describedCount(speaker(script), script.at(node, 1), whose);
        if (script.number(node) == form::PlayerDiscardsPer::AtMost)
            count = std::min(count, script.number(script.at(node, 2)));
        return ownOfHand(script, node, whose, count);
    });
    return all && discardAll(*all);
}

template <> bool Clauses::carry<Op::PlayerDiscardsIt>(const Script&, NodeId)
{
    for (const auto& target : std::vector<Target>(m_state.process.done))
        if (m_state.cards[target.card].zone == Zone::Hand)
            m_table.discard(target.card);
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
    m_referents.doneTo(gone);
    return true;
}

template <> bool Clauses::carry<Op::DiscardDownTo>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto all = m_choices.pickedOfEach(*players, [&](SeatIndex whose) {
        const auto size = static_cast<int>(m_table.pile(whose, Zone::Hand).size());
        return ownOfHand(script, node, whose, size - amountOf(speaker(script), script.at(node, 1)));
    });
    return all && discardAll(*all);
}

// So many cards of a hand, which its player picks.
Choices::Cards Clauses::ownOfHand(const Script& script, NodeId node, SeatIndex whose, int count)
{
    const auto many = static_cast<std::size_t>(std::max(0, count));
    return m_choices.picked(script, {.seat = whose, .node = node, .whose = whose, .zone = Zone::Hand}, many, many);
}

std::vector<CardId> Clauses::atRandom(std::vector<CardId> cards, int count)
{
    Random random(m_state.luck++, 0x4c55434b);
    random.shuffle(cards);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(std::max(0, count))));
    return cards;
}

bool Clauses::discardAll(const std::vector<CardId>& cards)
{
    m_state.process.did = !cards.empty();
    for (const auto card : cards)
        m_table.discard(card);
    m_referents.doneTo(cards);
    return true;
}

template <> bool Clauses::carry<Op::DiscardIt>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    process.did = false;
    for (const auto& target : std::vector<Target>(process.done))
        if (const auto zone = m_state.cards[target.card].zone; zone == Zone::Hand || zone == Zone::Deck) {
            if (script.number(node) == form::DiscardIt::IntoPile && zone == Zone::Deck)
                millCard(target.card, Milled::Put);
            else
                m_table.discard(target.card);
            process.did = true;
        }
    return true;
}

template <> bool Clauses::carry<Op::LookHand>(const Script& script, NodeId node)
{
    const bool chosen = script.op(node) == Op::LookHand && script.number(node) != form::LookHand::Of;
    const auto players = chosen ? m_choices.anOpponent(node) : m_choices.playersOf(script, script.at(node, 0));
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
    m_referents.doneTo(shown); // "for each Unit card revealed this way"
    return true;
}

template <> bool Clauses::carry<Op::RevealRandom>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    std::vector<CardId> all;
    for (const auto whose : *players) {
        m_state.process.player = whose;
        const auto hand = atRandom(m_table.pile(whose, Zone::Hand), amountOf(speaker(script), script.at(node, 1)));
        for (const auto card : hand)
            m_table.tell(Shown{}, whose, card);
        all.insert(all.end(), hand.begin(), hand.end());
    }
    m_state.process.did = !all.empty();
    m_referents.doneTo(all);
    return true;
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
    m_referents.doneTo(*cards);
    return true;
}

void Clauses::tellLooked(SeatIndex whose, Zone zone)
{
    m_table.tell(LookedAt{.whose = whose, .pile = zone}, m_state.process.seat);
}

template <> bool Clauses::carry<Op::HandToDeck>(const Script& script, NodeId node)
{
    const auto cards = m_choices.ownPicked(script, script.at(node, 0), Zone::Hand);
    if (!cards)
        return false;
    m_state.process.did = m_choices.areAll(script, script.at(node, 0), cards->size());
    for (const auto card : *cards)
        m_table.toDeck(card, script.number(node) == form::HandToDeck::Bottom);
    m_referents.doneTo(*cards);
    return true;
}

template <> bool Clauses::carry<Op::TheirHandToDeck>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    const auto all = m_choices.pickedOfEach(*players,
        [&](SeatIndex whose) { return m_choices.pickedAsSaid(script, script.at(node, 1), whose, whose, Zone::Hand); });
    if (!all)
        return false;
    m_state.process.did = !all->empty();
    for (const auto card : *all)
        m_table.toDeck(card, script.number(node) == form::TheirHandToDeck::Bottom);
    m_referents.doneTo(*all);
    return true;
}

template <> bool Clauses::carry<Op::ShuffleHandIn>(const Script& script, NodeId node)
{
    const auto players = m_choices.anOpponent(node);
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

} // namespace nexus::model
