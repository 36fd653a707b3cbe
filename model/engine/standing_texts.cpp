#include "model/engine/standing_texts.h"

#include "model/abilities/term.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <limits>

namespace nexus::model {

namespace {

// What one text in play adds to a cost.
int changeOf(const Speaker& who, NodeId node, CardId card, int cost, int changed)
{
    const auto& state = who.state;
    const auto& script = who.script;
    const auto owner = state.card(card).owner;
    const auto number = [&](std::size_t part) { return script.number(script.at(node, part)); };
    const int soFar = cost + changed;    // never below a minimum
    const int left = std::max(0, soFar); // to be reduced
    const auto isFirst = [&](auto&& fits) {
        const auto& played = state.player(owner).playedThisRound;
        return fits(card) && std::none_of(played.begin(), played.end(), fits);
    };
    const auto event = [&](CardId id) { return state.factsOf(id).role == CardRole::Event; };
    const bool deployed = (script.op(node) == Op::FirstCosts || script.op(node) == Op::FirstCostsAtLeast) &&
                          script.number(node) == form::FirstCostsAtLeast::Deployed;
    const auto named = [&](CardId id) { return !(deployed && event(id)) && isCalled(who, script.at(node, 0), id); };
    switch (script.op(node)) {
    case Op::FirstCosts: return owner == who.seat && isFirst(named) ? -std::min(left, number(1)) : 0;
    case Op::FirstCostsAtLeast:
        return owner == who.seat && isFirst(named) ? -std::clamp(soFar - number(2), 0, number(1)) : 0;
    case Op::FirstEventTaxed: return owner != who.seat && isFirst(event) ? number(0) : 0;
    case Op::CardsAlwaysCost: // never below its minimum, whatever else has changed it
        return owner == who.seat && isPriced(who, node, card) ? -std::clamp(cost + changed - number(2), 0, number(1))
                                                              : 0;
    case Op::NextCosts:
        return owner == who.seat && isPriced(who, node, card) ? -std::clamp(soFar - number(2), 0, number(1)) : 0;
    case Op::TheirNextCosts:
    case Op::TheirCardsCost: return owner != who.seat && isPriced(who, node, card) ? number(1) : 0;
    case Op::NthCosts: {
        const auto& played = state.player(owner).playedThisRound;
        const bool onlyDeployed = script.number(node) >= form::NthCosts::Deployed;
        const auto is = [&](CardId id) {
            return !(onlyDeployed && event(id)) && isCalled(who, script.at(node, 1), id);
        };
        return owner == who.seat && is(card) && std::ranges::count_if(played, is) + 1 == number(0)
                   ? -std::clamp(cost + changed - number(3), 0, number(2))
                   : 0;
    }
    case Op::CardsCost: return owner == who.seat && named(card) ? -std::min(left, number(1)) : 0;
    default: return 0;
    }
}

// Each clause of what holds now.
template <class Visit> void eachClause(const Speaker& who, NodeId node, Visit&& visit)
{
    const auto& script = who.script;
    if (script.op(node) == Op::AllHold) {
        eachClause(who, script.at(node, 0), visit);
        eachClause(who, script.at(node, 1), visit);
    } else if (script.op(node) != Op::While) {
        visit(who, node);
    } else if (holds(who, script.at(node, 0))) {
        eachClause(who, script.at(node, 1), visit);
    }
}

template <class Visit> void eachPrice(const GameState& state, Visit&& visit)
{
    for (const auto id : state.facts->pricing) {
        const auto& card = state.card(id);
        if (isAtWork(card.zone) && !isBlank(state, id))
            for (const auto& script : state.scriptsOf(id)->scripts)
                if (script.prices)
                    eachClause({.state = state, .script = script, .seat = card.owner, .source = id}, rootNode, visit);
    }
}

} // namespace

// Deployed are all but Events.
bool isPriced(const Speaker& who, NodeId node, CardId card)
{
    if (who.script.op(node) == Op::NextEnters)
        return isCalled(who, who.script.at(node, 0), card);
    const bool deployed = who.script.number(node) == form::CardsAlwaysCost::Deployed;
    const bool next = isAnyOf(who.script.op(node), {Op::NextCosts, Op::TheirNextCosts}); // first what is deployed
    const bool event = who.state.factsOf(card).role == CardRole::Event;
    return !((next ? !deployed : deployed) && event) && isCalled(who, who.script.at(node, 0), card);
}

namespace {

// The first card in play with a clause of the kind, its condition met, that says something; all clauses are asked.
template <class Says> CardId whoSays(const GameState& state, Op op, Says&& says)
{
    const auto& sources = isSaidSeldom(op) ? state.facts->entering : state.facts->holding;
    auto said = noCard;
    for (const auto id : sources)
        if (isAtWork(state.card(id).zone) && !isBlank(state, id))
            for (const auto& script : state.scriptsOf(id)->scripts)
                eachClause({.state = state, .script = script, .seat = state.card(id).owner, .source = id}, rootNode,
                    [&](const Speaker& who, NodeId node) {
                        if (said == noCard && who.script.op(node) == op && says(who, node))
                            said = id;
                    });
    return said;
}

// Of "… cannot be chosen by …", "… cannot attack …" and "… can only attack …".
auto areOf(CardId first, CardId second)
{
    return [=](const Speaker& who, NodeId node) {
        const bool others = who.script.op(node) == Op::CannotAttackWhom &&
                            who.script.number(node) == form::CannotAttackWhom::Only;
        return inGroup(who, who.script.at(node, 0), first) && inGroup(who, who.script.at(node, 1), second) != others;
    };
}

} // namespace

bool areKeptApart(const GameState& state, CardId attacker, CardId defender)
{
    const bool enemies = state.card(attacker).owner != state.card(defender).owner;
    if (state.held[defender].noAttacksAtAll || (state.held[defender].noAttacks && enemies))
        return true;
    return (state.held[attacker].limited &&
               whoSays(state, Op::CannotAttackWhom, areOf(attacker, defender)) != noCard) ||
           (state.held[defender].picky && cannotBeChosenBy(state, defender, attacker));
}

bool reachesAnyhow(const GameState& state, CardId attacker, CardId defender)
{
    return state.heldOf(attacker).farReaching && whoSays(state, Op::ReachesWhom, areOf(attacker, defender)) != noCard;
}

bool cannotBeChosenBy(const GameState& state, CardId card, CardId chooser)
{
    return whoSays(state, Op::CannotBeChosenBy, [&](const Speaker& who, NodeId node) {
        if (who.script.number(node) == form::CannotBeChosenBy::Units)
            return areOf(card, chooser)(who, node);
        return inGroup(who, who.script.at(node, 0), card) && state.factsOf(chooser).role == CardRole::Event &&
               state.card(chooser).owner != state.card(card).owner && isCalled(who, who.script.at(node, 1), chooser);
    }) != noCard;
}

// "The next unit you deploy this round gains Infiltrator."
static bool givesOnEntering(const Script* script, NodeId node, Mechanic mechanic)
{
    return script && script->op(node) == Op::NextEnters && script->number(node) == form::NextEnters::Gains &&
           (keywordsOf(*script, script->at(node, 1)) & bit(mechanic)) != 0;
}

// "This unit may be deployed into your Front Row", of a card that is not in play yet.
static bool saysOfItself(const GameState& state, const CardScripts& own, SeatIndex seat, CardId card)
{
    bool says = false;
    for (const auto& script : own.scripts)
        eachClause({.state = state, .script = script, .seat = seat, .source = card}, rootNode,
            [&](const Speaker& who, NodeId node) {
                says = says ||
                       (who.script.op(node) == Op::DeploysFront && who.script.number(node) == form::DeploysFront::This);
            });
    return says;
}

bool mayDeployInFront(const GameState& state, SeatIndex seat, CardId card)
{
    if (const auto* own = state.scriptsOf(card); own && own->enters && saysOfItself(state, *own, seat, card))
        return true;
    const auto lets = [&](const Speaker& who, NodeId node) {
        if (who.script.number(node) == form::DeploysFront::This)
            return false; // it is there
        const auto kind = who.script.at(node, 0);
        const auto is = [&](CardId id) { return isCalled(who, kind, id); };
        return who.seat == seat && is(card) &&
               (who.script.number(node) == form::DeploysFront::All ||
                   std::ranges::none_of(state.player(seat).playedThisRound, is));
    };
    for (const auto& clause : state.costClauses) {
        const auto* script = scriptOfEffect(state, clause.effect);
        if (script && script->op(clause.node) == Op::NextDeploysFront &&
            lets({.state = state, .script = *script, .seat = clause.effect.seat, .source = clause.effect.card},
                clause.node))
            return true;
        if (givesOnEntering(script, clause.node, Mechanic::DeployFront) && isNext(state, clause, card, true))
            return true;
    }
    return whoSays(state, Op::DeploysFront, lets) != noCard;
}

bool mayPlayEvents(const GameState& state, SeatIndex seat)
{
    if (state.player(seat).noMoreEvents)
        return false;
    return whoSays(state, Op::EventsAtMost, [&](const Speaker& who, NodeId node) {
        const auto whose = who.script.number(node);
        const auto isEvent = [&](CardId card) { return state.factsOf(card).role == CardRole::Event; };
        return (whose == form::EventsAtMost::Everyone || (whose == form::EventsAtMost::You) == (who.seat == seat)) &&
               std::ranges::count_if(state.player(seat).playedThisRound, isEvent) >=
                   who.script.number(who.script.at(node, 0));
    }) == noCard;
}

bool mayDraw(const GameState& state, SeatIndex seat)
{
    return state.next == Next::RoundTriggers || whoSays(state, Op::NoDrawing, [&](const Speaker& who, NodeId node) {
        return who.seat != seat || who.script.number(node) == form::NoDrawing::Everyone;
    }) == noCard;
}

bool isHandOpen(const GameState& state, SeatIndex seat)
{
    return whoSays(state, Op::HandsOpen, [&](const Speaker& who, NodeId node) {
        return who.seat != seat || who.script.number(node) == form::HandsOpen::Everyone;
    }) != noCard;
}

int moreImpactOf(const GameState& state, CardId by)
{
    int more = 0;
    if (by != noCard)
        (void)whoSays(state, Op::InflictsMore, [&](const Speaker& who, NodeId node) {
            const bool ofEvents = who.script.number(node) == form::InflictsMore::Events;
            const auto& card = state.card(by);
            if (ofEvents ? card.owner == who.seat && state.factsOf(by).role == CardRole::Event
                         : inGroup(who, who.script.at(node, 1), by))
                more += who.script.number(who.script.at(node, 0));
            return false;
        });
    return more;
}

CardId whoKeepsOut(const GameState& state, SeatIndex seat, CardId card, Quadrant quadrant)
{
    return whoSays(state, Op::KeepsOut, [&](const Speaker& who, NodeId node) {
        const auto whose = who.script.number(node);
        return (whose == form::KeepsOut::All || (whose == form::KeepsOut::Yours) == (who.seat == seat)) &&
               isCalled(who, who.script.at(node, 0), card) &&
               (placesOf(who, who.script.at(node, 1))[seat] & maskOf(quadrant)) != 0;
    });
}

int roomIn(const GameState& state, SeatIndex seat, Quadrant quadrant)
{
    int units = state.facts->rules.board.capacity;
    if (units > 0)
        (void)whoSays(state, Op::HoldsMore, [&](const Speaker& who, NodeId node) {
            if ((placesOf(who, who.script.at(node, 0))[seat] & maskOf(quadrant)) != 0)
                units += who.script.number(who.script.at(node, 1));
            return false;
        });
    return units > 0 ? units * regularSize : std::numeric_limits<int>::max();
}

int handSizeOf(const GameState& state, SeatIndex seat)
{
    int size = state.facts->rules.hand;
    (void)whoSays(state, Op::HandSize, [&](const Speaker& who, NodeId node) {
        const auto says = who.script.number(node);
        const int by = who.script.number(who.script.at(node, 0));
        if ((who.seat == seat) != (says == form::HandSize::TheirsLess))
            size += says == form::HandSize::More ? by : -by;
        return false;
    });
    return std::max(0, size);
}

bool areDiscardsRemoved(const GameState& state, SeatIndex owner, bool ofDeck)
{
    return whoSays(state, Op::RemovesDiscards, [&](const Speaker& who, NodeId node) {
        return who.seat != owner && (!ofDeck || who.script.number(node) == form::RemovesDiscards::FromHandOrDeck);
    }) != noCard;
}

CardId whoForbids(const GameState& state, const Action& action)
{
    const auto isThere = [&](CardId id) { return id < state.cards.size(); };
    if (!isThere(action.card))
        return noCard;
    const auto card = action.kind == ActionKind::UseAbility ? workerOf(state, action.card, action.ability)
                                                            : action.card;
    const auto forbids = [&](Op op, std::size_t deed, auto&& is) {
        return whoSays(state, op, [&](const Speaker& who, NodeId node) {
            return is(prohibition(who.script, who.script.at(node, deed))) && inGroup(who, who.script.at(node, 0), card);
        });
    };
    const auto either = [&](auto&& is) {
        const auto source = forbids(Op::CannotDo, 1, is);
        return source != noCard ? source : forbids(Op::HasBut, 2, is);
    };
    switch (action.kind) {
    case ActionKind::UseAbility: return either([](const Held& held) { return held.noActives || held.noTiringUse; });
    case ActionKind::Move:
        return either([](const Held& held) { return held.noMove || held.noForward || held.noMoveAction; });
    case ActionKind::FollowUp: return either([](const Held& held) { return held.noMove || held.noForward; });
    case ActionKind::Attack:
    case ActionKind::JoinAttack: {
        const auto target = action.kind == ActionKind::Attack ? action.target : state.declared.targets[0].card;
        if (!isThere(target)) // the attack was refused before it was looked at
            return noCard;
        for (const auto source :
            {either([](const Held&held) { return (held.granted & bit(Mechanic::CannotAttack)) != 0; }),
                whoSays(state, Op::CannotAttackWhom, areOf(action.card, target)),
                whoSays(state, Op::CannotBeChosenBy, areOf(target, action.card)),
                whoSays(state, Op::CannotBeTargeted, [&](const Speaker&who, NodeId node) {
                    return (who.script.number(node) == form::CannotBeTargeted::EnemyAttacks ||
                               who.script.number(node) == form::CannotBeTargeted::Attacks) &&
                           inGroup(who, who.script.at(node, 0), target);
                })})
            if (source != noCard)
                return source;
        return noCard;
    }
    default: return noCard;
    }
}

// What a clause says of how a card enters play.
static void addEntry(Entry& entry, const Script& script, NodeId node)
{
    const bool next = script.op(node) == Op::NextEnters;
    if (next && script.number(node) >= form::NextEnters::Gains)
        return; // CardChanges::giveToNext
    if (!next && script.number(node) == form::EntersWith::Markers) {
        entry.markers.emplace_back(labelOf(script, script.at(node, 2)), script.number(script.at(node, 1)));
    } else if (script.number(node) == (next ? int{form::NextEnters::Counters} : int{form::EntersWith::Counters})) {
        const auto bonus = bonusOf(script, script.at(node, 2));
        const int count = script.number(script.at(node, 1));
        entry.attack += bonus.attack * count;
        entry.defense += bonus.defense * count;
    } else if (const auto with = script.at(node, 1); with != 0) {
        entry.states |= keywordsOf(script, with);
    } else {
        entry.exhausted = true;
    }
}

Entry entryOf(const GameState& state, CardId card, bool deployed)
{
    Entry entry;
    (void)whoSays(state, Op::EntersWith, [&](const Speaker& who, NodeId node) {
        if (inGroup(who, who.script.at(node, 0), card))
            addEntry(entry, who.script, node);
        return false;
    });
    for (const auto& clause : state.costClauses)
        if (deployed && isNext(state, clause, card, true))
            addEntry(entry, *scriptOfEffect(state, clause.effect), clause.node);
    return entry;
}

bool isNext(const GameState& state, const Clause& clause, CardId card, bool entering)
{
    const auto* script = scriptOfEffect(state, clause.effect);
    const auto op = script ? script->op(clause.node) : Op::None;
    const bool enters = op == Op::NextEnters;
    const bool theirs = op == Op::TheirNextCosts ||
                        (enters && script->number(clause.node) == form::NextEnters::TheirsExhausted);
    return (enters ? entering : !entering && isAnyOf(op, {Op::NextCosts, Op::NextDeploysFront, Op::TheirNextCosts})) &&
           (state.card(card).owner != clause.effect.seat) == theirs &&
           isPriced({.state = state, .script = *script, .seat = clause.effect.seat, .source = clause.effect.card},
               clause.node, card);
}

int moreGrowthOf(const GameState& state, CardId card)
{
    int more = 0;
    (void)whoSays(state, Op::GrowsMore, [&](const Speaker& who, NodeId node) {
        const auto& script = who.script;
        const auto keyword = script.at(node, 2);
        const bool grows = keyword == 0 ||
                           static_cast<Mechanic>(script.node(keyword).word) == Mechanic::GrowsWhenAttacked;
        if (grows && inGroup(who, script.at(node, 0), card))
            more += bonusOf(script, script.at(node, 1)).attack;
        return false;
    });
    return more;
}

// Those that have no minimum, those that have one.
enum class Reductions : std::uint8_t { Plain, Bounded };

// "This unit costs 1 less CP for each …": of the card that says so.
static int ownReduction(const Speaker& who, int cost, Reductions which)
{
    const auto& script = who.script;
    int less = 0;
    eachClause(who, script.op(rootNode) == Op::Priced ? script.at(rootNode, 0) : rootNode,
        [&](const Speaker& speaker, NodeId node) {
            const auto kind = script.number(node) == form::OwnCosts::LessPerAtLeast ? Reductions::Bounded
                                                                                    : Reductions::Plain;
            if (script.op(node) != Op::OwnCosts || which != kind)
                return;
            const int number = script.number(script.at(node, 1));
            const auto other = script.at(node, 2);
            if (script.number(node) == form::OwnCosts::LessPerAtLeast) // never below its minimum
                less += std::clamp(
                    cost - less - script.number(script.at(node, 3)), 0, number * amountOf(speaker, other));
            else
                less += script.number(node) == form::OwnCosts::LessPer ? number * amountOf(speaker, other)
                        : holds(speaker, other)                        ? number
                                                                       : 0;
        });
    return less;
}

// "(to a minimum of 1)"
static bool hasMinimum(const Script& script, NodeId node)
{
    switch (script.op(node)) {
    case Op::FirstCostsAtLeast: return true;
    case Op::CardsAlwaysCost:
    case Op::NextCosts: return script.at(node, 2) != 0;
    case Op::NthCosts: return script.at(node, 3) != 0;
    default: return false;
    }
}

bool isRecallable(const GameState& state, CardId card)
{
    return state.card(card).zone == Zone::Discard && has(state, card, Mechanic::PlayFromDiscard);
}

static PricePass passOf(const Script& script, NodeId node)
{
    const auto op = script.op(node);
    if (op == Op::FirstEventTaxed || op == Op::TheirNextCosts || op == Op::TheirCardsCost)
        return PricePass::Taxes;
    return hasMinimum(script, node) ? PricePass::Bounded : PricePass::Plain;
}

Prices::Prices(const GameState& state)
    : m_state(state)
{
    const auto note = [&](const Speaker& who, NodeId node) {
        m_clauses.push_back({&who.script, who.seat, who.source, node, passOf(who.script, node)});
    };
    eachPrice(state, note);
    m_standing = m_clauses.size();
    for (const auto& [effect, node] : state.costClauses)
        if (const auto* script = scriptOfEffect(state, effect))
            note({.state = state, .script = *script, .seat = effect.seat, .source = effect.card}, node);
}

int Prices::of(CardId card) const
{
    if (isRecallable(m_state, card))
        return m_state.factsOf(card).recallCost;
    const auto* own = m_state.scriptsOf(card);
    own = own && own->ownPrice ? own : nullptr;
    const int cost = m_state.factsOf(card).cost;
    if (m_clauses.empty() && !own)
        return std::max(0, cost);
    int change = 0;
    for (const auto pass : {PricePass::Taxes, PricePass::Plain, PricePass::Bounded}) {
        const auto add = [&](std::span<const PriceClause> clauses) {
            for (const auto& clause : clauses)
                if (clause.pass == pass)
                    change += changeOf(speakerOf(clause), clause.node, card, cost, change);
        };
        add(standing());
        if (own && pass != PricePass::Taxes)
            for (const auto& script : own->scripts)
                change -= ownReduction(
                    {.state = m_state, .script = script, .seat = m_state.card(card).owner, .source = card},
                    cost + change, pass == PricePass::Bounded ? Reductions::Bounded : Reductions::Plain);
        add(ofRound());
    }
    return std::max(0, cost + change);
}

int costOf(const GameState& state, CardId card) { return Prices(state).of(card); }

int evolveCostOf(const GameState& state, CardId card)
{
    const auto owner = state.card(card).owner;
    int cost = state.factsOf(card).evolveCost;
    eachPrice(state, [&](const Speaker& who, NodeId node) {
        const auto& script = who.script;
        const bool first = script.number(node) == form::EvolveCosts::First;
        if (script.op(node) == Op::EvolveCosts && who.seat == owner && !(first && state.player(owner).evolvedThisRound))
            cost -= std::clamp(cost - script.number(script.at(node, 1)), 0, script.number(script.at(node, 0)));
    });
    return cost;
}

int attackCostOf(const GameState& state, CardId attacker)
{
    int cost = 0;
    if (!state.facts->someTaxAttacks)
        return cost;
    eachPrice(state, [&](const Speaker& who, NodeId node) {
        const auto& script = who.script;
        if (script.op(node) == Op::AttackCosts && inGroup(who, script.at(node, 0), attacker))
            cost += script.number(script.at(node, 1));
    });
    return cost;
}

int Prices::ofAbility(CardId card, std::uint8_t ability, int x) const
{
    const auto worker = workerOf(m_state, card, ability);
    const auto* used = abilityOf(m_state, card, ability);
    int change = 0;
    std::vector<std::pair<int, int>> bounded; // so much less, but no less than
    const auto user = m_state.card(worker).owner;
    const bool first = !m_state.player(user).usedActiveThisRound;
    for (const auto& clause : standing()) {
        const auto& script = *clause.script;
        const auto node = clause.node;
        if (script.op(node) == Op::FirstActiveCosts && first &&
            (clause.seat == user) == (script.number(node) == form::FirstActiveCosts::YoursLess))
            change += (script.number(node) == form::FirstActiveCosts::TheirsMore ? 1 : -1) *
                      script.number(script.at(node, 0));
        if (script.op(node) != Op::ActivesCost || !inGroup(speakerOf(clause), script.at(node, 0), worker))
            continue;
        const int by = script.number(script.at(node, 1));
        if (script.number(node) == form::ActivesCost::LessAtLeast)
            bounded.emplace_back(by, script.number(script.at(node, 2)));
        else
            change += script.number(node) == form::ActivesCost::More ? by : -by;
    }
    for (const auto& clause : ofRound()) {
        const auto& script = *clause.script;
        const auto node = clause.node;
        if (script.op(node) == Op::NextActiveCosts)
            change -= clause.seat == user ? script.number(script.at(node, 0)) : 0;
        else if (script.op(node) == Op::ActivesCost && inGroup(speakerOf(clause), script.at(node, 0), worker))
            change += (script.number(node) == form::ActivesCost::More ? 1 : -1) * script.number(script.at(node, 1));
    }
    int cost = std::max(0, (used ? used->cost : 0) + x + change);
    for (const auto& [by, least] : bounded)
        cost -= std::clamp(cost - least, 0, by);
    return cost;
}

int abilityCostOf(const GameState& state, CardId card, std::uint8_t ability, int x)
{
    return Prices(state).ofAbility(card, ability, x);
}

bool mayBeDeployed(const GameState& state, CardId card)
{
    if (state.factsOf(card).role == CardRole::Unit && state.player(state.card(card).owner).noMoreUnits)
        return false;
    const auto* scripts = state.scriptsOf(card);
    return !scripts || !scripts->deploysIf || std::ranges::all_of(scripts->scripts, [&](const Script& script) {
        return script.op(rootNode) != Op::DeployOnlyIf ||
               holds({.state = state, .script = script, .seat = state.card(card).owner, .source = card},
                   script.at(rootNode, 1));
    });
}

} // namespace nexus::model
