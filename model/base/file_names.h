// Names of files made of texts that people wrote: safe on every system, never a path, each once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// At most 80 letters and 200 bytes, without what a system refuses or understands otherwise; `nameless` where nothing
// is left. An ending may be put behind it.
[[nodiscard]] std::string safeFileName(std::string_view text, std::string_view nameless);
// "Wet Ink", "Wet Ink (2)": names that differ by more than capitals and accents.
[[nodiscard]] std::vector<std::string> eachOnce(std::vector<std::string> names);

} // namespace nexus::model
