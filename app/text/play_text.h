// Which of a card's rule texts play by themselves at the Table, in words: for whoever writes the card.
#pragma once

#include "model/cards/card.h"

#include <string>
#include <vector>

namespace nexus::model {
class Vocabulary;
}

namespace nexus::app {

struct PlayLine {
    bool byHand = false;
    std::string text;
};
// One line where all of it plays, else one for each ability that does not: where it ends being understood, and the
// nearest sentence that would be. Nothing of a card without abilities but keywords, or of a game whose texts tell none.
[[nodiscard]] std::vector<PlayLine> playLines(
    const model::Card& card, const model::Game& game, const model::Vocabulary& vocabulary);

} // namespace nexus::app
