#include "model/advice/edition_comparison.h"

#include "model/advice/deck_mending.h"
#include "model/deck/deck_diff.h"

#include <cstdlib>

namespace nexus::model {

std::int64_t EditionProposal::copies() const
{
    std::int64_t copies = 0;
    for (const auto& change : changes)
        copies += std::abs(change.delta);
    return copies;
}

DeckEdit changeOfEdition(const DeckChecker& checker)
{
    return {SetField{DeckField::Ruleset, checker.ruleset().id.str()}};
}

std::optional<EditionProposal> compareWith(
    const Deck& deck, const DeckChecker& checker, const EditionProgress& progress)
{
    EditionProposal proposal;
    proposal.now = checker.check(deck);
    proposal.after = proposal.now;
    auto after = deck;
    after.ruleset = checker.ruleset().id;
    if (!proposal.now.legal()) {
        auto mended = DeckMending(checker, [&] { return !progress || progress(0, 1); }).mended(after);
        if (!mended)
            return std::nullopt;
        after = std::move(*mended);
        proposal.after = checker.check(after);
    }
    for (const auto& section : deckDiff(deck, after).sections)
        for (const auto& card : section.cards)
            proposal.changes.push_back({section.section, card.card.card, card.to - card.from});
    proposal.mended = editBetween(deck, after);
    return proposal;
}

std::vector<EditionProposal> compareEditions(
    const Deck& deck, const std::vector<std::shared_ptr<const DeckChecker>>& checkers, const EditionProgress& progress)
{
    std::vector<EditionProposal> proposals;
    for (const auto& checker : checkers) {
        auto proposal = compareWith(deck, *checker,
            [&](std::size_t, std::size_t) { return !progress || progress(proposals.size(), checkers.size()); });
        if (!proposal)
            return {};
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace nexus::model
