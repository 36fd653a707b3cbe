#include "model/engine/foresight.h"

#include "model/abilities/term.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"

#include <algorithm>
#include <iterator>

namespace nexus::model {

namespace {

class Foresight {
public:
    Foresight(const Speaker& speaker)
        : m_speaker(speaker)
        , m_touched(speaker.state.cards.size(), false)
    {
    }

    void cost(NodeId costs)
    {
        for (const auto cost : costsIn(m_speaker.script, costs))
            group(payment(m_speaker.script, cost));
    }
    void steps(NodeId node)
    {
        const auto& script = m_speaker.script;
        switch (script.op(node)) {
        case Op::If: return each(node, 1);
        case Op::ForEach: return each(node, 1);
        case Op::Instead: steps(script.at(node, 0)); return steps(script.at(node, 2));
        case Op::MayPay: cost(script.at(node, 0)); return steps(script.at(node, 1));
        case Op::Then:
        case Op::IfDo:
        case Op::May:
        case Op::Modes: return each(node, 0);
        default: break;
        }
        for (std::size_t part = 0; part < script.node(node).count; ++part)
            group(script.at(node, part));
    }

    [[nodiscard]] std::vector<CardId> touched() const
    {
        std::vector<CardId> cards;
        for (const auto& player : m_speaker.state.players)
            for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached})
                std::ranges::copy_if(
                    player.pile(zone), std::back_inserter(cards), [&](CardId card) { return m_touched[card]; });
        return cards;
    }

private:
    void each(NodeId node, std::size_t from)
    {
        for (auto part = from; part < m_speaker.script.node(node).count; ++part)
            steps(m_speaker.script.at(node, part));
    }
    // Of a part that is no group nothing is known, and nothing can be chosen.
    void group(NodeId node)
    {
        const auto& script = m_speaker.script;
        if (script.op(node) == Op::It) // of what happens first
            return;
        if (script.op(node) == Op::Groups) { // of which one may be known and the other be chosen
            group(script.at(node, 0));
            return group(script.at(node, 1));
        }
        const auto known = knownGroup(m_speaker, node);
        for (const auto card : known ? *known : cardsToChoose(m_speaker, node))
            m_touched[card] = true;
    }

    const Speaker& m_speaker;
    std::vector<bool> m_touched;
};

} // namespace

std::vector<CardId> touchedBy(const GameState& state, const Action& action)
{
    if (action.card >= state.cards.size())
        return {};
    const auto kind = action.kind == ActionKind::PlayEvent    ? EffectKind::Event
                      : action.kind == ActionKind::UseAbility ? EffectKind::Ability
                      : action.kind == ActionKind::UseMission ? EffectKind::Mission
                      : action.kind == ActionKind::Trigger    ? EffectKind::Link
                                                              : EffectKind::None;
    const auto* script = kind == EffectKind::None ? nullptr : scriptOfEffect(state, kind, action.card, action.ability);
    if (!script)
        return {};
    const Speaker speaker{
        .state = state, .script = *script, .seat = state.card(action.card).owner, .source = action.card};
    Foresight foresight(speaker);
    foresight.cost(costsOf(*script));
    foresight.steps(stepsOf(*script));
    return foresight.touched();
}

bool namesTarget(const GameState& state, CardId event)
{
    const auto* script = scriptOfEffect(state, EffectKind::Event, event);
    return script && script->targets;
}

bool asksForPrice(const GameState& state)
{
    const auto* script = state.stage == Stage::Choose ? scriptAtHand(state) : nullptr;
    const auto node = state.process.choice.node;
    const auto costs = script ? costsOf(*script) : NodeId{0};
    return costs != 0 && node >= costs && node < script->endOf(costs);
}

} // namespace nexus::model
