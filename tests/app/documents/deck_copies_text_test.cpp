#include "app/documents/deck_copies.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace deck_copies_text_test {

using namespace nexus::app;

class DeckCopiesTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theStateSaysWhatIsToDo()
    {
        LibraryStanding deck;
        deck.free = 3;
        QCOMPARE(stateText(deck), std::string("not built"));
        deck.built = true;
        deck.toGiveBack = 2;
        QCOMPARE(stateText(deck), std::string("built; 3 to set aside, 2 to give back"));
        deck.free = deck.toGiveBack = 0;
        deck.missing = 43;
        QCOMPARE(stateText(deck), std::string("built in part, 43 missing"));
        deck.free = 3;
        QCOMPARE(stateText(deck), std::string("built; 3 to set aside, 0 to give back, 43 missing"));
        deck.free = deck.missing = 0;
        deck.unknown = {"Unheard Of"};
        QCOMPARE(stateText(deck), std::string("built; 1 name not in the catalogue"));
        deck.listed = false;
        deck.toGiveBack = 4;
        deck.unknown.clear();
        QCOMPARE(stateText(deck), std::string("not in the library any more, 4 to give back"));
    }

    void aPriceSaysWhatItLeavesOut()
    {
        QCOMPARE(completionText({0, 0, 0}), std::string("complete"));
        QCOMPARE(completionText({2, 1250, 0}), std::string("12.50"));
        QCOMPARE(completionText({5, 1250, 3}), std::string("12.50 + 3 without a price"));
        QCOMPARE(completionText({3, 0, 3}), std::string("no price known"));
    }

    void theLedgerNamesEveryHolder()
    {
        CardOfDecks card;
        QCOMPARE(ledgerText(card), std::string());
        card.others = {{1, "Wet Ink", 2}, {4, "Grey Tide", 1}};
        QCOMPARE(ledgerText(card), std::string("2 in Wet Ink, 1 in Grey Tide"));
    }
};

NEXUS_TEST(DeckCopiesTextTest, Nothing);

} // namespace deck_copies_text_test

#include "deck_copies_text_test.moc"
