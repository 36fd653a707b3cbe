// Puts the rows of a list into a new deck as model::addCopies does (a card and printing once in a section), but by
// look-up, so that hostile lists of many rows are read in linear time; and bounds them. Private to importers.
#pragma once

#include "model/deck/deck.h"

#include <string>
#include <tl/expected.hpp>
#include <unordered_map>

namespace nexus::importers {

constexpr std::size_t maxSectionRows = 2000;
constexpr std::size_t maxDeckRows = 10'000;
constexpr std::size_t maxDeckSections = 100;

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
