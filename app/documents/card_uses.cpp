#include "app/documents/card_uses.h"

#include "db/deck_store.h"
#include "model/search/card_lookup.h"

namespace nexus::app {

void CardUses::fill(Workspace& workspace)
{
    m_uses.clear();
    const auto& catalogue = *workspace.catalogue();
    for (const auto& stored : workspace.profile().decks().list()) {
        const auto checker = workspace.checker(stored.deck.ruleset);
        for (const auto& section : stored.deck.sections) {
            const auto index = checker->sectionIndex(section.id);
            if (checker->isFree(section.id))
                continue;
            const bool known = index != model::DeckChecker::noSection;
            const auto* fits = known ? checker->accepted(index) : nullptr;
            for (const auto& entry : section.entries) {
                const auto card = model::lookUp(catalogue, entry, fits).card;
                if (!card)
                    continue;
                auto& uses = m_uses[std::string(catalogue.key(*card))];
                if (uses.empty() || uses.back().deck != stored.id)
                    uses.push_back({stored.id, stored.deck.name, 0});
                uses.back().copies += entry.count;
            }
        }
    }
}

std::vector<DeckUse> CardUses::of(std::string_view key) const
{
    const auto found = m_uses.find(std::string(key));
    return found == m_uses.end() ? std::vector<DeckUse>() : found->second;
}

} // namespace nexus::app
