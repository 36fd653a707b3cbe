#include "model/cards/catalogue.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace set_counts_test {

using namespace nexus;
using namespace nexus::test;

class SetCountsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsAndPrintingsAreCountedBySet()
    {
        model::CatalogueBuilder builder(starterGame());
        builder.addSet({"OLD", "Old", "2024-01-01"}, "");
        builder.addSet({"NEW", "New", "2025-01-01"}, "");
        for (auto& card : cardsOf(R"([{"name":"Tin","type":"Unit","cp":1,"set":"OLD","number":"1"},
                                      {"name":"Tin","type":"Unit","cp":1,"set":"OLD","number":"2"},
                                      {"name":"Tin","type":"Unit","cp":1,"set":"NEW"},
                                      {"name":"Ore","type":"Unit","cp":1,"set":"OLD"},
                                      {"name":"Zinc","type":"Unit","cp":1,"set":"WIP"}])"))
            builder.add(card);
        const auto counts = model::setCounts(*builder.build());
        const std::vector<model::SetCount> expected{
            {{"WIP", "WIP", ""}, 1, 1}, {{"NEW", "New", "2025-01-01"}, 1, 1}, {{"OLD", "Old", "2024-01-01"}, 2, 3}};
        QVERIFY(counts == expected);
    }
};

NEXUS_TEST(SetCountsTest, Events);

} // namespace set_counts_test

#include "set_counts_test.moc"
