// The Table view: a start page, then the initiative flip, then the board with what is left to do, the Priority Chain,
// what the card in hand can do and the log beside it; what a text asks stands as a card over the board. Keys: arrows,
// Enter picks up and acts, Escape puts back, P passes, H by hand, T turns the table, Ctrl+Z and Ctrl+Shift+Z go through
// the whole game, Home and End to its ends; where the program plays, Ctrl+Z takes back to one's own last decision, and
// I asks it for a hint. What the rules refuse stands as a sentence in the line below. The game is kept and goes on at
// the next start.
#pragma once

#include "app/documents/opponent.h"
#include "ui/table/by_hand.h"
#include "ui/table/start_page.h"
#include "ui/theme/main_view.h"

#include <QPixmap>

#include <functional>
#include <map>

class QStackedWidget;
class QTabBar;

namespace nexus::ui {

class ActionList;
class AskCard;
class BoardOverlay;
class BoardView;
class ChainView;
class HandView;
class InitiativeView;
class LineLabel;
class LogView;
class EndPane;
class OpponentPane;
class ReplayBar;
class StepsPane;
class TableCard;

class TableView : public MainView {
    Q_OBJECT
public:
    explicit TableView(app::Workspace& workspace, QWidget* parent = nullptr);
    ~TableView() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("Table"); }
    [[nodiscard]] QString title() const override { return tr("&Table"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("table"); }
    // Board and side take turns where they do not fit beside each other: the window is never wider for them.
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 200}; }
    void ready() override;
    void cameToFront() override;
    void setDocument(app::DeckDocument* document) override { m_start->setOpenDeck(document); }
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;
    [[nodiscard]] std::optional<Steps> steps() const override; // through the whole game
    void undo() override;
    void redo() override;

    // A kept game or a scene; a game that is on the table is asked about first.
    void openFile(const QString& file);
    [[nodiscard]] app::GameSession& session() { return m_session; }
    [[nodiscard]] TablePlay& play() { return m_play; }
    [[nodiscard]] app::Opponent& opponent() { return m_opponent; }
    [[nodiscard]] OpponentPane* opponentPane() const { return m_opponentPane; }
    [[nodiscard]] StartPage* startPage() const { return m_start; }
    [[nodiscard]] BoardView* board() const { return m_board; }
    [[nodiscard]] HandView* hand() const { return m_hand; }
    [[nodiscard]] ActionList* actionList() const { return m_actions; }
    [[nodiscard]] ChainView* chain() const { return m_chain; }
    [[nodiscard]] LogView* log() const { return m_log; }
    [[nodiscard]] InitiativeView* initiative() const { return m_initiative; }
    [[nodiscard]] ReplayBar* replay() const { return m_replay; }
    [[nodiscard]] AskCard* askCard() const { return m_ask; }
    [[nodiscard]] StepsPane* stepsPane() const { return m_steps; }
    [[nodiscard]] BoardOverlay* overlay() const { return m_overlay; }
    [[nodiscard]] LineLabel* status() const { return m_status; }
    [[nodiscard]] ByHand* byHand() const { return m_byHand; }
    // Wherever it lies in sight.
    [[nodiscard]] TableCard* find(model::CardId card) const;

public Q_SLOTS:
    void begin(); // as the start page wishes

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Place {
        QRect place;
        QPixmap picture; // of what has just left
    };
    struct Places {
        std::map<model::CardId, Place> cards;
    };
    [[nodiscard]] Places whereCardsAre() const;
    void showMoves(const Places& before);
    void showMoment(const Places& before);
    [[nodiscard]] QRect placeOf(const QWidget& widget) const; // over the board
    void showLines();
    void fit();
    void addStops(QMenu* menu);
    void addProgram(QMenu* menu);
    void seatProgram(app::Opponent::Players players);
    [[nodiscard]] bool hasProgram() const;
    void keepSetting(const char* key, bool on);
    void setMotion(bool moves);
    QWidget* makeBoard();
    QWidget* makeSide();
    QWidget* makeButtons();
    void addKeys();
    void refresh();
    void showSecrets();
    void keepFocus(model::CardId held, bool within);
    void flashNews();
    void showPile(model::SeatIndex seat, model::Zone zone, const QPoint& where);
    void openPile(model::SeatIndex seat, model::Zone zone, int count);
    void askByHand();
    void openGame();
    void replaceGame(const QString& file);
    void tellTrouble(const QString& message);
    void saveGame();
    void playAgain();
    void exportLog();
    // Whom what leaves the Table is told to: all of it once the game is over, before that what the log shows.
    [[nodiscard]] model::SeatIndex toldTo() const;
    void showReport();
    void concede();
    void clearTable();
    void ask(const QString& title, const QString& question, const QString& yes, const std::function<void()>& then);
    void say(const QString& sentence, bool wrong);

    app::Workspace& m_workspace;
    app::GameSession m_session;
    TablePlay m_play;
    app::Opponent m_opponent;
    ByHand* m_byHand;
    bool m_flashes = true;
    std::size_t m_shown = 0;  // position of the game as last shown
    bool m_saidWrong = false; // the sentence below is a refusal
    bool m_covered = false;   // the hand, as last shown
    std::size_t m_resumeAt = static_cast<std::size_t>(-1);
    QWidget *m_side = nullptr, *m_boardPlace = nullptr, *m_line = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages;
    QStackedWidget* m_middle = nullptr; // the board or the flip
    StartPage* m_start;
    BoardView* m_board = nullptr;
    HandView* m_hand = nullptr;
    InitiativeView* m_initiative = nullptr;
    ReplayBar* m_replay = nullptr;
    StepsPane* m_steps = nullptr;
    EndPane* m_end = nullptr;
    QPushButton* m_pass = nullptr;
    OpponentPane* m_opponentPane = nullptr;
    BoardOverlay* m_overlay = nullptr;
    AskCard* m_ask = nullptr;
    ActionList* m_actions = nullptr;
    ChainView* m_chain = nullptr;
    LogView* m_log = nullptr;
    LineLabel *m_status = nullptr, *m_edition = nullptr;
};

} // namespace nexus::ui
