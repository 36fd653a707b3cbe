#include "model/collection/owned_copies.h"

#include <algorithm>

namespace nexus::model {

std::vector<std::int32_t> ownedCopies(const Collection& collection, const Catalogue& catalogue)
{
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    std::vector<std::int32_t> copies(catalogue.size(), 0);
    for (const auto& [key, count] : collection.copiesByCard())
        if (const auto card = catalogue.byKey(key.str()))
            copies[*card] = static_cast<std::int32_t>(std::min(count.owned, most));
    return copies;
}

} // namespace nexus::model
