// What `backup --json` prints. Value to text, like json_output.
#pragma once

#include "db/backup.h"

namespace nexus::app::cli {

// { "backups": [ { "file", "when", "reason", "cards", "stacks", "decks", "size", "state" } ] }
[[nodiscard]] std::string backupsJson(const std::vector<db::BackupInfo>& backups);

} // namespace nexus::app::cli
