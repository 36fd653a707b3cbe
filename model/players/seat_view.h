// What one seat may know of a game. Decklists are open, as at many tournaments: every player knows which cards each
// deck began with. Hidden are which of them are in an opponent's hand, and the order of every deck. A view is made of
// the state with the hidden cards exchanged for those that their numbers say, first hands and then decks: nothing in
// it depends on what lies where, so whoever decides from a view cannot cheat. What was looked at is known while the
// text that looks at it asks, and forgotten then.
#pragma once

#include "model/base/random.h"
#include "model/engine/game_state.h"

namespace nexus::model {

class SeatView {
public:
    SeatView(const GameState& state, SeatIndex seat);

    [[nodiscard]] SeatIndex seat() const { return m_seat; }
    // A game that could be the one at the table: hidden cards dealt anew. The same numbers give the same game.
    [[nodiscard]] GameState dealt(Random& random) const;
    // The same into a state whose memory is used again.
    void deal(GameState& into, Random& random) const;

private:
    struct Place { // a hidden card's
        SeatIndex seat;
        Zone zone;
        std::uint16_t at; // in its pile
    };
    void hide(SeatIndex seat);
    static void put(GameState& state, const Place& place, CardId card);

    GameState m_known;
    SeatIndex m_seat;
    // Of each seat, the places of hidden cards and the cards that lie in them, by number.
    std::vector<std::vector<Place>> m_places;
    std::vector<std::vector<CardId>> m_hidden;
};

// Who has to decide now; noSeat: chance, or the game is over.
[[nodiscard]] SeatIndex decider(const GameState& state);

} // namespace nexus::model
