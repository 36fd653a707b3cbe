#include "app/cli/json_values.h"

#include "app/documents/library_folder.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct FolderOptions {
    std::string folder;
    bool overwrite = false, ours = false, theirs = false, both = false, dryRun = false;
};

template <class Value> Value folderOr(OrSentence<Value> result)
{
    if (!result)
        throw Stop{Refused, result.error()};
    return std::move(*result);
}

int exportFolder(Context& context, const FolderOptions& options)
{
    const auto done = folderOr(
        exportLibrary(context.profile(), options.folder, options.overwrite, context.progress("Writing file")));
    if (context.json())
        context.answer({{"folder", options.folder}, {"written", done.written}, {"removed", done.removed},
            {"unchanged", done.unchanged}, {"changedThere", done.changedThere}});
    if (!done.changedThere.empty()) {
        context.complain("Nothing was written: files in the folder were changed since this profile met them last. "
                         "“library import” brings the changes in; --overwrite writes over them.");
        for (const auto& file : done.changedThere)
            context.complain("  " + file);
        return Refused;
    }
    if (done.stopped)
        throw Stop{Failed, "Cancelled; what was written stays, and the same again goes on."};
    if (!context.json())
        context.print(options.folder + ": " + plural(done.written.size(), "file", "files") + " written, " +
                      std::to_string(done.removed.size()) + " removed, " + std::to_string(done.unchanged) +
                      " unchanged.");
    return Done;
}

// As model::PairStep has them.
constexpr const char* stepIds[] = {"same", "kept", "added", "taken", "merged", "removed", "clash"};

Json importJson(const FolderOptions& options, const LibraryImport& done)
{
    return {{"folder", options.folder}, {"done", done.done}, {"unchanged", done.unchanged},
        {"files", Json::list(done.files,
                      [](const ImportedFile& file) -> Json {
                          return {{"file", file.file}, {"deck", orNull(file.name)},
                              {"step", stepIds[static_cast<int>(file.step)]}, {"clashes", file.clashes}};
                      })},
        {"refused", done.refused}};
}

model::MergeChoice choiceOf(const FolderOptions& options)
{
    return options.ours     ? model::MergeChoice::Ours
           : options.theirs ? model::MergeChoice::Theirs
           : options.both   ? model::MergeChoice::Both
                            : model::MergeChoice::Ask;
}

int importFolder(Context& context, const FolderOptions& options)
{
    const auto done = folderOr(importLibrary(
        context.profile(), options.folder, choiceOf(options), options.dryRun, context.progress("Comparing deck")));
    if (context.json()) {
        context.answer(importJson(options, done));
    } else {
        Table table("<<<");
        for (const auto& file : done.files)
            table.add({file.file, stepText(file.step),
                {model::cleaned(model::joined(file.clashes, "; "), 200), Tone::Faint}});
        table.print(context);
    }
    for (const auto& sentence : done.refused)
        context.complain(sentence);
    const bool clash = done.count(model::PairStep::Clash) > 0;
    if (clash)
        context.complain("What both sides changed is to be settled: --ours, --theirs or --both.");
    if (!done.done && !options.dryRun)
        context.complain("Nothing was taken into the profile.");
    if (clash || !done.refused.empty())
        return Refused;
    if (!done.done && !options.dryRun)
        return Failed;
    context.say(plural(done.files.size(), "change", "changes") + (options.dryRun ? " to take in, " : " taken in, ") +
                std::to_string(done.unchanged) + " unchanged.");
    return Done;
}

} // namespace

void addLibrary(Registrar& registrar)
{
    auto& options = registrar.options<FolderOptions>();
    const auto library = registrar.group("library", "Keep the library as plain files in a folder, for git and backups");
    auto* command = library.add(
        "export", "Write decks, collection and own rulesets into a folder", options, exportFolder);
    command->add("DIR", options.folder, "The folder; it is made where it is not there");
    command->addFlag("--overwrite", options.overwrite, "Also write over files that were changed in the folder");
    command = library.add("import", "Bring the changes of a folder into the library", options, importFolder);
    command->add("DIR", options.folder, "A folder that “library export” has written");
    auto* ours = command->addFlag("--ours", options.ours, "Where both changed the same, keep what is here");
    auto* theirs = command->addFlag("--theirs", options.theirs, "Where both changed the same, take the folder's");
    auto* both = command->addFlag("--both", options.both, "Where both changed the same, keep two decks");
    ours->excludes(theirs)->excludes(both);
    theirs->excludes(both);
    command->addFlag("--dry-run", options.dryRun, "Only tell what would change");
}

} // namespace nexus::app::cli
