// Clauses about what players have and may do: points, what cards cost them, Events, another action.
#include "model/engine/clauses.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

template <> bool Clauses::carry<Op::Gain>(const Script& script, NodeId node)
{
    gainPoints(m_state.process.seat, amountOf(speaker(script), script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::GainPer>(const Script& script, NodeId node)
{
    gainPoints(m_state.process.seat,
        amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
    return true;
}

void Clauses::gainPoints(SeatIndex seat, int points)
{
    m_state.players[seat].points += points;
    m_state.process.did = points > 0;
    m_table.tell(GotPoints{points}, seat);
}

template <> bool Clauses::carry<Op::PlayerGains>(const Script& script, NodeId node)
{
    const auto players = m_choices.playersOf(script, script.at(node, 0));
    if (!players)
        return false;
    for (const auto whose : *players)
        gainPoints(whose, script.number(script.at(node, 1)));
    m_state.process.did = !players->empty();
    return true;
}

template <> bool Clauses::carry<Op::YouLose>(const Script& script, NodeId node)
{
    losePoints(m_state.process.seat, script.number(script.at(node, 0)));
    return true;
}

template <> bool Clauses::carry<Op::LosePer>(const Script& script, NodeId node)
{
    losePoints(m_state.process.seat,
        amountOf(speaker(script), script.at(node, 0)) * amountOf(speaker(script), script.at(node, 1)));
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

void Clauses::note(Later when) { m_table.tell(Noted{when}, m_state.process.seat, m_state.process.source); }

template <> bool Clauses::carry<Op::ActivesCost>(const Script&, NodeId node)
{
    m_state.costClauses.push_back(clauseAt(node));
    note(Later::ThisRound);
    return true;
}

template <> bool Clauses::carry<Op::OpponentsCannot>(const Script& script, NodeId node)
{
    const auto players = script.at(node, 0) != 0 ? m_choices.playersOf(script, script.at(node, 0))
                                                 : std::optional(m_choices.opponentsOf(m_state.process.seat));
    if (!players)
        return false;
    for (const auto seat : *players) {
        auto& other = m_state.players[seat];
        const auto says = script.number(node);
        const bool either = says == form::OpponentsCannot::Either;
        other.noMoreEvents = other.noMoreEvents || either || says == form::OpponentsCannot::PlayEvents;
        other.noMoreActives = other.noMoreActives || either || says == form::OpponentsCannot::UseActives;
        other.noMoreUnits = other.noMoreUnits || says == form::OpponentsCannot::DeployUnits;
    }
    note(Later::ThisRound);
    return true;
}

template <> bool Clauses::carry<Op::NoMoreEvents>(const Script& script, NodeId node)
{
    auto& player = m_state.players[m_state.process.seat];
    (script.number(node) == form::NoMoreEvents::DeployUnits ? player.noMoreUnits : player.noMoreEvents) = true;
    note(Later::ThisRound);
    return true;
}

template <> bool Clauses::carry<Op::TakeInitiative>(const Script&, NodeId)
{
    m_state.claimed = m_state.process.seat;
    note(Later::NextInitiative);
    return true;
}

template <> bool Clauses::carry<Op::ExtraAction>(const Script& script, NodeId node)
{
    if (script.op(static_cast<NodeId>(node - 1)) == Op::AtEnd) { // in the first turn of the round that starts
        ++m_state.again[m_state.process.seat];
        return true;
    }
    const auto* said = m_choices.valueOf(node);
    if (!said) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    if (said->value == 1)
        ++m_state.again[m_state.process.seat];
    return true;
}

} // namespace nexus::model
