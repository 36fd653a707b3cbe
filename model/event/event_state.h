// Where an event stands: what its log comes to. apply() is the only way forward and refuses what cannot be; a log that
// was read is replayed and refused at the entry that does not fit.
#pragma once

#include "model/event/event.h"

#include <memory>
#include <set>
#include <tl/expected.hpp>
#include <utility>

namespace nexus::model {

struct EventPlayer {
    PlayerNumber number = 0;
    std::string name, playerId, pronouns, contact;
    std::shared_ptr<const EnteredList> list; // null: none
    bool changedSinceLock = false;           // the list is another one than that was locked, or came after
    int fixedTable = 0;                      // 0: none
    int enteredFrom = 1;                     // the first round that can have the player
    std::optional<int> outFrom;              // dropped or disqualified from this round on
    bool disqualified = false;
    [[nodiscard]] bool playsIn(int round) const { return enteredFrom <= round && (!outFrom || round < *outFrom); }
};

struct EventMatch {
    int table = 0;
    PlayerNumber first = 0, second = 0;
    std::optional<MatchScore> score;
    std::vector<std::size_t> told; // entries of the log that gave the result; more than one: it was corrected
    [[nodiscard]] bool has(PlayerNumber player) const { return first == player || second == player; }
};

struct EventRound {
    PairingKind kind = PairingKind::Swiss;
    std::vector<EventMatch> matches; // ascending by table
    std::vector<PlayerNumber> byes;
    std::size_t paired = 0;           // its entry in the log
    [[nodiscard]] int open() const;   // results that are missing
    [[nodiscard]] bool begun() const; // a result is there
    [[nodiscard]] const EventMatch* at(int table) const;
};

struct EventState {
    EventSettings settings;                                    // the rounds as they are planned now
    std::vector<EventPlayer> players;                          // by number - 1
    std::vector<EventRound> rounds;                            // by number - 1
    std::set<std::pair<PlayerNumber, PlayerNumber>> forbidden; // the smaller number first
    std::vector<PlayerNumber> seeds;                           // of the cut; empty: none
    int cutAfter = 0;                                          // rounds played before it
    std::optional<std::string> lock;                           // the sum
    std::size_t entries = 0;

    [[nodiscard]] const EventPlayer* player(PlayerNumber number) const;
    [[nodiscard]] int nextRound() const { return static_cast<int>(rounds.size()) + 1; }
    [[nodiscard]] std::vector<PlayerNumber> playing(int round) const; // ascending
    [[nodiscard]] bool isForbidden(PlayerNumber a, PlayerNumber b) const;
    // Rounds of the Swiss or round robin: as the settings say, or as many as the players ask for.
    [[nodiscard]] int roundsPlanned() const;
};

enum class EventFault {
    NoSuchPlayer,
    SamePlayer,
    NameTaken,
    TooManyPlayers,
    NotLate, // nobody comes later into a round robin or a cut
    NoSuchRound,
    NoSuchTable,
    ResultsMissing,
    RoundBegun,
    NothingPaired,
    TooFewPlayers,
    AllRoundsPlayed,
    Over,
    PlayerTwice,
    PlayerMissing,
    PlayerNotPlaying,
    TableTwice,
    NoResult,
    NeedsWinner,
    WinnerGone,
    RoundGone,
    IsOut,
    IsNotOut,
    CutAlready,
    BadCut,
    LockedAlready,
    NothingToTakeBack,
    NoLists,
    RoundsPaired,
    NotPlanned // a round robin and a single elimination have as many rounds as they take
};
struct EventRefusal {
    EventFault fault{};
    int number = 0;   // of the player, the round, the table: what the fault is about
    std::string name; // of the player, where it is about one
    friend bool operator==(const EventRefusal&, const EventRefusal&) = default;
};

[[nodiscard]] EventState beginEvent(const EventSettings& settings);
// The pairs of a round, and of them with two players, or two tables, in each other's place. A table without a pair is
// taken as it is. Nothing is changed where one of the two is not there.
[[nodiscard]] Pairing pairsOf(const EventRound& round);
[[nodiscard]] std::optional<Pairing> withPlacesChanged(Pairing pairing, PlayerNumber one, PlayerNumber other);
[[nodiscard]] std::optional<Pairing> withTablesChanged(Pairing pairing, int one, int other);

// Nothing is changed where it is refused. A state alone takes nothing back: replay() does.
[[nodiscard]] tl::expected<void, EventRefusal> apply(EventState& state, const EventDeed& deed);

struct ReplayRefusal {
    std::size_t entry = 0;
    EventRefusal refusal;
};
[[nodiscard]] tl::expected<EventState, ReplayRefusal> replay(const Event& event);
// Which entries of the log count: not those that were taken back, and not what took them.
[[nodiscard]] std::vector<bool> countedEntries(const Event& event);
// The entry that a TakeBack would take back; nothing where there is none.
[[nodiscard]] std::optional<std::size_t> lastDeed(const Event& event);

// As many as leave one player without a loss: 5 for 17 to 32.
[[nodiscard]] int proposedRounds(int players);
// Whether the games can be the whole match: 2–0, 2–1, and any that ran out of time.
[[nodiscard]] bool isScore(const MatchScore& score, int bestOf);
// Of the settings' points.
[[nodiscard]] int pointsOf(const MatchPoints& points, int won, int lost);

} // namespace nexus::model
