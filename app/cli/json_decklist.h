// What `decklist` answers as JSON: a row a deck, legal or not, with what identifies it and where it was written.
#pragma once

#include "app/cli/json_output.h"

namespace nexus::app::cli {

struct ListedResult {
    CheckedDeck deck; // with its report, or why it could not be read
    std::string checksum, code, codeTrouble;
    std::string written; // the file; empty: none
    std::size_t rows = 0;
};

[[nodiscard]] std::string decklistJson(const std::vector<ListedResult>& decks, const std::vector<std::string>& files);

} // namespace nexus::app::cli
