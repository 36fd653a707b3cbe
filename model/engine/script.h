// Rule texts as the engine carries them out: the Term of an ability laid out flat, with its words as numbers, and what
// else of a card its own and others' texts ask for. Made by setUpGame of what is understood (model/abilities) and can
// be carried out whole; a text with anything else in it has no script and stays with the players.
#pragma once

#include "model/abilities/text_kind.h"
#include "model/cards/game.h"
#include "model/engine/happening.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace nexus::model {

struct UnderstoodCard;
struct Term;
struct Card;
struct CardFacts;
struct Ability;

constexpr NodeId rootNode = 1;

struct ScriptNode {
    Op op{};
    std::int16_t number = 0;
    // Modes: of `words`, what the first says; the others follow. If, UnlessSo, May, MayPay: of `words`, the condition,
    // or what is offered. Keyword: its Mechanic, or below 0 the TextKind of the abilities it labels; of a given
    // ability, its place among GivenText; Subtype, Domain: its number, below 0 for "non-"; Type: its CardRole, `number`
    // 1: a Leader; Label: its number.
    std::int16_t word = 0;
    std::uint16_t first = 0, count = 0; // of `links`
    NodeId speaksOf = 0;                // of a pronoun: the group or the deed that it is of
    bool spokenOf = false;              // a pronoun speaks of it
    NodeId end = 0;                     // after the last of what is below it: ids run from a node through its parts
    friend bool operator==(const ScriptNode&, const ScriptNode&) = default;
};

struct Script {
    TextKind kind = TextKind::Passive;
    std::vector<ScriptNode> nodes{{}}; // the first is nothing
    std::vector<NodeId> links;
    std::vector<std::string> words;           // names of tokens, and what modes say, by ScriptNode::word
    std::uint64_t awaits = 0;                 // what it is triggered by: a bit a HappeningKind
    bool givenToHost = false;                 // an Upgrade's, in quotation marks
    bool targets = false, places = false;     // it names cards, or a Quadrant, before it happens
    bool strengthens = false, grants = false; // of what holds: Attack and Defense; keywords, permissions and the rest
    bool prices = false;                      // it says what cards or abilities cost
    Mechanics asksKeywords = 0, givesKeywords = 0; // of what holds: keywords it depends on, and those it may change
    bool asksStrength = false;                     // and whether it depends on Attack or Defense
    Touches asks = 0, asksOfOthers = 0;            // of what holds: what it depends on; and of others' cards
    // What a noun says of whom it can be, whatever happens to that card.
    struct Noun {
        Op side{};                           // Friendly, Enemy
        CardRole role{};                     // None: any
        std::int16_t subtype = 0, other = 0; // one of these, if any
        friend bool operator==(const Noun&, const Noun&) = default;
    };
    // Of what holds: of one of these a card has to be, but for the text's own, to make a difference by where and how it
    // is; nothing: any does.
    std::optional<std::vector<Noun>> nouns;

    // "When … for the first time each round": once a round, and only then.
    [[nodiscard]] bool isOfFirstTime() const;
    // "After …": an attack that has been fought, an Event that has been carried out.
    [[nodiscard]] bool isOfAfter() const;
    [[nodiscard]] bool isOnceARound() const;
    // What one of the modes of a node says, counted from 1, as the standard sentence; empty where there is none.
    [[nodiscard]] std::string modeText(NodeId modes, std::size_t mode) const;
    // What an "if" or an "unless" of it asks, as the standard sentence; empty of another node.
    [[nodiscard]] std::string conditionText(NodeId node) const;
    // What a "may" of it offers, or what it may be paid with, as the standard sentence; empty of another node.
    [[nodiscard]] std::string offerText(NodeId node) const;
    [[nodiscard]] const ScriptNode& node(NodeId id) const { return nodes[id]; }
    [[nodiscard]] Op op(NodeId id) const { return nodes[id].op; }
    [[nodiscard]] int number(NodeId id) const { return nodes[id].number; }
    [[nodiscard]] NodeId endOf(NodeId id) const { return nodes[id].end; }
    [[nodiscard]] NodeId at(NodeId id, std::size_t part) const
    {
        const auto& from = nodes[id];
        return part < from.count ? links[from.first + part] : NodeId{0};
    }
    friend bool operator==(const Script&, const Script&) = default;
};

// "Target card from your discard pile": it is named before anything happens.
[[nodiscard]] bool picksTarget(const Script& script, NodeId node);

// "Target card in an opponent's discard pile": there has to be one.
[[nodiscard]] bool isOfTargetPile(const ScriptNode& node);

// How many modes can be chosen of the node: its first parts.
[[nodiscard]] std::size_t modesOf(const ScriptNode& node);

// Whether it is something done that challenges count.
[[nodiscard]] bool isDeed(Op op);
// Whether it lets its Upgrade be attached to opponents' cards.
[[nodiscard]] bool isForOthers(const Script& script);

constexpr std::int8_t noScript = -1;

// Of what holds: what is asked when a card enters play, is played or drawn, or inflicts Impact, not when anything has
// changed.
[[nodiscard]] bool isSaidSeldom(Op standing);

// What texts ask of a card, beside its facts.
struct CardScripts {
    std::vector<Script> scripts;
    std::array<std::int8_t, 4> ofAbility{noScript, noScript, noScript, noScript}; // by CardFacts::abilities
    std::int8_t ofEvent = noScript;                                               // what playing it does
    std::int8_t ofMission = noScript;                                             // what its one-time ability does
    std::int8_t ofChallenge = noScript;                                           // when it is complete
    bool holds = false;                                                           // one of them is about what holds
    Touches asks = 0, asksOfOthers = 0;                                           // what those depend on
    Mechanics asksKeywords = 0, givesKeywords = 0;                                // of all of them
    bool asksStrength = false, strengthens = false;
    bool prevents = false;                // or prevents destruction
    bool prices = false;                  // or about what cards cost
    bool taxesAttacks = false;            // or what attacks cost
    bool onUnits = true, onAssets = true; // of an Upgrade: what its text says that it is attached to
    bool enters = false;                  // or about how cards enter play, or another that isSaidSeldom
    bool ownPrice = false;                // or about what it costs itself
    bool deploysIf = false;               // or about when it can be deployed
    std::vector<NodeId> deeds;            // those its challenge counts
    std::uint64_t deedKinds = 0;          // and what they can be: a bit a HappeningKind
    bool recalls = false;                 // or lets Events be played out of the discard pile
    bool inCombat = false;                // or about what holds in combat
    std::uint8_t texts = 0, byHand = 0;   // abilities beside keywords; those of them that stay with the players
    std::uint64_t awaits = 0; // what its abilities are triggered by: a bit a HappeningKind; all where one has no script
    std::vector<std::int16_t> subtypes, moreSubtypes; // printed, and said by its rule box
    std::uint32_t domains = 0;                        // a bit each
    friend bool operator==(const CardScripts&, const CardScripts&) = default;
};

// An ability in quotation marks that is used or triggered: whoever it is given to has it as its own.
struct GivenText {
    Script script;
    std::string text; // what stands in the quotation marks
    friend bool operator==(const GivenText&, const GivenText&) = default;
};
constexpr std::size_t maxPrintedAbilities = 4; // of a card; numbers of given ones come after it
constexpr std::size_t maxGivenTexts = 250;     // in a game

// What the words of texts are in a game.
struct ScriptWords {
    std::vector<GivenText> given;              // ScriptNode::word of the ability's own node is its place here
    std::vector<std::string> subtypes, labels; // folded
    const Game* game = nullptr;
    // A new number where there is none.
    [[nodiscard]] std::int16_t subtype(const std::string& word) { return numberOf(subtypes, word); }
    [[nodiscard]] std::int16_t label(const std::string& word) { return numberOf(labels, word); }

private:
    static std::int16_t numberOf(std::vector<std::string>& among, const std::string& word);
};
// What is understood of the card. The scripts of its abilities stand where `facts` has them; triggered ones with
// another label are added there, and their texts to `texts`.
[[nodiscard]] CardScripts readScripts(const Card& card, const UnderstoodCard& understood, ScriptWords& words,
    CardFacts& facts, std::vector<std::string>& texts);
// "Use this ability only once each Game Round", "… per game"; that its price exhausts the card.
void noteUse(const Script& script, Ability& ability);
// The kinds of happenings, a bit each, that an operation of happenings can be about.
[[nodiscard]] std::uint64_t awaitedBy(Op happening);
[[nodiscard]] std::uint64_t awaitedAfter(Op happening); // where the text says "after"
// A keyword of the game as scripts have it; nothing where the engine knows nothing of it.
[[nodiscard]] std::optional<ScriptNode> keywordNode(const std::string& word, const Game& game);
// Of a text that is clear; nothing where it has an operation the engine does not carry out.
[[nodiscard]] std::optional<Script> scriptOf(TextKind kind, const Term& term, ScriptWords& words);

} // namespace nexus::model
