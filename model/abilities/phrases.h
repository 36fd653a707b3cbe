// The phrases of rule texts as people write them: what a newcomer adds a sentence to. A text of phrases has lines:
//     # who and where                     a comment
//     group It.ThatUnit: that unit        what it can stand for, the operation it means (none: what its only part
//                                         means), and its form (grammar.h)
//       that other unit                   one more form of the same, which is understood; the first is how it is said
//       > Exhaust that unit.              a sentence, or a part of one, that the form above is for
// The subjects of resources/phrases are shared by all games.
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
[[nodiscard]] PhraseTable readPhrases(std::string_view text);

// The texts of resources/phrases, by the names of their files.
[[nodiscard]] std::span<const std::string_view> sharedPhrases();

} // namespace nexus::model
