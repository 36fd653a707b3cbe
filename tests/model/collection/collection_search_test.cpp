#include "model/collection/collection_search.h"

#include "model/search/query_parser.h"
#include "tests/support/collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <rapidcheck.h>

namespace collection_search_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

Collection sample()
{
    auto collection = collectionOf({"3 aegis tender nm in Binder 2 p14", "1 aegis tender pl foil de in Box",
        "2 bastion relay m", "4 wick sprite in Binder 3"});
    doEdit(collection, setField(collection, std::array<StackId, 1>{3}, StackField::LentTo, std::string("Ada")));
    doEdit(collection,
        setField(collection, std::array<StackId, 1>{4}, StackField::Tags, std::vector<std::string>{"gift", "signed"}));
    doEdit(collection, buildDeck(collection, 5, {{keyOf("Aegis Tender"), "Aegis Tender", 2}}, "Deck"));
    auto line = stackOf("1 inkling page");
    line.list = StackList::Unmatched;
    line.card = {};
    line.name = "Inkling Pgae";
    doEdit(collection, addCopies(collection, line));
    return collection;
}

QueryNode query(std::string_view text) { return parseQuery(text, starterGame()).value().root; }

} // namespace

class CollectionSearchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsByTheirCopies_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cards");
        const std::pair<const char*, const char*> rows[] = {{"own>=1", "Aegis Tender, Bastion Relay, Wick Sprite"},
            {"own=4", "Aegis Tender, Wick Sprite"}, {"free>=1", "Aegis Tender, Wick Sprite"},
            {"free=2", "Aegis Tender"}, {"loc:binder", "Aegis Tender, Wick Sprite"},
            {"loc:\"binder 2\"", "Aegis Tender"}, {"loc:14", "Aegis Tender"}, {"lent:ada", "Bastion Relay"},
            {"cond:pl", "Aegis Tender"}, {"cond>=nm", "Aegis Tender, Bastion Relay, Wick Sprite"},
            {"cond>nm", "Bastion Relay"}, {"cond<nm", "Aegis Tender"}, {"lang:german", "Aegis Tender"},
            {"finish:foil", "Aegis Tender"}, {"tag:sign", "Wick Sprite"}, {"own>free", "Aegis Tender, Bastion Relay"},
            {"loc:binder -cond:pl", "Wick Sprite"}, {"cond!=nm own>=1", "Bastion Relay"}};
        for (const auto& [text, cards] : rows)
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(cards);
    }
    void cardsByTheirCopies()
    {
        QFETCH(QString, text);
        QFETCH(QString, cards);
        const auto collection = sample();
        const CollectionSearch search(*starterCatalogue(), collection);
        SearchContext context;
        search.addTo(context);
        QStringList found;
        for (const auto card : matching(query(text.toStdString()), *starterCatalogue(), context).cards())
            found << QString::fromStdString(std::string(starterCatalogue()->name(card)));
        QCOMPARE(found.join(QStringLiteral(", ")), cards);
    }

    void stacksByEverything_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("ids");
        const std::pair<const char*, const char*> rows[] = {{"", "1 2 3 4 5"}, {"aegis", "1 2"}, {"loc:binder", "1 4"},
            {"cond:nm t:unit", "1 4"}, {"-loc:binder", "2 3 5"}, {"pgae", "5"}, {"cond:pl or lent:ada", "2 3"},
            {"own>=4", "1 2 4"}, {"foil", ""}, {"finish:foil", "2"}, {"-(cond:nm or cond:pl)", "3"}};
        for (const auto& [text, ids] : rows)
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(ids);
    }
    void stacksByEverything()
    {
        QFETCH(QString, text);
        QFETCH(QString, ids);
        const auto collection = sample();
        const CollectionSearch search(*starterCatalogue(), collection);
        SearchContext context;
        search.addTo(context);
        QStringList found;
        for (const auto id : search.stacks(query(text.toStdString()), context))
            found << QString::number(id);
        QCOMPARE(found.join(QLatin1Char(' ')), ids);
    }

    void onlyTextsOfOwnedCardsAreRead()
    {
        const auto collection = sample();
        const CollectionSearch search(*starterCatalogue(), collection);
        UnreadTexts unread{.left = 3}; // as many as there are different cards
        SearchContext context;
        search.addTo(context);
        context.unread = &unread;
        QCOMPARE(search.stacks(query("plays:whole"), context), (std::vector<StackId>{1, 2, 3, 4}));
        QVERIFY(!unread.any());
    }

    void needIsWhatTheDeckLacks()
    {
        const auto collection = sample();
        const CollectionSearch search(*starterCatalogue(), collection);
        const auto tender = *starterCatalogue()->byKey(keyOf("Aegis Tender").str());
        for (const auto& [deck, lacking] : {std::pair{std::optional<BuiltDeckId>(), 2},
                 {std::optional<BuiltDeckId>(5), 0}, {std::optional<BuiltDeckId>(6), 2}}) {
            SearchContext context;
            context.needed = [&](CardIndex card) { return card == tender ? 4 : 0; };
            search.addTo(context, deck);
            QCOMPARE(context.needed(tender), lacking); // 2 are free, 2 are set aside for deck 5
        }
    }

    // Told of every edit it answers as one made anew.
    void itFollowsEveryEdit()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            Random random(seed);
            Collection collection;
            CollectionSearch search(*starterCatalogue(), collection);
            for (int step = 0; step < 25; ++step) {
                auto edit = randomEdit(collection, random);
                if (!edit)
                    continue;
                for (auto& change : edit->stacks) // keys of the catalogue
                    for (auto* side : {&change.before, &change.after})
                        if (*side && (*side)->name != "relay drone")
                            side->own().card = keyOf((*side)->name);
                if (!collection.apply(*edit))
                    continue;
                search.changed(&*edit);
                const CollectionSearch fresh(*starterCatalogue(), collection);
                for (const char* text : {"own>=1", "free>=2", "loc:binder", "cond:nm"}) {
                    SearchContext a, b;
                    search.addTo(a);
                    fresh.addTo(b);
                    RC_ASSERT(matching(query(text), *starterCatalogue(), a).cards() ==
                              matching(query(text), *starterCatalogue(), b).cards());
                    RC_ASSERT(search.stacks(query(text), a) == fresh.stacks(query(text), b));
                }
            }
        }));
    }
};

NEXUS_TEST(CollectionSearchTest, Events);

} // namespace collection_search_test

#include "collection_search_test.moc"
