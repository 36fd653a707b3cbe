#include "importers/collection_file.h"

#include <array>

namespace nexus::importers {

const char* collectionFormName(CollectionForm form)
{
    static constexpr std::array names{"NexusDeck", "Moxfield", "Deckbox", "ManaBox", "Archidekt", "Dragon Shield",
        "Delver Lens", "other table", "JSON"};
    return names[static_cast<std::size_t>(form)];
}

} // namespace nexus::importers
