// A deck-construction law as data (resources/help/rulesets.md). Read by importers/ruleset_json, which keeps
// the invariants: sections and rules are named once, every attribute and section named exists, bounds do not
// contradict each other, queries parse and do not ask about a deck. No law stands in code.
#pragma once

#include "model/cards/game.h"
#include "model/rules/deal_rules.h"
#include "model/rules/table_rules.h"
#include "model/search/query.h"

#include <map>

namespace nexus::model {

struct RuleSection {
    SectionId id;
    std::string label;
    std::optional<Query> accepts; // nothing: everything
    bool optional = false;        // may stay empty
    bool free = false;            // counts for nothing
    std::string acceptsText;      // `accepts` as the file has it
    friend bool operator==(const RuleSection&, const RuleSection&) = default;
};

enum class ConstraintKind { Count, Total, Copies, Within, Distinct };

// What is summed: one attribute, or all domains of the ruleset together.
struct AllDomains {
    friend bool operator==(AllDomains, AllDomains) = default;
};
using Summed = std::variant<AllDomains, AttributeIndex>;
// Limit of copies: the card's own attribute, or a number for all.
using CopyLimit = std::variant<AttributeIndex, std::int64_t>;

struct Bounds {
    std::optional<std::int64_t> exactly, atLeast, atMost;
    [[nodiscard]] bool any() const { return exactly || atLeast || atMost; }
    [[nodiscard]] std::optional<std::int64_t> upper() const { return exactly ? exactly : atMost; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

struct Constraint {
    std::string rule; // its id in reports: "main-cp"
    ConstraintKind kind = ConstraintKind::Count;
    std::vector<SectionId> sections;
    std::optional<Query> where;
    std::string whereText;             // as the file has it
    std::string label;                 // what is counted, in words: "Leaders"; may be empty
    Summed attribute = AllDomains{};   // Total, Within without forEach; Distinct: of whatever kind
    bool forEachDomain = false;        // Total, Within: one check a domain
    Bounds bounds;                     // Count, Total, Distinct (different values)
    CopyLimit limit = std::int64_t{0}; // Copies
    std::vector<std::string> identity; // Copies: what makes two cards the same
    std::optional<SectionId> totalOf;  // Within: the section whose total bounds each card
    bool unlessEmpty = false;
    bool warning = false; // a breach is worth a word, but the deck stays legal
    std::string cites;    // section of the rulebook, as shown
    friend bool operator==(const Constraint&, const Constraint&) = default;
};

struct Ruleset {
    RulesetId id;
    std::string name;
    std::string game;
    std::vector<AttributeIndex> domains;
    std::vector<RuleSection> sections;
    std::vector<Constraint> constraints;
    std::vector<std::string> sets;     // set codes it sees; none: all but those of editions apart
    bool apart = false;                // its sets are seen by editions alone that name them
    std::vector<std::string> unseen;   // where it names no sets: those of the editions apart (readGameLibrary)
    std::vector<Attribute> attributes; // further attributes this edition brings
    TableRules tableRules;
    DealRules deal;
    std::vector<VariantRule> variants;
    std::string source; // the rulebook, as shown

    [[nodiscard]] const RuleSection* section(const SectionId& wanted) const
    {
        for (const auto& candidate : sections)
            if (candidate.id == wanted)
                return &candidate;
        return nullptr;
    }
    [[nodiscard]] std::vector<NamedSection> namedSections() const
    {
        std::vector<NamedSection> named;
        for (const auto& each : sections)
            named.push_back({each.id, each.label});
        return named;
    }
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

// Which sections of a deck count for nothing: those free in the ruleset, and the pile under consideration that every
// deck may hold, where the ruleset does not name it.
inline constexpr std::string_view maybePile = "maybe";

[[nodiscard]] inline bool isFreeSection(const Ruleset& ruleset, const SectionId& id)
{
    const auto* section = ruleset.section(id);
    return section ? section->free : id == maybePile;
}

} // namespace nexus::model
