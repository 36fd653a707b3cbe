// Names in a text that no card has: whoever shows one looks for the nearest in the whole catalogue, so that no text has
// more of them than a few sets have cards.
#pragma once

#include "importers/decklist/listed_deck.h"
#include "model/cards/catalogue.h"

#include <optional>
#include <string>
#include <unordered_set>

namespace nexus::importers {

class UnknownNames {
public:
    static constexpr std::size_t most = 5000;

    explicit UnknownNames(const model::Catalogue& cards)
        : m_cards(cards)
    {
    }
    // Deck after deck of one text; `line`: where the deck begins. The problem to refuse the text with.
    [[nodiscard]] std::optional<ImportProblem> add(const model::Deck& deck, std::size_t line = 0);

private:
    const model::Catalogue& m_cards;
    std::unordered_set<std::string> m_names;
};

} // namespace nexus::importers
