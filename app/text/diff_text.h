// Words for what differs between two decks: signed numbers, names of fields, and the whole comparison
// as text for the command line and the clipboard.
#pragma once

#include "app/text/finding_text.h"
#include "model/deck/deck_edit.h"

#include <string>

namespace nexus::app {

[[nodiscard]] std::string signedNumber(std::int64_t value);  // "+2", "−1", "0"
[[nodiscard]] std::string fieldName(model::DeckField field); // "Name"
// "Main deck: Bolt 3 → 1 (−2)", a line a card.
[[nodiscard]] std::vector<std::string> differenceLines(
    const std::vector<model::SectionDifference>& differences, const model::DeckChecker& checker);
// What happened to each plan for the sideboard: “Mirror”: new. At least one line.
[[nodiscard]] std::vector<std::string> planChanges(const model::PlansDifference& plans);

struct ComparedTotal {
    std::string label; // "Main deck CP", "Missions Technology"
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const ComparedTotal&, const ComparedTotal&) = default;
};
// Totals and figures of both decks under one law, each once; those that are 0 in both are left out.
[[nodiscard]] std::vector<ComparedTotal> comparedTotals(
    const model::Deck& before, const model::Deck& after, const model::DeckChecker& checker);
// Totals, fields and cards as lines, "Bolt: 3 → 1 (−2)"; what does not differ only where `all`.
[[nodiscard]] std::string comparisonText(const model::Deck& before, const std::string& beforeTitle,
    const model::Deck& after, const std::string& afterTitle, const model::DeckChecker& checker, bool all = false);

} // namespace nexus::app
