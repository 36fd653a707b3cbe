// The chart of a history: a number over the revisions of a list, with the chosen ones marked. The pointer tells the
// revision below it, a click goes there; Left and Right go to the one before and after, Home and End to the ends.
#pragma once

#include "app/views/history_chart.h"
#include "ui/theme/charts.h"

#include <functional>

namespace nexus::ui {

class HistoryPlotView : public ChartFrame {
    Q_OBJECT
public:
    explicit HistoryPlotView(QWidget* parent = nullptr);

    // `what` stands at its top and is spoken; `told` says of a revision when it was and what it is called.
    void setChart(app::HistoryChart chart, const QString& what, std::function<QString(std::size_t revision)> told);
    void setChosen(std::vector<std::size_t> revisions); // the last is where the keys go on
    [[nodiscard]] const app::HistoryChart& chart() const { return m_chart; }
    [[nodiscard]] const std::vector<std::size_t>& marked() const { return m_chosen; }
    [[nodiscard]] QPoint pointOf(std::size_t revision) const; // where it is painted
    [[nodiscard]] QSize sizeHint() const override { return {520, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 120}; }

Q_SIGNALS:
    void chosen(quint64 revision);

protected:
    void dress() override { update(); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    void paintAxes(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
    [[nodiscard]] QString toldOf(std::size_t revision) const;

    app::HistoryChart m_chart;
    QString m_what;
    std::function<QString(std::size_t revision)> m_told;
    std::vector<std::size_t> m_chosen;
};

} // namespace nexus::ui
