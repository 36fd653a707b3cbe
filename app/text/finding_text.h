// The one place where findings, problems and obstacles become sentences: the same words in the window, on paper
// and on the command line. Numbers first, then what to make of them.
#pragma once

#include "importers/import_problem.h"
#include "model/rules/additions.h"
#include "model/rules/finding.h"
#include "model/rules/legality.h"

#include <concepts>
#include <cstdint>
#include <string>

namespace nexus::app {

[[nodiscard]] std::string findingText(const model::Finding& finding, const model::DeckChecker& checker);
// The rulebook section behind a finding, or nothing.
[[nodiscard]] std::string findingCites(const model::Finding& finding, const model::DeckChecker& checker);
// "line 12, column 3", "/sections/main/4/count", or nothing.
[[nodiscard]] std::string placeText(const importers::ImportProblem& problem);
// Place, column heading, value and reason in one line.
[[nodiscard]] std::string problemText(const importers::ImportProblem& problem);
// Rows refused for one reason under one heading, together, in the order of the first; others each by itself.
struct ProblemGroup {
    std::vector<importers::ImportProblem> problems; // at least one
    // "Range, 41 rows (line 3 to line 44): “1”, “3”, “2” is not one of Close, Mid, Far"; of one row as problemText().
    [[nodiscard]] std::string text() const;
};
[[nodiscard]] std::vector<ProblemGroup> problemGroups(const std::vector<importers::ImportProblem>& problems);
// Where many rows are refused under a heading: that an edition of one's own can be made for it. Empty where not.
[[nodiscard]] std::string wayOut(const std::vector<ProblemGroup>& groups);

// English only, for the command line; what a window shows too goes through the words of its language
// (model/base/words.h).
[[nodiscard]] std::string plural(std::int64_t count, const std::string& one, const std::string& many);
[[nodiscard]] std::string plural(std::unsigned_integral auto count, const std::string& one, const std::string& many)
{
    return plural(static_cast<std::int64_t>(count), one, many);
}
[[nodiscard]] std::string cardsText(std::int64_t count);              // "1 card", "62 cards"
[[nodiscard]] std::string copiesText(std::int64_t count);             // "1 copy", "12 copies"
[[nodiscard]] std::string enumerated(std::vector<std::string> words); // "A", "A and B", "A, B and C"
// Where English asks whether a name of the data is one thing or many: "Missions have", "Main deck has".
[[nodiscard]] bool namesMany(const std::string& name);

// Words for the parts of a ruleset: what its sections are called, what a rule looks at and in what it counts. All
// sentences about rules are made of these, so that a gauge, a finding and a comparison name the same thing alike.

// "Main deck"; a section the ruleset does not know by its id.
[[nodiscard]] std::string sectionName(const model::SectionId& id, const model::Ruleset& ruleset);
[[nodiscard]] std::string sectionName(const model::SectionId& id, const model::DeckChecker& checker);
// "Main deck and Sideboard".
[[nodiscard]] std::string sectionNames(const std::vector<model::SectionId>& ids, const model::Ruleset& ruleset);
// What a rule looks at: its own label, else its sections with the query that narrows them: “t:unit” in Main deck.
[[nodiscard]] std::string ruleSubject(const model::Constraint& rule, const model::Ruleset& ruleset);

constexpr std::int64_t manyPoints = 2;                   // for the name of a measure, without a figure: "domain points"
[[nodiscard]] std::string cardWord(std::int64_t count);  // "card", "cards"
[[nodiscard]] std::string pointWord(std::int64_t count); // "point", "points"
// What `count` of a rule are: "card", "CP", "domain points"; the domain where the rule is asked about one.
[[nodiscard]] std::string ruleUnit(const model::Constraint& rule, const model::Game& game, std::int64_t count,
    const std::optional<model::AttributeIndex>& domain = std::nullopt);
// The same with its number: "1 card", "200 CP", "6 domain points"; "3 Technology points" of one domain.
[[nodiscard]] std::string ruleAmount(const model::Constraint& rule, const model::Game& game, std::int64_t count,
    const std::optional<model::AttributeIndex>& domain = std::nullopt);
// "Main deck CP", "Leaders CP", "Missions Technology", "Missions domain points", "Sideboard cards".
[[nodiscard]] std::string totalName(const model::TotalDifference& total, const model::DeckChecker& checker);

// Large counts for people: grouped digits, and powers of ten where there are too many of them.

// "1,234,567"; past fifteen digits "about 1.2 × 10¹⁸". Decimal digits go in.
[[nodiscard]] std::string waysText(const std::string& digits);
// The same of a count that stays at the largest number where it would pass it: "more than 1.8 × 10¹⁹".
[[nodiscard]] std::string cappedText(std::uint64_t count);

} // namespace nexus::app
