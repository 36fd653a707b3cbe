#include "db/collection_store.h"

#include "db/deck_store.h"
#include "model/collection/allocation.h"
#include "tests/support/random_values.h"
#include "tests/support/read_only.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <rapidcheck.h>
#include <sqlite3.h>
#include <unistd.h>

namespace collection_store_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

const std::string noon = "2026-11-21T12:00:00Z";

// Connections made while this lives obey a pragma: a disk that is full, a file that cannot be written.
class Hindered {
public:
    explicit Hindered(const std::string& pragma)
    {
        s_pragma = pragma;
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(&apply));
    }
    ~Hindered() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&apply)); }
    Hindered(const Hindered&) = delete;
    Hindered& operator=(const Hindered&) = delete;

private:
    static int apply(sqlite3* database, char**, const void*)
    {
        return sqlite3_exec(database, s_pragma.c_str(), nullptr, nullptr, nullptr);
    }
    static inline std::string s_pragma;
};

std::int64_t pages(const std::filesystem::path& file)
{
    return SQLite::Database(file.string()).execAndGet("PRAGMA page_count").getInt64();
}

model::CollectionEdit largeImport(const model::Collection& collection, int stacks = 1500)
{
    std::vector<model::Stack> many;
    for (int i = 0; i < stacks; ++i)
        many.push_back(numberedStack(i));
    return *model::addStacks(collection, model::shared(std::move(many)), model::EditKind::Import, "fair.csv");
}

int codeOf(const std::function<void()>& action)
{
    try {
        action();
        return SQLITE_OK;
    } catch (const SQLite::Exception& error) {
        return error.getErrorCode();
    }
}

} // namespace

class CollectionStoreTest : public QObject {
    Q_OBJECT
public:
    CollectionStoreTest() // every case is a file on a disk
    {
        qputenv("RC_PARAMS", qEnvironmentVariable("NEXUS_CASES", QStringLiteral("max_success=60")).toUtf8());
    }
private Q_SLOTS:
    void editsSurviveReopening()
    {
        const Scratch scratch;
        model::Collection collection;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            CollectionStore store(scratch.path("user.sqlite"));
            auto read = store.load();
            QVERIFY(read == collection);
            QVERIFY(read.nextId() >= collection.nextId());
            if (const auto edit = editOf(seed, read))
                keepIn(store, read, *edit);
            collection = read;
        }
        QVERIFY(collection.stacks().size() > 5);
    }

    void undoAndRedoGoOverReopeningForTwoHundredSteps()
    {
        const Scratch scratch;
        std::vector<model::Collection> were;
        {
            CollectionStore store(scratch.path("user.sqlite"));
            auto collection = store.load();
            for (int i = 0; i < CollectionStore::undoSteps + 20; ++i) {
                were.push_back(collection);
                keepIn(store, collection, *model::addCopies(collection, numberedStack(i % 90, 1)));
            }
            were.push_back(collection);
        }
        for (int i = 0; i < CollectionStore::undoSteps; ++i) {
            CollectionStore store(scratch.path("user.sqlite"));
            auto collection = store.load();
            QVERIFY(stepIn(store, collection, true));
            QVERIFY(collection == were[were.size() - 2 - static_cast<std::size_t>(i)]);
        }
        {
            CollectionStore store(scratch.path("user.sqlite"));
            QVERIFY(!store.nextUndo()); // the last 200, not more
        }
        for (int i = CollectionStore::undoSteps - 1; i >= 0; --i) {
            CollectionStore store(scratch.path("user.sqlite"));
            auto collection = store.load();
            QVERIFY(stepIn(store, collection, false));
            QVERIFY(collection == were[were.size() - 1 - static_cast<std::size_t>(i)]);
        }
        QVERIFY(!CollectionStore(scratch.path("user.sqlite")).nextRedo());
    }

    void whatANewEditLeavesUndoneIsOverAndStaysInTheHistory()
    {
        const Scratch scratch;
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(1)));
        keepIn(store, collection, *model::addCopies(collection, numberedStack(2)));
        QVERIFY(stepIn(store, collection, true));
        keepIn(store, collection, *model::addCopies(collection, numberedStack(3)));
        QVERIFY(!store.nextRedo());
        const auto history = store.history(10);
        QCOMPARE(history.size(), std::size_t{3});
        QVERIFY(!history[0].undone && history[1].undone && !history[2].undone);
        QVERIFY(stepIn(store, collection, true));
        QVERIFY(stepIn(store, collection, true));
        QVERIFY(collection.stacks().empty());
        QVERIFY(!stepIn(store, collection, true));
        QVERIFY(CollectionStore(scratch.path("user.sqlite")).load() == collection);
    }

    void theHistoryOfACardIsItsOwn()
    {
        const Scratch scratch;
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(1, 2)), "2026-11-20T10:00:00Z");
        keepIn(store, collection, *model::addCopies(collection, numberedStack(2, 1)), "2026-11-20T11:00:00Z");
        keepIn(store, collection,
            *model::changeQuantity(collection, std::vector{collection.stacksOf(model::CardKey("card-1"))[0]}, 1),
            "2026-11-21T10:00:00Z");
        QCOMPARE(store.history(10).size(), std::size_t{3});
        QCOMPARE(store.history(2).size(), std::size_t{2});
        const auto one = store.history(10, model::CardKey("card-1"));
        QCOMPARE(one.size(), std::size_t{2});
        QCOMPARE(one[0].made, std::string("2026-11-21T10:00:00Z"));
        QVERIFY(one[1].kind == model::EditKind::Add);
        QVERIFY(store.history(10, model::CardKey("card-9")).empty());
        QVERIFY(store.changes(one[0].id).stacks[0].after->quantity == 3);
        const auto days = store.days();
        QCOMPARE(days.size(), std::size_t{2});
        QCOMPARE(days[0].totals.copies, std::int64_t{3});
        QCOMPARE(days[1].totals.copies, std::int64_t{4});
    }

    void theHistoryOfACardTellsOfDecksBuiltWithIt()
    {
        const Scratch scratch;
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(1, 2)));
        keepIn(store, collection, *model::addCopies(collection, numberedStack(2, 2)));
        keepIn(
            store, collection, *model::buildDeck(collection, 7, {{model::CardKey("card-1"), "Card 1", 2}}, "Wet Ink"));
        keepIn(store, collection, *model::takeApart(collection, 7, "Wet Ink"));
        keepIn(store, collection,
            *model::removeStacks(collection, std::vector{collection.stacksOf(model::CardKey("card-1"))[0]}));
        QCOMPARE(store.history(10, model::CardKey("card-1")).size(),
            std::size_t{4}); // the stack is gone, its edits are known
        QCOMPARE(store.history(10, model::CardKey("card-2")).size(), std::size_t{1});
    }

    void aWorkerWritesOnlyToWhatItWasGiven()
    {
        const Scratch scratch;
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(1)));
        const auto given = store.version();
        {
            CollectionStore worker(scratch.path("user.sqlite"));
            worker.expect(given);
            auto theirs = collection;
            keepIn(worker, theirs, *model::addCopies(theirs, numberedStack(2)));
            QVERIFY(!store.follow(given)); // the worker's edit came after
            QVERIFY(store.follow(worker.version()));
            QVERIFY(!store.changedElsewhere());
            collection = theirs;
        }
        keepIn(store, collection, *model::addCopies(collection, numberedStack(3)));
        CollectionStore late(scratch.path("user.sqlite"));
        late.expect(given);
        QVERIFY(late.changedElsewhere());
        auto old = collection;
        const auto edit = *model::addCopies(old, numberedStack(4));
        QVERIFY_EXCEPTION_THROWN(keepIn(late, old, edit), CollectionStale);
        QVERIFY(store.load() == collection);
    }

    void whoIsLateReadsAnew()
    {
        const Scratch scratch;
        CollectionStore one(scratch.path("user.sqlite")), two(scratch.path("user.sqlite"));
        auto first = one.load(), second = two.load();
        keepIn(one, first, *model::addCopies(first, numberedStack(1)));
        QVERIFY(two.changedElsewhere());
        const auto edit = *model::addCopies(second, numberedStack(2));
        QVERIFY_EXCEPTION_THROWN(keepIn(two, second, edit), CollectionStale);
        second = two.load();
        QVERIFY(!two.changedElsewhere());
        QVERIFY(second == first);
        keepIn(two, second, *model::addCopies(second, numberedStack(2)));
        QVERIFY(stepIn(two, second, true));
        QVERIFY_EXCEPTION_THROWN(stepIn(one, first, true), CollectionStale);
        first = one.load();
        QVERIFY(first == second);
        QVERIFY(stepIn(one, first, false));
        QVERIFY(CollectionStore(scratch.path("user.sqlite")).load() == first);
    }

    void decksThatAreSavedMakeNobodyLate()
    {
        const Scratch scratch;
        CollectionStore store(scratch.path("user.sqlite"));
        DeckStore decks(scratch.path("user.sqlite"));
        auto collection = store.load();
        for (int i = 0; i < 3; ++i) {
            decks.add(randomDeck(std::uint64_t(i), *starterCatalogue()), noon);
            QVERIFY(!store.changedElsewhere());
            keepIn(store, collection, *model::addCopies(collection, numberedStack(i)));
        }
        decks.add(randomDeck(7, *starterCatalogue()), noon);
        QVERIFY(stepIn(store, collection, true));
        QVERIFY(CollectionStore(scratch.path("user.sqlite")).load() == collection);
    }

    void aFileThatCannotBeWrittenLosesNothing()
    {
        const Scratch scratch;
        model::Collection was;
        {
            CollectionStore store(scratch.path("user.sqlite"));
            was = store.load();
            keepIn(store, was, *model::addCopies(was, numberedStack(1)));
        }
        {
            std::optional<Hindered> hindered(std::in_place, "PRAGMA query_only=1");
            CollectionStore store(scratch.path("user.sqlite"));
            hindered.reset();
            auto collection = store.load();
            QVERIFY(collection == was);
            const auto edit = *model::addCopies(collection, numberedStack(2));
            QCOMPARE(codeOf([&] { keepIn(store, collection, edit); }), SQLITE_READONLY);
            QCOMPARE(codeOf([&] { (void)stepIn(store, collection, true); }), SQLITE_READONLY);
            QVERIFY(store.load() == was);
        }
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        QVERIFY(collection == was);
        keepIn(store, collection, *model::addCopies(collection, numberedStack(2)));
    }

    void aFileThatMayOnlyBeReadLosesNothing()
    {
        const Scratch scratch;
        const auto folder = scratch.path("locked");
        std::filesystem::create_directories(folder);
        model::Collection was;
        {
            CollectionStore store(folder / "user.sqlite");
            was = store.load();
            keepIn(store, was, *model::addCopies(was, numberedStack(1)));
        }
        const auto bytes = scratch.read("locked/user.sqlite");
        {
            const ReadOnly locked(folder);
            CollectionStore store(folder / "user.sqlite");
            auto collection = store.load();
            QVERIFY(collection == was);
            QCOMPARE(store.history(10).size(), std::size_t{1});
            try {
                keepIn(store, collection, *model::addCopies(collection, numberedStack(2)));
                QFAIL("written");
            } catch (const std::runtime_error& error) {
                QVERIFY2(std::string(error.what()).find("Permission denied") != std::string::npos, error.what());
            }
        }
        QCOMPARE(scratch.read("locked/user.sqlite"), bytes);
        CollectionStore store(folder / "user.sqlite");
        QVERIFY(store.load() == was);
    }

    void aFullDiskLosesNothingAtFiftyPlaces()
    {
        int full = 0, fitted = 0;
        for (int more = 0; more < 50; ++more) {
            const Scratch scratch;
            model::Collection was;
            {
                CollectionStore store(scratch.path("user.sqlite"));
                was = store.load();
                for (int i = 0; i < 5; ++i)
                    keepIn(store, was, *model::addCopies(was, numberedStack(i)));
            }
            const auto limit = pages(scratch.path("user.sqlite")) + more;
            {
                std::optional<Hindered> hindered(std::in_place, "PRAGMA max_page_count=" + std::to_string(limit));
                CollectionStore store(scratch.path("user.sqlite"));
                hindered.reset();
                auto collection = store.load();
                const auto edit = largeImport(collection);
                const int code = codeOf([&] { keepIn(store, collection, edit); });
                QVERIFY2(code == SQLITE_FULL || code == SQLITE_OK, std::to_string(code).c_str());
                (code == SQLITE_FULL ? full : fitted) += 1;
                if (code == SQLITE_OK)
                    was = collection;
                QVERIFY(store.load() == was);
                QVERIFY(collection == was);
            }
            CollectionStore store(scratch.path("user.sqlite"));
            auto collection = store.load();
            QVERIFY(collection == was);
            keepIn(store, collection, largeImport(collection, 100)); // with room it goes
            QVERIFY(CollectionStore(scratch.path("user.sqlite")).load() == collection);
            QVERIFY(stepIn(store, collection, true));
            QVERIFY(collection == was);
        }
        qInfo("50 limits: %d full, %d with room", full, fitted);
        QVERIFY(full >= 40);
    }

    void afterAFullDiskTheSameConnectionGoesOn()
    {
        const Scratch scratch;
        {
            CollectionStore store(scratch.path("user.sqlite"));
        }
        std::optional<Hindered> hindered(
            std::in_place, "PRAGMA max_page_count=" + std::to_string(pages(scratch.path("user.sqlite")) + 4));
        CollectionStore store(scratch.path("user.sqlite"));
        hindered.reset();
        auto collection = store.load();
        const auto edit = largeImport(collection);
        QCOMPARE(codeOf([&] { keepIn(store, collection, edit); }), SQLITE_FULL);
        keepIn(store, collection, *model::addCopies(collection, numberedStack(1))); // a little one has room
        QVERIFY(CollectionStore(scratch.path("user.sqlite")).load() == collection);
    }

    // Its plain model: every state there was, in order, and where we are.
    void anySequenceEqualsItsPlainModel()
    {
        QVERIFY(rc::check([](const std::vector<std::uint64_t>& seeds) {
            const Scratch scratch;
            auto store = std::make_unique<CollectionStore>(scratch.path("user.sqlite"));
            auto collection = store->load();
            std::vector<model::Collection> states{collection};
            std::size_t at = 0;
            for (const auto seed : seeds) {
                switch (seed % 6) {
                case 0:
                case 1: {
                    const bool undo = seed % 6 == 0;
                    const bool can = undo ? at > 0 : at + 1 < states.size();
                    RC_ASSERT(stepIn(*store, collection, undo) == can);
                    if (can)
                        at += undo ? std::size_t(-1) : 1;
                    break;
                }
                case 2:
                    store.reset();
                    store = std::make_unique<CollectionStore>(scratch.path("user.sqlite"));
                    collection = store->load();
                    break;
                default:
                    if (const auto edit = editOf(seed, collection)) {
                        keepIn(*store, collection, *edit);
                        states.resize(++at);
                        states.push_back(collection);
                    }
                }
                RC_ASSERT(collection == states[at]);
            }
            RC_ASSERT(store->load() == states[at]);
        }));
    }
};

NEXUS_TEST(CollectionStoreTest, Events);

} // namespace collection_store_test

#include "collection_store_test.moc"
