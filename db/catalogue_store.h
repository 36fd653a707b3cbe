// catalogue.sqlite: cards, their printings and sets. A printing's attributes are columns of their own, named as
// the attribute's id; an attribute declared later (by a ruleset) gets its column when the store is next opened.
// Reading gives the whole snapshot; the only writing is an import, whole or not at all. A listed import keeps what
// it replaced, so that the newest ones can be taken back one after another, each giving the catalogue before it.
// Beside the file lies a cache (NAME.cache) of the snapshot last read, taken as long as the file has not changed.
#pragma once

#include "db/catalogue_cache.h"
#include "db/database.h"
#include "model/cards/catalogue_import.h"

namespace nexus::db {

struct ImportRecord {
    std::int64_t id = 0;
    std::string done; // ISO 8601 in UTC
    std::vector<std::string> files;
    int cards = 0;     // new
    int printings = 0; // new, of cards that were there
    int changed = 0;   // printings with new values
    std::optional<std::string> undone;
    bool undoable = false; // it is the one undoLastImport() would take back
};

class CatalogueStore {
public:
    CatalogueStore(const std::filesystem::path& file, model::Game game);

    [[nodiscard]] std::shared_ptr<const model::Catalogue> load();

    // One transaction for all steps. `sets` tells names and release dates of the sets met; the day of `now` dates
    // those without one. `before` is the snapshot the plan was made for: with the steps before it carried out.
    // `progress` is told cards done and may stop it by false; then nothing is changed and the answer is false.
    using Progress = std::function<bool(std::size_t done, std::size_t all)>;
    struct Step {
        const model::ImportPlan* plan = nullptr;
        const model::Catalogue* before = nullptr;
        std::vector<model::SetInfo> sets;
        std::string file; // its name in the list of imports
    };
    bool apply(const std::vector<Step>& steps, const std::string& now, const Progress& progress = {});
    // Not listed, and no import before it can be taken back any more: the starter set.
    bool apply(const model::ImportPlan& plan, const model::Catalogue& before, const std::vector<model::SetInfo>& sets,
        const std::string& today, const Progress& progress = {});

    // Newest first. Those of which something stays are listed; the last ten of these can be taken back.
    [[nodiscard]] std::vector<ImportRecord> imports();
    // Takes back the newest import that is not undone; false where there is none that can be.
    bool undoLastImport(const std::string& now);
    // What undoLastImport() would leave, read without doing it; null where there is nothing to take back.
    [[nodiscard]] std::shared_ptr<const model::Catalogue> withoutLastImport();
    static constexpr int undoableImports = 10;
    static constexpr int listedImports = 200;

    // Counts imports; the same catalogue has the same revision.
    [[nodiscard]] std::int64_t revision();
    // Small facts kept with the cards: which starter set the file began with.
    [[nodiscard]] std::string note(const std::string& key);
    void setNote(const std::string& key, const std::string& value);

private:
    void addAttributeColumns();
    [[nodiscard]] std::string stamp();
    [[nodiscard]] std::shared_ptr<const model::Catalogue> readRows();
    bool write(const std::vector<Step>& steps, const std::string& today, std::int64_t import, const Progress& progress);
    std::int64_t setId(const std::string& code, const std::vector<model::SetInfo>& sets, const std::string& today,
        std::int64_t import);
    std::int64_t openImport(const std::vector<Step>& steps, const std::string& now);
    void closeImport(std::int64_t import);
    bool takeBackNewest(const std::string& now); // within a transaction of the caller's
    void forgetReplaced(std::int64_t upTo);
    void countRevision();

    model::Game m_game;
    std::unique_ptr<SQLite::Database> m_database;
    CatalogueCache m_cache;
};

} // namespace nexus::db
