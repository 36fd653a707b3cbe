// What is owned, summed by one attribute: copies, different cards, value. A stack is in one group, so the groups add
// up to the whole collection.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"

namespace nexus::model {

enum class Grouping { Set, Place, Type, Domain };

struct GroupSum {
    std::string name; // "COR", "Binder 2", "Unit", "Technology + Magic"; empty: not told, or not in the catalogue
    std::int64_t copies = 0;
    std::int64_t cards = 0;    // different ones
    std::int64_t value = 0;    // hundredths, as far as it is told
    std::int64_t unvalued = 0; // copies nothing is told of
    friend bool operator==(const GroupSum&, const GroupSum&) = default;
};

// By natural order of names, the group without a name last. A card of several domains is in the group of them all.
[[nodiscard]] std::vector<GroupSum> groupSums(
    const Collection& collection, const Catalogue& catalogue, Grouping grouping);

} // namespace nexus::model
