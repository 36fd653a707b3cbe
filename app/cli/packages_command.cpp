#include "app/cli/packages_command.h"

#include "app/cli/deck_writing.h"
#include "app/cli/json_packages.h"
#include "app/cli/table.h"
#include "app/text/finding_text.h"
#include "app/views/packages.h"
#include "db/deck_store.h"
#include "model/advice/package_pool.h"
#include "model/base/text.h"
#include "model/rules/deck_context.h"
#include "model/search/query_parser.h"

#include <limits>

namespace nexus::app::cli {

namespace {

// Of a query about cards; about the deck too, where there is one.
model::CardSet cardsFound(const std::string& text, const model::DeckChecker& checker, const model::Deck* deck)
{
    const auto query = model::parseQuery(model::trimmed(text), checker.catalogue().game());
    if (!query)
        throw Stop{Refused, "The query does not parse at column " + std::to_string(query.error().column) +
                                ": expected " + query.error().expected + "."};
    if (deck)
        return model::matching(
            query->root, checker.catalogue(), model::DeckContext(checker, *deck).searchContext(&query->root));
    if (model::needsDeck(query->root))
        throw Stop{Refused,
            "The query asks about a deck or a collection; --carry wants one about cards, or --for DECK beside it."};
    return model::matching(query->root, checker.catalogue());
}

model::PackageOrder orderOf(const PackageOptions& options)
{
    using enum model::PackageOrder;
    if (options.order.empty())
        return options.forDeck.empty() ? MostCards : FewestChanges;
    return options.order == "income"    ? MostIncome
           : options.order == "few"     ? FewestCards
           : options.order == "changes" ? FewestChanges
                                        : MostCards;
}

void printPackages(Context& context, const PackageAnswer& answer)
{
    const auto& catalogue = answer.checker->catalogue();
    std::vector<Align> columns{Align::Right, Align::Right, Align::Left, Align::Left};
    std::vector<std::string> head{"Pool", "Income", "Gives", "Cards"};
    if (answer.forDeck) {
        columns.insert(columns.begin(), {Align::Right, Align::Right, Align::Left});
        head.insert(head.begin(), {"Changes", "Not carried", "Opens"});
    }
    if (answer.wanted) {
        columns.insert(columns.begin(), Align::Right);
        head.insert(head.begin(), "Carries");
    }
    Table table(columns);
    table.head(head);
    for (const auto& package : answer.packages) {
        std::vector<Cell> cells;
        if (answer.wanted)
            cells.push_back({std::to_string(package.found) + " of " + std::to_string(*answer.wanted)});
        if (answer.forDeck)
            cells.insert(cells.end(), {{std::to_string(package.changes)}, {std::to_string(package.notCarried)},
                                          {openedText(package.opened, package.closed)}});
        cells.insert(cells.end(),
            {{std::to_string(package.pool)}, {package.income ? std::to_string(*package.income) : "–"},
                {profileLetters(package, catalogue.game())}, {packageNames(package, catalogue), Tone::Strong}});
        table.add(std::move(cells));
    }
    table.print(context);
}

std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, const PackageOptions& options)
{
    const auto& library = context.profile().library();
    if (options.ruleset.empty() && library.rulesets.empty())
        throw Stop{Failed, "There is no ruleset."};
    const model::RulesetId id = options.ruleset.empty() ? library.game.defaultRuleset
                                                        : model::RulesetId(options.ruleset);
    auto checker = context.lists().checker(id);
    if (!checker)
        throw Stop{Refused, "There is no ruleset “" + id.str() + "”."};
    return checker;
}

// The package that was picked, where it was asked to go.
void writeWithPackage(Context& context, const PackageOptions& options, const model::MissionPackages& packages,
    const ReadDeck* read, PackageAnswer& answer)
{
    const auto pick = std::max<std::size_t>(options.pick, 1);
    if (pick > answer.packages.size())
        throw Stop{No, "There is no package " + std::to_string(pick) + ": " +
                           plural(static_cast<std::int64_t>(answer.packages.size()), "is", "are") + " found."};
    const auto& picked = answer.packages[pick - 1];
    model::Deck deck;
    if (read) {
        deck = read->deck;
    } else {
        deck.name = options.newDeck;
        deck.game = context.profile().library().game.id;
        deck.ruleset = answer.checker->ruleset().id;
    }
    if (!model::apply(deck, packages.edit(deck, picked)))
        throw Stop{Refused, "The package cannot be put into " + deck.name + "."};
    if (!read) {
        const auto id = context.profile().decks().add(deck, utcNow());
        answer.written = describe(*context.profile().decks().find(id));
    } else {
        answer.written = options.inPlace ? writeDeckOver(context, *read, deck)
                                         : writeDeckTo(context, options.apply, deck);
    }
    answer.picked = pick;
}

void tell(Context& context, PackageAnswer answer)
{
    if (context.json())
        return context.print(packagesJson(answer));
    if (answer.packages.empty())
        return context.say(
            answer.filtered ? "No package has these names." : "No package meets the laws of this ruleset.");
    if (answer.picked > 0)
        answer.packages = {answer.packages[answer.picked - 1]};
    printPackages(context, answer);
    if (answer.picked > 0)
        return context.say("Written to " + answer.written + ".");
    context.say((answer.packages.size() < answer.count ? std::to_string(answer.packages.size()) + " of " : "") +
                cappedText(answer.count) + (answer.count == 1 ? " package" : " packages"));
}

} // namespace

int runPackages(Context& context, const PackageOptions& options)
{
    PackageAnswer answer;
    std::optional<ReadDeck> read;
    if (!options.forDeck.empty())
        read = readOneDeck(context, options.forDeck, options.ruleset);
    answer.checker = read ? read->result.checker : checkerFor(context, options);
    answer.forDeck = read.has_value();
    const auto* deck = read ? &read->deck : nullptr;
    const auto wanted = options.carry.empty() ? std::nullopt
                                              : std::optional(cardsFound(options.carry, *answer.checker, deck));
    const auto sections = model::givingSections(answer.checker->ruleset());
    const auto giving = sections.empty() ? model::SectionId() : sections.front();
    const model::MissionPackages packages(*answer.checker, giving);
    const auto filter = model::packageFilter(options.filter, *answer.checker, giving);
    answer.filtered = filter.says();
    const auto limit = options.limit == 0 ? std::numeric_limits<std::size_t>::max()
                                          : std::max(options.limit, options.pick);
    auto listed = packages.list({.deck = deck,
                                    .wanted = wanted ? &*wanted : nullptr,
                                    .order = orderOf(options),
                                    .with = filter.with,
                                    .without = filter.without.count() > 0 ? &filter.without : nullptr},
        limit);
    if (!listed)
        throw Stop{No, packageTroubleText(listed.error())};
    answer.count = listed->count;
    answer.packages = std::move(listed->packages);
    if (wanted)
        answer.wanted = packages.carryable(*wanted);
    if (options.writes())
        writeWithPackage(context, options, packages, read ? &*read : nullptr, answer);
    const bool some = answer.count > 0;
    tell(context, std::move(answer));
    return some ? Done : No;
}

void validate(const PackageOptions& options)
{
    if (options.forDeck.empty() && (!options.apply.empty() || options.inPlace))
        throw UsageError(options.inPlace ? "--in-place" : "--apply", "needs --for DECK");
    if (options.forDeck.empty() && options.order == "changes")
        throw UsageError("--order", "changes needs --for DECK");
    if (options.pick > 0 && !options.writes())
        throw UsageError("--pick", "needs --new, --apply or --in-place");
    if (options.inPlace && options.forDeck == "-")
        throw UsageError("--in-place", "needs a file; standard input cannot be written over");
}

void addPackageOptions(Command& command, PackageOptions& options, Option& deck)
{
    auto* forDeck =
        command
            .add("--for", options.forDeck,
                "Packages for this deck: those that carry all of it first, then those nearest to what it has")
            ->typeName("DECK")
            ->excludes(&deck);
    command.add("--carry", options.carry, "Packages that carry most of what this query finds come first")
        ->typeName("QUERY")
        ->excludes(&deck);
    command.add("--filter", options.filter, "Packages with these words in the names of their cards; -word: without")
        ->typeName("TEXT")
        ->excludes(&deck);
    command.add("--limit", options.limit, "List at most this many; 0 lists all")
        ->typeName("N")
        ->showDefault()
        ->excludes(&deck);
    command
        .add("--order", options.order,
            "What comes first: the largest pool (cards, the default), the most income, few Missions, or few changes "
            "(the default with --for)")
        ->typeName("cards|income|few|changes")
        ->check(OneOf{"cards", "income", "few", "changes"})
        ->excludes(&deck);
    auto* newDeck = command.add("--new", options.newDeck, "Begin a deck of this name in the library with a package")
                        ->typeName("NAME")
                        ->excludes(&deck)
                        ->excludes(forDeck);
    auto* apply = command
                      .add("--apply", options.apply,
                          "With --for: write the deck with a package to this file; .txt writes text")
                      ->typeName("FILE")
                      ->excludes(&deck)
                      ->excludes(newDeck);
    command
        .addFlag(
            "--in-place", options.inPlace, "With --for: write it over the file, or as a new version in the library")
        ->excludes(&deck)
        ->excludes(newDeck)
        ->excludes(apply);
    command.add("--pick", options.pick, "Which of the packages listed, from 1; the first unless told")
        ->typeName("N")
        ->check(positiveNumber)
        ->excludes(&deck);
}

} // namespace nexus::app::cli
