// Cards out of tables that were read already; readCardTable (card_list.h) does both.
#pragma once

#include "importers/card_list.h"
#include "importers/tables/table.h"

namespace nexus::importers {

[[nodiscard]] ReadResult<CardList> readCardTables(
    const std::vector<Table>& tables, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
