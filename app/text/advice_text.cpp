#include "app/text/advice_text.h"

#include "app/text/chances_text.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/text/gauges.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

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

// " to 200", where there is a number to reach.
std::string boundOf(const Fix& fix, const model::DeckChecker& checker)
{
    const auto* rule = constraintOf(fix, checker);
    const auto wanted = rule ? rule->bounds.exactly ? rule->bounds.exactly : rule->bounds.atLeast : std::nullopt;
    return wanted ? " to " + std::to_string(*wanted) : std::string();
}

// "2 Aegis Tender, 1 Fennel Runner and 1 Wick Sprite" that go in, or that go out; of one section where it is named.
std::string listed(const Fix& fix, bool goIn, const std::optional<model::SectionId>& section = std::nullopt)
{
    std::vector<std::string> cards;
    for (const auto& change : fix.changes)
        if ((change.delta > 0) == goIn && (!section || change.section == *section))
            cards.push_back(std::to_string(std::abs(change.delta)) + " " + change.card);
    return enumerated(std::move(cards));
}

// "take out 1 Hedge Magic, put in 1 Iron Oath"
std::string exchanged(const std::string& out, const std::string& in)
{
    return (out.empty() ? "" : "take out " + out) + (out.empty() || in.empty() ? "" : ", ") +
           (in.empty() ? "" : "put in " + in);
}

std::string packageText(const Fix& fix, const model::DeckChecker& checker)
{
    auto text = "Change " + sectionName(*fix.section, checker) + ": " +
                exchanged(listed(fix, false, fix.section), listed(fix, true, fix.section));
    for (const auto& section : checker.ruleset().sections)
        if (const auto out = listed(fix, false, section.id); section.id != *fix.section && !out.empty())
            text += "; take " + out + " out of " + section.label;
    return text;
}

std::string fillText(const Fix& fix, const model::DeckChecker& checker)
{
    const auto out = listed(fix, false), section = sectionName(*fix.section, checker);
    return (out.empty() ? "Add " : "Take " + out + " out of " + section + " and add ") + listed(fix, true) +
           (out.empty() ? " to " + section : "");
}

std::int64_t valueIn(
    const model::LegalityReport& report, std::uint32_t constraint, const std::optional<model::AttributeIndex>& domain)
{
    for (const auto& total : report.totals)
        if (total.constraint == constraint && !domain)
            return total.value;
        else if (total.constraint == constraint)
            for (const auto& [each, value] : total.perDomain)
                if (each == domain)
                    return value;
    return 0;
}

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

std::string copies(std::int64_t count) { return plural(count, "copy", "copies"); }

std::string faultLines(const std::vector<model::PlanFault>& faults, const model::DeckChecker& checker)
{
    std::string text;
    for (const auto& fault : faults)
        text += " " + planFaultText(fault, checker);
    return text;
}

} // namespace

std::string fixLabel(const Fix& fix, const model::DeckChecker& checker)
{
    switch (fix.kind) {
    case FixKind::TakeOut:
    case FixKind::TakeOutSome: return "Take " + std::to_string(fix.copies) + " out";
    case FixKind::TakeOutAll: return "Take all " + std::to_string(fix.copies) + " out";
    case FixKind::Move: return "Move to " + sectionName(*fix.section, checker);
    case FixKind::UseName: return "Use " + fix.name;
    case FixKind::ShowFitting: return "Show cards that fit";
    case FixKind::ShowGivers: {
        const auto giver = sectionName(*fix.section, checker);
        return giver + (giver.ends_with('s') ? " that give it…" : " that gives it…");
    }
    case FixKind::Replace: return "Replace " + std::to_string(fix.copies / 2);
    case FixKind::Package: return "Change " + sectionName(*fix.section, checker);
    case FixKind::Fill: return "Fill " + sectionName(*fix.section, checker);
    case FixKind::Empty: return "Empty " + sectionName(*fix.section, checker);
    case FixKind::ShowWays: return "Complete" + boundOf(fix, checker) + "…";
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
        return "Take out all " + plural(static_cast<std::int64_t>(fix.cards.size()), "card ", "cards ") +
               whyAll(fix, checker) + " (" + plural(fix.copies, "copy", "copies") + ")";
    case FixKind::Move: return "Move " + copies + " " + card + " to " + sectionName(*fix.section, checker);
    case FixKind::UseName: return "Use “" + fix.name + "” for “" + card + "”";
    case FixKind::ShowFitting: return "Show the cards that bring what is short: " + fix.query;
    case FixKind::ShowGivers:
        return "Show cards for " + sectionName(*fix.section, checker) + " that give what " + card +
               " needs: " + fix.query;
    case FixKind::TakeOutSome: return "Take out " + listed(fix, false);
    case FixKind::Replace: return "Replace " + listed(fix, false) + " by " + listed(fix, true);
    case FixKind::Package: return packageText(fix, checker);
    case FixKind::Fill: return fillText(fix, checker);
    case FixKind::Empty:
        return "Empty " + sectionName(*fix.section, checker) + " (" + plural(fix.copies, "copy", "copies") + ")";
    case FixKind::ShowWays:
        return "List all ways to complete " + sectionName(*fix.section, checker) + boundOf(fix, checker) +
               ", the nearest first";
    case FixKind::ShowCounted: break;
    }
    return "Show what counts as " + counted(fix, checker) + " in this deck: " + fix.query;
}

std::string afterText(
    const model::EditEffect& effect, const model::DeckChecker& checker, const model::LegalityReport* now)
{
    std::vector<std::string> parts;
    for (const auto& gauge : gauges(effect.report, effect.deck, checker)) {
        std::vector<std::string> figures;
        bool changed = false;
        for (const auto& line : gauge.lines) {
            changed = changed || !now || valueIn(*now, line.constraint, std::nullopt) != line.value;
            if (line.state != GaugeState::Idle)
                figures.push_back(std::to_string(line.value) + " of " + std::to_string(line.limit) + " " + line.unit);
        }
        for (const auto& pip : gauge.pips) {
            changed = changed || !now || valueIn(*now, pip.constraint, pip.domain) != pip.value;
            if (pip.value > 0)
                figures.push_back(
                    checker.catalogue().game().attributes[pip.domain].label + " " + std::to_string(pip.value));
        }
        if (changed && !figures.empty())
            parts.push_back(gauge.label + " " + model::joined(figures, ", "));
    }
    parts.push_back(verdict(effect.report).text);
    return model::joined(parts, " · ");
}

std::string deedText(const model::Deck& before, const model::Deck& after, const model::LegalityReport& report,
    const model::DeckChecker& checker)
{
    const auto changes = model::changesBetween(before, after);
    if (changes.empty())
        return {};
    std::map<std::string, std::int64_t> sums; // what moves is as many as before
    std::int64_t in = 0, out = 0;
    for (const auto& change : changes)
        sums[change.card] += change.delta;
    std::vector<std::string> came, went, moved;
    std::set<std::string> movedTo;
    for (const auto& change : changes) {
        const auto text = std::to_string(std::abs(change.delta)) + " " + change.card;
        if (sums[change.card] == 0) {
            if (change.delta > 0) {
                moved.push_back(text);
                movedTo.insert(sectionName(change.section, checker));
            }
        } else if (change.delta > 0) {
            came.push_back(text);
            in += change.delta;
        } else {
            went.push_back(text);
            out -= change.delta;
        }
    }
    constexpr std::size_t mostNames = 2;
    const auto told = [](std::vector<std::string> names, std::int64_t copies) {
        return names.size() <= mostNames ? enumerated(std::move(names)) : plural(copies, "card", "cards");
    };
    std::vector<std::string> parts;
    if (!came.empty())
        parts.push_back("Added " + told(came, in));
    if (!went.empty())
        parts.push_back((parts.empty() ? "Took out " : "took out ") + told(went, out));
    if (!moved.empty())
        parts.push_back((parts.empty() ? "Moved " : "moved ") + told(moved, static_cast<std::int64_t>(moved.size())) +
                        (movedTo.size() == 1 ? " to " + *movedTo.begin() : ""));
    auto text = model::joined(parts, ", ") + ".";
    const auto section = checker.sectionIndex(changes.front().section);
    for (const auto& gauge : gauges(report, after, checker))
        for (const auto& line : gauge.lines) {
            const auto& rule = checker.ruleset().constraints[line.constraint];
            if (!rule.bounds.exactly || section == model::DeckChecker::noSection ||
                !checker.inSections(rule, section) || line.state == GaugeState::Idle)
                continue;
            const auto left = line.limit - line.value;
            return text + " " +
                   (left == 0 ? report.legal() ? "The deck is legal."
                                               : std::to_string(line.value) + " of " + std::to_string(line.limit) +
                                                     " " + line.unit + "."
                              : std::to_string(std::abs(left)) + " " + line.unit + (left > 0 ? " left." : " over."));
        }
    return text;
}

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

std::string ideaName(const std::vector<model::IdeaKind>& kinds)
{
    std::string text;
    for (const auto kind : kinds) {
        std::string name;
        switch (kind) {
        case model::IdeaKind::Fewest: name = "Fewest cards"; break;
        case model::IdeaKind::OnCurve: name = "On curve"; break;
        case model::IdeaKind::Cheap: name = "Cheap"; break;
        case model::IdeaKind::Heavy: name = "Heavy"; break;
        case model::IdeaKind::Owned: name = "Owned"; break;
        }
        if (!text.empty())
            name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

std::string ideaFacts(const model::DeckCompletion& completion, const model::Deck& deck,
    const model::DeckChecker& checker, const std::vector<std::int32_t>* owned)
{
    const auto cost = model::costAttribute(checker.ruleset());
    std::map<model::CardIndex, std::int64_t> held;
    if (owned)
        for (const auto& row : checker.resolve(deck))
            if (row.card)
                held[*row.card] += row.count;
    std::int64_t in = 0, sum = 0, there = 0;
    for (const auto& change : completion.changes) {
        if (change.by <= 0 || !change.index)
            continue;
        in += change.by;
        if (cost)
            sum += change.by * checker.catalogue().number(*change.index, *cost).value_or(0);
        if (owned)
            there += std::clamp<std::int64_t>((*owned)[*change.index] - held[*change.index], 0, change.by);
    }
    std::vector<std::string> parts;
    if (in > 0) {
        auto average = numberText(static_cast<double>(sum) / static_cast<double>(in), 1);
        if (average.ends_with(".0"))
            average.resize(average.size() - 2);
        parts.push_back(plural(in, "card", "cards") +
                        (cost ? ", " + average + " " + costUnit(checker) + (in > 1 ? " on average" : "") : ""));
    }
    if (owned && in > 0)
        parts.push_back(std::to_string(there) + " of " + std::to_string(in) + " owned");
    if (completion.takenOut > 0)
        parts.push_back(std::to_string(completion.takenOut) + (completion.takenOut == 1 ? " goes out" : " go out"));
    return model::joined(parts, " · ");
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

std::string editionFigures(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker)
{
    const auto& constraints = checker.ruleset().constraints;
    std::string exact, all;
    for (const auto& gauge : gauges(report, deck, checker))
        for (const auto& line : gauge.lines) {
            if (line.state == GaugeState::Idle)
                continue;
            const auto& rule = constraints[line.constraint];
            const bool points = rule.kind == model::ConstraintKind::Total &&
                                std::holds_alternative<model::AllDomains>(rule.attribute);
            const auto text = std::to_string(line.value) + " of " + std::to_string(line.limit) + " " +
                              (points ? model::fold(checker.catalogue().game().domain.name) + " " : "") + line.unit;
            all += (all.empty() ? "" : " · ") + text;
            if (rule.bounds.exactly)
                exact += (exact.empty() ? "" : " · ") + text;
        }
    return exact.empty() ? all : exact;
}

std::string changeText(const model::CardChange& change) { return signedNumber(change.delta) + " " + change.card; }

std::string changesText(const model::EditionProposal& proposal)
{
    std::int64_t in = 0, out = 0;
    for (const auto& change : proposal.changes)
        (change.delta > 0 ? in : out) += std::abs(change.delta);
    if (in == 0 && out == 0)
        return proposal.now.legal() ? "nothing to change" : "no change helps";
    if (in == 0)
        return plural(out, "copy", "copies") + " out";
    return plural(in, "copy", "copies") + " in" + (out > 0 ? ", " + std::to_string(out) + " out" : "");
}

std::string outcomeText(const model::EditionProposal& proposal)
{
    return proposal.after.legal() ? "Then legal." : "Then: " + verdict(proposal.after).text + ".";
}

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
    case model::PlanRefusalKind::NoSideboard: return "This ruleset has no sideboard to swap cards with.";
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
    case model::NoBestSideboard::NoSections: return "This ruleset has no sideboard to swap cards with.";
    case model::NoBestSideboard::Unsupported: return "This ruleset limits copies in a way that cannot be advised on.";
    case model::NoBestSideboard::NothingFits:
        return "These cards do not make a " + sideboardName(checker) + " that keeps the law.";
    case model::NoBestSideboard::TooMuch: return "This ruleset bounds more sums than can be gone through.";
    case model::NoBestSideboard::Stopped: break;
    }
    return "Stopped.";
}

} // namespace nexus::app
