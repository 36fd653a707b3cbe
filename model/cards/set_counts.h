// How much a catalogue holds of each set: cards with a printing in it, and printings. Newest sets first, those
// without a release date before them, as they are the ones being worked on; then by code.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::model {

struct SetCount {
    SetInfo set;
    std::size_t cards = 0;
    std::size_t printings = 0;
    friend bool operator==(const SetCount&, const SetCount&) = default;
};

[[nodiscard]] std::vector<SetCount> setCounts(const Catalogue& catalogue);

} // namespace nexus::model
