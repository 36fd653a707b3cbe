// The deck library in user.sqlite. Every save is a version that stays: the newest is the deck, older ones can be
// read and brought back. A deleted deck lies in the bin until the bin is emptied. Decks name cards, never rows of
// the catalogue. Times are ISO 8601 in UTC, given by the caller. Opening checks the whole library, reading what it
// reads, against checksums (row_sums.h): damage is DatabaseRefused and nothing is written.
#pragma once

#include "db/database.h"
#include "model/profile/stored_deck.h"

#include <cstdint>
#include <optional>

namespace SQLite {
class Statement;
}

namespace nexus::db {

class DeckSums;

// A deck that was open when the program was last at work, and its edits since it was saved.
struct OpenDeck {
    std::int64_t slot = 0;             // 0: not kept yet
    int position = 0;                  // of its tab
    std::optional<model::DeckId> deck; // in the library
    std::string file;                  // or where its file lies; neither: never saved
    std::optional<std::string> draft;  // the deck as edited, as .nxdeck text; nothing: as saved
    friend bool operator==(const OpenDeck&, const OpenDeck&) = default;
};

// A deck that becomes another one: versions saved behind each other, and then the bin or not.
struct DeckChange {
    std::optional<model::DeckId> id; // none: a new deck of the first version
    std::vector<model::Deck> versions;
    bool toBin = false;
};
struct ChangedDeck {
    model::DeckId id = 0;
    int first = 0; // number of the first of the versions; 0 where there are none
};

class DeckStore {
public:
    explicit DeckStore(const std::filesystem::path& file);
    ~DeckStore();

    // Decks of the library or of the bin, by natural order of their names; each as its newest version.
    [[nodiscard]] std::vector<model::StoredDeck> list(bool inBin = false);
    [[nodiscard]] std::optional<model::StoredDeck> find(model::DeckId id);

    model::DeckId add(const model::Deck& deck, const std::string& now);
    [[nodiscard]] bool neverUsed();
    // All of them or none, and only while the library has never held a deck and can be written: the samples of a new
    // profile.
    void addFirst(const std::vector<model::Deck>& decks, const std::string& now);
    // A new version, unless nothing differs from the newest. Gives the number of the newest version.
    int save(model::DeckId id, const model::Deck& deck, const std::string& now);
    // All of them or none, in one transaction.
    std::vector<ChangedDeck> change(const std::vector<DeckChange>& changes, const std::string& now);
    [[nodiscard]] std::vector<model::DeckVersion> versions(model::DeckId id); // newest first
    [[nodiscard]] std::optional<model::Deck> version(model::DeckId id, int number);

    // By position. A deck that left the library takes its slot with it.
    [[nodiscard]] std::vector<OpenDeck> openDecks();
    [[nodiscard]] bool everOpened();
    // Keeps it as it is now and gives its slot.
    std::int64_t keepOpen(const OpenDeck& open);
    void forgetOpen(std::int64_t slot);

    void moveToBin(model::DeckId id, const std::string& now);
    void takeFromBin(model::DeckId id);
    int emptyBin(); // how many decks are gone

private:
    model::DeckId insert(const model::Deck& deck, const std::string& now);
    int saveVersion(model::DeckId id, const model::Deck& deck, const std::string& now);
    [[nodiscard]] model::StoredDeck stored(SQLite::Statement& row);

    void changeDeck(model::DeckId id, const char* sql, const std::string& now);

    std::filesystem::path m_file;
    std::unique_ptr<SQLite::Database> m_database;
    std::unique_ptr<DeckSums> m_sums;
    std::unique_ptr<SQLite::Statement> m_keepOpen; // made at the first use
};

} // namespace nexus::db
