// A deck written to a file as its name says: a list a line a card for .txt, .nxdeck for every other.
#pragma once

#include "app/documents/deck_document.h"
#include "app/documents/game_library.h"
#include "importers/decklist/listed_deck.h"
#include "model/cards/game.h"
#include "model/deck/deck.h"

#include <filesystem>
#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace nexus::app {

[[nodiscard]] std::string deckBytes(
    const model::Deck& deck, const std::filesystem::path& file, const model::Game& game);
// The error completes a sentence that starts with the file, as in file_bytes.
[[nodiscard]] tl::expected<void, std::string> writeDeckFile(
    const std::filesystem::path& file, const model::Deck& deck, const model::Game& game);
// Another game of the profile that a deck file belongs to, id and name; nothing where it is of this one or of none.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> otherGameOf(
    const std::string& bytes, const GameFolder& place);

// A deck list from the clipboard or a file, line by line, before it becomes a deck: what each line means, what it
// could mean, and what was not understood. Nothing is guessed; a person settles what is open.

enum class LineState { Matched, Ambiguous, Unknown, Unread, Passed }; // Passed: words around the list

struct PreviewLine {
    LineState state = LineState::Matched;
    model::SectionId section;
    model::DeckEntry entry;           // as the list has it
    std::string text;                 // of a line that is unread or passed over, with its place
    std::vector<std::string> choices; // what it could be, nearest first
    int chosen = -1;                  // in choices; -1: as it stands
};

struct DeckPreview {
    model::Deck deck;               // fields, and the rows in their sections
    std::vector<PreviewLine> lines; // problems first, then as listed

    [[nodiscard]] int count(LineState state) const;
    // The deck with the choices made; unknown names stay as they are.
    [[nodiscard]] model::Deck result() const;
};

using CheckerFor = std::function<std::shared_ptr<const model::DeckChecker>(const model::RulesetId&)>;
// Every deck of the text; the error names the line and what is wrong with it.
[[nodiscard]] tl::expected<std::vector<DeckPreview>, std::string> previewDecks(
    const std::string& fileName, const std::string& text, const model::Game& game, const CheckerFor& checkerFor);

} // namespace nexus::app
