// The phrases of rule texts as people write them: what a newcomer adds a sentence to. A text of phrases has lines:
//     # who and where                     a comment
//     group It.ThatUnit: that unit        what it can stand for, the operation it means (none: what its only part
//                                         means), and its form (grammar.h)
//       that other unit                   one more form of the same, which is understood; the first is how it is said
//       > Exhaust that unit.              a sentence, or a part of one, that the form above is for
//     clause flips: flip {count} cards    an operation that only this game has: its name begins with a small letter
//       ? does:draw                         the word of a search that finds it
// The subjects of resources/phrases are shared by all games. A game and an edition can bring phrases.txt of their own:
// more ways to say what is said there, and what only they speak of.
#pragma once

#include "model/abilities/grammar.h"

namespace nexus::model {

struct PhraseFault {
    std::size_t line = 0, column = 0; // from 1; of bytes
    std::string reason;               // "has a “(” that is not closed"
};
struct PhraseTable {
    std::vector<Phrase> phrases; // their texts lie in the text that was read
    std::vector<PhraseFault> faults;
};
[[nodiscard]] PhraseTable readPhrases(std::string_view text, std::string_view file = {});

// The texts of resources/phrases.
struct PhraseText {
    std::string_view file, text;
};
[[nodiscard]] std::span<const PhraseText> sharedPhrases();
[[nodiscard]] const std::vector<Phrase>& sharedPhraseTable();
// Of phrases that a game brings: each says what a shared one means, with the same parts; or it is, or is a part of, an
// operation that the game names itself. `before`: phrases of the game that were read already, whose names it may use.
[[nodiscard]] PhraseTable readGamePhrases(
    std::string_view text, std::string_view file = {}, std::string_view before = {});

} // namespace nexus::model
