// Card lists into the catalogue, whole or not at all a file: read, compare, write. What happened, or would happen,
// comes back as values; the command line and the window show the same report.
#pragma once

#include "app/documents/profile.h"
#include "importers/card_list.h"

namespace nexus::app {

struct RowPlace {
    std::size_t line = 0; // of a table
    std::string pointer;  // of a JSON file
};

struct ImportReport {
    std::string file;
    model::ImportPlan plan;                        // empty where the file could not be read at all
    std::vector<RowPlace> places;                  // of the plan's rows, by row
    std::vector<importers::ImportProblem> refused; // with any of these nothing was written
    std::vector<std::string> notes;
    bool written = false;                          // false too for a trial run and a list that changes nothing
    bool cancelled = false;
};

// `written` false and `refused` not empty: the list was refused. Writing failures are exceptions.
[[nodiscard]] ImportReport importCards(Profile& profile, const std::string& fileName, const std::string& bytes,
                                       const importers::CardListOptions& options, bool dryRun,
                                       const db::CatalogueStore::Progress& progress = {});

} // namespace nexus::app
