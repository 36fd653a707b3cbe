// The command that holds a deck against every ruleset, and its JSON.
#pragma once

#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "model/advice/edition_comparison.h"

namespace nexus::app::cli {

struct EditionsAnswer {
    CheckedDeck deck;
    std::vector<std::shared_ptr<const model::DeckChecker>> checkers; // one a proposal
    std::vector<model::EditionProposal> proposals;
    std::string written; // the file or the deck of the library, where one was written
};

void addEditions(Registrar& registrar);
[[nodiscard]] std::string editionsJson(const EditionsAnswer& answer);

} // namespace nexus::app::cli
