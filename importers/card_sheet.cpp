#include "importers/card_sheet.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

using model::Game;

namespace {

// The table as it would be read, with these of its rows.
Table tableOf(const SheetTable& table, const std::vector<WrittenRow>& rows)
{
    Table read;
    read.headings = table.headings;
    for (const auto& row : rows)
        read.rows.push_back({0, row.cells, {}});
    return read;
}

void sortProblems(
    SheetReading& reading, const std::map<std::size_t, SheetPlace>& lines, const std::vector<ImportProblem>& problems)
{
    for (const auto& problem : problems) {
        const auto at = lines.find(problem.line);
        if (at == lines.end())
            reading.faults.push_back(problem);
        else
            reading.problems[at->second].push_back(problem);
    }
}

} // namespace

ReadResult<CardSheet> readCardSheet(std::string bytes, const Game& game, const std::string& set)
{
    const auto text = guardText(bytes, maxSheetBytes);
    if (!text)
        return tl::unexpected(text.error());
    if (model::trimmed(*text).starts_with('{'))
        return refuse({.reason = ReasonWords::tr("this is JSON; tables (Markdown, CSV, TSV) can be changed in place"),
            .line = 1});
    const auto tables = readTables(*text);
    if (!tables)
        return tl::unexpected(tables.error());
    CardSheet sheet;
    std::vector<ImportProblem> broken;
    bool any = false;
    for (const auto& table : *tables) {
        SheetTable& taken = sheet.tables.emplace_back();
        taken.headings = table.headings;
        taken.rows.reserve(table.rows.size());
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            taken.rows.push_back({row, table.rows[row].cells});
        taken.cards = columnOfField(taken, CardField::Name, game, set).has_value();
        any = any || taken.cards;
        if (taken.cards)
            broken.insert(broken.end(), table.broken.begin(), table.broken.end());
    }
    std::size_t rows = 0;
    for (const auto& table : sheet.tables)
        rows += table.rows.size();
    if (rows > maxSheetRows)
        return refuse({.reason = ReasonWords::tr("a list of more than 20,000 rows cannot be edited"), .line = 1});
    if (!any)
        return refuse(
            {.reason = ReasonWords::tr("there is no table of cards: expected headings with a column Name"), .line = 1});
    if (!broken.empty())
        return tl::unexpected(std::move(broken));
    sheet.bytes = std::move(bytes);
    return sheet;
}

ReadResult<std::string> written(const CardSheet& sheet)
{
    const auto text = guardText(sheet.bytes, maxSheetBytes);
    if (!text)
        return tl::unexpected(text.error());
    const auto tables = readTables(*text);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<std::vector<WrittenRow>> wanted;
    for (const auto& table : sheet.tables)
        wanted.push_back(table.rows);
    auto out = writeTables(*text, *tables, wanted);
    if (out)
        out->insert(0, sheet.bytes, 0, sheet.bytes.size() - text->size()); // the byte order mark
    return out;
}

std::optional<SheetEdit> apply(CardSheet& sheet, const SheetEdit& edit)
{
    const auto [t, r] = edit.place;
    if (t >= sheet.tables.size())
        return std::nullopt;
    auto& table = sheet.tables[t];
    const bool isNew = edit.kind == SheetEdit::Insert;
    if (isNew ? r > table.rows.size() || edit.row.cells.size() != table.headings.size() : r >= table.rows.size())
        return std::nullopt;
    const auto at = table.rows.begin() + static_cast<std::ptrdiff_t>(r);
    switch (edit.kind) {
    case SheetEdit::Cell: {
        if (edit.column >= table.headings.size())
            return std::nullopt;
        auto text = std::exchange(at->cells[edit.column], cellValue(edit.text));
        return SheetEdit{
            .kind = SheetEdit::Cell, .place = edit.place, .column = edit.column, .text = std::move(text), .row = {}};
    }
    case SheetEdit::Insert: {
        auto row = edit.row;
        if (!row.from)
            for (auto& cell : row.cells)
                cell = cellValue(cell);
        table.rows.insert(at, std::move(row));
        return SheetEdit{.kind = SheetEdit::Remove, .place = edit.place, .text = {}, .row = {}};
    }
    case SheetEdit::Remove: {
        auto row = std::move(*at);
        table.rows.erase(at);
        return SheetEdit{.kind = SheetEdit::Insert, .place = edit.place, .text = {}, .row = std::move(row)};
    }
    }
    return std::nullopt;
}

SheetReading readSheet(const CardSheet& sheet, const Game& game, const CardListOptions& options)
{
    SheetReading reading;
    const auto bytes = written(sheet);
    const auto tables = bytes ? guardText(*bytes, maxCatalogueBytes).and_then(readTables)
                              : ReadResult<std::vector<Table>>(tl::unexpected(bytes.error()));
    if (!tables) {
        reading.faults = tables.error();
        return reading;
    }
    std::map<std::size_t, SheetPlace> lines;
    for (std::size_t t = 0; t < tables->size(); ++t)
        for (std::size_t r = 0; r < (*tables)[t].rows.size(); ++r)
            lines.emplace((*tables)[t].rows[r].line, SheetPlace{t, r});
    auto list = readCardTables(*tables, game, options);
    if (!list) {
        sortProblems(reading, lines, list.error());
        return reading;
    }
    sortProblems(reading, lines, list->refused);
    for (const auto& listed : list->cards)
        reading.places.push_back(lines.at(listed.line));
    reading.list = std::move(*list);
    return reading;
}

ReadResult<model::Card> readSheetRow(
    const CardSheet& sheet, SheetPlace place, const Game& game, const CardListOptions& options)
{
    const auto& table = sheet.tables.at(place.table);
    auto list = readCardTables({tableOf(table, {table.rows.at(place.row)})}, game, options);
    if (!list)
        return tl::unexpected(list.error());
    if (!list->refused.empty())
        return tl::unexpected(std::move(list->refused));
    return std::move(list->cards.front().card);
}

std::optional<std::size_t> columnOfField(
    const SheetTable& table, CardField field, const Game& game, const std::string& set)
{
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        if (columnOf(table.headings[i], game, setCode(set)).field == field)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> columnCalled(
    const SheetTable& table, const std::string& name, const Game& game, const std::string& set)
{
    const auto form = model::headingForm(name);
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        if (model::hasHeadingForm(table.headings[i], form))
            return i;
    auto meant = columnOf(name, game, setCode(set));
    for (const auto& [word, field] : fieldNames)
        if (form == word)
            meant = {field, 0};
    if (meant.field == CardField::Unknown)
        return std::nullopt;
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        if (columnOf(table.headings[i], game, setCode(set)) == meant)
            return i;
    return std::nullopt;
}

} // namespace nexus::importers
