#include "app/cli/json_values.h"

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

Json playerJson(const model::GameState& state, model::SeatIndex seat)
{
    const auto& facts = state.facts->seats[seat];
    Json cards = Json::object();
    for (std::size_t zone = 0; zone < model::zoneCount; ++zone)
        cards[std::string(model::zoneId(static_cast<model::Zone>(zone)))] =
            state.pile(seat, static_cast<model::Zone>(zone)).size();
    return {{"player", facts.name}, {"deck", facts.deck}, {"out", state.player(seat).out},
        {"points", state.player(seat).points}, {"cards", std::move(cards)}};
}

Json gameJson(const std::string& file, const model::Timeline& timeline, bool cardsChanged)
{
    const auto& state = timeline.state();
    const bool over = state.stage == model::Stage::Over;
    Json json = {{"file", file}, {"ruleset", state.facts->ruleset}, {"actions", timeline.position()},
        {"round", state.round}, {"over", over},
        {"winner", over && state.winner != model::noSeat ? Json(state.winner) : Json(nullptr)},
        {"cards", QStringLiteral("%1").arg(model::digest(*state.facts), 16, 16, QLatin1Char('0')).toStdString()},
        {"cardsChanged", cardsChanged}};
    json["players"] = Json::array();
    for (model::SeatIndex seat = 0; seat < state.players.size(); ++seat)
        json["players"].push_back(playerJson(state, seat));
    json["log"] = Json::list(gameLogLines(timeline), [&](const auto& line) -> Json {
        return {{"action", line.position}, {"round", line.round}, {"byHand", line.byHand}, {"text", line.text}};
    });
    return json;
}

model::GameLog readLog(const std::string& file)
{
    const auto bytes = bytesOf(file);
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
        const auto count = [&](model::Zone zone) { return state.pile(seat, zone).size(); };
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
        context.answer(gameJson(options.replay, *timeline, changed));
    } else {
        context.print(gameLogText(*timeline));
        context.print(standing(state));
    }
    return Done;
}

} // namespace

void addPlay(Registrar& registrar)
{
    const auto [command, options] = registrar.add<PlayOptions>(
        "play", "Replay a saved game and list what happened", runReplay);
    command->add("--replay LOG", options.replay, "Game file saved at the Table; - reads standard input")->required();
    command->add("--until N", options.until, "Stop after N actions");
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the game's own");
    command->addFlag("--state", options.state, "Print the final position as JSON");
}

} // namespace nexus::app::cli
