#include "ui/catalogue/search_pane.h"

#include "app/documents/deck_actions.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace result_actions_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

namespace {

struct Opened {
    app::DeckDocument document;
    explicit Opened(const char* deck)
        : document(deckOf(deck), std::make_shared<const model::DeckChecker>(ruleset(), starterCatalogue()))
    {
    }
    int copies(const char* section) const { return document.deck().copies(model::SectionId(section)); }
};

model::CardIndex starterCard(const char* folded) { return starterCatalogue()->named(folded).at(0); }

} // namespace

class ResultActionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theKeysSayWhereTheCardsGo()
    {
        Opened o("main: 2 Aegis Tender");
        const auto& cards = *starterCatalogue();
        const std::vector both{starterCard("aegis tender"), starterCard("choir practice")};
        QCOMPARE(addToDeck(o.document, cards, both), QStringLiteral("Added 2 cards."));
        QCOMPARE(o.copies("main"), 3);
        QCOMPARE(o.copies("missions"), 1);
        QCOMPARE(addToDeck(o.document, cards, {both.front()}, app::sideSection(o.document.checker().ruleset())),
            QStringLiteral("Added Aegis Tender to Sideboard."));
        QCOMPARE(o.copies("sideboard"), 1);
        QVERIFY(
            !addToDeck(o.document, cards, {both.front()}, app::freeSection(o.document.checker().ruleset())).isEmpty());
        QCOMPARE(o.copies("maybe"), 1);
        QCOMPARE(o.document.undoStack().count(), 3);
        QVERIFY(addToDeck(o.document, cards, {}).isEmpty());
    }

    void whatTheRulesetDoesNotKnowIsNotAdded()
    {
        const auto both = catalogueOf(R"([{"name":"Bolt","type":"Event","cp":1,"duplicates":3,"set":"NEW"},
                                          {"name":"Nowhere Else","type":"Unit","cp":1,"set":"OLD"}])");
        app::DeckDocument document(deckOf("main: 1 Bolt, 1 Nowhere Else"),
            std::make_shared<const model::DeckChecker>(rulesetOf("", R"("sets":["NEW"],)"), both));
        const auto bolt = both->named("bolt").at(0), elsewhere = both->named("nowhere else").at(0);
        QCOMPARE(addToDeck(document, *both, {elsewhere}), QStringLiteral("Nowhere Else cannot be added."));
        QCOMPARE(takeFromDeck(document, {elsewhere}, false), QStringLiteral("The deck has no copy to take out."));
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(addToDeck(document, *both, {bolt, elsewhere}), QStringLiteral("Added 2 cards."));
        QCOMPARE(document.deck().copies(model::SectionId("main")), 3);
        QCOMPARE(document.undoStack().count(), 1);
    }

    void copiesLeaveTheSectionThatIsMeantAndNoOther()
    {
        Opened o("sideboard: 1 Aegis Tender; main: 2 Aegis Tender");
        const std::vector card{starterCard("aegis tender")};
        QCOMPARE(takeFromDeck(o.document, card, false), QStringLiteral("Took one Aegis Tender out of Main deck."));
        QCOMPARE(o.copies("main"), 1);
        QCOMPARE(takeFromDeck(o.document, card, true), QStringLiteral("Took all of Aegis Tender out of Main deck."));
        QCOMPARE(o.copies("main"), 0);
        QCOMPARE(o.copies("sideboard"), 1);
        QCOMPARE(takeFromDeck(o.document, card, false), QStringLiteral("Main deck has no copy to take out."));
        QCOMPARE(o.copies("sideboard"), 1);
        const auto side = app::sideSection(o.document.checker().ruleset());
        QCOMPARE(
            takeFromDeck(o.document, card, false, side), QStringLiteral("Took one Aegis Tender out of Sideboard."));
        QCOMPARE(o.copies("sideboard"), 0);
    }

    void nothingGoesOverALimitThatIsNotMeantTo()
    {
        Opened o("main: 3 Aegis Tender; sideboard: 1 Aegis Tender");
        const auto& cards = *starterCatalogue();
        const std::vector card{starterCard("aegis tender")};
        QCOMPARE(addToDeck(o.document, cards, card),
            QStringLiteral(
                "Aegis Tender: at its limit of 4. Nothing was added; Ctrl+Shift+Enter adds it all the same."));
        QCOMPARE(o.copies("main"), 3);
        QCOMPARE(o.document.undoStack().count(), 0);
        QCOMPARE(addToDeck(o.document, cards, {card.front(), starterCard("bolt mice")}),
            QStringLiteral("Added Bolt Mice. Aegis Tender: at its limit of 4."));
        QCOMPARE(o.copies("main"), 4);
        QCOMPARE(addToDeck(o.document, cards, card, std::nullopt, true), QStringLiteral("Added Aegis Tender."));
        QCOMPARE(o.copies("main"), 5);
        // What only other cards are wanting for is added: they may come later.
        Opened empty("main: 1 Bolt Mice");
        QCOMPARE(addToDeck(empty.document, cards, {starterCard("absolution by fire")}),
            QStringLiteral("Added Absolution by Fire."));
    }

    void aNumberIsThatOfAllCopies()
    {
        Opened o("main: 1 Aegis Tender; sideboard: 1 Aegis Tender");
        const auto& cards = *starterCatalogue();
        const std::vector card{starterCard("aegis tender")};
        QVERIFY(setCopiesInDeck(o.document, cards, card, 3).isEmpty());
        QCOMPARE(o.copies("main"), 2);
        QVERIFY(setCopiesInDeck(o.document, cards, card, 9).isEmpty()); // as far as there is room
        QCOMPARE(o.copies("main"), 3);
        QCOMPARE(setCopiesInDeck(o.document, cards, card, 9), QStringLiteral("Aegis Tender: at its limit of 4."));
        QVERIFY(setCopiesInDeck(o.document, cards, card, 0).isEmpty());
        QCOMPARE(o.copies("main"), 0);
        QCOMPARE(o.copies("sideboard"), 1); // it was not meant
        QVERIFY(setCopiesInDeck(o.document, cards, {starterCard("bolt mice")}, 2).isEmpty());
        QCOMPARE(o.copies("main"), 2);
        QCOMPARE(o.document.undoStack().count(), 4);
        const auto side = app::sideSection(o.document.checker().ruleset());
        QVERIFY(setCopiesInDeck(o.document, cards, card, 4, side).isEmpty());
        QCOMPARE(o.copies("sideboard"), 4);
    }
};

NEXUS_TEST(ResultActionsTest, Screen);

} // namespace result_actions_test

#include "result_actions_test.moc"
