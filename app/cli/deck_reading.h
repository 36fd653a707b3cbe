// Decks for commands: out of files, settled against the catalogue, or out of the library; each with the checker of
// the ruleset it asks for.
#pragma once

#include "app/cli/context.h"
#include "app/cli/json_output.h"
#include "app/documents/list_reading.h"

#include <functional>

namespace nexus::app::cli {

struct ReadDeck {
    CheckedDeck result; // with its error where the deck could not be read
    model::Deck deck;
};

// Of two exits the one that weighs more: a failing machine more than a refused file, that more than a plain no.
[[nodiscard]] int worse(int a, int b);
// Where a deck lies, for people: its file or "#12".
[[nodiscard]] std::string placeOf(const CheckedDeck& deck);

// Every deck of the file, each with the checker of `ruleset` or, where that is empty, of its own ruleset.
[[nodiscard]] std::vector<ReadDeck> readDeckFile(Context& context, const std::string& file, const std::string& ruleset);

// What the options of all commands that read decks say.
constexpr const char* decksHelp = "Deck files, text lists, deck tables, deck codes or pictures of their QR codes (- is "
                                  "standard input), or decks of the library by name or #number";
constexpr const char* deckHelp = "Deck file, text list, deck table, deck code or picture of its QR code (- is standard "
                                 "input), or deck of the library by name or #number";

// A refusal on the way through a command; caught in one place.
struct Stop {
    int exit;
    std::string message;
};

[[nodiscard]] int answering(Context& context, const std::function<int()>& work);

[[nodiscard]] std::string describe(const model::StoredDeck& stored); // "Iron Wall (#12)"
// By "#12" or by name; a name that several decks have is refused with their numbers.
[[nodiscard]] model::StoredDeck findDeck(Context& context, const std::string& wanted, bool inBin = false);

// The decks of a file or, where there is no such file, the deck of the library with this name or number. What cannot
// be read is one deck with its error.
[[nodiscard]] std::vector<ReadDeck> readDecksOf(Context& context, const std::string& word, const std::string& ruleset);
// The same where it has to be one deck that can be read; else Stop.
[[nodiscard]] ReadDeck readOneDeck(Context& context, const std::string& word, const std::string& ruleset);
// A deck with the checker of `ruleset` or of its own.
[[nodiscard]] ReadDeck judged(Context& context, model::Deck deck, const std::string& ruleset);

} // namespace nexus::app::cli
