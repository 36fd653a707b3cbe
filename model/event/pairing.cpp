#include "model/event/pairing.h"

#include "model/base/random.h"
#include "model/event/best_matching.h"
#include "model/event/standings.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <tuple>

namespace nexus::model {

namespace {

constexpr std::size_t lot = static_cast<std::size_t>(PairingWish::Lot);
constexpr std::size_t apart = static_cast<std::size_t>(PairingWish::PointsApart);
constexpr int maxPairs = maxEventPlayers / 2 + 1;

// Bits that a wish takes, so that the sum over all pairs leaves the next one alone.
constexpr int bitsOf(const WishWeight& wish)
{
    return static_cast<int>(std::bit_width(
        static_cast<std::uint64_t>(wish.most) * static_cast<std::uint64_t>(wish.byeAlone ? 1 : maxPairs)));
}
constexpr bool isSmall(std::size_t wish) { return wish >= apart; }
constexpr int bitsOf(bool small)
{
    int bits = 0;
    for (std::size_t i = 0; i < pairingWishes.size(); ++i)
        bits += isSmall(i) == small ? bitsOf(pairingWishes[i]) : 0;
    return bits;
}
// LEMON multiplies by four, and adds up a few of them.
static_assert(bitsOf(false) <= 58 && bitsOf(true) <= 58);

// What is to be weighed of the players of a round, `nobody` among them for a bye.
class SwissTable {
public:
    SwissTable(const EventState& state, std::vector<PlayerNumber> players)
        : m_state(state)
        , m_players(std::move(players))
        , m_points(state.players.size() + 1)
        , m_byes(m_points.size())
    {
        for (const auto& standing : standingsOf(state)) {
            m_points[index(standing.player)] = standing.points;
            m_byes[index(standing.player)] = standing.byes;
        }
        for (const auto& round : state.rounds)
            for (const auto& match : round.matches)
                ++m_met[std::minmax(match.first, match.second)];
        m_lowest = m_players.empty() ? 0 : m_points[index(m_players.front())];
        for (const auto player : m_players)
            m_lowest = std::min(m_lowest, m_points[index(player)]);
    }

    [[nodiscard]] int points(PlayerNumber player) const { return m_points[index(player)]; }
    [[nodiscard]] int byes(PlayerNumber player) const { return m_byes[index(player)]; }
    [[nodiscard]] int aboveLowest(PlayerNumber player) const { return points(player) - m_lowest; }

    // The wishes of a pair; 0 stands for nobody.
    [[nodiscard]] PairingFaults faults(PlayerNumber a, PlayerNumber b) const
    {
        PairingFaults found{};
        if (a == 0 || b == 0) {
            found[at(PairingWish::SecondBye)] = byes(a + b);
            found[at(PairingWish::HighBye)] = aboveLowest(a + b);
            return found;
        }
        const auto met = m_met.find(std::minmax(a, b));
        const std::int64_t between = points(a) - points(b);
        const auto fixed = [&](PlayerNumber player) { return m_state.player(player)->fixedTable; };
        found[at(PairingWish::Forbidden)] = m_state.isForbidden(a, b);
        found[at(PairingWish::Again)] = met == m_met.end() ? 0 : met->second;
        found[at(PairingWish::TwoTables)] = fixed(a) != 0 && fixed(b) != 0 && fixed(a) != fixed(b);
        found[apart] = between * between;
        return found;
    }

private:
    static std::size_t index(PlayerNumber player) { return static_cast<std::size_t>(player); }
    static std::size_t at(PairingWish wish) { return static_cast<std::size_t>(wish); }

    const EventState& m_state;
    std::vector<PlayerNumber> m_players;
    std::vector<int> m_points, m_byes;
    std::map<std::pair<PlayerNumber, PlayerNumber>, int> m_met;
    int m_lowest = 0;
};

PairCost costOf(const PairingFaults& faults)
{
    PairCost cost;
    for (std::size_t i = 0; i < pairingWishes.size(); ++i) {
        const auto& wish = pairingWishes[i];
        auto& part = isSmall(i) ? cost.small : cost.great;
        part = part * (std::int64_t{1} << bitsOf(wish)) + std::min<std::int64_t>(faults[i], wish.most);
    }
    return cost;
}

// Who ranks before whom at a table and among tables: points, then the lot.
std::vector<PlayerNumber> byPoints(const EventState& state, std::vector<PlayerNumber> players, const SwissTable& table)
{
    const auto key = [&](PlayerNumber player) {
        return std::tuple(-table.points(player), lotOf(state.settings.seed, player), player);
    };
    std::sort(players.begin(), players.end(), [&](auto a, auto b) { return key(a) < key(b); });
    return players;
}

// Pairs get the tables their players need, the others those that are left, in their order.
void numberTables(const EventState& state, std::vector<SeatedPair>& pairs)
{
    std::set<int> taken;
    for (auto& pair : pairs)
        for (const auto player : {pair.first, pair.second})
            if (const int fixed = state.player(player)->fixedTable;
                fixed > 0 && pair.table == 0 && taken.insert(fixed).second)
                pair.table = fixed;
    int next = 1;
    for (auto& pair : pairs) {
        if (pair.table != 0)
            continue;
        while (taken.contains(next))
            ++next;
        pair.table = next++;
    }
    std::sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) { return a.table < b.table; });
}

Pairing swissPairing(const EventState& state)
{
    auto players = state.playing(state.nextRound());
    const SwissTable table(state, players);
    auto seats = byPoints(state, std::move(players), table);
    if (seats.size() % 2 != 0)
        seats.push_back(0);
    Random random(state.settings.seed, static_cast<std::uint64_t>(state.nextRound()));
    const auto lots = static_cast<std::uint32_t>(pairingWishes[lot].most) + 1;
    std::vector<PairCost> costs;
    costs.reserve(seats.size() * (seats.size() - 1) / 2);
    for (std::size_t a = 1; a < seats.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            auto faults = table.faults(seats[a], seats[b]);
            faults[lot] = random.below(lots);
            costs.push_back(costOf(faults));
        }
    const auto partners = cheapestPairs(seats.size(), costs);
    Pairing pairing;
    for (std::size_t a = 0; a < seats.size(); ++a)
        if (const auto b = partners[a]; a < b) {
            if (seats[b] == 0)
                pairing.byes.push_back(seats[a]);
            else
                pairing.tables.push_back({0, seats[a], seats[b]});
        }
    numberTables(state, pairing.tables);
    return pairing;
}

// The circle: one stays, the others go on by one place a round. Of an odd number the one across from nobody has a bye;
// so has who would meet somebody who has left.
Pairing robinPairing(const EventState& state)
{
    std::vector<PlayerNumber> circle;
    for (const auto& player : state.players)
        circle.push_back(player.number);
    std::sort(circle.begin(), circle.end(), [&](auto a, auto b) {
        return std::pair(lotOf(state.settings.seed, a), a) < std::pair(lotOf(state.settings.seed, b), b);
    });
    if (circle.size() % 2 != 0)
        circle.push_back(0);
    const auto round = state.rounds.size() % (circle.size() - 1);
    std::rotate(circle.begin() + 1, circle.end() - static_cast<std::ptrdiff_t>(round), circle.end());
    Pairing pairing;
    const auto plays = [&](PlayerNumber player) {
        return player != 0 && state.player(player)->playsIn(state.nextRound());
    };
    for (std::size_t i = 0; i < circle.size() / 2; ++i) {
        auto a = circle[i], b = circle[circle.size() - 1 - i];
        if (round % 2 != 0 && i == 0)
            std::swap(a, b);
        if (plays(a) && plays(b))
            pairing.tables.push_back({0, a, b});
        else if (plays(a) || plays(b))
            pairing.byes.push_back(plays(a) ? a : b);
    }
    numberTables(state, pairing.tables);
    return pairing;
}

// Places of a bracket, so that the best two can meet in its last round only: 1 8 4 5 2 7 3 6.
std::vector<std::size_t> bracketOrder(std::size_t size)
{
    std::vector<std::size_t> order{1};
    while (order.size() < size) {
        std::vector<std::size_t> wider;
        for (const auto seed : order)
            wider.insert(wider.end(), {seed, order.size() * 2 + 1 - seed});
        order = std::move(wider);
    }
    return order;
}

// Who is left at each place of the bracket, round after round; nobody where a place is empty.
std::vector<PlayerNumber> bracketNow(const EventState& state)
{
    std::vector<PlayerNumber> places;
    for (const auto seed : bracketOrder(std::bit_ceil(state.seeds.size())))
        places.push_back(seed <= state.seeds.size() ? state.seeds[seed - 1] : 0);
    for (auto i = static_cast<std::size_t>(state.cutAfter); i < state.rounds.size(); ++i) {
        std::set<PlayerNumber> won(state.rounds[i].byes.begin(), state.rounds[i].byes.end());
        for (const auto& match : state.rounds[i].matches)
            if (match.score)
                won.insert(match.score->won > match.score->lost ? match.first : match.second);
        std::vector<PlayerNumber> next;
        for (std::size_t at = 0; at + 1 < places.size(); at += 2)
            next.push_back(won.contains(places[at]) ? places[at] : won.contains(places[at + 1]) ? places[at + 1] : 0);
        places = std::move(next);
    }
    return places;
}

tl::expected<PairRound, EventRefusal> eliminationRound(const EventState& state)
{
    const auto places = bracketNow(state);
    if (places.size() < 2)
        return tl::unexpected(EventRefusal{EventFault::Over, 0, {}});
    const auto seedOf = [&](PlayerNumber player) {
        return std::find(state.seeds.begin(), state.seeds.end(), player) - state.seeds.begin();
    };
    PairRound round;
    round.kind = PairingKind::Elimination;
    for (std::size_t at = 0; at < places.size(); at += 2) {
        auto a = places[at], b = places[at + 1];
        if (a != 0 && b != 0) {
            if (seedOf(b) < seedOf(a))
                std::swap(a, b);
            round.pairing.tables.push_back({0, a, b});
        } else if (a + b != 0) {
            round.pairing.byes.push_back(a + b);
        }
    }
    numberTables(state, round.pairing.tables);
    return round;
}

CutTo cutOfAll(const EventState& state)
{
    CutTo cut{state.playing(state.nextRound())};
    std::sort(cut.seeds.begin(), cut.seeds.end(), [&](auto a, auto b) {
        return std::pair(lotOf(state.settings.seed, a), a) < std::pair(lotOf(state.settings.seed, b), b);
    });
    return cut;
}

} // namespace

tl::expected<NextRound, EventRefusal> nextRound(const EventState& state)
{
    const auto refused = [](EventFault fault, int number = 0) {
        return tl::unexpected(EventRefusal{fault, number, {}});
    };
    if (!state.rounds.empty() && state.rounds.back().open() > 0)
        return refused(EventFault::ResultsMissing, state.rounds.back().open());
    if (state.seeds.empty() && state.playing(state.nextRound()).size() < 2)
        return refused(EventFault::TooFewPlayers);
    NextRound next;
    auto cutState = state;
    if (state.settings.pairing == PairingKind::Elimination && state.seeds.empty()) {
        next.cut = cutOfAll(state);
        cutState.seeds = next.cut->seeds;
        cutState.cutAfter = static_cast<int>(state.rounds.size());
    }
    if (!cutState.seeds.empty()) {
        auto round = eliminationRound(cutState);
        if (!round)
            return tl::unexpected(round.error());
        next.round = std::move(*round);
        return next;
    }
    const bool robin = state.settings.pairing == PairingKind::RoundRobin;
    if ((robin || state.settings.rounds > 0) && state.nextRound() > state.roundsPlanned())
        return refused(EventFault::AllRoundsPlayed, state.roundsPlanned());
    next.round = {state.settings.pairing, robin ? robinPairing(state) : swissPairing(state)};
    return next;
}

tl::expected<CutTo, EventRefusal> cutTo(const EventState& state, int players)
{
    CutTo cut;
    for (const auto& standing : standingsOf(state))
        if (static_cast<int>(cut.seeds.size()) < players && state.player(standing.player)->playsIn(state.nextRound()))
            cut.seeds.push_back(standing.player);
    if (static_cast<int>(cut.seeds.size()) < players)
        return tl::unexpected(EventRefusal{EventFault::TooFewPlayers, static_cast<int>(cut.seeds.size()), {}});
    auto tried = state;
    if (const auto applied = apply(tried, cut); !applied)
        return tl::unexpected(applied.error());
    return cut;
}

PairingFaults faultsOf(const EventState& state, const Pairing& pairing)
{
    const SwissTable table(state, state.playing(state.nextRound()));
    PairingFaults sum{};
    const auto add = [&](PlayerNumber a, PlayerNumber b) {
        const auto faults = table.faults(a, b);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += faults[i];
    };
    for (const auto& pair : pairing.tables)
        add(pair.first, pair.second);
    for (const auto player : pairing.byes)
        add(player, 0);
    return sum;
}

namespace {

// Before the round whose pairs are made by hand.
EventState stateBefore(const EventState& state)
{
    return !state.rounds.empty() && !state.rounds.back().begun() ? withoutLastRound(state) : state;
}

} // namespace

PairingFaults bestFaults(const EventState& given)
{
    const auto state = stateBefore(given);
    const auto best = nextRound(state);
    PairingFaults most;
    most.fill(std::numeric_limits<std::int64_t>::max());
    return best && state.seeds.empty() ? faultsOf(state, best->round.pairing) : most;
}

std::vector<BrokenPairing> brokenBy(
    const EventState& given, const Pairing& pairing, const std::optional<PairingFaults>& best)
{
    const auto state = stateBefore(given);
    const SwissTable table(state, state.playing(state.nextRound()));
    std::vector<BrokenPairing> broken;
    const auto kept = [&](PairingWish wish, const PairingFaults& faults) {
        return faults[static_cast<std::size_t>(wish)] == 0;
    };
    const bool closer = (best ? *best : bestFaults(given))[apart] < faultsOf(state, pairing)[apart];
    for (const auto& pair : pairing.tables) {
        const auto faults = table.faults(pair.first, pair.second);
        if (!kept(PairingWish::Forbidden, faults))
            broken.push_back({BrokenWish::Forbidden, pair.first, pair.second, 0});
        for (std::size_t i = 0; i < state.rounds.size() && !kept(PairingWish::Again, faults); ++i)
            for (const auto& match : state.rounds[i].matches)
                if (match.has(pair.first) && match.has(pair.second))
                    broken.push_back({BrokenWish::Again, pair.first, pair.second, static_cast<int>(i) + 1});
        if (!kept(PairingWish::TwoTables, faults))
            broken.push_back({BrokenWish::TwoTables, pair.first, pair.second, 0});
        for (const auto player : {pair.first, pair.second})
            if (const int own = state.player(player)->fixedTable;
                own != 0 && own != pair.table && kept(PairingWish::TwoTables, faults))
                broken.push_back({BrokenWish::OtherTable, player, 0, own});
        if (closer && faults[apart] != 0)
            broken.push_back({BrokenWish::PointsApart, pair.first, pair.second,
                std::abs(table.points(pair.first) - table.points(pair.second))});
    }
    for (const auto player : pairing.byes) {
        if (table.byes(player) > 0)
            broken.push_back({BrokenWish::SecondBye, player, 0, table.byes(player)});
        const auto all = state.playing(state.nextRound());
        const bool lowerWithout = std::any_of(all.begin(), all.end(),
            [&](PlayerNumber other) { return table.byes(other) == 0 && table.points(other) < table.points(player); });
        if (lowerWithout && state.seeds.empty())
            broken.push_back({BrokenWish::HighBye, player, 0, table.aboveLowest(player)});
    }
    return broken;
}

EventState withoutLastRound(EventState state)
{
    if (!state.rounds.empty())
        state.rounds.pop_back();
    return state;
}

} // namespace nexus::model
