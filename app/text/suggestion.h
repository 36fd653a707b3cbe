// What a mistyped word may have meant: offered, never taken by itself. One answer for every closed list of names:
// games, rulesets, fields, options, tags, places. For queries see model/search/query_offers.h, for cards suggestNames.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nexus::app {

// " Did you mean “check”?"; empty where none of the words is near.
[[nodiscard]] std::string didYouMean(std::string_view given, const std::vector<std::string>& words);

} // namespace nexus::app
