#include "app/documents/deck_library.h"

#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>

namespace deck_library_test {

using namespace nexus;
using namespace nexus::test;

namespace {

// A workspace on a new profile, read to the end.
struct Room {
    Scratch scratch;
    app::Workspace workspace{scratch.path("profile")};
    std::unique_ptr<app::DeckLibrary> library;
    Room()
    {
        QSignalSpy ready(&workspace, &app::Workspace::ready);
        workspace.open();
        if (!ready.wait(60'000))
            throw std::runtime_error("the workspace does not come");
        library = std::make_unique<app::DeckLibrary>(workspace);
    }
    std::int64_t add(model::Deck deck)
    {
        const auto id = workspace.profile().decks().add(deck, "2025-01-01T00:00:00Z");
        Q_EMIT workspace.libraryChanged();
        return id;
    }
    const app::LibraryDeck* find(std::int64_t id)
    {
        for (const auto& deck : library->decks())
            if (deck.id == id)
                return &deck;
        return nullptr;
    }
};

model::Deck named(const char* name, const char* rows = "main: 2 Reading Lamp; maybe: 3 Relay Drone")
{
    auto deck = deckOf(rows);
    deck.name = name;
    return deck;
}

} // namespace

class DeckLibraryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anOpenDeckIsCalledAsItIsNow()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        auto* open = *room.workspace.openDeck(id);
        QSignalSpy changed(room.library.get(), &app::DeckLibrary::changed);
        QVERIFY(open->edit({model::SetField{model::DeckField::Name, "Aardvark"}}, QStringLiteral("Rename")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(room.find(id)->name, std::string("Aardvark"));
        QCOMPARE(room.library->decks().front().id, id); // in its order
        open->undoStack().undo();
        QCOMPARE(room.find(id)->name, std::string("Zebra"));
    }

    void aGlanceTellsSizeDomainsAndCurve()
    {
        Room room;
        const auto id = room.add(named("Zebra", "missions: 1 Hold the Gantry Line; main: 3 Aegis Tender"));
        const auto glance = room.library->glance(id);
        QCOMPARE(glance.total, std::string("6 / 200 CP"));
        QVERIFY(!glance.domains.empty());
        QCOMPARE(glance.curve.size(), app::DeckLibrary::curveBars);
        QCOMPARE(glance.curve[2], std::int64_t{3}); // two CP each
        QVERIFY(glance.sentence.starts_with("6 / 200 CP, "));
        QVERIFY(room.library->glance(9999).total.empty());
    }

    void itListsDecksWithTheirFacts()
    {
        Room room;
        auto deck = named("Zebra");
        deck.tags = {"Tempo", "Café"};
        deck.author = "Ada";
        QSignalSpy changed(room.library.get(), &app::DeckLibrary::changed);
        const auto id = room.add(deck);
        QCOMPARE(changed.count(), 1);
        const auto* found = room.find(id);
        QVERIFY(found);
        QCOMPARE(found->cards, 2); // the maybe pile counts for nothing
        QCOMPARE(found->ruleset, ruleset().name);
        QVERIFY(app::DeckLibrary::matches(*found, ""));
        QVERIFY(app::DeckLibrary::matches(*found, "cafe zeb"));
        QVERIFY(app::DeckLibrary::matches(*found, "ADA"));
        QVERIFY(!app::DeckLibrary::matches(*found, "zeb control"));
    }

    void legalityIsThatOfTheValidator()
    {
        Room room;
        int legal = 0;
        for (const auto& deck : room.library->decks()) {
            const auto stored = *room.library->deck(deck.id);
            const auto report = room.workspace.checker(stored.ruleset)->check(stored);
            const auto words = app::DeckLibrary::legalityWords(room.library->legality(deck.id));
            QCOMPARE(words == "legal", report.legal());
            legal += report.legal();
        }
        QVERIFY(legal > 0);
        const auto empty = room.add(named("Empty", ""));
        const auto verdict = room.library->legality(empty);
        QVERIFY(verdict.open > 0);
        QCOMPARE(verdict.errors, 0);
        QCOMPARE(app::DeckLibrary::legalityWords(verdict), std::to_string(verdict.open) + " open");
    }

    void aRenamedDeckIsRenamedWhereItIsOpenToo()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        auto* document = *room.workspace.openDeck(id);
        QVERIFY(document->edit({model::SetField{model::DeckField::Notes, "unsaved"}}, QStringLiteral("Notes")));
        QVERIFY(room.library->rename(id, "  Okapi "));
        QCOMPARE(room.find(id)->name, std::string("Okapi"));
        QCOMPARE(document->deck().name, std::string("Okapi"));
        QCOMPARE(document->deck().notes, std::string("unsaved"));
        QVERIFY(document->isModified());
        QVERIFY(room.library->deck(id)->notes.empty());
        QVERIFY(!room.library->rename(id, "   "));
    }

    void duplicatesHaveNamesOfTheirOwn()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        const auto first = room.library->duplicate(id), second = room.library->duplicate(id);
        QVERIFY(first && second);
        QCOMPARE(room.find(*first)->name, std::string("Zebra copy"));
        QCOMPARE(room.find(*second)->name, std::string("Zebra copy 2"));
        QVERIFY(room.library->deck(*second)->sections == room.library->deck(id)->sections);
    }

    void theBinGivesBackUntilItIsEmptied()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        auto* document = *room.workspace.openDeck(id);
        QVERIFY(document->edit({model::SetField{model::DeckField::Notes, "late"}}, QStringLiteral("Notes")));
        QVERIFY(room.library->moveToBin({id}));
        QVERIFY(!room.find(id));
        QVERIFY(!room.workspace.find(id)); // closed
        QCOMPARE(room.library->bin().size(), std::size_t{1});
        QVERIFY(!room.library->bin().front().deleted.empty());
        QVERIFY(room.library->restore({id}));
        QVERIFY(room.find(id));
        QCOMPARE(room.library->deck(id)->notes, std::string("late")); // saved before it went
        QVERIFY(room.library->moveToBin({id}));
        QVERIFY(room.library->emptyBin());
        QVERIFY(room.library->bin().empty());
        QVERIFY(!room.workspace.profile().decks().find(id));
    }

    void versionsSayWhatDiffersAndComeBack()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        room.workspace.profile().decks().save(
            id, named("Zebra", "main: 3 Reading Lamp, 1 Relay Drone"), "2025-01-02T00:00:00Z");
        auto versions = room.library->versions(id);
        QCOMPARE(versions.size(), std::size_t{2});
        QCOMPARE(versions[0].number, 2);
        QVERIFY(std::find(versions[0].differences.begin(), versions[0].differences.end(),
                    "Main deck: Reading Lamp 2 → 3 (+1)") != versions[0].differences.end());
        QCOMPARE(versions[0].differences.size(), std::size_t{3});
        QVERIFY(versions[1].differences.empty());
        QVERIFY(room.library->bringBack(id, 1));
        QCOMPARE(room.library->versions(id).size(), std::size_t{3});
        QVERIFY(room.library->deck(id) == room.library->version(id, 1));
        // The same with the deck open: by an edit that can be undone.
        auto* document = *room.workspace.openDeck(id);
        QVERIFY(room.library->bringBack(id, 2));
        QCOMPARE(document->deck().copies(model::SectionId("main")), 4);
        QVERIFY(!document->isModified());
        document->undoStack().undo();
        QCOMPARE(document->deck().copies(model::SectionId("main")), 2);
        QVERIFY(!room.library->bringBack(id, 99));
    }

    void aDeckIsExported()
    {
        Room room;
        const auto id = room.add(named("Zebra"));
        QVERIFY(room.library->exportTo(id, room.scratch.path("z.txt")));
        QVERIFY(room.scratch.read("z.txt").find("Reading Lamp") != std::string::npos);
        const auto failed = room.library->exportTo(id, room.scratch.path("no/such/folder/z.nxdeck"));
        QVERIFY(!failed);
        QVERIFY(failed.error().contains(QStringLiteral("z.nxdeck")));
    }
};

NEXUS_TEST(DeckLibraryTest, Events);

} // namespace deck_library_test

#include "deck_library_test.moc"
