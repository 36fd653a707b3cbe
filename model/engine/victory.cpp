#include "model/engine/victory.h"

#include <algorithm>

namespace nexus::model {

using namespace happened;

void Victory::checkMissions(SeatIndex seat)
{
    if (!m_state.facts->rules.missionsWin)
        return;
    const auto& missions = m_table.pile(seat, Zone::Missions);
    const bool all = !missions.empty() && std::all_of(missions.begin(), missions.end(),
                                              [&](CardId id) { return m_state.cards[id].is(CardFlag::Complete); });
    if (!all)
        return;
    m_state.stage = Stage::Over;
    m_state.winner = seat;
    m_state.declared = m_state.effect = {};
    m_state.chain.clear();
    m_table.tell(Won{}, seat);
}

bool Victory::completeMissions(bool roundEnds)
{
    if (!m_state.facts->textsPlay || m_state.stage == Stage::Over || m_state.round == 0)
        return false;
    bool any = false;
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        for (const auto card : m_table.pile(seat, Zone::Missions)) { // they stay there
            if (!m_table.tally.isMet(card, roundEnds))
                continue;
            m_state.cards[card].set(CardFlag::Complete);
            m_table.tell(MissionComplete{}, seat, card);
            checkMissions(seat);
            any = true;
        }
    return any;
}

void Victory::completeMissionsNow()
{
    m_table.holds.findAnewIfStale();
    completeMissions();
}

void Victory::checkFrontline()
{
    std::vector<int> held(m_state.players.size());
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat) {
        const auto side = sideOf(m_state, seat);
        held[seat] = static_cast<int>(
            std::count_if(side.units.begin(), side.units.begin() + boardWords, [](int units) { return units > 0; }));
    }
    const bool supreme = std::ranges::find(held, m_state.facts->rules.board.columns) != held.end();
    std::vector<SeatIndex> gone;
    for (SeatIndex seat = 0; supreme && seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out && held[seat] == 0) {
            m_table.tell(Eliminated{}, seat);
            m_state.players[seat].out = true;
            gone.push_back(seat);
        }
    if (!gone.empty() && !endIfDecided())
        for (const auto seat : gone)
            remove(seat);
}

// The cards of a player who left, out of all areas (VI).
void Victory::remove(SeatIndex seat)
{
    if (m_state.facts->someOnOthers)
        for (CardId id = 0; id < m_state.cards.size(); ++id) // others' Upgrades on them
            if (const auto& card = m_state.cards[id];
                card.zone == Zone::Attached && card.owner != seat && m_state.cards[card.host].owner == seat) {
                m_table.tell(LeftPlay{}, card.owner, id, card.host);
                m_table.put(id, Zone::Discard);
            }
    for (std::size_t zone = 0; zone < zoneCount; ++zone)
        while (static_cast<Zone>(zone) != Zone::Out && !m_state.players[seat].piles[zone].empty())
            m_table.put(m_state.players[seat].piles[zone].back(), Zone::Out);
    m_state.players[seat].points = 0;
}

bool Victory::endIfDecided()
{
    const int living = livingPlayers(m_state);
    if (living > 1 || (living == 1 && m_state.players.size() == 1))
        return false;
    m_state.stage = Stage::Over;
    m_state.winner = noSeat;
    m_state.declared = m_state.effect = {};
    m_state.process = {};
    m_state.suspended.clear();
    m_state.chain.clear();
    for (SeatIndex seat = 0; seat < m_state.players.size(); ++seat)
        if (!m_state.players[seat].out)
            m_state.winner = seat;
    if (m_state.winner != noSeat)
        m_table.tell(Won{}, m_state.winner);
    else
        m_table.tell(NobodyWon{});
    return true;
}

} // namespace nexus::model
