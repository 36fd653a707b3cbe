// The chart of an audit: what each card costs over what the fit predicts, in the colour of its domain, which the legend
// above names, with the line where both are equal. The pointer on a point tells its card; a click chooses it. The
// keyboard's way to the same cards is the table beside it.
#pragma once

#include "app/views/worth_chart.h"
#include "ui/theme/charts.h"

namespace nexus::ui {

class WorthPlotView : public ChartFrame {
    Q_OBJECT
public:
    explicit WorthPlotView(QWidget* parent = nullptr);

    // Null: nothing to show.
    void setAudit(std::shared_ptr<const model::Audit> audit, std::shared_ptr<const model::Catalogue> catalogue);
    void setChosen(std::optional<std::size_t> place);
    // Cards that stand out; empty: all do.
    void setMarked(std::vector<std::size_t> places);
    [[nodiscard]] const app::WorthChart& chart() const { return m_chart; }
    [[nodiscard]] QPoint pointOf(std::size_t place) const; // where it is painted
    [[nodiscard]] QSize sizeHint() const override { return {520, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {260, 200}; }

Q_SIGNALS:
    void chosen(quint64 place);

protected:
    void dress() override { update(); }
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] std::optional<std::size_t> placeAt(const QPoint& at) const;
    void paintAxes(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    std::shared_ptr<const model::Audit> m_audit;
    std::shared_ptr<const model::Catalogue> m_catalogue;
    app::WorthChart m_chart;
    std::optional<std::size_t> m_chosen;
    std::vector<std::size_t> m_marked; // ascending
};

} // namespace nexus::ui
