#include "app/cli/deck_reading.h"
#include "app/cli/json_packages.h"
#include "app/cli/table.h"
#include "app/text/card_words.h"
#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/query_match.h"
#include "model/search/query_parser.h"

#include <CLI/CLI.hpp>
#include <limits>

namespace nexus::app::cli {

namespace {

struct Options {
    std::string deck, ruleset, forDeck, carry, order = "cards";
    std::size_t limit = 20;
};

// Cards that become legal, and those that no longer are.
std::string effectText(const model::CardEffect& effect)
{
    if (effect.opened == 0 && effect.closed == 0)
        return "–";
    return (effect.opened ? signedNumber(effect.opened) : std::string()) + (effect.opened && effect.closed ? " " : "") +
           (effect.closed ? signedNumber(-effect.closed) : std::string());
}

std::vector<GiverRow> rowsFor(const model::MissionEffects& effects, const model::DeckChecker& checker, const model::Deck& deck,
                              const model::SectionId& section)
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
    Table table({Align::Right, Align::Left, Align::Left, Align::Right, Align::Right, Align::Left});
    table.head({"In", "Card", "Gives", "One more", "One less", "Adding one"});
    for (const auto& row : rows) {
        const bool held = row.copies > 0;
        table.add({{held ? std::to_string(row.copies) : ""},
                   {model::unambiguousName(catalogue, row.card), held ? Tone::Strong : Tone::Plain},
                   {domainWords(catalogue, row.card)},
                   {effectText(row.adding)},
                   {held ? effectText(row.takingOut) : ""},
                   {(row.obstacle ? "✗ " : "+ ") + row.words, row.obstacle ? Tone::Faint : Tone::Plain}});
    }
    table.print(context);
}

int runMissions(Context& context, const Options& options)
{
    Checkers checkers(context);
    const auto read = readOneDeck(context, checkers, options.deck, options.ruleset);
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
        context.print(missionsJson(read.result, legal, rows));
        return rows.empty() ? No : Done;
    }
    context.print(context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
    context.print(std::to_string(legal) + " of " + plural(static_cast<std::int64_t>(checker.catalogue().size()), "card", "cards") +
                  (legal == 1 ? " is" : " are") + " legal with what is chosen now.");
    for (const auto& table : tables) {
        context.print("");
        printRows(context, table, checker);
    }
    if (tables.empty())
        context.print("No law of this ruleset makes cards depend on others.");
    return tables.empty() ? No : Done;
}

model::CardSet cardsFound(const std::string& text, const model::DeckChecker& checker)
{
    const auto query = model::parseQuery(model::trimmed(text), checker.catalogue().game());
    if (!query)
        throw Stop{Refused, "The query does not parse at column " + std::to_string(query.error().column) + ": expected " + query.error().expected + "."};
    if (model::needsDeck(query->root))
        throw Stop{Refused, "The query asks about a deck or a collection; --carry wants one about cards."};
    return model::matching(query->root, checker.catalogue());
}

std::string packageTrouble(model::PackageTrouble trouble)
{
    return trouble == model::PackageTrouble::NothingGives ? "No law of this ruleset makes cards depend on others."
                                                          : "There are too many packages to list; the laws of this ruleset bound them too little.";
}

std::string packageText(const PackageAnswer& answer, const model::MissionPackage& package)
{
    std::string text;
    for (const auto& [card, copies] : package.cards)
        text += (text.empty() ? "" : ", ") + (copies > 1 ? std::to_string(copies) + " " : "") + model::unambiguousName(answer.checker->catalogue(), card);
    return text.empty() ? "none" : text;
}

void printPackages(Context& context, const PackageAnswer& answer)
{
    const auto& attributes = answer.checker->catalogue().game().attributes;
    std::vector<Align> columns{Align::Right, Align::Right, Align::Left, Align::Left};
    std::vector<std::string> head{"Pool", "Income", "Gives", "Cards"};
    if (answer.forDeck) {
        columns.insert(columns.begin(), {Align::Right, Align::Right, Align::Left});
        head.insert(head.begin(), {"Changes", "Not carried", "Opens"});
    } else if (answer.wanted) {
        columns.insert(columns.begin(), Align::Right);
        head.insert(head.begin(), "Carries");
    }
    Table table(columns);
    table.head(head);
    for (const auto& package : answer.packages) {
        std::string gives;
        for (const auto& [domain, points] : package.profile)
            if (points != 0)
                gives += (gives.empty() ? "" : " ") + attributes[domain].letter + std::to_string(points);
        std::vector<Cell> cells{{std::to_string(package.pool)}, {package.income ? std::to_string(*package.income) : "–"}, {gives}, {packageText(answer, package), Tone::Strong}};
        if (answer.forDeck)
            cells.insert(cells.begin(), {{std::to_string(package.changes)},
                                         {std::to_string(package.notCarried)},
                                         {effectText({0, 0, 0, package.opened, package.closed})}});
        else if (answer.wanted)
            cells.insert(cells.begin(), {std::to_string(package.found) + " of " + std::to_string(*answer.wanted)});
        table.add(std::move(cells));
    }
    table.print(context);
}

std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, Checkers& checkers, const Options& options)
{
    const auto& library = context.profile().library();
    if (options.ruleset.empty() && library.rulesets.empty())
        throw Stop{Failed, "There is no ruleset."};
    const model::RulesetId id = options.ruleset.empty() ? library.rulesets.front().ruleset.id : model::RulesetId(options.ruleset);
    auto checker = checkers.of(id);
    if (!checker)
        throw Stop{Refused, "There is no ruleset “" + id.str() + "”."};
    return checker;
}

int runPackages(Context& context, const Options& options)
{
    Checkers checkers(context);
    PackageAnswer answer;
    std::optional<ReadDeck> read;
    if (!options.forDeck.empty())
        read = readOneDeck(context, checkers, options.forDeck, options.ruleset);
    answer.checker = read ? read->result.checker : checkerFor(context, checkers, options);
    answer.forDeck = read.has_value();
    const auto wanted = options.carry.empty() ? std::nullopt : std::optional(cardsFound(options.carry, *answer.checker));
    const auto giving = model::MissionEffects(*answer.checker).givingSections();
    const model::MissionPackages packages(*answer.checker, giving.empty() ? model::SectionId() : giving.front());
    const auto limit = options.limit == 0 ? std::numeric_limits<std::size_t>::max() : options.limit;
    const auto order = options.order == "income" ? model::PackageOrder::MostIncome
                       : options.order == "few"  ? model::PackageOrder::FewestCards
                                                 : model::PackageOrder::MostCards;
    const auto count = packages.count();
    auto listed = read     ? packages.forDeck(read->deck, limit)
                  : wanted ? packages.carrying(*wanted, limit)
                           : packages.list(limit, order);
    if (!count || !listed)
        throw Stop{No, packageTrouble(count ? listed.error() : count.error())};
    answer.count = *count;
    answer.packages = std::move(*listed);
    if (wanted)
        answer.wanted = packages.carryable(*wanted);
    if (context.json()) {
        context.print(packagesJson(answer));
    } else if (!answer.packages.empty()) {
        printPackages(context, answer);
        context.say((answer.packages.size() < answer.count ? std::to_string(answer.packages.size()) + " of " : "") +
                    std::to_string(answer.count) + (answer.count == 1 ? " package" : " packages"));
    } else {
        context.say("No package meets the laws of this ruleset.");
    }
    return answer.count > 0 ? Done : No;
}

} // namespace

void addMissions(Registrar& registrar)
{
    auto options = std::make_shared<Options>();
    auto* command = registrar.app.add_subcommand("missions", "List packages of Missions, or say what each Mission would open and close");
    auto* deck = command->add_option("DECK", options->deck, deckHelp);
    command->add_option("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->type_name("ID");
    auto* forDeck = command->add_option("--for", options->forDeck, "Packages for this deck: those that carry all of it first, then those nearest to what it has")->type_name("DECK")->excludes(deck);
    auto* carry = command->add_option("--carry", options->carry, "Packages that carry most of what this query finds")->type_name("QUERY")->excludes(deck)->excludes(forDeck);
    command->add_option("--limit", options->limit, "List at most this many; 0 lists all")->type_name("N")->capture_default_str()->excludes(deck);
    command->add_option("--order", options->order, "What comes first: the largest pool (cards), the most income, or few Missions")
        ->type_name("cards|income|few")->check(CLI::IsMember({"cards", "income", "few"}))->excludes(deck)->excludes(forDeck)->excludes(carry);
    command->footer("With DECK: of each Mission, cards of the catalogue that become legal with one more copy (One more), and those that no longer are "
                    "without one (One less). Without: all legal packages; Pool counts the cards of the main deck that are legal with one.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return options->deck.empty() ? runPackages(context, *options) : runMissions(context, *options); });
    });
}

} // namespace nexus::app::cli
