// Many games between decks: which, how many, by whom and from which seed; and what came of them. A game is a number: it
// is the same in every order, on every machine and in every part, so sums of parts are the sum of the whole.
#pragma once

#include "model/lab/match.h"

#include <map>
#include <mutex>
#include <optional>

namespace nexus::model {

struct Matchup {
    std::size_t a = 0, b = 0; // decks by place
    std::uint64_t stream = 0; // pairings of one stream have the same random numbers
    friend bool operator==(const Matchup&, const Matchup&) = default;
};

struct Series {
    std::vector<Matchup> pairings;
    std::uint64_t games = 100;           // of each pairing; those of odd number with seats exchanged
    std::array<PlayerKind, 2> players{}; // of the first deck of a pairing, of the second
    std::array<Evaluation, 2> evaluations{};
    std::uint64_t seed = 1;
    std::uint16_t rounds = usualRounds; // a game that lasts longer is unfinished
    [[nodiscard]] std::uint64_t allGames() const { return games * pairings.size(); }
    friend bool operator==(const Series&, const Series&) = default;
};
// Each with each of them.
[[nodiscard]] std::vector<Matchup> everyPairing(std::size_t decks);

struct Share {
    std::uint64_t games = 0, wins = 0;
    void add(bool won) { ++games, wins += won; }
    Share& operator+=(const Share& more) { return games += more.games, wins += more.wins, *this; }
    friend bool operator==(const Share&, const Share&) = default;
};
// Of games that have come to a round and had not drawn a card before it.
struct RoundShares {
    Share now, notYet; // drawn in it; not even then
    friend bool operator==(const RoundShares&, const RoundShares&) = default;
};
// Of the games that somebody won.
struct CardTally {
    static constexpr std::size_t mostRounds = 12; // later there is hardly a game that has not drawn it
    Share opening, drawn, played, unseen;
    std::vector<RoundShares> rounds; // from the first, up to that many
    void add(const CardFate& fate, bool won, std::uint16_t roundsPlayed);
    CardTally& operator+=(const CardTally& more);
    friend bool operator==(const CardTally&, const CardTally&) = default;
};

struct GamesTally {
    std::array<std::uint64_t, 2> wins{}; // of the first deck, of the second
    std::uint64_t games = 0, drawn = 0, unfinished = 0, rounds = 0, actions = 0, refused = 0;
    std::array<std::uint64_t, gameEndCount> ends{};
    std::map<std::uint64_t, std::int8_t> points;           // by game: 2 where the first deck won, 1 where neither, 0
    std::array<std::map<std::string, CardTally>, 2> cards; // of each deck, by name
    [[nodiscard]] std::uint64_t decided() const { return wins[0] + wins[1]; }
    GamesTally& operator+=(const GamesTally& more);
    friend bool operator==(const GamesTally&, const GamesTally&) = default;
};
// Whether games can have come to that: each has one end, and nothing was counted that is not of them.
[[nodiscard]] bool isPossible(const GamesTally& tally);

// Who beat whom: by decks, of the row against the column.
struct League {
    std::vector<std::vector<std::uint64_t>> wins, games; // games also that nobody won
};
[[nodiscard]] League leagueOf(
    std::size_t decks, const std::vector<Matchup>& pairings, const std::vector<GamesTally>& tallies);

// Why the program cannot play a deck: it cannot be set up, or has no cards to draw.
struct DeckProblem {
    std::size_t deck = 0; // by place
    std::optional<SetupProblem> setup;
};
[[nodiscard]] std::optional<DeckProblem> cannotPlay(const Deck& deck, std::size_t place, const DeckChecker& checker);

// What is kept beside the numbers.
struct TallyWish {
    bool points = false, cards = false;
};

// The tables of a series: set up when first asked for, and kept. May be shared between threads.
class SeriesTable {
public:
    // Says why where two of the decks cannot be played.
    [[nodiscard]] static tl::expected<std::shared_ptr<SeriesTable>, DeckProblem> of(Series series,
        std::vector<Deck> decks, std::shared_ptr<const DeckChecker> checker, TallyWish wish = {},
        ThinkingClock clock = {});

    [[nodiscard]] const Series& series() const { return m_series; }
    [[nodiscard]] const std::vector<Deck>& decks() const { return m_decks; }
    [[nodiscard]] TallyWish wish() const { return m_wish; }
    // A number that differs where the decks' cards or the edition differ.
    [[nodiscard]] std::uint64_t cards() const { return m_cards; }
    // Game `number` of a pairing.
    void play(std::size_t pairing, std::uint64_t number, GamesTally& tally, const StopThinking& stop = {});
    // The same game as it is kept, to be replayed; without the name of the game it is one of.
    [[nodiscard]] GameLog log(std::size_t pairing, std::uint64_t number);

private:
    SeriesTable(Series series, std::vector<Deck> decks, std::shared_ptr<const DeckChecker> checker, TallyWish wish,
        ThinkingClock clock);
    [[nodiscard]] std::vector<Seat> seats(std::size_t pairing, bool exchanged) const;
    [[nodiscard]] GameState start(std::size_t pairing, bool exchanged);
    [[nodiscard]] MatchRecord record(
        GameState start, std::size_t pairing, std::uint64_t number, bool keepLog, const StopThinking& stop) const;

    Series m_series;
    std::vector<Deck> m_decks;
    std::shared_ptr<const DeckChecker> m_checker;
    TallyWish m_wish;
    ThinkingClock m_clock;
    std::uint64_t m_cards = 0;
    std::mutex m_mutex;
    std::map<std::pair<std::size_t, bool>, GameState> m_starts;
};

} // namespace nexus::model
