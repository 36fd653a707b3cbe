// What a mistyped word may have meant: offered, never taken by itself.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nexus::app::cli {

// " Did you mean “check”?"; empty where none of the words is near.
[[nodiscard]] std::string didYouMean(std::string_view given, const std::vector<std::string>& words);
// "--limit", "--limit=3", "-h"; no field of a query: "--t:mission".
[[nodiscard]] bool isOptionWord(std::string_view word);

} // namespace nexus::app::cli
