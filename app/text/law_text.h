// What a rule of a ruleset says, as a sentence: the same on the command line and in the window.
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

} // namespace nexus::app
