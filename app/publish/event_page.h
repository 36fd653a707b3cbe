// An event as one HTML file for a site or a phone in the hall: the pairings of the round that is played, standings, the
// results of all rounds, and lists and what was played where they may be seen. Nothing comes from elsewhere; without
// scripts it is plain tables, with them it finds a name. Of the players it says their names alone. The same event gives
// the same bytes.
#pragma once

#include "app/documents/list_reading.h"
#include "model/event/event_state.h"

#include <string>

namespace nexus::app {

struct EventPageOrder {
    const model::EventState& state;
    const ListReader& lists; // of the game of the event
    bool allLists = false;   // also before the event is over
};

struct EventPage {
    std::string bytes;
    std::size_t lists = 0;
};
// Lists are shown of the cut where the event has open lists, and of everybody once the last match of a cut is played.
[[nodiscard]] EventPage eventPage(const EventPageOrder& order);

} // namespace nexus::app
