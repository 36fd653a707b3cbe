// What texts cost: asked for, and paid whole; destructions that they replace, for a price or for nothing.
#include "model/engine/referee.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// False while the player is asked what he gives.
bool Referee::costsChosen(const Script& script, NodeId costs)
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
bool Referee::isPayable(const Script& script, NodeId costs)
{
    const auto seat = m_state.process.seat;
    return std::ranges::all_of(costsIn(script, costs), [&](NodeId cost) {
        const auto group = payment(script, cost);
        if (group == 0)
            return canPay(speaker(script), cost, false);
        if (script.op(group) == Op::Pick) {
            const auto least = script.number(group) == form::Pick::Counted ? script.number(script.at(group, 0)) : 0;
            const auto cards = m_choices.pickedAsSaid(script, group, seat, seat, pileOfCost(script, group));
            return cards && static_cast<int>(cards->size()) >= least;
        }
        const auto choice = choiceOf(speaker(script), group);
        const auto cards = m_choices.chosen(script, group);
        return choice ? cards && cards->size() >= choice->least : canPay(speaker(script), cost, false);
    });
}

void Referee::payAll(const Script& script, NodeId costs, bool byAction)
{
    auto& spoken = m_state.process.spoken;
    auto each = costsIn(script, costs);
    std::ranges::stable_partition(each, [&](NodeId cost) { return script.op(cost) == Op::PayPoints; });
    for (const auto cost : each) {
        const auto before = spoken.size();
        payOne(script, cost, byAction);
        for (auto i = before; i < spoken.size(); ++i)
            spoken[i].paid = true;
    }
}

// Points that were there when the price was agreed to may have been taken away by hand since.
int Referee::pointsToPay(SeatIndex seat, int wanted) const
{
    return std::clamp(wanted, 0, std::max(0, int{m_state.player(seat).points}));
}

void Referee::payOne(const Script& script, NodeId cost, bool byAction)
{
    const auto seat = m_state.process.seat;
    const auto source = m_state.process.source;
    const auto group = payment(script, cost);
    switch (script.op(cost)) {
    case Op::PayPoints: // an Event's CP cost is paid for it, and not what comes on top
        if (!byAction || m_state.declared.kind == EffectKind::Event)
            takePoints(seat, pointsToPay(seat, script.number(script.at(cost, 0))), TurnAction::Interrupt);
        return;
    case Op::CostThem: {
        const auto counted = countedBefore(script, cost);
        const auto label = labelOf(script, script.at(counted, 1));
        for (const auto card : m_choices.chosen(script, script.at(counted, 2)).value_or(std::vector<CardId>{}))
            m_changes.putMarkers(card, label, -markersOn(m_state, card, label));
        return;
    }
    case Op::CostReveal: m_table.tell(Shown{}, seat, m_state.process.it.front().card); return;
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
void Referee::payCards(const Script& script, NodeId cost, NodeId group)
{
    const auto seat = m_state.process.seat;
    const auto op = script.op(cost);
    const auto from = op == Op::CostRemoveCards ? Zone::Discard : Zone::Hand;
    const auto cards = m_choices.pickedAsSaid(script, group, seat, seat, from).value_or(std::vector<CardId>{});
    for (const auto card : cards)
        if (op == Op::CostDiscard) {
            discard(card);
        } else if (op == Op::CostShow) {
            m_table.tell(Shown{}, seat, card);
        } else if (op == Op::CostToDeck) {
            m_table.toDeck(card, true);
        } else {
            m_table.tell(RemovedFromGame{Removal::FromDiscardPile}, seat, card, m_state.process.source);
            m_table.put(card, Zone::Removed);
        }
    m_referents.nameIt(cards);
}

// With a card in play, or with counters on it.
void Referee::payWith(const Script& script, NodeId cost, CardId card, bool byAction)
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
        m_referents.nameIt({card});
        m_table.tellCard(ToHand{}, card, m_state.process.source);
        m_table.leavePlay(card, Zone::Hand);
        m_state.process.namedAs = NamedAs::GivenUp;
        break;
    case Op::CostPutAway:
        m_table.tellCard(Discarded{}, card);
        m_table.leavePlay(card, Zone::Discard);
        break;
    case Op::CostExhaust:
        if (script.op(group) == Op::This)
            card = speaker(script).self();
        else if (script.op(group) != Op::It)
            m_referents.nameIt({card});
        m_table.exhaust(card, true);
        break;
    default: break;
    }
}

// Sacrificed, or destroyed as a price; in the place of another, other texts may keep it from that.
void Referee::giveUp(const Script& script, NodeId cost, CardId card)
{
    const bool said = script.number(cost) == form::CostSacrifice::Sacrifice;
    const bool replaces = script.op(script.at(rootNode, 1)) == Op::PayInstead && !said;
    if (script.op(payment(script, cost)) != Op::This ||
        m_state.process.it.empty()) // else "that unit" is still what it was triggered by
        m_referents.nameIt({card});
    if (said) {
        m_harm.sacrifice(card, true);
    } else if (!m_harm.destroy(card) && !replaces) {
        m_state.process.kept = true;
        m_referents.nameIt({}); // "the destroyed unit": there is none
    }
    m_state.process.namedAs = NamedAs::GivenUp;
}

// Texts that replace a destruction, in the order of the seats; each is asked in its turn until one prevents it. Of what
// is sacrificed they can say where it goes.
std::optional<Harm::Instead> Referee::prevented(CardId id, Harm::Falls how)
{
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached, Zone::Missions, Zone::Hand})
            for (const auto source : std::vector<CardId>(m_table.pile(seat, zone))) {
                const auto* scripts = m_state.scriptsOf(source);
                const bool event = m_state.factsOf(source).role == CardRole::Event;
                if (!scripts || !scripts->prevents || isBlank(m_state, source) || event != (zone == Zone::Hand))
                    continue;
                for (std::uint8_t i = 0; i < m_state.factsOf(source).abilityCount; ++i)
                    if (const auto at = scripts->ofAbility[i]; at != noScript && !isGivenToBlank(m_state, source, i))
                        if (const auto instead = prevents(
                                scripts->scripts[static_cast<std::size_t>(at)], source, i, id, how))
                            return instead;
            }
    return std::nullopt;
}

std::optional<Harm::Instead> Referee::prevents(
    const Script& script, CardId source, std::uint8_t ability, CardId id, Harm::Falls how)
{
    const auto when = script.at(rootNode, 0), steps = script.at(rootNode, 1);
    const auto seat = m_state.cards[source].owner;
    const Speaker who{.state = m_state, .script = script, .seat = seat, .source = source};
    const auto isUsed = [&](const UsedTrigger& used) { return used.card == source && used.ability == ability; };
    const bool once = script.isOnceARound();
    if (std::ranges::find(m_replacing, source) != m_replacing.end()) // it is at work
        return std::nullopt;
    if (script.op(rootNode) != Op::Triggered || script.op(when) != Op::WhenWouldBeDestroyed ||
        (script.number(when) == form::WhenWouldBeDestroyed::ByAttack && how != Harm::Falls::InAttack) ||
        !inGroup(who, script.at(when, 0), id) || (once && std::ranges::any_of(m_state.usedThisRound, isUsed)))
        return std::nullopt;
    const bool event = m_state.factsOf(source).role == CardRole::Event; // activated out of the hand for its CP cost
    const int price = event ? costOf(m_state, source) : 0;
    if (event &&
        (m_state.windows == Windows::Never || m_state.player(seat).noMoreEvents || m_state.player(seat).points < price))
        return std::nullopt;
    const auto op = script.op(steps);
    const bool fallsFirst = op == Op::RemoveInstead && script.number(steps) >= form::RemoveInstead::OfTheDead;
    if (how == Harm::Falls::Sacrificed && !fallsFirst)
        return std::nullopt;
    const bool paid = op == Op::MayPay || op == Op::PayInstead ||
                      (op == Op::ToHandInstead && script.number(steps) == form::ToHandInstead::MayPay) ||
                      (op == Op::RemoveInstead && (script.number(steps) == form::RemoveInstead::MayPay ||
                                                      script.number(steps) == form::RemoveInstead::MayPayForPile)) ||
                      (op == Op::SuppressInstead && script.number(steps) == form::SuppressInstead::MayPay);
    const auto costs = paid ? script.at(steps, 0) : NodeId{0};
    const auto given = script.op(script.at(costs, 0));
    const bool itself = script.op(costs) == Op::CostSacrifice &&
                        (id == source || (id == who.self() && given != Op::This));
    if (itself || (op == Op::SuppressInstead && m_state.cards[id].zone != Zone::Field) || !canPay(who, costs, false) ||
        ((event || (op != Op::PreventDestruction &&
                       (op != Op::SuppressInstead || script.number(steps) == form::SuppressInstead::MayPay))) &&
            !(!event && ((op == Op::PayInstead && script.number(steps) == form::PayInstead::Must) ||
                            ((op == Op::RemoveInstead || op == Op::ToHandInstead) &&
                                (script.number(steps) == form::ToHandInstead::Must ||
                                    script.number(steps) == form::RemoveInstead::OfTheDead)))) &&
            !saysYes(seat, source))) {
        if (script.number(rootNode) == form::Triggered::FirstTime) // no second first time
            m_state.usedThisRound.push_back({source, ability, 0});
        return std::nullopt;
    }
    m_state.usedThisRound.push_back({source, ability, 0});
    const auto process = std::exchange(m_state.process, Process{.on = true, .seat = seat, .source = source});
    m_replacing.push_back(source);
    if (event)
        takePoints(seat, price, TurnAction::Interrupt);
    payAll(script, costs, false);
    m_replacing.pop_back();
    if (event) {
        played(seat, source);
        m_table.put(source, Zone::Playing);
        m_table.tell(EventPlayed{}, seat, source);
        finishCard(source);
    }
    m_state.process = process;
    if (op == Op::SuppressInstead)
        m_table.suppress(id);
    Harm::Instead instead{.by = source, .fallsFirst = fallsFirst};
    if (op == Op::RemoveInstead || op == Op::ToHandInstead)
        instead.zone = op == Op::RemoveInstead ? Zone::Removed : Zone::Hand;
    return instead;
}

// Until the player has been asked he has said no.
bool Referee::saysYes(SeatIndex seat, CardId source)
{
    if (m_answered < m_answers.size())
        return m_answers[m_answered++];
    if (!m_question)
        m_question = {seat, source};
    return false;
}

} // namespace nexus::model
