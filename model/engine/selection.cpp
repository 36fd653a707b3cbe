#include "model/engine/selection.h"

#include "model/abilities/term.h"
#include "model/base/text.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace nexus::model {

bool isAmong(std::span<const Target> targets, const GameState& state, CardId id)
{
    return std::find(targets.begin(), targets.end(), Target{id, state.card(id).visits}) != targets.end();
}

bool wasDeployedNow(const GameState& state, CardId id) { return isAmong(state.deployedThisRound, state, id); }

bool standsIn(const GameState& state, const Places& places, CardId id)
{
    const auto& card = state.card(id);
    return isQuadrant(card.quadrant) && (places[card.owner] & maskOf(card.quadrant)) != 0;
}

namespace {

constexpr std::array<Zone, 4> inPlay{Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached};

bool isOfSubtype(const GameState& state, CardId card, int subtype)
{
    if (const auto* scripts = state.scriptsOf(card))
        for (const auto own : scripts->subtypes) // a few
            if (own == subtype)
                return true;
    return false;
}

bool isOfDomain(const GameState& state, CardId card, int domain)
{
    const auto* scripts = state.scriptsOf(card);
    const auto mask = 1U << static_cast<unsigned>(std::abs(domain) - 1);
    const bool is = scripts && (scripts->domains & mask) != 0;
    return domain < 0 ? !is : is;
}

bool isHead(const Speaker& speaker, NodeId node, CardId card)
{
    const auto& state = speaker.state;
    const auto zone = state.card(card).zone;
    switch (speaker.script.op(node)) {
    case Op::Unit: return zone == Zone::Field;
    case Op::Asset: return zone == Zone::Loadout;
    case Op::Upgrade: return zone == Zone::Attached;
    case Op::Terrain: return zone == Zone::Terrain;
    case Op::UnitOrAsset: return zone == Zone::Field || zone == Zone::Loadout;
    case Op::OneOf: // of those spoken of
        return isInPlay(zone) &&
               std::ranges::find(speaker.it, Target{card, state.card(card).visits}) != speaker.it.end();
    case Op::AssetOrUpgrade: return zone == Zone::Loadout || zone == Zone::Attached;
    case Op::Kinds: {
        const int kinds = speaker.script.number(node);
        return ((kinds & 1) != 0 && zone == Zone::Field) || ((kinds & 2) != 0 && zone == Zone::Loadout) ||
               ((kinds & 4) != 0 && zone == Zone::Attached) || ((kinds & 8) != 0 && zone == Zone::Terrain);
    }
    case Op::UnitToken: return zone == Zone::Field && state.card(card).is(CardFlag::Token);
    case Op::Leader: return zone == Zone::Field && state.factsOf(card).alone;
    case Op::OfSubtype: {
        const auto is = [&](std::size_t part) {
            return isOfSubtype(state, card, speaker.script.node(speaker.script.at(node, part)).word);
        };
        return is(0) || (speaker.script.number(node) == form::OfSubtype::Either && is(1));
    }
    default: return false;
    }
}

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

bool mentions(const Script& script, Op op)
{
    return std::ranges::any_of(script.nodes, [&](const ScriptNode& node) { return node.op == op; });
}

// Whom what has triggered the text is said of: "when this unit attacks a unit, … each other unit".
bool isOfCause(const Speaker& speaker, CardId id)
{
    const auto& script = speaker.script;
    const auto when = script.op(rootNode) == Op::Triggered ? script.op(script.at(rootNode, 0)) : Op::None;
    const bool attack = when == Op::WhenAttacksWhom;
    return (id == speaker.attacker && (attack || mentions(script, Op::Attacker))) ||
           (id == speaker.defender && (attack || mentions(script, Op::Defender))) ||
           (id == speaker.destroyer &&
               (when == Op::WhenDestroys || when == Op::WhenAttackDestroys || mentions(script, Op::Destroyer)));
}

// What "other" and "another" leave out: the card that speaks, and what it has spoken of before `node`.
bool isSpokenOf(const Speaker& speaker, NodeId node, CardId id)
{
    if (speaker.than != noCard)
        return id == speaker.than;
    const auto isIt = [&](const Target& target) { return target.card == id; };
    const auto isNamed = [&](const Named& named) {
        return named.target.card == id && (node < named.node || node >= speaker.script.endOf(named.node));
    };
    return id == speaker.self() || id == speaker.source || std::ranges::any_of(speaker.it, isIt) ||
           isOfCause(speaker, id) || std::ranges::any_of(speaker.named, isNamed);
}

// What "another target" leaves out: after "target friendly unit" that one, and this card may be it.
bool isOneTargetBefore(const Speaker& speaker, NodeId group, CardId id)
{
    return std::ranges::any_of(
        speaker.named, [&](const Named& named) { return named.target.card == id && named.node < group; });
}

bool isAt(const Speaker& speaker, NodeId place, SeatIndex owner, Quadrant at);

// A keyword of size goes with the rule box, though the room it takes stays.
bool hasNow(const GameState& state, CardId card, const ScriptNode& keyword)
{
    const bool size = static_cast<Mechanic>(keyword.word) == Mechanic::Size;
    return hasKeyword(state, card, keyword) && !(size && isBlank(state, card));
}

bool isOfSeveral(const Speaker& speaker, NodeId filter);

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

} // namespace

namespace {

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
        (speaker.it.empty() || isOfSeveral(speaker, filter)))
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

namespace {

bool isCardWith(const Script& script, NodeId with, const CardFacts& facts)
{
    switch (script.op(with)) {
    case Op::None: return true;
    case Op::CostAtMost: return facts.cost <= script.number(script.at(with, 0));
    case Op::CostAtLeast: return facts.cost >= script.number(script.at(with, 0));
    case Op::CostIs: return facts.cost == script.number(script.at(with, 0));
    case Op::CombinedCostAtMost: return facts.cost <= script.number(script.at(with, 0)); // it alone
    case Op::DifferentNames: return true; // than those that have been picked
    case Op::Having: {
        const auto& keyword = script.node(script.at(with, 0));
        if (keyword.word < 0) // "Consume": it has such an ability
            return std::ranges::any_of(facts.abilities,
                [&](const Ability& ability) { return static_cast<int>(ability.label) == -keyword.word; });
        return (facts.mechanics & keywordsOf(script, script.at(with, 0))) != 0;
    }
    default: return false;
    }
}

// Where the card stands, or stood when it left.
Quadrant whereIs(const GameState& state, CardId id)
{
    const auto at = state.card(id).quadrant;
    if (isQuadrant(at))
        return at;
    for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
        if (left->first == id)
            return left->second.quadrant;
    return state.process.source == id ? state.process.stood : Quadrant::None;
}

// Without all the places where one will do.
bool isAt(const Speaker& speaker, NodeId place, SeatIndex owner, Quadrant at)
{
    const auto& script = speaker.script;
    const auto number = script.number(place);
    const auto self = speaker.self();
    const bool own = owner == speaker.state.card(self).owner;
    const bool mine = owner == speaker.seat;
    switch (script.op(place)) {
    case Op::Here:
        if (number != form::Here::Its)
            return own && at == whereIs(speaker.state, self);
        break;
    case Op::FrontRow:
    case Op::BackRow:
        if (number == form::FrontRow::ThatPlayers)
            break;
        if (number == form::FrontRow::OneOfYours)
            return mine && isInRow(at, speaker.script.op(place) == Op::FrontRow);
        return isInRow(at, speaker.script.op(place) == Op::FrontRow) &&
               (mine ? number != form::FrontRow::Opponents : number != form::FrontRow::Yours);
    default: break;
    }
    return (placesOf(speaker, place)[owner] & maskOf(at)) != 0;
}

// The column or the row that has been chosen, whatever has been spoken of since; nothing where none has.
const Named* chosenLine(const Speaker& speaker, Extent extent)
{
    for (const auto& named : speaker.named)
        if (speaker.script.op(named.node) == Op::TargetQuadrant && isQuadrant(named.quadrant) &&
            aimOf(speaker.script.number(named.node)).extent == extent)
            return &named;
    return nullptr;
}

// Where it stood when it was spoken of, though it may be back by now.
Quadrant whereWas(const GameState& state, const Target& it)
{
    if (state.card(it.card).visits != it.visits)
        for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
            if (left->first == it.card && left->second.visits == it.visits)
                return left->second.quadrant;
    return whereIs(state, it.card);
}

CardId firstOf(std::span<const Target> targets) { return targets.empty() ? noCard : targets.front().card; }

} // namespace

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

CardId Speaker::self() const
{
    const auto& card = state.card(source);
    return card.zone == Zone::Attached ? card.host : source;
}

bool describes(const Speaker& speaker, NodeId noun, CardId card)
{
    const auto& script = speaker.script;
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1))
        if (!passes(speaker, script.at(noun, 0), card))
            return false;
    if (script.op(noun) == Op::Those)
        return isHead(speaker, script.at(noun, 0), card) && passes(speaker, script.at(noun, 1), card);
    return isHead(speaker, noun, card);
}

bool isCalled(const Speaker& speaker, NodeId noun, CardId id)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto& facts = state.factsOf(id);
    const auto role = [&](NodeId type) {
        return static_cast<CardRole>(script.node(type).word) == facts.role && (!script.number(type) || facts.alone);
    };
    if (script.op(noun) == Op::Those)
        return isCalled(speaker, script.at(noun, 0), id) && isCardWith(script, script.at(noun, 1), facts);
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1)) {
        const auto adjective = script.op(script.at(noun, 0));
        const auto word = [&] { return script.node(script.at(script.at(noun, 0), 0)).word; };
        const bool is = (adjective == Op::NonLeader && !facts.alone) ||
                        (adjective == Op::IsSubtype && isOfSubtype(state, id, word())) ||
                        (adjective == Op::NotSubtype && !isOfSubtype(state, id, word())) ||
                        (adjective == Op::NonUnit && facts.role != CardRole::Unit) ||
                        (adjective == Op::Friendly && state.card(id).owner == speaker.seat) ||
                        (adjective == Op::Other && id != speaker.source);
        if (!is)
            return false;
    }
    switch (script.op(noun)) {
    case Op::Card: return true;
    case Op::OfType: return role(script.at(noun, 0));
    case Op::OfTypes: return role(script.at(noun, 0)) || role(script.at(noun, 1));
    case Op::OfSubtype: return isOfSubtype(state, id, script.node(script.at(noun, 0)).word);
    default: return false;
    }
}

// "Other Event cards".
static bool saysOther(const Script& script, NodeId noun)
{
    for (; script.op(noun) == Op::With; noun = script.at(noun, 1))
        if (script.op(script.at(noun, 0)) == Op::Other)
            return true;
    return false;
}

bool isPickable(const Speaker& speaker, NodeId pick, CardId id)
{
    const auto& script = speaker.script;
    if (script.op(pick) != Op::Pick)
        return true; // any card
    const auto noun = script.at(pick, 1);
    if (!isCalled(speaker, noun, id))
        return false;
    const bool another = script.number(pick) == form::Pick::Other;
    if ((another || saysOther(script, noun)) && isSpokenOf(speaker, pick, id))
        return false;
    const auto with = script.at(pick, 2);
    int cost = speaker.state.factsOf(id).cost; // with those that have been picked
    for (const auto& named : speaker.named)
        if (named.node == pick && named.target.card != id && named.target.card != noCard) {
            if (script.op(with) == Op::DifferentNames &&
                speaker.state.name(named.target.card) == speaker.state.name(id))
                return false;
            cost += speaker.state.factsOf(named.target.card).cost;
        }
    return isCardWith(script, with, speaker.state.factsOf(id)) &&
           (script.op(with) != Op::CombinedCostAtMost || cost <= script.number(script.at(with, 0)));
}

void eachCounted(const Speaker& speaker, NodeId cards, EachCard work)
{
    const auto op = speaker.script.op(cards);
    const auto& state = speaker.state;
    const auto pile = op == Op::PlayedNow ? std::span<const CardId>(state.player(speaker.seat).playedThisRound)
                      : op == Op::DestroyedNow
                          ? std::span<const CardId>(state.destroyedThisRound)
                          : state.pile(speaker.seat, op == Op::InHand ? Zone::Hand : Zone::Discard);
    if (op == Op::InDiscard && speaker.script.number(cards) == form::InDiscard::Opponents) { // opponents'
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat)
                for (const auto card : state.pile(seat, Zone::Discard))
                    if (isCalled(speaker, speaker.script.at(cards, 0), card))
                        work(card);
        return;
    }
    const bool different = op == Op::InDiscard &&
                           speaker.script.number(cards) == form::InDiscard::OfDifferentNames; // names
    std::vector<std::string_view> names;
    for (const auto card : pile)
        if (isCalled(speaker, speaker.script.at(cards, 0), card)) {
            if (different && std::ranges::find(names, std::string_view(state.name(card))) != names.end())
                continue;
            if (different)
                names.emplace_back(state.name(card));
            work(card);
        }
}

void eachGivenUp(const Speaker& speaker, int how, EachCard work)
{
    const auto& script = speaker.script;
    for (NodeId node = rootNode; node < script.nodes.size(); ++node) {
        const auto op = script.op(node);
        const bool sacrificed = how == form::SacrificedCost::Sacrificed;
        const bool theirs = op == Op::PlayerSacrifices && script.number(node) == form::PlayerSacrifices::Sacrifices &&
                            sacrificed;
        const bool gives = sacrificed ? theirs || op == Op::CostSacrifice || op == Op::Sacrifice
                           : how == form::SacrificedCost::Discarded
                               ? op == Op::CostDiscard || op == Op::DiscardOwn
                               : op == Op::CostRemoveCards || op == Op::RemoveCards;
        if (!gives)
            continue;
        const bool everyone = theirs && script.op(script.at(node, 0)) == Op::EachPlayer; // "the unit you sacrificed"
        for (const auto& named : speaker.named)
            if (named.node == script.at(node, theirs ? 1 : 0) && named.target.card != noCard &&
                !(everyone && speaker.state.card(named.target.card).owner != speaker.seat))
                work(named.target.card);
    }
}

int countedCards(const Speaker& speaker, NodeId cards)
{
    int count = 0;
    eachCounted(speaker, cards, [&](CardId) { ++count; });
    return count;
}

std::span<const Zone> zonesOf(const Script& script, NodeId noun)
{
    while (script.op(noun) == Op::With || script.op(noun) == Op::Those)
        noun = script.at(noun, script.op(noun) == Op::With ? 1 : 0);
    switch (script.op(noun)) {
    case Op::Unit:
    case Op::UnitToken:
    case Op::Leader: return std::span(inPlay).first(1);
    case Op::Asset: return std::span(inPlay).subspan(1, 1);
    case Op::Terrain: return std::span(inPlay).subspan(2, 1);
    case Op::Upgrade: return std::span(inPlay).subspan(3, 1);
    case Op::UnitOrAsset: return std::span(inPlay).first(2);
    default: return inPlay;
    }
}

namespace {

// What a choice asks beside its noun.
bool isOfChoice(const Speaker& speaker, const GroupChoice& choice, CardId card)
{
    return (!choice.ofYours || speaker.state.card(card).owner == speaker.seat) &&
           (!choice.another || !isSpokenOf(speaker, choice.group, card));
}

// A noun taken apart, for many cards: whose they are and where they are is known of all at once.
struct NounParts {
    NounParts(const Speaker& by, NodeId noun)
        : speaker(by)
        , zones(zonesOf(by.script, noun))
    {
        const auto& script = by.script;
        for (; script.op(noun) == Op::With && count < words.size(); noun = script.at(noun, 1))
            take(script.at(noun, 0));
        if (script.op(noun) == Op::Those && count < words.size()) {
            take(script.at(noun, 1));
            noun = script.at(noun, 0);
        }
        rest = noun;
        const auto op = script.op(noun);
        isOfZone = op == Op::Unit || op == Op::Asset || op == Op::Upgrade || op == Op::Terrain || op == Op::UnitOrAsset;
        if (op == Op::OfSubtype) {
            subtype = script.node(script.at(noun, 0)).word;
            other = script.number(noun) == form::OfSubtype::Either ? script.node(script.at(noun, 1)).word : subtype;
        }
    }
    void take(NodeId word)
    {
        const auto op = speaker.script.op(word);
        if (side == Op::None && (op == Op::Friendly || op == Op::Enemy))
            side = op;
        else if (!places && isOnePlace(word))
            places = placesOf(speaker, speaker.script.at(word, 0));
        else
            words[count++] = word;
    }
    // Where it is, is the same for every card that is asked about; a row is found sooner of each.
    [[nodiscard]] bool isOnePlace(NodeId word) const
    {
        const auto& script = speaker.script;
        const auto place = script.at(word, 0);
        const auto op = script.op(place);
        return script.op(word) == Op::At && script.number(word) != form::At::InEither && op != Op::QuadrantWith &&
               op != Op::FrontRow && op != Op::BackRow &&
               (op != Op::SameQuadrant || script.number(place) != form::SameQuadrant::Same);
    }
    [[nodiscard]] bool isOf(SeatIndex seat) const
    {
        return side == Op::None || (seat == speaker.seat) == (side == Op::Friendly);
    }
    [[nodiscard]] bool isThere(CardId id) const
    {
        const auto& card = speaker.state.card(id);
        return standsIn(speaker.state, *places, card.zone == Zone::Attached ? card.host : id);
    }
    [[nodiscard]] bool isOfKind(CardId card) const
    {
        if (isOfZone || subtype == 0)
            return isOfZone || describes(speaker, rest, card);
        return isOfSubtype(speaker.state, card, subtype) || isOfSubtype(speaker.state, card, other);
    }
    [[nodiscard]] bool is(CardId card) const // one of that side
    {
        return (!places || isThere(card)) && isOfKind(card) &&
               std::all_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count),
                   [&](NodeId word) { return passes(speaker, word, card); });
    }

    const Speaker& speaker;
    std::span<const Zone> zones;
    Op side = Op::None;
    std::optional<Places> places;
    std::array<NodeId, 6> words{}; // what does not fit is in the rest
    std::size_t count = 0;
    NodeId rest = 0;
    bool isOfZone = false;
    std::int16_t subtype = 0, other = 0; // one of these
};

// Those of one player alone, or of all.
template <class Work> void eachDescribed(const Speaker& speaker, NodeId noun, Work work, SeatIndex owner = noSeat)
{
    const NounParts parts(speaker, noun);
    const auto& players = speaker.state.players;
    for (SeatIndex seat = 0; seat < players.size(); ++seat)
        if (parts.isOf(seat) && (owner == noSeat || owner == seat))
            for (const auto zone : parts.zones)
                for (const auto card : players[seat].pile(zone))
                    if (parts.is(card))
                        work(card);
}

} // namespace

std::vector<CardId> meant(const Speaker& speaker, NodeId group)
{
    if (auto known = knownGroup(speaker, group))
        return *known;
    std::vector<CardId> cards;
    if (const auto choice = choiceOf(speaker, group))
        eachDescribed(speaker, choice->noun, [&](CardId card) {
            if (isOfChoice(speaker, *choice, card))
                cards.push_back(card);
        });
    return cards;
}

std::vector<CardId> described(const Speaker& speaker, NodeId noun, SeatIndex owner)
{
    std::vector<CardId> found;
    eachDescribed(
        speaker, noun, [&](CardId card) { found.push_back(card); }, owner);
    return found;
}

int describedCount(const Speaker& speaker, NodeId noun, SeatIndex owner)
{
    int count = 0;
    eachDescribed(
        speaker, noun, [&](CardId) { ++count; }, owner);
    return count;
}

// "The unit with the highest Attack": all that have as much.
static std::vector<CardId> extremes(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    const auto kind = script.number(group);
    auto cards = described(speaker, script.at(group, 0));
    if (const auto place = script.at(group, 1); place != 0) {
        const auto places = placesOf(speaker, place);
        std::erase_if(cards, [&](CardId id) { return !standsIn(state, places, id); });
    }
    const auto value = [&](CardId card) {
        switch (kind) {
        case form::Extreme::HighestAttack: return attackOf(state, card);
        case form::Extreme::LowestAttack: return -attackOf(state, card);
        case form::Extreme::HighestDefense: return defenseOf(state, card);
        case form::Extreme::LowestDefense: return -defenseOf(state, card);
        case form::Extreme::HighestCost: return int{state.factsOf(card).cost};
        default: return -int{state.factsOf(card).cost};
        }
    };
    int most = std::numeric_limits<int>::min();
    for (const auto card : cards)
        most = std::max(most, value(card));
    std::erase_if(cards, [&](CardId card) { return value(card) < most; });
    return cards;
}

// What bore the Upgrade and left play with it, where it lies since.
static CardId bearerThatLeft(const Speaker& speaker)
{
    const auto& state = speaker.state;
    const auto upgrade = std::ranges::find(state.leftAs, speaker.source, [](const auto& left) { return left.first; });
    if (upgrade == state.leftAs.end())
        return noCard;
    for (auto left = state.leftAs.begin(); left != upgrade; ++left) { // what is attached goes after its bearer
        const auto& now = state.card(left->first);
        if (left->first == upgrade->second.host && static_cast<std::uint8_t>(left->second.visits + 1) == now.visits)
            return isInPlay(now.zone) ? noCard : left->first;
    }
    return noCard;
}

// What an Upgrade is attached to, or was when it left for its own ability.
static CardId bearerOf(const Speaker& speaker)
{
    const auto& state = speaker.state;
    const auto host = state.card(speaker.source).host;
    if (host != noCard)
        return host;
    auto bore = state.process.source == speaker.source ? state.process.bore : Target{};
    if (const auto gone = bearerThatLeft(speaker); gone != noCard)
        return gone;
    for (const auto& [left, was] : state.leftAs)
        if (left == speaker.source && was.host != noCard)
            bore = {was.host, state.card(was.host).visits};
        else if (left == bore.card) // it has gone itself
            return noCard;
    const bool there = bore.card != noCard && state.card(bore.card).visits == bore.visits &&
                       isInPlay(state.card(bore.card).zone);
    return there ? bore.card : noCard;
}

namespace {

// Whether the card can be what such an "it" says.
bool canBeCalled(const Speaker& speaker, int which, CardId card)
{
    const auto role = speaker.state.factsOf(card).role;
    switch (which) {
    case form::It::ThatUnit:
    case form::It::ThoseUnits:
    case form::It::DestroyedUnit:
    case form::It::EvolvedUnit:
    case form::It::ChosenUnits: return role == CardRole::Unit;
    case form::It::ThatAsset: return role != CardRole::Unit; // "that Upgrade" of a price, too
    case form::It::ThatUpgrade: return role == CardRole::Upgrade;
    case form::It::ThatTerrain: return role == CardRole::Terrain;
    case form::It::ThatEnemyUnit:
    case form::It::ThatFriendlyUnit:
        return role == CardRole::Unit &&
               (speaker.state.card(card).owner != speaker.seat) == (which == form::It::ThatEnemyUnit);
    default: return true;
    }
}

// Whatever it is.
bool isItAlone(int which) { return which == form::It::It || which == form::It::ThatCard; }

// Where nobody has been named "it" is the card itself; "that unit" only of an Upgrade, which bears it.
bool canBeSelf(const Speaker& speaker, int which)
{
    return isItAlone(which) || (which == form::It::ThatUnit && speaker.self() != speaker.source);
}

bool isPlural(int which)
{
    return isAnyOfNumbers(
        which, {form::It::Them, form::It::ThoseUnits, form::It::They, form::It::EachOfThem, form::It::ChosenUnits});
}

} // namespace

std::vector<Target> meantBy(const Speaker& speaker, int which)
{
    std::vector<Target> now(speaker.it.begin(), speaker.it.end());
    if (speaker.spoken.empty() || isItAlone(which))
        return now;
    const auto fits = [&](const Target& target) {
        return target.card != noCard && canBeCalled(speaker, which, target.card);
    };
    // Those named together with the last that is so.
    const auto last = [&](auto&& isSo) {
        std::vector<Target> found;
        const auto end = std::find_if(speaker.spoken.rbegin(), speaker.spoken.rend(), isSo);
        for (const auto& spoken : speaker.spoken)
            if (end != speaker.spoken.rend() && spoken.together == end->together && fits(spoken.target))
                found.push_back(spoken.target);
        return found;
    };
    if (which == form::It::DestroyedUnit || which == form::It::EvolvedUnit) // what the text has waited for
        if (const auto& first = speaker.spoken.front(); first.together == 0 && fits(first.target))
            return {first.target};
    const bool named = which == form::It::ThatUnit || which == form::It::DestroyedUnit || isPlural(which);
    if (now.empty() && speaker.spoken.back().target.card == noCard && named)
        return now; // there was none
    if (isPlural(which) && now.size() < 2 && !speaker.spoken.back().several) {
        if (speaker.spoken.back().paid) { // all of the price
            now.clear();
            for (const auto& spoken : speaker.spoken)
                if (spoken.paid && fits(spoken.target))
                    now.push_back(spoken.target);
            return now;
        }
        if (auto several = last([&](const Spoken& spoken) { return spoken.several && fits(spoken.target); });
            !several.empty())
            return several;
    }
    std::erase_if(now, [&](const Target& target) { return !fits(target); });
    return now.empty() ? last([&](const Spoken& spoken) { return fits(spoken.target); }) : now;
}

std::optional<std::vector<CardId>> knownGroup(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto& state = speaker.state;
    const auto alone = [](CardId card) { return card == noCard ? std::vector<CardId>{} : std::vector<CardId>{card}; };
    switch (script.op(group)) {
    case Op::This: return alone(speaker.source);
    case Op::Host: return alone(bearerOf(speaker));
    case Op::It: {
        const int which = script.number(group);
        const bool sided = which == form::It::ThatEnemyUnit || which == form::It::ThatFriendlyUnit;
        const auto isOf = [&](CardId card) {
            return !sided || (state.card(card).owner != speaker.seat) == (which == form::It::ThatEnemyUnit);
        };
        if (speaker.it.empty() && !speaker.spoke && !sided)
            return alone(canBeSelf(speaker, which) ? speaker.self() : noCard);
        std::vector<CardId> cards;
        for (const auto& target : meantBy(speaker, which))
            if (state.card(target.card).visits == target.visits && isOf(target.card))
                cards.push_back(target.card);
        if (sided && cards.empty()) // of who attacks and who is attacked
            for (const auto card : {speaker.attacker, speaker.defender, speaker.destroyer})
                if (card != noCard && isOf(card) && isInPlay(state.card(card).zone))
                    return alone(card);
        return cards;
    }
    case Op::Attacker: return alone(speaker.attacker);
    case Op::Defender: return alone(speaker.defender);
    case Op::Destroyer: // of a unit alone
        return alone(script.number(group) == form::Destroyer::Unit && speaker.destroyer != noCard &&
                             state.factsOf(speaker.destroyer).role != CardRole::Unit
                         ? noCard
                         : speaker.destroyer);
    case Op::Each:
    case Op::Plural: return described(speaker, script.at(group, 0));
    case Op::Groups: {
        auto cards = knownGroup(speaker, script.at(group, 0));
        const auto more = knownGroup(speaker, script.at(group, 1));
        if (!cards || !more)
            return std::nullopt;
        for (const auto card : *more) // "this unit and friendly units …": once
            if (std::ranges::find(*cards, card) == cards->end())
                cards->push_back(card);
        return cards;
    }
    case Op::EachOfTheirs: {
        auto cards = described(speaker, script.at(group, 0));
        const auto named = std::ranges::find_if(speaker.named, [&](const Named& value) { return value.node == group; });
        std::erase_if(cards, [&](CardId card) {
            const auto owner = state.card(card).owner;
            return owner == speaker.seat || (named != speaker.named.end() && owner != named->seat);
        });
        return cards;
    }
    case Op::Extreme: { // among equals the player chooses
        auto cards = extremes(speaker, group);
        return cards.size() > 1 ? std::nullopt : std::optional(std::move(cards));
    }
    case Op::EachOfYours: return described(speaker, script.at(group, 0), speaker.seat);
    default: return std::nullopt;
    }
}

bool isTarget(const Script& script, NodeId group)
{
    return script.op(group) == Op::Target || ((script.op(group) == Op::UpTo || script.op(group) == Op::Another) &&
                                                 script.number(group) == form::Another::Target);
}

std::vector<CardId> namedFor(const Speaker& speaker, NodeId group)
{
    std::vector<CardId> cards;
    for (const auto& [node, target, seat, quadrant, value] : speaker.named)
        if (node == group && target.card != noCard && speaker.state.card(target.card).visits == target.visits)
            cards.push_back(target.card);
    return cards;
}

// Of a known group, or of what has been chosen.
CardId firstOfGroup(const Speaker& speaker, NodeId group)
{
    const auto cards = knownGroup(speaker, group).value_or(namedFor(speaker, group));
    return cards.empty() ? noCard : cards.front();
}

void eachKnown(const Speaker& speaker, NodeId group, EachCard work)
{
    const auto& script = speaker.script;
    switch (script.op(group)) {
    case Op::This: return work(speaker.source);
    case Op::Host:
        if (const auto bearer = bearerOf(speaker); bearer != noCard)
            work(bearer);
        return;
    case Op::Each:
    case Op::Plural: return eachDescribed(speaker, script.at(group, 0), work);
    case Op::EachOfYours: return eachDescribed(speaker, script.at(group, 0), work, speaker.seat);
    default:
        for (const auto card : knownGroup(speaker, group).value_or(std::vector<CardId>{}))
            work(card);
    }
}

bool inGroup(const Speaker& speaker, NodeId group, CardId card)
{
    if (const auto choice = choiceOf(speaker, group)) {
        if (const auto named = namedFor(speaker, group); speaker.script.op(group) == Op::Target && !named.empty())
            return std::ranges::find(named, card) != named.end();
        return describes(speaker, choice->noun, card) && isOfChoice(speaker, *choice, card);
    }
    const auto& script = speaker.script;
    const auto op = script.op(group);
    if (op == Op::This)
        return card == speaker.source;
    if (op == Op::Host)
        return card != noCard && card == bearerOf(speaker);
    if (op == Op::Each || op == Op::Plural)
        return describes(speaker, script.at(group, 0), card);
    if (op == Op::EachOfYours)
        return speaker.state.card(card).owner == speaker.seat && describes(speaker, script.at(group, 0), card);
    if (op == Op::Groups)
        return inGroup(speaker, script.at(group, 0), card) || inGroup(speaker, script.at(group, 1), card);
    const auto known = knownGroup(speaker, group);
    return known && std::find(known->begin(), known->end(), card) != known->end();
}

std::optional<GroupChoice> choiceOf(const Speaker& speaker, NodeId group)
{
    const auto& script = speaker.script;
    const auto counted = [&](bool upTo, bool yours) {
        const auto most = static_cast<std::size_t>(std::max(0, script.number(script.at(group, 0))));
        return GroupChoice{upTo ? std::size_t{0} : most, most, group, script.at(group, 1), yours, false};
    };
    switch (script.op(group)) {
    case Op::Target:
        return script.number(group) == form::Target::Several
                   ? counted(false, false)
                   : GroupChoice{1, 1, group, script.at(group, 0), false, false};
    case Op::Another:
        return GroupChoice{1, 1, group, script.at(group, 0), script.number(group) == form::Another::OfYours, true};
    case Op::Some:
        return script.number(group) == form::Some::Any ? GroupChoice{1, 1, group, script.at(group, 0), false, false}
                                                       : counted(false, false);
    case Op::OfYours: return counted(false, true);
    case Op::UpTo: {
        auto choice = counted(true, false);
        choice.least = script.number(group) == form::UpTo::OneAtLeast ? 1 : 0; // "one or two"
        return choice;
    }
    case Op::UpToOfYours: return counted(true, true);
    case Op::Extreme: return GroupChoice{1, 1, group, script.at(group, 0), false, false};
    case Op::OneOf: return GroupChoice{1, 1, group, group, false, false};
    case Op::AnyNumber:
        return GroupChoice{
            0, maxCardsInGame, group, script.at(group, 0), script.number(group) == form::AnyNumber::OfYours, false};
    default: return std::nullopt;
    }
}

NodeId targetBefore(const Speaker& speaker, NodeId another)
{
    const auto& script = speaker.script;
    if (script.op(another) != Op::Another || script.number(another) != form::Another::Target ||
        script.op(rootNode) == Op::Triggered)
        return 0;
    const auto says = [&](NodeId group, Op op) {
        for (auto node = group; node < script.endOf(group); ++node)
            if (script.op(node) == op)
                return true;
        return false;
    };
    for (NodeId node = rootNode; node < another; ++node)
        if (script.op(node) == Op::Target && says(node, Op::Friendly) == says(another, Op::Friendly) &&
            says(node, Op::Enemy) == says(another, Op::Enemy))
            return node;
    return 0;
}

// What opponents cannot choose: hidden until it acts, shielded.
bool mayChoose(const Speaker& speaker, const GroupChoice& choice, CardId id)
{
    const auto& state = speaker.state;
    const auto& card = state.card(id);
    const bool others = card.owner != speaker.seat;
    if (speaker.script.op(choice.group) == Op::Extreme) {
        const auto cards = extremes(speaker, choice.group);
        return std::ranges::find(cards, id) != cards.end();
    }
    if (speaker.script.op(choice.group) == Op::OneOf) // chosen already
        return describes(speaker, choice.noun, id);
    if (others && (card.is(CardFlag::Shielded) || isHidden(state, id)))
        return false;
    if (choice.ofYours && others)
        return false;
    const auto chosenFor = speaker.script.op(choice.group);
    const bool target = others || chosenFor == Op::Target ||
                        (speaker.script.number(choice.group) == form::UpTo::Target &&
                            (chosenFor == Op::UpTo || chosenFor == Op::Another)); // one's own can also be merely chosen
    if (id < state.held.size() &&
        ((target && state.held[id].noEventsAtAll && state.factsOf(speaker.source).role == CardRole::Event) ||
            (state.held[id].picky && cannotBeChosenBy(state, id, speaker.source))))
        return false;
    if (others && id < state.held.size()) {
        const auto& held = state.held[id];
        if (held.noAbilities && state.factsOf(speaker.source).role != CardRole::Event)
            return false;
        const auto root = speaker.script.op(rootNode);
        if (held.noActiveAim && (root == Op::Active || root == Op::ActiveIf))
            return false;
        if (held.noTexts || held.noEffects || (held.noEvents && state.factsOf(speaker.source).role == CardRole::Event))
            return false;
    }
    const bool second = targetBefore(speaker, choice.group) != 0;
    if (choice.another &&
        (second ? isOneTargetBefore(speaker, choice.group, id) : isSpokenOf(speaker, choice.group, id)))
        return false;
    return describes(speaker, choice.noun, id);
}

// "Adjacent to it": to where it stood, though it is gone.
static std::vector<CardId> meantOrGone(const Speaker& speaker, NodeId group)
{
    if (speaker.script.op(group) == Op::Target) {
        std::vector<CardId> chosen; // and not all that could have been
        for (const auto& named : speaker.named)
            if (named.node == group && named.target.card != noCard)
                chosen.push_back(named.target.card);
        if (!chosen.empty())
            return chosen;
    }
    auto cards = meant(speaker, group);
    if (cards.empty() && speaker.script.op(group) == Op::It && !speaker.it.empty())
        cards.push_back(speaker.it.front().card);
    return cards;
}

namespace {

QuadrantMask maskIn(Quadrant at) { return isQuadrant(at) ? maskOf(at) : QuadrantMask{0}; }

// The Quadrants a place names, found by a function an operation.
struct NamedPlace {
    const Speaker& speaker;
    NodeId place;
    const GameState& state = speaker.state;
    const Script& script = speaker.script;
    const Grid& grid = state.facts->grid;
    CardId self = speaker.self();
    CardId it = firstOf(speaker.it);
    int number = script.number(place);
    Places places{};

    template <Op operation> void find();

    void every(QuadrantMask own, QuadrantMask others)
    {
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = seat == speaker.seat ? own : others;
    }
    [[nodiscard]] CardId orSelf(CardId card) const { return card == noCard && !speaker.spoke ? self : card; }
    [[nodiscard]] QuadrantMask cardinal(Quadrant from) const
    {
        return isQuadrant(from) ? grid.cardinal[static_cast<std::size_t>(from)] : 0;
    }
    void sides(QuadrantMask row)
    {
        if (number == form::FrontRow::ThatPlayers) { // of the player named last
            if (speaker.player != noSeat)
                places[speaker.player] = row;
            return;
        }
        const bool own = number == form::FrontRow::Yours || number == form::FrontRow::OneOfYours;
        every(number == form::FrontRow::Opponents ? QuadrantMask{0} : row, own ? QuadrantMask{0} : row);
    }
    // A row is of one side, a column of all.
    void chosenPlace(const Named& named, Extent extent)
    {
        if (extent != Extent::Column || !isQuadrant(named.quadrant)) {
            const bool row = extent == Extent::Row && isQuadrant(named.quadrant);
            places[named.seat] = row ? rowOf(named.quadrant) : maskIn(named.quadrant);
            return;
        }
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = columnMask(columnOf(seat == named.seat ? named.quadrant : facing(named.quadrant)));
    }
    // What shares a border, and across the front the Quadrant of each opponent that corresponds (IX Territorial).
    void besides(SeatIndex seat, Quadrant from)
    {
        places[seat] |= cardinal(from);
        for (SeatIndex other = 0; other < state.players.size() && isFront(from); ++other)
            if (other != seat)
                places[other] |= maskOf(facing(from));
    }
};

#define PLACE(operation) template <> void NamedPlace::find<Op::operation>();
#include "model/engine/handlers.def"

template <> void NamedPlace::find<Op::Here>()
{
    if (const auto who = number == form::Here::Its ? orSelf(it) : self; who != noCard)
        places[state.card(who).owner] = maskIn(whereIs(state, who));
}

template <> void NamedPlace::find<Op::SameQuadrant>()
{
    const auto line = number == form::SameQuadrant::ThatColumn ? Extent::Column
                      : number == form::SameQuadrant::ThatRow  ? Extent::Row
                                                               : Extent::Quadrant;
    if (const auto* chosen = line != Extent::Quadrant ? chosenLine(speaker, line) : nullptr)
        chosenPlace(*chosen, line);
    else if (line != Extent::Quadrant && speaker.placeSeat != noSeat)
        chosenPlace({.seat = speaker.placeSeat, .quadrant = speaker.place}, line);
    else if (number == form::SameQuadrant::That && speaker.placeSeat != noSeat)
        places[speaker.placeSeat] = maskIn(speaker.place);
    else if (it != noCard)
        places[state.card(it).owner] = maskIn(whereIs(state, it));
}

template <> void NamedPlace::find<Op::ItsPlace>()
{
    if (const auto who = orSelf(it); who != noCard)
        places[state.card(who).owner] = maskIn(who == it ? whereWas(state, speaker.it.front()) : whereIs(state, who));
}

template <> void NamedPlace::find<Op::QuadrantWith>()
{
    if (const auto least = choiceOf(speaker, script.at(place, 0)); least && least->least > 1) { // so many of them
        std::vector<std::array<std::size_t, maxQuadrants>> there(state.players.size());
        for (const auto card : meant(speaker, script.at(place, 0)))
            if (const auto where = whereIs(state, card);
                isQuadrant(where) &&
                ++there[state.card(card).owner][static_cast<std::size_t>(indexOf(where))] == least->least)
                places[state.card(card).owner] |= maskOf(where);
        return;
    }
    find<Op::AdjacentTo>();
}

template <> void NamedPlace::find<Op::AdjacentTo>()
{
    if (script.op(place) == Op::AdjacentTo && script.op(script.at(place, 0)) == Op::It && it == noCard &&
        speaker.placeSeat != noSeat && isQuadrant(speaker.place))
        besides(speaker.placeSeat, speaker.place);
    for (const auto card : meantOrGone(speaker, script.at(place, 0))) {
        const auto seat = state.card(card).owner;
        const auto where = whereIs(state, card);
        if (!isQuadrant(where))
            continue;
        if (script.op(place) == Op::QuadrantWith)
            places[seat] |= maskOf(where);
        else if (script.op(place) == Op::AdjacentTo)
            besides(seat, where);
        else
            for (SeatIndex other = 0; other < state.players.size(); ++other)
                places[other] |= columnMask(columnOf(other == seat ? where : facing(where)));
    }
}

template <> void NamedPlace::find<Op::InColumnOf>() { find<Op::AdjacentTo>(); }

template <> void NamedPlace::find<Op::SameQuadrantAs>()
{
    if (const auto who = firstOfGroup(speaker, script.at(place, 0)); who != noCard) {
        auto where = whereIs(state, who);
        const auto of = script.op(script.at(place, 0));
        if (of == Op::Defender || of == Op::Attacker)
            for (const auto& [left, was] : state.leftAs) // where it was attacked, be it back since
                if (left == who && isQuadrant(was.quadrant))
                    where = was.quadrant;
        places[state.card(who).owner] = maskIn(where);
    } else if (script.op(script.at(place, 0)) != Op::Target)
        for (const auto one : meant(speaker, script.at(place, 0))) // "as one of your Leaders"
            places[state.card(one).owner] |= maskIn(whereIs(state, one));
}

template <> void NamedPlace::find<Op::AdjacentQuadrant>()
{
    const auto who = number == form::AdjacentQuadrant::Any && it != noCard ? it : self;
    if (it == noCard && speaker.placeSeat != noSeat && isQuadrant(speaker.place)) { // the Quadrant that was chosen
        besides(speaker.placeSeat, speaker.place);
    } else if (const auto from = whereIs(state, who); isQuadrant(from)) {
        if (number == form::AdjacentQuadrant::Any)
            besides(state.card(who).owner, from);
        else
            places[state.card(who).owner] = cardinal(from);
    }
}

template <> void NamedPlace::find<Op::ForwardQuadrant>()
{
    const bool across = number == form::ForwardQuadrant::Corresponding; // from either row
    const auto who = !across && number % 3 == 2 && it != noCard ? it : self;
    const auto from = whereIs(state, who);
    if (across) {
        for (SeatIndex seat = 0; isQuadrant(from) && seat < state.players.size(); ++seat)
            if (seat != state.card(who).owner)
                places[seat] = maskIn(facing(quadrantAt(columnOf(from))));
        return;
    }
    if (number >= form::ForwardQuadrant::BackOfThisQuadrant) { // backward
        if (isQuadrant(from))
            places[state.card(who).owner] = grid.behind(from);
        return;
    }
    for (SeatIndex seat = 0; isQuadrant(from) && seat < state.players.size(); ++seat)
        if ((seat == state.card(who).owner) != isFront(from))
            places[seat] = isFront(from) ? maskOf(facing(from)) : grid.ahead(from);
}

template <> void NamedPlace::find<Op::InColumn>()
{
    auto who = number == form::InColumn::Its ? orSelf(it) : self;
    if (who != noCard && !isQuadrant(whereIs(state, who)))
        who = self; // an Event that was played
    const auto where = who == noCard ? Quadrant::None : whereIs(state, who);
    if (!isQuadrant(where))
        return;
    const auto whose = state.card(who).owner;
    if (script.op(place) == Op::InRow)
        places[whose] = rowOf(where);
    else
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            places[seat] = columnMask(columnOf(seat == whose ? where : facing(where)));
}

template <> void NamedPlace::find<Op::InRow>() { find<Op::InColumn>(); }

// Of one's own side, or of each as its player sees it.
template <> void NamedPlace::find<Op::Spot>()
{
    constexpr std::array columns{columnMask(0), center, columnMask(boardWords - 1)};
    const auto at = static_cast<std::size_t>(number % form::Spot::FrontLeft);
    const auto one = (at < columns.size() ? frontRow : backRow) & columns[at % columns.size()];
    every(one, number < form::Spot::FrontLeft ? QuadrantMask{0} : one);
}

template <> void NamedPlace::find<Op::Flank>()
{
    const QuadrantMask columns = number % 2 == 0 && number != form::Flank::OpponentsCenter ? flanks : center;
    const bool all = number < form::Flank::YourFlanks;
    every(all || number != form::Flank::OpponentsCenter ? columns : QuadrantMask{0},
        all || number == form::Flank::OpponentsCenter ? columns : QuadrantMask{0});
}

template <> void NamedPlace::find<Op::FrontRow>() { sides(frontRow); }

template <> void NamedPlace::find<Op::BackRow>() { sides(backRow); }

template <> void NamedPlace::find<Op::TargetQuadrant>()
{
    for (const auto& named : speaker.named)
        if (named.node == place)
            chosenPlace(named, aimOf(number).extent);
}

template <> void NamedPlace::find<Op::FriendlyQuadrant>()
{
    const auto at = whereIs(state, self);
    if (number == form::FriendlyQuadrant::OfItsSide) {
        places.fill(wholeSide);
        return;
    }
    if (number >= form::FriendlyQuadrant::Empty) { // where no unit is
        places[speaker.seat] = number == form::FriendlyQuadrant::Empty ? wholeSide : backRow;
        for (const auto card : state.pile(speaker.seat, Zone::Field))
            places[speaker.seat] &= ~maskOf(state.card(card).quadrant);
        return;
    }
    places[speaker.seat] = number == form::FriendlyQuadrant::HereOrAdjacent ? maskIn(at) | cardinal(at)
                           : number == form::FriendlyQuadrant::EachAdjacent ? cardinal(at)
                           : number == form::FriendlyQuadrant::Any || number == form::FriendlyQuadrant::Other ||
                                   number == form::FriendlyQuadrant::Several ||
                                   number == form::FriendlyQuadrant::Different ||
                                   number == form::FriendlyQuadrant::EachOfAll
                               ? wholeSide
                           : number == form::FriendlyQuadrant::Front || number == form::FriendlyQuadrant::EachOfFront ||
                                   number == form::FriendlyQuadrant::SeveralOfFront ||
                                   number == form::FriendlyQuadrant::DifferentFront
                               ? frontRow
                               : backRow;
}

} // namespace

const QuadrantAim& aimOf(int form)
{
    using enum QuadrantAim::Side;
    static constexpr QuadrantAim aims[]{
        {Anyones},
        {Opponents},
        {Own},
        {Opponents, backRow},
        {Anyones, wholeSide, Extent::Row}, // by its middle
        {Own, frontRow, Extent::Column},   // by one's own part of it
        {Opponents, backRow, Extent::Row},
        {Opponents, frontRow, Extent::Row},
        {Own, frontRow},
        {Own, backRow},
        {Anyones, frontRow},
        {Anyones, backRow},
    };
    static_assert(std::size(aims) == form::TargetQuadrant::Back + 1);
    return aims[static_cast<std::size_t>(form)];
}

Places placesOf(const Speaker& speaker, NodeId place)
{
    static constexpr auto handlers = [] {
        std::array<void (NamedPlace::*)(), opCount> all{};
#define PLACE(operation) all[static_cast<std::size_t>(Op::operation)] = &NamedPlace::find<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    NamedPlace named{speaker, place};
    if (const auto handler = handlers[static_cast<std::size_t>(speaker.script.op(place))])
        (named.*handler)();
    for (auto& places : named.places) // that there are on this board
        places &= named.grid.places;
    return named.places;
}

} // namespace nexus::model
