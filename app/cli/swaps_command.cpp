#include "app/cli/collection_reading.h"

#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/advice/sideboard_packages.h"
#include "model/advice/sideboard_swaps.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"
#include "model/search/card_lookup.h"
#include "model/search/query_match.h"

#include <limits>

namespace nexus::app::cli {

namespace {

struct SwapsOptions {
    std::string deck, ruleset, pool, aim;
    DeckTarget target;
    std::vector<std::string> out, in;
    std::size_t limit = 20;
    int copies = 0;
    bool suggest = false, owned = false;

    [[nodiscard]] std::size_t most() const { return limit == 0 ? std::numeric_limits<std::size_t>::max() : limit; }
};

Json swapJson(const model::Catalogue& catalogue, const model::CardSwap& swap)
{
    const auto names = [&](const auto& cards) {
        Json list = Json::array();
        for (const auto& [card, copies] : cards)
            for (int copy = 0; copy < copies; ++copy)
                list.push_back(model::unambiguousName(catalogue, card));
        return list;
    };
    return {{"out", names(swap.out)}, {"in", names(swap.in)}};
}

Json swapsJson(const model::Catalogue& catalogue, const std::vector<model::CardSwap>& swaps)
{
    return Json::list(swaps, [&](const auto& swap) { return swapJson(catalogue, swap); });
}

std::string cardsText(const model::Catalogue& catalogue, const std::vector<std::pair<model::CardIndex, int>>& cards)
{
    std::string text;
    for (const auto& [card, copies] : cards)
        text += (text.empty() ? "" : ", ") + std::to_string(copies) + " " + model::unambiguousName(catalogue, card);
    return text;
}

void printList(Context& context, const model::Catalogue& catalogue, const std::vector<model::CardSwap>& listed)
{
    Table table("<<", {"Out", "In"});
    for (const auto& swap : listed)
        table.add({cardsText(catalogue, swap.out), {cardsText(catalogue, swap.in), Tone::Strong}});
    table.print(context);
}

void printSwaps(Context& context, const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
    const std::vector<model::CardSwap>& listed)
{
    Table sizes(">>", {"Copies", "Swaps"});
    for (std::size_t i = 0; i < swaps.perSize().size(); ++i)
        sizes.add({i + 1, {cappedText(swaps.perSize()[i]), Tone::Strong}});
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
        const auto query = queryOf(std::string(model::trimmed(options.pool)), catalogue, "--pool: the query");
        if (model::needsDeck(query.root))
            throw Stop{Refused, "--pool: the query asks about a deck or a collection; it has to be one about cards."};
        pool.cards = model::matching(query.root, catalogue);
    }
    if (options.owned)
        pool.owned = model::ownedCopies(OpenCollection(context).collection(), catalogue);
    return pool;
}

Json packageCards(const model::SideboardPackage& package, const model::Catalogue& catalogue)
{
    return Json::list(package.best.cards, [&](const auto& row) -> Json {
        return {{"card", model::unambiguousName(catalogue, row.first)}, {"count", row.second}};
    });
}

Json packageJson(const model::SideboardPackage& package, const model::DeckChecker& checker)
{
    return {{"for", packageId(package.aim)}, {"name", packageName(package.aim)},
        {"reason", packageReason(package, checker)}, {"cards", packageCards(package, checker.catalogue())},
        {"serving", package.best.preferred}, {"swaps", package.best.swaps}};
}

void printPackages(
    Context& context, const std::vector<model::SideboardPackage>& packages, const model::DeckChecker& checker)
{
    for (const auto& package : packages) {
        context.print(context.toned(packageName(package.aim), Tone::Strong) + " (" + packageId(package.aim) +
                      "): " + packageReason(package, checker));
        for (const auto& [card, copies] : package.best.cards)
            context.print("  " + std::to_string(copies) + " " + model::unambiguousName(checker.catalogue(), card));
    }
}

// All packages, or with --for the one asked for; what is written has that one, or the one with the most swaps.
int runSuggest(Context& context, const SwapsOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    auto packages = model::sideboardPackages(checker, read.deck, poolOf(context, options, checker.catalogue()));
    if (!packages)
        throw Stop{No, noBestSideboardText(packages.error(), checker)};
    if (!options.aim.empty())
        std::erase_if(*packages, [&](const auto& package) { return packageId(package.aim) != options.aim; });
    if (packages->empty())
        throw Stop{No, "No cards are for that."};
    const auto& chosen = packages->back();
    const auto before = model::SideboardSwaps(checker, read.deck).perSize().front();
    auto deck = read.deck;
    (void)model::apply(deck, model::sideboardEdit(checker, read.deck, chosen.best.cards));
    const bool legal = checker.check(deck).legal();
    const auto written = options.target.write(context, read, deck);
    if (context.json()) {
        Json json = deckHead(read.result);
        json["packages"] = Json::list(*packages, [&](const auto& package) { return packageJson(package, checker); });
        json["cards"] = packageCards(chosen, checker.catalogue());
        json["swaps"] = chosen.best.swaps;
        json["byCopies"] = chosen.best.byCopies;
        json["before"] = before;
        json["legal"] = legal;
        json["written"] = orNull(written);
        context.answer(json);
    } else {
        printTitle(context, read.result);
        printPackages(context, *packages, checker);
        context.print(sideboardName(checker) + " now: " + plural(before, "swap", "swaps") + " of one card.");
    }
    sayWritten(context, "Written to ", written, legal);
    return chosen.best.swaps > 0 ? Done : No;
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
    const auto limit = options.most();
    const auto found = options.copies > 0 ? swaps.containing(part, options.copies, limit)
                                          : swaps.smallestContaining(part, limit);
    if (context.json())
        context.answer({{"swaps", swapsJson(catalogue, found)}});
    else
        printList(context, catalogue, found);
    return found.empty() ? No : Done;
}

int runSwaps(Context& context, const SwapsOptions& options)
{
    if (options.suggest)
        return runSuggest(context, options);
    if (options.copies > 0 || !options.out.empty() || !options.in.empty())
        return runContaining(context, options);
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const auto& catalogue = checker.catalogue();
    const model::SideboardSwaps swaps(checker, read.deck);
    if (!swaps.sideboard())
        throw Stop{No, "This ruleset has no section beside the deck to swap with."};
    if (!swaps.complete())
        throw Stop{No, "There are too many cards in the sideboard and the deck to count the swaps."};
    const auto limit = options.most();
    const auto pairs = swaps.list(1, context.json() ? std::numeric_limits<std::size_t>::max() : limit);
    auto larger = swaps.list(2, limit);
    for (auto& swap : swaps.list(3, limit - std::min(limit, larger.size())))
        larger.push_back(std::move(swap));
    if (context.json()) {
        Json names = Json::list(pairs, [&](const auto& swap) -> Json {
            return {{"out", model::unambiguousName(catalogue, swap.out.front().first)},
                {"in", model::unambiguousName(catalogue, swap.in.front().first)}};
        });
        context.answer({{"perSize", swaps.perSize()}, {"dead", namesOf(catalogue, swaps.dead())},
            {"pairs", std::move(names)}, {"larger", swapsJson(catalogue, larger)}});
    } else {
        printTitle(context, read.result);
        auto listed = pairs;
        listed.insert(listed.end(), larger.begin(),
            larger.begin() + static_cast<std::ptrdiff_t>(std::min(larger.size(), limit - listed.size())));
        printSwaps(context, catalogue, swaps, listed);
    }
    const bool any = std::any_of(
        swaps.perSize().begin(), swaps.perSize().end(), [](std::uint64_t count) { return count > 0; });
    return any ? Done : No;
}

} // namespace

void addSwaps(Registrar& registrar)
{
    const auto [command, options] = registrar.add<SwapsOptions>(
        "swaps", "Count and list the legal swaps between sideboard and main deck", runSwaps);
    command->add("DECK", options.deck, deckHelp);
    command
        ->add("--limit N", options.limit,
            "List at most this many; 0 lists all of up to three copies. JSON has every pair, and this many larger ones")
        ->showDefault();
    command->add("--ruleset ID", options.ruleset, rulesetHelp);
    command
        ->add("--copies N", options.copies,
            "Only swaps of so many copies, 1 to 10; with --out or --in else the smallest there are")
        ->check(Range{1, model::SideboardSwaps::countedSizes});
    command->add("--out ROW", options.out, "Only swaps that take these copies out: “2 Relay Drone”; repeatable")
        ->repeated();
    command->add("--in ROW", options.in, "Only swaps that bring these copies in; repeatable")->repeated();
    auto* suggest = command->addFlag("--suggest", options.suggest,
        "Sideboards instead, each with what it is for; what is written is the one of --for, or that with the most "
        "swaps");
    auto* aim = command->add("--for AIM", options.aim, "Only the sideboard for answers, long-game or most-swaps");
    aim->check(OneOf{"answers", "long-game", "most-swaps"})->needs(suggest);
    command->add("--pool QUERY", options.pool, "Cards to choose from (default: all)")->needs(suggest);
    command->addFlag("--owned", options.owned, "Only copies of the collection")->needs(suggest);
    const auto [file, inPlace] = addTarget(*command, options.target, "Write the deck with it to this file",
        "Write the deck with it over the file, or as a new version in the library");
    file->needs(suggest);
    inPlace->needs(suggest);
    command->footer("As many copies out as in, of other cards; what was met is met after it, exact totals stay. Exit "
                    "1: there is no swap.");
}

} // namespace nexus::app::cli
