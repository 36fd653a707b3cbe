// What the commands that read games share.
#pragma once

#include "app/cli/deck_reading.h"
#include "app/text/finding_text.h"
#include "importers/import_problem.h"
#include "model/engine/apply.h"

namespace nexus::app::cli {

// Of a file or of standard input; Stop where it cannot be read.
[[nodiscard]] std::string fileBytesOf(const std::string& file);

// Stop where the reader refused it.
template <class Value> [[nodiscard]] Value wellRead(const std::string& file, importers::ReadResult<Value> read)
{
    if (read)
        return std::move(*read);
    std::string message;
    for (const auto& problem : read.error())
        message += (message.empty() ? "" : "\n") + file + ": " + problemText(problem);
    throw Stop{Refused, message};
}

// A game that was kept, of which the first actions may be meant alone.
struct KeptGame {
    model::GameLog log;
    std::shared_ptr<const model::DeckChecker> checker;
    tl::expected<model::Timeline, model::ReplayProblem> timeline;
};
// By the ruleset of that id, or its own. Stop where the file is no such game; what cannot be replayed is told by the
// caller.
[[nodiscard]] KeptGame keptGame(
    Context& context, const std::string& file, const std::string& ruleset, const std::optional<std::size_t>& until);

} // namespace nexus::app::cli
