// What every reader of card lists gives: cards with their places, and the rows that were refused.
// A list with refused rows is never put into the catalogue; it is whole or not at all.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/catalogue_import.h"

#include <string_view>

namespace nexus::importers {

struct ListedCard {
    model::Card card;
    model::CardKey key;   // set by refuseTwins, the last step of every reader
    std::size_t line = 0; // of a table
    std::string pointer;  // of a JSON file
};

struct CardList {
    std::optional<model::SetInfo> set; // the set of cards that name none; set codes are in capitals
    std::vector<ListedCard> cards;
    std::vector<ImportProblem> refused;
    model::GivenFields given;       // what the columns of a table cover
    std::vector<std::string> notes; // worth a word, no reason to refuse: unknown columns, sums that differ
};

struct CardListOptions {
    std::string type; // for tables without a type column
    std::string set;  // set code for all cards; empty: what the file says
};

// Shared by the readers: checks texts and completes what the game settles (identity, values when absent, keywords
// found in the rules where the list has no keywords of its own). Gives the reason to refuse the card, or nothing.
struct CardFault {
    std::string field; // "name", an attribute id …
    std::string reason;
    std::string value;
};
[[nodiscard]] std::optional<CardFault> completeCard(model::Card& card, const model::Game& game, bool keywordsGiven);
// Refuses cards that stand twice (same card, set and number), naming both places.
void refuseTwins(CardList& list, const model::Game& game);
// What a list says where there is nothing: "N/A", "-", or no text at all.
[[nodiscard]] bool isAbsent(std::string_view folded);
// "X", where a number is printed: how much it is, is said when the card is played.
[[nodiscard]] bool isOpenNumber(const model::Game& game, model::AttributeIndex attribute, std::string_view text);
[[nodiscard]] std::string openNumberNote(const std::string& place, const std::string& card, const std::string& heading);
// Parses an attribute's text ("3", "Close", "true"); an open number is none.
[[nodiscard]] std::optional<CardFault> setAttribute(
    model::Card& card, const model::Game& game, model::AttributeIndex attribute, std::string_view text);
constexpr std::int64_t maxCardNumber = 9999;
constexpr std::size_t maxCards = 200'000;  // of one file
constexpr std::size_t maxRefused = 10'000; // named of one file
constexpr std::size_t maxWords = 64;       // subtypes, keywords of a card
[[nodiscard]] std::string setCode(std::string_view text);
// What to refuse a list with where more than maxRefused of its cards are refused: those, and a word about the rest.
[[nodiscard]] std::vector<ImportProblem> tooManyRefused(CardList list);

// Reader of cards kept in tables (Markdown, CSV, TSV), a row a card, columns found by the headings the game declares
// (resources/help/import.md).
[[nodiscard]] ReadResult<CardList> readCardTable(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});
// Reader of card lists in JSON, "nexusdeck-catalogue/1" (resources/help/import.md). The reader
// goes by events and never holds the file as a tree: 100,000 cards are an ordinary list.
[[nodiscard]] ReadResult<CardList> readCatalogueJson(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});
// One card as the format has it, on one line.
[[nodiscard]] std::string writeCardJson(const model::Card& card, const model::Game& game);

} // namespace nexus::importers
