// Backups of a profile's decks and collection, as a list of them says.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace nexus::model {

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

struct RestoredBackup {
    // Restoring this undoes it, or the damaged file that was; empty where nothing was there.
    std::filesystem::path before;
    bool replaced = false; // the file is another one now: connections that were open must be opened anew
};

} // namespace nexus::model
