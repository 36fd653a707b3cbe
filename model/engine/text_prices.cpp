#include "model/engine/text_prices.h"

#include "model/abilities/term.h"
#include "model/engine/text_choices.h"

#include <algorithm>

namespace nexus::model {

NodeId costsOf(const Script& script)
{
    const auto root = script.op(rootNode);
    if (root == Op::Active || (root == Op::ActionOnce && script.number(rootNode) == form::ActionOnce::Paid))
        return script.at(rootNode, 0);
    return root == Op::ActiveIf ? script.at(rootNode, 1) : NodeId{0};
}

NodeId stepsOf(const Script& script)
{
    switch (script.op(rootNode)) {
    case Op::Active:
    case Op::Triggered:
    case Op::AtMoment:
    case Op::Priced:
    case Op::PaidTrigger: return script.at(rootNode, 1);
    case Op::ActiveIf: return script.at(rootNode, 2);
    case Op::ActionOnce: return script.at(rootNode, script.number(rootNode) == form::ActionOnce::Paid ? 1 : 0);
    case Op::HostDestroyed:
    case Op::DestroyedInAttack:
    case Op::DestroyedByOpponent: return script.at(rootNode, 0);
    default: return rootNode;
    }
}

std::vector<NodeId> costsIn(const Script& script, NodeId costs)
{
    std::vector<NodeId> each;
    if (script.op(costs) != Op::Costs)
        each.push_back(costs);
    else
        for (std::size_t i = 0; i < script.node(costs).count; ++i)
            each.push_back(script.at(costs, i));
    return each;
}

NodeId payment(const Script& script, NodeId cost)
{
    switch (script.op(cost)) {
    case Op::CostSacrifice:
    case Op::CostExhaust:
    case Op::CostPutAway:
    case Op::CostToHand:
    case Op::CostDiscard:
    case Op::CostShow:
    case Op::CostRemoveCards:
    case Op::CostToDeck: return script.at(cost, 0);
    case Op::CostCounters:
    case Op::CostMarkers: return script.at(cost, 2);
    default: return 0;
    }
}

Zone pileOfCost(const Script& script, NodeId pick)
{
    const bool removes = std::ranges::any_of(script.nodes, [&](const ScriptNode& node) {
        return node.op == Op::CostRemoveCards && node.count > 0 && script.links[node.first] == pick;
    });
    return removes ? Zone::Discard : Zone::Hand;
}

NodeId countedBefore(const Script& script, NodeId cost)
{
    NodeId condition = 0;
    for (NodeId node = rootNode; node < cost; ++node)
        if (script.op(node) == Op::IfMarkers)
            condition = node;
    return condition;
}

int markersWanted(const Script& script, NodeId cost)
{
    return script.number(cost) == form::CostMarkers::Counted ? script.number(script.at(cost, 0))
                                                             : 2 - script.number(cost); // all, any number
}

namespace {

// Prices of cards that go, or are exhausted: a card pays one of them.
bool takesCards(Op cost)
{
    return cost == Op::CostSacrifice || cost == Op::CostExhaust || cost == Op::CostPutAway || cost == Op::CostToHand ||
           cost == Op::CostDiscard || cost == Op::CostRemoveCards || cost == Op::CostToDeck;
}

PricesBeside pricesBeside(const Script& script, NodeId group)
{
    for (NodeId node = rootNode; node < script.nodes.size(); ++node) {
        if (script.op(node) != Op::Costs)
            continue;
        PricesBeside beside;
        for (std::size_t i = 0; i < script.node(node).count; ++i)
            if (const auto cost = script.at(node, i); !takesCards(script.op(cost)))
                continue;
            else if (payment(script, cost) == group)
                beside.own = cost;
            else
                beside.others.push_back(cost);
        if (beside.own != 0)
            return beside;
    }
    return {};
}

} // namespace

PricesBeside pricesBeside(const Speaker& speaker, NodeId group) { return pricesBeside(speaker.script, group); }

bool isGivenFor(const Speaker& speaker, const PricesBeside& beside, CardId card)
{
    const auto& script = speaker.script;
    return std::ranges::any_of(beside.others, [&](NodeId cost) {
        const auto group = payment(script, cost);
        if (script.op(group) == Op::This && script.op(cost) == Op::CostExhaust)
            return script.op(beside.own) == Op::CostExhaust && card == speaker.self();
        if (script.op(group) == Op::This)
            return card == speaker.source;
        return std::ranges::any_of(
            speaker.named, [&](const Named& named) { return named.node == group && named.target.card == card; });
    });
}

// For a price; an Event that is to be played does not pay for itself.
std::vector<CardId> cardsToGive(const Speaker& who, NodeId group, bool byAction)
{
    if (who.script.op(group) != Op::Pick)
        return cardsToChoose(who, group);
    auto cards = cardsToPick(
        who, {.seat = who.seat, .node = group, .whose = who.seat, .zone = pileOfCost(who.script, group)});
    if (byAction && who.state.factsOf(who.source).role == CardRole::Event)
        std::erase(cards, who.source);
    return cards;
}

bool isOfChoice(const Speaker& who, NodeId group) { return who.script.op(group) == Op::Pick || choiceOf(who, group); }

namespace {

std::size_t leastToGive(const Speaker& who, NodeId group)
{
    const auto& script = who.script;
    if (script.op(group) == Op::Pick)
        return script.number(group) == form::Pick::Counted
                   ? static_cast<std::size_t>(std::max(0, script.number(script.at(group, 0))))
                   : 0;
    const auto choice = choiceOf(who, group);
    return choice ? choice->least : 0;
}

bool canGiveAllWith(const Speaker& who, std::span<const NodeId> groups, CardId card, bool byAction);

// Whether there are different cards for all of the groups, those that are named counted.
bool canGiveAll(const Speaker& who, std::span<const NodeId> groups, bool byAction)
{
    while (!groups.empty() && static_cast<std::size_t>(std::ranges::count(who.named, groups.front(), &Named::node)) >=
                                  leastToGive(who, groups.front()))
        groups = groups.subspan(1);
    return groups.empty() || std::ranges::any_of(cardsToGive(who, groups.front(), byAction),
                                 [&](CardId card) { return canGiveAllWith(who, groups, card, byAction); });
}

bool canGiveAllWith(const Speaker& who, std::span<const NodeId> groups, CardId card, bool byAction)
{
    std::vector<Named> named(who.named.begin(), who.named.end());
    named.push_back({.node = groups.front(), .target = {card, who.state.card(card).visits}});
    auto then = who;
    then.named = named;
    return canGiveAll(then, groups, byAction);
}

} // namespace

void leaveForOthers(const Speaker& who, NodeId group, std::vector<CardId>& cards)
{
    std::vector<NodeId> groups{group};
    for (const auto cost : pricesBeside(who, group).others)
        if (const auto other = payment(who.script, cost); isOfChoice(who, other))
            groups.push_back(other);
    if (groups.size() < 2)
        return;
    auto fit = cards;
    std::erase_if(fit, [&](CardId card) { return !canGiveAllWith(who, groups, card, false); });
    if (!fit.empty())
        cards = std::move(fit);
}

namespace {

bool canPayOne(const Speaker& who, NodeId cost, bool byAction)
{
    const auto& state = who.state;
    const auto& script = who.script;
    const auto op = script.op(cost);
    const auto group = payment(script, cost);
    if (op == Op::PayAny)
        return byAction; // by the action alone
    if (op == Op::PayPoints)
        return byAction || state.player(who.seat).points >= script.number(script.at(cost, 0));
    if (op == Op::CostDiscard || op == Op::CostShow || op == Op::CostRemoveCards || op == Op::CostToDeck) {
        const auto hand = cardsToGive(who, group, byAction);
        return script.number(group) != form::Pick::Counted ||
               static_cast<int>(hand.size()) >= script.number(script.at(group, 0));
    }
    if (op == Op::CostReveal)
        return who.done.size() == 1 && state.card(who.done.front().card).zone == Zone::Hand &&
               state.card(who.done.front().card).owner == who.seat;
    if (op == Op::CostMarkers && group == 0)
        return markersOn(state, who.source, labelOf(script, script.at(cost, 1))) >= markersWanted(script, cost);
    if (group == 0)
        return true;
    if (const auto choice = choiceOf(who, group))
        return canChoose(who, group, choice->least);
    const bool seen = byAction && script.op(group) == Op::This; // by mayUse
    if (seen && op == Op::CostExhaust)
        return isInPlay(state.card(who.source).zone);
    const auto known = knownGroup(who, group);
    return known && std::ranges::all_of(*known, [&](CardId card) {
        const auto tired = script.op(group) == Op::This ? who.self() : card;
        const bool all = op == Op::CostCounters && script.number(cost) == form::CostCounters::All;
        const int wanted = op == Op::CostMarkers ? markersWanted(script, cost)
                           : all                 ? 1
                                                 : script.number(script.at(cost, 0));
        const bool counters = op == Op::CostMarkers
                                  ? markersOn(state, card, labelOf(script, script.at(cost, 1))) >= wanted
                              : op == Op::CostCounters
                                  ? countersOf(state.card(card), bonusOf(script, script.at(cost, 1))) >= wanted
                                  : true;
        const bool mine = script.op(group) != Op::Host || state.card(card).owner == who.seat;
        return counters && mine && isInPlay(state.card(card).zone) &&
               (op != Op::CostExhaust || seen || !state.card(tired).is(CardFlag::Exhausted));
    });
}

} // namespace

bool canPay(const Speaker& speaker, NodeId costs, bool byAction)
{
    const auto& script = speaker.script;
    if (script.op(costs) != Op::Costs)
        return canPayOne(speaker, costs, byAction);
    std::vector<NodeId> groups;
    for (std::size_t i = 0; i < script.node(costs).count; ++i) {
        const auto cost = script.at(costs, i);
        if (!canPayOne(speaker, cost, byAction))
            return false;
        if (const auto group = payment(script, cost); takesCards(script.op(cost)) && isOfChoice(speaker, group))
            groups.push_back(group);
    }
    return groups.size() < 2 || canGiveAll(speaker, groups, byAction);
}

} // namespace nexus::model
