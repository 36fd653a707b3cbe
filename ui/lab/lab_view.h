// The Laboratory: decks meet each other by the hundreds, played by the program. At the left what is to be played, and
// by whom; at the right what has come of it, while it is played and when it is over: each against each, one against the
// others, or the same games before and after a deck or a card has changed. Games are written down as they are played:
// what was left goes on. What was shown last is shown again after a restart.
#pragma once

#include "app/documents/lab_results.h"
#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"

#include <QElapsedTimer>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace nexus::ui {

class BarList;
class ComparisonTable;
class DeckPicker;
class GauntletTable;
class HeatMap;
class LabResultView;
class LabWish;
class RowTable;
class VersionChoice;

class LabView : public MainView {
    Q_OBJECT
public:
    explicit LabView(app::Workspace& workspace, QWidget* parent = nullptr);
    ~LabView() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("Laboratory"); }
    [[nodiscard]] QString title() const override { return tr("Laborator&y"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("laboratory"); }
    void ready() override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    [[nodiscard]] DeckPicker* picker() const;
    [[nodiscard]] QComboBox* players() const;
    [[nodiscard]] QSpinBox* games() const;
    [[nodiscard]] QPushButton* button() const;
    [[nodiscard]] HeatMap* map() const;
    [[nodiscard]] GauntletTable* gauntlet() const;
    [[nodiscard]] BarList* strengths() const;
    [[nodiscard]] RowTable* cards() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QComboBox* what() const; // by LabWay
    [[nodiscard]] VersionChoice* versions() const;
    [[nodiscard]] ComparisonTable* comparison() const;
    // The card before and after, by the decks that have it: ticked with some others, to be played when the person says
    // so.
    void proposeChange(const app::CardChange& change);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void readResults();
    void press();
    void play();
    void playDecks(model::Series series);
    void playBoth(const model::Series& series);
    [[nodiscard]] std::optional<app::BeforeAfter> beforeAfter();
    void begin(importers::LabResult result);
    void tellProgress(int done, int all);
    void take(const app::SeriesTallies& tallies);
    void finish(const app::SeriesTallies& tallies, bool whole);
    void keep();
    void showResult();

    struct Shown {
        importers::LabResult result;
        bool isThere = false;
    };
    [[nodiscard]] Shown& shown() { return m_shown[static_cast<std::size_t>(m_way)]; }

    app::Workspace& m_workspace;
    app::LabResults m_results;
    app::LabJob m_job;
    std::array<Shown, app::labWays> m_shown; // by the way
    app::LabWay m_way = app::LabWay::League; // of what is played now, or was last
    std::optional<app::BeforeAfter> m_compared;
    QString m_trouble; // with what is kept
    bool m_wasRead = false;
    QElapsedTimer m_since;
    int m_first = -1; // games that were played before this start
    LabWish* m_wish;
    LabResultView* m_result;
    QLabel* m_left;
    QProgressBar* m_progress;
};

} // namespace nexus::ui
