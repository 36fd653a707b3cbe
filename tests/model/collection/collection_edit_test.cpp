#include "model/collection/collection_edit.h"

#include "tests/support/collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace collection_edit_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

QString told(const Collection& collection)
{
    QStringList rows;
    for (const auto& [id, stack] : collection.stacks())
        rows << QStringLiteral("%1 %2%3%4")
                    .arg(stack.quantity)
                    .arg(QString::fromStdString(stack.name), stack.place.empty() ? QString() : QStringLiteral(" @"),
                        QString::fromStdString(stack.place));
    rows.sort();
    return rows.join(QStringLiteral(", "));
}

} // namespace

class CollectionEditTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noEditBringsATagTwice()
    {
        using Tags = std::vector<std::string>;
        auto stack = stackOf("3 wick sprite");
        stack.tags = {"fair", "old", "fair", ""};
        Collection collection;
        doEdit(collection, addCopies(collection, stack));
        QVERIFY((collection.stacks().begin()->second.tags == Tags{"fair", "old"}));
        stack.tags = {"fair", "old"};
        doEdit(collection, addStacks(collection, {stack, stack}));
        QCOMPARE(collection.stacks().size(), std::size_t{1}); // such stacks are alike
        stack.tags = {"new", "new"};
        doEdit(collection, replaceStacks(collection, {stack}));
        const auto id = collection.stacks().begin()->first;
        QVERIFY((collection.stacks().begin()->second.tags == Tags{"new"}));
        doEdit(collection, setField(collection, std::span(&id, 1), StackField::Tags, Tags{"a", "b", "a"}));
        QVERIFY((collection.stacks().begin()->second.tags == Tags{"a", "b"}));
    }

    void copiesJoinTheStackThatIsAlike()
    {
        auto collection = collectionOf(
            {"3 aegis tender in Binder 2", "1 aegis tender in Binder 2", "1 aegis tender foil in Binder 2"});
        QCOMPARE(collection.stacks().size(), std::size_t{2});
        QCOMPARE(collection.find(1)->quantity, 4);
    }

    void aPlaceIsRenamedWithAllThatLiesThere()
    {
        auto collection = collectionOf({"4 aegis tender in Box", "1 wick sprite in Box", "2 wick sprite in Binder"});
        doEdit(collection, renamePlaces(collection, std::array<std::string, 1>{"Box"}, "Binder"));
        QCOMPARE(told(collection), QStringLiteral("3 Wick Sprite @Binder, 4 Aegis Tender @Binder"));
        QVERIFY(renamePlaces(collection, std::array<std::string, 1>{"Box"}, "Shelf").error().reason ==
                EditRefusal::Reason::Nothing);
        QVERIFY(renamePlaces(collection, std::array<std::string, 1>{"Binder"}, "Binder").error().reason ==
                EditRefusal::Reason::Nothing);
    }

    void severalPlacesAreMadeOneInAStep()
    {
        auto collection = collectionOf(
            {"4 aegis tender in Box", "1 aegis tender in Shelf", "2 wick sprite in Binder", "1 wick sprite"});
        QCOMPARE(placesOf(collection), (std::vector<std::string>{"Binder", "Box", "Shelf"}));
        doEdit(collection, renamePlaces(collection, std::array<std::string, 3>{"Box", "Shelf", "Binder"}, "Binder"));
        QCOMPARE(placesOf(collection), (std::vector<std::string>{"Binder"}));
        QCOMPARE(told(collection), QStringLiteral("1 Wick Sprite, 2 Wick Sprite @Binder, 5 Aegis Tender @Binder"));
    }

    void whatDecksHoldStaysHeldWherePlacesBecomeOne()
    {
        auto collection = collectionOf({"4 aegis tender in Box", "3 aegis tender in Binder", "1 wick sprite in Box"});
        doEdit(collection, CollectionEdit{EditKind::Build, "Deck", 3, {}, {{7, 1, 0, 2}, {7, 2, 0, 1}}});
        const auto before = collection;
        const auto edit = renamePlaces(collection, std::array<std::string, 1>{"Box"}, "Binder").value();
        QVERIFY(collection.apply(edit));
        QCOMPARE(told(collection), QStringLiteral("1 Wick Sprite @Binder, 7 Aegis Tender @Binder"));
        QCOMPARE(collection.heldBy(7, 2), 3);
        QVERIFY(collection.apply(inverse(edit)));
        QVERIFY(collection.stacks() == before.stacks() && collection.holds() == before.holds());
    }

    void whatComesMeetsTheStackMostLikeIt()
    {
        const auto collection = collectionOf({"4 aegis tender nm in Box", "1 aegis tender pl foil in Shelf"});
        QCOMPARE(meetingOf(collection, stackOf("2 aegis tender nm in Box")).differs, std::vector<StackField>());
        const auto apart = meetingOf(collection, stackOf("2 aegis tender pl in Shelf"));
        QCOMPARE(apart.nearest->id, StackId{2});
        QCOMPARE(apart.differs, (std::vector<StackField>{StackField::Finish}));
        QVERIFY(!meetingOf(collection, stackOf("2 wick sprite")).nearest);
        auto want = stackOf("2 aegis tender nm in Box");
        want.list = StackList::Wanted;
        QVERIFY(!meetingOf(collection, want).nearest); // another list
    }

    void bothSidesOfATradeAreOneStep()
    {
        auto collection = collectionOf({"4 aegis tender"});
        auto wanted = stackOf("2 wick sprite");
        wanted.list = StackList::Wanted;
        doEdit(collection, addCopies(collection, wanted));
        const auto before = collection;
        const auto edit = tradeCopies(collection, {{1, 3}}, {stackOf("1 wick sprite")}, "Ada").value();
        QVERIFY(edit.kind == EditKind::Trade && edit.subject == "Ada" && edit.copies == 4);
        QVERIFY(collection.apply(edit));
        QCOMPARE(told(collection), QStringLiteral("1 Aegis Tender, 1 Wick Sprite, 1 Wick Sprite"));
        QCOMPARE(collection.copies(wanted.card), (CardCopies{.owned = 1, .wanted = 1}));
        QVERIFY(tradeCopies(collection, {{1, 2}}, {}, "Ada").error().reason == EditRefusal::Reason::TooFew);
        QVERIFY(collection.apply(inverse(edit)));
        QVERIFY(collection == before);
    }

    void pricesFitMoreOrLessClosely()
    {
        auto collection = collectionOf({"4 aegis tender", "1 aegis tender foil", "2 wick sprite"});
        auto plain = stackOf("1 aegis tender"), foil = stackOf("1 aegis tender foil");
        plain.value = 50;
        foil.value = 200;
        // Without a column of finishes a price is that of all.
        const auto all = priceStacks(collection, shared({plain}), {}).value();
        QVERIFY(all.kind == EditKind::Price);
        QCOMPARE(all.copies, std::int64_t{5});
        doEdit(collection, priceStacks(collection, shared({plain, foil}), {StackField::Finish}));
        QVERIFY(collection.find(1)->value == 50 && collection.find(2)->value == 200 && !collection.find(3)->value);
        QCOMPARE(balanceOf(all), EditBalance());
    }

    void pricesHaveADayAndTheLatestCounts()
    {
        auto collection = collectionOf({"4 aegis tender"});
        const auto priced = [](std::int64_t value, const char* day) {
            auto price = stackOf("1 aegis tender");
            price.value = value;
            price.valued = day;
            return price;
        };
        const auto list = shared({priced(75, "2026-11-20"), priced(50, "2026-10-01")});
        doEdit(collection, priceStacks(collection, list, {StackField::Value, StackField::Valued}));
        QVERIFY(collection.find(1)->value == 75 && collection.find(1)->valued == "2026-11-20");
        // The same price of a later day is told, too; the same list again is nothing to do.
        doEdit(collection, priceStacks(collection, shared({priced(75, "2026-11-30")}), {}));
        QCOMPARE(collection.find(1)->valued, std::string("2026-11-30"));
        QVERIFY(!priceStacks(collection, shared({priced(75, "2026-11-30")}), {}));
        // A value by hand is of no list.
        doEdit(collection, setField(collection, std::array<StackId, 1>{1}, StackField::Value, std::int64_t{90}));
        QVERIFY(collection.find(1)->valued.empty());
    }

    void stacksThatStayApartSayWhy()
    {
        const auto collection = collectionOf({"4 aegis tender", "1 aegis tender foil"});
        const auto refused = mergeStacks(collection, std::array<StackId, 2>{1, 2});
        QVERIFY(refused.error().fields == std::vector{StackField::Finish});
        QCOMPARE(refused.error().apart.size(), std::size_t{2});
    }

    void whatIsKeptStaysWhereOthersAreReplaced()
    {
        auto collection = collectionOf({"4 aegis tender", "2 wick sprite"});
        const auto edit = replaceStacks(collection, {stackOf("1 reading lamp")}, {}, Replace::ListsOfTheNew, {2})
                              .value();
        QCOMPARE(
            balanceOf(edit), (EditBalance{.addedCopies = 1, .addedStacks = 1, .removedCopies = 4, .removedStacks = 1}));
        QVERIFY(collection.apply(edit));
        QCOMPARE(told(collection), QStringLiteral("1 Reading Lamp, 2 Wick Sprite"));
    }

    void movingTakesAPartOrAllAndJoins()
    {
        auto collection = collectionOf({"4 aegis tender", "1 aegis tender in Box"});
        doEdit(collection, moveCopies(collection, std::array<StackId, 1>{1}, 3, "Box", ""));
        QCOMPARE(told(collection), QStringLiteral("1 Aegis Tender, 4 Aegis Tender @Box"));
        doEdit(collection, moveCopies(collection, std::array<StackId, 2>{1, 2}, 0, "Binder", "7"));
        QCOMPARE(told(collection), QStringLiteral("5 Aegis Tender @Binder"));
        QVERIFY(!moveCopies(collection, std::array<StackId, 1>{collection.stacks().begin()->first}, 0, "Binder", "7"));
        QVERIFY(moveCopies(collection, std::array<StackId, 1>{collection.stacks().begin()->first}, 9, "Box", "")
                    .error()
                    .reason == EditRefusal::Reason::TooFew);
    }

    void whatADeckHoldsStaysBehindOrMovesWithTheWholeStack()
    {
        auto collection = collectionOf({"4 aegis tender"});
        doEdit(collection, buildDeck(collection, 9, {{keyOf("Aegis Tender"), "Aegis Tender", 3}}, "Deck"));
        QCOMPARE(moveCopies(collection, std::array<StackId, 1>{1}, 2, "Box", "").error().count, 1);
        doEdit(collection, moveCopies(collection, std::array<StackId, 1>{1}, 1, "Box", ""));
        doEdit(collection, moveCopies(collection, std::array<StackId, 1>{1}, 0, "Deck box", ""));
        QCOMPARE(told(collection), QStringLiteral("1 Aegis Tender @Box, 3 Aegis Tender @Deck box"));
        QCOMPARE(collection.heldBy(9, 1), 3);
        QVERIFY(removeStacks(collection, std::array<StackId, 1>{1}).error().reason == EditRefusal::Reason::Held);
        QVERIFY(takeCopies(collection, 1, 1).error().reason == EditRefusal::Reason::TooFew);
    }

    void splittingAndMergingAreOpposites()
    {
        auto collection = collectionOf({"5 aegis tender"});
        const auto before = collection;
        doEdit(collection, splitStack(collection, 1, 2));
        QCOMPARE(told(collection), QStringLiteral("2 Aegis Tender, 3 Aegis Tender"));
        doEdit(collection, mergeStacks(collection, std::array<StackId, 2>{1, 2}));
        QVERIFY(collection == before);
        QVERIFY(!splitStack(collection, 1, 5));
        doEdit(collection, splitStack(collection, 1, 2));
        doEdit(collection, setField(collection, std::array<StackId, 1>{1}, StackField::LentTo, std::string("Ada")));
        QVERIFY(mergeStacks(collection, std::array<StackId, 2>{1, collection.nextId() - 1}).error().reason ==
                EditRefusal::Reason::NotAlike);
        doEdit(collection, setField(collection, std::array<StackId, 1>{1}, StackField::LentTo, std::string()));
        doEdit(collection, mergeStacks(collection, std::array<StackId, 2>{1, collection.nextId() - 1}));
        doEdit(collection, addCopies(collection, stackOf("1 aegis tender pl")));
        QVERIFY(mergeStacks(collection, std::array<StackId, 2>{1, collection.nextId() - 1}).error().reason ==
                EditRefusal::Reason::NotAlike);
    }

    void mergingTakesTheDecksCopiesAlong()
    {
        auto collection = collectionOf({"2 aegis tender in A", "3 aegis tender in B"});
        doEdit(collection, buildDeck(collection, 4, {{keyOf("Aegis Tender"), "Aegis Tender", 4}}, "Deck"));
        doEdit(collection, mergeStacks(collection, std::array<StackId, 2>{2, 1}));
        QCOMPARE(collection.heldBy(4, 2), 4);
        QCOMPARE(collection.find(2)->quantity, 5);
    }

    void anyFieldOfHundredsAtOnce()
    {
        Collection collection;
        std::vector<StackId> all;
        for (int i = 0; i < 300; ++i) {
            auto stack = stackOf("2 aegis tender");
            stack.page = std::to_string(i);
            doEdit(collection, addCopies(collection, stack));
            all.push_back(i + 1);
        }
        const auto edit = setField(collection, all, StackField::Place, std::string("Box 3"));
        QCOMPARE(edit->stacks.size(), std::size_t{300});
        QCOMPARE(edit->copies, 600);
        doEdit(collection, edit);
        QVERIFY(setField(collection, all, StackField::Place, std::string("Box 3")).error().reason ==
                EditRefusal::Reason::Nothing);
        QVERIFY(setField(collection, all, StackField::Place, std::string(201, 'x')).error().reason ==
                EditRefusal::Reason::Value);
        QVERIFY(setField(collection, all, StackField::Notes, std::string("a\nb")));
        QVERIFY(!setField(collection, all, StackField::Place, std::string("a\nb")));
        QVERIFY(!setField(collection, all, StackField::Quantity, std::int64_t{0}));
        QVERIFY(!setField(collection, all, StackField::Condition, std::int64_t{conditionCount}));
        doEdit(collection, setField(collection, all, StackField::ForTrade, std::int64_t{5}));
        QCOMPARE(collection.find(1)->forTrade, 2);
        doEdit(collection, setField(collection, all, StackField::Quantity, std::int64_t{1}));
        QCOMPARE(collection.find(1)->forTrade, 1);
    }

    void replacingKeepsWhatIsAlikeAndWhatDecksHold()
    {
        auto collection = collectionOf({"3 aegis tender in A", "2 bastion relay"});
        doEdit(collection, buildDeck(collection, 4, {{keyOf("Aegis Tender"), "Aegis Tender", 2}}, "Deck"));
        auto file = std::vector{stackOf("1 wick sprite"), stackOf("2 aegis tender in A")};
        doEdit(collection, replaceStacks(collection, shared(file), "file.csv"));
        QCOMPARE(told(collection), QStringLiteral("1 Wick Sprite, 2 Aegis Tender @A"));
        QCOMPARE(collection.heldBy(4, 1), 2);
        file.pop_back();
        const auto refused = replaceStacks(collection, shared(file), "file.csv");
        QVERIFY(refused.error().reason == EditRefusal::Reason::Held);
        QCOMPARE(refused.error().deck, BuiltDeckId{4});
    }

    void unmatchedLinesBecomeCopies()
    {
        auto collection = collectionOf({"1 aegis tender"});
        auto line = stackOf("2 aegis tender");
        line.list = StackList::Unmatched;
        line.name = "Aegis Tendre";
        line.card = {};
        doEdit(collection, addCopies(collection, line));
        doEdit(collection, addCopies(collection, line)); // two lines stay two lines
        QCOMPARE(collection.stacks().size(), std::size_t{3});
        doEdit(
            collection, matchStacks(collection, std::array<StackId, 2>{2, 3}, keyOf("Aegis Tender"), "Aegis Tender"));
        QCOMPARE(told(collection), QStringLiteral("5 Aegis Tender"));
    }
};

NEXUS_TEST(CollectionEditTest, Events);

} // namespace collection_edit_test

#include "collection_edit_test.moc"
