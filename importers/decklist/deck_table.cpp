#include "importers/decklist/listed_deck.h"

#include "importers/decklist/deck_text.h"
#include "importers/decklist/list_words.h"
#include "importers/reason_words.h"
#include "importers/tables/cells.h"
#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/tables/workbook.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::importers {

namespace {

using model::Game;

constexpr std::size_t maxDecks = 1000;  // of one file
constexpr std::size_t maxUnread = 1000; // rows that are no card rows

// Claims tell of the deck and its player: read by who checks them (app/documents/list_reading.h).
enum class Part { DeckName, Card, Count, Section, Category, Sideboarded, Claim, Type, Value, Unread };

struct DeckColumn {
    Part part = Part::Unread;
    model::AttributeIndex attribute = 0;
};

constexpr std::pair<Heading, Part> deckHeadings[] = {{Heading::DeckName, Part::DeckName},
    {Heading::Quantity, Part::Count}, {Heading::Section, Part::Section}, {Heading::Name, Part::Card},
    {Heading::Category, Part::Category}, {Heading::Sideboarded, Part::Sideboarded}};

DeckColumn deckColumnOf(const std::string& heading, const Game& game)
{
    const std::string form = model::headingForm(heading);
    if (isNamed(game.headings.name, form))
        return {Part::Card, 0};
    if (const auto* known = headingOf(form))
        for (const auto& [meant, part] : deckHeadings)
            if (known->heading == meant)
                return {part, 0};
    if (isNamed(game.headings.type, form))
        return {Part::Type, 0};
    if (const auto* known = headingOf(form); known && known->heading > Heading::DeckName)
        return {Part::Claim, 0};
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i)
        if (game.attributes[i].kind != model::AttributeKind::Text && isNamed(game.attributes[i].headings, form))
            return {Part::Value, i};
    return {};
}

std::string sectionId(const std::string& cell)
{
    const std::string word = model::fold(cell);
    if (const auto section = headedSection(word); !section.empty())
        return std::string(section);
    std::string id;
    for (const char c : word)
        id += c == ' ' ? '-' : c;
    return id;
}

class DeckTableReader {
public:
    // `unread` counts the rows of all tables of the file that are no card rows.
    // `name`: what the deck is called where no column says it.
    DeckTableReader(const Table& table, const Game& game, std::vector<ListedDeck>& decks, std::size_t& unread,
        std::string name = {})
        : m_table(table)
        , m_game(game)
        , m_decks(decks)
        , m_unread(unread)
        , m_lastName(std::move(name))
    {
        for (const auto& heading : table.headings) {
            auto column = deckColumnOf(heading, game);
            for (const auto& earlier : m_columns)
                if (column.part == Part::Value && earlier.part == Part::Value && earlier.attribute == column.attribute)
                    column = {}; // the first one counts
            m_columns.push_back(column);
        }
    }

    [[nodiscard]] bool isDeckTable() const { return find(Part::Card) && find(Part::Count); }

    // A reason to refuse the table as a whole, or nothing.
    std::optional<ImportProblem> read()
    {
        for (const auto& row : m_table.rows) {
            readRow(row);
            if (m_decks.size() > maxDecks)
                return ImportProblem{.reason = ReasonWords::tr("the file has more than 1,000 decks"), .line = row.line};
            if (m_unread > maxUnread)
                return ImportProblem{
                    .reason = ReasonWords::tr("more than 1,000 rows are no card rows: this is no deck list"),
                    .line = row.line};
        }
        for (const auto& broken : m_table.broken) {
            deckNamed(m_lastName, broken.line).listed.unread.push_back(broken);
            if (++m_unread > maxUnread)
                return ImportProblem{
                    .reason = ReasonWords::tr("more than 1,000 rows are no card rows: this is no deck list"),
                    .line = broken.line};
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<std::size_t> find(Part part) const
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].part == part)
                return i;
        return std::nullopt;
    }

    struct Named {
        ListedDeck& listed;
        DeckRows& rows;
    };
    Named deckNamed(const std::string& name, std::size_t line)
    {
        const auto [found, isNew] = m_named.try_emplace(model::fold(name));
        auto& [index, rows] = found->second;
        if (!isNew)
            return {m_decks[index], rows};
        index = m_decks.size();
        ListedDeck listed;
        listed.deck.name = name;
        listed.deck.game = m_game.id;
        listed.line = line;
        listed.sectionsGiven = find(Part::Section).has_value();
        tellUnread(listed);
        m_decks.push_back(std::move(listed));
        return {m_decks.back(), rows};
    }

    void tellUnread(ListedDeck& listed) const
    {
        std::vector<std::string> unread;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].part == Part::Unread && !m_table.headings[i].empty())
                unread.push_back("“" + m_table.headings[i] + "”");
        if (!unread.empty())
            listed.passed.push_back({.reason = filled(ReasonWords::tr("the columns that are not read: %1"),
                                         {shortened(model::joined(unread, ", "))}),
                .line = m_table.line});
    }

    // By the first column that names a section; a type of card or a word of the player's own names none, and the card
    // lies where it fits.
    std::string sectionOf(const TableRow& row, ListedDeck& listed) const
    {
        const auto cell = [&](Part part) {
            const auto column = find(part);
            return column ? std::string_view(row.cells[*column]) : std::string_view();
        };
        if (!saysNo(cell(Part::Sideboarded)))
            return "sideboard";
        for (const auto word : model::split(cell(Part::Category), ','))
            if (const auto section = headedSection(model::fold(word)); !section.empty())
                return std::string(section);
        const std::string given(cell(Part::Section));
        const auto word = model::fold(given);
        if (headedSection(word).empty() && isPlainHeading(word, m_game)) {
            listed.sectionsGiven = false;
            return "main";
        }
        auto id = sectionId(given);
        return id.empty() ? "main" : id;
    }

    void readRow(const TableRow& row)
    {
        const auto nameColumn = find(Part::DeckName);
        std::optional<std::string> nameFault;
        if (nameColumn && !row.cells[*nameColumn].empty()) { // an empty cell goes on with the deck above
            nameFault = textFault(row.cells[*nameColumn], maxNameLength, false);
            if (!nameFault)
                m_lastName = row.cells[*nameColumn];
        }
        const auto named = deckNamed(m_lastName, row.line);
        auto& listed = named.listed;
        model::DeckEntry entry;
        entry.card = row.cells[*find(Part::Card)];
        const auto& count = row.cells[*find(Part::Count)];
        const auto unread = [&](std::string reason, Part part) {
            const auto column = *find(part);
            ++m_unread;
            listed.unread.push_back({.reason = std::move(reason),
                .line = row.line,
                .heading = m_table.headings[column],
                .value = shortened(row.cells[column]),
                .card = shortened(entry.card)});
        };
        if (nameFault)
            return unread(*nameFault, Part::DeckName);
        if (model::fold(entry.card).empty())
            return unread(ReasonWords::tr("is empty"), Part::Card);
        if (const auto fault = textFault(entry.card, maxNameLength, false))
            return unread(*fault, Part::Card);
        entry.count = copiesInCell(count).value_or(0);
        if (entry.count < 1 || entry.count > model::maxCopies)
            return unread(ReasonWords::tr("is not a count between 1 and 999"), Part::Count);
        const auto id = sectionOf(row, listed);
        if (const auto fault = textFault(id, maxNameLength, false))
            return unread(*fault, Part::Section);
        if (const auto added = named.rows.add(listed.deck, model::SectionId(id), entry); !added)
            return unread(added.error(), Part::Count);
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
    std::size_t& m_unread;
    std::vector<DeckColumn> m_columns;
    std::unordered_map<std::string, std::pair<std::size_t, DeckRows>> m_named; // by folded name
    std::string m_lastName;
};

// Rows of a sheet without headings, as a list a line a card.
ReadResult<ListedDeck> readBareRows(const Table& table, const Game& game)
{
    auto text = model::joined(table.headings, "\t") + "\n";
    for (const auto& row : table.rows)
        text += model::joined(row.cells, "\t") + "\n";
    return readDeckText(text, game);
}

} // namespace

bool isCountHeading(std::string_view form)
{
    const auto* known = headingOf(form);
    return known && known->heading == Heading::Quantity;
}

ReadResult<std::vector<ListedDeck>> readDeckTables(std::string_view bytes, const Game& game)
{
    const auto tables = tablesOf(bytes, maxDeckBytes);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<ListedDeck> decks;
    std::size_t unread = 0;
    for (const auto& table : *tables) {
        DeckTableReader reader(table, game, decks, unread, tables->size() > 1 ? table.name : std::string());
        if (!reader.isDeckTable())
            continue;
        if (auto problem = reader.read())
            return refuse(std::move(*problem));
    }
    if (decks.empty() && isWorkbook(bytes))
        if (auto bare = readBareRows(tables->front(), game);
            bare && !bare->deck.sections.empty() && bare->unread.empty())
            decks.push_back(std::move(*bare));
    if (decks.empty())
        return refuse({.reason = ReasonWords::tr(
                           "there is no table of a deck: expected headings with the columns Card Name and Count"),
            .line = 1});
    return decks;
}

} // namespace nexus::importers
