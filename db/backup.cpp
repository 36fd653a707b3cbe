#include "db/backup.h"

#include "db/collection_store.h"
#include "db/database.h"
#include "db/database_words.h"
#include "db/deck_store.h"
#include "db/row_sums.h"
#include "db/user_schema.h"
#include "model/base/text.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <set>
#include <sqlite3.h>
#include <system_error>
#include <unistd.h>

namespace nexus::db {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t minutesBetween = 30;
constexpr std::size_t keptDays = 12, keptWeeks = 10, keptMonths = 9, keptBefore = 10;

fs::path userFile(const fs::path& profile) { return profile / "user.sqlite"; }
fs::path backupFolder(const fs::path& profile) { return profile / "backups"; }

// Every row against its checksum; throws where one is not what was written.
void checkRows(const fs::path& file)
{
    const DeckStore decks(file);
    (void)CollectionStore(file).load();
}

// All that can be read is: right checksums alone do not make a deck or an edit of bytes.
void readAll(const fs::path& file)
{
    CollectionStore collection(file);
    (void)collection.load();
    for (const auto& entry : collection.history(std::numeric_limits<int>::max()))
        (void)collection.changes(entry.id);
    DeckStore decks(file);
    for (const bool bin : {false, true})
        for (const auto& stored : decks.list(bin))
            (void)decks.versions(stored.id);
    (void)decks.openDecks();
}

std::int64_t number(SQLite::Database& database, const char* sql) { return database.execAndGet(sql).getInt64(); }

void count(model::BackupInfo& info)
{
    auto database = openUnchanging(info.file);
    info.decks = number(database, "SELECT count(*) FROM decks WHERE deleted IS NULL");
    if (!database.tableExists("stacks"))
        return;
    info.stacks = number(database, "SELECT count(*) FROM stacks WHERE list=0");
    info.cards = number(database, "SELECT coalesce(sum(quantity),0) FROM stacks WHERE list=0");
    TableSum stacks;
    SQLite::Statement sums(database, "SELECT content_sum FROM stacks");
    while (sums.executeStep())
        stacks.add(sums.getColumn(0).getInt64());
    if (stacks != readTableSum(database, "stacks"))
        info.state = model::BackupState::Damaged;
}

model::BackupState stateOf(RefusalReason reason)
{
    return reason == RefusalReason::OtherVersion ? model::BackupState::OtherVersion
           : reason == RefusalReason::Foreign    ? model::BackupState::Foreign
                                                 : model::BackupState::Damaged;
}

// Names and sizes, newest first; nothing is opened.
std::vector<model::BackupInfo> namedBackups(const fs::path& profile)
{
    std::vector<model::BackupInfo> found;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(backupFolder(profile), none))
        if (auto named = backupNamed(entry.path()); named && entry.is_regular_file(none))
            found.push_back(std::move(*named));
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return std::pair(a.when, backupOrder(a.file)) > std::pair(b.when, backupOrder(b.file));
    });
    return found;
}

void look(model::BackupInfo& info)
{
    try {
        inspectDatabase(info.file, userSchema());
        count(info);
    } catch (const DatabaseRefused& refused) {
        info.state = stateOf(refused.reason());
    } catch (const SQLite::Exception&) {
        info.state = model::BackupState::Damaged;
    } catch (const fs::filesystem_error&) {
        info.state = model::BackupState::Damaged;
    }
}

// What the tables hold, in short: the same twice where nothing has changed.
std::string mark(SQLite::Database& database)
{
    std::string all;
    if (!database.tableExists("table_sums"))
        return all;
    SQLite::Statement rows(database, "SELECT name,row_count,row_sum FROM table_sums ORDER BY name");
    while (rows.executeStep())
        if (rows.getColumn(1).getInt64() != 0 || rows.getColumn(2).getInt64() != 0)
            all += rows.getColumn(0).getString() + " " + rows.getColumn(1).getString() + " " +
                   rows.getColumn(2).getString() + "\n";
    return all;
}

// Where there is nothing yet and never was, it is for the caller to make it.
void refuseMissing(const fs::path& file)
{
    std::error_code none;
    const auto profile = file.parent_path();
    const bool isLink = fs::is_symlink(fs::symlink_status(file, none));
    const auto log = fs::file_size(behindLinks(file).string() + "-wal", none);
    const bool hasLog = !none && log > 0;
    auto backups = namedBackups(profile);
    if (!isLink && !hasLog && backups.empty())
        return;
    const auto newest = std::find_if(backups.begin(), backups.end(), [](auto& backup) {
        look(backup);
        return backup.state == model::BackupState::Whole;
    });
    const auto text = filled(
        isLink ? DatabaseWords::tr(
                     "The deck library %1 is a link to %2, which is not there. Nothing was made in its place.")
        : backups.empty()
            ? DatabaseWords::tr("The deck library %1 is gone, but its log is there. Nothing was made in its place.")
            : DatabaseWords::tr(
                  "The deck library %1 is gone, but there are backups of it. Nothing was made in its place."),
        {file.string(), behindLinks(file).string()});
    const auto help = newest != backups.end()
                          ? filled(DatabaseWords::tr(
                                       "“nexusdeck-cli backup restore %1” brings back the newest backup, of %2; "
                                       "“nexusdeck-cli backup anew” starts with an empty library."),
                                {newest->file.filename().string(), newest->when})
                      : !backups.empty()
                          ? DatabaseWords::tr("None of its backups is whole; “nexusdeck-cli backup anew” starts with "
                                              "an empty library.")
                      : isLink ? DatabaseWords::tr(
                                     "Bring the file or its disk back; “nexusdeck-cli backup anew” starts with an "
                                     "empty library.")
                               : DatabaseWords::tr("“nexusdeck-cli backup anew” starts with an empty library.");
    throw DatabaseRefused(RefusalReason::Missing, file, text + " " + help);
}

// A folder of this process in backups/, gone with the object.
class Workplace {
public:
    explicit Workplace(const fs::path& profile)
        : m_folder(backupFolder(profile) / ("restoring.half-" + std::to_string(getpid())))
    {
        removeHalfCopies(backupFolder(profile));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    ~Workplace()
    {
        std::error_code none;
        fs::remove_all(m_folder, none);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    [[nodiscard]] fs::path file() const { return m_folder / "user.sqlite"; }

private:
    fs::path m_folder;
};

// In the order of BackupReason.
constexpr std::array reasonWords{"", "-by-hand", "-before-import", "-before-restore", "-damaged"};
constexpr std::string_view start = "user-", end = ".sqlite";
constexpr std::string_view stampForm = "0000-00-00T000000Z";

bool isStamp(std::string_view text)
{
    if (text.size() != stampForm.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (stampForm[i] == '0' ? !model::isDigit(text[i]) : text[i] != stampForm[i])
            return false;
    return true;
}

// "-by-hand-2" without its number, and the number; 1 where there is none.
std::pair<std::string_view, int> withoutNumber(std::string_view rest)
{
    const auto dash = rest.rfind('-');
    if (dash == std::string_view::npos || dash + 1 == rest.size() || !model::isDigit(rest[dash + 1]))
        return {rest, 1};
    return {rest.substr(0, dash), std::atoi(std::string(rest.substr(dash + 1)).c_str())};
}

// The library with its log as a damaged backup; where that lies, or nothing where there is none.
fs::path keepAside(const fs::path& profile, const std::string& now)
{
    const auto file = behindLinks(userFile(profile));
    const auto log = file.string() + "-wal";
    fs::path aside;
    if (fs::exists(file) || fs::exists(log)) {
        aside = freeBackupName(backupFolder(profile), model::BackupReason::Damaged, now);
        if (fs::exists(log))
            copyBytes(log, aside.string() + "-wal");
        if (fs::exists(file))
            copyBytes(file, aside);
        else
            aside.clear();
    }
    return aside;
}

void removeLogs(const fs::path& file)
{
    for (const char* end : {"-wal", "-shm", "-journal"})
        fs::remove(file.string() + end);
}

int field(const std::string& time, std::size_t from, std::size_t length)
{
    return std::atoi(time.substr(std::min(from, time.size()), length).c_str());
}

} // namespace

std::unique_ptr<SQLite::Database> openUser(const fs::path& file)
{
    if (!fs::exists(file))
        refuseMissing(file);
    auto database = openDatabase(file, userSchema());
    SQLite::Statement foreign(
        *database, "SELECT type || ' ' || name FROM sqlite_master WHERE type IN ('trigger','view')");
    if (foreign.executeStep())
        throw DatabaseRefused(RefusalReason::Foreign, file,
            filled(DatabaseWords::tr("The file %1 holds a %2, which NexusDeck does not make. Nothing was changed; %3."),
                {file.string(), foreign.getColumn(0).getString(), DatabaseWords::tr(userSchema().mend)}));
    return database;
}

void startAnew(const fs::path& profile)
{
    const auto file = userFile(profile);
    if (fs::exists(file))
        throw std::runtime_error(filled(DatabaseWords::tr("The profile %1 has decks and a collection. Move user.sqlite "
                                                          "away first; nothing was changed."),
            {profile.string()}));
    fs::create_directories(profile);
    (void)openDatabase(behindLinks(file), userSchema());
}

void startWithout(const fs::path& profile, const std::string& now)
{
    const auto file = behindLinks(userFile(profile));
    fs::create_directories(backupFolder(profile));
    (void)keepAside(profile, now);
    removeLogs(file);
    fs::remove(file);
    startAnew(profile);
}

model::BackupInfo lookAtBackup(const fs::path& file)
{
    model::BackupInfo info;
    if (auto named = backupNamed(file))
        info = std::move(*named);
    info.file = file;
    std::error_code none;
    info.size = fs::file_size(file, none);
    look(info);
    return info;
}

std::vector<model::BackupInfo> listBackups(const fs::path& profile)
{
    auto all = namedBackups(profile);
    for (auto& info : all)
        look(info);
    return all;
}

model::BackupInfo makeBackup(const fs::path& profile, model::BackupReason reason, const std::string& now)
{
    const auto file = userFile(profile);
    if (!fs::exists(file))
        throw std::runtime_error(
            filled(DatabaseWords::tr("There is nothing to back up yet: the profile %1 has no decks "
                                     "and no collection."),
                {profile.string()}));
    fs::create_directories(backupFolder(profile));
    removeHalfCopies(backupFolder(profile));
    if (reason == model::BackupReason::Automatic || reason == model::BackupReason::ByHand)
        checkRows(file);
    auto target = freeBackupName(backupFolder(profile), reason, now);
    for (const auto database = openDatabase(file, userSchema()); !copyAnew(*database, target);)
        target = freeBackupName(backupFolder(profile), reason, now); // another program took the name meanwhile
    auto made = lookAtBackup(target);
    if (made.state != model::BackupState::Whole)
        throw std::runtime_error(
            filled(DatabaseWords::tr("The backup %1 was written, but what can be read of it is not "
                                     "whole. Look at the disk and make another one."),
                {target.string()}));
    return made;
}

std::vector<model::BackupInfo> outlived(const std::vector<model::BackupInfo>& backups)
{
    std::set<std::int64_t> days, weeks, months;
    std::array<std::size_t, 6> of{};
    std::vector<model::BackupInfo> gone;
    for (const auto& backup : backups) {
        bool stays = &backup == &backups.front();
        const auto first = [&](std::set<std::int64_t>& seen, std::int64_t period, std::size_t kept) {
            if (seen.size() < kept && seen.insert(period).second)
                stays = true;
        };
        if (backup.reason == model::BackupReason::Automatic) {
            const auto day = dayOf(backup.when);
            first(days, day, keptDays);
            first(weeks, (day + 3) / 7, keptWeeks); // from Monday
            first(months, monthOf(backup.when), keptMonths);
        } else if (backup.reason == model::BackupReason::BeforeImport ||
                   backup.reason == model::BackupReason::BeforeRestore) {
            stays = stays || of[static_cast<std::size_t>(backup.reason)]++ < keptBefore;
        } else {
            stays = true;
        }
        if (!stays)
            gone.push_back(backup);
    }
    return gone;
}

int pruneBackups(const fs::path& profile)
{
    int gone = 0;
    std::error_code none;
    for (const auto& backup : outlived(namedBackups(profile)))
        gone += fs::remove(backup.file, none);
    return gone;
}

bool dueAutomatic(const std::optional<std::string>& lastBackup, bool changedSince, const std::string& now)
{
    if (!lastBackup)
        return true;
    const auto passed = secondOf(now) - secondOf(*lastBackup);
    return changedSince && (passed >= minutesBetween * 60 || passed < 0); // a clock set back
}

std::optional<model::BackupInfo> tendBackups(const fs::path& profile, const std::string& now)
{
    if (!fs::exists(userFile(profile)))
        return std::nullopt;
    std::optional<std::string> last, content;
    for (auto& backup : namedBackups(profile)) {
        if (backup.reason == model::BackupReason::Damaged) // the program may have ended on it
            continue;
        look(backup);
        if (backup.state != model::BackupState::Whole)
            continue;
        last = backup.when;
        auto database = openUnchanging(backup.file);
        content = mark(database);
        break;
    }
    if (last && !dueAutomatic(last, true, now))
        return std::nullopt;
    const bool changed = !content || mark(*openDatabase(userFile(profile), userSchema())) != *content;
    if (!dueAutomatic(last, changed, now))
        return std::nullopt;
    auto made = makeBackup(profile, model::BackupReason::Automatic, now);
    (void)pruneBackups(profile);
    return made;
}

namespace {

std::string whyRefused(RefusalReason reason)
{
    switch (reason) {
    case RefusalReason::OtherVersion:
        return DatabaseWords::tr("The backup %1 was made by another version of NexusDeck. Restore it with that "
                                 "version. Nothing was changed.");
    case RefusalReason::Foreign:
        return DatabaseWords::tr("The backup %1 belongs to another program. Nothing was changed.");
    case RefusalReason::NoDatabase:
        return DatabaseWords::tr("The backup %1 is no SQLite database. Nothing was changed.");
    case RefusalReason::Empty:
        return DatabaseWords::tr("The backup %1 is empty; take another one. Nothing was changed.");
    case RefusalReason::Truncated:
        return DatabaseWords::tr("The backup %1 is cut short; take another one. Nothing was changed.");
    case RefusalReason::Damaged:
    case RefusalReason::Missing: break;
    }
    return DatabaseWords::tr("The backup %1 is damaged: it holds other rows than were written; take another one. "
                             "Nothing was changed.");
}

// An integrity check says "failed to get page 17" or "error code=266" of what the disk does not give; all else is
// damage.
int codeOf(const std::string& found)
{
    const std::string_view said = "error code=";
    const auto at = found.find(said);
    const int code = at == std::string::npos ? SQLITE_OK : std::atoi(found.c_str() + at + said.size());
    const bool failed = (code & 0xff) == SQLITE_IOERR || found.find("failed to get page") != std::string::npos;
    return failed ? SQLITE_IOERR : SQLITE_CORRUPT;
}

// The backup as this version of the program would have it, every row checked.
void prepare(const fs::path& backup, const fs::path& work)
{
    const auto refusal = [&](RefusalReason reason, const std::string& text, const std::string& detail) {
        return DatabaseRefused(reason, backup, filled(text, {backup.string(), detail}));
    };
    std::optional<std::string> foreign;
    try {
        inspectDatabase(backup, userSchema());
        fs::copy_file(backup, work);
        fs::permissions(work, fs::perms::owner_read | fs::perms::owner_write);
        if (fs::exists(backup.string() + "-wal")) // of a file that was copied by hand
            fs::copy_file(backup.string() + "-wal", work.string() + "-wal");
        {
            SQLite::Database copy(work.string(), SQLite::OPEN_READWRITE);
            copy.exec("PRAGMA trusted_schema=OFF");
            if (const auto found = copy.execAndGet("PRAGMA integrity_check(1)").getString(); found != "ok")
                throw SQLite::Exception(found, codeOf(found));
            foreign = foreignInSchema(copy, userSchema()); // before anything in it could be carried out
            if (foreign)
                throw DatabaseRefused(RefusalReason::Foreign, backup, {});
        }
        readAll(work);
    } catch (const DatabaseRefused& error) {
        throw refusal(error.reason(),
            foreign
                ? DatabaseWords::tr("The backup %1 is none that NexusDeck makes: it differs in the %2. Take another "
                                    "one. Nothing was changed.")
                : whyRefused(error.reason()),
            foreign.value_or(""));
    } catch (const SQLite::Exception& error) {
        if (!isDamage(error))
            throw;
        throw refusal(RefusalReason::Damaged,
            DatabaseWords::tr("The backup %1 is damaged (%2); take another one. Nothing was changed."), error.what());
    }
}

// Whether the file of the profile can be read; one of a newer program is not for us to write over.
bool readable(const fs::path& file)
{
    try {
        checkRows(file);
        return true;
    } catch (const DatabaseRefused& refused) {
        if (refused.reason() == RefusalReason::OtherVersion)
            throw;
    } catch (const SQLite::Exception& error) {
        if (!isDamage(error))
            throw;
    }
    return false;
}

// The file that cannot be read stays, byte for byte, under another name with its log; then the whole one takes its
// place. The old log goes before that: it must never meet the new file. A link stays: what it leads to is replaced.
fs::path replace(const fs::path& profile, const fs::path& work, const std::string& now)
{
    const auto file = behindLinks(userFile(profile));
    const auto log = file.string() + "-wal";
    if (!fs::is_directory(file.parent_path()))
        throw std::runtime_error(
            filled(DatabaseWords::tr("%1 is a link into the folder %2, which is not there. Bring it "
                                     "back or take the link away; nothing was restored."),
                {userFile(profile).string(), file.parent_path().string()}));
    const auto aside = keepAside(profile, now);
    SQLite::Database whole(work.string(), SQLite::OPEN_READWRITE);
    const auto next = work.parent_path() / "next.sqlite";
    copyWhole(whole, next);
    removeLogs(file);
    std::error_code elsewhere;
    fs::rename(next, file, elsewhere);
    if (elsewhere)
        copyBytes(next, file); // a link to another disk
    syncFolder(file.parent_path());
    return aside;
}

} // namespace

model::RestoredBackup restoreBackup(const fs::path& profile, const fs::path& backup, const std::string& now)
{
    if (!fs::exists(backup))
        throw std::runtime_error(filled(DatabaseWords::tr("There is no backup %1."), {backup.string()}));
    const Workplace place(profile);
    const auto work = place.file();
    prepare(backup, work);
    const auto file = userFile(profile);
    if (!fs::exists(file) || !readable(file)) // a link is followed
        return {replace(profile, work, now), true};
    const auto before = makeBackup(profile, model::BackupReason::BeforeRestore, now).file;
    SQLite::Database whole(work.string(), SQLite::OPEN_READWRITE);
    copyInto(*openDatabase(file, userSchema()), whole);
    return {before, false};
}

std::optional<model::BackupInfo> backupNamed(const fs::path& file)
{
    const auto name = file.filename().string();
    const std::string_view view(name);
    if (!view.starts_with(start) || !view.ends_with(end) || view.size() < start.size() + end.size())
        return std::nullopt;
    model::BackupInfo info;
    info.file = file;
    std::error_code none;
    const auto size = fs::file_size(file, none);
    info.size = none ? 0 : size;
    const auto told = view.substr(start.size(), view.size() - start.size() - end.size());
    const auto stamp = told.substr(0, stampForm.size());
    if (!isStamp(stamp))
        return std::nullopt;
    const auto word = withoutNumber(told.substr(stampForm.size())).first;
    for (const auto reason : {model::BackupReason::Automatic, model::BackupReason::ByHand,
             model::BackupReason::BeforeImport, model::BackupReason::BeforeRestore, model::BackupReason::Damaged})
        if (word == reasonWords[static_cast<std::size_t>(reason)]) {
            info.reason = reason;
            info.when = std::string(stamp.substr(0, 13)) + ":" + std::string(stamp.substr(13, 2)) + ":" +
                        std::string(stamp.substr(15));
            return info;
        }
    return std::nullopt;
}

int backupOrder(const fs::path& file)
{
    const auto stem = file.stem().string();
    const auto from = start.size() + stampForm.size();
    return stem.size() > from ? withoutNumber(std::string_view(stem).substr(from)).second : 1;
}

fs::path freeBackupName(const fs::path& folder, model::BackupReason reason, const std::string& now)
{
    std::string stamp = now;
    std::erase(stamp, ':');
    // No two backups of one second share a number, so that the newest is known.
    for (int number = 1;; ++number) {
        const auto ending = number == 1 ? std::string() : "-" + std::to_string(number);
        const bool taken = std::any_of(reasonWords.begin(), reasonWords.end(), [&](const char* word) {
            return fs::exists(folder / (std::string(start) + stamp + word + ending + std::string(end)));
        });
        if (!taken)
            return folder / (std::string(start) + stamp + reasonWords[static_cast<std::size_t>(reason)] + ending +
                                std::string(end));
    }
}

std::int64_t dayOf(const std::string& time)
{
    using namespace std::chrono;
    const year_month_day date{year(field(time, 0, 4)), month(static_cast<unsigned>(field(time, 5, 2))),
        day(static_cast<unsigned>(field(time, 8, 2)))};
    return sys_days(date).time_since_epoch().count();
}

std::int64_t monthOf(const std::string& time) { return std::int64_t{field(time, 0, 4)} * 12 + field(time, 5, 2) - 1; }

std::int64_t secondOf(const std::string& time)
{
    return dayOf(time) * 86400 + field(time, 11, 2) * 3600 + field(time, 14, 2) * 60 + field(time, 17, 2);
}

} // namespace nexus::db
