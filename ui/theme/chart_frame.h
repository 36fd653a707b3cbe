// What every chart of the window has: a place in the tab order with a line around it while it has the focus, a bare
// Qt Charts view, axes in the colours and letters of the theme. A chart says what it shows as its accessible
// description.
#pragma once

#include <QFrame>

class QAbstractAxis;
class QChartView;

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

} // namespace nexus::ui
