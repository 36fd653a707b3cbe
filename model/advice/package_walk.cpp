// Packages one by one, out of a way through the units; and what they are worth.
#include "model/advice/package_units.h"

#include <algorithm>

namespace nexus::model {

namespace {

constexpr std::size_t maxWorths = 2'000'000; // of like cards, copies of each

class PackageWalk {
public:
    PackageWalk(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
        const std::function<bool(const PackageCards&)>& visit, std::optional<std::int64_t> worth)
        : m_units(units)
        , m_steps(steps)
        , m_visit(visit)
        , m_byWorth(worth)
        , m_worth(worth.value_or(0))
    {
        m_before.push_back({0, 0});
        for (std::size_t unit = 0; m_byWorth && unit < units.size(); ++unit)
            m_before.push_back(m_before.back() + units[unit].steps[steps[unit]].worth);
    }

    // Chooses for the first `left` units; the last of them changes slowest.
    bool next(std::size_t left)
    {
        while (left > 0 && m_steps[left - 1] == 0 && m_units[left - 1].choices.empty())
            --left; // nothing of it
        if (m_byWorth && !meet(m_before[left], {m_worth, m_worth}))
            return true;
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
        const auto worth = m_byWorth ? unit.steps[m_steps[left - 1]].worth.atLeast : 0;
        m_chosen.insert(m_chosen.end(), choice.begin(), choice.end());
        m_worth -= worth;
        const bool goOn = next(left - 1);
        m_worth += worth;
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
        for (std::size_t i = from; i < unit.cards.size(); ++i) {
            if (m_byWorth && !meet(unit.worthFrom(i, copies) + m_before[left - 1], {m_worth, m_worth}))
                break; // nor with those behind it
            for (auto take = std::min(copies, static_cast<std::size_t>(unit.limits[i])); take > 0; --take) {
                const auto worth = m_byWorth ? unit.worths[i] * static_cast<std::int64_t>(take) : 0;
                m_chosen.emplace_back(unit.cards[i], static_cast<int>(take));
                m_worth -= worth;
                const bool goOn = some(left, i + 1, copies - take);
                m_worth += worth;
                m_chosen.pop_back();
                if (!goOn)
                    return false;
            }
        }
        return true;
    }

    const std::vector<PackageUnit>& m_units;
    const std::vector<std::size_t>& m_steps;
    const std::function<bool(const PackageCards&)>& m_visit;
    bool m_byWorth;
    std::int64_t m_worth;           // still to come
    std::vector<SumRange> m_before; // of the units before each
    PackageCards m_chosen;
};

// From the last card to the first: with so many copies of it, or none.
void addLikeWorths(PackageUnit& unit)
{
    constexpr SumRange never{1, 0};
    const auto width = unit.steps.size();
    unit.worthsFrom.assign((unit.cards.size() + 1) * width, never);
    unit.worthsFrom[unit.cards.size() * width] = {0, 0};
    for (auto i = unit.cards.size(); i-- > 0;)
        for (std::size_t copies = 0; copies < width; ++copies) {
            auto& all = unit.worthsFrom[i * width + copies];
            for (std::size_t take = 0; take <= std::min(copies, static_cast<std::size_t>(unit.limits[i])); ++take) {
                const auto& rest = unit.worthFrom(i + 1, copies - take);
                if (rest.atLeast > rest.atMost)
                    continue;
                const auto worth = unit.worths[i] * static_cast<std::int64_t>(take);
                all = all.atLeast > all.atMost ? SumRange{rest.atLeast + worth, rest.atMost + worth}
                                               : SumRange{std::min(all.atLeast, rest.atLeast + worth),
                                                     std::max(all.atMost, rest.atMost + worth)};
            }
        }
    for (std::size_t copies = 0; copies < width; ++copies)
        unit.steps[copies].worth = unit.worthFrom(0, copies);
}

} // namespace

void PackageUnits::addWorths(std::vector<PackageUnit>& units, const std::function<std::int64_t(CardIndex)>& worth)
{
    for (auto& unit : units) {
        if (unit.steps.empty())
            continue; // too many already
        if (!unit.choices.empty()) {
            for (std::size_t step = 0; step < unit.steps.size(); ++step) {
                std::int64_t sum = 0;
                for (const auto& [card, copies] : unit.choices[step])
                    sum += worth(card) * copies;
                unit.steps[step].worth = {sum, sum};
            }
            continue;
        }
        for (const auto card : unit.cards)
            unit.worths.push_back(worth(card));
        if (unit.steps.size() * unit.cards.size() > maxWorths)
            unit.steps.clear();
        else
            addLikeWorths(unit);
    }
}

bool PackageUnits::eachPackage(const std::vector<PackageUnit>& units, const std::vector<std::size_t>& steps,
    const std::function<bool(const PackageCards&)>& visit, std::optional<std::int64_t> worth)
{
    return PackageWalk(units, steps, visit, worth).next(units.size());
}

} // namespace nexus::model
