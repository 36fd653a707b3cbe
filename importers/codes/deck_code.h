// A deck as a short text (resources/help/codes.md): the initials of the game's id, the version and a
// hyphen ("QN1-"), then in base 32: a byte with the version; two with the leading bits of the SHA-256 of the ruleset's
// id; for each section of the ruleset that is not free, in its order, the number of rows and then the rows, cards by
// ascending number: (number − the one before) × 4 + (copies − 1), or + 3 and then copies − 4; last the CRC-32 of all
// that, the highest byte first. Numbers are LEB128 in their shortest form. Names, notes and printings do not travel.
// Encoding what was decoded gives the code again. How codes may be typed: importers/codes/typed_code.h.
#pragma once

#include "importers/codes/typed_code.h"
#include "model/cards/catalogue.h"
#include "model/deck/deck.h"
#include "model/rules/ruleset.h"

#include <span>

namespace nexus::importers {

// The numbers cards have in deck codes: the leading 28 bits of the SHA-256 of a card's key, so that no registry is
// needed and any catalogue will do (resources/help/codes.md). Two cards of a catalogue may share a number.
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

constexpr std::size_t maxCodeRows = 512;
constexpr int maxCodeCopies = 99;

// A row whose number no card, or more than one, has. What is known stands in the deck.
struct UnknownCode {
    model::SectionId section;
    CardId id = 0;
    int copies = 1;
    std::vector<model::CardIndex> choices;
    friend bool operator==(const UnknownCode&, const UnknownCode&) = default;
};

struct DecodedDeck {
    model::Deck deck; // without a name
    std::string code; // as it was written
    std::vector<UnknownCode> unknown;
    bool rulesetKnown = true; // else sections are those of the first ruleset given, and so is the deck's
};

[[nodiscard]] tl::expected<std::string, CodeRefusal> encodeDeck(
    const model::Deck& deck, const model::Ruleset& ruleset, const CardIds& ids);
// `rulesets`: that are known, the one to fall back on first; not empty.
[[nodiscard]] tl::expected<DecodedDeck, CodeRefusal> decodeDeck(
    std::string_view code, std::span<const model::Ruleset* const> rulesets, const CardIds& ids);

// The checksum of a list: SHA-256 over a line with the game's id and then, sorted by their bytes, a line a card
// "section⇥card key⇥count", each ended by a line feed; 80 bits of it in base 32, "ABCD-EFGH-IJKL-MNOP"
// (resources/help/codes.md). Free sections do not count. It identifies a list; it is no signature.
// A card the catalogue does not have stands as its key, or as "?" and its folded name.
[[nodiscard]] std::string deckChecksum(
    const model::Deck& deck, const model::Ruleset& ruleset, const model::Catalogue& catalogue);
// By which a code names its ruleset; the rulesets of a library differ in it.
[[nodiscard]] std::uint16_t rulesetNumber(const model::RulesetId& id);
[[nodiscard]] bool looksLikeChecksum(std::string_view text);

} // namespace nexus::importers
