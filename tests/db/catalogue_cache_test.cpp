#include "db/catalogue_cache.h"

#include "db/catalogue_store.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/stat.h>

namespace catalogue_cache_test {

using namespace nexus;
using namespace nexus::test;

namespace {

constexpr std::size_t many = db::CatalogueCache::smallestKept;

std::shared_ptr<const model::Catalogue> take(db::CatalogueStore& store, std::vector<model::Card> cards)
{
    const auto before = store.load();
    const auto plan = model::planImport(*before, std::move(cards));
    store.apply({{&plan, before.get(), {}, "list.json"}}, "2025-01-02T03:04:05Z");
    return store.load();
}

model::Card named(const std::string& name)
{
    auto card = syntheticCards(1, 99).front();
    card.name = name;
    return card;
}

// A store of `count` cards in the folder, with its cache; the cards that are in it.
std::size_t fill(const Scratch& scratch, std::size_t count)
{
    db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
    return take(store, syntheticCards(count))->size();
}

bool finds(const Scratch& scratch, const char* folded)
{
    return !db::CatalogueStore(scratch.path("c.sqlite"), starterGame()).load()->named(folded).empty();
}

} // namespace

class CatalogueCacheTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLargeCatalogueIsReadFromItsImage()
    {
        const Scratch scratch;
        const auto cards = fill(scratch, many);
        QVERIFY(std::filesystem::exists(scratch.path("c.cache")));
        const auto written = std::filesystem::last_write_time(scratch.path("c.cache"));
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        QCOMPARE(store.load()->size(), cards);
        QVERIFY(
            std::filesystem::last_write_time(scratch.path("c.cache")) == written); // it was good, and so not made again
    }
    void theImageIsAskedForByItsStamp()
    {
        const Scratch scratch;
        const db::CatalogueCache cache(scratch.path("x.cache"));
        model::CatalogueBuilder builder(starterGame());
        for (const auto& card : syntheticCards(many))
            builder.add(card);
        const auto catalogue = builder.build();
        QVERIFY(!cache.load("one", starterGame()));
        cache.keep("one", *catalogue);
        QVERIFY(!cache.load("two", starterGame()));
        QVERIFY(!cache.load("one ", starterGame()));
        const auto again = cache.load("one", starterGame());
        QVERIFY(again);
        QCOMPARE(again->folded(), catalogue->folded());
        cache.keep("two", *catalogue);
        QVERIFY(!cache.load("one", starterGame()));
        QVERIFY(cache.load("two", starterGame()));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(scratch.path()), {}), std::ptrdiff_t{1});
    }
    void aSmallCatalogueLeavesNoFile()
    {
        const Scratch scratch;
        fill(scratch, 300);
        QVERIFY(!std::filesystem::exists(scratch.path("c.cache")));
    }
    void everyChangeOfTheDatabaseIsSeen()
    {
        const Scratch scratch;
        fill(scratch, many);
        {
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            QVERIFY(!take(store, {named("Late Comer")})->named("late comer").empty());
        }
        QVERIFY(finds(scratch, "late comer"));
        QVERIFY(db::CatalogueStore(scratch.path("c.sqlite"), starterGame()).undoLastImport("2025-01-03T00:00:00Z"));
        QVERIFY(!finds(scratch, "late comer"));
        // By another program too, that knows nothing of revisions and checksums.
        {
            SQLite::Database other(scratch.path("c.sqlite").string(), SQLite::OPEN_READWRITE);
            other.exec("UPDATE cards SET name='Foreign Hand' WHERE id=7");
        }
        QVERIFY_EXCEPTION_THROWN((void)finds(scratch, "foreign hand"), db::DatabaseRefused);
    }
    void aDatabasePutBackIsReadAsItIs()
    {
        const Scratch scratch;
        fill(scratch, many);
        std::filesystem::copy_file(scratch.path("c.sqlite"), scratch.path("old.sqlite"));
        {
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            take(store, {named("First Way")});
        }
        std::filesystem::rename(scratch.path("c.sqlite"), scratch.path("first.sqlite"));
        std::filesystem::copy_file(scratch.path("old.sqlite"), scratch.path("c.sqlite"));
        {
            // Changed as often as the other, without a look at it in between.
            const auto before = db::CatalogueStore(scratch.path("old.sqlite"), starterGame()).load();
            const auto plan = model::planImport(*before, {named("Second Way")});
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            store.apply({{&plan, before.get(), {}, "list.json"}}, "2025-01-02T03:04:05Z");
        }
        QVERIFY(finds(scratch, "second way"));
        QVERIFY(!finds(scratch, "first way"));
    }
    void aPipeInItsPlaceKeepsNobodyWaiting()
    {
        const Scratch scratch;
        const auto cards = fill(scratch, many);
        std::filesystem::remove(scratch.path("c.cache"));
        QCOMPARE(::mkfifo(scratch.path("c.cache").c_str(), 0600), 0);
        QCOMPARE(db::CatalogueStore(scratch.path("c.sqlite"), starterGame()).load()->size(), cards);
    }
    void damageIsFoundAndTheDatabaseRead()
    {
        const Scratch scratch;
        const auto cards = fill(scratch, many);
        const auto image = scratch.read("c.cache");
        std::uint64_t at = 1;
        for (int i = 0; i < 16; ++i) {
            at = (at * 2654435761U + 12345U) % image.size();
            auto damaged = image;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << (i % 8)));
            scratch.write("c.cache", damaged);
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            QCOMPARE(store.load()->size(), cards);
            QVERIFY2(
                scratch.read("c.cache") == image, qPrintable(QStringLiteral("not mended after a flip at %1").arg(at)));
        }
        for (const std::size_t size :
            {std::size_t{0}, std::size_t{1}, std::size_t{23}, std::size_t{24}, image.size() / 2, image.size() - 1}) {
            scratch.write("c.cache", image.substr(0, size));
            db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
            QCOMPARE(store.load()->size(), cards);
            QVERIFY(scratch.read("c.cache") == image);
        }
    }
    void aCacheThatCannotBeWrittenIsNoTrouble()
    {
        const Scratch scratch;
        std::filesystem::create_directories(scratch.path("c.cache/in the way"));
        const auto cards = fill(scratch, many);
        db::CatalogueStore store(scratch.path("c.sqlite"), starterGame());
        QCOMPARE(store.load()->size(), cards);
        for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
            QVERIFY2(entry.path().extension() != ".new", entry.path().c_str());
    }
    void anotherGameOfTheSameFileIsReadAnew()
    {
        const Scratch scratch;
        fill(scratch, many);
        auto game = starterGame();
        model::Attribute more;
        more.id = model::AttributeId("rp");
        more.label = "RP";
        more.whenAbsent = 3;
        game.attributes.push_back(more);
        const auto catalogue = db::CatalogueStore(scratch.path("c.sqlite"), game).load();
        QCOMPARE(catalogue->number(0, static_cast<model::AttributeIndex>(game.attributes.size() - 1)).value_or(0), 3);
    }
};

NEXUS_TEST(CatalogueCacheTest, Events);

} // namespace catalogue_cache_test

#include "catalogue_cache_test.moc"
