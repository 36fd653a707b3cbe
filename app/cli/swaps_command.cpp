#include "app/cli/swaps_command.h"

#include "app/cli/deck_reading.h"
#include "app/cli/table.h"
#include "app/text/count_text.h"
#include "app/text/finding_text.h"

#include <CLI/CLI.hpp>
#include <limits>

namespace nexus::app::cli {

namespace {

struct Options {
    std::string deck, ruleset;
    std::size_t limit = 20;
};

std::string cardsText(const model::Catalogue& catalogue, const std::vector<std::pair<model::CardIndex, int>>& cards)
{
    std::string text;
    for (const auto& [card, copies] : cards)
        text += (text.empty() ? "" : ", ") + std::to_string(copies) + " " + model::unambiguousName(catalogue, card);
    return text;
}

void printSwaps(Context& context, const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
                const std::vector<model::CardSwap>& listed)
{
    Table sizes({Align::Right, Align::Right});
    sizes.head({"Copies", "Swaps"});
    for (std::size_t i = 0; i < swaps.perSize().size(); ++i)
        sizes.add({{std::to_string(i + 1)}, {cappedText(swaps.perSize()[i]), Tone::Strong}});
    sizes.print(context);
    for (const auto card : swaps.dead())
        context.print(context.toned("○ ", Tone::Open) + model::unambiguousName(catalogue, card) + ": no legal swap brings it in.");
    if (listed.empty())
        return;
    context.print("");
    Table table({Align::Left, Align::Left});
    table.head({"Out", "In"});
    for (const auto& swap : listed)
        table.add({{cardsText(catalogue, swap.out)}, {cardsText(catalogue, swap.in), Tone::Strong}});
    table.print(context);
}

int runSwaps(Context& context, const Options& options)
{
    Checkers checkers(context);
    const auto read = readOneDeck(context, checkers, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const model::SideboardSwaps swaps(checker, read.deck);
    if (!swaps.sideboard())
        throw Stop{No, "This ruleset has no section beside the deck to swap with."};
    if (!swaps.complete())
        throw Stop{No, "There are too many cards in the sideboard and the deck to count the swaps."};
    const auto limit = options.limit == 0 ? std::numeric_limits<std::size_t>::max() : options.limit;
    const auto pairs = swaps.list(1, context.json() ? std::numeric_limits<std::size_t>::max() : limit);
    auto larger = swaps.list(2, limit);
    for (auto& swap : swaps.list(3, limit - std::min(limit, larger.size())))
        larger.push_back(std::move(swap));
    if (context.json()) {
        context.print(swapsJson(checker.catalogue(), swaps, pairs, larger));
    } else {
        context.print(context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
        auto listed = pairs;
        listed.insert(listed.end(), larger.begin(), larger.begin() + static_cast<std::ptrdiff_t>(std::min(larger.size(), limit - listed.size())));
        printSwaps(context, checker.catalogue(), swaps, listed);
    }
    const bool any = std::any_of(swaps.perSize().begin(), swaps.perSize().end(), [](std::uint64_t count) { return count > 0; });
    return any ? Done : No;
}

} // namespace

void addSwaps(Registrar& registrar)
{
    auto options = std::make_shared<Options>();
    auto* command = registrar.app.add_subcommand("swaps", "Count and list the legal swaps between sideboard and main deck");
    command->add_option("DECK", options->deck, deckHelp)->required();
    command->add_option("--limit", options->limit, "List at most this many; 0 lists all of up to three copies. JSON has every pair, and this many larger ones")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->type_name("ID");
    command->footer("As many copies out as in, of other cards; what was met is met after it, exact totals stay. Exit 1: there is no swap.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runSwaps(context, *options); });
    });
}

} // namespace nexus::app::cli
