// How a game begins: one to four players with a deck each, out of the library or open in a tab, the edition, the seed.
// One player alone tries a deck out. Any deck can be played, legal or not, as long as its cards are known.
#pragma once

#include "app/documents/deck_library.h"
#include "model/engine/setup.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QSettings>
#include <QWidget>

namespace nexus::ui {

class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(app::Workspace& workspace, QWidget* parent = nullptr);

    // Lists the decks anew, when next seen; what was chosen stays chosen where it is still there.
    void reload();
    void setOpenDeck(app::DeckDocument* document); // offered to the first player
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

    struct Wish {
        std::vector<model::Seat> seats;
        model::RulesetId ruleset;
        std::uint64_t seed = 0;
        model::Windows windows = model::Windows::WhenPossible;
        bool hidden = true;
        bool cardByCard = true;
    };
    // What stands on the page, or why a game cannot begin with it.
    [[nodiscard]] tl::expected<Wish, QString> wish() const;
    void tell(const QString& problem);

    [[nodiscard]] QComboBox* deckBox(int player) const { return m_rows[static_cast<std::size_t>(player)].deck; }
    [[nodiscard]] QLineEdit* nameBox(int player) const { return m_rows[static_cast<std::size_t>(player)].name; }
    [[nodiscard]] QLineEdit* seedBox() const { return m_seed; }
    [[nodiscard]] QPushButton* startButton() const { return m_start; }

Q_SIGNALS:
    void startWanted();
    void openWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        QLineEdit* name = nullptr;
        QComboBox* deck = nullptr;
    };
    QWidget* makePlayers();
    QWidget* makeOptions();
    void fill();
    void fillRulesets();
    void follow();
    [[nodiscard]] qlonglong choiceOf(const app::DeckDocument* document) const;
    [[nodiscard]] std::optional<model::Deck> deckOf(const QVariant& choice) const;
    void refresh();

    app::Workspace& m_workspace;
    QPointer<app::DeckDocument> m_open;
    qlonglong m_followed = 0; // the choice of the deck that was open
    bool m_stale = true;
    std::array<Row, model::maxSeats> m_rows;
    QComboBox *m_ruleset = nullptr, *m_windows = nullptr;
    QLineEdit* m_seed = nullptr;
    QCheckBox *m_hidden = nullptr, *m_cardByCard = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace nexus::ui
