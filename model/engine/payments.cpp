#include "model/engine/payments.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_prices.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Payments::takePoints(SeatIndex seat, int cost, TurnAction counted)
{
    auto& player = m_state.players[seat];
    player.points -= cost;
    player.spent += cost;
    if (m_state.facts->rules.phases[m_state.phase].counted & bit(counted))
        ++player.counted;
    if (cost > 0)
        m_table.tell(Paid{.points = cost, .left = player.points}, seat);
}

void Payments::played(SeatIndex seat, CardId card)
{
    if (!m_state.facts->textsPlay)
        return;
    m_state.players[seat].playedThisRound.push_back(card);
    std::erase_if(m_state.costClauses, [&](const Clause& clause) { return isNext(m_state, clause, card, false); });
}

bool Payments::costsChosen(const Script& script, NodeId costs)
{
    const auto seat = m_state.process.seat;
    return std::ranges::all_of(costsIn(script, costs), [&](NodeId cost) {
        const auto group = payment(script, cost);
        if (group == 0)
            return true;
        return script.op(group) == Op::Pick
                   ? m_choices.pickedAsSaid(script, group, seat, seat, pileOfCost(script, group)).has_value()
                   : m_choices.chosen(script, group).has_value();
    });
}

// Something may have been done by hand since the player has said that he pays.
bool Payments::isPayable(const Script& script, NodeId costs)
{
    const auto seat = m_state.process.seat;
    return std::ranges::all_of(costsIn(script, costs), [&](NodeId cost) {
        const auto group = payment(script, cost);
        if (group == 0)
            return canPay(speakerAtHand(m_state, script), cost, false);
        if (script.op(group) == Op::Pick) {
            const auto least = script.number(group) == form::Pick::Counted ? script.number(script.at(group, 0)) : 0;
            const auto cards = m_choices.pickedAsSaid(script, group, seat, seat, pileOfCost(script, group));
            return cards && static_cast<int>(cards->size()) >= least;
        }
        const auto choice = choiceOf(speakerAtHand(m_state, script), group);
        const auto cards = m_choices.chosen(script, group);
        return choice ? cards && cards->size() >= choice->least : canPay(speakerAtHand(m_state, script), cost, false);
    });
}

void Payments::payAll(const Script& script, NodeId costs, bool byAction)
{
    auto each = costsIn(script, costs);
    std::ranges::stable_partition(each, [&](NodeId cost) { return script.op(cost) == Op::PayPoints; });
    for (const auto cost : each)
        payOne(script, cost, byAction);
}

// Points that were there when the price was agreed to may have been taken away by hand since.
static int pointsToPay(const GameState& state, SeatIndex seat, int wanted)
{
    return std::clamp(wanted, 0, std::max(0, int{state.player(seat).points}));
}

void Payments::payOne(const Script& script, NodeId cost, bool byAction)
{
    const auto seat = m_state.process.seat;
    const auto source = m_state.process.source;
    const auto group = payment(script, cost);
    switch (script.op(cost)) {
    case Op::PayPoints: // an Event's CP cost is paid for it, and not what comes on top
        if (!byAction || m_state.declared.kind == EffectKind::Event)
            takePoints(seat, pointsToPay(m_state, seat, script.number(script.at(cost, 0))), TurnAction::Interrupt);
        return;
    case Op::CostThem: {
        const auto counted = countedBefore(script, cost);
        const auto label = labelOf(script, script.at(counted, 1));
        for (const auto card : m_choices.chosen(script, script.at(counted, 2)).value_or(std::vector<CardId>{}))
            m_changes.putMarkers(card, label, -markersOn(m_state, card, label));
        return;
    }
    case Op::CostReveal: m_table.tell(Shown{}, seat, m_state.process.done.front().card); return;
    case Op::CostDiscard:
    case Op::CostShow:
    case Op::CostRemoveCards:
    case Op::CostToDeck: return payCards(script, cost, group);
    default: break;
    }
    auto cards = m_choices.chosen(script, group).value_or(std::vector<CardId>{});
    if (script.op(cost) == Op::CostMarkers && group == 0)
        cards = {source};
    for (const auto card : cards)
        payWith(script, cost, card, byAction);
}

// With cards of the hand or the discard pile, of which the text speaks later: "for each card removed this way".
void Payments::payCards(const Script& script, NodeId cost, NodeId group)
{
    const auto seat = m_state.process.seat;
    const auto op = script.op(cost);
    const auto from = op == Op::CostRemoveCards ? Zone::Discard : Zone::Hand;
    const auto cards = m_choices.pickedAsSaid(script, group, seat, seat, from).value_or(std::vector<CardId>{});
    for (const auto card : cards)
        if (op == Op::CostDiscard) {
            m_table.discard(card);
        } else if (op == Op::CostShow) {
            m_table.tell(Shown{}, seat, card);
        } else if (op == Op::CostToDeck) {
            m_table.toDeck(card, true);
        } else {
            m_table.tell(RemovedFromGame{Removal::FromDiscardPile}, seat, card, m_state.process.source);
            m_table.put(card, Zone::Removed);
        }
    m_referents.doneTo(cards);
}

// With a card in play, or with counters on it.
void Payments::payWith(const Script& script, NodeId cost, CardId card, bool byAction)
{
    const auto group = payment(script, cost);
    const auto paid = [&](int count) { // the X of what follows
        (byAction ? m_state.declared : m_state.effect).paid = static_cast<std::int16_t>(count);
    };
    switch (script.op(cost)) {
    case Op::CostMarkers: {
        const auto label = labelOf(script, script.at(cost, 1));
        const auto* said = script.number(cost) == form::CostMarkers::AnyNumber ? m_choices.valueOf(cost) : nullptr;
        const int there = markersOn(m_state, card, label);
        const int gone = script.number(cost) == form::CostMarkers::All ? there
                         : said                                        ? std::min(there, static_cast<int>(said->value))
                                                                       : script.number(script.at(cost, 0));
        m_changes.putMarkers(card, label, -gone);
        if (script.number(cost) != form::CostMarkers::Counted)
            paid(gone);
        break;
    }
    case Op::CostCounters: {
        const auto bonus = bonusOf(script, script.at(cost, 1));
        const bool all = script.number(cost) == form::CostCounters::All;
        const int gone = all ? countersOf(m_state.cards[card], bonus) : script.number(script.at(cost, 0));
        m_changes.putCounters(card, bonus, -gone);
        if (all)
            paid(gone);
        break;
    }
    case Op::CostSacrifice: giveUp(script, cost, card); break;
    case Op::CostToHand:
        if (m_state.heldOf(card).noReturn) {
            m_state.process.kept = true;
            return m_table.tellKept(card, ToBeSentToHand);
        }
        m_referents.doneTo({card});
        m_table.tellCard(ToHand{}, card, m_state.process.source);
        m_table.leavePlay(card, Zone::Hand);
        break;
    case Op::CostPutAway:
        m_table.tellCard(Discarded{}, card);
        m_table.leavePlay(card, Zone::Discard);
        break;
    case Op::CostExhaust:
        if (script.op(group) == Op::This)
            card = speakerAtHand(m_state, script).self();
        else if (script.op(group) != Op::It)
            m_referents.doneTo({card});
        m_table.exhaust(card, true);
        break;
    default: break;
    }
}

// Sacrificed, or destroyed as a price; in the place of another, other texts may keep it from that.
void Payments::giveUp(const Script& script, NodeId cost, CardId card)
{
    const bool said = script.number(cost) == form::CostSacrifice::Sacrifice;
    const bool replaces = script.op(script.at(rootNode, 1)) == Op::PayInstead && !said;
    if (script.op(payment(script, cost)) != Op::This ||
        m_state.process.done.empty()) // else "that unit" is still what it was triggered by
        m_referents.doneTo({card});
    if (said) {
        m_harm.sacrifice(card, true);
    } else if (!m_harm.destroy(card) && !replaces) {
        m_state.process.kept = true;
        m_referents.fillGroup(script, payment(script, cost), {});
        m_referents.doneTo({}); // "the destroyed unit": there is none
    }
}

} // namespace nexus::model
