// The collection over time, with its charts.
#pragma once

#include "model/collection/collection_search.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/charts.h"
#include "ui/theme/widgets.h"

#include <QComboBox>
#include <QLabel>

class QChartView;
class QDateTimeAxis;
class QLineSeries;
class QValueAxis;

namespace nexus::ui {

class RowTable;

// One line over the days: copies owned, or their value. The words below it, which screen readers are told too, give
// the last, the first and the highest day; all days stand in the table beside it.
class DayChart : public ChartFrame {
    Q_OBJECT
public:
    enum class Shows { Copies, Value };
    explicit DayChart(Shows shows, QWidget* parent = nullptr);
    void setDays(const std::vector<model::DayTotals>& days, const std::string& today);
    [[nodiscard]] QList<QPointF> points() const; // milliseconds since 1970, and copies or whole money

protected:
    void dress() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitTicks();

    Shows m_shows;
    QLabel *m_title, *m_words;
    QChartView* m_view;
    QLineSeries* m_line;
    QDateTimeAxis* m_across;
    QValueAxis* m_up;
};

// The collection over time: copies and value by day as lines and as a table, and what there is today summed by set,
// location, type or domain.
class TimePage : public CollectionPage {
    Q_OBJECT
public:
    enum DayColumn { Day, DayCopies, DayValue, DayUnvalued };
    enum SumColumn { Group, Cards, Copies, Value, Unvalued };

    explicit TimePage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* dayTable() const { return m_days; }
    [[nodiscard]] RowTable* sumTable() const { return m_sums; }
    [[nodiscard]] DayChart* copiesChart() const { return m_copiesChart; }
    [[nodiscard]] DayChart* valueChart() const { return m_valueChart; }
    [[nodiscard]] QString totalsText() const { return m_totals->text(); }
    void groupBy(model::Grouping grouping) { m_by->setCurrentIndex(m_by->findData(static_cast<int>(grouping))); }

protected:
    void refresh() override;

private:
    QWidget* makeSums();
    void fillDays();
    void fillSums();
    void searchGroup();

    std::vector<model::GroupSum> m_groups;
    RowTable *m_days = nullptr, *m_sums = nullptr;
    DayChart *m_copiesChart = nullptr, *m_valueChart = nullptr;
    QComboBox* m_by = nullptr;
    QLabel* m_totals;
};

} // namespace nexus::ui
