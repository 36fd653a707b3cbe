#include "importers/sheet_merge.h"

#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>

namespace nexus::importers {

namespace {

using Rows = std::vector<std::vector<WrittenRow>>; // by table

constexpr std::size_t mostComparisons = 1'000'000; // of rows whose cards are not found by their names

// The place of each heading of one table in another; of headings that stand there twice the second is the second.
std::vector<std::optional<std::size_t>> columnsIn(const SheetTable& from, const SheetTable& to)
{
    std::vector<std::optional<std::string>> forms; // none: it is taken
    for (const auto& heading : to.headings)
        forms.emplace_back(model::headingForm(heading));
    std::vector<std::optional<std::size_t>> columns;
    for (const auto& heading : from.headings) {
        const auto at = std::find(forms.begin(), forms.end(), model::headingForm(heading));
        if (at == forms.end()) {
            columns.emplace_back();
            continue;
        }
        at->reset();
        columns.emplace_back(static_cast<std::size_t>(at - forms.begin()));
    }
    return columns;
}

class Merger {
public:
    Merger(const CardSheet& mine, const CardSheet& theirs, const model::Game& game, const std::string& set)
        : m_mine(mine)
        , m_theirs(theirs)
        , m_game(game)
        , m_set(set)
        , m_base(rowsAsRead(mine))
    {
        m_merged.sheet = theirs;
        for (const auto& table : theirs.tables) {
            m_behind.emplace_back(table.rows.size() + 1);
            m_removed.emplace_back(table.rows.size(), false);
        }
        matchByKeys();
        for (std::size_t t = 0; t < m_base.size(); ++t)
            if (m_mine.tables[t].cards) {
                m_target[t] = targetOf(t);
                matchByNeighbours(t);
            }
    }

    MergedSheet merge()
    {
        for (std::size_t t = 0; t < m_base.size(); ++t)
            if (m_mine.tables[t].cards)
                mergeTable(t);
        settle();
        return std::move(m_merged);
    }

private:
    static Rows rowsAsRead(const CardSheet& sheet)
    {
        Rows rows(sheet.tables.size());
        const auto tables = guardText(sheet.bytes, maxSheetBytes).and_then(readTables);
        for (std::size_t t = 0; tables && t < rows.size(); ++t)
            for (std::size_t r = 0; r < (*tables)[t].rows.size(); ++r)
                rows[t].push_back({r, (*tables)[t].rows[r].cells});
        return rows;
    }

    // By folded name and type, those without a name by the headings above them; further rows of the same are numbered.
    std::map<std::string, SheetPlace> keysOf(const std::vector<SheetTable>& tables, const Rows& rows) const
    {
        std::map<std::string, SheetPlace> keys;
        std::map<std::string, std::size_t> seen;
        for (std::size_t t = 0; t < tables.size(); ++t) {
            if (!tables[t].cards)
                continue;
            const auto name = columnOfField(tables[t], CardField::Name, m_game, m_set);
            const auto type = columnOfField(tables[t], CardField::Type, m_game, m_set);
            for (std::size_t r = 0; r < rows[t].size(); ++r) {
                const auto& cells = rows[t][r].cells;
                auto key = model::fold(cells[*name]) + "\n" + (type ? model::fold(cells[*type]) : std::string());
                if (isAbsent(model::fold(cells[*name])))
                    key += "\n" + model::joined(tables[t].headings, "\n");
                if (const auto twins = seen[key]++; twins > 0)
                    key += "\n" + std::to_string(twins);
                keys.emplace(std::move(key), SheetPlace{t, r});
            }
        }
        return keys;
    }

    void matchByKeys()
    {
        Rows rows;
        for (const auto& table : m_theirs.tables)
            rows.push_back(table.rows);
        m_theirKeys = keysOf(m_theirs.tables, rows);
        for (const auto& [key, place] : keysOf(m_mine.tables, m_base))
            if (const auto at = m_theirKeys.find(key); at != m_theirKeys.end())
                match(place, at->second);
    }
    void match(SheetPlace base, SheetPlace theirs)
    {
        m_matches.emplace(base, theirs);
        m_matched.emplace(theirs, base);
    }

    // Of their tables the one with the most of its headings.
    [[nodiscard]] std::size_t targetOf(std::size_t table) const
    {
        if (table < m_theirs.tables.size() && m_theirs.tables[table].cards &&
            m_theirs.tables[table].headings == m_mine.tables[table].headings)
            return table;
        std::size_t best = 0;
        std::ptrdiff_t most = -1;
        for (std::size_t t = 0; t < m_theirs.tables.size(); ++t) {
            const auto columns = columnsIn(m_mine.tables[table], m_theirs.tables[t]);
            const auto found = std::count_if(
                columns.begin(), columns.end(), [](const auto& c) { return c.has_value(); });
            if (m_theirs.tables[t].cards && (found > most || (found == most && t == table))) {
                most = found;
                best = t;
            }
        }
        return best;
    }

    // Cards whose name or type was changed there: at the same neighbour, and half of what they say is equal.
    void matchByNeighbours(std::size_t t)
    {
        const auto target = m_target[t];
        const auto columns = columnsIn(m_mine.tables[t], m_theirs.tables[target]);
        for (std::size_t r = 0; r < m_base[t].size(); ++r) {
            if (m_matches.contains({t, r}))
                continue;
            for (std::size_t o = 0; o < m_theirs.tables[target].rows.size() && m_comparisonsLeft > 0; ++o) {
                if (m_matched.contains({target, o}))
                    continue;
                --m_comparisonsLeft;
                if (areNeighbours({t, r}, {target, o}) &&
                    isLike(m_base[t][r].cells, m_theirs.tables[target].rows[o].cells, columns)) {
                    match({t, r}, {target, o});
                    break;
                }
            }
        }
    }
    [[nodiscard]] bool areNeighbours(SheetPlace base, SheetPlace theirs) const
    {
        const auto matches = [&](std::size_t b, std::size_t o) {
            const auto at = m_matches.find({base.table, b});
            return at != m_matches.end() && at->second == SheetPlace{theirs.table, o};
        };
        const bool first = base.row == 0 && theirs.row == 0;
        const bool last = base.row + 1 == m_base[base.table].size() &&
                          theirs.row + 1 == m_theirs.tables[theirs.table].rows.size();
        return first || last || (base.row > 0 && theirs.row > 0 && matches(base.row - 1, theirs.row - 1)) ||
               matches(base.row + 1, theirs.row + 1);
    }
    static bool isLike(const std::vector<std::string>& base, const std::vector<std::string>& theirs,
        const std::vector<std::optional<std::size_t>>& columns)
    {
        std::size_t said = 0, equal = 0;
        for (std::size_t c = 0; c < base.size(); ++c) {
            if (isAbsent(model::fold(base[c])) || base[c] == "0")
                continue;
            ++said;
            equal += columns[c] && theirs[*columns[c]] == base[c] ? 1 : 0;
        }
        return 2 * equal >= said && equal > 0;
    }

    [[nodiscard]] std::string nameOf(std::size_t table, const std::vector<std::string>& cells) const
    {
        return cells[*columnOfField(m_mine.tables[table], CardField::Name, m_game, m_set)];
    }

    void mergeTable(std::size_t t)
    {
        std::vector<bool> here(m_base[t].size(), false);
        std::size_t behind = 0; // where new rows go in the target table
        for (const auto& row : m_mine.tables[t].rows) {
            if (!row.from) {
                addRow(t, row, behind);
                continue;
            }
            here[*row.from] = true;
            const auto at = m_matches.find({t, *row.from});
            if (at != m_matches.end() && at->second.table == m_target[t])
                behind = at->second.row + 1;
            if (row.cells == m_base[t][*row.from].cells)
                continue;
            if (at != m_matches.end())
                mergeRow(t, m_base[t][*row.from].cells, row.cells, at->second);
            else
                m_merged.conflicts.push_back({.kind = CellConflict::GoneThere,
                    .card = nameOf(t, m_base[t][*row.from].cells),
                    .place = {m_target[t], 0},
                    .row = inTarget(t, row)});
        }
        for (std::size_t r = 0; r < here.size(); ++r)
            if (const auto at = m_matches.find({t, r}); !here[r] && at != m_matches.end())
                removeRow(t, m_base[t][r].cells, at->second);
    }

    void mergeRow(
        std::size_t t, const std::vector<std::string>& base, const std::vector<std::string>& mine, SheetPlace place)
    {
        const auto& table = m_theirs.tables[place.table];
        const auto columns = columnsIn(m_mine.tables[t], table);
        for (std::size_t c = 0; c < base.size(); ++c) {
            if (mine[c] == base[c])
                continue;
            const auto theirs = columns[c] ? table.rows[place.row].cells[*columns[c]] : std::string();
            if (columns[c] && theirs == mine[c])
                continue;
            if (columns[c] && theirs == base[c]) {
                m_merged.sheet.tables[place.table].rows[place.row].cells[*columns[c]] = mine[c];
                ++m_merged.kept;
                continue;
            }
            m_merged.conflicts.push_back({.card = nameOf(t, base),
                .heading = m_mine.tables[t].headings[c],
                .base = base[c],
                .mine = mine[c],
                .theirs = theirs,
                .place = place,
                .column = columns[c].value_or(table.headings.size()),
                .row = {}});
        }
    }

    void removeRow(std::size_t t, const std::vector<std::string>& base, SheetPlace place)
    {
        const auto& table = m_theirs.tables[place.table];
        const auto columns = columnsIn(m_mine.tables[t], table);
        bool same = true;
        for (std::size_t c = 0; c < base.size(); ++c)
            same = same && columns[c] && table.rows[place.row].cells[*columns[c]] == base[c];
        if (same) {
            m_removed[place.table][place.row] = true;
            ++m_merged.kept;
            return;
        }
        m_merged.conflicts.push_back(
            {.kind = CellConflict::GoneHere, .card = nameOf(t, base), .place = place, .row = {}});
    }

    void addRow(std::size_t t, const WrittenRow& row, std::size_t behind)
    {
        const auto& table = m_mine.tables[t];
        const auto type = columnOfField(table, CardField::Type, m_game, m_set);
        const auto at = m_theirKeys.find(
            model::fold(nameOf(t, row.cells)) + "\n" + (type ? model::fold(row.cells[*type]) : std::string()));
        if (at != m_theirKeys.end() && at->second.table == m_target[t] && !m_matched.contains(at->second)) {
            mergeRow(t, std::vector<std::string>(row.cells.size()), row.cells, at->second);
            return;
        }
        m_behind[m_target[t]][behind].push_back(inTarget(t, row));
        ++m_merged.kept;
    }
    // The row as a new one of the table it goes to.
    [[nodiscard]] WrittenRow inTarget(std::size_t t, const WrittenRow& row) const
    {
        const auto& target = m_theirs.tables[m_target.at(t)];
        const auto columns = columnsIn(m_mine.tables[t], target);
        WrittenRow taken{std::nullopt, std::vector<std::string>(target.headings.size())};
        for (std::size_t c = 0; c < row.cells.size(); ++c)
            if (columns[c])
                taken.cells[*columns[c]] = row.cells[c];
        return taken;
    }

    // Rows go and come; places of conflicts follow.
    void settle()
    {
        std::map<SheetPlace, std::size_t> now;
        for (std::size_t t = 0; t < m_removed.size(); ++t) {
            auto old = std::exchange(m_merged.sheet.tables[t].rows, {});
            auto& rows = m_merged.sheet.tables[t].rows;
            const auto take = [&](std::vector<WrittenRow>& added) {
                std::move(added.begin(), added.end(), std::back_inserter(rows));
            };
            take(m_behind[t][0]);
            for (std::size_t r = 0; r < old.size(); ++r) {
                if (!m_removed[t][r]) {
                    now[{t, r}] = rows.size();
                    rows.push_back(std::move(old[r]));
                }
                take(m_behind[t][r + 1]);
            }
        }
        for (auto& conflict : m_merged.conflicts)
            if (conflict.kind != CellConflict::GoneThere)
                conflict.place.row = now.at(conflict.place);
    }

    const CardSheet& m_mine;
    const CardSheet& m_theirs;
    const model::Game& m_game;
    const std::string& m_set;
    Rows m_base;
    std::map<std::string, SheetPlace> m_theirKeys;
    std::map<SheetPlace, SheetPlace> m_matches, m_matched; // base → theirs, and back
    std::map<std::size_t, std::size_t> m_target;           // their table, by ours
    std::vector<Rows> m_behind;                            // new rows, by their table and the row before
    std::vector<std::vector<bool>> m_removed;
    std::size_t m_comparisonsLeft = mostComparisons;
    MergedSheet m_merged;
};

} // namespace

MergedSheet mergeSheets(const CardSheet& mine, const CardSheet& theirs, const model::Game& game, const std::string& set)
{
    return Merger(mine, theirs, game, set).merge();
}

CardSheet answered(const MergedSheet& merged, const std::vector<bool>& mine)
{
    auto sheet = merged.sheet;
    std::vector<SheetPlace> gone;
    for (std::size_t i = 0; i < merged.conflicts.size() && i < mine.size(); ++i) {
        const auto& conflict = merged.conflicts[i];
        auto& table = sheet.tables[conflict.place.table];
        if (!mine[i])
            continue;
        if (conflict.kind == CellConflict::GoneThere)
            table.rows.push_back(conflict.row);
        else if (conflict.kind == CellConflict::GoneHere)
            gone.push_back(conflict.place);
        else if (conflict.column < table.headings.size())
            table.rows[conflict.place.row].cells[conflict.column] = conflict.mine;
    }
    std::sort(gone.rbegin(), gone.rend());
    for (const auto& place : gone) {
        auto& rows = sheet.tables[place.table].rows;
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(place.row));
    }
    return sheet;
}

} // namespace nexus::importers
