#include "importers/game_state_json.h"

#include "tests/importers/problems.h"
#include "tests/support/engine_table.h"
#include "tests/support/legal_decks.h"
#include "tests/support/test_class.h"

namespace game_state_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    if (at == std::string::npos)
        throw std::runtime_error("not there: " + from);
    return text.replace(at, from.size(), to);
}

} // namespace

class GameStateJsonTest : public QObject {
    Q_OBJECT

private:
    static void readsBack(const GameState& state)
    {
        const auto text = writeGameStateJson(state);
        const auto again = readGameStateJson(text, state.facts);
        QVERIFY2(again.has_value(), again ? "" : (again.error()[0].pointer + " " + again.error()[0].reason).c_str());
        QVERIFY(*again == state);
        QCOMPARE(writeGameStateJson(*again), text);
    }

private Q_SLOTS:
    void everyMomentOfAGameIsReadBack()
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
                for (int step = 0; state.stage != Stage::Over && step < 300; ++step) {
                    if (step % 5 == 0)
                        readsBack(state);
                    QVERIFY(apply(state, player.choose(state)).has_value());
                }
                readsBack(state);
            }
        }
    }

    void whatIsDoneByHandIsReadBack()
    {
        auto t = EngineTable::begun();
        const auto grunt = t.put(0, "Grunt", Quadrant::FrontLeft), plate = t.hand(0, "Plate"),
                   pup = t.put(0, "Pup", Quadrant::BackLeft);
        t.must(act::attach(0, plate, grunt));
        t.turnOf(0);
        t.must(act::evolve(0, t.hand(0, "Hound"), pup));
        t.must(act::createToken(1, Quadrant::FrontRight, "Moth", 1, 1, 0, bit(Mechanic::DeployTogether), 1));
        t.must(act::setCounters(0, grunt, -1, 2));
        t.must(act::setRoundBonus(0, grunt, 3, -1));
        t.must(act::setMechanic(0, grunt, Mechanic::GrowsWhenAttacked, 4));
        t.must(act::setMechanic(0, grunt, Mechanic::Size, 8));
        t.must(act::setRange(0, grunt, 2));
        t.must(act::inflictImpact(1, grunt, 1));
        for (const auto flag :
            {CardFlag::Suppressed, CardFlag::Blanked, CardFlag::Marked, CardFlag::Shielded, CardFlag::StaysExhausted})
            t.must(act::setFlag(0, grunt, flag));
        readsBack(t.state);
    }

    void aStateThatCannotBeIsRefused()
    {
        auto t = EngineTable::begun();
        t.put(0, "Grunt", Quadrant::FrontLeft);
        const auto good = writeGameStateJson(t.state);
        const auto says = [&](const std::string& from, const std::string& to, const std::string& pointer) {
            return saysAt(problemsOf(readGameStateJson(replaced(good, from, to), t.state.facts)), pointer, "");
        };
        QVERIFY(says("nexusdeck-state/1", "nexusdeck-state/2", "/format"));
        QVERIFY(says(R"("stage":"turn")", R"("stage":"tea")", "/stage"));
        QVERIFY(says(R"("stage":"turn")", R"("stage":"triggers")", "/priority"));
        QVERIFY(says(R"("active":0)", R"("active":3)", ""));
        QVERIFY(says(R"("quadrant":"front-left")", R"("quadrant":"middle")",
            "/cards/" + std::to_string(t.card(0, "Grunt")) + "/quadrant"));
        QVERIFY(says(R"(,"quadrant":"front-left")", "", "/cards")); // on the field without a quadrant
        QVERIFY(says(R"({"facts":0)", R"({"facts":999)", "/cards/0/facts"));
        QVERIFY(says(R"("points":18)", R"("points":-1)", "/players/0/points"));
        QVERIFY(says(R"("field":[)", R"("field":[70000,)", "/players/0/field/0"));
        QVERIFY(says(R"("field":[)", R"("field":[0,)", "/cards")); // a card in two piles
        QVERIFY(saysAt(problemsOf(readGameStateJson("[]", t.state.facts)), "", "is not an object"));
    }
};

NEXUS_TEST(GameStateJsonTest, Events);

} // namespace game_state_json_test

#include "game_state_json_test.moc"
