// The games and rulesets this program knows: those it carries, and those a user put into PROFILE/games/.
// A file that breaks the format is not used and its problems are kept, so that they can be shown with its place.
#pragma once

#include "importers/import_problem.h"
#include "model/rules/ruleset.h"

#include <filesystem>
#include <string>
#include <vector>

namespace nexus::app {

struct KnownRuleset {
    model::Ruleset ruleset;
    std::string file; // where it lies; ":/…" for those that came with the program
    bool builtIn = false;
};

struct RefusedFile {
    std::string file;
    std::vector<importers::ImportProblem> problems;
};

struct GameLibrary {
    model::Game game;                   // with the attributes its rulesets bring
    std::vector<KnownRuleset> rulesets; // the game's default first, then by id
    std::vector<RefusedFile> refused;

    [[nodiscard]] const KnownRuleset* find(const model::RulesetId& id) const;
};

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
