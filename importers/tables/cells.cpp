#include "importers/tables/cells.h"

#include "model/base/text.h"
#include "model/collection/stack.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>
#include <system_error>

namespace nexus::importers {

namespace {
constexpr std::string_view counters[] = {"pc", "pcs", "pcs.", "pieces", "copy", "copies", "card", "cards", "st", "st.",
    "stk", "stk.", "stuck", "karten", "ex"};
}

std::optional<int> copiesInCell(std::string_view cell)
{
    if (cell.empty())
        return 0;
    std::string text = model::fold(cell); // blanks of all kinds are blanks, digits of all widths digits
    if (text.starts_with('x'))
        text.erase(0, 1);
    else if (text.ends_with('x'))
        text.pop_back();
    if (const auto end = text.find_last_of("0123456789"); end != std::string::npos) // "3 pcs"
        if (const auto word = model::trimmed(std::string_view(text).substr(end + 1));
            std::find(std::begin(counters), std::end(counters), word) != std::end(counters))
            text.resize(end + 1);
    text = std::string(model::trimmed(text));
    // "3.0" and "3,00" are 3; "1.000" may be a thousand or one.
    if (const auto point = text.find_first_of(".,"); point != std::string::npos) {
        const auto places = text.size() - point - 1;
        if (places < 1 || places > 2 || text.find_first_not_of('0', point + 1) != std::string::npos)
            return std::nullopt;
        text.resize(point);
    }
    // "1 000": groups of three behind the first.
    constexpr std::size_t group = 3;
    const auto parts = model::split(text, ' ');
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts.size() > 1 && (i == 0 ? parts[i].empty() || parts[i].size() > group : parts[i].size() != group))
            return std::nullopt;
    std::erase(text, ' ');
    int copies = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), copies);
    if (error != std::errc() || end != text.data() + text.size() || text.front() == '-' ||
        copies > model::maxStackCopies)
        return std::nullopt;
    return copies;
}

bool saysNo(std::string_view cell)
{
    const auto form = model::headingForm(cell);
    constexpr std::string_view noes[] = {"", "no", "false", "0", "n", "none", "nein", "falsch", "non", "-"};
    return std::find(std::begin(noes), std::end(noes), form) != std::end(noes);
}

} // namespace nexus::importers
