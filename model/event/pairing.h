// The next round: Swiss by the wishes below, a round robin by turning the circle, single elimination by seeds. The same
// state gives the same pairs on every machine. What a pairing made by hand breaks is told by brokenBy().
#pragma once

#include "model/event/event_state.h"

#include <array>
#include <vector>

namespace nexus::model {

// What pairs of the Swiss ought not to do, the worst first: one of a row counts more than all there can be of the rows
// below it (best_matching.h finds the pairs that do it least). `most`: where counting one pair stops.
enum class PairingWish { Forbidden, Again, TwoTables, SecondBye, HighBye, PointsApart, Lot };
struct WishWeight {
    PairingWish wish;
    int most;
    bool byeAlone; // there is one such pair at most
};
constexpr std::array pairingWishes{
    WishWeight{PairingWish::Forbidden, 1, false},       // two who must not meet
    WishWeight{PairingWish::Again, 255, false},         // times they have met
    WishWeight{PairingWish::TwoTables, 1, false},       // both have a table of their own
    WishWeight{PairingWish::SecondBye, 255, true},      // byes the player has had
    WishWeight{PairingWish::HighBye, 1023, true},       // points above the lowest of all
    WishWeight{PairingWish::PointsApart, 65535, false}, // squared: two small steps rather than one large
    WishWeight{PairingWish::Lot, 4'194'303, false},     // of the event's seed
};

// The round that comes next, ready to be a PairRound; and, of an event that is single elimination from the start, the
// seeds that have to be there first.
struct NextRound {
    PairRound round;
    std::optional<CutTo> cut;
};
[[nodiscard]] tl::expected<NextRound, EventRefusal> nextRound(const EventState& state);
// Those to cut to: the best by standing of who plays on.
[[nodiscard]] tl::expected<CutTo, EventRefusal> cutTo(const EventState& state, int players);

// How far pairs are from the wishes, each kind summed up over all.
using PairingFaults = std::array<std::int64_t, pairingWishes.size()>;
[[nodiscard]] PairingFaults faultsOf(const EventState& state, const Pairing& pairing);

// What pairs made by hand break: of the round paired last where nothing of it is played yet, else of the next.
enum class BrokenWish { Forbidden, Again, TwoTables, OtherTable, SecondBye, HighBye, PointsApart };
struct BrokenPairing {
    BrokenWish what{};
    PlayerNumber first = 0, second = 0; // a bye, and who does not sit at their own table, are one
    int number = 0; // again: the round they met; the own table; bye: how many before, points above; points apart
};
// Points apart are told where the program would have come out with less; then of every pair that is apart. That takes
// as long as pairing does, unless `best` says it: the faults of what the program would pair, of bestFaults().
[[nodiscard]] std::vector<BrokenPairing> brokenBy(
    const EventState& state, const Pairing& pairing, const std::optional<PairingFaults>& best = {});
[[nodiscard]] PairingFaults bestFaults(const EventState& state);

// A state before its last round was paired, for who pairs that one anew.
[[nodiscard]] EventState withoutLastRound(EventState state);

} // namespace nexus::model
