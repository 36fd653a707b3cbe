// Who plays a list: what the list says of it, what the name of its file says, what a table of players says. In each the
// words are the stranger's; they are cut to one line, and nobody's names are guessed out of a deck's.
#pragma once

#include "app/printing/tournament_list.h"
#include "importers/player_table.h"
#include "importers/tables/headings.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace nexus::app {

// What a heading, or a word before a colon, says of a player.
inline constexpr std::pair<importers::Heading, QString PlayerDetails::*> playerHeadings[] = {
    {importers::Heading::LastName, &PlayerDetails::lastName},
    {importers::Heading::FirstName, &PlayerDetails::firstName},
    {importers::Heading::PlayerId, &PlayerDetails::playerId}, {importers::Heading::Event, &PlayerDetails::event},
    {importers::Heading::Seat, &PlayerDetails::table}};

// "Iseult van der Marrow", "van der Marrow, Iseult"; one word alone is the last name.
[[nodiscard]] PlayerDetails namedPlayer(std::string_view name);
// "Iseult van der Marrow"; empty where no name is known.
[[nodiscard]] std::string playerName(const PlayerDetails& player);
// "Ann Lee, table 12"; what is known of it.
[[nodiscard]] std::string playerText(const PlayerDetails& player);
// The table as it is shown: without the word itself, "12" of "Table 12".
[[nodiscard]] std::string tableNumber(const PlayerDetails& player);

// "Table 12 - Ann Lee.pdf", "12_ann_lee.txt", "Lee, Ann.jpg". `deck`: a name that is the deck's, and no player's.
[[nodiscard]] PlayerDetails playerOfFileName(const std::filesystem::path& file, const std::string& deck);

// Of the lines of a text: "// Last name: Marrow", "Player: Ann Lee", "Table: 12".
[[nodiscard]] PlayerDetails playerInText(std::string_view text);
// Of a decklist written as JSON.
[[nodiscard]] PlayerDetails playerInJson(const std::string& extra); // model::Deck::extra

// The players of a tournament, as a table of anybody's has them. A row is found by what tells one list from all others:
// what two rows share tells nothing.
class PlayerTable {
public:
    // What is known of a list.
    struct Facts {
        std::string file, code, checksum, deck;
        PlayerDetails player;
    };

    PlayerTable() = default;
    explicit PlayerTable(const std::vector<importers::PlayerRow>& rows);
    [[nodiscard]] std::optional<std::size_t> find(const Facts& list) const;
    [[nodiscard]] const PlayerDetails& operator[](std::size_t row) const { return m_players[row]; }
    [[nodiscard]] std::size_t size() const { return m_players.size(); }

private:
    std::vector<PlayerDetails> m_players;
    std::vector<std::map<std::string, std::optional<std::size_t>>>
        m_found; // by each of what tells; nothing: of several
};

// The error is a whole sentence; `missing`: the file cannot be opened.
struct PlayerTableTrouble {
    std::string message;
    bool missing = false;
};
[[nodiscard]] tl::expected<PlayerTable, PlayerTableTrouble> readPlayers(const std::filesystem::path& file);

// What the row says instead of what was known; what it leaves empty stays.
void takeOver(PlayerDetails& player, const PlayerDetails& row);

} // namespace nexus::app
