#include "app/documents/deck_copies.h"

#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

namespace card_uses_test {

using namespace nexus;
using namespace nexus::test;

class CardUsesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void copiesOfTheLibrarysDecksAreCounted()
    {
        const Scratch scratch;
        app::Workspace workspace(scratch.path("profile"));
        workspace.open();
        QTRY_VERIFY_WITH_TIMEOUT(workspace.isReady(), 20'000);
        auto& store = workspace.profile().decks();
        for (const auto& sample : store.list())
            store.moveToBin(sample.id, "2026-01-01T00:00:00Z");
        auto first = deckOf("main: 2 Aegis Tender, 1 Nobody; sideboard: 1 aegis tender; maybe: 4 Aegis Tender");
        first.name = "First";
        auto second = deckOf("missions: 1 Hold the Gantry Line; main: 3 Fennel Runner", "a-ruleset-nobody-knows");
        second.name = "Second";
        const auto firstId = store.add(first, "2026-01-01T00:00:00Z");
        const auto secondId = store.add(second, "2026-01-01T00:00:00Z");

        app::CardUses uses;
        const auto keyOf = [&](const char* name) {
            return std::string(workspace.catalogue()->key(model::lookUp(*workspace.catalogue(), name).card.value()));
        };
        QVERIFY(uses.of(keyOf("Aegis Tender")).empty());
        uses.fill(workspace);
        const auto tender = uses.of(keyOf("Aegis Tender"));
        QCOMPARE(tender.size(), std::size_t{1});
        QCOMPARE(tender.front().deck, firstId);
        QCOMPARE(q(tender.front().name), QStringLiteral("First"));
        QCOMPARE(tender.front().copies, 3); // the maybe pile counts for nothing
        QCOMPARE(uses.of(keyOf("Fennel Runner")).front().deck, secondId);
        QCOMPARE(uses.of(keyOf("Hold the Gantry Line")).front().copies, 1);
        QVERIFY(uses.of("no.such.key").empty());

        // An open deck that is not saved is no deck of the library; a deck in the bin is none any more.
        workspace.newDeck(deckOf("main: 9 Aegis Tender"));
        store.moveToBin(secondId, "2026-01-02T00:00:00Z");
        uses.fill(workspace);
        QCOMPARE(uses.of(keyOf("Aegis Tender")).front().copies, 3);
        QVERIFY(uses.of(keyOf("Fennel Runner")).empty());
    }
};

NEXUS_TEST(CardUsesTest, Events);

} // namespace card_uses_test

#include "card_uses_test.moc"
