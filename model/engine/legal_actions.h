// Every action the rules allow now, of all players, in a fixed order: what is listed applies, what is not is refused.
// Left out are only what is done by hand (action.h, isListed) and other seeds of a FlipInitiative, which stands
// for all of them with seed 0. "Pay X" abilities are listed with every X that can be paid.
#pragma once

#include "model/engine/action.h"
#include "model/engine/apply.h"

namespace nexus::model {

[[nodiscard]] std::vector<Action> legalActions(const GameState& state);

// A list whose places are used again, for those who ask after every action of thousands of games.
class ActionList {
public:
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] const Action& operator[](std::size_t place) const { return m_places[place]; }
    [[nodiscard]] const Action* begin() const { return m_places.data(); }
    [[nodiscard]] const Action* end() const { return m_places.data() + m_count; }

    void clear() { m_count = 0; }
    // A further place; it holds what it held in an earlier list.
    Action& next()
    {
        if (m_count == m_places.size())
            m_places.emplace_back();
        return m_places[m_count++];
    }
    [[nodiscard]] std::vector<Action> taken() &&
    {
        m_places.resize(m_count);
        return std::move(m_places);
    }

private:
    std::vector<Action> m_places;
    std::size_t m_count = 0;
};
void legalActions(const GameState& state, ActionList& out); // emptied first

// What apply does, for an action that is listed now: nobody asks again whether it is allowed.
void applyListed(GameState& state, const Action& action, Happenings* told = nullptr);

} // namespace nexus::model
