#include "db/deck_store.h"

#include "db/user_schema.h"

#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <rapidcheck.h>

namespace deck_store_test {

using namespace nexus;
using namespace nexus::test;

class DeckStoreTest : public QObject {
    Q_OBJECT
private:
    static model::Deck deckNamed(const std::string& name)
    {
        auto deck = randomDeck(7, *starterCatalogue());
        deck.name = name;
        deck.tags = {"b", "a"};
        deck.notes = "Line one\nline two";
        deck.extra = R"({"x":[1]})";
        return deck;
    }

private Q_SLOTS:
    void aDeckComesBackAsItWasSaved()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        QVERIFY(rc::check([&](std::uint64_t seed) {
            auto deck = randomDeck(seed, *starterCatalogue());
            if (!deck.sections[1].entries.empty()) {
                deck.sections[1].entries[0].key = model::CardKey("a.unit");
                deck.sections[1].entries[0].printing = "COR 12";
                deck.sections[1].entries[0].extra = R"({"foil":true})";
            }
            deck.plans = randomPlans(seed, *starterCatalogue());
            for (auto& plan : deck.plans) {
                plan.extra = R"({"mood":1})";
                for (auto& moved : plan.movedIn)
                    moved.row = {"A", model::CardKey("a.unit"), "COR 12", 3, R"({"foil":true})"};
            }
            const auto id = store.add(deck, "2025-01-01T00:00:00Z");
            RC_ASSERT(store.find(id)->deck == deck);
        }));
    }

    void everySaveIsAVersionThatCanBeBroughtBack()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        const auto first = deckNamed("First");
        const auto id = store.add(first, "2025-01-01T00:00:00Z");
        QCOMPARE(store.save(id, first, "2025-01-02T00:00:00Z"), 1); // nothing differs
        auto second = first;
        second.name = "Second";
        QCOMPARE(store.save(id, second, "2025-01-03T00:00:00Z"), 2);
        QVERIFY(store.version(id, 1) == first);
        QVERIFY(store.version(id, 2) == second);
        QVERIFY(!store.version(id, 3));
        QCOMPARE(store.save(id, *store.version(id, 1), "2025-01-04T00:00:00Z"), 3);
        QVERIFY(store.find(id)->deck == first);
        auto planned = first;
        planned.plans = {{.name = "Mirror"}};
        QCOMPARE(store.save(id, planned, "2025-01-04T00:00:00Z"), 4);
        QCOMPARE(store.save(id, first, "2025-01-04T00:00:00Z"), 5);
        QVERIFY(store.version(id, 4) == planned);
        const auto versions = store.versions(id);
        QCOMPARE(versions.size(), std::size_t{5});
        QCOMPARE(versions.front().number, 5);
        QCOMPARE(versions[3].name, std::string("Second"));
        QCOMPARE(store.find(id)->modified, std::string("2025-01-04T00:00:00Z"));
    }

    void theBinKeepsDecksUntilItIsEmptied()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        const auto id = store.add(deckNamed("Gone"), "2025-01-01T00:00:00Z");
        store.add(deckNamed("Stays"), "2025-01-01T00:00:00Z");
        store.moveToBin(id, "2025-02-01T00:00:00Z");
        QCOMPARE(store.list().size(), std::size_t{1});
        QCOMPARE(store.list(true).front().deck.name, std::string("Gone"));
        store.takeFromBin(id);
        QCOMPARE(store.list().size(), std::size_t{2});
        store.moveToBin(id, "2025-02-01T00:00:00Z");
        QCOMPARE(store.emptyBin(), 1);
        QVERIFY(!store.find(id));
        QVERIFY(store.versions(id).empty());
    }

    void namesAreInNaturalOrder()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        for (const char* name : {"Deck 10", "deck 9", "Árbol", "Zoo"})
            store.add(deckNamed(name), "2025-01-01T00:00:00Z");
        std::vector<std::string> names;
        for (const auto& stored : store.list())
            names.push_back(stored.deck.name);
        QVERIFY((names == std::vector<std::string>{"Árbol", "deck 9", "Deck 10", "Zoo"}));
    }

    void sampleDecksComeOnlyOnce()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        QVERIFY(store.neverUsed());
        store.addFirst({deckNamed("A"), deckNamed("B")}, "2025-01-01T00:00:00Z");
        for (const auto& stored : store.list())
            store.moveToBin(stored.id, "2025-01-02T00:00:00Z");
        store.emptyBin();
        store.addFirst({deckNamed("A")}, "2025-01-03T00:00:00Z");
        QVERIFY(store.list().empty()); // who threw the samples away does not get them again
    }

    void openDecksAreKeptInTheOrderOfTheirTabs()
    {
        const Scratch scratch;
        {
            db::DeckStore store(scratch.path("user.sqlite"));
            QVERIFY(!store.everOpened());
            const auto id = store.add(deckNamed("A"), "2025-01-01T00:00:00Z");
            db::OpenDeck first{0, 1, id, "", "draft of A"};
            db::OpenDeck second{0, 0, std::nullopt, "/tmp/\xc3\xa9.nxdeck", std::nullopt};
            first.slot = store.keepOpen(first);
            second.slot = store.keepOpen(second);
            QVERIFY(first.slot > 0 && second.slot > first.slot);
            QVERIFY((store.openDecks() == std::vector{second, first}));
            first.position = -1;
            first.draft.reset();
            QCOMPARE(store.keepOpen(first), first.slot);
            QVERIFY((store.openDecks() == std::vector{first, second}));
        }
        db::DeckStore store(scratch.path("user.sqlite"));
        const auto open = store.openDecks();
        QCOMPARE(open.size(), std::size_t{2});
        store.forgetOpen(open[1].slot);
        store.forgetOpen(4711);
        QCOMPARE(store.openDecks().size(), std::size_t{1});
        store.moveToBin(*open[0].deck, "2025-01-02T00:00:00Z");
        QCOMPARE(store.openDecks().size(), std::size_t{1});
        store.emptyBin();
        QVERIFY(store.openDecks().empty()); // a deck that left the library takes its slot with it
        QVERIFY(store.everOpened());
        db::OpenDeck next{0, 0, std::nullopt, "", "x"};
        QVERIFY(store.keepOpen(next) > open[1].slot); // slots are not given twice
    }

    void savingADeckThatIsGoneIsAnErrorAndNotANewDeck()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        QVERIFY_EXCEPTION_THROWN(store.save(99, deckNamed("X"), "2025-01-01T00:00:00Z"), std::runtime_error);
    }
};

NEXUS_TEST(DeckStoreTest, Events);

} // namespace deck_store_test

#include "deck_store_test.moc"
