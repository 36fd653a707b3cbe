// What is dragged between catalogue, gallery and deck: cards with copies, each with the section it comes from.
// As plain text for other programs too: "3 Relay Drone" a line, with the names of today.
#pragma once

#include "app/documents/deck_document.h"
#include "model/cards/catalogue.h"
#include "model/deck/deck.h"

#include <QMimeData>

namespace nexus::app {

struct DraggedCard {
    model::DeckEntry entry;
    QString from; // section id; empty: the catalogue
    friend bool operator==(const DraggedCard&, const DraggedCard&) = default;
};

struct CardDrag {
    std::vector<DraggedCard> cards;
    [[nodiscard]] bool fromDeck() const; // any of them
    [[nodiscard]] std::vector<model::DeckEntry> entries() const;
};

[[nodiscard]] QString cardDragType();
[[nodiscard]] QMimeData* toMime(const CardDrag& drag, const model::Catalogue& catalogue);
// Nothing where the data is not ours or broken.
[[nodiscard]] std::optional<CardDrag> cardDragOf(const QMimeData* data);
// How a card of the catalogue is written into a deck: by the name that means it and no other, and its key.
[[nodiscard]] model::DeckEntry entryFor(const model::Catalogue& catalogue, model::CardIndex card, int count = 1);

// What a person does to a deck, as edits with names for the undo menu: adding to the card's section or to another,
// taking out, setting a count, moving. The names are what Edit › Undo shows.

struct PlacedCard {
    model::SectionId section;
    model::DeckEntry entry;
};

// In any of its sections.
[[nodiscard]] bool holdsCards(const model::Deck& deck);
// The first optional section that is not free: where Ctrl+Enter puts a card. The free one: the maybe pile.
[[nodiscard]] std::optional<model::SectionId> sideSection(const model::Ruleset& ruleset);
[[nodiscard]] std::optional<model::SectionId> freeSection(const model::Ruleset& ruleset);
[[nodiscard]] QString sectionLabel(const model::Ruleset& ruleset, const model::SectionId& id);

// "at its limit of 4": the limit that one more copy would break whatever is added besides. Nothing where there is room,
// and where only other cards are wanting, or the section is not for it: that is marked.
[[nodiscard]] std::optional<QString> refusal(const DeckDocument& document, model::CardIndex card,
    const std::optional<model::SectionId>& section = std::nullopt); // none: the card's own

// Each is one step of undo. False where nothing could be done.
bool addCard(DeckDocument& document, const model::DeckEntry& card, const model::SectionId& section);
bool addToHome(DeckDocument& document, model::CardIndex card, int copies = 1);
bool addToHome(DeckDocument& document, const std::vector<model::CardIndex>& cards); // one copy of each
bool changeCopies(DeckDocument& document, const std::vector<PlacedCard>& cards, int by);
bool takeAllOut(DeckDocument& document, const std::vector<PlacedCard>& cards);
bool setCopies(DeckDocument& document, const PlacedCard& card, int copies);
// `count` copies of each (0: all of them), from their sections into another.
bool moveCards(DeckDocument& document, const std::vector<PlacedCard>& cards, const model::SectionId& to, int count = 0);
// One copy of each to its other side: out of the side section into the card's home, out of any other into the side
// section. Each by its own section; a card of the side section without a home stays.
bool moveToOtherSide(DeckDocument& document, const std::vector<PlacedCard>& cards);
bool addCards(DeckDocument& document, const std::vector<model::DeckEntry>& cards, const model::SectionId& section);
// Copies of one card for as many of another, both ways between two sections, in one step.
bool swapCards(DeckDocument& document, const PlacedCard& a, const PlacedCard& b);

} // namespace nexus::app
