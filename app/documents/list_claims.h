// What a text list, table or JSON file says of itself: "Code: QN1-…", "Checksum: ABCD-…", "Ruleset: …", in a comment, a
// column or a key, in the order they stand. Nothing is checked here but that it begins like a code.
#pragma once

#include "app/printing/tournament_list.h"
#include "importers/decklist/listed_deck.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::app {

struct ListClaims {
    std::vector<std::string> codes, checksums, rulesets;
    std::vector<std::string> bare; // whole codes that no word announces, where none is announced
    [[nodiscard]] bool codesFound() const { return !codes.empty() || !bare.empty(); }
    friend bool operator==(const ListClaims&, const ListClaims&) = default;
};

[[nodiscard]] ListClaims listClaims(std::string_view text, std::string_view game);

// What the rows of a table say of their deck besides its cards, by the deck's folded name; a column that is not there
// leaves its text empty.
struct TableClaims {
    std::string code, checksum, ruleset, player;
    PlayerDetails details;
    friend bool operator==(const TableClaims&, const TableClaims&) = default;
};
[[nodiscard]] std::map<std::string, TableClaims> tableClaims(std::string_view bytes);
// Who plays the deck, by its columns, its JSON or, where the text holds no other deck, its lines.
[[nodiscard]] PlayerDetails statedPlayer(const importers::ListedDeck& listed, std::string_view text, bool alone,
    const std::map<std::string, TableClaims>& columns);

} // namespace nexus::app
