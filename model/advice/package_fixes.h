// Findings that another package of the section that gives (Missions) would end: cards it does not carry, and points or
// counts of that section which miss their bounds. The packages nearest to the present one that keep carrying what it
// carries; where there are none, those with which the fewest copies must go out besides.
#pragma once

#include "model/advice/fix_search.h"
#include "model/advice/mission_packages.h"

#include <map>

namespace nexus::model {

class PackageFixes {
public:
    // The search must outlive it. Packages are listed, and what each would do is worked out, once, when first asked
    // for.
    explicit PackageFixes(const FixSearch& search);
    [[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding);
    // The section whose package the finding hangs on.
    [[nodiscard]] static std::optional<SectionId> sectionOf(const Ruleset& ruleset, const Finding& finding);

private:
    struct Outcome {
        Deck deck;
        LegalityReport report;
    };
    struct Candidate {
        DeckEdit edit;
        std::int64_t copies = 0;         // that change, with those it does not carry
        std::optional<Outcome> outcome;  // of the edit alone; made when first asked for
        std::optional<Outcome> withOuts; // with what it does not carry taken out
    };
    using Candidates = std::vector<Candidate>;
    Candidates& candidates(const SectionId& section); // the nearest first
    const Outcome& outcomeOf(Candidate& candidate) const;
    const Outcome& outcomeWithOuts(Candidate& candidate, const SectionId& section) const;

    const FixSearch& m_search;
    std::map<SectionId, Candidates> m_candidates;
};

} // namespace nexus::model
