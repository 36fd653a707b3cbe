// An import of cards as the list of them says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

struct ImportRecord {
    std::int64_t id = 0;
    std::string done; // ISO 8601 in UTC
    std::vector<std::string> files;
    int cards = 0;     // new
    int printings = 0; // new, of cards that were there
    int changed = 0;   // printings with new values
    std::optional<std::string> undone;
    bool undoable = false; // it is the one CatalogueStore::undoLastImport() would take back
};

} // namespace nexus::model
