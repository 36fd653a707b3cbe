// The numbers cards have in deck codes: the leading 28 bits of the SHA-256 of a card's key, so that no registry is
// needed and any catalogue will do (resources/help/codes.md). Two cards of a catalogue may share a number.
#pragma once

#include "model/cards/catalogue.h"

#include <span>

namespace nexus::importers {

using CardId = std::uint32_t;
constexpr int cardIdBits = 28;

[[nodiscard]] CardId cardId(std::string_view key);

// The numbers of all cards of a catalogue, made once.
class CardIds {
public:
    explicit CardIds(std::shared_ptr<const model::Catalogue> catalogue);
    [[nodiscard]] const model::Catalogue& catalogue() const { return *m_catalogue; }
    // Cards with that number; hardly ever more than one.
    [[nodiscard]] std::vector<model::CardIndex> find(CardId id) const;

private:
    std::shared_ptr<const model::Catalogue> m_catalogue;
    std::vector<std::pair<CardId, model::CardIndex>> m_ids; // ascending
};

} // namespace nexus::importers
