#include "app/cli/game_reading.h"

#include "importers/game_log_json.h"

namespace nexus::app::cli {

std::string fileBytesOf(const std::string& file)
{
    auto bytes = bytesOf(file);
    if (!bytes)
        throw Stop{Failed, file + ": " + bytes.error()};
    return std::move(*bytes);
}

KeptGame keptGame(
    Context& context, const std::string& file, const std::string& ruleset, const std::optional<std::size_t>& until)
{
    auto log = wellRead(file, importers::readGameLogJson(fileBytesOf(file)));
    context.follow(log.game, file);
    auto checker = checkerOf(context, ruleset.empty() ? log.ruleset : ruleset, file);
    if (until && *until < log.actions.size())
        log.actions.resize(*until);
    auto timeline = model::Timeline::of(log, *checker);
    return {std::move(log), std::move(checker), std::move(timeline)};
}

} // namespace nexus::app::cli
