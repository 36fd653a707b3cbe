// A deck written to a file as its name says: a list a line a card for .txt, .nxdeck for every other.
#pragma once

#include "app/documents/game_library.h"
#include "model/deck/deck.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace nexus::app {

[[nodiscard]] std::string deckBytes(
    const model::Deck& deck, const std::filesystem::path& file, const model::DeckChecker& checker);
// As a text list, its sections in the order of the ruleset, its cards called as they are today. A deck file keeps the
// names it has.
[[nodiscard]] std::string deckAsText(const model::Deck& deck, const model::DeckChecker& checker);
// The error completes a sentence that starts with the file, as in file_bytes.
[[nodiscard]] tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::DeckChecker& checker);
// Another game of the profile that a file says it is of; nothing where it is of this one or says none.
[[nodiscard]] std::optional<std::string> otherGameOf(std::string_view bytes, const GameFolder& place);

} // namespace nexus::app
