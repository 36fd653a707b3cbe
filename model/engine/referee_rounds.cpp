#include "model/engine/referee.h"

#include "model/base/random.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr int maxFlips = 100'000; // beyond that no luck helps
constexpr std::uint64_t flipStream = 0x464c4950, shuffleStream = 0x53485546;

} // namespace

void Referee::shuffle(SeatIndex seat, Random& random) { random.shuffle(pile(seat, Zone::Deck)); }

// Every player reveals the top card; those tied for the lowest cost go on until one is lower than the others (III.B).
void Referee::flip(std::uint64_t seed)
{
    std::vector<Random> random;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        random.emplace_back(seed, flipStream + seat);
        shuffle(seat, random.back());
    }
    bool decided = true;
    int flips = 0;
    const auto winner = lowestReveal(random, decided, flips);
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        shuffle(seat, random[seat]);
        if (!m_state.players[seat].out)
            tell(HK::Shuffled, seat);
    }
    m_state.decides = decided ? winner : noSeat;
    m_state.stage = Stage::ChooseFirst;
    if (decided)
        tell(HK::Decides, winner, noCard, noCard, flips);
    else
        tell(HK::FlipUndecided, noSeat, noCard, noCard, flips);
}

SeatIndex Referee::lowestReveal(std::vector<Random>& random, bool& decided, int& flips)
{
    std::vector<SeatIndex> tied;
    std::vector<std::size_t> turned(m_state.players.size());
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out && (!pile(seat, Zone::Deck).empty() || livingPlayers(m_state) == 1))
            tied.push_back(seat);
    const auto costAt = [&](SeatIndex seat, std::size_t place) {
        const auto& deck = pile(seat, Zone::Deck);
        return static_cast<int>(m_state.factsOf(deck[deck.size() - 1 - place]).cost);
    };
    while (tied.size() > 1) {
        int low = costAt(tied[0], 0);
        bool alike = true;
        for (const auto seat : tied)
            for (std::size_t i = 0; i < pile(seat, Zone::Deck).size() && alike; ++i)
                alike = costAt(seat, i) == low;
        if (alike || flips >= maxFlips) {
            decided = false;
            return noSeat;
        }
        if (std::any_of(tied.begin(), tied.end(),
                [&](SeatIndex seat) { return turned[seat] == pile(seat, Zone::Deck).size(); }))
            for (const auto seat : tied) {
                shuffle(seat, random[seat]);
                turned[seat] = 0;
            }
        ++flips;
        low = costAt(tied[0], turned[tied[0]]);
        for (const auto seat : tied)
            low = std::min(low, costAt(seat, turned[seat]));
        std::vector<SeatIndex> still;
        for (const auto seat : tied) {
            const auto& deck = pile(seat, Zone::Deck);
            const auto card = deck[deck.size() - 1 - turned[seat]];
            const int cost = costAt(seat, turned[seat]++);
            tell(HK::Revealed, seat, card, noCard, flips, cost);
            if (cost == low)
                still.push_back(seat);
        }
        if (still.size() > 1)
            tell(HK::FlipTied, noSeat, noCard, noCard, flips, static_cast<int>(still.size()));
        tied = std::move(still);
    }
    decided = !tied.empty();
    return decided ? tied.front() : noSeat;
}

void Referee::readyAll(SeatIndex seat)
{
    for (const auto zone : {Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached})
        for (const auto id : pile(seat, zone)) {
            auto& card = m_state.cards[id];
            card.set(CardFlag::Blanked, false);
            card.set(CardFlag::Acted, false);
            card.set(CardFlag::Saved, false);
            card.set(CardFlag::Grown, false);
            if (card.is(CardFlag::StaysExhausted)) {
                card.set(CardFlag::StaysExhausted, false);
                tell(HK::StayedExhausted, seat, id);
            } else if (card.is(CardFlag::Exhausted)) {
                ready(id);
                tell(HK::Readied, seat, id);
            }
        }
}

// Start of Round 1.a, all players at once; b and c are the windows that follow (III.C.1).
void Referee::startRound()
{
    ++m_state.round;
    m_state.phase = 0;
    tell(HK::RoundBegan, noSeat, noCard, noCard, m_state.round);
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out) {
            readyAll(seat);
            m_state.players[seat].points = m_state.facts->seats[seat].income;
            tell(HK::Gained, seat, noCard, noCard, m_state.players[seat].points);
        }
    std::vector<SeatIndex> lost;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const int missing = m_state.facts->hand - static_cast<int>(pile(seat, Zone::Hand).size());
        if (!m_state.players[seat].out && !draw(seat, missing) && rules().emptyDeckLoses)
            lost.push_back(seat);
    }
    for (const auto seat : lost) {
        tell(HK::LostByDraw, seat);
        m_state.players[seat].out = true;
    }
    if (endIfDecided())
        return;
    for (const auto seat : lost)
        remove(seat);
    if (!isLiving(m_state, m_state.initiative))
        m_state.initiative = nextSeat(m_state, m_state.initiative);
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
    tell(HK::PhaseBegan, m_state.initiative, noCard, noCard, phase);
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
    tell(HK::PhaseEnded, next, noCard, noCard, m_state.phase);
    m_state.initiative = next;
    if (m_state.phase + 1U < rules().phases.size())
        beginPhase(static_cast<std::uint8_t>(m_state.phase + 1));
    else
        endRound();
}

void Referee::endRound()
{
    for (auto& card : m_state.cards) {
        card.roundAttack = card.roundDefense = 0;
        card.set(CardFlag::Shielded, false);
    }
    forgetWhoLeft();
    if (rules().frontlineWins)
        checkFrontline();
    if (m_state.stage == Stage::Over)
        return;
    if (!isLiving(m_state, m_state.initiative))
        m_state.initiative = nextSeat(m_state, m_state.initiative);
    startRound();
}

void Referee::checkFrontline()
{
    std::vector<int> held(m_state.players.size());
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const auto side = sideOf(m_state, seat);
        held[seat] = (side.units[0] > 0) + (side.units[1] > 0) + (side.units[2] > 0);
    }
    const bool supreme = std::any_of(held.begin(), held.end(), [](int front) { return front == 3; });
    std::vector<SeatIndex> gone;
    for (SeatIndex seat = 0; supreme && seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out && held[seat] == 0) {
            tell(HK::Eliminated, seat);
            m_state.players[seat].out = true;
            gone.push_back(seat);
        }
    if (!gone.empty() && !endIfDecided())
        for (const auto seat : gone)
            remove(seat);
}

void Referee::passTurn(SeatIndex seat)
{
    if (m_state.passed == 0)
        m_state.firstPassed = seat;
    m_state.passed = static_cast<std::uint8_t>(m_state.passed | (1U << seat));
    m_state.lastActed = seat;
    if ((m_state.passed & livingMask(m_state)) == livingMask(m_state))
        endPhase();
    else
        nextTurn();
}

void Referee::nextTurn()
{
    m_state.declared = {};
    m_state.stage = Stage::Turn;
    m_state.active = nextSeat(m_state, m_state.active);
}

// The cards of a player who left, out of all areas (VI).
void Referee::remove(SeatIndex seat)
{
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        while (static_cast<Zone>(zone) != Zone::Out && !m_state.players[seat].piles[zone].empty())
            put(m_state.players[seat].piles[zone].back(), Zone::Out);
    m_state.players[seat].points = 0;
}

bool Referee::endIfDecided()
{
    const int living = livingPlayers(m_state);
    if (living > 1 || (living == 1 && m_state.players.size() == 1))
        return false;
    m_state.stage = Stage::Over;
    m_state.winner = noSeat;
    m_state.declared = m_state.effect = {};
    m_state.chain.clear();
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out)
            m_state.winner = seat;
    if (m_state.winner != noSeat)
        tell(HK::Won, m_state.winner);
    else
        tell(HK::Drawn, noSeat);
    return true;
}

// Whoever leaves in the middle of things takes links, effects and the turn along.
void Referee::leave(SeatIndex seat)
{
    m_state.players[seat].out = true;
    if (endIfDecided())
        return;
    remove(seat);
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
    case Stage::Effect:
        if (m_state.effect.seat == seat)
            effectDone();
        break;
    default: break;
    }
}

void Referee::checkMissions(SeatIndex seat)
{
    if (!rules().missionsWin)
        return;
    const auto& missions = pile(seat, Zone::Missions);
    const bool all = !missions.empty() && std::all_of(missions.begin(), missions.end(),
                                              [&](CardId id) { return m_state.cards[id].is(CardFlag::Complete); });
    if (!all)
        return;
    m_state.stage = Stage::Over;
    m_state.winner = seat;
    m_state.declared = m_state.effect = {};
    m_state.chain.clear();
    tell(HK::Won, seat);
}

} // namespace nexus::model
