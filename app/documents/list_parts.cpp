#include "app/documents/list_parts.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::app {

namespace {

constexpr std::size_t maxParts = 1000;

std::string withLinesBefore(std::string_view all, std::size_t from, std::size_t length)
{
    return std::string(
               static_cast<std::size_t>(std::count(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(from), '\n')),
               '\n') +
           std::string(all.substr(from, length));
}

// The objects of an array; nothing where it is not well-formed as far as brackets and quotes go.
std::vector<std::string> objectsOf(std::string_view text)
{
    std::vector<std::string> objects;
    std::size_t depth = 0, from = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            at += c == '\\' ? 1 : 0;
            quoted = c != '"';
            continue;
        }
        quoted = c == '"';
        if (c == '{' || c == '[') {
            if (++depth == 2)
                from = at;
        } else if (c == '}' || c == ']') {
            if (depth == 0)
                return {};
            if (--depth == 1)
                objects.push_back(withLinesBefore(text, from, at + 1 - from));
        }
        if (objects.size() > maxParts)
            return {};
    }
    return depth == 0 && !quoted ? objects : std::vector<std::string>();
}

bool beginsList(std::string_view line)
{
    line = model::trimmed(line);
    if (!line.starts_with("//"))
        return false;
    const auto comment = model::trimmed(line.substr(2));
    return model::fold(comment.substr(0, 5)) == "deck:";
}

std::vector<std::string> listsOf(std::string_view text)
{
    std::vector<std::size_t> begins;
    for (std::size_t at = 0; at < text.size() && begins.size() <= maxParts;) {
        const auto end = std::min(text.find('\n', at), text.size());
        if (beginsList(text.substr(at, end - at)))
            begins.push_back(at);
        at = end + 1;
    }
    std::vector<std::string> lists;
    if (begins.size() < 2 || begins.size() > maxParts)
        return lists;
    for (std::size_t i = 0; i < begins.size(); ++i) { // what stands before the first belongs to it
        const auto from = i == 0 ? 0 : begins[i], to = i + 1 < begins.size() ? begins[i + 1] : text.size();
        lists.push_back(withLinesBefore(text, from, to - from));
    }
    return lists;
}

} // namespace

std::vector<std::string> listParts(std::string_view bytes)
{
    const auto text = model::trimmed(bytes);
    auto parts = text.starts_with('[') && model::trimmed(text.substr(1)).starts_with('{') ? objectsOf(bytes)
                                                                                          : listsOf(bytes);
    if (parts.size() < 2)
        parts.assign(1, std::string(bytes));
    return parts;
}

} // namespace nexus::app
