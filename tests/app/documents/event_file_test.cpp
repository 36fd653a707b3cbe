// An event's file: what is done is on the disk, one program has it, and a log that cannot be is refused at its entry.
#include "app/documents/event_file.h"

#include "app/documents/event_lists.h"
#include "app/documents/event_stats.h"
#include "tests/support/events.h"
#include "tests/support/lists.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QSysInfo>

#include <fstream>

namespace event_file_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

model::EventSettings settings()
{
    model::EventSettings made;
    made.name = "First Friday";
    made.game = "quantum-nexus";
    made.edition = model::RulesetId("quantum-nexus-2025-07");
    made.seed = 7;
    return made;
}

model::AddPlayer named(const std::string& name) { return {name, {}, {}, {}, std::nullopt}; }

CheckedList listOf(std::size_t deck, const std::string& player)
{
    auto read = listReader().take("list.txt", sampleDecks().at(deck), settings().edition.str());
    if (player.empty())
        read.deck.name.clear(); // nor does a deck's name stand in
    read.player = namedPlayer(player);
    return checkList(std::move(read), listReader());
}

} // namespace

class EventFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDoneIsInTheFile()
    {
        const Scratch scratch;
        const auto file = scratch.path("a.nxevent");
        {
            auto event = EventDocument::create(file, settings());
            QVERIFY(event);
            QSignalSpy told(event->get(), &EventDocument::changed);
            (*event)->setWho("Judge");
            QVERIFY((*event)->act(named("Ann")));
            QVERIFY((*event)->act({named("Bob"), named("Cy")}));
            QVERIFY((*event)->pairNext());
            QVERIFY((*event)->act(model::GiveResult{1, 1, {2, 1, 0}}));
            QCOMPARE(told.size(), 4);
            const auto now = readEventFile(file);
            QVERIFY(now);
            QVERIFY(now->event == (*event)->event());
            QCOMPARE(now->event.log.back().who, std::string("Judge"));
            QVERIFY(now->event.log.back().when.ends_with('Z'));
        }
        auto again = EventDocument::open(file);
        QVERIFY(again);
        QCOMPARE((*again)->state().rounds.size(), std::size_t{1});
        QVERIFY((*again)->act(model::GiveResult{1, 1, {1, 2, 0}}));
        const auto read = readEventFile(file);
        QVERIFY(read && read->event == (*again)->event());
        QCOMPARE(read->bytes, importers::writeEventJson(read->event)); // grown as if written anew
    }

    void whatIsRefusedChangesNothing()
    {
        const Scratch scratch;
        const auto file = scratch.path("a.nxevent");
        auto event = EventDocument::create(file, settings());
        QVERIFY((*event)->act(named("Ann")));
        const auto before = readEventFile(file)->bytes;
        for (const auto& refused :
            {(*event)->act({named("Bob"), named("Ann")}), (*event)->pairNext(), (*event)->cut(8)}) {
            QVERIFY(!refused);
            QVERIFY(refused.error().refused && refused.error().message.ends_with('.'));
        }
        QCOMPARE((*event)->state().players.size(), std::size_t{1});
        QCOMPARE(readEventFile(file)->bytes, before);
        QVERIFY(!EventDocument::create(file, settings()));
    }

    void whatCannotBeWrittenDoesNotCount()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("there"));
        const auto file = scratch.path("there/a.nxevent");
        auto event = EventDocument::create(file, settings());
        std::filesystem::rename(scratch.path("there"), scratch.path("gone"));
        const auto failed = (*event)->act(named("Ann"));
        QVERIFY(!failed && !failed.error().refused);
        QVERIFY((*event)->state().players.empty() && (*event)->event().log.empty());
        std::filesystem::rename(scratch.path("gone"), scratch.path("there"));
        QVERIFY((*event)->act(named("Ann")));
        QCOMPARE(readEventFile(file)->state.players.size(), std::size_t{1});
    }

    void oneProgramHasIt()
    {
        const Scratch scratch;
        const auto file = scratch.path("a.nxevent");
        auto event = EventDocument::create(file, settings());
        const auto other = EventDocument::open(file);
        QVERIFY(!other && !other.error().refused);
        QVERIFY(readEventFile(file).has_value()); // to look at
        event->reset();
        QVERIFY(EventDocument::open(file).has_value());
        QVERIFY(!std::filesystem::exists(scratch.path("a.nxevent.lock")));
        // A lock of a program that is gone, and one that says nothing, keep nobody out.
        std::ofstream(scratch.path("a.nxevent.lock")) << ""; // killed before it said who it is
        QVERIFY(EventDocument::open(file).has_value());
        // Nor does one that was killed while it took the lock of another: no process has this number.
        std::ofstream(scratch.path("a.nxevent.lock")) << "99999999\nnexusdeck-cli\n"
                                                      << QSysInfo::machineHostName().toStdString() << '\n';
        std::ofstream(scratch.path("a.nxevent.lock.rmlock")) << "";
        QVERIFY(EventDocument::open(file).has_value());
        QVERIFY(!std::filesystem::exists(scratch.path("a.nxevent.lock.rmlock")));
        std::filesystem::create_directory(scratch.path("a.nxevent.lock"));
        QVERIFY(EventDocument::open(file).has_value());
    }

    void aLogThatCannotBeIsRefusedAtItsEntry()
    {
        const Scratch scratch;
        auto log = importers::writeEventJson(
            {settings(), {{"", "", named("Ann")}, {"", "", model::LeaveEvent{2, 1, model::Leave::Drop}}}});
        scratch.write("a.nxevent", log);
        const auto read = readEventFile(scratch.path("a.nxevent"));
        QVERIFY(!read && read.error().refused);
        QVERIFY2(read.error().message.find("/log/1") != std::string::npos, read.error().message.c_str());
        QVERIFY(!EventDocument::open(scratch.path("a.nxevent")));
        scratch.write("b.nxevent", "{\"format\": \"nexusdeck/1\"}");
        QVERIFY(readEventFile(scratch.path("b.nxevent")).error().message.find("is a deck") != std::string::npos);
        QVERIFY(!readEventFile(scratch.path("c.nxevent")).error().refused);
    }

    void listsAreEnteredReplacedAndTold()
    {
        const Scratch scratch;
        auto event = EventDocument::create(scratch.path("a.nxevent"), settings());
        auto plan = planEntries(
            (*event)->state(), {listOf(0, "Ann Lee"), listOf(1, "Bob Ray"), listOf(2, "ann lee"), listOf(3, "")});
        QVERIFY(plan.lists[0].entry == ListEntry::NewPlayer && plan.lists[1].entry == ListEntry::NewPlayer);
        QVERIFY(plan.lists[2].entry == ListEntry::TwoLists && plan.lists[3].entry == ListEntry::NobodyNamed);
        QCOMPARE(plan.lists[1].player, 2);
        QVERIFY((*event)->act(plan.deeds));
        const auto sum = sumOfLists((*event)->state());
        QCOMPARE(sum.size(), std::size_t{19});
        QVERIFY((*event)->act(model::LockLists{sum}));
        plan = planEntries((*event)->state(), {listOf(0, "Ann Lee"), listOf(4, "Bob Ray")});
        QVERIFY(plan.lists[0].entry == ListEntry::SameList && plan.lists[1].entry == ListEntry::OtherList);
        QVERIFY((*event)->act(plan.deeds));
        const auto& state = (*event)->state();
        QVERIFY(!state.players[0].changedSinceLock && state.players[1].changedSinceLock);
        QVERIFY(sumOfLists(state) != sum);
        const auto again = listAgain(*state.players[0].list, listReader(), settings().edition);
        QCOMPARE(again.checksum, state.players[0].list->checksum);
        QCOMPARE(findPlayer(state, "BOB RAY")->number, 2);
        QCOMPARE(findPlayer(state, "1")->name, std::string("Ann Lee"));
        QVERIFY(!findPlayer(state, "3") && !findPlayer(state, "Nobody"));
    }

    void whatWasPlayedIsCounted()
    {
        const Scratch scratch;
        auto event = EventDocument::create(scratch.path("a.nxevent"), settings());
        const auto plan = planEntries((*event)->state(), {listOf(0, "Ann Lee"), listOf(1, "Bob Ray")});
        QVERIFY((*event)->act(plan.deeds));
        QVERIFY((*event)->pairNext());
        QVERIFY((*event)->act(model::GiveResult{1, 1, {2, 0, 0}}));
        const auto stats = eventStats((*event)->state(), listReader());
        QCOMPARE(stats.decks, 2);
        int cards = 0;
        for (const auto& row : stats.rows) {
            QVERIFY(row.wins.players == 1 || row.wins.players == 2);
            QCOMPARE(row.wins.matches(), row.wins.players == 1 ? 1 : 0);
            QCOMPARE(row.share, row.wins.players / 2.0);
            cards += row.kind == PlayedKind::Card;
        }
        QVERIFY(cards > 30);
        QVERIFY(eventStatsCsv(stats).starts_with("Kind,Name,Decks"));
    }
};

NEXUS_TEST(EventFileTest, Events);

} // namespace event_file_test

#include "event_file_test.moc"
