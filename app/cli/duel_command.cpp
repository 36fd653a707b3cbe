#include "app/cli/lab_support.h"

#include "app/text/game_log.h"
#include "app/text/refusal_text.h"
#include "importers/game_log_json.h"

namespace nexus::app::cli {

namespace {

struct DuelOptions : LabOptions {
    std::string first, second;
    std::optional<std::uint64_t> game;
};

double secondsSince(std::chrono::steady_clock::time_point begin)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

Json duelJson(const model::GamesTally& tally, double seconds)
{
    const auto interval = [&](std::size_t side) {
        return intervalJson(model::wilson(tally.wins[side], tally.decided()));
    };
    Json intervals = Json::array();
    intervals.push_back(interval(0));
    intervals.push_back(interval(1));
    Json wins = Json::array();
    wins.push_back(tally.wins[0]);
    wins.push_back(tally.wins[1]);
    return {{"games", tally.games}, {"wins", std::move(wins)}, {"drawn", tally.drawn}, {"unfinished", tally.unfinished},
        {"intervals", std::move(intervals)}, {"seconds", rounded(seconds)}};
}

// With all it takes to play the same again.
Json duelReport(Json json, const LabSetting& setting, const model::GamesTally& tally)
{
    const auto& series = setting.series;
    Json decks = Json::array(), players = Json::array(), ends = Json::object();
    for (std::size_t side = 0; side < 2; ++side) {
        decks.push_back(setting.decks[side].name);
        players.push_back(model::playerWord(series.players[side]));
    }
    for (std::size_t end = 0; end < tally.ends.size(); ++end)
        ends[model::gameEndId(static_cast<model::GameEnd>(end))] = tally.ends[end];
    json["decks"] = std::move(decks);
    json["players"] = std::move(players);
    json["ruleset"] = setting.checker->ruleset().id.str();
    json["seed"] = series.seed;
    json["rounds"] = rounded(
        static_cast<double>(tally.rounds) / static_cast<double>(std::max<std::uint64_t>(1, tally.games)));
    json["ends"] = std::move(ends);
    return json;
}

void printDuel(Context& context, const LabSetting& setting, const model::GamesTally& tally)
{
    Table table("<<>>>", {"Deck", "Played by", "Wins", "Share", "95 % interval"});
    for (std::size_t side = 0; side < 2; ++side)
        table.add({Cell(setting.decks[side].name, Tone::Strong), model::playerWord(setting.series.players[side]),
            tally.wins[side], winsText(tally.wins[side], tally.decided()),
            winsIntervalText(model::wilson(tally.wins[side], tally.decided()))});
    table.print(context);
    std::string rest = std::to_string(tally.games) + " games";
    if (tally.drawn > 0)
        rest += ", " + std::to_string(tally.drawn) + " drawn";
    if (tally.unfinished > 0)
        rest += ", " + std::to_string(tally.unfinished) + " without a winner after round " +
                std::to_string(setting.series.rounds);
    context.print(rest + "; shares are of the games that somebody won.");
    const auto interval = model::wilson(tally.wins[0], tally.decided());
    constexpr double even = 0.5;
    if (interval.low <= even && even <= interval.high)
        context.print("Which of the two is the better one is not known from this: the interval holds 50 %.");
}

// One game of the duel, to be looked at.
int tellGame(Context& context, const LabSetting& setting, model::SeriesTable& table, const DuelOptions& options)
{
    auto log = table.log(0, *options.game - 1);
    log.game = context.profile().library().game.id;
    const auto timeline = model::Timeline::of(log, *setting.checker);
    if (!timeline)
        throw Stop{Failed, replayProblemText(timeline.error(), log)};
    log.told = gameLogSentences(*timeline, gameLogLines(*timeline));
    const auto bytes = importers::writeGameLogJson(log);
    if (options.out.empty())
        context.printFile(bytes);
    else
        writeOut(options.out, bytes);
    saySeed(context, setting.series);
    return Done;
}

int runDuel(Context& context, const DuelOptions& options)
{
    if (options.game && *options.game > options.games)
        throw UsageError("--game", "is at most that of --games");

    auto setting = labSetting(context, options, {options.first, options.second});
    if (setting.decks.size() != 2)
        throw Stop{WrongUsage, "A duel is between two decks; say which deck of the file with FILE#2."};
    setting.series.pairings = {{0, 1, 0}};
    const auto table = labTable(setting);
    if (options.game)
        return tellGame(context, setting, *table, options);
    const auto begin = std::chrono::steady_clock::now();
    const auto [tallies, stopped] = playLabUntilStopped(context, *table, options);
    const auto json = duelJson(tallies.front(), secondsSince(begin));
    if (!options.out.empty())
        writeOut(options.out, duelReport(json, setting, tallies.front()).text(2) + "\n");
    if (context.json())
        context.answer(json);
    else
        printDuel(context, setting, tallies.front());
    return tellEnd(context, stopped, options, setting.series);
}

} // namespace

void addDuel(Registrar& registrar)
{
    const auto [command, options] = registrar.add<DuelOptions>(
        "duel", "Let the program play two decks against each other", runDuel);
    command->add("A", options.first, deckHelp)->required();
    command->add("B", options.second, deckHelp)->required();
    addLabOptions(*command, options, LabUse::TwoPlayers);
    command->add("--game N", options.game, "Play game N of them alone, and write it as a game file")
        ->check(positiveNumber);
    command->add("--out FILE", options.out, "Write the report, with what it takes to play the same again, as JSON");
}

} // namespace nexus::app::cli
