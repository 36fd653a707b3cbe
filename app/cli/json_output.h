// The JSON that --json prints (formats.md, "nexusdeck-cli"): values to text. The only place of app that knows JSON.
#pragma once

#include "app/documents/card_import.h"
#include "app/documents/deck_placement.h"
#include "db/deck_store.h"
#include "model/rules/legality.h"

#include <map>

namespace nexus::app::cli {

struct CheckedDeck {
    std::string file;
    std::string deck;
    std::string ruleset;
    std::shared_ptr<const model::DeckChecker> checker; // none where the deck could not be checked
    model::LegalityReport report;
    std::map<model::SectionId, int> copies;            // by section of the ruleset
    std::vector<ListedDifference> differences;
    std::string error;                                 // why it could not be checked
    std::vector<importers::ImportProblem> problems;
    int exit = 0;
};

[[nodiscard]] std::string checkJson(const std::vector<CheckedDeck>& decks);
[[nodiscard]] std::string searchJson(const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards,
                                     std::size_t count);
[[nodiscard]] std::string cardJson(const model::Catalogue& catalogue, model::CardIndex card);
[[nodiscard]] std::string importJson(const std::vector<ImportReport>& reports, bool dryRun);
[[nodiscard]] std::string rulesetsJson(const GameLibrary& library);
[[nodiscard]] std::string decksJson(const std::vector<db::StoredDeck>& decks);
[[nodiscard]] std::string versionsJson(const std::vector<db::DeckVersion>& versions);
// { "key": "value" … } for answers of one or two words.
[[nodiscard]] std::string wordsJson(const std::vector<std::pair<std::string, std::string>>& words);
[[nodiscard]] std::string errorJson(const std::string& message, int exit);

} // namespace nexus::app::cli
