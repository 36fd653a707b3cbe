#include "app/cli/deck_reading.h"

#include "app/base/file_bytes.h"
#include "app/documents/deck_file.h"
#include "app/documents/list_check.h"
#include "app/documents/list_claims.h"
#include "app/text/finding_text.h"
#include "app/text/search_text.h"
#include "app/text/suggestion.h"
#include "db/deck_store.h"
#include "importers/registry.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

#include <charconv>
#include <system_error>

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

// Without its full stop.
std::string unknownRulesetText(const ListReader& reader, const std::string& id)
{
    return "ruleset “" + id + "” is not known." + didYouMean(id, reader.rulesetIds()) +
           " “nexusdeck-cli rulesets” lists those that are";
}

// By the ruleset already named in the result.
bool findChecker(ReadDeck& read, const ListReader& reader)
{
    auto& result = read.result;
    result.checker = reader.checker(model::RulesetId(result.ruleset));
    if (result.checker)
        return true;
    result.error = "the " + unknownRulesetText(reader, result.ruleset);
    result.exit = Refused;
    return false;
}

ReadDeck settle(
    const ListReader& reader, const std::string& file, importers::ListedDeck listed, const std::string& ruleset)
{
    ReadDeck read;
    read.result.file = file;
    auto& deck = listed.deck;
    read.named = !deck.name.empty();
    if (!read.named)
        deck.name = file == "-" ? "Standard input"
                                : model::cleaned(std::filesystem::path(file).stem().string(), model::maxNameLength);
    if (deck.game.empty())
        deck.game = reader.game().id;
    if (deck.ruleset.empty()) {
        auto edition = reader.editionOf(deck);
        deck.ruleset = std::move(edition.ruleset);
        read.result.lawByCards = ruleset.empty() && edition.chosen == LawChoice::Cards;
    }
    read.result.deck = deck.name;
    read.result.ruleset = ruleset.empty() ? deck.ruleset.str() : ruleset;
    if (!findChecker(read, reader))
        return read;
    placeCards(listed, *read.result.checker);
    if (!listed.unread.empty()) {
        read.result.error = plural(listed.unread.size(), "line", "lines") + " could not be read";
        read.result.problems = std::move(listed.unread);
        read.result.exit = Refused;
        read.result.checker.reset(); // nothing is checked of it
        return read;
    }
    read.result.passed = std::move(listed.passed);
    read.result.differences = compareValues(listed, *read.result.checker);
    read.result.sideboardFrom = sideboardFrom(listed, *read.result.checker);
    read.deck = std::move(listed.deck);
    return read;
}

} // namespace

std::string errorAndOffer(const ReadList& list)
{
    return list.error + (list.mayBeWindows1252 ? std::string(". ") + Context::windowsOffer : "") +
           (list.offered.empty() ? "" : " Did you mean " + list.offered + " ?");
}

namespace {

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
        read.result.error = errorAndOffer(list);
        read.result.passed = list.passed;
        read.result.gameByCards = list.gameByCards;
        if (list.checker && !list.unknown.empty()) {
            read.result.error = unknownRowText(list.unknown.front(), *list.checker) +
                                " “nexusdeck-cli code decode” keeps the rest.";
            read.result.checker = nullptr;
        }
        read.result.exit = read.result.checker ? Done : list.missing ? Failed : Refused;
        read.player = std::move(list.player);
        read.named = list.named;
        read.deck = std::move(list.deck);
    }
    return decks;
}

void sayGameByCards(const Context& context, const std::string& file, const std::string& game)
{
    context.say(file + " says no game; its cards are of " + game + ", which reads it.");
}

// Words around the lists are passed over and a game is found by cards, but not in silence.
std::vector<ReadDeck> told(Context& context, std::vector<ReadDeck> decks)
{
    for (const auto& deck : decks) {
        if (deck.result.gameByCards && deck.result.checker)
            sayGameByCards(context, deck.result.file, deck.result.checker->catalogue().game().name);
        if (deck.result.lawByCards)
            context.say(deck.result.deck + " names no edition; its cards are of " + deck.result.ruleset + ".");
        for (const auto& words : deck.result.passed)
            context.say(deck.result.file + ", passed over: " + problemText(words) + ".");
        if (const auto line = deck.result.sideboardFrom; line > 0)
            context.say(
                deck.result.file + ", line " + std::to_string(line) +
                ": cards stand apart below a blank line. If they are the sideboard, write “Sideboard” above them.");
    }
    return decks;
}

std::vector<std::string> deckNames(const std::vector<ReadDeck>& decks)
{
    std::vector<std::string> names;
    for (const auto& deck : decks)
        names.push_back(deck.result.deck);
    return names;
}

} // namespace

std::vector<ReadDeck> readDeckFile(Context& context, const std::string& file, const std::string& ruleset)
{
    auto bytes = bytesOf(file);
    if (!bytes)
        return {failure(file, bytes.error(), {}, Failed)};
    *bytes = importers::inUnicode(std::move(*bytes), context.encoding());
    if (!model::trimmed(*bytes).empty() && context.lists().originOf(file, *bytes) != ListOrigin::File)
        return told(context, fromLists(context.lists().read(file, *bytes, ruleset)));
    const auto meant = context.lists().readerMeant(file, *bytes, ruleset);
    const auto& reader = meant.reader;
    auto listed = importers::readDecks(file, *bytes, reader.game(), reader.catalogue().get());
    if (!listed) {
        const auto offer = context.encodingOffer(*bytes);
        return {failure(
            file, problemText(listed.error().front()) + (offer.empty() ? "" : ". " + offer), listed.error(), Refused)};
    }
    std::vector<ReadDeck> decks;
    const bool table = importers::deckForm(file, *bytes).kind == importers::DeckForm::Table;
    const auto columns = table ? tableClaims(*bytes) : std::map<std::string, TableClaims>();
    const auto parts = importers::deckParts(file, *bytes);
    const bool apart = parts.size() == listed->size(); // what stands in one is said of it alone
    for (std::size_t i = 0; i < listed->size(); ++i) {
        auto& one = (*listed)[i];
        auto player = statedPlayer(one, apart ? parts[i].text : *bytes, apart, columns);
        decks.push_back(settle(reader, file, std::move(one), ruleset));
        decks.back().result.gameByCards = meant.byCards;
        decks.back().player = std::move(player);
    }
    return told(context, std::move(decks));
}

std::optional<DeckOfFile> deckOfFile(const std::string& word)
{
    std::error_code error;
    if (std::filesystem::exists(word, error))
        return std::nullopt;
    for (auto at = word.find('#', 1); at != std::string::npos; at = word.find('#', at + 1))
        if (auto file = word.substr(0, at);
            at + 1 < word.size() && (file == "-" || std::filesystem::is_regular_file(file, error)))
            return DeckOfFile{std::move(file), word.substr(at + 1)};
    return std::nullopt;
}

std::string numbered(const std::vector<std::string>& decks)
{
    constexpr std::size_t most = 20;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < decks.size() && i < most; ++i)
        names.push_back(std::to_string(i + 1) + " “" + decks[i] + "”");
    return model::joined(names, ", ") + (decks.size() > most ? ", …" : "");
}

tl::expected<std::size_t, std::string> chosenOf(const std::vector<std::string>& decks, const std::string& which)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(which.data(), which.data() + which.size(), number);
    if (error == std::errc() && end == which.data() + which.size() && number >= 1 && number <= decks.size())
        return number - 1;
    std::vector<std::size_t> called;
    for (std::size_t i = 0; i < decks.size(); ++i)
        if (model::fold(decks[i]) == model::fold(which))
            called.push_back(i);
    if (called.size() == 1)
        return called.front();
    return tl::unexpected(called.empty() ? "holds no deck “" + which + "”, but " + numbered(decks)
                                         : "holds " + plural(called.size(), "deck", "decks") + " called “" + which +
                                               "”; say which by its number in the file");
}

static std::vector<ReadDeck> oneDeckOf(Context& context, const DeckOfFile& part, const std::string& ruleset)
{
    auto decks = readDeckFile(context, part.file, ruleset);
    if (decks.size() == 1 && decks.front().result.deck.empty()) // could not be read
        return decks;
    const auto chosen = chosenOf(deckNames(decks), part.deck);
    if (!chosen)
        return {failure(part.file, chosen.error(), {}, Refused)};
    return {std::move(decks[*chosen])};
}

std::string describe(const model::StoredDeck& stored)
{
    return stored.deck.name + " (#" + std::to_string(stored.id) + ")";
}

std::string deckMeant(Context& context, const std::string& wanted, bool inBin)
{
    std::vector<std::string> names;
    for (const auto& stored : context.profileOf(context.gamesWithLibraries().front()).decks().list(inBin))
        names.push_back(stored.deck.name);
    std::error_code error;
    const auto file = std::filesystem::path(wanted);
    const auto folder = file.parent_path().empty() ? std::filesystem::path(".") : file.parent_path();
    constexpr std::size_t most = 2000; // of the files beside it
    if (!inBin && file.has_extension())
        for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end && names.size() < most;
             it.increment(error))
            names.push_back((file.parent_path() / it->path().filename()).string());
    return didYouMean(wanted, names);
}

// As Profile::deckList has it.
static bool isOf(const model::Deck& deck, const std::string& game) { return deck.game.empty() || deck.game == game; }

// By number or name.
static std::vector<model::StoredDeck> decksIn(
    Context& context, const std::string& game, const std::string& wanted, bool inBin)
{
    auto& decks = context.profileOf(game).decks();
    std::vector<model::StoredDeck> found;
    if (wanted.starts_with('#')) {
        model::DeckId id = 0;
        std::from_chars(wanted.data() + 1, wanted.data() + wanted.size(), id);
        if (auto numbered = decks.find(id); numbered && numbered->deleted.has_value() == inBin)
            found.push_back(std::move(*numbered));
    } else {
        for (auto& stored : decks.list(inBin))
            if (model::fold(stored.deck.name) == model::fold(wanted))
                found.push_back(std::move(stored));
    }
    std::erase_if(found, [&](const auto& stored) { return !isOf(stored.deck, game); });
    for (auto& stored : found)
        stored.deck.game = game;
    return found;
}

model::StoredDeck lookForDeck(Context& context, const std::string& wanted, bool inBin)
{
    const bool number = wanted.starts_with('#');
    std::vector<model::StoredDeck> matches;
    const auto games = context.gamesWithLibraries();
    for (const auto& game : games) {
        if (!matches.empty() && matches.front().deck.game == games.front())
            break; // the library of the game that is meant goes first
        for (auto& stored : decksIn(context, game, wanted, inBin))
            matches.push_back(std::move(stored));
    }
    if (matches.empty() && number)
        throw Stop{No, "There is no deck " + wanted + (inBin ? " in the bin." : " in the library.")};
    if (matches.empty())
        throw Stop{No, "There is no deck “" + wanted + "” in the " + (inBin ? "bin." : "library.") +
                           deckMeant(context, wanted, inBin)};
    if (matches.size() > 1) {
        const bool oneGame = matches.front().deck.game == matches.back().deck.game;
        std::vector<std::string> names;
        for (const auto& match : matches)
            names.push_back(describe(match) + (oneGame ? "" : ", --game " + match.deck.game));
        throw Stop{Refused, "Several decks have this " + std::string(number ? "number: " : "name: ") +
                                model::joined(names, oneGame ? ", " : "; ") + ". Say which by its " +
                                (oneGame ? "number." : "game.")};
    }
    return std::move(matches.front());
}

model::StoredDeck findDeck(Context& context, const std::string& wanted, bool inBin)
{
    auto stored = lookForDeck(context, wanted, inBin);
    context.follow(stored.deck.game, describe(stored));
    return stored;
}

ReadDeck judged(Context& context, model::Deck deck, const std::string& ruleset)
{
    ReadDeck read;
    read.result.deck = deck.name;
    read.result.ruleset = ruleset.empty() ? deck.ruleset.str() : ruleset;
    (void)findChecker(read, context.lists().of(deck.game));
    read.deck = std::move(deck);
    return read;
}

model::Deck versionOf(Context& context, const model::StoredDeck& stored, int number)
{
    auto found = context.profile().decks().version(stored.id, number);
    if (!found)
        throw Stop{No, describe(stored) + " has no version " + std::to_string(number) + "."};
    return std::move(*found);
}

std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, const std::string& ruleset)
{
    const auto& reader = context.lists().readerFor({}, ruleset);
    auto checker = reader.checker(ruleset.empty() ? reader.game().defaultRuleset : model::RulesetId(ruleset));
    if (checker && !ruleset.empty())
        context.follow(reader.game().id, "The ruleset “" + ruleset + "”");
    if (!checker)
        throw Stop{Refused, "The " + unknownRulesetText(reader, ruleset) + "."};
    return checker;
}

std::shared_ptr<const model::DeckChecker> checkerOf(
    Context& context, const std::string& ruleset, const std::string& file)
{
    const auto& reader = context.lists();
    if (auto checker = reader.checker(model::RulesetId(ruleset)))
        return checker;
    throw Stop{Refused, file + ": the " + unknownRulesetText(reader, ruleset) + "."};
}

void adviseTag(Context& context, const std::string& tag)
{
    std::vector<std::string> known;
    for (const auto& stored : context.profile().deckList())
        known.insert(known.end(), stored.deck.tags.begin(), stored.deck.tags.end());
    const auto isIt = [&](const auto& one) { return model::fold(one) == model::fold(tag); };
    if (!tag.empty() && std::none_of(known.begin(), known.end(), isIt))
        context.say(
            "No deck has the tag “" + model::cleaned(tag, model::maxNameLength) + "”." + didYouMean(tag, known));
}

std::optional<PlayerTable> playersOf(const std::string& file)
{
    if (file.empty())
        return std::nullopt;
    auto players = readPlayers(file);
    if (!players)
        throw Stop{players.error().missing ? Failed : Refused, players.error().message};
    return std::move(*players);
}

int worse(int a, int b)
{
    const auto weight = [](int exit) { return exit == Failed ? 3 : exit == Refused ? 2 : exit == Done ? 0 : 1; };
    return weight(b) > weight(a) ? b : a;
}

std::string placeOf(const CheckedDeck& deck) { return deck.id ? "#" + std::to_string(*deck.id) : deck.file; }

void printTitle(const Context& context, const CheckedDeck& deck)
{
    context.print(context.toned(deck.deck, Tone::Strong) + context.toned("  " + placeOf(deck), Tone::Faint));
}

std::string legalWord(const Context& context, const model::LegalityReport& report)
{
    return report.legal() ? context.toned("LEGAL", Tone::Good) : context.toned("NOT LEGAL", Tone::Bad);
}

std::string findingLine(const Context& context, const model::Finding& finding, const model::DeckChecker& checker)
{
    const bool warning = finding.severity == model::Severity::Warning;
    return (warning               ? context.toned("!", Tone::Open)
               : finding.isOpen() ? context.toned("○", Tone::Open)
                                  : context.toned("✗", Tone::Bad)) +
           " " + findingText(finding, checker);
}

std::vector<ReadDeck> readDecksOf(Context& context, const std::string& word, const std::string& ruleset)
{
    std::error_code error;
    if (word == "-" || std::filesystem::exists(word, error))
        return readDeckFile(context, word, ruleset);
    if (const auto part = deckOfFile(word))
        return oneDeckOf(context, *part, ruleset);
    if (context.lists().isCode(word))
        return told(context, fromLists(context.lists().readCodes("deck code", word, ruleset)));
    try {
        auto stored = lookForDeck(context, word);
        auto read = judged(context, std::move(stored.deck), ruleset);
        read.result.id = stored.id;
        return {std::move(read)};
    } catch (const Stop& stop) {
        const bool missing = stop.exit == No;
        auto meant = missing ? deckMeant(context, word) : std::string();
        if (!meant.empty())
            meant = "." + meant;
        return {failure(word, missing ? "is neither a file nor a deck of the library" + meant : stop.message, {},
            missing ? Failed : stop.exit)};
    }
}

// What is no deck of it says no game; who reads it says so.
static void followLibrary(Context& context, const std::string& word)
{
    std::error_code error;
    if (word == "-" || std::filesystem::exists(word, error))
        return;
    std::string game;
    try {
        game = lookForDeck(context, word).deck.game;
    } catch (const Stop&) {
        return;
    }
    if (game != context.lists().game().id)
        context.follow(game, word);
}

void followDecks(Context& context, const std::vector<std::string>& words)
{
    std::error_code error;
    for (const auto& word : words) {
        const auto part = deckOfFile(word);
        const auto file = part ? part->file : word;
        if (file != "-" && !std::filesystem::is_regular_file(file, error) && !context.lists().isCode(file)) {
            followLibrary(context, file);
            continue;
        }
        const auto bytes = file == "-" || std::filesystem::exists(file, error) ? bytesOf(file) : file;
        const auto text = importers::inUnicode(bytes.value_or(std::string()), context.encoding());
        const auto meant = context.lists().readerMeant(file, text); // as it is now
        const auto& game = meant.reader.game();
        if (game.id == context.lists().game().id)
            continue;
        context.follow(game.id, word);
        if (meant.byCards)
            sayGameByCards(context, word, game.name);
    }
}

// "x.txt: 2 lines could not be read: line 4: …." or, where the words go on from its name, "x.txt is no deck file."
static std::string unreadText(const std::string& word, const CheckedDeck& deck)
{
    const auto& error = deck.error;
    const bool goesOn = error.starts_with("is ") || error.starts_with("cannot ") || error.starts_with("has ");
    const auto first = deck.problems.empty() ? std::string() : problemText(deck.problems.front());
    auto text = word + (goesOn ? " " : ": ") + error + (first.empty() || first == error ? "" : ": " + first);
    return text.ends_with('.') || text.ends_with('?') || text.ends_with("?”") ? text : text + ".";
}

// From here on everything is of the deck's game.
static void followDeck(Context& context, const ReadDeck& read, const std::string& word)
{
    context.follow(read.result.checker->catalogue().game().id, word);
}

std::vector<ReadDeck> readAllDecks(Context& context, const std::vector<std::string>& words, const std::string& ruleset)
{
    std::vector<ReadDeck> decks;
    followDecks(context, words);
    for (const auto& word : words)
        for (auto& read : readDecksOf(context, word, ruleset)) {
            if (!read.result.checker)
                throw Stop{read.result.exit, unreadText(word, read.result)};
            followDeck(context, read, word);
            decks.push_back(std::move(read));
        }
    return decks;
}

ReadDeck readOneDeck(Context& context, const std::string& word, const std::string& ruleset)
{
    auto decks = readDecksOf(context, word, ruleset);
    if (decks.size() != 1)
        throw Stop{Refused,
            word + " holds " + plural(decks.size(), "deck", "decks") + ": " + numbered(deckNames(decks)) +
                ". This command takes one: write its number or its name behind the file, as in " + word + "#1."};
    const auto& result = decks.front().result;
    if (!result.checker) {
        throw Stop{result.exit, unreadText(word, result)};
    }
    followDeck(context, decks.front(), word);
    return std::move(decks.front());
}

model::CardIndex findCard(const model::Catalogue& catalogue, const std::string& name)
{
    const auto found = model::lookUp(catalogue, name);
    if (found.card)
        return *found.card;
    const bool unknown = found.choices.empty();
    const auto names = namesOf(catalogue, unknown ? model::suggestNames(catalogue, name, 5) : found.choices);
    const auto offered = model::joined(names, ", ");
    if (!unknown)
        throw Stop{No, "“" + name + "” is more than one card. Say which: " + offered + "."};
    throw Stop{No, "“" + name + "” is not in the catalogue." + (names.empty() ? "" : " Did you mean " + offered + "?")};
}

std::vector<model::DeckEntry> cardRows(const std::vector<std::string>& words, const model::Catalogue& catalogue)
{
    model::DeckSection rows;
    for (const auto& word : words) {
        std::string_view name = model::trimmed(word);
        int copies = 1;
        if (const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), copies);
            error == std::errc() && end < name.data() + name.size() && (*end == ' ' || *end == 'x'))
            name = model::trimmed(name.substr(static_cast<std::size_t>(end - name.data()) + 1));
        else
            copies = 1;
        model::DeckEntry row;
        row.card = model::unambiguousName(catalogue, findCard(catalogue, std::string(name)));
        row.count = copies;
        if (copies < 1 || copies > model::maxCopies || !addCopies(rows, row))
            throw Stop{Refused, "“" + word + "” is not between 1 and " + std::to_string(model::maxCopies) + " copies."};
    }
    return rows.entries;
}

std::vector<std::string> namesOf(const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards)
{
    std::vector<std::string> names;
    for (const auto card : cards)
        names.push_back(model::unambiguousName(catalogue, card));
    return names;
}

std::string queryTrouble(const std::string& name, const model::QueryError& error)
{
    return name + " does not parse at column " + std::to_string(error.column) + ": expected " + error.expected + ".";
}

model::Query queryOf(const std::string& text, const model::Catalogue& catalogue, const std::string& name)
{
    auto query = model::parseQuery(text, catalogue.game());
    if (!query)
        throw Stop{Refused, queryTrouble(name.empty() ? "The query “" + text + "”" : name, query.error()) +
                                queryMeant(text, catalogue)};
    return std::move(*query);
}

tl::expected<std::string, std::string> bytesOf(const std::string& file)
{
    if (file != "-")
        return readFile(file);
    static const auto input = readStandardInput(); // once: what it says of its game is asked before it is read
    return input;
}

std::shared_ptr<const model::DeckChecker> lawOf(Context& context, const model::Deck& deck)
{
    return context.lists().of(deck.game).checkerOrDefault(deck.ruleset);
}

void writeOut(const std::string& file, const std::string& bytes)
{
    if (const auto written = writeFile(file, bytes); !written)
        throw Stop{Failed, file + " " + written.error()};
}

std::string writeDeckTo(Context& context, const std::string& file, const model::Deck& deck)
{
    if (const auto written = writeDeckFile(file, deck, *lawOf(context, deck)); !written)
        throw Stop{Failed, file + " " + written.error()};
    return file;
}

void DeckTarget::refuseStandardInput(const std::string& deck) const
{
    if (inPlace && deck == "-")
        throw UsageError("--in-place", "needs a file; standard input cannot be written over");
}

std::string DeckTarget::write(Context& context, const ReadDeck& read, const model::Deck& deck) const
{
    const auto& about = read.result;
    if (!inPlace)
        return file.empty() ? std::string() : writeDeckTo(context, file, deck);
    if (about.id) {
        context.profile().decks().save(*about.id, deck, utcNow());
        return deck.name + " (#" + std::to_string(*about.id) + ")";
    }
    const auto kind = std::filesystem::path(about.file).extension();
    if (kind != ".nxdeck" && kind != ".json" && kind != ".txt")
        throw Stop{Refused,
            about.file + " is neither .nxdeck nor .txt; write the changed deck to such a file with --apply FILE."};
    return writeDeckTo(context, about.file, deck);
}

void sayWritten(const Context& context, const std::string& first, const std::string& written, bool legal)
{
    if (!written.empty())
        context.say(first + written + (legal ? ": the deck is legal." : ": the deck is not legal yet."));
}

std::pair<Option*, Option*> addTarget(
    Command& command, DeckTarget& target, const char* fileHelp, const char* inPlaceHelp)
{
    auto* file = command.add("--apply FILE", target.file, fileHelp);
    return {file, command.addFlag("--in-place", target.inPlace, inPlaceHelp)->excludes(file)};
}

} // namespace nexus::app::cli
