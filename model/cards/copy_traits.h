// How a copy of a card is: its condition, language and finish, in the codes and words of this and other programs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nexus::model {

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
