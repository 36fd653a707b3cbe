// What a player has in hand at the table: which card is picked up, where it may go, whose side lies at the bottom,
// whose hand is in sight and whether it is open. Views ask it and tell it of clicks, keys and drops; it acts through
// the session. What the rules do not allow is tried all the same, so that the engine says why. Where hands are hidden,
// a hand is covered when the word goes to the other player, until that player opens it: then the table is turned.
// Without hidden hands it never turns by itself. Seats that the program plays are left to it: a person does nothing in
// their place, and one person alone against it has the hand open and the side at the bottom.
#pragma once

#include "app/documents/game_session.h"
#include "app/printing/small_face.h"

#include <QPoint>

namespace nexus::ui {

class TablePlay : public QObject {
    Q_OBJECT
public:
    explicit TablePlay(app::GameSession& session, QObject* parent = nullptr);

    [[nodiscard]] app::GameSession& session() const { return m_session; }
    [[nodiscard]] const model::GameState& state() const { return m_session.state(); }
    [[nodiscard]] bool isOpen() const { return m_session.isOpen(); }

    // Of each seat what it is called where the program plays it, "The program: fair"; empty: a person plays it.
    void setPrograms(QStringList programs);
    [[nodiscard]] QString programWords(model::SeatIndex seat) const { return m_programs.value(seat); }
    [[nodiscard]] bool isProgram(model::SeatIndex seat) const { return !programWords(seat).isEmpty(); }
    [[nodiscard]] bool isProgramsTurn() const;
    // Whose side lies at the bottom.
    [[nodiscard]] model::SeatIndex viewer() const { return m_viewer; }
    void turnTable(); // the next player's
    // Whose word is waited for, and whose hand is in sight.
    [[nodiscard]] model::SeatIndex actor() const { return m_actor; }
    [[nodiscard]] bool handsHidden() const { return m_hidden; }
    void setHandsHidden(bool hidden);
    [[nodiscard]] bool isHandOpen() const { return !m_hidden || m_opened == m_actor; }
    void openHand();
    // Whose eyes the log is for: where hands are hidden those of the open hand; noSeat sees all.
    [[nodiscard]] model::SeatIndex reader() const;
    // The pictures of small cards, painted once for all of them.
    [[nodiscard]] app::SmallFaceCache& faces() { return m_faces; }
    void setArtFolder(const std::filesystem::path& folder);

    [[nodiscard]] model::CardId picked() const { return m_picked; }
    // What can be done: with the card that is picked up, else by the player whose word is waited for.
    [[nodiscard]] const std::vector<model::Action>& choices() const { return m_choices; }
    // Why nothing can be done with the card that is picked up.
    [[nodiscard]] QString hindrance() const;
    // Why a card of a hand cannot be played, in a few words; nothing where it can, or where it is not the moment.
    [[nodiscard]] QString shortHindrance(model::CardId card) const;
    // What an attack on the card, by the one picked up, would come to: "3 against 3: Suppressed".
    [[nodiscard]] QString outcome(model::CardId target) const;
    // The quadrant is in reach of the unit that is picked up.
    [[nodiscard]] bool isReached(model::SeatIndex seat, model::Quadrant quadrant) const;
    // The Event that is picked up can be played: any place on the board plays it, and a card it can be for is chosen
    // too.
    [[nodiscard]] bool playsEvent() const;
    [[nodiscard]] bool picksTarget() const; // and it has to be for one
    // The action that answers what a text asks for.
    [[nodiscard]] const model::Action* choice(model::CardId card) const;
    [[nodiscard]] const model::Action* choice(model::SeatIndex seat, model::Quadrant quadrant) const;
    [[nodiscard]] bool isLit(model::CardId card) const;
    // Quadrant::None: the loadout.
    [[nodiscard]] bool isLit(model::SeatIndex seat, model::Quadrant quadrant) const;
    [[nodiscard]] int litPlaces() const;  // cards and quadrants together
    [[nodiscard]] int litTargets() const; // enemies that can be attacked

    // What the action would touch, shown before it is taken; without one what the card in hand can do, where that is
    // one thing: an Event, an ability.
    void foresee(const std::optional<model::Action>& action);
    [[nodiscard]] bool isTouched(model::CardId card) const;

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
    // Passes, or goes on. An effect that is not known to be carried out is only done with at the second call; so is a
    // round at whose end cards want something.
    void pass();
    // Triggered abilities of cards in play whose time it is, of who is asked; those that are left to the players.
    [[nodiscard]] std::vector<model::Action> due() const;
    void putAllOnChain(); // one after the other, as they are listed
    [[nodiscard]] bool asksAgain() const;
    // Steps of the effect that players have carried out; all of them: pass() need not be asked twice.
    void setEffectDone(bool done) { m_effectDone = done; }
    // The card that has the keyboard or the pointer: its text is shown.
    void look(model::CardId card);
    [[nodiscard]] model::CardId looked() const { return m_looked; }
    void askByHand(model::CardId card, const QPoint& where) { Q_EMIT byHandWanted(card, where); }

Q_SIGNALS:
    void changed(); // the card in hand, or who sits at the bottom; the game tells its own changes
    void performed();
    void foreseen(); // what is touched has changed
    void lookedAt(nexus::model::CardId card);
    void byHandWanted(nexus::model::CardId card, const QPoint& where);
    void said(const QString& sentence); // what a touch came to that the log does not tell

private:
    void gameChanged();
    void follow();
    [[nodiscard]] model::SeatIndex onlyPerson() const; // noSeat: there are several, or none
    void refill();
    [[nodiscard]] std::vector<model::CardId> touchedByPicked() const;
    [[nodiscard]] std::optional<model::Refusal> hindranceOf(model::CardId card) const;
    [[nodiscard]] bool isSecret(model::CardId card) const; // in a hand that does not lie open
    [[nodiscard]] std::vector<model::Action> to(model::CardId target) const;
    [[nodiscard]] std::vector<model::Action> to(model::SeatIndex seat, model::Quadrant quadrant) const;
    [[nodiscard]] std::optional<model::Action> attempt(
        model::CardId card, model::SeatIndex seat, model::Quadrant quadrant, model::CardId target) const;
    void finishEffect(model::SeatIndex seat);
    void remindOfEnd();
    void performOne(const std::vector<model::Action>& actions);
    void playFor(model::CardId target);

    app::GameSession& m_session;
    app::SmallFaceCache m_faces;
    std::filesystem::path m_art;
    model::SeatIndex m_viewer = 0, m_actor = 0;
    model::SeatIndex m_opened = model::noSeat; // whose hand lies open
    bool m_hidden = true;
    QStringList m_programs;
    model::CardId m_picked = model::noCard;
    model::CardId m_looked = model::noCard;
    std::vector<model::Action> m_choices;
    std::vector<model::CardId> m_touched;
    std::optional<std::size_t> m_askedAt; // the position of the game at which pass() has asked whether to go on
    bool m_effectDone = false;
};

} // namespace nexus::ui
