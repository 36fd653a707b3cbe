// The dealer's table of games whose cards come in stacks (model/dealing): a page to choose decks, players and variants
// on, then rows to take from, stacks with counts, what each seat holds, dice and the log. Made to lie beside a real
// board: big buttons, by touch, mouse or keys; every step can be undone. Nothing is made before a game needs it.
#pragma once

#include "app/documents/deal_session.h"
#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"
#include "ui/theme/widgets.h"

class QBoxLayout;
class QCheckBox;
class QSpinBox;
class QStackedLayout;

namespace nexus::ui {

class DealerView : public MainView {
    Q_OBJECT
public:
    explicit DealerView(app::Workspace& workspace, QWidget* parent = nullptr);
    ~DealerView() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("Dealer"); }
    [[nodiscard]] QString title() const override { return tr("Dealer"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("games"); }
    void ready() override;
    void cameToFront() override;
    [[nodiscard]] std::optional<Steps> steps() const override;
    void undo() override { m_session.undo(); }
    void redo() override { m_session.redo(); }

    [[nodiscard]] app::DealSession& session() { return m_session; }
    void deal(); // as the start page says
    // What it is called by in tests: "take 0 2", "roll attack".
    [[nodiscard]] QPushButton* button(const QString& id) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeStart();
    void fillDecks();
    void showDecks();
    [[nodiscard]] std::optional<model::Deck> deckOf(const QComboBox& box) const;
    void showVariants();
    [[nodiscard]] const model::Ruleset& ruleset() const;
    [[nodiscard]] bool shared() const; // one box for all

    void refresh();
    [[nodiscard]] QWidget* makeTable();
    [[nodiscard]] QWidget* makeRow(std::size_t row, QWidget* parent);
    [[nodiscard]] QWidget* makeStacks(QWidget* parent);
    [[nodiscard]] QWidget* makeSeat(std::size_t seat, QWidget* parent);
    // Cards of a seat, and what a button below each does with it.
    struct SeatCards {
        QString heading;
        const std::vector<model::DealCardId>& cards;
        std::size_t seat = 0, place = 0;
        model::DealAction::Kind action;
        QString verb;
        bool summed = false; // with the running total of what is revealed
    };
    void addCards(QBoxLayout* column, const SeatCards& shown, QWidget* parent);
    [[nodiscard]] QLayout* contestSide(const model::ContestRule& contest, std::size_t side, QWidget* box);
    [[nodiscard]] QWidget* makeContest(const model::ContestRule& contest, QWidget* parent);
    [[nodiscard]] QWidget* makeSide(QWidget* parent);
    QPushButton* act(const QString& id, const QString& text, const model::DealAction& action, QWidget* parent);
    void take(std::size_t row, std::size_t place);
    void tell(const tl::expected<void, QString>& done);

    app::Workspace& m_workspace;
    app::DealSession m_session;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_table = nullptr;
    std::vector<QComboBox*> m_decks;
    std::vector<QWidget*> m_deckLines;
    QSpinBox* m_players = nullptr;
    QVBoxLayout* m_variants = nullptr;
    std::vector<QCheckBox*> m_variantBoxes;
    QLineEdit* m_seed = nullptr;
    QLabel* m_problem = nullptr;
    [[nodiscard]] int faceWidth() const;   // so that the longest row fits, where it can
    [[nodiscard]] int tilesOfSeat() const; // cards beside each other
    [[nodiscard]] int sideWidth() const;
    [[nodiscard]] int seatsBeside() const;
    int m_faceWidth = 0, m_tiles = 1, m_beside = 1;  // as last made
    std::map<std::string, std::vector<int>> m_given; // by contest, what was typed
};

} // namespace nexus::ui
