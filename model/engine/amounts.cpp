// How much, which bonus, which keywords: what the words of a script come to.
#include "model/engine/selection.h"

#include "model/abilities/term.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace nexus::model {

// "Sacrifice a unit. Inflict Impact equal to its Attack …"
const LeftCard* asItLeft(const Speaker& speaker, NodeId group)
{
    const auto& state = speaker.state;
    if (state.leftAs.empty())
        return nullptr;
    const auto op = speaker.script.op(group);
    Target it;
    const auto spoken = op == Op::It ? meantBy(speaker, group) : std::vector<Target>();
    if (!spoken.empty())
        it = spoken.front();
    else if (const auto one = op == Op::This || op == Op::Host ? firstOfGroup(speaker, group) : noCard; one != noCard)
        it = {one, state.card(one).visits};
    if (it.card == noCard)
        return nullptr;
    // Or what was spoken of when it had left.
    const auto before = static_cast<std::uint8_t>(it.visits - 1);
    const bool hasGone = state.card(it.card).visits == it.visits && !isInPlay(state.card(it.card).zone);
    for (auto left = state.leftAs.rbegin(); left != state.leftAs.rend(); ++left)
        if (left->first == it.card && (left->second.visits == it.visits || (hasGone && left->second.visits == before)))
            return &*left;
    return nullptr;
}

// What is attached goes right after its bearer.
std::span<const LeftCard> wentWith(const GameState& state, const LeftCard& bearer)
{
    const auto from = static_cast<std::size_t>(&bearer - state.leftAs.data()) + 1;
    auto end = from;
    while (end < state.leftAs.size() && state.leftAs[end].second.host == bearer.first)
        ++end;
    return std::span(state.leftAs).subspan(from, end - from);
}

bool hasFallen(const GameState& state, const Target& it)
{
    return state.card(it.card).visits != it.visits &&
           std::ranges::find(state.destroyedThisRound, it.card) != state.destroyedThisRound.end();
}

// Whose Upgrades the noun describes, where that card has left.
static const LeftCard* bearerThatWas(const Speaker& speaker, NodeId noun)
{
    const auto& state = speaker.state;
    if (state.leftAs.empty())
        return nullptr;
    for (auto node = noun; node < speaker.script.endOf(noun); ++node)
        if (speaker.script.op(node) == Op::AttachedTo)
            return asItLeft(speaker, speaker.script.at(node, 0));
    return nullptr;
}

std::vector<CardId> describedAsLeft(const Speaker& speaker, NodeId noun)
{
    const auto* bearer = bearerThatWas(speaker, noun);
    if (!bearer)
        return described(speaker, noun);
    auto before = speaker.state; // with them
    before.cards[bearer->first] = bearer->second;
    for (const auto& [card, was] : wentWith(speaker.state, *bearer))
        if (was.zone == Zone::Attached) {
            before.cards[card] = was;
            before.players[was.owner].piles[static_cast<std::size_t>(Zone::Attached)].push_back(card);
        }
    const Target it{bearer->first, bearer->second.visits};
    auto then = inState(before, speaker);
    then.each = {&it, 1};
    return described(then, noun);
}

int countAsLeft(const Speaker& speaker, NodeId noun)
{
    return bearerThatWas(speaker, noun) ? static_cast<int>(describedAsLeft(speaker, noun).size())
                                        : describedCount(speaker, noun);
}

int missionsCompleted(const GameState& state, SeatIndex seat)
{
    return static_cast<int>(std::ranges::count_if(
        state.pile(seat, Zone::Missions), [&](CardId card) { return state.card(card).is(CardFlag::Complete); }));
}

namespace {

// "Its Attack", "its CP cost": of the first of a group, or of what it was when it left.
int strengthSaid(const Speaker& speaker, NodeId amount)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    const auto of = [&](auto&& value) {
        if (script.op(script.at(amount, 0)) == Op::Target)
            for (const auto& named : speaker.named)
                if (named.node == script.at(amount, 0) && named.target.card != noCard)
                    return value(named.target.card);
        const auto cards = knownGroup(speaker, script.at(amount, 0));
        return cards && !cards->empty() ? value(cards->front()) : 0;
    };
    // What is printed on it can be read wherever it went.
    const auto printed = [&](auto&& value) {
        const auto whose = script.at(amount, 0);
        const auto spoken = script.op(whose) == Op::It ? meantBy(speaker, whose) : std::vector<Target>();
        return spoken.empty() ? of([&](CardId card) { return value(state.factsOf(card)); })
                              : value(state.factsOf(spoken.front().card));
    };
    switch (script.op(amount)) {
    case Op::PrintedCost: return printed([](const CardFacts& facts) { return int{facts.cost}; });
    case Op::ItsAttack:
        if (const auto* left = asItLeft(speaker, script.at(amount, 0)))
            return std::max(0, state.factsOf(left->first).attack + left->second.attack + left->second.roundAttack);
        return of([&](CardId card) { return attackOf(state, card); });
    case Op::PrintedAttack: return printed([](const CardFacts& facts) { return int{facts.attack}; });
    case Op::ItsDefense:
        if (const auto* left = asItLeft(speaker, script.at(amount, 0)))
            return std::max(0, state.factsOf(left->first).defense + left->second.defense + left->second.roundDefense);
        return of([&](CardId card) { return defenseOf(state, card); });
    case Op::PrintedDefense: return printed([](const CardFacts& facts) { return int{facts.defense}; });
    case Op::PrintedSum: return printed([](const CardFacts& facts) { return facts.attack + facts.defense; });
    case Op::AtMost:
        return std::min(
            printed([](const CardFacts& facts) { return int{facts.cost}; }), script.number(script.at(amount, 1)));
    default: return 0;
    }
}

// "The highest Attack among your units"
int highestAmong(const Speaker& speaker, NodeId amount)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    int most = 0;
    for (const auto card : described(speaker, script.at(amount, 0)))
        most = std::max(most, script.number(amount) == form::HighestAmong::Attack    ? attackOf(state, card)
                              : script.number(amount) == form::HighestAmong::Defense ? defenseOf(state, card)
                                                                                     : int{state.factsOf(card).cost});
    return most;
}

// "For each opponent", "for each empty friendly Quadrant".
int opponentsOrQuadrants(const Speaker& speaker, int which)
{
    const auto& state = speaker.state;
    if (which == form::HowManyOf::Opponents)
        return livingPlayers(state) - 1;
    QuadrantMask held = 0;
    for (const auto unit : state.pile(speaker.seat, Zone::Field))
        held |= maskOf(state.card(unit).quadrant);
    const auto places = state.facts->grid.places;
    return std::popcount(which == form::HowManyOf::HeldQuadrants ? held & places : places & ~held);
}

// "For each +1/+1 counter on it", or on what it was when it left.
int countersAmong(const Speaker& speaker, NodeId amount)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    int count = 0;
    const auto group = script.at(amount, 1);
    const bool aimed = isTarget(script, group);
    for (const auto card : aimed ? namedFor(speaker, group) : meant(speaker, group)) {
        const auto* now = &state.card(card);
        for (const auto& [left, was] : state.leftAs)
            if (left == card && !isInPlay(state.card(card).zone))
                now = &was;
        if (script.op(amount) == Op::PerMarkers && script.number(amount) == form::PerMarkers::Impact)
            count += now->impact;
        else if (script.op(amount) == Op::PerCounters)
            count += countersOf(*now, bonusOf(script, script.at(amount, 0)));
        else
            count += now != &state.card(card) ? int{now->counters}
                                              : markersOn(state, card, labelOf(script, script.at(amount, 0)));
    }
    return count;
}

} // namespace

int amountOf(const Speaker& speaker, NodeId amount)
{
    const auto& state = speaker.state;
    const auto& script = speaker.script;
    switch (script.op(amount)) {
    case Op::Number:
    case Op::OneTarget: return script.number(amount);
    case Op::AmountX: return speaker.paid;
    case Op::UpToNumber: {
        const auto it = std::ranges::find(speaker.named, amount, &Named::node);
        return it == speaker.named.end() ? 0 : it->value;
    }
    case Op::Value: return amountOf(speaker, script.at(amount, 0));
    case Op::HowMany: return countAsLeft(speaker, script.at(amount, 0));
    case Op::HowManyCards: return countedCards(speaker, script.at(amount, 0));
    case Op::AtMostCards:
        return std::min(countedCards(speaker, script.at(amount, 0)), script.number(script.at(amount, 1)));
    case Op::ThatMany:
        return static_cast<int>(std::ranges::count_if(speaker.done, [&](const Target& target) {
            if (script.number(amount) == form::ThatMany::Destroyed && !hasFallen(state, target))
                return false;
            return script.number(amount) == form::ThatMany::MarkersRemoved ||
                   isCalled(speaker, script.at(amount, 0), target.card);
        }));
    case Op::AtMostDone: { // or for every so many
        const int done = amountOf(speaker, script.at(amount, 0)), number = script.number(script.at(amount, 1));
        return script.number(amount) == form::AtMostDone::Every ? done / std::max(1, number) : std::min(done, number);
    }
    case Op::Less: return std::max(0, amountOf(speaker, script.at(amount, 0)) - script.number(script.at(amount, 1)));
    case Op::HowManyMissions: return missionsCompleted(state, speaker.seat);
    case Op::HowManyOf: return opponentsOrQuadrants(speaker, script.number(amount));
    case Op::ImpactRemoved: return speaker.healed;
    case Op::Half:
        if (script.number(amount) == form::Half::Twice)
            return amountOf(speaker, script.at(amount, 0)) * 2;
        return (amountOf(speaker, script.at(amount, 0)) + script.number(amount)) / 2;
    case Op::PerUnit:
    case Op::PerCards: {
        const auto what = script.at(amount, 0);
        const int count = script.op(amount) == Op::PerUnit ? countAsLeft(speaker, what) : countedCards(speaker, what);
        const int other = script.number(script.at(amount, 1));
        return script.number(amount) == form::PerUnit::AtMost  ? std::min(count, other)
               : script.number(amount) == form::PerUnit::Every ? count / std::max(1, other)
                                                               : count;
    }
    case Op::SacrificedCost: {
        int cost = 0;
        eachGivenUp(speaker, script.number(amount), [&](CardId card) { cost += state.factsOf(card).cost; });
        return cost;
    }
    case Op::AtMostUnits:
        return std::min(countAsLeft(speaker, script.at(amount, 0)), script.number(script.at(amount, 1)));
    case Op::HighestAmong: return highestAmong(speaker, amount);
    case Op::PerCounters:
    case Op::PerMarkers: return countersAmong(speaker, amount);
    default: return strengthSaid(speaker, amount);
    }
}

std::int16_t labelOf(const Script& script, NodeId marker) { return script.node(script.at(marker, 0)).word; }

int countersOf(const CardState& card, Bonus bonus)
{
    const auto of = [](int has, int each) { return each == 0 ? std::numeric_limits<int>::max() : has / each; };
    return std::max(0, std::min(of(card.attack, bonus.attack), of(card.defense, bonus.defense)));
}

Bonus bonusOf(const Script& script, NodeId bonus)
{
    const auto first = script.number(script.at(bonus, 0));
    switch (script.op(bonus)) {
    case Op::AttackBonus: return {first, 0};
    case Op::DefenseBonus: return {0, first};
    case Op::BothBonus: return {first, script.number(script.at(bonus, 1))};
    default: return {};
    }
}

std::uint8_t sizeSaid(const Script& script, NodeId keywords)
{
    if (script.op(keywords) == Op::BothKeywords)
        return std::max(sizeSaid(script, script.at(keywords, 0)), sizeSaid(script, script.at(keywords, 1)));
    const auto& node = script.node(keywords);
    const bool size = node.op == Op::Keyword && static_cast<Mechanic>(node.word) == Mechanic::Size;
    return size ? static_cast<std::uint8_t>(node.number) : std::uint8_t{0};
}

Mechanics keywordsOf(const Script& script, NodeId keywords)
{
    if (script.op(keywords) == Op::BothKeywords)
        return keywordsOf(script, script.at(keywords, 0)) | keywordsOf(script, script.at(keywords, 1));
    return script.op(keywords) == Op::Keyword && script.node(keywords).word > 0
               ? bit(static_cast<Mechanic>(script.node(keywords).word))
               : Mechanics{0};
}

bool isBare(const GameState& state, CardId card)
{
    const auto lost = state.card(card).lost | state.heldOf(card).lost;
    return (lost & allKeywords) == allKeywords;
}

std::int8_t rangeSaid(const GameState& state, const Script& script, NodeId node)
{
    const auto farthest = static_cast<int>(state.facts->ranges.size()) - 1;
    const auto number = script.number(node);
    return static_cast<std::int8_t>(number == form::RangeIs::Far   ? farthest
                                    : number == form::RangeIs::Mid ? std::min(1, farthest)
                                                                   : 0);
}

Held grantOf(const Script& script, NodeId keywords)
{
    if (script.op(keywords) == Op::BothKeywords) { // each with its number
        auto both = grantOf(script, script.at(keywords, 0));
        addTo(both, grantOf(script, script.at(keywords, 1)));
        return both;
    }
    Held held{.granted = keywordsOf(script, keywords)};
    const auto& node = script.node(keywords);
    if (node.op == Op::Keyword && static_cast<Mechanic>(node.word) == Mechanic::GrowsWhenAttacked)
        held.adapt = static_cast<std::int8_t>(node.number);
    return held;
}

Held shelterFrom(int by)
{
    using namespace form::CannotBeTargeted;
    Held held;
    held.noEvents = by == OpponentsEvents || by == OpponentsEither;
    held.noTexts = by == OpponentsEither || by == Opponents;
    held.noEventsAtAll = by == Events;
    held.noAttacks = by == EnemyAttacks || by == Opponents;
    held.noAttacksAtAll = by == Attacks;
    held.noAbilities = by == OpponentsAbilities;
    held.noActiveAim = by == OpponentsActives;
    return held;
}

Held prohibition(const Script& script, NodeId deed)
{
    if (script.op(deed) == Op::ToBeTargeted)
        return shelterFrom(script.number(deed));
    const auto op = script.op(deed);
    Held held;
    if (op == Op::ToAttack || op == Op::ToAttackOrUse)
        held.granted = bit(Mechanic::CannotAttack);
    held.noActives = op == Op::ToUseActives || op == Op::ToAttackOrUse;
    held.noTiringUse = op == Op::ToUseExhausts;
    held.noMove = op == Op::ToMove;
    held.noMoveAction = op == Op::ToTakeMoves;
    held.noTiring = op == Op::ToBeExhausted;
    held.noForward = op == Op::ToMoveForward;
    held.noPush = op == Op::ToBePushed;
    held.noReturn = op == Op::ToBeReturned && script.number(deed) == form::ToBeReturned::Anyhow;
    held.noPull = op == Op::ToBeReturned && script.number(deed) == form::ToBeReturned::ByOpponents;
    held.noDestruction = op == Op::ToBeDestroyed && script.number(deed) == form::ToBeDestroyed::Anyhow;
    held.noFall = op == Op::ToBeDestroyed && script.number(deed) == form::ToBeDestroyed::ByAttacks;
    held.noImpactFall = op == Op::ToBeDestroyed && script.number(deed) == form::ToBeDestroyed::ByImpact;
    held.noGrowth = op == Op::ToGrow;
    held.noCover = op == Op::ToBeCovered;
    held.noEffects = op == Op::ToBeAffected;
    held.noSuppression = op == Op::ToBeSuppressed && script.number(deed) == form::ToBeSuppressed::Anyhow;
    held.noBeating = op == Op::ToBeSuppressed && script.number(deed) == form::ToBeSuppressed::ByAttacks;
    held.noEnemyBeating = op == Op::ToBeSuppressed && script.number(deed) == form::ToBeSuppressed::ByEnemyAttacks;
    held.lessImpact = op == Op::ToGetImpact ? noImpact : std::int8_t{0};
    held.noHealing = op == Op::ToBeHealed;
    held.noReadying = op == Op::ToBeReadied && script.number(deed) == form::ToBeReadied::Anyhow;
    held.noReadyByText = op == Op::ToBeReadied && script.number(deed) == form::ToBeReadied::ByEffects;
    if (op == Op::ToGain)
        held.immune = keywordsOf(script, script.at(deed, 0));
    if (op == Op::ToEither || op == Op::ToAll)
        for (std::size_t i = 0; i < script.node(deed).count; ++i)
            addTo(held, prohibition(script, script.at(deed, i)));
    return held;
}

} // namespace nexus::model
