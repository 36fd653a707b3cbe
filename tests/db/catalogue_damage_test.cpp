// The catalogue's file: bits that turn over in it, files from before there were checksums, several programs at once.
// NEXUS_FLIPS: how many bits are tried (a release: 1000).
#include "db/catalogue_store.h"

#include "tests/support/read_only.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/synthetic.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <atomic>
#include <exception>
#include <random>
#include <thread>

namespace catalogue_damage_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

constexpr const char* noon = "2026-11-21T12:00:00Z";

void take(CatalogueStore& store, std::vector<model::Card> cards, const char* file)
{
    const auto before = store.load();
    const auto plan = model::planImport(*before, std::move(cards));
    store.apply({{&plan, before.get(), {{"SYN", "Synthetic " + std::string(file), "2025-01-01"}}, file}}, noon);
}

// Cards, their changes in two more imports, and one taken back.
void fill(const std::filesystem::path& file)
{
    CatalogueStore store(file, starterGame());
    store.setNote("starter", "none");
    auto cards = syntheticCards(150);
    take(store, cards, "one");
    for (auto& card : cards)
        card.rules += " Again.";
    cards.resize(60);
    take(store, cards, "two");
    take(store, syntheticCards(20, 7), "three");
    (void)store.undoLastImport(noon);
}

std::string told(const model::Catalogue& catalogue)
{
    std::string all;
    for (const auto& set : catalogue.sets())
        all += set.code + "|" + set.name + "|" + set.released + "\n";
    for (model::CardIndex i = 0; i < catalogue.size(); ++i) {
        all += std::string(catalogue.key(i)) + "|" + std::string(catalogue.name(i)) + "|" +
               std::string(catalogue.type(i)) + "|" + std::string(catalogue.qualifier(i)) + "\n";
        for (const auto printing : catalogue.printings(i)) {
            const auto card = catalogue.printing(printing);
            all += card.set + " " + card.number;
            for (const auto& change : model::differences({}, card, catalogue.game()))
                all += "|" + change.field + "=" + change.to;
            all += "\n";
        }
    }
    return all;
}

// Everything that can be read, as text; what refuses is told by nothing.
std::optional<std::string> content(const std::filesystem::path& file)
{
    try {
        CatalogueStore store(file, starterGame());
        auto all = told(*store.load());
        for (const auto& import : store.imports())
            all += import.done + "|" + (import.files.empty() ? "" : import.files.front()) + "|" +
                   std::to_string(import.cards) + "|" + std::to_string(import.printings) + "|" +
                   std::to_string(import.changed) + "|" + import.undone.value_or("-") + "|" +
                   std::to_string(import.undoable) + "\n";
        all += store.note("starter") + "|" + store.note("content") + "|" + std::to_string(store.revision()) + "\n";
        if (const auto before = store.withoutLastImport())
            all += told(*before);
        return all;
    } catch (const DatabaseRefused&) {
        return std::nullopt;
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

} // namespace

class CatalogueDamageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bitsThatTurnedAreFoundAndNothingIsWritten()
    {
        const int flips = std::max(1, qEnvironmentVariable("NEXUS_FLIPS", QStringLiteral("200")).toInt());
        const Scratch scratch;
        fill(scratch.path("whole.sqlite"));
        const auto bytes = scratch.read("whole.sqlite");
        const auto whole = content(scratch.path("whole.sqlite"));
        QVERIFY(whole && whole->size() > 20'000);
        QVERIFY(scratch.read("whole.sqlite") == bytes); // reading writes nothing
        std::mt19937_64 random(20261121);
        int found = 0, harmless = 0, unseen = 0, written = 0;
        for (int i = 0; i < flips; ++i) {
            auto flipped = bytes;
            // Zeros are mostly space that nobody uses.
            std::size_t at = 0;
            do
                at = random() % flipped.size();
            while (flipped[at] == 0 && i % 10 != 0);
            const auto bit = random() % 8;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
            scratch.write("flipped.sqlite", flipped);
            const auto read = content(scratch.path("flipped.sqlite"));
            found += !read;
            harmless += read == whole;
            if (read && read != whole) {
                ++unseen;
                qInfo("not found: bit %d of byte %zu", static_cast<int>(bit), at);
            }
            if (!read) { // an import into it is refused as well
                try {
                    CatalogueStore store(scratch.path("flipped.sqlite"), starterGame());
                    take(store, syntheticCards(3, 9), "more");
                } catch (const std::exception&) {
                }
                written += scratch.read("flipped.sqlite") != flipped;
            }
            std::filesystem::remove(scratch.path("flipped.sqlite-journal"));
        }
        qInfo("%d flips: %d found, %d changed nothing that can be read, %d not found", flips, found, harmless, unseen);
        QVERIFY(found > flips / 2);
        QCOMPARE(unseen, 0);
        QCOMPARE(written, 0);
    }

    void everyTableIsGuarded_data()
    {
        QTest::addColumn<QString>("change");
        for (const char* sql : {"UPDATE cards SET name='Other' WHERE id=5", "DELETE FROM cards WHERE id=5",
                 "UPDATE printings SET rules='Other' WHERE id=5", "UPDATE printings SET cp=cp+1 WHERE id=5",
                 "DELETE FROM printings WHERE id=5", "UPDATE printings SET id=9999 WHERE id=5",
                 "UPDATE sets SET name='Other'", "UPDATE notes SET value='other' WHERE key='starter'",
                 "DELETE FROM notes WHERE key='content'", "UPDATE imports SET done='2020' WHERE id=1",
                 "DELETE FROM imports WHERE id=1", "UPDATE replaced_printings SET rules='Other'",
                 "DELETE FROM replaced_printings", "UPDATE sqlite_sequence SET seq=900",
                 "UPDATE table_sums SET row_sum=row_sum+1 WHERE name='cards'", "DELETE FROM table_sums",
                 "CREATE TRIGGER t AFTER INSERT ON cards BEGIN DELETE FROM sets; END", "CREATE TABLE more(x)",
                 // two rows that change places
                 "UPDATE printings SET rules=(SELECT p.rules FROM printings p WHERE p.id=11-printings.id) WHERE id IN "
                 "(5,6)"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }

    void everyTableIsGuarded()
    {
        QFETCH(const QString, change);
        const Scratch scratch;
        const auto file = scratch.path("c.sqlite");
        fill(file);
        CatalogueStore(file, starterGame()).check();
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(change.toStdString());
        const auto before = scratch.read("c.sqlite");
        QVERIFY(!content(file));
        try {
            CatalogueStore store(file, starterGame());
            take(store, syntheticCards(3, 9), "more");
            QFAIL("written");
        } catch (const DatabaseRefused& refused) {
            QVERIFY(refused.reason() == RefusalReason::Damaged);
            QVERIFY2(std::string(refused.what()).find("import --rebuild") != std::string::npos, refused.what());
        }
        QCOMPARE(scratch.read("c.sqlite"), before);
    }

    void anIndexThatSaysOtherwiseIsFoundBeforeAnImport()
    {
        const Scratch scratch;
        const auto file = scratch.path("c.sqlite");
        fill(file);
        auto bytes = scratch.read("c.sqlite");
        std::int64_t page = 0, size = 0;
        std::string key;
        {
            SQLite::Database database(file.string());
            page = database.execAndGet("SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_cards_1'")
                       .getInt64();
            size = database.execAndGet("PRAGMA page_size").getInt64();
            key = database.execAndGet("SELECT key FROM cards WHERE id=9").getString();
        }
        const auto at = bytes.find(key, static_cast<std::size_t>((page - 1) * size));
        QVERIFY(at != std::string::npos && at < static_cast<std::size_t>(page * size));
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        scratch.write("c.sqlite", bytes);
        CatalogueStore store(file, starterGame());
        const auto before = store.load(); // tables are whole
        const auto plan = model::planImport(*before, syntheticCards(3, 9));
        QVERIFY_EXCEPTION_THROWN(store.apply({{&plan, before.get(), {}, "more"}}, noon), DatabaseRefused);
        QVERIFY(scratch.read("c.sqlite") == bytes);
    }

    void aColumnAddedLaterChangesNoSum()
    {
        const Scratch scratch;
        const auto file = scratch.path("c.sqlite");
        fill(file);
        auto game = starterGame();
        model::Attribute more;
        more.id = model::AttributeId("later");
        more.label = "Later";
        game.attributes.push_back(more);
        QCOMPARE(CatalogueStore(file, game).load()->size(), CatalogueStore(file, starterGame()).load()->size());
        CatalogueStore(file, game).check();
        // In a place that cannot be written, too.
        const auto folder = scratch.path("locked");
        std::filesystem::create_directories(folder);
        fill(folder / "c.sqlite");
        const ReadOnly locked(folder);
        CatalogueStore store(folder / "c.sqlite", game);
        QCOMPARE(store.load()->size(), CatalogueStore(file, game).load()->size());
        try {
            take(store, syntheticCards(3, 9), "more");
            QFAIL("written");
        } catch (const std::runtime_error& error) {
            QVERIFY2(std::string(error.what()).find("Permission denied") != std::string::npos, error.what());
        }
    }

    void manyMayStartAndImportAtOnce()
    {
        const Scratch scratch;
        const auto file = scratch.path("c.sqlite");
        const auto cards = syntheticCards(60);
        std::vector<std::thread> threads;
        std::atomic<int> done = 0;
        for (int i = 0; i < 12; ++i)
            threads.emplace_back([&, i] {
                try {
                    CatalogueStore store(file, starterGame());
                    store.takeStarter("mark", cards, {}, "2026-01-01");
                    auto own = syntheticCards(1, 100).front();
                    own.name = "Own card " + std::to_string(i);
                    for (int attempt = 0; attempt < 50; ++attempt)
                        try {
                            const auto revision = store.revision();
                            const auto before = store.load();
                            const auto plan = model::planImport(*before, {own});
                            store.apply({{&plan, before.get(), {}, "own"}}, noon, {}, revision);
                            break;
                        } catch (const CatalogueStale&) {
                        }
                    ++done;
                } catch (const std::exception& error) {
                    qWarning("%s", error.what());
                }
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(done.load(), 12);
        CatalogueStore store(file, starterGame());
        QCOMPARE(store.load()->size(), cards.size() + 12);
        QCOMPARE(store.imports().size(), std::size_t{12});
        store.check();
    }
};

NEXUS_TEST(CatalogueDamageTest, Events);

} // namespace catalogue_damage_test

#include "catalogue_damage_test.moc"
