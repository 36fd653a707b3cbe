// The collection in user.sqlite and the journal of its edits. An edit is one transaction: when keep() returns, it is on
// disk. Every edit stays in the journal, the last undoSteps can be taken back, also after a restart. Every row carries
// a checksum of its content and every table one of all its rows, looked at when they are read: damage is
// db::DatabaseRefused and nothing is written. Times are ISO 8601 in UTC, given by the caller.
#pragma once

#include "db/database.h"
#include "model/base/progress.h"
#include "model/profile/stored_deck.h"

namespace nexus::db {

struct TableSum;

// Another program changed the collection since it was read: read it again, then work the edit out anew.
class CollectionStale : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Whoever asked has called it off: nothing was written.
class EditCancelled : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

class CollectionStore {
public:
    static constexpr int undoSteps = 200;

    explicit CollectionStore(const std::filesystem::path& file);
    ~CollectionStore();

    // Checks everything it reads, the journal too.
    [[nodiscard]] model::Collection load();
    // Whether another connection has changed the collection since the last load() or keep().
    [[nodiscard]] bool changedElsewhere();

    // What a new edit leaves undone can no longer be done again.
    model::JournalId keep(const model::CollectionEdit& edit, const model::Collection::Totals& totals,
        const std::string& now, const model::Progress& progress = {});
    // Of what was read or written last.
    [[nodiscard]] const model::CollectionVersion& version() const { return m_version; }
    // The next edit is refused as stale unless the collection is still that: for a connection that did not read it.
    void expect(const model::CollectionVersion& version);
    // Another connection has made the edits up to `version`, and they are known here; false where others came after.
    [[nodiscard]] bool follow(const model::CollectionVersion& version);
    // The newest edit that stands, or the oldest undone one that can come back; none where there is none.
    [[nodiscard]] std::optional<model::JournalEntry> nextUndo();
    [[nodiscard]] std::optional<model::JournalEntry> nextRedo();
    [[nodiscard]] model::CollectionEdit changes(model::JournalId id);
    // Puts the edit into effect backwards or again; `totals` are those after it.
    void keepUndone(model::JournalId id, bool undone, const model::Collection::Totals& totals, const std::string& now);

    // Newest first; `card`: only edits that touched it or set copies of it aside. Undone ones are told as such.
    [[nodiscard]] std::vector<model::JournalEntry> history(
        int limit, const std::optional<model::CardKey>& card = std::nullopt);
    [[nodiscard]] std::vector<model::DayTotals> days(); // ascending

private:
    struct Statements;
    void write(const model::CollectionEdit& edit, const model::Progress& progress = {});
    void writeDay(const model::Collection::Totals& totals, const std::string& now);
    [[nodiscard]] std::optional<model::JournalEntry> entry(const char* where);
    // Of the edits with `where`; how many there are.
    int changeState(const std::string& where, int state, TableSum& sums);
    void refuseStale();
    int dataVersion();

    std::filesystem::path m_file;
    std::unique_ptr<SQLite::Database> m_database;
    std::unique_ptr<Statements> m_statements;
    int m_seen = 0; // PRAGMA data_version
    model::CollectionVersion m_version;
};

} // namespace nexus::db
