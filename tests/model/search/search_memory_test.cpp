#include "model/search/query_match.h"

#include "model/search/query_parser.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace search_memory_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

std::shared_ptr<const Catalogue> cards()
{
    static const auto catalogue = [] {
        CatalogueBuilder builder(starterGame());
        for (const auto& card : syntheticCards(400, 11))
            builder.add(card);
        return builder.build();
    }();
    return catalogue;
}

} // namespace

class SearchMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Queries typed and deleted letter by letter, in any order and mixed: always what a search from nothing finds.
    void typingFindsWhatASearchFromNothingFinds()
    {
        const auto& catalogue = *cards();
        QVERIFY(rc::check([&] {
            const auto queries = *rc::gen::nonEmpty(
                rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{"draw a card",
                    "draw draw", "name:ir ir", "iron or draw a", "t:unit a b", "cp<=12 cp<=1", "-draw a", "name=iron",
                    "ra", "rules:/dr.w/ a", "attack>defense a", "a", "\"a c\" ca", "own>=1 dr", "t:u -t:unit"})));
            SearchMemory memory;
            SearchContext context;
            context.owned = [](CardIndex card) { return card % 3; };
            const auto ask = [&](const std::string& text) {
                if (const auto query = parseQuery(text, catalogue.game()))
                    RC_ASSERT(memory.matching(query->root, catalogue, context).cards() ==
                              matching(query->root, catalogue, context).cards());
            };
            for (const auto& query : queries) {
                for (std::size_t letters = 1; letters <= query.size(); ++letters)
                    ask(query.substr(0, letters));
                for (std::size_t letters = query.size(); letters > query.size() / 2; --letters)
                    ask(query.substr(0, letters));
            }
        }));
    }

    void aLongerTextLooksOnlyAmongWhatTheShorterFound()
    {
        const auto& catalogue = *cards();
        SearchMemory memory;
        std::size_t asked = 0;
        SearchContext context;
        context.owned = [&](CardIndex) {
            ++asked;
            return std::int64_t{1};
        };
        const auto ask = [&](std::string_view text) {
            asked = 0;
            return memory.matching(parseQuery(text, catalogue.game())->root, catalogue, context).count();
        };
        const auto first = ask("own>=1 a");
        QVERIFY(asked > 0);
        QVERIFY(ask("own>=1 ar") < first);
        QCOMPARE(asked, std::size_t{0}); // the term that was there is not asked again
        QCOMPARE(ask("own>=1 a"), first);
        QCOMPARE(asked, std::size_t{0});
        memory.forget();
        QCOMPARE(ask("own>=1 a"), first);
        QVERIFY(asked > 0);
    }

    void whatIsStillToBeReadIsNoAnswer()
    {
        const auto catalogue = numberedStarterCatalogue(2000);
        const auto query = parseQuery("plays:whole", catalogue->game());
        SearchMemory memory;
        UnreadTexts unread;
        (void)memory.matching(query->root, *catalogue, {.unread = &unread});
        QVERIFY(unread.any());
        readMeanings(unread.cards.cards(), *catalogue);
        UnreadTexts none;
        QVERIFY(memory.matching(query->root, *catalogue, {.unread = &none}).count() > 0);
        QVERIFY(!none.any());
    }
};

NEXUS_TEST(SearchMemoryTest, Events);

} // namespace search_memory_test

#include "search_memory_test.moc"
