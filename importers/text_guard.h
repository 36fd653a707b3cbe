// What every reader checks before it looks at the contents: encoding, size, characters that hide or disguise.
#pragma once

#include "importers/import_problem.h"
#include "model/base/text.h"

#include <optional>
#include <string_view>

namespace nexus::importers {

constexpr std::size_t maxDeckBytes = 4U << 20U;        // a deck file or list
constexpr std::size_t maxCatalogueBytes = 256U << 20U; // a card list
using model::maxNameLength, model::maxNotesLength, model::maxTextLength, model::textFault;

struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};
[[nodiscard]] Place placeOf(std::string_view text, std::size_t byte);

// The text without its byte order mark; refused: other kinds of files (file_kind.h),
// over `maxBytes`, empty, UTF-16, bytes that are no UTF-8, NUL.
[[nodiscard]] ReadResult<std::string_view> guardText(std::string_view bytes, std::size_t maxBytes);

// For messages: at most 60 code points of a value.
[[nodiscard]] inline std::string shortened(std::string_view value) { return model::cleaned(value, 60, false, " "); }

} // namespace nexus::importers
