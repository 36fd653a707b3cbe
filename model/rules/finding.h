// What a legality check says: facts with numbers, no sentences (app/text/finding_text makes those).
#pragma once

#include "model/base/id.h"
#include "model/cards/game.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace nexus::model {

enum class Severity { Error, Warning };
enum class Bound { Exactly, AtLeast, AtMost };

struct Finding {
    std::string rule; // a constraint's id or one of the built-in rules below
    Severity severity = Severity::Error;
    std::optional<SectionId> section; // where the rule looks at one section only
    std::optional<std::string> card;  // findings about one card: its name
    std::optional<AttributeIndex> domain;
    std::optional<AttributeIndex> attribute; // what was summed or missing
    std::optional<std::int64_t> actual;
    std::optional<Bound> bound;
    std::optional<std::int64_t> limit;
    std::optional<std::uint32_t> constraint; // position in Ruleset::constraints; built-in rules have none
    std::vector<std::string> cards;          // every card at fault, or among which the fault lies
    friend bool operator==(const Finding&, const Finding&) = default;

    // Not there yet, rather than wrong: too little of what more cards would bring.
    [[nodiscard]] bool isOpen() const { return bound && bound != Bound::AtMost && actual < limit; }
};

namespace rules {
constexpr const char* unknownCard = "unknown-card";
constexpr const char* ambiguousCard = "ambiguous-card";
constexpr const char* keyAndName = "key-and-name"; // a row's key is of one card, its name of another
constexpr const char* notInPool = "not-in-pool";
constexpr const char* wrongSection = "wrong-section";
constexpr const char* missingValue = "missing-value";
} // namespace rules

// What a `count` or `total` constraint came to, whether or not it is met.
struct ConstraintTotal {
    std::uint32_t constraint = 0;
    std::int64_t value = 0;                                         // without forEach
    std::vector<std::pair<AttributeIndex, std::int64_t>> perDomain; // with forEach; all domains of the ruleset
    friend bool operator==(const ConstraintTotal&, const ConstraintTotal&) = default;
};

struct LegalityReport {
    std::vector<Finding>
        findings; // names first, then as in the ruleset (a missing value after its rule); then by card name
    std::vector<ConstraintTotal> totals;              // as in the ruleset
    std::vector<std::optional<std::int64_t>> figures; // the game's DeckFigures; none where the section is not
    [[nodiscard]] bool legal() const
    {
        for (const auto& finding : findings)
            if (finding.severity == Severity::Error)
                return false;
        return true;
    }
    friend bool operator==(const LegalityReport&, const LegalityReport&) = default;
};

// What an edit did to the totals of a law: two reports of one checker side by side.

// A total or figure of two reports of one checker, the same or not.
struct TotalDifference {
    std::optional<std::uint32_t> constraint; // position in Ruleset::constraints
    std::optional<std::size_t> figure;       // or in Game::figures
    std::optional<AttributeIndex> domain;    // totals for each domain; domains with 0 in both are left out
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const TotalDifference&, const TotalDifference&) = default;
};
[[nodiscard]] std::vector<TotalDifference> totalDifferences(const LegalityReport& before, const LegalityReport& after);

} // namespace nexus::model
