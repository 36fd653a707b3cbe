#include "app/documents/library_folder.h"

#include "importers/library_json.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

using model::filled;
using model::PairStep;

namespace {

struct LibraryFolderWords {
    NEXUS_WORDS(LibraryFolderWords)
};

} // namespace

std::size_t LibraryImport::count(PairStep step) const
{
    return static_cast<std::size_t>(
        std::count_if(files.begin(), files.end(), [&](const auto& file) { return file.step == step; }));
}

std::string titleOf(const ImportedFile& file)
{
    if (importers::isLibraryCollection(file.file))
        return filled(LibraryFolderWords::tr("Collection of %1", "a person"), {file.name});
    return file.name.empty() ? file.file : file.name;
}

std::string copiesText(const model::CopyChange& copies)
{
    std::vector<std::string> parts;
    if (copies.added > 0)
        parts.push_back("+" + std::to_string(copies.added));
    if (copies.lost > 0)
        parts.push_back("−" + std::to_string(copies.lost));
    return model::joined(parts, " ");
}

std::string numbersText(const LibraryImport& found)
{
    std::int64_t come = 0, change = 0, go = 0, asked = 0;
    model::CopyChange owned;
    for (const auto& file : found.files) {
        if (importers::isLibraryCollection(file.file))
            owned = file.copies;
        if (!importers::isLibraryDeck(file.file))
            continue;
        (file.step == PairStep::Added        ? come
            : file.step == PairStep::Removed ? go
            : file.step == PairStep::Clash   ? asked
                                             : change) += 1;
    }
    std::vector<std::string> parts{LibraryFolderWords::tr("%n decks come", "in numbers", come),
        LibraryFolderWords::tr("%n decks change", "in numbers", change),
        LibraryFolderWords::tr("%n decks go to the bin", "in numbers", go)};
    if (asked > 0)
        parts.push_back(LibraryFolderWords::tr("%n decks differ on both sides", "in numbers", asked));
    parts.push_back(LibraryFolderWords::tr("%n copies of your cards come", "in numbers", owned.added));
    parts.push_back(LibraryFolderWords::tr("%n go", "in numbers: copies of your cards", owned.lost));
    return model::joined(parts, ", ") + ".";
}

std::string ignoredText(const LibraryImport& found)
{
    constexpr std::size_t named = 10;
    if (found.ignored.empty())
        return {};
    std::vector<std::string> names;
    for (std::size_t at = 0; at < std::min(found.ignored.size(), named); ++at)
        names.push_back(model::cleaned(found.ignored[at], 100));
    if (const auto more = found.ignored.size() - names.size(); more > 0)
        names.push_back(LibraryFolderWords::tr("%n more", "in a list of files", static_cast<std::int64_t>(more)));
    return filled(LibraryFolderWords::tr("Not read, for no file of a library is called so: %1.", "files"),
        {model::joined(names, ", ")});
}

std::string collectionsText(const LibraryImport& found)
{
    std::vector<std::string> names;
    for (const auto& one : found.collections) {
        if (one.mine)
            return {};
        names.push_back(filled(LibraryFolderWords::tr("%1 (%n copies)", "a person", one.copies),
            {one.owner.empty() ? one.file : one.owner}));
    }
    return names.empty()
               ? LibraryFolderWords::tr("The folder holds no collection.")
               : filled(LibraryFolderWords::tr("The folder holds the collections of others, which stay there: "
                                               "%1. Your cards stay as they are."),
                     {model::joined(names, ", ")});
}

std::string stepText(PairStep step)
{
    switch (step) {
    case PairStep::Same: return LibraryFolderWords::tr("the same");
    case PairStep::Kept: return LibraryFolderWords::tr("as it is here");
    case PairStep::Added: return LibraryFolderWords::tr("added");
    case PairStep::Taken: return LibraryFolderWords::tr("taken from the folder");
    case PairStep::Merged: return LibraryFolderWords::tr("merged");
    case PairStep::Removed: return LibraryFolderWords::tr("to the bin: it is gone from the folder");
    case PairStep::Clash: return LibraryFolderWords::tr("changed on both sides");
    }
    return {};
}

} // namespace nexus::app
