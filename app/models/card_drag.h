// What is dragged between catalogue, gallery and deck: cards with copies, and the section they come from.
// As plain text for other programs too: "3 Relay Drone" a line.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"

#include <QMimeData>

namespace nexus::app {

struct CardDrag {
    QString from; // section id; empty: the catalogue
    std::vector<model::DeckEntry> cards;
};

[[nodiscard]] QString cardDragType();
[[nodiscard]] QMimeData* toMime(const CardDrag& drag);
// Nothing where the data is not ours or broken.
[[nodiscard]] std::optional<CardDrag> cardDragOf(const QMimeData* data);
// How a card of the catalogue is written into a deck: by the name that means it and no other, and its key.
[[nodiscard]] model::DeckEntry entryFor(const model::Catalogue& catalogue, model::CardIndex card, int count = 1);

} // namespace nexus::app
