// Readers of a game and its rulesets, one by one and as a library. game.json is "nexusdeck-game/1"
// (resources/schemas/game.schema.json, resources/help/games.md).
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"
#include "model/rules/ruleset.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

[[nodiscard]] std::string_view kindWord(model::AttributeKind kind); // "integer", as in these files
[[nodiscard]] ReadResult<model::Game> readGame(std::string_view bytes);

// Reader of rulesets, "nexusdeck-ruleset/1" (resources/schemas/ruleset.schema.json, resources/help/rulesets.md). Two
// passes, for a ruleset may bring attributes that other rulesets and the catalogue of the same game then have too:
// first its attributes, then, against the whole game, its law.
// How a ruleset wants the cards of its sets to look, by ids of attributes; what is not given is as the game has it.
struct FaceWords {
    std::optional<std::string> cost, left, right, frame; // empty: none
    std::optional<std::vector<std::string>> middle;
    [[nodiscard]] bool any() const { return cost || left || right || frame || middle; }
};
struct RulesetHead {
    model::RulesetId id;
    std::string game;
    std::vector<std::string> sets; // as setCode() has them
    std::vector<model::Attribute> attributes;
    FaceWords face;
    std::vector<std::string> internal;    // ids of attributes
    std::vector<model::Keyword> keywords; // its glossary
};
// Attributes the game has already are refused as problems, unless they are the same to the letter; those of a ruleset
// that names sets may have other headings, of which no other attribute has one in these sets.
[[nodiscard]] ReadResult<RulesetHead> readRulesetHead(std::string_view bytes, const model::Game& game);
// The attributes a ruleset brings to the game, and what it says of faces and keywords. Where it names sets, their
// headings are for the tables of these alone. Numbers of its own stand on the face where it does not say otherwise.
void takeAttributes(const RulesetHead& head, model::Game& game);
// `game` has the attributes of every ruleset of the game.
[[nodiscard]] ReadResult<model::Ruleset> readRuleset(std::string_view bytes, const model::Game& game);

// A game with its rulesets, read from the bytes of their files wherever those lie. A file that breaks the format is
// not used and its problems are kept, so that they can be shown with its place.

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

// Why it cannot stand beside those of the library; the one in the file `except` is not looked at.
[[nodiscard]] std::optional<ImportProblem> twinOf(
    const model::Ruleset& ruleset, const GameLibrary& library, const std::string& except = {});
// Of two rulesets with one id, name or number in codes the first counts, the other is refused; `files` in the order in
// which they count.
[[nodiscard]] GameLibrary readGameLibrary(model::Game game, const std::vector<RulesetFile>& files);

} // namespace nexus::importers
