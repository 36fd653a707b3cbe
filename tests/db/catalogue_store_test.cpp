#include "db/catalogue_store.h"

#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"

using namespace nexus;
using namespace nexus::test;

namespace {

std::shared_ptr<const model::Catalogue> take(db::CatalogueStore& store, std::vector<model::Card> cards,
                                             const std::vector<model::SetInfo>& sets = {}, const char* today = "2025-01-02")
{
    const auto before = store.load();
    store.apply(model::planImport(*before, std::move(cards)), *before, sets, today);
    return store.load();
}

} // namespace

class CatalogueStoreTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsStoredIsWhatIsLoaded()
    {
        const Scratch scratch;
        std::vector<model::Card> cards;
        for (model::CardIndex i = 0; i < starterCatalogue()->size(); ++i)
            cards.push_back(starterCatalogue()->card(i));
        db::CatalogueStore store(scratch.path("catalogue.sqlite"), starterGame());
        const auto loaded = take(store, cards);
        QCOMPARE(loaded->size(), cards.size());
        for (model::CardIndex i = 0; i < loaded->size(); ++i)
            QVERIFY2(loaded->card(i) == cards[i], cards[i].name.c_str());
    }

    void syntheticCardsComeBackTheSameForAnySeed()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto cards = syntheticCards(3, seed);
            const auto loaded = take(store, cards);
            for (const auto& card : cards) {
                const auto index = loaded->byKey(model::cardKey(card, starterGame()).str());
                RC_ASSERT(index.has_value());
                RC_ASSERT(loaded->card(*index) == card);
            }
        }));
    }

    void aChangedCardKeepsItsIdentity()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        auto cards = cardsOf(R"([{"name":"Tin Sentry","type":"Unit","cp":2},{"name":"Other","type":"Event","cp":1}])");
        (void)take(store, cards);
        const auto revision = store.revision();
        cards[0].numbers[0] = 3;
        cards[0].name = "Tin SENTRY";
        const auto loaded = take(store, cards);
        QCOMPARE(loaded->size(), std::size_t{2});
        QCOMPARE(loaded->printingCount(), std::size_t{2});
        const auto card = loaded->named("tin sentry").front();
        QCOMPARE(loaded->number(card, 0).value_or(0), 3);
        QCOMPARE(std::string(loaded->name(card)), std::string("Tin SENTRY"));
        QCOMPARE(store.revision(), revision + 1);
        (void)take(store, cards);
        QCOMPARE(store.revision(), revision + 1); // nothing changed
    }

    void theNewestPrintingIsByReleaseThenByImport()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        auto card = cardsOf(R"([{"name":"Tin Sentry","type":"Unit","cp":1}])");
        card[0].set = "NEW";
        (void)take(store, card, {{"NEW", "New", "2025-09-01"}});
        card[0].set = "OLD";
        card[0].numbers[0] = 2;
        auto loaded = take(store, card, {{"OLD", "Old", "2024-09-01"}});
        QCOMPARE(loaded->number(0, 0).value_or(0), 1);
        QCOMPARE(loaded->printings(0).size(), std::size_t{2});
        card[0].set = "DAY"; // without a release date: the day it was first seen
        card[0].numbers[0] = 3;
        loaded = take(store, card, {}, "2026-01-01");
        QCOMPARE(loaded->number(0, 0).value_or(0), 3);
        QCOMPARE(loaded->onlySets({"old"})->number(0, 0).value_or(0), 2);
    }

    void anAttributeOfALaterRulesetGetsItsColumn()
    {
        const Scratch scratch;
        {
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            (void)take(store, cardsOf(R"([{"name":"Tin Sentry","type":"Unit","cp":2}])"));
        }
        auto game = starterGame();
        model::Attribute rp;
        rp.id = model::AttributeId("rp");
        rp.label = rp.longLabel = "RP";
        game.attributes.push_back(rp);
        db::CatalogueStore store(scratch.path("c.sqlite"), game);
        const auto index = *game.find(rp.id);
        QVERIFY(!store.load()->number(0, index));
        auto card = store.load()->card(0);
        card.numbers[index] = 5;
        QCOMPARE(take(store, {card})->number(0, index).value_or(0), 5);
    }

    void aCancelledImportChangesNothing()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        const auto before = store.load();
        const auto plan = model::planImport(*before, syntheticCards(1000));
        int calls = 0;
        QVERIFY(!store.apply(plan, *before, {}, "2025-01-01", [&](std::size_t, std::size_t) { return ++calls < 3; }));
        QCOMPARE(store.load()->size(), std::size_t{0});
        QCOMPARE(store.revision(), std::int64_t{0});
    }
};

QTEST_GUILESS_MAIN(CatalogueStoreTest)
#include "catalogue_store_test.moc"
