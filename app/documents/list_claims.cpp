#include "app/documents/list_claims.h"

#include "importers/codes/deck_code.h"
#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>

namespace nexus::app {

namespace {

constexpr std::size_t mostGap = 8; // `": "`, ` | `, `,"` between the word and what it names
constexpr std::size_t shortestChecksum = 8;

bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// What stands behind the word at `at`, told by a colon, a comma or a bar: letters, figures and hyphens.
std::string_view namedAt(std::string_view text, std::size_t at, std::size_t length)
{
    if (at > 0 && isLetter(text[at - 1]))
        return {};
    auto rest = text.substr(at + length);
    std::size_t gap = 0;
    bool told = false;
    while (gap < rest.size() && gap < mostGap && !isLetter(rest[gap]) && rest[gap] != '\n') {
        told = told || std::string_view(":,;|=\t").find(rest[gap]) != std::string_view::npos;
        ++gap;
    }
    if (!told)
        return {};
    rest.remove_prefix(gap);
    const auto end = std::find_if(rest.begin(), rest.end(), [](char c) { return !isLetter(c) && c != '-'; });
    return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (auto& c : lower)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

// Positions of the columns with these headings; the first of each.
std::optional<std::size_t> columnOf(const importers::Table& table, std::initializer_list<const char*> names)
{
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        if (const auto form = model::headingForm(table.headings[i]);
            std::find(names.begin(), names.end(), form) != names.end())
            return i;
    return std::nullopt;
}

} // namespace

std::map<std::string, TableClaims> tableClaims(std::string_view bytes)
{
    std::map<std::string, TableClaims> claims;
    const auto text = importers::guardText(bytes, importers::maxDeckBytes);
    const auto tables = text ? importers::readTables(*text) : importers::ReadResult<std::vector<importers::Table>>();
    if (!tables)
        return claims;
    for (const auto& table : *tables) {
        const auto name = columnOf(table, {"deckname", "deckfocus", "deck"});
        const std::pair<std::optional<std::size_t>, std::string TableClaims::*> parts[] = {
            {columnOf(table, {"code", "deckcode"}), &TableClaims::code},
            {columnOf(table, {"checksum"}), &TableClaims::checksum},
            {columnOf(table, {"ruleset"}), &TableClaims::ruleset}};
        for (const auto& row : table.rows)
            for (const auto& [column, part] : parts)
                if (column && !row.cells[*column].empty())
                    if (auto& claimed = claims[name ? model::fold(row.cells[*name]) : std::string()].*part;
                        claimed.empty())
                        claimed = row.cells[*column];
    }
    return claims;
}

ListClaims listClaims(std::string_view text, std::string_view game)
{
    ListClaims claims;
    const auto lower = lowered(text);
    for (std::size_t at = lower.find('c'); at != std::string::npos; at = lower.find('c', at + 1)) {
        if (lower.compare(at, 4, "code") == 0) {
            if (const auto code = namedAt(text, at, 4); importers::looksLikeCode(code, game))
                claims.codes.emplace_back(code);
        } else if (lower.compare(at, 8, "checksum") == 0) {
            if (const auto sum = namedAt(text, at, 8); sum.size() >= shortestChecksum)
                claims.checksums.emplace_back(sum);
        }
    }
    return claims;
}

} // namespace nexus::app
