// Card lists into the catalogue, whole or not at all a file: read, compare, write. What happened, or would happen,
// comes back as values; the command line and the window show the same report. Several files are one import, each
// compared with the catalogue as those before leave it; a file with refused rows is left out.
#pragma once

#include "app/documents/import_impact.h"
#include "app/documents/profile.h"
#include "importers/card_list.h"
#include "model/cards/catalogue_import.h"

namespace nexus::app {

struct RowPlace {
    std::size_t line = 0; // of a table
    std::string pointer;  // of a JSON file
};

struct ImportReport {
    std::string file;
    model::ImportPlan plan;                        // empty where the file could not be read at all
    std::vector<model::SetInfo> sets;              // what the file says of its set
    std::vector<RowPlace> places;                  // of the plan's rows, by row
    std::vector<importers::ImportProblem> refused; // with any of these nothing was written
    std::vector<std::string> notes;
    bool written = false; // false too for a trial run and a list that changes nothing
    bool cancelled = false;

    [[nodiscard]] std::size_t added() const; // cards and printings
    [[nodiscard]] std::size_t changed() const;
    [[nodiscard]] std::size_t unchanged() const;
};

struct CardFile {
    std::string name;
    std::string bytes;
};

// What files would do, before anything is written.
struct PlannedImport {
    std::vector<ImportReport> reports;                           // a file each, in order
    std::vector<std::shared_ptr<const model::Catalogue>> before; // what each plan was made for
    std::int64_t revision = 0;                                   // of the catalogue

    [[nodiscard]] bool changesAnything() const;
    // The snapshot with everything carried out.
    [[nodiscard]] std::shared_ptr<const model::Catalogue> after() const;
};

// `what` is being done, `done` of `all`; false stops.
using ImportProgress = std::function<bool(const std::string& what, std::size_t done, std::size_t all)>;

// Nothing where progress stopped it.
[[nodiscard]] std::optional<PlannedImport> planImports(Profile& profile, const std::vector<CardFile>& files,
    const importers::CardListOptions& options, const ImportProgress& progress = {});
[[nodiscard]] ImportImpact impactOf(
    Profile& profile, const PlannedImport& planned, const ImportProgress& progress = {});
// One transaction, one line in the list of imports. Marks the reports written or cancelled. Throws
// std::runtime_error where the catalogue is not the one planned for any more; writing failures are exceptions.
void applyImport(Profile& profile, PlannedImport& planned, const model::Progress& progress = {});

// Cards an import brings whose number in deck codes (importers/codes/card_ids.h) another card has already: told at the
// import, for a deck with one of them cannot be given as a code. Hardly ever one in ten thousand cards.

// Notes for the report of an import, one a number; the first ten, and how many more there are.
[[nodiscard]] std::vector<std::string> sharedNumberNotes(const model::Catalogue& before, const model::ImportPlan& plan);

} // namespace nexus::app
