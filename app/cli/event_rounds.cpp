#include "app/cli/event_command.h"
#include "app/cli/json_values.h"

#include "app/base/qt_text.h"
#include "app/documents/event_clock.h"
#include "app/text/event_log.h"
#include "app/text/event_text.h"
#include "model/event/pairing.h"
#include "model/event/standings.h"

namespace nexus::app::cli {

namespace {

struct EventDeedOptions {
    std::string file, player, other, by;
    std::string score, deed;
    int table = 0, round = 0, number = 0, minutes = 0;
    bool dryRun = false;
};

Json roundJson(const model::EventState& state, int number)
{
    const auto& round = state.rounds[static_cast<std::size_t>(number) - 1];
    return {{"round", number},
        {"tables", Json::list(round.matches,
                       [](const auto& match) -> Json {
                           return {{"table", match.table}, {"players", {match.first, match.second}}};
                       })},
        {"bye", round.byes}};
}

void showRound(Context& context, const model::EventState& state, int number)
{
    const auto& round = state.rounds[static_cast<std::size_t>(number) - 1];
    if (context.json())
        return context.answer(roundJson(state, number));
    context.print(context.toned("Round " + std::to_string(number), Tone::Strong));
    Table table("><<", {"Table", "", ""});
    for (const auto& match : round.matches)
        table.add({match.table, playerText(state, match.first), playerText(state, match.second)});
    table.print(context);
    for (const auto player : round.byes)
        context.print("Bye: " + playerText(state, player));
}

int pairRound(Context& context, const EventDeedOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    done(event->pairNext());
    const auto& state = event->state();
    const auto number = static_cast<int>(state.rounds.size());
    showRound(context, state, number);
    if (state.seeds.empty()) {
        const auto pairing = model::pairsOf(state.rounds.back());
        for (const auto& broken :
            model::brokenBy(state, pairing, model::faultsOf(model::withoutLastRound(state), pairing)))
            context.say(brokenText(state, broken));
    }
    return Done;
}

// Pairs of the round paired last, made by hand: written down, or with --dry-run only told with what they break.
int changePairs(Context& context, const EventDeedOptions& options,
    const std::function<std::optional<model::Pairing>(const model::EventState&, model::Pairing)>& change,
    const std::string& without)
{
    auto event = openEvent(context, options.file, options.by);
    if (event->state().rounds.empty())
        done(tl::unexpected(EventTrouble{eventRefusalText({model::EventFault::NothingPaired, 0, {}}), true}));
    auto pairing = change(event->state(), model::pairsOf(event->state().rounds.back()));
    if (!pairing)
        throw Stop{No, without};
    auto state = event->state();
    if (const auto applied = model::apply(state, model::ChangePairs{*pairing}); !applied)
        done(tl::unexpected(EventTrouble{eventRefusalText(applied.error()), true}));
    if (!options.dryRun)
        done(event->act(model::ChangePairs{*pairing}));
    std::vector<std::string> said;
    for (const auto& broken : model::brokenBy(state, *pairing))
        said.push_back(brokenText(state, broken));
    const auto number = static_cast<int>(state.rounds.size());
    if (context.json()) {
        auto answer = roundJson(state, number);
        answer["broken"] = said;
        answer["written"] = !options.dryRun;
        context.answer(std::move(answer));
        return Done;
    }
    showRound(context, state, number);
    for (const auto& line : said)
        context.say(line);
    if (said.empty())
        context.say("Nothing is broken by these pairs.");
    if (options.dryRun)
        context.say("Nothing is written down.");
    return Done;
}

int changePlaces(Context& context, const EventDeedOptions& options)
{
    return changePairs(
        context, options,
        [&](const model::EventState& state, model::Pairing pairing) {
            return model::withPlacesChanged(std::move(pairing), eventPlayer(state, options.player).number,
                eventPlayer(state, options.other).number);
        },
        "Changing places takes two players who have one in this round.");
}

int changeTables(Context& context, const EventDeedOptions& options)
{
    return changePairs(
        context, options,
        [&](const model::EventState& state, model::Pairing pairing) {
            const auto player = eventPlayer(state, options.player).number;
            int from = 0;
            for (const auto& pair : pairing.tables)
                if (pair.first == player || pair.second == player)
                    from = pair.table;
            return model::withTablesChanged(std::move(pairing), from, options.table);
        },
        "Nobody changes tables by that: the player sits there already, or at no table of this round.");
}

int planRounds(Context& context, const EventDeedOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    done(event->act(model::PlanRounds{options.number}));
    const int planned = event->state().roundsPlanned();
    if (context.json())
        context.answer({{"rounds", options.number}, {"planned", planned}});
    else
        context.print(plural(static_cast<std::size_t>(planned), "round is", "rounds are") + " planned.");
    return Done;
}

int showClock(Context& context, const model::Event& event, int round)
{
    const auto clock = roundClock(event, round, timesOfMachine());
    if (context.json()) {
        Json extra = Json::array();
        for (const auto& [table, seconds] : clock.extra)
            extra.push_back({{"table", table}, {"seconds", seconds}});
        context.answer({{"round", round}, {"running", clock.running}, {"left", clock.set ? Json(clock.left) : Json()},
            {"extra", std::move(extra)}});
        return Done;
    }
    context.print("Round " + std::to_string(round) + ": " +
                  (!clock.set ? std::string("the clock was not started")
                              : clockFigures(clock.left).toStdString() + (clock.running ? "" : ", halted")) +
                  ".");
    for (const auto& [table, seconds] : clock.extra)
        context.print("Table " + std::to_string(table) + ": " + clockFigures(clock.left + seconds).toStdString());
    return Done;
}

int clockOfRound(Context& context, const EventDeedOptions& options)
{
    constexpr std::int64_t secondsOfMinute = 60, usualMinutes = 50;
    if (options.deed == "add" && options.minutes == 0)
        throw Stop{WrongUsage, "MINUTES is required: how many to add; fewer with “add -- -1”."};
    const auto seconds = (options.minutes == 0 ? usualMinutes : options.minutes) * secondsOfMinute;
    const auto roundOf = [](const model::EventState& state) {
        if (state.rounds.empty())
            done(tl::unexpected(EventTrouble{eventRefusalText({model::EventFault::NothingPaired, 0, {}}), true}));
        return static_cast<int>(state.rounds.size());
    };
    if (options.deed.empty() || options.deed == "show") {
        const auto read = lookAtEvent(context, options.file);
        return showClock(context, read.event, roundOf(read.state));
    }
    auto event = openEvent(context, options.file, options.by);
    const auto now = timesOfMachine();
    const int round = roundOf(event->state());
    const auto clock = roundClock(event->event(), round, now);
    if (options.deed != "start" && !clock.set)
        throw Stop{No, "The clock of this round was not started."};
    if (options.table > 0) {
        if (options.deed != "add")
            throw Stop{WrongUsage, "--table goes with “add”: more time for one table."};
        if (!event->state().rounds.back().at(options.table))
            done(tl::unexpected(
                EventTrouble{eventRefusalText({model::EventFault::NoSuchTable, options.table, {}}), true}));
        done(event->act(extraNote(round, options.table, seconds)));
    } else if (options.deed == "start") {
        done(event->act(clockNote(round, seconds, true, now)));
    } else if (options.deed == "add") {
        done(event->act(clockNote(round, clock.left + seconds, clock.running, now)));
    } else {
        done(event->act(clockNote(round, clock.left, options.deed == "go-on", now)));
    }
    return showClock(context, event->event(), round);
}

int showLog(Context& context, const EventDeedOptions& options)
{
    const auto read = lookAtEvent(context, options.file);
    const auto counts = model::countedEntries(read.event);
    Json log = Json::array();
    Table table("><<<<", {"", "When", "By", "What was done", ""});
    for (std::size_t entry = 0; entry < read.event.log.size(); ++entry) {
        const auto& [when, who, deed] = read.event.log[entry];
        const auto what = deedText(read.state, deed);
        const bool back = !counts[entry] && !std::holds_alternative<model::TakeBack>(deed);
        log.push_back(
            {{"entry", entry}, {"when", orNull(when)}, {"who", orNull(who)}, {"what", what}, {"takenBack", back}});
        table.add({static_cast<std::int64_t>(entry) + 1, {when, Tone::Faint}, who, what, back ? "taken back" : ""});
    }
    if (context.json())
        context.answer({{"log", std::move(log)}});
    else
        table.print(context);
    return Done;
}

int giveResult(Context& context, const EventDeedOptions& options)
{
    const auto score = scoreOf(options.score);
    if (!score)
        throw Stop{WrongUsage, "“" + options.score +
                                   "” is no result: the games won by the first and by the second "
                                   "player, and those drawn, as in 2-1 or 1-1-1."};
    auto event = openEvent(context, options.file, options.by);
    const int round = options.round > 0 ? options.round : static_cast<int>(event->state().rounds.size());
    done(event->act(model::GiveResult{round, options.table, *score}));
    const auto& state = event->state();
    const auto& match = *state.rounds[static_cast<std::size_t>(round) - 1].at(options.table);
    if (context.json()) {
        context.answer({{"round", round}, {"table", options.table}, {"result", {score->won, score->lost, score->drawn}},
            {"corrected", match.told.size() > 1}});
        return Done;
    }
    context.print("Round " + std::to_string(round) + ", table " + std::to_string(options.table) + ": " +
                  playerText(state, match.first) + " " + scoreText(*score) + " " + playerText(state, match.second) +
                  (match.told.size() > 1 ? ", corrected." : "."));
    const int open = state.rounds[static_cast<std::size_t>(round) - 1].open();
    context.say(open == 0 ? "All results of the round are in."
                          : plural(static_cast<std::size_t>(open), "result is", "results are") + " missing.");
    return Done;
}

// A deed about one player, said again with what came of it.
int playerDeed(Context& context, const EventDeedOptions& options,
    const std::function<model::EventDeed(const model::EventState&, const model::EventPlayer&)>& deed,
    const std::string& said)
{
    auto event = openEvent(context, options.file, options.by);
    const auto number = eventPlayer(event->state(), options.player).number;
    done(event->act(deed(event->state(), *event->state().player(number))));
    const auto& player = *event->state().player(number);
    if (context.json())
        context.answer({{"id", player.number}, {"name", player.name}, {"dropped", orNull(player.outFrom)},
            {"disqualified", player.disqualified},
            {"table", player.fixedTable > 0 ? Json(player.fixedTable) : Json(nullptr)}});
    else
        context.print(playerText(event->state(), number) + " " + said + ".");
    return Done;
}

int nextOr(const model::EventState& state, int round) { return round > 0 ? round : state.nextRound(); }

int dropPlayer(Context& context, const EventDeedOptions& options)
{
    return playerDeed(
        context, options,
        [&](const auto& state, const auto& player) {
            return model::LeaveEvent{player.number, nextOr(state, options.round), model::Leave::Drop};
        },
        "is out");
}

int disqualifyPlayer(Context& context, const EventDeedOptions& options)
{
    return playerDeed(
        context, options,
        [&](const auto& state, const auto& player) {
            return model::LeaveEvent{player.number, nextOr(state, options.round), model::Leave::Disqualify};
        },
        "is disqualified");
}

int bringBack(Context& context, const EventDeedOptions& options)
{
    return playerDeed(
        context, options,
        [](const auto& state, const auto& player) {
            return model::ComeBack{player.number, state.nextRound()};
        },
        "is in again");
}

int fixTable(Context& context, const EventDeedOptions& options)
{
    return playerDeed(
        context, options,
        [&](const auto&, const auto& player) {
            return model::FixTable{player.number, options.table};
        },
        options.table > 0 ? "plays at table " + std::to_string(options.table) : "plays at any table");
}

int forbidPair(Context& context, const EventDeedOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    const auto first = eventPlayer(event->state(), options.player).number;
    const auto second = eventPlayer(event->state(), options.other).number;
    done(event->act(model::ForbidPair{first, second}));
    if (context.json())
        context.answer({{"players", {first, second}}});
    else
        context.print(
            playerText(event->state(), first) + " and " + playerText(event->state(), second) + " will not meet.");
    return Done;
}

int takeBack(Context& context, const EventDeedOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    const auto last = model::lastDeed(event->event());
    done(event->takeBack());
    if (context.json())
        context.answer({{"takenBack", *last}});
    else
        context.print("Entry " + std::to_string(*last + 1) + " of the log was taken back; it stays in the log.");
    return Done;
}

int cutTo(Context& context, const EventDeedOptions& options)
{
    auto event = openEvent(context, options.file, options.by);
    done(event->cut(options.number));
    const auto& state = event->state();
    if (context.json()) {
        context.answer({{"seeds", state.seeds}});
        return Done;
    }
    int seed = 0;
    for (const auto player : state.seeds)
        context.print(padded(std::to_string(++seed), 3, true) + "  " + playerText(state, player));
    context.say("“event pair” pairs the first round of the cut.");
    return Done;
}

int showStandings(Context& context, const EventDeedOptions& options)
{
    const auto read = lookAtEvent(context, options.file);
    const auto& state = read.state;
    const auto rounds = static_cast<int>(state.rounds.size());
    const int round = options.round > 0 ? options.round : rounds;
    if (round > rounds)
        throw Stop{No, "Round " + std::to_string(round) + " has not been paired."};
    if (!options.player.empty()) {
        const auto why = model::whyStanding(state, eventPlayer(state, options.player).number);
        const auto said = standingSentences(state, *why);
        if (context.json())
            context.answer({{"rank", why->standing.rank}, {"id", why->standing.player},
                {"reason", model::rankReasonId(why->reason)}, {"before", why->before > 0 ? Json(why->before) : Json()},
                {"sentences", said}});
        else
            for (const auto& line : said)
                context.print(line);
        return Done;
    }
    const auto standings = model::standingsOf(state, round);
    if (context.json()) {
        context.answer({{"round", round}, {"standings", Json::list(standings, [&](const auto& each) -> Json {
                                               return {{"rank", each.rank}, {"id", each.player},
                                                   {"name", state.player(each.player)->name}, {"points", each.points},
                                                   {"matches", {{"won", each.matches.won}, {"lost", each.matches.lost},
                                                                   {"drawn", each.matches.drawn}}},
                                                   {"omw", each.omw}, {"gw", each.gw}, {"ogw", each.ogw}};
                                           })}});
        return Done;
    }
    Table table("><>>>>>", {"Rank", "Player", "Points", "Matches", "OMW", "GW", "OGW"});
    for (const auto& each : standings)
        table.add({each.rank, playerText(state, each.player), each.points, tallyText(each.matches), shareText(each.omw),
            shareText(each.gw), shareText(each.ogw)});
    table.print(context);
    return Done;
}

constexpr const char* playerHelp = "Player by number or name";

// What the commands of an event have in common.
struct EventCommands {
    using Work = int (*)(Context&, const EventDeedOptions&);
    using Made = std::pair<Command*, EventDeedOptions*>;
    Registrar& event;

    Made add(const char* name, const char* help, Work work) const
    {
        const auto [command, options] = event.add<EventDeedOptions>(name, help, work);
        command->add("FILE", options.file, eventFileHelp)->required();
        return {command, &options};
    }
    Made ofPlayer(const char* name, const char* help, Work work) const
    {
        const auto made = add(name, help, work);
        made.first->add("PLAYER", made.second->player, playerHelp)->required();
        by(made.first, made.second);
        return made;
    }
    static void by(Command* command, EventDeedOptions* options) { command->add("--by NAME", options->by, byHelp); }
};

void addPairing(const EventCommands& commands)
{
    {
        const auto [command, options] = commands.add("pair", "Pair the next round", pairRound);
        commands.by(command, options);
    }
    {
        const auto [command, options] = commands.add("result", "Give the result of a table, or correct it", giveResult);
        command->add("TABLE", options->table, "Number of the table")->required();
        command->add("W-L[-D]", options->score, "Games won by the first and the second player, games drawn")
            ->required();
        command->add("--round R", options->round, "Round of the table (default: the last)")->check(positiveNumber);
        commands.by(command, options);
    }
    {
        const auto [command, options] = commands.ofPlayer(
            "change", "Two players change places before the round begins; says what the pairs break", changePlaces);
        command->add("OTHER", options->other, playerHelp)->required();
        command->addFlag("--dry-run", options->dryRun, "Only say what the pairs would be, and what they break");
    }
    {
        const auto [command, options] = commands.ofPlayer("seat",
            "A pair moves to another table before the round begins; who sits there moves to theirs", changeTables);
        command->add("TABLE", options->table, "Number of the table")->required()->check(Range{1, model::maxEventTable});
        command->addFlag("--dry-run", options->dryRun, "Only say what the pairs would be, and what they break");
    }
    {
        const auto [command, options] = commands.add(
            "rounds", "Plan so many rounds of the Swiss from now on", planRounds);
        command->add("ROUNDS", options->number, "0: as many as the players ask for")
            ->required()
            ->check(Range{0, model::maxEventRounds});
        commands.by(command, options);
    }
    {
        constexpr int mostMinutes = 600;
        const auto [command, options] = commands.add(
            "clock", "The clock of the round: look at it, start, halt, more time", clockOfRound);
        command->add("[DEED]", options->deed, "show (the default), start, halt, go-on or add")
            ->check(OneOf{"show", "start", "halt", "go-on", "add"});
        command->add("[MINUTES]", options->minutes, "Of start (default: 50) and add")
            ->check(Range{-mostMinutes, mostMinutes});
        command->add("--table N", options->table, "More time for this table alone")->check(positiveNumber);
        commands.by(command, options);
    }
}

void addPlayersOfRounds(const EventCommands& commands)
{
    for (const auto& [name, help, work] : {std::tuple("drop", "Take a player out", &dropPlayer),
             std::tuple("disqualify", "Disqualify a player", &disqualifyPlayer)}) {
        const auto [command, options] = commands.ofPlayer(name, help, work);
        command->add("--round R", options->round, "First round without the player (default: the next)")
            ->check(positiveNumber);
    }
    commands.ofPlayer("back", "Take a player in again from the next round on", bringBack);
    {
        const auto [command, options] = commands.ofPlayer("forbid", "Two players must not meet", forbidPair);
        command->add("OTHER", options->other, playerHelp)->required();
    }
    {
        const auto [command, options] = commands.ofPlayer("fix", "A player keeps one table", fixTable);
        command->add("TABLE", options->table, "Number of the table; 0: any again")
            ->required()
            ->check(Range{0, model::maxEventTable});
    }
}

void addStandings(const EventCommands& commands)
{
    commands.add("log", "Everything that was done, in order", showLog);
    {
        const auto [command, options] = commands.add("take-back", "Take back what was done last", takeBack);
        commands.by(command, options);
    }
    {
        const auto [command, options] = commands.add("standings", "Print the standings", showStandings);
        command->add("--round R", options->round, "After that round (default: the last)")->check(positiveNumber);
        command->add("--why PLAYER", options->player, "Say why the player stands there, with the numbers");
    }
    {
        const auto [command, options] = commands.add("cut", "Go on with the best by single elimination", cutTo);
        command
            ->add(
                "PLAYERS", [&number = options->number](const std::string& text) { number = std::stoi(text); },
                "2, 4, 8 or 16")
            ->required()
            ->check(OneOf{"2", "4", "8", "16"});
        commands.by(command, options);
    }
}

} // namespace

void addEventRounds(Registrar& event)
{
    const EventCommands commands{event};
    addPairing(commands);
    addPlayersOfRounds(commands);
    addStandings(commands);
}

} // namespace nexus::app::cli
