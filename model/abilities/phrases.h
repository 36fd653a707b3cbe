// The tables of the grammar, by subject: what a newcomer adds a sentence to. The first phrase of a meaning is how it is
// said; those after it are other ways that are understood.
#pragma once

#include "model/abilities/grammar.h"

namespace nexus::model {

[[nodiscard]] std::span<const Phrase> groupPhrases();     // who and where
[[nodiscard]] std::span<const Phrase> amountPhrases();    // how much, how long, how many
[[nodiscard]] std::span<const Phrase> conditionPhrases(); // when and whether
[[nodiscard]] std::span<const Phrase> abilityPhrases();   // whole abilities, sentences, costs
[[nodiscard]] std::span<const Phrase> pilePhrases();      // what is done with points, hands, decks and piles
[[nodiscard]] std::span<const Phrase> stepPhrases();      // and with what is in play
[[nodiscard]] std::span<const Phrase> standingPhrases();  // what holds
[[nodiscard]] std::span<const Phrase> missionPhrases();   // challenges

} // namespace nexus::model
