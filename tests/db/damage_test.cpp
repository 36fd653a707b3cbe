// Single bits that turn over in a file that lies on a disk for years. NEXUS_FLIPS: how many are tried (a release:
// 1000).
#include "db/collection_store.h"
#include "db/deck_store.h"

#include "model/collection/allocation.h"
#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <random>

namespace damage_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

const std::string noon = "2026-11-21T12:00:00Z";

void fill(const std::filesystem::path& file)
{
    {
        CollectionStore store(file);
        auto collection = store.load();
        std::vector<model::Stack> many;
        for (int i = 0; i < 300; ++i)
            many.push_back(numberedStack(i));
        keepIn(store, collection,
            *model::addStacks(collection, model::shared(std::move(many)), model::EditKind::Import, "fair.csv"));
        for (std::uint64_t seed = 0; seed < 60; ++seed)
            if (const auto edit = editOf(seed, collection))
                keepIn(store, collection, *edit, "2026-11-" + std::to_string(10 + seed % 20) + "T12:00:00Z");
        keepIn(store, collection,
            *model::buildDeck(collection, 1,
                {{model::CardKey("card-1"), "Card 1", 2}, {model::CardKey("card-2"), "Card 2", 3}}, "A"));
        QVERIFY(stepIn(store, collection, true));
        QVERIFY(stepIn(store, collection, false));
    }
    DeckStore decks(file);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        auto deck = randomDeck(seed, *starterCatalogue());
        deck.tags = {"b", "a"};
        deck.plans = randomPlans(seed, *starterCatalogue());
        const auto id = decks.add(deck, noon);
        deck.notes = "Second thoughts";
        decks.save(id, deck, noon);
        (void)decks.keepOpen({0, static_cast<int>(seed), id, "", "draft " + deck.name});
    }
    decks.moveToBin(3, noon);
}

// The bytes of cells and the pointers to them on the pages of users' tables and their indexes: what is not free space.
std::vector<std::size_t> liveBytes(const std::filesystem::path& file, const std::string& bytes)
{
    SQLite::Database database(file.string());
    const auto pageSize = database.execAndGet("PRAGMA page_size").getInt64();
    SQLite::Statement pages(database, "SELECT pageno, pagetype FROM dbstat WHERE name NOT LIKE 'sqlite_stat%' AND "
                                      "name<>'sqlite_schema' ORDER BY pageno");
    std::vector<std::size_t> live;
    while (pages.executeStep()) {
        const auto page = static_cast<std::size_t>((pages.getColumn(0).getInt64() - 1) * pageSize);
        const auto at = [&](std::size_t offset) { return static_cast<unsigned char>(bytes[page + offset]); };
        const auto number = [&](std::size_t offset) { return (std::size_t{at(offset)} << 8U) | at(offset + 1); };
        std::vector<bool> isFree(static_cast<std::size_t>(pageSize));
        if (pages.getColumn(1).getString() != "overflow") {
            const std::size_t header = at(0) == 2 || at(0) == 5 ? 12 : 8;
            std::fill(isFree.begin() + static_cast<std::ptrdiff_t>(header + 2 * number(3)),
                isFree.begin() + static_cast<std::ptrdiff_t>(number(5)), true);
            for (auto block = number(1); block != 0;
                 block = number(block)) // where cells were: a chain, each with its size
                std::fill_n(isFree.begin() + static_cast<std::ptrdiff_t>(block) + 4, number(block + 2) - 4, true);
        }
        for (std::size_t from = 0; from < static_cast<std::size_t>(pageSize); ++from)
            if (!isFree[from])
                live.push_back(page + from);
    }
    return live;
}

// Everything that can be read, as text; what refuses is told by nothing.
std::optional<std::string> content(const std::filesystem::path& file)
{
    try {
        std::string all;
        CollectionStore store(file);
        const auto collection = store.load();
        DeckStore decks(file);
        const auto told = [&](const auto& value) { all += std::string(value) + "\x1f"; };
        const auto number = [&](std::int64_t value) { told(std::to_string(value)); };
        for (const auto& [id, s] : collection.stacks()) {
            for (const auto value :
                {id, static_cast<std::int64_t>(s.list), std::int64_t{s.quantity}, std::int64_t{s.forTrade},
                    static_cast<std::int64_t>(s.condition), s.paid.value_or(-1), s.value.value_or(-1)})
                number(value);
            for (const auto& value : {s.card.str(), s.name, s.set, s.number, s.language, s.finish, s.place, s.page,
                     s.lentTo, s.acquired, s.notes})
                told(value);
            for (const auto& tag : s.tags)
                told(tag);
        }
        for (const auto& [key, copies] : collection.holds())
            number(key.first), number(key.second), number(copies);
        for (const auto& entry : store.history(100'000)) {
            number(entry.id), number(static_cast<int>(entry.kind)), number(entry.copies), number(entry.undone);
            told(entry.made), told(entry.subject);
            const auto edit = store.changes(entry.id);
            number(static_cast<std::int64_t>(edit.stacks.size()));
            for (const auto& change : edit.stacks)
                number(change.id()), number(change.after ? change.after->quantity : 0),
                    told(change.after ? change.after->name : "");
        }
        for (const auto& day : store.days())
            told(day.day), number(day.totals.copies), number(day.totals.value), number(day.totals.unvalued);
        for (const bool bin : {false, true})
            for (const auto& stored : decks.list(bin)) {
                number(stored.id), told(stored.created), told(stored.modified), told(stored.deleted.value_or("-"));
                for (const auto& version : decks.versions(stored.id)) {
                    number(version.number), told(version.saved), number(version.cards);
                    const auto deck = decks.version(stored.id, version.number);
                    told(deck->name), told(deck->notes), told(deck->author), told(deck->ruleset.str()),
                        told(deck->game), told(deck->extra);
                    for (const auto& tag : deck->tags)
                        told(tag);
                    for (const auto& plan : deck->plans) {
                        told(plan.name), told(plan.note), number(plan.applied), told(plan.extra);
                        for (const auto* rows : {&plan.out, &plan.in})
                            for (const auto& entry : *rows)
                                told(entry.card), told(entry.key ? entry.key->str() : "-"), told(entry.printing),
                                    told(entry.extra), number(entry.count);
                        for (const auto* rows : {&plan.movedOut, &plan.movedIn})
                            for (const auto& moved : *rows)
                                told(moved.row.card), number(moved.row.count),
                                    number(static_cast<std::int64_t>(moved.place));
                    }
                    for (const auto& section : deck->sections)
                        for (const auto& entry : section.entries)
                            told(section.id.str()), told(entry.card), told(entry.printing), told(entry.extra),
                                number(entry.count);
                }
            }
        for (const auto& open : decks.openDecks())
            number(open.slot), number(open.position), number(open.deck.value_or(-1)), told(open.file),
                told(open.draft.value_or("-"));
        return all;
    } catch (const DatabaseRefused&) {
        return std::nullopt;
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

} // namespace

class DamageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bitsThatTurnedAreFoundAtOpening_data()
    {
        QTest::addColumn<bool>("anywhere");
        QTest::newRow("in what users wrote") << false;
        QTest::newRow("anywhere in the file") << true;
    }

    void bitsThatTurnedAreFoundAtOpening()
    {
        QFETCH(const bool, anywhere);
        const int flips = std::max(1, qEnvironmentVariable("NEXUS_FLIPS", QStringLiteral("200")).toInt());
        const Scratch scratch;
        fill(scratch.path("whole.sqlite"));
        {
            SQLite::Database(scratch.path("whole.sqlite").string(), SQLite::OPEN_READWRITE)
                .exec("PRAGMA wal_checkpoint(TRUNCATE)");
        }
        const auto bytes = scratch.read("whole.sqlite");
        auto live = liveBytes(scratch.path("whole.sqlite"), bytes);
        if (anywhere) { // zeros are mostly space that nobody uses
            live.clear();
            for (std::size_t at = 0; at < bytes.size(); ++at)
                if (bytes[at] != 0)
                    live.push_back(at);
        }
        QVERIFY2(live.size() > 50'000, std::to_string(live.size()).c_str());
        scratch.write("flipped.sqlite", bytes);
        const auto whole = content(scratch.path("flipped.sqlite"));
        QVERIFY(whole && whole->size() > 20'000);
        std::mt19937_64 random(20261121);
        int found = 0, harmless = 0, unseen = 0, written = 0;
        for (int i = 0; i < flips; ++i) {
            auto flipped = bytes;
            const auto at = live[random() % live.size()];
            const auto bit = random() % 8;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
            scratch.write("flipped.sqlite", flipped);
            const auto read = content(scratch.path("flipped.sqlite"));
            if (!read) {
                ++found;
                written += scratch.read("flipped.sqlite") != flipped;
            } else if (read == whole) {
                ++harmless;
            } else {
                ++unseen;
                qInfo("not found: bit %d of byte %zu of page %zu", static_cast<int>(bit), at % 4096, at / 4096 + 1);
            }
            for (const char* end : {"-wal", "-shm", "-journal"})
                std::filesystem::remove(scratch.path("flipped.sqlite").string() + end);
        }
        qInfo("%zu bytes of content, %d flips: %d found, %d changed nothing that can be read, %d not found",
            live.size(), flips, found, harmless, unseen);
        QVERIFY(anywhere || found * 100 >= flips * 98); // some bits only say how a value is stored
        QCOMPARE(unseen, 0);
        QCOMPARE(written, 0); // a damaged file is not written to
    }

    void everyTableIsGuarded_data()
    {
        QTest::addColumn<QString>("change");
        for (const char* sql : {"UPDATE stacks SET quantity=quantity+1 WHERE id=5", "DELETE FROM stacks WHERE id=5",
                 "UPDATE holds SET copies=copies+1", "DELETE FROM holds",
                 "UPDATE collection_edits SET subject='x' WHERE id=3", "DELETE FROM collection_edits WHERE id=3",
                 "UPDATE collection_days SET copies=0", "DELETE FROM collection_days",
                 "UPDATE table_sums SET row_sum=row_sum+1 WHERE name='stacks'",
                 "DELETE FROM table_sums WHERE name='deck_versions'", "UPDATE decks SET created='' WHERE id=2",
                 "UPDATE decks SET deleted=NULL WHERE id=3", "DELETE FROM decks WHERE id=2",
                 "UPDATE deck_versions SET saved='x' WHERE id=1", "UPDATE deck_versions SET number=9 WHERE id=1",
                 "UPDATE deck_versions SET deck_id=99 WHERE id=1", "DELETE FROM deck_versions WHERE id=1",
                 "UPDATE deck_versions SET deck=deck||x'00' WHERE id=1",
                 "UPDATE deck_versions SET deck=CAST(deck AS TEXT) WHERE id=1",
                 "UPDATE deck_versions SET deck=(SELECT deck FROM deck_versions WHERE id=1) WHERE id=3",
                 "UPDATE sqlite_sequence SET name='dects' WHERE name='decks'",
                 "UPDATE sqlite_sequence SET seq=seq-1 WHERE name='decks'",
                 "UPDATE sqlite_sequence SET name='pen_decks' WHERE name='open_decks'",
                 "UPDATE sqlite_sequence SET seq=seq+1 WHERE name='stacks'",
                 "DELETE FROM sqlite_sequence WHERE name='collection_edits'",
                 "INSERT INTO sqlite_sequence(name,seq) VALUES('decks',1)",
                 "DELETE FROM table_sums WHERE name='sequence'", "UPDATE open_decks SET draft=NULL WHERE slot=1",
                 "DELETE FROM open_decks WHERE slot=1"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }

    void everyTableIsGuarded()
    {
        QFETCH(const QString, change);
        const Scratch scratch;
        fill(scratch.path("user.sqlite"));
        {
            SQLite::Database database(scratch.path("user.sqlite").string(), SQLite::OPEN_READWRITE);
            QVERIFY(database.exec(change.toStdString()) > 0);
        }
        const auto before = scratch.read("user.sqlite");
        try {
            CollectionStore store(scratch.path("user.sqlite"));
            (void)store.load();
            const DeckStore decks(scratch.path("user.sqlite"));
            QFAIL("not found");
        } catch (const DatabaseRefused& refused) {
            QVERIFY(refused.reason() == RefusalReason::Damaged);
            QVERIFY2(std::string(refused.what()).find("restore a backup") != std::string::npos, refused.what());
        }
        QCOMPARE(scratch.read("user.sqlite"), before);
    }

    void everyByteOfAVersionIsGuarded()
    {
        const Scratch scratch;
        const auto file = scratch.path("user.sqlite");
        DeckStore decks(file);
        auto deck = randomDeck(1, *starterCatalogue());
        deck.plans = randomPlans(1, *starterCatalogue());
        (void)decks.add(deck, noon);
        auto other = deck;
        other.notes = "Second thoughts";
        (void)decks.save(1, other, noon);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        const auto bytes = database.execAndGet("SELECT length(deck) FROM deck_versions WHERE number=1").getInt();
        QVERIFY(bytes > 500);
        std::string whole;
        {
            SQLite::Statement read(database, "SELECT deck FROM deck_versions WHERE number=1");
            QVERIFY(read.executeStep());
            whole.assign(static_cast<const char*>(read.getColumn(0).getBlob()), static_cast<std::size_t>(bytes));
        }
        SQLite::Statement write(database, "UPDATE deck_versions SET deck=? WHERE number=1");
        const auto put = [&](const std::string& blob) {
            write.reset();
            write.bind(1, blob.data(), static_cast<int>(blob.size()));
            write.exec();
        };
        database.exec("PRAGMA synchronous=OFF");
        for (std::size_t at = 0; at < whole.size(); ++at) {
            auto flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << (at % 8)));
            put(flipped);
            QVERIFY_EXCEPTION_THROWN((void)decks.version(1, 1), DatabaseRefused);
            QVERIFY(decks.version(1, 2) == other);
        }
        put(whole);
        QVERIFY(decks.version(1, 1) == deck);
    }

    void damageWhileTheFileIsOpenIsNotWrittenOver()
    {
        const Scratch scratch;
        fill(scratch.path("user.sqlite"));
        DeckStore decks(scratch.path("user.sqlite"));
        const auto deck = decks.find(1)->deck;
        auto other = deck;
        other.name = "Other";
        {
            SQLite::Database database(scratch.path("user.sqlite").string(), SQLite::OPEN_READWRITE);
            database.exec("UPDATE deck_versions SET deck=deck||x'00' WHERE deck_id=1 AND number=2");
            database.exec("UPDATE decks SET created='' WHERE id=2");
        }
        QVERIFY_EXCEPTION_THROWN((void)decks.list(), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)decks.find(1), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)decks.versions(1), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)decks.save(1, other, noon), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN(decks.moveToBin(2, noon), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)decks.version(1, 2), DatabaseRefused);
        QVERIFY(decks.version(1, 1).has_value()); // that version alone cannot be read
        QVERIFY(decks.find(4).has_value());
    }

    // A library whose numbers are forgotten would look new, and be given the samples once more.
    void numbersThatTurnedWhileTheFileIsOpenStopAllWriting()
    {
        const Scratch scratch;
        fill(scratch.path("user.sqlite"));
        DeckStore decks(scratch.path("user.sqlite"));
        CollectionStore store(scratch.path("user.sqlite"));
        auto collection = store.load();
        const auto deck = decks.find(1)->deck;
        SQLite::Database(scratch.path("user.sqlite").string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE sqlite_sequence SET name='dects' WHERE name='decks'");
        QVERIFY_EXCEPTION_THROWN(decks.addFirst({deck}, noon), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)decks.add(deck, noon), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN(
            keepIn(store, collection, *model::addCopies(collection, numberedStack(1))), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)store.load(), DatabaseRefused);
    }
};

NEXUS_TEST(DamageTest, Events);

} // namespace damage_test

#include "damage_test.moc"
