// How a game begins: the page it is chosen on, and the flip for initiative.
#pragma once

#include "app/documents/deck_library.h"
#include "app/documents/opponent.h"
#include "model/engine/setup.h"
#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QSettings>
#include <QWidget>

namespace nexus::ui {

class DeckTile;
class FaceView;
class FlipStage;

// How a game begins: two decks as tiles, out of the library or open in a tab, dice for the seed, and Play; below,
// folded away, more players, the edition and how it is played. One player alone tries a deck out. Any deck can be
// played, legal or not, as long as its cards are known.
class StartPage : public QWidget {
    Q_OBJECT
public:
    static constexpr quint32 mostSeed = 1'000'000'000; // of a game that chance begins
    explicit StartPage(app::Workspace& workspace, QWidget* parent = nullptr);

    // Lists the decks anew, when next seen; what was chosen stays chosen where it is still there.
    void reload();
    void setOpenDeck(app::DeckDocument* document); // offered to the first player
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

    struct Wish {
        std::vector<model::Seat> seats;
        app::Opponent::Players players; // by seat
        model::RulesetId ruleset;
        std::uint64_t seed = 0;
        model::Windows windows = model::Windows::WhenFitting;
        bool hidden = true;
        bool cardByCard = true;
        bool textsPlay = false;
    };
    // What stands on the page, or why a game cannot begin with it.
    [[nodiscard]] tl::expected<Wish, QString> wish() const;
    void tell(const QString& problem);

    [[nodiscard]] QComboBox* deckBox(int player) const;
    [[nodiscard]] QLineEdit* nameBox(int player) const;
    [[nodiscard]] QComboBox* playsBox(int player) const;
    // "the program · fair"
    [[nodiscard]] QString programWords(const model::PlayerKind& kind) const;
    [[nodiscard]] QComboBox* handsBox() const { return m_hands; }
    [[nodiscard]] QLineEdit* seedBox() const { return m_seed; }
    [[nodiscard]] QPushButton* startButton() const { return m_start; }

Q_SIGNALS:
    void startWanted();
    void openWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makePlayers();
    QWidget* makePlay();
    QWidget* makeOptions();
    void rollDice();
    void showOptions(bool shown);
    void dress();
    void fill();
    void fillRulesets();
    void follow();
    void offerOpponent(app::DeckLibrary& library);
    [[nodiscard]] qlonglong choiceOf(const app::DeckDocument* document) const;
    [[nodiscard]] std::optional<model::Deck> deckOf(const QVariant& choice) const;
    void refresh();

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_open;
    qlonglong m_followed = 0; // the choice of the deck that was open
    bool m_stale = true;
    bool m_more = false; // players than two are offered
    bool m_opponentOffered = false;
    std::array<DeckTile*, model::maxSeats> m_tiles{};
    std::array<qlonglong, model::maxSeats> m_shown{}; // the choices whose decks are painted
    QComboBox *m_ruleset = nullptr, *m_hands = nullptr, *m_windows = nullptr;
    QLineEdit* m_seed = nullptr;
    QCheckBox* m_textsPlay = nullptr;
    QCheckBox* m_cardByCard = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton *m_optionsButton = nullptr, *m_moreButton = nullptr;
    QToolButton* m_dice = nullptr;
    QWidget* m_options = nullptr;
};

// The initiative flip, card by card: what each player turned over, who is tied and flips on, who decides. The flip is
// done and kept by the engine at once; here it is turned over at the players' own pace, and then they say who begins.
class InitiativeView : public QWidget {
    Q_OBJECT
public:
    explicit InitiativeView(TablePlay& play, QWidget* parent = nullptr);
    // Of the game as it stands: before the flip, or after it and before the choice.
    void refresh();
    // Turned over one by one, or all at once.
    void setCardByCard(bool cardByCard) { m_cardByCard = cardByCard; }
    [[nodiscard]] QPushButton* next() const { return m_next; }
    [[nodiscard]] std::vector<QPushButton*> choices() const { return m_choices; }
    // What has been turned over so far, a line a card.
    [[nodiscard]] QStringList lines() const;
    // All cards lie open: before that, nothing else may tell who decides.
    [[nodiscard]] bool isOpen() const { return m_turned == m_reveals.size(); }
    void setMotion(bool moves);
    void takeFocus();

Q_SIGNALS:
    void turned();

private:
    struct Reveal {
        int flip = 0, cost = 0;
        model::SeatIndex seat = 0;
        model::CardId card = model::noCard;
        QString name;
    };
    void read();
    void showRows();
    void showCards();
    void goOn();
    void addChoices();
    void clear();

    TablePlay& m_play;
    bool m_cardByCard = true;
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
    std::size_t m_position = nowhere; // of the flip that is shown
    std::vector<Reveal> m_reveals;
    QString m_end; // who decides
    std::size_t m_turned = 0;
    QLabel *m_title, *m_words, *m_earlier;
    FlipStage* m_stage;
    FaceView* m_painter; // paints faces, is never seen
    QHBoxLayout* m_row;
    QPushButton *m_next, *m_all;
    std::vector<QPushButton*> m_choices;
};

} // namespace nexus::ui
