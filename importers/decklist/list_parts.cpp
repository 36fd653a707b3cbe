#include "importers/decklist/list_parts.h"

#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

// Parts of a text, asked for from its beginning to its end.
class PartCutter {
public:
    explicit PartCutter(std::string_view text)
        : m_text(text)
    {
    }
    ListPart cut(std::size_t from, std::size_t length)
    {
        m_lines += static_cast<std::size_t>(std::count(at(m_counted), at(from), '\n'));
        m_counted = from;
        return {m_text.substr(from, length), m_lines};
    }

private:
    [[nodiscard]] const char* at(std::size_t position) const { return m_text.data() + position; }
    std::string_view m_text;
    std::size_t m_counted = 0, m_lines = 0;
};

// The objects of an array; nothing where it is not well-formed as far as brackets and quotes go.
std::vector<ListPart> objectsOf(std::string_view text)
{
    std::vector<ListPart> objects;
    PartCutter cutter(text);
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
                objects.push_back(cutter.cut(from, at + 1 - from));
        }
        if (objects.size() > mostListParts)
            return {};
    }
    return depth == 0 && !quoted ? objects : std::vector<ListPart>();
}

bool beginsList(std::string_view line)
{
    line = model::trimmed(line);
    if (!line.starts_with("//"))
        return false;
    const auto comment = model::trimmed(line.substr(2));
    return model::fold(comment.substr(0, 5)) == "deck:";
}

bool isComment(std::string_view line)
{
    line = model::trimmed(line);
    return line.empty() || line.starts_with("//") || line.starts_with('#');
}

// A second name above the first line of cards renames the deck.
std::vector<ListPart> listsOf(std::string_view text)
{
    std::vector<std::size_t> begins;
    bool lines = true; // that are no comments, since the last one began
    for (std::size_t at = 0; at < text.size() && begins.size() <= mostListParts;) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        if (lines && beginsList(line)) {
            begins.push_back(at);
            lines = false;
        }
        lines = lines || !isComment(line);
        at = end + 1;
    }
    std::vector<ListPart> lists;
    PartCutter cutter(text);
    if (begins.size() < 2 || begins.size() > mostListParts)
        return lists;
    for (std::size_t i = 0; i < begins.size(); ++i) { // what stands before the first belongs to it
        const auto from = i == 0 ? 0 : begins[i], to = i + 1 < begins.size() ? begins[i + 1] : text.size();
        lists.push_back(cutter.cut(from, to - from));
    }
    return lists;
}

} // namespace

std::vector<ListPart> listParts(std::string_view bytes)
{
    const auto text = model::trimmed(bytes);
    auto parts = text.starts_with('[') && model::trimmed(text.substr(1)).starts_with('{') ? objectsOf(bytes)
                                                                                          : listsOf(bytes);
    if (parts.size() < 2)
        parts.assign(1, {bytes, 0});
    return parts;
}

} // namespace nexus::importers
