// Which reader a file needs, by its contents first and its name second: one table of forms for decks, one for cards.
// One door for the file dialog, the clipboard, the command line and the fuzzers.
#pragma once

#include "importers/card_list.h"
#include "importers/decklist/list_parts.h"
#include "importers/decklist/listed_deck.h"
#include "model/cards/catalogue.h"

#include <optional>
#include <span>
#include <string>

namespace nexus::importers {

struct Contents;

// A form of deck lists. Asked in the order of the table: the first that knows the contents reads the file, else the
// first that has the ending of its name; what nobody knows is a text list.
struct DeckForm {
    enum Kind { Own, Table, Text, Foreign }; // a deck file of ours; a deck table; a list a line a card; of a program

    Kind kind = Foreign;
    const char* name = "";                             // as the help calls it: "XMage"
    const char* endings = "";                          // of its files, small, blanks between them: ".csv .tsv"
    bool (*knows)(const Contents& contents) = nullptr; // null: by the ending alone
    ReadResult<std::vector<ListedDeck>> (*read)(std::string_view bytes, const model::Game& game) = nullptr;
};
[[nodiscard]] std::span<const DeckForm> deckForms();
[[nodiscard]] const DeckForm& deckForm(std::string_view fileName, std::string_view bytes);
// Its decks: of a text several "// Deck:", of a JSON array its deck files; the whole where a form knows it as one.
[[nodiscard]] std::vector<ListPart> deckParts(std::string_view fileName, std::string_view bytes);
[[nodiscard]] ReadResult<std::vector<ListedDeck>> readDecks(std::string_view fileName, std::string_view bytes,
    const model::Game& game, const model::Catalogue* cards = nullptr); // `cards` as readDeckText

// The game a file of ours says it is of: a deck, cards, a collection, a scene. Nothing where it says none, or is no
// JSON.
[[nodiscard]] std::optional<std::string> statedGame(std::string_view bytes);

// A form of card lists, asked for by its contents alone, in the order of the table; what nobody knows is a card table.
struct CardForm {
    const char* name = "";
    const char* endings = "";
    bool (*knows)(const Contents& contents) = nullptr;
    ReadResult<CardList> (*read)(
        std::string_view bytes, const model::Game& game, const CardListOptions& options) = nullptr;
};
[[nodiscard]] std::span<const CardForm> cardForms();
[[nodiscard]] ReadResult<CardList> readCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
