#include "model/collection/allocation.h"

#include "tests/support/collections.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace allocation_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

CardNeed need(const char* name, int copies) { return {keyOf(name), name, copies}; }

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // For any set of built decks: what is here, free, lent and in other decks is all there is; no copy is offered
    // twice.
    void haveAndNeedAddUp()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            Collection collection;
            for (int step = 0; step < 40; ++step)
                if (const auto edit = randomEdit(collection, random))
                    RC_ASSERT(collection.apply(*edit).has_value());
            CardNeeds needs;
            for (const auto* name : {"aegis tender", "relay drone", "inkling page", "wick sprite", "never seen"})
                needs.push_back({CardKey(name), name, random.between(1, 9)});
            const std::vector<BuiltDeckId> decks{1, 3};
            std::int64_t held = 0;
            for (const auto& card : standing(collection, needs, decks)) {
                RC_ASSERT(card.here + card.free + card.lent + card.inOther == card.have);
                RC_ASSERT(card.free >= 0 && card.inOther >= 0);
                RC_ASSERT(card.missing() == std::max<std::int64_t>(0, card.need - card.here - card.free));
                RC_ASSERT(card.toGet() <= card.missing());
                held += card.here;
            }
            std::int64_t holds = 0;
            for (const auto& [where, copies] : collection.holds())
                holds += where.first == 2 ? 0 : copies;
            RC_ASSERT(held == holds);
            // Building takes what is free and no more; afterwards as much is missing as before.
            const auto before = standing(collection, needs, std::array<BuiltDeckId, 1>{1});
            const auto build = buildDeck(collection, 1, needs, "Deck");
            if (build)
                RC_ASSERT(collection.apply(*build).has_value());
            const auto after = standing(collection, needs, std::array<BuiltDeckId, 1>{1});
            for (std::size_t i = 0; i < needs.size(); ++i) {
                RC_ASSERT(after[i].missing() == before[i].missing());
                RC_ASSERT(after[i].here == needs[i].copies - after[i].missing());
            }
            RC_ASSERT(!buildDeck(collection, 1, needs, "Deck")); // nothing left to do
        }));
    }

    void twoDecksDoNotGetTheSameCopy()
    {
        auto collection = collectionOf({"5 aegis tender", "2 bastion relay"});
        const CardNeeds needs{need("Aegis Tender", 4), need("Bastion Relay", 1)};
        doEdit(collection, buildDeck(collection, 1, needs, "First"));
        doEdit(collection, buildDeck(collection, 2, needs, "Second"));
        const auto second = standing(collection, needs, std::array<BuiltDeckId, 1>{2});
        QCOMPARE(second[0].here, 1);
        QCOMPARE(second[0].inOther, 4);
        QCOMPARE(second[0].missing(), 3);
        QCOMPARE(second[0].toGet(), 0); // there are enough, but in the other deck
        QCOMPARE(second[1].missing(), 0);
        doEdit(collection, takeApart(collection, 1, "First"));
        doEdit(collection, buildDeck(collection, 2, needs, "Second"));
        QCOMPARE(standing(collection, needs, std::array<BuiltDeckId, 1>{2})[0].missing(), 0);
        QVERIFY(!takeApart(collection, 1, "First"));
    }

    void aChangedDeckGivesBackWhatItNoLongerNeeds()
    {
        auto collection = collectionOf({"5 aegis tender", "2 bastion relay"});
        doEdit(collection, buildDeck(collection, 1, {need("Aegis Tender", 4)}, "Deck"));
        doEdit(collection, buildDeck(collection, 1, {need("Aegis Tender", 1), need("Bastion Relay", 2)}, "Deck"));
        QCOMPARE(collection.copies(keyOf("Aegis Tender")).held, 1);
        QCOMPARE(collection.copies(keyOf("Bastion Relay")).held, 2);
    }

    void copiesInAPlaceAndInBetterConditionGoFirst()
    {
        auto collection = collectionOf({"2 aegis tender", "2 aegis tender pl in Box", "2 aegis tender m in Binder"});
        doEdit(collection, buildDeck(collection, 1, {need("Aegis Tender", 3)}, "Deck"));
        QCOMPARE(collection.heldBy(1, 3), 2);
        QCOMPARE(collection.heldBy(1, 2), 1);
        QCOMPARE(collection.heldBy(1, 1), 0);
    }

    void theCheapestDeckToCompleteComesFirst()
    {
        auto collection = collectionOf({"1 aegis tender", "1 bastion relay"});
        doEdit(collection, setField(collection, std::array<StackId, 1>{1}, StackField::Value, std::int64_t{500}));
        doEdit(collection, setField(collection, std::array<StackId, 1>{2}, StackField::Value, std::int64_t{20}));
        const auto cost = [&](const CardNeeds& needs) {
            return completion(collection, standing(collection, needs, {}));
        };
        const std::vector<Completion> decks{cost({need("Aegis Tender", 2)}), cost({need("Bastion Relay", 4)}),
            cost({need("Wick Sprite", 1)}), cost({need("Bastion Relay", 1)})};
        QVERIFY((decks[0] == Completion{1, 500, 0}));
        QVERIFY((decks[1] == Completion{3, 60, 0}));
        QVERIFY((decks[2] == Completion{1, 0, 1}));
        QVERIFY((decks[3] == Completion{0, 0, 0}));
        QCOMPARE(cheapestFirst(decks), (std::vector<std::size_t>{3, 1, 0, 2}));
    }

    void aDeckNeedsWhatCountsAndNamesNobodyKnows()
    {
        const DeckChecker checker(ruleset(), starterCatalogue());
        const auto deck = deckOf("main: 3 Aegis Tender, 2 Nobody; sideboard: 1 Aegis Tender; maybe: 4 Wick Sprite");
        const auto needs = deckNeeds(deck, checker);
        QCOMPARE(needs.size(), std::size_t{2});
        QCOMPARE(needs[0].copies, 4);
        QVERIFY(needs[0].card == keyOf("Aegis Tender"));
        QCOMPARE(QString::fromStdString(needs[1].name), QStringLiteral("Nobody"));
        QVERIFY(needs[1].card.empty());
    }
};

NEXUS_TEST(AllocationTest, Events);

} // namespace allocation_test

#include "allocation_test.moc"
