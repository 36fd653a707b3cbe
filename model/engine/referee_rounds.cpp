#include "model/engine/referee.h"
#include "model/engine/rule_check.h"
#include "model/engine/standing_texts.h"
#include "model/engine/text_choices.h"
#include "model/engine/text_triggers.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

namespace {

std::uint8_t without(std::uint8_t mask, SeatIndex seat) { return static_cast<std::uint8_t>(mask & ~(1U << seat)); }

} // namespace

void Referee::readyAll(SeatIndex seat)
{
    for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached})
        for (const auto id : m_table.pile(seat, zone)) {
            auto& card = m_state.cards[id];
            card.set(CardFlag::Blanked, false);
            card.set(CardFlag::Acted, false);
            card.set(CardFlag::AttacksOn, false);
            card.set(CardFlag::Saved, false);
            card.set(CardFlag::Grown, false);
            const bool stays = id < m_state.held.size() && m_state.held[id].staysTired && card.is(CardFlag::Exhausted);
            if (card.is(CardFlag::StaysExhausted) || stays) {
                card.set(CardFlag::StaysExhausted, false);
                m_table.tell(StayedExhausted{}, seat, id);
            } else if (card.is(CardFlag::Exhausted)) {
                m_table.ready(id);
                m_table.tell(card.is(CardFlag::Exhausted) ? Happening(StayedExhausted{}, seat, id)
                                                          : Happening(Readied{}, seat, id));
            }
        }
}

// Start of Round 1.a, all players at once; b and c are the windows that follow (III.C.1).
void Referee::startRound()
{
    ++m_state.round;
    m_state.phase = 0;
    m_state.next = Next::RoundTriggers;
    m_table.tell(RoundBegan{m_state.round});
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out) {
            readyAll(seat);
            m_state.players[seat].points = m_state.facts->seats[seat].income;
            m_table.tell(Gained{m_state.players[seat].points}, seat);
        }
    std::vector<SeatIndex> lost;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const int missing = handSizeOf(m_state, seat) - static_cast<int>(m_table.pile(seat, Zone::Hand).size());
        if (!m_state.players[seat].out && !m_table.draw(seat, missing) && rules().emptyDeckLoses)
            lost.push_back(seat);
    }
    for (const auto seat : lost) {
        m_table.tell(LostByDraw{}, seat);
        m_state.players[seat].out = true;
    }
    if (m_victory.endIfDecided())
        return;
    for (const auto seat : lost)
        m_victory.remove(seat);
    if (!isLiving(m_state, m_state.initiative))
        m_state.initiative = nextSeat(m_state, m_state.initiative);
    carryOutDelayed(true);
    openWindow(Next::RoundTriggers, m_state.initiative);
}

void Referee::beginPhase(std::uint8_t phase)
{
    m_state.phase = phase;
    m_state.stage = Stage::Turn;
    m_state.active = m_state.initiative;
    m_state.passed = 0;
    m_state.firstPassed = noSeat;
    for (auto& player : m_state.players)
        player.spent = player.counted = 0;
    m_table.tell(PhaseBegan{phase}, m_state.initiative);
}

// Fewest cards, then fewest points, then the next clockwise from the last to act (2025-05 VII.B).
SeatIndex Referee::leastDone() const
{
    SeatIndex best = noSeat;
    auto seat = m_state.lastActed == noSeat ? m_state.initiative : m_state.lastActed;
    for (std::size_t i = 0; i < m_state.players.size(); ++i) {
        seat = nextSeat(m_state, seat);
        const auto did = [&](SeatIndex s) { return std::pair(m_state.players[s].counted, m_state.players[s].spent); };
        if (best == noSeat || did(seat) < did(best))
            best = seat;
    }
    return best;
}

void Referee::endPhase()
{
    const bool first = rules().initiative == NextInitiative::FirstToPass;
    const auto next = first ? m_state.firstPassed : leastDone();
    const auto acted = std::exchange(m_state.initiative, next);
    m_state.again = {};
    if (m_state.phase + 1U >= rules().phases.size()) {
        m_state.next = Next::RoundEnd; // till the next round begins, who had it has it: see hasInitiative
        m_state.priority = acted;
        m_victory.completeMissionsNow();
        if (m_state.stage == Stage::Over)
            return;
    }
    m_table.tell(PhaseEnded{m_state.phase}, next);
    if (m_state.phase + 1U < rules().phases.size())
        beginPhase(static_cast<std::uint8_t>(m_state.phase + 1));
    else {
        carryOutDelayed(false);
        m_table.occurred.note(bit(PlayEvent::RoundEnd), {});
        openWindow(Next::RoundEnd, acted); // end-of-round abilities
    }
}

void Referee::endRound()
{
    m_victory.completeMissionsNow();
    const auto ended = std::erase_if(
        m_state.lasting, [&](const Lasting& lasting) { return lasting.untilRound <= m_state.round; });
    m_table.tally.countRoundEnd();
    m_victory.completeMissions(true);
    if (m_state.stage == Stage::Over)
        return;
    m_state.usedThisRound.clear();
    m_table.tally.forgetRound();
    m_state.costClauses.clear();
    for (auto& player : m_state.players) {
        player.playedThisRound.clear();
        player.usedActiveThisRound = player.evolvedThisRound = player.noMoreEvents = player.noMoreActives = false;
        player.noMoreUnits = false;
    }
    for (auto& card : m_state.cards) {
        card.roundAttack = card.roundDefense = 0;
        card.set(CardFlag::Shielded, false);
    }
    m_table.occurred.forgetWhoLeft();
    if (rules().frontlineWins)
        m_victory.checkFrontline();
    if (m_state.stage == Stage::Over)
        return;
    if (!isLiving(m_state, m_state.initiative))
        m_state.initiative = nextSeat(m_state, m_state.initiative);
    if (ended > 0) // who could not be readied till then is readied
        m_table.holds.findAnew();
    startRound();
}

void Referee::passTurn(SeatIndex seat)
{
    if (m_state.passed == 0)
        m_state.firstPassed = seat;
    m_state.passed = static_cast<std::uint8_t>(m_state.passed | (1U << seat));
    m_state.lastActed = seat;
    ++m_state.players[seat].passesInARow;
    m_table.tell(Passed{}, seat);
    if (m_state.facts->someAwaitPasses)
        openWindow(Next::Passed, m_state.active);
    else
        goOnAfterPass();
}

void Referee::goOnAfterPass()
{
    if ((m_state.passed & livingMask(m_state)) == livingMask(m_state))
        endPhase();
    else
        nextTurn();
}

void Referee::nextTurn()
{
    m_state.declared = {};
    m_state.stage = Stage::Turn;
    auto& again = m_state.again[m_state.active];
    const bool same = again > 0 && isLiving(m_state, m_state.active);
    if (again > 0)
        --again;
    if (!same)
        m_state.active = nextSeat(m_state, m_state.active);
}

// Whoever leaves in the middle of things takes links, effects and the turn along.
void Referee::leave(SeatIndex seat)
{
    m_state.players[seat].out = true;
    if (m_victory.endIfDecided())
        return;
    m_victory.remove(seat);
    const auto mask = static_cast<std::uint8_t>(1U << seat);
    const auto heir = nextSeat(m_state, seat);
    m_state.passed = static_cast<std::uint8_t>(m_state.passed & ~mask);
    if (m_state.firstPassed == seat)
        m_state.firstPassed = m_state.passed != 0 ? heir : noSeat;
    if (m_state.initiative == seat)
        m_state.initiative = heir;
    if (m_state.priority == seat)
        m_state.priority = heir;
    if (m_state.decides == seat)
        m_state.decides = heir;
    std::erase_if(m_state.chain, [&](const Effect& link) { return link.seat == seat; });
    std::erase_if(m_state.suspended, [&](const Suspended& waiting) { return waiting.effect.seat == seat; });
    if (m_state.declared.seat == seat)
        m_state.declared = {};
    const bool turn = m_state.active == seat;
    m_state.toAsk = static_cast<std::uint8_t>(m_state.toAsk & ~mask);
    switch (m_state.stage) {
    case Stage::Turn:
        if (turn) {
            nextTurn();
            if ((m_state.passed & livingMask(m_state)) == livingMask(m_state))
                endPhase();
        } else if (m_state.passed != 0 && (m_state.passed & livingMask(m_state)) == livingMask(m_state)) {
            endPhase();
        }
        break;
    case Stage::DeployMore:
    case Stage::JoinAttack:
    case Stage::FollowUp:
        if (turn) {
            m_state.passed = 0;
            m_state.firstPassed = noSeat;
            nextTurn();
        }
        break;
    case Stage::Triggers:
    case Stage::Response:
        if (m_state.asked == seat) {
            m_state.asked = heir;
            askOn();
        }
        break;
    case Stage::Choose:
    case Stage::Effect:
        if (m_state.process.naming == Naming::Declared ? m_state.process.seat == seat : m_state.effect.seat == seat) {
            const auto naming = std::exchange(m_state.process, {}).naming;
            m_state.stage = Stage::Effect;
            if (naming == Naming::None)
                effectDone();
            else if (naming == Naming::Declared)
                afterAction();
            else
                windowAgain(naming);
        } else if (m_state.stage == Stage::Choose && m_state.process.choice.seat == seat) { // by another's text
            const auto choice = std::exchange(m_state.process.choice, {});
            m_state.process.settled.push_back({.node = choice.node, .seat = choice.whose});
            m_state.stage = Stage::Effect;
            runText();
        }
        break;
    default: break;
    }
}

// Everyone may put triggered abilities on the chain, the Priority Player first (VII.A.1).
void Referee::openWindow(Next next, SeatIndex priority)
{
    m_state.next = next;
    if (next == Next::Declared)
        m_table.occurred.putOffPaid();
    if (m_state.windows == Windows::Never)
        return goOn(next);
    m_state.priority = isLiving(m_state, priority) ? priority : nextSeat(m_state, priority);
    m_state.toAsk = livingMask(m_state);
    askFrom(m_state.priority);
}

void Referee::askFrom(SeatIndex seat)
{
    m_state.stage = Stage::Triggers;
    m_state.asked = seat;
    askOn();
}

// Passes over players whose word is not needed, and closes the window after the last.
void Referee::askOn()
{
    const bool always = m_state.windows == Windows::Always;
    const RuleCheck rule(m_state); // nothing it asks about changes here
    while (m_state.toAsk != 0) {
        if (asksInTurns(m_state) && !m_state.chain.empty() && m_state.chain.front().seat != m_state.asked)
            return resolveChain();
        const bool waits = (m_state.toAsk >> m_state.asked) & 1U;
        if (waits && (always || rule.couldTrigger(m_state.asked)))
            return;
        m_state.toAsk = without(m_state.toAsk, m_state.asked);
        m_state.asked = nextSeat(m_state, m_state.asked);
    }
    closeTriggers();
}

void Referee::closeTriggers()
{
    const bool response = m_state.stage == Stage::Triggers && !firstLinkFirst(m_state);
    if (m_state.chain.empty()) {
        m_state.asked = noSeat;
        return goOn(m_state.next);
    }
    if (!response)
        return resolveChain();
    m_state.stage = Stage::Response;
    m_state.asked = m_state.priority;
    m_state.toAsk = livingMask(m_state);
    askOn();
}

void Referee::putLink(const Action& action)
{
    const auto& facts = m_state.factsOf(action.card);
    if (facts.role == CardRole::Event) {
        m_payments.takePoints(action.seat, costOf(m_state, action.card), TurnAction::Interrupt);
        m_payments.played(action.seat, action.card);
        m_table.put(action.card, Zone::Playing);
        if (m_state.facts->textsPlay) // to activate is to play (VIII)
            m_table.tell(EventPlayed{}, action.seat, action.card);
    } else {
        m_payments.takePoints(action.seat, 0, TurnAction::Interrupt);
    }
    Effect link{.kind = EffectKind::Link, .seat = action.seat, .card = action.card, .ability = action.ability};
    link.number = static_cast<std::uint8_t>(m_state.chain.empty() ? 1 : m_state.chain.back().number + 1);
    Past past(m_state);
    if (const auto cause = triggerOf(past, action.card, action.ability, action.target)) {
        link.cause = m_state.occurred[*cause];
        m_state.used.push_back({action.card, action.ability, static_cast<std::uint16_t>(*cause)});
        m_state.usedThisRound.push_back(m_state.used.back());
    }
    m_state.chain.push_back(link);
    m_table.tell(OnChain{.link = link.number, .ability = action.ability}, action.seat, action.card);
    nameLink(m_state.stage == Stage::Response ? Naming::Response : Naming::Trigger);
}

// A link has been put on the chain: a response is one alone.
void Referee::windowAgain(Naming of)
{
    m_state.effect = {};
    m_state.process = {};
    m_state.stage = of == Naming::Response ? Stage::Response : Stage::Triggers;
    if (of == Naming::Response)
        passPriority();
    else
        askOn();
}

void Referee::passPriority()
{
    m_state.toAsk = without(m_state.toAsk, m_state.asked);
    m_state.asked = nextSeat(m_state, m_state.asked);
    askOn();
}

// All targets that were named are gone or out of reach: the effect does nothing (VII.A.3).
bool Referee::isGone(const Effect& effect) const
{
    if (effect.targetCount == 0)
        return false;
    return std::none_of(effect.targets.begin(), effect.targets.begin() + effect.targetCount, [&](const Target& target) {
        const auto& card = m_state.cards[target.card];
        const bool others = card.owner != effect.seat;
        return isInPlay(card.zone) && card.visits == target.visits &&
               !(others && (card.is(CardFlag::Shielded) || isHidden(m_state, target.card)));
    });
}

void Referee::resolveChain()
{
    const bool turns = asksInTurns(m_state);
    m_state.asked = noSeat;
    if (!turns)
        m_state.toAsk = 0;
    while (!m_state.chain.empty()) {
        const auto at = firstLinkFirst(m_state) ? m_state.chain.begin() : m_state.chain.end() - 1;
        const Effect link = *at;
        m_state.chain.erase(at);
        if (!link.negated && !isGone(link)) {
            m_table.occurred.beginDeed();
            m_table.tellCard(Resolving{link.number}, link.card);
            m_state.effect = link;
            m_state.stage = Stage::Effect;
            (void)startText();
            return;
        }
        if (link.negated)
            m_table.tellCard(WasNegated{}, link.card);
        else
            m_table.tellCard(Fizzled{.link = link.number}, link.card);
        m_table.finishCard(link.card);
    }
    // In the earlier edition what the batch has triggered makes a new one; in the chain it is ignored.
    if (rules().triggers == TriggerOrder::Batches)
        return openWindow(m_state.next, m_state.priority);
    // Those who left wait for what they have paid for, and for the turn of their player.
    const bool waits = turns || (m_state.next == Next::Declared && !m_state.putOff.empty());
    if (!waits)
        m_table.occurred.forgetWhoLeft();
    if (turns)
        return askFrom(m_state.priority);
    goOn(m_state.next);
}

void Referee::effectDone()
{
    const auto effect = m_state.effect;
    const bool event = effect.card != noCard && m_state.factsOf(effect.card).role == CardRole::Event;
    if (event && !effect.negated && effect.kind != EffectKind::Copy)
        m_table.tell(EventDone{}, effect.seat, effect.card);
    m_state.effect = {};
    m_state.process = {};
    if (effect.card != noCard && !effect.negated && m_state.factsOf(effect.card).role == CardRole::Event)
        m_table.tally.count(Op::Resolved, effect.seat, effect.card);
    if (effect.card != noCard && effect.kind != EffectKind::Copy)
        m_table.finishCard(effect.card);
    if (!m_state.suspended.empty()) {
        m_state.effect = m_state.suspended.back().effect;
        m_state.process = std::move(m_state.suspended.back().process);
        m_state.suspended.pop_back();
        if (event)
            for (auto& meant : m_state.process.meant)
                if (meant.target.card == effect.card)
                    meant.target.visits = m_state.cards[effect.card].visits;
        if (event)
            for (auto& it : m_state.process.done) // "that card", wherever playing it has brought it
                if (it.card == effect.card)
                    it.visits = m_state.cards[it.card].visits;
        m_state.stage = Stage::Effect;
        return runText();
    }
    if (effect.kind == EffectKind::Link)
        return resolveChain();
    if (effect.kind == EffectKind::Mission)
        return openWindow(Next::SameTurn, m_state.active);
    afterAction();
}

void Referee::goOn(Next next)
{
    m_table.occurred.closeWindow(next == Next::Declared);
    if (m_state.facts->textsPlay && next == Next::RoundTriggers)
        for (SeatIndex seat = noSeat; seat == noSeat || seat < m_state.players.size(); ++seat) // of all, then of each
            if (seat == noSeat || isLiving(m_state, seat))
                m_state.occurred.emplace_back(RoundBegan{m_state.round}, seat);
    if (next == Next::RoundTriggers)
        m_table.occurred.note(bit(PlayEvent::RoundStart), {});
    switch (next) {
    case Next::RoundTriggers: return openWindow(Next::FirstTurn, m_state.initiative);
    case Next::FirstTurn:
        if (m_state.facts->someAwaitSequence) {
            m_state.occurred.emplace_back(RoundBegan{m_state.round});
            return openWindow(Next::Sequence, m_state.initiative);
        }
        return beginPhase(0);
    case Next::Sequence: return beginPhase(0);
    case Next::Declared: return performDeclared();
    case Next::NextTurn: m_table.occurred.forgetWhoLeft(); return nextTurn();
    case Next::Passed: m_table.occurred.forgetWhoLeft(); return goOnAfterPass();
    case Next::RoundEnd: return endRound();
    case Next::SameTurn:
        if (!isLiving(m_state, m_state.active)) // who used a mission has left
            return nextTurn();
        m_state.stage = Stage::Turn;
        return;
    }
}

} // namespace nexus::model
