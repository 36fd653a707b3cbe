// One line over the days: copies owned, or their value. The words below it, which screen readers are told too, give
// the last, the first and the highest day; all days stand in the table beside it.
#pragma once

#include "app/views/charts.h"
#include "ui/theme/chart_frame.h"

class QChartView;
class QDateTimeAxis;
class QLabel;
class QLineSeries;
class QValueAxis;

namespace nexus::ui {

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

} // namespace nexus::ui
