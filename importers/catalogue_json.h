// Reader of card lists in JSON, "nexusdeck-catalogue/1" (resources/help/import.md). The reader
// goes by events and never holds the file as a tree: 100,000 cards are an ordinary list.
#pragma once

#include "importers/card_list.h"

namespace nexus::importers {

[[nodiscard]] ReadResult<CardList> readCatalogueJson(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});
// One card as the format has it, on one line.
[[nodiscard]] std::string writeCardJson(const model::Card& card, const model::Game& game);

} // namespace nexus::importers
