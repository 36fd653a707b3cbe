#include "app/cli/collection_command.h"

#include <CLI/CLI.hpp>

namespace nexus::app::cli {

namespace {

using Work = int (*)(Context&, const CollectionOptions&);

class Commands {
public:
    Commands(CLI::App& app, Registrar& registrar)
        : m_app(app)
        , m_registrar(registrar)
    {
    }
    CLI::App* add(const char* name, const char* help, Work work)
    {
        auto* sub = m_app.add_subcommand(name, help);
        sub->fallthrough();
        sub->callback([work, options = m_options, &context = m_registrar.context, &exit = m_registrar.exit] {
            exit = answering(context, [&] { return work(context, *options); });
        });
        return sub;
    }
    CollectionOptions& options() { return *m_options; }

private:
    CLI::App& m_app;
    Registrar& m_registrar;
    std::shared_ptr<CollectionOptions> m_options = std::make_shared<CollectionOptions>();
};

void listOptions(CLI::App* sub, CollectionOptions& options)
{
    auto* wants = sub->add_flag("--wants", options.wants, "Of the list of wants");
    sub->add_flag("--unmatched", options.unmatched, "Of the lines of imports that named no card")->excludes(wants);
}

void addLooking(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add("list", "Stacks, by card", &listCollection);
    sub->add_option("QUERY", o.words, "Which, in the search language: set:cor cond<=gd loc:\"binder 2\" own>4");
    listOptions(sub, o);
    sub->add_option("--group", o.group, "Sums instead, by set, location, type or domain")
        ->type_name("BY")
        ->check(CLI::IsMember({"set", "location", "type", "domain"}));
    sub = commands.add("value", "Copies and what they are worth", &collectionWorth);
    sub->add_option("QUERY", o.words, "Of which stacks; without it of all");
    listOptions(sub, o);
    sub->add_flag("--days", o.details, "Also what it was day by day");
    sub = commands.add("history", "What changed when, the newest first", &collectionHistory);
    sub->add_option("NAME", o.words, "Only changes of this card, told stack by stack");
    sub->add_option("--limit", o.limit, "At most so many; 20 without it")->type_name("N")->check(CLI::PositiveNumber);
    sub->add_option("--day", o.day, "Only of this day, or month: 2026-11")->type_name("DAY");
    sub->add_flag("--details", o.details, "Tell every stack");
    sub = commands.add("sets", "How much of each set is owned", &collectionSets);
    sub->add_option("SET", o.set, "What is missing of this set");
    sub->add_flag("--want", o.want, "Put what is missing of the set onto the list of wants");
    sub->add_option("--ruleset", o.ruleset, "Whose limits make a playset")->type_name("ID");
    sub = commands.add("surplus", "Copies above what one deck may have", &collectionSurplus);
    sub->add_flag("--offer", o.offer, "Mark them for trade");
    sub->add_option("--ruleset", o.ruleset, "Whose limits count")->type_name("ID");
}

void addStackOptions(CLI::App* sub, CollectionOptions& o)
{
    sub->add_option("--set", o.set, "Set of the printing, by code or name; the newest without it")->type_name("S");
    sub->add_option("--number", o.number, "Collector number of the printing")->type_name("X");
    sub->add_option("--condition", o.condition, "M, NM, EX, GD, PL, PO, DM, or in words; near mint without it")
        ->type_name("C");
    sub->add_option("--language", o.language, "en, German …")->type_name("L");
    sub->add_option("--finish", o.finish, "foil, etched …; the usual one without it")->type_name("F");
    sub->add_option("--location", o.place, "Box, binder")->type_name("PLACE");
    sub->add_option("--page", o.page, "Page of the binder")->type_name("P");
    sub->add_option("--lent-to", o.lentTo, "Who has them")->type_name("WHO");
    sub->add_option("--acquired", o.acquired, "Day, as 2026-11-21")->type_name("DATE");
    sub->add_option("--paid", o.paid, "Price of a copy")->type_name("X");
    sub->add_option("--value", o.value, "What a copy is worth now")->type_name("X");
    sub->add_option("--tag", o.tags, "A tag; may stand several times")->type_name("T")->allow_extra_args(false);
    sub->add_option("--notes", o.notes, "Notes")->type_name("TEXT");
    sub->add_flag("--wanted", o.wants, "Onto the list of wants");
    sub->add_option("--for-trade", o.forTrade, "How many of them are for trade")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
}

void addChanging(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add("add", "Add copies of a card", &addToCollection);
    sub->add_option("NAME", o.words, "Name of the card, then how many copies; one without a number")->required();
    addStackOptions(sub, o);
    sub = commands.add(
        "enter", "Add copies as they are typed into the window: 3 relay drone nm binder 2", &enterIntoCollection);
    sub->add_option("LINE", o.words, "Copies, name, then condition, language, finish, set, page, place; - reads lines")
        ->required();
    sub->add_flag("--wanted", o.wants, "Onto the list of wants");
    sub->add_option("--ruleset", o.ruleset, "Whose limits make a playset")->type_name("ID");
    sub = commands.add("remove", "Take copies out", &removeFromCollection);
    sub->add_option("STACK", o.words, "Number of a stack or name of a card, then how many copies; all without a number")
        ->required();
    listOptions(sub, o);
    sub->add_flag("--all", o.all, "All stacks of the card");
    sub = commands.add("move", "Put copies somewhere else", &moveInCollection);
    sub->add_option("STACK", o.words,
           "Numbers of stacks, name of a card or query, then how many copies of each; all without a number")
        ->required();
    sub->add_option("--to", o.place, "Box, binder")->required()->type_name("PLACE");
    sub->add_option("--page", o.page, "Page of the binder")->type_name("P");
    listOptions(sub, o);
    sub = commands.add("set", "Change one thing of many stacks", &setInCollection);
    sub->add_option("FIELD", o.field,
           "quantity, for-trade, condition, language, finish, location, page, lent-to, acquired, paid, value, tags, "
           "notes, set, number, list")
        ->required();
    sub->add_option("VALUE", o.newValue, "Its new value; '' for none; tags may be +added and -taken")->required();
    sub->add_option("STACK", o.words, "Numbers of stacks, name of a card or query")->required();
    listOptions(sub, o);
    sub = commands.add("split", "Make two stacks of one", &splitStack);
    sub->add_option("STACK", o.words, "Number of the stack, then how many copies to split off")->required();
    sub = commands.add("merge", "Make one stack of several, the first", &mergeStacks);
    sub->add_option("STACK", o.words, "Numbers of the stacks")->required();
    sub = commands.add("match", "Say which card lines of imports are", &matchStacks);
    sub->add_option("STACK", o.field, "Number of the line, or several: 12,15-20")->required();
    sub->add_option("NAME", o.card, "Name of the card")->required();
    sub = commands.add("undo", "Take the last changes back", &undoInCollection);
    sub->add_option("N", o.steps, "How many; one without it")->check(CLI::PositiveNumber);
    sub = commands.add("redo", "Do again what was taken back", &redoInCollection);
    sub->add_option("N", o.steps, "How many; one without it")->check(CLI::PositiveNumber);
}

void addFiles(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add(
        "import", "Read a collection: our CSV or JSON, or the CSV of other programs", &importCollection);
    sub->add_option("FILE", o.file, "The file; - is standard input")->required();
    sub->add_flag("--replace", o.replace, "In place of what the lists hold, instead of on top of it");
    sub->add_flag("--dry-run", o.dryRun, "Say what would happen and write nothing");
    sub->add_flag("--wants", o.wants, "Lines are wanted where the file does not say so itself");
    sub = commands.add("export", "Write everything to a file or standard output", &exportCollection);
    sub->add_option("FILE", o.file, "Where to: .csv or .json; - is standard output");
    sub->add_option("--format", o.format, "csv or json")->check(CLI::IsMember({"csv", "json"}));
}

} // namespace

void addCollection(Registrar& registrar)
{
    auto* collection = registrar.app.add_subcommand(
        "collection", "The cards you own: where they are, what they are, what is missing");
    collection->require_subcommand(1);
    collection->fallthrough();
    Commands commands(*collection, registrar);
    addLooking(commands);
    addChanging(commands);
    addFiles(commands);
    addMissingTo(*collection, registrar);
    collection->footer("Every change can be taken back with “collection undo”, also later.");
}

} // namespace nexus::app::cli
