#include "db/backup.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/hostile_database.h"
#include "tests/support/starter.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <tuple>

namespace backup_fuzz {

using namespace nexus;
using namespace nexus::test;

namespace {

namespace fs = std::filesystem;

bool restored(const fs::path& profile, const fs::path& backup)
{
    try {
        (void)db::restoreBackup(profile, backup, "2026-11-21T13:00:00Z");
        return true;
    } catch (const db::DatabaseRefused& refused) {
        need(std::string_view(refused.what()).size() > 20, "a refusal is a sentence");
    } catch (const SQLite::Exception&) {
    } catch (const fs::filesystem_error&) {
    }
    return false;
}

// What the database is made of; how SQL is spaced and quoted does not count.
std::string schemaOf(const fs::path& file)
{
    std::string all;
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement parts(database, "SELECT type||name||tbl_name||coalesce(sql,'') FROM sqlite_master WHERE "
                                      "name<>'sqlite_stat1' ORDER BY type,name");
    while (parts.executeStep())
        all += parts.getColumn(0).getString() + ';';
    std::erase_if(all, [](char c) { return c == ' ' || c == '\n' || c == '"'; });
    return all;
}

} // namespace

// Restoring refuses and changes nothing, or the profile is one that this program makes, all of which can be read.
NEXUS_FUZZER(recipe)
{
    const auto profile = fuzzedFolder();
    const auto file = profile / "user.sqlite", backup = profile / "backups" / "user-2026-11-21T104207Z.sqlite";
    fs::create_directories(backup.parent_path());
    static const auto [bytes, content, schema] = [&] {
        writeHostileDatabase("user", file);
        const auto before = fileBytes(file);
        auto all = contentOfUser(file);
        return std::tuple(before, std::move(all), schemaOf(file));
    }();
    writeHostileDatabase("user", file);
    writeHostileDatabase(recipe, backup);
    (void)db::lookAtBackup(backup);
    const bool changed = restored(profile, backup);
    if (!changed && fileBytes(file) == bytes && !fs::exists(file.string() + "-wal"))
        return;
    const auto after = contentOfUser(file);
    need(changed || after == content, "what is refused changes nothing");
    need(schemaOf(file) == schema, "what is restored is what this program makes");
}

} // namespace backup_fuzz
