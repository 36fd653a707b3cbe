// What `complete` answers, for people and as JSON.
#pragma once

#include "app/cli/json_output.h"
#include "model/advice/completion.h"

namespace nexus::app::cli {

struct CompleteAnswer {
    CheckedDeck deck;
    model::Deck before;
    const model::DeckCompletions* completions = nullptr;
    std::vector<model::DeckCompletion> nearest, fillings;
    std::string ways;                              // decimal digits; empty: too many to count
    std::optional<model::CompletionObstacle> none; // no way at all
    std::optional<model::CompletionRemainder> remainder;
    std::string written;
};

[[nodiscard]] std::string completeJson(const CompleteAnswer& answer);

} // namespace nexus::app::cli
