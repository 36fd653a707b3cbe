// What is to be played in the Laboratory: how, with which decks, by whom, how many games. Each way to play has its own
// words; what is missing for it is said above its button.
#pragma once

#include "app/documents/lab_results.h"
#include "app/documents/workspace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSettings;

namespace nexus::ui {

class DeckPicker;
class NumberField;
class VersionChoice;

class LabWish : public QWidget {
    Q_OBJECT
public:
    explicit LabWish(app::Workspace& workspace, QWidget* parent = nullptr);

    void ready();   // the workspace is
    void refill();  // reads the library again
    void refresh(); // what is shown
    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

    [[nodiscard]] app::LabWay way() const;
    // What of games is wished; without pairings and weights.
    [[nodiscard]] model::Series series() const;
    // The decks that meet, by name; of a gauntlet the one deck is the first.
    [[nodiscard]] std::vector<model::Deck> decks() const;
    [[nodiscard]] const std::optional<app::CardChange>& change() const { return m_change; }
    void proposeChange(const app::CardChange& change, const std::set<std::int64_t>& decks);
    void setBusy(bool busy);
    // The games that are wished now were begun, or all of them are played.
    void setBegun(bool begun);
    // What the button says where what was stopped goes on.
    [[nodiscard]] QString goOnText() const;
    // A player as the list has it.
    [[nodiscard]] static QString playerText(const std::string& word);

    [[nodiscard]] QComboBox* what() const { return m_what; }
    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] VersionChoice* versions() const { return m_versions; }
    [[nodiscard]] QComboBox* players() const { return m_players; }
    [[nodiscard]] NumberField* games() const { return m_games; }
    [[nodiscard]] NumberField* seed() const { return m_seed; }
    [[nodiscard]] QPushButton* button() const { return m_button; }
    [[nodiscard]] QLabel* hint() const { return m_hint; }

Q_SIGNALS:
    void changed();
    void pressed();

private:
    void makeFields();
    [[nodiscard]] QString missing() const; // empty: it can be played
    [[nodiscard]] QString plan() const;
    [[nodiscard]] QString key() const; // the same where the same games are wished

    app::Workspace& m_workspace;
    std::optional<app::CardChange> m_change;
    QString m_begun, m_corrected;
    bool m_isBusy = false;
    // In the order of the Tab key.
    QComboBox* m_what;
    VersionChoice* m_versions;
    QLabel* m_heading;
    DeckPicker* m_picker;
    QComboBox* m_players;
    NumberField *m_games, *m_seed;
    QLabel* m_hint;
    QPushButton* m_button;
};

} // namespace nexus::ui
