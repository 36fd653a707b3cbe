#include "app/base/figures.h"
#include "app/cli/json_values.h"

#include "app/documents/backups.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"

#include <charconv>
#include <system_error>

namespace nexus::app::cli {

namespace {

Json backupJson(const model::BackupInfo& backup)
{
    // As model::BackupReason and model::BackupState have them.
    static constexpr const char* reasons[] = {"automatic", "by-hand", "before-import", "before-restore", "damaged"};
    static constexpr const char* states[] = {"whole", "damaged", "foreign", "other-version"};
    return {{"file", backup.file.string()}, {"when", backup.when}, {"reason", reasons[static_cast<int>(backup.reason)]},
        {"cards", backup.cards}, {"stacks", backup.stacks}, {"decks", backup.decks}, {"size", backup.size},
        {"state", states[static_cast<int>(backup.state)]}};
}

std::string contentText(const model::BackupInfo& backup)
{
    return plural(backup.cards, "card", "cards") + " in " + plural(backup.stacks, "stack", "stacks") + ", " +
           plural(backup.decks, "deck", "decks");
}

void orStop(tl::expected<void, QString> result)
{
    if (!result)
        throw Stop{Failed, result.error().toStdString()};
}

template <class Value> Value orStop(tl::expected<Value, QString> result)
{
    if (!result)
        throw Stop{Failed, result.error().toStdString()};
    return std::move(*result);
}

int listBackups(Context& context)
{
    const auto backups = orStop(Backups(context.folder()).list());
    if (context.json()) {
        context.answer({{"backups", Json::list(backups, backupJson)}});
        return backups.empty() ? No : Done;
    }
    Table table("><<<><", {"", "When (UTC)", "Why", "What", "Size", "State"});
    int number = 0;
    for (const auto& backup : backups) {
        const bool whole = backup.state == model::BackupState::Whole;
        table.add({++number, {timeText(backup.when), Tone::Strong}, {backupReasonText(backup.reason).toStdString()},
            {whole ? contentText(backup) : ""}, sizeText(backup.size),
            {backupStateText(backup.state).toStdString(), whole ? Tone::Plain : Tone::Bad}});
    }
    table.print(context);
    context.say(plural(number, "backup", "backups"));
    return backups.empty() ? No : Done;
}

int makeBackup(Context& context)
{
    (void)context.profile().decks(); // a new profile has something to keep
    const auto made = orStop(Backups(context.folder()).make(model::BackupReason::ByHand));
    if (context.json())
        context.answer({{"backups", Json::list(std::vector{made}, backupJson)}});
    context.say("Wrote " + made.file.string() + ": " + contentText(made));
    return Done;
}

// A file, or its number in the list.
std::filesystem::path wanted(Context& context, const std::string& word)
{
    std::size_t number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    std::error_code none;
    if (read.ec != std::errc() || read.ptr != word.data() + word.size() || std::filesystem::exists(word, none))
        return std::filesystem::exists(word, none) ? std::filesystem::path(word) : context.folder() / "backups" / word;
    const auto backups = orStop(Backups(context.folder()).list());
    if (number == 0 || number > backups.size())
        throw Stop{No, "There is no backup " + word + "; “backup list” shows " +
                           plural(backups.size(), "backup", "backups") + "."};
    return backups[number - 1].file;
}

int restoreBackup(Context& context, const std::string& word)
{
    const auto file = wanted(context, word);
    std::error_code none;
    if (!std::filesystem::exists(file, none))
        throw Stop{No, "There is no backup " + word + "; “backup list” shows what there is."};
    const auto done = orStop(Backups(context.folder()).restore(file));
    if (context.json())
        context.answer({{"restored", file.string()}, {"before", done.before.string()}});
    context.say("Restored " + file.string() + ".");
    if (!done.before.empty())
        context.say(done.replaced ? "The file that could not be read is kept as " + done.before.string() + "."
                                  : "“backup restore " + done.before.filename().string() + "” undoes it.");
    return Done;
}

int startAnew(Context& context)
{
    orStop(Backups(context.folder()).startAnew());
    context.say("An empty library was made in " + context.folder().string() + ". Backups are where they were.");
    return Done;
}

} // namespace

void addBackup(Registrar& registrar)
{
    const auto backup = registrar.group("backup", "Back up and restore decks and collection");
    auto& word = registrar.options<std::string>();
    backup.add("list", "List backups, newest first", listBackups);
    backup.add("make", "Make a backup now", makeBackup);
    backup.add("anew", "Start an empty library when decks and collection are lost; backups stay", startAnew);
    backup.add("restore", "Replace decks and collection with a backup (can be undone)", word, restoreBackup)
        ->add("BACKUP", word, "A file, or a number of the list");
}

} // namespace nexus::app::cli
