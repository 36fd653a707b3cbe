#include "app/cli/collection_command.h"

#include "app/base/file_bytes.h"
#include "app/cli/table.h"
#include "app/documents/backups.h"
#include "app/documents/collection_files.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

constexpr std::size_t maxTold = 50; // lines of each kind; --json tells all

importers::CollectionFile readCollection(Context& context, const CollectionOptions& options)
{
    const auto bytes = options.file == "-" ? tl::expected<std::string, std::string>(readStandardInput())
                                           : readFile(options.file);
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

std::string candidatesText(const model::MatchedLine& line, const model::Catalogue& catalogue)
{
    std::vector<std::string> names;
    for (const auto card : line.candidates)
        names.push_back(model::unambiguousName(catalogue, card));
    return model::joined(names, ", ");
}

// A preview and a report are the same: what each line was found to be.
void printImport(Context& context, const CollectionImport& import, const model::Catalogue& catalogue)
{
    using Kind = model::MatchKind;
    std::array<std::int64_t, 4> lines{}, copies{};
    std::int64_t printings = 0;
    for (const auto& line : import.lines) {
        ++lines[static_cast<std::size_t>(line.kind)];
        copies[static_cast<std::size_t>(line.kind)] += line.stack.quantity;
        printings += line.unknownPrinting ? 1 : 0;
    }
    context.print(context.toned(import.file, Tone::Strong) + "  " + importers::collectionFormName(import.read.form));
    Table table({Align::Left, Align::Right, Align::Right, Align::Left});
    table.head({"", "Lines", "Copies", ""});
    static constexpr std::array rows{std::pair{"matched", ""}, std::pair{"of another catalogue", "taken as they are"},
        std::pair{"close", "in the unmatched list"}, std::pair{"unmatched", "in the unmatched list"}};
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i == 0 || lines[i] > 0)
            table.add({{std::string("  ") + rows[i].first}, {std::to_string(lines[i])}, {std::to_string(copies[i])},
                {rows[i].second, Tone::Faint}});
    if (!import.read.problems.empty())
        table.add({{"  left out", Tone::Bad}, {std::to_string(import.read.problems.size())}});
    table.print(context);
    for (const auto kind : {Kind::Close, Kind::Unmatched}) {
        std::size_t told = 0;
        for (std::size_t i = 0; i < import.lines.size(); ++i)
            if (import.lines[i].kind == kind && ++told <= maxTold)
                context.print(
                    "  line " + std::to_string(import.read.lines[i].line) + ": " + import.lines[i].stack.name +
                    (kind == Kind::Close
                            ? context.toned("  near: " + candidatesText(import.lines[i], catalogue), Tone::Faint)
                            : ""));
        if (told > maxTold)
            context.print("  and " + plural(static_cast<std::int64_t>(told - maxTold), "line", "lines") + " more");
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

} // namespace

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
    if (!options.dryRun)
        writeImport(open, options, import);
    if (context.json())
        context.print(collectionImportJson(import, open.catalogue()));
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
        context.print(bytes.substr(0, bytes.size() - 1));
        return Done;
    }
    if (const auto written = writeFile(options.file, bytes); !written)
        throw Stop{Failed, options.file + " " + written.error()};
    if (context.json())
        context.print(exportJson(options.file, form, stacks.size(), copies));
    context.say("Wrote " + options.file + ": " + plural(copies, "copy", "copies") + " in " +
                plural(static_cast<std::int64_t>(stacks.size()), "stack", "stacks"));
    return Done;
}

} // namespace nexus::app::cli
