#include "model/collection/collection_search.h"

#include "tests/support/owned.h"
#include "tests/support/random_stacks.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace group_sums_test {

using namespace nexus;
using namespace nexus::model;
using namespace nexus::test;

class GroupSumsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void copiesCardsAndValueAddUpByGroup()
    {
        auto valued = owned("Aegis Tender", 2), plain = owned("Aegis Tender", 3),
             unit = owned("Marshal of the Ninth Gate"), event = owned("Midnight Oil", 4);
        valued.value = 150;
        valued.place = plain.place = "Binder 10";
        event.place = "Binder 2";
        const auto collection = collectionWith(
            {valued, plain, unit, event, wanted("Aegis Tender", 9), owned("No Such Card", 7)});
        const auto places = groupSums(collection, *starterCatalogue(), Grouping::Place);
        QCOMPARE(places.size(), std::size_t{3}); // natural order, the nameless last
        QVERIFY((places[0] == GroupSum{"Binder 2", 4, 1, 0, 4}));
        QVERIFY((places[1] == GroupSum{"Binder 10", 5, 1, 300, 3}));
        QVERIFY((places[2] == GroupSum{"", 8, 2, 0, 8}));
        const auto types = groupSums(collection, *starterCatalogue(), Grouping::Type);
        QVERIFY((types[0] == GroupSum{"Event", 4, 1, 0, 4}));
        QVERIFY((types[1] == GroupSum{"Unit", 6, 2, 300, 4}));
        QVERIFY((types[2] == GroupSum{"", 7, 1, 0, 7})); // not in the catalogue
        const auto domains = groupSums(collection, *starterCatalogue(), Grouping::Domain);
        const auto both = std::find_if(
            domains.begin(), domains.end(), [](const auto& sum) { return sum.name == "Technology + Divinity"; });
        QVERIFY(both != domains.end());
        QCOMPARE(both->copies, 1);
    }

    void groupsAddUpToTheWhole()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto collection = collectionWith(randomStacks(seed));
            for (const auto grouping : {Grouping::Set, Grouping::Place, Grouping::Type, Grouping::Domain}) {
                Collection::Totals sum;
                for (const auto& group : groupSums(collection, *starterCatalogue(), grouping)) {
                    sum.copies += group.copies;
                    sum.value += group.value;
                    sum.unvalued += group.unvalued;
                }
                RC_ASSERT(sum == collection.totals());
            }
        }));
    }
};

NEXUS_TEST(GroupSumsTest, Nothing);

} // namespace group_sums_test

#include "group_sums_test.moc"
