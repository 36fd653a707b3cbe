// A game as data: which attributes its cards have, what makes two cards the same, the words of its keywords.
// Read from resources/games/<game>/game.json (importers/game_json); no game is known to the code by name.
// Invariants kept by the reader: attribute ids and aliases are unique and no reserved word, every id named
// elsewhere (domains, identity, type columns) exists, the identity starts with "name".
#pragma once

#include "model/base/id.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// What the engine knows how to do with a card, named apart from any game's words: game.json binds card types to
// roles and keywords to mechanics. In Quantum Nexus "deploy-front" is Infiltrator, "suppressed-instead" is Zeal.
// A keyword without a mechanic is text that players carry out by hand.

// How cards of a type are played: units into quadrants, assets beside the battlefield, events once, upgrades onto
// another card, terrain into a quadrant without taking room, missions laid out before the game.
enum class CardRole : std::uint8_t { None, Unit, Asset, Event, Upgrade, Terrain, Mission };

enum class Mechanic : std::uint8_t {
    None,
    Size,              // takes `value` quarters of a regular unit's room
    DeployFront,       // may be deployed into the front row
    NeighbourDefense,  // +1 Defense for each unit with the same in a neighbouring quadrant of its own side
    MoveAfterAttack,   // may move after it attacked, for nothing
    DeployTogether,    // others with the same may be deployed with it
    AttackTogether,    // others with the same in its quadrant may join its attack
    MustBeAttacked,    // enemies that have it in reach attack it or one like it
    BarsEntry,         // enemies do not enter the front quadrant opposite
    SuppressedInstead, // the first time it would be destroyed in a round it is suppressed
    HiddenUntilActing, // opponents cannot choose it until it has acted in the round
    GrowsWhenAttacked, // the first time in a round it is attacked and lives it gets that many +1/+1 counters
    Immovable,         // opponents' effects do not move it
    RemovesBlanked,    // what it destroys while blanked leaves the game
    PlayFromDiscard,   // may be played from the discard pile for the number, then leaves the game
    Evolves,           // may be laid on the card it names for the number
    CannotAttack,
    Blanked, // the state whose bearer's rule box is blank until the next round
    Impact,  // damage that stays
    Mark,    // a mark that other cards look for
};
constexpr std::size_t mechanicCount = 20;

[[nodiscard]] std::string_view mechanicId(Mechanic mechanic);
[[nodiscard]] std::optional<Mechanic> mechanicOf(std::string_view id);
[[nodiscard]] std::optional<CardRole> roleOf(std::string_view id);

enum class AttributeKind { Integer, Text, Choice, Flag };

struct Attribute {
    AttributeId id;
    std::string label;     // "CP", "Attack": as shown to people
    std::string longLabel; // "Command Points"; the label where the game gives none
    AttributeKind kind = AttributeKind::Integer;
    std::vector<std::string> choices;       // Choice: the values, in their printed spelling
    std::vector<std::string> colours;       // Choice: "#rrggbb" for each of them, or none at all
    std::vector<std::string> headings;      // column headings under which tables carry it
    std::vector<std::string> aliases;       // further names in the search language
    std::optional<std::int32_t> whenAbsent; // Integer: value of a card that does not print it
    bool sorts = false;                     // Text: of one line, cards can be put in its order
    std::string reads;                      // Text: a rule text of that kind, "challenge"; empty: no rule text
    bool ofSets = false;                    // known to the tables of some sets alone (Game::setHeadings)
    bool internal = false;                  // a note of those who make the cards: on no face, sheet or page, in no file
                                            // for others, proposed by no search
    bool domain = false;                    // one of the game's domains
    std::string letter;                     // domains: the letter on the pip
    std::string colour;                     // domains: "#2f6db5", the ground of the pip; may be empty

    friend bool operator==(const Attribute&, const Attribute&) = default;
};

// The same but for the headings, what is internal and what is read, which every edition may have of its own.
[[nodiscard]] bool sameMeaning(Attribute a, Attribute b);

// Position of an attribute in Game::attributes; columns of a catalogue are numbered alike.
using AttributeIndex = std::uint16_t;

struct CardType {
    std::string name;                      // "Unit"
    std::string plural;                    // "Units"
    std::vector<AttributeId> recognisedBy; // a table without a type column that has one of these is of this type
    std::string colour;                    // "#rrggbb", for faces that are painted by type; may be empty
    CardRole role = CardRole::None;        // how the engine plays its cards
    std::string reads;                     // without a role: what their rules are, such as "event"; else "passive"
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

// What a ruleset that names sets says of headings: in tables of cards of these sets they mean the attribute, whatever
// they mean elsewhere.
struct SetHeadings {
    std::vector<std::string> sets; // codes in capitals
    AttributeIndex attribute = 0;
    std::vector<std::string> headings; // the attribute's id among them
    friend bool operator==(const SetHeadings&, const SetHeadings&) = default;
};

// What the frame of a face is painted by: the domains the card has points of, a choice with colours, or the type.
enum class FrameBy : std::uint8_t { Domains, Choice, Type };

// Which attributes stand where on the face of a card: cost top left, one in each lower corner, others between.
struct FaceLayout {
    std::optional<AttributeIndex> cost, left, right;
    std::vector<AttributeIndex> middle;
    FrameBy frameBy = FrameBy::Domains;
    AttributeIndex frame = 0; // FrameBy::Choice
    friend bool operator==(const FaceLayout&, const FaceLayout&) = default;
};

// What a ruleset that names sets says of their cards: how they look, and what is for those alone who make them.
struct SetFace {
    std::vector<std::string> sets; // codes in capitals
    FaceLayout face;
    std::vector<AttributeIndex> internal;
    friend bool operator==(const SetFace&, const SetFace&) = default;
};

// The glossary of a ruleset that names sets: it alone explains the keywords of their cards, and may know more of them.
struct SetKeywords {
    std::vector<std::string> sets; // codes in capitals
    std::vector<Keyword> keywords; // name and help alone
    friend bool operator==(const SetKeywords&, const SetKeywords&) = default;
};

// What the game calls its domains.
struct DomainName {
    std::string name = "Domain", plural = "Domains";
    friend bool operator==(const DomainName&, const DomainName&) = default;
};

// An order of cards that people ask for again and again.
struct SavedOrder {
    std::string label; // "Color and Power"
    std::string sort;  // in the search language, nothing but an order: "sort:color sort:-power"
    friend bool operator==(const SavedOrder&, const SavedOrder&) = default;
};

// A chart of every section's cards: a bar for each choice, for each flag, and for each integer with its sum.
struct GameChart {
    std::string label;
    std::vector<AttributeIndex> attributes; // no texts
    friend bool operator==(const GameChart&, const GameChart&) = default;
};

// How far a range reaches on any board: by steps, and every quadrant exactly so many rows ahead.
struct Range {
    std::uint16_t steps = 0; // a bit each, in the order of boardSteps (model/rules/board.h)
    std::uint8_t rowsAhead = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

// What can have happened when a game stops for triggered abilities.
enum class PlayEvent : std::uint8_t {
    RoundStart,
    RoundEnd,
    Deployed,
    Evolved,
    Attached,
    Moved,
    Ability,
    Attack,
    Destroyed,
    Suppressed,
    Readied,
    Impact,
    Drawn,
    Event,
    Discarded,
    Counter,
    Mission,
};
constexpr std::size_t playEventCount = 17;
using PlayEvents = std::uint32_t; // a bit each
[[nodiscard]] constexpr PlayEvents bit(PlayEvent event) { return PlayEvents{1} << static_cast<unsigned>(event); }
[[nodiscard]] std::string_view playEventId(PlayEvent event); // "round-start"

// What the engine asks of the cards: which attributes fight, and by which words a rules text tells its abilities.
struct PlayWords {
    std::optional<AttributeIndex> attack, defense, range;        // range is a choice
    std::vector<Range> ranges;                                   // what its words reach, where a ruleset does not say
    std::vector<std::string> active, triggered;                  // labels before a colon: "Active", "Interrupt"
    std::string pay, exhaust;                                    // begin a cost: "Pay" 2 CP, "exhaust this" unit
    std::array<std::vector<std::string>, playEventCount> events; // words that name what triggers: "is deployed"
    std::vector<std::string> self;                               // words for the card itself: "this unit"
    friend bool operator==(const PlayWords&, const PlayWords&) = default;
};

// What cards should cost by those who make them: a constant and a weight for each unit of a term of an audit, named as
// there (model/audit/audit_terms.h).
struct FormulaWeight {
    std::string term; // "attack", "t:leader"
    double weight = 0;
    friend bool operator==(const FormulaWeight&, const FormulaWeight&) = default;
};
struct CostFormula {
    double constant = 0;
    std::vector<FormulaWeight> weights; // at least one, each term once
    friend bool operator==(const CostFormula&, const CostFormula&) = default;
};

// What people write in rule texts for what the language knows: "round" for "Game Round" (aliases.txt of the game). In
// `from` the words are folded; {n} is a number, {words} some words, {name} the card's own name. In `to` the parts come
// again in their order; {this} is "this unit", "this Asset" …
struct Alias {
    std::vector<std::string> from;
    std::string to;
    std::string shows;             // a sentence it is for
    bool stays = false;            // both are the same words, which no other alias changes then
    std::vector<std::string> sets; // whose cards it is for; none: all of the game
    friend bool operator==(const Alias&, const Alias&) = default;
};

// Of what an edition brings for the cards of its sets.
[[nodiscard]] inline bool isForSet(const std::vector<std::string>& sets, std::string_view set)
{
    return sets.empty() || std::ranges::find(sets, set) != sets.end();
}

// Phrases of rule texts that a game or an edition brings (resources/phrases), checked by the reader.
struct GamePhrases {
    std::string file; // where they lie
    std::string text;
    std::vector<std::string> sets; // as of an alias
    bool isGames = false;          // of the game itself: its texts are said in these words
    friend bool operator==(const GamePhrases&, const GamePhrases&) = default;
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
    std::vector<GameChart> charts;
    std::vector<SavedOrder> orders;
    std::optional<CostFormula> formula;
    DomainName domain;
    FaceLayout face;
    std::vector<SetFace> setFaces;        // the first of a set counts
    std::vector<SetKeywords> setKeywords; // the first of a set counts
    std::vector<std::string> notes;       // headings under which makers of cards keep notes: internal in new editions
    PlayWords play;
    CommonHeadings headings;
    std::vector<SetHeadings> setHeadings;
    std::vector<std::string> emptyRules;   // texts that stand for "no rules text" in tables
    std::vector<std::string> abilityNames; // what an ability is called by, and does nothing: "Transformation."
    std::vector<Alias> aliases;            // by the first of their words
    std::vector<GamePhrases> phrases;
    SetInfo importSet; // where cards go that come without a set
    RulesetId defaultRuleset;

    [[nodiscard]] std::optional<AttributeIndex> find(const AttributeId& wanted) const;
    // By id or alias, folded; what a person types in a query.
    [[nodiscard]] std::optional<AttributeIndex> findByName(std::string_view typed) const;
    // The attribute that this heading (its headingForm) means in tables of this set alone, or nothing.
    [[nodiscard]] std::optional<AttributeIndex> headedInSet(std::string_view form, std::string_view set) const;
    // The sets whose tables have headings of their own.
    [[nodiscard]] std::vector<std::string> setsWithHeadings() const;
    // How a card of this set looks.
    [[nodiscard]] const FaceLayout& faceOf(std::string_view set) const;
    [[nodiscard]] bool isInternal(AttributeIndex attribute, std::string_view set) const;
    [[nodiscard]] std::vector<AttributeIndex> domainAttributes() const;
    [[nodiscard]] bool hasDomains() const { return !domainAttributes().empty(); }
    // By its label, folded.
    [[nodiscard]] const SavedOrder* orderCalled(std::string_view label) const;
    // Text attributes that tell cards of one name apart: a subtitle.
    [[nodiscard]] std::vector<AttributeIndex> identityTexts() const;
    // What explains the keywords of a set: the glossary of its edition, or the keywords of the game.
    [[nodiscard]] const std::vector<Keyword>& glossaryOf(std::string_view set) const;
    // The keyword a printed keyword such as "Adapt (2)" is an instance of, or nothing.
    [[nodiscard]] const Keyword* keywordOf(std::string_view printed) const;
    // The keyword the game binds to a mechanic, or nothing.
    [[nodiscard]] const Keyword* keywordFor(Mechanic mechanic) const;
    friend bool operator==(const Game&, const Game&) = default;
};

// The one of them that a printed keyword is an instance of, or nothing.
[[nodiscard]] const Keyword* keywordIn(const std::vector<Keyword>& keywords, std::string_view printed);

// Words of the search language and of the card format that no attribute may take for its id or alias.
[[nodiscard]] bool isReservedName(std::string_view folded);

} // namespace nexus::model
