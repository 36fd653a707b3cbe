// A deck as it stands, to be drawn from while its document changes: the deck, its law and its pile. Also what a query
// of the one search language means for it.
#pragma once

#include "app/documents/deck_document.h"
#include "model/chances/draw_pile.h"
#include "model/search/query_parser.h"

#include <QString>

namespace nexus::ui {

struct DrawnDeck {
    model::Deck deck;
    std::shared_ptr<const model::DeckChecker> checker;
    model::DrawPile pile;

    [[nodiscard]] QString name() const { return QString::fromStdString(deck.name); }
    [[nodiscard]] QString section() const; // that is drawn from
    [[nodiscard]] QString unit() const;    // of what cards cost: "CP", or nothing
};
using DrawnDeckPtr = std::shared_ptr<const DrawnDeck>;

[[nodiscard]] DrawnDeckPtr drawnDeck(model::Deck deck, std::shared_ptr<const model::DeckChecker> checker);
[[nodiscard]] DrawnDeckPtr drawnDeck(const app::DeckDocument* document); // none of none

struct FoundRows {
    model::RowSet rows;
    std::optional<model::QueryError> error; // then there are no rows
};
[[nodiscard]] FoundRows foundRows(const DrawnDeck& deck, const QString& query);

// "7 CP"; the number alone where there is no unit.
[[nodiscard]] QString pointsText(std::int64_t points, const QString& unit);

} // namespace nexus::ui
