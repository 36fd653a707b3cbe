#include "app/cli/list_reports.h"
#include "app/documents/list_comparison.h"
#include "app/documents/list_history.h"
#include "app/text/finding_text.h"
#include "app/text/list_changes_text.h"
#include "app/text/suggestion.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <cmath>
#include <system_error>

namespace nexus::app::cli {

namespace {

struct DiffOptions {
    std::string from, to, type, set, ruleset;
    std::vector<std::string> renamed; // "Old=New"
    bool markdown = false, impact = false;
    bool renames = false;
};

// The games that files say, before a set is looked for in the catalogue of one.
void followFiles(Context& context, const std::vector<std::string>& words)
{
    std::error_code none;
    for (const auto& word : words)
        if (std::filesystem::is_regular_file(word, none))
            (void)readCardFiles(context, {word});
}

ListSource sourceOf(Context& context, const std::string& word)
{
    std::error_code none;
    if (word == "-" || std::filesystem::exists(word, none))
        return {word, std::move(readCardFiles(context, {word}).front().bytes), {}};
    if (const auto set = knownSet(*context.profile().catalogue(), word))
        return {*set, {}, {}};
    auto imported = importedSource(context.profile(), word);
    if (!imported)
        throw Stop{Failed, imported.error()};
    if (*imported)
        return std::move(**imported);
    const auto place = revisionPlace(word);
    if (!place)
        throw Stop{Failed, place.error()};
    if (*place) {
        auto bytes = bytesAt(**place);
        if (!bytes)
            throw Stop{Failed, bytes.error()};
        context.followFile(*bytes, word);
        return {word, std::move(*bytes), {}};
    }
    std::vector<std::string> sets;
    for (const auto& set : context.profile().catalogue()->sets())
        sets.push_back(set.code);
    throw Stop{Failed, "“" + word + "” is neither a file nor a set of the catalogue." + didYouMean(word, sets)};
}

Json fieldsJson(const model::ChangedCard& card)
{
    return Json::list(card.fields, [](const auto& change) -> Json {
        return {{"field", change.field}, {"from", change.from}, {"to", change.to}};
    });
}

Json cardJson(const model::Card& card) { return {{"card", card.name}, {"type", card.type}}; }

Json comparisonJson(const ListComparison& comparison)
{
    const auto& difference = comparison.difference;
    Json removed = Json::list(difference.removed, [&](std::size_t at) { return cardJson(comparison.from.cards[at]); });
    Json renamed = Json::list(difference.renamed, [&](const auto& card) -> Json {
        return {{"from", comparison.from.cards[card.at].name}, {"to", card.to.name}, {"type", card.to.type},
            {"likeness", std::round(card.likeness * 1000) / 1000}, {"fields", fieldsJson(card)}};
    });
    Json changed = Json::list(difference.changed, [](const auto& card) -> Json {
        return {{"card", card.to.name}, {"type", card.to.type}, {"fields", fieldsJson(card)}};
    });
    return {{"counts", {{"added", difference.added.size()}, {"removed", difference.removed.size()},
                           {"renamed", difference.renamed.size()}, {"changed", difference.changed.size()},
                           {"fields", difference.fieldCounts()}}},
        {"added", Json::list(difference.added, cardJson)}, {"removed", std::move(removed)},
        {"renamed", std::move(renamed)}, {"changed", std::move(changed)}, {"headings", orNull(comparison.set)},
        {"notes", comparison.notes}, {"unreadable", refusedJson(comparison.unreadable)}};
}

void printFields(const Context& context, const model::ChangedCard& card)
{
    for (const auto& change : card.fields)
        context.print("      " + change.field + ": “" + change.from + "” → “" + change.to + "”");
}

void printComparison(const Context& context, const ListComparison& comparison, const DiffOptions& options)
{
    const auto title = [](const model::Card& card) { return card.name + " (" + card.type + ")"; };
    const auto& difference = comparison.difference;
    context.print(context.toned(options.from + " → " + options.to, Tone::Strong) + ": " + changesSummary(difference));
    for (const auto& note : comparison.notes)
        context.print("  " + context.toned("! ", Tone::Open) + note);
    for (const auto& card : difference.added)
        context.print("  " + context.toned("+ ", Tone::Good) + title(card));
    for (const auto at : difference.removed)
        context.print("  " + context.toned("- ", Tone::Bad) + title(comparison.from.cards[at]));
    for (const auto& card : difference.renamed) {
        context.print("  " + context.toned("? ", Tone::Open) + title(comparison.from.cards[card.at]) + ": now " +
                      title(card.to) + "? " + std::to_string(std::lround(100 * card.likeness)) + " % alike");
        printFields(context, card);
    }
    for (const auto& card : difference.changed) {
        context.print("  " + context.toned("~ ", Tone::Open) + title(card.to));
        printFields(context, card);
    }
    for (const auto& [field, count] : difference.fieldCounts())
        context.print("  " + context.toned(field + ": " + plural(count, "change", "changes"), Tone::Faint));
}

// What the person accepts of it: NEW is a card of the second list.
std::vector<CardRename> wantedRenames(
    const model::Catalogue& catalogue, const ListComparison& comparison, const DiffOptions& options)
{
    const auto& cards = comparison.to.cards;
    auto renames = renamesOf(options.renamed);
    for (auto& rename : renames) {
        // Of two cards of one name the one of the type of the card that is renamed.
        const auto from = model::lookUp(catalogue, rename.from);
        const auto isMeant = [&](const model::Card& card, bool alsoType) {
            return model::fold(card.name) == model::fold(rename.to) &&
                   (!alsoType || !from.card || card.type == catalogue.card(*from.card).type);
        };
        auto card = std::find_if(cards.begin(), cards.end(), [&](const auto& each) { return isMeant(each, true); });
        if (card == cards.end())
            card = std::find_if(cards.begin(), cards.end(), [&](const auto& each) { return isMeant(each, false); });
        if (card == cards.end()) {
            std::vector<std::string> names;
            for (const auto& each : cards)
                names.push_back(each.name);
            throw Stop{Refused, "“" + rename.to + "” is no card of " + options.to + ". Nothing was written." +
                                    didYouMean(rename.to, names)};
        }
        rename.to = card->name;
        rename.type = card->type;
    }
    if (options.renames)
        for (const auto& card : comparison.difference.renamed) {
            const auto& from = comparison.from.cards[card.at].name;
            if (card.to.type != comparison.from.cards[card.at].type)
                continue; // to be asked for by name, and refused
            if (std::none_of(renames.begin(), renames.end(),
                    [&](const auto& rename) { return model::fold(rename.from) == model::fold(from); }))
                renames.push_back({from, card.to.name, card.likeness, card.to.type});
        }
    return renames;
}

std::vector<CardRename> takeRenames(Context& context, const ListComparison& comparison, const DiffOptions& options)
{
    const auto renames = wantedRenames(*context.profile().catalogue(), comparison, options);
    if (renames.empty())
        return {};
    auto accepted = acceptRenames(context.profile(), renames, options.to);
    if (!accepted)
        throw Stop{Refused, accepted.error() + " Nothing was written."};
    return std::move(accepted->renamed);
}

int runDiff(Context& context, const DiffOptions& options)
{
    if (options.from == "-" && options.to == "-")
        throw UsageError("diff", "reads standard input once");
    followFiles(context, {options.from, options.to});
    const auto ruleset = editionAsked(context, options.ruleset);
    const auto set = options.set.empty() ? onlySetOf(context, ruleset) : options.set;
    const auto from = sourceOf(context, options.from), to = sourceOf(context, options.to);
    const auto compared = compareLists(context.profile(), from, to, {options.type, set});
    if (!compared)
        return refuseLists(context, compared.error(), Json::object());
    std::optional<ImportImpact> impact;
    if (options.impact)
        impact = comparisonImpact(
            context.profile(), *compared, context.progress("Checking saved decks"), context.budget(), ruleset);
    const auto accepted = takeRenames(context, *compared, options);
    const auto log = options.markdown ? changelog(compared->difference, compared->from.cards,
                                            context.profile().library().game, options.from, options.to)
                                      : std::string();
    if (context.json()) {
        Json json = comparisonJson(*compared);
        if (options.markdown)
            json["markdown"] = log;
        if (options.renames || !options.renamed.empty())
            json["accepted"] = renamesJson(accepted, false);
        if (impact)
            json["impact"] = impactJson(*impact);
        context.answer(json);
        sayRepairsStopped(context);
        return Done;
    }
    if (options.markdown)
        context.printLines(log);
    else
        printComparison(context, *compared, options);
    printRenamed(context, accepted);
    if (impact)
        printImpact(context, *impact);
    sayRepairsStopped(context);
    return Done;
}

} // namespace

void addDiff(Registrar& registrar)
{
    const auto [command, options] = registrar.add<DiffOptions>(
        "diff", "Compare two card lists: what was added, removed, renamed and changed", runDiff);
    command->add("A", options.from,
        "Card list, REPO@REVISION:PATH, code of a set, or import:N, the catalogue before the last N imports; - reads "
        "standard input");
    command->add("B", options.to, "What it became: the same");
    command->add("--type T", options.type, "Card type, for tables without a type column");
    command->add("--set CODE", options.set, "Read the headings of the lists as those of this set");
    command->addFlag("--markdown", options.markdown, "Print a changelog as Markdown");
    auto* impact = command->addFlag("--impact", options.impact, "Show the effect on the decks of the library");
    command->add("--ruleset ID", options.ruleset, impactRulesetHelp)->needs(impact);
    command->add("--renamed OLD=NEW", options.renamed, "Rename the card OLD of the catalogue; may be given again")
        ->oneEach()
        ->repeated();
    command->addFlag("--renames", options.renames, "Rename the cards of the catalogue by all likely renames");
    command->footer(
        "A rename is a proposal, with how alike the cards are. One that is accepted renames the card in the "
        "catalogue for decks and collections; “import --undo” takes it back. Else nothing is written.");
}

} // namespace nexus::app::cli
