// Pairs against all pairs there are: up to ten players every way to pair them is tried, and none keeps the wishes
// better. Of larger events the promises are looked at.
#include "model/event/pairing.h"

#include "model/event/standings.h"
#include "tests/support/events.h"
#include "tests/support/test_class.h"

#include <map>
#include <rapidcheck.h>
#include <set>

namespace pairing_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Faults without the lot, which any of the best may draw.
PairingFaults told(const EventState& state, const Pairing& pairing)
{
    auto faults = faultsOf(state, pairing);
    faults.back() = 0;
    return faults;
}

// The least faults of all pairings of these players.
void tryAll(const EventState& state, std::vector<PlayerNumber> left, Pairing& made, std::optional<PairingFaults>& best)
{
    if (left.empty()) {
        const auto faults = told(state, made);
        if (!best || faults < *best)
            best = faults;
        return;
    }
    const bool odd = left.size() % 2 != 0;
    const auto first = left.back();
    left.pop_back();
    if (odd) { // somebody of those who are left gets the bye
        made.byes.push_back(first);
        tryAll(state, left, made, best);
        made.byes.pop_back();
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        auto rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        made.tables.push_back({0, first, left[i]});
        tryAll(state, rest, made, best);
        made.tables.pop_back();
    }
}

PairingFaults leastFaults(const EventState& state)
{
    Pairing made;
    std::optional<PairingFaults> best;
    tryAll(state, state.playing(state.nextRound()), made, best);
    return *best;
}

// An event by chance: players come late, leave, come back, may not meet, have tables of their own; results are
// corrected. `look` is asked before each round with the pairs of it.
template <class Look> EventState anEvent(int players, int rounds, std::uint64_t seed, Look look)
{
    Random random(seed);
    auto state = eventOf(players, {.seed = seed});
    for (std::uint32_t i = 0, all = random.below(4); i < all; ++i) {
        const auto a = random.between(1, players), b = random.between(1, players);
        if (a != b)
            need(apply(state, ForbidPair{a, b}));
    }
    for (std::uint32_t i = 0, all = random.below(3); i < all; ++i)
        need(apply(state, FixTable{random.between(1, players), random.between(0, 2 * players)}));
    for (int round = 0; round < rounds; ++round) {
        const auto next = nextRound(state);
        if (!next)
            break;
        look(state, next->round.pairing);
        need(apply(state, next->round));
        playRound(state, random);
        const auto& matches = state.rounds[random.below(static_cast<std::uint32_t>(state.rounds.size()))].matches;
        if (!matches.empty() && random.below(3) == 0) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(matches.size())));
            const auto inRound = static_cast<int>(std::find_if(state.rounds.begin(), state.rounds.end(),
                                                      [&](const auto& each) { return &each.matches == &matches; }) -
                                                  state.rounds.begin());
            need(apply(state, GiveResult{inRound + 1, matches[at].table, scoreBy(random)}));
        }
        const auto who = random.between(1, static_cast<int>(state.players.size()));
        const auto& player = *state.player(who);
        switch (random.below(5)) {
        case 0:
            if (!player.outFrom && state.playing(state.nextRound()).size() > 2)
                need(apply(state, LeaveEvent{who, state.nextRound(), Leave::Drop}));
            break;
        case 1:
            if (player.outFrom)
                need(apply(state, ComeBack{who, state.nextRound()}));
            break;
        case 2:
            if (static_cast<int>(state.players.size()) < players + 3)
                need(apply(state, AddPlayer{"Late " + std::to_string(round), {}, {}, {}, std::nullopt}));
            break;
        default: break;
        }
    }
    return state;
}

} // namespace

class PairingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noPairsKeepTheWishesBetter()
    {
        std::size_t compared = 0, again = 0, seconds = 0, floats = 0;
        QVERIFY(rc::check([&] {
            const auto players = *rc::gen::inRange(2, 9);
            const auto seed = *rc::gen::inRange<std::uint64_t>(1, 1'000'000);
            (void)anEvent(players, 9, seed, [&](const EventState& state, const Pairing& pairing) {
                if (state.playing(state.nextRound()).size() > 10)
                    return;
                const auto mine = told(state, pairing), best = leastFaults(state);
                RC_ASSERT(mine == best);
                ++compared;
                again += best[1] > 0;
                seconds += best[3] > 0;
                floats += best[5] > 0;
            });
        }));
        qInfo("%zu rounds against all pairings: %zu with a rematch that none avoids, %zu with a second bye, %zu with "
              "players apart",
            compared, again, seconds, floats);
        QVERIFY(compared > 0 && again > 0 && floats > 0);
    }

    void everybodyHasOnePlace()
    {
        QVERIFY(rc::check([] {
            const auto players = *rc::gen::inRange(2, 60);
            const auto seed = *rc::gen::inRange<std::uint64_t>(1, 1'000'000);
            const auto state = anEvent(players, 6, seed, [](const EventState& before, const Pairing& pairing) {
                std::multiset<PlayerNumber> met(pairing.byes.begin(), pairing.byes.end());
                std::set<int> tables;
                for (const auto& pair : pairing.tables) {
                    met.insert({pair.first, pair.second});
                    RC_ASSERT(tables.insert(pair.table).second);
                }
                const auto playing = before.playing(before.nextRound());
                RC_ASSERT(std::vector<PlayerNumber>(met.begin(), met.end()) == playing);
                RC_ASSERT(pairing.byes.size() == playing.size() % 2);
                RC_ASSERT(nextRound(before)->round.pairing == pairing); // and again the same
            });
            // Nobody meets twice in so few rounds of so many.
            std::set<std::pair<PlayerNumber, PlayerNumber>> met;
            if (players >= 24)
                for (const auto& round : state.rounds)
                    for (const auto& match : round.matches)
                        RC_ASSERT(met.insert(std::minmax(match.first, match.second)).second);
        }));
    }

    void byesGoRound()
    {
        auto state = eventOf(11);
        std::map<PlayerNumber, int> byes;
        std::set<int> lower;
        Random random(5);
        for (int round = 0; round < 6; ++round) {
            const auto next = nextRound(state);
            QVERIFY(next);
            const auto bye = next->round.pairing.byes.at(0);
            QCOMPARE(byes[bye]++, 0);
            const auto standings = standingsOf(state);
            const auto points = [&](PlayerNumber player) {
                return std::find_if(standings.begin(), standings.end(), [&](const auto& each) {
                    return each.player == player;
                })->points;
            };
            // Who has fewer points has had one, or the first meetings of all others would not work out.
            for (const auto& each : standings)
                if (each.byes == 0 && each.points < points(bye))
                    lower.insert(round);
            need(apply(state, next->round));
            playRound(state, random);
        }
        for (const int round : lower) // only where rematches begin to be hard to avoid
            QVERIFY(round >= 3);
    }

    void theSeedDecides()
    {
        const auto first = [](std::uint64_t seed) { return nextRound(eventOf(16, {.seed = seed}))->round.pairing; };
        QVERIFY(first(1) == first(1));
        QVERIFY(first(1) != first(2));
        // A promise: kept files pair on as they would have.
        const Pairing kept{
            {{1, 2, 9}, {2, 12, 6}, {3, 15, 3}, {4, 7, 5}, {5, 4, 8}, {6, 16, 10}, {7, 11, 1}, {8, 13, 14}}, {}};
        QVERIFY(first(1) == kept);
    }

    void aForbiddenPairYieldsASecondBye()
    {
        auto state = eventOf(3);
        need(apply(state, ForbidPair{1, 2}));
        Random random(1);
        for (int round = 0; round < 4; ++round) {
            const auto next = nextRound(state);
            QVERIFY(next);
            QVERIFY(next->round.pairing.byes.at(0) != 3);
            need(apply(state, next->round));
            playRound(state, random);
        }
    }

    void fixedTablesStay()
    {
        auto state = eventOf(10);
        need(apply(state, FixTable{7, 40}));
        need(apply(state, FixTable{8, 1}));
        Random random(1);
        for (int round = 0; round < 4; ++round) {
            const auto next = nextRound(state)->round;
            for (const auto& pair : next.pairing.tables) {
                QCOMPARE(pair.first == 7 || pair.second == 7, pair.table == 40);
                if (pair.first == 8 || pair.second == 8)
                    QCOMPARE(pair.table, 1);
            }
            need(apply(state, next));
            playRound(state, random);
        }
    }

    void aRoundRobinMeetsEverybodyOnce()
    {
        for (const int players : {2, 3, 4, 7, 8, 15}) {
            auto state = eventOf(players, {.seed = 9, .pairing = PairingKind::RoundRobin});
            const int rounds = players - 1 + players % 2;
            QCOMPARE(state.roundsPlanned(), rounds);
            playRounds(state, rounds, 3);
            std::set<std::pair<PlayerNumber, PlayerNumber>> met;
            for (const auto& round : state.rounds)
                for (const auto& match : round.matches)
                    QVERIFY(met.insert(std::minmax(match.first, match.second)).second);
            QCOMPARE(static_cast<int>(met.size()), players * (players - 1) / 2);
            QCOMPARE(nextRound(state).error().fault, EventFault::AllRoundsPlayed);
            QCOMPARE(apply(state, AddPlayer{"Late", {}, {}, {}, std::nullopt}).error().fault, EventFault::NotLate);
        }
    }

    void eliminationLeavesOne()
    {
        for (const int players : {2, 3, 5, 8, 13, 32}) {
            auto state = eventOf(players, {.seed = 9, .pairing = PairingKind::Elimination});
            int rounds = 0;
            Random random(4);
            for (;; ++rounds) {
                const auto next = nextRound(state);
                if (!next) {
                    QCOMPARE(next.error().fault, EventFault::Over);
                    break;
                }
                if (next->cut)
                    need(apply(state, *next->cut));
                need(apply(state, next->round));
                playRound(state, random);
            }
            QCOMPARE(rounds, proposedRounds(players));
            std::size_t matches = 0;
            for (const auto& round : state.rounds)
                matches += round.matches.size();
            QCOMPARE(static_cast<int>(matches), players - 1); // everybody but one has lost once
        }
    }

    void whatHandMadePairsBreak()
    {
        auto state = eventOf(5);
        need(apply(state, ForbidPair{1, 4}));
        need(apply(state, PairRound{PairingKind::Swiss, {{{1, 1, 2}, {2, 3, 4}}, {5}}}));
        need(apply(state, GiveResult{1, 1, {2, 0, 0}}));
        need(apply(state, GiveResult{1, 2, {2, 0, 0}}));
        const auto kinds = [&](const Pairing& pairing) {
            std::set<int> found;
            for (const auto& broken : brokenBy(state, pairing))
                found.insert(static_cast<int>(broken.what));
            return found;
        };
        const auto id = [](BrokenWish wish) { return static_cast<int>(wish); };
        QVERIFY(kinds(nextRound(state)->round.pairing).empty());
        QVERIFY(kinds({{{1, 1, 2}, {2, 3, 4}}, {5}}).contains(id(BrokenWish::Again)));
        QVERIFY(kinds({{{1, 1, 2}, {2, 3, 4}}, {5}}).contains(id(BrokenWish::SecondBye)));
        QVERIFY(kinds({{{1, 1, 4}, {2, 3, 5}}, {2}}).contains(id(BrokenWish::Forbidden)));
        QVERIFY(kinds({{{1, 5, 2}, {2, 3, 4}}, {1}}).contains(id(BrokenWish::HighBye)));
        QVERIFY(kinds({{{1, 1, 4}, {2, 3, 5}}, {2}}).contains(id(BrokenWish::PointsApart)) ||
                !kinds({{{1, 2, 1}, {2, 3, 5}}, {4}}).empty());
        need(apply(state, FixTable{3, 2}));
        QVERIFY(kinds({{{2, 1, 2}, {1, 3, 5}}, {4}}).contains(id(BrokenWish::OtherTable)));
        QVERIFY(!kinds({{{1, 1, 2}, {2, 3, 5}}, {4}}).contains(id(BrokenWish::OtherTable)));
        // What the program would pair may be known: nothing is nearer than that.
        QVERIFY(bestFaults(state) == faultsOf(state, nextRound(state)->round.pairing));
        // Of a round that is paired and not begun, as well.
        need(apply(state, nextRound(state)->round));
        QVERIFY(kinds({{{1, 1, 4}, {2, 3, 5}}, {2}}).contains(id(BrokenWish::Forbidden)));
    }

    void fiveHundredPlayers()
    {
        auto state = eventOf(500, {.seed = 3});
        playRounds(state, 2, 8);
        const auto next = nextRound(state);
        QVERIFY(next);
        QCOMPARE(next->round.pairing.tables.size(), std::size_t{250});
        const auto faults = faultsOf(state, next->round.pairing);
        QCOMPARE(faults[static_cast<std::size_t>(PairingWish::Again)], 0);
    }
};

NEXUS_TEST(PairingTest, Nothing);

} // namespace pairing_test

#include "pairing_test.moc"
