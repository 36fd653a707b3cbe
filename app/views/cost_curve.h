// The cost curve of a section as columns: how many copies of each cost, stacked by the domain that leads each card, and
// which cards these are. What is shown of a deck in its statistics and of a proposal before and after.
#pragma once

#include "model/rules/deck_stats.h"

#include <optional>
#include <string>
#include <vector>

namespace nexus::app {

struct CurvePart {
    std::optional<model::AttributeIndex> domain; // none: cards without a point of any
    std::int64_t copies = 0;
    friend bool operator==(const CurvePart&, const CurvePart&) = default;
};

struct CurveColumn {
    std::int64_t cost = 0, copies = 0;
    std::vector<CurvePart> parts;   // in the ruleset's order of domains, without a domain last
    std::vector<std::string> cards; // "4 Aegis Tender", as the deck has them
    bool beyond = false;            // costs more than a round's income
    friend bool operator==(const CurveColumn&, const CurveColumn&) = default;
};

struct CostCurve {
    std::string unit, query;            // "CP"; "cp", as a search calls it
    std::vector<CurveColumn> columns;   // ascending, without the empty ones
    std::optional<std::int64_t> income; // of a round, where the section is drawn from
    [[nodiscard]] const CurveColumn* column(std::int64_t cost) const;
    [[nodiscard]] std::int64_t most() const; // copies of the highest column
    friend bool operator==(const CostCurve&, const CostCurve&) = default;
};

// Without columns where nothing costs anything.
[[nodiscard]] CostCurve costCurve(
    const model::Deck& deck, const model::SectionId& section, const model::DeckChecker& checker);
// "9 cards at 3 CP: 4 Aegis Tender, 2 Hull Cantor …", and where it is more than a round's income, that.
[[nodiscard]] std::string columnSentence(const CurveColumn& column, const CostCurve& curve);
// "cp=3 in:main": the cards of a column, for a search in the deck.
[[nodiscard]] std::string columnQuery(
    const CurveColumn& column, const CostCurve& curve, const model::SectionId& section);

} // namespace nexus::app
