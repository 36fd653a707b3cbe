// What is dragged between catalogue, gallery and deck: cards with copies, each with the section it comes from.
// As plain text for other programs too: "3 Relay Drone" a line.
#pragma once

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
[[nodiscard]] QMimeData* toMime(const CardDrag& drag);
// Nothing where the data is not ours or broken.
[[nodiscard]] std::optional<CardDrag> cardDragOf(const QMimeData* data);
// How a card of the catalogue is written into a deck: by the name that means it and no other, and its key.
[[nodiscard]] model::DeckEntry entryFor(const model::Catalogue& catalogue, model::CardIndex card, int count = 1);

} // namespace nexus::app
