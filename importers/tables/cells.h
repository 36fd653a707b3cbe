// What the cells of tables from outside say, however people and programs write it; for all readers of tables.
#pragma once

#include <optional>
#include <string_view>

namespace nexus::importers {

// "3", "3x", "x3", "3.0", "1 000", "3 pcs"; an empty cell is 0. Nothing where it is no whole number.
[[nodiscard]] std::optional<int> copiesInCell(std::string_view cell);

// Of a column that holds yes and no.
[[nodiscard]] bool saysNo(std::string_view cell);

} // namespace nexus::importers
