#include "importers/codes/card_ids.h"

#include "importers/codes/encoding.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

namespace nexus::importers {

CardId cardId(std::string_view key)
{
    const auto digest = sha256(key);
    std::uint32_t leading = 0;
    for (std::size_t i = 0; i < 4; ++i)
        leading = (leading << 8U) | digest[i];
    return leading >> static_cast<unsigned>(32 - cardIdBits);
}

CardIds::CardIds(std::shared_ptr<const model::Catalogue> catalogue)
    : m_catalogue(std::move(catalogue))
{
    m_ids.reserve(m_catalogue->size());
    for (model::CardIndex card = 0; card < m_catalogue->size(); ++card)
        m_ids.emplace_back(cardId(m_catalogue->key(card)), card);
    std::sort(m_ids.begin(), m_ids.end());
}

std::vector<model::CardIndex> CardIds::find(CardId id) const
{
    std::vector<model::CardIndex> cards;
    for (auto at = std::lower_bound(m_ids.begin(), m_ids.end(), std::pair{id, model::CardIndex{0}});
         at != m_ids.end() && at->first == id; ++at)
        cards.push_back(at->second);
    return cards;
}

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
