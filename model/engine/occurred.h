// What has happened that abilities can still be triggered by, and the cards as they were when they left play
// meanwhile. A window is where abilities answer; what is not answered there is forgotten. Private to model/engine.
#pragma once

#include "model/engine/game_state.h"

#include <initializer_list>

namespace nexus::model {

class Occurred {
public:
    explicit Occurred(GameState& state)
        : m_state(state)
    {
    }
    void add(Happening happening);
    // For abilities that players carry out.
    void note(PlayEvents events, std::initializer_list<CardId> cards);
    // What comes now does not come of what has been before.
    void beginDeed() { m_state.moment = (m_state.moment | 0xffffU) + 1; }
    // A card comes into play or leaves it.
    void cross(CardId card, bool came);
    // What has been done to pay for the declared action triggers after it (VII.A).
    void putOffPaid();
    // The window is over; the declared action comes next, or something else.
    void closeWindow(bool declared);
    void forgetWhoLeft();

private:
    void letPass(CardId card);
    void letPassOf(const Happening& happening);

    GameState& m_state;
};

} // namespace nexus::model
