// Clauses that change the state of cards in play: ready or exhausted, Suppressed, Marked, and the counters on them.
#include "model/engine/clauses.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

template <> bool Clauses::carry<Op::MakeReady>(const Script& script, NodeId node)
{
    std::vector<CardId> readied;
    if (!toEachToChange(script, script.at(node, 0), [&](CardId card) {
            const bool was = m_state.cards[card].is(CardFlag::Exhausted);
            if (m_state.heldOf(card).noReadyByText)
                return m_table.tellKept(card, ToBeMadeReady);
            m_table.ready(card);
            if (was && !m_state.cards[card].is(CardFlag::Exhausted)) {
                readied.push_back(card);
                m_table.tellCard(MadeReady{}, card);
            }
        }))
        return false;
    m_referents.doneTo(readied);
    return true;
}

// What is exhausted already is not exhausted by it: "if you do".
template <> bool Clauses::carry<Op::MakeExhausted>(const Script& script, NodeId node)
{
    std::vector<CardId> tired;
    const bool done = toEach(script, script.at(node, 0), [&](CardId card) {
        if (m_state.heldOf(card).noTiring && m_state.cards[card].owner != m_state.process.seat)
            return m_table.tellKept(card, ToBeTiredByOthers);
        if (!m_state.cards[card].is(CardFlag::Exhausted))
            tired.push_back(card);
        m_table.exhaust(card, true);
    });
    if (done) {
        m_state.process.did = tired.size() >= m_choices.wantedOf(script, script.at(node, 0));
        m_referents.doneTo(tired);
    }
    return done;
}

template <> bool Clauses::carry<Op::StaysDown>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [&](CardId card) { m_state.cards[card].set(CardFlag::StaysExhausted); });
}

template <> bool Clauses::carry<Op::Suppress>(const Script& script, NodeId node)
{
    std::vector<CardId> suppressed;
    const bool done = toEachToChange(script, script.at(node, 0), [&](CardId card) {
        const bool was = m_state.cards[card].is(CardFlag::Suppressed);
        m_table.suppress(card, doer());
        if (!was && m_state.cards[card].is(CardFlag::Suppressed))
            suppressed.push_back(card);
    });
    if (done)
        m_referents.doneTo(suppressed);
    return done;
}

template <> bool Clauses::carry<Op::Unsuppress>(const Script& script, NodeId node)
{
    return toEachToChange(script, script.at(node, 0), [&](CardId card) {
        if (m_state.cards[card].is(CardFlag::Suppressed))
            m_table.tellCard(Unsuppressed{}, card);
        m_state.cards[card].set(CardFlag::Suppressed, false);
    });
}

template <> bool Clauses::carry<Op::Apply>(const Script& script, NodeId node)
{
    const bool on = script.op(node) == Op::Apply;
    const bool both = script.op(script.at(node, 0)) == Op::BothKeywords;
    const auto stateAt = [&](NodeId keyword) { return static_cast<Mechanic>(script.node(keyword).word); };
    std::vector<CardId> changed;
    const bool done = toEachToChange(script, script.at(node, 1), [&](CardId card) {
        const auto before = m_state.cards[card].flags;
        m_changes.setState(card, stateAt(both ? script.at(script.at(node, 0), 0) : script.at(node, 0)), on);
        if (both)
            m_changes.setState(card, stateAt(script.at(script.at(node, 0), 1)), on);
        if (m_state.cards[card].flags != before)
            changed.push_back(card);
    });
    if (done)
        m_referents.doneTo(changed);
    return done;
}

// The state it was triggered by.
template <> bool Clauses::carry<Op::ApplyItToo>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0),
        [&](CardId card) { m_changes.setState(card, m_state.effect.cause.as<GotState>().state, true); });
}

template <> bool Clauses::carry<Op::PutCounters>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 2), [&](CardId card) {
        m_changes.putCounters(card, bonusOf(script, script.at(node, 1)), amountOf(speaker(script), script.at(node, 0)));
    });
}

template <> bool Clauses::carry<Op::PutCountersPer>(const Script& script, NodeId node)
{
    const int count = amountOf(speaker(script), script.at(node, 0));
    return toEachBySo(script, script.at(node, 2), script.at(node, 3), [&](CardId card, int times) {
        if (count * times > 0)
            m_changes.putCounters(card, bonusOf(script, script.at(node, 1)), count * times);
    });
}

template <> bool Clauses::carry<Op::PutCountersEqual>(const Script& script, NodeId node)
{
    return toEachBySo(script, script.at(node, 1), script.at(node, 2),
        [&](CardId card, int count) { m_changes.putCounters(card, bonusOf(script, script.at(node, 0)), count); });
}

template <> bool Clauses::carry<Op::TakeCounters>(const Script& script, NodeId node)
{
    bool some = false;
    const auto bonus = bonusOf(script, script.at(node, 1));
    const int count = script.number(script.at(node, 0));
    const bool done = toEach(script, script.at(node, 2), [&](CardId id) {
        const bool has = countersOf(m_state.cards[id], bonus) >= count;
        if (has)
            m_changes.putCounters(id, bonus, -count);
        some = some || has;
    });
    if (done)
        m_state.process.did = some;
    return done;
}

template <> bool Clauses::carry<Op::EraseCounters>(const Script& script, NodeId node)
{
    return toEachToChange(script, script.at(node, 0), [&](CardId id) {
        auto& card = m_state.cards[id];
        if (script.number(node) == form::EraseCounters::OfKind) { // of one kind
            const auto bonus = bonusOf(script, script.at(node, 1));
            if (const int count = countersOf(card, bonus); count > 0)
                m_changes.putCounters(id, bonus, -count);
            return;
        }
        if (card.attack == 0 && card.defense == 0 && card.counters == 0)
            return;
        std::erase_if(m_state.markers, [&](const Marker& marker) { return marker.target.card == id; });
        m_table.tellCard(GotCounters{.attack = -card.attack, .defense = -card.defense}, id);
        card.attack = card.defense = card.counters = 0;
    });
}

template <> bool Clauses::carry<Op::DoubleCounters>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 1), [&](CardId id) {
        const auto bonus = bonusOf(script, script.at(node, 0));
        if (const int count = countersOf(m_state.cards[id], bonus); count > 0)
            m_changes.putCounters(id, bonus, count);
    });
}

std::optional<std::pair<CardId, CardId>> Clauses::fromAndTo(const Script& script, NodeId from, NodeId to)
{
    const auto first = m_choices.chosen(script, from);
    if (!first)
        return {};
    m_referents.doneTo(*first); // "another friendly unit"
    const auto second = m_choices.chosen(script, to);
    if (!second)
        return {};
    const auto only = [](const std::vector<CardId>& cards) { return cards.empty() ? noCard : cards.front(); };
    return std::pair{only(*first), only(*second)};
}

// Of one card to another: so many, up to so many, or as many as one likes.
template <> bool Clauses::carry<Op::MoveCounters>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto two = fromAndTo(script, script.at(node, 2), script.at(node, 3));
    if (!two)
        return false;
    const auto [from, to] = *two;
    int count = from == noCard || to == noCard ? 0 : countersToMove(speaker(script), node);
    if (count > 0 && script.number(node) != form::MoveCounters::Counted) {
        const auto* said = m_choices.valueOf(node);
        if (!said)
            return m_choices.ask(ChoiceKind::Number, node), false;
        count = std::min(count, static_cast<int>(said->value));
    }
    process.did = count > 0;
    if (count > 0) {
        const auto bonus = bonusOf(script, script.at(node, 1));
        m_changes.putCounters(from, bonus, -count);
        m_changes.putCounters(to, bonus, count);
    }
    m_referents.doneToOne(to);
    return true;
}

template <> bool Clauses::carry<Op::PutMarkers>(const Script& script, NodeId node)
{
    const int count = script.number(script.at(node, 0));
    const auto label = labelOf(script, script.at(node, 1));
    return toEach(script, script.at(node, 2), [&](CardId card) { m_changes.putMarkers(card, label, count); });
}

} // namespace nexus::model
