#include "app/cli/swaps_command.h"

#include "app/cli/card_reading.h"
#include "app/cli/collection_reading.h"
#include "app/cli/deck_writing.h"
#include "app/cli/table.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/collection/owned_copies.h"
#include "model/search/query_parser.h"

#include <limits>

namespace nexus::app::cli {

namespace {

struct SwapsOptions {
    std::string deck, ruleset, pool, apply;
    std::vector<std::string> out, in;
    std::size_t limit = 20;
    int copies = 0;
    bool suggest = false, owned = false, inPlace = false;
};

std::string cardsText(const model::Catalogue& catalogue, const std::vector<std::pair<model::CardIndex, int>>& cards)
{
    std::string text;
    for (const auto& [card, copies] : cards)
        text += (text.empty() ? "" : ", ") + std::to_string(copies) + " " + model::unambiguousName(catalogue, card);
    return text;
}

void printList(Context& context, const model::Catalogue& catalogue, const std::vector<model::CardSwap>& listed)
{
    Table table({Align::Left, Align::Left});
    table.head({"Out", "In"});
    for (const auto& swap : listed)
        table.add({{cardsText(catalogue, swap.out)}, {cardsText(catalogue, swap.in), Tone::Strong}});
    table.print(context);
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
        context.print(context.toned("○ ", Tone::Open) + model::unambiguousName(catalogue, card) +
                      ": no legal swap brings it in.");
    if (listed.empty())
        return;
    context.print("");
    printList(context, catalogue, listed);
}

// The cards to choose from: of a query about cards, and with --owned no more copies than there are.
model::SideboardPool poolOf(Context& context, const SwapsOptions& options, const model::Catalogue& catalogue)
{
    model::SideboardPool pool{catalogue.all(), {}};
    if (!options.pool.empty()) {
        const auto query = model::parseQuery(model::trimmed(options.pool), catalogue.game());
        if (!query)
            throw Stop{Refused, "--pool: the query does not parse at column " + std::to_string(query.error().column) +
                                    ": expected " + query.error().expected + "."};
        if (model::needsDeck(query->root))
            throw Stop{Refused, "--pool: the query asks about a deck or a collection; it has to be one about cards."};
        pool.cards = model::matching(query->root, catalogue);
    }
    if (options.owned)
        pool.owned = model::ownedCopies(OpenCollection(context).collection(), catalogue);
    return pool;
}

int runSuggest(Context& context, const SwapsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto best = model::bestSideboard(checker, read.deck, poolOf(context, options, checker.catalogue()));
    if (!best)
        throw Stop{No, noBestSideboardText(best.error(), checker)};
    SuggestedSideboard answer{
        read.result, *best, model::SideboardSwaps(checker, read.deck).perSize().front(), false, {}};
    auto deck = read.deck;
    (void)model::apply(deck, model::sideboardEdit(checker, read.deck, best->cards));
    answer.legal = checker.check(deck).legal();
    if (options.inPlace || !options.apply.empty())
        answer.written = options.inPlace ? writeDeckOver(context, read, deck)
                                         : writeDeckTo(context, options.apply, deck);
    if (context.json()) {
        context.print(suggestJson(answer));
    } else {
        context.print(
            context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
        for (const auto& [card, copies] : best->cards)
            context.print("  " + std::to_string(copies) + " " + model::unambiguousName(checker.catalogue(), card));
        context.print(sideboardName(checker) + " with " +
                      plural(static_cast<std::int64_t>(best->swaps), "swap", "swaps") + " of one card; now there are " +
                      std::to_string(answer.before) + ".");
    }
    if (!answer.written.empty())
        context.say(
            "Written to " + answer.written + (answer.legal ? ": the deck is legal." : ": the deck is not legal yet."));
    return best->swaps > 0 ? Done : No;
}

// Swaps around some cards, of so many copies or the smallest.
int runContaining(Context& context, const SwapsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto& catalogue = checker.catalogue();
    const model::SideboardSwaps swaps(checker, read.deck);
    model::CardSwap part;
    for (const auto& [words, cards] : {std::pair(&options.out, &part.out), std::pair(&options.in, &part.in)})
        for (const auto& row : cardRows(*words, catalogue))
            cards->emplace_back(*model::lookUp(catalogue, row).card, row.count);
    const auto limit = options.limit == 0 ? std::numeric_limits<std::size_t>::max() : options.limit;
    const auto found = options.copies > 0 ? swaps.containing(part, options.copies, limit)
                                          : swaps.smallestContaining(part, limit);
    if (context.json())
        context.print(swapsJson(catalogue, found));
    else
        printList(context, catalogue, found);
    return found.empty() ? No : Done;
}

int runSwaps(Context& context, const SwapsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
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
        context.print(
            context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
        auto listed = pairs;
        listed.insert(listed.end(), larger.begin(),
            larger.begin() + static_cast<std::ptrdiff_t>(std::min(larger.size(), limit - listed.size())));
        printSwaps(context, checker.catalogue(), swaps, listed);
    }
    const bool any = std::any_of(
        swaps.perSize().begin(), swaps.perSize().end(), [](std::uint64_t count) { return count > 0; });
    return any ? Done : No;
}

} // namespace

void addSwaps(Registrar& registrar)
{
    auto options = std::make_shared<SwapsOptions>();
    auto* command = registrar.app.addCommand("swaps", "Count and list the legal swaps between sideboard and main deck");
    command->add("DECK", options->deck, deckHelp)->required();
    command
        ->add("--limit", options->limit,
            "List at most this many; 0 lists all of up to three copies. JSON has every pair, and this many larger ones")
        ->typeName("N")
        ->showDefault();
    command->add("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->typeName("ID");
    command
        ->add("--copies", options->copies,
            "Only swaps of so many copies, 1 to 10; with --out or --in else the smallest there are")
        ->typeName("N")
        ->check(Range{1, model::SideboardSwaps::countedSizes});
    command->add("--out", options->out, "Only swaps with these copies out: “2 Relay Drone”; may stand several times")
        ->typeName("ROW")
        ->repeated();
    command->add("--in", options->in, "Only swaps with these copies in")->typeName("ROW")->repeated();
    auto* suggest = command->addFlag(
        "--suggest", options->suggest, "The sideboard that allows the most swaps of one card, instead");
    command->add("--pool", options->pool, "Cards to choose it from; else all")->typeName("QUERY")->needs(suggest);
    command->addFlag("--owned", options->owned, "No more copies than the collection has")->needs(suggest);
    auto* toFile = command->add("--apply", options->apply, "Write the deck with it to this file")
                       ->typeName("FILE")
                       ->needs(suggest);
    command
        ->addFlag(
            "--in-place", options->inPlace, "Write the deck with it over the file, or as a new version in the library")
        ->needs(suggest)
        ->excludes(toFile);
    command->footer("As many copies out as in, of other cards; what was met is met after it, exact totals stay. Exit "
                    "1: there is no swap.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] {
            return options->suggest ? runSuggest(context, *options)
                   : options->copies > 0 || !options->out.empty() || !options->in.empty()
                       ? runContaining(context, *options)
                       : runSwaps(context, *options);
        });
    });
}

} // namespace nexus::app::cli
