// The numbers cards have in deck codes: the leading 28 bits of the SHA-256 of a card's key, so that no registry is
// needed and any catalogue will do (resources/help/codes.md). Two cards of a catalogue may share a number.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"
#include "model/rules/ruleset.h"

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

// Which card a row of a deck means to codes and checksums: by key, by name, and among cards of one name the one that
// its section takes.
[[nodiscard]] std::optional<model::CardIndex> cardOfRow(
    const model::DeckEntry& entry, const model::RuleSection* section, const model::Catalogue& catalogue);
// Those of the cards the section takes.
[[nodiscard]] std::vector<model::CardIndex> takenBy(
    const model::RuleSection* section, const std::vector<model::CardIndex>& cards, const model::Catalogue& catalogue);

} // namespace nexus::importers
