// Collections as files: which reader a file needs, by its contents; and what is written, by the ending of its name.
#pragma once

#include "importers/collection_file.h"
#include "model/base/progress.h"
#include "model/collection/collection.h"
#include "model/collection/matching.h"

#include <filesystem>

namespace nexus::app {

// `list`: where the lines of a CSV belong that do not say so themselves.
[[nodiscard]] importers::ReadResult<importers::CollectionFile> readCollection(
    std::string_view bytes, model::StackList list = model::StackList::Owned);
// model::matchLines, told how far it is; nothing where `progress` stops it.
[[nodiscard]] std::optional<std::vector<model::MatchedLine>> matchInParts(const model::Catalogue& catalogue,
    std::span<const model::Stack> lines, std::size_t suggested, const model::Progress& progress);
// All stacks, every field.
[[nodiscard]] std::string collectionBytes(const model::Collection& collection, const std::string& game, bool json);
[[nodiscard]] bool isJsonFile(const std::filesystem::path& file); // by its ending
// JSON for *.json, else CSV. An error is a sentence without its subject, as of writeFile.
[[nodiscard]] tl::expected<void, std::string> writeCollection(
    const model::Collection& collection, const std::string& game, const std::filesystem::path& file);

} // namespace nexus::app
