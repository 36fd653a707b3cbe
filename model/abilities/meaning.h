// What the rule texts of cards are about, in the words a search asks for: does:draw, when:deployed, costs:discard,
// plays:whole. Of what is understood (language.h); a text that is not is found by none but plays:.
#pragma once

#include "model/cards/card_set.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nexus::model {

class Catalogue;
struct Term;
struct UnderstoodCard;

enum class Aspect : std::uint8_t { Does, When, Costs, Plays };
constexpr std::size_t aspectCount = 4;
[[nodiscard]] std::string_view aspectId(Aspect aspect); // "does"
[[nodiscard]] std::optional<Aspect> aspectOf(std::string_view id);

using MeaningIndex = std::uint8_t; // place among all words
struct MeaningWord {
    Aspect aspect = Aspect::Does;
    std::string_view word;
    std::string says; // for people: "draws cards"
};
[[nodiscard]] std::vector<MeaningWord> meaningWords();
[[nodiscard]] std::optional<MeaningIndex> meaningWord(Aspect aspect, std::string_view word);

using CardMeaning = std::bitset<80>; // by MeaningIndex
[[nodiscard]] CardMeaning meaningOf(const UnderstoodCard& card);
[[nodiscard]] CardMeaning meaningOf(const Term& term, const UnderstoodCard& card); // of a part of one of its texts

// For who cannot wait until thousands of texts are read.
struct UnreadTexts {
    CardSet cards{};         // to be read (readMeanings) before the question can be answered; until then not found
    std::size_t left = 1000; // so many may still be read at once
    [[nodiscard]] bool any() const { return cards.size() > 0; }
};

// The cards among `some` (of the catalogue, all when null) that mean it. A card is read once for a catalogue, and only
// where a word of its text lets it mean that at all: now, or later where there are too many for `unread`. Any thread
// may ask, and nobody waits for what another reads.
[[nodiscard]] CardSet cardsMeaning(
    MeaningIndex word, const Catalogue& catalogue, const CardSet* some = nullptr, UnreadTexts* unread = nullptr);
// Reads these cards for cardsMeaning. Several threads may do so at a time.
void readMeanings(std::span<const CardIndex> cards, const Catalogue& catalogue);

} // namespace nexus::model
