// Tokens that cards of a list say the numbers of, "two Echo tokens (0/1 Illusion)", or that the list has as cards of
// type Token: other texts create them by their names alone.
#pragma once

#include "model/abilities/grammar.h"
#include "model/cards/card.h"

namespace nexus::model {

// Subtypes and tokens of the card become words of its list.
void learnFrom(const Card& card, const Game& game, Vocabulary& vocabulary);
// Its tokens alone.
void learnTokens(const Card& card, const Game& game, Vocabulary& vocabulary);

} // namespace nexus::model
