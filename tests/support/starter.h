// What tests start from: the game, its rulesets and the starter set, read once, without a profile.
#pragma once

#include "importers/game_json.h"
#include "model/cards/catalogue.h"
#include "model/rules/legality.h"

#include <filesystem>
#include <optional>

namespace nexus::test {

// The starter game's files of a folder ("catalogue", "decks", "rulesets"), by name.
struct StarterFile {
    std::string name;
    std::string bytes;
};
std::vector<StarterFile> starterFiles(const std::string& folder);

const importers::GameLibrary& starterLibrary();
const model::Game& starterGame();
std::shared_ptr<const model::Catalogue> starterCatalogue();
const model::Ruleset& ruleset(const char* id = "quantum-nexus-2025-07");
// That edition on another board, as its file would say it: {"rows":2,"columns":4}.
std::string rulesetFileOn(const std::string& board, const std::string& id = "quantum-nexus-2025-07");
model::Ruleset rulesetOn(const std::string& board, const std::string& id = "quantum-nexus-2025-07");

// A small catalogue of the starter game out of catalogue JSON cards ("[{…}, …]" without the frame).
std::shared_ptr<const model::Catalogue> catalogueOf(const std::string& cardsJson);
std::vector<model::Card> cardsOf(const std::string& cardsJson);

// The folder with the real card lists, where it is; else tests skip with the words "shared is not here".
std::optional<std::filesystem::path> sharedFolder();
std::string fileBytes(const std::filesystem::path& file);

} // namespace nexus::test
