#include "model/base/word_difference.h"

#include <algorithm>
#include <cstdint>

namespace nexus::model {

namespace {

// Every byte of a code point beyond ASCII counts as a letter, so that none is torn.
bool isPartOfWord(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string_view> wordsAndGaps(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        auto end = at + 1;
        if (isPartOfWord(text[at]))
            while (end < text.size() && isPartOfWord(text[end]))
                ++end;
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

void addPart(std::vector<TextPart>& parts, TextPart::Kind kind, std::string_view text)
{
    if (text.empty())
        return;
    if (!parts.empty() && parts.back().kind == kind)
        parts.back().text += text;
    else
        parts.push_back({kind, std::string(text)});
}

// What is removed and added between two words that are the same, told apart: first the one, then the other.
struct PendingParts {
    std::string removed, added;
    void flush(std::vector<TextPart>& parts)
    {
        addPart(parts, TextPart::Removed, removed);
        addPart(parts, TextPart::Added, added);
        removed.clear();
        added.clear();
    }
};

using WordViews = std::vector<std::string_view>;

// Length of the longest common subsequence of what stands from each pair of words on.
std::vector<std::uint16_t> commonLengths(const WordViews& from, const WordViews& to)
{
    const auto width = to.size() + 1;
    std::vector<std::uint16_t> lengths((from.size() + 1) * width);
    for (auto i = from.size(); i-- > 0;)
        for (auto j = to.size(); j-- > 0;) {
            auto& here = lengths[i * width + j];
            const auto below = lengths[(i + 1) * width + j], beside = lengths[i * width + j + 1];
            here = from[i] == to[j] ? static_cast<std::uint16_t>(lengths[(i + 1) * width + j + 1] + 1)
                                    : std::max(below, beside);
        }
    return lengths;
}

} // namespace

std::vector<TextPart> wordDifference(std::string_view from, std::string_view to)
{
    auto before = wordsAndGaps(from), after = wordsAndGaps(to);
    const auto [firstBefore, firstAfter] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    std::vector<TextPart> parts;
    for (auto word = before.begin(); word != firstBefore; ++word)
        addPart(parts, TextPart::Same, *word);
    before.erase(before.begin(), firstBefore);
    after.erase(after.begin(), firstAfter);
    WordViews end; // common, the last word first
    while (!before.empty() && !after.empty() && before.back() == after.back()) {
        end.push_back(before.back());
        before.pop_back();
        after.pop_back();
    }
    PendingParts pending;
    std::size_t i = 0, j = 0;
    if (before.size() <= mostWordPairs / (after.size() + 1)) {
        const auto lengths = commonLengths(before, after);
        const auto width = after.size() + 1;
        while (i < before.size() && j < after.size())
            if (before[i] == after[j]) {
                pending.flush(parts);
                addPart(parts, TextPart::Same, before[i]);
                ++i, ++j;
            } else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) {
                pending.removed += before[i++];
            } else {
                pending.added += after[j++];
            }
    }
    for (; i < before.size(); ++i)
        pending.removed += before[i];
    for (; j < after.size(); ++j)
        pending.added += after[j];
    pending.flush(parts);
    for (auto word = end.rbegin(); word != end.rend(); ++word)
        addPart(parts, TextPart::Same, *word);
    return parts;
}

} // namespace nexus::model
