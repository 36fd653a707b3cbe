// Names that change. What a card was called before stands in a line of its extra texts ("Formerly: Relay Drone"), from
// a column of a card table under one of the headings of former_names.cpp or from a rename that was accepted at an
// import. A card keeps its key through a rename, so decks, collections, plans and wants go on meaning it; who names it
// by an old name finds it as long as no card has that name now. And what a new list leaves behind: cards it no longer
// has, and which of them its new cards perhaps are.
#pragma once

#include "model/cards/catalogue_import.h"

#include <unordered_map>

namespace nexus::model {

// In the order they were added; folded alike they are one.
[[nodiscard]] std::vector<std::string> formerNames(const Card& card);
void addFormerName(Card& card, std::string_view name);

// A heading over what cards were called before: "Formerly", "Alias", "Alter Name".
[[nodiscard]] bool isFormerHeading(std::string_view heading);

// Former names of a catalogue: Catalogue::derived<FormerNames>().
class FormerNames {
public:
    explicit FormerNames(const Catalogue& catalogue);
    // Cards that had this folded name, ascending.
    [[nodiscard]] std::vector<CardIndex> cards(std::string_view folded) const;

private:
    std::unordered_map<std::string, std::vector<CardIndex>> m_cards;
};

// The card of the catalogue that a row of a list is: by its key, by what the card is called now, or by a former name
// the row itself tells, unless the list has that name too (`keys` are those of the list).
[[nodiscard]] std::optional<CardIndex> cardOfRow(const Catalogue& catalogue, const Card& row, const CardKey& key,
    const std::unordered_map<std::string, std::size_t>& keys);

// What a list leaves of the sets it is about: those of which it has at least half of the cards of its types.
struct LeftBehind {
    std::vector<CardIndex> cards;                                  // not in the list, ascending
    std::vector<std::pair<CardIndex, PrintingIndex>> withdrawable; // their printings in the sets the list writes to
    struct Rename {
        CardIndex from = 0;  // one of `cards`
        std::size_t row = 0; // a card new in the list
        double likeness = 0;
    };
    std::vector<Rename> renames; // likely ones, in the order of the list
};
[[nodiscard]] LeftBehind leftBehind(const Catalogue& before, const ImportPlan& plan);

} // namespace nexus::model
