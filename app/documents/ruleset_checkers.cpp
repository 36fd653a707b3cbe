#include "app/documents/ruleset_checkers.h"

namespace nexus::app {

RulesetCheckers::RulesetCheckers(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue)
    : m_library(std::move(library))
    , m_catalogue(std::move(catalogue))
{
}

std::shared_ptr<const model::DeckChecker> RulesetCheckers::of(const model::RulesetId& id) const
{
    const auto* known = m_library.find(id);
    if (!known)
        return nullptr;
    const std::lock_guard lock(m_mutex);
    auto& made = m_made[id];
    if (!made)
        made = std::make_shared<const model::DeckChecker>(known->ruleset, m_catalogue);
    return made;
}

} // namespace nexus::app
