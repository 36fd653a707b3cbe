// An edit of the collection as bytes for the journal (byte_stream.h). A form number comes first; what is not of a known
// form is refused.
#pragma once

#include "model/collection/collection.h"

namespace nexus::db {

// Only the changes of stacks and holds; kind, subject and copies have columns of their own.
[[nodiscard]] std::string editBytes(const model::CollectionEdit& edit);
// False where the bytes are not whole.
[[nodiscard]] bool readEditBytes(std::string_view bytes, model::CollectionEdit& edit);

} // namespace nexus::db
