#include "app/base/batches.h"
#include "app/cli/wanted.h"
#include "app/text/chances_text.h"

namespace nexus::app::cli {

namespace {

struct FlipOptions {
    std::vector<std::string> decks;
    std::string ruleset;
    std::optional<std::uint64_t> seed;
    std::uint64_t games = 1;
};

struct FlipTable {
    std::vector<model::DrawPile> piles;
    std::vector<std::string> players;
    std::string unit;
};

FlipTable seated(Context& context, const FlipOptions& options)
{
    FlipTable table;
    for (const auto& word : options.decks) {
        const auto read = readOneDeck(context, word, options.ruleset);
        table.piles.push_back(model::drawPile(read.deck, *read.result.checker));
        table.players.push_back(read.deck.name);
        if (table.unit.empty())
            table.unit = revealUnit(*read.result.checker);
    }
    table.players = playerNames(std::move(table.players));
    if (const auto obstacle = model::flipObstacle(table.piles))
        throw Stop{No, flipObstacleText(*obstacle, table.piles, table.players)};
    return table;
}

void printGame(Context& context, const FlipTable& table, std::uint64_t seed)
{
    const auto record = model::flipInitiative(table.piles, seed);
    for (std::size_t step = 0; step < record.steps.size(); ++step)
        context.print(flipSentence(record, step, table.piles, table.players, table.unit));
}

int runFlip(Context& context, const FlipOptions& options)
{
    const auto table = seated(context, options);
    if (model::undecidable(table.piles))
        throw Stop{No, undecidableText(table.piles, table.players, table.unit)};
    const auto seed = seedOr(options.seed);
    model::InitiativeTally tally;
    inBatches(options.games, model::gamesPerBatch, tally, [&](std::uint64_t batch, std::uint64_t games) {
        return model::tallyInitiativeBatch(table.piles, seed, batch, games);
    });
    if (context.json())
        context.print(flipsJson(seed, tally, table.players.size()));
    else if (options.games == 1)
        printGame(context, table, seed);
    else
        for (const auto& line : tallyLines(tally, table.players))
            context.print(line);
    context.say("The same again: --seed " + std::to_string(seed));
    return Done;
}

} // namespace

void addFlip(Registrar& registrar)
{
    auto options = std::make_shared<FlipOptions>();
    auto* command = registrar.app.addCommand("flip", "Flip for initiative between two to six decks");
    command->add("DECK", options->decks, decksHelp)->required()->values(2, static_cast<int>(model::maxFlippers));
    command->add("--seed", options->seed, "Number that decides the shuffles; the same number, the same flips")
        ->typeName("S");
    command->add("--games", options->games, "How many games; of one every flip is told, more are counted")
        ->typeName("N")
        ->check(Range{std::uint64_t{1}, std::uint64_t{100'000'000'000}});
    command->add("--ruleset", options->ruleset, "Edition to flip by, instead of each deck's own")->typeName("ID");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runFlip(context, *options); });
    });
}

} // namespace nexus::app::cli
