#include "app/text/finding_text.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace nexus::app {

namespace {

using model::Bound;
using model::Constraint;
using model::ConstraintKind;
using model::filled;
using model::Finding;

struct FindingWords {
    NEXUS_WORDS(FindingWords)
};

// The subject, its number, the bound, and by how much it is missed.
std::string missedText(Bound bound, bool over, bool many)
{
    switch (bound) {
    case Bound::Exactly:
        if (over)
            return many ? FindingWords::tr("%1 have %2 of exactly %3: %4 over.")
                        : FindingWords::tr("%1 has %2 of exactly %3: %4 over.");
        return many ? FindingWords::tr("%1 have %2 of exactly %3: %4 short.")
                    : FindingWords::tr("%1 has %2 of exactly %3: %4 short.");
    case Bound::AtLeast:
        return many ? FindingWords::tr("%1 have %2 of at least %3: %4 short.")
                    : FindingWords::tr("%1 has %2 of at least %3: %4 short.");
    case Bound::AtMost: break;
    }
    return many ? FindingWords::tr("%1 have %2 of at most %3: %4 over.")
                : FindingWords::tr("%1 has %2 of at most %3: %4 over.");
}

std::string amountText(const Finding& finding, const Constraint& rule, const model::DeckChecker& checker)
{
    const std::string who = ruleSubject(rule, checker.ruleset());
    const auto gap = *finding.actual - *finding.limit;
    return filled(missedText(*finding.bound, gap > 0, namesMany(who) || rule.sections.size() > 1),
        {who, std::to_string(*finding.actual),
            ruleAmount(rule, checker.catalogue().game(), *finding.limit, finding.domain),
            std::to_string(gap < 0 ? -gap : gap)});
}

std::string copiesSentence(const Finding& finding, const Constraint& rule)
{
    const bool printed = std::holds_alternative<model::AttributeIndex>(rule.limit);
    auto who = *finding.card;
    if (finding.cards.size() > 1)
        who = filled(FindingWords::tr("%1 (with %2)"),
            {who, model::joined({finding.cards.begin() + 1, finding.cards.end()}, ", ")});
    return filled(
        printed ? FindingWords::tr("%1: %n copies, the printed limit is %2: %3 too many.", nullptr, *finding.actual)
                : FindingWords::tr("%1: %n copies, the limit is %2: %3 too many.", nullptr, *finding.actual),
        {who, std::to_string(*finding.limit), std::to_string(*finding.actual - *finding.limit)});
}

std::string withinText(const Finding& finding, const Constraint& rule, const model::DeckChecker& checker)
{
    const auto what = ruleUnit(rule, checker.catalogue().game(), manyPoints, finding.domain);
    const auto giver = sectionName(*rule.totalOf, checker);
    return filled(namesMany(giver) ? FindingWords::tr("%1 needs %2 %3; %4 have %2 %5.")
                                   : FindingWords::tr("%1 needs %2 %3; %4 has %2 %5."),
        {*finding.card, what, std::to_string(*finding.actual), giver, std::to_string(*finding.limit)});
}

std::string builtInText(const Finding& finding, const model::DeckChecker& checker)
{
    const std::string card = finding.card.value_or("");
    const auto& ruleset = checker.ruleset();
    if (finding.rule == model::rules::unknownCard)
        return filled(FindingWords::tr("“%1” is not in the catalogue."), {card});
    if (finding.rule == model::rules::ambiguousCard)
        return filled(FindingWords::tr("“%1” could be %2: write which."),
            {card, model::joined(finding.cards, FindingWords::tr(" or ", "between names of cards"))});
    if (finding.rule == model::rules::keyAndName)
        return filled(FindingWords::tr("“%1” has the key of %2: choose the card that is meant, %3."),
            {card, finding.cards.front(),
                model::joined(finding.cards, FindingWords::tr(" or ", "between names of cards"))});
    if (finding.rule == model::rules::notInPool)
        return ruleset.sets.empty()
                   ? filled(FindingWords::tr("%1 is of another edition, which has its cards to itself."), {card})
                   : filled(FindingWords::tr("%1 is not in the sets this ruleset uses (%2)."),
                         {card, model::joined(ruleset.sets, ", ")});
    if (finding.rule == model::rules::formerName)
        return filled(FindingWords::tr("“%1” is called “%2” now."), {card, finding.cards.front()});
    if (finding.rule == model::rules::wrongSection)
        return filled(FindingWords::tr("%1 does not belong into %2."), {card, sectionName(*finding.section, ruleset)});
    return filled(FindingWords::tr("%1 has no value for %2: it counts as 0."),
        {card, checker.catalogue().game().attributes[*finding.attribute].label});
}

constexpr std::size_t mostDigits = 15; // written out

std::string grouped(const std::string& digits)
{
    constexpr std::size_t group = 3;
    const auto between = FindingWords::tr(",", "between thousands");
    auto text = digits;
    for (auto at = text.size(); at > group;)
        text.insert(at -= group, between);
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
    const auto& label = checker.catalogue().game().attributes[std::get<model::AttributeIndex>(rule.attribute)].label;
    const auto actual = finding.actual.value_or(0);
    std::string text;
    switch (finding.bound.value_or(Bound::AtMost)) {
    case Bound::Exactly:
        text = FindingWords::tr("%1 holds %n different values of %2, exactly %3 wanted.", nullptr, actual);
        break;
    case Bound::AtLeast:
        text = FindingWords::tr("%1 holds %n different values of %2, at least %3 wanted.", nullptr, actual);
        break;
    case Bound::AtMost:
        text = FindingWords::tr("%1 holds %n different values of %2, at most %3 allowed.", nullptr, actual);
        break;
    }
    return filled(
        text, {sectionNames(rule.sections, checker.ruleset()), label, std::to_string(finding.limit.value_or(0))});
}

// A number that its digits tell: the first two, and the power of ten.
std::string powerText(const std::string& text, const std::string& digits)
{
    return filled(text, {digits.substr(0, 1), digits.substr(1, 1), raised(digits.size() - 1)});
}

} // namespace

std::string plural(std::int64_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string cardsText(std::int64_t count) { return FindingWords::tr("%n cards", nullptr, count); }
std::string copiesText(std::int64_t count) { return FindingWords::tr("%n copies", nullptr, count); }

std::string enumerated(std::vector<std::string> words)
{
    if (words.size() < 2)
        return model::joined(words, "");
    const auto last = std::move(words.back());
    words.pop_back();
    return filled(FindingWords::tr("%1 and %2"), {model::joined(words, ", "), last});
}

bool namesMany(const std::string& name) { return name.ends_with('s'); }

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
    const auto line = std::to_string(problem.line), column = std::to_string(problem.column);
    std::string text = problem.line > 0 && problem.column > 0
                           ? filled(FindingWords::tr("line %1, column %2"), {line, column})
                       : problem.line > 0   ? filled(FindingWords::tr("line %1"), {line})
                       : problem.column > 0 ? filled(FindingWords::tr("column %1"), {column})
                                            : std::string();
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
        text += "“" + problem.value + "” ";
    return text + problem.reason;
}

std::vector<ProblemGroup> problemGroups(const std::vector<importers::ImportProblem>& problems)
{
    std::vector<ProblemGroup> groups;
    std::map<std::pair<std::string, std::string>, std::size_t> places;
    for (const auto& problem : problems) {
        const auto [place, isNew] = places.try_emplace({problem.heading, problem.reason}, groups.size());
        if (isNew || problem.heading.empty())
            groups.push_back({{problem}});
        else
            groups[place->second].problems.push_back(problem);
    }
    return groups;
}

std::string ProblemGroup::text() const
{
    constexpr std::size_t mostValues = 3;
    const auto& first = problems.front();
    if (problems.size() == 1)
        return problemText(first);
    std::vector<std::string> values;
    for (const auto& problem : problems)
        if (const auto value = "“" + problem.value + "”";
            !problem.value.empty() && std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    if (values.size() > mostValues) {
        values.resize(mostValues);
        values.emplace_back("…");
    }
    const auto rows = FindingWords::tr("%n rows", "of a table", static_cast<std::int64_t>(problems.size()));
    const auto where = filled(
        FindingWords::tr("%1 to %2", "places in a file"), {placeText(first), placeText(problems.back())});
    return first.heading + ", " + rows + " (" + where + "): " + model::joined(values, ", ") +
           (values.empty() ? "" : " ") + first.reason;
}

std::string wayOut(const std::vector<ProblemGroup>& groups)
{
    const bool many = std::any_of(groups.begin(), groups.end(),
        [](const auto& group) { return group.problems.size() > 1 && !group.problems.front().heading.empty(); });
    return many ? FindingWords::tr(
                      "Headings that mean other things in your list than in the game want an edition of your "
                      "own: “editions new”, or New edition from a list.")
                : std::string();
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
    return enumerated(std::move(names));
}

std::string ruleSubject(const model::Constraint& rule, const model::Ruleset& ruleset)
{
    if (!rule.label.empty())
        return rule.label;
    const auto names = sectionNames(rule.sections, ruleset);
    return rule.whereText.empty() ? names : filled(FindingWords::tr("“%1” in %2"), {rule.whereText, names});
}

std::string cardWord(std::int64_t count) { return FindingWords::tr("cards", "after their number", count); }

std::string pointWord(std::int64_t count) { return FindingWords::tr("points", "after their number", count); }

std::string ruleUnit(const model::Constraint& rule, const model::Game& game, std::int64_t count,
    const std::optional<model::AttributeIndex>& domain)
{
    if (domain)
        return game.attributes[*domain].label;
    if (rule.kind == model::ConstraintKind::Count)
        return cardWord(count);
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute))
        return game.attributes[*attribute].label;
    return filled(
        FindingWords::tr("%1 points", "of a domain, after their number", count), {model::fold(game.domain.name)});
}

std::string ruleAmount(const model::Constraint& rule, const model::Game& game, std::int64_t count,
    const std::optional<model::AttributeIndex>& domain)
{
    const auto points = [&](const std::string& of) {
        return filled(FindingWords::tr("%n %1 points", "of a domain", count), {of});
    };
    if (domain)
        return points(game.attributes[*domain].label);
    if (rule.kind == model::ConstraintKind::Count)
        return cardsText(count);
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.attribute))
        return std::to_string(count) + " " + game.attributes[*attribute].label;
    return points(model::fold(game.domain.name));
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
    return powerText(FindingWords::tr("about %1.%2 × 10%3", "1.2 × 10¹⁸"), digits);
}

std::string cappedText(std::uint64_t count)
{
    const auto digits = std::to_string(count);
    if (count < std::numeric_limits<std::uint64_t>::max())
        return waysText(digits);
    return powerText(FindingWords::tr("more than %1.%2 × 10%3", "1.2 × 10¹⁸"), digits);
}

} // namespace nexus::app
