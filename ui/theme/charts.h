// What every chart of the window has: a place in the tab order with a line around it while it has the focus, a bare
// Qt Charts view, axes in the colours and letters of the theme. A chart says what it shows as its accessible
// description.
#pragma once

#include "app/views/charts.h"

#include <QFrame>

#include <vector>

class QAbstractAxis;
class QBarSet;
class QCategoryAxis;
class QChartView;
class QLabel;
class QLineSeries;
class QValueAxis;

namespace nexus::ui {

class ChartFrame : public QFrame {
    Q_OBJECT
public:
    explicit ChartFrame(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    // Colours and letters, again whenever those of the window change.
    virtual void dress() = 0;
    [[nodiscard]] QChartView* makeView(bool smooth);
    void dressAxes(QAbstractAxis* across, QAbstractAxis* up) const;
};

// Words with a bar each: label, bar, number, a few muted words. Rows of one line; a row is cut where it is too narrow,
// its tooltip never. One accessible text for the whole list is set by whoever owns it.
struct BarRow {
    QString label;
    qint64 value = 0;
    QString detail; // "96 CP"
    QColor colour;  // invalid: the accent
    QString shown;  // instead of the number: a share
    [[nodiscard]] QString number() const { return shown.isEmpty() ? QString::number(value) : shown; }
    friend bool operator==(const BarRow&, const BarRow&) = default;
};

class BarList : public QWidget {
    Q_OBJECT
public:
    explicit BarList(QWidget* parent = nullptr);
    void setRows(std::vector<BarRow> rows);
    [[nodiscard]] const std::vector<BarRow>& rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;

    std::vector<BarRow> m_rows;
};

// One chart of the statistics: title, a drawing, one line of summary. Curves are drawn by Qt Charts, lists of words by
// BarList. What it shows is told to screen readers as one sentence with every number; the panel takes the focus.
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
