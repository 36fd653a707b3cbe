// Paper that cards are printed on: the common sizes, upright, in millimetres, and how people write one of their own.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nexus::model {

struct PaperSize {
    std::string id;    // "a4"; empty for a size of one's own
    std::string label; // "A4"
    double width = 0, height = 0;
    friend bool operator==(const PaperSize&, const PaperSize&) = default;
};

constexpr double smallestPaper = 63, largestPaper = 1000; // a side of a size of one's own

[[nodiscard]] std::span<const PaperSize> paperSizes();
// "A4", "letter", or "210x297" ("210 × 297" too); nothing for other words and for sides out of bounds.
[[nodiscard]] std::optional<PaperSize> paperNamed(std::string_view words);

} // namespace nexus::model
