// Collections as CSV: our own, which keeps every field of a stack, and those of Moxfield, Deckbox, ManaBox, Archidekt,
// Dragon Shield and Delver Lens, known by their headings (resources/help/collection-files.md). Cells a spreadsheet
// would run carry an apostrophe in front; so does a text that really begins with apostrophes before such a sign, so
// that the first one can always be taken off again. Blanks around a text are not kept, line breaks are \n.
#pragma once

#include "importers/collection_file.h"

#include <span>

namespace nexus::importers {

// `list`: where lines belong that do not say so themselves, e.g. those of a wish list.
[[nodiscard]] ReadResult<CollectionFile> readCollectionCsv(
    std::string_view bytes, model::StackList list = model::StackList::Owned);
// All but the ids; read back the same. Tags are parted by ';', with a backslash before ';' and '\' inside of a tag.
[[nodiscard]] std::string writeCollectionCsv(std::span<const model::Stack> stacks);

} // namespace nexus::importers
