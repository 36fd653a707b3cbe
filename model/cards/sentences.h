// A rules text taken apart: its sentences without their full stops and the blanks around them, none empty. A new line
// ends a sentence too; a full stop inside a number or a word does not.
#pragma once

#include <string_view>
#include <vector>

namespace nexus::model {

[[nodiscard]] std::vector<std::string_view> sentences(std::string_view rules); // parts of the text, in its order

} // namespace nexus::model
