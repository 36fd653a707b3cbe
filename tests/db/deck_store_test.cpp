#include "db/deck_store.h"

#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"

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
        const auto versions = store.versions(id);
        QCOMPARE(versions.size(), std::size_t{3});
        QCOMPARE(versions.front().number, 3);
        QCOMPARE(versions[1].name, std::string("Second"));
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

    void savingADeckThatIsGoneIsAnErrorAndNotANewDeck()
    {
        const Scratch scratch;
        db::DeckStore store(scratch.path("user.sqlite"));
        QVERIFY_EXCEPTION_THROWN(store.save(99, deckNamed("X"), "2025-01-01T00:00:00Z"), std::runtime_error);
    }
};

QTEST_GUILESS_MAIN(DeckStoreTest)
#include "deck_store_test.moc"
