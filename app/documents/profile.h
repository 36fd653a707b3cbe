// The folder with all of a user's data (resources/help/files.md): catalogue.sqlite, user.sqlite, backups/, art/,
// games/. Opened lazily: what a command does not need is not read. A new profile gets the starter set and the
// sample decks; a newer starter set is taken over when the program brings one.
// Broken environments are exceptions: db::DatabaseRefused, SQLite::Exception, std::filesystem::filesystem_error.
#pragma once

#include "app/documents/game_library.h"
#include "model/cards/catalogue.h"
#include "model/profile/stored_deck.h"

#include <filesystem>
#include <memory>

namespace nexus::db {
class CatalogueStore;
class DatabaseRefused;
class DeckStore;
} // namespace nexus::db

namespace nexus::app {

// `--profile`, else $NEXUSDECK_PROFILE, else the platform's folder for application data.
[[nodiscard]] std::filesystem::path profileFolder(const std::string& option);
// ISO 8601 in UTC: "2026-11-21T10:42:07Z", and its first ten characters.
[[nodiscard]] std::string utcNow();
[[nodiscard]] std::string utcToday();

class Profile {
public:
    static constexpr const char* defaultGame = GameFolder::defaultGame;
    explicit Profile(GameFolder place);
    ~Profile();

    [[nodiscard]] const GameFolder& place() const { return m_place; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; } // with the data of the game
    [[nodiscard]] const GameLibrary& library();
    [[nodiscard]] db::CatalogueStore& catalogueStore();
    [[nodiscard]] std::shared_ptr<const model::Catalogue> catalogue();
    // Of the catalogue; where that was never opened, of the card lists that came with the program.
    [[nodiscard]] std::size_t cardCount();
    // What another thread has read already with a Profile of its own.
    void adopt(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);
    [[nodiscard]] std::vector<model::ImportRecord> imports(); // newest first
    [[nodiscard]] std::int64_t catalogueRevision();
    // A catalogue that is damaged is put aside, and a new one made with the starter set; where the old one lies, or
    // nothing where the catalogue is whole. What was imported is to be imported again.
    [[nodiscard]] std::optional<std::filesystem::path> rebuildCatalogue();
    // The same, whether it is damaged or not.
    std::filesystem::path putCatalogueAside();
    // Of another version or gone, a catalogue is left as it is.
    [[nodiscard]] static bool isMendedAnew(const db::DatabaseRefused& refused);
    void forgetCatalogue() { m_catalogue.reset(); } // after an import
    [[nodiscard]] db::DeckStore& decks();
    // Those of the game, or those of it in the bin.
    [[nodiscard]] std::vector<model::StoredDeck> deckList(bool bin = false);

private:
    [[nodiscard]] std::filesystem::path catalogueFile() const;
    void takeStarterSet();
    [[nodiscard]] std::vector<model::Deck> firstDecks();

    GameFolder m_place;
    std::filesystem::path m_folder;
    std::optional<GameLibrary> m_library;
    std::unique_ptr<db::CatalogueStore> m_catalogueStore;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::unique_ptr<db::DeckStore> m_decks;
};

// Every game of a profile.
struct KnownGame {
    std::string id, name;
    bool builtIn = false;
    std::size_t cards = 0; // of its catalogue, or of the card lists that came with it where that was never opened
    std::vector<std::string> rulesets;
    GameUses uses;
};
[[nodiscard]] std::vector<KnownGame> knownGames(const std::filesystem::path& profile);

} // namespace nexus::app
