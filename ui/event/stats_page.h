// What was played at the event and how it did: domains, leaders and cards with their share of the decks and their win
// share, with the interval that so few matches leave. From the lists and the results so far.
#pragma once

#include "app/base/job.h"
#include "app/documents/event_stats.h"
#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <functional>

namespace nexus::ui {

class LineLabel;
class RowTable;

// The rows most played, a line each: the share of matches won as a dot, with the interval around it, between nothing
// and all; half is a line. Told to screen readers as one sentence a row.
class WinShareChart : public QWidget {
    Q_OBJECT
public:
    explicit WinShareChart(QWidget* parent = nullptr);
    void setRows(std::vector<app::PlayedRow> rows); // the most played first; as many as there is room for are shown
    [[nodiscard]] const std::vector<app::PlayedRow>& rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<app::PlayedRow> m_rows;
};

class StatsPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Name, Decks, Share, Matches, Wins, Interval };

    explicit StatsPage(app::EventSession& session, QWidget* parent = nullptr);

    void saveCsv();
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    [[nodiscard]] WinShareChart* chart() const { return m_chart; }
    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QComboBox* kinds() const { return m_kinds; }
    [[nodiscard]] QString summary() const;

    std::function<QString(const QString& suggested)> askSave; // tests answer it

protected:
    void refresh() override;

private:
    void fillTable();
    void showStats(app::EventStats stats);

    QComboBox* m_kinds;
    RowTable* m_table;
    WinShareChart* m_chart;
    LineLabel* m_summary;
    app::EventStats m_stats;
    app::Job m_job;
};

} // namespace nexus::ui
