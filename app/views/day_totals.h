// The totals of a collection day by day, as a chart draws them and as words tell them. Days are ISO 8601 dates; a day
// without an edit is as the day before it, and before the first day there was nothing.
#pragma once

#include "model/profile/journal.h"

namespace nexus::app {

struct DayPoint {
    std::string day;
    std::int64_t copies = 0;
    std::int64_t value = 0; // hundredths
    friend bool operator==(const DayPoint&, const DayPoint&) = default;
};

// Corners of the line from the day before the first up to today, ascending: level between edits. At least two points
// where there is any day.
[[nodiscard]] std::vector<DayPoint> dayLine(const std::vector<model::DayTotals>& days, const std::string& today);

// "340 copies on 2026-11-21; 120 on 2026-11-01, the first day; at most 350, on 2026-11-19." The same of the value.
[[nodiscard]] std::string copiesSentence(const std::vector<model::DayTotals>& days);
[[nodiscard]] std::string valueSentence(const std::vector<model::DayTotals>& days);

} // namespace nexus::app
