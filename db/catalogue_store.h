// catalogue.sqlite: cards, their printings and sets. A printing's attributes are columns of their own, named as
// the attribute's id; an attribute declared later (by a ruleset) gets its column when the store is next opened.
// Reading gives the whole snapshot; the only writing is an import, whole or not at all. A listed import keeps what
// it replaced, so that the newest ones can be taken back one after another, each giving the catalogue before it.
// Beside the file lies a cache (NAME.cache) of the snapshot last read, taken as long as the file has not changed.
// Checksums of all tables (catalogue_sums.h) are looked at where they are read and before anything is written: damage
// is DatabaseRefused and nothing is written.
#pragma once

#include "db/catalogue_cache.h"
#include "db/database.h"
#include "model/base/progress.h"
#include "model/cards/catalogue_import.h"
#include "model/profile/stored_deck.h"

namespace nexus::db {

// Another program changed the catalogue since it was read: read it again, then plan the import anew.
class CatalogueStale : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct CountedSums;

class CatalogueStore {
public:
    CatalogueStore(const std::filesystem::path& file, model::Game game);
    ~CatalogueStore();

    [[nodiscard]] std::shared_ptr<const model::Catalogue> load();

    // One transaction for all steps. `sets` tells names and release dates of the sets met; the day of `now` dates
    // those without one. `before` is the snapshot the plan was made for: with the steps before it carried out.
    // `progress` counts cards; where it stops, nothing is changed and the answer is false.
    struct Step {
        const model::ImportPlan* plan = nullptr;
        const model::Catalogue* before = nullptr;
        std::vector<model::SetInfo> sets;
        std::string file; // its name in the list of imports
    };
    // CatalogueStale where `revision`, that of the plan, is not the catalogue's any more.
    bool apply(const std::vector<Step>& steps, const std::string& now, const model::Progress& progress = {},
        std::optional<std::int64_t> revision = std::nullopt);
    [[nodiscard]] bool wroteLast() const { return m_wroteLast; } // whether the last apply() changed anything
    // Not listed, and no import before it can be taken back any more: the starter set.
    bool apply(const model::ImportPlan& plan, const model::Catalogue& before, const std::vector<model::SetInfo>& sets,
        const std::string& today, const model::Progress& progress = {});
    // The set the program brings, unless it was taken already (the note "starter" is `mark`), by whatever program, or
    // the file cannot be written.
    void takeStarter(const std::string& mark, std::vector<model::Card> cards, const std::vector<model::SetInfo>& sets,
        const std::string& today);

    // Newest first. Those of which something stays are listed; the last ten of these can be taken back.
    [[nodiscard]] std::vector<model::ImportRecord> imports();
    // Takes back the newest import that is not undone; false where there is none that can be.
    bool undoLastImport(const std::string& now);
    // What undoLastImport(), so many times, would leave, read without doing it; null where there are not so many to
    // take back.
    [[nodiscard]] std::shared_ptr<const model::Catalogue> withoutLastImport(int times = 1);
    static constexpr int undoableImports = 10;
    static constexpr int listedImports = 200;

    // Counts imports; the same catalogue has the same revision.
    [[nodiscard]] std::int64_t revision();
    // Small facts kept with the cards: which starter set the file began with.
    [[nodiscard]] std::string note(const std::string& key);
    void setNote(const std::string& key, const std::string& value);

    // Everything, the indexes too: DatabaseRefused where it is not what was written.
    void check();
    // A file that cannot be read any more becomes `aside`, a new one takes its place; through a link where it leads.
    static void putAside(const std::filesystem::path& file, const std::filesystem::path& aside);

private:
    class Change;
    void checkWhole();
    [[nodiscard]] DatabaseRefused damaged(const std::string& what) const;
    // SQLite's own word of damage is ours.
    template <class Do> auto told(const Do& action) -> decltype(action());
    void checkSmall();
    void addAttributeColumns();
    void putNote(const std::string& key, const std::string& value);
    [[nodiscard]] std::string stamp();
    // Adds the sets to BUILDER; by the id of the row, the number there.
    [[nodiscard]] std::map<std::int64_t, std::uint32_t> readSets(model::CatalogueBuilder& builder);
    [[nodiscard]] std::shared_ptr<const model::Catalogue> readRows();
    bool write(
        const std::vector<Step>& steps, const std::string& today, std::int64_t import, const model::Progress& progress);
    std::int64_t setId(const std::string& code, const std::vector<model::SetInfo>& sets, const std::string& today,
        std::int64_t import);
    std::int64_t openImport(const std::vector<Step>& steps, const std::string& now);
    void closeImport(std::int64_t import);
    bool takeBackNewest(const std::string& now); // within a transaction of the caller's
    void forgetReplaced(std::int64_t upTo);
    void countRevision();

    std::filesystem::path m_file;
    model::Game m_game;
    std::unique_ptr<CountedSums> m_counted; // of what was written last, in the transaction that goes on
    std::unique_ptr<SQLite::Database> m_database;
    CatalogueCache m_cache;
    bool m_wroteLast = false;
};

} // namespace nexus::db
