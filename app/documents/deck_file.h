// A deck written to a file as its name says: a list a line a card for .txt, .nxdeck for every other.
#pragma once

#include "model/cards/game.h"
#include "model/deck/deck.h"

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace nexus::app {

[[nodiscard]] std::string deckBytes(
    const model::Deck& deck, const std::filesystem::path& file, const model::Game& game);
// The error completes a sentence that starts with the file, as in file_bytes.
[[nodiscard]] tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::Game& game);

} // namespace nexus::app
