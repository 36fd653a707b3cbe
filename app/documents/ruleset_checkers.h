// The checker of every ruleset of a game for one catalogue, each made when first asked for and kept. May be shared
// between threads.
#pragma once

#include "app/documents/game_library.h"
#include "model/rules/legality.h"

#include <map>
#include <memory>
#include <mutex>

namespace nexus::app {

class RulesetCheckers {
public:
    RulesetCheckers(GameLibrary library, std::shared_ptr<const model::Catalogue> catalogue);

    [[nodiscard]] const GameLibrary& library() const { return m_library; }
    [[nodiscard]] const std::shared_ptr<const model::Catalogue>& catalogue() const { return m_catalogue; }
    // Null for a ruleset that is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> of(const model::RulesetId& id) const;

private:
    GameLibrary m_library;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    mutable std::mutex m_mutex;
    mutable std::map<model::RulesetId, std::shared_ptr<const model::DeckChecker>> m_made;
};

} // namespace nexus::app
