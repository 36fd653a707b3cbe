// Deck files for commands: read, settled against the catalogue, with the checker of the ruleset they ask for.
#pragma once

#include "app/cli/context.h"
#include "app/cli/json_output.h"

#include <map>

namespace nexus::app::cli {

// Keeps a checker a ruleset, for two hundred decks of one ruleset.
class Checkers {
public:
    explicit Checkers(Context& context)
        : m_context(context)
    {
    }
    // Null for a ruleset that is not known.
    [[nodiscard]] std::shared_ptr<const model::DeckChecker> of(const model::RulesetId& id);

private:
    Context& m_context;
    std::map<model::RulesetId, std::shared_ptr<const model::DeckChecker>> m_checkers;
};

struct ReadDeck {
    CheckedDeck result;      // with its error where the deck could not be read
    model::Deck deck;
};

// Every deck of the file, each with the checker of `ruleset` or, where that is empty, of its own ruleset.
[[nodiscard]] std::vector<ReadDeck> readDeckFile(Context& context, Checkers& checkers, const std::string& file,
                                                 const std::string& ruleset);

} // namespace nexus::app::cli
