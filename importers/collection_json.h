// Collections as JSON, "nexusdeck-collection/1": { "format", "game", "stacks": [ { … } ] }, every field of a stack and
// its texts to the letter (resources/help/collection-files.md). A stack with a fault or an unknown key is left out and
// named by its JSON pointer; the file is refused where it is no such JSON.
#pragma once

#include "importers/collection_file.h"

#include <span>

namespace nexus::importers {

[[nodiscard]] ReadResult<CollectionFile> readCollectionJson(std::string_view bytes);
// All but the ids, a stack a line; what is empty or usual is not written.
[[nodiscard]] std::string writeCollectionJson(std::span<const model::Stack> stacks, std::string_view game);

} // namespace nexus::importers
