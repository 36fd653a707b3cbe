// What stands on a tournament decklist (resources/help/decklists.md), in the order it is read: cards that
// the ruleset limits by a sum of their own, the section that is drawn from by type, sections whose domain points are
// limited, then the rest. Every row of the deck stands in one block, cards the catalogue does not have as well; piles
// that count for nothing are left out. Sums are the validator's. What is limited how is read out of the ruleset's
// constraints.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

// How rows stand within their group: names by natural order; what costs least first; by set and number of their
// printing. What one does not tell apart stands by name; what has no cost or no printing comes last.
enum class DecklistSort { Name, Cost, Set };

struct DecklistRow {
    std::string name;              // that means this card and no other; unknown: as the deck has it
    std::optional<CardIndex> card; // none: no card of the ruleset's catalogue, or several
    int count = 0;
    std::string set, number;          // of the printing the deck names, else of the newest
    std::optional<std::int64_t> cost; // of one copy
    std::int64_t lineCost = 0;
    std::vector<std::int64_t> domains; // of all copies, as in DecklistBlock::domains
    DeckEntry entry;                   // as the deck has it
    friend bool operator==(const DecklistRow&, const DecklistRow&) = default;
};

struct DecklistGroup {
    std::string heading;           // of a type: "Units"; empty: cards of no type, or a block without groups
    std::vector<DecklistRow> rows; // in the order that was asked for
    std::int64_t copies = 0, cost = 0;
    friend bool operator==(const DecklistGroup&, const DecklistGroup&) = default;
};

// What a count or total constraint came to.
struct DecklistSum {
    std::uint32_t constraint = 0;
    std::int64_t value = 0;
    std::vector<std::pair<AttributeIndex, std::int64_t>> perDomain; // with forEach
    friend bool operator==(const DecklistSum&, const DecklistSum&) = default;
};

enum class BlockKind {
    Limited, // cards of the drawn section with a sum of their own
    Drawn,   // the other cards of that section; its sums are of both
    Domains, // a section whose domain points are limited
    Other,   // any further section that must hold cards
    Optional,
    Foreign // a section the ruleset does not know
};

struct DecklistBlock {
    BlockKind kind = BlockKind::Drawn;
    SectionId section;
    std::string label;                 // of the rule, or of the section
    std::vector<DecklistGroup> groups; // none is empty
    std::int64_t copies = 0, cost = 0; // of its rows
    std::vector<DecklistSum> sums;
    std::vector<AttributeIndex> domains; // Domains: those of the ruleset; else none
    std::vector<std::int64_t> domainSums;
    friend bool operator==(const DecklistBlock&, const DecklistBlock&) = default;
};

struct Decklist {
    std::vector<DecklistBlock> blocks;
    std::vector<DecklistSum> sums;      // over several sections
    std::optional<AttributeIndex> cost; // what cards cost
    [[nodiscard]] std::size_t rows() const;
    [[nodiscard]] std::int64_t copies() const;
    friend bool operator==(const Decklist&, const Decklist&) = default;
};

[[nodiscard]] Decklist decklist(
    const Deck& deck, const DeckChecker& checker, const LegalityReport& report, DecklistSort sort = DecklistSort::Name);

} // namespace nexus::model
