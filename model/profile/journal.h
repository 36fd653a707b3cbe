// The journal a profile keeps of its collection: every edit, and what the collection was day by day.
#pragma once

#include "model/collection/collection.h"

namespace nexus::model {

using JournalId = std::int64_t;

struct JournalEntry {
    JournalId id = 0;
    std::string made; // ISO 8601 in UTC
    EditKind kind = EditKind::Change;
    std::string subject;
    std::int64_t copies = 0;
    bool undone = false;
};

// What the collection was at the end of a day: the chart.
struct DayTotals {
    std::string day; // "2026-11-21"
    Collection::Totals totals;
    friend bool operator==(const DayTotals&, const DayTotals&) = default;
};

// What the journal holds, in short: differs after every edit.
struct CollectionVersion {
    std::int64_t edits = 0;
    std::uint64_t sum = 0;
    friend bool operator==(const CollectionVersion&, const CollectionVersion&) = default;
};

} // namespace nexus::model
