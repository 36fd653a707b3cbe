// The file of an event: every deed is read as it was written, a deed more is a line more, and what is broken is told
// with its place.
#include "importers/event_json.h"

#include "model/event/event_state.h"
#include "tests/importers/problems.h"
#include "tests/support/places.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <map>

namespace event_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

namespace {

Event everyDeed()
{
    Deck deck;
    deck.name = "Wet Ink";
    deck.game = "quantum-nexus";
    deck.sectionOrNew(SectionId("main")).entries.push_back({"Bolt", CardKey("bolt"), "COR 1", 3, {}});
    Event event;
    event.settings = {"Friday “1”", "quantum-nexus", RulesetId("house"), ~std::uint64_t{0}, PairingKind::RoundRobin, 7,
        1, {5, 2, 1}, true};
    const auto add = [&](EventDeed deed) { event.log.push_back({"2026-11-29T10:00:00Z", "Ada", std::move(deed)}); };
    add(AddPlayer{"Ann", "17", "she", "ann@example.org", EnteredList{deck, "AAAA-BBBB", "ann.txt"}});
    add(AddPlayer{"Bob", {}, {}, {}, std::nullopt});
    add(EnterList{2, {deck, {}, {}}});
    add(LockLists{"CCCC"});
    add(PairRound{PairingKind::RoundRobin, {{{1, 1, 2}}, {}}});
    add(ChangePairs{{{{4, 2, 1}}, {}}});
    add(GiveResult{1, 4, {1, 0, 2}});
    add(LeaveEvent{1, 2, Leave::Drop});
    add(ComeBack{1, 2});
    add(LeaveEvent{2, 2, Leave::Disqualify});
    add(ForbidPair{1, 2});
    add(FixTable{1, 0});
    add(CutTo{{1, 2}});
    add(MakeNote{"clock", "fifty\nminutes", 1, 2, -30});
    add(TakeBack());
    add(PlanRounds{5});
    event.log.push_back({{}, {}, PairRound{PairingKind::Elimination, {{}, {1, 2}}}});
    return event;
}

std::string smallEvent()
{
    return fileBytes(std::filesystem::path(inSources().toStdString()) / "tests/corpus/event-json/small.nxevent");
}

} // namespace

class EventJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDeedIsReadAsItWasWritten()
    {
        const auto event = everyDeed();
        const auto text = writeEventJson(event);
        const auto read = readEventJson(text);
        QVERIFY2(read, read ? "" : read.error().front().reason.c_str());
        QVERIFY(*read == event);
        QCOMPARE(writeEventJson(*read), text);
    }

    void aDeedMoreIsALineMore()
    {
        auto event = everyDeed();
        const auto before = writeEventJson(event);
        EventText grown(before, event);
        event.log.push_back({"2026-11-29T11:00:00Z", {}, GiveResult{1, 4, {0, 1, 0}}});
        grown.add(event.log.back());
        QCOMPARE(grown.bytes(), writeEventJson(event));
        const auto lines = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
        QCOMPARE(lines(grown.bytes()), lines(before) + 1);
        // Laid out by somebody else it is laid out anew.
        std::string other = before;
        other.insert(other.find("\"log\""), "\n\n");
        EventText anew(other, everyDeed());
        QCOMPARE(anew.bytes(), before);
    }

    void theSmallestIsRead()
    {
        const auto read = readEventJson(R"({"format":"nexusdeck-event/1","game":"g","edition":"e","log":[]})");
        QVERIFY(read);
        QVERIFY(read->settings.points == MatchPoints());
        QCOMPARE(read->settings.bestOf, 3);
        EventText text(R"({"format":"nexusdeck-event/1","game":"g","edition":"e","log":[]})", *read);
        QVERIFY(readEventJson(text.bytes()) == read);
    }

    // tests/corpus/event-json, by their names.
    void brokenFilesAreToldWithTheirPlace()
    {
        const std::map<std::string, std::pair<const char*, const char*>> reasons{
            {"a-deck", {"/format", "is a deck, and not an event"}}, {"format-newer", {"/format", "is a newer form"}},
            {"edition-missing", {"/edition", "is missing"}}, {"seed-a-number", {"/seed", "is not a text"}},
            {"seed-two-to-the-64", {"/seed", "is not a whole number"}}, {"pairing-unknown", {"/pairing", "is none of"}},
            {"best-of-two", {"/bestOf", "is neither"}}, {"points-of-two", {"/points", "are not the points"}},
            {"points-for-nothing", {"/points", "are not the points"}},
            {"points-too-many", {"/points/0", "is not a whole number from 0 to 100"}},
            {"unknown-key", {"/mood", "unknown key"}}, {"log-no-list", {"/log", "is not a list"}},
            {"entry-a-number", {"/log/7", "is not an object"}}, {"deed-unknown", {"/log/7/do", "is no action"}},
            {"deed-missing", {"/log/7/do", "is missing"}}, {"key-of-another-deed", {"/log/7/round", "unknown key"}},
            {"forbid-three", {"/log/7/players", "another number of values"}},
            {"player-zero", {"/log/7/players/0", "is not a whole number from 1"}},
            {"table-of-two", {"/log/5/tables/0", "is no table and two players"}},
            {"table-half", {"/log/5/tables/0/0", "is not a whole number"}},
            {"games-ten", {"/log/4/games/0", "is not a whole number from 0 to 9"}},
            {"name-turned-round", {"/log/2/name", "reading direction"}}, {"name-empty", {"/log/2/name", "is empty"}},
            {"list-broken", {"/log/2/list/deck/sections/main/0/count", "is not between"}},
            {"list-without-deck", {"/log/2/list/deck", "is missing"}}};
        for (const auto& [name, expected] : reasons) {
            const auto problems = problemsOf(readEventJson(fileBytes(
                std::filesystem::path(inSources().toStdString()) / "tests/corpus/event-json" / (name + ".nxevent"))));
            const bool said = std::any_of(problems.begin(), problems.end(), [&, &wanted = expected](const auto& each) {
                return each.pointer == wanted.first && each.reason.find(wanted.second) != std::string::npos;
            });
            QVERIFY2(said,
                (name + ": " + (problems.empty() ? "read" : problems[0].pointer + " " + problems[0].reason)).c_str());
        }
        for (const char* name : {"zero-bytes", "truncated", "twice-a-key"})
            QVERIFY2(!readEventJson(fileBytes(std::filesystem::path(inSources().toStdString()) /
                                              "tests/corpus/event-json" / (std::string(name) + ".nxevent"))),
                name);
    }

    void aLogThatDoesNotFitIsRefusedAtItsEntry()
    {
        const std::map<std::string, std::pair<std::size_t, EventFault>> faults{
            {"nobody-leaves", {6, EventFault::NoSuchPlayer}}, {"player-twice-in-a-round", {5, EventFault::PlayerTwice}},
            {"result-of-no-table", {4, EventFault::NoSuchTable}}, {"same-name", {1, EventFault::NameTaken}},
            {"cut-of-one", {7, EventFault::ResultsMissing}}, {"far-round", {6, EventFault::RoundGone}},
            {"elimination", {3, EventFault::BadCut}}, {"robin", {3, EventFault::BadCut}}};
        for (const auto& [name, expected] : faults) {
            const auto event = readEventJson(fileBytes(
                std::filesystem::path(inSources().toStdString()) / "tests/corpus/event-json" / (name + ".nxevent")));
            QVERIFY2(event, name.c_str());
            const auto state = replay(*event);
            QVERIFY2(!state, name.c_str());
            QVERIFY2(state.error().entry == expected.first && state.error().refusal.fault == expected.second,
                (name + " " + std::to_string(state.error().entry)).c_str());
        }
        QVERIFY(replay(*readEventJson(smallEvent())));
    }
};

NEXUS_TEST(EventJsonTest, Nothing);

} // namespace event_json_test

#include "event_json_test.moc"
