// An event in words: why something cannot be done, what a result and a standing mean, what pairs made by hand break.
// The same in the window and on the command line.
#pragma once

#include "model/event/pairing.h"
#include "model/event/standings.h"

#include <string>
#include <vector>

namespace nexus::app {

[[nodiscard]] std::string eventRefusalText(const model::EventRefusal& refusal);
// "2–1", "1–1–1"
[[nodiscard]] std::string scoreText(const model::MatchScore& score);
// Of "2-1", "2–1", "1-1-1"; nothing of what is none.
[[nodiscard]] std::optional<model::MatchScore> scoreOf(std::string_view text);
[[nodiscard]] std::string shareText(double share);                     // "61.11 %"
[[nodiscard]] std::string tallyText(const model::MatchTally& matches); // "3–1–0"
// "Ann Lee (3)"; of a number that nobody has "3".
[[nodiscard]] std::string playerText(const model::EventState& state, model::PlayerNumber player);
[[nodiscard]] std::string brokenText(const model::EventState& state, const model::BrokenPairing& broken);
// Why the player stands there, a sentence each: what told them from the one before, and the numbers of their shares.
[[nodiscard]] std::vector<std::string> standingSentences(
    const model::EventState& state, const model::StandingReasons& why);

} // namespace nexus::app
