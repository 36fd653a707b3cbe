// What the searches for further fixes share: the deck that is to be mended, and the one way in which changes of copies
// become a fix. A fix that does not mend its finding by mends() is never made.
#pragma once

#include "model/advice/fixes.h"

#include <functional>

namespace nexus::model {

// All of it must outlive the search. `goOn` says false to stop: then what was found so far is given.
struct FixSearch {
    const DeckChecker& checker;
    const Deck& deck;
    const LegalityReport& report; // of the deck
    std::function<bool()> goOn = {};
    [[nodiscard]] bool goesOn() const { return !goOn || goOn(); }
};

struct FoundFix {
    Fix fix;
    std::int64_t newErrors = 0; // totals that fall short
};

// Of a kind with `changes`, for the deck as it is afterwards.
[[nodiscard]] std::optional<FoundFix> fixTo(
    const FixSearch& search, FixKind kind, const Finding& finding, const Deck& after, bool mayLeaveShort);
// The same out of changes of copies.
[[nodiscard]] std::optional<FoundFix> fixBy(const FixSearch& search, FixKind kind, const Finding& finding,
    std::span<const CopyChange> changes, bool mayLeaveShort);
// Without new errors first, else in the order they were found; each once.
[[nodiscard]] std::vector<Fix> bestOf(std::vector<FoundFix> found, std::size_t limit);

// Copies of the cards of the deck by section, those of the last rows last.
struct HeldCopies {
    std::uint16_t section = 0;
    CardIndex card = 0;
    int copies = 0;
};
[[nodiscard]] std::vector<HeldCopies> heldCopies(const FixSearch& search);

// What a constraint of kind Count or Total counts of a copy, asked about one domain where it counts each.
[[nodiscard]] std::int64_t countedValue(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain, CardIndex card);
// Whether other cards are held against what the section adds up to.
[[nodiscard]] bool gives(const Ruleset& ruleset, const SectionId& section);

} // namespace nexus::model
