// A deck as bytes for a version in user.sqlite (byte_stream.h). A form number comes first; what is not of a known form
// is refused.
#pragma once

#include "model/deck/deck.h"

namespace nexus::db {

[[nodiscard]] std::string deckBytes(const model::Deck& deck);
// Nothing where the bytes are not whole.
[[nodiscard]] std::optional<model::Deck> readDeckBytes(std::string_view bytes);

} // namespace nexus::db
