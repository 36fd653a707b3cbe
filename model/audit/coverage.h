// Cards in a table of two of their columns, for each domain, type or other value: threats by answers, costs by ranges.
// What nothing covers is an empty cell.
#pragma once

#include "model/cards/catalogue.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace nexus::model {

enum class CoverageField { Type, Subtype, Domain, Keyword };
using CoverageAxis = std::variant<CoverageField, AttributeIndex>;
// "type", "domain", "subtype", "keyword", or an attribute by its id, alias or label; of the set, where several could
// be meant.
[[nodiscard]] std::optional<CoverageAxis> coverageAxis(std::string_view typed, const Game& game, std::string_view set);
[[nodiscard]] std::string coverageName(const CoverageAxis& axis, const Game& game);
// Columns of words that are worth a table: choices, flags, and texts of the edition that say the same again and again.
[[nodiscard]] std::vector<CoverageAxis> coverageAxes(const Catalogue& catalogue, std::span<const CardIndex> cards);

struct CoverageValue {
    std::string text;  // empty: cards that have none
    std::string query; // that finds its cards; empty where the language has none
    friend bool operator==(const CoverageValue&, const CoverageValue&) = default;
};
struct Coverage {
    std::vector<CoverageValue> rows, columns;
    struct Part {
        CoverageValue by;                                       // all cards, where nothing parts them
        std::vector<std::vector<std::vector<CardIndex>>> cells; // rows × columns
        std::size_t empty = 0;                                  // cells of named values without a card
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    friend bool operator==(const Coverage&, const Coverage&) = default;
};
// A card with several values stands in several cells. Declared choices stand there in their order, also without cards.
[[nodiscard]] Coverage coverage(const Catalogue& catalogue, std::span<const CardIndex> cards, const CoverageAxis& rows,
    const CoverageAxis& columns, const std::optional<CoverageAxis>& by);

} // namespace nexus::model
