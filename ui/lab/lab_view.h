// The Laboratory: decks meet each other by the hundreds, played by the program. Decks, players and games at the left;
// at the right who beats whom, how strong each deck is and how much of that is chance. Or the same games before and
// after a deck or a card has changed, and what that did. Games are written down as they are played: what was left goes
// on.
#pragma once

#include "app/documents/lab_job.h"
#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"

#include <QElapsedTimer>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace nexus::ui {

class BarList;
class ComparisonTable;
class DeckPicker;
class HeatMap;
class RowTable;
class VersionChoice;

class LabView : public MainView {
    Q_OBJECT
public:
    explicit LabView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Laboratory"); }
    [[nodiscard]] QString title() const override { return tr("Laborator&y"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("laboratory"); }
    void ready() override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    [[nodiscard]] DeckPicker* picker() const { return m_picker; }
    [[nodiscard]] QComboBox* players() const { return m_players; }
    [[nodiscard]] QSpinBox* games() const { return m_games; }
    [[nodiscard]] QPushButton* button() const { return m_button; }
    [[nodiscard]] HeatMap* map() const { return m_map; }
    [[nodiscard]] BarList* strengths() const { return m_strengths; }
    [[nodiscard]] RowTable* cards() const { return m_cards; }
    [[nodiscard]] QString words() const;
    enum What { EachAgainstEach, DeckVersions, ChangedCard };
    [[nodiscard]] QComboBox* what() const { return m_what; }
    [[nodiscard]] VersionChoice* versions() const { return m_versions; }
    [[nodiscard]] ComparisonTable* comparison() const { return m_comparison; }
    // The card before and after, by the decks that have it: ticked with some others, to be played when the person says
    // so.
    void proposeChange(const app::CardChange& change);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeWish();
    QWidget* makeResult();
    void refresh();
    void press();
    void play();
    void playLeague(model::Series series);
    void playBoth(const model::Series& series);
    [[nodiscard]] std::optional<app::BeforeAfter> beforeAfter();
    [[nodiscard]] bool isReady() const;
    void tellProgress(int done, int all);
    void show(const app::SeriesTallies& tallies, bool whole);
    void showLeague(const app::SeriesTallies& tallies, bool whole);
    void showComparison(const app::SeriesTallies& tallies, bool whole);
    void showCards(const app::SeriesTallies& tallies);
    void say(const QString& words);

    app::Workspace& m_workspace;
    app::LabJob m_job;
    std::shared_ptr<model::SeriesTable> m_table; // of what each has played against each
    std::optional<app::BeforeAfter> m_compared;  // or of what is compared
    std::optional<app::CardChange> m_change;
    QElapsedTimer m_since;
    int m_first = -1; // games that were played before this start
    DeckPicker* m_picker;
    QComboBox *m_what = nullptr, *m_players = nullptr;
    VersionChoice* m_versions = nullptr;
    QLabel *m_heading = nullptr, *m_empty = nullptr;
    QSpinBox *m_games = nullptr, *m_seed = nullptr;
    QPushButton* m_button = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_words = nullptr;
    QTabWidget* m_tabs = nullptr;
    HeatMap* m_map = nullptr;
    BarList* m_strengths = nullptr;
    RowTable* m_cards = nullptr;
    ComparisonTable* m_comparison = nullptr;
};

} // namespace nexus::ui
