#include "app/cli/collection_reading.h"

#include "app/base/file_bytes.h"
#include "app/documents/backups.h"
#include "app/documents/collection_files.h"
#include "app/text/finding_text.h"
#include "importers/collection_file.h"
#include "model/base/text.h"
#include "model/collection/matching.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

struct CollectionImport {
    std::string file;
    importers::CollectionFile read; // its lines
    std::vector<model::MatchedLine> lines;
    bool dryRun = false, written = false;
    std::string backup; // the file, where one was made

    // By kind of match.
    [[nodiscard]] std::array<std::pair<std::int64_t, std::int64_t>, 4> linesAndCopies() const
    {
        std::array<std::pair<std::int64_t, std::int64_t>, 4> counts{};
        for (const auto& line : lines) {
            auto& [of, copies] = counts[static_cast<std::size_t>(line.kind)];
            ++of;
            copies += line.stack.quantity;
        }
        return counts;
    }
    [[nodiscard]] std::int64_t unknownPrintings() const
    {
        return std::count_if(lines.begin(), lines.end(), [](const auto& line) { return line.unknownPrinting; });
    }
};

Json collectionImportJson(const CollectionImport& import, const model::Catalogue& catalogue)
{
    using Kind = model::MatchKind;
    Json close = Json::array(), unmatched = Json::array();
    for (std::size_t i = 0; i < import.lines.size(); ++i) {
        const auto& line = import.lines[i];
        if (line.kind == Kind::Matched || line.kind == Kind::Absent)
            continue;
        Json json = {{"line", import.read.lines[i].line}, {"card", line.stack.name}, {"quantity", line.stack.quantity},
            {"given", import.read.lines[i].given}};
        if (line.kind == Kind::Unmatched) {
            unmatched.push_back(std::move(json));
            continue;
        }
        json["candidates"] = namesOf(catalogue, line.candidates);
        close.push_back(std::move(json));
    }
    const auto counts = import.linesAndCopies();
    const auto figures = [&](auto part) -> Json {
        return {{"matched", counts[0].*part}, {"absent", counts[1].*part}, {"close", counts[2].*part},
            {"unmatched", counts[3].*part}};
    };
    using Count = std::pair<std::int64_t, std::int64_t>;
    return {{"file", import.file}, {"form", importers::collectionFormName(import.read.form)}, {"dryRun", import.dryRun},
        {"written", import.written}, {"lines", figures(&Count::first)}, {"cards", figures(&Count::second)},
        {"unknownPrintings", import.unknownPrintings()}, {"close", std::move(close)},
        {"unmatched", std::move(unmatched)}, {"leftOut", problemsJson(import.read.problems)},
        {"notes", problemsJson(import.read.notes)}, {"unknownColumns", import.read.unknownColumns},
        {"backup", orNull(import.backup)}};
}

constexpr std::size_t maxTold = 50; // lines of each kind; --json tells all

importers::CollectionFile readCollection(Context& context, const CollectionOptions& options)
{
    const auto bytes = bytesOf(options.file);
    if (!bytes)
        throw Stop{Failed, options.file + " " + bytes.error()};
    auto read = app::readCollection(*bytes, options.list());
    if (!read)
        throw Stop{Refused, options.file + ": " + problemText(read.error().front())};
    const auto& game = context.profile().library().game;
    if (!read->game.empty() && read->game != game.id)
        throw Stop{
            Refused, options.file + " is a collection of the game “" + read->game + "”, not of “" + game.id + "”."};
    return std::move(*read);
}

// A preview and a report are the same: what each line was found to be.
void printImport(Context& context, const CollectionImport& import, const model::Catalogue& catalogue)
{
    using Kind = model::MatchKind;
    const auto counts = import.linesAndCopies();
    const auto printings = import.unknownPrintings();
    context.print(context.toned(import.file, Tone::Strong) + "  " + importers::collectionFormName(import.read.form));
    Table table("<>><", {"", "Lines", "Copies", ""});
    static constexpr std::array rows{std::pair{"matched", ""}, std::pair{"of another catalogue", "taken as they are"},
        std::pair{"close", "in the unmatched list"}, std::pair{"unmatched", "in the unmatched list"}};
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i == 0 || counts[i].first > 0)
            table.add({{std::string("  ") + rows[i].first}, counts[i].first, counts[i].second,
                {rows[i].second, Tone::Faint}});
    if (!import.read.problems.empty())
        table.add({{"  left out", Tone::Bad}, import.read.problems.size()});
    table.print(context);
    for (const auto kind : {Kind::Close, Kind::Unmatched}) {
        std::size_t told = 0;
        for (std::size_t i = 0; i < import.lines.size(); ++i)
            if (import.lines[i].kind == kind && ++told <= maxTold)
                context.print(
                    "  line " + std::to_string(import.read.lines[i].line) + ": " + import.lines[i].stack.name +
                    (kind == Kind::Close
                            ? context.toned(
                                  "  near: " + model::joined(namesOf(catalogue, import.lines[i].candidates), ", "),
                                  Tone::Faint)
                            : ""));
        if (told > maxTold)
            context.print("  and " + plural(told - maxTold, "line", "lines") + " more");
    }
    for (std::size_t i = 0; i < std::min(maxTold, import.read.problems.size()); ++i)
        context.print("  left out: " + problemText(import.read.problems[i]));
    for (std::size_t i = 0; i < std::min(maxTold, import.read.notes.size()); ++i)
        context.say("  " + problemText(import.read.notes[i]));
    if (printings > 0)
        context.say(
            plural(printings, "line names a printing", "lines name printings") + " the catalogue does not have.");
    if (!import.read.unknownColumns.empty())
        context.say("Columns that are not kept: " + model::joined(import.read.unknownColumns, ", ") + ".");
}

std::string fileTitle(const std::string& file)
{
    return file == "-" ? "standard input" : std::filesystem::path(file).filename().string();
}

void writeImport(OpenCollection& open, const CollectionOptions& options, CollectionImport& import)
{
    auto& context = open.context();
    std::vector<model::Stack> stacks;
    for (const auto& line : import.lines)
        stacks.push_back(line.stack);
    const auto plan = [&](const model::Collection& collection) {
        return options.replace ? model::replaceStacks(collection, stacks, fileTitle(options.file))
                               : model::addStacks(collection, stacks, model::EditKind::Import, fileTitle(options.file));
    };
    // Worked out before the backup: what cannot be done needs none.
    std::optional planned = plan(open.collection());
    if (*planned) {
        const auto backup = Backups(context.folder()).make(model::BackupReason::BeforeImport);
        if (!backup)
            throw Stop{Failed,
                "There is no backup before the import, so nothing was imported. " + backup.error().toStdString()};
        import.backup = backup->file.string();
    }
    open.edit(
        [&](const model::Collection& collection) {
            return planned ? *std::exchange(planned, std::nullopt) : plan(collection);
        },
        context.progress("Writing"));
    import.written = true;
}

int importCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    CollectionImport import{options.file, readCollection(context, options), {}, options.dryRun, false, {}};
    std::vector<model::Stack> stacks;
    for (auto& line : import.read.lines)
        stacks.push_back(std::move(line.stack));
    auto matched = matchInParts(open.catalogue(), stacks, model::maxSuggestedNames, context.progress("Matching cards"));
    if (!matched)
        throw Stop{Failed, "Called off: nothing was written."};
    import.lines = std::move(*matched);
    const bool nothingRead = import.lines.empty() && !import.read.problems.empty(); // which the report says
    if (!options.dryRun && !nothingRead)
        try {
            writeImport(open, options, import);
        } catch (const Stop& stop) {
            throw Stop{stop.exit, options.file + ": " + stop.message};
        }
    if (context.json())
        context.answer(collectionImportJson(import, open.catalogue()));
    else
        printImport(context, import, open.catalogue());
    if (import.written)
        context.say("Imported. “collection undo” takes it back; the backup before it is " + import.backup + ".");
    else
        context.say("Nothing was written.");
    return import.read.problems.empty() ? Done : Refused;
}

int exportCollection(Context& context, const CollectionOptions& options)
{
    OpenCollection open(context);
    const auto& stacks = open.collection().stacks();
    std::int64_t copies = 0;
    for (const auto& [id, stack] : stacks)
        copies += stack.quantity;
    const bool toFile = !options.file.empty() && options.file != "-";
    auto form = options.format;
    if (form.empty())
        form = isJsonFile(options.file) ? "json" : "csv";
    const auto bytes = collectionBytes(open.collection(), context.profile().library().game.id, form == "json");
    if (!toFile) {
        context.printFile(bytes);
        return Done;
    }
    writeOut(options.file, bytes);
    if (context.json())
        context.answer({{"file", options.file}, {"format", form}, {"stacks", stacks.size()}, {"cards", copies}});
    context.say("Wrote " + options.file + ": " + plural(copies, "copy", "copies") + " in " +
                plural(stacks.size(), "stack", "stacks"));
    return Done;
}

} // namespace

void addCollectionFiles(const Registrar& collection)
{
    auto& o = collection.options<CollectionOptions>();
    auto* sub = collection.add(
        "import", "Import a collection: our CSV or JSON, or the CSV of other programs", o, importCollection);
    sub->add("FILE", o.file, "The file; - is standard input");
    sub->addFlag("--replace", o.replace, "In place of what the lists hold, instead of on top of it");
    sub->addFlag("--dry-run", o.dryRun, "Show what would change; write nothing");
    sub->addFlag("--wants", o.wants, "Lines are wanted where the file does not say so itself");
    sub = collection.add("export", "Export everything to a file or standard output", o, exportCollection);
    sub->add("[FILE]", o.file, "Where to: .csv or .json; - is standard output");
    sub->add("--format", o.format, "csv or json")->check(OneOf{"csv", "json"});
}

} // namespace nexus::app::cli
