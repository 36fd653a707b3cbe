// Where in an edited card list a card stands, and what new cards begin with: for the card editor and the command line.
#pragma once

#include "importers/card_sheet.h"

namespace nexus::app {

// Rows whose card has the name, as people compare names; with a type only those that are read as one of it.
[[nodiscard]] std::vector<importers::SheetPlace> rowsOfCard(const importers::CardSheet& sheet,
    const importers::SheetReading& reading, const model::Game& game, const std::string& set, const std::string& name,
    const std::string& type = {});
// What a new card of the type is put into: the row after the last of the table that has cards of it, else of the first
// table that says the type of each card, else of the first of cards.
[[nodiscard]] importers::SheetPlace placeForNew(const importers::CardSheet& sheet,
    const importers::SheetReading& reading, const model::Game& game, const std::string& set, const std::string& type);
// A row for that place: with this name, this type where the table has a column for it, and otherwise the cells of
// `like`.
[[nodiscard]] importers::SheetEdit newCard(const importers::CardSheet& sheet, importers::SheetPlace place,
    const model::Game& game, const std::string& set, const std::string& name, const std::string& type,
    const std::optional<importers::SheetPlace>& like = {});

// What an import would say against the list now and did not before, by the rows' places now.
[[nodiscard]] std::vector<importers::ImportProblem> newProblems(
    const importers::SheetReading& before, const importers::SheetReading& after);

} // namespace nexus::app
