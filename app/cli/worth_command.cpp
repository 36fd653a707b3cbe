#include "app/cli/lab_support.h"
#include "model/lab/worth.h"

namespace nexus::app::cli {

namespace {

Json worthJson(const model::CardWorth& worth)
{
    const auto share = [](const model::Share& of) { return Json{{"games", of.games}, {"wins", of.wins}}; };
    return {{"card", worth.card}, {"opening", share(worth.tally.opening)}, {"drawn", share(worth.tally.drawn)},
        {"played", share(worth.tally.played)}, {"unseen", share(worth.tally.unseen)},
        {"difference", rounded(worth.difference.value)}, {"interval", intervalJson(worth.difference.interval)},
        {"stands", worth.stands}};
}

constexpr const char* worthBias =
    "Drawn and unseen favour cards of long games, played those that only who is winning can afford. The last column "
    "has neither bias: of the games that have come to a round without the card, it compares those that draw it then "
    "with the others, over the first 12 rounds. Who draws more cards finds all of them sooner: that is left.";

int runWorth(Context& context, const LabOptions& options)
{
    auto setting = labSetting(context, options, options.decks);
    if (setting.decks.size() == 1) // against itself
        setting.series.pairings = {{0, 0, 0}};
    else
        setting.series.pairings = model::everyPairing(setting.decks.size());
    const auto table = labTable(setting, {.points = false, .cards = true});
    const auto [tallies, stopped] = playLabUntilStopped(context, *table, options);
    std::uint64_t games = 0, decided = 0;
    for (const auto& tally : tallies) {
        games += tally.games;
        decided += tally.decided();
    }
    const auto list = model::worthOf(tallies);
    if (context.json()) {
        context.answer({{"cards", Json::list(list, worthJson)}, {"games", games}, {"decided", decided},
            {"seed", setting.series.seed}, {"bias", worthBias}});
        return tellEnd(context, stopped, options, setting.series);
    }
    if (decided == 0) {
        context.print("Nobody won any of the " + std::to_string(games) +
                      " games: they say nothing of a card. More "
                      "rounds (--rounds), or players that play better, decide more of them.");
        return tellEnd(context, stopped, options, setting.series);
    }
    Table lines("<>>>>>", {"Card", "Opening", "Drawn", "Played", "Unseen", "Drawn v not yet"});
    for (const auto& worth : list) {
        const auto share = [](const model::Share& of) { return winsText(of.wins, of.games); };
        lines.add({Cell(worth.card, worth.stands ? Tone::Strong : Tone::Plain), share(worth.tally.opening),
            share(worth.tally.drawn), share(worth.tally.played), share(worth.tally.unseen),
            Cell(worth.isCompared
                     ? differenceText(worth.difference.value, worth.difference.interval) + (worth.stands ? " *" : "  ")
                     : std::string("–  "))});
    }
    lines.print(context);
    context.print("");
    context.print("* stands though " + std::to_string(list.size()) +
                  " cards were looked at (Benjamini and Hochberg, 1 of 20 false at most); the others may be luck.");
    context.print(worthBias);
    context.print(std::to_string(games) + " games, " + std::to_string(decided) + " of them decided.");
    return tellEnd(context, stopped, options, setting.series);
}

} // namespace

void addWorth(Registrar& registrar)
{
    const auto [command, options] = registrar.add<LabOptions>(
        "worth", "Say by games what each card of decks is worth", runWorth);
    command->add("DECK", options.decks, decksHelp)->required();
    addLabOptions(*command, options, LabUse::OnePlayer);
}

} // namespace nexus::app::cli
