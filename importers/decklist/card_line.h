// A line of a list that names a card, read in every way people write one: "4 Name", "Name x4", "(4) Name", "4x
// **Name**", "1. 3 Name (COR) 12". Where several readings are possible, the card decides: a whole name wins over the
// marks in it.
#pragma once

#include "model/cards/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

// One way to read it; `count` is text, empty where none stands there.
struct CardReading {
    std::string count, name, printing, section;
    bool usual = false;  // taken where no card decides
    bool unsure = false; // of the count; offered, never taken
};

// Which names mean cards. Without a catalogue none does, and nothing is decided by it.
class CardNames {
public:
    explicit CardNames(const model::Catalogue* cards)
        : m_cards(cards)
    {
    }
    [[nodiscard]] bool known() const { return m_cards != nullptr; }
    [[nodiscard]] bool isName(std::string_view name) const;  // as it is printed
    [[nodiscard]] bool isMeant(std::string_view name) const; // or with its type or set behind it
private:
    const model::Catalogue* m_cards;
};

// The reading that is meant: of the whole names first. Its name is empty where text stands behind a quoted name.
struct MeantLine {
    CardReading reading;
    bool isCard = false; // its name is known
};
[[nodiscard]] MeantLine meantLine(std::string_view line, const model::Game& game, const CardNames& names);

// "4 Bolt Mice or Aegis Tender" → "4 Bolt Mice", "4 Aegis Tender": the lines of which one is meant, where each names a
// card; none for other lines. `all`: a slash parts rows with counts of their own, which are all meant.
struct CardAlternatives {
    std::vector<std::string> lines;
    bool all = false;
};
[[nodiscard]] CardAlternatives cardAlternatives(std::string_view line, const model::Game& game, const CardNames& names);

// Lines that may be meant by one that names no card, the nearest first: "4 Aegis Tender" for "Aegis Tendre 4".
[[nodiscard]] std::vector<std::string> lineOffers(
    std::string_view line, const model::Game& game, const model::Catalogue& cards, std::size_t most = 3);

} // namespace nexus::importers
