#include "model/engine/texts.h"

#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <array>

namespace nexus::model {

using namespace happened;

// "When a unit attacks, that player …": whose unit it is, be it one's own.
static bool isOfEitherSide(const Script& script)
{
    const auto when = script.at(rootNode, 0);
    const auto op = script.op(when);
    if (script.op(rootNode) != Op::Triggered ||
        (op != Op::WhenAttacks && op != Op::WhenDestroyed && op != Op::WhenMoves && op != Op::WhenDeployed &&
            op != Op::WhenSuppressed))
        return false;
    const auto group = script.at(when, 0);
    const bool one = script.op(group) == Op::This || script.op(group) == Op::Host || script.op(group) == Op::OfYours;
    return group != 0 && !one &&
           std::none_of(script.nodes.begin() + group, script.nodes.begin() + script.endOf(group),
               [](const ScriptNode& node) { return node.op == Op::Friendly || node.op == Op::Enemy; });
}

// Who speaks, and whom the text begins with.
void Texts::begin(const Script& script)
{
    auto& process = m_state.process;
    const auto& effect = m_state.effect;
    process.on = true;
    process.naming = Naming::None;
    process.seat = effect.seat;
    process.source = effect.card;
    process.did = !std::exchange(process.kept, false); // its costs are paid
    m_referents.fillTopic(script);
    if (const auto first = m_referents.subject(script); first != noCard)
        process.done = {{first, m_state.cards[first].visits}};
    if (const auto& cause = effect.cause; cause.seat != effect.seat || isOfEitherSide(script))
        process.player = cause.seat;
    else if (cause.other != noCard && m_state.cards[cause.other].owner != effect.seat)
        process.player = m_state.cards[cause.other].owner;
}

void Texts::start(bool unpaid)
{
    auto& process = m_state.process;
    process = std::exchange(m_state.effect.named, std::nullopt).value_or(Process{});
    const auto* script = scriptOfEffect(m_state, m_state.effect);
    if (!script) { // by hand, and so is what was named
        process = {};
        return;
    }
    begin(*script);
    if (noTargetFits(*script)) { // it does nothing (VII.A.3)
        m_table.tellCard(Fizzled{.link = m_state.effect.number}, m_state.effect.card);
        m_state.effect.negated = true;
        return m_done();
    }
    process.agenda = {stepsOf(*script)};
    if (const auto costs = costsOf(*script); costs != 0 && unpaid)
        process.agenda.push_back(costs);
    noteKeywords(*script);
    run();
}

// Which cards have a keyword now, where the text asks for it when it has done something.
void Texts::noteKeywords(const Script& script)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node)
        if (script.op(node) == Op::IfHas && script.number(node) != form::IfHas::Has) {
            const auto has = [&](const GameState& state, CardId card) {
                return hasKeyword(state, card, script.node(script.at(node, 1))) ||
                       (script.at(node, 2) != 0 && hasKeyword(state, card, script.node(script.at(node, 2))));
            };
            for (CardId card = 0; card < m_state.cards.size(); ++card)
                if (isInPlay(m_state.cards[card].zone) && has(m_state, card))
                    m_state.process.had.push_back({card, m_state.cards[card].visits});
            if (script.number(node) == form::IfHas::Had) { // or as it left
                Past past(m_state);
                for (const auto& [card, was] : m_state.leftAs)
                    if (!isInPlay(m_state.cards[card].zone) && has(past.with({card}), card))
                        m_state.process.had.push_back({card, was.visits});
            }
        }
}

namespace {

// "You may …": what "if you do not" is about then.
bool asksWhether(const Script& script, NodeId part)
{
    for (auto node = part; node < script.endOf(part); ++node)
        if (script.op(node) == Op::May || script.op(node) == Op::MayPay)
            return true;
    return false;
}

// A step that asks nothing of the table: it only says what comes next.
bool isPath(Op op) { return op == Op::Then || op == Op::IfDo || op == Op::May || op == Op::Modes; }

} // namespace

void Texts::run()
{
    const auto* script = scriptOfEffect(m_state, m_state.effect);
    auto& process = m_state.process;
    while (!process.agenda.empty() && m_state.stage != Stage::Over) {
        if (m_table.holds.isStale() && !isPath(script->op(process.agenda.back())))
            m_table.holds.findAnew();
        if (!step(*script, process.agenda.back()))
            return;
        m_state.moment += 1;
    }
    if (m_state.stage != Stage::Over)
        m_done();
}

void Texts::choose(const Action& action)
{
    auto& process = m_state.process;
    const auto node = process.choice.node;
    Named named{.node = node, .seat = action.other, .quadrant = action.quadrant, .value = action.value};
    if (process.choice.kind == ChoiceKind::Pile)
        named.seat = process.choice.whose;
    if (action.kind == ActionKind::Done) {
        process.settled.push_back({.node = node, .seat = process.choice.whose});
    } else {
        if (action.card != noCard)
            named.target = {action.card, m_state.cards[action.card].visits};
        process.named.push_back(named);
        const auto* script = scriptAtHand(m_state);
        if (const auto card = named.target.card; card != noCard && script && isTarget(*script, node)) {
            const bool event = m_state.factsOf(process.source).role == CardRole::Event;
            m_table.tell(Targeted{.ofEvent = event}, process.seat, card, process.source);
            if (!event && m_state.cards[card].owner != process.seat && m_state.factsOf(card).role == CardRole::Unit)
                m_table.tally.count(Op::Targeted, process.seat, card);
        }
    }
    if (process.choice.kind == ChoiceKind::Mode)
        m_table.tell(
            Mode{.mode = static_cast<std::int16_t>(action.value), .node = node}, process.choice.seat, process.source);
    else if (process.choice.kind == ChoiceKind::Keyword && action.kind == ActionKind::Choose)
        m_table.tell(ChoseKeyword{action.value}, process.choice.seat, process.source);
    else if (const auto extent = extentAsked(m_state); extent != Extent::Quadrant)
        m_table.tell(ChoseLine{extent}, process.choice.seat, process.source);
    else if (process.choice.kind == ChoiceKind::Yes && action.value == 0)
        m_table.tell(Declined{}, process.choice.seat, process.source);
    process.choice = {};
    if (process.naming == Naming::None) {
        m_state.stage = Stage::Effect;
        return run();
    }
    nameOn();
}

// What an Event that is played without paying its CP cost costs beside points. False while it is asked for.
bool Texts::payBesidePoints(const Script& script, NodeId costs)
{
    if (!m_payments.costsChosen(script, costs))
        return false;
    m_state.process.agenda.pop_back();
    for (const auto cost : costsIn(script, costs))
        if (script.op(cost) != Op::PayPoints)
            m_payments.payOne(script, cost, false);
    m_state.process.did = !std::exchange(m_state.process.kept, false);
    return true;
}

// One step; false while somebody is asked. What it consists of is put on the agenda.
void Texts::doNext(NodeId part)
{
    if (part != 0)
        m_state.process.agenda.push_back(part);
}

#define STEP(operation) template <> bool Texts::take<Op::operation>(const Script& script, NodeId node);
#include "model/engine/handlers.def"

template <> bool Texts::take<Op::Then>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    agenda.pop_back();
    doNext(script.at(node, 1));
    doNext(script.at(node, 0));
    return true;
}

void Texts::tellNotSo(const Script& script, NodeId node)
{
    const auto source = m_state.process.source;
    const auto* own = m_state.scriptsOf(source);
    std::int32_t at = own ? static_cast<std::int32_t>(own->scripts.size()) - 1 : -1;
    while (at >= 0 && &own->scripts[static_cast<std::size_t>(at)] != &script)
        --at;
    m_table.tellCard(NotSo{.script = static_cast<std::int16_t>(at), .node = node}, source);
}

template <> bool Texts::take<Op::If>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const bool ahead = script.number(node) == form::If::Last; // see namedFirst
    const auto part = script.at(node, 1);
    if (ahead && !m_choices.targetsNamed(script, part))
        return false;
    m_referents.fillAsked(script, script.at(node, 0));
    const bool holds = nexus::model::holds(speaker(script), script.at(node, 0));
    if (holds && !m_choices.opponentMeant(script, node))
        return false;
    process.agenda.pop_back();
    process.did = process.did || holds; // "if you do not" is not about what came before
    if (!holds && script.at(node, 2) == 0) {
        tellNotSo(script, node);
        m_clauses.leaveOut(script, script.number(node) == form::If::Last || !asksWhether(script, part),
            script.number(node) == form::If::Last);
    }
    doNext(script.at(node, holds ? 1 : 2));
    return true;
}

template <> bool Texts::take<Op::UnlessSo>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    if (!m_choices.targetsNamed(script, script.at(node, 0)))
        return false;
    m_referents.fillAsked(script, script.at(node, 1));
    const bool holds = nexus::model::holds(speaker(script), script.at(node, 1));
    agenda.pop_back();
    if (holds) {
        tellNotSo(script, node);
        m_clauses.leaveOut(script, true);
    }
    doNext(holds ? NodeId{0} : script.at(node, 0));
    return true;
}

// Its target, which the condition may ask about, has been named.
template <> bool Texts::take<Op::Instead>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    if (!m_choices.targetsNamed(script, script.at(node, 0)))
        return false;
    m_referents.fillAsked(script, script.at(node, 1));
    const bool second = nexus::model::holds(speaker(script), script.at(node, 1));
    agenda.pop_back();
    doNext(script.at(node, second ? 2 : 0));
    return true;
}

template <> bool Texts::take<Op::IfDo>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const bool so = script.number(node) == form::IfDo::Did;
    process.agenda.pop_back();
    if (process.did != so)
        return true;
    m_clauses.leaveOutOther(script, process.agenda.size(), so);
    doNext(script.at(node, 0));
    return true;
}

template <> bool Texts::take<Op::May>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto* said = m_choices.valueOf(node);
    const bool useless = !said && m_choices.lacksCards(script, script.at(node, 0));
    if (!said && !useless) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    process.agenda.pop_back();
    process.did = said && said->value == 1;
    if (process.did)
        doNext(script.at(node, 0));
    else
        m_clauses.declined(script, node);
    return true;
}

// Where it says "it" or "that unit", that is each in its turn, also where it has gone meanwhile.
template <> bool Texts::take<Op::ForEach>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto isOfThis = [&](const Named& named) { return named.node == node; };
    auto& named = process.named;
    if (std::ranges::none_of(named, isOfThis)) {
        named.push_back({.node = node, .value = 1}); // begun
        const auto what = script.at(node, 0);
        if (script.number(node) == form::ForEach::RemovedSo) { // "for each card discarded this way"
            for (const auto& it : process.done)
                if (script.number(what) == form::ThatMany::Destroyed && !hasFallen(m_state, it))
                    continue;
                else if (script.number(what) == form::ThatMany::MarkersRemoved ||
                         isCalled(speaker(script), script.at(what, 0), it.card))
                    named.push_back({.node = node, .target = it});
        } else {
            for (const auto card : describedAsLeft(speaker(script), what))
                named.push_back({.node = node, .target = {card, m_state.cards[card].visits}});
        }
    }
    const auto one = std::ranges::find_if(
        named, [&](const Named& value) { return value.node == node && value.value == 0; });
    if (one == named.end()) {
        process.agenda.pop_back();
        return true;
    }
    one->value = 1;
    const auto part = script.at(node, 1);
    const auto end = script.endOf(part);
    m_referents.fill(script, script.at(node, 0), {one->target.card});
    const auto within = [&](const Named& value) { return value.node >= part && value.node < end; };
    std::erase_if(named, within); // chosen anew each time
    std::erase_if(process.meant, [&](const Meant& of) { return of.node >= part && of.node < end; });
    std::erase_if(process.settled, within);
    doNext(part);
    return true;
}

template <> bool Texts::take<Op::TheirModes>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    const auto players = m_choices.playersOf(script, script.at(node, 2));
    if (!players)
        return false;
    process.did = !players->empty();
    if (!process.did) {
        process.agenda.pop_back();
        return true;
    }
    process.player = players->front();
    const auto* said = m_choices.valueOf(node);
    if (!said) {
        m_choices.ask(ChoiceKind::Mode, node);
        process.choice.seat = process.player;
        return false;
    }
    process.agenda.pop_back();
    doNext(script.at(node, static_cast<std::size_t>(said->value - 1)));
    return true;
}

template <> bool Texts::take<Op::Modes>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    const auto modes = m_choices.modesChosen(script, node);
    if (modes.empty())
        return false;
    agenda.pop_back();
    agenda.insert(agenda.end(), modes.rbegin(), modes.rend());
    return true;
}

bool Texts::step(const Script& script, NodeId node)
{
    if (node == costsOf(script))
        return payBesidePoints(script, node);
    static constexpr auto handlers = [] {
        std::array<bool (Texts::*)(const Script&, NodeId), opCount> all{};
#define STEP(operation) all[static_cast<std::size_t>(Op::operation)] = &Texts::take<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    if (const auto handler = handlers[static_cast<std::size_t>(script.op(node))])
        return (this->*handler)(script, node);
    if (!m_clauses.carryOut(script, node))
        return false;
    std::erase(m_state.process.agenda, node);
    return true;
}

} // namespace nexus::model
