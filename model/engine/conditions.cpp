// Whether what a text asks holds.
#include "model/engine/selection.h"

#include "model/abilities/term.h"
#include "model/engine/text_triggers.h"

#include <algorithm>
#include <array>
#include <bit>

namespace nexus::model {

// As a round ends, the initiative is still that of this round.
static bool hasInitiative(const GameState& state, SeatIndex seat)
{
    const bool ends = state.next == Next::RoundEnd;
    return seat == (ends ? state.priority : state.initiative);
}

namespace {

// A condition, and who asks it. What every condition may ask of cards and players, and a function an operation.
struct AskedCondition {
    const Speaker& speaker;
    NodeId condition;
    const GameState& state = speaker.state;
    const Script& script = speaker.script;

    template <Op operation> [[nodiscard]] bool is() const;

    [[nodiscard]] int number() const { return script.number(script.at(condition, 0)); }
    // Of "it" all; of "another friendly Beast" one.
    template <class Test> [[nodiscard]] bool all(Test test) const
    {
        const auto group = script.at(condition, 0);
        if (script.op(group) == Op::This)
            return test(speaker.source);
        const auto cards = meant(speaker, group);
        const auto choice = choiceOf(speaker, group);
        const auto fitting = static_cast<std::size_t>(std::count_if(cards.begin(), cards.end(), test));
        return fitting > 0 && fitting >= (choice ? choice->least : cards.size());
    }
    // Who has left is asked as it left.
    template <class Test> [[nodiscard]] bool allAsLeft(Test test) const
    {
        const auto group = script.at(condition, 0);
        const bool one = script.op(group) != Op::It || meantBy(speaker, group).size() == 1;
        const auto* left = one ? asItLeft(speaker, group) : nullptr;
        if (!left)
            return all([&](CardId card) { return static_cast<bool>(test(speaker, card)); });
        Past past(state);
        return static_cast<bool>(test(inState(past.with({left->first}), speaker), left->first));
    }
    template <class Test> [[nodiscard]] bool anOpponent(Test test) const
    {
        if (speaker.opponent != noSeat)
            return static_cast<bool>(test(speaker.opponent));
        for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
            if (seat != speaker.seat && isLiving(state, seat) && test(seat))
                return true;
        return false;
    }
    [[nodiscard]] std::vector<CardId> owned(SeatIndex seat, NodeId noun) const
    {
        return described(speaker, noun, seat);
    }
    [[nodiscard]] int hand(SeatIndex seat) const { return static_cast<int>(state.pile(seat, Zone::Hand).size()); }
    [[nodiscard]] bool playedEvent(SeatIndex seat) const
    {
        const auto& played = state.player(seat).playedThisRound;
        return std::any_of(
            played.begin(), played.end(), [&](CardId card) { return state.factsOf(card).role == CardRole::Event; });
    }
    [[nodiscard]] int mine(NodeId noun) const { return describedCount(speaker, noun, speaker.seat); }
};

#define CONDITION(operation) template <> bool AskedCondition::is<Op::operation>() const;
#include "model/engine/handlers.def"

template <> bool AskedCondition::is<Op::AllOf>() const
{
    return holds(speaker, script.at(condition, 0)) && holds(speaker, script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::AnyOf>() const
{
    return holds(speaker, script.at(condition, 0)) || holds(speaker, script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::IfThereAre>() const
{
    const int there = describedCount(speaker, script.at(condition, 1));
    return script.number(condition) == form::IfThereAre::Exactly ? there == number() : there >= number();
}

template <> bool AskedCondition::is<Op::IfSoManyIn>() const
{
    const auto places = placesOf(speaker, script.at(condition, 2));
    const auto cards = described(speaker, script.at(condition, 1));
    return std::ranges::count_if(cards, [&](CardId id) { return standsIn(state, places, id); }) >= number();
}

template <> bool AskedCondition::is<Op::IfIn>() const
{
    const auto places = placesOf(speaker, script.at(condition, 1));
    return allAsLeft([&](const Speaker& who, CardId id) { return standsIn(who.state, places, id); });
}

template <> bool AskedCondition::is<Op::IfHas>() const
{
    if (script.number(condition) == form::IfHas::AlreadyHad) // before the text did anything
        return all([&](CardId card) { return isAmong(speaker.had, state, card); });
    if (const auto whose = script.at(condition, 0);
        script.number(condition) == form::IfHas::Had && script.op(whose) == Op::It) { // wherever it is now
        const auto spoken = meantBy(speaker, whose);
        return !spoken.empty() && std::ranges::all_of(spoken, [&](const Target& it) {
            return std::ranges::find(speaker.had, it.card, &Target::card) != speaker.had.end();
        });
    }
    if (script.number(condition) == form::IfHas::Had)
        return all(
            [&](CardId card) { return std::ranges::find(speaker.had, card, &Target::card) != speaker.had.end(); });
    const auto& keyword = script.node(script.at(condition, 1));
    return allAsLeft([&](const Speaker& who, CardId card) { return hasKeyword(who.state, card, keyword); });
}

// What a card is can be read wherever it went.
template <> bool AskedCondition::is<Op::IfOf>() const
{
    if (const auto whose = script.at(condition, 0); script.op(whose) == Op::It)
        if (const auto spoken = meantBy(speaker, whose); !spoken.empty())
            return std::ranges::all_of(
                spoken, [&](const Target& it) { return passes(speaker, script.at(condition, 1), it.card); });
    return is<Op::IfIs>();
}

template <> bool AskedCondition::is<Op::IfIs>() const
{
    return allAsLeft([&](const Speaker& who, CardId card) { return passes(who, script.at(condition, 1), card); });
}

template <> bool AskedCondition::is<Op::IfControl>() const
{
    return script.number(condition) == form::IfControl::Exactly ? mine(script.at(condition, 1)) == number()
                                                                : mine(script.at(condition, 1)) >= number();
}

template <> bool AskedCondition::is<Op::IfTheyHaveNone>() const
{
    return anOpponent([&](SeatIndex seat) {
        return std::ranges::none_of(owned(seat, script.at(condition, 0)), [&](CardId card) {
            return isInRow(state.card(card).quadrant, script.number(condition) == form::IfTheyHaveNone::FrontRow);
        });
    });
}

template <> bool AskedCondition::is<Op::IfRound>() const { return state.round >= number(); }

template <> bool AskedCondition::is<Op::IfTheyPassed>() const
{
    return anOpponent([&](SeatIndex seat) { return state.player(seat).passesInARow >= number(); });
}

template <> bool AskedCondition::is<Op::IfFirst>() const
{
    return hasInitiative(state, speaker.seat) == (script.number(condition) == form::IfFirst::You);
}

template <> bool AskedCondition::is<Op::IfCompleted>() const
{
    const auto count = missionsCompleted(state, speaker.seat);
    return script.number(condition) == form::IfCompleted::AtLeast ? count >= number() : count == 0;
}

template <> bool AskedCondition::is<Op::IfUpgraded>() const
{
    return std::ranges::any_of(state.pile(speaker.seat, Zone::Field),
        [&](CardId card) { return static_cast<int>(upgradesOf(state, card).size()) >= number(); });
}

template <> bool AskedCondition::is<Op::IfControlNo>() const { return mine(script.at(condition, 0)) == 0; }

template <> bool AskedCondition::is<Op::IfControlA>() const
{
    const auto group = script.at(condition, 0);
    const auto choice = choiceOf(speaker, group);
    const auto cards = meant(speaker, group);
    const auto own = std::count_if(
        cards.begin(), cards.end(), [&](CardId card) { return state.card(card).owner == speaker.seat; });
    return choice && static_cast<std::size_t>(own) >= std::max<std::size_t>(1, choice->least);
}

template <> bool AskedCondition::is<Op::IfHandAtLeast>() const
{
    return script.number(condition) == form::IfHandAtLeast::AtMost ? hand(speaker.seat) <= number()
                                                                   : hand(speaker.seat) >= number();
}

template <> bool AskedCondition::is<Op::IfValue>() const
{
    const auto whose = script.at(script.at(condition, 0), 0);
    if (script.op(whose) == Op::It && script.node(whose).speaksOf != 0 &&
        meantBy(speaker, whose).empty()) // there is none
        return false;
    if (script.op(script.at(condition, 0)) == Op::SacrificedCost) {
        bool some = false; // else nothing has a cost
        eachGivenUp(speaker, script.number(script.at(condition, 0)), [&](CardId) { some = true; });
        if (!some)
            return false;
    }
    const int value = amountOf(speaker, script.at(condition, 0)), than = script.number(script.at(condition, 1));
    return script.number(condition) == form::IfValue::AtLeast ? value >= than : value <= than;
}

template <> bool AskedCondition::is<Op::IfHandMore>() const
{
    if (script.number(condition) == form::IfHandMore::MoreThanEach)
        return !anOpponent([&](SeatIndex seat) { return hand(seat) >= hand(speaker.seat); });
    if (script.number(condition) == form::IfHandMore::FewerThanEach)
        return !anOpponent([&](SeatIndex seat) { return hand(seat) <= hand(speaker.seat); });
    return anOpponent([&](SeatIndex seat) {
        const bool theirs = script.number(condition) == form::IfHandMore::OpponentMore;
        return theirs ? hand(seat) > hand(speaker.seat) : hand(speaker.seat) > hand(seat);
    });
}

template <> bool AskedCondition::is<Op::IfPoints>() const
{
    const auto points = [&](SeatIndex seat) { return int{state.player(seat).points}; };
    if (script.number(condition) == form::IfPoints::OpponentAtLeast)
        return anOpponent([&](SeatIndex seat) { return points(seat) >= number(); });
    return script.number(condition) == form::IfPoints::AtLeast ? points(speaker.seat) >= number()
                                                               : points(speaker.seat) <= number();
}

template <> bool AskedCondition::is<Op::IfCountersAmong>() const
{
    int count = 0;
    for (const auto card : described(speaker, script.at(condition, 2)))
        count += countersOf(state.card(card), bonusOf(script, script.at(condition, 1)));
    return count >= number();
}

template <> bool AskedCondition::is<Op::IfCombinedStat>() const
{
    int sum = 0;
    for (const auto card : meant(speaker, script.at(condition, 0)))
        sum += script.number(condition) == form::IfCombinedStat::Attack ? attackOf(state, card)
                                                                        : defenseOf(state, card);
    return sum >= script.number(script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::IfTheirHandAtLeast>() const
{
    return speaker.player != noSeat && hand(speaker.player) >= number();
}

template <> bool AskedCondition::is<Op::IfTheirHandAtMost>() const
{
    if (script.number(condition) == form::IfTheirHandAtMost::They)
        return speaker.player != noSeat && hand(speaker.player) <= number();
    return anOpponent([&](SeatIndex seat) { return hand(seat) <= number(); });
}

template <> bool AskedCondition::is<Op::IfTheyControlAtMost>() const
{
    return anOpponent(
        [&](SeatIndex seat) { return describedCount(speaker, script.at(condition, 1), seat) <= number(); });
}

template <> bool AskedCondition::is<Op::IfThereIs>() const
{
    const auto group = script.at(condition, 0);
    const auto choice = choiceOf(speaker, group);
    return choice && meant(speaker, group).size() >= std::max<std::size_t>(1, choice->least);
}

template <> bool AskedCondition::is<Op::IfThereIsNo>() const
{
    return describedCount(speaker, script.at(condition, 0)) == 0;
}

template <> bool AskedCondition::is<Op::IfMore>() const
{
    const auto noun = script.at(condition, 0);
    const int own = mine(noun);
    const auto theirs = [&](SeatIndex seat) { return describedCount(speaker, noun, seat); };
    switch (script.number(condition)) {
    case form::IfMore::FewerThanOne: return anOpponent([&](SeatIndex seat) { return theirs(seat) > own; });
    case form::IfMore::MoreThanEach: return !anOpponent([&](SeatIndex seat) { return theirs(seat) >= own; });
    case form::IfMore::FewerThanEach: return !anOpponent([&](SeatIndex seat) { return theirs(seat) <= own; });
    case form::IfMore::TheyMore: return speaker.player != noSeat && theirs(speaker.player) > own;
    case form::IfMore::MoreThanThey: return speaker.player != noSeat && theirs(speaker.player) < own;
    default: return anOpponent([&](SeatIndex seat) { return own > theirs(seat); });
    }
}

template <> bool AskedCondition::is<Op::IfAttacking>() const
{
    const auto& declared = state.declared;
    const auto begin = declared.attackers.begin(), end = begin + declared.attackerCount;
    const auto self = speaker.than != noCard ? speaker.than : speaker.self();
    return declared.kind == EffectKind::Attack && std::find(begin, end, Target{self, state.card(self).visits}) != end &&
           inGroup(speaker, script.at(condition, 0), declared.targets[0].card);
}

template <> bool AskedCondition::is<Op::IfSoManyHave>() const
{
    const auto cards = described(speaker, script.at(condition, 1));
    const auto& keyword = script.node(script.at(condition, 2));
    return std::ranges::count_if(cards, [&](CardId card) { return hasKeyword(state, card, keyword); }) >= number();
}

template <> bool AskedCondition::is<Op::IfControlAtMost>() const { return mine(script.at(condition, 1)) <= number(); }

template <> bool AskedCondition::is<Op::IfSoManyAre>() const
{
    const bool ofAll = script.op(condition) == Op::IfAllAre;
    const auto cards = described(speaker, script.at(condition, ofAll ? 0 : 1),
        script.number(condition) == form::IfSoManyAre::Yours ? speaker.seat : noSeat);
    const auto is = [&](CardId card) { return passes(speaker, script.at(condition, ofAll ? 1 : 2), card); };
    return ofAll ? !cards.empty() && std::ranges::all_of(cards, is) : std::ranges::count_if(cards, is) >= number();
}

template <> bool AskedCondition::is<Op::IfAllAre>() const { return is<Op::IfSoManyAre>(); }

template <> bool AskedCondition::is<Op::IfNot>() const { return !holds(speaker, script.at(condition, 0)); }

template <> bool AskedCondition::is<Op::IfNoneIn>() const
{
    const auto places = placesOf(speaker, script.at(condition, 1));
    return std::ranges::none_of(
        described(speaker, script.at(condition, 0)), [&](CardId id) { return standsIn(state, places, id); });
}

template <> bool AskedCondition::is<Op::IfInEach>() const
{
    std::array<int, maxQuadrants> in{};
    for (const auto card : owned(speaker.seat, script.at(condition, 0)))
        if (const auto at = state.card(card).quadrant; isQuadrant(at))
            ++in[static_cast<std::size_t>(at)];
    const auto of = script.number(condition);
    const bool several = of == form::IfInEach::SeveralFront || of == form::IfInEach::SeveralBack;
    const int wanted = several ? script.number(script.at(condition, 1)) : 1;
    const auto where = of == form::IfInEach::All                                           ? wholeSide
                       : of == form::IfInEach::Flanks                                      ? flanks
                       : of == form::IfInEach::Front || of == form::IfInEach::SeveralFront ? frontRow
                                                                                           : backRow;
    bool inEach = true;
    eachQuadrant(where & state.facts->grid.places,
        [&](Quadrant at) { inEach = inEach && in[static_cast<std::size_t>(at)] >= wanted; });
    return inEach;
}

template <> bool AskedCondition::is<Op::IfThereInQuadrants>() const
{
    Places in{};
    for (const auto card : described(speaker, script.at(condition, 0)))
        if (const auto at = state.card(card).quadrant; isQuadrant(at))
            in[state.card(card).owner] |= maskOf(at);
    int count = 0;
    for (const auto mask : in)
        count += std::popcount(mask);
    return count >= script.number(script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::IfLost>() const
{
    return std::ranges::count_if(state.destroyedThisRound, [&](CardId card) {
        return state.card(card).owner == speaker.seat && isCalled(speaker, script.at(condition, 1), card);
    }) >= number();
}

template <> bool AskedCondition::is<Op::IfNoneDestroyed>() const
{
    return std::ranges::none_of(state.destroyedThisRound, [&](CardId card) {
        return state.card(card).owner == speaker.seat && isCalled(speaker, script.at(condition, 0), card);
    });
}

template <> bool AskedCondition::is<Op::IfNoneTheirs>() const
{
    return !anOpponent([&](SeatIndex seat) { return describedCount(speaker, script.at(condition, 0), seat) > 0; });
}

template <> bool AskedCondition::is<Op::IfDomains>() const
{
    std::uint32_t domains = 0;
    for (const auto card : owned(speaker.seat, script.at(condition, 0)))
        if (const auto* scripts = state.scriptsOf(card))
            domains |= scripts->domains;
    return std::popcount(domains) >= script.number(script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::IfDestroyedSo>() const
{
    return std::ranges::any_of(speaker.done, [&](const Target& it) {
        return state.card(it.card).visits != it.visits &&
               std::ranges::find(state.destroyedThisRound, it.card) != state.destroyedThisRound.end();
    });
}

template <> bool AskedCondition::is<Op::IfSoManyDone>() const
{
    return std::ranges::count_if(speaker.done, [&](const Target& it) {
        const bool fell = script.number(condition) != form::IfSoManyDone::Destroyed || hasFallen(state, it);
        return fell && isCalled(speaker, script.at(condition, 1), it.card);
    }) >= number();
}

template <> bool AskedCondition::is<Op::IfNew>() const { return wasDeployedNow(state, speaker.self()); }

template <> bool AskedCondition::is<Op::IfDidNot>() const
{
    const auto& done = script.number(condition) % 2 == 0 ? state.attackedThisRound : state.movedThisRound;
    return all([&](CardId card) {
        return isAmong(done, state, card) == (script.number(condition) >= form::IfDidNot::Attacked);
    });
}

template <> bool AskedCondition::is<Op::IfDiscardAtLeast>() const
{
    if (script.number(condition) == form::IfDiscardAtLeast::Opponents)
        return anOpponent([&](SeatIndex seat) {
            return std::ranges::count_if(state.pile(seat, Zone::Discard),
                       [&](CardId card) { return isCalled(speaker, script.at(condition, 1), card); }) >= number();
        });
    return countedCards(speaker, script.at(condition, 1)) >= number();
}

template <> bool AskedCondition::is<Op::IfPlayedEvent>() const
{
    if (const auto form = script.number(condition);
        form == form::IfPlayedEvent::Another || form == form::IfPlayedEvent::AnotherDeployed) {
        const auto first = speaker.underway ? state.effect.cause.card : noCard; // what its ability waited for
        return std::ranges::any_of(state.player(speaker.seat).playedThisRound, [&](CardId card) {
            const bool deployed = state.factsOf(card).role != CardRole::Event;
            return card != speaker.source && card != first && (deployed || form == form::IfPlayedEvent::Another) &&
                   isCalled(speaker, script.at(condition, 0), card);
        });
    }
    if (script.number(condition) == form::IfPlayedEvent::Deployed) // how many were deployed
        return std::ranges::count_if(state.player(speaker.seat).playedThisRound, [&](CardId card) {
            return state.factsOf(card).role != CardRole::Event && isCalled(speaker, script.at(condition, 1), card);
        }) >= number();
    return playedEvent(speaker.seat) == (script.number(condition) == form::IfPlayedEvent::Played);
}

template <> bool AskedCondition::is<Op::IfAnyPlayedEvent>() const
{
    return playedEvent(speaker.seat) || anOpponent([&](SeatIndex seat) { return playedEvent(seat); });
}

template <> bool AskedCondition::is<Op::IfMarkers>() const
{
    if (const auto* left = asItLeft(speaker, script.at(condition, 2)); left) // what was on it
        return left->second.counters >= number();
    return std::ranges::any_of(meant(speaker, script.at(condition, 2)),
        [&](CardId card) { return markersOn(state, card, labelOf(script, script.at(condition, 1))) >= number(); });
}

template <> bool AskedCondition::is<Op::IfIsCard>() const
{
    if (script.number(condition) != form::IfIsCard::It) { // the one that was discarded or removed, whatever came after
        bool is = false;
        eachGivenUp(speaker, script.number(condition),
            [&](CardId card) { is = is || isCalled(speaker, script.at(condition, 0), card); });
        return is;
    }
    if (script.node(condition).speaksOf == 0) // "ready this unit. If it"
        return isCalled(speaker, script.at(condition, 0), speaker.self());
    const auto found = meantBy(speaker, condition);
    return !found.empty() && isCalled(speaker, script.at(condition, 0), found.front().card);
}

template <> bool AskedCondition::is<Op::IfInQuadrants>() const
{
    QuadrantMask in = 0;
    for (const auto card : owned(speaker.seat, script.at(condition, 0)))
        if (const auto at = state.card(card).quadrant; isQuadrant(at))
            in |= maskOf(at);
    return std::popcount(in) >= script.number(script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::HadTogether>() const
{
    for (std::size_t part = 0; part < 6; part += 2)
        if (mine(script.at(condition, part + 1)) < script.number(script.at(condition, part)))
            return false;
    return true;
}

template <> bool AskedCondition::is<Op::IfCombinedCost>() const
{
    int cost = 0;
    for (const auto card : owned(speaker.seat, script.at(condition, 0)))
        cost += state.factsOf(card).cost;
    return cost >= script.number(script.at(condition, 1));
}

template <> bool AskedCondition::is<Op::IfCombinedCostOf>() const
{
    int cost = 0;
    eachCounted(speaker, script.at(condition, 0), [&](CardId card) { cost += state.factsOf(card).cost; });
    return cost >= script.number(script.at(condition, 1));
}

} // namespace

bool holds(const Speaker& speaker, NodeId condition)
{
    static constexpr auto handlers = [] {
        std::array<bool (AskedCondition::*)() const, opCount> all{};
#define CONDITION(operation) all[static_cast<std::size_t>(Op::operation)] = &AskedCondition::is<Op::operation>;
#include "model/engine/handlers.def"
        return all;
    }();
    const auto handler = handlers[static_cast<std::size_t>(speaker.script.op(condition))];
    return handler && (AskedCondition{speaker, condition}.*handler)();
}

} // namespace nexus::model
