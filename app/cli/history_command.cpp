#include "app/base/figures.h"
#include "app/cli/list_reports.h"

#include "app/base/file_bytes.h"
#include "app/documents/deck_bisection.h"
#include "app/documents/list_history.h"
#include "app/text/finding_text.h"
#include "app/text/list_changes_text.h"
#include "app/text/suggestion.h"

#include <cmath>

namespace nexus::app::cli {

namespace {

struct HistoryOptions {
    std::string path, card, type, set;
    bool details = false;
};

struct BisectOptions {
    std::string deck, history, ruleset, type, set;
};

ListHistory historyOf(Context& context, const std::string& word, const importers::CardListOptions& options)
{
    const auto place = historyPlace(word);
    if (!place)
        throw Stop{Failed, place.error()};
    if (const auto now = readFile(word)) // as it lies there
        context.followFile(*now, word);
    const auto goOn = context.progress("Reading revisions");
    auto history = readHistory(context.profile(), *place, options,
        [&](const std::string&, std::size_t done, std::size_t all) { return goOn(done, all); });
    if (!history)
        throw Stop{Failed, history.error()};
    if (!*history)
        throw Stop{No, "Interrupted."};
    return std::move(**history);
}

const char* kindWord(ChangeKind kind)
{
    static constexpr const char* words[] = {"added", "removed", "renamed", "changed"}; // as ChangeKind has them
    return words[static_cast<int>(kind)];
}

Json changeFieldsJson(const std::vector<model::FieldChange>& fields)
{
    return Json::list(fields, [](const auto& change) -> Json {
        return {{"field", change.field}, {"from", change.from}, {"to", change.to}};
    });
}

Json changeJson(const RevisionChange& change)
{
    Json json = {{"change", kindWord(change.kind)}, {"card", change.card}, {"type", change.type}};
    if (change.kind == ChangeKind::Renamed) {
        json["from"] = change.from;
        json["likeness"] = std::round(change.likeness * 1000) / 1000;
    }
    if (!change.fields.empty())
        json["fields"] = changeFieldsJson(change.fields);
    return json;
}

Json revisionHead(const ListRevision& revision) { return {{"id", revision.id}, {"date", revision.date}}; }

Json refusedSpanJson(const RefusedSpan& span, const ListHistory& history)
{
    Json json = problemJson(span.problem);
    json["from"] = history.revisions[span.first].id;
    json["to"] = history.revisions[span.last].id;
    return json;
}

// Rows that cannot be read are told at the revision where that begins.
Json refusedAt(std::size_t at, const std::vector<RefusedSpan>& spans, const ListHistory& history)
{
    Json refused = Json::array();
    for (const auto& span : spans)
        if (span.first == at)
            refused.push_back(refusedSpanJson(span, history));
    return refused;
}

Json revisionJson(std::size_t at, const std::vector<RefusedSpan>& spans, const ListHistory& history, bool details)
{
    using enum ChangeKind;
    const auto& revision = history.revisions[at];
    Json json = revisionHead(revision);
    json["subject"] = revision.subject;
    json["path"] = revision.path;
    json["cards"] = revision.cards.size();
    json["added"] = revision.count(Added);
    json["removed"] = revision.count(Removed);
    json["renamed"] = revision.count(Renamed);
    json["changed"] = revision.count(Changed);
    json["fields"] = revision.fieldCounts();
    json["headings"] = orNull(revision.set);
    json["refused"] = refusedAt(at, spans, history);
    if (details)
        json["changes"] = Json::list(revision.changes, changeJson);
    return json;
}

// All fields of a card that say anything, by their names.
Json valuesJson(const model::Card& card, const model::Game& game)
{
    Json values = Json::object();
    model::Card empty;
    empty.numbers.resize(card.numbers.size());
    for (const auto& field : model::differences(empty, card, game))
        values[field.field] = field.to;
    return values;
}

Json lineJson(const ListHistory& history, const std::vector<CardMoment>& line, const model::Game& game)
{
    return Json::list(line, [&](const CardMoment& moment) {
        const auto& revision = history.revisions[moment.revision];
        Json json = revisionHead(revision);
        json["subject"] = revision.subject;
        json["card"] = moment.card ? Json(moment.card->name) : Json(nullptr);
        json["renamedFrom"] = orNull(moment.renamedFrom);
        json["fields"] = changeFieldsJson(moment.fields);
        json["values"] = moment.card ? valuesJson(*moment.card, game) : Json(nullptr);
        return json;
    });
}

void printRevision(const Context& context, const ListRevision& revision)
{
    context.print(context.toned(dayText(revision.date), Tone::Faint) + "  " +
                  context.toned(revision.id.substr(0, 10), Tone::Strong) + "  " + revision.subject);
}

std::string summaryOf(const ListRevision& revision)
{
    using enum ChangeKind;
    auto text = plural(revision.cards.size(), "card", "cards") + ": " +
                changesSummary(ChangeCounts{
                    revision.count(Added), revision.count(Removed), revision.count(Renamed), revision.count(Changed)});
    std::string fields;
    for (const auto& [field, count] : revision.fieldCounts())
        fields += (fields.empty() ? "; " : ", ") + field + " " + std::to_string(count);
    return text + fields;
}

void printChanges(const Context& context, const std::vector<model::FieldChange>& fields, const std::string& indent)
{
    for (const auto& change : fields)
        context.print(indent + change.field + ": “" + change.from + "” → “" + change.to + "”");
}

// Each reason once, with the last revision of which it is true.
void printUnreadable(
    const Context& context, std::size_t at, const std::vector<RefusedSpan>& spans, const ListHistory& history)
{
    std::map<std::size_t, std::vector<importers::ImportProblem>> until;
    for (const auto& span : spans)
        if (span.first == at)
            until[span.last].push_back(span.problem);
    for (const auto& [last, problems] : until) {
        const auto end = last + 1 == history.revisions.size()
                             ? std::string(", unreadable since")
                             : ", unreadable until " + history.revisions[last].id.substr(0, 10);
        for (const auto& group : problemGroups(problems))
            context.print("    " + context.toned("✗ ", Tone::Bad) + group.text() + (last == at ? "" : end));
    }
}

void printHistory(const Context& context, const ListHistory& history, bool details)
{
    static constexpr const char* signs[] = {"+ ", "- ", "? ", "~ "}; // as ChangeKind has them
    const auto spans = refusedSpans(history);
    for (std::size_t at = 0; at < history.revisions.size(); ++at) {
        const auto& revision = history.revisions[at];
        printRevision(context, revision);
        context.print("    " + context.toned(summaryOf(revision), Tone::Faint));
        printUnreadable(context, at, spans, history);
        for (const auto& change : revision.changes) {
            if (!details)
                break;
            context.print("    " + context.toned(signs[static_cast<int>(change.kind)], Tone::Open) + change.card +
                          " (" + change.type + ")" +
                          (change.from.empty() ? "" : ", perhaps " + change.from + " before"));
            printChanges(context, change.fields, "        ");
        }
    }
}

void printLine(
    const Context& context, const ListHistory& history, const std::vector<CardMoment>& line, const model::Game& game)
{
    for (const auto& moment : line) {
        printRevision(context, history.revisions[moment.revision]);
        if (!moment.card)
            context.print("    gone");
        else if (!moment.renamedFrom.empty())
            context.print("    perhaps " + moment.renamedFrom + " before");
        if (!moment.fields.empty()) {
            printChanges(context, moment.fields, "    ");
        } else if (moment.card) {
            model::Card empty;
            empty.numbers.resize(moment.card->numbers.size());
            for (const auto& field : model::differences(empty, *moment.card, game))
                context.print("    " + field.field + ": “" + field.to + "”");
        }
    }
}

int runHistory(Context& context, const HistoryOptions& options)
{
    const auto history = historyOf(context, options.path, {options.type, options.set});
    const auto& game = context.profile().library().game;
    const auto line = options.card.empty() ? std::vector<CardMoment>() : cardLine(history, options.card);
    if (!options.card.empty() && line.empty()) {
        std::vector<std::string> names;
        for (const auto& revision : history.revisions)
            for (const auto& card : revision.cards)
                names.push_back(card->name);
        throw Stop{No, "No revision has a card “" + options.card + "”." + didYouMean(options.card, names)};
    }
    if (context.json()) {
        const auto spans = refusedSpans(history);
        Json revisions = Json::array();
        for (std::size_t at = 0; at < history.revisions.size(); ++at)
            revisions.push_back(revisionJson(at, spans, history, options.details));
        Json json = {{"revisions", std::move(revisions)}};
        if (!options.card.empty())
            json["card"] = {{"name", options.card}, {"line", lineJson(history, line, game)}};
        json["notes"] = history.notes;
        context.answer(json);
        return Done;
    }
    if (options.card.empty())
        printHistory(context, history, options.details);
    else
        printLine(context, history, line, game);
    for (const auto& note : history.notes)
        context.print(context.toned("! ", Tone::Open) + note);
    return Done;
}

Json bisectionJson(const DeckBisection& bisection, const ListHistory& history, const CheckedDeck& deck)
{
    const auto headOf = [&](const std::optional<std::size_t>& at) {
        return at ? revisionHead(history.revisions[*at]) : Json(nullptr);
    };
    Json json = deckHead(deck);
    json["message"] = bisectionText(bisection, history, deck.deck);
    json["revisions"] = history.revisions.size();
    json["times"] = bisection.times;
    json["first"] = headOf(bisection.broke);
    json["before"] = bisection.broke ? Json{{"legal", true}} : Json(nullptr);
    json["after"] = Json{
        {"legal", bisection.report.legal()}, {"findings", findingsJson(bisection.report, *bisection.checker)}};
    json["mended"] = headOf(bisection.mended);
    json["newest"] = Json{{"legal", bisection.legalNow()}};
    return json;
}

int runBisect(Context& context, const BisectOptions& options)
{
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto history = historyOf(context, options.history, {options.type, options.set});
    const auto bisection = bisectDeck(*context.profile().catalogue(), history, read.deck,
        read.result.checker->ruleset(), context.progress("Checking revisions"));
    if (!bisection)
        throw Stop{No, "Interrupted."};
    const int exit = bisection->broke ? Done : No;
    if (context.json()) {
        context.answer(bisectionJson(*bisection, history, read.result));
        return exit;
    }
    context.print(bisectionText(*bisection, history, read.result.deck));
    if (bisection->broke) {
        printRevision(context, history.revisions[*bisection->broke]);
        context.print("    " + context.toned(summaryOf(history.revisions[*bisection->broke]), Tone::Faint));
    }
    for (const auto& finding : bisection->report.findings)
        context.print("  " + findingLine(context, finding, *bisection->checker));
    return exit;
}

} // namespace

void addHistory(Registrar& registrar)
{
    const auto [command, options] = registrar.add<HistoryOptions>(
        "history", "List what the revisions of a card list in a git repository changed", runHistory);
    command->add("PATH", options.path, "Card list in a working tree, REPO:PATH or REPO@REVISION:PATH");
    command->add("--card NAME", options.card, "The values of this card over time instead");
    command->add("--type T", options.type, "Card type, for tables without a type column");
    command->add("--set CODE", options.set, "Read the headings as those of this set");
    command->addFlag("--details", options.details, "Show each card that changed, field by field");
    command->footer("Oldest first, along first parents. The repository is only read.");
}

void addBisect(Registrar& registrar)
{
    const auto [command, options] = registrar.add<BisectOptions>(
        "bisect", "Find the revision of a card list that broke a deck", runBisect);
    command->add("DECK", options.deck, deckHelp);
    command->add("--history PATH", options.history, "Card list in a working tree, REPO:PATH or REPO@REVISION:PATH")
        ->required();
    command->add("--ruleset ID", options.ruleset, rulesetHelp);
    command->add("--type T", options.type, "Card type, for tables without a type column");
    command->add("--set CODE", options.set, "Read the headings as those of this set");
    command->footer("Every revision is checked; of several that broke the deck the last is named. Exit 0: one was "
                    "found, 1: none.");
}

} // namespace nexus::app::cli
