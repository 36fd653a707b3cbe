// Reader of lists of players (resources/help/verify.md): a table of any form, a row a player, with what tells which
// list is theirs: a file's name, a deck code, a checksum, the deck, the table they play at, or the list itself. Columns
// by the one list of headings; Name is the player where others are of one and none says Player or Last Name.
#pragma once

#include "importers/import_problem.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

struct PlayerRow {
    std::size_t line = 0;
    std::string player, lastName, firstName, playerId, event, table; // `player`: both names in one
    std::string file, code, checksum, deck;
    std::string list; // the list itself, a code or the name of a file; of several lines where it is a list
    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

constexpr std::size_t maxPlayerBytes = 4U << 20U;
constexpr std::size_t maxPlayerRows = 10'000;

// Rows without a name and without a table are passed over. Refused as a whole: a cell that may not be shown, a table
// without players.
[[nodiscard]] ReadResult<std::vector<PlayerRow>> readPlayerTable(std::string_view bytes);
// Whether these are players and no cards: a table with their names, Name alone too, and no column that counts copies.
// Their rows are then read with Name as the player.
[[nodiscard]] bool isPlayerTable(std::string_view bytes);
[[nodiscard]] ReadResult<std::vector<PlayerRow>> readPlayersByName(std::string_view bytes);

} // namespace nexus::importers
