#include "model/engine/reminders.h"

namespace nexus::model {

std::vector<Reminder> remindersOf(const GameState& state, PlayEvent event)
{
    std::vector<Reminder> found;
    if (event != PlayEvent::RoundStart && event != PlayEvent::RoundEnd)
        return found;
    for (SeatIndex seat = 0; seat < state.players.size(); ++seat)
        for (const auto zone : {Zone::Missions, Zone::Field, Zone::Loadout, Zone::Terrain, Zone::Attached})
            for (const auto id : state.pile(seat, zone)) {
                const auto& words = state.wordsOf(id);
                if (!state.card(id).is(CardFlag::Blanked))
                    for (const auto& text : event == PlayEvent::RoundStart ? words.roundStart : words.roundEnd)
                        found.push_back({id, text});
            }
    return found;
}

bool passEndsRound(const GameState& state)
{
    const auto living = livingMask(state);
    return state.stage == Stage::Turn && state.phase + 1U >= state.facts->rules.phases.size() &&
           ((state.passed | (1U << state.active)) & living) == living;
}

} // namespace nexus::model
