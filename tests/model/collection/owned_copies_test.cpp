#include "model/collection/allocation.h"

#include "tests/support/owned.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace owned_copies_test {

using namespace nexus::model;
using namespace nexus::test;

class OwnedCopiesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsWhatIsOwned()
    {
        const auto catalogue = starterCatalogue();
        const auto collection = collectionWith(
            {owned("Wick Sprite", 3), owned("Wick Sprite", 2), wanted("Inkling Page", 4), owned("Nobody", 1)});
        const auto copies = ownedCopies(collection, *catalogue);
        QCOMPARE(copies.size(), catalogue->size());
        QCOMPARE(copies[catalogue->named("wick sprite").front()], 5);
        QCOMPARE(copies[catalogue->named("inkling page").front()], 0);
        QCOMPARE(std::count_if(copies.begin(), copies.end(), [](auto count) { return count != 0; }), 1);
    }
};

NEXUS_TEST(OwnedCopiesTest, Nothing);

} // namespace owned_copies_test

#include "owned_copies_test.moc"
