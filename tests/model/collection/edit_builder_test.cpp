#include "model/collection/collection_edit.h"

#include "tests/support/collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace edit_builder_test {

using namespace nexus::model;
using namespace nexus::test;

class EditBuilderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachStackIsSeenAsItIsAfterAllThatWasDone()
    {
        const auto collection = collectionOf({"3 wick sprite", "2 aegis tender"});
        EditBuilder builder(collection);
        auto more = *builder.now(1);
        more.quantity = 5;
        builder.set(more);
        builder.drop(2);
        QCOMPARE(builder.now(1)->quantity, 5);
        QVERIFY(!builder.now(2));
        const auto edit = builder.edit(EditKind::Change, "x", 5);
        QCOMPARE(edit.stacks.size(), std::size_t{2});
        QVERIFY(edit.stacks[0].before->quantity == 3 && edit.stacks[0].after->quantity == 5);
        QVERIFY(edit.stacks[1].before && !edit.stacks[1].after);
    }

    void copiesJoinAStackThatIsAlikeAlsoOneJustMade()
    {
        const auto collection = collectionOf({"3 wick sprite"});
        EditBuilder builder(collection);
        builder.join(stackOf("2 wick sprite"));
        builder.join(stackOf("1 aegis tender pl"));
        builder.join(stackOf("4 aegis tender pl"));
        builder.join(stackOf("4 aegis tender"));
        const auto edit = builder.edit(EditKind::Add, "", 11);
        QCOMPARE(edit.stacks.size(), std::size_t{3});
        QCOMPARE(edit.stacks[0].after->quantity, 5);
        QCOMPARE(edit.stacks[1].after->quantity, 5);
        QVERIFY(!edit.stacks[1].before);
        QCOMPARE(edit.stacks[2].after->quantity, 4);
    }

    void whatIsAsItWasIsNoChange()
    {
        const auto collection = collectionOf({"3 wick sprite"});
        EditBuilder builder(collection);
        builder.set(*builder.now(1));
        builder.drop(99); // never was
        QVERIFY(builder.edit(EditKind::Change, "", 0).empty());
    }

    // Joined one by one in any order, no copy is lost and no two stacks made are alike.
    void joiningLosesNothing()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            Collection collection;
            for (int round = 0; round < 3; ++round) {
                EditBuilder builder(collection);
                std::int64_t copies = 0;
                for (int i = random.between(1, 60); i > 0; --i) {
                    auto stack = stackOf(random.below(2) ? "1 wick sprite" : "1 aegis tender");
                    stack.quantity = random.between(1, 4);
                    stack.place = "Box " + std::to_string(random.below(20));
                    copies += stack.quantity;
                    builder.join(std::move(stack));
                }
                const auto before = collection.totals().copies;
                RC_ASSERT(collection.apply(builder.edit(EditKind::Add, "", copies)).has_value());
                RC_ASSERT(collection.totals().copies == before + copies);
            }
            for (const auto& [a, one] : collection.stacks())
                for (const auto& [b, other] : collection.stacks())
                    RC_ASSERT(a == b || !alike(one, other));
        }));
    }
};

NEXUS_TEST(EditBuilderTest, Events);

} // namespace edit_builder_test

#include "edit_builder_test.moc"
