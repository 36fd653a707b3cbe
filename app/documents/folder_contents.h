// What lies in the folder of a library: only plain files with names a library gives, read whole; all else is refused
// with a sentence, or none of ours and left alone. And what a profile remembers of such folders.
#pragma once

#include "importers/library_json.h"

#include <filesystem>
#include <optional>
#include <system_error>

namespace nexus::app {

struct FolderContents {
    std::filesystem::path folder; // without links
    std::optional<importers::LibraryManifest> manifest;
    std::map<std::string, std::string> files; // bytes by name; line ends of other systems made ours
    std::vector<std::string> refused;         // sentences
    std::vector<std::string> ignored;         // names where a library has files, and that are none of its names
    [[nodiscard]] bool lists(const std::string& file) const;
};

// Of a folder that is not there: nothing. Collections are read where they are asked for. The error is a sentence.
[[nodiscard]] tl::expected<FolderContents, std::string> readLibraryFolder(
    const std::filesystem::path& folder, bool collections);
// As the record names it, there or not: whole, without links.
[[nodiscard]] std::filesystem::path canonicalFolder(const std::filesystem::path& folder, std::error_code& error);
// Something lies in it that a person put there: all but hidden files and what stands at the head of a repository.
[[nodiscard]] bool holdsOtherThings(const std::filesystem::path& folder);
[[nodiscard]] std::string sumOfText(const std::string& text);

// PROFILE/library-folders.json. A file that cannot be read counts as none, and is put aside when it is written anew.
[[nodiscard]] importers::MetFolder readMetFolder(
    const std::filesystem::path& profile, const std::filesystem::path& folder);
void keepMetFolder(
    const std::filesystem::path& profile, const std::filesystem::path& folder, const importers::MetFolder& met);
// PROFILE/library-collection-SUM.json: the collection a profile and a folder had in common, by its sum in the record.
// Those of no record go. One that is not what its name says counts as none.
void keepMetCollection(const std::filesystem::path& profile, const std::string& text);
[[nodiscard]] std::optional<std::string> metCollection(
    const std::filesystem::path& profile, const importers::MetFolder& met);

} // namespace nexus::app
