// One chart of the statistics: title, a drawing, one line of summary. Curves are drawn by Qt Charts, lists of words by
// BarList. What it shows is told to screen readers as one sentence with every number; the panel takes the focus.
#pragma once

#include "app/views/charts.h"
#include "ui/theme/chart_frame.h"

class QBarSet;
class QCategoryAxis;
class QChartView;
class QLabel;
class QLineSeries;
class QValueAxis;

namespace nexus::ui {

class BarList;

class ChartPanel : public ChartFrame {
    Q_OBJECT
public:
    explicit ChartPanel(app::ChartKind kind, QWidget* parent = nullptr);
    [[nodiscard]] app::ChartKind kind() const { return m_kind; }
    // Of the same kind as the panel; `game` gives the colours of domains.
    void setChart(const app::DeckChart& chart, const model::Game& game);
    [[nodiscard]] const app::DeckChart& chart() const { return m_chart; }

protected:
    void dress() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Slot { // a place on the number line
        QString label;
        qint64 copies = 0;
        bool beyond = false;
    };
    void drawCurve();
    void makeCurve();
    void fillBars();
    void fillAxes();
    void drawBars(const model::Game& game);
    void showBarTip(bool inside, int index);
    void fitHeight();

    app::ChartKind m_kind;
    app::DeckChart m_chart;
    QLabel* m_title;
    QLabel* m_summary;
    QChartView* m_view = nullptr;
    BarList* m_bars = nullptr;
    std::vector<Slot> m_slots;
    QBarSet* m_set = nullptr; // none until the first curve
    QLineSeries* m_income = nullptr;
    QCategoryAxis* m_across = nullptr;
    QValueAxis* m_up = nullptr;
};

} // namespace nexus::ui
