#include "model/cards/set_counts.h"

#include "model/base/text.h"

namespace nexus::model {

std::vector<SetCount> setCounts(const Catalogue& catalogue)
{
    std::vector<SetCount> counts;
    for (auto& set : catalogue.sets())
        counts.push_back({std::move(set), 0, 0});
    std::vector<CardIndex> lastCard(counts.size(), static_cast<CardIndex>(catalogue.size()));
    for (CardIndex card = 0; card < catalogue.size(); ++card)
        for (const auto printing : catalogue.printings(card)) {
            const auto set = catalogue.set(printing);
            ++counts[set].printings;
            if (std::exchange(lastCard[set], card) != card)
                ++counts[set].cards;
        }
    std::stable_sort(counts.begin(), counts.end(), [](const auto& a, const auto& b) {
        if (a.set.released.empty() != b.set.released.empty())
            return a.set.released.empty();
        if (a.set.released != b.set.released)
            return a.set.released > b.set.released;
        return compareNatural(fold(a.set.code), fold(b.set.code)) < 0;
    });
    return counts;
}

} // namespace nexus::model
