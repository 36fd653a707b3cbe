#include "app/base/file_bytes.h"
#include "app/cli/list_reports.h"
#include "app/documents/card_list_edits.h"
#include "app/documents/list_comparison.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::app::cli {

namespace {

using importers::CardSheet;
using importers::SheetEdit;
using importers::SheetPlace;
using importers::SheetReading;

struct EditOptions {
    std::string file, card, type, set, like;
    std::vector<std::string> changes;
    bool add = false, remove = false, dryRun = false, impact = false;
};

// The list as it is and as it is to be.
struct EditedList {
    std::string bytes;
    CardSheet sheet;
    importers::CardListOptions form; // how it is read
    SheetReading reading;
    std::optional<SheetPlace> place; // of the card that was changed or added
    Json fields = Json::array();
    std::vector<std::string> lines; // of the answer
};

std::pair<std::string, std::string> fieldAndValue(const std::string& change)
{
    const auto sign = change.find('=');
    if (sign == std::string::npos || sign == 0)
        throw UsageError("--change", "wants FIELD=VALUE, not “" + change + "”");
    return {change.substr(0, sign), change.substr(sign + 1)};
}

SheetPlace onlyRow(const EditedList& list, const model::Game& game, const EditOptions& options, const std::string& card,
    const std::string& type)
{
    const auto rows = rowsOfCard(list.sheet, list.reading, game, options.set, card, type);
    const auto title = "“" + card + "”" + (type.empty() ? std::string() : " (" + type + ")");
    if (rows.empty())
        throw Stop{No, options.file + " has no card " + title + "."};
    if (rows.size() > 1)
        throw Stop{No, options.file + " has " + std::to_string(rows.size()) + " cards " + title +
                           (type.empty() ? "; say which by --type." : ".")};
    return rows.front();
}

void carryOut(EditedList& list, const SheetEdit& edit)
{
    if (!importers::apply(list.sheet, edit))
        throw Stop{Refused, "There is no such row."};
}

void changeCells(EditedList& list, const model::Game& game, const EditOptions& options)
{
    for (const auto& change : options.changes) {
        const auto [field, value] = fieldAndValue(change);
        const auto& table = list.sheet.tables[list.place->table];
        const auto column = importers::columnCalled(table, field, game, options.set);
        if (!column)
            throw Stop{Refused, "The table of this card has no column “" + field + "”. It has " +
                                    model::joined(table.headings, ", ") + "."};
        const auto heading = table.headings[*column];
        const auto from = table.rows[list.place->row].cells[*column];
        carryOut(list, {.kind = SheetEdit::Cell, .place = *list.place, .column = *column, .text = value, .row = {}});
        const auto& to = list.sheet.tables[list.place->table].rows[list.place->row].cells[*column];
        if (from == to)
            continue;
        list.fields.push_back({{"field", heading}, {"from", from}, {"to", to}});
        list.lines.push_back("      " + heading + ": “" + from + "” → “" + to + "”");
    }
}

void addCard(EditedList& list, const model::Game& game, const EditOptions& options)
{
    std::optional<SheetPlace> like;
    if (!options.like.empty())
        like = onlyRow(list, game, options, options.like, {});
    const auto place = like && options.type.empty()
                           ? SheetPlace{like->table, like->row + 1}
                           : placeForNew(list.sheet, list.reading, game, options.set, options.type);
    carryOut(list, newCard(list.sheet, place, game, options.set, options.card, options.type, like));
    list.place = place;
}

EditedList edited(const model::Game& game, const EditOptions& options, std::string bytes)
{
    EditedList list;
    list.bytes = bytes;
    auto sheet = importers::readCardSheet(std::move(bytes), game, options.set);
    if (!sheet)
        throw Stop{Refused, options.file + ": " + problemText(sheet.error().front())};
    list.sheet = std::move(*sheet);
    list.form = {{}, options.set};
    list.reading = importers::readSheet(list.sheet, game, list.form);
    if (!list.reading.faults.empty() && !options.type.empty()) { // a table that does not say the type of its cards
        list.form.type = options.type;
        list.reading = importers::readSheet(list.sheet, game, list.form);
    }
    if (options.add) {
        addCard(list, game, options);
    } else {
        list.place = onlyRow(list, game, options, options.card, options.type);
        if (options.remove) {
            carryOut(list, {.kind = SheetEdit::Remove, .place = *list.place, .text = {}, .row = {}});
            return list;
        }
    }
    changeCells(list, game, options);
    return list;
}

int runEdit(Context& context, const EditOptions& options)
{
    if (options.changes.empty() && !options.add && !options.remove)
        throw UsageError("edit", "wants --change, --add or --remove");
    auto read = readFile(options.file, importers::maxSheetBytes);
    if (!read)
        throw Stop{Failed, options.file + " " + read.error() + "."};
    context.followFile(*read, options.file);
    const auto& game = context.profile().library().game;
    const auto list = edited(game, options, std::move(*read));
    const auto after = importers::readSheet(list.sheet, game, list.form);
    if (const auto problems = newProblems(list.reading, after); !problems.empty())
        return refuseLists(context, {{options.file, problems}}, Json::object());
    const auto bytes = importers::written(list.sheet);
    if (!bytes)
        return refuseLists(context, {{options.file, bytes.error()}}, Json::object());
    const bool changes = *bytes != list.bytes, writes = changes && !options.dryRun;
    std::optional<ImportImpact> impact;
    if (options.impact)
        if (const auto compared = compareLists(
                context.profile(), {options.file, list.bytes}, {options.file, *bytes}, list.form))
            impact = comparisonImpact(context.profile(), *compared, context.progress("Checking saved decks"));
    if (writes)
        if (const auto done = writeFile(options.file, *bytes); !done)
            throw Stop{Failed, options.file + " " + done.error() + "."};
    const auto* what = options.remove ? "removed" : options.add ? "added" : changes ? "changed" : "unchanged";
    if (context.json()) {
        Json json = {{"file", options.file}, {"card", options.card}, {"what", what}, {"fields", list.fields},
            {"dryRun", options.dryRun}, {"written", writes}, {"notes", after.list.notes}};
        if (impact)
            json["impact"] = impactJson(*impact);
        context.answer(json);
        return Done;
    }
    context.print(context.toned(options.file, Tone::Strong) + ": " + options.card + " " + what +
                  (options.dryRun ? context.toned("; a trial, nothing was written", Tone::Faint) : std::string()));
    for (const auto& line : list.lines)
        context.print(line);
    for (const auto& note : after.list.notes)
        context.print("  " + context.toned("! ", Tone::Open) + note);
    if (impact)
        printImpact(context, *impact);
    return Done;
}

} // namespace

void addEdit(Registrar& registrar)
{
    const auto [command, options] = registrar.add<EditOptions>(
        "edit", "Change cards of a list (Markdown, CSV, TSV) in its file: these cells and nothing else", runEdit);
    command->add("FILE", options.file, "Card list");
    command->add("--card NAME", options.card, "The card")->required();
    command->add("--change FIELD=VALUE", options.changes, "What a field is to be, by its heading or id; again for more")
        ->oneEach();
    auto* const add = command->addFlag("--add", options.add, "It is a new card");
    command->add("--like CARD", options.like, "The new card begins as this one of the list")->needs(add);
    command->addFlag("--remove", options.remove, "Take the card out of the list")->excludes(add);
    command->add("--type T", options.type, "Its card type, where two have the name or the table has no column for it");
    command->add("--set CODE", options.set, "Read the headings of the list as those of this set");
    command->addFlag("--dry-run", options.dryRun, "Show what would change; write nothing");
    command->addFlag("--impact", options.impact, "Show the effect on the decks of the library");
    command->footer("Exit 1: there is no such card, or there are several; 4: an import would refuse what it would be.");
}

} // namespace nexus::app::cli
