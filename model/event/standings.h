// Who stands where: match points, opponents' match win share, game win share, opponents' game win share, then a lot by
// the event's seed (Magic: The Gathering Tournament Rules, appendix C, pages 51 and 52 of the edition of 27 February
// 2026, in which 3-2-0 with a bye is a share of 9/15, and the rounds with a bye bring no opponent;
// blogs.magicjudges.org/rules/mtr-appendix-c; resources/help/event.md). A share is of 0 to 1, rounded to nine places,
// so that equal sums are equal whatever their order; none is below a third, where those rules say 0.33. Rounds of a cut
// give no points: who plays in it ranks by how far they came, before everybody else.
#pragma once

#include "model/event/event_state.h"

#include <cstdint>
#include <vector>

namespace nexus::model {

constexpr int gamePointsOfWin = 3, gamePointsOfDraw = 1;

struct MatchTally {
    int won = 0, lost = 0, drawn = 0;
    friend bool operator==(const MatchTally&, const MatchTally&) = default;
};

struct Standing {
    int rank = 0;
    PlayerNumber player = 0;
    int points = 0;
    MatchTally matches; // byes are won
    int byes = 0;
    double omw = 0, gw = 0, ogw = 0;
    std::uint32_t lot = 0;
    int cutRound = 0; // rounds of the cut won, 1 more for being in it; 0: not in it
    friend bool operator==(const Standing&, const Standing&) = default;
};

// By rank, of everybody who ever was in it. Of results so far, or of the rounds up to `round`; what has no result
// counts for nothing.
[[nodiscard]] std::vector<Standing> standingsOf(const EventState& state);
[[nodiscard]] std::vector<Standing> standingsOf(const EventState& state, int round);

// --- why: the numbers behind a player's shares

struct OpponentShare {
    int round = 0;
    PlayerNumber player = 0;
    double matches = 0, games = 0;                   // as they count
    bool matchesRaised = false, gamesRaised = false; // to a third
};
// What told a player from the one before.
enum class RankReason { First, Cut, Points, OpponentsMatches, Games, OpponentsGames, Lot };
struct StandingReasons {
    Standing standing;
    std::vector<OpponentShare> opponents; // in the order they were met
    int gamePoints = 0, gamesPlayed = 0;  // byes are two games won
    bool gamesRaised = false;
    RankReason reason = RankReason::First;
    PlayerNumber before = 0; // the one who ranks next higher; 0: nobody
};
// Nothing of a player who is not there.
[[nodiscard]] std::optional<StandingReasons> whyStanding(const EventState& state, PlayerNumber player);

// What decides between equals, a number of the event's seed.
[[nodiscard]] std::uint32_t lotOf(std::uint64_t seed, PlayerNumber player);
[[nodiscard]] const char* rankReasonId(RankReason reason); // "points", "omw"

} // namespace nexus::model
