// What may be done to an event and what is refused, and that a log is replayed to the same state.
#include "model/event/event_state.h"

#include "model/event/pairing.h"
#include "model/event/standings.h"
#include "tests/support/events.h"
#include "tests/support/test_class.h"

namespace event_state_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::optional<EventFault> faultOf(EventState state, const EventDeed& deed)
{
    const auto applied = nexus::model::apply(state, deed);
    return applied ? std::nullopt : std::optional(applied.error().fault);
}

AddPlayer named(const char* name) { return {name, {}, {}, {}, std::nullopt}; }
PairRound swiss(std::vector<SeatedPair> tables, std::vector<PlayerNumber> byes = {})
{
    return {PairingKind::Swiss, {std::move(tables), std::move(byes)}};
}

} // namespace

class EventStateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersComeAndGo()
    {
        auto state = eventOf(4);
        QVERIFY(faultOf(state, named("PLAYER 2")) == EventFault::NameTaken);
        QVERIFY(!faultOf(state, AddPlayer{"Player 2", "other", {}, {}, std::nullopt}));
        need(apply(state, swiss({{1, 1, 2}, {2, 3, 4}})));
        need(apply(state, named("Late")));
        QCOMPARE(state.playing(1).size(), std::size_t{4});
        QCOMPARE(state.playing(2).size(), std::size_t{5});
        QVERIFY(faultOf(state, LeaveEvent{1, 3, Leave::Drop}) == EventFault::RoundGone);
        need(apply(state, LeaveEvent{1, 2, Leave::Drop}));
        QVERIFY(state.player(1)->playsIn(1) && !state.player(1)->playsIn(2));
        QVERIFY(faultOf(state, LeaveEvent{1, 2, Leave::Drop}) == EventFault::IsOut);
        QVERIFY(!faultOf(state, LeaveEvent{1, 2, Leave::Disqualify})); // who left may still be
        QVERIFY(faultOf(state, ComeBack{2, 2}) == EventFault::IsNotOut);
        QVERIFY(faultOf(state, ComeBack{1, 5}) == EventFault::RoundGone);
        need(apply(state, ComeBack{1, 2}));
        QVERIFY(state.player(1)->playsIn(2));
        QVERIFY(faultOf(state, LeaveEvent{9, 2, Leave::Drop}) == EventFault::NoSuchPlayer);
    }

    void everybodyHasOnePlaceInARound()
    {
        auto state = eventOf(4);
        QVERIFY(faultOf(state, swiss({{1, 1, 2}})) == EventFault::PlayerMissing);
        QVERIFY(faultOf(state, swiss({{1, 1, 2}, {2, 3, 1}}, {4})) == EventFault::PlayerTwice);
        QVERIFY(faultOf(state, swiss({{1, 1, 2}, {1, 3, 4}})) == EventFault::TableTwice);
        QVERIFY(faultOf(state, swiss({{1, 1, 2}, {0, 3, 4}})) == EventFault::NoSuchTable);
        QVERIFY(faultOf(state, swiss({{1, 1, 2}, {2, 3, 9}}, {4})) == EventFault::NoSuchPlayer);
        QVERIFY(faultOf(state, PairRound{PairingKind::RoundRobin, {{{1, 1, 2}, {2, 3, 4}}, {}}}) == EventFault::BadCut);
        need(apply(state, LeaveEvent{4, 1, Leave::Drop}));
        QVERIFY(faultOf(state, swiss({{1, 1, 2}, {2, 3, 4}})) == EventFault::PlayerNotPlaying);
        need(apply(state, swiss({{1, 1, 2}}, {3})));
        QVERIFY(faultOf(state, swiss({{1, 1, 2}}, {3})) == EventFault::ResultsMissing);
    }

    void pairsChangeBeforeTheFirstResult()
    {
        auto state = eventOf(4);
        QVERIFY(faultOf(state, ChangePairs{{{{1, 1, 2}}, {}}}) == EventFault::NothingPaired);
        need(apply(state, swiss({{1, 1, 2}, {2, 3, 4}})));
        need(apply(state, named("Late")));
        need(apply(state, LeaveEvent{4, 2, Leave::Drop}));
        // Who is late takes the place of who has gone.
        need(apply(state, ChangePairs{{{{1, 1, 3}, {2, 2, 5}}, {}}}));
        QCOMPARE(state.rounds[0].matches[1].second, 5);
        QVERIFY(state.player(5)->playsIn(1));
        QVERIFY(faultOf(state, ChangePairs{{{{1, 1, 3}}, {2}}}) == EventFault::PlayerMissing);
        need(apply(state, GiveResult{1, 1, {2, 0, 0}}));
        QVERIFY(faultOf(state, ChangePairs{{{{1, 1, 2}, {2, 3, 5}}, {}}}) == EventFault::RoundBegun);
    }

    void resultsOfAMatch()
    {
        auto state = eventOf(2);
        need(apply(state, swiss({{1, 1, 2}})));
        QVERIFY(faultOf(state, GiveResult{2, 1, {2, 0, 0}}) == EventFault::NoSuchRound);
        QVERIFY(faultOf(state, GiveResult{1, 2, {2, 0, 0}}) == EventFault::NoSuchTable);
        for (const MatchScore none : {MatchScore{2, 2, 0}, {3, 0, 0}, {-1, 0, 0}, {0, 0, maxGamesOfMatch + 1}})
            QVERIFY(faultOf(state, GiveResult{1, 1, none}) == EventFault::NoResult);
        for (const MatchScore some : {MatchScore{2, 1, 0}, {1, 0, 0}, {1, 1, 1}, {0, 0, 3}, {0, 0, 0}})
            QVERIFY(!faultOf(state, GiveResult{1, 1, some}));
        QVERIFY(isScore({1, 0, 0}, 1) && !isScore({2, 0, 0}, 1) && !isScore({1, 1, 0}, 1));
        state.settings.seed = 1;
    }

    void listsAreLockedOnce()
    {
        auto state = eventOf(2);
        QVERIFY(faultOf(state, LockLists{"SUM"}) == EventFault::NoLists);
        need(apply(state, EnterList{1, {}}));
        need(apply(state, LockLists{"SUM"}));
        QVERIFY(faultOf(state, LockLists{"SUM"}) == EventFault::LockedAlready);
        QVERIFY(!state.players[0].changedSinceLock);
        need(apply(state, EnterList{1, {}}));
        QVERIFY(state.players[0].changedSinceLock);
    }

    void theLastDeedIsTakenBack()
    {
        Event event{{.seed = 5}, {}};
        for (const EventDeed& deed : {EventDeed(named("Ann")), EventDeed(named("Bob")), EventDeed(swiss({{1, 1, 2}})),
                 EventDeed(GiveResult{1, 1, {2, 0, 0}}), EventDeed(MakeNote{"clock", {}, 1, 0, 0})})
            event.log.push_back({{}, {}, deed});
        QCOMPARE(*lastDeed(event), std::size_t{3});
        event.log.push_back({{}, {}, TakeBack()});
        QCOMPARE(replay(event)->rounds.at(0).open(), 1);
        event.log.push_back({{}, {}, TakeBack()});
        QVERIFY(replay(event)->rounds.empty());
        QCOMPARE(replay(event)->entries, event.log.size());
        event.log.push_back({{}, {}, swiss({{3, 2, 1}})});
        QCOMPARE(replay(event)->rounds.at(0).matches.at(0).table, 3);
        for (int i = 0; i < 3; ++i)
            event.log.push_back({{}, {}, TakeBack()});
        QVERIFY(replay(event)->players.empty());
        event.log.push_back({{}, {}, TakeBack()});
        QCOMPARE(replay(event).error().refusal.fault, EventFault::NothingToTakeBack);
    }

    void roundsArePlannedAnew()
    {
        auto state = eventOf(8);
        QCOMPARE(state.roundsPlanned(), 3);
        need(apply(state, PlanRounds{5}));
        QCOMPARE(state.roundsPlanned(), 5);
        need(apply(state, PlanRounds{0}));
        QCOMPARE(state.roundsPlanned(), 3);
        playRounds(state, 2, 1);
        QVERIFY(faultOf(state, PlanRounds{1}) == EventFault::RoundsPaired);
        QVERIFY(faultOf(state, PlanRounds{maxEventRounds + 1}) == EventFault::NoSuchRound);
        need(apply(state, PlanRounds{2}));
        QCOMPARE(nextRound(state).error().fault, EventFault::AllRoundsPlayed);
        need(apply(state, CutTo{{1, 2}}));
        QVERIFY(faultOf(state, PlanRounds{4}) == EventFault::CutAlready);
        QVERIFY(faultOf(eventOf(4, {.seed = 1, .pairing = PairingKind::RoundRobin}), PlanRounds{4}) ==
                EventFault::NotPlanned);
    }

    void placesAndTablesChange()
    {
        const Pairing pairing{{{1, 1, 2}, {4, 3, 4}}, {5}};
        QVERIFY(*withPlacesChanged(pairing, 2, 5) == (Pairing{{{1, 1, 5}, {4, 3, 4}}, {2}}));
        QVERIFY(*withPlacesChanged(pairing, 1, 4) == (Pairing{{{1, 4, 2}, {4, 3, 1}}, {5}}));
        QVERIFY(!withPlacesChanged(pairing, 1, 1) && !withPlacesChanged(pairing, 1, 6));
        QVERIFY(*withTablesChanged(pairing, 1, 4) == (Pairing{{{1, 3, 4}, {4, 1, 2}}, {5}}));
        QVERIFY(*withTablesChanged(pairing, 1, 9) == (Pairing{{{4, 3, 4}, {9, 1, 2}}, {5}}));
        QVERIFY(!withTablesChanged(pairing, 2, 3) && !withTablesChanged(pairing, 1, 1) &&
                !withTablesChanged(pairing, 1, 0) && !withTablesChanged(pairing, 1, maxEventTable + 1));
    }

    void roundsAreProposed()
    {
        for (const auto& [players, rounds] :
            {std::pair(0, 0), {1, 0}, {2, 1}, {3, 2}, {8, 3}, {9, 4}, {16, 4}, {17, 5}, {32, 5}, {33, 6}, {500, 9}})
            QCOMPARE(proposedRounds(players), rounds);
    }

    void aLogIsReplayedToTheSame()
    {
        Event event{{.seed = 5}, {}};
        auto state = beginEvent(event.settings);
        const auto act = [&](EventDeed deed) {
            need(nexus::model::apply(state, deed));
            event.log.push_back({{}, {}, std::move(deed)});
        };
        for (const char* name : {"Ann", "Bob", "Cy", "Di", "Ed"})
            act(named(name));
        Random random(2);
        for (int round = 1; round <= 4; ++round) {
            act(nextRound(state)->round);
            for (const auto& match : std::vector(state.rounds.back().matches))
                act(GiveResult{round, match.table, scoreBy(random)});
            if (round == 2)
                act(LeaveEvent{3, 3, Leave::Drop});
        }
        const auto again = replay(event);
        QVERIFY(again);
        QVERIFY(standingsOf(*again) == standingsOf(state));
        QVERIFY(nextRound(*again)->round == nextRound(state)->round);
        event.log.push_back({{}, {}, LeaveEvent{3, 3, Leave::Drop}});
        QCOMPARE(replay(event).error().entry, event.log.size() - 1);
    }
};

NEXUS_TEST(EventStateTest, Nothing);

} // namespace event_state_test

#include "event_state_test.moc"
