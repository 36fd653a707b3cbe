// What a column of a table from outside holds, by its heading: the one list for all readers of tables, in English and
// as people of other languages and other programs write it. What only cards of a game have stands with the game.
#pragma once

#include "model/collection/stack.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

enum class Heading {
    Name,
    Quantity,
    Set,
    SetName,
    Number,
    Type,
    Rarity,
    Condition,
    Language,
    Finish,
    NormalCount, // copies that are not foil
    FoilCount,
    ForTrade,
    WantedCount, // copies looked for, beside those that are there
    Place,
    Page,
    LentTo,
    Acquired,
    Paid,
    Value,
    Valued,
    Tags,
    Notes,
    List,
    CardKey,
    ListKind,
    Currency,
    Mark,     // a yes in it puts a tag on the stack
    DeckName, // this one and those below are of decks and of who plays them
    Section,
    Category,    // of a deck's row: a section, a type of card or a word of the player's own
    Sideboarded, // a yes in it lays the row into the sideboard
    Player,      // of a deck, of a row of a list of players; first and last name in one
    LastName,
    FirstName,
    PlayerId,
    Event,
    Seat, // the number of the table they play at
    File,
    DeckCode,
    Checksum,
    Ruleset,
    DeckList // all of it in a cell
};

struct KnownHeading {
    Heading heading;
    const char* name;       // as it is chosen by hand: "Quantity"; of a Mark its tag
    std::string_view forms; // model::headingForm of what stands in tables, parted by blanks
    std::optional<model::StackField> field = std::nullopt; // of a stack, where it is one
};
[[nodiscard]] std::span<const KnownHeading> knownHeadings();
// By model::headingForm; signs behind a heading ("Qty.", "Name:") do not count. Nothing where no table means anything
// by it.
[[nodiscard]] const KnownHeading* headingOf(std::string_view form);

// Which of the first rows of a table holds its headings: not the titles that stand above them. `rows`: their cells.
constexpr std::size_t maxTitleRows = 10;
[[nodiscard]] std::size_t headingRow(std::span<const std::vector<std::string>> rows);

} // namespace nexus::importers
