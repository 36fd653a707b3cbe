// What a dealer does for a game whose cards come in stacks: rows laid out, cards dealt and revealed, dice, pools and
// contests. Out of the `play` block of a ruleset (resources/help/rulesets.md), read by importers/deal_rules_json, which
// keeps the invariants: every section, attribute and contest named exists, ids are named once, sizes are in range.
// A variant is what it changes: entries of lists replace those with their id and the others are added.
#pragma once

#include "model/cards/game.h"
#include "model/search/query.h"

#include <map>

namespace nexus::model {

enum class EmptyStack : std::uint8_t { Continue, Lose, Reshuffle };

// The cards of a section, shuffled: a player's own, or one for all.
struct StackRule {
    SectionId section;
    bool shared = false;
    bool faceUp = false;
    EmptyStack empty = EmptyStack::Continue;
    friend bool operator==(const StackRule&, const StackRule&) = default;
};

// So many, and one more a player where it says so.
struct SizeRule {
    int base = 0;
    bool players = false;
    [[nodiscard]] int of(int count) const { return base + (players ? count : 0); }
    friend bool operator==(const SizeRule&, const SizeRule&) = default;
};

// Cards of a shared stack laid out face up to be taken.
struct RowRule {
    std::string id, label;
    SectionId section;
    SizeRule size;
    bool atOnce = true;         // a card taken is replaced at once; else at the end of a turn
    std::optional<int> refresh; // draws it costs to discard all rows with a price and lay them out anew
    friend bool operator==(const RowRule&, const RowRule&) = default;
};

// How many cards of a section a player keeps; one more replaces one of them. 0: used at once and discarded.
struct HoldRule {
    SectionId section;
    int most = 0;
    friend bool operator==(const HoldRule&, const HoldRule&) = default;
};

struct DealtCards {
    SectionId section;
    int count = 0; // a player
    friend bool operator==(const DealtCards&, const DealtCards&) = default;
};

// Cards turned over from a player's stack until they are worth `total` together; who goes first ends before the next
// begins.
struct RevealRule {
    SectionId section;
    AttributeIndex attribute = 0;
    int total = 0;
    std::vector<std::string> once; // parts of an identity: a card that shares them with one in play is discarded
    std::optional<Query> except;   // but not these
    int stopAfter = 0;             // discards; 0: never
    friend bool operator==(const RevealRule&, const RevealRule&) = default;
};

struct ResourceRule {
    std::string id, label;
    int first = 0; // of who goes first
    int step = 0;  // more for each later seat
    friend bool operator==(const ResourceRule&, const ResourceRule&) = default;
};

// Cards drawn in a turn: so many, of which so many are kept.
struct DrawRule {
    enum class Rest : std::uint8_t { Discard, Bottom };
    std::string id, label;
    SectionId section;
    int count = 1, keep = 1;
    Rest rest = Rest::Discard;
    friend bool operator==(const DrawRule&, const DrawRule&) = default;
};

// One of the numbers that a side of a contest adds up.
struct ContestTerm {
    enum class Kind : std::uint8_t {
        Given, // by whoever asks
        Dice,
        Reveal, // an attribute of the top card of a section
        Hand,   // of the best card in hand: which attribute, a choice of the side decides
    };
    Kind kind = Kind::Given;
    std::string label;                             // of a given number: "Ship"
    int dice = 0, faces = 6;                       // Dice
    SectionId section;                             // Reveal, Hand
    AttributeIndex attribute = 0;                  // Reveal: the number; Hand: the choice ("color")
    std::vector<std::optional<AttributeIndex>> by; // Hand: by choice; a card without the number adds 0
    std::optional<AttributeIndex> nobody;          // Hand: a flag; such a card ends the contest with no winner …
    std::optional<AttributeIndex> same;            // … where it shares this attribute with cards of the choice
    friend bool operator==(const ContestTerm&, const ContestTerm&) = default;
};

enum class ContestTie : std::uint8_t { Again, First, Nobody };

struct ContestRule {
    std::string id, label;
    std::vector<std::string> sides; // two, or none: of any number of players
    std::vector<ContestTerm> adds;
    std::vector<ContestTerm> again; // what the tied add up; none: the same
    bool lowest = true;
    ContestTie ties = ContestTie::Again;
    bool reroll = false; // before comparing, each side may roll all its dice once more
    [[nodiscard]] const ContestTerm* term(ContestTerm::Kind kind) const
    {
        for (const auto& each : adds)
            if (each.kind == kind)
                return &each;
        return nullptr;
    }
    friend bool operator==(const ContestRule&, const ContestRule&) = default;
};

// Cards turned over from a stack, an attribute of them added up.
struct FlipRule {
    std::string id, label;
    SectionId section;
    AttributeIndex sum = 0;
    std::vector<AttributeIndex> any; // flags of which one card is enough
    friend bool operator==(const FlipRule&, const FlipRule&) = default;
};

// Dice against dice: every unit of a side rolls one, and at its number or above it takes one away from the other.
struct PoolRule {
    std::string id, label;
    int faces = 6;
    friend bool operator==(const PoolRule&, const PoolRule&) = default;
};

// A key that is not said is absent, so that a variant can leave it as it was.
struct DealRules {
    std::vector<StackRule> stacks;
    std::vector<RowRule> rows;
    std::vector<HoldRule> holds;
    std::optional<std::vector<DealtCards>> dealt;
    std::optional<RevealRule> reveal;
    std::vector<ResourceRule> resources;
    std::vector<DrawRule> draws;
    std::vector<ContestRule> contests;
    std::vector<FlipRule> flips;
    std::vector<PoolRule> pools;
    std::optional<std::string> first; // a contest; empty or none: at random
    std::optional<int> points;        // that win
    [[nodiscard]] const ContestRule* contest(std::string_view id) const;
    [[nodiscard]] const StackRule* stack(const SectionId& section) const;
    // The contest of cards turned over from the top of a section: a flip.
    [[nodiscard]] const ContestRule* flipOf(const SectionId& section) const;
    [[nodiscard]] bool anything() const; // for a dealer to do
    friend bool operator==(const DealRules&, const DealRules&) = default;
};

struct VariantRule {
    std::string id, label, help;
    std::vector<std::string> needs; // other variants, which come with it
    DealRules changes;
    std::optional<Query> without; // cards that are left out
    std::string withoutText;
    friend bool operator==(const VariantRule&, const VariantRule&) = default;
};

// What the entries of a list are told apart by.
template <class Rule> [[nodiscard]] const std::string& idOf(const Rule& rule) { return rule.id; }
[[nodiscard]] inline const std::string& idOf(const StackRule& rule) { return rule.section.str(); }
[[nodiscard]] inline const std::string& idOf(const HoldRule& rule) { return rule.section.str(); }
[[nodiscard]] inline const std::string& idOf(const DealtCards& rule) { return rule.section.str(); }

// How a game is dealt with some of its variants.
struct Dealing {
    DealRules rules;
    std::vector<const VariantRule*> variants; // in the order of the ruleset, with those that they need
};
// Nothing where an id is not known.
[[nodiscard]] std::optional<Dealing> dealingWith(
    const DealRules& rules, const std::vector<VariantRule>& variants, const std::vector<std::string>& wanted);

} // namespace nexus::model
