// The rule text of a card taken apart into abilities, each understood or not: what is, is a Term that the engine can
// carry out and that has one standard wording; what is not, stays with the players, with the place where it ends being
// understood. An ability is understood whole or not at all.
#pragma once

#include "model/abilities/grammar.h"
#include "model/cards/card.h"

namespace nexus::model {

class Catalogue;

[[nodiscard]] std::string_view textKindId(TextKind kind); // "passive"
[[nodiscard]] std::optional<TextKind> textKindNamed(std::string_view id);

struct AbilityText {
    TextKind kind = TextKind::Passive;
    std::string text;                        // as it is read, without its label
    std::optional<AttributeIndex> attribute; // the text it stands in; none: the rules
    std::size_t at = 0;                      // byte of that text, as printed
};
// As they are printed.
[[nodiscard]] std::vector<AbilityText> abilityTexts(const Card& card, const Game& game);

// Of a text that an ability gives away in quotation marks, on a unit or an Asset.
[[nodiscard]] std::vector<AbilityText> quotedAbilities(std::string_view text);

// Where an ability ends being understood.
struct TextGap {
    std::size_t column = 0; // code points from the start of the text it stands in, as printed, from 1
    std::string text;       // the rest
    std::vector<std::string> expected;
    std::string token; // the name of one that it creates and that no card says what it is
};
// A word that could be of two, or of nobody: "it", "this unit", "target friendly unit"; as they are said.
struct SaidDoubt {
    std::string pronoun, first, second;
};
struct UnderstoodText {
    AbilityText ability;
    // Quoted abilities within are understood, too: they are the parts of the term that quotes them.
    std::optional<Term> term; // none of a keyword, which the engine knows by itself, and where there is a gap
    std::string standard;     // the standard wording, without its label
    std::optional<TextGap> gap;
    bool carriedOut = false;          // the engine does all of it
    bool unclear = false;             // it could be meant in more than one way, and is not carried out
    bool noTable = false;             // nobody plays its game at the Table
    std::optional<SaidDoubt> doubt;   // because of that word
    [[nodiscard]] bool plays() const; // nobody's hand is needed
};
// What is carried out of a term: an ability that is given away and triggers as one of the giver's.
[[nodiscard]] Term asCarriedOut(const Term& term);
// What the text means where the grammar alone does not say it.
[[nodiscard]] Term asReadNow(TextKind kind, Term term, const Game& game);
// Whether the text can be meant in more than one way and stays with the players.
[[nodiscard]] bool isUnclearNow(TextKind kind, const Term& term, const Game& game);
// The same of its words: "your unit" may be one of several.
[[nodiscard]] bool isUnclearNow(const UnderstoodText& text, const Game& game);
// Of an ability in quotation marks: it is used or triggered, and does not just hold.
[[nodiscard]] bool isUsedOrTriggered(const Term& term);
// Whether the engine carries out every operation of it, and knows the keywords it speaks of in the game.
[[nodiscard]] bool isCarriedOut(const Term& term);
[[nodiscard]] bool isCarriedOut(const Term& term, const Game& game);

// Whether a keyword does something on a card of that role: most are of units (VIII, IX).
[[nodiscard]] bool isCarriedOut(Mechanic mechanic, CardRole role);
// "Adapt.", "Evolve.", "Arcane Recall.": not by how much, from what, for what price.
[[nodiscard]] bool saysTooLittle(std::string_view printed, const Keyword& keyword);

// Whether there is a Table for the game: it says what its types of cards do there.
[[nodiscard]] bool isPlayedAtTable(const Game& game);
// How much of a card needs no hand.
enum class Plays : std::uint8_t { Whole, Part, Hand };
[[nodiscard]] std::string_view playsId(Plays plays); // "whole"

struct UnderstoodCard {
    std::vector<UnderstoodText> abilities;
    std::vector<std::size_t> aliases;  // those of the game that its texts were read with, each once: positions
    std::optional<std::string> rules;  // its rules as they were read, where that is with aliases
    const Grammar* grammar = nullptr;  // it was read with; none: the shared one (ruleGrammar)
    [[nodiscard]] Plays plays() const; // Whole where nothing is to be understood
};

// The grammar of all tables, made once.
[[nodiscard]] const Grammar& ruleGrammar();
// With what the game and the edition of the set bring.
[[nodiscard]] const Grammar& grammarFor(const Game& game, std::string_view set);
// The phrase an ability of the kind is read as: "passive".
[[nodiscard]] std::string_view phraseOf(TextKind kind);
// What "Consume" is before a colon; nothing of a word that is no label.
[[nodiscard]] std::optional<TextKind> kindOfLabel(std::string_view word);

// Types, keywords and domains of the game, and the subtypes and names of the cards.
[[nodiscard]] Vocabulary vocabularyOf(const Game& game);
[[nodiscard]] Vocabulary vocabularyOf(const Catalogue& catalogue);

[[nodiscard]] UnderstoodText understand(
    const AbilityText& ability, const Vocabulary& vocabulary, const Grammar& grammar = ruleGrammar());
// As printed, or by the aliases of the game where these leave less to the players.
[[nodiscard]] UnderstoodCard understand(const Card& card, const Game& game, const Vocabulary& vocabulary);

// Of the sentences that show the phrases of the language, one that would be understood and is nearest to the text, or
// to the sentence of it that is not understood, with the line of resources/phrases to extend; empty where none is near.
struct NearSentence {
    std::string text;
    std::string_view file; // "steps.txt"
    std::size_t line = 0;
    [[nodiscard]] bool empty() const { return text.empty(); }
};
[[nodiscard]] NearSentence nearestSentence(
    const UnderstoodText& text, const Vocabulary& vocabulary, const Grammar& grammar = ruleGrammar());

} // namespace nexus::model
