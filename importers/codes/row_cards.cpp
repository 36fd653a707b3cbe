#include "importers/codes/row_cards.h"

#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

namespace nexus::importers {

std::vector<model::CardIndex> takenBy(
    const model::RuleSection* section, const std::vector<model::CardIndex>& cards, const model::Catalogue& catalogue)
{
    if (!section || !section->accepts)
        return cards;
    model::CardSet some(catalogue.size());
    for (const auto card : cards)
        some.insert(card);
    const auto fits = model::matchingAmong(section->accepts->root, some, catalogue);
    std::vector<model::CardIndex> taken;
    for (const auto card : cards)
        if (fits.contains(card))
            taken.push_back(card);
    return taken;
}

std::optional<model::CardIndex> cardOfRow(
    const model::DeckEntry& entry, const model::RuleSection* section, const model::Catalogue& catalogue)
{
    const auto found = model::lookUp(catalogue, entry);
    if (found.card || found.choices.empty())
        return found.card;
    const auto taken = takenBy(section, found.choices, catalogue);
    return taken.size() == 1 ? std::optional(taken.front()) : std::nullopt;
}

} // namespace nexus::importers
