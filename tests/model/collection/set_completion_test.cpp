#include "model/collection/set_completion.h"

#include "tests/support/owned.h"
#include "tests/support/test_class.h"

namespace set_completion_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> cards()
{
    static const auto catalogue = catalogueOf(R"([
        {"name":"Lamp","type":"Event","set":"ONE","number":"1","duplicates":2,"rarity":"common"},
        {"name":"Crane","type":"Unit","set":"ONE","number":"2","duplicates":3},
        {"name":"Crane","type":"Unit","set":"TWO","number":"9","duplicates":3},
        {"name":"Heron","type":"Unit","set":"TWO","number":"10","duplicates":1}])");
    return catalogue;
}

Stack stack(const char* name, int quantity, const char* set = "")
{
    Stack made;
    made.card = CardKey(std::string(cards()->key(cards()->named(fold(name)).front())));
    made.name = name;
    made.quantity = quantity;
    made.set = set;
    return made;
}

SetCompletion completionOf(const Collection& collection, const std::string& set)
{
    const DeckChecker checker(
        rulesetOf(R"({"rule":"most","kind":"copies","sections":["main"],"limit":"duplicates"})"), cards());
    for (const auto& row : SetCounter(collection, *cards()).completion(checker))
        if (row.set.code == set)
            return row;
    return {};
}

std::vector<std::string> missing(const Collection& collection, const std::string& set)
{
    std::vector<std::string> names;
    for (const auto& each : SetCounter(collection, *cards()).missing(set))
        names.emplace_back(cards()->name(each.card));
    return names;
}

} // namespace

class SetCompletionTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStackCountsForTheSetItNames()
    {
        auto want = stack("Heron", 4, "TWO");
        want.list = StackList::Wanted;
        const auto collection = collectionWith({stack("Crane", 2, "TWO"), stack("Lamp", 1), want});
        const auto one = completionOf(collection, "ONE"), two = completionOf(collection, "TWO");
        QCOMPARE(one.cards, std::size_t{2});
        QCOMPARE(one.owned, std::size_t{1}); // Lamp, which names no set
        QCOMPARE(two.cards, std::size_t{2});
        QCOMPARE(two.owned, std::size_t{1});
        QCOMPARE(two.copies, 2);
        QCOMPARE(missing(collection, "ONE"), std::vector<std::string>{"Crane"});
        QCOMPARE(missing(collection, "TWO"), std::vector<std::string>{"Heron"});
        QCOMPARE(SetCounter(collection, *cards()).missing("ONE").front().elsewhere, 2);
        QCOMPARE(SetCounter(collection, *cards()).missing("TWO").front().wanted, 4);
        QVERIFY(missing(collection, "NONE").empty());
    }

    void playsetsAreUpToTheLimit()
    {
        QCOMPARE(
            completionOf(collectionWith({stack("Lamp", 1), stack("Crane", 2, "ONE")}), "ONE").playsets, std::size_t{0});
        QCOMPARE(completionOf(collectionWith({stack("Lamp", 2), stack("Crane", 2, "ONE"), stack("Crane", 1)}), "ONE")
                     .playsets,
            std::size_t{2});
    }

    void oneStepCompletesASet()
    {
        Collection collection;
        for (const auto list : {StackList::Wanted, StackList::Owned}) {
            const auto edit = completeSet(collection, *cards(), "ONE", list);
            QVERIFY(edit);
            QCOMPARE(edit->copies, 2);
            QVERIFY(collection.apply(*edit));
            QVERIFY(!completeSet(collection, *cards(), "ONE", list)); // nothing is left
        }
        QVERIFY(missing(collection, "ONE").empty());
        QCOMPARE(missing(collection, "TWO"), (std::vector<std::string>{"Crane", "Heron"})); // these are of ONE
        for (const auto& [id, made] : collection.stacks()) {
            QCOMPARE(made.set, std::string("ONE"));
            QVERIFY(made.condition == Condition::NearMint && !made.number.empty());
        }
    }
};

NEXUS_TEST(SetCompletionTest, Nothing);

} // namespace set_completion_test

#include "set_completion_test.moc"
