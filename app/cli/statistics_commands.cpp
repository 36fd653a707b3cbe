#include "app/cli/json_values.h"

#include "app/text/diff_text.h"
#include "app/text/finding_text.h"
#include "app/views/charts.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"
#include "model/rules/names_today.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

Json talliesJson(const std::vector<model::Tally>& tallies)
{
    return Json::list(tallies, [&](const auto& tally) -> Json {
        return {{"name", tally.name}, {"cards", tally.copies}, {"cost", tally.cost}};
    });
}

Json byValue(const std::map<std::int64_t, std::int64_t>& copies)
{
    Json json = Json::object();
    for (const auto& [value, count] : copies)
        json[std::to_string(value)] = count;
    return json;
}

Json sectionNumbers(const model::SectionStats& section, const model::Game& game)
{
    Json json = {{"cards", section.copies}, {"unknown", section.unknown}, {"values", Json::object()}};
    for (const auto& histogram : section.histograms)
        json["values"][game.attributes[histogram.attribute].id.str()] = {{"copies", byValue(histogram.copies)},
            {"absent", histogram.absent}, {"total", histogram.total()}, {"mean", histogram.mean()},
            {"median", histogram.median()}};
    json["types"] = talliesJson(section.types);
    json["subtypes"] = talliesJson(section.subtypes);
    json["keywords"] = talliesJson(section.keywords);
    json["domains"] = Json::object();
    for (const auto& domain : section.domains)
        if (domain.copies > 0)
            json["domains"][game.attributes[domain.domain].id.str()] = {
                {"cards", domain.copies}, {"points", domain.points}};
    json["groups"] = Json::object();
    for (const auto& group : section.groups)
        json["groups"][game.keywordGroups[group.group].id] = talliesJson(group.tallies);
    if (!game.charts.empty())
        json["charts"] = Json::list(section.charts, [&](const auto& tally) -> Json {
            return {{"label", game.charts[tally.chart].label},
                {"bars", Json::list(tally.bars, [](const auto& bar) -> Json {
                     return {{"label", bar.label}, {"cards", bar.copies}, {"sum", orNull(bar.sum)}};
                 })}};
        });
    return json;
}

Json deckNumbers(Json json, const model::DeckStats& stats, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    json["drawn"] = stats.drawn.str();
    json["cost"] = stats.cost ? Json(game.attributes[*stats.cost].id.str()) : Json(nullptr);
    json["buildCost"] = stats.build ? Json(game.attributes[*stats.build].id.str()) : Json(nullptr);
    json["income"] = nullptr;
    if (stats.income)
        json["income"] = {{"points", stats.income->income}, {"payable", stats.income->payable},
            {"beyond", byValue(stats.income->beyond)}, {"averageCost", stats.income->averageCost},
            {"cardsPerRound", orNull(stats.income->cardsPerRound)}};
    json["sections"] = Json::object();
    for (const auto& section : stats.sections)
        json["sections"][section.section.str()] = sectionNumbers(section, game);
    return json;
}

Json statsJson(const ReadDeck& read)
{
    const auto& about = read.result;
    if (about.checker)
        return deckNumbers(deckHead(about), model::deckStats(read.deck, *about.checker), *about.checker);
    Json json = deckHead(about);
    json["error"] = {{"code", about.exit}, {"message", about.error}};
    return json;
}

constexpr std::size_t barWidth = 24;

std::string bar(std::int64_t copies, std::int64_t most)
{
    const auto length = (copies * static_cast<std::int64_t>(barWidth) + most - 1) / most;
    return QString(static_cast<qsizetype>(length), QChar(u'▪')).toStdString();
}

void printChart(Context& context, const DeckChart& chart)
{
    context.print(
        "  " + context.toned(chart.title, Tone::Strong) + (chart.summary.empty() ? "" : "  " + chart.summary));
    std::size_t width = 4;
    std::int64_t most = 1;
    for (const auto& one : chart.bars) {
        width = std::max(width, model::codePoints(one.label));
        most = std::max(most, one.copies);
    }
    for (const auto& one : chart.bars) {
        const bool curve = chart.kind == ChartKind::Curve;
        const auto line = "  " + padded(one.label, width, curve) + "  " + padded(std::to_string(one.copies), 4, true) +
                          "  ";
        const auto drawn = bar(one.copies, most);
        const std::string note = one.beyond ? "above the income" : one.detail;
        context.print("  " + line + context.toned(drawn, one.beyond ? Tone::Open : Tone::Plain) +
                      (note.empty() ? ""
                                    : std::string(barWidth + 2 - model::codePoints(drawn), ' ') +
                                          context.toned(note, Tone::Faint)));
    }
}

void printStats(Context& context, const ReadDeck& counted)
{
    const auto& about = counted.result;
    context.print(context.toned(about.deck.empty() ? about.file : about.deck, Tone::Strong) +
                  (about.deck.empty() ? "" : context.toned("  " + placeOf(about), Tone::Faint)));
    if (!about.checker) {
        context.print("  " + context.toned("✗ ", Tone::Bad) + about.error);
        return;
    }
    const auto stats = model::deckStats(counted.deck, *about.checker);
    if (stats.sections.empty())
        context.print("  The deck is empty.");
    for (const auto& section : stats.sections) {
        context.print("");
        context.print(
            context.toned(sectionName(section.section, *about.checker), Tone::Strong) + "  " +
            plural(section.copies, "card", "cards") +
            (section.unknown > 0 ? ", " + std::to_string(section.unknown) + " of them not in the catalogue" : ""));
        for (const auto& chart : deckCharts(stats, section.section, *about.checker))
            printChart(context, chart);
        if (const auto income = incomeSentence(stats, *about.checker);
            section.section == stats.drawn && !income.empty())
            context.print("  " + income);
    }
}

int runStats(Context& context, const AskedDecks& options)
{
    std::vector<ReadDeck> decks;
    int exit = Done;
    for (const auto& word : options.decks)
        for (auto& read : readDecksOf(context, word, options.ruleset)) {
            exit = worse(exit, read.result.exit);
            decks.push_back(std::move(read));
        }
    if (context.json()) {
        context.answer({{"decks", Json::list(decks, statsJson)}});
        return exit;
    }
    for (const auto& deck : decks) {
        if (&deck != &decks.front())
            context.print("");
        printStats(context, deck);
    }
    return exit;
}

struct CompareOptions {
    std::string before, after, ruleset;
    std::vector<int> versions;
    bool all = false;
};

struct NamedDeck {
    std::string title;
    model::Deck deck;
};

Json compareJson(const NamedDeck& before, const NamedDeck& after, const model::DeckChecker& checker)
{
    const auto diff = model::deckDiff(before.deck, after.deck);
    Json json = {
        {"from", before.title}, {"to", after.title}, {"ruleset", checker.ruleset().id.str()}, {"same", diff.empty()}};
    json["totals"] = Json::list(comparedTotals(before.deck, after.deck, checker), [&](const auto& total) -> Json {
        return {{"label", total.label}, {"from", total.from}, {"to", total.to}};
    });
    json["sections"] = Json::object();
    for (const auto& section : diff.sections)
        json["sections"][section.section.str()] = Json::list(section.cards, [](const auto& card) -> Json {
            return {{"card", card.card.card}, {"from", card.from}, {"to", card.to}};
        });
    json["fields"] = Json::object();
    for (const auto& field : diff.fields)
        json["fields"][model::fold(fieldName(field.field))] = {{"from", field.from}, {"to", field.to}};
    if (diff.tags)
        json["fields"]["tags"] = {{"from", diff.tags->from}, {"to", diff.tags->to}};
    if (diff.plans)
        json["plans"] = planChanges(*diff.plans);
    return json;
}

// One version against another, or against the deck as it is now.
std::pair<NamedDeck, NamedDeck> twoVersions(Context& context, const CompareOptions& options)
{
    const auto stored = findDeck(context, options.before);
    const auto version = [&](int number) {
        auto deck = versionOf(context, stored, number);
        auto title = deck.name + ", version " + std::to_string(number);
        return NamedDeck{std::move(title), std::move(deck)};
    };
    auto from = version(options.versions[0]);
    if (options.versions.size() == 1)
        return std::pair(std::move(from), NamedDeck{stored.deck.name + ", now", stored.deck});
    return std::pair(std::move(from), version(options.versions[1]));
}

// A name in a deck that is not what a card is called now: an old name, or one that nobody knows.
struct OddName {
    std::string deck, name, now;
    std::vector<std::string> nearest;
};

std::vector<OddName> oddNames(const NamedDeck& deck, const model::Catalogue& catalogue)
{
    std::vector<OddName> names;
    for (const auto& section : deck.deck.sections)
        for (const auto& entry : section.entries) {
            const auto found = model::lookUp(catalogue, entry);
            const bool told = std::any_of(
                names.begin(), names.end(), [&](const auto& known) { return known.name == entry.card; });
            if (told || !found.choices.empty() || (found.card && !found.former))
                continue;
            if (found.card)
                names.push_back({deck.title, entry.card, model::unambiguousName(catalogue, *found.card), {}});
            else
                names.push_back(
                    {deck.title, entry.card, {}, namesOf(catalogue, model::suggestNames(catalogue, entry.card))});
        }
    return names;
}

Json oddNamesJson(const std::vector<OddName>& names, bool former)
{
    Json list = Json::array();
    for (const auto& odd : names) {
        if (odd.now.empty() == former)
            continue;
        Json json{{"deck", odd.deck}, {"card", odd.name}};
        if (former)
            json["now"] = odd.now;
        else
            json["nearest"] = odd.nearest;
        list.push_back(std::move(json));
    }
    return list;
}

void sayOddNames(Context& context, const std::vector<OddName>& names)
{
    for (const auto& odd : names)
        if (!odd.now.empty())
            context.say(odd.deck + ": “" + odd.name + "” is called “" + odd.now + "” now.");
        else
            context.say(
                odd.deck + ": “" + odd.name + "” is not in the catalogue." +
                (odd.nearest.empty() ? "" : " Renamed, or misspelt? " + model::joined(odd.nearest, ", ") + "?"));
}

int runCompare(Context& context, const CompareOptions& options)
{
    std::pair<NamedDeck, NamedDeck> decks;
    if (options.after.empty() && options.versions.empty())
        throw Stop{WrongUsage, "Say what to compare with: a second deck, or --version-number N of this one."};
    if (!options.after.empty() && !options.versions.empty())
        throw Stop{WrongUsage, "--version-number compares versions of one deck; leave the second deck out."};
    if (options.after.empty()) {
        decks = twoVersions(context, options);
    } else {
        const auto named = [&](const std::string& word) {
            auto read = readOneDeck(context, word, options.ruleset);
            return NamedDeck{read.deck.name, std::move(read.deck)};
        };
        followDecks(context, {options.before, options.after});
        decks.first = named(options.before);
        decks.second = named(options.after);
    }
    auto& [before, after] = decks;
    const auto judge = judged(context, after.deck, options.ruleset);
    if (!judge.result.checker)
        throw Stop{judge.result.exit, judge.result.error};
    auto odd = oddNames(before, judge.result.checker->catalogue());
    for (auto& name : oddNames(after, judge.result.checker->catalogue()))
        odd.push_back(std::move(name));
    for (auto* deck : {&before.deck, &after.deck})
        *deck = model::calledToday(std::move(*deck), *judge.result.checker);
    if (context.json()) {
        auto json = compareJson(before, after, *judge.result.checker);
        json["unknown"] = oddNamesJson(odd, false);
        json["renamed"] = oddNamesJson(odd, true);
        context.answer(json);
        return Done;
    }
    context.printLines(
        comparisonText(before.deck, before.title, after.deck, after.title, *judge.result.checker, options.all));
    sayOddNames(context, odd);
    return Done;
}

} // namespace

void addStats(Registrar& registrar)
{
    const auto [command, options] = registrar.add<AskedDecks>(
        "stats", "Show statistics of decks: costs, types, domains, income", runStats);
    command->add("DECK", options.decks, decksHelp);
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of each deck's own");
}

void addCompare(Registrar& registrar)
{
    const auto [command, options] = registrar.add<CompareOptions>(
        "compare", "Compare two decks, or two versions of one", runCompare);
    command->add("FROM", options.before, deckHelp);
    command->add("[TO]", options.after, "The deck to compare it with");
    command->add("--version-number N", options.versions, "A version of the deck FROM; a second one to compare it with")
        ->check(positiveNumber)
        ->values(1, 2);
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of that of TO");
    command->addFlag("--all", options.all, "Include cards and totals that do not differ");
}

} // namespace nexus::app::cli
