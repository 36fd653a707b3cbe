#include "app/text/fix_text.h"

#include "app/text/finding_text.h"
#include "app/text/gauges.h"
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
    if (cards.size() < 2)
        return model::joined(cards, "");
    const auto last = cards.back();
    cards.pop_back();
    return model::joined(cards, ", ") + " and " + last;
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
    case FixKind::TakeOutSome: return "Take " + std::to_string(fix.copies) + " out";
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

} // namespace nexus::app
