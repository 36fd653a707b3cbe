// What changed between two texts, word by word: for people who read both. A word is a run of letters and digits; every
// other character stands alone, and blanks are kept. As few words as possible are removed and added; where the texts
// are long and share little (more than `mostWordPairs` between their common beginning and end), all of that is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

struct TextPart {
    enum Kind { Same, Removed, Added } kind = Same;
    std::string text; // UTF-8, never empty
    friend bool operator==(const TextPart&, const TextPart&) = default;
};

constexpr std::size_t mostWordPairs = 4'000'000;

// In reading order, what is removed before what takes its place; neighbours are of different kinds. The same and the
// removed parts are the first text, the same and the added ones the second.
[[nodiscard]] std::vector<TextPart> wordDifference(std::string_view from, std::string_view to);

} // namespace nexus::model
