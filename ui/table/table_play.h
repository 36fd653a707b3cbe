// What a player has in hand at the table: which card is picked up, where it may go, whose side lies at the bottom and
// whether the hand there is open. Views ask it and tell it of clicks, keys and drops; it acts through the session.
// What the rules do not allow is tried all the same, so that the engine says why. Both players sit at one screen: a
// hand is covered when the word goes to the other player, until that player opens it.
#pragma once

#include "app/documents/game_session.h"

#include <QPoint>

namespace nexus::ui {

class TablePlay : public QObject {
    Q_OBJECT
public:
    explicit TablePlay(app::GameSession& session, QObject* parent = nullptr);

    [[nodiscard]] app::GameSession& session() const { return m_session; }
    [[nodiscard]] const model::GameState& state() const { return m_session.state(); }
    [[nodiscard]] bool isOpen() const { return m_session.isOpen(); }

    // Whose side lies at the bottom: the player whose word is waited for.
    [[nodiscard]] model::SeatIndex viewer() const { return m_viewer; }
    [[nodiscard]] bool handsHidden() const { return m_hidden; }
    void setHandsHidden(bool hidden);
    [[nodiscard]] bool isHandOpen() const { return !m_hidden || m_opened == m_viewer; }
    void openHand();

    [[nodiscard]] model::CardId picked() const { return m_picked; }
    // What can be done: with the card that is picked up, else by the player whose word is waited for.
    [[nodiscard]] const std::vector<model::Action>& choices() const { return m_choices; }
    // Why nothing can be done with the card that is picked up.
    [[nodiscard]] QString hindrance() const;
    [[nodiscard]] bool isLit(model::CardId card) const;
    // Quadrant::None: the loadout.
    [[nodiscard]] bool isLit(model::SeatIndex seat, model::Quadrant quadrant) const;
    [[nodiscard]] int litPlaces() const; // cards and quadrants together

    void pickUp(model::CardId card);
    void putBack();
    // A click or Enter on a card: picks it up, puts it back, or does to it what the card in hand is for.
    void touch(model::CardId card);
    void touch(model::SeatIndex seat, model::Quadrant quadrant);
    // The card in hand onto a pile: by hand.
    void touch(model::SeatIndex seat, model::Zone pile);
    // Dragged onto a card, a quadrant or a pile; what is refused goes back to where it was.
    void drop(model::CardId dragged, model::CardId onto);
    template <class Place> void drop(model::CardId dragged, model::SeatIndex seat, Place quadrantOrPile)
    {
        pickUp(dragged);
        touch(seat, quadrantOrPile);
        putBack();
    }
    bool perform(const model::Action& action);
    void pass();
    // The card that has the keyboard or the pointer: its text is shown.
    void look(model::CardId card);
    [[nodiscard]] model::CardId looked() const { return m_looked; }
    void askByHand(model::CardId card, const QPoint& where) { Q_EMIT byHandWanted(card, where); }

Q_SIGNALS:
    void changed(); // the card in hand, or who sits at the bottom; the game tells its own changes
    void performed();
    void lookedAt(nexus::model::CardId card);
    void byHandWanted(nexus::model::CardId card, const QPoint& where);
    void said(const QString& sentence); // what a touch came to that the log does not tell

private:
    void gameChanged();
    void follow();
    void refill();
    [[nodiscard]] bool isSecret(model::CardId card) const; // in a hand that is not open to who sits at the bottom
    [[nodiscard]] std::vector<model::Action> to(model::CardId target) const;
    [[nodiscard]] std::vector<model::Action> to(model::SeatIndex seat, model::Quadrant quadrant) const;
    [[nodiscard]] std::optional<model::Action> attempt(
        model::SeatIndex seat, model::Quadrant quadrant, model::CardId target) const;
    void performOne(const std::vector<model::Action>& actions);

    app::GameSession& m_session;
    model::SeatIndex m_viewer = 0;
    model::SeatIndex m_opened = model::noSeat; // whose hand lies open
    bool m_hidden = true;
    model::CardId m_picked = model::noCard;
    model::CardId m_looked = model::noCard;
    std::vector<model::Action> m_choices;
};

} // namespace nexus::ui
