#include "model/engine/prevention.h"

#include "model/abilities/term.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <utility>

namespace nexus::model {

using namespace happened;

// Not what would be destroyed: it is none that could be given for itself.
static std::vector<CardId> toGive(const Speaker& who, NodeId group, CardId card)
{
    auto cards = cardsToGive(who, group, false);
    std::erase(cards, card);
    return cards;
}

std::optional<Harm::Instead> Prevention::insteadOf(CardId id, Harm::Falls how)
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

std::optional<Harm::Instead> Prevention::prevents(
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
        (m_state.windows == Windows::Never || !mayPlayEvents(m_state, seat) || m_state.player(seat).points < price))
        return std::nullopt;
    const auto op = script.op(steps);
    const bool mustPay = op == Op::PayInstead && script.number(steps) != form::PayInstead::May;
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
    const auto group = costs == 0 ? NodeId{0} : payment(script, costs);
    const bool chosen = group != 0 && isOfChoice(who, group);
    const bool itself = script.op(costs) == Op::CostSacrifice && !chosen &&
                        (id == source || (id == who.self() && given != Op::This));
    if (itself || (chosen && toGive(who, group, id).empty()) ||
        (op == Op::SuppressInstead && m_state.cards[id].zone != Zone::Field) || !canPay(who, costs, false) ||
        ((event || (op != Op::PreventDestruction &&
                       (op != Op::SuppressInstead || script.number(steps) == form::SuppressInstead::MayPay))) &&
            !(!event && (mustPay || ((op == Op::RemoveInstead || op == Op::ToHandInstead) &&
                                        (script.number(steps) == form::ToHandInstead::Must ||
                                            script.number(steps) == form::RemoveInstead::OfTheDead)))) &&
            !saysYes(seat, source))) {
        if (script.number(rootNode) == form::Triggered::FirstTime) // no second first time
            m_state.usedThisRound.push_back({source, ability, 0});
        return std::nullopt;
    }
    const auto process = std::exchange(m_state.process, Process{.on = true, .seat = seat, .source = source});
    if (!isChosen(script, costs, source, id)) {
        m_state.process = process;
        return std::nullopt;
    }
    m_state.usedThisRound.push_back({source, ability, 0});
    m_replacing.push_back(source);
    if (event)
        m_payments.takePoints(seat, price, TurnAction::Interrupt);
    m_payments.payAll(script, costs, false);
    m_replacing.pop_back();
    if (event) {
        m_payments.played(seat, source);
        m_table.put(source, Zone::Playing);
        m_table.tell(EventPlayed{}, seat, source);
        m_table.finishCard(source);
    }
    m_state.process = process;
    if (op == Op::SuppressInstead)
        m_table.suppress(id);
    if (mustPay && script.number(steps) == form::PayInstead::MustAndHeals && m_state.cards[id].impact > 0 &&
        !m_state.heldOf(id).noHealing)
        m_table.tellCard(Healed{std::exchange(m_state.cards[id].impact, std::int16_t{0})}, id);
    Harm::Instead instead{.by = source, .fallsFirst = fallsFirst};
    if (op == Op::RemoveInstead || op == Op::ToHandInstead)
        instead.zone = op == Op::RemoveInstead ? Zone::Removed : Zone::Hand;
    return instead;
}

bool Prevention::isChosen(const Script& script, NodeId costs, CardId source, CardId card)
{
    auto& process = m_state.process;
    for (const auto cost : costsIn(script, costs)) {
        const auto group = payment(script, cost);
        const Speaker who{.state = m_state, .script = script, .seat = process.seat, .source = source};
        if (group == 0 || !isOfChoice(who, group))
            continue;
        const auto cards = toGive(who, group, card);
        if (cards.empty())
            return false;
        if (cards.size() > 1 && m_answered == m_answers.size()) {
            if (!m_question)
                m_question = {.seat = process.seat, .source = source, .among = cards};
            return false;
        }
        const auto given = cards.size() > 1 ? static_cast<CardId>(m_answers[m_answered++]) : cards.front();
        if (std::ranges::find(cards, given) == cards.end()) // something was done by hand meanwhile
            return false;
        process.named.push_back({.node = group, .target = {given, m_state.cards[given].visits}, .seat = process.seat});
    }
    return true;
}

bool Prevention::saysYes(SeatIndex seat, CardId source)
{
    if (m_answered < m_answers.size())
        return m_answers[m_answered++] == 1;
    if (!m_question)
        m_question = {.seat = seat, .source = source, .among = {}};
    return false;
}

} // namespace nexus::model
