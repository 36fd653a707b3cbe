// Whom a text speaks of, and for how long: what the grammar alone does not say, as readings 9 have it (readings.h).
#pragma once

#include "model/abilities/term.h"

namespace nexus::model {

// The same text with that said: of two deeds in a sentence with one duration both last so long; "it" is what the
// sentence or the condition has just named; what "they" do beside another deed is theirs.
[[nodiscard]] Term withWhoIsMeant(Term term);
// Where more than one could be meant.
[[nodiscard]] bool saysNotWho(const Term& term);

} // namespace nexus::model
