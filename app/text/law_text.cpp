#include "app/text/law_text.h"

#include "app/text/finding_text.h"
#include "app/text/markdown.h"
#include "importers/card_list.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <algorithm>

namespace nexus::app {

namespace {

using model::Constraint;
using model::ConstraintKind;
using model::filled;

struct LawWords {
    NEXUS_WORDS(LawWords)
};

// "exactly 200 CP", "40 to 60 cards", "at most 4 points of each domain".
std::string boundsText(const Constraint& rule, const model::Game& game)
{
    const auto& bounds = rule.bounds;
    const auto amount = [&](std::int64_t count) {
        if (rule.kind == ConstraintKind::Distinct)
            return filled(LawWords::tr("%n different values of %1", nullptr, count), {ruleUnit(rule, game, count)});
        return rule.forEachDomain ? filled(LawWords::tr("%n points of each %1", "of each domain", count),
                                        {model::fold(game.domain.name)})
                                  : ruleAmount(rule, game, count);
    };
    std::vector<std::string> parts;
    if (bounds.exactly)
        parts.push_back(filled(LawWords::tr("exactly %1", "an amount"), {amount(*bounds.exactly)}));
    if (bounds.atLeast && bounds.atMost && *bounds.atLeast != *bounds.atMost) {
        parts.push_back(
            filled(LawWords::tr("%1 to %2", "two amounts"), {std::to_string(*bounds.atLeast), amount(*bounds.atMost)}));
    } else {
        if (bounds.atLeast)
            parts.push_back(filled(LawWords::tr("at least %1", "an amount"), {amount(*bounds.atLeast)}));
        if (bounds.atMost)
            parts.push_back(filled(LawWords::tr("at most %1", "an amount"), {amount(*bounds.atMost)}));
    }
    return enumerated(std::move(parts));
}

std::string ruleOfCopies(const Constraint& rule, const std::string& sections, const model::Game& game)
{
    if (const auto* attribute = std::get_if<model::AttributeIndex>(&rule.limit))
        return filled(LawWords::tr("%1: of each card as many copies as its %2 says, at most.", "sections of a deck"),
            {sections, game.attributes[*attribute].label});
    return filled(
        LawWords::tr("%1: of each card at most %n copies.", "sections of a deck", std::get<std::int64_t>(rule.limit)),
        {sections});
}

std::string ruleOfWithin(const Constraint& rule, const model::Ruleset& ruleset, const model::Game& game)
{
    const auto what = rule.forEachDomain
                          ? filled(LawWords::tr("points of a %1", "domain"), {model::fold(game.domain.name)})
                          : ruleUnit(rule, game, manyPoints);
    return filled(LawWords::tr("%1: no card needs more %2 than all of %3 together have.", "sections of a deck"),
        {sectionNames(rule.sections, ruleset), what, sectionName(*rule.totalOf, ruleset)});
}

} // namespace

std::string ruleSentence(const Constraint& rule, const model::Ruleset& ruleset, const model::Game& game)
{
    const auto sections = sectionNames(rule.sections, ruleset);
    std::string said;
    switch (rule.kind) {
    case ConstraintKind::Copies: said = ruleOfCopies(rule, sections, game); break;
    case ConstraintKind::Within: said = ruleOfWithin(rule, ruleset, game); break;
    case ConstraintKind::Count:
    case ConstraintKind::Total:
    case ConstraintKind::Distinct:
        said = filled(
            LawWords::tr("%1: %2.", "sections of a deck, and what they must have"), {sections, boundsText(rule, game)});
        break;
    }
    if (rule.where)
        said += " " + (rule.label.empty() ? filled(LawWords::tr("Only cards that “%1” finds count."), {rule.whereText})
                                          : filled(LawWords::tr("Only %2 count: cards that “%1” finds."),
                                                {rule.whereText, rule.label}));
    if (rule.unlessEmpty)
        said += " " + LawWords::tr("It applies only where there are any cards.");
    if (rule.warning)
        said += " " + LawWords::tr("A breach is a warning; the deck stays legal.");
    return said;
}

const std::vector<RuleKind>& ruleKinds()
{
    static const std::vector<RuleKind> kinds{{ConstraintKind::Count, "count", LawWords::tr("number of cards")},
        {ConstraintKind::Total, "total", LawWords::tr("sum of a number or of domain points")},
        {ConstraintKind::Copies, "copies", LawWords::tr("copies of one card")},
        {ConstraintKind::Within, "within", LawWords::tr("each card within what a section has")},
        {ConstraintKind::Distinct, "distinct", LawWords::tr("different values")}};
    return kinds;
}

std::string ruleKindId(ConstraintKind kind)
{
    const auto& kinds = ruleKinds();
    return std::find_if(kinds.begin(), kinds.end(), [&](const auto& each) { return each.kind == kind; })->id;
}

std::string keywordsPage(const model::Ruleset& ruleset, const model::Game& game)
{
    auto page = "# " + markdownText(filled(LawWords::tr("Keywords: %1", "of an edition"), {ruleset.name})) + "\n\n";
    auto keywords = game.glossaryOf(ruleset.sets.empty() ? std::string() : importers::setCode(ruleset.sets.front()));
    std::stable_sort(keywords.begin(), keywords.end(),
        [](const auto& a, const auto& b) { return model::fold(a.name) < model::fold(b.name); });
    for (const auto& keyword : keywords)
        page += "**" + markdownText(keyword.name) + "** " + markdownText(keyword.help) + "\n\n";
    return page;
}

} // namespace nexus::app
