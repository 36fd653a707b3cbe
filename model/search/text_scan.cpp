#include "model/search/text_scan.h"

#include <array>
#include <bit>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace nexus::model {

namespace {

// Index of the field that holds `offset`; hits come in ascending order, so it gallops on from `from`.
std::size_t fieldAt(std::span<const std::uint32_t> starts, std::size_t from, std::uint32_t offset)
{
    std::size_t step = 1;
    while (from + step < starts.size() && starts[from + step] <= offset)
        step *= 2;
    const auto end = starts.begin() + static_cast<std::ptrdiff_t>(std::min(from + step, starts.size()));
    const auto it = std::upper_bound(starts.begin() + static_cast<std::ptrdiff_t>(from), end, offset);
    return static_cast<std::size_t>(it - starts.begin()) - 1;
}

// Letters of English text from the most to the least common; a needle is looked for by its two rarest bytes.
int commonness(char c)
{
    static constexpr std::string_view order = " etaoinsrhldcumfpgwybvkxjqz";
    const auto at = order.find(c);
    return at == std::string_view::npos ? 0 : static_cast<int>(order.size() - at);
}

// Where in sixteen bytes from `at` both letters of a needle stand, a bit a place.
#if defined(__SSE2__)
unsigned placesOf(const char* at, std::size_t first, __m128i firstLetter, std::size_t second, __m128i secondLetter)
{
    const auto a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + first));
    const auto b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + second));
    return static_cast<unsigned>(
        _mm_movemask_epi8(_mm_and_si128(_mm_cmpeq_epi8(a, firstLetter), _mm_cmpeq_epi8(b, secondLetter))));
}
#endif

} // namespace

TextFinder::TextFinder(std::string_view needle)
    : m_needle(needle)
{
    for (std::size_t i = 1; i < needle.size(); ++i)
        if (commonness(needle[i]) < commonness(needle[m_first]))
            m_first = i;
    m_second = m_first == 0 && needle.size() > 1 ? 1 : 0;
    for (std::size_t i = 0; i < needle.size(); ++i)
        if (i != m_first && commonness(needle[i]) < commonness(needle[m_second]))
            m_second = i;
}

const char* TextFinder::next(const char* at, const char* end) const
{
    const auto size = m_needle.size();
#if defined(__SSE2__)
    const __m128i first = _mm_set1_epi8(m_needle[m_first]);
    const __m128i second = _mm_set1_epi8(m_needle[m_second]);
    // The blocks read lie within [at, end): the last begins sixteen bytes and a needle before the end.
    for (; static_cast<std::size_t>(end - at) >= size + 16; at += 16)
        for (auto mask = placesOf(at, m_first, first, m_second, second); mask != 0; mask &= mask - 1) {
            const char* candidate = at + std::countr_zero(mask);
            if (std::memcmp(candidate, m_needle.data(), size) == 0)
                return candidate;
        }
#endif
    return static_cast<const char*>(memmem(at, static_cast<std::size_t>(end - at), m_needle.data(), size));
}

bool TextFinder::isIn(std::string_view text, const char* bufferEnd) const
{
    const auto size = static_cast<std::ptrdiff_t>(m_needle.size());
    const char* at = text.data();
    const char* end = at + text.size();
#if defined(__SSE2__)
    const __m128i first = _mm_set1_epi8(m_needle[m_first]);
    const __m128i second = _mm_set1_epi8(m_needle[m_second]);
    // Blocks may reach over the end of the text, never over that of the buffer.
    for (; end - at >= size && bufferEnd - at >= size + 16; at += 16)
        for (auto mask = placesOf(at, m_first, first, m_second, second); mask != 0; mask &= mask - 1) {
            const char* candidate = at + std::countr_zero(mask);
            if (end - candidate < size)
                break; // the places go up
            if (std::memcmp(candidate, m_needle.data(), m_needle.size()) == 0)
                return true;
        }
#endif
    return end - at >= size &&
           memmem(at, static_cast<std::size_t>(end - at), m_needle.data(), m_needle.size()) != nullptr;
}

namespace {

// A pass over a field is quicker than a look at each card until two of three need none.
constexpr std::size_t passWorth = 3;

void scanField(const Catalogue& catalogue, TextField field, const TextFinder& finder, CardSet& found)
{
    const char* buffer = catalogue.folded().data();
    const auto starts = catalogue.starts(field);
    const char* at = buffer + starts.front();
    const char* end = buffer + starts.back();
    std::size_t card = 0;
    while (at < end) {
        const char* hit = finder.next(at, end);
        if (!hit)
            break;
        card = fieldAt(starts, card, static_cast<std::uint32_t>(hit - buffer));
        found.insert(static_cast<CardIndex>(card));
        at = buffer + starts[card + 1];
    }
}

} // namespace

CardSet scanText(
    const Catalogue& catalogue, TextField first, TextField last, std::string_view needle, const CardSet* candidates)
{
    const TextFinder finder(needle);
    const char* bufferEnd = catalogue.folded().data() + catalogue.folded().size();
    CardSet found(catalogue.size());
    CardSet left = candidates ? *candidates : CardSet(catalogue.size(), true);
    for (TextField field = first; field.column <= last.column; ++field.column) {
        const auto starts = catalogue.starts(field);
        if (starts.front() == starts.back())
            continue; // no card has any
        if (left.count() > catalogue.size() / passWorth)
            scanField(catalogue, field, finder, found);
        else
            left.forEach([&](CardIndex card) {
                if (finder.isIn(catalogue.foldedField(card, field), bufferEnd))
                    found.insert(card);
            });
        left -= found;
    }
    if (candidates)
        found &= *candidates;
    return found;
}

} // namespace nexus::model
