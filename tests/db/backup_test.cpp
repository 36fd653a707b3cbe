#include "db/backup.h"

#include "db/deck_store.h"
#include "db/user_schema.h"

#include "tests/support/random_values.h"
#include "tests/support/scratch.h"
#include "tests/support/starter.h"
#include "tests/support/stored_collections.h"
#include "tests/support/test_class.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <csignal>
#include <set>
#include <sys/resource.h>

namespace backup_test {

using namespace nexus;
using namespace nexus::db;
using namespace nexus::test;

namespace {

const std::string noon = "2026-11-21T12:00:00Z";

// A profile with 12 copies in 4 stacks and one deck.
struct Profile {
    Scratch scratch;
    std::filesystem::path folder = scratch.path();
    std::filesystem::path file = scratch.path("user.sqlite");

    Profile()
    {
        CollectionStore store(file);
        auto collection = store.load();
        for (int i = 0; i < 4; ++i)
            keepIn(store, collection, *model::addCopies(collection, numberedStack(i)));
        DeckStore(file).add(randomDeck(3, *starterCatalogue()), noon);
    }
    [[nodiscard]] model::Collection collection() const { return CollectionStore(file).load(); }
    void addOne(int number = 77) const
    {
        CollectionStore store(file);
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(number, 1)));
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            all << QString::fromStdString(entry.path().lexically_relative(folder).string());
        all.sort();
        return all;
    }
};

model::BackupInfo named(model::BackupReason reason, const std::string& when)
{
    model::BackupInfo info;
    info.reason = reason;
    info.when = when;
    info.file = when;
    return info;
}

std::optional<RefusalReason> refusal(const std::filesystem::path& profile, const std::filesystem::path& file)
{
    try {
        (void)restoreBackup(profile, file, noon);
        return std::nullopt;
    } catch (const DatabaseRefused& refused) {
        return refused.reason();
    }
}

void flip(const std::filesystem::path& file, std::size_t at, char bits)
{
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekg(static_cast<std::streamoff>(at));
    const char old = static_cast<char>(bytes.get());
    bytes.seekp(static_cast<std::streamoff>(at));
    bytes.put(static_cast<char>(old ^ bits));
}

// Changes a stack's name in the file without its checksum.
void spoil(const std::filesystem::path& file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("UPDATE stacks SET name='Other' WHERE id=(SELECT min(id) FROM stacks)");
}

} // namespace

class BackupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBackupTellsWhatIsInIt()
    {
        const Profile profile;
        const auto made = makeBackup(profile.folder, model::BackupReason::ByHand, "2026-11-21T10:42:07Z");
        QCOMPARE(made.file, profile.folder / "backups" / "user-2026-11-21T104207Z-by-hand.sqlite");
        QCOMPARE(made.when, std::string("2026-11-21T10:42:07Z"));
        QVERIFY(made.reason == model::BackupReason::ByHand && made.state == model::BackupState::Whole);
        QCOMPARE(made.cards, std::int64_t{12});
        QCOMPARE(made.stacks, std::int64_t{4});
        QCOMPARE(made.decks, std::int64_t{1});
        QCOMPARE(made.size, std::filesystem::file_size(made.file));
        const auto before = profile.names();
        const auto list = listBackups(profile.folder);
        QCOMPARE(list.size(), std::size_t{1});
        QCOMPARE(list.front().cards, std::int64_t{12});
        QCOMPARE(profile.names(), before); // looking leaves nothing beside it
    }

    void twoOfOneSecondAreTwo()
    {
        const Profile profile;
        const auto first = makeBackup(profile.folder, model::BackupReason::Automatic, noon);
        profile.addOne();
        const auto second = makeBackup(profile.folder, model::BackupReason::ByHand, noon);
        const auto list = listBackups(profile.folder);
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(list[0].file, second.file);
        QCOMPARE(list[1].file, first.file);
        QCOMPARE(list[0].cards - list[1].cards, std::int64_t{1});
    }

    void namesAreRead()
    {
        for (const auto reason : {model::BackupReason::Automatic, model::BackupReason::ByHand,
                 model::BackupReason::BeforeImport, model::BackupReason::BeforeRestore, model::BackupReason::Damaged}) {
            const auto info = backupNamed(freeBackupName("/nowhere", reason, noon));
            QVERIFY(info && info->reason == reason);
            QCOMPARE(info->when, noon);
        }
        for (const char* name : {"user.sqlite", "user-2026-11-21T104207Z.sqlite.half-12", "user-2026-11-21.sqlite",
                 "other.sqlite", "user-2026-11-21T104207Z-why.sqlite", "user-.sqlite", ".sqlite"})
            QVERIFY2(!backupNamed(name), name);
        QCOMPARE(dayOf("1970-01-02T00:00:00Z"), std::int64_t{1});
        QCOMPARE(secondOf("2000-02-29T23:59:59Z"), std::int64_t{951868799});
        QCOMPARE(monthOf("2026-01-31T00:00:00Z") - monthOf("2025-12-01T00:00:00Z"), std::int64_t{1});
    }

    void whatIsNoneIsListedAsSuch()
    {
        const Profile profile;
        const auto whole = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        const auto backups = profile.folder / "backups";
        std::filesystem::copy_file(whole, backups / "user-2026-11-20T120000Z.sqlite");
        std::filesystem::resize_file(backups / "user-2026-11-20T120000Z.sqlite", std::filesystem::file_size(whole) / 2);
        std::filesystem::copy_file(whole, backups / "user-2026-11-19T120000Z.sqlite");
        flip(backups / "user-2026-11-19T120000Z.sqlite", 68, 1);
        std::filesystem::copy_file(whole, backups / "user-2026-11-18T120000Z.sqlite");
        flip(backups / "user-2026-11-18T120000Z.sqlite", 61, 1);
        std::ofstream(backups / "user-2026-11-17T120000Z.sqlite") << "";
        std::ofstream(backups / "user-2026-11-16T120000Z.sqlite.half-1") << "x";
        std::vector<model::BackupState> states;
        for (const auto& backup : listBackups(profile.folder))
            states.push_back(backup.state);
        QVERIFY(
            (states == std::vector{model::BackupState::Whole, model::BackupState::Damaged, model::BackupState::Foreign,
                           model::BackupState::OtherVersion, model::BackupState::Damaged}));
        const auto before = profile.collection();
        QVERIFY(refusal(profile.folder, backups / "user-2026-11-20T120000Z.sqlite") == RefusalReason::Truncated);
        QVERIFY(refusal(profile.folder, backups / "user-2026-11-19T120000Z.sqlite") == RefusalReason::Foreign);
        QVERIFY(refusal(profile.folder, backups / "user-2026-11-18T120000Z.sqlite") == RefusalReason::OtherVersion);
        QVERIFY(refusal(profile.folder, backups / "user-2026-11-17T120000Z.sqlite") == RefusalReason::Empty);
        QVERIFY(profile.collection() == before);
    }

    void aRestoreBringsBackAndCanBeUndone()
    {
        const Profile profile;
        const auto old = profile.collection();
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        profile.addOne();
        DeckStore(profile.file).add(randomDeck(9, *starterCatalogue()), noon);
        const auto changed = profile.collection();
        QVERIFY(!(changed == old));
        const auto done = restoreBackup(profile.folder, backup, "2026-11-21T13:00:00Z");
        QVERIFY(!done.replaced);
        QVERIFY(profile.collection() == old);
        QCOMPARE(DeckStore(profile.file).list().size(), std::size_t{1});
        QVERIFY(lookAtBackup(done.before).reason == model::BackupReason::BeforeRestore);
        (void)restoreBackup(profile.folder, done.before, "2026-11-21T14:00:00Z");
        QVERIFY(profile.collection() == changed);
        QCOMPARE(DeckStore(profile.file).list().size(), std::size_t{2});
        for (const auto& name : profile.names())
            QVERIFY2(!name.contains(QStringLiteral("half")), qPrintable(name));
    }

    void connectionsThatAreOpenSeeTheRestore()
    {
        const Profile profile;
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        CollectionStore store(profile.file);
        DeckStore decks(profile.file);
        auto collection = store.load();
        keepIn(store, collection, *model::addCopies(collection, numberedStack(50)));
        decks.add(randomDeck(4, *starterCatalogue()), noon);
        (void)restoreBackup(profile.folder, backup, noon);
        const auto edit = *model::addCopies(collection, numberedStack(51));
        QVERIFY_EXCEPTION_THROWN(store.keep(edit, collection.totals(), noon), CollectionStale);
        collection = store.load();
        QCOMPARE(collection.totals().copies, std::int64_t{12});
        keepIn(store, collection, *model::addCopies(collection, numberedStack(51)));
        QCOMPARE(decks.list().size(), std::size_t{1});
        decks.add(randomDeck(5, *starterCatalogue()), noon);
        QVERIFY(profile.collection() == collection);
    }

    void aDamagedFileIsKeptByteForByteAndReplaced()
    {
        const Profile profile;
        const auto old = profile.collection();
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        spoil(profile.file);
        QVERIFY_EXCEPTION_THROWN((void)makeBackup(profile.folder, model::BackupReason::ByHand, noon), DatabaseRefused);
        QCOMPARE(listBackups(profile.folder).size(), std::size_t{1});
        const auto bytes = profile.scratch.read("user.sqlite");
        const auto done = restoreBackup(profile.folder, backup, noon);
        QVERIFY(done.replaced);
        QCOMPARE(profile.scratch.read(("backups/" + done.before.filename().string()).c_str()), bytes);
        QVERIFY(profile.collection() == old);
        profile.addOne();
        // Nor is what was kept ever taken for a backup that can be restored.
        QVERIFY(refusal(profile.folder, done.before) == RefusalReason::Damaged);
    }

    void whatIsNoDatabaseAtAllIsReplacedToo()
    {
        for (const std::string& bytes : {std::string(), std::string(5000, 'x'), std::string("SQLite format 3\0", 16)}) {
            const Profile profile;
            const auto old = profile.collection();
            const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
            profile.scratch.write("user.sqlite", bytes);
            profile.scratch.write("user.sqlite-wal", "no log");
            const auto done = restoreBackup(profile.folder, backup, noon);
            QCOMPARE(profile.scratch.read(("backups/" + done.before.filename().string()).c_str()), bytes);
            QVERIFY(profile.collection() == old);
        }
        const Profile profile;
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        std::filesystem::remove(profile.file);
        QVERIFY(restoreBackup(profile.folder, backup, noon).before.empty());
        QCOMPARE(profile.collection().totals().copies, std::int64_t{12});
    }

    void theFileOfANewerProgramIsNotWrittenOver()
    {
        const Profile profile;
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        SQLite::Database(profile.file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version=99");
        QVERIFY(refusal(profile.folder, backup) == RefusalReason::OtherVersion);
        QCOMPARE(SQLite::Database(profile.file.string()).execAndGet("PRAGMA user_version").getInt(), 99);
    }

    void aDamagedBackupChangesNothing()
    {
        const Profile profile;
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        spoil(backup);
        profile.addOne();
        const auto now = profile.collection();
        QVERIFY(refusal(profile.folder, backup) == RefusalReason::Damaged);
        QVERIFY(profile.collection() == now);
        QCOMPARE(listBackups(profile.folder).size(), std::size_t{1}); // none before a restore that was not
    }

    void aFullDiskLeavesNoHalfBackup()
    {
        const Profile profile;
        {
            CollectionStore store(profile.file);
            auto collection = store.load();
            std::vector<model::Stack> many;
            for (int i = 0; i < 500; ++i)
                many.push_back(numberedStack(i));
            keepIn(store, collection, *model::addStacks(collection, model::shared(std::move(many))));
        }
        const auto was = profile.collection();
        const auto before = profile.names();
        struct rlimit old {};
        getrlimit(RLIMIT_FSIZE, &old);
        signal(SIGXFSZ, SIG_IGN);
        bool threw = false;
        const auto limit = rlimit{static_cast<rlim_t>(std::filesystem::file_size(profile.file) / 2), old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
        try {
            (void)makeBackup(profile.folder, model::BackupReason::BeforeImport, noon);
        } catch (const SQLite::Exception&) {
            threw = true;
        }
        setrlimit(RLIMIT_FSIZE, &old);
        QVERIFY(threw);
        QVERIFY(listBackups(profile.folder).empty());
        for (const auto& name : profile.names())
            QVERIFY2(before.contains(name) || name == QStringLiteral("backups"), qPrintable(name));
        QVERIFY(profile.collection() == was);
        QVERIFY(makeBackup(profile.folder, model::BackupReason::BeforeImport, noon).state == model::BackupState::Whole);
    }

    void automaticOnesAreDueWhenChangedAndHalfAnHourOld()
    {
        QVERIFY(dueAutomatic(std::nullopt, false, noon));
        QVERIFY(!dueAutomatic("2026-11-21T11:30:00Z", false, noon));
        QVERIFY(!dueAutomatic("2026-11-21T11:30:01Z", true, noon));
        QVERIFY(dueAutomatic("2026-11-21T11:30:00Z", true, noon));
        QVERIFY(dueAutomatic("2025-12-31T23:59:59Z", true, noon));
        QVERIFY(dueAutomatic("2026-12-01T00:00:00Z", true, noon)); // the clock was set back
    }

    void tendingMakesOneOnlyWhenSomethingChanged()
    {
        const Profile profile;
        QVERIFY(tendBackups(profile.folder, "2026-11-21T10:00:00Z"));
        QVERIFY(!tendBackups(profile.folder, "2026-11-21T12:00:00Z"));
        profile.addOne();
        QVERIFY(!tendBackups(profile.folder, "2026-11-21T10:29:59Z"));
        const auto made = tendBackups(profile.folder, "2026-11-21T12:00:00Z");
        QVERIFY(made && made->cards == 13);
        QVERIFY(!tendBackups(profile.folder, "2026-11-21T13:00:00Z"));
        DeckStore(profile.file).keepOpen({0, 0, std::nullopt, "", "a draft"}); // a draft is work, too
        QVERIFY(tendBackups(profile.folder, "2026-11-21T13:00:00Z"));
        QCOMPARE(listBackups(profile.folder).size(), std::size_t{1}); // the newest of the day
        const Scratch empty;
        QVERIFY(!tendBackups(empty.path(), noon));
    }

    void whatOfAYearStays()
    {
        std::vector<model::BackupInfo> all; // four a day for 400 days, newest first
        for (int day = 0; day < 400; ++day)
            for (const int hour : {20, 15, 10, 5}) {
                const auto date = QDate(2026, 11, 21).addDays(-day).toString(Qt::ISODate).toStdString();
                all.push_back(named(model::BackupReason::Automatic,
                    date + "T" + (hour < 10 ? "0" : "") + std::to_string(hour) + ":00:00Z"));
            }
        const auto gone = outlived(all);
        std::set<std::string> left;
        for (const auto& backup : all)
            left.insert(backup.when);
        for (const auto& backup : gone)
            left.erase(backup.when);
        QVERIFY(left.contains("2026-11-21T20:00:00Z"));
        for (int day = 0; day < 12; ++day)
            QVERIFY(
                left.contains(QDate(2026, 11, 21).addDays(-day).toString(Qt::ISODate).toStdString() + "T20:00:00Z"));
        for (int week = 1; week < 10; ++week) // 2026-11-21 is a Saturday
            QVERIFY(left.contains(
                QDate(2026, 11, 22).addDays(-7 * week).toString(Qt::ISODate).toStdString() + "T20:00:00Z"));
        for (int month = 1; month < 9; ++month)
            QVERIFY(left.contains(
                QDate(2026, 12, 1).addMonths(-month).addDays(-1).toString(Qt::ISODate).toStdString() + "T20:00:00Z"));
        QVERIFY(left.size() <= 12 + 10 + 9 - 2);
        QVERIFY(!left.contains("2026-11-21T15:00:00Z"));
    }

    void othersStayLonger()
    {
        std::vector<model::BackupInfo> all;
        for (int i = 59; i >= 0; --i) {
            const auto when = "2026-11-21T12:" + std::string(i < 10 ? "0" : "") + std::to_string(i) + ":00Z";
            for (const auto reason : {model::BackupReason::BeforeImport, model::BackupReason::ByHand,
                     model::BackupReason::BeforeRestore, model::BackupReason::Damaged})
                all.push_back(named(reason, when));
        }
        std::map<model::BackupReason, int> gone;
        for (const auto& backup : outlived(all))
            ++gone[backup.reason];
        QCOMPARE(gone[model::BackupReason::BeforeImport], 50 - 1); // the newest of all stays besides
        QCOMPARE(gone[model::BackupReason::BeforeRestore], 50);
        QCOMPARE(gone.size(), std::size_t{2});
    }

    void pruningTakesTheFiles()
    {
        const Profile profile;
        const auto first = makeBackup(profile.folder, model::BackupReason::Automatic, "2026-11-20T10:00:00Z").file;
        for (const char* when : {"2026-11-20T10:30:00Z", "2026-11-20T11:00:00Z"})
            std::filesystem::copy_file(
                first, freeBackupName(profile.folder / "backups", model::BackupReason::Automatic, when));
        QCOMPARE(pruneBackups(profile.folder), 2);
        const auto left = listBackups(profile.folder);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].when, std::string("2026-11-20T11:00:00Z"));
        QCOMPARE(pruneBackups(profile.folder), 0);
    }

    void anEmptyProfileHasNothingToBackUp()
    {
        const Scratch scratch;
        QVERIFY_EXCEPTION_THROWN(
            (void)makeBackup(scratch.path(), model::BackupReason::ByHand, noon), std::runtime_error);
        QVERIFY(!std::filesystem::exists(scratch.path("user.sqlite")));
        QVERIFY(listBackups(scratch.path()).empty());
    }

    void aLibraryThatIsGoneIsNotMadeAnewInSilence()
    {
        const Profile profile;
        const auto old = profile.collection();
        (void)makeBackup(profile.folder, model::BackupReason::Automatic, "2026-11-20T12:00:00Z");
        const auto newest = makeBackup(profile.folder, model::BackupReason::ByHand, noon).file;
        std::ofstream(profile.folder / "backups" / "user-2026-11-22T120000Z.sqlite") << "no backup";
        std::filesystem::remove(profile.file);
        for (const bool decks : {false, true})
            try {
                if (decks)
                    (void)DeckStore(profile.file);
                else
                    (void)CollectionStore(profile.file);
                QFAIL("made anew");
            } catch (const DatabaseRefused& refused) {
                QVERIFY(refused.reason() == RefusalReason::Missing);
                const std::string text = refused.what();
                QVERIFY2(text.find("backup restore " + newest.filename().string()) != std::string::npos, text.c_str());
                QVERIFY2(text.find("backup anew") != std::string::npos, text.c_str());
            }
        QVERIFY(!std::filesystem::exists(profile.file));
        (void)restoreBackup(profile.folder, newest, noon);
        QVERIFY(profile.collection() == old);
        QVERIFY_EXCEPTION_THROWN(startAnew(profile.folder), std::runtime_error);
        std::filesystem::remove(profile.file);
        startAnew(profile.folder);
        QVERIFY(profile.collection().stacks().empty());
        QCOMPARE(listBackups(profile.folder).size(), std::size_t{3});
    }

    void aLinkThatLeadsNowhereStays()
    {
        const Profile profile;
        const auto old = profile.collection();
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        const auto disk = profile.folder / "disk";
        std::filesystem::remove(profile.file);
        std::filesystem::create_symlink("disk/user.sqlite", profile.file);
        QVERIFY_EXCEPTION_THROWN((void)DeckStore(profile.file), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)restoreBackup(profile.folder, backup, noon), std::runtime_error); // no folder
        std::filesystem::create_directories(disk);
        QVERIFY_EXCEPTION_THROWN((void)CollectionStore(profile.file), DatabaseRefused);
        QVERIFY(std::filesystem::is_empty(disk));
        (void)restoreBackup(profile.folder, backup, noon);
        QVERIFY(std::filesystem::is_symlink(profile.file) && std::filesystem::exists(disk / "user.sqlite"));
        QVERIFY(profile.collection() == old);
        profile.addOne();
        // What is damaged there is replaced there.
        std::filesystem::resize_file(disk / "user.sqlite", 100);
        QVERIFY(restoreBackup(profile.folder, backup, noon).replaced);
        QVERIFY(std::filesystem::is_symlink(profile.file));
        QVERIFY(profile.collection() == old);
        std::filesystem::remove(disk / "user.sqlite");
        startAnew(profile.folder);
        QVERIFY(std::filesystem::is_symlink(profile.file) && std::filesystem::exists(disk / "user.sqlite"));
        QVERIFY(profile.collection().stacks().empty());
    }

    void onlyWhatThisProgramMakesIsRestored_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* change, const char* told) {
            QTest::newRow(told) << QString::fromLatin1(change) << QString::fromLatin1(told);
        };
        row("CREATE TRIGGER t AFTER INSERT ON decks BEGIN DELETE FROM stacks; END", "trigger t");
        row("CREATE VIEW v AS SELECT * FROM decks", "view v");
        row("CREATE TABLE more(x)", "table more");
        row("CREATE INDEX more ON decks(created)", "index more");
        row("ALTER TABLE holds ADD COLUMN more", "table holds");
        row("PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql=replace(sql,'CHECK(quantity > 0)','') WHERE "
            "name='stacks'",
            "table stacks");
    }

    void onlyWhatThisProgramMakesIsRestored()
    {
        QFETCH(const QString, change);
        QFETCH(const QString, told);
        const Profile profile;
        const auto backup = makeBackup(profile.folder, model::BackupReason::Automatic, noon).file;
        SQLite::Database(backup.string(), SQLite::OPEN_READWRITE).exec(change.toStdString());
        profile.addOne();
        const auto now = profile.collection();
        try {
            (void)restoreBackup(profile.folder, backup, noon);
            QFAIL("restored");
        } catch (const DatabaseRefused& refused) {
            QVERIFY(refused.reason() == RefusalReason::Foreign);
            const std::string text = refused.what();
            QVERIFY2(text.find("differs in the " + told.toStdString()) != std::string::npos, text.c_str());
        }
        QVERIFY(profile.collection() == now);
    }

    void aLibraryWithATriggerIsRefused()
    {
        const Profile profile;
        SQLite::Database(profile.file.string(), SQLite::OPEN_READWRITE)
            .exec("CREATE TRIGGER t AFTER INSERT ON decks BEGIN DELETE FROM stacks; END");
        QVERIFY_EXCEPTION_THROWN((void)DeckStore(profile.file), DatabaseRefused);
        QVERIFY_EXCEPTION_THROWN((void)CollectionStore(profile.file), DatabaseRefused);
    }
};

NEXUS_TEST(BackupTest, Events);

} // namespace backup_test

#include "backup_test.moc"
