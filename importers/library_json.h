// A library in a folder: "nexusdeck-library/1", the list of files in it that are of a library, which lies in the
// folder; and "nexusdeck-library-folders/1", what a profile and its folders had in common last, which lies in the
// profile. Names of files lead nowhere: one that is not as libraryFile() makes them refuses the file.
#pragma once

#include "importers/collection_file.h"
#include "importers/import_problem.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

constexpr const char* libraryManifest = "library.json";
constexpr std::size_t maxLibraryFiles = 20'000;
constexpr std::size_t maxLibraryBytes = 8U << 20U; // of each of the two files

// "decks/Wet Ink.nxdeck", "collections/Ann.json"; "rulesets/house.json", and beside it "rulesets/house.aliases.txt" and
// "rulesets/house.phrases.txt", by the name of the file.
[[nodiscard]] std::string libraryDeck(std::string_view safeName);
[[nodiscard]] std::string libraryRuleset(std::string_view fileName);
[[nodiscard]] std::string libraryCollection(std::string_view safeName);
[[nodiscard]] bool isLibraryDeck(std::string_view file);
[[nodiscard]] bool isLibraryRuleset(std::string_view file);
[[nodiscard]] bool isLibraryCollection(std::string_view file);
// One of the three kinds, safe on every system.
[[nodiscard]] bool isLibraryFile(std::string_view file);

struct LibraryManifest {
    std::string game;
    std::vector<std::string> files; // ascending
    friend bool operator==(const LibraryManifest&, const LibraryManifest&) = default;
};
[[nodiscard]] ReadResult<LibraryManifest> readLibraryManifest(std::string_view bytes);
[[nodiscard]] std::string writeLibraryManifest(const LibraryManifest& manifest);

// By file: which version of which deck it was; of what is only whole, a sum of its contents.
struct MetDeck {
    std::int64_t deck = 0;
    int version = 0;
    friend bool operator==(const MetDeck&, const MetDeck&) = default;
};
struct MetFolder {
    std::map<std::string, MetDeck> decks;
    std::map<std::string, std::string> sums;
    std::set<std::string> brought; // files that came into the folder from this profile
    CollectionOwner owner;         // who this profile is in the folder; without an id: nobody yet
    std::vector<std::string> tags; // of the decks it shares; none: all decks
    friend bool operator==(const MetFolder&, const MetFolder&) = default;
};
using MetFolders = std::map<std::string, MetFolder>; // by the folder's path
[[nodiscard]] ReadResult<MetFolders> readMetFolders(std::string_view bytes);
[[nodiscard]] std::string writeMetFolders(const MetFolders& folders);

} // namespace nexus::importers
