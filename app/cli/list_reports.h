// What the commands about card lists say alike: lists read, lists refused, what a change does to saved decks.
#pragma once

#include "app/cli/json_values.h"
#include "app/documents/card_import.h"

namespace nexus::app::cli {

[[nodiscard]] Json impactJson(const ImportImpact& impact);
void printImpact(const Context& context, const ImportImpact& impact);
// Where the budget ran out.
void sayRepairsStopped(const Context& context);

// Of words OLD=NEW.
[[nodiscard]] std::vector<CardRename> renamesOf(const std::vector<std::string>& words);
[[nodiscard]] Json renamesJson(const std::vector<CardRename>& renames, bool likely);
void printRenamed(const Context& context, const std::vector<CardRename>& renames);

// Stop where one of them cannot be read. The game is the one they say.
[[nodiscard]] std::vector<CardFile> readCardFiles(Context& context, const std::vector<std::string>& files);
// Every row that is refused, list by list, and the exit.
[[nodiscard]] int refuseLists(const Context& context, const std::vector<RefusedFile>& lists, Json answer);

} // namespace nexus::app::cli
