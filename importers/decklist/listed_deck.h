// What every reader of deck lists gives: a deck, and what the list says besides that a catalogue can settle or
// contradict. Names are left as they stand; placeCards in app/documents finds their sections.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"
#include "model/deck/deck.h"

#include <string>
#include <string_view>
#include <unordered_map>

namespace nexus::importers {

// A value a table gives for a card: compared with the catalogue, never believed.
struct ListedValue {
    std::size_t line = 0;
    std::string card;
    std::string heading;
    std::string value;
    std::optional<model::AttributeIndex> attribute; // none: the card type
};

// Where a name stands in a text.
struct ListedName {
    std::size_t line = 0;
    std::string card;
};

// "playset of Bolt Mice": as many copies as the edition allows. Its line is among those unread until one says how many.
struct ListedPlayset {
    std::size_t line = 0;
    model::SectionId section;
    model::DeckEntry entry;
};

struct ListedDeck {
    model::Deck deck;
    std::size_t line = 0;      // where the deck begins in the file
    bool sectionsGiven = true; // false: all cards lie in "main" and belong where they fit
    bool mainGiven = true;     // false: no heading begins the main deck, so cards may lie under one that is not theirs
    bool marked = false;       // "[SET 12]" behind a name is its printing, unless a card is called so
    std::vector<ListedValue> values;
    std::vector<ImportProblem> unread; // lines that are no card line
    std::vector<ImportProblem> passed; // words around the list, and columns, that were not read
    std::vector<ListedName> names;     // of the rows of a text, in their order
    std::vector<ListedPlayset> playsets;
    std::vector<std::size_t> blocks; // lines of a text where cards begin anew below a blank line, without a heading

    void moveDown(std::size_t lines); // in a larger file
};

// Reader of decks kept in tables (resources/help/decks.md): Markdown, CSV or TSV, a row a card, with columns
// Card Name and Count; Deck Name or Deck Focus tells several decks in one table apart, Section where cards lie.
// Values in other columns are not believed but reported where the catalogue differs (ListedDeck::values).
[[nodiscard]] ReadResult<std::vector<ListedDeck>> readDeckTables(std::string_view bytes, const model::Game& game);
// Whether a heading, by model::headingForm, is that of the copies.
[[nodiscard]] bool isCountHeading(std::string_view form);

constexpr std::size_t maxSectionRows = 2000;
constexpr std::size_t maxDeckRows = 10'000;
constexpr std::size_t maxDeckSections = 100;

// The reason to refuse a row that adds up to more than model::maxCopies.
[[nodiscard]] std::string tooManyCopies();

// Puts the rows of a list into a new deck as model::addCopies does (a card and printing once in a section), but by
// look-up, so that hostile lists of many rows are read in linear time; and bounds them.
class DeckRows {
public:
    struct Added {
        std::size_t entry = 0; // its position in the section
        bool isNew = true;     // or added up with the row that was there
    };
    // Always the same deck. Refused with the reason.
    [[nodiscard]] tl::expected<Added, std::string> add(
        model::Deck& deck, const model::SectionId& section, const model::DeckEntry& entry);

private:
    struct Known {
        std::unordered_map<std::string, std::size_t> byKey, byName, byNameKeyless; // the first such entry
    };
    std::unordered_map<std::string, Known> m_sections;
    std::size_t m_rows = 0;
};

} // namespace nexus::importers
