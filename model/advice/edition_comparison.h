// One deck under several rulesets: what each says of it, and what would have to change for it to be legal there. The
// changes are fewest first by stages: cards that cannot stay, then the package of the section that gives with which
// fewest copies change, then what else is at fault, then the completion. Whatever is proposed was asked of the checker;
// where the law is not met with it, `after` names what remains. The same input gives the same proposal.
#pragma once

#include "model/advice/edit_effect.h"
#include "model/base/progress.h"

namespace nexus::model {

struct EditionProposal {
    LegalityReport now;              // of the deck as it is
    std::vector<CardChange> changes; // by section, then by name; none where it is legal already
    DeckEdit mended;                 // to the edition and legal in it, in one step
    LegalityReport after;            // of the deck with the changes; the same as `now` where there are none
    [[nodiscard]] std::int64_t copies() const { return movedCopies(changes); }
    friend bool operator==(const EditionProposal&, const EditionProposal&) = default;
};

[[nodiscard]] DeckEdit changeOfEdition(const DeckChecker& checker);
// None where it was stopped.
[[nodiscard]] std::optional<EditionProposal> compareWith(
    const Deck& deck, const DeckChecker& checker, const Progress& progress = {});
// In the order of the checkers; empty where it was stopped.
[[nodiscard]] std::vector<EditionProposal> compareEditions(
    const Deck& deck, const std::vector<std::shared_ptr<const DeckChecker>>& checkers, const Progress& progress = {});

} // namespace nexus::model
