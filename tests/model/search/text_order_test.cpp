// Orders by texts of one line, and the saved orders of the games that have some.
#include "model/search/query_match.h"

#include "model/search/query_parser.h"
#include "tests/support/other_game.h"
#include "tests/support/test_class.h"

#include <set>

namespace text_order_test {

using namespace nexus::model;
using namespace nexus::test;

class TextOrderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTextThatSortsIsAnOrder()
    {
        const auto cards = otherCatalogue("nexus-tcg");
        const auto& game = cards->game();
        const auto universe = *cards->textField(*game.find(AttributeId("universe")));
        for (const char* order : {"sort:universe", "sort:-universe"}) {
            const auto query = parseQuery(order, game);
            QVERIFY(query);
            const auto found = search(*query, *cards, {});
            QCOMPARE(found.size(), cards->size());
            bool empty = false;
            for (std::size_t i = 0; i + 1 < found.size(); ++i) {
                const auto a = cards->foldedField(found[i], universe), b = cards->foldedField(found[i + 1], universe);
                empty = empty || a.size() < 2;
                QVERIFY2(empty || b.size() < 2 || (order[5] == '-' ? a >= b : a <= b), order);
                QVERIFY(!empty || b.size() < 2); // without a text last either way
            }
        }
        QVERIFY(!parseQuery("sort:boost-ability", game)); // a text of many words is none
    }

    void everySavedOrderPutsAnother()
    {
        const auto cards = otherCatalogue("nexus-tcg");
        QCOMPARE(cards->game().orders.size(), std::size_t{6});
        std::set<std::vector<CardIndex>> ways;
        for (const auto& order : cards->game().orders)
            ways.insert(search(parseQuery(order.sort, cards->game()).value(), *cards, {}));
        QCOMPARE(ways.size(), std::size_t{6});
    }
};

NEXUS_TEST(TextOrderTest, Events);

} // namespace text_order_test
#include "text_order_test.moc"
