#include "app/text/diff_text.h"

#include "model/base/text.h"

namespace nexus::app {

namespace {

std::string change(const std::string& label, std::int64_t from, std::int64_t to)
{
    return label + ": " + std::to_string(from) + (from == to ? "" : " → " + std::to_string(to) + " (" + signedNumber(to - from) + ")");
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

std::vector<ComparedTotal> comparedTotals(const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker)
{
    std::vector<ComparedTotal> totals;
    for (const auto& total : model::totalDifferences(checker.check(before), checker.check(after))) {
        ComparedTotal row{totalName(total, checker), total.from, total.to};
        const bool there = std::any_of(totals.begin(), totals.end(), [&](const auto& known) { return known.label == row.label; });
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
    for (const auto& section : all ? model::sideBySide(before, after) : diff.sections) {
        text += "\n" + sectionName(section.section, checker) + "\n";
        for (const auto& card : section.cards)
            text += "  " + change(card.card.card, card.from, card.to) + "\n";
    }
    return text;
}

} // namespace nexus::app
