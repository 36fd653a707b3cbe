#include "app/base/file_bytes.h"
#include "app/cli/deck_reading.h"
#include "app/cli/json_game.h"
#include "app/text/finding_text.h"
#include "app/text/game_log.h"
#include "importers/game_log_json.h"

namespace nexus::app::cli {

namespace {

struct PlayOptions {
    std::string replay, ruleset;
    std::optional<std::size_t> until;
    bool state = false;
};

model::GameLog readLog(const std::string& file)
{
    const auto bytes = file == "-" ? tl::expected<std::string, std::string>(readStandardInput()) : readFile(file);
    if (!bytes)
        throw Stop{Failed, file + ": " + bytes.error()};
    auto log = importers::readGameLogJson(*bytes);
    if (log)
        return std::move(*log);
    std::string message;
    for (const auto& problem : log.error())
        message += (message.empty() ? "" : "\n") + file + ": " + problemText(problem);
    throw Stop{Refused, message};
}

std::string standing(const model::GameState& state)
{
    std::string text = "Round " + std::to_string(state.round) + ".";
    for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat) {
        const auto& facts = state.facts->seats[seat];
        const auto name = facts.name.empty() ? "Player " + std::to_string(seat + 1) : facts.name;
        const auto count = [&](model::Zone zone) { return static_cast<std::int64_t>(state.pile(seat, zone).size()); };
        text += "\n" + name + ": " + std::to_string(state.player(seat).points) + " " + state.facts->unit + ", " +
                plural(count(model::Zone::Field), "unit", "units") + ", " +
                plural(count(model::Zone::Loadout), "asset", "assets") + ", " +
                std::to_string(count(model::Zone::Hand)) + " in hand, " + std::to_string(count(model::Zone::Deck)) +
                " in the deck, " + std::to_string(count(model::Zone::Discard)) + " discarded, " +
                std::to_string(count(model::Zone::Removed)) + " removed" +
                (state.player(seat).out ? "; out of the game." : ".");
    }
    return text;
}

int runReplay(Context& context, const PlayOptions& options)
{
    auto log = readLog(options.replay);
    const auto ruleset = options.ruleset.empty() ? log.ruleset : options.ruleset;
    const auto checker = context.lists().checker(model::RulesetId(ruleset));
    if (!checker)
        throw Stop{Refused, options.replay + ": the ruleset " + ruleset +
                                " is not known; “nexusdeck-cli rulesets” lists those that are."};
    if (options.until && *options.until < log.actions.size())
        log.actions.resize(*options.until);
    const auto timeline = model::Timeline::of(log, *checker);
    if (!timeline)
        throw Stop{Refused, options.replay + ": " + replayProblemText(timeline.error(), log)};
    const auto& state = timeline->state();
    const bool changed = log.digest != 0 && model::digest(*state.facts) != log.digest;
    if (changed)
        context.say("The cards or the rules have changed since this game was played; it replays all the same.");
    if (options.state) {
        context.print(importers::writeGameStateJson(state));
    } else if (context.json()) {
        context.print(gameJson(options.replay, *timeline, changed));
    } else {
        context.print(gameLogText(*timeline));
        context.print(standing(state));
    }
    return Done;
}

} // namespace

void addPlay(Registrar& registrar)
{
    auto options = std::make_shared<PlayOptions>();
    auto* command = registrar.app.addCommand("play", "Play a kept game again and tell what happened");
    command->add("--replay", options->replay, "File of a game, saved at the Table; - reads standard input")
        ->typeName("LOG")
        ->required();
    command->add("--until", options->until, "Stop after N actions")->typeName("N");
    command->add("--ruleset", options->ruleset, "Edition to play by, instead of the game's own")->typeName("ID");
    command->addFlag("--state", options->state, "Print where every card lies at the end, as JSON");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runReplay(context, *options); });
    });
}

} // namespace nexus::app::cli
