// Decks and cards for commands: decks out of files, settled against the catalogue, or out of the library, each with
// the checker of the ruleset it asks for; cards by the name a person typed; changed decks written.
#pragma once

#include "app/cli/context.h"
#include "app/documents/list_players.h"
#include "app/documents/list_reading.h"
#include "importers/import_problem.h"
#include "model/profile/stored_deck.h"
#include "model/search/query_parser.h"

namespace nexus::app::cli {

struct CheckedDeck {
    std::string file;                // empty for a deck of the library
    std::optional<model::DeckId> id; // in the library
    std::string deck;
    std::string ruleset;
    std::shared_ptr<const model::DeckChecker> checker; // none where the deck could not be checked
    model::LegalityReport report;
    std::map<model::SectionId, int> copies; // by section of the ruleset
    std::vector<ListedDifference> differences;
    std::vector<importers::ImportProblem> passed; // words around the list
    std::size_t sideboardFrom = 0;                // line where a sideboard may begin below a blank line; 0: nowhere
    bool gameByCards = false;                     // the list says no game; its cards are of one
    bool lawByCards = false;                      // the list names no edition; its cards are of one
    std::string error;                            // why it could not be checked
    std::vector<importers::ImportProblem> problems;
    int exit = 0;
};
struct ReadDeck {
    CheckedDeck result; // with its error where the deck could not be read
    model::Deck deck;
    PlayerDetails player; // as the list says
    bool named = false;   // the list says what the deck is called
};

// What a command about decks is asked at least.
struct AskedDecks {
    std::vector<std::string> decks;
    std::string ruleset;
};

// What the options of all commands that read decks say.
constexpr const char* decksHelp = "Deck files, text lists, deck tables, deck codes or pictures of their QR codes (- is "
                                  "standard input), or decks of the library by name or #number; FILE#2 is the second "
                                  "deck of a file";
constexpr const char* deckHelp = "Deck file, text list, deck table, deck code or picture of its QR code (- is standard "
                                 "input), or deck of the library by name or #number; FILE#2 is the second deck of a "
                                 "file";
constexpr const char* rulesetHelp = "Edition to use instead of the deck's own";
constexpr const char* rulesetsHelp = "Edition to use instead of each deck's own";
constexpr const char* playersHelp = "Table of players: who plays which list, by its file, code, deck or table";
// The table of --players; nothing where none is asked for, Stop where it cannot be read.
[[nodiscard]] std::optional<PlayerTable> playersOf(const std::string& file);

// Of two exits the one that weighs more: a failing machine more than a refused file, that more than a plain no.
[[nodiscard]] int worse(int a, int b);
// Where a deck lies, for people: its file or "#12".
[[nodiscard]] std::string placeOf(const CheckedDeck& deck);
void printTitle(const Context& context, const CheckedDeck& deck);
// "LEGAL" or "NOT LEGAL", and a finding behind its sign, in their colours.
[[nodiscard]] std::string legalWord(const Context& context, const model::LegalityReport& report);
[[nodiscard]] std::string findingLine(
    const Context& context, const model::Finding& finding, const model::DeckChecker& checker);
[[nodiscard]] std::string describe(const model::StoredDeck& stored); // "Iron Wall (#12)"

// Why a list was not read, and the code that a mistyped one is most likely meant to be.
[[nodiscard]] std::string errorAndOffer(const ReadList& list);
// "list.txt#2", "list.txt#Iron Wall": a file that is there, and which of its decks is meant.
struct DeckOfFile {
    std::string file, deck;
};
[[nodiscard]] std::optional<DeckOfFile> deckOfFile(const std::string& word);
// The one of these decks with that number, from 1, or of that name. The error completes a sentence about the file.
[[nodiscard]] tl::expected<std::size_t, std::string> chosenOf(
    const std::vector<std::string>& decks, const std::string& which);
[[nodiscard]] std::string numbered(const std::vector<std::string>& decks); // "1 “Iron Wall”, 2 “Wet Ink”"
// Every deck of the file, each with the checker of `ruleset` or, where that is empty, of its own ruleset.
[[nodiscard]] std::vector<ReadDeck> readDeckFile(Context& context, const std::string& file, const std::string& ruleset);
// The decks of a file or, of "FILE#2" and "FILE#Name", the one; where there is no such file, the deck of the library
// with this name or number. What cannot be read is one deck with its error.
[[nodiscard]] std::vector<ReadDeck> readDecksOf(Context& context, const std::string& word, const std::string& ruleset);
// The same of several words, where all of them have to be readable; else Stop.
[[nodiscard]] std::vector<ReadDeck> readAllDecks(
    Context& context, const std::vector<std::string>& words, const std::string& ruleset);
// The same where it has to be one deck that can be read; else Stop.
[[nodiscard]] ReadDeck readOneDeck(Context& context, const std::string& word, const std::string& ruleset);
// The games that files and decks of the library among the words are of, before anything else is asked of the profile.
void followDecks(Context& context, const std::vector<std::string>& words);
// A deck with the checker of `ruleset` or of its own.
[[nodiscard]] ReadDeck judged(Context& context, model::Deck deck, const std::string& ruleset);
// " Did you mean “Wet Ink”?": a deck of the library, or a file beside one that is not there; empty where none is near.
[[nodiscard]] std::string deckMeant(Context& context, const std::string& wanted, bool inBin = false);
// By "#12" or by name; a name that several decks have is refused with their numbers.
// From here on the game is the deck's.
[[nodiscard]] model::StoredDeck findDeck(Context& context, const std::string& wanted, bool inBin = false);
// The same, and the game is still open: for who judges each deck by its own.
[[nodiscard]] model::StoredDeck lookForDeck(Context& context, const std::string& wanted, bool inBin = false);
// Of the library; Stop where there is no such version.
[[nodiscard]] model::Deck versionOf(Context& context, const model::StoredDeck& stored, int number);
// The ruleset with this id, or the game's own; Stop where there is none.
[[nodiscard]] std::shared_ptr<const model::DeckChecker> checkerFor(Context& context, const std::string& ruleset);

// That of a game or scene file, or Stop.
[[nodiscard]] std::shared_ptr<const model::DeckChecker> checkerOf(
    Context& context, const std::string& ruleset, const std::string& file);
// That of the deck's ruleset; of its game's default where it is not known.
[[nodiscard]] std::shared_ptr<const model::DeckChecker> lawOf(Context& context, const model::Deck& deck);
// A word for a tag that no deck of the library has, with the nearest that one has.
void adviseTag(Context& context, const std::string& tag);

// Stop where no card has this name, with names like it, or where several have it, with what they are.
[[nodiscard]] model::CardIndex findCard(const model::Catalogue& catalogue, const std::string& name);
// "2 Relay Drone", "2x Relay Drone" or "Relay Drone", each named as the catalogue has it; Stop where it has no such
// card.
[[nodiscard]] std::vector<model::DeckEntry> cardRows(
    const std::vector<std::string>& words, const model::Catalogue& catalogue);
[[nodiscard]] std::vector<std::string> namesOf(
    const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards);
// Stop where it does not parse; `name` is what the message calls the query, else itself.
[[nodiscard]] model::Query queryOf(
    const std::string& text, const model::Catalogue& catalogue, const std::string& name = {});
[[nodiscard]] std::string queryTrouble(const std::string& name, const model::QueryError& error);

// "-" is standard input.
[[nodiscard]] tl::expected<std::string, std::string> bytesOf(const std::string& file);
void writeOut(const std::string& file, const std::string& bytes); // or Stop
// Into this file; .txt is a text list. Gives what was written, for people; Stop where it cannot be.
std::string writeDeckTo(Context& context, const std::string& file, const model::Deck& deck);
// Where a changed deck goes, of --apply FILE and --in-place.
struct DeckTarget {
    std::string file;
    bool inPlace = false;
    [[nodiscard]] bool wanted() const { return inPlace || !file.empty(); }
    void refuseStandardInput(const std::string& deck) const; // UsageError where it would be written over
    // Into the file, or where the deck came from: a version more in the library, or its file in the form it has.
    // Gives what was written, for people; nothing where nothing was wanted.
    [[nodiscard]] std::string write(Context& context, const ReadDeck& read, const model::Deck& deck) const;
};
// "Written to deck.txt: the deck is legal." behind these first words.
void sayWritten(const Context& context, const std::string& first, const std::string& written, bool legal);
// Its options: --apply and --in-place.
std::pair<Option*, Option*> addTarget(
    Command& command, DeckTarget& target, const char* fileHelp, const char* inPlaceHelp);

} // namespace nexus::app::cli
