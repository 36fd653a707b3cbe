// The library of a profile in a folder and back, as text that git, a synced folder or a backup tool can carry, for one
// person on two machines and for a club: decks with notes, tags and plans, rulesets of one's own and, where it is asked
// for, the collection, each with the name of whose it is. The same library gives the same bytes. What folder and
// profile had in common last is remembered in the profile (library-folders.json), so that either side may change:
// changes are merged deck by deck (model/profile/library_merge.h), and what both changed is left to a person. Nothing
// that came into the folder otherwise is overwritten or taken away; a collection is brought together with that of the
// same owner alone. Links, devices and names that lead elsewhere are refused. Versions, drafts, the bin, copies set
// aside for decks, pictures, card lists and window settings stay in the profile. Broken environments are exceptions;
// what else goes wrong is a sentence.
#pragma once

#include "app/documents/profile.h"
#include "model/base/progress.h"
#include "model/profile/library_merge.h"

namespace nexus::app {

// What is wrong with the folder as a whole.
template <class Value> using OrSentence = tl::expected<Value, std::string>;

struct FolderShare {
    bool collection = false; // one's own, too
    std::string owner;       // whose it is, as it stands in the folder; empty: as last time, else who is logged in
    // Decks with one of these tags, none: all; not said: as last time.
    std::optional<std::vector<std::string>> tags;
    bool overwrite = false; // files changed in the folder, and into a folder that holds other things
    bool prune = false;     // also files that others brought, when they are in the bin here
};

struct LibraryExport {
    std::vector<std::string> written, removed; // files of the folder, ascending
    std::size_t unchanged = 0;
    std::vector<std::string> tags; // of the decks that are shared; none: all
    std::string owner;             // of the collection, where it is shared
    // Files that were changed in the folder since the two met; where there are any, nothing was written.
    std::vector<std::string> changedThere;
    bool stopped = false; // before all was written; the same again goes on
};

[[nodiscard]] OrSentence<LibraryExport> exportLibrary(Profile& profile, const std::filesystem::path& folder,
    const FolderShare& share = {}, const model::Progress& progress = {});
// What was shared last time: tags, and the name of the owner.
[[nodiscard]] FolderShare lastShare(const std::filesystem::path& profile, const std::filesystem::path& folder);

struct ImportedFile {
    std::string file; // in the folder
    std::string name; // of the deck, of the owner of a collection; empty of a ruleset
    model::PairStep step = model::PairStep::Same;
    std::vector<std::string> clashes; // what both changed; of a clash, or settled by the choice
    model::CopyChange copies;         // what comes and goes; of a clash: with the folder's
};

// A collection in the folder.
struct FolderCollection {
    std::string file, owner;
    std::int64_t copies = 0; // owned
    bool mine = false;
};

struct FolderTaking {
    model::MergeChoice choice = model::MergeChoice::Ask;
    bool look = false;             // only tell what would change
    bool removals = false;         // decks may go to the bin, however many
    bool collection = false;       // one's own, too
    std::string owner;             // who one is, where the folder does not know yet
    std::vector<std::string> tags; // decks with one of these; none: all
};

struct LibraryImport {
    std::vector<ImportedFile> files; // what differs, ascending
    std::vector<FolderCollection> collections;
    std::vector<std::string> refused; // sentences: files that are not read
    std::vector<std::string> ignored; // files that lie among those of the library and have no name of one
    std::size_t unchanged = 0;
    bool asksRemovals = false; // decks would go to the bin that a person should know of first
    bool done = false;         // into the profile
    [[nodiscard]] std::size_t count(model::PairStep step) const;
};

// All decks in one transaction, a backup before; nothing where a clash is left, decks would go to the bin that should
// be asked about, or a file is refused.
[[nodiscard]] OrSentence<LibraryImport> importLibrary(Profile& profile, const std::filesystem::path& folder,
    const FolderTaking& taking = {}, const model::Progress& progress = {});

// The deck's name, "Collection of Ann", or the file.
[[nodiscard]] std::string titleOf(const ImportedFile& file);
// "added", "taken over from the folder" …: the same in the window and on the command line.
[[nodiscard]] std::string stepText(model::PairStep step);
// "+4 −1 copies"; empty where no copy comes or goes.
[[nodiscard]] std::string copiesText(const model::CopyChange& copies);
// What comes and goes in all: "2 decks come, 1 changes, 0 go to the bin; copies in your collection: +12 −3."
[[nodiscard]] std::string numbersText(const LibraryImport& found);
// Which files are not read for their names; empty where there are none.
[[nodiscard]] std::string ignoredText(const LibraryImport& found);
// Whose collections stay in the folder, and how to take one's own; empty where there is nothing to say.
[[nodiscard]] std::string collectionsText(const LibraryImport& found);

} // namespace nexus::app
