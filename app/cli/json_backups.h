// What `backup --json` prints. Value to text, like json_output.
#pragma once

#include "model/profile/backup_info.h"

#include <vector>

namespace nexus::app::cli {

// { "backups": [ { "file", "when", "reason", "cards", "stacks", "decks", "size", "state" } ] }
[[nodiscard]] std::string backupsJson(const std::vector<model::BackupInfo>& backups);

} // namespace nexus::app::cli
