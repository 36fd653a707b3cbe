#include "importers/decklist/unknown_names.h"

#include "importers/reason_words.h"
#include "model/search/card_lookup.h"

namespace nexus::importers {

std::optional<ImportProblem> UnknownNames::add(const model::Deck& deck, std::size_t line)
{
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries) {
            const auto found = model::lookUp(m_cards, entry);
            if (!found.card && found.choices.empty())
                m_names.insert(entry.card);
        }
    if (m_names.size() <= most)
        return std::nullopt;
    return ImportProblem{
        .reason = ReasonWords::tr("more than 5,000 names are no cards of the catalogue: this is no deck list"),
        .line = line};
}

} // namespace nexus::importers
