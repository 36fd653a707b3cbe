// The searches for further fixes, and what they share: the deck that is to be mended, and the one way in which changes
// of copies become a fix. A fix that does not mend its finding by mends() is never made.
#pragma once

#include "model/advice/fixes.h"
#include "model/advice/laws.h"

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
[[nodiscard]] std::optional<FoundFix> fixTo(const FixSearch& search, FixKind kind, const Finding& finding,
    const Deck& after, bool mayLeaveShort, const std::optional<SectionId>& section = {});
// The same out of changes of copies.
[[nodiscard]] std::optional<FoundFix> fixBy(const FixSearch& search, FixKind kind, const Finding& finding,
    std::span<const SectionCopies> changes, bool mayLeaveShort);
// Without new errors first, else in the order they were found; each once.
[[nodiscard]] std::vector<Fix> bestOf(std::vector<FoundFix> found, std::size_t limit);

// Copies of the cards of the deck by section, those of the last rows last.
[[nodiscard]] std::vector<SectionCopies> heldCopies(const FixSearch& search);

// Whether a completion speaks of the finding: something a section has to reach is not there yet. Sections that give are
// not completed card by card.
[[nodiscard]] bool isForCompletion(const Ruleset& ruleset, const Finding& finding);
// Other cards in the place of copies that have to go: those most alike that the deck carries, as many copies as went,
// within the limits. Exact totals of the section stay what they are where such cards exist. Instead of the edit of
// `takeOut`, a fix of this finding.
[[nodiscard]] std::vector<Fix> replacementsFor(const FixSearch& search, const Finding& finding, const Fix& takeOut);
// For a total or count that is too high: some copies of one card by as many of a card that counts for less.
[[nodiscard]] std::vector<Fix> cheaperFor(const FixSearch& search, const Finding& finding);

// The queries behind the searches that findings offer: derived from a constraint's sections, `where` and attribute.
// The field that stands for what is summed: an attribute, or all domains where the ruleset uses every one.
[[nodiscard]] std::optional<std::string> queryField(const DeckChecker& checker, const Summed& what);
// Cards that bring `gap` or less of what the constraint counts: "-t:mission can:add cp:1..13".
[[nodiscard]] std::string fittingQuery(const DeckChecker& checker, const LegalityReport& report,
    std::uint32_t constraint, std::optional<AttributeIndex> domain, std::int64_t gap);
// Cards of the section a `within` constraint looks to that give some of it: "t:mission entropy>=1".
[[nodiscard]] std::string giversQuery(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain);
// The cards of the deck a constraint counts: "in:main t:leader".
[[nodiscard]] std::string countedQuery(
    const DeckChecker& checker, std::uint32_t constraint, std::optional<AttributeIndex> domain);

} // namespace nexus::model
