// Tabs below the deck: its statistics, its notes, its history.
#pragma once

#include "app/documents/deck_document.h"
#include "app/documents/deck_library.h"
#include "model/rules/deck_stats.h"
#include "ui/theme/charts.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace nexus::ui {

// Chart panels side by side in as many columns as fit, each below the shortest. Panels are kept and filled anew, for
// a deck changes with every key.
class ChartColumns : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setCharts(const std::vector<app::DeckChart>& charts, const model::Game& game);
    [[nodiscard]] const std::vector<ChartPanel*>& panels() const { return m_panels; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();

    std::vector<ChartPanel*> m_panels; // in the order of the charts
    int m_arrangedWidth = -1;
};

// What the open deck is made of: the cost curve in full width with the income of a round, below it small charts in
// columns of types, domains, attack and defense, sizes, keywords. A column of the curve narrows the deck to its cards.
// Counts anew only while it is seen. The same words as `nexusdeck-cli stats`.
class StatisticsView : public QWidget {
    Q_OBJECT
public:
    // Without a workspace nothing is played alone.
    explicit StatisticsView(app::Workspace* workspace = nullptr, QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    // What the deck is narrowed to, by this view or by a person: the column that asks the same is marked.
    void setFilter(const QString& query);

public Q_SLOTS:
    void copyAsText() const;

Q_SIGNALS:
    void filterWanted(const QString& query); // of the deck; empty: all of it

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void refresh();
    void fillSections();
    void showSection();
    void showFilter();
    [[nodiscard]] model::SectionId section() const;

    QPointer<app::DeckDocument> m_document;
    model::DeckStats m_stats;
    QString m_filter;
    QComboBox* m_sections;
    QLabel* m_income;
    QToolButton *m_all, *m_copy;
    QLabel* m_empty;
    class CostCurveChart* m_curve;
    ChartColumns* m_charts;
    class SoloPanel* m_solo;
    QScrollArea* m_scroll;
    bool m_stale = true, m_asked = false;
};

// Notes, author and tags of the deck. Typing is one step of undo a pause, not a letter.
class NotesView : public QWidget {
    Q_OBJECT
public:
    explicit NotesView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document);
    // Puts what is typed but not taken over yet into the deck.
    void commit();

private:
    void refresh();

    QPointer<app::DeckDocument> m_document;
    QLineEdit* m_author;
    QLineEdit* m_tags;
    QPlainTextEdit* m_notes;
    QTimer m_pause;
    bool m_filling = false;
};

// What happened to the deck: the steps of this sitting, which a click goes back or forward to, and the versions
// saved before, to compare with or bring back.
class HistoryView : public QWidget {
    Q_OBJECT
public:
    explicit HistoryView(QWidget* parent = nullptr);
    // `workspace` outlives the view; null before the first deck.
    void setDocument(app::Workspace* workspace, app::DeckDocument* document);

Q_SIGNALS:
    void compareWanted(const nexus::model::Deck& before, const QString& beforeTitle);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillVersions();
    void showDifferences();
    void bringBack();
    [[nodiscard]] int chosenVersion() const;

    app::Workspace* m_workspace = nullptr;
    QPointer<app::DeckDocument> m_document;
    std::unique_ptr<app::DeckLibrary> m_library;
    std::vector<app::LibraryVersion> m_shown;
    QUndoView* m_steps;
    QListWidget* m_versions;
    QPlainTextEdit* m_differences;
    QPushButton* m_compare;
    QPushButton* m_bringBack;
    bool m_stale = true;
};

} // namespace nexus::ui
