#include "importers/contents.h"

#include "importers/tables/table.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr std::size_t mostLines = 200, longestLine = 1000, mostKeys = 200;

std::vector<std::string_view> firstLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < mostLines) {
        if (const auto line = model::trimmed(takeLine(text).substr(0, longestLine)); !line.empty())
            lines.push_back(line);
    }
    return lines;
}

// A quoted text of JSON is over where its quote is: escapes are skipped in pairs.
std::string_view quotedAt(std::string_view text, std::size_t quote)
{
    auto end = quote + 1;
    while (end < text.size() && text[end] != '"')
        end += text[end] == '\\' ? 2 : 1;
    return text.substr(quote + 1, std::min(end, text.size()) - quote - 1);
}

std::vector<std::string_view> keysOf(std::string_view text)
{
    std::vector<std::string_view> keys;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size() && keys.size() < mostKeys; ++at) {
        const char c = text[at];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth-- <= 1)
                break;
        } else if (c == '"') {
            const auto quoted = quotedAt(text, at);
            at += quoted.size() + 1;
            const auto rest = text.substr(std::min(at + 1, text.size()));
            const auto next = rest.find_first_not_of(" \t\r\n");
            if (depth == 1 && next != std::string_view::npos && rest[next] == ':')
                keys.push_back(quoted);
        }
    }
    return keys;
}

std::string_view rootOf(std::string_view text)
{
    while (text.starts_with('<')) {
        const bool comment = text.starts_with("<!--");
        const auto end = comment ? text.find("-->") : text.find('>');
        if (end == std::string_view::npos)
            return {};
        if (text.size() > 1 && text[1] != '?' && text[1] != '!')
            return model::trimmed(text.substr(1, end - 1));
        text = model::trimmed(text.substr(end + (comment ? 3 : 1)));
    }
    return {};
}

} // namespace

bool Contents::hasKey(std::string_view key) const { return std::find(keys.begin(), keys.end(), key) != keys.end(); }

bool Contents::hasRoot(std::string_view element) const
{
    return root.substr(0, root.find_first_of(" \t\r\n/")) == element;
}

Contents contentsOf(std::string_view bytes)
{
    Contents contents;
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    contents.text = model::trimmed(bytes);
    if (contents.text.starts_with('{'))
        contents.keys = keysOf(contents.text);
    else if (contents.text.starts_with('<'))
        contents.root = rootOf(contents.text);
    contents.lines = firstLines(contents.text);
    return contents;
}

std::vector<std::string> headingForms(const Contents& contents)
{
    std::vector<std::string_view> most;
    for (const char separator : {',', ';', '\t'})
        if (!contents.lines.empty())
            if (auto cells = separatedCells(contents.lines.front(), separator); cells.size() > most.size())
                most = std::move(cells);
    std::vector<std::string> forms;
    for (auto cell : most) {
        cell = model::trimmed(cell);
        if (cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"'))
            cell = cell.substr(1, cell.size() - 2);
        forms.push_back(model::headingForm(cell));
    }
    return forms;
}

bool startsLikeJson(const Contents& contents)
{
    if (!contents.text.starts_with('['))
        return contents.text.starts_with('{');
    const auto next = model::trimmed(contents.text.substr(1));
    return next.empty() || std::string_view("[{\"]-0123456789").find(next.front()) != std::string_view::npos;
}

} // namespace nexus::importers
