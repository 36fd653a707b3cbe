#include "app/text/completion_text.h"

#include "app/text/count_text.h"
#include "app/text/finding_text.h"
#include "app/text/rule_words.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

std::string boundText(const model::Bounds& bounds)
{
    if (bounds.exactly)
        return "exactly " + std::to_string(*bounds.exactly);
    std::string text;
    if (bounds.atLeast)
        text = "at least " + std::to_string(*bounds.atLeast);
    if (bounds.atMost)
        text += (text.empty() ? "" : " and ") + std::string("at most ") + std::to_string(*bounds.atMost);
    return text;
}

} // namespace

std::string waysSentence(const std::string& digits, bool hasFaults)
{
    const auto ways = (digits == "0" ? std::string("no") : waysText(digits)) + (digits == "1" ? " way" : " ways");
    return ways + (hasFaults ? " to be legal once what is not allowed is out" : " to add cards and be legal");
}

std::vector<std::string> completionParts(const model::DeckCompletion& completion)
{
    std::vector<std::string> parts;
    for (const bool in : {true, false})
        for (const auto& change : completion.changes)
            if ((change.by > 0) == in)
                parts.push_back((in ? "+" : "−") + std::to_string(std::abs(change.by)) + " " + change.card);
    return parts;
}

std::string completionText(const model::DeckCompletion& completion)
{
    return model::joined(completionParts(completion), ", ");
}

std::string completionRank(const model::DeckCompletion& completion, const model::CompletionWishes& wishes)
{
    std::string text = plural(completion.copies, "copy", "copies");
    text += completion.takenOut == 0
                ? " · nothing goes out"
                : " · " + std::to_string(completion.takenOut) + (completion.takenOut == 1 ? " goes out" : " go out");
    if (wishes.owned || !wishes.preferred.empty())
        text += completion.points == 0 ? " · all as wished"
                                       : " · " + plural(completion.points, "point", "points") + " against the wishes";
    if (completion.copies > completion.takenOut)
        text += completion.fresh == 0 ? " · cards it has"
                                      : " · " + plural(completion.fresh, "copy is", "copies are") + " of new cards";
    return text;
}

std::string obstacleText(const model::CompletionObstacle& obstacle, const model::DeckChecker& checker)
{
    const auto& section = checker.ruleset().tableRules.deck;
    if (obstacle.stuck)
        return model::unambiguousName(checker.catalogue(), *obstacle.stuck) +
               " is to stay, and the law does not allow it in " + sectionName(section, checker) + ".";
    if (!obstacle.constraint)
        return "Nothing makes " + sectionName(section, checker) + " legal.";
    const auto& rule = checker.ruleset().constraints[*obstacle.constraint];
    const auto unit = [&](std::int64_t count) {
        return ruleUnit(rule, checker.catalogue().game(), count, obstacle.domain);
    };
    std::string reached = "no number that keeps the other laws";
    if (obstacle.below && obstacle.above)
        reached = std::to_string(*obstacle.below) + " or " + std::to_string(*obstacle.above) + ", nothing between,";
    else if (obstacle.below)
        reached = "at most " + std::to_string(*obstacle.below);
    else if (obstacle.above)
        reached = "no less than " + std::to_string(*obstacle.above);
    // In a narrow window the end is cut off: what to do comes first.
    const auto first = obstacle.nothingGiven ? "Choose " + sectionName(*obstacle.nothingGiven, checker) + " first: "
                                             : std::string();
    return first + ruleSubject(rule, checker.ruleset()) + " can come to " + reached + " of " + boundText(rule.bounds) +
           " " + unit(obstacle.now) + (obstacle.nothingGiven ? " without." : " with the cards that may be there.");
}

std::string completionTrouble(model::CompletionTrouble trouble)
{
    switch (trouble) {
    case model::CompletionTrouble::NoSection: return "This ruleset has no section that cards are drawn from.";
    case model::CompletionTrouble::TooMany:
        return "There are too many possibilities; the laws of this ruleset bound them too little.";
    case model::CompletionTrouble::Stopped: break;
    }
    return "Stopped.";
}

std::string remainderText(const model::CompletionRemainder& remainder, const model::DeckChecker& checker)
{
    if (!remainder.dead())
        return {};
    const auto& rule = checker.ruleset().constraints[remainder.constraint];
    const auto left = std::to_string(remainder.left) + " " + ruleUnit(rule, checker.catalogue().game(), remainder.left);
    return remainder.any
               ? "No legal card and no pair of cards uses the " + left +
                     " that are left to the point; three or more do."
               : "No legal cards use the " + left + (remainder.left == 1 ? " that is left" : " that are left") +
                     " to the point: something has to go out again.";
}

} // namespace nexus::app
