// A card list as cells that are changed and written back into the tables it came from: what the card editor and
// `nexusdeck-cli edit` work on. Values only; the file stays what it is until someone writes what `written` gives.
// Cells hold plain text in the form of cellValue.
#pragma once

#include "importers/card_columns.h"
#include "importers/card_table.h"
#include "importers/tables/table_writing.h"

#include <map>

namespace nexus::importers {

constexpr std::size_t maxSheetBytes = 4U << 20U; // of a list that is edited
constexpr std::size_t maxSheetRows = 20'000;     // of all its tables

struct SheetTable {
    std::vector<std::string> headings;
    std::vector<WrittenRow> rows;
    bool cards = false; // has a column for names; others are kept as they are
    friend bool operator==(const SheetTable&, const SheetTable&) = default;
};
struct SheetPlace {
    std::size_t table = 0, row = 0;
    friend auto operator<=>(const SheetPlace&, const SheetPlace&) = default;
};
struct CardSheet {
    std::string bytes;              // as they were read
    std::vector<SheetTable> tables; // as they are to be
    friend bool operator==(const CardSheet&, const CardSheet&) = default;
};

// Refused: what is no table of cards, what is too large or has too many rows, rows that do not fit their headings.
[[nodiscard]] ReadResult<CardSheet> readCardSheet(std::string bytes, const model::Game& game, const std::string& set);
// The bytes with what was changed, and nothing else.
[[nodiscard]] ReadResult<std::string> written(const CardSheet& sheet);

// One change, and what takes it back.
struct SheetEdit {
    enum Kind { Cell, Insert, Remove } kind = Cell;
    SheetPlace place;       // Insert: where the row will stand
    std::size_t column = 0; // Cell
    std::string text;       // Cell
    WrittenRow row;         // Insert
    friend bool operator==(const SheetEdit&, const SheetEdit&) = default;
};
// The inverse; nothing, and nothing changed, where there is no such place. Texts are put into the form of cells.
[[nodiscard]] std::optional<SheetEdit> apply(CardSheet& sheet, const SheetEdit& edit);

// What a sheet's rows are as cards, and why some are none; as an import of the written file would have it.
struct SheetReading {
    CardList list;
    std::vector<SheetPlace> places;                            // of list.cards
    std::map<SheetPlace, std::vector<ImportProblem>> problems; // of rows; their lines are those of the written file
    std::vector<ImportProblem> faults;                         // of the list as a whole
};
[[nodiscard]] SheetReading readSheet(const CardSheet& sheet, const model::Game& game, const CardListOptions& options);
// One row alone, in a fraction of the time; twins are not looked for.
[[nodiscard]] ReadResult<model::Card> readSheetRow(
    const CardSheet& sheet, SheetPlace place, const model::Game& game, const CardListOptions& options);

// The column that a heading, an attribute's id or the name of a field ("rules") means.
[[nodiscard]] std::optional<std::size_t> columnCalled(
    const SheetTable& table, const std::string& name, const model::Game& game, const std::string& set);
[[nodiscard]] std::optional<std::size_t> columnOfField(
    const SheetTable& table, CardField field, const model::Game& game, const std::string& set);

} // namespace nexus::importers
