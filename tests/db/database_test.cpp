#include "db/database.h"

#include "tests/support/read_only.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <atomic>
#include <exception>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <thread>
#include <vector>

namespace database_test {

using namespace nexus::db;
using nexus::test::Scratch;

namespace {

const Schema one{"test file", 0x54455354, "CREATE TABLE a(x INTEGER); INSERT INTO a VALUES(1);"};
const Schema rollback{"test file", 0x54455354, one.sql, 4096, false};
const Schema broken{"test file", 0x54455354, "CREATE TABLE a(x INTEGER); SELECT no_such_function();"};

// As another version of the program leaves it.
void asOfVersion(const std::filesystem::path& file, int version)
{
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version=" + std::to_string(version));
}

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

    void aFileThatCannotBeMadeIsNotThere()
    {
        const Scratch scratch;
        QVERIFY_EXCEPTION_THROWN((void)openDatabase(scratch.path("user.sqlite"), broken), SQLite::Exception);
        QVERIFY(std::filesystem::is_empty(scratch.path()));
    }

    void aFileOfAnotherVersionIsRefusedAndLeftUntouched()
    {
        for (const int version : {0, 2, 99}) {
            const Scratch scratch;
            (void)openDatabase(scratch.path("user.sqlite"), one);
            asOfVersion(scratch.path("user.sqlite"), version);
            const auto before = scratch.read("user.sqlite");
            QVERIFY(refusal(scratch.path("user.sqlite"), one) == RefusalReason::OtherVersion);
            QCOMPARE(scratch.read("user.sqlite"), before);
        }
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

    void manyConnectionsMakingOneFileAgreeOnIt()
    {
        const Scratch scratch;
        std::vector<std::thread> threads;
        std::atomic<int> good = 0;
        for (int i = 0; i < 12; ++i)
            threads.emplace_back([&] {
                const auto database = openDatabase(scratch.path("race.sqlite"), one);
                good += database->execAndGet("SELECT count(*) FROM a").getInt() == 1;
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(good.load(), 12);
    }

    // Two programs that back up in one second chose one name, and the second wrote over the first.
    void aCopyIsNeverPutOverAnother()
    {
        const Scratch scratch;
        const auto database = openDatabase(scratch.path("user.sqlite"), one);
        const auto target = scratch.path("copy.sqlite");
        QVERIFY(copyAnew(*database, target));
        const auto first = scratch.read("copy.sqlite");
        database->exec("INSERT INTO a VALUES(2)");
        QVERIFY(!copyAnew(*database, target));
        QCOMPARE(scratch.read("copy.sqlite"), first);
        std::size_t files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
            files += entry.path().filename().string().starts_with("copy");
        QCOMPARE(files, std::size_t{1});
    }

    void aLookAtTheFileLetsGoOfNoLock()
    {
        const Scratch scratch;
        const auto file = scratch.path("user.sqlite");
        const auto database = openDatabase(file, rollback);
        database->exec("BEGIN IMMEDIATE");
        const auto locked = [&] { // as another process sees it
            const pid_t child = fork();
            if (child == 0) {
                struct flock range {};
                range.l_type = F_WRLCK;
                range.l_start = 0x40000001; // SQLite's RESERVED byte
                range.l_len = 1;
                const int opened = open(file.c_str(), O_RDWR);
                _exit(fcntl(opened, F_GETLK, &range) == 0 && range.l_type != F_UNLCK ? 1 : 0);
            }
            int status = 0;
            waitpid(child, &status, 0);
            return WEXITSTATUS(status) == 1;
        };
        QVERIFY(locked());
        inspectDatabase(file, rollback);
        QVERIFY(locked());
        (void)openDatabase(file, rollback);
        QVERIFY(locked());
    }

    void aLinkIsFollowedAndStays()
    {
        const Scratch scratch;
        const auto link = scratch.path("user.sqlite");
        std::filesystem::create_directories(scratch.path("other disk"));
        std::filesystem::create_symlink("other disk/real.sqlite", link);
        QVERIFY(refusal(link, one) == RefusalReason::Missing);
        QVERIFY(std::filesystem::is_symlink(link));
        QVERIFY(!std::filesystem::exists(link));
        (void)openDatabase(scratch.path("other disk/real.sqlite"), one);
        QCOMPARE(openDatabase(link, one)->execAndGet("SELECT x FROM a").getInt(), 1);
        QVERIFY(std::filesystem::is_symlink(link));
    }

    void theLogOfAFileThatIsGoneNeverMeetsANewOne()
    {
        const Scratch scratch;
        {
            const auto database = openDatabase(scratch.path("user.sqlite"), one);
            database->exec("UPDATE a SET x=99");
            std::filesystem::copy_file(scratch.path("user.sqlite-wal"), scratch.path("kept"));
        }
        std::filesystem::remove(scratch.path("user.sqlite"));
        std::filesystem::rename(scratch.path("kept"), scratch.path("user.sqlite-wal"));
        QCOMPARE(openDatabase(scratch.path("user.sqlite"), one)->execAndGet("SELECT x FROM a").getInt(), 1);
        QVERIFY(std::filesystem::exists(scratch.path("user.sqlite.lost-wal")));
    }

    void whatCannotBeWrittenIsRead()
    {
        // By journal and by log; let go of properly and not.
        for (const auto* schema : {&one, &rollback})
            for (const bool left : {false, true}) {
                const Scratch scratch;
                const auto folder = scratch.path("locked");
                std::filesystem::create_directories(folder);
                {
                    const auto database = openDatabase(folder / "user.sqlite", *schema);
                    database->exec("UPDATE a SET x=5");
                    if (left && schema->writeAheadLog) { // as a program that was killed leaves it
                        std::filesystem::copy(folder, scratch.path("copy"));
                    }
                }
                if (left && schema->writeAheadLog) {
                    std::filesystem::remove_all(folder);
                    std::filesystem::rename(scratch.path("copy"), folder);
                    std::filesystem::remove(folder / "user.sqlite-shm");
                }
                const auto before = scratch.read("locked/user.sqlite");
                {
                    const nexus::test::ReadOnly locked(folder);
                    const auto database = openDatabase(folder / "user.sqlite", *schema);
                    QCOMPARE(database->execAndGet("SELECT x FROM a").getInt(), 5);
                    const auto why = whyUnwritable(*database, folder / "user.sqlite");
                    QVERIFY(why);
                    QCOMPARE(*why, std::string("Permission denied"));
                    QVERIFY_EXCEPTION_THROWN(refuseUnwritable(*database, folder / "user.sqlite"), std::runtime_error);
                    QVERIFY_EXCEPTION_THROWN(database->exec("UPDATE a SET x=6"), SQLite::Exception);
                }
                QCOMPARE(scratch.read("locked/user.sqlite"), before);
                const auto database = openDatabase(folder / "user.sqlite", *schema);
                QVERIFY(!whyUnwritable(*database, folder / "user.sqlite"));
            }
    }

    void whatIsUnlikeTheTablesOfANewFileIsTold()
    {
        const Scratch scratch;
        const auto database = openDatabase(scratch.path("user.sqlite"), one);
        QVERIFY(!foreignInSchema(*database, one));
        for (const auto& [made, name] :
            {std::pair{"CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END", "trigger t"},
                {"CREATE VIEW v AS SELECT 1", "view v"}, {"CREATE TABLE b(x)", "table b"},
                {"CREATE INDEX i ON a(x)", "index i"}, {"ALTER TABLE a ADD COLUMN z", "table a"},
                {"DROP TABLE a", "table a"}}) {
            database->exec("BEGIN");
            database->exec(made);
            QCOMPARE(foreignInSchema(*database, one).value_or(""), std::string(name));
            database->exec("ROLLBACK");
        }
    }
};

NEXUS_TEST(DatabaseTest, Events);

} // namespace database_test

#include "database_test.moc"
