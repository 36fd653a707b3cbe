#include "app/text/diff_text.h"

#include "model/base/text.h"

namespace nexus::app {

namespace {

std::string change(const std::string& label, std::int64_t from, std::int64_t to)
{
    return label + ": " + std::to_string(from) +
           (from == to ? "" : " → " + std::to_string(to) + " (" + signedNumber(to - from) + ")");
}

// How a plan became another of its name; empty where nothing differs.
std::string planChange(const model::SideboardPlan& from, const model::SideboardPlan& to)
{
    if (from == to)
        return {};
    if (from.applied != to.applied)
        return to.applied ? "applied" : "taken back";
    return "changed";
}

std::string tagWords(const std::vector<std::string>& tags) { return tags.empty() ? "none" : model::joined(tags, ", "); }

} // namespace

std::string signedNumber(std::int64_t value)
{
    return value < 0 ? "−" + std::to_string(-value) : (value > 0 ? "+" : "") + std::to_string(value);
}

std::string fieldName(model::DeckField field)
{
    switch (field) {
    case model::DeckField::Name: return "Name";
    case model::DeckField::Author: return "Author";
    case model::DeckField::Notes: return "Notes";
    case model::DeckField::Ruleset: break;
    }
    return "Ruleset";
}

std::vector<std::string> differenceLines(
    const std::vector<model::SectionDifference>& differences, const model::DeckChecker& checker)
{
    std::vector<std::string> lines;
    for (const auto& section : differences)
        for (const auto& card : section.cards)
            lines.push_back(sectionName(section.section, checker) + ": " + card.card.card + " " +
                            std::to_string(card.from) + " → " + std::to_string(card.to) + " (" +
                            signedNumber(card.to - card.from) + ")");
    return lines;
}

std::vector<std::string> planChanges(const model::PlansDifference& plans)
{
    std::vector<std::string> lines;
    auto before = plans.from;
    const auto tell = [&](const std::string& name, const std::string& what) {
        if (!what.empty())
            lines.push_back("“" + name + "”: " + what);
    };
    for (const auto& plan : plans.to) {
        const auto same = std::find_if(
            before.begin(), before.end(), [&](const auto& known) { return known.name == plan.name; });
        tell(plan.name, same == before.end() ? "new" : planChange(*same, plan));
        if (same != before.end())
            before.erase(same);
    }
    for (const auto& plan : before)
        tell(plan.name, "gone");
    if (lines.empty())
        lines.emplace_back("all: in another order");
    return lines;
}

std::vector<ComparedTotal> comparedTotals(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker)
{
    std::vector<ComparedTotal> totals;
    for (const auto& total : model::totalDifferences(checker.check(before), checker.check(after))) {
        ComparedTotal row{totalName(total, checker), total.from, total.to};
        const bool there = std::any_of(
            totals.begin(), totals.end(), [&](const auto& known) { return known.label == row.label; });
        if (!there && (row.from != 0 || row.to != 0))
            totals.push_back(std::move(row));
    }
    return totals;
}

std::string comparisonText(const model::Deck& before, const std::string& beforeTitle, const model::Deck& after,
    const std::string& afterTitle, const model::DeckChecker& checker, bool all)
{
    std::string text = beforeTitle + " → " + afterTitle + "\n";
    const auto diff = model::deckDiff(before, after);
    if (diff.empty())
        text += "The decks are the same.\n";
    for (const auto& total : comparedTotals(before, after, checker))
        if (all || total.from != total.to)
            text += change(total.label, total.from, total.to) + "\n";
    for (const auto& field : diff.fields)
        text += fieldName(field.field) + ": “" + field.from + "” → “" + field.to + "”\n";
    if (diff.tags)
        text += "Tags: " + tagWords(diff.tags->from) + " → " + tagWords(diff.tags->to) + "\n";
    if (diff.plans)
        for (const auto& line : planChanges(*diff.plans))
            text += "Plan " + line + "\n";
    for (const auto& section : all ? model::sideBySide(before, after) : diff.sections) {
        text += "\n" + sectionName(section.section, checker) + "\n";
        for (const auto& card : section.cards)
            text += "  " + change(card.card.card, card.from, card.to) + "\n";
    }
    return text;
}

} // namespace nexus::app
