#include "app/base/figures.h"
#include "app/cli/list_reports.h"

#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "db/catalogue_store.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace nexus::app::cli {

namespace {

struct ImportOptions {
    std::vector<std::string> files;
    std::string type, set, ruleset;
    std::vector<std::string> renamed; // "Old=New"
    bool dryRun = false, impact = false;
    bool renames = false, withdraw = false;
    bool undo = false, list = false, rebuild = false;
};

NameAnswers answersOf(const ImportOptions& options)
{
    return {options.renames, renamesOf(options.renamed), options.withdraw};
}

// A name that --renamed says and no file has is a slip: nothing is written.
void refuseUntaken(const NameAnswers& answers, const PlannedImport& planned, const model::Catalogue& before)
{
    std::vector<std::string> added;
    for (const auto& report : planned.reports)
        for (const auto& row : report.plan.cards)
            if (row.effect == model::ImportEffect::NewCard)
                added.push_back(row.card.name);
    for (const auto& pair : answers.renamed) {
        const bool taken = std::any_of(planned.reports.begin(), planned.reports.end(), [&](const auto& report) {
            return std::any_of(report.renamed.begin(), report.renamed.end(),
                [&](const auto& rename) { return model::fold(rename.to) == model::fold(pair.to); });
        });
        const bool readable = std::all_of(
            planned.reports.begin(), planned.reports.end(), [](const auto& report) { return report.refused.empty(); });
        if (!taken && readable)
            throw Stop{
                Refused, "“" + pair.from + "” cannot become “" + pair.to +
                             "”: the catalogue needs a card of the first name, the list a new one of the second. "
                             "Nothing was imported." +
                             (model::lookUp(before, pair.from).card ? didYouMean(pair.to, added)
                                                                    : cardMeant(pair.from, before))};
    }
}

void printNames(Context& context, const ImportReport& report)
{
    const auto told = [&](const char* sign, Tone tone, const std::string& text) {
        context.print("  " + context.toned(sign, tone) + text);
    };
    printRenamed(context, report.renamed);
    for (const auto& rename : report.likely)
        told("? ", Tone::Open,
            "“" + rename.from + "” is perhaps “" + rename.to + "” now (" +
                std::to_string(std::lround(rename.likeness * 100)) + " % alike)");
    if (!report.likely.empty())
        told("  ", Tone::Faint, "--renames takes these as renames, --renamed OLD=NEW one of them.");
    const auto list = [](const std::vector<std::string>& names) { return model::joined(names, ", "); };
    if (!report.withdrawn.empty())
        told("− ", Tone::Open,
            plural(report.withdrawn.size(), "card", "cards") + " withdrawn: " + list(report.withdrawn));
    if (!report.missing.empty()) {
        told("? ", Tone::Open,
            plural(report.missing.size(), "card", "cards") +
                " of the set no longer in the list: " + list(report.missing));
        told("  ", Tone::Faint, "--withdraw takes them out of the catalogue.");
    }
}

Json reportJson(const ImportReport& report, bool dryRun)
{
    using enum model::ImportEffect;
    Json added = Json::array(), changed = Json::array();
    for (const auto& planned : report.plan.cards) {
        if (planned.effect == Unchanged)
            continue;
        Json row = {{"card", planned.card.name}, {"type", planned.card.type}, {"set", planned.card.set}};
        const auto& place = report.places[planned.row];
        if (place.line)
            row["line"] = place.line;
        if (!place.pointer.empty())
            row["pointer"] = place.pointer;
        if (planned.effect == NewPrinting)
            row["printing"] = "new";
        if (planned.effect != NewCard)
            row["fields"] = Json::list(planned.changes, [](const auto& change) -> Json {
                return {{"field", change.field}, {"from", change.from}, {"to", change.to}};
            });
        (planned.effect == Changed ? changed : added).push_back(std::move(row));
    }
    return {{"file", report.file}, {"dryRun", dryRun}, {"written", report.written},
        {"counts", {{"added", report.added()}, {"changed", report.changed()}, {"unchanged", report.unchanged()},
                       {"refused", report.refused.size()}}},
        {"added", std::move(added)}, {"changed", std::move(changed)}, {"renamed", renamesJson(report.renamed, false)},
        {"likelyRenames", renamesJson(report.likely, true)}, {"missing", report.missing},
        {"withdrawn", report.withdrawn}, {"refused", problemsJson(report.refused)},
        {"refusedFor", problemGroupsJson(report.refused)}, {"notes", report.notes}};
}

void printReport(Context& context, const ImportReport& report, bool dryRun)
{
    using enum model::ImportEffect;
    const auto& plan = report.plan;
    const bool refused = !report.refused.empty();
    const std::string head = std::to_string(report.added()) + " added, " + std::to_string(report.changed()) +
                             " changed, " + std::to_string(report.unchanged()) + " unchanged, " +
                             std::to_string(report.refused.size()) + " refused";
    context.print(context.toned(report.file, Tone::Strong) + ": " + head +
                  (refused               ? context.toned("; nothing was imported", Tone::Bad)
                      : report.cancelled ? context.toned("; cancelled, nothing was imported", Tone::Open)
                      : dryRun           ? context.toned("; a trial, nothing was written", Tone::Faint)
                                         : std::string()));
    printProblems(context, report.refused);
    if (report.mayBeWindows1252 && context.encoding() == importers::TextEncoding::Unicode)
        context.print("  “--encoding windows-1252” reads it as older spreadsheets write it.");
    for (const auto& note : report.notes)
        context.print("  " + context.toned("! ", Tone::Open) + note);
    printNames(context, report);
    const bool manyNew = plan.count(NewCard) > 20;
    for (const auto& planned : plan.cards) {
        if (planned.effect == Unchanged || (planned.effect == NewCard && manyNew))
            continue;
        const auto& place = report.places[planned.row];
        const std::string where = place.line ? " (line " + std::to_string(place.line) + ")" : std::string();
        const std::string sign = planned.effect == Changed ? context.toned("~ ", Tone::Open)
                                                           : context.toned("+ ", Tone::Good);
        context.print("  " + sign + planned.card.name + context.toned(", " + planned.card.set + where, Tone::Faint));
        if (planned.effect != NewCard)
            for (const auto& change : planned.changes)
                context.print("      " + change.field + ": “" + change.from + "” → “" + change.to + "”");
    }
    if (manyNew)
        context.print("  " + context.toned("+ ", Tone::Good) + plural(plan.count(NewCard), "new card", "new cards"));
}

std::string workText(const model::ImportRecord& import)
{
    std::string text = plural(import.cards, "new card", "new cards");
    if (import.printings)
        text += ", " + plural(import.printings, "new printing", "new printings");
    return text + ", " + std::to_string(import.changed) + " changed";
}

int listImports(Context& context)
{
    const auto imports = context.profile().catalogueStore().imports();
    if (context.json()) {
        Json list = Json::list(imports, [](const auto& import) -> Json {
            return {{"done", import.done}, {"files", import.files}, {"cards", import.cards},
                {"printings", import.printings}, {"changed", import.changed}, {"undone", orNull(import.undone)},
                {"undoable", import.undoable}};
        });
        context.answer({{"imports", std::move(list)}});
        return Done;
    }
    for (const auto& import : imports) {
        context.print(timeText(import.done) + "  " + model::joined(import.files, ", "));
        const std::string state = import.undone     ? "; taken back " + timeText(*import.undone)
                                  : import.undoable ? "; can be taken back"
                                                    : "";
        context.print("  " + context.toned(workText(import) + state, Tone::Faint));
    }
    if (imports.empty())
        context.say("Nothing was imported yet.");
    return Done;
}

int undoImport(Context& context)
{
    auto& store = context.profile().catalogueStore();
    const auto imports = store.imports();
    const auto last = std::find_if(imports.begin(), imports.end(), [](const auto& import) { return import.undoable; });
    if (last == imports.end() || !store.undoLastImport(utcNow()))
        throw Stop{No, "There is no import that could be taken back."};
    const auto files = model::joined(last->files, ", ");
    if (context.json())
        context.answer({{"undone", files}, {"done", last->done}});
    else
        context.print("Taken back: " + files + ", imported " + last->done + " (" + workText(*last) + ")");
    return Done;
}

int rebuildCatalogue(Context& context)
{
    const auto aside = context.profile().rebuildCatalogue();
    if (!aside)
        throw Stop{No, "The catalogue is whole; nothing was changed."};
    if (context.json())
        context.answer({{"aside", aside->string()}});
    context.say("The catalogue was made anew with the cards the program brings; import your own lists again. The "
                "damaged file is kept as " +
                aside->string() + ".");
    return Done;
}

// Another import may be quicker: then this one is planned anew for what that has left.
PlannedImport planAndApply(Context& context, const std::vector<CardFile>& files, const ImportOptions& options,
    std::optional<ImportImpact>& impact)
{
    constexpr int most = 100;
    const auto answers = answersOf(options);
    for (int attempt = 1;; ++attempt) {
        auto planned = *planImports(context.profile(), files, {options.type, options.set}, {}, answers);
        refuseUntaken(answers, planned, *context.profile().catalogue());
        if (options.impact)
            impact = impactOf(context.profile(), planned, {}, context.budget(), editionAsked(context, options.ruleset));
        try {
            if (!options.dryRun)
                applyImport(context.profile(), planned, context.progress("Importing"));
            return planned;
        } catch (const db::CatalogueStale&) {
            if (attempt == most)
                throw;
            context.profile().forgetCatalogue();
        }
    }
}

int runImport(Context& context, const ImportOptions& options)
{
    if (int{options.undo} + int{options.list} + int{options.rebuild} + int{!options.files.empty()} != 1)
        throw UsageError("import", "wants either files, or --undo, or --list, or --rebuild");
    if (options.rebuild)
        return rebuildCatalogue(context);
    if (options.undo)
        return undoImport(context);
    if (options.list)
        return listImports(context);
    int exit = Done;
    std::vector<CardFile> files;
    std::vector<ImportReport> unread;
    for (const auto& file : options.files) {
        auto bytes = bytesOf(file);
        if (bytes) {
            context.followFile(*bytes, file);
            files.push_back({file, importers::inUnicode(std::move(*bytes), context.encoding())});
            continue;
        }
        unread.push_back({.file = file, .refused = {{.reason = bytes.error()}}});
        exit = Failed;
    }
    std::optional<ImportImpact> impact;
    auto planned = planAndApply(context, files, options, impact);
    auto& reports = planned.reports;
    std::move(unread.begin(), unread.end(), std::back_inserter(reports));
    for (const auto& report : reports) {
        if (exit == Done)
            exit = !report.refused.empty() ? Refused : report.cancelled ? No : Done;
        if (!context.json())
            printReport(context, report, options.dryRun);
    }
    if (context.json()) {
        Json json;
        json["files"] = Json::list(reports, [&](const auto& report) { return reportJson(report, options.dryRun); });
        if (impact)
            json["impact"] = impactJson(*impact);
        context.answer(json);
    } else if (impact) {
        printImpact(context, *impact);
    }
    sayRepairsStopped(context);
    return exit;
}

} // namespace

void addImport(Registrar& registrar)
{
    const auto [command, options] = registrar.add<ImportOptions>("import",
        "Import card lists (JSON, Markdown, CSV, TSV, sets of Magic Set Editor) into the catalogue", runImport);
    command->add("[FILE]", options.files, "Card lists; - reads standard input");
    command->add("--type T", options.type, "Card type, for tables without a type column");
    command->add("--set CODE", options.set, "Set code for all cards of the lists");
    command->add("--renamed OLD=NEW", options.renamed, "The card OLD is called NEW in the list; may be given again")
        ->oneEach()
        ->repeated();
    command->addFlag("--renames", options.renames, "Take all likely renames");
    command->addFlag("--withdraw", options.withdraw, "Take cards of the set that the list no longer has out");
    command->addFlag("--dry-run", options.dryRun, "Show what would change; write nothing");
    auto* impact = command->addFlag("--impact", options.impact, "Show the effect on the decks of the library");
    command->add("--ruleset ID", options.ruleset, impactRulesetHelp)->needs(impact);
    command->addFlag("--undo", options.undo, "Undo the last import");
    command->addFlag("--list", options.list, "List past imports, newest first");
    command->addFlag("--rebuild", options.rebuild, "Set a damaged catalogue aside and create a new one");
    command->footer("Each file is imported whole or not at all. Importing the same list again changes nothing.");
}

} // namespace nexus::app::cli
