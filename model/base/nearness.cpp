#include "model/base/nearness.h"
#include "model/base/text.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::size_t longestWord = 100;

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        std::size_t best = next[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
            best = std::min(best, next[j]);
        }
        if (best > limit)
            return limit + 1;
        before.swap(row);
        row.swap(next);
    }
    return row[b.size()];
}

std::size_t slipsAllowed(std::size_t letters) { return std::max<std::size_t>(1, (letters + 1) / 3); }

std::uint64_t SharedLetters::setOf(std::string_view text)
{
    std::uint64_t letters = 0;
    for (const char c : text)
        letters |= std::uint64_t{1} << bucket(c);
    return letters;
}

SharedLetters::SharedLetters(std::string_view text)
    : m_size(text.size())
    , m_set(setOf(text))
{
    for (const char c : text)
        ++m_counts[bucket(c)];
}

std::size_t SharedLetters::leastDistance(std::string_view other, std::size_t enough) const
{
    // A letter that the other has not at all takes an edit.
    if (const auto missing = static_cast<std::size_t>(std::popcount(m_set & ~setOf(other))); missing > enough)
        return missing;
    auto left = m_counts;
    std::size_t shared = 0;
    for (const char c : other)
        if (left[bucket(c)] > 0) {
            --left[bucket(c)];
            ++shared;
        }
    return std::max(m_size, other.size()) - shared;
}

NearestWord::NearestWord(std::string_view wanted)
    : m_wanted(wanted.substr(0, longestWord))
    , m_letters(m_wanted)
{
    if (wanted.size() <= longestWord && wanted.size() > 1)
        m_limit = slipsAllowed(wanted.size());
}

void NearestWord::look(std::string_view word)
{
    const auto gap = word.size() > m_wanted.size() ? word.size() - m_wanted.size() : m_wanted.size() - word.size();
    if (m_limit == 0 || gap > m_limit || word.size() < 2 || m_letters.leastDistance(word, m_limit) > m_limit)
        return;
    const auto distance = editDistance(m_wanted, word, m_limit);
    if (distance == 0 || distance > m_limit)
        return;
    m_best = word;
    m_limit = distance - 1; // of equally near ones the first
}

std::string nearestWord(std::string_view wanted, std::span<const std::string> words)
{
    NearestWord nearest(wanted);
    for (const auto& word : words)
        nearest.look(word);
    return nearest.found();
}

std::string nearestName(std::string_view wanted, std::span<const std::string> names)
{
    std::vector<std::string> folded;
    for (const auto& name : names)
        folded.push_back(fold(name));
    const auto form = fold(wanted);
    auto near = std::find(folded.begin(), folded.end(), form);
    if (near == folded.end())
        near = std::find(folded.begin(), folded.end(), nearestWord(form, folded));
    return near == folded.end() ? std::string() : names[static_cast<std::size_t>(near - folded.begin())];
}

} // namespace nexus::model
