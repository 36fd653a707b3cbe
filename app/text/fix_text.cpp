#include "app/text/fix_text.h"

#include "app/text/finding_text.h"
#include "app/text/rule_words.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

using model::Fix;
using model::FixKind;

const model::Constraint* constraintOf(const Fix& fix, const model::DeckChecker& checker)
{
    return fix.constraint ? &checker.ruleset().constraints[*fix.constraint] : nullptr;
}

// "the Missions do not carry": the section a `within` rule looks to.
std::string whyAll(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    if (!rule || !rule->totalOf)
        return "at fault";
    const auto giver = sectionName(*rule->totalOf, checker);
    return "the " + giver + (giver.ends_with('s') ? " do not carry" : " does not carry");
}

std::string counted(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    if (!rule)
        return "the cards";
    return rule->label.empty() ? sectionNames(rule->sections, checker.ruleset()) : rule->label;
}

} // namespace

std::string fixLabel(const Fix& fix, const model::DeckChecker& checker)
{
    switch (fix.kind) {
    case FixKind::TakeOut: return "Take " + std::to_string(fix.copies) + " out";
    case FixKind::TakeOutAll: return "Take all " + std::to_string(fix.copies) + " out";
    case FixKind::Move: return "Move to " + sectionName(*fix.section, checker);
    case FixKind::UseName: return "Use " + fix.name;
    case FixKind::ShowFitting: return "Show cards that fit";
    case FixKind::ShowGivers: {
        const auto giver = sectionName(*fix.section, checker);
        return giver + (giver.ends_with('s') ? " that give it…" : " that gives it…");
    }
    case FixKind::ShowCounted: break;
    }
    return "Show " + counted(fix, checker);
}

std::string fixText(const Fix& fix, const model::DeckChecker& checker)
{
    const std::string card = fix.cards.empty() ? std::string() : fix.cards.front();
    const auto copies = std::to_string(fix.copies);
    switch (fix.kind) {
    case FixKind::TakeOut: return "Take " + copies + " " + model::joined(fix.cards, " / ") + " out";
    case FixKind::TakeOutAll:
        return "Take out all " + plural(static_cast<std::int64_t>(fix.cards.size()), "card ", "cards ") + whyAll(fix, checker) +
               " (" + plural(fix.copies, "copy", "copies") + ")";
    case FixKind::Move: return "Move " + copies + " " + card + " to " + sectionName(*fix.section, checker);
    case FixKind::UseName: return "Use “" + fix.name + "” for “" + card + "”";
    case FixKind::ShowFitting: return "Show the cards that bring what is short: " + fix.query;
    case FixKind::ShowGivers: return "Show cards for " + sectionName(*fix.section, checker) + " that give what " + card + " needs: " + fix.query;
    case FixKind::ShowCounted: break;
    }
    return "Show what counts as " + counted(fix, checker) + " in this deck: " + fix.query;
}

} // namespace nexus::app
