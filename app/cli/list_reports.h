// What the commands about card lists say alike: lists read, lists refused, what a change does to saved decks.
#pragma once

#include "app/cli/json_values.h"
#include "app/documents/card_import.h"

namespace nexus::app::cli {

constexpr const char* impactRulesetHelp = "With --impact: judge all decks by this edition instead of each by its own";
// Of --ruleset; Stop where there is no such one. Empty: none is asked for.
[[nodiscard]] model::RulesetId editionAsked(Context& context, const std::string& id);
// The code of the one set that its cards are of; empty where there is no one.
[[nodiscard]] std::string onlySetOf(Context& context, const model::RulesetId& ruleset);

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
// Rows refused for one reason in one line, and the way out where there is one.
void printProblems(const Context& context, const std::vector<importers::ImportProblem>& problems);
[[nodiscard]] Json problemGroupsJson(const std::vector<importers::ImportProblem>& problems);
[[nodiscard]] Json refusedJson(const std::vector<RefusedFile>& lists);
// Every row that is refused, list by list, and the exit.
[[nodiscard]] int refuseLists(const Context& context, const std::vector<RefusedFile>& lists, Json answer);

} // namespace nexus::app::cli
