#include "model/engine/deed_tally.h"

#include "model/engine/selection.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

namespace {

// Of what "an opponent" has done, that of who has done it most often; 0 as `round`: in all rounds.
std::ptrdiff_t mostByOne(const GameState& state, const Deeds& done, std::uint16_t round)
{
    std::array<std::ptrdiff_t, maxSeats> by{};
    for (std::size_t i = 0; i < done.with.size(); ++i)
        by[state.card(done.with[i]).owner] += round == 0 || done.rounds[i] == round;
    return std::ranges::max(by);
}

// With the same card.
int mostWithOne(const Deeds& done)
{
    std::ptrdiff_t most = 0;
    for (const auto card : done.with)
        most = std::max(most, std::ranges::count(done.with, card));
    return static_cast<int>(most);
}

bool isOfOneOpponent(const Script& script, NodeId deed)
{
    return script.op(deed) == Op::OpponentsDiscarded &&
           isAnyOfNumbers(
               script.number(deed), {form::OpponentsDiscarded::OneOfThem, form::OpponentsDiscarded::OneOfThemFromHand});
}

// How often a deed was done; with different cards, or cards with different names, where the text says so.
int timesDone(const GameState& state, CardId mission, const Script& script, NodeId deed)
{
    for (const auto& done : state.deeds)
        if (done.mission == mission && done.deed == deed) {
            const auto op = script.op(deed);
            if (isOfOneOpponent(script, deed))
                return static_cast<int>(mostByOne(state, done, 0));
            if (op == Op::Did && script.number(deed) == form::Did::OneSurvived)
                return mostWithOne(done);
            const bool named = op == Op::Played || op == Op::Applied;
            const bool units = op == Op::Did && script.number(deed) == form::Did::AttackedWith;
            if (!units && (script.number(deed) != form::Played::DifferentNames || !named))
                return static_cast<int>(done.with.size());
            std::vector<std::string> different;
            for (const auto card : done.with)
                different.push_back(op == Op::Played ? state.name(card) : std::to_string(card));
            std::ranges::sort(different);
            return static_cast<int>(std::ranges::unique(different).begin() - different.begin());
        }
    return 0;
}

// How often the deed has to be done.
int timesWanted(const Script& script, NodeId deed)
{
    const auto op = script.op(deed);
    const std::size_t part = op == Op::TriggeredKeywords ? 2
                             : op == Op::Applied || op == Op::LostByOpponents ||
                                     (op == Op::Survived && script.number(deed) == form::Survived::Times)
                                 ? 1
                                 : 0;
    const bool counted = op != Op::Survived || script.number(deed) == form::Survived::Times;
    return counted ? std::max(1, script.number(script.at(deed, part))) : 1; // "played an Event card"
}

// In how many rounds it was done as often as it has to be.
int roundsDone(const Speaker& who, NodeId deed)
{
    int count = 0;
    for (const auto& done : who.state.deeds)
        if (done.mission == who.source && done.deed == deed)
            for (auto round = done.rounds.begin(); round != done.rounds.end(); ++round)
                count += std::find(done.rounds.begin(), round, *round) == round &&
                         std::ranges::count(done.rounds, *round) >= timesWanted(who.script, deed);
    return count;
}

// At the end of how many rounds in a row, this one the last, the condition held.
int roundsInARow(const Speaker& who, NodeId node)
{
    int count = 0;
    for (const auto& done : who.state.deeds)
        if (done.mission == who.source && done.deed == node)
            for (auto round = done.rounds.rbegin(); round != done.rounds.rend() && *round == who.state.round - count;
                 ++round)
                ++count;
    return count;
}

bool isDoneNow(const Speaker& who, NodeId deed)
{
    std::ptrdiff_t count = 0;
    for (const auto& done : who.state.deeds)
        if (done.mission == who.source && done.deed == deed)
            count += isOfOneOpponent(who.script, deed) ? mostByOne(who.state, done, who.state.round)
                                                       : std::ranges::count(done.rounds, who.state.round);
    return count >= timesWanted(who.script, deed);
}

// Whether a challenge is met: by the state of the game, or by what has been done.
bool isMet(const Speaker& who, NodeId node)
{
    const auto& script = who.script;
    const auto times = [&] { return timesDone(who.state, who.source, script, node); };
    switch (script.op(node)) {
    case Op::EveryDeed: return isMet(who, script.at(node, 0)) && isMet(who, script.at(node, 1));
    case Op::EitherDeed: return isMet(who, script.at(node, 0)) || isMet(who, script.at(node, 1));
    case Op::AllOf: return isMet(who, script.at(node, 0)) && isMet(who, script.at(node, 1));
    case Op::InOneRound: return roundsDone(who, script.at(node, 0)) > 0;
    case Op::InRounds: return roundsDone(who, script.at(node, 0)) >= script.number(script.at(node, 1));
    case Op::ThisRound: return isDoneNow(who, script.at(node, 0));
    case Op::InARow: return roundsInARow(who, node) >= script.number(script.at(node, 1));
    case Op::Did:
        if (script.number(node) == form::Did::CompletedMissions) // Missions, this one not among them
            return missionsCompleted(who.state, who.seat) - who.state.card(who.source).is(CardFlag::Complete) >=
                   timesWanted(script, node);
        [[fallthrough]];
    default: return isDeed(script.op(node)) ? times() >= timesWanted(script, node) : holds(who, node);
    }
}

// Of deeds that texts do: how many.
int doneBy(const Speaker& who, NodeId deed, const Happening& h)
{
    const auto& state = who.state;
    const auto& process = state.process;
    const auto doer = h.other != noCard ? state.card(h.other).owner : process.on ? process.seat : noSeat;
    const auto noun = who.script.at(deed, 1);
    const auto isMine = [&] { return doer == who.seat && describes(who, noun, h.card); };
    switch (who.script.number(deed)) {
    case form::Did::Suppressed: return h.is<Suppressed>() && isMine();
    case form::Did::Exhausted: return h.as<Tired>().byText && !h.as<Tired>().entering && isMine();
    case form::Did::Readied: return h.is<MadeReady>() && isMine();
    case form::Did::Created:
        return h.is<Deployed>() && h.seat == who.seat && state.card(h.card).is(CardFlag::Token) &&
               describes(who, noun, h.card);
    case form::Did::PutCounters: {
        const auto wanted = bonusOf(who.script, noun);
        const auto put = h.as<GotCounters>();
        if ((h.is<Grew>() ? h.seat : doer) != who.seat || !describes(who, who.script.at(deed, 2), h.card))
            return 0;
        if (h.is<Grew>()) // Adapt
            return h.as<Grew>().counters;
        const bool fits = (wanted.attack == 0 || put.attack > 0) && (wanted.defense == 0 || put.defense > 0);
        return fits ? std::max(put.attack, put.defense) : 0;
    }
    case form::Did::GainedPoints: return h.seat == who.seat ? h.as<GotPoints>().points : 0;
    case form::Did::Healed: return h.is<Healed>() && isMine() ? h.as<Healed>().impact : 0;
    case form::Did::InflictedImpact: return 0; // see countImpact
    case form::Did::ActivatedActives: {
        const auto* ability = abilityOf(state, h.card, h.as<AbilityUsed>().ability);
        return h.is<AbilityUsed>() && h.seat == who.seat && !(ability && ability->once);
    }
    case form::Did::SpentPoints: return h.seat == who.seat ? h.as<Paid>().points : 0;
    case form::Did::CompletedMissions: return 0; // see isMet
    case form::Did::Recovered: return h.is<Recovered>() && h.seat == who.seat && !h.as<Recovered>().intoPlay;
    case form::Did::PlayedFromDiscard:
        return h.is<EventPlayed>() && h.seat == who.seat && state.card(h.card).is(CardFlag::Recalled);
    case form::Did::PlayedCombinedCost:
        return h.is<EventPlayed>() && h.seat == who.seat ? int{state.factsOf(h.card).cost} : 0;
    case form::Did::WereSuppressed: return h.is<Suppressed>() && h.seat == who.seat && describes(who, noun, h.card);
    case form::Did::AttackedWith: // each once
        return h.is<AttackDeclared, Joined>() && h.seat == who.seat && describes(who, noun, h.card) &&
               std::ranges::count(state.attackedThisRound, h.card, &Target::card) == 1;
    case form::Did::SurvivedAttacks:
    case form::Did::OneSurvived: return h.seat == who.seat && hasSurvivedAttack(h) && describes(who, noun, h.card);
    case form::Did::CanceledEvents:
        return h.is<WasNegated>() && h.seat != who.seat && doer == who.seat &&
               state.factsOf(h.card).role == CardRole::Event;
    case form::Did::DrewOutside: return h.is<Drew>() && h.seat == who.seat && state.next != Next::RoundTriggers;
    default: return h.is<AttackDeclared, Joined>() && h.seat == who.seat && describes(who, noun, h.card);
    }
}

// How often what happened is the deed that the challenge counts.
bool isDoneByMe(const Speaker& who, const Happening& h)
{
    return h.other != noCard && who.state.card(h.other).owner == who.seat;
}

bool wasDiscarded(const Speaker& who, NodeId deed, const Happening& h)
{
    const auto& script = who.script;
    const bool mine = h.seat == who.seat, byMe = isDoneByMe(who, h);
    return mine == isAnyOfNumbers(script.number(deed),
                       {form::OpponentsDiscarded::FromYourHand, form::OpponentsDiscarded::YouDid}) &&
           isDiscardSaid(h, isAnyOfNumbers(script.number(deed), {form::OpponentsDiscarded::FromYourHand,
                                                                    form::OpponentsDiscarded::OneOfThemFromHand})) &&
           (script.number(deed) != form::OpponentsDiscarded::BecauseOfYou || byMe);
}

bool wasRemoved(const Speaker& who, NodeId deed, const Happening& h)
{
    using namespace form::RemovedCards;
    const int of = who.script.number(deed);
    const bool mine = h.seat == who.seat;
    const bool doer = isAnyOfNumbers(of, {Anyone, OwnedByOpponents}) || (of == Yours ? mine : isDoneByMe(who, h));
    const bool whose = isAnyOfNumbers(of, {You, Anyone, form::RemovedCards::Discarded}) || (of == Yours ? mine : !mine);
    const bool fromPile = h.as<RemovedFromGame>().how == Removal::FromDiscardPile ||
                          !isAnyOfNumbers(of, {OpponentsDiscarded, form::RemovedCards::Discarded});
    return h.is<RemovedFromGame>() && doer && whose && fromPile && !who.state.card(h.card).is(CardFlag::Token);
}

int deedsIn(const Speaker& who, NodeId deed, const Happening& h)
{
    const auto& state = who.state;
    const auto& script = who.script;
    const bool mine = h.seat == who.seat;
    if (script.op(deed) == Op::LookedAtHands)
        return mine && h.is<LookedAt>() && h.as<LookedAt>().whose != who.seat && h.as<LookedAt>().pile == Zone::Hand;
    if (script.op(deed) == Op::Did && (h.card != noCard || script.number(deed) == form::Did::GainedPoints ||
                                          script.number(deed) == form::Did::SpentPoints))
        return doneBy(who, deed, h);
    if (h.card == noCard)
        return 0;
    const bool byMe = isDoneByMe(who, h);
    const auto& card = state.card(h.card);
    const auto role = state.factsOf(h.card).role;
    const auto keyword = [&](std::size_t part) { return script.node(script.at(deed, part)).word; };
    switch (script.op(deed)) {
    case Op::Deployed:
        return mine && h.is<Deployed, Attached>() && !card.is(CardFlag::Token) &&
               isCalled(who, script.at(deed, 1), h.card);
    case Op::Played: return mine && h.is<EventPlayed>() && isCalled(who, script.at(deed, 1), h.card);
    case Op::Lost: return mine && h.is<Destroyed>() && describes(who, script.at(deed, 1), h.card);
    case Op::EnteredFrontRow:
        return mine && role == CardRole::Unit && isQuadrant(card.quadrant) && isFront(card.quadrant) &&
               h.is<Moved, FollowedUp, Deployed>();
    case Op::RemovedWith:
        return byMe && h.is<RemovedFromGame>() && describes(who, script.at(deed, 1), h.card) &&
               hasKeyword(state, h.card, script.node(script.at(deed, 2)));
    case Op::DestroyedThem:
        return byMe && h.is<Destroyed>() && describes(who, script.at(deed, 1), h.card) &&
               (script.number(deed) == form::DestroyedThem::Anyhow ||
                   (script.number(deed) == form::DestroyedThem::ByEvents
                           ? state.factsOf(h.other).role == CardRole::Event
                           : h.as<Destroyed>().inAttack && state.factsOf(h.other).role == CardRole::Unit));
    case Op::LostByOpponents:
        return (!mine || script.number(deed) == form::LostByOpponents::Counted) && h.is<Destroyed>() &&
               describes(who, script.at(deed, 0), h.card);
    case Op::OpponentsDiscarded: return wasDiscarded(who, deed, h);
    case Op::RemovedCards: return wasRemoved(who, deed, h);
    case Op::MovedUnits:
        return mine && h.is<Moved, FollowedUp>() &&
               (script.number(deed) == form::MovedUnits::Times || h.other == noCard || byMe);
    case Op::EvolvedUnits: return mine && h.is<Evolved>();
    case Op::ReturnedToHands:
        return (byMe || script.number(deed) == form::ReturnedToHands::Anyone) && h.is<ToHand>() &&
               describes(who, script.at(deed, 1), h.card);
    case Op::Targeted:
        return mine && h.is<AttackDeclared>() && state.card(h.other).owner != who.seat &&
               state.factsOf(h.other).role == CardRole::Unit;
    case Op::Applied:
        return byMe && h.is<GotState>() && static_cast<int>(h.as<GotState>().state) == keyword(0) &&
               role == CardRole::Unit;
    case Op::TriggeredKeyword:
    case Op::TriggeredKeywords: {
        const auto* ability = h.is<OnChain>() ? abilityOf(state, h.card, h.as<OnChain>().ability) : nullptr;
        const auto works = [&](std::int16_t word) {
            return word < 0 ? ability && static_cast<int>(ability->label) == -word : isWorkOf(h, word);
        };
        return mine && (works(keyword(script.op(deed) == Op::TriggeredKeyword ? 1 : 0)) || works(keyword(1)));
    }
    case Op::DestroyedBy:
        return byMe && h.is<Destroyed>() && describes(who, script.at(deed, 1), h.card) &&
               describes(who, script.at(deed, 2), h.other);
    case Op::Survived:
        return mine && h.is<Saved>() &&
               keyword(script.number(deed) == form::Survived::One ? 1 : 0) ==
                   static_cast<int>(Mechanic::SuppressedInstead) &&
               (script.number(deed) != form::Survived::One || describes(who, script.at(deed, 0), h.card));
    default: return 0;
    }
}

} // namespace

// For texts that ask what has been done in this round or in the game.
void DeedTally::count(const Happening& happening)
{
    const auto note = [&](std::vector<Target>& targets) {
        targets.push_back({happening.card, m_state.cards[happening.card].visits});
    };
    using enum HappeningKind;
    switch (happening.kind) {
    case AttackDeclared:
    case Joined: note(m_state.attackedThisRound); break;
    case Moved:
    case FollowedUp: note(m_state.movedThisRound); break;
    case Destroyed: m_state.destroyedThisRound.push_back(happening.card); break;
    case Discarded:
        if (isDiscardSaid(happening, false))
            m_state.discardedThisRound.push_back(happening.card);
        break;
    case Deployed:
    case Attached:
        if (const auto& played = m_state.players[m_state.cards[happening.card].owner].playedThisRound;
            !played.empty() && played.back() == happening.card)
            note(m_state.deployedThisRound);
        break;
    default: break;
    }
    add(
        happening.card, [&](const Speaker& who, NodeId node) { return deedsIn(who, node, happening); },
        bit(happening.kind));
}

void DeedTally::count(Op deed, SeatIndex seat, CardId card)
{
    add(card, [&](const Speaker& who, NodeId node) { return who.seat == seat && who.script.op(node) == deed; });
}

template <class DeedsIn> void DeedTally::add(CardId with, DeedsIn deedsIn, std::uint64_t kinds)
{
    for (const auto& [mission, ofKinds] : m_state.facts->counting) {
        const auto& card = m_state.cards[mission];
        if ((ofKinds & kinds) == 0 || card.zone != Zone::Missions || card.is(CardFlag::Complete))
            continue;
        const auto& scripts = *m_state.scriptsOf(mission);
        const auto& script = scripts.scripts[static_cast<std::size_t>(scripts.ofChallenge)];
        const Speaker who{.state = m_state, .script = script, .seat = card.owner, .source = mission};
        for (const auto node : scripts.deeds) {
            const int count = deedsIn(who, node);
            if (count <= 0)
                continue;
            auto it = std::ranges::find_if(
                m_state.deeds, [&](const Deeds& done) { return done.mission == mission && done.deed == node; });
            if (it == m_state.deeds.end())
                it = m_state.deeds.insert(it, {mission, node, {}, {}});
            it->with.insert(it->with.end(), static_cast<std::size_t>(count), with);
            it->rounds.insert(it->rounds.end(), static_cast<std::size_t>(count), m_state.round);
        }
    }
}

void DeedTally::countSacrifice(CardId card)
{
    add(card, [&](const Speaker& who, NodeId node) {
        return who.script.op(node) == Op::Sacrificed && who.seat == m_state.cards[card].owner &&
               describes(who, who.script.at(node, 1), card);
    });
}

// What has to hold at the end of several rounds, and does at the end of this one.
void DeedTally::countRoundEnd()
{
    add(noCard, [&](const Speaker& who, NodeId node) {
        return who.script.op(node) == Op::InARow && holds(who, who.script.at(node, 0));
    });
}

void DeedTally::countImpact(CardId card, int amount, CardId by)
{
    const auto doer = by != noCard ? m_state.cards[by].owner : m_state.process.on ? m_state.process.seat : noSeat;
    add(card, [&](const Speaker& who, NodeId node) {
        const bool counts = who.script.op(node) == Op::Did && who.script.number(node) == form::Did::InflictedImpact &&
                            who.seat == doer && describes(who, who.script.at(node, 1), card);
        return counts ? amount : 0;
    });
}

void DeedTally::forgetRound()
{
    m_state.attackedThisRound.clear();
    m_state.movedThisRound.clear();
    m_state.deployedThisRound.clear();
    m_state.destroyedThisRound.clear();
    m_state.discardedThisRound.clear();
}

bool DeedTally::isMet(CardId mission, bool roundEnds) const
{
    const auto* scripts = m_state.scriptsOf(mission);
    if (!scripts || scripts->ofChallenge == noScript || m_state.cards[mission].is(CardFlag::Complete))
        return false;
    const auto& script = scripts->scripts[static_cast<std::size_t>(scripts->ofChallenge)];
    const Speaker who{.state = m_state, .script = script, .seat = m_state.cards[mission].owner, .source = mission};
    return (script.op(rootNode) == Op::AtRoundEnd) == roundEnds && nexus::model::isMet(who, script.at(rootNode, 0));
}

} // namespace nexus::model
