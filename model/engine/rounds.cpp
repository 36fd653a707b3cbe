#include "model/engine/rounds.h"

#include "model/engine/standing_texts.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

// Start of Round 1.a, all players at once; b and c are the windows that follow (III.C.1).
void Rounds::start()
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
    m_chain.open(Next::RoundTriggers, m_state.initiative);
}

void Rounds::readyAll(SeatIndex seat)
{
    for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached})
        for (const auto id : m_table.pile(seat, zone)) {
            auto& card = m_state.cards[id];
            using enum CardFlag;
            for (const auto flag : {Blanked, Acted, AttacksOn, Saved, Grown})
                card.set(flag, false);
            const bool stays = m_state.heldOf(id).staysTired && card.is(CardFlag::Exhausted);
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

// The abilities that wait for the start of the round, of all players and then of each.
void Rounds::openStart()
{
    for (SeatIndex seat = noSeat; m_state.facts->textsPlay && (seat == noSeat || seat < m_state.players.size()); ++seat)
        if (seat == noSeat || isLiving(m_state, seat))
            m_state.occurred.emplace_back(RoundBegan{m_state.round}, seat);
    m_table.occurred.note(bit(PlayEvent::RoundStart), {});
    m_chain.open(Next::FirstTurn, m_state.initiative);
}

// And those that wait for the Activation Sequence.
void Rounds::openSequence()
{
    if (!m_state.facts->someAwaitSequence)
        return beginPhase(0);
    m_state.occurred.emplace_back(RoundBegan{m_state.round});
    m_chain.open(Next::Sequence, m_state.initiative);
}

void Rounds::beginPhase(std::uint8_t phase)
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

void Rounds::pass(SeatIndex seat)
{
    if (m_state.passed == 0)
        m_state.firstPassed = seat;
    m_state.passed = static_cast<std::uint8_t>(m_state.passed | (1U << seat));
    m_state.lastActed = seat;
    ++m_state.players[seat].passesInARow;
    m_table.tell(Passed{}, seat);
    if (m_state.facts->someAwaitPasses)
        m_chain.open(Next::Passed, m_state.active);
    else
        goOnAfterPass();
}

void Rounds::goOnAfterPass()
{
    if (!endPhaseIfAllPassed())
        nextTurn();
}

void Rounds::nextTurn()
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

bool Rounds::endPhaseIfAllPassed()
{
    const auto living = livingMask(m_state);
    const bool all = (m_state.passed & living) == living;
    if (all)
        endPhase();
    return all;
}

void Rounds::endPhase()
{
    const bool first = rules().initiative == NextInitiative::FirstToPass;
    const bool last = m_state.phase + 1U >= rules().phases.size();
    const auto claimed = last ? std::exchange(m_state.claimed, noSeat) : noSeat;
    const auto next = isLiving(m_state, claimed) ? claimed : first ? m_state.firstPassed : leastDone();
    const auto acted = std::exchange(m_state.initiative, next);
    m_state.again = {};
    if (last) {
        m_state.next = Next::RoundEnd; // till the next round begins, who had it has it: see hasInitiative
        m_state.priority = acted;
        m_victory.completeMissionsNow();
        if (m_state.stage == Stage::Over)
            return;
    }
    m_table.tell(PhaseEnded{m_state.phase}, next);
    if (!last)
        beginPhase(static_cast<std::uint8_t>(m_state.phase + 1));
    else {
        carryOutDelayed(false);
        m_table.occurred.note(bit(PlayEvent::RoundEnd), {});
        m_chain.open(Next::RoundEnd, acted); // end-of-round abilities
    }
}

// Fewest cards, then fewest points, then the next clockwise from the last to act (2025-05 VII.B).
SeatIndex Rounds::leastDone() const
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

void Rounds::end()
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
    start();
}

// What texts have put off to the end of the round, or to the start of the next: no one is asked, and what it triggers
// comes with the abilities of that end.
void Rounds::carryOutDelayed(bool atStart)
{
    const auto due = std::ranges::stable_partition(
        m_state.delayed, [&](const Delayed& put) { return put.atStart != atStart; });
    const std::vector<Delayed> now(due.begin(), due.end());
    m_state.delayed.erase(due.begin(), due.end());
    for (const auto& [clause, start, meant] : now) {
        const auto* script = scriptOfEffect(m_state, clause.effect);
        if (!script || !isLiving(m_state, clause.effect.seat))
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
