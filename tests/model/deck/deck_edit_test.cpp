#include "model/deck/deck_edit.h"

#include "model/base/random.h"
#include "tests/support/random_values.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace deck_edit_test {

using namespace nexus::model;
using namespace nexus::test;

class DeckEditTest : public QObject {
    Q_OBJECT

private:
    static Deck oneCardDeck()
    {
        Deck deck;
        deck.sections = {{SectionId("main"), {{.card = "Relay Post", .count = 2}}}, {SectionId("sideboard"), {}}};
        return deck;
    }

private Q_SLOTS:
    void aNewCardIsAppendedAndTakenAwayByTheInverse()
    {
        Deck deck = oneCardDeck();
        const Deck before = deck;
        const auto inverse = apply(deck, {ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 3}});
        QVERIFY(inverse);
        QCOMPARE(deck.sections[0].entries.size(), std::size_t{2});
        QCOMPARE(deck.sections[0].entries[1].count, 3);
        QVERIFY(apply(deck, *inverse));
        QVERIFY(deck == before);
    }

    void theLastCopyLeavesTheSectionAndComesBackToItsPlace()
    {
        Deck deck = oneCardDeck();
        QVERIFY(apply(deck, {ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 1}}));
        const Deck before = deck;
        const auto inverse = apply(deck, {ChangeCopies{SectionId("main"), {.card = "relay  POST"}, -2}});
        QVERIFY(inverse);
        QCOMPARE(deck.sections[0].entries.front().card, std::string("Aegis Tender"));
        QVERIFY(apply(deck, *inverse));
        QVERIFY(deck == before);
    }

    void moreCopiesThanThereAreCannotBeTaken()
    {
        Deck deck = oneCardDeck();
        const Deck before = deck;
        const auto refused = apply(deck, {ChangeCopies{SectionId("main"), {.card = "Relay Post"}, -3}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().problem, EditProblem::TooFewCopies);
        QVERIFY(deck == before);
    }

    void aMoveCarriesUnknownFieldsAlong()
    {
        Deck deck = oneCardDeck();
        deck.sections[0].entries[0].extra = R"({"foil":true})";
        QVERIFY(apply(deck, {MoveCopies{SectionId("main"), SectionId("sideboard"), {.card = "Relay Post"}, 1}}));
        QCOMPARE(deck.sections[0].entries[0].count, 1);
        QCOMPARE(deck.sections[1].entries[0].extra, std::string(R"({"foil":true})"));
    }

    void aGroupIsAllOrNothing()
    {
        Deck deck = oneCardDeck();
        const Deck before = deck;
        EditGroup group{{{ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 1}},
            {ChangeCopies{SectionId("main"), {.card = "Nobody"}, -1}}}};
        QVERIFY(!apply(deck, {group}));
        QVERIFY(deck == before);
    }

    void plansAreSetAsAWhole()
    {
        Deck deck = oneCardDeck();
        deck.plans = {{.name = "Mirror"}};
        const Deck before = deck;
        const auto inverse = apply(deck, {SetPlans{{{.name = "Mirror", .note = "n"}, {.name = "Other"}}}});
        QVERIFY(inverse);
        QCOMPARE(deck.plans.size(), std::size_t{2});
        QCOMPARE(deck.plans[0].note, std::string("n"));
        QVERIFY(apply(deck, *inverse));
        QVERIFY(deck == before);
    }

    void undoAllThenRedoAllIsTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Deck deck = randomDeck(seed, *starterCatalogue());
            const Deck first = deck;
            std::vector<DeckEdit> edits, inverses;
            for (std::uint64_t i = 0; i < 12; ++i) {
                const auto edit = randomEdit(seed + i * 977, deck, *starterCatalogue());
                if (const auto inverse = apply(deck, edit)) {
                    edits.push_back(edit);
                    inverses.push_back(*inverse);
                }
            }
            const Deck last = deck;
            for (auto it = inverses.rbegin(); it != inverses.rend(); ++it)
                RC_ASSERT(apply(deck, *it).has_value());
            RC_ASSERT(deck == first);
            for (const auto& edit : edits)
                RC_ASSERT(apply(deck, edit).has_value());
            RC_ASSERT(deck == last);
        }));
    }

    void aRefusedEditChangesNothing()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Deck deck = randomDeck(seed, *starterCatalogue());
            const Deck before = deck;
            if (!apply(deck, randomEdit(seed * 31 + 1, deck, *starterCatalogue())))
                RC_ASSERT(deck == before);
        }));
    }
};

NEXUS_TEST(DeckEditTest, Events);

} // namespace deck_edit_test

#include "deck_edit_test.moc"
