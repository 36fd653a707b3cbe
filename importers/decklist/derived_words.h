// Columns of deck tables that repeat words of the cards: their type, subtypes, domains, a choice, a text, a column that
// only their list has. As with numbers, what a column holds is what most of its cells agree with.
#pragma once

#include "model/cards/card.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace nexus::importers {

// Something that cards say in words.
struct WordSource {
    std::string label;
    bool named = false; // the heading of the column says it
    bool whole = false; // one text, which commas do not part
    std::function<std::vector<std::string>(const model::Card&)> of;
    std::function<std::string(const std::string&)> form; // the same of words that mean the same
};

struct WordRule {
    WordSource source;
    std::map<std::string, std::string> spelled; // words as the column has them, by their form
    std::string between = ", ", nothing = "N/A";
};

// A column of a table: its cells, and the card of each row, none where it names none.
struct WordCells {
    std::string heading;
    std::vector<std::string> cells;
    std::vector<const model::Card*> cards;
};
struct LearntWords {
    std::optional<WordRule> rule;
    bool doubtful = false; // it could be several things
    bool strange = false;  // it is called what no card agrees with
};
[[nodiscard]] LearntWords learnWords(const WordCells& column, const model::Game& game, const std::string& set);
// The cell as it follows from the card: itself where it says the same already.
[[nodiscard]] std::string inWords(const WordRule& rule, const std::string& cell, const model::Card& card);

} // namespace nexus::importers
