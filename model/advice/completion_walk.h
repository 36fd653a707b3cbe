// Completions as choices: the units and sums of a ChoiceWalk over what completes a section. Private to model/advice.
#pragma once

#include "model/advice/choice_walk.h"
#include "model/advice/completion_problem.h"

namespace nexus::model {

// Costs are written in one number, so that the least is the best. Of nearest fixes, from the most to the least: copies
// changed, taken out, points, copies of cards that are new. Of fillings: points, copies, copies of cards that are new.
constexpr unsigned copiesAt = 48, outAt = 36, pointsAt = 12;
constexpr unsigned fillPointsAt = 24, fillCopiesAt = 12;

enum class CompletionGoal { Nearest, Fill };

struct CompletionWalk {
    // What a unit is made of: copies of kinds of cards, those of the first coming first, or cards whose limits depend
    // on each other.
    struct Source {
        std::vector<const CompletionKind*> kinds;
        const CompletionLink* link = nullptr;
        std::vector<std::size_t> choices; // of the link, as the walk has them
    };
    using Way = std::vector<std::size_t>;
    std::vector<WalkSum> sums;
    std::vector<WalkUnit> units;
    std::vector<Source> sources;

    // Whether some but not all of the changes would do.
    [[nodiscard]] bool hasPartThatDoes(const Way& way) const;
};
// The problem must outlive it.
[[nodiscard]] CompletionWalk completionWalk(
    const CompletionProblem& problem, CompletionGoal goal, std::int64_t mostCopies);
// The least each sum can become when all that may go is gone.
[[nodiscard]] std::vector<std::int64_t> lowestSums(const CompletionProblem& problem, CompletionGoal goal);
// The units of cards whose limits depend on each other.
void addLinks(CompletionWalk& walk, const CompletionProblem& problem, CompletionGoal goal);
// Fewer changed copies cannot bring every sum into its range.
[[nodiscard]] std::int64_t leastCopies(const CompletionProblem& problem);

} // namespace nexus::model
