#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "app/documents/file_bytes.h"
#include "app/text/finding_text.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::string type, set;
    bool dryRun = false;
};

void printReport(Context& context, const ImportReport& report, bool dryRun)
{
    using enum model::ImportEffect;
    const auto& plan = report.plan;
    const auto added = plan.count(NewCard) + plan.count(NewPrinting);
    const bool refused = !report.refused.empty();
    const std::string head = std::to_string(added) + " added, " + std::to_string(plan.count(Changed)) + " changed, " +
                             std::to_string(plan.count(Unchanged)) + " unchanged, " +
                             std::to_string(report.refused.size()) + " refused";
    context.print(context.toned(report.file, Tone::Strong) + ": " + head +
                  (refused ? context.toned("; nothing was imported", Tone::Bad)
                   : report.cancelled ? context.toned("; cancelled, nothing was imported", Tone::Open)
                   : dryRun           ? context.toned("; a trial, nothing was written", Tone::Faint)
                                      : std::string()));
    for (const auto& problem : report.refused)
        context.print("  " + context.toned("✗ ", Tone::Bad) + problemText(problem));
    for (const auto& note : report.notes)
        context.print("  " + context.toned("! ", Tone::Open) + note);
    const bool manyNew = plan.count(NewCard) > 20;
    for (const auto& planned : plan.cards) {
        if (planned.effect == Unchanged || (planned.effect == NewCard && manyNew))
            continue;
        const auto& place = report.places[planned.row];
        const std::string where = place.line ? " (line " + std::to_string(place.line) + ")" : std::string();
        const std::string sign = planned.effect == Changed ? context.toned("~ ", Tone::Open) : context.toned("+ ", Tone::Good);
        context.print("  " + sign + planned.card.name + context.toned(", " + planned.card.set + where, Tone::Faint));
        if (planned.effect != NewCard)
            for (const auto& change : planned.changes)
                context.print("      " + change.field + ": “" + change.from + "” → “" + change.to + "”");
    }
    if (manyNew)
        context.print("  " + context.toned("+ ", Tone::Good) + plural(static_cast<std::int64_t>(plan.count(NewCard)), "new card", "new cards"));
}

int runImport(Context& context, const Options& options)
{
    int exit = Done;
    std::vector<ImportReport> reports;
    for (const auto& file : options.files) {
        const auto bytes = file == "-" ? tl::expected<std::string, std::string>(readStandardInput()) : readFile(file);
        if (!bytes) {
            ImportReport report;
            report.file = file;
            report.refused = {{.reason = bytes.error()}};
            reports.push_back(std::move(report));
            exit = Failed;
        } else {
            reports.push_back(importCards(context.profile(), file, *bytes, {options.type, options.set}, options.dryRun,
                                          context.progress("Importing")));
            if (!reports.back().refused.empty() && exit == Done)
                exit = Refused;
            if (reports.back().cancelled && exit == Done)
                exit = No;
        }
        if (!context.json())
            printReport(context, reports.back(), options.dryRun);
    }
    if (context.json())
        context.print(importJson(reports, options.dryRun));
    return exit;
}

} // namespace

void addImport(Registrar& registrar)
{
    auto options = std::make_shared<Options>();
    auto* command = registrar.app.add_subcommand("import", "Take cards from lists (JSON, Markdown, CSV, TSV) into the catalogue");
    command->add_option("FILE", options->files, "Card lists; - is standard input")->required();
    command->add_option("--type", options->type, "Card type, for tables without a type column")->type_name("T");
    command->add_option("--set", options->set, "Set code of all cards of the lists")->type_name("CODE");
    command->add_flag("--dry-run", options->dryRun, "Say what would happen and write nothing");
    command->footer("Each file is taken whole or not at all. The same list again changes nothing.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = runImport(context, *options);
    });
}

} // namespace nexus::app::cli
