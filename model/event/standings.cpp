#include "model/event/standings.h"

#include "model/base/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace nexus::model {

namespace {

constexpr double leastShare = 1.0 / 3.0;
constexpr double sharePlaces = 1e9;

double rounded(double share) { return std::round(share * sharePlaces) / sharePlaces; }

double share(int points, int most) { return most == 0 ? 0 : static_cast<double>(points) / most; }

struct PlayerRecord {
    int points = 0;
    MatchTally matches;
    int byes = 0, rounds = 0;                            // `rounds`: played, with byes
    int gamePoints = 0, games = 0;                       // with byes
    std::vector<std::pair<int, PlayerNumber>> opponents; // with the round
    int cutRound = 0;
};

class EventRecords {
public:
    EventRecords(const EventState& state, int round)
        : m_state(state)
        , m_records(state.players.size() + 1)
    {
        for (const auto seed : state.seeds)
            m_records[index(seed)].cutRound = 1;
        const auto rounds = std::min(static_cast<std::size_t>(std::max(round, 0)), state.rounds.size());
        for (std::size_t i = 0; i < rounds; ++i)
            if (state.rounds[i].kind == PairingKind::Elimination)
                countCut(state.rounds[i]);
            else
                count(state.rounds[i], static_cast<int>(i) + 1);
    }

    [[nodiscard]] const PlayerRecord& of(PlayerNumber player) const { return m_records[index(player)]; }

    [[nodiscard]] double matchShare(PlayerNumber player) const
    {
        const auto& record = of(player);
        return share(record.points, m_state.settings.points.win * record.rounds);
    }
    [[nodiscard]] double gameShare(PlayerNumber player) const
    {
        const auto& record = of(player);
        return share(record.gamePoints, gamePointsOfWin * record.games);
    }
    // 0 for who met nobody.
    template <class Share> [[nodiscard]] double mean(PlayerNumber player, Share shareOf) const
    {
        std::vector<double> shares;
        for (const auto& [round, opponent] : of(player).opponents)
            shares.push_back(std::max(leastShare, shareOf(opponent)));
        std::sort(shares.begin(), shares.end());
        double sum = 0;
        for (const auto each : shares)
            sum += each;
        return shares.empty() ? 0 : rounded(sum / static_cast<double>(shares.size()));
    }

    [[nodiscard]] Standing standing(PlayerNumber player) const
    {
        const auto& record = of(player);
        Standing standing;
        standing.player = player;
        standing.points = record.points;
        standing.matches = record.matches;
        standing.byes = record.byes;
        standing.cutRound = record.cutRound;
        standing.lot = lotOf(m_state.settings.seed, player);
        if (!record.opponents.empty())
            standing.omw = mean(player, [&](PlayerNumber other) { return matchShare(other); });
        standing.gw = record.games == 0 ? 0 : rounded(std::max(leastShare, gameShare(player)));
        standing.ogw = mean(player, [&](PlayerNumber other) { return gameShare(other); });
        return standing;
    }

private:
    static std::size_t index(PlayerNumber player) { return static_cast<std::size_t>(player); }

    void countOne(PlayerNumber player, int won, int lost, int drawn)
    {
        auto& record = m_records[index(player)];
        ++record.rounds;
        ++(won > lost ? record.matches.won : won < lost ? record.matches.lost : record.matches.drawn);
        record.points += pointsOf(m_state.settings.points, won, lost);
        record.gamePoints += gamePointsOfWin * won + gamePointsOfDraw * drawn;
        record.games += won + lost + drawn;
    }

    void count(const EventRound& round, int number)
    {
        for (const auto& match : round.matches) {
            if (!match.score)
                continue;
            const auto& [won, lost, drawn] = *match.score;
            countOne(match.first, won, lost, drawn);
            countOne(match.second, lost, won, drawn);
            for (const auto& [player, other] :
                {std::pair(match.first, match.second), std::pair(match.second, match.first)})
                m_records[index(player)].opponents.emplace_back(number, other);
        }
        for (const auto player : round.byes) {
            countOne(player, (m_state.settings.bestOf + 1) / 2, 0, 0);
            ++m_records[index(player)].byes;
        }
    }

    void countCut(const EventRound& round)
    {
        for (const auto& match : round.matches)
            if (match.score)
                ++m_records[index(match.score->won > match.score->lost ? match.first : match.second)].cutRound;
        for (const auto player : round.byes)
            ++m_records[index(player)].cutRound;
    }

    const EventState& m_state;
    std::vector<PlayerRecord> m_records;
};

RankReason told(const Standing& a, const Standing& b)
{
    return a.cutRound != b.cutRound ? RankReason::Cut
           : a.points != b.points   ? RankReason::Points
           : a.omw != b.omw         ? RankReason::OpponentsMatches
           : a.gw != b.gw           ? RankReason::Games
           : a.ogw != b.ogw         ? RankReason::OpponentsGames
                                    : RankReason::Lot;
}

std::vector<Standing> ranked(const EventState& state, const EventRecords& records)
{
    std::vector<Standing> standings;
    for (const auto& player : state.players)
        standings.push_back(records.standing(player.number));
    std::sort(standings.begin(), standings.end(), [](const Standing& a, const Standing& b) {
        return std::tie(b.cutRound, b.points, b.omw, b.gw, b.ogw, a.lot, a.player) <
               std::tie(a.cutRound, a.points, a.omw, a.gw, a.ogw, b.lot, b.player);
    });
    for (std::size_t i = 0; i < standings.size(); ++i)
        standings[i].rank = static_cast<int>(i) + 1;
    return standings;
}

} // namespace

std::vector<Standing> standingsOf(const EventState& state)
{
    return standingsOf(state, static_cast<int>(state.rounds.size()));
}

std::vector<Standing> standingsOf(const EventState& state, int round)
{
    return ranked(state, EventRecords(state, round));
}

std::optional<StandingReasons> whyStanding(const EventState& state, PlayerNumber player)
{
    const EventRecords records(state, static_cast<int>(state.rounds.size()));
    const auto all = ranked(state, records);
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.player == player; });
    if (found == all.end())
        return std::nullopt;
    StandingReasons why;
    why.standing = *found;
    if (found != all.begin()) {
        const auto& before = *(found - 1);
        why.before = before.player;
        why.reason = told(before, *found);
    }
    const auto& record = records.of(player);
    for (const auto& [round, other] : record.opponents) {
        const auto matches = records.matchShare(other), games = records.gameShare(other);
        why.opponents.push_back({round, other, std::max(matches, leastShare), std::max(games, leastShare),
            matches < leastShare, games < leastShare});
    }
    why.gamePoints = record.gamePoints;
    why.gamesPlayed = record.games;
    why.gamesRaised = record.games > 0 && records.gameShare(player) < leastShare;
    return why;
}

std::uint32_t lotOf(std::uint64_t seed, PlayerNumber player)
{
    return Random(seed, static_cast<std::uint64_t>(player)).next();
}

const char* rankReasonId(RankReason reason)
{
    static constexpr std::array ids{"first", "cut", "points", "omw", "gw", "ogw", "lot"};
    return ids[static_cast<std::size_t>(reason)];
}

} // namespace nexus::model
