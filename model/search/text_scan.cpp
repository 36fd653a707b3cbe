#include "model/search/text_scan.h"

#include <cstring>

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

} // namespace

void scanText(const Catalogue& catalogue, TextField first, TextField last, std::string_view needle, CardSet& found)
{
    const char* buffer = catalogue.folded().data();
    for (auto field = first.column; field <= last.column; ++field) {
        const auto starts = catalogue.starts(TextField{field});
        const char* at = buffer + starts.front();
        const char* end = buffer + starts.back();
        std::size_t card = 0;
        while (at < end) {
            const void* hit = memmem(at, static_cast<std::size_t>(end - at), needle.data(), needle.size());
            if (!hit)
                break;
            card = fieldAt(starts, card, static_cast<std::uint32_t>(static_cast<const char*>(hit) - buffer));
            found.insert(static_cast<CardIndex>(card));
            at = buffer + starts[card + 1];
        }
    }
}

} // namespace nexus::model
