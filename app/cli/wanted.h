// What the commands about chance share: the pile a deck is drawn from, the rows of it that a query names, a seed.
#pragma once

#include "app/cli/deck_reading.h"
#include "model/chances/draw_pile.h"

#include <optional>

namespace nexus::app::cli {

// Stops where there is nothing to draw.
[[nodiscard]] model::DrawPile pileToDraw(const ReadDeck& read);
// Stops where the query does not parse. A query that no card of the pile matches is said on standard error.
[[nodiscard]] model::RowSet wantedRows(
    Context& context, const std::string& query, const ReadDeck& read, const model::DrawPile& pile);
// A seed that nobody chose comes from the machine.
[[nodiscard]] std::uint64_t seedOr(const std::optional<std::uint64_t>& chosen);

} // namespace nexus::app::cli
