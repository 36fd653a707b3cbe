// What a text list, table or JSON file says of itself: "Code: QN1-…" and "Checksum: ABCD-…", in a comment, a column or
// a key, in the order they stand. Nothing is checked here but that it begins like a code.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::app {

struct ListClaims {
    std::vector<std::string> codes, checksums;
    friend bool operator==(const ListClaims&, const ListClaims&) = default;
};

[[nodiscard]] ListClaims listClaims(std::string_view text, std::string_view game);

// What the rows of a table say of their deck besides its cards, by the deck's folded name; a column that is not there
// leaves its text empty.
struct TableClaims {
    std::string code, checksum, ruleset;
    friend bool operator==(const TableClaims&, const TableClaims&) = default;
};
[[nodiscard]] std::map<std::string, TableClaims> tableClaims(std::string_view bytes);

} // namespace nexus::app
