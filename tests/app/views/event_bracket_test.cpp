#include "app/views/event_bracket.h"

#include "tests/support/events.h"
#include "tests/support/test_class.h"

namespace event_bracket_test {

using namespace nexus;
using namespace nexus::test;

class EventBracketTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seedsStandAsTheyMeet()
    {
        QCOMPARE(app::bracketOrder(2), (std::vector{1, 2}));
        QCOMPARE(app::bracketOrder(8), (std::vector{1, 8, 4, 5, 2, 7, 3, 6}));
    }

    void noCutNoBracket()
    {
        auto state = eventOf(8);
        QVERIFY(app::bracketOf(state).empty());
        playRounds(state, 3, 5);
        QVERIFY(app::bracketOf(state).empty());
    }

    // Each match of the event has its place, each column half as many, and who won stands in the next.
    void winnersGoOnToTheNextColumn()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            auto state = eventOf(12, {.seed = seed});
            playRounds(state, 4, seed);
            need(model::apply(state, *model::cutTo(state, 8)));
            auto bracket = app::bracketOf(state);
            QCOMPARE(bracket.size(), std::size_t{3});
            QCOMPARE(bracket[0][0].first.seed + bracket[0][0].second.seed, 9);
            QCOMPARE(bracket[2][0].first.player, 0);
            playRounds(state, 3, seed);
            bracket = app::bracketOf(state);
            for (std::size_t round = 0; round < 3; ++round)
                for (std::size_t slot = 0; slot < bracket[round].size(); ++slot) {
                    const auto& match = bracket[round][slot];
                    QVERIFY(match.first.player > 0 && match.second.player > 0 && match.first.won != match.second.won);
                    const auto winner = match.first.won ? match.first.player : match.second.player;
                    if (round < 2) {
                        const auto& next = bracket[round + 1][slot / 2];
                        QVERIFY(next.first.player == winner || next.second.player == winner);
                    }
                }
        }
    }
};

NEXUS_TEST(EventBracketTest, Nothing);

} // namespace event_bracket_test

#include "event_bracket_test.moc"
