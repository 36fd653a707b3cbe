#include "app/base/file_bytes.h"
#include "app/cli/deck_reading.h"
#include "app/cli/table.h"
#include "app/documents/deck_file.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "model/base/text.h"
#include "model/deck/deck_edit.h"

namespace nexus::app::cli {

namespace {

struct DecksOptions {
    std::vector<std::string> files, words;
    std::string deck, name, query, tag, file, format;
    int version = 0;
    bool bin = false, remove = false;
};

bool holds(const model::Deck& deck, const std::string& folded)
{
    std::string all = deck.name + "\n" + deck.author + "\n" + deck.notes + "\n" + deck.ruleset.str() + "\n" +
                      model::joined(deck.tags, "\n");
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            all += "\n" + entry.card;
    const std::string text = model::fold(all);
    for (const auto word : model::split(folded, ' '))
        if (text.find(word) == std::string::npos)
            return false;
    return true;
}

// "Missions 3, Main deck 65"; sections without cards are left out.
std::string sectionFigures(Context& context, const model::Deck& deck)
{
    const auto* known = context.profile().library().find(deck.ruleset);
    std::string text;
    for (const auto& section : deck.sections)
        if (const int copies = deck.copies(section.id); copies > 0)
            text += (text.empty() ? "" : ", ") + (known ? sectionName(section.id, known->ruleset) : section.id.str()) +
                    " " + std::to_string(copies);
    return text;
}

int list(Context& context, const DecksOptions& options)
{
    auto decks = context.profile().decks().list(options.bin);
    std::erase_if(decks, [&](const auto& stored) {
        const auto& tags = stored.deck.tags;
        const bool tagged = options.tag.empty() || std::any_of(tags.begin(), tags.end(), [&](const auto& tag) {
            return model::fold(tag) == model::fold(options.tag);
        });
        return !tagged || !holds(stored.deck, model::fold(options.query));
    });
    if (context.json()) {
        context.print(decksJson(decks));
        return decks.empty() ? No : Done;
    }
    Table table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const auto& stored : decks)
        table.add({{"#" + std::to_string(stored.id)}, {stored.deck.name, Tone::Strong},
            {sectionFigures(context, stored.deck)}, {model::joined(stored.deck.tags, ", "), Tone::Faint}});
    table.print(context);
    context.say(plural(static_cast<std::int64_t>(decks.size()), "deck", "decks") + (options.bin ? " in the bin" : ""));
    return decks.empty() ? No : Done;
}

int add(Context& context, const DecksOptions& options)
{
    int exit = Done;
    std::vector<model::StoredDeck> added;
    for (const auto& file : options.files) {
        auto decks = readDeckFile(context, file, {});
        const auto broken = std::find_if(
            decks.begin(), decks.end(), [](const auto& read) { return !read.result.checker; });
        if (broken != decks.end()) {
            context.complain(file + ": " + broken->result.error);
            for (const auto& problem : broken->result.problems)
                context.complain("  " + problemText(problem));
            exit = std::max(exit, broken->result.exit);
            continue; // a file is taken whole or not at all
        }
        for (const auto& read : decks) {
            const auto id = context.profile().decks().add(read.deck, utcNow());
            added.push_back(*context.profile().decks().find(id));
            context.say("Added " + describe(added.back()) +
                        (read.result.checker->check(read.deck).legal() ? "" : ", which is not legal yet"));
        }
    }
    if (context.json())
        context.print(decksJson(added));
    return exit;
}

int exportDeck(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    model::Deck deck = stored.deck;
    if (options.version > 0) {
        auto old = context.profile().decks().version(stored.id, options.version);
        if (!old)
            throw Stop{No, describe(stored) + " has no version " + std::to_string(options.version) + "."};
        deck = std::move(*old);
    }
    const auto form = options.format.empty() ? options.file : options.format == "text" ? "list.txt" : "deck.nxdeck";
    const auto bytes = deckBytes(deck, form, context.profile().library().game);
    if (options.file.empty() || options.file == "-") {
        context.print(bytes.substr(0, bytes.size() - 1));
        return Done;
    }
    if (const auto written = writeFile(options.file, bytes); !written)
        throw Stop{Failed, options.file + " " + written.error()};
    context.say("Wrote " + options.file);
    if (context.json())
        context.print(wordsJson({{"deck", deck.name}, {"file", options.file}}));
    return Done;
}

int answer(Context& context, model::DeckId id, const std::string& said)
{
    context.say(said);
    if (context.json())
        context.print(decksJson({*context.profile().decks().find(id)}));
    return Done;
}

int remove(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    context.profile().decks().moveToBin(stored.id, utcNow());
    return answer(context, stored.id, describe(stored) + " is in the bin; “decks restore” brings it back.");
}

int edit(Context& context, const model::StoredDeck& stored, const model::DeckEdit& change, const std::string& said)
{
    auto deck = stored.deck;
    if (!model::apply(deck, change))
        throw Stop{Refused, "That change cannot be made."};
    context.profile().decks().save(stored.id, deck, utcNow());
    return answer(context, stored.id, said);
}

int rename(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    if (model::trimmed(options.name).empty())
        throw Stop{Refused, "A deck needs a name."};
    return edit(context, stored, {model::SetField{model::DeckField::Name, options.name}},
        describe(stored) + " is now called " + options.name + ".");
}

int duplicate(Context& context, const DecksOptions& options)
{
    auto stored = findDeck(context, options.deck);
    const auto from = describe(stored);
    stored.deck.name = options.name.empty() ? stored.deck.name + " (copy)" : options.name;
    const auto id = context.profile().decks().add(stored.deck, utcNow());
    return answer(context, id, from + " is copied to " + stored.deck.name + " (#" + std::to_string(id) + ").");
}

int tag(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    auto tags = stored.deck.tags;
    for (const auto& word : options.words) {
        const auto at = std::find(tags.begin(), tags.end(), word);
        if (options.remove && at != tags.end())
            tags.erase(at);
        else if (!options.remove && at == tags.end())
            tags.push_back(word);
    }
    return edit(context, stored, {model::SetTags{tags}}, describe(stored) + ": " + model::joined(tags, ", "));
}

int versions(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    const auto found = context.profile().decks().versions(stored.id);
    if (context.json()) {
        context.print(versionsJson(found));
        return Done;
    }
    Table table({Align::Right, Align::Left, Align::Left, Align::Right});
    table.head({"Version", "Saved", "Name", "Cards"});
    for (const auto& version : found)
        table.add({{std::to_string(version.number)}, {version.saved}, {version.name}, {std::to_string(version.cards)}});
    table.print(context);
    return Done;
}

int restore(Context& context, const DecksOptions& options)
{
    auto& store = context.profile().decks();
    if (options.version == 0) {
        const auto stored = findDeck(context, options.deck, true);
        store.takeFromBin(stored.id);
        return answer(context, stored.id, describe(stored) + " is back in the library.");
    }
    const auto stored = findDeck(context, options.deck);
    auto old = store.version(stored.id, options.version);
    if (!old)
        throw Stop{No, describe(stored) + " has no version " + std::to_string(options.version) + "."};
    return edit(context, stored, {model::ReplaceDeck{std::move(*old)}},
        describe(stored) + " is as it was in version " + std::to_string(options.version) + ", saved as a new version.");
}

int emptyBin(Context& context, const DecksOptions&)
{
    const auto gone = context.profile().decks().emptyBin();
    context.say(plural(gone, "deck is", "decks are") + " gone for good.");
    if (context.json())
        context.print(wordsJson({{"emptied", std::to_string(gone)}}));
    return Done;
}

} // namespace

void addDecks(Registrar& registrar)
{
    auto options = std::make_shared<DecksOptions>();
    auto* decks = registrar.app.addCommand("decks", "The library of decks kept in the profile");
    decks->requireCommand();
    decks->fallthrough();
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const DecksOptions&)) {
        auto* sub = decks->addCommand(name, help);
        sub->fallthrough();
        sub->callback([work, options, &context = registrar.context, &exit = registrar.exit] {
            exit = answering(context, [&] { return work(context, *options); });
        });
        return sub;
    };
    const auto deckOption = [&](Command* sub) {
        sub->add("DECK", options->deck, "Name of the deck, or #number")->required();
    };

    auto* sub = command("list", "Decks, by name", &list);
    sub->add("QUERY", options->query, "Words in name, notes, author, tags or cards");
    sub->add("--tag", options->tag, "Only decks with this tag")->typeName("TAG");
    sub->addFlag("--bin", options->bin, "What lies in the bin");
    sub = command("add", "Take deck files into the library", &add);
    sub->add("DECKFILE", options->files, "Deck files, text lists or deck tables; - is standard input")->required();
    sub = command("export", "Write a deck to a file or standard output", &exportDeck);
    deckOption(sub);
    sub->add("FILE", options->file, "Where to; .txt writes text");
    sub->add("--format", options->format, "nxdeck or text")->check(OneOf{"nxdeck", "text"});
    sub->add("--version-number", options->version, "An older version of the deck")
        ->typeName("N")
        ->check(positiveNumber);
    sub = command("remove", "Put a deck into the bin", &remove);
    deckOption(sub);
    sub = command("rename", "Give a deck another name", &rename);
    deckOption(sub);
    sub->add("NAME", options->name, "The new name")->required();
    sub = command("duplicate", "Copy a deck", &duplicate);
    deckOption(sub);
    sub->add("NAME", options->name, "Name of the copy");
    sub = command("tag", "Add tags to a deck, or take them off", &tag);
    deckOption(sub);
    sub->add("TAG", options->words, "Tags")->required();
    sub->addFlag("--remove", options->remove, "Take these tags off");
    sub = command("versions", "Every save of a deck", &versions);
    deckOption(sub);
    sub = command("restore", "Bring back a deck from the bin, or an older version of a deck", &restore);
    deckOption(sub);
    sub->add("--version-number", options->version, "The version to bring back")->typeName("N")->check(positiveNumber);
    command("empty-bin", "Delete for good what lies in the bin", &emptyBin);
    addBuild(*decks, registrar);
}

} // namespace nexus::app::cli
