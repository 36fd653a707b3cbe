// What was played at an event: the share of decks by domains, leaders and cards, and how each did.
#pragma once

#include "app/documents/list_reading.h"
#include "model/base/progress.h"
#include "model/event/win_share.h"

#include <optional>
#include <string>
#include <vector>

namespace nexus::app {

enum class PlayedKind { Domains, Leader, Card };

struct PlayedRow {
    PlayedKind kind{};
    std::string name; // "Physical, Psychic" of domains: all that the deck has; else the card
    double share = 0; // of the decks
    model::WinShare wins;
};
struct EventStats {
    int players = 0, decks = 0;
    std::vector<PlayedRow> rows; // by kind, the most played first
};

// Leaders are cards of a type of which a side has one a place (CardType::alone). Cards are those of sections that
// count.
[[nodiscard]] EventStats eventStats(const model::EventState& state, const ListReader& reader);
// Likewise; told after each list how many are counted of how many. Nothing where that stopped it.
[[nodiscard]] std::optional<EventStats> eventStats(
    const model::EventState& state, const ListReader& reader, const model::Progress& progress);
[[nodiscard]] const char* playedKindId(PlayedKind kind); // "domains", "leader", "card"
// A row a line, for a spreadsheet.
[[nodiscard]] std::string eventStatsCsv(const EventStats& stats);

} // namespace nexus::app
