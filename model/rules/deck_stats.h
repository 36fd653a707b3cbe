// What a deck is made of, in numbers: histograms, tallies and what a round's income pays. Counted over rows the
// checker resolves; sections are those of the ruleset that hold cards and are not free. Copies whose name means no
// card are counted apart and in nothing else. What costs is the attribute the law sums, never one known by name.
#pragma once

#include "model/rules/legality.h"

#include <map>

namespace nexus::model {

// Copies by value of one integer attribute.
struct Histogram {
    AttributeIndex attribute = 0;
    std::map<std::int64_t, std::int64_t> copies; // value → copies
    std::int64_t absent = 0;                     // copies that do not have the attribute
    [[nodiscard]] std::int64_t present() const;
    [[nodiscard]] std::int64_t total() const;
    [[nodiscard]] double mean() const;   // 0 of nothing
    [[nodiscard]] double median() const; // of an even number: the mean of the middle two
    friend bool operator==(const Histogram&, const Histogram&) = default;
};

struct Tally {
    std::string name; // a type, subtype, keyword or size
    std::int64_t copies = 0;
    std::int64_t cost = 0; // their costs added up; 0 where the law sums nothing
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct DomainTally {
    AttributeIndex domain = 0;
    std::int64_t copies = 0; // that have a point of it
    std::int64_t points = 0;
    friend bool operator==(const DomainTally&, const DomainTally&) = default;
};

struct GroupTally {
    std::size_t group = 0;      // position in Game::keywordGroups
    std::vector<Tally> tallies; // the plain case and the keywords that occur, as in the game
    friend bool operator==(const GroupTally&, const GroupTally&) = default;
};

// A chart of the game: a bar of a choice, of a flag, of a number.
struct ChartCount {
    std::string label;
    std::int64_t copies = 0;
    std::optional<std::int64_t> sum; // of a number
    friend bool operator==(const ChartCount&, const ChartCount&) = default;
};
struct ChartTally {
    std::size_t chart = 0;        // position in Game::charts
    std::vector<ChartCount> bars; // as in the game, without the empty ones
    friend bool operator==(const ChartTally&, const ChartTally&) = default;
};

struct SectionStats {
    SectionId section;
    std::int64_t copies = 0;
    std::int64_t unknown = 0;          // of them, whose name means no card of the catalogue
    std::vector<Histogram> histograms; // integer attributes that some card has, no domains, no copy limits
    std::vector<Tally> types;          // as in the game, then others; subtypes and keywords most copies first
    std::vector<Tally> subtypes;
    std::vector<Tally> keywords;
    std::vector<DomainTally> domains; // all of the ruleset
    std::vector<GroupTally> groups;   // that speak of some card of the section
    std::vector<ChartTally> charts;   // that have a bar
    [[nodiscard]] const Histogram* histogram(AttributeIndex attribute) const;
    friend bool operator==(const SectionStats&, const SectionStats&) = default;
};

// The income of a round against what the cards of the drawn section cost.
struct IncomeCurve {
    AttributeIndex attribute = 0;                // of the cost
    std::int64_t income = 0;                     // of one round
    std::int64_t payable = 0;                    // copies one round's income pays for
    std::map<std::int64_t, std::int64_t> beyond; // cost above the income → copies
    double averageCost = 0;
    std::optional<double> cardsPerRound; // none where cards cost nothing on average
    [[nodiscard]] std::int64_t beyondCopies() const;
    friend bool operator==(const IncomeCurve&, const IncomeCurve&) = default;
};

struct DeckStats {
    std::vector<SectionStats> sections;  // as in the ruleset
    SectionId drawn;                     // the section cards are drawn from
    std::optional<AttributeIndex> cost;  // in playing
    std::optional<AttributeIndex> build; // in building: of the tallies
    std::optional<IncomeCurve> income;   // where the ruleset has an income and the drawn section has costs
    [[nodiscard]] const SectionStats* section(const SectionId& id) const;
    friend bool operator==(const DeckStats&, const DeckStats&) = default;
};

// What cards cost in building: the attribute of a total of the drawn section, else of any, an exact one first, else of
// the income. A total that is advice only says nothing of costs.
[[nodiscard]] std::optional<AttributeIndex> costAttribute(const Ruleset& ruleset);
// What they cost in playing: the attribute of the income, else as in building.
[[nodiscard]] std::optional<AttributeIndex> playCost(const Ruleset& ruleset);
// The same where the ruleset says neither: what the game prints as cost.
[[nodiscard]] std::optional<AttributeIndex> costAttribute(const DeckChecker& checker);
[[nodiscard]] std::optional<AttributeIndex> playCost(const DeckChecker& checker);
// Points of a round; none where the ruleset knows no income.
[[nodiscard]] std::optional<std::int64_t> incomeOf(const Deck& deck, const DeckChecker& checker);
[[nodiscard]] DeckStats deckStats(const Deck& deck, const DeckChecker& checker);

} // namespace nexus::model
