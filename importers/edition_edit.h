// The file of a ruleset changed in its own words: rules set, added and removed, other domains, other faces, another
// glossary. All of it or nothing; whether what comes out is a ruleset, the reader of rulesets says. Keys and ids that
// are not touched stay.
#pragma once

#include "model/cards/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace nexus::importers {

// Keys of a rule as the file has them, with values as people type them: lists by commas, attributes and domains also by
// their labels or headings. An empty value takes the key away.
using RuleKeys = std::vector<std::pair<std::string, std::string>>;
struct RuleChange {
    std::string name; // of a rule that is set; the kind of one that is added
    RuleKeys keys;
};

struct LawChange {
    std::optional<std::vector<std::string>> domains;
    std::vector<RuleChange> set, add; // a new bound takes the place of those that contradict it
    std::vector<std::string> remove;
    [[nodiscard]] bool any() const { return domains || !set.empty() || !add.empty() || !remove.empty(); }
};

// By headings, labels or ids of attributes.
struct FaceChange {
    std::vector<std::string> hide, show;
    [[nodiscard]] bool any() const { return !hide.empty() || !show.empty(); }
};

// Or a sentence why not.
[[nodiscard]] tl::expected<std::string, std::string> withLaw(
    std::string_view ruleset, const LawChange& change, const model::Game& game);
// `set`: one of those of the ruleset, whose headings are meant first.
[[nodiscard]] tl::expected<std::string, std::string> withFace(
    std::string_view ruleset, const FaceChange& change, const model::Game& game, const std::string& set);
// "magic, divinity": what stands between commas, without what is blank.
[[nodiscard]] std::vector<std::string> listOfWords(const std::string& text);
// With this glossary in place of what it has; none: the game explains its keywords again.
[[nodiscard]] tl::expected<std::string, std::string> withKeywords(
    std::string_view ruleset, const std::vector<model::Keyword>& keywords);
// The attribute that a heading, label, id or alias means in tables of this set.
[[nodiscard]] std::optional<model::AttributeIndex> attributeMeant(
    const std::string& word, const model::Game& game, const std::string& set);

} // namespace nexus::importers
