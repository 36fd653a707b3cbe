#include "importers/library_json.h"

#include "importers/json/json_dom.h"
#include "importers/reason_words.h"
#include "model/base/file_names.h"

#include <algorithm>
#include <array>
#include <limits>

namespace nexus::importers {

namespace {

constexpr const char* manifestFormat = "nexusdeck-library/1";
constexpr const char* foldersFormat = "nexusdeck-library-folders/1";
constexpr std::string_view deckFolder = "decks/", deckEnding = ".nxdeck", rulesetFolder = "rulesets/",
                           collectionFolder = "collections/", collectionEnding = ".json";
constexpr std::array<std::string_view, 3> rulesetEndings{".json", ".aliases.txt", ".phrases.txt"};
constexpr std::size_t maxPath = 4096;

bool isOfKind(std::string_view file, std::string_view folder, std::string_view ending)
{
    if (!file.starts_with(folder) || !file.ends_with(ending) || file.size() <= folder.size() + ending.size())
        return false;
    const auto name = file.substr(folder.size(), file.size() - folder.size() - ending.size());
    return model::safeFileName(name, {}) == name;
}

std::string fileName(ObjectReader& object, const char* key, bool (*known)(std::string_view))
{
    auto name = object.text(key, true);
    if (!name.empty() && !known(name))
        object.problem(key, ReasonWords::tr("is no file of a library"), name);
    return name;
}

MetFolder readMetFolder(ObjectReader& folder)
{
    MetFolder met;
    folder.objects("decks", [&](ObjectReader& deck) {
        const auto file = fileName(deck, "file", isLibraryDeck);
        const auto id = deck.integer("deck", 1, std::numeric_limits<std::int64_t>::max(), true);
        const auto version = deck.integer("version", 1, std::numeric_limits<int>::max(), true);
        if (id && version)
            met.decks[file] = {*id, static_cast<int>(*version)};
    });
    folder.objects("files", [&](ObjectReader& file) {
        const auto name = fileName(file, "file", isLibraryFile);
        met.sums[name] = file.text("sum", true);
        if (file.boolean("brought"))
            met.brought.insert(name);
    });
    met.owner = {folder.text("ownerId"), folder.text("owner")};
    met.tags = folder.texts("tags");
    return met;
}

std::string asText(const Json& json) { return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"; }

} // namespace

std::string libraryDeck(std::string_view safeName)
{
    return std::string(deckFolder).append(safeName).append(deckEnding);
}

std::string libraryRuleset(std::string_view fileName) { return std::string(rulesetFolder).append(fileName); }

std::string libraryCollection(std::string_view safeName)
{
    return std::string(collectionFolder).append(safeName).append(collectionEnding);
}

bool isLibraryDeck(std::string_view file) { return isOfKind(file, deckFolder, deckEnding); }
bool isLibraryRuleset(std::string_view file)
{
    return std::ranges::any_of(rulesetEndings, [&](auto ending) { return isOfKind(file, rulesetFolder, ending); });
}
bool isLibraryCollection(std::string_view file) { return isOfKind(file, collectionFolder, collectionEnding); }

bool isLibraryFile(std::string_view file)
{
    return isLibraryCollection(file) || isLibraryDeck(file) || isLibraryRuleset(file);
}

ReadResult<LibraryManifest> readLibraryManifest(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxLibraryBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader file(*json, "", problems);
    (void)file.isFormat(manifestFormat);
    LibraryManifest manifest;
    manifest.game = file.text("game", true);
    manifest.files = file.texts("files");
    for (std::size_t at = 0; at < manifest.files.size(); ++at)
        if (!isLibraryFile(manifest.files[at]))
            addProblem(problems, {.reason = ReasonWords::tr("is no file of a library"),
                                     .pointer = "/files/" + std::to_string(at),
                                     .value = manifest.files[at]});
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    std::sort(manifest.files.begin(), manifest.files.end());
    return manifest;
}

std::string writeLibraryManifest(const LibraryManifest& manifest)
{
    return asText({{"format", manifestFormat}, {"game", manifest.game}, {"files", manifest.files}});
}

ReadResult<MetFolders> readMetFolders(std::string_view bytes)
{
    const auto json = parseJsonObject(bytes, maxLibraryBytes);
    if (!json)
        return tl::unexpected(json.error());
    std::vector<ImportProblem> problems;
    ObjectReader file(*json, "", problems);
    (void)file.isFormat(foldersFormat);
    MetFolders folders;
    file.objects("folders",
        [&](ObjectReader& folder) { folders[folder.text("folder", true, maxPath)] = readMetFolder(folder); });
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return folders;
}

std::string writeMetFolders(const MetFolders& folders)
{
    Json list = Json::array();
    for (const auto& [path, met] : folders) {
        Json decks = Json::array(), files = Json::array();
        for (const auto& [file, deck] : met.decks)
            decks.push_back(Json{{"file", file}, {"deck", deck.deck}, {"version", deck.version}});
        for (const auto& [file, sum] : met.sums)
            files.push_back(Json{{"file", file}, {"sum", sum}, {"brought", met.brought.contains(file)}});
        list.push_back(Json{{"folder", path}, {"owner", met.owner.name}, {"ownerId", met.owner.id}, {"tags", met.tags},
            {"decks", std::move(decks)}, {"files", std::move(files)}});
    }
    return asText({{"format", foldersFormat}, {"folders", std::move(list)}});
}

} // namespace nexus::importers
