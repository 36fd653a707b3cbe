// What has triggered an ability, whether it must happen, and whom it is about.
#pragma once

#include "model/engine/selection.h"

#include <optional>

namespace nexus::model {

// The state with cards that have left as they were, for those who ask of many abilities what has triggered them: the
// state is copied once. It does not change as long as this lives.
class Past {
public:
    explicit Past(const GameState& now)
        : m_now(now)
    {
    }
    // With those of the cards that have left as they were; until it is asked again.
    [[nodiscard]] const GameState& with(std::initializer_list<CardId> cards);
    [[nodiscard]] const GameState& now() const { return m_now; }

private:
    const GameState& m_now;
    std::vector<CardId> m_changed;
    std::uint64_t m_copy = 0; // its number; 0: none yet
};
// The happening, by its place in `occurred`, that the triggered ability has waited for and that has not triggered it
// yet: the first, or the first that happened to a card; nothing too where it has no script.
[[nodiscard]] std::optional<std::size_t> triggerOf(Past& past, CardId card, std::uint8_t ability, CardId by = noCard);
// Of an ability that is used once, the cards to which what it waits for has happened, where there are several.
[[nodiscard]] std::vector<CardId> triggeredBy(Past& past, CardId card, std::uint8_t ability);
// Whether an Upgrade gives it, in quotation marks, to a card that has no rule box now or had none when it left.
[[nodiscard]] bool isGivenToBlank(const GameState& state, CardId card, std::uint8_t ability);
// What comes into play exhausted was never ready, and does not become exhausted.
// Whether it is what a keyword does by itself: growth, or being suppressed instead of destroyed.
[[nodiscard]] bool isWorkOf(const Happening& happening, std::int16_t keyword);
// What "it" is where a triggered text begins: who did what has happened; "that unit" of an attack on some other is who
// was attacked.
[[nodiscard]] CardId subjectOf(const Script& script, const Happening& cause);
// The card that lets the player play an Event out of the discard pile as if it were in the hand, and has not done so in
// this round; noCard where there is none.
[[nodiscard]] CardId letsPlayFromDiscard(const GameState& state, SeatIndex seat);
constexpr std::uint8_t playedFromDiscard = 0xfe; // in UsedTrigger, as if it were an ability
// Whether the ability happens whether its player wants it or not.
[[nodiscard]] bool isMandatory(const GameState& state, CardId card, std::uint8_t ability);

} // namespace nexus::model
