#include "app/text/diff_text.h"

#include "model/base/text.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

using model::filled;

struct DiffWords {
    NEXUS_WORDS(DiffWords)
};

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
    const auto text = from.applied == to.applied ? DiffWords::tr("“%1”: changed", "a plan")
                      : to.applied               ? DiffWords::tr("“%1”: applied", "a plan")
                                                 : DiffWords::tr("“%1”: taken back", "a plan");
    return filled(text, {to.name});
}

std::string tagWords(const std::vector<std::string>& tags)
{
    return tags.empty() ? DiffWords::tr("none", "tags") : model::joined(tags, ", ");
}

} // namespace

std::string signedNumber(std::int64_t value)
{
    return value < 0 ? "−" + std::to_string(-value) : (value > 0 ? "+" : "") + std::to_string(value);
}

std::string fieldName(model::DeckField field)
{
    switch (field) {
    case model::DeckField::Name: return DiffWords::tr("Name", "of a deck");
    case model::DeckField::Author: return DiffWords::tr("Author", "of a deck");
    case model::DeckField::Notes: return DiffWords::tr("Notes", "of a deck");
    case model::DeckField::Ruleset: break;
    }
    return DiffWords::tr("Ruleset", "of a deck");
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
    for (const auto& plan : plans.to) {
        const auto same = std::find_if(
            before.begin(), before.end(), [&](const auto& known) { return known.name == plan.name; });
        auto line = same == before.end() ? filled(DiffWords::tr("“%1”: new", "a plan"), {plan.name})
                                         : planChange(*same, plan);
        if (!line.empty())
            lines.push_back(std::move(line));
        if (same != before.end())
            before.erase(same);
    }
    for (const auto& plan : before)
        lines.push_back(filled(DiffWords::tr("“%1”: gone", "a plan"), {plan.name}));
    if (lines.empty())
        lines.push_back(DiffWords::tr("all: in another order", "plans"));
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
        text += DiffWords::tr("The decks are the same.") + "\n";
    for (const auto& total : comparedTotals(before, after, checker))
        if (all || total.from != total.to)
            text += change(total.label, total.from, total.to) + "\n";
    for (const auto& field : diff.fields)
        text += fieldName(field.field) + ": “" + field.from + "” → “" + field.to + "”\n";
    if (diff.tags)
        text += filled(DiffWords::tr("Tags: %1 → %2"), {tagWords(diff.tags->from), tagWords(diff.tags->to)}) + "\n";
    if (diff.plans)
        for (const auto& line : planChanges(*diff.plans))
            text += filled(DiffWords::tr("Plan %1", "“Mirror”: new"), {line}) + "\n";
    for (const auto& section : all ? model::sideBySide(before, after) : diff.sections) {
        text += "\n" + sectionName(section.section, checker) + "\n";
        for (const auto& card : section.cards)
            text += "  " + change(card.card.card, card.from, card.to) + "\n";
    }
    return text;
}

} // namespace nexus::app
