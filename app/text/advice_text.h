// Words for advice, the same in the window and on the command line: fixes, completions, other editions, plans for the
// sideboard. Numbers first.
#pragma once

#include "app/text/gauges.h"
#include "model/advice/completion_ideas.h"
#include "model/advice/edition_comparison.h"
#include "model/advice/fixes.h"
#include "model/advice/sideboard_packages.h"
#include "model/advice/sideboard_plans.h"

#include <string>

namespace nexus::app {

// One-click fixes: short for buttons, long for tooltips and the undo menu.

// "Take 3 out", "Find Missions for it…": about 24 characters; an ellipsis where a search follows.
[[nodiscard]] std::string fixLabel(const model::Fix& fix, const model::DeckChecker& checker);
// "Take 3 Null Acolyte out", "Take out all 7 cards not legal with Missions (12 copies)".
[[nodiscard]] std::string fixText(const model::Fix& fix, const model::DeckChecker& checker);
// What is counted of the deck afterwards: "Main deck 200 of 200 CP · Leaders 18 of 25 CP · Legal"; with `now`, only
// what the edit changes of it.
[[nodiscard]] std::string afterText(
    const model::EditEffect& effect, const model::DeckChecker& checker, const model::LegalityReport* now = nullptr);

// What was done to a deck, and what is left of the total it has to reach: "Added 2 Ember Guard. 13 CP left."; empty
// where no card has changed its place.
[[nodiscard]] std::string deedText(const model::Deck& before, const model::Deck& after,
    const model::LegalityReport& report, const model::DeckChecker& checker);

// Completions of a deck: what changes, why one is ranked where it is, and why there is none.

// "12 ways to add cards and be legal", "1 way to be legal once what is not allowed is out".
[[nodiscard]] std::string waysSentence(const std::string& digits, bool hasFaults);
// "+2 Wick Sprite, −1 Glasswing Courier": what comes in first.
[[nodiscard]] std::vector<std::string> completionParts(const model::DeckCompletion& completion);
[[nodiscard]] std::string completionText(const model::DeckCompletion& completion);
// "2 copies · nothing goes out · owned · cards it has": what its place in the list goes by.
[[nodiscard]] std::string completionRank(
    const model::DeckCompletion& completion, const model::CompletionWishes& wishes);
// "Fewest cards, on curve": what an idea is the best of.
[[nodiscard]] std::string ideaName(const std::vector<model::IdeaKind>& kinds);
// "3 cards, 7 CP on average · 2 of 3 owned · 1 goes out"; `owned`: copies of each card, where somebody owns any.
[[nodiscard]] std::string ideaFacts(const model::DeckCompletion& completion, const model::Deck& deck,
    const model::DeckChecker& checker, const std::vector<std::int32_t>* owned = nullptr);
// "Main deck can come to 199 or 201, nothing between, of exactly 200 CP with the cards that may be there."
[[nodiscard]] std::string obstacleText(const model::CompletionObstacle& obstacle, const model::DeckChecker& checker);
[[nodiscard]] std::string completionTrouble(model::CompletionTrouble trouble);
// "1 CP is left, and no card costs so little that may come in." or "… no card and no pair of cards uses 3 CP."; empty
// where it is not dead.
[[nodiscard]] std::string remainderText(const model::CompletionRemainder& remainder, const model::DeckChecker& checker);

// A deck under another edition: its main figures, what would change, and how it is then.

// "187 of 200 CP · 6 of 6 domain points": what is bound exactly; where nothing is, what is counted and summed at all.
[[nodiscard]] std::string editionFigures(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker);
// "+2 Wick Sprite".
[[nodiscard]] std::string changeText(const model::CardChange& change);
// "5 copies in, 3 out", "nothing to change", "no change helps".
[[nodiscard]] std::string changesText(const model::EditionProposal& proposal);
// Of the deck with the changes: "Then legal.", "Then: Not legal yet: 1 open."
[[nodiscard]] std::string outcomeText(const model::EditionProposal& proposal);

// Plans for the sideboard: their lines, what of them no longer fits, what the deck breaks after them, why
// one cannot be applied or taken back; and why no sideboard can be put forward.

[[nodiscard]] std::string rowsText(
    const std::vector<model::DeckEntry>& rows, const model::Catalogue& catalogue); // "2 Bolt, 1 Guard"
[[nodiscard]] std::string planFaultText(const model::PlanFault& fault, const model::DeckChecker& checker);
// Everything that stands against the plan, a sentence each; empty where it holds.
[[nodiscard]] std::vector<std::string> planCheckLines(const model::PlanCheck& check, const model::DeckChecker& checker);
[[nodiscard]] std::string planRefusalText(const model::PlanRefusal& refusal, const model::DeckChecker& checker);
[[nodiscard]] std::string noBestSideboardText(model::NoBestSideboard reason, const model::DeckChecker& checker);
// The word of the game, or of the edition, for what a card's face prints as its cost: "CP"; and such a cost: "4 CP".
[[nodiscard]] std::string costUnit(const model::Game& game);
[[nodiscard]] std::string costWords(const model::Game& game, std::int64_t cost);
[[nodiscard]] std::optional<std::int64_t> printedCost(const model::Catalogue& catalogue, model::CardIndex card);

// "Answers": a sideboard for something; "answers" for the command line.
[[nodiscard]] std::string packageName(model::SideboardAim aim);
[[nodiscard]] std::string packageId(model::SideboardAim aim);
// "For opponents with strong cards: 8 of 10 copies destroy, remove, return, suppress or cancel. 61 swaps of one card,
// 31 CP".
[[nodiscard]] std::string packageReason(const model::SideboardPackage& package, const model::DeckChecker& checker);
// "Sideboard", as the ruleset calls it.
[[nodiscard]] std::string sideboardName(const model::DeckChecker& checker);

} // namespace nexus::app
