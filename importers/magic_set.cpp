#include "importers/magic_set.h"

#include "importers/card_columns.h"
#include "importers/card_table.h"
#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "importers/zip_file.h"
#include "model/base/text.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::importers {

namespace {

using model::Game;

struct SetLine {
    std::size_t indent = 0, number = 0;
    std::string_view whole, key, value; // the line without its indent; `key` is empty where there is no colon
};

class SetLines {
public:
    explicit SetLines(std::string_view text)
        : m_text(text)
    {
    }
    // Empty lines and comments are passed over.
    const SetLine* peek()
    {
        while (!m_has && !m_text.empty()) {
            auto line = takeLine(m_text);
            ++m_number;
            while (line.ends_with('\n') || line.ends_with('\r'))
                line.remove_suffix(1);
            const auto indent = std::min(line.find_first_not_of('\t'), line.size());
            line.remove_prefix(indent);
            if (model::trimmed(line).empty() || (line.starts_with('#') && indent == 0))
                continue;
            const auto colon = line.find(':');
            m_line = {indent, m_number, line, {}, {}};
            if (colon != std::string_view::npos) {
                m_line.key = model::trimmed(line.substr(0, colon));
                m_line.value = model::trimmed(line.substr(colon + 1));
            }
            m_has = true;
        }
        return m_has ? &m_line : nullptr;
    }
    void take() { m_has = false; }

    // The value of the key that was taken, or the lines indented below it.
    std::string valueOf(const SetLine& key)
    {
        std::string value(key.value);
        const bool several = value.empty();
        for (const auto* line = peek(); line && line->indent > key.indent; line = peek()) {
            if (several)
                value += (value.empty() ? "" : "\n") + std::string(line->whole);
            take();
        }
        return value;
    }

private:
    std::string_view m_text;
    SetLine m_line;
    std::size_t m_number = 0;
    bool m_has = false;
};

// "Rule_Text" and "rule text" are one key.
std::string keyForm(std::string_view key)
{
    std::string form = model::fold(key);
    std::replace(form.begin(), form.end(), '_', ' ');
    return form;
}

// Without formatting: "<b>", "</kw-1>", "<sym-auto>". What stands between is text; a written "<" is the byte 1.
std::string withoutTags(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool tag = text[at] == '<' && at + 1 < text.size() &&
                         (text[at + 1] == '/' || (text[at + 1] >= 'a' && text[at + 1] <= 'z'));
        const auto end = tag ? text.substr(at, 100).find('>') : std::string_view::npos;
        if (end != std::string_view::npos)
            at += end;
        else
            plain += text[at] == '\x01' ? '<' : text[at];
    }
    return plain;
}

// Fields that say how a card is drawn and when it was edited.
bool isBookkeeping(const std::string& key)
{
    constexpr std::string_view known[] = {"has styling", "styling data", "extra data", "stylesheet",
        "stylesheet version", "time created", "time modified", "image", "image 2", "mainframe image"};
    return std::find(std::begin(known), std::end(known), key) != std::end(known);
}

class MagicSetReader {
public:
    explicit MagicSetReader(const Game& game)
        : m_game(game)
    {
        m_table.line = 1;
    }

    // Files that the set is made of besides this one are named in `included`.
    std::optional<ImportProblem> read(std::string_view text, std::vector<std::string>& included)
    {
        SetLines lines(text);
        while (const auto* next = lines.peek()) {
            const auto line = *next;
            const auto key = keyForm(line.key);
            lines.take();
            if (key == "card") {
                if (auto problem = readCard(lines, line))
                    return problem;
            } else if (key == "set info") {
                readInfo(lines, line);
            } else if (const auto value = lines.valueOf(line); key == "include file" && included.size() < maxCards) {
                included.push_back(value);
            }
        }
        return std::nullopt;
    }

    ReadResult<CardList> cards(CardListOptions options)
    {
        if (options.set.empty() && !textFault(m_code, maxNameLength, false))
            options.set = m_code;
        std::vector<std::string> headings;
        for (const auto& key : m_keys)
            headings.push_back(headingOf(key));
        if (auto problem = setHeadings(m_table, std::move(headings)))
            return refuse(std::move(*problem));
        TableTotals totals;
        for (auto& [line, fields] : m_cards) {
            TableRow row{line, std::vector<std::string>(m_keys.size()), {}};
            for (auto& [column, value] : fields)
                row.cells[column] = std::move(value);
            fields.clear();
            if (auto problem = addRow(m_table, std::move(row), totals))
                return refuse(std::move(*problem));
        }
        auto list = readCardTables({std::move(m_table)}, m_game, options);
        if (list && list->set && !m_title.empty() && !textFault(m_title, maxNameLength, false))
            list->set->name = m_title;
        return list;
    }

private:
    void readInfo(SetLines& lines, const SetLine& info)
    {
        for (const auto* next = lines.peek(); next && next->indent > info.indent; next = lines.peek()) {
            const auto line = *next;
            lines.take();
            const auto key = keyForm(line.key);
            const auto value = withoutTags(lines.valueOf(line));
            if (key == "set code" || key == "code")
                m_code = value;
            else if (key == "title" || key == "name")
                m_title = value;
        }
    }

    std::optional<ImportProblem> readCard(SetLines& lines, const SetLine& card)
    {
        if (m_cards.size() >= maxCards)
            return ImportProblem{
                .reason = ReasonWords::tr("the file has more than 200,000 cards"), .line = card.number};
        auto& [number, fields] = m_cards.emplace_back();
        number = card.number;
        for (const auto* next = lines.peek(); next && next->indent > card.indent; next = lines.peek()) {
            const auto line = *next;
            lines.take();
            const auto key = keyForm(line.key);
            auto value = withoutTags(lines.valueOf(line));
            if (key.empty() || isBookkeeping(key) || model::trimmed(value).empty())
                continue;
            if (++m_fields > maxSetFields)
                return ImportProblem{
                    .reason = ReasonWords::tr("the set has more than 200,000 fields"), .line = line.number};
            const auto [column, isNew] = m_columns.try_emplace(key, m_keys.size());
            if (isNew && m_keys.size() >= maxTableColumns)
                return ImportProblem{
                    .reason = ReasonWords::tr("the table has more than 500 columns"), .line = line.number};
            if (isNew)
                m_keys.push_back(key);
            fields.emplace_back(column->second, std::move(value));
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isKnown(const std::string& heading) const
    {
        return columnOf(heading, m_game, m_code).field != CardField::Unknown;
    }

    // What the usual fields of the program are called in this game, where the game has no such heading itself.
    [[nodiscard]] std::string headingOf(const std::string& key) const
    {
        const auto& own = m_game.headings;
        const std::pair<const char*, const std::vector<std::string>*> usual[] = {{"title", &own.name},
            {"card type", &own.type}, {"super type", &own.type}, {"sub type", &own.subtypes}, {"rule text", &own.rules},
            {"flavor text", &own.flavor}, {"card number", &own.number}};
        if (isKnown(key))
            return key;
        for (const auto& [word, names] : usual) {
            if (key != word || names->empty())
                continue;
            const bool taken = std::any_of(m_keys.begin(), m_keys.end(),
                [&, &meant = *names](const auto& other) { return isNamed(meant, model::headingForm(other)); });
            if (!taken)
                return names->front();
        }
        return key;
    }

    const Game& m_game;
    std::string m_code, m_title;
    std::vector<std::string> m_keys; // in the order they come up
    std::unordered_map<std::string, std::size_t> m_columns;
    std::vector<std::pair<std::size_t, std::vector<std::pair<std::size_t, std::string>>>> m_cards; // line, fields
    std::size_t m_fields = 0;
    Table m_table;
};

// The text file of the archive; its size counts against what may still be unpacked.
ReadResult<std::string> textOf(ZipFile& archive, const std::string& name, std::size_t& left)
{
    auto text = archive.read(name, left);
    if (text)
        left -= text->size();
    return text;
}

} // namespace

bool isMagicSet(const Contents& contents)
{
    if (looksLikeZip(contents.text)) {
        const auto archive = ZipFile::open(contents.text);
        return !archive || archive->has("set"); // of one that cannot be opened it says so
    }
    return !contents.lines.empty() && keyForm(contents.lines.front()).starts_with("mse version:");
}

ReadResult<CardList> readMagicSet(std::string_view bytes, const Game& game, const CardListOptions& options)
{
    std::optional<ZipFile> archive;
    std::string unpacked;
    std::size_t left = maxSetBytes;
    if (looksLikeZip(bytes)) {
        auto opened = ZipFile::open(bytes);
        if (!opened)
            return tl::unexpected(opened.error());
        archive.emplace(std::move(*opened));
        auto set = textOf(*archive, "set", left);
        if (!set)
            return tl::unexpected(set.error());
        unpacked = std::move(*set);
        bytes = unpacked;
    }
    MagicSetReader reader(game);
    std::vector<std::string> files;
    const auto readText = [&](std::string_view text) -> std::optional<std::vector<ImportProblem>> {
        const auto guarded = guardText(text, maxSetBytes);
        if (!guarded)
            return guarded.error();
        if (auto problem = reader.read(*guarded, files))
            return std::vector{std::move(*problem)};
        return std::nullopt;
    };
    if (auto problems = readText(bytes))
        return tl::unexpected(std::move(*problems));
    const auto included = std::exchange(files, {}); // what these include in turn is not looked for
    for (const auto& name : archive ? included : std::vector<std::string>()) {
        const auto text = textOf(*archive, name, left);
        if (!text)
            return tl::unexpected(text.error());
        if (auto problems = readText(*text))
            return tl::unexpected(std::move(*problems));
    }
    return reader.cards(options);
}

} // namespace nexus::importers
