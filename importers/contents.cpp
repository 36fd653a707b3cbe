#include "importers/contents.h"

#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/tables/workbook.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr std::size_t mostLines = 200, longestShown = 1000, mostKeys = 200;

std::vector<std::string_view> firstLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < mostLines) {
        if (const auto line = model::trimmed(takeLine(text).substr(0, longestShown)); !line.empty())
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
    if (isWorkbook(bytes)) {
        contents.workbook = true;
        if (const auto tables = tablesOf(bytes, maxCatalogueBytes))
            for (const auto& heading : tables->front().headings)
                contents.headings.push_back(model::headingForm(heading));
        return contents;
    }
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        if (auto text = tableText(bytes, maxCatalogueBytes)) {
            contents.decoded = std::make_shared<const std::string>(std::move(*text));
            bytes = *contents.decoded;
        }
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
    if (contents.workbook)
        return contents.headings;
    std::string first;
    for (std::size_t i = 0; i <= maxTitleRows && i < contents.lines.size(); ++i)
        first.append(contents.lines[i]).append("\n");
    auto tables = readSeparatedTable(first); // the beginning alone; a quote may be open at its end
    if (!tables && !contents.lines.empty())
        tables = readSeparatedTable(contents.lines.front());
    std::vector<std::string> forms;
    if (tables)
        for (const auto& heading : tables->front().headings)
            forms.push_back(model::headingForm(heading));
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
