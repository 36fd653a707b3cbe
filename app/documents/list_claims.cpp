#include "app/documents/list_claims.h"

#include "app/base/qt_text.h"
#include "app/documents/list_players.h"
#include "importers/codes/deck_code.h"
#include "importers/decklist/list_parts.h"
#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

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

// Finds whole codes in a text. Each place where one might begin costs a while, so that after many that were none it
// looks no further.
class CodeFinder {
public:
    CodeFinder(std::string_view text, std::string_view game)
        : m_text(text)
        , m_game(game)
    {
    }

    [[nodiscard]] bool isTired() const { return m_missed >= mostMissed; }
    // The code that begins there; empty where none does.
    std::string_view at(std::size_t place)
    {
        if (isTired())
            return {};
        const auto code = m_text.substr(place, importers::wholeCode(m_text.substr(place), m_game));
        const bool begins = importers::codeDigits(m_text.substr(place, headBytes), m_game) > 0;
        m_missed += code.empty() && begins ? 1 : 0;
        return code;
    }
    // The code that begins where the named word does; it may go on behind blanks and line ends.
    std::string_view named(std::string_view word)
    {
        if (word.empty())
            return {};
        const auto code = at(static_cast<std::size_t>(word.data() - m_text.data()));
        return !code.empty() ? code : importers::looksLikeCode(word, m_game) ? word : std::string_view();
    }

private:
    static constexpr int mostMissed = 100;
    static constexpr std::size_t headBytes = 40; // of a code's letters and version, with what stands between them
    std::string_view m_text, m_game;
    int m_missed = 0;
};

// Whole codes that no word announces.
std::vector<std::string> bareCodes(std::string_view text, const std::string& lower, std::string_view game)
{
    const auto head = model::fold(importers::codeInitials(game));
    CodeFinder finder(text, game);
    std::vector<std::string> codes;
    for (auto at = lower.find(head);
         at != std::string::npos && codes.size() <= importers::mostListParts && !finder.isTired();
         at = lower.find(head, at + 1)) {
        if (at > 0 && isLetter(text[at - 1]))
            continue;
        const auto code = finder.at(at);
        codes.insert(codes.end(), code.empty() ? 0U : 1U, std::string(code));
        at += code.empty() ? 0 : code.size() - 1;
    }
    return codes;
}

// Position of the first column with this heading.
std::optional<std::size_t> columnOf(const importers::Table& table, importers::Heading heading)
{
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        if (const auto* known = importers::headingOf(model::headingForm(table.headings[i]));
            known && known->heading == heading)
            return i;
    return std::nullopt;
}

} // namespace

std::map<std::string, TableClaims> tableClaims(std::string_view bytes)
{
    std::map<std::string, TableClaims> claims;
    const auto tables = importers::tablesOf(bytes, importers::maxDeckBytes);
    if (!tables)
        return claims;
    for (const auto& table : *tables) {
        const auto name = columnOf(table, importers::Heading::DeckName);
        const std::pair<importers::Heading, std::string TableClaims::*> parts[] = {
            {importers::Heading::DeckCode, &TableClaims::code}, {importers::Heading::Checksum, &TableClaims::checksum},
            {importers::Heading::Ruleset, &TableClaims::ruleset}, {importers::Heading::Player, &TableClaims::player}};
        const auto claimsOf = [&](const auto& row) -> TableClaims& {
            return claims[name ? model::fold(row.cells[*name]) : std::string()];
        };
        for (const auto& [heading, part] : parts)
            if (const auto column = columnOf(table, heading))
                for (const auto& row : table.rows)
                    if (auto& claimed = claimsOf(row).*part; claimed.empty())
                        claimed = row.cells[*column];
        for (const auto& [heading, part] : playerHeadings)
            if (const auto column = columnOf(table, heading))
                for (const auto& row : table.rows)
                    if (auto& told = claimsOf(row).details.*part; told.isEmpty())
                        told = fieldText(q(row.cells[*column]));
    }
    return claims;
}

PlayerDetails statedPlayer(const importers::ListedDeck& listed, std::string_view text, bool alone,
    const std::map<std::string, TableClaims>& columns)
{
    if (const auto known = columns.find(model::fold(listed.deck.name)); known != columns.end()) {
        auto player = namedPlayer(known->second.player);
        takeOver(player, known->second.details);
        return player;
    }
    return !listed.deck.extra.empty() ? playerInJson(listed.deck.extra) : alone ? playerInText(text) : PlayerDetails();
}

ListClaims listClaims(std::string_view text, std::string_view game)
{
    ListClaims claims;
    CodeFinder finder(text, game);
    const auto lower = QByteArray(text.data(), static_cast<qsizetype>(text.size())).toLower().toStdString();
    const auto isWord = [&](std::size_t at, std::string_view word) {
        return lower.compare(at, word.size(), word) == 0;
    };
    for (std::size_t at = lower.find_first_of("cr"); at != std::string::npos; at = lower.find_first_of("cr", at + 1)) {
        if (isWord(at, "code")) {
            if (const auto code = finder.named(namedAt(text, at, 4)); !code.empty())
                claims.codes.emplace_back(code);
        } else if (isWord(at, "checksum")) {
            if (const auto sum = namedAt(text, at, 8); sum.size() >= shortestChecksum)
                claims.checksums.emplace_back(sum);
        } else if (isWord(at, "ruleset")) {
            if (const auto law = namedAt(text, at, 7); !law.empty())
                claims.rulesets.emplace_back(law);
        }
    }
    if (claims.codes.empty())
        claims.bare = bareCodes(text, lower, game);
    return claims;
}

} // namespace nexus::app
