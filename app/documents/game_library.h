// The games and rulesets this program knows: those it carries, and those a user put into PROFILE/games/.
#pragma once

#include "importers/game_library.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nexus::app {

using importers::GameLibrary;
using importers::KnownRuleset;
using importers::RefusedFile;

// "Detailed Rules" of "Some Game: Detailed Rules": where there is little room, for the game goes without saying.
[[nodiscard]] std::string editionName(const std::string& ruleset, const model::Game& game);

// Throws std::runtime_error where the game itself is not known or its file is broken.
[[nodiscard]] GameLibrary loadGame(const std::string& gameId, const std::filesystem::path& profile);
// Card lists and sample decks that came with the program for a game, by name of their files.
struct EmbeddedFile {
    std::string name;
    std::string bytes;
};
[[nodiscard]] std::vector<EmbeddedFile> embeddedFiles(const std::string& gameId, const std::string& folder);

} // namespace nexus::app
