#include "app/cli/event_command.h"

#include "app/documents/event_stats.h"
#include "app/text/event_text.h"

namespace nexus::app::cli {

namespace {

struct EventStatsOptions {
    std::string file, of;
    bool csv = false;
};

Json rowJson(const PlayedRow& row)
{
    const auto& wins = row.wins;
    const auto played = [&](double value) { return wins.matches() > 0 ? Json(value) : Json(nullptr); };
    return {{"kind", playedKindId(row.kind)}, {"name", row.name}, {"decks", wins.players}, {"share", row.share},
        {"matches", {{"won", wins.won}, {"lost", wins.lost}, {"drawn", wins.drawn}}}, {"winShare", played(wins.share)},
        {"low", played(wins.low)}, {"high", played(wins.high)}};
}

int showStats(Context& context, const EventStatsOptions& options)
{
    const auto event = lookAtEvent(context, options.file);
    auto stats = eventStats(event.state, context.lists());
    if (!options.of.empty())
        std::erase_if(stats.rows, [&](const auto& row) { return options.of != playedKindId(row.kind); });
    if (context.json()) {
        context.answer({{"players", stats.players}, {"decks", stats.decks}, {"rows", Json::list(stats.rows, rowJson)}});
        return Done;
    }
    if (options.csv) {
        context.printFile(eventStatsCsv(stats));
        return Done;
    }
    Table table("<<>>>>", {"", "", "Decks", "Share", "Matches", "Won (95 %)"});
    for (const auto& row : stats.rows) {
        const auto& wins = row.wins;
        table.add({{playedKindId(row.kind), Tone::Faint}, row.name, wins.players, shareText(row.share),
            tallyText({wins.won, wins.lost, wins.drawn}),
            wins.matches() == 0
                ? ""
                : shareText(wins.share) + " (" + shareText(wins.low) + "–" + shareText(wins.high) + ")"});
    }
    table.print(context);
    context.say(plural(static_cast<std::size_t>(stats.decks), "deck", "decks") + " of " +
                plural(static_cast<std::size_t>(stats.players), "player", "players") + ".");
    return Done;
}

} // namespace

void addEventStats(Registrar& event)
{
    const auto [command, options] = event.add<EventStatsOptions>(
        "stats", "What was played, and how it did: domains, leaders, cards", showStats);
    command->add("FILE", options.file, eventFileHelp)->required();
    command->add("--of KIND", options.of, "Only domains, leader or card")->check(OneOf{"domains", "leader", "card"});
    command->addFlag("--csv", options.csv, "Print it for a spreadsheet");
    command->footer("Matches count where one side has it and the other has not; a draw is half a win. The interval is "
                    "Wilson's, at 95 %.");
}

} // namespace nexus::app::cli
