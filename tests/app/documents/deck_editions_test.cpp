#include "app/documents/deck_editions.h"

#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

namespace deck_editions_test {

using namespace nexus;
using namespace nexus::test;

class DeckEditionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void severalDecksMoveInOneStepAndBack()
    {
        const Scratch scratch;
        app::Profile profile(scratch.path("profile"));
        auto deck = deckOf("main: 2 Reading Lamp");
        deck.game = "quantum-nexus";
        deck.ruleset = model::RulesetId("quantum-nexus-2025-07");
        const auto first = profile.decks().add(deck, "2025-01-01T00:00:00Z");
        const auto second = profile.decks().add(deck, "2025-01-01T00:00:00Z");
        deck.ruleset = model::RulesetId("quantum-nexus-2025-05");
        const auto third = profile.decks().add(deck, "2025-01-01T00:00:00Z");
        const auto moved = app::moveToEdition(profile, {first, second, third}, deck.ruleset);
        QCOMPARE(moved.size(), std::size_t{2}); // one was there
        QCOMPARE(moved[0].from.str(), std::string("quantum-nexus-2025-07"));
        QVERIFY(profile.decks().find(second)->deck.ruleset == deck.ruleset);
        QCOMPARE(profile.decks().find(third)->versions, 1);
        // What was changed since stays.
        auto later = profile.decks().find(second)->deck;
        later.notes = "kept";
        profile.decks().save(second, later, "2099-01-01T00:00:00Z");
        QCOMPARE(app::moveBack(profile).size(), std::size_t{1});
        QCOMPARE(profile.decks().find(first)->deck.ruleset.str(), std::string("quantum-nexus-2025-07"));
        QVERIFY(profile.decks().find(second)->deck == later);
    }
};

NEXUS_TEST(DeckEditionsTest, Events);

} // namespace deck_editions_test

#include "deck_editions_test.moc"
