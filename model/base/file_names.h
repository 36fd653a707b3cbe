// Names of files made of texts that people wrote: safe on every system, never a path, each once.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// At most 80 letters and 200 bytes, without what a system refuses or understands otherwise; `nameless` where nothing
// is left. An ending may be put behind it.
[[nodiscard]] std::string safeFileName(std::string_view text, std::string_view nameless);
// The same, and like that of no other text: what cannot stand as it is gets a mark made of the whole text behind it, so
// that a file keeps its name whatever lies beside it.
[[nodiscard]] std::string lastingFileName(std::string_view text, std::string_view nameless);
// Whether every system holds a file of this name, with its ending.
constexpr std::size_t maxFileNameBytes = 255;
[[nodiscard]] bool isFileName(std::string_view name);
// "Wet Ink", "Wet Ink (2)": names that differ by more than capitals and accents.
[[nodiscard]] std::vector<std::string> eachOnce(std::vector<std::string> names);

} // namespace nexus::model
