// From a deck in any state to a legal section, that of the cards drawn (the main deck) unless another is asked for:
// exactly 200 CP, at most 25 of them Leaders, or whatever the ruleset's constraints of kind Count, Total, Copies and
// Within say of that section. The other sections stay as they are. Exact: every fix with the fewest changed copies, the
// best filling by a person's wishes, and how many fillings there are. The same input gives the same output on every
// machine.
#pragma once

#include "model/advice/completion_problem.h"
#include "model/deck/deck_edit.h"

#include <tl/expected.hpp>

namespace nexus::model {

struct CompletionChange {
    std::string card; // as a deck names it; as the deck has it where nobody knows the name
    std::optional<CardIndex> index;
    int by = 0; // copies in, or out
    friend bool operator==(const CompletionChange&, const CompletionChange&) = default;
};

struct DeckCompletion {
    std::vector<CompletionChange> changes; // what goes first, each by name; a name once
    std::int64_t copies = 0;               // changed, in and out
    std::int64_t takenOut = 0;
    // What the wishes have against it: of nearest() a copy each; of fill() times what the copy takes of the measure,
    // and what the curve has against it.
    std::int64_t points = 0;
    std::int64_t fresh = 0; // copies of cards the section had none of
    friend bool operator==(const DeckCompletion&, const DeckCompletion&) = default;
};

// Why nothing completes the section: the first constraint that cannot be met once those before it are.
struct CompletionObstacle {
    std::optional<std::uint32_t> constraint;
    std::optional<AttributeIndex> domain;
    std::int64_t now = 0;
    std::optional<std::int64_t> below, above; // the nearest it can come to its bounds
    std::optional<CardIndex> stuck;           // or a card that has to stay and may not
    std::optional<SectionId> nothingGiven;    // an empty section that would let more cards in
    friend bool operator==(const CompletionObstacle&, const CompletionObstacle&) = default;
};

// What is left up to the bound the section has to reach, and whether cards can use it to the point.
struct CompletionRemainder {
    std::uint32_t constraint = 0;
    std::int64_t left = 0;
    bool one = false, two = false, any = false; // a copy does, two do, some number of copies does
    std::int64_t dearest = 0;                   // what the dearest card of the section takes of it, legal here or not
    // No card and no pair uses it, though one or two of the dearest would not be too little.
    [[nodiscard]] bool dead() const { return left > 0 && !one && !two && left <= 2 * dearest; }
    friend bool operator==(const CompletionRemainder&, const CompletionRemainder&) = default;
};

enum class CompletionTrouble { NoSection, TooMany, Stopped };

class DeckCompletions {
public:
    using List = tl::expected<std::vector<DeckCompletion>, CompletionTrouble>;
    // The checker must outlive it; the deck need not.
    DeckCompletions(const DeckChecker& checker, const Deck& deck, const CompletionWishes& wishes = {},
        const std::optional<SectionId>& section = {});

    [[nodiscard]] const SectionId& section() const;
    // Copies have to go whatever else happens: the law does not allow them, or nobody knows their name.
    [[nodiscard]] bool hasFaults() const { return !m_problem.mustGo().empty() || !m_problem.nameless().empty(); }
    // Nothing has to change: the section is legal.
    [[nodiscard]] bool isComplete() const;
    // The fewest changed copies first, then the fewest taken out, then by the wishes; of those with more changes than
    // the fewest, only fixes no part of which would do. Empty where the section is legal or there is none.
    [[nodiscard]] List nearest(std::size_t limit, const Progress& progress = {}) const;
    // What is there stays and copies come in. The first has the fewest points against it, and of those the fewest
    // copies; the others follow in the same order, and not all there are.
    [[nodiscard]] List fill(std::size_t limit, const Progress& progress = {}) const;
    // In how many ways copies can come in; decimal digits.
    [[nodiscard]] tl::expected<std::string, CompletionTrouble> ways(const Progress& progress = {}) const;
    // Why nearest() (or fill(), where copies only come in) is empty.
    [[nodiscard]] std::optional<CompletionObstacle> obstacle(bool onlyIn, const Progress& progress = {}) const;
    [[nodiscard]] std::optional<CompletionRemainder> remainder() const;
    [[nodiscard]] DeckEdit edit(const Deck& deck, const DeckCompletion& completion) const;

private:
    using Moves = CardCounts; // copies in, or out where negative
    [[nodiscard]] std::optional<CompletionTrouble> trouble() const;
    [[nodiscard]] std::vector<DeckCompletion> listed(const CompletionWalk& walk, const ChoiceWalk& ways,
        CompletionGoal goal, std::size_t limit, std::int64_t maxCost, const Progress& progress) const;
    [[nodiscard]] DeckCompletion completed(const Moves& moves, CompletionGoal goal) const;
    [[nodiscard]] std::int64_t curvePoints(const Moves& moves) const;
    [[nodiscard]] std::optional<std::int64_t> nearestValue(
        CompletionWalk walk, std::size_t sum, const SumRange& range) const;

    const DeckChecker& m_checker;
    CompletionProblem m_problem;
    SectionId m_sectionId;
};

} // namespace nexus::model
