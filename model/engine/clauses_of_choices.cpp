// Clauses that do nothing to a card themselves: a player chooses, pays for what comes next, or it happens later.
#include "model/engine/clauses.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

namespace nexus::model {

template <> bool Clauses::carry<Op::PickOut>(const Script& script, NodeId node)
{
    return toEach(script, script.at(node, 0), [](CardId) {});
}

template <> bool Clauses::carry<Op::PickQuadrant>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    if (!m_choices.quadrantsChosen(script, script.at(node, 0)))
        return false;
    if (const auto* named = m_choices.valueOf(script.at(node, 0))) {
        process.done.clear();
        process.placeSeat = named->seat;
        process.place = named->quadrant;
        auto& source = m_state.cards[process.source];
        if (source.zone == Zone::Loadout && script.op(script.at(rootNode, 0)) == Op::WhenEnters) { // an Asset's own
            source.quadrant = named->quadrant;
            m_table.holds.spoil();
        }
    }
    return true;
}

template <> bool Clauses::carry<Op::PickOpponent>(const Script&, NodeId node)
{
    const auto players = m_choices.anOpponent(node);
    if (players)
        m_state.process.did = !players->empty();
    return players.has_value();
}

template <> bool Clauses::carry<Op::PickKeyword>(const Script&, NodeId node)
{
    if (!m_choices.valueOf(node))
        return m_choices.ask(ChoiceKind::Keyword, node), false;
    return true;
}

template <> bool Clauses::carry<Op::MayPay>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    const bool useless = !canBeDone(speaker(script), script.at(node, 1));
    if (!said && (useless || !canPay(speaker(script), script.at(node, 0), false))) {
        process.did = false;
        declined(script, node);
        return true;
    }
    if (!said) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    process.did = said->value == 1;
    if (process.did) {
        if (!m_payments.costsChosen(script, script.at(node, 0)))
            return false;
        process.did = m_payments.isPayable(script, script.at(node, 0));
        if (!process.did)
            return true;
        m_payments.payAll(script, script.at(node, 0), false);
        process.did = !std::exchange(process.kept, false);
        if (!process.did)
            return true;
        leaveOutOther(script, process.agenda.size() - 1, true);
        process.agenda.insert(process.agenda.end() - 1, script.at(node, 1));
    } else {
        declined(script, node);
    }
    return true;
}

// Who pays is spared.
template <> bool Clauses::carry<Op::Unless>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    const bool must = script.number(node) == form::Unless::Must; // one of the two
    const bool theirs = !must && script.number(node) != form::Unless::You;
    auto payer = theirs ? process.player : process.seat;
    const bool cancels = script.op(script.at(node, 0)) == Op::CancelEvent ||
                         script.op(script.at(node, 0)) == Op::CancelAbility;
    if (script.number(node) == form::Unless::NamedPlayer) { // who is asked
        const auto players = m_choices.playersOf(script, script.at(node, 2));
        if (!players)
            return false;
        payer = players->empty() ? noSeat : players->front();
        process.player = payer;
    }
    if (script.number(node) == form::Unless::ItsPlayer && !cancels) { // whose the target is
        const auto cards = m_choices.chosen(script, script.at(script.at(node, 0), 0));
        if (!cards)
            return false;
        payer = cards->empty() ? noSeat : m_state.cards[cards->front()].owner;
    }
    const bool discards = theirs && script.op(script.at(node, 1)) == Op::CostDiscard;
    const auto pick = discards ? script.at(script.at(node, 1), 0) : NodeId{0};
    const int price = script.number(script.at(discards ? pick : script.at(node, 1), 0)); // of theirs
    const auto canTheirs = [&] {
        if (payer == noSeat || !isLiving(m_state, payer))
            return false;
        const Choice hand{.seat = payer, .node = pick, .whose = payer, .zone = Zone::Hand};
        return (discards ? static_cast<int>(cardsToPick(speaker(script), hand).size())
                         : int{m_state.player(payer).points}) >= price;
    };
    const bool paidBefore = discards && said && said->value == 1; // who is choosing what he discards
    const bool can = paidBefore || (theirs ? canTheirs() : canPay(speaker(script), script.at(node, 1), false));
    if (!said && can) {
        if (!must || !m_choices.findsNone(script, script.at(node, 0))) {
            m_choices.ask(ChoiceKind::Yes, node);
            process.choice.seat = payer;
            return false;
        }
        process.named.push_back({.node = node, .value = 1}); // there is nothing else to do
        said = m_choices.valueOf(node);
    }
    bool pays = said && said->value == 1 && (can || !theirs);
    if (pays && !theirs) {
        if (!m_payments.costsChosen(script, script.at(node, 1)))
            return false;
        pays = m_payments.isPayable(script, script.at(node, 1));
    }
    if (pays && discards) {
        const auto cards = m_choices.pickedAsSaid(script, pick, payer, payer, Zone::Hand);
        if (!cards)
            return false;
        for (const auto card : *cards)
            m_table.discard(card);
    }
    process.did = !pays;
    if (!process.did && discards)
        return true;
    if (!process.did && theirs)
        m_payments.takePoints(payer, price, TurnAction::Interrupt);
    else if (!process.did)
        m_payments.payAll(script, script.at(node, 1), false);
    if (process.did || std::exchange(process.kept, false)) {
        process.did = true;
        process.agenda.insert(process.agenda.end() - 1, script.at(node, 0));
    }
    return true;
}

// What "it" is now.
template <> bool Clauses::carry<Op::AtEnd>(const Script& script, NodeId node)
{
    const bool next = script.number(node) == form::AtEnd::NextRoundStart;
    m_state.delayed.push_back({clauseAt(script.at(node, 0)), next, m_state.process.meant});
    note(next ? Later::NextRound : Later::RoundEnd);
    return true;
}

template <> bool Clauses::carry<Op::NotTired>(const Script&, NodeId)
{
    return true; // texts that move exhaust nobody
}

} // namespace nexus::model
