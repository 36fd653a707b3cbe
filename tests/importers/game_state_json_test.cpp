#include "importers/game_log_json.h"

#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

namespace game_state_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class GameStateJsonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyChangeOfAGameIsWritten()
    {
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"}) {
            const auto& checker = starterChecker(id);
            const LegalDecks decks(checker);
            for (std::uint64_t seed = 0; seed < 6; ++seed) {
                const int players = 1 + static_cast<int>(seed % 4);
                std::vector<Seat> seats;
                for (int i = 0; i < players; ++i)
                    seats.push_back({"Player", decks.make(seed * 10 + static_cast<std::uint64_t>(i))});
                auto state = *setUpGame(seats, checker, static_cast<Windows>(seed % 3));
                RandomPlayer player(seed);
                auto text = writeGameStateJson(state);
                for (int step = 0; state.stage != Stage::Over && step < 300; ++step) {
                    const auto before = state;
                    QVERIFY(apply(state, player.choose(state)).has_value());
                    auto after = writeGameStateJson(state);
                    QCOMPARE(after == text, state == before);
                    text = std::move(after);
                }
            }
        }
    }

    void whatIsDoneByHandIsWritten()
    {
        auto t = EngineTable::begun();
        const auto grunt = t.put(0, "Grunt", Quadrant::FrontLeft), plate = t.hand(0, "Plate"),
                   pup = t.put(0, "Pup", Quadrant::BackLeft), hound = t.hand(0, "Hound");
        auto text = writeGameStateJson(t.state);
        const auto writes = [&](const Action& action) {
            t.must(action);
            return std::exchange(text, writeGameStateJson(t.state)) != text;
        };
        QVERIFY(writes(act::attach(0, plate, grunt)));
        t.turnOf(0);
        QVERIFY(writes(act::evolve(0, hound, pup)));
        QVERIFY(writes(act::createToken(1, Quadrant::FrontRight, "Moth", 1, 1, 0, bit(Mechanic::DeployTogether), 1)));
        QVERIFY(text.find(R"("tokens":[{"name":"Moth")") != std::string::npos);
        QVERIFY(writes(act::setCounters(0, grunt, -1, 2)));
        QVERIFY(writes(act::setRoundBonus(0, grunt, 3, -1)));
        QVERIFY(writes(act::setMechanic(0, grunt, Mechanic::GrowsWhenAttacked, 4)));
        QVERIFY(writes(act::setMechanic(0, grunt, Mechanic::Size, 8)));
        QVERIFY(writes(act::setRange(0, grunt, 2)));
        QVERIFY(writes(act::inflictImpact(1, grunt, 1)));
        for (const auto flag :
            {CardFlag::Suppressed, CardFlag::Blanked, CardFlag::Marked, CardFlag::Shielded, CardFlag::StaysExhausted})
            QVERIFY(writes(act::setFlag(0, grunt, flag)));
    }
};

NEXUS_TEST(GameStateJsonTest, Events);

} // namespace game_state_json_test

#include "game_state_json_test.moc"
