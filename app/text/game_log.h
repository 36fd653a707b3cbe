// Words for what happens in a game: the same in the window, in exported logs and on the command line. A line a (re)told
// action; what a player's eyes may not see is left out where `reader` says who reads. What is done by hand is said so.
#pragma once

#include "model/engine/apply.h"

#include <span>
#include <string>
#include <vector>

namespace nexus::app {

// What the action was and what came of it, as sentences in one line. `after` is the state it led to; `reader` sees
// no more than that player would (noSeat: everything). Empty where there is nothing to tell.
[[nodiscard]] std::string actionText(const model::GameState& after, const model::Action& action,
    const model::Happenings& told, model::SeatIndex reader = model::noSeat);

struct GameLogLine {
    std::size_t position = 0; // the action stands before this position of the timeline
    std::uint16_t round = 0;  // in which it was taken; 0 before the first
    bool byHand = false;
    std::string text;
    model::SeatIndex seat = model::noSeat; // who acted
    std::uint8_t under = 0;                // links of the chain and effects that it belongs to
    std::string told, idle;                // the text without what did not happen, and that alone
    std::vector<std::string> names;        // of players and cards in it
};
// When an action is taken: the state before it.
struct LogMoment {
    explicit LogMoment(const model::GameState& before);
    std::uint16_t round;
    std::uint8_t under;
};
// One action, whose position is `position`, and what came of it in the state `after`.
[[nodiscard]] GameLogLine gameLogLine(const LogMoment& moment, std::size_t position, const model::GameState& after,
    const model::Action& action, const model::Happenings& told, model::SeatIndex reader = model::noSeat);
// Every action up to where the timeline stands (or up to its length: `all`) that has something to tell.
[[nodiscard]] std::vector<GameLogLine> gameLogLines(
    const model::Timeline& timeline, model::SeatIndex reader = model::noSeat, bool all = false);
// The log up to where the timeline stands: who plays what, then a heading a round and a sentence an action; `lines` are
// those of the timeline. An empty one parts them.
[[nodiscard]] std::vector<std::string> gameLogSentences(
    const model::Timeline& timeline, std::span<const GameLogLine> lines);
// The same as text.
[[nodiscard]] std::string gameLogText(const model::Timeline& timeline, model::SeatIndex reader = model::noSeat);

} // namespace nexus::app
