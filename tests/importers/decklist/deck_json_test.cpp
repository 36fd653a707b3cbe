#include "importers/decklist/deck_json.h"

#include "model/base/random.h"
#include "tests/importers/problems.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_json_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class DeckJsonTest : public QObject {
    Q_OBJECT

private:
    // A deck file with this text for its sections.
    static std::string fileWith(const std::string& sections, const std::string& more = std::string())
    {
        return R"({"format":"nexusdeck/1","name":"A",)" + more + R"("sections":)" + sections + "}";
    }
    static std::string rowWith(const std::string& row) { return fileWith(R"({"main":[)" + row + "]}"); }
    static std::string countOf(const std::string& count)
    {
        return rowWith(R"({"card":"Relay Drone","count":)" + count + "}");
    }

    // A random deck with everything a file can hold besides: keys, printings, tags, notes, keys nobody knows.
    static Deck fullDeck(std::uint64_t seed)
    {
        Deck deck = randomDeck(seed, *starterCatalogue());
        Random random(seed, 17);
        deck.author = randomName(random.next());
        deck.notes = random.below(2) ? "first\n\tsecond \"quoted\"\n" : "";
        for (int i = random.between(0, 3); i > 0; --i)
            deck.tags.push_back(randomName(random.next()));
        if (random.below(2))
            deck.extra = R"({"colour":"blue","nested":{"a":[1,2.5,null,true],"b":{}}})";
        if (random.below(2))
            deck.sections.push_back(
                {SectionId("her own section"), {{.card = randomName(random.next()), .count = 999}}});
        for (auto& section : deck.sections)
            for (auto& entry : section.entries) {
                if (random.below(4) == 0)
                    entry.key = CardKey("key-" + std::to_string(random.below(1000000)));
                if (random.below(4) == 0)
                    entry.printing = "COR " + std::to_string(random.below(300));
                if (random.below(4) == 0)
                    entry.extra = R"({"foil":true,"seen":["2025-01-01",-9223372036854775808]})";
            }
        deck.plans = randomPlans(random.next(), *starterCatalogue());
        for (auto& plan : deck.plans) {
            if (random.below(3) == 0)
                plan.extra = R"({"mood":["calm",{"x":null}]})";
            for (auto* rows : {&plan.out, &plan.in})
                for (auto& entry : *rows)
                    if (random.below(3) == 0) {
                        entry.key = CardKey("key-" + entry.card);
                        entry.printing = "COR 7";
                        entry.extra = R"({"why":1})";
                    }
            for (auto& moved : plan.movedOut)
                moved.row.extra = random.below(2) ? R"({"foil":true})" : "";
        }
        // As every deck in memory: a card and printing once in a section.
        for (auto& section : deck.sections) {
            DeckSection once{section.id, {}};
            for (const auto& entry : section.entries)
                if (!addCopies(once, entry))
                    break;
            section = once;
        }
        return deck;
    }

private Q_SLOTS:
    void theExampleOfTheFormatIsRead()
    {
        const auto deck = readDeckJson(R"({ "format": "nexusdeck/1", "name": "Iron Wall", "game": "quantum-nexus",
            "ruleset": "quantum-nexus-2025-07", "author": "", "notes": "", "tags": [],
            "sections": { "missions": [ { "card": "Hedge Magic", "count": 1 } ],
                          "main": [ { "card": "Relay Drone", "count": 4 } ], "sideboard": [], "maybe": [] } })");
        QVERIFY(deck);
        QCOMPARE(deck->name, std::string("Iron Wall"));
        QCOMPARE(deck->ruleset.str(), std::string("quantum-nexus-2025-07"));
        QCOMPARE(deck->sections.size(), std::size_t{4});
        QCOMPARE(deck->sections[0].id.str(), std::string("missions"));
        QCOMPARE(deck->sections[1].entries[0].card, std::string("Relay Drone"));
        QCOMPARE(deck->sections[1].entries[0].count, 4);
        QVERIFY(!deck->sections[1].entries[0].key);
        QVERIFY(deck->extra.empty());
    }

    void whatIsWrittenIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Deck deck = fullDeck(seed);
            const auto read = readDeckJson(writeDeckJson(deck));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == deck);
        }));
    }

    void writingTwiceGivesTheSameBytes()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const std::string once = writeDeckJson(fullDeck(seed));
            RC_ASSERT(writeDeckJson(*readDeckJson(once)) == once);
        }));
    }

    void keysNobodyKnowsSurviveLoadAndSave()
    {
        const auto deck = readDeckJson(
            R"({"format":"nexusdeck/1","name":"A","zeta":1,"alpha":{"deep":[{"x":null}]},"empty":null,
                "sections":{"main":[{"card":"Relay Drone","count":2,"foil":true,"weight":1.25}]}})");
        QVERIFY(deck);
        const std::string written = writeDeckJson(*deck);
        QVERIFY(written.find(R"("zeta": 1)") != std::string::npos);
        QVERIFY(written.find(R"("alpha": {"deep":[{"x":null}]})") != std::string::npos);
        QVERIFY(written.find(R"("empty": null)") != std::string::npos);
        QVERIFY(written.find(R"("foil":true,"weight":1.25)") != std::string::npos);
        QVERIFY(*readDeckJson(written) == *deck);
    }

    void keysNobodyKnowsSurviveAddingUp()
    {
        const auto deck = readDeckJson(rowWith(R"({"card":"Relay Drone","count":1,"foil":true},
                                                  {"card":"relay drone","count":2,"foil":false,"signed":true})"));
        QVERIFY(deck);
        QCOMPARE(deck->sections[0].entries.size(), std::size_t{1});
        QCOMPARE(deck->sections[0].entries[0].count, 3);
        QCOMPARE(deck->sections[0].entries[0].extra, std::string(R"({"foil":true,"signed":true})"));
    }

    void plansAreReadAndWritten()
    {
        const auto text = fileWith(R"({"main":[{"card":"Relay Drone","count":2}]})",
            R"("plans":[{"name":"Mirror","out":[{"card":"Relay Drone","count":1}],"in":[{"card":"X","count":1},{"card":" x","count":2}],
                         "note":"On the play.\n","applied":true,"movedOut":[{"card":"Relay Drone","count":1,"formerPlace":3,"foil":true}],
                         "mood":"calm"},{"name":"Other"}],)");
        const auto deck = readDeckJson(text);
        QVERIFY(deck);
        QCOMPARE(deck->plans.size(), std::size_t{2});
        const auto& plan = deck->plans[0];
        QCOMPARE(plan.name, std::string("Mirror"));
        QVERIFY((plan.out == std::vector<DeckEntry>{{.card = "Relay Drone", .count = 1}}));
        QVERIFY((plan.in == std::vector<DeckEntry>{{.card = "X", .count = 3}}));
        QCOMPARE(plan.note, std::string("On the play.\n"));
        QVERIFY(plan.applied);
        QVERIFY((plan.movedOut ==
                 std::vector<MovedRow>{{{.card = "Relay Drone", .count = 1, .extra = R"({"foil":true})"}, 3}}));
        QVERIFY(plan.movedIn.empty());
        QCOMPARE(plan.extra, std::string(R"({"mood":"calm"})"));
        QVERIFY((deck->plans[1] == SideboardPlan{.name = "Other"}));
        QVERIFY(*readDeckJson(writeDeckJson(*deck)) == *deck);
        QVERIFY(writeDeckJson(*deck).find(R"({"name":"Other","out":[],"in":[],"note":"","applied":false})") !=
                std::string::npos);
    }

    void aDeckWithoutPlansHasNoKeyForThem()
    {
        QVERIFY(writeDeckJson(*readDeckJson(fileWith("{}", R"("plans":[],)"))).find("plans") == std::string::npos);
    }

    void theSameCardTwiceIsAddedUp()
    {
        const auto deck = readDeckJson(rowWith(R"({"card":"Relay Drone","count":2},{"card":"Hedge","count":1},
                                                  {"card":"  RELAY   drone","count":3})"));
        QVERIFY(deck);
        QCOMPARE(deck->sections[0].entries.size(), std::size_t{2});
        QCOMPARE(deck->sections[0].entries[0].card, std::string("Relay Drone"));
        QCOMPARE(deck->sections[0].entries[0].count, 5);
    }

    void otherPrintingsAndOtherKeysStayApart()
    {
        const auto deck = readDeckJson(rowWith(R"({"card":"Zone","count":1,"key":"zone.mission"},
            {"card":"Zone","count":1,"key":"zone.terrain"},{"card":"Zone","count":1,"key":"zone.mission","printing":"COR 1"}, 
            {"card":"Zone of old","count":1,"key":"zone.terrain"})"));
        QVERIFY(deck);
        QCOMPARE(deck->sections[0].entries.size(), std::size_t{3});
        QCOMPARE(deck->sections[0].entries[1].count, 2);
    }

    void theSameCardInTwoSectionsStaysInBoth()
    {
        const auto deck = readDeckJson(
            fileWith(R"({"main":[{"card":"X","count":1}],"maybe":[{"card":"X","count":2}]})"));
        QVERIFY(deck);
        QCOMPARE(deck->copies(SectionId("main")), 1);
        QCOMPARE(deck->copies(SectionId("maybe")), 2);
    }

    void aCountThatIsNoCountIsRefused_data()
    {
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* count, const char* reason) {
            QTest::newRow(count) << QString::fromUtf8(count) << QString::fromUtf8(reason);
        };
        row("-1", "is not between 1 and 999");
        row("0", "is not between 1 and 999");
        row("1000", "is not between 1 and 999");
        row("1000000000", "is not between 1 and 999");
        row("4294967297", "is not between 1 and 999");
        row("9223372036854775807", "is not between 1 and 999");
        row("9223372036854775808", "out of range");
        row("18446744073709551615", "out of range");
        row("18446744073709551616", "out of range");
        row("18446744073709551617", "out of range");
        row("-9223372036854775809", "out of range");
        row("1.5", "is not a whole number");
        row("1e0", "is not a whole number");
        row("1e9", "is not a whole number");
        row("\"3\"", "is not a whole number");
        row("true", "is not a whole number");
        row("[3]", "is not a whole number");
        row("{}", "is not a whole number");
        row("null", "is missing");
    }
    void aCountThatIsNoCountIsRefused()
    {
        QFETCH(QString, count);
        QFETCH(QString, reason);
        const auto problems = problemsOf(readDeckJson(countOf(count.toStdString())));
        QVERIFY(saysAt(problems, "/sections/main/0/count", reason.toStdString()));
    }

    void aMissingCountIsRefused()
    {
        QVERIFY(saysAt(problemsOf(readDeckJson(rowWith(R"({"card":"X"})"))), "/sections/main/0/count", "is missing"));
    }

    void oneAnd999AreCounts()
    {
        QCOMPARE(readDeckJson(countOf("1"))->sections[0].entries[0].count, 1);
        QCOMPARE(readDeckJson(countOf("999"))->sections[0].entries[0].count, 999);
    }

    void copiesThatAddUpOver999AreRefused()
    {
        const auto problems = problemsOf(readDeckJson(rowWith(R"({"card":"X","count":999},{"card":"x","count":1})")));
        QVERIFY(saysAt(problems, "/sections/main/1/count", "over 999"));
    }

    void aWholeNumberOutOfRangeIsRefusedWhereverItStands()
    {
        for (const char* number :
            {"9223372036854775808", "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890"}) {
            const std::string text = fileWith("{}", R"("kept":[0,)" + std::string(number) + "],");
            QVERIFY2(saysAt(problemsOf(readDeckJson(text)), "/kept/1", "out of range"), number);
        }
    }

    void allProblemsAreNamedAtOnce()
    {
        const auto problems = problemsOf(readDeckJson(
            R"({"format":"nexusdeck/1","name":7,"tags":[1],"sections":{"a/b":[{"count":0},5],"main":{}}})"));
        QVERIFY(saysAt(problems, "/name", "is not a text"));
        QVERIFY(saysAt(problems, "/tags/0", "is not a text"));
        QVERIFY(saysAt(problems, "/sections/a~1b/0/card", "is missing"));
        QVERIFY(saysAt(problems, "/sections/a~1b/0/count", "is not between"));
        QVERIFY(saysAt(problems, "/sections/a~1b/1", "is not an object"));
        QVERIFY(saysAt(problems, "/sections/main", "is not a list"));
        QCOMPARE(problems.size(), std::size_t{6});
    }

    void aNewerFormatIsToldFromAForeignOne()
    {
        QVERIFY(saysAt(problemsOf(readDeckJson(R"({"format":"nexusdeck/2","sections":{}})")), "/format", "newer"));
        QVERIFY(saysAt(problemsOf(readDeckJson(R"({"format":"nexusdeck-catalogue/1","sections":{}})")), "/format",
            "is a list of cards, and not a deck"));
        QVERIFY(saysAt(problemsOf(readDeckJson(R"({"sections":{}})")), "/format", "is missing"));
    }

    void missingSectionsAndWrongShapesAreRefused()
    {
        QVERIFY(saysAt(problemsOf(readDeckJson(R"({"format":"nexusdeck/1"})")), "/sections", "is missing"));
        QVERIFY(saysAt(
            problemsOf(readDeckJson(R"({"format":"nexusdeck/1","sections":[]})")), "/sections", "is not an object"));
        QVERIFY(saysAt(problemsOf(readDeckJson("[]")), "", "is not an object"));
        QVERIFY(saysAt(problemsOf(readDeckJson("3")), "", "is not an object"));
    }

    void hiddenCharactersInNamesAreRefused()
    {
        const auto at = [](const char* name) {
            return problemsOf(readDeckJson(rowWith(std::string(R"({"count":1,"card":")") + name + "\"}")));
        };
        QVERIFY(saysAt(at("Relay\\u202eDrone"), "/sections/main/0/card", "turns the reading direction"));
        QVERIFY(saysAt(at("Relay\\nDrone"), "/sections/main/0/card", "control character"));
        QVERIFY(saysAt(at("Relay\\u0000Drone"), "/sections/main/0/card", "NUL"));
        QVERIFY(saysAt(at("   "), "/sections/main/0/card", "is empty"));
        QVERIFY(saysAt(at("\\u00a0\\u2003"), "/sections/main/0/card", "is empty"));
        QVERIFY(saysAt(at(std::string(201, 'a').c_str()), "/sections/main/0/card", "too long"));
        QVERIFY(at(std::string(200, 'a').c_str()).empty());
    }

    void aSectionOfMoreThan2000RowsIsRefused()
    {
        const auto rows = [](int count) {
            std::string text;
            for (int i = 0; i < count; ++i)
                text += (i ? ",{\"count\":1,\"card\":\"C" : "{\"count\":1,\"card\":\"C") + std::to_string(i) + "\"}";
            return rowWith(text);
        };
        QCOMPARE(readDeckJson(rows(2000))->sections[0].entries.size(), std::size_t{2000});
        QVERIFY(saysAt(problemsOf(readDeckJson(rows(2001))), "/sections/main/2000/card", "2,000"));
    }

    void brokenJsonHasLineAndColumn()
    {
        const auto problems = problemsOf(readDeckJson("{\n  \"format\": \"nexusdeck/1\",\n  \"é\" oops\n}"));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].line, std::size_t{3});
        QCOMPARE(problems[0].column, std::size_t{7});
        QVERIFY(says(problems, "this is no JSON"));
    }

    void everySampleDeckComesBackTheSame()
    {
        for (const auto& file : nexus::test::starterFiles("decks")) {
            const auto deck = readDeckJson(file.bytes);
            QVERIFY2(deck, file.name.c_str());
            QVERIFY2(*readDeckJson(writeDeckJson(*deck)) == *deck, file.name.c_str());
        }
    }
};

NEXUS_TEST(DeckJsonTest, Events);

} // namespace deck_json_test

#include "deck_json_test.moc"
