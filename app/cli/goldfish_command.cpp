#include "app/cli/lab_support.h"

#include "app/documents/solo_job.h"
#include "app/text/refusal_text.h"

#include <algorithm>

namespace nexus::app::cli {

namespace {

struct GoldfishOptions : LabOptions {
    std::string deck;
};

Json goldfishJson(const model::SoloTally& tally, std::uint64_t seed)
{
    Json rounds = Json::array(), cards = Json::array();
    const auto played = model::roundsOf(tally);
    for (std::size_t i = 0; i < played.size(); ++i)
        rounds.push_back({{"round", i + 1}, {"unspent", rounded(played[i].unspent)},
            {"unspentInterval", intervalJson(played[i].unspentInterval)}, {"front", played[i].fronts},
            {"frontInterval", intervalJson(played[i].frontInterval)}});
    for (const auto& [name, card] : tally.cards)
        cards.push_back({{"card", name}, {"games", card.games},
            {"round", rounded(static_cast<double>(card.rounds) / static_cast<double>(card.games))}});
    return {{"games", tally.games}, {"seed", seed}, {"rounds", std::move(rounds)}, {"cards", std::move(cards)}};
}

void printGoldfish(Context& context, const model::SoloTally& tally, const std::string& unit)
{
    Table rounds(">>>>", {"Round", unit + " unspent", "Front Row held", "95 % interval"});
    const auto played = model::roundsOf(tally);
    for (std::size_t i = 0; i < played.size(); ++i)
        rounds.add({i + 1, tenthText(played[i].unspent), winsText(played[i].fronts, tally.games),
            winsIntervalText(played[i].frontInterval)});
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
    const auto setting = labSetting(context, options, {options.deck});
    const auto& series = setting.series;
    const auto start = model::setUpGame(
        {{{}, setting.decks.front()}}, *setting.checker, model::Windows::WhenFitting, true);
    if (!start)
        throw Stop{No, setupProblemText(start.error())};
    model::SoloTally tally;
    const auto goOn = context.progress("Playing");
    const bool done = playSolo(
        *start, series, tally, [&](std::uint64_t) { return goOn(0, 1); }, static_cast<unsigned>(options.threads));
    const auto stopped = done ? std::string() : stoppedText(tally.games, series.games);
    if (tally.games == 0)
        throw Stop{No, stopped};
    if (context.json())
        context.answer(goldfishJson(tally, series.seed));
    else
        printGoldfish(context, tally, start->facts->unit);
    return tellEnd(context, stopped, options, series);
}

} // namespace

void addGoldfish(Registrar& registrar)
{
    const auto [command, options] = registrar.add<GoldfishOptions>(
        "goldfish", "Play a deck alone, many times: points unspent, when each card comes down", runGoldfish);
    options.games = 1000;
    options.rounds = 6;
    command->add("DECK", options.deck, deckHelp)->required();
    addLabOptions(*command, options, LabUse::Alone);
}

} // namespace nexus::app::cli
