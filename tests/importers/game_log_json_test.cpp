#include "importers/game_log_json.h"

#include "tests/importers/problems.h"
#include "tests/support/legal_decks.h"
#include "tests/support/places.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"
#include "tests/support/tidied.h"

#include <QTest>
#include <rapidcheck.h>

namespace game_log_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::string fileWith(const std::string& actions, const std::string& more = "")
{
    return R"({"format":"nexusdeck-play/1","engine":5,"game":"quantum-nexus","ruleset":"quantum-nexus-2025-07",)" +
           more + R"("seats":[{"player":"Ada","deck":{"format":"nexusdeck/1","sections":{}}}],"actions":[)" + actions +
           "]}";
}

Problems wrong(const std::string& actions) { return problemsOf(readGameLogJson(fileWith(actions))); }

// Any action with any fields its kind has, within what a file may hold.
Action anyAction(Random& random)
{
    const auto card = [&] { return random.below(5) == 0 ? noCard : static_cast<CardId>(random.below(maxCardsInGame)); };
    Action action;
    action.kind = static_cast<ActionKind>(random.below(actionKindCount));
    action.seat = random.below(9) == 0 ? noSeat : static_cast<SeatIndex>(random.below(4));
    action.other = random.below(9) == 0 ? noSeat : static_cast<SeatIndex>(random.below(4));
    action.quadrant = random.below(4) == 0 ? Quadrant::None : quadrantAt(static_cast<int>(random.below(maxQuadrants)));
    action.zone = static_cast<Zone>(random.below(zoneCount));
    action.flag = static_cast<CardFlag>(random.below(cardFlagCount));
    action.mechanic = static_cast<Mechanic>(random.below(mechanicCount));
    action.ability = static_cast<std::uint8_t>(random.below(4));
    action.range = static_cast<std::int8_t>(random.between(-1, 5));
    action.size = static_cast<std::uint8_t>(random.below(241));
    action.card = card();
    action.target = card();
    action.value = random.between(-1'000'000, 1'000'000);
    action.attack = random.below(2) == 0 ? 0 : random.between(-50, 50);
    action.mechanics = (random.next() & 0xffffeU) & (random.below(3) == 0 ? 0U : ~0U);
    action.seed = (std::uint64_t{random.next()} << 32U) | random.next();
    action.text = randomName(random.next());
    return tidied(action);
}

} // namespace

class GameLogJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadBack()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed, 3);
            GameLog log{.game = "quantum-nexus", .ruleset = "quantum-nexus-2025-05"};
            log.windows = static_cast<Windows>(random.below(windowsCount));
            log.engine = random.between(1, 99);
            log.digest = random.below(3) == 0 ? 0 : random.next();
            if (random.below(2))
                log.seed = random.next();
            for (int i = random.between(1, 4); i > 0; --i)
                log.seats.push_back({random.below(4) == 0 ? "" : randomName(random.next()),
                    randomDeck(random.next(), *starterCatalogue())});
            for (int i = random.between(0, 60); i > 0; --i)
                log.actions.push_back(anyAction(random));
            for (int i = random.between(0, 9); i > 0; --i)
                log.told.push_back(random.below(3) == 0 ? "" : randomName(random.next()));
            const auto text = writeGameLogJson(log);
            const auto again = readGameLogJson(text);
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == log);
            RC_ASSERT(writeGameLogJson(*again) == text);
        }));
    }

    // Deck, seed and actions out of a file lead to the state the game had, on any machine.
    void aPlayedGameIsPlayedAgainFromItsFile()
    {
        for (const char* id : {"quantum-nexus-2025-07", "quantum-nexus-2025-05"}) {
            const auto& checker = starterChecker(id);
            const LegalDecks decks(checker);
            for (std::uint64_t seed = 0; seed < 6; ++seed) {
                const std::vector<Seat> seats{{"Ada", decks.make(seed)}, {"Bo", decks.make(seed + 100)}};
                Timeline timeline(*setUpGame(seats, checker, static_cast<Windows>(seed % 3)), seats);
                RandomPlayer player(seed);
                while (timeline.state().stage != Stage::Over && timeline.state().round < 5)
                    QVERIFY(timeline.act(player.choose(timeline.state())).has_value());
                const auto read = readGameLogJson(writeGameLogJson(timeline.log()));
                QVERIFY(read.has_value());
                const auto state = replay(*read, checker);
                QVERIFY(state.has_value());
                QVERIFY(*state == timeline.state());
                QVERIFY(read->digest == digest(*state->facts));
            }
        }
    }

    void aFileCanBeWrittenByHand()
    {
        const auto log = readGameLogJson(fileWith(R"({"do":"flip-initiative","seed":"18446744073709551615"},
            {"do":"deploy","seat":0,"card":12,"quadrant":"back-left"},{"do":"create-token","seat":1,"text":"Moth","attack":1,
            "value":2,"range":0,"mechanics":["size","must-be-attacked"]},{"do":"note","seat":0,"text":"Hm."},
            {"do":"set-windows","seat":1,"value":3})",
            R"("windows":"always","cards":"00ff00ff00ff00ff","seed":"4711",)"));
        QVERIFY(log.has_value());
        QCOMPARE(log->seed, std::optional<std::uint64_t>(4711));
        QCOMPARE(log->windows, Windows::Always);
        QVERIFY(log->digest == 0x00ff00ff00ff00ffULL);
        QCOMPARE(log->seats[0].player, std::string("Ada"));
        QVERIFY(log->actions[0] == act::flipInitiative(~std::uint64_t{0}));
        QVERIFY(log->actions[1] == act::deploy(0, 12, Quadrant::BackLeft));
        QVERIFY(log->actions[2] == act::createToken(1, Quadrant::None, "Moth", 1, 2, 0,
                                       bit(Mechanic::Size) | bit(Mechanic::MustBeAttacked)));
        QVERIFY(log->actions[3] == act::note(0, "Hm."));
        QVERIFY(log->actions[4] == act::setWindows(1, Windows::WhenFitting));
    }

    void everyFaultIsNamedWithItsPlace()
    {
        const auto seeded = readGameLogJson(fileWith("", R"("seed":"seven",)"));
        QVERIFY(!seeded && seeded.error().front().pointer == "/seed");
        QVERIFY(saysAt(wrong(R"({"do":"fly","seat":0})"), "/actions/0/do", "is no action"));
        QVERIFY(saysAt(wrong(R"({"seat":0})"), "/actions/0/do", "is missing"));
        QVERIFY(saysAt(wrong(R"({"do":"pass","seat":8})"), "/actions/0/seat", "is"));
        QVERIFY(saysAt(wrong(R"({"do":"pass","seat":0,"card":3})"), "/actions/0/card", ""));
        QVERIFY(saysAt(
            wrong(R"({"do":"move","seat":0,"card":1,"quadrant":"middle"})"), "/actions/0/quadrant", "is no quadrant"));
        QVERIFY(saysAt(wrong(R"({"do":"move","seat":0,"card":9000})"), "/actions/0/card", "is"));
        QVERIFY(saysAt(wrong(R"({"do":"shuffle","seat":0,"seed":12})"), "/actions/0/seed", "is not a text"));
        QVERIFY(saysAt(wrong(R"({"do":"shuffle","seat":0,"seed":"-1"})"), "/actions/0/seed", "is no whole number"));
        QVERIFY(saysAt(wrong(R"({"do":"shuffle","seat":0,"seed":"18446744073709551616"})"), "/actions/0/seed",
            "is no whole number"));
        QVERIFY(saysAt(wrong(R"({"do":"set-flag","seat":0,"card":1,"flag":"tired","value":1})"), "/actions/0/flag",
            "is no state"));
        QVERIFY(
            saysAt(wrong(R"({"do":"put-card","seat":0,"card":1,"zone":"attic"})"), "/actions/0/zone", "is no place"));
        QVERIFY(saysAt(wrong(R"({"do":"create-token","seat":0,"text":"A","mechanics":["flying"]})"),
            "/actions/0/mechanics", "is no mechanic"));
        QVERIFY(saysAt(wrong(R"({"do":"note","seat":0})"), "/actions/0/text", "is missing"));
        QVERIFY(saysAt(wrong("7"), "/actions/0", "is not an object"));
        const auto head = problemsOf(readGameLogJson(
            R"({"format":"play","game":"Quantum Nexus","ruleset":"a","windows":"open","cards":"xyz","seats":[],"x":1})"));
        for (const char* pointer : {"/format", "/game", "/windows", "/cards", "/seats", "/x"})
            QVERIFY2(saysAt(head, pointer, ""), pointer);
        QVERIFY(saysAt(
            problemsOf(readGameLogJson(
                R"({"format":"nexusdeck-play/1","engine":5,"game":"a","ruleset":"a","seats":[{"player":"A","deck":{"format":"nexusdeck/1"}}]})")),
            "/seats/0/deck/sections", "is missing"));
    }

    void theEngineIsSaid()
    {
        QCOMPARE(readGameLogJson(fileWith(""))->engine, engineNumber);
        for (const char* wrong : {"0", "-1", "\"2\"", "1.5", "null"})
            QVERIFY(saysAt(
                problemsOf(readGameLogJson(
                    std::string(R"({"format":"nexusdeck-play/1","engine":5,"game":"a","ruleset":"a","engine":)") +
                    wrong + R"(,"seats":[{"player":"A","deck":{"format":"nexusdeck/1","sections":{}}}]})")),
                "/engine", ""));
    }

    void theHelpSaysWhatStandsInAFile()
    {
        const auto page = fileBytes(inSources("/resources/help/table.md").toStdString());
        const auto begin = page.find("```json\n") + 8;
        const auto log = readGameLogJson(page.substr(begin, page.find("```", begin) - begin));
        QVERIFY(log.has_value());
        QVERIFY(replay(*log, starterChecker(log->ruleset)).has_value());
        for (std::size_t kind = 0; kind < actionKindCount; ++kind) {
            const auto id = std::string(actionId(static_cast<ActionKind>(kind)));
            QVERIFY2(page.find("`" + id + "`") != std::string::npos, id.c_str());
        }
    }

    void nineSeatsAreTooMany()
    {
        std::string seats;
        for (int i = 0; i < 9; ++i)
            seats += std::string(i ? "," : "") + R"({"player":"A","deck":{"format":"nexusdeck/1","sections":{}}})";
        QVERIFY(
            saysAt(problemsOf(readGameLogJson(
                       R"({"format":"nexusdeck-play/1","engine":5,"game":"a","ruleset":"a","seats":[)" + seats + "]}")),
                "/seats", "one to eight"));
    }
};

NEXUS_TEST(GameLogJsonTest, Events);

} // namespace game_log_json_test

#include "game_log_json_test.moc"
