#include "app/text/rule_words.h"

#include "model/base/text.h"

namespace nexus::app {

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
    return "domain " + pointWord(count);
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

} // namespace nexus::app
