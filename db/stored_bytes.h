// Values as bytes in user.sqlite: a deck for a version, an edit of the collection for the journal. A form number comes
// first; what is not of a known form is refused.
#pragma once

#include "model/collection/collection.h"
#include "model/deck/deck.h"

namespace nexus::db {

[[nodiscard]] std::string deckBytes(const model::Deck& deck);
// Nothing where the bytes are not whole, or no deck: rows of 0 copies or too many.
[[nodiscard]] std::optional<model::Deck> readDeckBytes(std::string_view bytes);

// Only the changes of stacks and holds; kind, subject and copies have columns of their own.
[[nodiscard]] std::string editBytes(const model::CollectionEdit& edit);
// False where the bytes are not whole, or name a list or condition that there is not.
[[nodiscard]] bool readEditBytes(std::string_view bytes, model::CollectionEdit& edit);

} // namespace nexus::db
