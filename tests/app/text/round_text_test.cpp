#include "app/text/round_text.h"

#include "tests/support/events.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace round_text_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

class RoundTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void roundsOfACutHaveTheirNames()
    {
        auto state = eventOf(16, {.seed = 1, .rounds = 1});
        playRounds(state, 1, 1);
        need(model::apply(state, *model::cutTo(state, 16)));
        playRounds(state, 4, 2);
        const std::vector<std::string> titles{"Round 1", "Round 2", "Quarterfinals", "Semifinals", "Final"};
        for (int round = 1; round <= 5; ++round)
            QCOMPARE(roundTitle(state, round), titles.at(static_cast<std::size_t>(round) - 1));
    }

    void seatsAreByNameOrByTable()
    {
        auto state = eventOf(0);
        for (const char* name : {"zoe", "Émile", "Bob", "anna", "Eric"})
            need(model::apply(state, model::AddPlayer{name, {}, {}, {}, {}}));
        std::vector<std::string> names;
        for (const auto* player : playersByName(state))
            names.push_back(player->name);
        QCOMPARE(names, (std::vector<std::string>{"anna", "Bob", "Émile", "Eric", "zoe"}));
        QCOMPARE(seatsByTable(state, 0).front().player, 4);
        playRounds(state, 1, 1);
        const auto& round = state.rounds.front();
        const auto byTable = seatsByTable(state, 1);
        QCOMPARE(byTable.size(), std::size_t(5));
        QCOMPARE(byTable[0].player, round.matches[0].first);
        QCOMPARE(byTable[1].player, round.matches[0].second);
        QCOMPARE(byTable[1].opponent, round.matches[0].first);
        QCOMPARE(byTable[4].player, round.byes.front());
        QCOMPARE(byTable[4].table, 0);
        const auto byName = seatsByName(state, 1);
        QCOMPARE(byName.size(), std::size_t(5));
        QCOMPARE(byName.front().player, 4);
        // Who entered later has no seat in it, and still a list.
        need(model::apply(state, model::AddPlayer{"Late", {}, {}, {}, {}}));
        QCOMPARE(seatsByName(state, 1).size(), std::size_t(5));
        QCOMPARE(seatsByTable(state, 1).back().player, 6);
    }
};

NEXUS_TEST(RoundTextTest, Nothing);

} // namespace round_text_test

#include "round_text_test.moc"
