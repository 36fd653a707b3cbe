#include "app/cli/json_values.h"

#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/views/packages.h"
#include "db/deck_store.h"
#include "model/advice/mission_packages.h"
#include "model/advice/package_pool.h"
#include "model/base/text.h"
#include "model/rules/additions.h"
#include "model/search/query_match.h"

#include <limits>

namespace nexus::app::cli {

namespace {

struct MissionsOptions {
    std::string deck, ruleset, forDeck, carry, filter, order, newDeck;
    std::size_t limit = 20, pick = 0; // 0: the first, where one is wanted
    DeckTarget target;
    [[nodiscard]] bool writes() const { return !newDeck.empty() || target.wanted(); }
};

struct PackageAnswer {
    std::shared_ptr<const model::DeckChecker> checker;
    std::uint64_t count = 0;
    std::vector<model::MissionPackage> packages;
    bool forDeck = false;               // changes, opened, closed and notCarried speak of a deck
    bool filtered = false;              // by names
    std::optional<std::int64_t> wanted; // cards of a query that a package can carry at all: `found` speaks of them
    std::size_t picked = 0;             // from 1, where a package was written
    std::string written;                // the file or the deck of the library
};

Json packagesJson(const PackageAnswer& answer)
{
    const auto& catalogue = answer.checker->catalogue();
    Json json = {{"count", answer.count}, {"packages", Json::array()}};
    if (answer.count == std::numeric_limits<std::uint64_t>::max())
        json["countIsLeast"] = true; // there are more than a number holds
    for (const auto& package : answer.packages) {
        Json missions = Json::array(), profile = Json::object();
        for (const auto& [card, copies] : package.cards)
            for (int copy = 0; copy < copies; ++copy)
                missions.push_back(model::unambiguousName(catalogue, card));
        for (const auto& [domain, points] : package.profile)
            profile[catalogue.game().attributes[domain].id.str()] = points;
        Json one = {{"missions", std::move(missions)}, {"profile", std::move(profile)},
            {"income", orNull(package.income)}, {"pool", package.pool}};
        if (answer.forDeck) {
            one["changes"] = package.changes;
            one["notCarried"] = package.notCarried;
            one["opened"] = package.opened;
            one["closed"] = package.closed;
        }
        if (answer.wanted)
            one["carried"] = package.found;
        json["packages"].push_back(std::move(one));
    }
    if (answer.wanted)
        json["wanted"] = *answer.wanted;
    if (answer.picked > 0) {
        json["picked"] = answer.picked;
        json["written"] = answer.written;
    }
    return json;
}

// Of a query about cards; about the deck too, where there is one.
model::CardSet cardsFound(const std::string& text, const model::DeckChecker& checker, const model::Deck* deck)
{
    const auto query = queryOf(std::string(model::trimmed(text)), checker.catalogue(), "The query");
    if (deck)
        return model::matching(
            query.root, checker.catalogue(), model::DeckContext(checker, *deck).searchContext(&query.root));
    if (model::needsDeck(query.root))
        throw Stop{Refused,
            "The query asks about a deck or a collection; --carry wants one about cards, or --for DECK beside it."};
    return model::matching(query.root, checker.catalogue());
}

model::PackageOrder orderOf(const MissionsOptions& options)
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
    std::string columns = ">><<";
    std::vector<std::string> head{"Pool", "Income", "Provides", "Cards"};
    if (answer.forDeck) {
        columns.insert(0, ">><");
        head.insert(head.begin(), {"Changes", "Not carried", "Unlocks"});
    }
    if (answer.wanted) {
        columns.insert(0, ">");
        head.insert(head.begin(), "Allows");
    }
    Table table(columns, head);
    for (const auto& package : answer.packages) {
        std::vector<Cell> cells;
        if (answer.wanted)
            cells.emplace_back(std::to_string(package.found) + " of " + std::to_string(*answer.wanted));
        if (answer.forDeck)
            cells.insert(
                cells.end(), {package.changes, package.notCarried, openedText(package.opened, package.closed)});
        cells.insert(cells.end(),
            {package.pool, package.income ? std::to_string(*package.income) : "–",
                profileLetters(package, catalogue.game()), {packageNames(package, catalogue), Tone::Strong}});
        table.add(std::move(cells));
    }
    table.print(context);
}

// Of --ruleset or the game's own.
std::shared_ptr<const model::DeckChecker> packageChecker(Context& context, const std::string& ruleset)
{
    if (!ruleset.empty())
        return checkerFor(context, ruleset);
    if (context.profile().library().rulesets.empty())
        throw Stop{Failed, "There is no ruleset."};
    return checkerFor(context, {});
}

// The package that was picked, where it was asked to go.
void writeWithPackage(Context& context, const MissionsOptions& options, const model::MissionPackages& packages,
    const ReadDeck* read, PackageAnswer& answer)
{
    const auto pick = std::max<std::size_t>(options.pick, 1);
    if (pick > answer.packages.size())
        throw Stop{No, "There is no package " + std::to_string(pick) + ": " +
                           plural(answer.packages.size(), "is", "are") + " found."};
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
        answer.written = options.target.write(context, *read, deck);
    }
    answer.picked = pick;
}

void tell(Context& context, PackageAnswer answer)
{
    if (context.json())
        return context.answer(packagesJson(answer));
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

void validate(const MissionsOptions& options)
{
    if (options.forDeck.empty() && options.target.wanted())
        throw UsageError(options.target.inPlace ? "--in-place" : "--apply", "needs --for DECK");
    if (options.forDeck.empty() && options.order == "changes")
        throw UsageError("--order changes", "needs --for DECK");
    if (options.pick > 0 && !options.writes())
        throw UsageError("--pick", "needs --new, --apply or --in-place");
    options.target.refuseStandardInput(options.forDeck);
}

int runPackages(Context& context, const MissionsOptions& options)
{
    validate(options);
    PackageAnswer answer;
    std::optional<ReadDeck> read;
    if (!options.forDeck.empty())
        read = readOneDeck(context, options.forDeck, options.ruleset);
    answer.checker = read ? read->result.checker : packageChecker(context, options.ruleset);
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

// A card of a section that gives, with what one more and one less of it would do.
struct GiverRow {
    model::SectionId section;
    model::CardIndex card = 0;
    int copies = 0; // in the deck
    model::CardEffect adding, takingOut;
    std::optional<model::AdditionObstacle> obstacle;
    std::string words; // what one more would do: "1 more leaves 3", "over the 6 domain points by 2"
};

Json missionsJson(const CheckedDeck& deck, std::int64_t legal, const std::vector<GiverRow>& rows)
{
    const auto& catalogue = deck.checker->catalogue();
    Json json = deckHead(deck);
    json["legal"] = legal;
    const auto effectJson = [](const model::CardEffect& effect) {
        return Json{{"legal", effect.legalAfter}, {"opened", effect.opened}, {"closed", effect.closed}};
    };
    json["cards"] = Json::list(rows, [&](const auto& row) {
        Json one = {{"card", model::unambiguousName(catalogue, row.card)}, {"section", row.section.str()},
            {"copies", row.copies}, {"add", effectJson(row.adding)},
            {"remove", row.copies > 0 ? effectJson(row.takingOut) : Json(nullptr)}, {"obstacle", nullptr}};
        if (row.obstacle)
            one["obstacle"] = {{"rule", row.obstacle->rule}, {"wouldBe", row.obstacle->wouldBe},
                {"limit", row.obstacle->limit}, {"message", row.words}};
        return one;
    });
    return json;
}

std::vector<GiverRow> rowsFor(const model::MissionEffects& effects, const model::DeckChecker& checker,
    const model::Deck& deck, const model::SectionId& section)
{
    const auto cards = effects.acceptedBy(section);
    const auto adding = effects.adding(deck, section, cards);
    const auto takingOut = effects.takingOut(deck, section, cards);
    const model::Additions additions(checker, deck);
    std::map<model::CardIndex, int> copies;
    const auto index = checker.sectionIndex(section);
    for (const auto& row : checker.resolve(deck))
        if (row.card && row.section == index)
            copies[*row.card] += row.count;
    std::vector<GiverRow> rows;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        GiverRow row{section, cards[i], 0, adding[i], takingOut[i], additions.obstacle(cards[i], index),
            addingOne(additions, checker, cards[i], index).text};
        if (const auto held = copies.find(cards[i]); held != copies.end())
            row.copies = held->second;
        rows.push_back(std::move(row));
    }
    // Those of the deck first, then what opens most.
    std::stable_sort(rows.begin(), rows.end(), [](const GiverRow& a, const GiverRow& b) {
        if ((a.copies > 0) != (b.copies > 0))
            return a.copies > 0;
        return a.adding.opened > b.adding.opened;
    });
    return rows;
}

void printRows(Context& context, const std::vector<GiverRow>& rows, const model::DeckChecker& checker)
{
    const auto& catalogue = checker.catalogue();
    Table table("><<>><", {"In", "Card", "Provides", "One more", "One less", "Adding one"});
    for (const auto& row : rows) {
        const bool held = row.copies > 0;
        table.add({held ? std::to_string(row.copies) : "",
            {model::unambiguousName(catalogue, row.card), held ? Tone::Strong : Tone::Plain},
            domainWords(catalogue, row.card), openedText(row.adding.opened, row.adding.closed),
            held ? openedText(row.takingOut.opened, row.takingOut.closed) : "",
            {(row.obstacle ? "✗ " : "+ ") + row.words, row.obstacle ? Tone::Faint : Tone::Plain}});
    }
    table.print(context);
}

int runMissions(Context& context, const MissionsOptions& options)
{
    if (options.deck.empty())
        return runPackages(context, options);
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    const model::MissionEffects effects(checker);
    const auto legal = effects.legal(read.deck);
    std::vector<std::vector<GiverRow>> tables;
    for (const auto& section : effects.givingSections())
        tables.push_back(rowsFor(effects, checker, read.deck, section));
    if (context.json()) {
        std::vector<GiverRow> rows;
        for (const auto& table : tables)
            rows.insert(rows.end(), table.begin(), table.end());
        context.answer(missionsJson(read.result, legal, rows));
        return rows.empty() ? No : Done;
    }
    printTitle(context, read.result);
    context.print(std::to_string(legal) + " of " + plural(checker.catalogue().all().count(), "card", "cards") +
                  (legal == 1 ? " is" : " are") + " legal with what is chosen now.");
    for (const auto& table : tables) {
        context.print("");
        printRows(context, table, checker);
    }
    if (tables.empty())
        context.print("No law of this ruleset makes cards depend on others.");
    return tables.empty() ? No : Done;
}

} // namespace

void addMissions(Registrar& registrar)
{
    const auto [command, options] = registrar.add<MissionsOptions>(
        "missions", "List Mission packages, or the cards each Mission would allow", runMissions);
    auto* deck = command->add("[DECK]", options.deck, deckHelp);
    command->add("--ruleset ID", options.ruleset, rulesetHelp);
    auto* forDeck = command->add("--for DECK", options.forDeck,
        "Packages for this deck: first those that allow all of its cards, then those nearest to its Missions");
    auto* carry = command->add(
        "--carry QUERY", options.carry, "First the packages that allow most cards of this query");
    auto* filter = command->add(
        "--filter TEXT", options.filter, "Packages whose card names contain these words; -word: do not contain");
    auto* limit = command->add("--limit N", options.limit, "List at most this many; 0 lists all")->showDefault();
    auto* order = command->add("--order cards|income|few|changes", options.order,
        "What comes first: the largest pool (cards, the default), the most income, few Missions, or few changes "
        "(the default with --for)");
    order->check(OneOf{"cards", "income", "few", "changes"});
    auto* newDeck = command
                        ->add("--new NAME", options.newDeck, "Create a deck of this name in the library from a package")
                        ->excludes(forDeck);
    const auto [apply, inPlace] = addTarget(*command, options.target,
        "With --for: write the deck with a package to this file; .txt writes text",
        "With --for: write it over the file, or as a new version in the library");
    apply->excludes(newDeck);
    inPlace->excludes(newDeck);
    auto* pick = command->add("--pick N", options.pick, "Number of the package in the list (default: 1)");
    pick->check(positiveNumber);
    for (auto* option : {forDeck, carry, filter, limit, order, newDeck, apply, inPlace, pick})
        option->excludes(deck);
    command->footer(
        "With DECK: of each Mission, cards of the catalogue that become legal with one more copy (One more), and those "
        "that no longer are without one (One less). Without: all legal packages; Pool counts the cards of the main "
        "deck that are legal with one. --for and --carry together: those that carry most of what the query finds, the "
        "fewest changes first.");
}

} // namespace nexus::app::cli
