// Words for chances, flips and hands: the same in the window and on the command line. Chances are told in percent
// with two decimals; what is not quite nothing or not quite sure is never rounded to it.
#pragma once

#include "model/chances/draw_odds.h"
#include "model/chances/draw_pile.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"

#include <string>
#include <vector>

namespace nexus::app {

[[nodiscard]] std::string percentText(double chance);             // "48.21 %", "0 %", "under 0.01 %", "over 99.99 %"
[[nodiscard]] std::string changeText(double change);              // of a chance: "+0.31 %", "−1.20 %", "±0 %"
[[nodiscard]] std::string numberText(double value, int decimals); // "1.17"; no blanks, no exponent
[[nodiscard]] std::string decimal(double value);                  // "3", "3.1": one decimal where it says something

// Names for the players of a flip: those of their decks, told apart where two are the same: "Wet Ink (2)".
[[nodiscard]] std::vector<std::string> playerNames(std::vector<std::string> decks);

// Why there is no flip between these decks.
[[nodiscard]] std::string flipObstacleText(
    model::FlipObstacle obstacle, std::span<const model::DrawPile> piles, const std::vector<std::string>& players);
// A flip in a line: "Wet Ink reveals Inkling Page (2 CP), Iron Wall reveals Relay Drone (2 CP): a tie at 2 CP, they
// flip on."
[[nodiscard]] std::string flipSentence(const model::InitiativeRecord& record, std::size_t step,
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit);
// "Every card of Iron Wall and Wet Ink shows 2 CP: no flip can ever decide between them."
[[nodiscard]] std::string undecidableText(
    std::span<const model::DrawPile> piles, const std::vector<std::string>& players, const std::string& unit);
// "Wet Ink decides who begins in 48.21 % of games, Iron Wall in 51.79 %. The first flip ties in 14.30 %; 1.17 flips on
// average."
[[nodiscard]] std::string initiativeSentence(
    const model::InitiativeOdds& odds, const std::vector<std::string>& players);
// Many flips counted, a line for each player and one for ties and flips: "Wet Ink decides who begins in 482117 (48.21
// %) of 1000000 games.".
[[nodiscard]] std::vector<std::string> tallyLines(
    const model::InitiativeTally& tally, const std::vector<std::string>& players);

// "By round 3 a player who plays 2 cards a round has drawn 9 of 62 cards."
[[nodiscard]] std::string seenSentence(std::size_t deck, const model::DrawPlan& plan);

// Figures of hands, a line each, what is sampled beside what is exact.
struct HandFigureLine {
    std::string label;   // "Hands with a card that 12 CP pay for"
    std::string exact;   // nothing where it is not known exactly
    std::string sampled; // with "±" and one standard error; nothing where nothing was sampled
    friend bool operator==(const HandFigureLine&, const HandFigureLine&) = default;
};
[[nodiscard]] std::vector<HandFigureLine> handFigureLines(const model::HandQuestion& question,
    const std::vector<std::string>& wanted, const model::HandFigures& exact, const model::HandTally* sampled,
    const std::string& unit);

// What cards cost, as the game calls it: "CP"; nothing where the ruleset sums nothing.
[[nodiscard]] std::string costUnit(const model::DeckChecker& checker);
// What reveals for initiative show.
[[nodiscard]] std::string revealUnit(const model::DeckChecker& checker);

// Words for a test draw: what a card in hand costs and what a round's income pays of the hand.

// "3 CP", or "no CP" of a card without; nothing where the law sums nothing.
[[nodiscard]] std::string costText(const std::optional<std::int64_t>& cost, const model::DeckChecker& checker);
// "5 cards, 17 CP. Income 12 CP a round pays 4 of them (10 CP)."
[[nodiscard]] std::string handSentence(const model::HandCost& cost, const model::DeckChecker& checker);

} // namespace nexus::app
