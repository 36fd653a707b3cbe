// What an edition says, in words: its rules as sentences, the same on the command line and in the window, and its
// keywords.
#pragma once

#include "model/rules/ruleset.h"

#include <string>
#include <vector>

namespace nexus::app {

[[nodiscard]] std::string ruleSentence(
    const model::Constraint& rule, const model::Ruleset& ruleset, const model::Game& game);
// "count" and "cards counted": the kinds there are, as the file and as people call them.
struct RuleKind {
    model::ConstraintKind kind;
    std::string id, name;
};
[[nodiscard]] const std::vector<RuleKind>& ruleKinds();
[[nodiscard]] std::string ruleKindId(model::ConstraintKind kind);

// A page of the help, in Markdown: what the keywords of an edition mean.
[[nodiscard]] std::string keywordsPage(const model::Ruleset& ruleset, const model::Game& game);

} // namespace nexus::app
