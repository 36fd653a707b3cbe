// Doubts about a text: what could be meant in more than one way stays with the players.
#pragma once

#include "model/abilities/term.h"

#include <span>

namespace nexus::model {

using IsUnclear = bool (*)(const Term& text);

// It is in the text or in a part of it.
template <bool isIn(const Term&)> bool inPart(const Term& text) { return anyPart(text, isIn); }

// Which of two "it" and "its Quadrant" may be of: who the text waits for, who is given up for it, this card. Consume
// and Martyrdom are asked about as what waits for that (asWaiting).
[[nodiscard]] std::span<const IsUnclear> doubtsOfEither();
// Where something is or is put, and than whom others are other.
[[nodiscard]] std::span<const IsUnclear> doubtsOfPlaces();
// What one sentence leaves open for the next.
[[nodiscard]] std::span<const IsUnclear> doubtsOfSentences();
// "When this unit is deployed, if you control a Leader, draw a card. Gain 1 CP": only then? Not of what follows
// "Effect:".
[[nodiscard]] bool goesOnAfterCondition(const Term& text);
// "… +1 Attack until the end of the Game Round. It gains Steadfast": for how long? Asked with states applied
// (withStates).
[[nodiscard]] bool givesForHowLong(const Term& text);
// Of an Event, which stands nowhere: what is adjacent to it?
[[nodiscard]] bool isBesideNobody(const Term& text);
// Two deeds in a sentence, and at its end "for each …" or "unless …": of both, or of the last? Not after "then", which
// only the words say.
[[nodiscard]] bool endsForTwo(const Term& text);

} // namespace nexus::model
