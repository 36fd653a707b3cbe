// The legality bar as a value: what the ruleset counts of a deck, gathered into a few gauges. A constraint with a
// `where` is a gauge of its own; the other counts and totals of the same sections share one, led by the first
// exact total. No rule or section is known here by name.
#pragma once

#include "model/rules/legality.h"

#include <string>
#include <vector>

namespace nexus::app {

enum class GaugeState { Met, Open, Wrong, Idle }; // Idle: an optional section that is not begun

struct GaugeLine {
    std::uint32_t constraint = 0;
    std::int64_t value = 0;
    std::int64_t limit = 0;
    std::string unit;      // "CP", "cards", "points"
    std::string remainder; // "13 to go", "7 left", "7 over", "full", "exact"
    GaugeState state = GaugeState::Met;
    std::string counted; // "Missions": whose copies it counts; the unit for sums
    friend bool operator==(const GaugeLine&, const GaugeLine&) = default;
};

struct GaugePips {
    model::AttributeIndex domain = 0;
    std::int64_t value = 0;
    std::int64_t limit = 0;
    std::uint32_t constraint = 0;
    GaugeState state = GaugeState::Met;
    friend bool operator==(const GaugePips&, const GaugePips&) = default;
};

struct Gauge {
    std::string label;                  // "Main deck", "Leaders", "Domain points"
    std::vector<GaugeLine> lines;       // the leading one first
    std::vector<GaugePips> pips;        // a total for each domain, where there is one
    GaugeState state = GaugeState::Met; // the worst of its lines and pips
    // "Main deck: 187 of exactly 200 CP, 13 to go".
    std::string sentence;
    std::string warning; // a few words below the lines, where there is something to say
    friend bool operator==(const Gauge&, const Gauge&) = default;
};

[[nodiscard]] std::vector<Gauge> gauges(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker);
// "Legal", "Not legal yet: 1 error, 2 open", "Not legal: 3 errors".
struct Verdict {
    GaugeState state = GaugeState::Met;
    int errors = 0, open = 0, warnings = 0;
    std::string text;
};
[[nodiscard]] Verdict verdict(const model::LegalityReport& report);

// The signs that stand before words about legality, the same in every view and on the command line, so that colour
// is never alone: a cross is wrong, a ring is not there yet, a tick is met.

inline constexpr const char* wrongSign = "✗";
inline constexpr const char* openSign = "○";
inline constexpr const char* metSign = "✓";

} // namespace nexus::app
