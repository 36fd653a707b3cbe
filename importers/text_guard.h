// What every reader checks before it looks at the contents: encoding, size, characters that hide or disguise.
#pragma once

#include "importers/import_problem.h"

#include <optional>
#include <string_view>

namespace nexus::importers {

constexpr std::size_t maxDeckBytes = 4U << 20U;        // a deck file or list
constexpr std::size_t maxCatalogueBytes = 256U << 20U; // a card list
constexpr std::size_t maxNameLength = 200;             // code points
constexpr std::size_t maxTextLength = 8000;            // code points: rules
constexpr std::size_t maxNotesLength = 100'000;        // code points: notes of a deck

struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};
[[nodiscard]] Place placeOf(std::string_view text, std::size_t byte);

// The text without its byte order mark; refused: over `maxBytes`, empty, UTF-16, bytes that are no UTF-8, NUL.
[[nodiscard]] ReadResult<std::string_view> guardText(std::string_view bytes, std::size_t maxBytes);

// Why a text cannot be taken for a name or a rules text, or nothing: control characters, marks that turn the
// reading direction, more than eight combining marks in a row, too long. Line breaks pass only where they may.
[[nodiscard]] std::optional<std::string> textFault(std::string_view text, std::size_t maxLength, bool lineBreaks);
// For messages: at most 60 code points of a value, without control characters.
[[nodiscard]] std::string shortened(std::string_view value);

} // namespace nexus::importers
