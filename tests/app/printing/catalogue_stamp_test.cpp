#include "app/printing/tournament_list.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace catalogue_stamp_test {

using namespace nexus;
using namespace nexus::test;

class CatalogueStampTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameCardsHaveTheSameHash()
    {
        const auto one = app::catalogueStamp(*starterCatalogue(), 1), two = app::catalogueStamp(*starterCatalogue(), 2);
        QCOMPARE(one.hash, two.hash);
        QCOMPARE(one.hash.size(), std::size_t{8});
        QCOMPARE(one.cards, starterCatalogue()->size());
        QCOMPARE(
            app::stampText(two), "Quantum Nexus, " + std::to_string(one.cards) + " cards, revision 2, " + one.hash);
    }

    void anyChangeChangesTheHash()
    {
        const std::string base =
            R"([{"name":"A","type":"Unit","cp":2,"attack":1,"defense":1,"rules":"Steadfast.","number":"1"}])";
        const auto hash = [](const std::string& cards) { return app::catalogueStamp(*catalogueOf(cards), 1).hash; };
        const auto changed = [&](const std::string& from, const std::string& to) {
            auto cards = base;
            cards.replace(cards.find(from), from.size(), to);
            return hash(cards);
        };
        QCOMPARE(hash(base), hash(base));
        for (const auto& [from, to] : {std::pair{"\"A\"", "\"B\""}, std::pair{"\"cp\":2", "\"cp\":3"},
                 std::pair{"Steadfast.", "Taunt."}, std::pair{"\"number\":\"1\"", "\"number\":\"2\""},
                 std::pair{"\"attack\":1,", ""}, std::pair{"Unit", "Asset"}})
            QVERIFY2(changed(from, to) != hash(base), from);
    }
};

NEXUS_TEST(CatalogueStampTest, Events);

} // namespace catalogue_stamp_test

#include "catalogue_stamp_test.moc"
