// Which sections of a deck count for nothing: those free in the ruleset, and the pile under consideration that every
// deck may hold, where the ruleset does not name it.
#pragma once

#include "model/rules/ruleset.h"

namespace nexus::model {

inline constexpr std::string_view maybePile = "maybe";

[[nodiscard]] inline bool isFreeSection(const Ruleset& ruleset, const SectionId& id)
{
    const auto* section = ruleset.section(id);
    return section ? section->free : id == maybePile;
}

} // namespace nexus::model
