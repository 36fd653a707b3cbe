// The "attributes" list that game.json and rulesets share. Private to importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/cards/game.h"

namespace nexus::importers {

// Reads the list under `key`. Ids and aliases already in `taken` are refused, and those read are added to it.
[[nodiscard]] std::vector<model::Attribute> readAttributes(
    ObjectReader& object, std::string_view key, std::vector<std::string>& taken, std::vector<ImportProblem>& problems);
// Ids of attributes, sections, rules and files: lower-case letters, digits and hyphens, a letter first.
[[nodiscard]] bool isId(std::string_view text);

} // namespace nexus::importers
