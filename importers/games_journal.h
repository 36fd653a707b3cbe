// What was played, batch by batch, as lines of JSON: a series that was ended goes on behind the last whole line.
#pragma once

#include "model/lab/series.h"

#include <optional>
#include <string>
#include <string_view>

namespace nexus::importers {

struct BatchLine {
    std::uint64_t batch = 0;
    std::size_t pairing = 0;
    model::GamesTally tally;
    friend bool operator==(const BatchLine&, const BatchLine&) = default;
};
[[nodiscard]] std::string writeBatchLine(const BatchLine& line); // with the end of the line
// Nothing where it is none, or not whole.
[[nodiscard]] std::optional<BatchLine> readBatchLine(std::string_view line);
// The first line: which series it is of, and its seed.
[[nodiscard]] std::string journalHead(std::uint64_t digest, std::uint64_t seed);
// Of that line; nothing where it is none.
[[nodiscard]] std::optional<std::uint64_t> journalSeed(std::string_view text);

} // namespace nexus::importers
