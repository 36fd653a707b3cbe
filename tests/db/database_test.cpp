#include "db/database.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <thread>

namespace database_test {

using namespace nexus::db;
using nexus::test::Scratch;

namespace {

const Schema one{"test file", 0x54455354, {"CREATE TABLE a(x INTEGER); INSERT INTO a VALUES(1);"}};
const Schema two{"test file", 0x54455354, {one.migrations[0], "ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 7;"}};
const Schema brokenSecond{
    "test file", 0x54455354, {one.migrations[0], "ALTER TABLE a ADD COLUMN y INTEGER; SELECT no_such_function();"}};

std::optional<RefusalReason> refusal(const std::filesystem::path& file, const Schema& schema)
{
    try {
        (void)openDatabase(file, schema);
        return std::nullopt;
    } catch (const DatabaseRefused& refused) {
        return refused.reason();
    }
}

} // namespace

class DatabaseTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNewFileIsWholeAndOurs()
    {
        const Scratch scratch;
        const auto database = openDatabase(scratch.path("new.sqlite"), one);
        QCOMPARE(database->execAndGet("PRAGMA application_id").getInt(), 0x54455354);
        QCOMPARE(database->execAndGet("PRAGMA user_version").getInt(), 1);
        QCOMPARE(database->execAndGet("PRAGMA journal_mode").getString(), std::string("wal"));
        QCOMPARE(database->execAndGet("PRAGMA synchronous").getInt(), 2);
        QCOMPARE(database->execAndGet("PRAGMA foreign_keys").getInt(), 1);
        QCOMPARE(database->execAndGet("PRAGMA trusted_schema").getInt(), 0);
        for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
            QVERIFY2(entry.path().string().find(".new") == std::string::npos, "a draft is left behind");
    }

    void anOlderFileIsBackedUpAndMigrated()
    {
        const Scratch scratch;
        (void)openDatabase(scratch.path("user.sqlite"), one);
        const auto database = openDatabase(scratch.path("user.sqlite"), two);
        QCOMPARE(database->execAndGet("SELECT y FROM a").getInt(), 7);
        QCOMPARE(database->execAndGet("PRAGMA user_version").getInt(), 2);
        const auto backup = openDatabase(scratch.path("backups/user-before-version-2.sqlite"), one);
        QCOMPARE(backup->execAndGet("SELECT count(*) FROM pragma_table_info('a')").getInt(), 1);
    }

    void aMigrationThatFailsChangesNothing()
    {
        const Scratch scratch;
        (void)openDatabase(scratch.path("user.sqlite"), one);
        QVERIFY_EXCEPTION_THROWN((void)openDatabase(scratch.path("user.sqlite"), brokenSecond), SQLite::Exception);
        const auto database = openDatabase(scratch.path("user.sqlite"), one);
        QCOMPARE(database->execAndGet("PRAGMA user_version").getInt(), 1);
        QCOMPARE(database->execAndGet("SELECT count(*) FROM pragma_table_info('a')").getInt(), 1);
    }

    void aNewerFileIsRefusedAndLeftUntouched()
    {
        const Scratch scratch;
        (void)openDatabase(scratch.path("user.sqlite"), two);
        const auto before = scratch.read("user.sqlite");
        QVERIFY(refusal(scratch.path("user.sqlite"), one) == RefusalReason::Newer);
        QCOMPARE(scratch.read("user.sqlite"), before);
    }

    void aForeignFileIsRefusedAndLeftUntouched()
    {
        const Scratch scratch;
        {
            SQLite::Database other(scratch.path("user.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            other.exec("CREATE TABLE theirs(x)");
        }
        const auto before = scratch.read("user.sqlite");
        QVERIFY(refusal(scratch.path("user.sqlite"), one) == RefusalReason::Foreign);
        QCOMPARE(scratch.read("user.sqlite"), before);
    }

    void whatIsNoDatabaseIsRefused()
    {
        const Scratch scratch;
        scratch.write("empty", "");
        scratch.write("text", std::string(5000, 'x'));
        scratch.write("short", std::string("SQLite format 3\0", 16));
        QVERIFY(refusal(scratch.path("empty"), one) == RefusalReason::Empty);
        QVERIFY(refusal(scratch.path("text"), one) == RefusalReason::NoDatabase);
        QVERIFY(refusal(scratch.path("short"), one) == RefusalReason::NoDatabase);
        QCOMPARE(scratch.read("empty"), std::string());
    }

    void aFileCutShortAnywhereIsRefusedAndLeftUntouched()
    {
        const Scratch scratch;
        (void)openDatabase(scratch.path("whole.sqlite"), one);
        const auto whole = scratch.read("whole.sqlite");
        QVERIFY(whole.size() >= 8192);
        for (std::size_t i = 0; i < 100; ++i) {
            const auto length = i * (whole.size() - 1) / 99;
            scratch.write("cut.sqlite", whole.substr(0, length));
            const auto reason = refusal(scratch.path("cut.sqlite"), one);
            QVERIFY2(reason.has_value(), std::to_string(length).c_str());
            QCOMPARE(scratch.read("cut.sqlite").size(), length);
        }
    }

    void twoConnectionsMakingOneFileAgreeOnIt()
    {
        const Scratch scratch;
        std::vector<std::thread> threads;
        std::atomic<int> good = 0;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                const auto database = openDatabase(scratch.path("race.sqlite"), one);
                good += database->execAndGet("SELECT count(*) FROM a").getInt() == 1;
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(good.load(), 4);
    }
};

NEXUS_TEST(DatabaseTest, Events);

} // namespace database_test

#include "database_test.moc"
