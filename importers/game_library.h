// A game with its rulesets, read from the bytes of their files wherever those lie. A file that breaks the format is
// not used and its problems are kept, so that they can be shown with its place.
#pragma once

#include "importers/import_problem.h"
#include "model/rules/ruleset.h"

#include <string>
#include <vector>

namespace nexus::importers {

struct KnownRuleset {
    model::Ruleset ruleset;
    std::string file; // where it lies; ":/…" for those that came with the program
    bool builtIn = false;
};

struct RefusedFile {
    std::string file;
    std::vector<ImportProblem> problems;
};

struct GameLibrary {
    model::Game game;                   // with the attributes its rulesets bring
    std::vector<KnownRuleset> rulesets; // the game's default first, then by id
    std::vector<RefusedFile> refused;

    [[nodiscard]] const KnownRuleset* find(const model::RulesetId& id) const;
};

struct RulesetFile {
    std::string file;
    std::string bytes;
    bool builtIn = false;
};

// Of two rulesets with one id the first counts; `files` in the order in which they count.
[[nodiscard]] GameLibrary readGameLibrary(model::Game game, const std::vector<RulesetFile>& files);

} // namespace nexus::importers
