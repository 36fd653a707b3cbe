#include "model/advice/completion_picks.h"

#include <algorithm>

namespace nexus::model {

CompletionPicks::CompletionPicks(std::vector<std::pair<const CompletionKind*, int>> kinds, Moves fixed)
    : m_fixed(std::move(fixed))
{
    for (const auto& [kind, copies] : kinds) {
        m_wheels.push_back({kind, std::vector<std::size_t>(static_cast<std::size_t>(copies))});
        m_done = !fill(m_wheels.back(), 0, 0) || m_done;
    }
}

// Copies from this one on, of this card and those behind it, the first ones that there are.
bool CompletionPicks::fill(Wheel& wheel, std::size_t from, std::size_t place)
{
    auto room = place < wheel.kind->cards.size() ? wheel.kind->cards[place].second : 0;
    for (auto earlier = from; earlier-- > 0 && wheel.places[earlier] == place;)
        --room;
    for (auto copy = from; copy < wheel.places.size(); ++copy) {
        for (; room <= 0; room = wheel.kind->cards[place].second)
            if (++place >= wheel.kind->cards.size())
                return false;
        wheel.places[copy] = place;
        --room;
    }
    return true;
}

bool CompletionPicks::turn(Wheel& wheel)
{
    for (auto copy = wheel.places.size(); copy-- > 0;) {
        const auto kept = wheel.places;
        if (wheel.places[copy] + 1 < wheel.kind->cards.size() && fill(wheel, copy, wheel.places[copy] + 1))
            return true;
        wheel.places = kept;
    }
    return false;
}

CompletionPicks::Moves CompletionPicks::moves() const
{
    std::map<CardIndex, int> by(m_fixed.begin(), m_fixed.end());
    for (const auto& wheel : m_wheels)
        for (const auto place : wheel.places)
            by[wheel.kind->cards[place].first] += wheel.kind->in ? 1 : -1;
    std::erase_if(by, [](const auto& one) { return one.second == 0; });
    return {by.begin(), by.end()};
}

std::optional<CompletionPicks::Moves> CompletionPicks::next()
{
    if (m_done)
        return std::nullopt;
    auto found = moves();
    m_done = true;
    for (auto wheel = m_wheels.rbegin(); wheel != m_wheels.rend(); ++wheel) {
        if (turn(*wheel)) {
            m_done = false;
            break;
        }
        (void)fill(*wheel, 0, 0);
    }
    return found;
}

} // namespace nexus::model
