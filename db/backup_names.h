// Names of backups: user-2026-11-21T104207Z.sqlite, -by-hand and the like before the end, -2 where a second had two;
// user-before-version-3.sqlite, made by openDatabase(), bears the time of its file. Times as numbers.
#pragma once

#include "db/backup.h"

namespace nexus::db {

// Nothing for what is no backup by its name.
[[nodiscard]] std::optional<model::BackupInfo> backupNamed(const std::filesystem::path& file);
[[nodiscard]] int backupOrder(const std::filesystem::path& file); // within one second
[[nodiscard]] std::filesystem::path freeBackupName(
    const std::filesystem::path& folder, model::BackupReason reason, const std::string& now);

// Of "2026-11-21T10:42:07Z"; days and seconds since 1970, months since year 0.
[[nodiscard]] std::int64_t dayOf(const std::string& time);
[[nodiscard]] std::int64_t monthOf(const std::string& time);
[[nodiscard]] std::int64_t secondOf(const std::string& time);

} // namespace nexus::db
