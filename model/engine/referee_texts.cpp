// Carries out what texts say: scripts step by step, every choice asked of the player who has it.
#include "model/engine/referee.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_prices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <array>
#include <iterator>

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

// --- naming what an ability or an Event asks for first ---

// Whether its player is asked before the windows open.
bool Referee::askFirst()
{
    const auto* script = scriptOfEffect(m_state, m_state.declared);
    if (!script)
        return false;
    m_state.process = Process{
        .on = true, .naming = Naming::Declared, .seat = m_state.declared.seat, .source = m_state.declared.card};
    std::vector<NodeId> groups;
    namedFirst(*script, rootNode, groups);
    m_state.process.agenda.assign(groups.rbegin(), groups.rend());
    if (!nameOn())
        return true;
    declareNamed();
    return false;
}

// False while a choice is waited for.
bool Referee::nameOn()
{
    auto& process = m_state.process;
    const auto* script = scriptAtHand(m_state);
    while (!process.agenda.empty()) {
        const auto node = process.agenda.back();
        const auto op = script->op(node);
        if (op == Op::Modes) {
            const auto modes = m_choices.modesChosen(*script, node);
            if (modes.empty())
                return false;
            std::vector<NodeId> groups;
            for (const auto mode : modes)
                namedFirst(*script, mode, groups);
            process.agenda.pop_back();
            process.agenda.insert(process.agenda.end(), groups.rbegin(), groups.rend());
            continue;
        }
        if (op == Op::TargetQuadrant) {
            if (!m_choices.quadrantsChosen(*script, node))
                return false;
        } else if (op == Op::CostMarkers) {
            if (!m_choices.valueOf(node))
                return m_choices.ask(ChoiceKind::Number, node), false;
        } else if (op == Op::Pick) {
            const auto zone = picksTarget(*script, node) ? Zone::Discard : pileOfCost(*script, node);
            if (!m_choices.pickedAsSaid(*script, node, process.seat, process.seat, zone))
                return false;
        } else {
            const auto cards = m_choices.chosen(*script, node);
            if (!cards)
                return false;
            process.settled.push_back({.node = node}); // there are no others when it happens
        }
        process.agenda.pop_back();
    }
    process.done.clear();
    return true;
}

// The declared action has what it asks for first.
void Referee::declareNamed()
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
}

void Referee::noteTargets(const Script& script, Effect& effect) const
{
    for (const auto& named : m_state.process.named)
        if (isTarget(script, named.node) && effect.targetCount < maxTargets)
            effect.targets[effect.targetCount++] = named.target;
}

// Targets that were named, and none of them is one any more.
bool Referee::noTargetFits(const Script& script) const
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
void Referee::nameLink(Naming naming)
{
    const auto* script = scriptOfEffect(m_state, m_state.chain.back());
    if (!script)
        return windowAgain(naming);
    std::vector<NodeId> groups;
    namedFirst(*script, stepsOf(*script), groups);
    m_state.effect = m_state.chain.back();
    m_state.process = {};
    begin(*script);
    m_state.process.naming = naming;
    m_state.process.agenda.assign(groups.rbegin(), groups.rend());
    if (nameOn())
        linkNamed();
}

// "When an opponent deploys a unit, you may inflict Impact 2 on it": to the rulebook that is a target, too (VII.A.4).
void Referee::tellSpokenOf(const Script& script)
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

void Referee::linkNamed()
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
    windowAgain(naming);
}

// --- carrying out ---

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
void Referee::begin(const Script& script)
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

// Whether the effect at hand has a script; then it is carried out as far as nobody is asked.
bool Referee::startText(bool unpaid)
{
    auto& process = m_state.process;
    process = std::exchange(m_state.effect.named, std::nullopt).value_or(Process{});
    const auto* script = scriptOfEffect(m_state, m_state.effect);
    if (!script) { // by hand, and so is what was named
        process = {};
        return false;
    }
    begin(*script);
    if (noTargetFits(*script)) { // it does nothing (VII.A.3)
        m_table.tellCard(Fizzled{.link = m_state.effect.number}, m_state.effect.card);
        m_state.effect.negated = true;
        textDone();
        return true;
    }
    process.agenda = {stepsOf(*script)};
    if (const auto costs = costsOf(*script); costs != 0 && unpaid)
        process.agenda.push_back(costs);
    noteKeywords(*script);
    runText();
    return true;
}

// Which cards have a keyword now, where the text asks for it when it has done something.
void Referee::noteKeywords(const Script& script)
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

void Referee::runText()
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
        textDone();
}

void Referee::textDone()
{
    const auto losing = m_state.process.losing;
    m_state.process = {};
    effectDone();
    for (const auto seat : losing)
        if (m_state.stage != Stage::Over && isLiving(m_state, seat)) {
            m_table.tell(LostByDraw{}, seat);
            leave(seat);
        }
}

void Referee::choose(const Action& action)
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
        return runText();
    }
    if (!nameOn())
        return;
    if (process.naming != Naming::Declared)
        return linkNamed();
    declareNamed();
    openWindow(Next::Declared, m_state.declared.seat);
}

Speaker Referee::speaker(const Script& script) const { return speakerAtHand(m_state, script); }

// What an Event that is played without paying its CP cost costs beside points. False while it is asked for.
bool Referee::payBesidePoints(const Script& script, NodeId costs)
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
void Referee::doNext(NodeId part)
{
    if (part != 0)
        m_state.process.agenda.push_back(part);
}

#define STEP(operation) template <> bool Referee::take<Op::operation>(const Script& script, NodeId node);
#include "model/engine/handlers.def"

template <> bool Referee::take<Op::Then>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    agenda.pop_back();
    doNext(script.at(node, 1));
    doNext(script.at(node, 0));
    return true;
}

void Referee::tellNotSo(const Script& script, NodeId node)
{
    const auto source = m_state.process.source;
    const auto* own = m_state.scriptsOf(source);
    std::int32_t at = own ? static_cast<std::int32_t>(own->scripts.size()) - 1 : -1;
    while (at >= 0 && &own->scripts[static_cast<std::size_t>(at)] != &script)
        --at;
    m_table.tellCard(NotSo{.script = static_cast<std::int16_t>(at), .node = node}, source);
}

template <> bool Referee::take<Op::If>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = m_state.process.agenda;
    const bool ahead = script.number(node) == form::If::Last; // see namedFirst
    const auto part = script.at(node, 1);
    if (ahead && !m_choices.targetsNamed(script, part))
        return false;
    m_referents.fillAsked(script, script.at(node, 0));
    const bool holds = nexus::model::holds(speaker(script), script.at(node, 0));
    if (holds && !m_choices.opponentMeant(script, node))
        return false;
    agenda.pop_back();
    process.did = process.did || holds; // "if you do not" is not about what came before
    if (!holds && script.at(node, 2) == 0) {
        tellNotSo(script, node);
        m_clauses.leaveOut(script, script.number(node) == form::If::Last || !asksWhether(script, part),
            script.number(node) == form::If::Last);
    }
    doNext(script.at(node, holds ? 1 : 2));
    return true;
}

template <> bool Referee::take<Op::UnlessSo>(const Script& script, NodeId node)
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
template <> bool Referee::take<Op::Instead>(const Script& script, NodeId node)
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

template <> bool Referee::take<Op::IfDo>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = m_state.process.agenda;
    const bool so = script.number(node) == form::IfDo::Did;
    agenda.pop_back();
    if (process.did != so)
        return true;
    m_clauses.leaveOutOther(script, agenda.size(), so);
    doNext(script.at(node, 0));
    return true;
}

template <> bool Referee::take<Op::May>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = m_state.process.agenda;
    const auto* said = m_choices.valueOf(node);
    const bool useless = !said && m_choices.lacksCards(script, script.at(node, 0));
    if (!said && !useless) {
        m_choices.ask(ChoiceKind::Yes, node);
        return false;
    }
    agenda.pop_back();
    process.did = said && said->value == 1;
    if (process.did)
        doNext(script.at(node, 0));
    else
        m_clauses.declined(script, node);
    return true;
}

// Where it says "it" or "that unit", that is each in its turn, also where it has gone meanwhile.
template <> bool Referee::take<Op::ForEach>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = m_state.process.agenda;
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
        agenda.pop_back();
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

template <> bool Referee::take<Op::TheirModes>(const Script& script, NodeId node)
{
    auto& process = m_state.process;
    auto& agenda = m_state.process.agenda;
    const auto players = m_choices.playersOf(script, script.at(node, 2));
    if (!players)
        return false;
    process.did = !players->empty();
    if (!process.did) {
        agenda.pop_back();
        return true;
    }
    process.player = players->front();
    const auto* said = m_choices.valueOf(node);
    if (!said) {
        m_choices.ask(ChoiceKind::Mode, node);
        process.choice.seat = process.player;
        return false;
    }
    agenda.pop_back();
    doNext(script.at(node, static_cast<std::size_t>(said->value - 1)));
    return true;
}

template <> bool Referee::take<Op::Modes>(const Script& script, NodeId node)
{
    auto& agenda = m_state.process.agenda;
    const auto modes = m_choices.modesChosen(script, node);
    if (modes.empty())
        return false;
    agenda.pop_back();
    agenda.insert(agenda.end(), modes.rbegin(), modes.rend());
    return true;
}

bool Referee::step(const Script& script, NodeId node)
{
    if (node == costsOf(script))
        return payBesidePoints(script, node);
    static constexpr auto handlers = [] {
        std::array<bool (Referee::*)(const Script&, NodeId), opCount> all{};
#define STEP(operation) all[static_cast<std::size_t>(Op::operation)] = &Referee::take<Op::operation>;
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

// What texts have put off to the end of the round, or to the start of the next: no one is asked, and what it triggers
// comes with the abilities of that end.
void Referee::carryOutDelayed(bool atStart)
{
    std::vector<Delayed> due;
    std::ranges::copy_if(
        m_state.delayed, std::back_inserter(due), [&](const Delayed& put) { return put.atStart == atStart; });
    std::erase_if(m_state.delayed, [&](const Delayed& put) { return put.atStart == atStart; });
    for (auto& [clause, start, meant] : due) {
        const auto* script = scriptOfEffect(m_state, clause.effect);
        const bool left = !isLiving(m_state, clause.effect.seat);
        if (!script || left)
            continue;
        m_state.effect = clause.effect;
        if (m_state.effect.kind == EffectKind::Link) // its chain is over
            m_state.effect.kind = EffectKind::Ability;
        m_state.process = {.on = true, .seat = clause.effect.seat, .source = clause.effect.card, .meant = meant};
        (void)m_clauses.carryOut(*script, clause.node);
    }
    m_state.effect = {};
    m_state.process = {};
}

} // namespace nexus::model
