#include "app/base/batches.h"
#include "app/cli/deck_reading.h"
#include "app/cli/table.h"
#include "app/cli/wanted.h"
#include "app/text/chances_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/chances/hand_odds.h"

namespace nexus::app::cli {

namespace {

constexpr std::uint64_t mostListed = 1'000'000;

struct DrawOptions {
    std::string deck, ruleset;
    std::optional<std::uint64_t> seed;
    std::uint64_t hands = 1;
    bool statistics = false;
    std::vector<std::string> count;
};

void printHands(Context& context, const model::DrawPile& pile, std::uint64_t seed, std::uint64_t hands)
{
    model::HandDealer dealer(pile, seed);
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        std::vector<std::string> names;
        for (const auto row : dealer.next(pile.hand))
            names.push_back(pile.rows[row].name);
        context.print(model::joined(names, ", "));
    }
}

int drawStatistics(
    Context& context, const DrawOptions& options, std::uint64_t seed, const ReadDeck& read, model::DrawPile pile)
{
    model::HandQuestion question{.size = pile.hand};
    for (const auto& query : options.count)
        question.wanted.push_back(wantedRows(context, query, read, pile));
    question.pile = std::move(pile);
    model::HandTally tally;
    inBatches(options.hands, model::handsPerBatch, tally,
        [&](std::uint64_t batch, std::uint64_t hands) { return model::tallyHandBatch(question, seed, batch, hands); });
    const auto exact = model::handOdds(question);
    if (context.json()) {
        context.print(handStatisticsJson(question, options.count, seed, tally, exact));
        return Done;
    }
    Table table({Align::Left, Align::Right, Align::Right});
    table.head({plural(static_cast<std::int64_t>(options.hands), "hand", "hands") + " of " +
                    plural(static_cast<std::int64_t>(std::min(question.size, question.pile.copies)), "card", "cards"),
        "Exact", "Drawn"});
    for (const auto& line : handFigureLines(question, options.count, exact, &tally, costUnit(*read.result.checker)))
        table.add({{line.label}, {line.exact}, {line.sampled, Tone::Faint}});
    table.print(context);
    return Done;
}

int runDraw(Context& context, const DrawOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto pile = pileToDraw(read);
    const auto seed = seedOr(options.seed);
    if (options.statistics)
        return drawStatistics(context, options, seed, read, pile);
    if (!options.count.empty())
        throw Stop{WrongUsage, "--count goes with --statistics."};
    if (options.hands > mostListed)
        throw Stop{
            WrongUsage, "At most " + std::to_string(mostListed) + " hands are listed; --statistics counts more."};
    if (context.json())
        context.print(handsJson(pile, seed, options.hands));
    else
        printHands(context, pile, seed, options.hands);
    context.say("The same again: --seed " + std::to_string(seed));
    return Done;
}

} // namespace

void addDraw(Registrar& registrar)
{
    auto options = std::make_shared<DrawOptions>();
    auto* command = registrar.app.addCommand("draw", "Draw opening hands from a deck, or count many of them");
    command->add("DECK", options->deck, deckHelp)->required();
    command->add("--hands", options->hands, "How many hands, each from the whole deck; 1 without it")
        ->typeName("N")
        ->check(Range{std::uint64_t{1}, std::uint64_t{10'000'000'000}});
    command->add("--seed", options->seed, "Number that decides the shuffles; the same number, the same hands")
        ->typeName("S");
    command->addFlag(
        "--statistics", options->statistics, "Count the hands instead of listing them, beside the exact odds");
    command->add("--count", options->count, "With --statistics: also count copies of these cards; may be repeated")
        ->typeName("QUERY")
        ->oneEach();
    command->add("--ruleset", options->ruleset, "Edition to draw by, instead of the deck's own")->typeName("ID");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runDraw(context, *options); });
    });
}

} // namespace nexus::app::cli
