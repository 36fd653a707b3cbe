// One printing of a card as a value: what a reader gives, an import compares and a writer takes.
// The catalogue keeps the same facts in columns. Numbers are by position in Game::attributes; absent is nullopt.
#pragma once

#include "model/base/id.h"
#include "model/cards/game.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

struct Card {
    std::string name;
    std::string type;
    std::vector<std::string> subtypes;
    std::vector<std::string> keywords; // as printed: "Adapt (2)"
    std::string rules;
    std::string flavor;
    std::string set;    // set code; empty: the game's import set or the current printing
    std::string number; // collector number, free text, may be empty
    std::string rarity;
    std::vector<std::optional<std::int32_t>> numbers; // integers, flags (0/1) and choices (index)
    std::map<AttributeIndex, std::string> texts;      // attributes of kind Text
    std::string extras;                               // fields no one knows, one "heading: text" a line

    friend bool operator==(const Card&, const Card&) = default;
};

// The parts of the identity after the name ("Mission"), in the game's order; a part the card has not is empty.
[[nodiscard]] std::vector<std::string> identityParts(const Card& card, const Game& game);
// The same for people: joined, without empty parts; empty where the name alone is the identity.
[[nodiscard]] std::string identityQualifier(const Card& card, const Game& game);
// Stable key of an identity: the folded parts joined by '.', blanks as '-'. Different identities have different keys.
[[nodiscard]] CardKey makeCardKey(std::string_view name, const std::vector<std::string>& parts);
[[nodiscard]] CardKey cardKey(const Card& card, const Game& game);

// Printed keywords found in a rules text: sentences that are a keyword ("Steadfast.", "Adapt (2)",
// "Consume: Draw a card.", "Evolve from Ooze (6 CP)") and mentions of keywords that count when mentioned. The glossary
// of the set may know more than the game.
[[nodiscard]] std::vector<std::string> keywordsInRules(
    std::string_view rules, const Game& game, std::string_view set = {});
// Whether the rules say the word, as a word.
[[nodiscard]] bool saysWord(std::string_view rules, std::string_view word);

// How a copy of a card is: its condition, language and finish, in the codes and words of this and other programs.

// From the best to the worst.
enum class Condition { Mint, NearMint, Excellent, Good, Played, Poor, Damaged };
constexpr int conditionCount = 7;

[[nodiscard]] const char* conditionCode(Condition condition); // "NM"
[[nodiscard]] const char* conditionWord(Condition condition); // "near mint"
// Codes and words of this and other programs, in any spelling: "NM", "Near Mint", "lightly played", "MP".
[[nodiscard]] std::optional<Condition> conditionOf(std::string_view text);
// Two-letter code of "English", "en", "German"; what is not known stays as it is.
[[nodiscard]] std::string languageCode(std::string_view text);
[[nodiscard]] bool isLanguageCode(std::string_view code);
// "foil", "etched"; empty for "normal", "regular", "no". Other words stay as they are.
[[nodiscard]] std::string finishOf(std::string_view text);

} // namespace nexus::model
