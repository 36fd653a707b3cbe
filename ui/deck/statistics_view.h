// What the open deck is made of, as small charts in columns: cost curve with the income of a round, types, domains,
// attack and defense, sizes, keywords. Counts anew only while it is seen. The same words as `nexusdeck-cli stats`.
#pragma once

#include "app/documents/deck_document.h"
#include "model/rules/deck_stats.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

class ChartColumns;

class StatisticsView : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open

public Q_SLOTS:
    void copyAsText() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void refresh();
    void fillSections();
    void showSection();

    QPointer<app::DeckDocument> m_document;
    model::DeckStats m_stats;
    QComboBox* m_sections;
    QLabel* m_income;
    QToolButton* m_copy;
    QLabel* m_empty;
    QScrollArea* m_scroll;
    ChartColumns* m_charts;
    bool m_stale = true, m_asked = false;
};

} // namespace nexus::ui
