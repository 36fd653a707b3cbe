// All fixes of a finding, the fewest changed copies first, searches last: what FixFinder gives at once, and what has to
// be looked for: other packages, cards in the place of others, sets of copies to take out, what would fill a section.
// What is looked for mends its finding by mends(); the same deck gives the same list. To be asked on a worker.
#pragma once

#include "model/advice/fixes.h"

#include <functional>
#include <memory>

namespace nexus::model {

class RankedFixes {
public:
    // Checker, deck and report must outlive it. `goOn` says false to stop: the lists are shorter then.
    RankedFixes(
        const DeckChecker& checker, const Deck& deck, const LegalityReport& report, std::function<bool()> goOn = {});
    ~RankedFixes();
    [[nodiscard]] std::vector<Fix> fixesFor(const Finding& finding);
    // Whether there can be more than FixFinder gives; costs nothing.
    [[nodiscard]] static bool mayHaveMore(const Ruleset& ruleset, const Finding& finding);

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace nexus::model
