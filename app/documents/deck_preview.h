// A deck list from the clipboard or a file, line by line, before it becomes a deck: what each line means, what it
// could mean, and what was not understood. Nothing is guessed; a person settles what is open, in the text itself.
#pragma once

#include "app/documents/list_reading.h"

#include <functional>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace nexus::app {

// Passed: words around the list. Apart: below a blank line, where a sideboard may begin.
enum class LineState { Matched, Ambiguous, Unknown, Unread, Passed, Apart };

// What would mend a line of the text.
struct LineOffer {
    std::string words;                                      // "4 Aegis Tender"
    std::vector<std::pair<std::size_t, std::string>> lines; // lines of the text, from 1, as they would be
    friend bool operator==(const LineOffer&, const LineOffer&) = default;
};

struct PreviewLine {
    LineState state = LineState::Matched;
    model::SectionId section;
    model::DeckEntry entry;           // as the list has it
    std::string text;                 // of a line that is no row: with its place, and what is wrong
    std::vector<std::size_t> places;  // lines of the text, from 1; none of files that are not a text, line by line
    std::vector<LineOffer> offers;    // nearest first
    std::vector<std::string> choices; // what it could be where there is no place to mend
    int chosen = -1;                  // in choices; -1: as it stands

    [[nodiscard]] bool inQuestion() const { return state != LineState::Matched && state != LineState::Passed; }
};

struct DeckPreview {
    model::Deck deck;               // fields, and the rows in their sections
    std::vector<PreviewLine> lines; // problems first, then as listed
    std::string edition;            // of its cards, where the list names none and it is another than the usual one

    [[nodiscard]] int count(LineState state) const;
    // The deck with the choices made; unknown names stay as they are.
    [[nodiscard]] model::Deck result() const;
};

// Every deck of the text; the error names the line and what is wrong with it. Where `keepOn` says false, lines are
// missing.
[[nodiscard]] tl::expected<std::vector<DeckPreview>, std::string> previewDecks(const std::string& fileName,
    const std::string& text, const ListReader& reader, const std::function<bool()>& keepOn = {});

} // namespace nexus::app
