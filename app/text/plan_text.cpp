#include "app/text/plan_text.h"

#include "app/text/finding_text.h"
#include "app/text/rule_words.h"

namespace nexus::app {

namespace {

std::string copies(std::int64_t count) { return plural(count, "copy", "copies"); }

std::string faultLines(const std::vector<model::PlanFault>& faults, const model::DeckChecker& checker)
{
    std::string text;
    for (const auto& fault : faults)
        text += " " + planFaultText(fault, checker);
    return text;
}

} // namespace

std::string rowsText(const std::vector<model::DeckEntry>& rows)
{
    std::string text;
    for (const auto& row : rows)
        text += (text.empty() ? "" : ", ") + std::to_string(row.count) + " " + row.card +
                (row.printing.empty() ? "" : " (" + row.printing + ")");
    return text;
}

std::string sideboardName(const model::DeckChecker& checker)
{
    const auto sections = model::sideboardSections(checker);
    return sections ? checker.ruleset().sections[sections->side].label : "Sideboard";
}

std::string planFaultText(const model::PlanFault& fault, const model::DeckChecker& checker)
{
    switch (fault.kind) {
    case model::PlanFaultKind::NoCards: return "The plan exchanges no cards.";
    case model::PlanFaultKind::TooFewCopies:
        return sectionName(fault.section, checker) + " has " +
               (fault.there == 0 ? "no" : std::to_string(fault.there) + " of " + std::to_string(fault.wanted)) +
               (fault.there == 0 ? " copy of " : " copies of ") + fault.card + ".";
    case model::PlanFaultKind::BothWays: return fault.card + " goes out and comes in.";
    case model::PlanFaultKind::Uneven: break;
    }
    return "Out go " + copies(fault.wanted) + ", in come " + std::to_string(fault.there) + ".";
}

std::vector<std::string> planCheckLines(const model::PlanCheck& check, const model::DeckChecker& checker)
{
    std::vector<std::string> lines;
    for (const auto& fault : check.faults)
        lines.push_back(planFaultText(fault, checker));
    for (const auto& finding : check.breaks)
        lines.push_back("After it: " + findingText(finding, checker));
    return lines;
}

std::string planRefusalText(const model::PlanRefusal& refusal, const model::DeckChecker& checker)
{
    switch (refusal.kind) {
    case model::PlanRefusalKind::NoSuchPlan: return "There is no such plan.";
    case model::PlanRefusalKind::NoSideboard:
        return "This ruleset has no section beside the deck to exchange cards with.";
    case model::PlanRefusalKind::AnotherApplied: return "“" + refusal.plan + "” is applied; take it back first.";
    case model::PlanRefusalKind::Applied: return "The plan is applied already.";
    case model::PlanRefusalKind::NotApplied: return "The plan is not applied.";
    case model::PlanRefusalKind::CopiesMissing: return "Copies are missing." + faultLines(refusal.faults, checker);
    case model::PlanRefusalKind::TooManyCopies: break;
    }
    return "A card would have more than " + std::to_string(model::maxCopies) + " copies.";
}

std::string noBestSideboardText(model::NoBestSideboard reason, const model::DeckChecker& checker)
{
    switch (reason) {
    case model::NoBestSideboard::NoSections:
        return "This ruleset has no section beside the deck to exchange cards with.";
    case model::NoBestSideboard::Unsupported: return "This ruleset limits copies in a way that cannot be advised on.";
    case model::NoBestSideboard::NothingFits:
        return "These cards do not make a " + sideboardName(checker) + " that keeps the law.";
    case model::NoBestSideboard::TooMuch: return "This ruleset bounds more sums than can be gone through.";
    case model::NoBestSideboard::Stopped: break;
    }
    return "Stopped.";
}

} // namespace nexus::app
