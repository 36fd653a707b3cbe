// A game as data: which attributes its cards have, what makes two cards the same, the words of its keywords.
// Read from resources/games/<game>/game.json (importers/game_json); no game is known to the code by name.
// Invariants kept by the reader: attribute ids and aliases are unique and no reserved word, every id named
// elsewhere (domains, identity, type columns) exists, the identity starts with "name".
#pragma once

#include "model/base/id.h"
#include "model/cards/mechanics.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

enum class AttributeKind { Integer, Text, Choice, Flag };

struct Attribute {
    AttributeId id;
    std::string label;     // "CP", "Attack": as shown to people
    std::string longLabel; // "Command Points"; the label where the game gives none
    AttributeKind kind = AttributeKind::Integer;
    std::vector<std::string> choices;       // Choice: the values, in their printed spelling
    std::vector<std::string> headings;      // column headings under which tables carry it
    std::vector<std::string> aliases;       // further names in the search language
    std::optional<std::int32_t> whenAbsent; // Integer: value of a card that does not print it
    bool domain = false;                    // one of the game's domains
    std::string letter;                     // domains: the letter on the pip
    std::string colour;                     // domains: "#2f6db5", the ground of the pip; may be empty

    friend bool operator==(const Attribute&, const Attribute&) = default;
};

// Position of an attribute in Game::attributes; columns of a catalogue are numbered alike.
using AttributeIndex = std::uint16_t;

struct CardType {
    std::string name;                      // "Unit"
    std::string plural;                    // "Units"
    std::vector<AttributeId> recognisedBy; // a table without a type column that has one of these is of this type
    CardRole role = CardRole::None;        // how the engine plays its cards
    bool alone = false;                    // a side has one of them a quadrant; counts for subtypes too
    friend bool operator==(const CardType&, const CardType&) = default;
};

struct Keyword {
    std::string name;                   // without its number: "Adapt"
    std::string help;                   // what it does, in our words
    bool mentioned = false;             // a mention anywhere in the rules counts as having it (states, counters)
    std::string group;                  // id of the KeywordGroup it belongs to; empty: none
    Mechanic mechanic = Mechanic::None; // what the engine does with it
    int value = 0;                      // Size: quarters of a regular unit's room
    friend bool operator==(const Keyword&, const Keyword&) = default;
};

// Keywords of which a card has one or, by having none, the plain case: the sizes of units.
struct KeywordGroup {
    std::string id;                 // "size"
    std::string label;              // "Size"
    std::string none;               // "Regular": a card without a keyword of the group
    std::vector<std::string> types; // types or subtypes it speaks of, folded; none: all cards
    friend bool operator==(const KeywordGroup&, const KeywordGroup&) = default;
};

// A number shown of every deck whose ruleset has the section: the count of copies, or the sum of an attribute.
struct DeckFigure {
    std::string id; // "main-count"
    SectionId section;
    std::optional<AttributeId> attribute;
    friend bool operator==(const DeckFigure&, const DeckFigure&) = default;
};

// Column headings of the fields that every card game has.
struct CommonHeadings {
    std::vector<std::string> name, type, subtypes, keywords, rules, flavor, set, number, rarity;
    std::vector<std::string> domainTotal; // checked against the sum of the domains, never stored
    friend bool operator==(const CommonHeadings&, const CommonHeadings&) = default;
};

// Which attributes stand where on the face of a card: cost top left, one in each lower corner, others between.
struct FaceLayout {
    std::optional<AttributeIndex> cost, left, right;
    std::vector<AttributeIndex> middle;
    friend bool operator==(const FaceLayout&, const FaceLayout&) = default;
};

// Where a range reaches, a bit a quadrant: own side and an opponent's, from each of the six quadrants
// (front left, centre, right, then back; left and right are those of the side the quadrant belongs to).
struct RangeReach {
    std::array<std::uint8_t, 6> own{}, enemy{};
    friend bool operator==(const RangeReach&, const RangeReach&) = default;
};

// What the engine asks of the cards: which attributes fight, and by which words a rules text tells its abilities.
struct PlayWords {
    std::optional<AttributeIndex> attack, defense, range; // range is a choice
    std::vector<RangeReach> ranges;                       // what its words reach, where a ruleset does not say
    std::vector<std::string> active, triggered;           // labels before a colon: "Active", "Interrupt"
    std::string pay, exhaust;                             // begin a cost: "Pay" 2 CP, "exhaust this" unit
    friend bool operator==(const PlayWords&, const PlayWords&) = default;
};

struct SetInfo {
    std::string code; // "COR"
    std::string name;
    std::string released; // ISO date or empty
    friend bool operator==(const SetInfo&, const SetInfo&) = default;
};

struct Game {
    std::string id;
    std::string name;
    std::vector<std::string> identity; // "name", then "type" or ids of text attributes
    std::vector<Attribute> attributes;
    std::vector<CardType> types;
    std::vector<Keyword> keywords;
    std::vector<KeywordGroup> keywordGroups;
    std::vector<DeckFigure> figures;
    FaceLayout face;
    PlayWords play;
    CommonHeadings headings;
    std::vector<std::string> emptyRules; // texts that stand for "no rules text" in tables
    SetInfo importSet;                   // where cards go that come without a set
    RulesetId defaultRuleset;

    [[nodiscard]] std::optional<AttributeIndex> find(const AttributeId& wanted) const;
    // By id or alias, folded; what a person types in a query.
    [[nodiscard]] std::optional<AttributeIndex> findByName(std::string_view typed) const;
    [[nodiscard]] std::vector<AttributeIndex> domainAttributes() const;
    // The keyword a printed keyword such as "Adapt (2)" is an instance of, or nothing.
    [[nodiscard]] const Keyword* keywordOf(std::string_view printed) const;
    // The keyword the game binds to a mechanic, or nothing.
    [[nodiscard]] const Keyword* keywordFor(Mechanic mechanic) const;
    friend bool operator==(const Game&, const Game&) = default;
};

// Words of the search language and of the card format that no attribute may take for its id or alias.
[[nodiscard]] bool isReservedName(std::string_view folded);

} // namespace nexus::model
