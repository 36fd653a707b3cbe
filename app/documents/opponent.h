// The program at the table. Where a seat that it plays has to decide, it thinks on a thread of its own and then acts
// through the session like anybody: what it does is logged, shown and undone alike. It decides from what its seat may
// know (model/players/seat_view.h). As long as something that was taken back could be redone it waits, for a person to
// go another way or to say goOn(). Lives in the main thread.
#pragma once

#include "app/base/job.h"
#include "app/documents/game_session.h"
#include "model/players/player.h"

#include <QTimer>

#include <chrono>

namespace nexus::app {

class Opponent : public QObject {
    Q_OBJECT
public:
    explicit Opponent(Workspace& workspace, GameSession& session, QObject* parent = nullptr);
    ~Opponent() override;

    // By seat; no kind, or no entry: a person.
    using Players = std::vector<std::optional<model::PlayerKind>>;
    void setPlayers(Players players);
    [[nodiscard]] const Players& players() const { return m_players; }
    [[nodiscard]] bool plays(model::SeatIndex seat) const { return seat < m_players.size() && m_players[seat]; }
    // Whether the game says what a position is worth (evaluation.json); without, there is nobody to play.
    [[nodiscard]] bool isThere();
    // Why it cannot play though the game says it: one's own file is wrong. Empty where it can.
    [[nodiscard]] const QString& hindrance() const { return m_hindrance; }
    void readAgain(); // what a position is worth: the file may have been mended

    // As long as it is held back, it does nothing: the flip is not turned over yet.
    void hold(bool held);
    // How long what happens is looked at before it acts.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

    enum class Is : std::uint8_t { Idle, Thinking, Waiting, Finishing, Unable }; // the last: hindrance() says why
    [[nodiscard]] Is is() const;
    [[nodiscard]] model::SeatIndex seat() const { return m_seat; } // for which it thinks or waits
    void hurry();                                                  // acts on the best that it has found so far
    void goOn();                                                   // acts from here, whatever could be redone
    // To where a person decided last, and back.
    void takeBack();
    void takeForth();
    // Decides for everybody until the next round begins, the game ends or stopFinishing().
    void finishRound();
    void stopFinishing();
    [[nodiscard]] bool isHeld() const { return m_held; }
    // What it would do in place of the player who has to decide: hinted(), unless the game goes on before.
    void askHint();

Q_SIGNALS:
    void changed(); // is()
    void hinted(const nexus::model::Decision& decision);

private:
    void consider();
    void decided(const model::Decision& decision);
    void perform();
    void think(
        Job& job, model::SeatIndex seat, model::PlayerKind kind, std::function<void(const model::Decision&)> then);
    [[nodiscard]] bool isFinishing() const;

    Workspace& m_workspace;
    GameSession& m_session;
    std::optional<model::Evaluation> m_evaluation;
    std::string m_game; // whose evaluation it is
    QString m_hindrance;
    Players m_players;
    model::SeatIndex m_seat = model::noSeat;
    std::optional<std::int32_t> m_finishes; // the round
    std::optional<model::Decision> m_decision;
    bool m_held = false, m_waits = false, m_goesOn = false;
    std::chrono::milliseconds m_pause{600};
    QTimer m_look;
    Job m_job, m_hint;
};

} // namespace nexus::app
