#include "app/cli/deck_reading.h"

#include "app/base/file_bytes.h"
#include "app/documents/list_check.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "importers/registry.h"
#include "model/base/text.h"

#include <charconv>

namespace nexus::app::cli {

namespace {

ReadDeck failure(const std::string& file, std::string message, std::vector<importers::ImportProblem> problems, int exit)
{
    ReadDeck failed;
    failed.result.file = file;
    failed.result.error = std::move(message);
    failed.result.problems = std::move(problems);
    failed.result.exit = exit;
    return failed;
}

// By the ruleset already named in the result.
bool findChecker(ReadDeck& read, Context& context)
{
    auto& result = read.result;
    result.checker = context.lists().checker(model::RulesetId(result.ruleset));
    if (result.checker)
        return true;
    result.error = "the ruleset “" + result.ruleset + "” is not known; “nexusdeck-cli rulesets” lists those that are";
    result.exit = Refused;
    return false;
}

ReadDeck settle(Context& context, const std::string& file, importers::ListedDeck listed, const std::string& ruleset)
{
    ReadDeck read;
    read.result.file = file;
    auto& deck = listed.deck;
    if (deck.name.empty())
        deck.name = file == "-" ? "Standard input" : std::filesystem::path(file).stem().string();
    if (deck.game.empty())
        deck.game = context.profile().library().game.id;
    if (deck.ruleset.empty())
        deck.ruleset = context.profile().library().game.defaultRuleset;
    read.result.deck = deck.name;
    read.result.ruleset = ruleset.empty() ? deck.ruleset.str() : ruleset;
    if (!listed.unread.empty()) {
        read.result.error = plural(static_cast<std::int64_t>(listed.unread.size()), "line", "lines") +
                            " could not be read";
        read.result.problems = std::move(listed.unread);
        read.result.exit = Refused;
        return read;
    }
    if (!findChecker(read, context))
        return read;
    placeCards(listed, *read.result.checker);
    read.result.differences = compareValues(listed, *read.result.checker);
    read.deck = std::move(listed.deck);
    return read;
}

// Lists of codes, pictures and PDFs; one with rows that mean no card is refused.
std::vector<ReadDeck> fromLists(std::vector<ReadList> lists)
{
    std::vector<ReadDeck> decks;
    for (auto& list : lists) {
        auto& read = decks.emplace_back();
        read.result.file = list.title();
        read.result.deck = list.deck.name;
        read.result.checker = list.checker;
        if (list.checker)
            read.result.ruleset = list.checker->ruleset().id.str();
        read.result.error = list.error;
        if (list.checker && !list.unknown.empty()) {
            read.result.error = unknownRowText(list.unknown.front(), *list.checker) +
                                " “nexusdeck-cli code decode” keeps the rest.";
            read.result.checker = nullptr;
        }
        read.result.exit = read.result.checker ? Done : list.missing ? Failed : Refused;
        read.deck = std::move(list.deck);
    }
    return decks;
}

} // namespace

std::vector<ReadDeck> readDeckFile(Context& context, const std::string& file, const std::string& ruleset)
{
    std::vector<ReadDeck> decks;
    const auto bytes = file == "-" ? tl::expected<std::string, std::string>(readStandardInput()) : readFile(file);
    if (!bytes) {
        decks.push_back(failure(file, bytes.error(), {}, Failed));
        return decks;
    }
    if (!model::trimmed(*bytes).empty() && context.lists().originOf(file, *bytes) != ListOrigin::File)
        return fromLists(context.lists().read(file, *bytes, ruleset));
    auto listed = importers::readDecks(file, *bytes, context.profile().library().game);
    if (!listed) {
        decks.push_back(failure(file, problemText(listed.error().front()), listed.error(), Refused));
        return decks;
    }
    for (auto& one : *listed)
        decks.push_back(settle(context, file, std::move(one), ruleset));
    return decks;
}

std::string describe(const model::StoredDeck& stored)
{
    return stored.deck.name + " (#" + std::to_string(stored.id) + ")";
}

// By "#12" or by name; a name that several decks have is refused with their numbers.
model::StoredDeck findDeck(Context& context, const std::string& wanted, bool inBin)
{
    auto& store = context.profile().decks();
    if (wanted.starts_with('#')) {
        model::DeckId id = 0;
        std::from_chars(wanted.data() + 1, wanted.data() + wanted.size(), id);
        auto found = store.find(id);
        if (found && found->deleted.has_value() == inBin)
            return std::move(*found);
        throw Stop{No, "There is no deck " + wanted + (inBin ? " in the bin." : " in the library.")};
    }
    std::vector<model::StoredDeck> matches;
    for (auto& stored : store.list(inBin))
        if (model::fold(stored.deck.name) == model::fold(wanted))
            matches.push_back(std::move(stored));
    if (matches.empty())
        throw Stop{No, "There is no deck “" + wanted + "” in the " + (inBin ? "bin." : "library.")};
    if (matches.size() > 1) {
        std::vector<std::string> names;
        for (const auto& match : matches)
            names.push_back(describe(match));
        throw Stop{
            Refused, "Several decks have this name: " + model::joined(names, ", ") + ". Say which by its number."};
    }
    return std::move(matches.front());
}

int answering(Context& context, const std::function<int()>& work)
{
    try {
        return work();
    } catch (const Stop& stop) {
        if (context.json())
            context.print(errorJson(stop.message, stop.exit));
        context.complain(stop.message);
        return stop.exit;
    }
}

ReadDeck judged(Context& context, model::Deck deck, const std::string& ruleset)
{
    ReadDeck read;
    read.result.deck = deck.name;
    read.result.ruleset = ruleset.empty() ? deck.ruleset.str() : ruleset;
    findChecker(read, context);
    read.deck = std::move(deck);
    return read;
}

int worse(int a, int b)
{
    const auto weight = [](int exit) { return exit == Failed ? 3 : exit == Refused ? 2 : exit == Done ? 0 : 1; };
    return weight(b) > weight(a) ? b : a;
}

std::string placeOf(const CheckedDeck& deck) { return deck.id ? "#" + std::to_string(*deck.id) : deck.file; }

std::vector<ReadDeck> readDecksOf(Context& context, const std::string& word, const std::string& ruleset)
{
    std::error_code error;
    if (word == "-" || std::filesystem::exists(word, error))
        return readDeckFile(context, word, ruleset);
    if (context.lists().isCode(word))
        return fromLists(context.lists().readCodes("deck code", word, ruleset));
    std::vector<ReadDeck> decks;
    try {
        auto stored = findDeck(context, word);
        decks.push_back(judged(context, std::move(stored.deck), ruleset));
        decks.back().result.id = stored.id;
    } catch (const Stop& stop) {
        const bool missing = stop.exit == No;
        decks.push_back(failure(word, missing ? "is neither a file nor a deck of the library" : stop.message, {},
            missing ? Failed : stop.exit));
    }
    return decks;
}

ReadDeck readOneDeck(Context& context, const std::string& word, const std::string& ruleset)
{
    auto decks = readDecksOf(context, word, ruleset);
    if (decks.size() != 1)
        throw Stop{Refused, word + " holds " + plural(static_cast<std::int64_t>(decks.size()), "deck", "decks") +
                                "; this command takes one."};
    const auto& result = decks.front().result;
    if (!result.checker) {
        const auto first = result.problems.empty() ? std::string() : problemText(result.problems.front());
        throw Stop{
            result.exit, word + ": " + result.error + (first.empty() || first == result.error ? "" : ": " + first)};
    }
    return std::move(decks.front());
}

} // namespace nexus::app::cli
