// What putting a card list into a catalogue would do, as a value: nothing is written here. Identity decides
// which card a row is; a row without a set is about the card as it stands now (its newest printing), and a card
// new to the catalogue goes into the game's import set. The same list twice is all unchanged.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::model {

struct FieldChange {
    std::string field; // "cp", "rules", "subtypes" …
    std::string from, to;
    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

// What a list says anything about. A table without a column for something leaves it as it is in the catalogue.
struct GivenFields {
    bool subtypes = true, keywords = true, rules = true, flavor = true, number = true, rarity = true, extras = true;
    std::vector<bool> attributes; // by index; empty: all
    friend bool operator==(const GivenFields&, const GivenFields&) = default;
};

enum class ImportEffect { NewCard, NewPrinting, Changed, Unchanged };

struct PlannedCard {
    std::size_t row = 0;                  // position in the list
    ImportEffect effect = ImportEffect::Unchanged; // a second printing of a card new in this list is NewPrinting
    CardKey key;
    Card card;                            // with its set settled
    std::optional<PrintingIndex> replaces; // Changed: the printing that gets these values
    std::vector<FieldChange> changes;     // Changed, and NewPrinting against the card as it stood
};

struct ImportPlan {
    std::vector<PlannedCard> cards; // in the order of the list
    [[nodiscard]] std::size_t count(ImportEffect effect) const;
};

// `keys` are those of the cards where they are known already (cardKey), or empty.
[[nodiscard]] ImportPlan planImport(const Catalogue& catalogue, std::vector<Card> cards, const GivenFields& given = {},
                                    std::vector<CardKey> keys = {});
[[nodiscard]] std::vector<FieldChange> differences(const Card& before, const Card& after, const Game& game);

} // namespace nexus::model
