// The library of a profile in a folder and back, as text that git, a synced folder or a backup tool can carry: decks
// with notes, tags and plans, the collection, rulesets of one's own. The same library gives the same bytes. What folder
// and profile had in common last is remembered in the profile (library-folders.json), so that either side may change:
// changes are merged deck by deck (model/profile/library_merge.h), and what both changed is left to a person. Nothing
// that came into the folder otherwise is overwritten or taken away. Links, devices and names that lead elsewhere are
// refused. Versions, drafts, the bin, copies set aside for decks, pictures, card lists and window settings stay in the
// profile. Broken environments are exceptions; what else goes wrong is a sentence.
#pragma once

#include "app/documents/profile.h"
#include "model/base/progress.h"
#include "model/profile/library_merge.h"

namespace nexus::app {

// What is wrong with the folder as a whole.
template <class Value> using OrSentence = tl::expected<Value, std::string>;

struct LibraryExport {
    std::vector<std::string> written, removed; // files of the folder, ascending
    std::size_t unchanged = 0;
    // Files that were changed in the folder since the two met; where there are any, nothing was written.
    std::vector<std::string> changedThere;
    bool stopped = false; // before all was written; the same again goes on
};

// `overwrite`: files changed in the folder, too.
[[nodiscard]] OrSentence<LibraryExport> exportLibrary(
    Profile& profile, const std::filesystem::path& folder, bool overwrite, const model::Progress& progress = {});

struct ImportedFile {
    std::string file; // in the folder
    std::string name; // of the deck; empty for what is no deck
    model::PairStep step = model::PairStep::Same;
    std::vector<std::string> clashes; // what both changed; of a clash, or settled by the choice
};

struct LibraryImport {
    std::vector<ImportedFile> files;  // what differs, ascending
    std::vector<std::string> refused; // sentences: files that are not read
    std::size_t unchanged = 0;
    bool done = false; // into the profile
    [[nodiscard]] std::size_t count(model::PairStep step) const;
};

// All decks in one transaction, a backup before; nothing where a clash is left or a file is refused, or `look` alone is
// wanted.
[[nodiscard]] OrSentence<LibraryImport> importLibrary(Profile& profile, const std::filesystem::path& folder,
    model::MergeChoice choice, bool look, const model::Progress& progress = {});

// The deck's name, "Collection", or the file.
[[nodiscard]] std::string titleOf(const ImportedFile& file);
// "added", "taken over from the folder" …: the same in the window and on the command line.
[[nodiscard]] std::string stepText(model::PairStep step);

} // namespace nexus::app
