#include "app/cli/json_values.h"

#include "app/base/file_bytes.h"
#include "app/documents/library_folder.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "importers/library_json.h"
#include "model/base/text.h"

namespace nexus::app::cli {

namespace {

struct FolderOptions {
    std::string folder, owner;
    std::vector<std::string> tags;
    bool collection = false, allDecks = false, overwrite = false, prune = false;
    bool ours = false, theirs = false, both = false, yes = false, dryRun = false;
};

template <class Value> Value folderOr(OrSentence<Value> result)
{
    if (!result)
        throw Stop{Refused, result.error()};
    return std::move(*result);
}

int exportFolder(Context& context, const FolderOptions& options)
{
    FolderShare share{options.collection, options.owner, {}, options.overwrite, options.prune};
    if (options.allDecks || !options.tags.empty())
        share.tags = options.tags;
    for (const auto& tag : options.tags)
        adviseTag(context, tag);
    const auto done = folderOr(
        exportLibrary(context.profile(), options.folder, share, context.progress("Writing file")));
    if (context.json())
        context.answer(
            {{"folder", options.folder}, {"tags", done.tags}, {"owner", orNull(done.owner)}, {"written", done.written},
                {"removed", done.removed}, {"unchanged", done.unchanged}, {"changedThere", done.changedThere}});
    if (!done.changedThere.empty()) {
        context.complain("Nothing was written: files in the folder were changed since this profile met them last. "
                         "“library import” brings the changes in; --overwrite writes over them.");
        for (const auto& file : done.changedThere)
            context.complain("  " + file);
        return Refused;
    }
    if (done.stopped)
        throw Stop{Failed, "Cancelled; what was written stays, and the same again goes on."};
    if (!done.tags.empty())
        context.say("Shared are decks tagged " + model::joined(done.tags, ", ") + "; --all-decks shares all.");
    if (!context.json())
        context.print(options.folder + ": " + plural(done.written.size(), "file", "files") + " written, " +
                      std::to_string(done.removed.size()) + " removed, " + std::to_string(done.unchanged) +
                      " unchanged" + (done.owner.empty() ? "." : ", with the collection of " + done.owner + "."));
    return Done;
}

// As model::PairStep has them.
constexpr const char* stepIds[] = {"same", "kept", "added", "taken", "merged", "removed", "clash"};

Json copiesJson(const model::CopyChange& copies) { return {{"added", copies.added}, {"lost", copies.lost}}; }

Json importJson(const FolderOptions& options, const LibraryImport& done)
{
    return {{"folder", options.folder}, {"done", done.done}, {"unchanged", done.unchanged},
        {"files", Json::list(done.files,
                      [](const ImportedFile& file) -> Json {
                          return {{"file", file.file}, {"name", orNull(file.name)},
                              {"step", stepIds[static_cast<int>(file.step)]}, {"copies", copiesJson(file.copies)},
                              {"clashes", file.clashes}};
                      })},
        {"collections", Json::list(done.collections,
                            [](const FolderCollection& one) -> Json {
                                return {{"file", one.file}, {"owner", orNull(one.owner)}, {"copies", one.copies},
                                    {"mine", one.mine}};
                            })},
        {"asksRemovals", done.asksRemovals}, {"refused", done.refused}, {"ignored", done.ignored}};
}

model::MergeChoice choiceOf(const FolderOptions& options)
{
    return options.ours     ? model::MergeChoice::Ours
           : options.theirs ? model::MergeChoice::Theirs
           : options.both   ? model::MergeChoice::Both
                            : model::MergeChoice::Ask;
}

void printTaking(const Context& context, const LibraryImport& done)
{
    Table table("<<<<");
    for (const auto& file : done.files)
        table.add({titleOf(file), stepText(file.step), copiesText(file.copies),
            {model::cleaned(model::joined(file.clashes, "; "), 200), Tone::Faint}});
    table.print(context);
}

// What keeps the changes out of the profile, each with the way on.
void complainOf(const Context& context, const LibraryImport& done)
{
    for (const auto& sentence : done.refused)
        context.complain(sentence);
    if (done.count(model::PairStep::Clash) > 0)
        context.complain("What both sides changed is to be settled: --ours, --theirs or --both.");
    if (done.asksRemovals)
        context.complain(
            plural(done.count(model::PairStep::Removed), "deck is", "decks are") +
            " gone from the folder. Is it there whole? --yes puts them into the bin here, --both keeps them.");
}

int importFolder(Context& context, const FolderOptions& options)
{
    if (const auto manifest = readFile(std::filesystem::path(options.folder) / importers::libraryManifest))
        context.followFile(*manifest, options.folder);
    const auto done = folderOr(importLibrary(context.profile(), options.folder,
        {choiceOf(options), options.dryRun, options.yes, options.collection || !options.owner.empty(), options.owner,
            options.tags},
        context.progress("Comparing deck")));
    if (context.json())
        context.answer(importJson(options, done));
    else
        printTaking(context, done);
    complainOf(context, done);
    if (const auto text = ignoredText(done); !text.empty())
        context.say(text);
    const bool asks = done.count(model::PairStep::Clash) > 0 || !done.refused.empty() || done.asksRemovals;
    if (asks || options.dryRun)
        context.say("To take in: " + numbersText(done));
    if (!done.done && !options.dryRun)
        context.complain("Nothing was taken into the profile.");
    if (asks)
        return Refused;
    if (!done.done && !options.dryRun)
        return Failed;
    if (done.done)
        context.say("Taken in: " + numbersText(done));
    context.say(std::to_string(done.unchanged) + " unchanged.");
    if (const auto text = collectionsText(done); options.collection && !text.empty())
        context.say(done.collections.empty() ? text : text + " --owner NAME says which of them is yours.");
    return Done;
}

} // namespace

void addLibrary(Registrar& registrar)
{
    auto& options = registrar.options<FolderOptions>();
    const auto library = registrar.group(
        "library", "Keep the library as plain files in a folder, for git, backups and a club");
    auto* command = library.add(
        "export", "Write decks and own rulesets into a folder, the collection where asked", options, exportFolder);
    command->add("DIR", options.folder, "The folder: new, empty, or a library; it is made where it is not there");
    command->addFlag("--collection", options.collection, "Your collection, too");
    command->add("--owner NAME", options.owner, "Whose collection it is, as others read it in the folder");
    auto* tags = command->add(
        "--tag TAG", options.tags, "Only decks with this tag, now and the next times; repeatable");
    tags->oneEach();
    tags->excludes(command->addFlag("--all-decks", options.allDecks, "All decks again"));
    command->addFlag("--overwrite", options.overwrite,
        "Also write over files that were changed in the folder, and into a folder that holds other things");
    command->addFlag("--prune", options.prune, "Also remove decks that others brought and that are gone here");
    command = library.add("import", "Bring the changes of a folder into the library", options, importFolder);
    command->add("DIR", options.folder, "A folder that “library export” has written");
    command->addFlag("--collection", options.collection, "Your collection, too; never that of somebody else");
    command->add("--owner NAME", options.owner, "The collection of this name in the folder is yours, from now on");
    command->add("--tag TAG", options.tags, "Only decks with this tag; repeatable")->oneEach();
    auto* ours = command->addFlag("--ours", options.ours, "Where both changed the same, keep what is here");
    auto* theirs = command->addFlag("--theirs", options.theirs, "Where both changed the same, take the folder's");
    auto* both = command->addFlag(
        "--both", options.both, "Where both changed the same, keep two decks; keep what is gone from the folder");
    ours->excludes(theirs)->excludes(both);
    theirs->excludes(both);
    command->addFlag("--yes", options.yes, "Put decks into the bin that are gone from the folder, however many");
    command->addFlag("--dry-run", options.dryRun, "Only tell what would change");
}

} // namespace nexus::app::cli
