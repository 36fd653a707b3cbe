#include "db/catalogue_store.h"

#include "model/base/random.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace catalogue_store_test {

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

void list(db::CatalogueStore& store, std::vector<model::Card> cards, const std::vector<model::SetInfo>& sets = {},
    const std::string& file = "list.json")
{
    const auto before = store.load();
    const auto plan = model::planImport(*before, std::move(cards));
    store.apply({{&plan, before.get(), sets, file}}, "2025-01-02T03:04:05Z");
}

// Everything a snapshot says, a line a printing in the order of import.
std::vector<std::string> told(const model::Catalogue& catalogue)
{
    std::vector<std::string> lines;
    for (const auto& set : catalogue.sets())
        lines.push_back(set.code + "|" + set.name + "|" + set.released);
    for (model::CardIndex i = 0; i < catalogue.size(); ++i) {
        lines.push_back(std::string(catalogue.key(i)) + "|" + std::string(catalogue.name(i)) + "|" +
                        std::string(catalogue.type(i)) + "|" + std::string(catalogue.qualifier(i)));
        for (const auto printing : catalogue.printings(i)) {
            const auto card = catalogue.printing(printing);
            std::string line = std::to_string(printing) + " " + card.set + " " + card.number;
            for (const auto& change : model::differences({}, card, catalogue.game()))
                line += "|" + change.field + "=" + change.to;
            lines.push_back(line);
        }
    }
    return lines;
}

// Cards of few names and sets, so that imports meet: new, changed, renamed in capitals, reprinted, renumbered.
std::vector<model::Card> meetingCards(model::Random& random, const model::Catalogue& catalogue)
{
    auto cards = syntheticCards(static_cast<std::size_t>(random.between(0, 12)), random.next());
    int at = 0;
    for (auto& card : cards) {
        card.name = (random.below(2) ? "Card " : "CARD ") +
                    std::to_string(random.below(6) + 10 * static_cast<unsigned>(at % 2));
        card.type = "Unit";
        card.set = random.below(3) ? "S" + std::to_string(random.below(3)) : "";
        card.number = random.below(2) ? std::to_string(random.below(4)) : "";
        card.numbers[0] = random.between(0, 5);
        ++at;
    }
    for (auto found = model::clashes(catalogue, model::planImport(catalogue, cards)); !found.empty();
         found = model::clashes(catalogue, model::planImport(catalogue, cards)))
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(found.front().row));
    return cards;
}

std::vector<model::SetInfo> someSets(model::Random& random)
{
    if (random.below(2))
        return {};
    const auto code = "S" + std::to_string(random.below(3));
    return {{code, random.below(2) ? "Set " + std::to_string(random.below(9)) : code,
        random.below(2) ? "2025-0" + std::to_string(random.between(1, 9)) + "-01" : ""}};
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
        int told = 0; // and as a listed import, at the very end
        QVERIFY(!store.apply({{&plan, before.get(), {}, "x"}}, "2025-01-01T00:00:00Z",
            [&](std::size_t done, std::size_t all) { return ++told > 0 && done < all; }));
        QVERIFY(told > 2);
        QVERIFY(store.imports().empty());
        QCOMPARE(store.load()->size(), std::size_t{0});
    }

    void takingBackImportsGivesEachCatalogueBefore()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        model::Random first(1, 3);
        (void)take(store, meetingCards(first, *store.load())); // not listed: stays
        QVERIFY(rc::check([&](std::uint64_t seed) {
            model::Random random(seed, 3);
            std::vector<std::vector<std::string>> states{told(*store.load())};
            for (int i = 0; i < 2; ++i) {
                const auto revision = store.revision();
                list(store, meetingCards(random, *store.load()), someSets(random));
                if (store.revision() != revision)
                    states.push_back(told(*store.load()));
                else
                    RC_ASSERT(told(*store.load()) == states.back());
            }
            while (states.size() > 1) {
                RC_ASSERT(store.undoLastImport("2025-02-01T00:00:00Z"));
                states.pop_back();
                RC_ASSERT(told(*store.load()) == states.back());
            }
            RC_ASSERT(!store.undoLastImport("2025-02-01T00:00:00Z"));
        }));
    }

    void theCatalogueAfterIsTheOneTheStoreThenHas()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            model::Random random(seed, 5);
            const auto before = store.load();
            const auto sets = someSets(random);
            const auto first = model::planImport(*before, meetingCards(random, *before));
            const auto between = model::catalogueAfter(*before, first, sets, "2025-01-02");
            const auto second = model::planImport(*between, meetingCards(random, *between));
            const auto after = model::catalogueAfter(*between, second, {}, "2025-01-02");
            const auto revision = store.revision();
            RC_ASSERT(store.apply(
                {{&first, before.get(), sets, "a"}, {&second, between.get(), {}, "b"}}, "2025-01-02T03:04:05Z"));
            const auto stored = store.load();
            RC_ASSERT(told(*after) == told(*stored));
            RC_ASSERT(after->folded() == stored->folded());
            if (store.revision() != revision && random.below(8) != 0) // now and then something stays
                RC_ASSERT(store.undoLastImport("2025-01-03T00:00:00Z"));
        }));
    }

    void theListOfImportsSaysWhatEachDid()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        list(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":1},{"name":"Ore","type":"Unit","cp":1}])"), {},
            "first.json");
        list(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":1},{"name":"Ore","type":"Unit","cp":1}])"), {},
            "again.json");
        list(store,
            cardsOf(
                R"([{"name":"Tin","type":"Unit","cp":2},{"name":"Ore","type":"Unit","cp":1,"set":"NEW"},{"name":"Zinc","type":"Unit","cp":3}])"),
            {}, "second.json");
        auto imports = store.imports();
        QCOMPARE(imports.size(), std::size_t{2}); // the one that changed nothing is not there
        QCOMPARE(imports[0].files, std::vector<std::string>{"second.json"});
        QCOMPARE(imports[0].done, std::string("2025-01-02T03:04:05Z"));
        QCOMPARE(imports[0].cards, 1);
        QCOMPARE(imports[0].printings, 1);
        QCOMPARE(imports[0].changed, 1);
        QVERIFY(imports[0].undoable);
        QVERIFY(!imports[1].undoable);
        QVERIFY(store.undoLastImport("2025-02-01T00:00:00Z"));
        imports = store.imports();
        QCOMPARE(imports[0].undone.value_or(""), std::string("2025-02-01T00:00:00Z"));
        QVERIFY(!imports[0].undoable);
        QVERIFY(imports[1].undoable);
        QCOMPARE(store.load()->size(), std::size_t{2});
        QCOMPARE(store.load()->number(store.load()->named("tin").front(), 0).value_or(0), 1);
    }

    void whatAnUndoWouldLeaveIsReadWithoutDoingIt()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        QVERIFY(!store.withoutLastImport());
        list(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":1}])"));
        list(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":2},{"name":"Zinc","type":"Unit","cp":3}])"));
        const auto revision = store.revision();
        const auto without = store.withoutLastImport();
        QVERIFY(without);
        QCOMPARE(without->size(), std::size_t{1});
        QCOMPARE(without->number(without->named("tin").front(), 0).value_or(0), 1);
        QCOMPARE(store.revision(), revision);
        QCOMPARE(store.load()->size(), std::size_t{2});
        QCOMPARE(store.load()->number(store.load()->named("tin").front(), 0).value_or(0), 2);
        QVERIFY(store.imports().front().undoable);
        QVERIFY(store.undoLastImport("2025-02-01T00:00:00Z"));
        QCOMPARE(store.load()->size(), std::size_t{1});
    }

    void onlyTheLastTenImportsAreKept()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        auto card = cardsOf(R"([{"name":"Tin","type":"Unit","cp":1}])");
        for (int cp = 1; cp <= 13; ++cp) {
            card[0].numbers[0] = cp;
            list(store, card);
        }
        QCOMPARE(store.imports().size(), std::size_t{13});
        int undone = 0;
        while (store.undoLastImport("2025-02-01T00:00:00Z"))
            ++undone;
        QCOMPARE(undone, db::CatalogueStore::undoableImports);
        QCOMPARE(store.load()->number(0, 0).value_or(0), 3);
        QVERIFY(!store.imports()[10].undoable);
    }

    void anImportThatIsNotListedEndsWhatCanBeTakenBack()
    {
        const Scratch scratch;
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        list(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":1}])"));
        (void)take(store, cardsOf(R"([{"name":"Tin","type":"Unit","cp":4}])"));
        QCOMPARE(store.imports().size(), std::size_t{1});
        QVERIFY(!store.undoLastImport("2025-02-01T00:00:00Z"));
        QCOMPARE(store.load()->number(0, 0).value_or(0), 4);
    }
};

NEXUS_TEST(CatalogueStoreTest, Events);

} // namespace catalogue_store_test

#include "catalogue_store_test.moc"
