// Whether a card is what one of the words beside a noun says: "exhausted", "with Static", "in your Front Row".
#include "model/engine/selection.h"

#include "model/abilities/term.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nexus::model {

bool isAmong(std::span<const Target> targets, const GameState& state, CardId id)
{
    return std::find(targets.begin(), targets.end(), Target{id, state.card(id).visits}) != targets.end();
}

bool isOfDomain(const GameState& state, CardId card, int domain)
{
    const auto* scripts = state.scriptsOf(card);
    const auto mask = 1U << static_cast<unsigned>(std::abs(domain) - 1);
    const bool is = scripts && (scripts->domains & mask) != 0;
    return domain < 0 ? !is : is;
}

bool wasDeployedNow(const GameState& state, CardId id) { return isAmong(state.deployedThisRound, state, id); }

namespace {

// The only unit of its side in its quadrant.
bool isAlone(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return card.zone == Zone::Field &&
           std::ranges::count_if(state.player(card.owner).pile(Zone::Field),
               [&](CardId unit) { return state.card(unit).quadrant == card.quadrant; }) == 1;
}

// Declared against somebody who stands there, or by who stands there itself, and not fought out yet.
bool attacksInto(const GameState& state, const Places& places, CardId id, bool from)
{
    const auto& declared = state.declared;
    const auto begin = declared.attackers.begin(), end = begin + declared.attackerCount;
    const Target attacker{id, state.card(id).visits};
    if (declared.kind != EffectKind::Attack || std::find(begin, end, attacker) == end)
        return false;
    const auto& defender = state.card(from ? id : declared.targets[0].card);
    return isQuadrant(defender.quadrant) && (places[defender.owner] & maskOf(defender.quadrant)) != 0;
}

// A keyword of size goes with the rule box, though the room it takes stays.
bool hasNow(const GameState& state, CardId card, const ScriptNode& keyword)
{
    const bool size = static_cast<Mechanic>(keyword.word) == Mechanic::Size;
    return hasKeyword(state, card, keyword) && !(size && isBlank(state, card));
}

// Whether the filter stands in a group of several that are chosen together.
bool isOfSeveral(const Speaker& speaker, NodeId filter)
{
    const auto& script = speaker.script;
    for (NodeId group = rootNode; group < filter; ++group) {
        const auto op = script.op(group);
        const bool counted = op == Op::UpTo || op == Op::Some ||
                             (op == Op::Target && script.number(group) == form::Target::Several);
        if (counted && filter < script.endOf(group) && script.op(script.at(group, 0)) == Op::Number &&
            script.number(script.at(group, 0)) > single)
            return true;
    }
    return false;
}

// "Two target units in an opponent's Front Row" are of one opponent.
bool isOfOneOpponent(const Speaker& speaker, NodeId filter, CardId card)
{
    const auto& script = speaker.script;
    const auto place = script.at(filter, 0);
    if ((script.op(place) != Op::FrontRow && script.op(place) != Op::BackRow) ||
        script.number(place) != form::BackRow::Opponents || !isOfSeveral(speaker, filter))
        return true;
    return std::ranges::all_of(speaker.named, [&](const Named& named) {
        return named.node > filter || filter >= script.endOf(named.node) || named.target.card == noCard ||
               speaker.state.card(named.target.card).owner == speaker.state.card(card).owner;
    });
}

// Of a card that is asked as it left, those that went with it.
std::vector<CardId> upgradesThen(const GameState& state, CardId host)
{
    auto found = upgradesOf(state, host);
    if (state.leftAs.empty())
        return found;
    for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
        if (left->first == host && left->second.visits == state.card(host).visits) {
            for (const auto& [card, was] : wentWith(state, *left))
                if (was.zone == Zone::Attached)
                    found.push_back(card);
            break;
        }
    return found;
}

// A word beside a noun, and the card it is asked of; a function an operation.
struct AskedFilter {
    const Speaker& speaker;
    NodeId filter;
    CardId id;
    const GameState& state = speaker.state;
    const Script& script = speaker.script;
    const CardState& card = speaker.state.card(id);
    const ScriptNode& node = speaker.script.node(filter);

    template <Op operation> [[nodiscard]] bool is() const;

    [[nodiscard]] int number() const // of "Pay X" what has been paid
    {
        const auto of = script.at(filter, 0);
        return script.op(of) == Op::AmountX  ? speaker.paid
               : script.op(of) == Op::Number ? int{script.number(of)}
                                             : amountOf(speaker, of);
    }
    [[nodiscard]] std::int16_t word(std::size_t part) const { return script.node(script.at(filter, part)).word; }
};

#define FILTER(operation) template <> bool AskedFilter::is<Op::operation>() const;
#include "model/engine/handlers.def"

template <> bool AskedFilter::is<Op::Both>() const
{
    return passes(speaker, script.at(filter, 0), id) && passes(speaker, script.at(filter, 1), id);
}

// "your": of a challenge that was not asked before.
template <> bool AskedFilter::is<Op::Friendly>() const { return card.owner == speaker.seat; }

template <> bool AskedFilter::is<Op::Enemy>() const { return card.owner != speaker.seat; }

template <> bool AskedFilter::is<Op::Other>() const { return !isSpokenOf(speaker, filter, id); }

template <> bool AskedFilter::is<Op::NonLeader>() const { return !state.factsOf(id).alone; }

template <> bool AskedFilter::is<Op::IsLeader>() const { return state.factsOf(id).alone; }

template <> bool AskedFilter::is<Op::Ready>() const { return !card.is(CardFlag::Exhausted); }

template <> bool AskedFilter::is<Op::Exhausted>() const { return card.is(CardFlag::Exhausted); }

template <> bool AskedFilter::is<Op::Suppressed>() const
{
    return card.is(CardFlag::Suppressed) == (node.number != form::Suppressed::Not);
}

template <> bool AskedFilter::is<Op::Marked>() const { return card.is(CardFlag::Marked); }

template <> bool AskedFilter::is<Op::IsToken>() const { return card.is(CardFlag::Token); }

template <> bool AskedFilter::is<Op::Named>() const
{
    return fold(state.name(id)) == fold(speaker.script.words[static_cast<std::size_t>(word(0))]);
}

template <> bool AskedFilter::is<Op::NonToken>() const { return !card.is(CardFlag::Token); }

template <> bool AskedFilter::is<Op::IsSubtype>() const
{
    return isOfSubtype(state, id, word(0)) ||
           (node.number == form::IsSubtype::Either && isOfSubtype(state, id, word(1)));
}

template <> bool AskedFilter::is<Op::NotSubtype>() const { return !isOfSubtype(state, id, word(0)); }

template <> bool AskedFilter::is<Op::IsDomain>() const { return isOfDomain(state, id, word(0)); }

template <> bool AskedFilter::is<Op::CostAtMost>() const { return state.factsOf(id).cost <= number(); }

template <> bool AskedFilter::is<Op::CostAtLeast>() const { return state.factsOf(id).cost >= number(); }

template <> bool AskedFilter::is<Op::CostIs>() const
{
    const int cost = state.factsOf(id).cost;
    return node.number == form::CostIs::Between ? cost >= number() && cost <= script.number(script.at(filter, 1))
                                                : cost == number();
}

template <> bool AskedFilter::is<Op::DefenseAtMost>() const
{
    return node.number == form::DefenseAtMost::Is ? defenseOf(state, id) == number() : defenseOf(state, id) <= number();
}

template <> bool AskedFilter::is<Op::DefenseAtLeast>() const { return defenseOf(state, id) >= number(); }

template <> bool AskedFilter::is<Op::AttackAtMost>() const
{
    return node.number == form::AttackAtMost::Is ? attackOf(state, id) == number() : attackOf(state, id) <= number();
}

template <> bool AskedFilter::is<Op::AttackAtLeast>() const { return attackOf(state, id) >= number(); }

template <> bool AskedFilter::is<Op::Having>() const
{
    const bool first = hasNow(state, id, script.node(script.at(filter, 0)));
    if (node.number == form::Having::One)
        return first;
    const bool second = hasNow(state, id, script.node(script.at(filter, 1)));
    return node.number == form::Having::Either ? first || second : first && second;
}

template <> bool AskedFilter::is<Op::CameNow>() const { return wasDeployedNow(state, id); }

template <> bool AskedFilter::is<Op::Lacking>() const
{
    if (node.number == form::Lacking::All) // any keyword; a state or a size is none
        return std::ranges::none_of(state.facts->keywords, [&](const auto& keyword) {
            const auto mechanic = static_cast<Mechanic>(keyword.second.word);
            return mechanic != Mechanic::Blanked && mechanic != Mechanic::Mark && mechanic != Mechanic::Size &&
                   hasKeyword(state, id, keyword.second);
        });
    return !hasKeyword(state, id, script.node(script.at(filter, 0)));
}

template <> bool AskedFilter::is<Op::OfThatPlayer>() const
{
    return speaker.player != noSeat && card.owner == speaker.player;
}

template <> bool AskedFilter::is<Op::HavingThat>() const
{
    return std::ranges::any_of(speaker.named, [&](const Named& named) {
        const auto at = static_cast<std::size_t>(named.value) - 1;
        return script.op(named.node) == Op::PickKeyword && at < state.facts->keywords.size() &&
               hasKeyword(state, id, state.facts->keywords[at].second);
    });
}

template <> bool AskedFilter::is<Op::StatBelow>() const
{
    if (node.number >= form::StatBelow::AttackAboveDefense)
        return node.number == form::StatBelow::AttackAboveDefense ? attackOf(state, id) > defenseOf(state, id)
                                                                  : defenseOf(state, id) > attackOf(state, id);
    const int than = amountOf(speaker, script.at(filter, 0));
    const bool above = node.number >= form::StatBelow::DefenseAbove;
    const int of = above ? node.number - form::StatBelow::DefenseAbove : node.number;
    const int own = of == form::StatBelow::DefenseBelow  ? defenseOf(state, id)
                    : of == form::StatBelow::AttackBelow ? attackOf(state, id)
                                                         : int{state.factsOf(id).cost};
    return above ? own > than : own < than;
}

template <> bool AskedFilter::is<Op::WithImpact>() const
{
    return card.impact >= (node.number == form::WithImpact::AtLeast ? number() : 1);
}

template <> bool AskedFilter::is<Op::WithCounters>() const
{
    if (node.number == form::WithCounters::None)
        return card.attack == 0 && card.defense == 0 && card.counters == 0;
    if (node.number == form::WithCounters::AtLeastOfAny)
        return std::max(std::abs(card.attack), std::abs(card.defense)) + card.counters >= number();
    if (node.number == form::WithCounters::NoneOfKind)
        return countersOf(card, bonusOf(script, script.at(filter, 0))) == 0;
    const bool some = node.number == form::WithCounters::Some;
    return countersOf(card, bonusOf(script, script.at(filter, some ? 0 : 1))) >= (some ? 1 : number());
}

template <> bool AskedFilter::is<Op::WithRange>() const
{
    return rangeOf(state, id) == rangeSaid(state, script, filter);
}

template <> bool AskedFilter::is<Op::WithUpgrade>() const
{
    const auto upgrades = upgradesThen(state, id);
    if (node.number == form::WithUpgrade::OfSubtype)
        return std::ranges::any_of(upgrades, [&](CardId upgrade) { return isOfSubtype(state, upgrade, word(0)); });
    return node.number == form::WithUpgrade::None
               ? upgrades.empty()
               : static_cast<int>(upgrades.size()) >= (node.number == form::WithUpgrade::AtLeast ? number() : 1);
}

template <> bool AskedFilter::is<Op::InReach>() const
{
    const auto self = speaker.self();
    if (state.card(self).zone != Zone::Field || card.zone != Zone::Field)
        return false;
    const auto [own, enemy] = reachOf(state, self);
    return ((card.owner == state.card(self).owner ? own : enemy) & maskOf(card.quadrant)) != 0;
}

template <> bool AskedFilter::is<Op::Idle>() const
{
    return (node.number == form::Idle::NotMoved || !isAmong(state.attackedThisRound, state, id)) &&
           (node.number == form::Idle::NotAttacked || !isAmong(state.movedThisRound, state, id));
}

template <> bool AskedFilter::is<Op::InTheRow>() const
{
    return isInRow(card.quadrant, node.number == form::InTheRow::Front);
}

// In play, as every card asked.
template <> bool AskedFilter::is<Op::OnBattlefield>() const { return true; }

// Of the Attack or the Defense: at least, at most, equal.
template <> bool AskedFilter::is<Op::BaseAttackAtLeast>() const
{
    const int attack = state.factsOf(id).attack, defense = state.factsOf(id).defense;
    switch (node.number) {
    case form::BaseAttackAtLeast::AttackAtLeast: return attack >= number();
    case form::BaseAttackAtLeast::AttackAtMost: return attack <= number();
    case form::BaseAttackAtLeast::DefenseAtLeast: return defense >= number();
    case form::BaseAttackAtLeast::DefenseAtMost: return defense <= number();
    case form::BaseAttackAtLeast::AttackIs: return attack == number();
    default: return defense == number();
    }
}

template <> bool AskedFilter::is<Op::WithSize>() const
{
    return hasKeyword(state, id, script.node(script.at(filter, 0))) ||
           (node.number == form::WithSize::Either && hasKeyword(state, id, script.node(script.at(filter, 1))));
}

template <> bool AskedFilter::is<Op::AttachedTo>() const
{
    return card.zone == Zone::Attached && inGroup(speaker, script.at(filter, 0), card.host);
}

template <> bool AskedFilter::is<Op::DidAttack>() const { return isAmong(state.attackedThisRound, state, id); }

template <> bool AskedFilter::is<Op::DidMove>() const { return isAmong(state.movedThisRound, state, id); }

template <> bool AskedFilter::is<Op::Alone>() const { return isAlone(state, id); }

// With those that have been chosen for the same group: or Defense, or Attack.
template <> bool AskedFilter::is<Op::CombinedCostAtMost>() const
{
    const auto of = [&](CardId one) {
        return node.number == form::CombinedCostAtMost::Cost      ? int{state.factsOf(one).cost}
               : node.number == form::CombinedCostAtMost::Defense ? defenseOf(state, one)
                                                                  : attackOf(state, one);
    };
    int sum = of(id);
    for (const auto& named : speaker.named)
        if (named.node < filter && filter < script.endOf(named.node) && named.target.card != noCard &&
            named.target.card != id)
            sum += of(named.target.card);
    return sum <= number();
}

// As those that have been chosen for the same group, or not where they stand.
template <> bool AskedFilter::is<Op::SamePlayers>() const
{
    return std::ranges::all_of(speaker.named, [&](const Named& named) {
        if (named.node > filter || filter >= script.endOf(named.node) || named.target.card == noCard ||
            named.target.card == id)
            return true;
        const auto& other = state.card(named.target.card);
        if (node.op == Op::DifferentQuadrants && node.number == form::DifferentQuadrants::SameRow) // "in the same row"
            return other.owner == card.owner && rowWord(other.quadrant) == rowWord(card.quadrant);
        if (node.op == Op::DifferentQuadrants && node.number == form::DifferentQuadrants::SameColumn)
            return columnOf(other.quadrant) ==
                   columnOf(other.owner == card.owner ? card.quadrant : facing(card.quadrant));
        return (other.owner == card.owner && (node.op == Op::SamePlayers || other.quadrant == card.quadrant)) ==
               (node.op == Op::SamePlayers);
    });
}

template <> bool AskedFilter::is<Op::DifferentQuadrants>() const { return is<Op::SamePlayers>(); }

template <> bool AskedFilter::is<Op::AttackingInto>() const
{
    return attacksInto(state, placesOf(speaker, script.at(filter, 0)), id, node.number == form::AttackingInto::From);
}

template <> bool AskedFilter::is<Op::At>() const
{
    if (!isOfOneOpponent(speaker, filter, id))
        return false;
    const auto at = card.zone == Zone::Attached ? state.card(card.host).quadrant : card.quadrant;
    const auto place = script.at(filter, 0);
    if (script.op(place) == Op::SameQuadrant && script.number(place) == form::SameQuadrant::Same &&
        (script.node(place).speaksOf == 0 || isOfSeveral(speaker, filter)))
        return std::ranges::all_of(speaker.named, [&](const Named& named) { // with those chosen beside it
            if (named.node > filter || filter >= script.endOf(named.node) || named.target.card == noCard)
                return true;
            const auto& other = state.card(named.target.card);
            return other.owner == card.owner && other.quadrant == card.quadrant;
        });
    const auto whose = card.zone == Zone::Attached ? state.card(card.host).owner : card.owner;
    const auto in = [&](std::size_t part) {
        const auto where = script.at(filter, part);
        if (script.op(where) != Op::QuadrantWith)
            return isAt(speaker, where, whose, at);
        auto of = speaker;
        of.than = id; // "units in a Quadrant with another unit": than each of them
        return isAt(of, where, whose, at);
    };
    return isQuadrant(at) && (in(0) || (node.number == form::At::InEither && in(1)));
}

} // namespace

bool passes(const Speaker& speaker, NodeId filter, CardId id)
{
    static constexpr auto handlers = [] {
        std::array<bool (AskedFilter::*)() const, opCount> all{};
#define FILTER(operation) all[static_cast<std::size_t>(Op::operation)] = &AskedFilter::is<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    const auto handler = handlers[static_cast<std::size_t>(speaker.script.op(filter))];
    return handler && (AskedFilter{speaker, filter, id}.*handler)();
}

// By a text that gives such an ability in quotation marks, and has it carried out as one of its own.
static bool isGivenLabel(const GameState& state, CardId card, int label)
{
    const bool hasLeft = std::ranges::any_of(state.leftAs, [&](const auto& left) { return left.first == card; });
    for (const auto& [source, was] : state.leftAs) // an Upgrade that went with it
        if (const auto* scripts = hasLeft && was.host == card ? state.scriptsOf(source) : nullptr)
            for (std::size_t i = 0; i < state.factsOf(source).abilityCount; ++i)
                if (static_cast<int>(state.factsOf(source).abilities[i].label) == label &&
                    scripts->ofAbility[i] != noScript &&
                    scripts->scripts[static_cast<std::size_t>(scripts->ofAbility[i])].givenToHost)
                    return true;
    for (CardId source = 0; source < state.cards.size(); ++source) {
        const auto* scripts = isAtWork(state.card(source).zone) ? state.scriptsOf(source) : nullptr;
        const auto& facts = state.factsOf(source);
        for (std::size_t i = 0; scripts && i < facts.abilityCount; ++i) {
            if (static_cast<int>(facts.abilities[i].label) != label || scripts->ofAbility[i] == noScript)
                continue;
            const auto& script = scripts->scripts[static_cast<std::size_t>(scripts->ofAbility[i])];
            const bool asksIt = std::ranges::any_of(script.nodes, [&](const ScriptNode& node) { // round in circles
                return node.op == Op::Keyword && node.word == -label;
            });
            if (!asksIt && script.givenToHost && script.op(rootNode) == Op::Triggered && !isBlank(state, source) &&
                inGroup({.state = state, .script = script, .seat = state.card(source).owner, .source = source},
                    script.at(script.at(rootNode, 0), 0), card))
                return true;
        }
    }
    return false;
}

bool hasKeyword(const GameState& state, CardId card, const ScriptNode& keyword)
{
    if (keyword.word < 0) // "Consume": it has such an ability
        return !isBlank(state, card) &&
               !isBare(state, card) && (anyAbility(state, card, [&](std::uint8_t, const Ability& ability) {
                   return static_cast<int>(ability.label) == -keyword.word;
               }) || isGivenLabel(state, card, -keyword.word));
    switch (static_cast<Mechanic>(keyword.word)) {
    case Mechanic::Blanked: return state.card(card).is(CardFlag::Blanked);
    case Mechanic::Mark: return state.card(card).is(CardFlag::Marked);
    case Mechanic::Impact: return state.card(card).impact > 0;
    case Mechanic::Size: return state.card(card).zone == Zone::Field && sizeOf(state, card) == keyword.number;
    default: return has(state, card, static_cast<Mechanic>(keyword.word));
    }
}

} // namespace nexus::model
