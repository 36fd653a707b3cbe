#include "db/backup.h"
#include "db/user_schema.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/hostile_database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fstream>

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

} // namespace

// Restoring refuses and changes nothing, or the profile is one that this program makes, all of which can be read.
NEXUS_FUZZER(recipe)
{
    const auto profile = fuzzedFolder();
    const auto file = profile / "user.sqlite", backup = profile / "backups" / "user-2026-11-21T104207Z.sqlite";
    fs::create_directories(backup.parent_path());
    static const std::string before = [&] {
        writeHostileDatabase("user", file);
        return contentOfUser(file);
    }();
    writeHostileDatabase("user", file);
    writeHostileDatabase(recipe, backup);
    (void)db::lookAtBackup(backup);
    if (!restored(profile, backup)) {
        need(contentOfUser(file) == before, "what is refused changes nothing");
        return;
    }
    (void)contentOfUser(file);
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    need(!db::foreignInSchema(database, db::userSchema()), "what is restored is what this program makes");
}

} // namespace backup_fuzz
