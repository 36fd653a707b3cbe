#include "app/documents/game_session.h"

#include "app/base/file_bytes.h"
#include "tests/support/decks.h"
#include "tests/support/heard.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QtTest>

namespace game_session_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

struct Room {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    Room()
    {
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(patience))
            qFatal("the profile did not open");
    }
    [[nodiscard]] std::filesystem::path kept() const { return scratch.path("profile/table.nxgame"); }
};

std::vector<model::Seat> twoSeats()
{
    const auto deck = deckOf(
        "missions: 1 Odd Jobs at the Yard; main: 20 Causeway Docker, 8 Penitent Shieldwall, 4 Tap on the Shoulder");
    return {{"Alice", deck}, {"Bob", deck}};
}

void start(app::GameSession& session, std::uint64_t seed = 7)
{
    const auto done = session.start(twoSeats(), model::RulesetId("quantum-nexus-2025-07"), seed, model::Windows::Never);
    QVERIFY2(done, done ? "" : qPrintable(done.error()));
}

// Flips, lets the one who decides begin, and passes some turns.
void playOn(app::GameSession& session, int steps)
{
    for (int i = 0; i < steps; ++i) {
        const auto& legal = session.legal();
        QVERIFY(!legal.empty());
        const auto& first = legal.front();
        QVERIFY(session.act(first.kind == model::ActionKind::FlipInitiative ? session.flip() : model::Action(first)));
    }
}

} // namespace

class GameSessionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyActionUndoesAndRedoes()
    {
        Room room;
        app::GameSession session(room.workspace);
        QVERIFY(!session.isOpen());
        start(session);
        QSignalSpy changed(&session, &app::GameSession::changed);
        const auto before = session.state();
        playOn(session, 25);
        QCOMPARE(changed.count(), 25);
        const auto after = session.state();
        QVERIFY(!(after == before));
        while (session.timeline().position() > 0)
            session.undo();
        QVERIFY(session.state() == before);
        session.undo(); // nothing left: nothing happens
        QCOMPARE(changed.count(), 50);
        session.goTo(25);
        QVERIFY(session.state() == after);
        QCOMPARE(session.lines().back().position <= session.timeline().length(), true);
    }

    void chanceComesFromTheSeedAlone()
    {
        Room room;
        app::GameSession one(room.workspace), two(room.workspace), other(room.workspace);
        start(one);
        start(two);
        start(other, 8);
        QCOMPARE(one.flip().seed, std::uint64_t{7}); // the flip that the number gives everywhere
        for (auto* session : {&one, &two, &other})
            QVERIFY(session->act(session->flip()));
        QVERIFY(one.state() == two.state());
        QVERIFY(!(one.state() == other.state()));
        // Undone and done again, the same cards lie on top.
        const auto after = one.state();
        one.undo();
        QVERIFY(one.act(one.flip()));
        QVERIFY(one.state() == after);
        // A further shuffle is another chance.
        const auto first = one.flip().seed;
        QVERIFY(one.act(one.shuffle(0)));
        QVERIFY(one.flip().seed != first);
    }

    void aRefusalIsASentenceAndChangesNothing()
    {
        Room room;
        app::GameSession session(room.workspace);
        start(session);
        QSignalSpy refused(&session, &app::GameSession::refused), changed(&session, &app::GameSession::changed);
        const auto before = session.state();
        QVERIFY(!session.act(model::act::pass(0)));
        QCOMPARE(refused.count(), 1);
        const auto sentence = refused.front().front().toString();
        QVERIFY2(sentence.contains(QLatin1Char(' ')) && sentence.size() > 10, qPrintable(sentence));
        QCOMPARE(changed.count(), 0);
        QVERIFY(session.state() == before);
        QCOMPARE(session.timeline().length(), std::size_t{0});
    }

    // Nobody is asked to press what is all that can be done; undo and redo pass over that moment.
    void whatHasToHappenFollowsByItself()
    {
        Room room;
        const auto file = room.scratch.path("scene.json");
        QVERIFY(app::writeFile(file, R"({"format":"nexusdeck-scene/1","round":2,"players":[
            {"name":"Ada","cp":9,"missions":["Odd Jobs at the Yard"],"hand":["Siege Widow"]},{"name":"Bo"}]})"));
        app::GameSession session(room.workspace);
        QVERIFY(session.openFile(file));
        const auto deploy = std::ranges::find_if(
            session.legal(), [](const model::Action& action) { return action.kind == model::ActionKind::Deploy; });
        QVERIFY(deploy != session.legal().end());
        QVERIFY(session.act(model::Action(*deploy)));
        const auto after = session.state();
        QCOMPARE(after.stage, model::Stage::Turn);
        QCOMPARE(session.timeline().position(), std::size_t{2});
        QCOMPARE(session.lines().size(), std::size_t{2});
        QCOMPARE(session.timeline().actions().back().kind, model::ActionKind::Trigger);
        session.undo();
        QCOMPARE(session.timeline().position(), std::size_t{0});
        session.redo();
        QCOMPARE(session.timeline().position(), std::size_t{2});
        QVERIFY(session.state() == after);

        session.goTo(1); // where it can be seen, passing says what is due
        QSignalSpy refused(&session, &app::GameSession::refused);
        QVERIFY(!session.act(model::act::passPriority(0)));
        QVERIFY(refused.front().front().toString().contains(QLatin1String("Siege Widow")));
    }

    void aTableThatWasOnlyLaidKeepsItsSeed()
    {
        Room room;
        {
            app::GameSession session(room.workspace);
            start(session, 4711);
        }
        app::GameSession again(room.workspace);
        QVERIFY(again.resume());
        QCOMPARE(again.seed(), std::uint64_t{4711});
    }

    void theGameGoesOnAtTheNextStart()
    {
        Room room;
        model::GameState left;
        {
            app::GameSession session(room.workspace);
            start(session);
            playOn(session, 12);
            left = session.state();
        } // what was waiting to be written is written
        QVERIFY(std::filesystem::exists(room.kept()));
        app::GameSession again(room.workspace);
        QVERIFY(again.resume());
        QVERIFY(again.state() == left);
        QCOMPARE(again.seed(), std::uint64_t{7});
        QCOMPARE(again.timeline().length(), std::size_t{12});
        again.close();
        QVERIFY(!again.isOpen());
        QVERIFY(!std::filesystem::exists(room.kept()));
        QVERIFY(!again.resume());
    }

    void theFileIsWrittenAMomentAfterAnAction()
    {
        Room room;
        app::GameSession session(room.workspace);
        start(session);
        QVERIFY(session.act(session.flip()));
        QVERIFY(QTest::qWaitFor([&] { return std::filesystem::exists(room.kept()); }, patience));
        app::GameSession other(room.workspace); // as after a power cut
        QVERIFY(other.resume());
        QVERIFY(other.state() == session.state());
    }

    void aBrokenFileIsPutAsideAndTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("another file") << QByteArray(R"({"format":"nexusdeck/1","name":"x"})");
    }
    void aBrokenFileIsPutAsideAndTold()
    {
        QFETCH(QByteArray, bytes);
        Room room;
        room.scratch.write("profile/table.nxgame", bytes.toStdString());
        app::GameSession session(room.workspace);
        QSignalSpy trouble(&session, &app::GameSession::trouble);
        QVERIFY(!session.resume());
        QVERIFY(!session.isOpen());
        QCOMPARE(trouble.count(), 1);
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("table.nxgame.aside")));
        QVERIFY(!std::filesystem::exists(room.kept()));
        QCOMPARE(room.scratch.read("profile/table.nxgame.aside"), bytes.toStdString());
    }

    // What another engine has played is put aside, and its sentences are told.
    void aGameOfAnotherEngineIsOnlyTold()
    {
        Room room;
        QString told;
        {
            app::GameSession session(room.workspace);
            start(session);
            playOn(session, 12);
            told = session.text();
        }
        auto bytes = room.scratch.read("profile/table.nxgame");
        const auto own = "\"engine\": " + std::to_string(model::engineNumber) + ",";
        QVERIFY(bytes.find(own) != std::string::npos);
        bytes.replace(bytes.find(own), own.size(), "\"engine\": 999999,");
        room.scratch.write("profile/table.nxgame", bytes);
        app::GameSession again(room.workspace);
        const QSignalSpy trouble(&again, &app::GameSession::trouble);
        QVERIFY(!again.resume());
        QVERIFY(!again.isOpen());
        QCOMPARE(trouble.count(), 1);
        QVERIFY(trouble.front().front().toString().contains(QStringLiteral("engine 999999")));
        QCOMPARE(again.takeOnlyLog(), told);
        QVERIFY(again.takeOnlyLog().isEmpty());
        QCOMPARE(room.scratch.read("profile/table.nxgame.aside"), bytes);
    }

    void aGameOfAnotherEditionIsRefused()
    {
        Room room;
        app::GameSession session(room.workspace);
        start(session);
        session.keep();
        auto text = room.scratch.read("profile/table.nxgame");
        for (auto at = text.find("2025-07"); at != std::string::npos; at = text.find("2025-07", at))
            text.replace(at, 7, "1999-01");
        room.scratch.write("other.nxgame", text);
        const auto done = session.openFile(room.scratch.path("other.nxgame"));
        QVERIFY(!done);
        QVERIFY2(done.error().contains(QStringLiteral("quantum-nexus-1999-01")), qPrintable(done.error()));
        QVERIFY(session.isOpen()); // the game on the table stays
    }

    void copiesAndTheLogAsText()
    {
        Room room;
        app::GameSession session(room.workspace);
        start(session);
        playOn(session, 8);
        QVERIFY(session.saveFile(room.scratch.path("copy.nxgame")));
        QVERIFY(session.exportText(room.scratch.path("log.txt")));
        const auto text = room.scratch.read("log.txt");
        QVERIFY(text.find("Alice") != std::string::npos && text.find("Bob") != std::string::npos);
        const auto there = session.state();
        playOn(session, 3);
        QVERIFY(session.openFile(room.scratch.path("copy.nxgame")));
        QVERIFY(session.state() == there);
        QVERIFY(!session.openFile(room.scratch.path("nothing.nxgame")));
        const auto nowhere = session.saveFile(room.scratch.path("no/such/folder/copy.nxgame"));
        QVERIFY(!nowhere && nowhere.error().contains(QStringLiteral("copy.nxgame")));
    }

    void linesGrowAsTheyAreTold()
    {
        Room room;
        app::GameSession session(room.workspace);
        start(session);
        for (const auto reader : {model::noSeat, model::SeatIndex{0}, app::GameSession::stranger})
            (void)session.lines(reader);
        playOn(session, 20);
        session.goTo(15);
        playOn(session, 2);
        for (const auto reader : {model::noSeat, model::SeatIndex{0}, app::GameSession::stranger}) {
            const auto whole = app::gameLogLines(session.timeline(), reader, true);
            const auto& grown = session.lines(reader);
            QCOMPARE(grown.size(), whole.size());
            for (std::size_t i = 0; i < whole.size(); ++i) {
                QCOMPARE(grown[i].text, whole[i].text);
                QCOMPARE(grown[i].position, whole[i].position);
                QCOMPARE(grown[i].round, whole[i].round);
            }
        }
    }

    void unknownCardsAreNamed()
    {
        Room room;
        app::GameSession session(room.workspace);
        auto seats = twoSeats();
        seats[1].deck = deckOf("main: 3 No Such Thing");
        const auto done = session.start(seats, model::RulesetId("quantum-nexus-2025-07"), 1, model::Windows::Never);
        QVERIFY(!done);
        QVERIFY2(done.error().contains(QStringLiteral("No Such Thing")), qPrintable(done.error()));
        QVERIFY(!session.isOpen());
    }

    void aSceneIsPlayedAndKept()
    {
        Room room;
        const auto file = room.scratch.path("scene.json");
        QVERIFY(app::writeFile(file, R"({"format":"nexusdeck-scene/1","round":2,"players":[
            {"name":"Ada","cp":4,"field":{"front-left":[{"card":"Causeway Docker"}]}},
            {"name":"Bo","field":{"front-right":[{"card":"Ration Mule"}]}}]})"));
        {
            app::GameSession session(room.workspace);
            const auto done = session.openFile(file);
            QVERIFY2(done, done ? "" : qPrintable(done.error()));
            QVERIFY(session.state().facts->textsPlay);
            QCOMPARE(session.state().player(0).points, 4);
            playOn(session, 2);
        }
        app::GameSession again(room.workspace);
        QVERIFY(again.resume());
        QCOMPARE(again.timeline().position(), std::size_t{2});
        again.goTo(0);
        QCOMPARE(again.state().pile(1, model::Zone::Field).size(), std::size_t{1});

        // What cannot be set leaves the table as it is.
        QVERIFY(app::writeFile(file, R"({"format":"nexusdeck-scene/1","players":[{"hand":["Nobody"]}]})"));
        const auto refused = again.openFile(file);
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains(QLatin1String("Nobody")), qPrintable(refused.error()));
        QVERIFY(app::writeFile(file, R"({"format":"nexusdeck-scene/1","game":"quantum","players":[{}]})"));
        const auto foreign = again.openFile(file);
        QVERIFY(!foreign);
        QVERIFY2(foreign.error().contains(QLatin1String("quantum")), qPrintable(foreign.error()));
        QCOMPARE(again.timeline().length(), std::size_t{2});
    }
};

NEXUS_TEST(GameSessionTest, Events);

} // namespace game_session_test

#include "game_session_test.moc"
