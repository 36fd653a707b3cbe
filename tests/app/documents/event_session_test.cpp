#include "app/documents/event_session.h"

#include "app/base/file_bytes.h"
#include "app/documents/event_clock.h"
#include "app/documents/table_check.h"
#include "app/text/event_log.h"
#include "tests/support/heard.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace event_session_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr int patience = 60'000;

struct Hall {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    Hall()
    {
        Heard ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(patience))
            qFatal("the profile did not open");
    }
};

app::EntryAnswer read(app::EventSession& session, const std::vector<app::VerifySource>& sources)
{
    app::EntryJob job;
    std::shared_ptr<app::EntryAnswer> got;
    QObject::connect(&job, &app::EntryJob::done, &job, [&](const auto& answer) { got = answer; });
    job.start(session.workspace().lists(), sources, session.state().settings.edition);
    if (!QTest::qWaitFor([&] { return got != nullptr; }, patience))
        qFatal("nothing was read");
    return *got;
}

app::VerifySource text(const std::string& name, const std::string& words) { return {{}, name, words, {}}; }

} // namespace

class EventSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSampleHasLegalListsAndComesAgainBesideTheFirst()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        QVERIFY(session.createSample());
        QCOMPARE(session.state().players.size(), std::size_t{24});
        for (const auto& player : session.state().players)
            QVERIFY(session.list(player.number) && session.list(player.number)->legal());
        const auto first = session.file();
        QVERIFY(session.createSample());
        QVERIFY(session.file() != first);
        QCOMPARE(session.recent().size(), 2);
        QVERIFY(session.open(first));
        QCOMPARE(session.recent().front(), QString::fromStdString(first.string()));
        session.close();
        QVERIFY(!session.isOpen());
        QVERIFY(!session.open(hall.scratch.path("nothing.nxevent")));
        QVERIFY(!session.isOpen());
    }

    void listsAndTablesOfPlayersAreEntered()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        model::EventSettings settings;
        settings.name = "Friday";
        settings.game = hall.workspace.library().game.id;
        settings.edition = hall.workspace.library().game.defaultRuleset;
        QVERIFY(session.create(hall.scratch.path("friday.nxevent"), settings));
        const auto folder = hall.scratch.path("lists");
        std::filesystem::create_directories(folder);
        QVERIFY(app::writeFile(folder / "Ann Lee.txt", "20 Causeway Docker\n"));
        QVERIFY(app::writeFile(folder / "notes.xyz", "nothing"));
        QVERIFY(app::writeFile(hall.scratch.path("players.csv"), "Name,Player ID\nBob Ray,7\nCid Moe,8\n"));
        const auto answer = read(session, {{folder, {}, {}, {}}, {hall.scratch.path("players.csv"), {}, {}, {}},
                                              text("Pasted", "4 Causeway Docker\n")});
        QCOMPARE(answer.players.size(), std::size_t{2});
        QCOMPARE(answer.lists.size(), std::size_t{2});
        QCOMPARE(answer.passedOver, std::size_t{1});
        const auto entered = session.enter(answer);
        QVERIFY(entered);
        QCOMPARE(entered->players, 3);
        QCOMPARE(entered->lists, 1);
        QCOMPARE(entered->told.size(), 1); // nobody is named in what was pasted
        QVERIFY(entered->told.front().startsWith(QStringLiteral("Pasted")));
        QCOMPARE(session.state().players.size(), std::size_t{3});
        const auto named = read(session, {text("Pasted", "4 Causeway Docker\n")});
        QVERIFY(session.enter(named, "Bob Ray"));
        QVERIFY(session.list(1) != nullptr || session.list(3) != nullptr);
        QVERIFY(!read(session, {{hall.scratch.path("none.txt"), {}, {}, {}}}).lists.front().read());
    }

    // Of a table each row's list is that player's: as text, as a code, as a file beside the table; a list handed in
    // beside it gets the player that the table says.
    void listsOfATableAreItsPlayers()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        model::EventSettings settings;
        settings.name = "Friday";
        settings.game = hall.workspace.library().game.id;
        settings.edition = hall.workspace.library().game.defaultRuleset;
        QVERIFY(session.create(hall.scratch.path("friday.nxevent"), settings));
        const auto folder = hall.scratch.path("lists");
        std::filesystem::create_directories(folder / "more");
        QVERIFY(app::writeFile(folder / "more/bob.txt", "20 Causeway Docker\n"));
        QVERIFY(app::writeFile(folder / "handed in.txt", "7 Causeway Docker\n"));
        QVERIFY(app::writeFile(hall.scratch.path("secret.txt"), "9 Causeway Docker\n"));
        QVERIFY(app::writeFile(folder / "players.csv",
            "Name,Decklist,File\nAnn Lee,\"4 Causeway Docker\n3 Candle Reef\",\nBob Ray,more/bob.txt,\nCy Moe,,\n"
            "Di Poe,,handed in.txt\nEd Roe,,../secret.txt\n"));
        const auto answer = read(session, {{folder, {}, {}, {}}});
        QCOMPARE(answer.players.size(), std::size_t{5});
        const auto entered = session.enter(answer);
        QVERIFY(entered);
        const auto copies = [&](model::PlayerNumber player) {
            const auto& list = session.state().player(player)->list;
            return list ? list->deck.copies(model::SectionId("main")) : 0;
        };
        QCOMPARE(session.state().players.size(), std::size_t{6}); // the file more/bob.txt names somebody, too
        QCOMPARE(copies(1), 7);
        QCOMPARE(copies(2), 20);
        QCOMPARE(copies(3), 0);
        QCOMPARE(copies(4), 7);
        QCOMPARE(copies(5), 0); // what is not beside the table is not read, nor by a link
        const auto linked = hall.scratch.path("linked");
        std::filesystem::create_directories(linked);
        std::filesystem::create_symlink(hall.scratch.path("secret.txt"), linked / "out.txt");
        QVERIFY(app::writeFile(linked / "players.csv", "Name,Decklist,File\nFlo Vu,out.txt,\nGus Wu,,out.txt\n"));
        QVERIFY(session.enter(read(session, {{linked / "players.csv", {}, {}, {}}})));
        QCOMPARE(session.state().players.size(), std::size_t{8});
        QVERIFY(copies(7) == 0 && copies(8) == 0);
    }

    // More lists than take a moment are checked on a worker, more players than take a moment are paired there.
    void aLargeEventIsWorkedOutBehind()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        QVERIFY(session.createSample());
        std::vector<model::EventDeed> deeds;
        for (int player = 0; player < 100; ++player)
            deeds.emplace_back(model::AddPlayer{
                "Guest " + std::to_string(player), {}, {}, {}, *session.state().players[player % 24U].list});
        QVERIFY(session.act(deeds));
        int checked = 0;
        connect(&session, &app::EventSession::listsChecked, this, [&] { ++checked; });
        QVERIFY(session.list(1) != nullptr);
        QVERIFY(session.list(124) == nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(checked, 1, patience);
        QVERIFY(session.list(124) && session.list(124)->legal());
        QCOMPARE(app::playerName(session.list(124)->list.player), std::string("Guest 99"));
        QStringList told;
        connect(&session, &app::EventSession::paired, this, [&](const QString& trouble) { told << trouble; });
        session.pairSoon();
        QVERIFY(session.isPairing() && session.state().rounds.empty());
        QTRY_COMPARE_WITH_TIMEOUT(told, QStringList{QString()}, patience);
        QCOMPARE(session.state().rounds.size(), std::size_t{1});
        session.pairSoon(); // results are missing
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 2, patience);
        QVERIFY(told.last().contains(QStringLiteral("results of this round are missing")));
        QVERIFY(session.takeBack());
        session.pairSoon();
        QVERIFY(session.act({model::LeaveEvent{5, 1, model::Leave::Drop}}));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 3, patience);
        QVERIFY2(told.last().contains(QStringLiteral("has changed meanwhile")), qPrintable(told.last()));
        QVERIFY(session.state().rounds.empty());
    }

    // Each deed is taken back in turn, notes stay, and the file tells the same when it is read again.
    void deedsAreTakenBack()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        QVERIFY(session.createSample());
        QVERIFY(session.act({model::FixTable{3, 9}}));
        QVERIFY(session.pairNext());
        const auto paired = session.state().rounds[0].matches.front();
        QVERIFY(session.act({model::GiveResult{1, paired.table, {2, 0, 0}}}));
        QVERIFY(session.act({model::GiveResult{1, paired.table, {2, 1, 0}}}));
        QVERIFY(session.act({model::MakeNote{"hall", "warm", 1, 0, 0}}));
        const auto score = [&] { return session.state().rounds[0].at(paired.table)->score; };
        QCOMPARE(app::lastDeedText(session.event(), session.state()), "Table 1 of round 1: 2–1");
        QVERIFY(session.takeBack());
        QVERIFY(score() == (model::MatchScore{2, 0, 0}));
        QCOMPARE(session.state().rounds[0].at(paired.table)->told.size(), std::size_t{1});
        QVERIFY(session.takeBack());
        QVERIFY(!score());
        QVERIFY(session.takeBack());
        QVERIFY(session.state().rounds.empty());
        // Who comes late is paired with the others.
        QVERIFY(session.act({model::AddPlayer{"Late Comer", {}, {}, {}, std::nullopt}}));
        QVERIFY(session.pairNext());
        const auto entries = session.event().log.size();
        const auto file = session.file();
        session.close();
        QVERIFY(session.open(file));
        QCOMPARE(session.event().log.size(), entries);
        QCOMPARE(session.state().rounds.size(), std::size_t{1});
        QCOMPARE(session.state().rounds[0].matches.size() * 2 + session.state().rounds[0].byes.size(), std::size_t{25});
        for (int deeds = 0; deeds < 27; ++deeds) // round, late one, table, 24 players
            QVERIFY(session.takeBack());
        QVERIFY(session.state().players.empty());
        const auto more = session.takeBack();
        QCOMPARE(more ? QString() : more.error(), QStringLiteral("There is nothing to take back."));
        QCOMPARE(session.event().log.size(), entries + 27);
    }

    void theClockOutlivesRestartsAndTheSystemsTime()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        QVERIFY(session.createSample());
        QVERIFY(session.pairNext());
        std::int64_t up = 1000;
        std::int64_t wall = 1'800'000'000;
        const auto times = [&](const char* boot) {
            return [&wall, &up, boot = QString::fromLatin1(boot)] { return app::ClockTimes{wall, up, boot}; };
        };
        const auto pass = [&](std::int64_t seconds) {
            up += seconds;
            wall += seconds;
        };
        const auto file = session.file();
        {
            app::EventClock clock(session);
            clock.setTimes(times("one"));
            QVERIFY(!clock.isSet());
            QVERIFY(clock.start(3000));
            pass(100);
            QCOMPARE(clock.left(), 2900);
            wall += 7200; // summer time and an hour more
            clock.look();
            QCOMPARE(clock.left(), 2900);
            QVERIFY(clock.giveExtra(3, 180));
            QCOMPARE(clock.extra().at(3), 180);
        }
        session.close();
        pass(200);
        wall -= 5000; // while the program is closed
        QVERIFY(session.open(file));
        app::EventClock clock(session);
        clock.setTimes(times("one"));
        QVERIFY(clock.isRunning());
        QCOMPARE(clock.left(), 2700);
        QVERIFY(clock.halt());
        pass(60);
        QCOMPARE(clock.left(), 2700);
        QVERIFY(clock.add(60));
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.left(), 2760);
        QVERIFY(clock.goOn());
        // The machine is started anew: the system's time counts, and never gives more than was left.
        up = 5;
        wall += 300;
        clock.setTimes(times("two"));
        QCOMPARE(clock.left(), 2460);
        wall -= 100'000;
        clock.setTimes(times("three"));
        QCOMPARE(clock.left(), 2760);
        QCOMPARE(app::clockFigures(3909), QStringLiteral("1:05:09"));
        QCOMPARE(app::clockFigures(-12), QStringLiteral("–0:12"));
        QCOMPARE(app::clockFigures(2970), QStringLiteral("49:30"));
    }

    void cardsCalledOutAreHeldAgainstTheList()
    {
        Hall hall;
        app::EventSession session(hall.workspace);
        QVERIFY(session.createSample());
        for (model::PlayerNumber player = 1; player <= 14; ++player) {
            const auto* list = session.list(player);
            app::TableCheck check(list->list.deck, list->list.checker);
            QVERIFY(!check.fits());
            for (const auto card : std::vector(check.cards()))
                check.call(card.card, card.inDeck);
            QVERIFY(check.fits());
            QCOMPARE(check.called(), check.played());
            QCOMPARE(check.sentences().size(), std::size_t{1});
            QVERIFY(check.asPlayed() == list->list.deck);
            const auto first = check.cards().front().card;
            const auto all = check.cards().front().inDeck + check.cards().front().inSide;
            check.call(first, 900);
            QVERIFY(!check.fits());
            QVERIFY(check.cards().front().strange() > 0);
            check.call(first, -900 - all);
            QCOMPARE(check.cards().front().called, 0);
            check.clear();
            QCOMPARE(check.called(), 0);
        }
    }
};

NEXUS_TEST(EventSessionTest, Screen);

} // namespace event_session_test

#include "event_session_test.moc"
