// catalogue.sqlite: cards, their printings and sets. A printing's attributes are columns of their own, named as
// the attribute's id; an attribute declared later (by a ruleset) gets its column when the store is next opened.
// Reading gives the whole snapshot; the only writing is an import, whole or not at all.
#pragma once

#include "db/database.h"
#include "model/cards/catalogue_import.h"

namespace nexus::db {

class CatalogueStore {
public:
    CatalogueStore(const std::filesystem::path& file, model::Game game);

    [[nodiscard]] std::shared_ptr<const model::Catalogue> load();

    // One transaction. `sets` tells names and release dates of the sets met; `today` dates those without one.
    // `before` is the snapshot the plan was made for. `progress` is told cards done and may stop it by false;
    // then nothing is changed and the answer is false.
    using Progress = std::function<bool(std::size_t done, std::size_t all)>;
    bool apply(const model::ImportPlan& plan, const model::Catalogue& before, const std::vector<model::SetInfo>& sets,
               const std::string& today, const Progress& progress = {});

    // Counts imports; the same catalogue has the same revision.
    [[nodiscard]] std::int64_t revision();
    // Small facts kept with the cards: which starter set the file began with.
    [[nodiscard]] std::string note(const std::string& key);
    void setNote(const std::string& key, const std::string& value);

private:
    void addAttributeColumns();
    std::int64_t setId(const std::string& code, const std::vector<model::SetInfo>& sets, const std::string& today);

    model::Game m_game;
    std::unique_ptr<SQLite::Database> m_database;
};

} // namespace nexus::db
