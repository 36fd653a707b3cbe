#include "importers/card_table.h"

#include "importers/card_columns.h"
#include "importers/reason_words.h"
#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "model/base/text.h"
#include "model/cards/former_names.h"

#include <algorithm>
#include <map>

namespace nexus::importers {

namespace {

using model::Card;
using model::Game;

std::vector<std::string> words(std::string_view cell)
{
    std::vector<std::string> found;
    if (isAbsent(model::fold(cell)))
        return found;
    while (!cell.empty() && found.size() <= maxWords) {
        const auto comma = std::min(cell.find(','), cell.size());
        if (const auto word = model::trimmed(cell.substr(0, comma)); !isAbsent(model::fold(word)))
            found.emplace_back(word);
        cell.remove_prefix(std::min(comma + 1, cell.size()));
    }
    return found;
}

using CardColumns = std::vector<CardColumn>;

bool hasColumn(const CardColumns& columns, CardField field)
{
    return std::any_of(columns.begin(), columns.end(), [&](const auto& c) { return c.field == field; });
}

class TableReader {
public:
    TableReader(const Table& table, const Game& game, const CardListOptions& options, CardList& list)
        : m_table(table)
        , m_game(game)
        , m_options(options)
        , m_list(list)
        , m_shaping(game.setsWithHeadings())
    {
        const auto plain = columnsOf({});
        for (std::size_t i = 0; i < plain.size() && options.set.empty(); ++i)
            if (plain[i].field == CardField::Set)
                m_setColumn = i;
        for (const auto& row : table.rows)
            m_readings.try_emplace(shapingSet(row));
        if (table.rows.empty())
            m_readings.try_emplace(std::string());
        for (auto& [set, columns] : m_readings)
            columns = columnsOf(set);
    }

    [[nodiscard]] bool isCardTable() const { return has(CardField::Name); }

    // A reason to refuse the table as a whole, or nothing.
    std::optional<ImportProblem> prepare()
    {
        for (const auto& [set, columns] : m_readings)
            if (auto problem = twinColumns(columns))
                return problem;
        m_type = m_options.type.empty() ? recognisedType() : m_options.type;
        if (!has(CardField::Type) && m_type.empty())
            return ImportProblem{
                .reason = ReasonWords::tr("the table has no column for the card type; say which with --type"),
                .line = m_table.line};
        for (std::size_t i = 0; i < m_table.headings.size(); ++i)
            if (!m_table.headings[i].empty() && !model::isFormerHeading(m_table.headings[i]) &&
                std::any_of(m_readings.begin(), m_readings.end(),
                    [&](const auto& reading) { return reading.second[i].field == CardField::Unknown; }))
                m_list.notes.push_back(
                    filled(ReasonWords::tr("line %1: column \"%2\" is not known; its text is kept with the card"),
                        {std::to_string(m_table.line), m_table.headings[i]}));
        return std::nullopt;
    }

    // A field counts as given when any table of the file has a column for it.
    void addGiven(model::GivenFields& given) const
    {
        given.subtypes = given.subtypes || has(CardField::Subtypes);
        given.rules = given.rules || has(CardField::Rules);
        given.keywords = given.keywords || has(CardField::Keywords) || has(CardField::Rules);
        given.flavor = given.flavor || has(CardField::Flavor);
        given.number = given.number || has(CardField::Number);
        given.rarity = given.rarity || has(CardField::Rarity);
        given.extras = given.extras || has(CardField::Unknown);
        const auto add = [&](const CardColumns& columns) {
            for (const auto& column : columns)
                if (column.field == CardField::Attribute)
                    given.attributes[column.attribute] = true;
        };
        for (const auto& [set, columns] : m_readings)
            add(columns);
        // Where a heading means something else in other sets, these cards have no value of that.
        add(columnsOf({}));
        for (const auto& set : m_shaping)
            add(columnsOf(set));
    }

    // False when too many rows are refused to go on.
    bool readRows()
    {
        const bool namesFirst = !m_table.headings.empty() &&
                                columnOf(m_table.headings.front(), m_game, {}).field == CardField::Name;
        for (auto problem : m_table.broken) {
            if (namesFirst)
                problem.card = problem.value; // its first cell is there
            m_list.refused.push_back(std::move(problem));
        }
        for (const auto& row : m_table.rows) {
            if (m_list.refused.size() >= maxRefused)
                return false;
            readRow(row);
        }
        return true;
    }

private:
    [[nodiscard]] CardColumns columnsOf(const std::string& set) const
    {
        CardColumns columns;
        for (const auto& heading : m_table.headings)
            columns.push_back(columnOf(heading, m_game, set));
        return columns;
    }

    // The set of the row where it has headings of its own; else nothing, for all others are read alike.
    [[nodiscard]] std::string shapingSet(const TableRow& row) const
    {
        if (m_shaping.empty())
            return {};
        const auto cell = m_setColumn ? row.cells[*m_setColumn] : m_options.set;
        auto set = setCode(isAbsent(model::fold(cell)) ? m_game.importSet.code : cell);
        return std::find(m_shaping.begin(), m_shaping.end(), set) == m_shaping.end() ? std::string() : set;
    }

    [[nodiscard]] bool has(CardField field) const
    {
        return std::any_of(m_readings.begin(), m_readings.end(),
            [&](const auto& reading) { return hasColumn(reading.second, field); });
    }

    [[nodiscard]] std::optional<ImportProblem> twinColumns(const CardColumns& columns) const
    {
        for (std::size_t i = 0; i < columns.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (columns[i].field != CardField::Unknown && columns[i].field == columns[j].field &&
                    columns[i].attribute == columns[j].attribute)
                    return ImportProblem{
                        .reason = filled(ReasonWords::tr("means the same as the column \"%1\""), {m_table.headings[j]}),
                        .line = m_table.line,
                        .heading = m_table.headings[i]};
        return std::nullopt;
    }

    [[nodiscard]] std::string recognisedType() const
    {
        for (const auto& type : m_game.types)
            for (const auto& id : type.recognisedBy)
                for (const auto& [set, columns] : m_readings)
                    for (const auto& column : columns)
                        if (column.field == CardField::Attribute && m_game.attributes[column.attribute].id == id)
                            return type.name;
        return {};
    }

    void readRow(const TableRow& row)
    {
        const auto& columns = m_readings.size() == 1 ? m_readings.begin()->second : m_readings.at(shapingSet(row));
        Card card;
        card.numbers.resize(m_game.attributes.size());
        std::optional<CardFault> fault;
        std::string total;
        for (std::size_t i = 0; i < columns.size() && !fault; ++i)
            fault = readCell(columns[i], m_table.headings[i], row.cells[i], card, total);
        if (card.type.empty())
            card.type = m_type;
        if (!m_options.set.empty())
            card.set = setCode(m_options.set);
        if (!fault)
            fault = completeCard(card, m_game, hasColumn(columns, CardField::Keywords));
        if (fault) {
            m_list.refused.push_back({.reason = fault->reason,
                .line = row.line,
                .heading = headingOf(fault->field, columns),
                .value = fault->value,
                .card = shortened(card.name)});
            return;
        }
        checkTotal(card, total, row.line);
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].field == CardField::Attribute && isOpenNumber(m_game, columns[i].attribute, row.cells[i]))
                m_list.notes.push_back(openNumberNote(
                    filled(ReasonWords::tr("line %1"), {std::to_string(row.line)}), card.name, m_table.headings[i]));
        m_list.cards.push_back({std::move(card), {}, row.line, {}});
    }

    std::optional<CardFault> readCell(
        const CardColumn& column, const std::string& heading, const std::string& cell, Card& card, std::string& total)
    {
        const std::string text = isAbsent(model::fold(cell)) ? std::string() : cell;
        switch (column.field) {
        case CardField::Name: card.name = cell; break; // a card may be called "N/A"
        case CardField::Type: card.type = text; break;
        case CardField::Subtypes: card.subtypes = words(cell); break;
        case CardField::Keywords: card.keywords = words(cell); break;
        case CardField::Rules: card.rules = text; break;
        case CardField::Flavor: card.flavor = text; break;
        case CardField::Set: card.set = text; break;
        case CardField::Number: card.number = text; break;
        case CardField::Rarity: card.rarity = text; break;
        case CardField::DomainTotal: total = text; break;
        case CardField::Attribute: return setAttribute(card, m_game, column.attribute, cell);
        case CardField::Unknown:
            if (!text.empty()) {
                std::string line = text;
                std::replace(line.begin(), line.end(), '\n', ' ');
                card.extras += (card.extras.empty() ? "" : "\n") + heading + ": " + line;
            }
            break;
        }
        return std::nullopt;
    }

    // The heading under which a field of completeCard stands in this table.
    [[nodiscard]] std::string headingOf(const std::string& field, const CardColumns& columns) const
    {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i].field == CardField::Attribute && m_game.attributes[columns[i].attribute].id == field)
                return m_table.headings[i];
            for (const auto& [name, kind] : fieldNames)
                if (field == name && columns[i].field == kind)
                    return m_table.headings[i];
        }
        return field;
    }

    void checkTotal(const Card& card, const std::string& total, std::size_t line)
    {
        if (total.empty())
            return;
        std::int64_t sum = 0;
        for (const auto domain : m_game.domainAttributes())
            sum += card.numbers[domain].value_or(0);
        if (total != std::to_string(sum))
            m_list.notes.push_back(filled(ReasonWords::tr("line %1: %2 has %3 domain points, its total column says %4"),
                {std::to_string(line), card.name, std::to_string(sum), shortened(total)}));
    }

    const Table& m_table;
    const Game& m_game;
    const CardListOptions& m_options;
    CardList& m_list;
    std::vector<std::string> m_shaping;            // sets with headings of their own
    std::optional<std::size_t> m_setColumn;        // that says which set a row is of
    std::map<std::string, CardColumns> m_readings; // what the columns are, by shapingSet
    std::string m_type;
};

} // namespace

CardColumn columnOf(const std::string& heading, const Game& game, const std::string& set)
{
    const std::string form = model::headingForm(heading);
    if (const auto attribute = game.headedInSet(form, set))
        return {CardField::Attribute, *attribute};
    const auto& common = game.headings;
    const std::pair<const std::vector<std::string>*, CardField> fields[] = {{&common.name, CardField::Name},
        {&common.type, CardField::Type}, {&common.subtypes, CardField::Subtypes},
        {&common.keywords, CardField::Keywords}, {&common.rules, CardField::Rules}, {&common.flavor, CardField::Flavor},
        {&common.set, CardField::Set}, {&common.number, CardField::Number}, {&common.rarity, CardField::Rarity},
        {&common.domainTotal, CardField::DomainTotal}};
    for (const auto& [names, field] : fields)
        if (isNamed(*names, form))
            return {field, 0};
    for (model::AttributeIndex i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        if (!attribute.ofSets && (isNamed(attribute.headings, form) || model::hasHeadingForm(attribute.id.str(), form)))
            return {CardField::Attribute, i};
    }
    constexpr std::pair<Heading, CardField> shared[] = {{Heading::Name, CardField::Name},
        {Heading::Type, CardField::Type}, {Heading::Set, CardField::Set}, {Heading::Number, CardField::Number},
        {Heading::Rarity, CardField::Rarity}};
    if (const auto* known = headingOf(form))
        for (const auto& [meant, field] : shared)
            if (known->heading == meant)
                return {field, 0};
    return {};
}

ReadResult<CardList> readCardTable(std::string_view bytes, const Game& game, const CardListOptions& options)
{
    return tablesOf(bytes, maxCatalogueBytes).and_then([&](const std::vector<Table>& tables) {
        return readCardTables(tables, game, options);
    });
}

ReadResult<CardList> readCardTables(const std::vector<Table>& tables, const Game& game, const CardListOptions& options)
{
    CardList list;
    list.given = {false, false, false, false, false, false, false, std::vector<bool>(game.attributes.size(), false)};
    bool any = false;
    for (const auto& table : tables) {
        TableReader reader(table, game, options, list);
        if (!reader.isCardTable()) {
            list.notes.push_back(filled(ReasonWords::tr("line %1: a table without a column Name is passed over"),
                {std::to_string(table.line)}));
            continue;
        }
        any = true;
        if (auto problem = reader.prepare())
            return refuse(std::move(*problem));
        reader.addGiven(list.given);
        if (!reader.readRows())
            return tl::unexpected(tooManyRefused(std::move(list)));
    }
    if (!any)
        return refuse(
            {.reason = ReasonWords::tr("there is no table of cards: expected headings with a column Name"), .line = 1});
    if (!options.set.empty())
        list.set = model::SetInfo{setCode(options.set), setCode(options.set), {}};
    refuseTwins(list, game);
    return list;
}

} // namespace nexus::importers
