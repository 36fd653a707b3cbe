#include "app/base/figures.h"
#include "app/cli/collection_reading.h"

#include "app/documents/deck_editions.h"
#include "app/documents/deck_file.h"
#include "app/documents/deck_library.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "db/deck_store.h"
#include "model/base/text.h"
#include "model/deck/deck_edit.h"
#include "model/rules/names_today.h"

namespace nexus::app::cli {

namespace {

struct DecksOptions {
    std::vector<std::string> files, words;
    std::string deck, name, query, tag, file, format, ruleset;
    int version = 0;
    bool bin = false, remove = false, undo = false;
};

Json decksJson(const std::vector<model::StoredDeck>& decks)
{
    Json list = Json::list(decks, [](const auto& stored) -> Json {
        Json sections = Json::object();
        for (const auto& section : stored.deck.sections)
            sections[section.id.str()] = stored.deck.copies(section.id);
        return {{"id", stored.id}, {"name", stored.deck.name}, {"ruleset", stored.deck.ruleset.str()},
            {"author", stored.deck.author}, {"tags", stored.deck.tags}, {"cards", std::move(sections)},
            {"modified", stored.modified}, {"deleted", orNull(stored.deleted)}, {"versions", stored.versions}};
    });
    return {{"decks", std::move(list)}};
}

bool holds(const model::Deck& deck, const std::string& words, const model::Catalogue& catalogue)
{
    std::string all = deck.name + "\n" + deck.author + "\n" + deck.notes + "\n" + deck.ruleset.str() + "\n" +
                      model::joined(deck.tags, "\n");
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            all += "\n" + entry.card + "\n" + model::nameShown(catalogue, entry);
    return holdsWords(all, words);
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
    auto decks = context.profile().deckList(options.bin);
    std::erase_if(decks, [&](const auto& stored) {
        const auto& tags = stored.deck.tags;
        const bool tagged = options.tag.empty() || std::any_of(tags.begin(), tags.end(), [&](const auto& tag) {
            return model::fold(tag) == model::fold(options.tag);
        });
        return !tagged || !holds(stored.deck, options.query, *context.profile().catalogue());
    });
    if (context.json()) {
        context.answer(decksJson(decks));
        return decks.empty() ? No : Done;
    }
    Table table("><<<");
    for (const auto& stored : decks)
        table.add({"#" + std::to_string(stored.id), {stored.deck.name, Tone::Strong},
            sectionFigures(context, stored.deck), {model::joined(stored.deck.tags, ", "), Tone::Faint}});
    table.print(context);
    context.say(plural(decks.size(), "deck", "decks") + (options.bin ? " in the bin" : ""));
    adviseTag(context, options.tag);
    if (decks.empty() && !options.query.empty())
        if (const auto meant = deckMeant(context, options.query, options.bin); !meant.empty())
            context.say(meant.substr(1));
    return decks.empty() ? No : Done;
}

int add(Context& context, const DecksOptions& options)
{
    int exit = Done;
    std::vector<model::StoredDeck> added;
    for (const auto& file : options.files) {
        auto decks = readDeckFile(context, file, options.ruleset);
        const auto broken = std::find_if(
            decks.begin(), decks.end(), [](const auto& read) { return !read.result.checker; });
        if (broken != decks.end()) {
            context.complain(file + ": " + broken->result.error);
            for (const auto& problem : broken->result.problems)
                context.complain("  " + problemText(problem));
            exit = std::max(exit, broken->result.exit);
            continue; // a file is taken whole or not at all
        }
        for (auto& read : decks) {
            if (!options.ruleset.empty())
                read.deck.ruleset = read.result.checker->ruleset().id;
            auto& profile = context.profileOf(read.result.checker->catalogue().game().id);
            const auto id = profile.decks().add(read.deck, utcNow());
            added.push_back(*profile.decks().find(id));
            context.say("Added " + describe(added.back()) +
                        (read.result.checker->check(read.deck).legal() ? "" : ", which is not legal yet"));
        }
    }
    if (context.json()) {
        Json json = decksJson(added);
        json["added"] = Json::list(added, [](const auto& stored) -> Json {
            return {{"id", stored.id}, {"deck", stored.deck.name}, {"ruleset", stored.deck.ruleset.str()}};
        });
        context.answer(json);
    }
    return exit;
}

int exportDeck(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    const auto deck = options.version > 0 ? versionOf(context, stored, options.version) : stored.deck;
    const auto form = options.format.empty() ? options.file : options.format == "text" ? "list.txt" : "deck.nxdeck";
    const auto bytes = deckBytes(deck, form, *lawOf(context, deck));
    if (options.file.empty() || options.file == "-") {
        context.printFile(bytes);
        return Done;
    }
    writeOut(options.file, bytes);
    context.say("Wrote " + options.file);
    if (context.json())
        context.answer({{"deck", deck.name}, {"file", options.file}});
    return Done;
}

int answer(Context& context, model::DeckId id, const std::string& said)
{
    context.say(said);
    if (context.json())
        context.answer(decksJson({*context.profile().decks().find(id)}));
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
    if (!model::apply(deck, model::cleaned(change)))
        throw Stop{Refused, "That change cannot be made."};
    context.profile().decks().save(stored.id, deck, utcNow());
    return answer(context, stored.id, said);
}

// Of a deck or a tag, as given on the command line.
void requireName(const std::string& name, const std::string& what)
{
    if (model::trimmed(name).empty())
        throw Stop{Refused, what + " needs a name."};
    if (const auto fault = model::textFault(name, model::maxNameLength, false))
        throw Stop{Refused, "“" + model::cleaned(name, 60) + "” " + *fault + "."};
}

int answerMoved(Context& context, const std::vector<MovedDeck>& moved)
{
    for (const auto& deck : moved)
        context.say(deck.name + " (#" + std::to_string(deck.id) + "): " + deck.from.str() + " → " + deck.to.str());
    if (context.json()) {
        Json changed = Json::list(moved, [&](const auto& deck) -> Json {
            const auto stored = context.profile().decks().find(deck.id);
            return {{"id", deck.id}, {"deck", deck.name}, {"from", deck.from.str()}, {"ruleset", deck.to.str()},
                {"legal", lawOf(context, stored->deck)->check(stored->deck).legal()}};
        });
        context.answer({{"changed", std::move(changed)}});
    }
    return Done;
}

int ruleset(Context& context, const DecksOptions& options)
{
    if (options.undo != options.words.empty() || options.undo != options.ruleset.empty())
        throw UsageError("decks ruleset", "wants either an ID and decks, or --undo");
    if (options.undo) {
        const auto moved = moveBack(context.profile());
        if (moved.empty())
            throw Stop{No, "No deck was moved to another edition that could be moved back."};
        return answerMoved(context, moved);
    }
    std::vector<model::DeckId> decks;
    for (const auto& word : options.words)
        decks.push_back(findDeck(context, word).id);
    const auto moved = moveToEdition(context.profile(), decks, checkerFor(context, options.ruleset)->ruleset().id);
    if (moved.empty())
        context.say("All of these decks are under it already.");
    return answerMoved(context, moved);
}

int rename(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    requireName(options.name, "A deck");
    return edit(context, stored, {model::SetField{model::DeckField::Name, options.name}},
        describe(stored) + " is now called " + options.name + ".");
}

int duplicate(Context& context, const DecksOptions& options)
{
    auto stored = findDeck(context, options.deck);
    const auto from = describe(stored);
    if (!options.name.empty())
        requireName(options.name, "A deck");
    stored.deck.name = options.name.empty() ? stored.deck.name + " (copy)" : options.name;
    const auto id = context.profile().decks().add(stored.deck, utcNow());
    return answer(context, id, from + " is copied to " + stored.deck.name + " (#" + std::to_string(id) + ").");
}

int tag(Context& context, const DecksOptions& options)
{
    const auto stored = findDeck(context, options.deck);
    auto tags = stored.deck.tags;
    for (const auto& word : options.words) {
        if (!options.remove)
            requireName(word, "A tag");
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
        Json list = Json::list(found, [](const auto& version) -> Json {
            return {{"version", version.number}, {"saved", version.saved}, {"name", version.name},
                {"cards", version.cards}};
        });
        context.answer({{"versions", std::move(list)}});
        return Done;
    }
    Table table("><<>", {"Version", "Saved", "Name", "Cards"});
    for (const auto& version : found)
        table.add({version.number, timeText(version.saved), version.name, version.cards});
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
    return edit(context, stored, {model::ReplaceDeck{versionOf(context, stored, options.version)}},
        describe(stored) + " is as it was in version " + std::to_string(options.version) + ", saved as a new version.");
}

int emptyBin(Context& context, const DecksOptions&)
{
    const auto gone = context.profile().decks().emptyBin();
    context.say(plural(gone, "deck is", "decks are") + " gone for good.");
    if (context.json())
        context.answer({{"emptied", std::to_string(gone)}});
    return Done;
}

} // namespace

void addDecks(Registrar& registrar)
{
    auto& options = registrar.options<DecksOptions>();
    const auto decks = registrar.group("decks", "Manage the decks of the library");
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const DecksOptions&)) {
        return decks.add(name, help, options, work);
    };
    const auto deckCommand = [&](const char* name, const char* help, int (*work)(Context&, const DecksOptions&)) {
        auto* sub = command(name, help, work);
        sub->add("DECK", options.deck, "Name of the deck, or #number");
        return sub;
    };
    auto* sub = command("list", "List decks by name", list);
    sub->add("[QUERY]", options.query, "Words in name, notes, author, tags or cards");
    sub->add("--tag TAG", options.tag, "Only decks with this tag");
    sub->addFlag("--bin", options.bin, "What lies in the bin");
    sub = command("add", "Add deck files to the library", add);
    sub->add("DECKFILE", options.files, "Deck files, text lists or deck tables; - is standard input");
    sub->add(
        "--ruleset ID", options.ruleset, "Edition of the decks (default: what a deck says, else that of its cards)");
    sub = command("ruleset", "Move decks to another edition, in one step", ruleset);
    sub->add("[ID]", options.ruleset, "The edition");
    sub->add("[DECK]", options.words, "Names of decks, or #number");
    sub->addFlag("--undo", options.undo, "Take the last such step back");
    sub = deckCommand("export", "Write a deck to a file or standard output", exportDeck);
    sub->add("[FILE]", options.file, "Where to; .txt writes text");
    sub->add("--format", options.format, "nxdeck or text")->check(OneOf{"nxdeck", "text"});
    sub->add("--version-number N", options.version, "An older version of the deck")->check(positiveNumber);
    deckCommand("remove", "Move a deck to the bin", remove);
    sub = deckCommand("rename", "Rename a deck", rename);
    sub->add("NAME", options.name, "The new name");
    sub = deckCommand("duplicate", "Copy a deck", duplicate);
    sub->add("[NAME]", options.name, "Name of the copy");
    sub = deckCommand("tag", "Add or remove tags of a deck", tag);
    sub->add("TAG", options.words, "Tags");
    sub->addFlag("--remove", options.remove, "Take these tags off");
    deckCommand("versions", "List saved versions of a deck", versions);
    sub = deckCommand("restore", "Restore a deck from the bin, or an older version", restore);
    sub->add("--version-number N", options.version, "The version to bring back")->check(positiveNumber);
    command("empty-bin", "Delete the decks in the bin for good", emptyBin);
    addBuild(decks);
}

} // namespace nexus::app::cli
