// Tables of decks whose columns follow from the cards: what a card costs, copies times that, its share, sums below, and
// words of the card such as its type (derived_words.h).
// What a column holds is found out from its cells, not from its heading: it is what most of them agree with. Cells that
// do not are stale; only those are written anew.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/card.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

// A number of the card; copies times it; a part of another column in %; words of the card.
enum class Derivation { Value, Times, Share, Words };

using CardOf = std::function<std::optional<model::Card>(const std::string&)>; // the card a name means

struct DerivedColumn {
    std::size_t line = 0; // of the headings of its table
    std::string heading;
    Derivation derivation = Derivation::Value;
    std::optional<model::AttributeIndex> attribute; // nothing: all domain points
    std::string of; // the column it is made of, where it is one of the table; Words: what they are
    friend bool operator==(const DerivedColumn&, const DerivedColumn&) = default;
};

struct StaleCell {
    std::size_t line = 0;
    std::string card; // or what a row of sums is called
    std::string heading, from, to;
    friend bool operator==(const StaleCell&, const StaleCell&) = default;
};

struct FollowedTables {
    std::string bytes;                 // of the file, with the stale cells written anew
    std::size_t tables = 0, cards = 0; // tables of decks, and rows of theirs that name a card
    std::vector<DerivedColumn> columns;
    std::vector<StaleCell> stale;
    std::vector<ImportProblem> unread; // rows of unknown cards, columns that could be several things
};

// `set`: whose headings count where two columns could be the same.
[[nodiscard]] ReadResult<FollowedTables> followTables(
    std::string_view bytes, const model::Game& game, const std::string& set, const CardOf& cardOf);

struct TableDeck {
    struct Row {
        std::string card;
        int copies = 0;
        std::string section; // as people call it
    };
    std::string name;
    std::vector<Row> rows;
};
// The file with its table of this deck as the deck is now: counts changed, rows that went taken out, new ones behind
// the last, and everything that follows written anew. The table is the one with the deck's name in a column, else the
// only one of decks. Nothing where the file has no such table.
[[nodiscard]] ReadResult<std::optional<std::string>> withDeck(std::string_view bytes, const TableDeck& deck,
    const model::Game& game, const std::string& set, const CardOf& cardOf);

} // namespace nexus::importers
