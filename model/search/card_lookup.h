// Which card a name in a deck means: by key, unless the name is another card's, by folded name, by "Name (Mission)", by
// "Name (Core Set)"; among cards of one name the one with the printing asked for, else the one the section accepts.
// Never by guess (resources/help/decks.md, "How names are matched").
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"

namespace nexus::model {

struct CardLookup {
    std::optional<CardIndex> card;
    std::vector<CardIndex> choices; // several cards the name could mean; then `card` is empty
    std::string set;                // code of the set that the parentheses of the name say
    bool former = false;            // found by what it was called before
    bool contradicts = false;       // the key means the first of the choices, the name the others
    friend bool operator==(const CardLookup&, const CardLookup&) = default;
};

// `accepted` narrows cards of one name down; null accepts all.
[[nodiscard]] CardLookup lookUp(const Catalogue& catalogue, const DeckEntry& entry, const CardSet* accepted = nullptr);
[[nodiscard]] CardLookup lookUp(const Catalogue& catalogue, std::string_view name, const CardSet* accepted = nullptr);
// "COR 47", "COR".
[[nodiscard]] std::string printingLabel(std::string_view set, std::string_view number);
// The card's printing of that label, in whatever case.
[[nodiscard]] std::optional<PrintingIndex> printingLabelled(
    const Catalogue& catalogue, CardIndex card, std::string_view label);
// "Relay Drone [COR 12]" taken apart, as decks of other programs name a printing; a name without brackets is all
// `card`.
struct MarkedName {
    std::string_view card, printing;
};
[[nodiscard]] MarkedName markedName(std::string_view name);
// The name that means this card and no other: "Relay Drone", or "Zone of Silence (Mission)".
[[nodiscard]] std::string unambiguousName(const Catalogue& catalogue, CardIndex card);

// A place of a text, in bytes, where cards are named: those of that name, or the one its "(Mission)" means.
struct NamedCards {
    std::size_t begin = 0, length = 0;
    std::vector<CardIndex> cards;
    friend bool operator==(const NamedCards&, const NamedCards&) = default;
};
// In the order of the text; of names within each other the longest. A name begins with no small letter, for words of a
// sentence may be names, too.
[[nodiscard]] std::vector<NamedCards> cardsNamedIn(const Catalogue& catalogue, std::string_view text);

// Names near to one that is not in the catalogue, nearest first: for offering, never for taking by itself.

// At most `most` cards whose name differs in a third of its letters at the most, or holds every word of the text; where
// there are none, those whose name has marks or a word or two behind it: "Bolt Mice (1 CP)", "Bolt Mice foil".
[[nodiscard]] std::vector<CardIndex> suggestNames(
    const Catalogue& catalogue, std::string_view name, std::size_t most = 3);

} // namespace nexus::model
