// What deck statistics show and say, section by section: the window draws these charts, the command line prints
// them, screen readers are told the sentence. Every number a chart shows is in its sentence.
#pragma once

#include "model/profile/stored_deck.h"
#include "model/rules/deck_stats.h"

#include <string>

namespace nexus::app {

enum class ChartKind { Curve, Bars }; // bars over a number line, or a list of words with a bar each

struct ChartBar {
    std::string label;      // "3", "Units", "Technology"
    std::int64_t value = 0; // Curve: where on the number line
    std::int64_t copies = 0;
    std::string detail;  // "96 CP", "18 points", or nothing
    bool beyond = false; // costs more than a round's income
    std::optional<model::AttributeIndex> domain;
    friend bool operator==(const ChartBar&, const ChartBar&) = default;
};

struct DeckChart {
    ChartKind kind = ChartKind::Bars;
    std::string title;                // "CP", "Types"
    std::string unit;                 // Curve: "CP"
    std::vector<ChartBar> bars;       // Curve: ascending, without the empty ones
    std::optional<std::int64_t> line; // Curve of the cost: income of a round
    std::string summary;              // "64 cards, 200 CP · average 3.1, median 3"
    friend bool operator==(const DeckChart&, const DeckChart&) = default;
};

// Values over a number line with a round's income as its line; `counted` begins the summary: "64 cards, 200 CP".
[[nodiscard]] DeckChart curveChart(const model::Histogram& histogram, const std::string& unit,
    std::optional<std::int64_t> income, const std::string& counted);
[[nodiscard]] std::string typeLabel(const model::Tally& tally, const model::Game& game); // "Units", of one "Unit"
// Charts of one section; the cost first. Charts without a bar are left out.
[[nodiscard]] std::vector<DeckChart> deckCharts(
    const model::DeckStats& stats, const model::SectionId& section, const model::DeckChecker& checker);
// "CP: 12 cards at 1 CP, 8 at 2 CP. 64 cards, 200 CP · …", "Types: Units 24 cards, 96 CP; …".
[[nodiscard]] std::string chartSentence(const DeckChart& chart);
// "Income 12 CP a round pays 3.9 cards of average cost 3.1. 2 of 64 cards cost more than that.", or nothing.
[[nodiscard]] std::string incomeSentence(const model::DeckStats& stats, const model::DeckChecker& checker);
// Everything about a deck as plain text, for the clipboard.
[[nodiscard]] std::string statsText(const model::DeckStats& stats, const model::DeckChecker& checker);

// The totals of a collection day by day, as a chart draws them and as words tell them. Days are ISO 8601 dates; a day
// without an edit is as the day before it; nothing is said of the time before the first.

struct DayPoint {
    std::string day;
    std::int64_t copies = 0;
    std::int64_t value = 0; // hundredths
    friend bool operator==(const DayPoint&, const DayPoint&) = default;
};

// Corners of the line from the first day up to today, ascending: level between edits. One point where that is today.
[[nodiscard]] std::vector<DayPoint> dayLine(const std::vector<model::DayTotals>& days, const std::string& today);

// "340 copies on 2026-11-21; 120 on 2026-11-01, the first day; at most 350, on 2026-11-19." The same of the value.
[[nodiscard]] std::string copiesSentence(const std::vector<model::DayTotals>& days);
[[nodiscard]] std::string valueSentence(const std::vector<model::DayTotals>& days);

} // namespace nexus::app
