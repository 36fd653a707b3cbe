#include "app/cli/lab_support.h"

#include "app/base/batches.h"
#include "model/lab/goldfish.h"

#include <algorithm>
#include <cmath>

namespace nexus::app::cli {

namespace {

struct GoldfishOptions : LabOptions {
    std::string deck;
};

// The mean of a number by its sum and that of its squares.
model::Interval meanInterval(double sum, double squares, double games)
{
    const double mean = sum / games;
    const double variance = games > 1 ? std::max(0.0, (squares - sum * mean) / (games - 1)) : 0;
    const double half = model::confidence * std::sqrt(variance / games);
    return {mean - half, mean + half};
}

Json goldfishJson(const model::SoloTally& tally, std::uint64_t seed)
{
    Json rounds = Json::array(), cards = Json::array();
    const auto games = static_cast<double>(tally.games);
    for (std::size_t i = 0; i < tally.unspent.size(); ++i) {
        const auto sum = static_cast<double>(tally.unspent[i]), squares = static_cast<double>(tally.squares[i]);
        rounds.push_back({{"round", i + 1}, {"unspent", rounded(sum / games)},
            {"unspentInterval", intervalJson(meanInterval(sum, squares, games))}, {"front", tally.fronts[i]},
            {"frontInterval", intervalJson(model::wilson(tally.fronts[i], tally.games))}});
    }
    for (const auto& [name, card] : tally.cards)
        cards.push_back({{"card", name}, {"games", card.games},
            {"round", rounded(static_cast<double>(card.rounds) / static_cast<double>(card.games))}});
    return {{"games", tally.games}, {"seed", seed}, {"rounds", std::move(rounds)}, {"cards", std::move(cards)}};
}

void printGoldfish(Context& context, const model::SoloTally& tally, const std::string& unit)
{
    Table rounds(">>>>", {"Round", unit + " unspent", "Front Row held", "95 % interval"});
    const auto games = static_cast<double>(tally.games);
    for (std::size_t i = 0; i < tally.unspent.size(); ++i)
        rounds.add({i + 1, tenthText(static_cast<double>(tally.unspent[i]) / games),
            winsText(tally.fronts[i], tally.games), winsIntervalText(model::wilson(tally.fronts[i], tally.games))});
    rounds.print(context);
    context.print("");
    std::vector<std::pair<std::string, model::SoloCard>> cards(tally.cards.begin(), tally.cards.end());
    const auto mean = [](const auto& card) {
        return static_cast<double>(card.second.rounds) / static_cast<double>(card.second.games);
    };
    std::ranges::stable_sort(cards, {}, mean);
    Table table("<>>", {"Card", "Comes down in", "First in round"});
    for (const auto& card : cards)
        table.add({card.first, winsText(card.second.games, tally.games), tenthText(mean(card))});
    table.print(context);
}

int runGoldfish(Context& context, const GoldfishOptions& options)
{
    constexpr std::uint64_t gamesOfBatch = 10;
    const auto setting = labSetting(context, options, {options.deck});
    const auto& series = setting.series;
    const auto start = model::setUpGame(
        {{{}, setting.decks.front()}}, *setting.checker, model::Windows::WhenFitting, true);
    if (!start)
        throw Stop{No, "The deck cannot be played."};
    model::SoloTally tally;
    const auto goOn = context.progress("Playing");
    const bool done = inBatches(
        series.games, gamesOfBatch, tally,
        [&](std::uint64_t batch, std::uint64_t size) {
            model::SoloTally part;
            for (std::uint64_t game = 0; game < size; ++game)
                model::playAlone(*start, series.players.front(), series.evaluations.front(),
                    model::seedOf(series.seed, batch * gamesOfBatch + game), series.rounds, part);
            return part;
        },
        [&](std::uint64_t) { return goOn(0, 1); }, static_cast<unsigned>(options.threads));
    if (!done)
        throw Stop{No, "Stopped."};
    if (context.json())
        context.answer(goldfishJson(tally, series.seed));
    else
        printGoldfish(context, tally, start->facts->unit);
    context.say("The same again: --seed " + std::to_string(series.seed));
    return Done;
}

} // namespace

void addGoldfish(Registrar& registrar)
{
    const auto [command, options] = registrar.add<GoldfishOptions>(
        "goldfish", "Play a deck alone, many times: points unspent, when each card comes down", runGoldfish);
    options.games = 1000;
    options.rounds = 6;
    command->add("DECK", options.deck, deckHelp)->required();
    constexpr std::uint64_t mostGames = 1'000'000, mostRounds = 100, mostThreads = 1024;
    command->add("--games N", options.games, "Games to play")->check(Range{std::uint64_t{1}, mostGames})->showDefault();
    command->add("--rounds N", options.rounds, "Rounds of each")
        ->check(Range{std::uint64_t{1}, mostRounds})
        ->showDefault();
    command->add("--players P", options.players, "Who plays: random, greedy, search:N");
    command->add("--seed S", options.seed, "Seed of all chance: the same seed plays the same games");
    command->add("--ruleset ID", options.ruleset, "Edition to play by instead of the deck's own");
    command->add("--threads N", options.threads, "Processors to use instead of all")
        ->check(Range{std::uint64_t{1}, mostThreads});
}

} // namespace nexus::app::cli
