// What explains the words of cards: the glossary of their edition or the keywords of the game, and what is amiss
// between cards and glossary. A keyword is data; nothing here knows one by name.
#pragma once

#include "model/cards/card.h"
#include "model/cards/catalogue.h"

#include <string>
#include <vector>

namespace nexus::model {

struct ExplainedWord {
    std::string printed;              // "Adapt (2)"
    const Keyword* keyword = nullptr; // of the game, which has to stay
};
// The keywords of the card that have a text; those of an edition's glossary also where the card only speaks of them.
[[nodiscard]] std::vector<ExplainedWord> explainedOn(const Card& card, const Game& game);

struct GlossaryLint {
    struct Undefined {
        std::string word;
        std::vector<std::string> cards; // names, as the catalogue lists them
        friend bool operator==(const Undefined&, const Undefined&) = default;
    };
    std::vector<Undefined> undefined; // most cards first
    std::vector<std::string> unused;  // no card has them or speaks of them
    std::vector<std::size_t> uses;    // cards that do, one number a keyword of the glossary
    friend bool operator==(const GlossaryLint&, const GlossaryLint&) = default;
};
// Of the cards in the pool, as it prints them. Short sentences in capitals ("Overclock.") are taken for keywords.
[[nodiscard]] GlossaryLint lintGlossary(const Catalogue& pool, const std::vector<Keyword>& glossary);

} // namespace nexus::model
