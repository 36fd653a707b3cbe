// What costs and targets a text names before anything of it happens.
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

namespace {

// Groups that are named when an ability is used, an Event is played or a link is put on the chain, before anything of
// it happens: what it costs, its mode and its targets; what comes after "may" or "if" is named when it happens.
void namedFirst(const Script& script, NodeId node, std::vector<NodeId>& out)
{
    switch (script.op(node)) {
    case Op::Modes: {
        std::vector<NodeId> groups; // where none has a target it is chosen when it happens
        for (std::size_t i = 0; i < script.node(node).count; ++i)
            namedFirst(script, script.at(node, i), groups);
        if (!groups.empty())
            out.push_back(node);
        return;
    }
    case Op::If: // "… if its Attack is 2 or less": the target first
        return script.number(node) == form::If::Last ? namedFirst(script, script.at(node, 1), out) : void();
    case Op::UnlessSo: // "… unless it has Static": likewise
        return namedFirst(script, script.at(node, 0), out);
    case Op::May:
    case Op::MayPay:
    case Op::IfDo:
    case Op::TheirModes:
    case Op::ForEach: return;
    case Op::Unless: return namedFirst(script, script.at(node, 0), out); // what is paid is chosen then
    case Op::Target:
    case Op::TargetQuadrant: out.push_back(node); break;
    case Op::UpTo:
        if (script.number(node) == form::UpTo::Target)
            out.push_back(node);
        break;
    case Op::Another:
        if (script.number(node) == form::Another::Target)
            out.push_back(node);
        break;
    case Op::AttachFromPile: // the Upgrade is picked for who may bear it
        namedFirst(script, script.at(node, 1), out);
        return namedFirst(script, script.at(node, 0), out);
    case Op::Pick:
        if (picksTarget(script, node))
            out.push_back(node);
        break;
    default: break;
    }
    if (script.op(node) == Op::CostMarkers && script.number(node) == form::CostMarkers::AnyNumber) // how many
        return out.push_back(node);
    if (const auto group = payment(script, node); group != 0)
        return out.push_back(group);
    for (std::size_t i = 0; i < script.node(node).count; ++i)
        if (const auto part = script.at(node, i); part != 0)
            namedFirst(script, part, out);
}

} // namespace

void Texts::declare()
{
    const auto& declared = m_state.declared;
    const auto* script = scriptOfEffect(m_state, declared);
    if (!script)
        return m_chain.open(Next::Declared, declared.seat);
    m_state.process = Process{.on = true, .naming = Naming::Declared, .seat = declared.seat, .source = declared.card};
    nameFirst(*script, rootNode);
}

// What the step at that node, and all within it, asks for.
void Texts::nameFirst(const Script& script, NodeId node)
{
    std::vector<NodeId> groups;
    namedFirst(script, node, groups);
    m_state.process.agenda.assign(groups.rbegin(), groups.rend());
    nameOn();
}

// As far as nobody is asked.
void Texts::nameOn()
{
    auto& process = m_state.process;
    const auto* script = scriptAtHand(m_state);
    while (!process.agenda.empty()) {
        const auto node = process.agenda.back();
        const auto op = script->op(node);
        if (op == Op::Modes) {
            const auto modes = m_choices.modesChosen(*script, node);
            if (modes.empty())
                return;
            std::vector<NodeId> groups;
            for (const auto mode : modes)
                namedFirst(*script, mode, groups);
            process.agenda.pop_back();
            process.agenda.insert(process.agenda.end(), groups.rbegin(), groups.rend());
            continue;
        }
        if (op == Op::TargetQuadrant) {
            if (!m_choices.quadrantsChosen(*script, node))
                return;
        } else if (op == Op::CostMarkers) {
            if (!m_choices.valueOf(node))
                return m_choices.ask(ChoiceKind::Number, node);
        } else if (op == Op::Pick) {
            const auto zone = picksTarget(*script, node) ? Zone::Discard : pileOfCost(*script, node);
            if (!m_choices.pickedAsSaid(*script, node, process.seat, process.seat, zone))
                return;
        } else {
            if (!m_choices.chosen(*script, node))
                return;
            process.settled.push_back({.node = node}); // there are no others when it happens
        }
        process.agenda.pop_back();
    }
    process.done.clear();
    process.naming == Naming::Declared ? declareNamed() : linkNamed();
}

void Texts::declareNamed()
{
    auto& process = m_state.process;
    auto& declared = m_state.declared;
    const auto* script = scriptOfEffect(m_state, declared);
    process.stood = m_state.cards[speaker(*script).self()].quadrant;
    if (const auto host = m_state.cards[process.source].host; host != noCard)
        process.bore = {host, m_state.cards[host].visits};
    m_payments.payAll(*script, costsOf(*script), true);
    noteTargets(*script, declared);
    declared.named = std::exchange(process, {});
    m_chain.open(Next::Declared, declared.seat);
}

void Texts::noteTargets(const Script& script, Effect& effect) const
{
    for (const auto& named : m_state.process.named)
        if (isTarget(script, named.node) && effect.targetCount < maxTargets)
            effect.targets[effect.targetCount++] = named.target;
}

// Targets that were named, and none of them is one any more.
bool Texts::noTargetFits(const Script& script) const
{
    bool some = false;
    const auto who = speaker(script);
    for (const auto& named : m_state.process.named)
        if (picksTarget(script, named.node)) {
            if (m_state.cards[named.target.card].visits == named.target.visits)
                return false;
            some = true;
        } else if (isTarget(script, named.node) && named.target.card != noCard) {
            const auto choice = choiceOf(who, named.node);
            if (!choice || (m_state.cards[named.target.card].visits == named.target.visits &&
                               mayChoose(who, *choice, named.target.card)))
                return false;
            some = true;
        }
    return some;
}

// The targets of the newest link: there is none where none can be named now.
void Texts::nameLink(Naming naming)
{
    const auto* script = scriptOfEffect(m_state, m_state.chain.back());
    if (!script)
        return m_chain.goOnAfter(naming);
    m_state.effect = m_state.chain.back();
    m_state.process = {};
    begin(*script);
    m_state.process.naming = naming;
    nameFirst(*script, stepsOf(*script));
}

// "When an opponent deploys a unit, you may inflict Impact 2 on it": to the rulebook that is a target, too (VII.A.4).
void Texts::tellSpokenOf(const Script& script)
{
    const auto spokenOf = m_referents.subject(script);
    if (spokenOf == noCard || !isInPlay(m_state.cards[spokenOf].zone) ||
        m_state.factsOf(m_state.effect.card).role == CardRole::Event)
        return;
    const auto isIt = [](const ScriptNode& node) {
        return node.op == Op::It && (node.number == form::It::It || node.number == form::It::ThatUnit ||
                                        node.number == form::It::ThatAsset || node.number == form::It::ThatEnemyUnit);
    };
    if (std::ranges::any_of(script.nodes, isIt) &&
        std::ranges::none_of(script.nodes, [](const ScriptNode& node) { return node.op == Op::Target; }))
        m_table.tell(
            Targeted{.ofEvent = false, .onlySpokenOf = true}, m_state.effect.seat, spokenOf, m_state.effect.card);
}

void Texts::linkNamed()
{
    auto& process = m_state.process;
    const auto naming = process.naming;
    const auto* script = scriptAtHand(m_state);
    if (!m_state.chain.empty()) {
        auto& link = m_state.chain.back();
        noteTargets(*script, link);
        tellSpokenOf(*script);
        link.named = std::move(process);
    }
    m_chain.goOnAfter(naming);
}

} // namespace nexus::model
