#include "model/collection/collection.h"

#include "tests/support/collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace collection_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Everything counted anew from the stacks and holds alone.
void addsUp(const Collection& collection)
{
    std::map<CardKey, CardCopies> expected;
    Collection::Totals totals;
    for (const auto& [id, stack] : collection.stacks()) {
        RC_ASSERT(stack.id == id);
        RC_ASSERT(stack.quantity >= 1 && stack.forTrade >= 0 && stack.forTrade <= stack.quantity);
        auto& copies = expected[stack.card];
        int held = 0;
        for (const auto& [where, many] : collection.holds()) {
            RC_ASSERT(many > 0);
            held += where.second == id ? many : 0;
        }
        RC_ASSERT(held == collection.heldOf(id) && held <= stack.quantity);
        RC_ASSERT(held == 0 || (stack.list == StackList::Owned && stack.lentTo.empty()));
        if (stack.list == StackList::Wanted) {
            copies.wanted += stack.quantity;
            continue;
        }
        copies.owned += stack.quantity;
        copies.forTrade += stack.forTrade;
        copies.lent += stack.lentTo.empty() ? 0 : stack.quantity;
        copies.held += held;
        totals.copies += stack.quantity;
        (stack.value ? totals.value : totals.unvalued) += stack.value ? *stack.value * stack.quantity : stack.quantity;
    }
    RC_ASSERT(collection.totals() == totals);
    for (const auto& [card, copies] : expected) {
        RC_ASSERT(collection.copies(card) == copies);
        RC_ASSERT(copies.free() >= 0);
    }
    for (const auto& [card, copies] : collection.copiesByCard())
        RC_ASSERT(expected.at(card) == copies);
}

} // namespace

class CollectionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anyEditsAndUndosEqualTheirPlainModel()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            Collection collection;
            std::vector<Collection> states{collection}; // the plain model: what it was after every step
            std::vector<CollectionEdit> done;
            std::size_t at = 0;
            for (int step = 0; step < 60; ++step) {
                if (at > 0 && random.below(4) == 0) {
                    RC_ASSERT(collection.apply(inverse(done[at - 1])).has_value());
                    --at;
                } else if (at < done.size() && random.below(3) == 0) {
                    RC_ASSERT(collection.apply(done[at]).has_value());
                    ++at;
                } else {
                    const auto before = collection;
                    const auto edit = randomEdit(collection, random);
                    RC_ASSERT(collection == before); // planning changes nothing
                    if (!edit)
                        continue;
                    RC_ASSERT(collection.apply(*edit).has_value());
                    RC_ASSERT(inverse(inverse(*edit)) == *edit);
                    done.resize(at);
                    done.push_back(*edit);
                    states.resize(++at);
                    states.push_back(collection);
                }
                RC_ASSERT(collection == states[at]);
                addsUp(collection);
            }
        }));
    }

    void whatDoesNotFitIsRefusedWhole()
    {
        auto collection = collectionOf({"3 aegis tender", "2 bastion relay"});
        const auto before = collection;
        auto stale = *collection.find(1);
        CollectionEdit edit;
        auto changed = stale;
        changed.quantity = 4;
        edit.stacks.push_back({*collection.find(2), std::nullopt});
        stale.notes = "not so";
        edit.stacks.push_back({stale, changed});
        QVERIFY(collection.apply(edit).error().reason == EditRefusal::Reason::Stale);
        QVERIFY(collection == before); // the first change is not made either
        auto none = *collection.find(1);
        none.quantity = 0;
        QVERIFY(collection.apply({EditKind::Change, {}, 0, {{*collection.find(1), none}}, {}}).error().reason ==
                EditRefusal::Reason::Quantity);
        // Not more for a deck than there are, none of what is lent or wanted.
        QVERIFY(collection.apply({EditKind::Build, {}, 0, {}, {{7, 1, 0, 4}}}).error().reason ==
                EditRefusal::Reason::TooFew);
        auto lent = *collection.find(1);
        lent.lentTo = "Ada";
        QVERIFY(
            collection.apply({EditKind::Build, {}, 0, {{*collection.find(1), lent}}, {{7, 1, 0, 1}}}).error().reason ==
            EditRefusal::Reason::NotAtHand);
        QVERIFY(collection.apply({EditKind::Build, {}, 0, {}, {{7, 1, 0, 2}}}));
        const auto held = collection.apply({EditKind::Remove, {}, 0, {{*collection.find(1), std::nullopt}}, {}});
        QVERIFY(held.error().reason == EditRefusal::Reason::Held);
        QCOMPARE(held.error().deck, BuiltDeckId{7});
        QCOMPARE(held.error().count, 2);
    }

    void idsNeverComeBack()
    {
        auto collection = collectionOf({"3 aegis tender"});
        const auto next = collection.nextId();
        doEdit(collection, addCopies(collection, stackOf("1 bastion relay")));
        QCOMPARE(collection.nextId(), next + 1);
        doEdit(collection, removeStacks(collection, std::array{next}));
        QCOMPARE(collection.nextId(), next + 1);
    }
};

NEXUS_TEST(CollectionTest, Events);

} // namespace collection_test

#include "collection_test.moc"
