// A game on the table: its timeline, the law it is played by and where it is kept. Every action, undo and redo goes
// through here; what the rules refuse is told as a sentence and changes nothing. The game lies in PROFILE/table.nxgame
// a moment after every action, so that the next start goes on with it. Chance takes its seeds from one seed and the
// count of chances before, so that undo and redo deal the same cards. Lives in the main thread; needs a ready
// workspace.
#pragma once

#include "app/documents/workspace.h"
#include "app/text/game_log.h"
#include "model/engine/apply.h"
#include "model/engine/legal_actions.h"

#include <QTimer>

#include <utility>

namespace nexus::app {

// Whether the file, of which this is at least the beginning, says that it is a kept game or a scene.
[[nodiscard]] bool isGameFile(std::string_view bytes);

class GameSession : public QObject {
    Q_OBJECT
public:
    using Done = tl::expected<void, QString>;

    explicit GameSession(Workspace& workspace, QObject* parent = nullptr);
    ~GameSession() override;

    [[nodiscard]] bool isOpen() const { return m_timeline.has_value(); }
    Done start(std::vector<model::Seat> seats, const model::RulesetId& ruleset, std::uint64_t seed,
        model::Windows windows, bool textsPlay = false);
    // The game's decks and players once more; not of a scene, which has none.
    Done startAgain(std::uint64_t seed);
    // The game that was on the table when the program was left; false where there is none. A file that cannot be
    // played on is put aside as table.nxgame.aside and told.
    bool resume();
    // A game that was saved, or a scene.
    Done openFile(const std::filesystem::path& file);
    Done saveFile(const std::filesystem::path& file) const;
    // As READER may know it; noSeat sees all.
    Done exportText(const std::filesystem::path& file, model::SeatIndex reader = model::noSeat) const;
    // Clears the table.
    void close();
    // What is not on disk yet is written now.
    void keep();

    // Of an open game.
    [[nodiscard]] const model::Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] const model::GameState& state() const { return m_timeline->state(); }
    [[nodiscard]] const model::DeckChecker& checker() const { return *m_checker; }
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    // What the rules allow now, found once a moment.
    [[nodiscard]] const std::vector<model::Action>& legal() const;
    // Chance, with the seed that is its turn.
    [[nodiscard]] model::Action flip() const { return model::act::flipInitiative(nextSeed()); }
    [[nodiscard]] model::Action shuffle(model::SeatIndex seat) const { return model::act::shuffle(seat, nextSeed()); }

    // False where the rules refuse it; refused() has said why. What then has to happen, and is all that can, follows
    // by itself, unless players want to stop always; undo and redo pass over those moments.
    bool act(const model::Action& action);
    [[nodiscard]] QString refusalSentence(const model::Refusal& refusal) const;
    void undo();
    void redo();
    void goTo(std::size_t position);

    // The log with what can be redone, as that player may read it; noSeat reads all, `stranger` no hand at all.
    static constexpr model::SeatIndex stranger = model::maxSeats;
    [[nodiscard]] const std::vector<GameLogLine>& lines(model::SeatIndex reader = model::noSeat) const;
    [[nodiscard]] QString text(model::SeatIndex reader = model::noSeat) const;
    // The log in sentences of the game that openFile() or resume() could not play on, where its file has one; once.
    [[nodiscard]] QString takeOnlyLog() { return std::exchange(m_onlyLog, {}); }

Q_SIGNALS:
    void opened();  // another game, or none
    void changed(); // where the game stands
    void refused(const QString& sentence);
    void trouble(const QString& message);

private:
    Done take(const model::GameLog& log);
    void place(model::Timeline timeline, std::shared_ptr<const model::DeckChecker> checker, std::uint64_t seed);
    bool carryOut(const model::Action& action);
    [[nodiscard]] std::optional<model::Action> due() const;
    void addLine(std::size_t position, const LogMoment& moment);
    void moved();
    [[nodiscard]] std::uint64_t nextSeed() const;
    [[nodiscard]] std::string bytes() const;
    [[nodiscard]] std::filesystem::path kept() const { return m_workspace.folder() / "table.nxgame"; }

    Workspace& m_workspace;
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::optional<model::Timeline> m_timeline;
    std::uint64_t m_seed = 0;
    QString m_onlyLog;
    mutable std::optional<std::vector<model::Action>> m_legal;
    mutable std::map<model::SeatIndex, std::vector<GameLogLine>> m_lines; // by reader, grown with each action
    QTimer m_keepSoon;
};

} // namespace nexus::app
