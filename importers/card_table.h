// Reader of cards kept in tables (Markdown, CSV, TSV), a row a card, columns found by the headings the game declares
// (resources/help/import.md).
#pragma once

#include "importers/card_list.h"

namespace nexus::importers {

[[nodiscard]] ReadResult<CardList> readCardTable(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
