// What one edit of the collection changed, a line a stack or hold, for the history.
#pragma once

#include "app/documents/collection_document.h"

#include <QStringList>

namespace nexus::app {

struct EditLines {
    QStringList lines;     // the first ones
    std::int64_t left = 0; // how many more there are
};

// `card`: only of this card.
[[nodiscard]] EditLines editLines(const CollectionDocument& document, const model::CollectionEdit& edit, int most,
    const std::optional<model::CardKey>& card = std::nullopt);

} // namespace nexus::app
