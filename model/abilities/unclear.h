// Doubts about a text: what could be meant in more than one way stays with the players.
#pragma once

#include "model/abilities/term.h"

#include <vector>

namespace nexus::model {

struct DoubtRow;
struct Game;

// The rows of doubts.txt that are about the text.
[[nodiscard]] std::vector<const DoubtRow*> doubtsIn(TextKind kind, const Term& term, const Game& game);
// Two deeds in a sentence, and at its end "for each …" or "unless …": of both, or of the last? Not after "then", which
// only the words say.
[[nodiscard]] bool endsForTwo(const Term& text);

} // namespace nexus::model
