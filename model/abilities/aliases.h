// A rule text as the language reads it: what people write in their own way is put into the words the language knows,
// by the aliases of the game (Game::aliases), before the text is taken apart into abilities. What is printed stays as
// it is; every place of the text that is read is a place of the printed one.
#pragma once

#include "model/cards/card.h"
#include "model/cards/game.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nexus::model {

// The words of what an alias replaces, folded; a {part} is one word. Empty where there are none.
[[nodiscard]] std::vector<std::string> aliasWords(std::string_view from);

struct RewrittenText {
    std::string text;
    std::vector<std::size_t> used; // in Game::aliases, each once, in the order of the text
    // The byte of the printed text that the byte of `text` comes from.
    [[nodiscard]] std::size_t printedAt(std::size_t at) const;

    // Where in `text` something begins, and where it began; what was put in begins where its words did.
    struct Place {
        std::size_t at = 0, printed = 0;
        bool isPutIn = false;
    };
    std::vector<Place> places;
};
// A text of the card: its rules, or what one of its text attributes says. As it is where its aliases would ask for too
// much. `more`: aliases beside those of the game, sorted alike.
[[nodiscard]] RewrittenText asRead(
    std::string_view text, const Card& card, const Game& game, std::span<const Alias> more = {});

} // namespace nexus::model
