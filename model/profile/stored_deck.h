// What a profile keeps besides cards, as values: decks, imports, the journal, backups. Of decks every save is a version
// that stays, the newest is the deck; a deleted deck lies in the bin. Times are ISO 8601 in UTC.
#pragma once

#include "model/collection/collection.h"
#include "model/deck/deck.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

using DeckId = std::int64_t;

struct DeckVersion {
    int number = 0; // from 1
    std::string saved;
    std::string name;
    int cards = 0; // copies in all sections
};

struct StoredDeck {
    DeckId id = 0;
    Deck deck;
    std::string created, modified;
    std::optional<std::string> deleted; // when it went to the bin
    int versions = 0;
};

// An import of cards as the list of them says.

struct ImportRecord {
    std::int64_t id = 0;
    std::string done; // ISO 8601 in UTC
    std::vector<std::string> files;
    int cards = 0;     // new
    int printings = 0; // new, of cards that were there
    int changed = 0;   // printings with new values
    std::optional<std::string> undone;
    bool undoable = false; // it is the one CatalogueStore::undoLastImport() would take back
};

// The journal a profile keeps of its collection: every edit, and what the collection was day by day.

using JournalId = std::int64_t;

struct JournalEntry {
    JournalId id = 0;
    std::string made; // ISO 8601 in UTC
    EditKind kind = EditKind::Change;
    std::string subject;
    std::int64_t copies = 0;
    bool undone = false;
};

// What the collection was at the end of a day: the chart.
struct DayTotals {
    std::string day; // "2026-11-21"
    Collection::Totals totals;
    friend bool operator==(const DayTotals&, const DayTotals&) = default;
};

// What the journal holds, in short: differs after every edit.
struct CollectionVersion {
    std::int64_t edits = 0;
    std::uint64_t sum = 0;
    friend bool operator==(const CollectionVersion&, const CollectionVersion&) = default;
};

// Backups of a profile's decks and collection, as a list of them says.

// Damaged: what lay there when a backup was restored over a file that could not be read.
enum class BackupReason { Automatic, ByHand, BeforeImport, BeforeRestore, Damaged };
// Whole as far as a look tells; restoring checks every row.
enum class BackupState { Whole, Damaged, Foreign, OtherVersion };

struct BackupInfo {
    std::filesystem::path file;
    std::string when; // "2026-11-21T10:42:07Z"
    BackupReason reason = BackupReason::Automatic;
    BackupState state = BackupState::Whole;
    std::uintmax_t size = 0;            // bytes
    std::int64_t cards = 0, stacks = 0; // owned copies, and the stacks they are in
    std::int64_t decks = 0;             // of the library, without the bin
};

struct RestoredBackup {
    // Restoring this undoes it, or the damaged file that was; empty where nothing was there.
    std::filesystem::path before;
    bool replaced = false; // the file is another one now: connections that were open must be opened anew
};

} // namespace nexus::model
