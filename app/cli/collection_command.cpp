#include "app/cli/collection_command.h"

#include "app/text/collection_text.h"

namespace nexus::app::cli {

namespace {

using Work = int (*)(Context&, const CollectionOptions&);

class Commands {
public:
    Commands(Command& app, Registrar& registrar)
        : m_app(app)
        , m_registrar(registrar)
    {
    }
    Command* add(const char* name, const char* help, Work work)
    {
        auto* sub = m_app.addCommand(name, help);
        sub->fallthrough();
        sub->callback([work, options = m_options, &context = m_registrar.context, &exit = m_registrar.exit] {
            exit = answering(context, [&] { return work(context, *options); });
        });
        return sub;
    }
    CollectionOptions& options() { return *m_options; }

private:
    Command& m_app;
    Registrar& m_registrar;
    std::shared_ptr<CollectionOptions> m_options = std::make_shared<CollectionOptions>();
};

void listOptions(Command* sub, CollectionOptions& options)
{
    auto* wants = sub->addFlag("--wants", options.wants, "Of the list of wants");
    sub->addFlag("--unmatched", options.unmatched, "Of the lines of imports that named no card")->excludes(wants);
}

void addLooking(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add("list", "Stacks, by card", &listCollection);
    sub->add("QUERY", o.words, "Which, in the search language: set:cor cond<=gd loc:\"binder 2\" own>4");
    listOptions(sub, o);
    sub->add("--group", o.group, "Sums instead, by set, location, type or domain")
        ->typeName("BY")
        ->check(OneOf{"set", "location", "type", "domain"});
    sub = commands.add("value", "Copies and what they are worth", &collectionWorth);
    sub->add("QUERY", o.words, "Of which stacks; without it of all");
    listOptions(sub, o);
    sub->addFlag("--days", o.details, "Also what it was day by day");
    sub = commands.add("history", "What changed when, the newest first", &collectionHistory);
    sub->add("NAME", o.words, "Only changes of this card, told stack by stack");
    sub->add("--limit", o.limit, "At most so many; 20 without it")->typeName("N")->check(positiveNumber);
    sub->add("--day", o.day, "Only of this day, or month: 2026-11")->typeName("DAY");
    sub->addFlag("--details", o.details, "Tell every stack");
    sub = commands.add("sets", "How much of each set is owned", &collectionSets);
    sub->add("SET", o.set, "What is missing of this set");
    sub->addFlag("--want", o.want, "Put what is missing of the set onto the list of wants");
    sub->add("--ruleset", o.ruleset, "Whose limits make a playset")->typeName("ID");
    sub = commands.add("surplus", "Copies above what one deck may have", &collectionSurplus);
    sub->addFlag("--offer", o.offer, "Mark them for trade");
    sub->add("--ruleset", o.ruleset, "Whose limits count")->typeName("ID");
}

void addStackOptions(Command* sub, CollectionOptions& o)
{
    using Field = model::StackField;
    for (const auto& words : fieldWords()) {
        const auto option = std::string("--") + words.word;
        if (*words.option == '\0' || words.field == Field::ForTrade)
            continue;
        if (words.field == Field::Tags)
            sub->add("--tag", o.tags, words.option)->typeName(words.optionType)->repeated();
        else
            sub->add(option, o.stack[words.field], words.option)->typeName(words.optionType);
    }
    sub->addFlag("--wanted", o.wants, "Onto the list of wants");
    const auto& forTrade = wordsOf(Field::ForTrade);
    sub->add("--for-trade", o.forTrade, forTrade.option)->typeName(forTrade.optionType)->check(nonNegativeNumber);
}

void addChanging(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add("add", "Add copies of a card", &addToCollection);
    sub->add("NAME", o.words, "Name of the card, then how many copies; one without a number")->required();
    addStackOptions(sub, o);
    sub = commands.add(
        "enter", "Add copies as they are typed into the window: 3 relay drone nm binder 2", &enterIntoCollection);
    sub->add("LINE", o.words, "Copies, name, then condition, language, finish, set, page, place; - reads lines")
        ->required();
    sub->addFlag("--wanted", o.wants, "Onto the list of wants");
    sub->add("--ruleset", o.ruleset, "Whose limits make a playset")->typeName("ID");
    sub = commands.add("remove", "Take copies out", &removeFromCollection);
    sub->add("STACK", o.words, "Number of a stack or name of a card, then how many copies; all without a number")
        ->required();
    listOptions(sub, o);
    sub->addFlag("--all", o.all, "All stacks of the card");
    sub = commands.add("move", "Put copies somewhere else", &moveInCollection);
    sub->add("STACK", o.words,
           "Numbers of stacks, name of a card or query, then how many copies of each; all without a number")
        ->required();
    sub->add("--to", o.place, "Box, binder")->required()->typeName("PLACE");
    sub->add("--page", o.page, "Page of the binder")->typeName("P");
    listOptions(sub, o);
    sub = commands.add("set", "Change one thing of many stacks", &setInCollection);
    sub->add("FIELD", o.field, fieldList())->required();
    sub->add("VALUE", o.newValue, "Its new value; '' for none; tags may be +added and -taken")->required();
    sub->add("STACK", o.words, "Numbers of stacks, name of a card or query")->required();
    listOptions(sub, o);
    sub = commands.add("split", "Make two stacks of one", &splitStack);
    sub->add("STACK", o.words, "Number of the stack, then how many copies to split off")->required();
    sub = commands.add("merge", "Make one stack of several, the first", &mergeStacks);
    sub->add("STACK", o.words, "Numbers of the stacks")->required();
    sub = commands.add("match", "Say which card lines of imports are", &matchStacks);
    sub->add("STACK", o.field, "Number of the line, or several: 12,15-20")->required();
    sub->add("NAME", o.card, "Name of the card")->required();
    sub = commands.add("undo", "Take the last changes back", &undoInCollection);
    sub->add("N", o.steps, "How many; one without it")->check(positiveNumber);
    sub = commands.add("redo", "Do again what was taken back", &redoInCollection);
    sub->add("N", o.steps, "How many; one without it")->check(positiveNumber);
}

void addFiles(Commands& commands)
{
    auto& o = commands.options();
    auto* sub = commands.add(
        "import", "Read a collection: our CSV or JSON, or the CSV of other programs", &importCollection);
    sub->add("FILE", o.file, "The file; - is standard input")->required();
    sub->addFlag("--replace", o.replace, "In place of what the lists hold, instead of on top of it");
    sub->addFlag("--dry-run", o.dryRun, "Say what would happen and write nothing");
    sub->addFlag("--wants", o.wants, "Lines are wanted where the file does not say so itself");
    sub = commands.add("export", "Write everything to a file or standard output", &exportCollection);
    sub->add("FILE", o.file, "Where to: .csv or .json; - is standard output");
    sub->add("--format", o.format, "csv or json")->check(OneOf{"csv", "json"});
}

} // namespace

void addCollection(Registrar& registrar)
{
    auto* collection = registrar.app.addCommand(
        "collection", "The cards you own: where they are, what they are, what is missing");
    collection->requireCommand();
    collection->fallthrough();
    Commands commands(*collection, registrar);
    addLooking(commands);
    addChanging(commands);
    addFiles(commands);
    addMissingTo(*collection, registrar);
    collection->footer("Every change can be taken back with “collection undo”, also later.");
}

} // namespace nexus::app::cli
