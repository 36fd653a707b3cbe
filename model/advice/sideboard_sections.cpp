#include "model/advice/sideboard_sections.h"

#include <algorithm>

namespace nexus::model {

std::optional<SideboardSections> sideboardSections(const DeckChecker& checker)
{
    const auto& ruleset = checker.ruleset();
    const auto gives = [&](std::size_t section) {
        return std::any_of(ruleset.constraints.begin(), ruleset.constraints.end(), [&](const Constraint& rule) {
            return rule.kind == ConstraintKind::Within && rule.totalOf == ruleset.sections[section].id;
        });
    };
    SideboardSections found{.main = checker.sectionIndex(ruleset.tableRules.deck)};
    for (std::uint16_t i = 0; i < ruleset.sections.size() && found.side == DeckChecker::noSection; ++i)
        if (i != found.main && ruleset.sections[i].optional && !ruleset.sections[i].free && !gives(i))
            found.side = i;
    if (found.side == DeckChecker::noSection || found.main == DeckChecker::noSection || gives(found.main))
        return std::nullopt;
    return found;
}

} // namespace nexus::model
