#include "importers/player_table.h"

#include "importers/reason_words.h"
#include "importers/tables/headings.h"
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::importers {

namespace {

constexpr std::size_t longestPlayerCell = 8000; // a deck code

constexpr std::pair<Heading, std::string PlayerRow::*> playerColumns[] = {{Heading::Player, &PlayerRow::player},
    {Heading::LastName, &PlayerRow::lastName}, {Heading::FirstName, &PlayerRow::firstName},
    {Heading::PlayerId, &PlayerRow::playerId}, {Heading::Event, &PlayerRow::event}, {Heading::Seat, &PlayerRow::table},
    {Heading::File, &PlayerRow::file}, {Heading::DeckCode, &PlayerRow::code}, {Heading::Checksum, &PlayerRow::checksum},
    {Heading::DeckName, &PlayerRow::deck}, {Heading::DeckList, &PlayerRow::list}, {Heading::List, &PlayerRow::list}};

using PlayerColumns = std::vector<std::string PlayerRow::*>; // nullptr: not read

bool hasColumn(const PlayerColumns& columns, std::string PlayerRow::*part)
{
    return std::find(columns.begin(), columns.end(), part) != columns.end();
}

PlayerColumns playerColumnsOf(const Table& table, bool nameAlone)
{
    PlayerColumns columns;
    std::optional<std::size_t> name;
    for (const auto& heading : table.headings) {
        const auto* known = headingOf(model::headingForm(heading));
        auto& column = columns.emplace_back(nullptr);
        for (const auto& [meant, part] : playerColumns)
            if (known && known->heading == meant && !hasColumn(columns, part))
                column = part;
        if (known && known->heading == Heading::Name && !name)
            name = columns.size() - 1;
    }
    const bool others = std::any_of(columns.begin(), columns.end(), [](auto part) { return part != nullptr; });
    if (name && (others || nameAlone) && !hasColumn(columns, &PlayerRow::player) &&
        !hasColumn(columns, &PlayerRow::lastName))
        columns[*name] = &PlayerRow::player;
    return columns;
}

std::optional<ImportProblem> addPlayers(const Table& table, std::vector<PlayerRow>& players, bool nameAlone)
{
    const auto columns = playerColumnsOf(table, nameAlone);
    if (!hasColumn(columns, &PlayerRow::player) && !hasColumn(columns, &PlayerRow::lastName))
        return std::nullopt;
    if (!table.broken.empty())
        return table.broken.front();
    for (const auto& row : table.rows) {
        PlayerRow player{.line = row.line};
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!columns[i])
                continue;
            if (auto fault = textFault(row.cells[i], longestPlayerCell, columns[i] == &PlayerRow::list);
                fault && !row.cells[i].empty())
                return ImportProblem{.reason = std::move(*fault),
                    .line = row.line,
                    .heading = table.headings[i],
                    .value = shortened(row.cells[i])};
            player.*columns[i] = row.cells[i];
        }
        if (player.player.empty() && player.lastName.empty() && player.firstName.empty() && player.table.empty())
            continue;
        if (players.size() == maxPlayerRows)
            return ImportProblem{.reason = ReasonWords::tr("the file has more than 10,000 players"), .line = row.line};
        players.push_back(std::move(player));
    }
    return std::nullopt;
}

ReadResult<std::vector<PlayerRow>> playersOfTables(std::string_view bytes, bool nameAlone)
{
    const auto tables = tablesOf(bytes, maxPlayerBytes);
    if (!tables)
        return tl::unexpected(tables.error());
    std::vector<PlayerRow> players;
    for (const auto& table : *tables)
        if (auto problem = addPlayers(table, players, nameAlone))
            return refuse(std::move(*problem));
    if (players.empty())
        return refuse(
            {.reason = ReasonWords::tr("there is no table of players: expected headings with a column Player, "
                                       "or Last Name and First Name, and a row for each"),
                .line = 1});
    return players;
}

} // namespace

ReadResult<std::vector<PlayerRow>> readPlayerTable(std::string_view bytes) { return playersOfTables(bytes, false); }
ReadResult<std::vector<PlayerRow>> readPlayersByName(std::string_view bytes) { return playersOfTables(bytes, true); }

bool isPlayerTable(std::string_view bytes)
{
    const auto tables = tablesOf(bytes, maxPlayerBytes);
    return tables && std::all_of(tables->begin(), tables->end(), [](const Table& table) {
        const auto columns = playerColumnsOf(table, true);
        const bool counts = std::any_of(table.headings.begin(), table.headings.end(), [](const auto& heading) {
            const auto* known = headingOf(model::headingForm(heading));
            return known && (known->heading == Heading::Quantity || known->heading == Heading::Section);
        });
        return !counts && !table.rows.empty() &&
               (hasColumn(columns, &PlayerRow::player) || hasColumn(columns, &PlayerRow::lastName));
    });
}

} // namespace nexus::importers
