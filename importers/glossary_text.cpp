#include "importers/glossary_text.h"

#include "importers/reason_words.h"
#include "importers/tables/table_file.h"
#include "importers/tables/workbook.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace nexus::importers {

namespace {

using model::Game;

// "Adapt" of "Adapt (X)", "Adapt X", "**Adapt**:" and "Adapt 2": a keyword without its number.
std::string bareKeyword(std::string_view written)
{
    std::string plain;
    for (const char c : written)
        if (c != '*' && c != '`')
            plain += c;
    std::string_view word = model::trimmed(plain);
    if (const auto bracket = word.find('('); bracket != std::string_view::npos && bracket > 0)
        word = model::trimmed(word.substr(0, bracket));
    while (word.ends_with(':') || word.ends_with('.'))
        word = model::trimmed(word.substr(0, word.size() - 1));
    const auto last = word.rfind(' ');
    const auto isNumber = [](std::string_view text) {
        return text == "X" || text == "N" || text == "#" ||
               std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    };
    if (last != std::string_view::npos && isNumber(word.substr(last + 1)))
        word = model::trimmed(word.substr(0, last));
    return std::string(word);
}

// A text of a glossary on one line, without the marks of Markdown.
std::string plainLine(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i] == '\n' || text[i] == '\t' ? ' ' : text[i];
        if (c == '*' || c == '`' || (c == ' ' && (out.empty() || out.back() == ' ')))
            continue;
        if (c == '\\' && i + 1 < text.size() && std::ispunct(static_cast<unsigned char>(text[i + 1])))
            continue;
        out += c;
    }
    return std::string(model::trimmed(out));
}

class GlossaryReader {
public:
    explicit GlossaryReader(const Game& game)
        : m_game(game)
    {
    }

    void add(std::string_view word, std::string_view text, std::size_t line)
    {
        model::Keyword keyword;
        keyword.name = bareKeyword(word);
        keyword.help = plainLine(text);
        const auto refused = [&](std::string reason) {
            m_glossary.refused.push_back({.reason = std::move(reason), .line = line, .value = shortened(keyword.name)});
        };
        if (keyword.name.empty())
            return;
        if (const auto fault = textFault(keyword.name, maxNameLength, false))
            return refused(*fault);
        if (keyword.help.empty())
            return refused(ReasonWords::tr("has no text that explains it", "a keyword"));
        if (const auto fault = textFault(keyword.help, maxTextLength, false))
            return refused(*fault);
        if (!m_names.insert(model::fold(keyword.name)).second)
            return refused(ReasonWords::tr("is explained above already", "a keyword"));
        m_glossary.keywords.push_back(std::move(keyword));
    }

    // Keywords stand under a heading the game has for them or for names, else first; their texts are what is longest.
    std::optional<ImportProblem> addTable(const Table& table)
    {
        std::size_t word = 0;
        std::vector<std::size_t> letters(table.headings.size(), 0);
        for (std::size_t i = table.headings.size(); i-- > 0;) {
            const auto form = model::headingForm(table.headings[i]);
            if (isNamed(m_game.headings.type, form))
                return ImportProblem{
                    .reason = ReasonWords::tr("is a heading of cards, not of keywords: this is a list of cards"),
                    .line = table.line,
                    .value = shortened(table.headings[i])};
            if (isNamed(m_game.headings.keywords, form) || isNamed(m_game.headings.name, form))
                word = i;
            for (const auto& row : table.rows)
                letters[i] += row.cells[i].size();
        }
        if (table.headings.size() < 2)
            return std::nullopt;
        letters[word] = 0;
        const auto text = static_cast<std::size_t>(std::max_element(letters.begin(), letters.end()) - letters.begin());
        for (const auto& row : table.rows)
            add(row.cells[word], row.cells[text], row.line);
        for (const auto& broken : table.broken)
            m_glossary.refused.push_back(broken);
        return std::nullopt;
    }

    void addProse(std::string_view text);
    [[nodiscard]] Glossary take() { return std::move(m_glossary); }

private:
    const Game& m_game;
    Glossary m_glossary;
    std::set<std::string> m_names;
};

std::size_t headingLevel(std::string_view line)
{
    const auto level = std::min(line.find_first_not_of('#'), line.size());
    constexpr std::size_t deepest = 6;
    return level > 0 && level <= deepest && level < line.size() && line[level] == ' ' ? level : 0;
}

// "- **Adapt (X)**: text": where the word ends and where its text begins, behind a colon or a dash.
struct BoldLine {
    std::string_view word, text;
};
std::optional<BoldLine> boldLine(std::string_view line)
{
    for (const std::string_view mark : {"- ", "* ", "+ "})
        if (line.starts_with(mark))
            line = model::trimmed(line.substr(mark.size()));
    constexpr std::string_view bold = "**";
    const auto end = line.find(bold, bold.size());
    if (!line.starts_with(bold) || end == std::string_view::npos)
        return std::nullopt;
    const auto word = line.substr(bold.size(), end - bold.size());
    auto text = model::trimmed(line.substr(end + bold.size()));
    bool parted = word.ends_with(':') || word.ends_with('.');
    for (const std::string_view sign : {":", "–", "—", "-", "="})
        if (!parted && text.starts_with(sign)) {
            text = model::trimmed(text.substr(sign.size()));
            parted = true;
        }
    return parted && !text.empty() ? std::optional(BoldLine{word, text}) : std::nullopt;
}

bool isProse(std::string_view text)
{
    while (!text.empty()) {
        const auto whole = takeLine(text);
        const auto line = model::trimmed(whole.substr(0, lineEnd(whole)));
        if (headingLevel(line) > 0 || boldLine(line))
            return true;
    }
    return false;
}

// Headings with others below them are groups, what stands under those without is the text.
void GlossaryReader::addProse(std::string_view text)
{
    struct Entry {
        std::string word, text;
        std::size_t line = 0, level = 0;
    };
    std::vector<Entry> entries;
    std::size_t number = 0;
    while (!text.empty()) {
        const auto whole = takeLine(text);
        const auto line = model::trimmed(whole.substr(0, lineEnd(whole)));
        ++number;
        if (const auto level = headingLevel(line)) {
            if (!entries.empty() && entries.back().level > 0 && entries.back().level < level)
                entries.pop_back();
            entries.push_back({std::string(line.substr(level + 1)), {}, number, level});
        } else if (const auto bold = boldLine(line)) {
            if (!entries.empty() && entries.back().level > 0 && entries.back().text.empty())
                entries.pop_back(); // a heading of such lines
            entries.push_back({std::string(bold->word), std::string(bold->text), number, 0});
        } else if (line.find('|') != std::string_view::npos) {
            if (!entries.empty() && entries.back().text.empty())
                entries.pop_back(); // a heading of a table
        } else if (!line.empty() && !entries.empty()) {
            entries.back().text += (entries.back().text.empty() ? "" : " ") + std::string(line);
        }
    }
    for (const auto& entry : entries)
        add(entry.word, entry.text, entry.line);
}

} // namespace

ReadResult<Glossary> readGlossary(std::string_view bytes, const Game& game)
{
    GlossaryReader reader(game);
    std::vector<Table> tables;
    if (isWorkbook(bytes)) {
        auto sheets = tablesOf(bytes, maxDeckBytes);
        if (!sheets)
            return tl::unexpected(sheets.error());
        tables = std::move(*sheets);
    } else {
        const auto text = tableText(bytes, maxDeckBytes);
        if (!text)
            return tl::unexpected(text.error());
        const bool markdown = tableForm(*text) == TableForm::Markdown || isProse(*text);
        auto found = markdown ? readMarkdownTables(*text) : readTables(*text);
        if (!found)
            return tl::unexpected(found.error());
        tables = std::move(*found);
        if (markdown)
            reader.addProse(*text);
    }
    for (const auto& table : tables)
        if (auto problem = reader.addTable(table))
            return refuse(std::move(*problem));
    auto glossary = reader.take();
    if (glossary.keywords.empty())
        return refuse({.reason = ReasonWords::tr("there is no keyword with a text: expected headings with a paragraph "
                                                 "each, or a table with the columns Keyword and Text"),
            .line = 1});
    if (glossary.keywords.size() > maxGlossaryWords)
        return refuse({.reason = ReasonWords::tr("the file explains more than 1,000 keywords"), .line = 1});
    return glossary;
}

} // namespace nexus::importers
