// A tournament as a value: its settings and the log of what was done, one entry an action, in order. Players are
// numbered from 1 in the order they were entered, rounds and tables from 1. A bye is a match won and no opponent, as in
// the Magic: The Gathering Tournament Rules (appendix C; standings.h). Everything else (pairings asked for, standings)
// is worked out of the log by event_state.h, standings.h and pairing.h. resources/help/event.md
#pragma once

#include "model/deck/deck.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace nexus::model {

constexpr int maxEventPlayers = 1000;
constexpr int maxEventRounds = 1000; // of a round robin
constexpr int maxEventTable = 9999;
constexpr int maxMatchPoints = 100;
constexpr int maxGamesOfMatch = 9; // won, lost or drawn each

using PlayerNumber = int;

enum class PairingKind { Swiss, RoundRobin, Elimination };
constexpr std::size_t pairingKinds = 3;
constexpr std::array<const char*, pairingKinds> pairingKindIds{"swiss", "round-robin", "elimination"};

struct MatchPoints {
    int win = 3, draw = 1, loss = 0;
    friend bool operator==(const MatchPoints&, const MatchPoints&) = default;
};

struct EventSettings {
    std::string name, game;
    RulesetId edition;
    std::uint64_t seed = 0; // of all lots
    PairingKind pairing = PairingKind::Swiss;
    int rounds = 0; // of the Swiss; 0: as many as the players ask for (proposedRounds)
    int bestOf = 3; // 1 or 3
    MatchPoints points;
    bool openLists = false; // in the cut, for both
    friend bool operator==(const EventSettings&, const EventSettings&) = default;
};

// Games of a match, as the first player of the table has them.
struct MatchScore {
    int won = 0, lost = 0, drawn = 0;
    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

struct SeatedPair {
    int table = 0;
    PlayerNumber first = 0, second = 0;
    friend bool operator==(const SeatedPair&, const SeatedPair&) = default;
};
struct Pairing {
    std::vector<SeatedPair> tables; // ascending by table
    std::vector<PlayerNumber> byes;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

// A list as it was handed in. The checksum is that of its cards (importers/codes); empty where some are not known.
struct EnteredList {
    Deck deck;
    std::string checksum, source; // the name of its file
    friend bool operator==(const EnteredList&, const EnteredList&) = default;
};

// --- what is done

struct AddPlayer {
    std::string name, playerId, pronouns, contact;
    std::optional<EnteredList> list;
    friend bool operator==(const AddPlayer&, const AddPlayer&) = default;
};
struct EnterList { // the first of a player, or another one in its place
    PlayerNumber player = 0;
    EnteredList list;
    friend bool operator==(const EnterList&, const EnterList&) = default;
};
struct LockLists {
    std::string sum; // over all lists
    friend bool operator==(const LockLists&, const LockLists&) = default;
};
struct PairRound { // the next one
    PairingKind kind = PairingKind::Swiss;
    Pairing pairing;
    friend bool operator==(const PairRound&, const PairRound&) = default;
};
struct ChangePairs { // of the round that was paired last and has no result yet
    Pairing pairing;
    friend bool operator==(const ChangePairs&, const ChangePairs&) = default;
};
struct GiveResult { // for the first time, or a correction
    int round = 0, table = 0;
    MatchScore score;
    friend bool operator==(const GiveResult&, const GiveResult&) = default;
};
enum class Leave { Drop, Disqualify };
struct LeaveEvent {
    PlayerNumber player = 0;
    int fromRound = 1;
    Leave how = Leave::Drop;
    friend bool operator==(const LeaveEvent&, const LeaveEvent&) = default;
};
struct ComeBack {
    PlayerNumber player = 0;
    int fromRound = 1;
    friend bool operator==(const ComeBack&, const ComeBack&) = default;
};
struct ForbidPair {
    PlayerNumber first = 0, second = 0;
    friend bool operator==(const ForbidPair&, const ForbidPair&) = default;
};
struct FixTable {
    PlayerNumber player = 0;
    int table = 0; // 0: free again
    friend bool operator==(const FixTable&, const FixTable&) = default;
};
struct CutTo { // single elimination of these from now on, the highest seed first
    std::vector<PlayerNumber> seeds;
    friend bool operator==(const CutTo&, const CutTo&) = default;
};
// What is no act on players or pairs: a clock that was started, minutes more for a table. The words are the program's
// that wrote it ("clock", "extra"); others keep it.
struct MakeNote {
    std::string about, text;
    int round = 0, table = 0;
    std::int64_t seconds = 0;
    friend bool operator==(const MakeNote&, const MakeNote&) = default;
};

// The last deed that counts, notes aside, counts no more. Again: the one before it.
struct TakeBack {
    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

// Of the Swiss, from now on instead of what the settings say; 0: as many as the players ask for.
struct PlanRounds {
    int rounds = 0;
    friend bool operator==(const PlanRounds&, const PlanRounds&) = default;
};

using EventDeed = std::variant<AddPlayer, EnterList, LockLists, PairRound, ChangePairs, GiveResult, LeaveEvent,
    ComeBack, ForbidPair, FixTable, CutTo, MakeNote, TakeBack, PlanRounds>;

struct EventEntry {
    std::string when, who; // "2026-11-29T10:00:00Z"; who may be empty
    EventDeed deed;
    friend bool operator==(const EventEntry&, const EventEntry&) = default;
};

struct Event {
    EventSettings settings;
    std::vector<EventEntry> log;
    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace nexus::model
