#include "importers/deck_table.h"

#include "importers/tables/table.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

using model::Game;

enum class Part { DeckName, Card, Count, Section, Type, Value, Other };

struct Column {
    Part part = Part::Other;
    model::AttributeIndex attribute = 0;
};

bool isOneOf(const std::string& form, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char* word) { return form == word; });
}

bool isNamed(const std::vector<std::string>& names, const std::string& form)
{
    return std::any_of(names.begin(), names.end(), [&](const auto& name) { return model::headingForm(name) == form; });
}

Column columnOf(const std::string& heading, const Game& game)
{
    const std::string form = model::headingForm(heading);
    if (isOneOf(form, {"deckname", "deckfocus", "deck"}))
        return {Part::DeckName, 0};
    if (isOneOf(form, {"count", "quantity", "qty", "copies", "amount", "#"}))
        return {Part::Count, 0};
    if (isOneOf(form, {"section", "board", "zone"}))
        return {Part::Section, 0};
    if (isNamed(game.headings.name, form))
        return {Part::Card, 0};
    if (isNamed(game.headings.type, form))
        return {Part::Type, 0};
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (game.attributes[i].kind != model::AttributeKind::Text && isNamed(game.attributes[i].headings, form))
            return {Part::Value, i};
    return {};
}

std::string sectionId(const std::string& cell)
{
    const std::string word = model::fold(cell);
    if (isOneOf(word, {"main deck", "mainboard", "deck"}))
        return "main";
    if (isOneOf(word, {"side", "side board"}))
        return "sideboard";
    if (word == "mission")
        return "missions";
    if (word == "maybeboard")
        return "maybe";
    std::string id;
    for (const char c : word)
        id += c == ' ' ? '-' : c;
    return id;
}

class DeckTableReader {
public:
    DeckTableReader(const Table& table, const Game& game, std::vector<ListedDeck>& decks)
        : m_table(table)
        , m_game(game)
        , m_decks(decks)
    {
        for (const auto& heading : table.headings)
            m_columns.push_back(columnOf(heading, game));
    }

    [[nodiscard]] bool isDeckTable() const { return find(Part::Card) && find(Part::Count); }

    void read()
    {
        m_first = m_decks.size();
        for (const auto& row : m_table.rows)
            readRow(row);
        if (m_table.rows.empty() || !m_table.broken.empty())
            for (const auto& broken : m_table.broken)
                deckNamed(m_lastName, broken.line).unread.push_back(broken);
    }

private:
    [[nodiscard]] std::optional<std::size_t> find(Part part) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].part == part)
                return i;
        return std::nullopt;
    }

    ListedDeck& deckNamed(const std::string& name, std::size_t line)
    {
        for (std::size_t i = m_first; i < m_decks.size(); ++i)
            if (model::fold(m_decks[i].deck.name) == model::fold(name))
                return m_decks[i];
        ListedDeck listed;
        listed.deck.name = name;
        listed.deck.game = m_game.id;
        listed.line = line;
        listed.sectionsGiven = find(Part::Section).has_value();
        m_decks.push_back(std::move(listed));
        return m_decks.back();
    }

    void readRow(const TableRow& row)
    {
        if (const auto column = find(Part::DeckName); column && !row.cells[*column].empty())
            m_lastName = row.cells[*column]; // an empty cell goes on with the deck above
        auto& listed = deckNamed(m_lastName, row.line);
        model::DeckEntry entry;
        entry.card = row.cells[*find(Part::Card)];
        const auto& count = row.cells[*find(Part::Count)];
        const auto unread = [&](std::string reason, Part part) {
            const auto column = *find(part);
            listed.unread.push_back({.reason = std::move(reason),
                                     .line = row.line,
                                     .heading = m_table.headings[column],
                                     .value = shortened(row.cells[column]),
                                     .card = shortened(entry.card)});
        };
        if (model::fold(entry.card).empty())
            return unread("is empty", Part::Card);
        if (const auto fault = textFault(entry.card, maxNameLength, false))
            return unread(*fault, Part::Card);
        const auto digits = count.ends_with('x') ? count.substr(0, count.size() - 1) : count;
        const bool number = !digits.empty() && digits.size() <= 3 &&
                            std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!number || std::stoi(digits) == 0)
            return unread("is not a count between 1 and 999", Part::Count);
        entry.count = std::stoi(digits);
        const auto section = find(Part::Section);
        const auto id = section ? sectionId(row.cells[*section]) : std::string("main");
        if (!addCopies(listed.deck.sectionOrNew(model::SectionId(id.empty() ? "main" : id)), entry))
            return unread("brings this card over 999 copies", Part::Count);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const bool value = m_columns[i].part == Part::Value;
            if ((value || m_columns[i].part == Part::Type) && !row.cells[i].empty())
                listed.values.push_back({row.line, entry.card, m_table.headings[i], row.cells[i],
                                         value ? std::optional(m_columns[i].attribute) : std::nullopt});
        }
    }

    const Table& m_table;
    const Game& m_game;
    std::vector<ListedDeck>& m_decks;
    std::vector<Column> m_columns;
    std::size_t m_first = 0;
    std::string m_lastName;
};

} // namespace

ReadResult<std::vector<ListedDeck>> readDeckTables(std::string_view bytes, const Game& game)
{
    const auto text = guardText(bytes, maxDeckBytes);
    if (!text)
        return tl::unexpected(text.error());
    const auto tables = readTables(*text);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<ListedDeck> decks;
    for (const auto& table : *tables) {
        DeckTableReader reader(table, game, decks);
        if (reader.isDeckTable())
            reader.read();
    }
    if (decks.empty())
        return refuse({.reason = "there is no table of a deck: expected headings with the columns Card Name and Count",
                       .line = 1});
    return decks;
}

} // namespace nexus::importers
