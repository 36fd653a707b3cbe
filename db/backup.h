// Backups of user.sqlite in PROFILE/backups: user-2026-11-21T104207Z.sqlite, with the reason in the name where a timer
// did not make it. Each is whole or not there. Restoring goes by SQLite's backup API into the file as it lies, one
// transaction: a crash leaves the old or the new, other connections see either; it can itself be undone. Times are
// ISO 8601 in UTC, given by the caller. Failures are DatabaseRefused, SQLite::Exception and filesystem_error.
#pragma once

#include "db/database.h"

#include <cstdint>
#include <optional>

namespace nexus::db {

// Damaged: what lay there when a backup was restored over a file that could not be read.
enum class BackupReason { Automatic, ByHand, BeforeImport, BeforeRestore, BeforeVersion, Damaged };
// Whole as far as a look tells; restoring checks every row.
enum class BackupState { Whole, Damaged, Foreign, Newer };

struct BackupInfo {
    std::filesystem::path file;
    std::string when; // "2026-11-21T10:42:07Z"
    BackupReason reason = BackupReason::Automatic;
    BackupState state = BackupState::Whole;
    std::uintmax_t size = 0;            // bytes
    std::int64_t cards = 0, stacks = 0; // owned copies, and the stacks they are in
    std::int64_t decks = 0;             // of the library, without the bin
};

// Of the user.sqlite of the profile. Those of a timer and by hand are checked row by row first, before imports and
// restores the file was just read: what is damaged is never kept as a backup.
[[nodiscard]] BackupInfo makeBackup(const std::filesystem::path& profile, BackupReason reason, const std::string& now);
[[nodiscard]] std::vector<BackupInfo> listBackups(const std::filesystem::path& profile); // newest first
[[nodiscard]] BackupInfo lookAtBackup(const std::filesystem::path& file);

// Of these (newest first), what has served: automatic ones stay as the newest of each of 12 days, 10 weeks and 9
// months, those before imports and restores as the last 10 of each, all others and the newest of all always.
[[nodiscard]] std::vector<BackupInfo> outlived(const std::vector<BackupInfo>& backups);
int pruneBackups(const std::filesystem::path& profile); // how many went

[[nodiscard]] bool dueAutomatic(
    const std::optional<std::string>& lastBackup, bool changedSince, const std::string& now);
// Makes one where it is due, and prunes.
std::optional<BackupInfo> tendBackups(const std::filesystem::path& profile, const std::string& now);

struct Restored {
    std::filesystem::path
        before;            // restoring this undoes it, or the damaged file that was; empty where nothing was there
    bool replaced = false; // the file is another one now: connections that were open must be opened anew
};
[[nodiscard]] Restored restoreBackup(
    const std::filesystem::path& profile, const std::filesystem::path& backup, const std::string& now);

} // namespace nexus::db
