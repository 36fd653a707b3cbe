#include "app/text/finding_text.h"

#include "model/base/text.h"

#include <array>
#include <limits>

namespace nexus::app {

namespace {

using model::Bound;
using model::Constraint;
using model::ConstraintKind;
using model::Finding;

std::string boundText(Bound bound)
{
    return bound == Bound::Exactly ? "exactly " : bound == Bound::AtLeast ? "at least " : "at most ";
}

std::string amountText(const Finding& finding, const Constraint& rule, const model::DeckChecker& checker)
{
    const std::string who = ruleSubject(rule, checker.ruleset());
    const std::string verb = who.ends_with('s') || rule.sections.size() > 1 ? " have " : " has ";
    const auto unit = ruleUnit(rule, checker.catalogue().game(), *finding.limit, finding.domain) +
                      (finding.domain ? " " + pointWord(*finding.limit) : "");
    const auto gap = *finding.actual - *finding.limit;
    return who + verb + std::to_string(*finding.actual) + " of " + boundText(*finding.bound) +
           std::to_string(*finding.limit) + " " + unit + ": " + std::to_string(gap < 0 ? -gap : gap) +
           (gap < 0 ? " short." : " over.");
}

std::string copiesSentence(const Finding& finding, const Constraint& rule)
{
    const bool printed = std::holds_alternative<model::AttributeIndex>(rule.limit);
    const auto surplus = *finding.actual - *finding.limit;
    std::string also;
    if (finding.cards.size() > 1)
        also = " (with " + model::joined({finding.cards.begin() + 1, finding.cards.end()}, ", ") + ")";
    return *finding.card + also + ": " + plural(*finding.actual, "copy", "copies") + ", " +
           (printed ? "the printed limit is " : "the limit is ") + std::to_string(*finding.limit) + ": " +
           std::to_string(surplus) + " too many.";
}

std::string withinText(const Finding& finding, const Constraint& rule, const model::DeckChecker& checker)
{
    const auto what = ruleUnit(rule, checker.catalogue().game(), manyPoints, finding.domain);
    const auto giver = sectionName(*rule.totalOf, checker);
    return *finding.card + " has " + what + " " + std::to_string(*finding.actual) + "; " + giver +
           (giver.ends_with('s') ? " give " : " gives ") + what + " " + std::to_string(*finding.limit) + ".";
}

std::string builtInText(const Finding& finding, const model::DeckChecker& checker)
{
    const std::string card = finding.card.value_or("");
    const auto& ruleset = checker.ruleset();
    if (finding.rule == model::rules::unknownCard)
        return "“" + card + "” is not in the catalogue.";
    if (finding.rule == model::rules::ambiguousCard)
        return "“" + card + "” could be " + model::joined(finding.cards, " or ") + ": write which.";
    if (finding.rule == model::rules::notInPool)
        return card + " is not in the sets this ruleset uses (" + model::joined(ruleset.sets, ", ") + ").";
    if (finding.rule == model::rules::wrongSection)
        return card + " does not belong into " + sectionName(*finding.section, ruleset) + ".";
    return card + " has no value for " + checker.catalogue().game().attributes[*finding.attribute].label +
           ": it counts as 0.";
}

constexpr std::size_t mostDigits = 15; // written out

std::string grouped(const std::string& digits)
{
    constexpr std::size_t group = 3;
    auto text = digits;
    for (auto at = text.size(); at > group;)
        text.insert(at -= group, 1, ',');
    return text;
}

std::string raised(std::size_t number)
{
    static constexpr std::array signs{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += signs[static_cast<std::size_t>(digit - '0')];
    return text;
}

// "The deck holds 2 different values of Side, at most 1 allowed."
std::string distinctText(const Finding& finding, const model::Constraint& rule, const model::DeckChecker& checker)
{
    const auto bound = finding.bound.value_or(model::Bound::AtMost);
    const auto& label = checker.catalogue().game().attributes[std::get<model::AttributeIndex>(rule.attribute)].label;
    return sectionNames(rule.sections, checker.ruleset()) + " holds " +
           plural(finding.actual.value_or(0), "value", "different values") + " of " + label + ", " +
           (bound == model::Bound::Exactly      ? "exactly "
               : bound == model::Bound::AtLeast ? "at least "
                                                : "at most ") +
           std::to_string(finding.limit.value_or(0)) + (bound == model::Bound::AtMost ? " allowed." : " wanted.");
}

} // namespace

std::string plural(std::int64_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string enumerated(std::vector<std::string> words)
{
    if (words.size() < 2)
        return model::joined(words, "");
    const auto last = std::move(words.back());
    words.pop_back();
    return model::joined(words, ", ") + " and " + last;
}

std::string findingText(const Finding& finding, const model::DeckChecker& checker)
{
    if (!finding.constraint)
        return builtInText(finding, checker);
    const auto& rule = checker.ruleset().constraints[*finding.constraint];
    switch (rule.kind) {
    case ConstraintKind::Copies: return copiesSentence(finding, rule);
    case ConstraintKind::Within: return withinText(finding, rule, checker);
    case ConstraintKind::Distinct: return distinctText(finding, rule, checker);
    case ConstraintKind::Count:
    case ConstraintKind::Total: break;
    }
    // built-in warnings such as missing-value carry no numbers
    return finding.actual ? amountText(finding, rule, checker) : builtInText(finding, checker);
}

std::string findingCites(const Finding& finding, const model::DeckChecker& checker)
{
    return finding.constraint ? checker.ruleset().constraints[*finding.constraint].cites : std::string();
}

std::string placeText(const importers::ImportProblem& problem)
{
    std::string text;
    if (problem.line > 0)
        text = "line " + std::to_string(problem.line);
    if (problem.column > 0)
        text += ", column " + std::to_string(problem.column);
    if (!problem.pointer.empty())
        text += (text.empty() ? "" : ", ") + problem.pointer;
    return text;
}

std::string problemText(const importers::ImportProblem& problem)
{
    std::string text = placeText(problem);
    if (!text.empty())
        text += ": ";
    if (!problem.card.empty() && problem.card != problem.value)
        text += problem.card + ": ";
    if (!problem.heading.empty())
        text += problem.heading + " ";
    if (!problem.value.empty())
        text += "“" + problem.value + "”" +
                (problem.reason.starts_with("the ") ? ": " : " "); // “2,5” is no number; “x”: the row …
    return text + problem.reason;
}

std::string sectionName(const model::SectionId& id, const model::Ruleset& ruleset)
{
    const auto* section = ruleset.section(id);
    return section ? section->label : id.str();
}

std::string sectionName(const model::SectionId& id, const model::DeckChecker& checker)
{
    return sectionName(id, checker.ruleset());
}

std::string sectionNames(const std::vector<model::SectionId>& ids, const model::Ruleset& ruleset)
{
    std::vector<std::string> names;
    for (const auto& id : ids)
        names.push_back(sectionName(id, ruleset));
    return model::joined(names, " and ");
}

std::string ruleSubject(const model::Constraint& rule, const model::Ruleset& ruleset)
{
    if (!rule.label.empty())
        return rule.label;
    const auto names = sectionNames(rule.sections, ruleset);
    return rule.whereText.empty() ? names : "“" + rule.whereText + "” in " + names;
}

std::string cardWord(std::int64_t count) { return count == 1 ? "card" : "cards"; }

std::string pointWord(std::int64_t count) { return count == 1 ? "point" : "points"; }

std::string ruleUnit(const model::Constraint& rule, const model::Game& game, std::int64_t count,
    const std::optional<model::AttributeIndex>& domain)
{
    if (domain)
        return game.attributes[*domain].label;
    if (rule.kind == model::ConstraintKind::Count)
        return cardWord(count);
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute))
        return game.attributes[*attribute].label;
    return model::fold(game.domain.name) + " " + pointWord(count);
}

std::string totalName(const model::TotalDifference& total, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    if (total.figure) {
        const auto& figure = game.figures[*total.figure];
        const auto attribute = figure.attribute ? game.find(*figure.attribute) : std::nullopt;
        return sectionName(figure.section, checker) + " " +
               (attribute ? game.attributes[*attribute].label : cardWord(manyPoints));
    }
    const auto& rule = checker.ruleset().constraints[*total.constraint];
    return ruleSubject(rule, checker.ruleset()) + " " + ruleUnit(rule, game, manyPoints, total.domain);
}

std::string waysText(const std::string& digits)
{
    if (digits.size() <= mostDigits)
        return grouped(digits);
    return "about " + digits.substr(0, 1) + "." + digits.substr(1, 1) + " × 10" + raised(digits.size() - 1);
}

std::string cappedText(std::uint64_t count)
{
    const auto text = waysText(std::to_string(count));
    constexpr std::size_t about = 5; // letters of the word
    return count == std::numeric_limits<std::uint64_t>::max() ? "more than" + text.substr(about) : text;
}

} // namespace nexus::app
