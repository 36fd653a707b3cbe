// Packages one by one, out of a way through the units.
#include "model/advice/package_units.h"

#include <algorithm>

namespace nexus::model {

namespace {

class PackageWalk {
public:
    PackageWalk(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps, const std::function<bool(const PackageCards&)>& visit)
        : m_units(units)
        , m_steps(steps)
        , m_visit(visit)
    {
    }

    // Chooses for the first `left` units; the last of them changes slowest.
    bool next(std::size_t left)
    {
        while (left > 0 && m_steps[left - 1] == 0 && m_units[left - 1].choices.empty())
            --left; // nothing of it
        if (left == 0) {
            auto cards = m_chosen;
            std::sort(cards.begin(), cards.end());
            return m_visit(cards);
        }
        const auto& unit = m_units[left - 1];
        if (unit.choices.empty())
            return some(left, 0, m_steps[left - 1]);
        const auto size = m_chosen.size();
        const auto& choice = unit.choices[m_steps[left - 1]];
        m_chosen.insert(m_chosen.end(), choice.begin(), choice.end());
        const bool goOn = next(left - 1);
        m_chosen.resize(size);
        return goOn;
    }

private:
    // So many copies of the unit's like cards, from one of them on.
    bool some(std::size_t left, std::size_t from, std::size_t copies)
    {
        if (copies == 0)
            return next(left - 1);
        const auto& unit = m_units[left - 1];
        for (std::size_t i = from; i < unit.cards.size(); ++i)
            for (auto take = std::min(copies, static_cast<std::size_t>(unit.limits[i])); take > 0; --take) {
                m_chosen.emplace_back(unit.cards[i], static_cast<int>(take));
                const bool goOn = some(left, i + 1, copies - take);
                m_chosen.pop_back();
                if (!goOn)
                    return false;
            }
        return true;
    }

    const std::vector<PackageUnit>& m_units;
    const std::vector<std::size_t>& m_steps;
    const std::function<bool(const PackageCards&)>& m_visit;
    PackageCards m_chosen;
};

} // namespace

bool PackageUnits::eachPackage(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
                               const std::function<bool(const PackageCards&)>& visit)
{
    return PackageWalk(units, steps, visit).next(units.size());
}

} // namespace nexus::model
