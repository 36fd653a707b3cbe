// Backups of user.sqlite in PROFILE/backups: user-2026-11-21T104207Z.sqlite, with the reason in the name where a timer
// did not make it. Each is whole or not there. Restoring goes by SQLite's backup API into the file as it lies, one
// transaction: a crash leaves the old or the new, other connections see either; it can itself be undone. Times are
// ISO 8601 in UTC, given by the caller. Failures are DatabaseRefused, SQLite::Exception and filesystem_error.
#pragma once

#include "db/database.h"
#include "model/profile/stored_deck.h"

namespace nexus::db {

// The user.sqlite of a profile. Where it is gone while its backups or its log are there, or is a link that leads
// nowhere, nothing is made in its place: DatabaseRefused (Missing) names the newest whole backup.
[[nodiscard]] std::unique_ptr<SQLite::Database> openUser(const std::filesystem::path& file);
// An empty one where there is none, deliberately; backups stay. A link that leads nowhere stays one: the file is made
// where it leads. std::runtime_error where one is there.
void startAnew(const std::filesystem::path& profile);
// The same where one is there: with its log it becomes a backup, as a damaged one.
void startWithout(const std::filesystem::path& profile, const std::string& now);

// Of the user.sqlite of the profile. Those of a timer and by hand are checked row by row first, before imports and
// restores the file was just read: what is damaged is never kept as a backup.
[[nodiscard]] model::BackupInfo makeBackup(
    const std::filesystem::path& profile, model::BackupReason reason, const std::string& now);
[[nodiscard]] std::vector<model::BackupInfo> listBackups(const std::filesystem::path& profile); // newest first
[[nodiscard]] model::BackupInfo lookAtBackup(const std::filesystem::path& file);

// Of these (newest first), what has served: automatic ones stay as the newest of each of 12 days, 10 weeks and 9
// months, those before imports and restores as the last 10 of each, all others and the newest of all always.
[[nodiscard]] std::vector<model::BackupInfo> outlived(const std::vector<model::BackupInfo>& backups);
int pruneBackups(const std::filesystem::path& profile); // how many went

[[nodiscard]] bool dueAutomatic(
    const std::optional<std::string>& lastBackup, bool changedSince, const std::string& now);
// Makes one where it is due, and prunes.
std::optional<model::BackupInfo> tendBackups(const std::filesystem::path& profile, const std::string& now);

// Only what this program makes: a database with a trigger, a view or another table is refused. Through a link the file
// that it leads to is replaced.
[[nodiscard]] model::RestoredBackup restoreBackup(
    const std::filesystem::path& profile, const std::filesystem::path& backup, const std::string& now);

// Names of backups: user-2026-11-21T104207Z.sqlite, -by-hand and the like before the end, -2 where a second had two.
// Times as numbers.

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
