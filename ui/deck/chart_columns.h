// Chart panels side by side in as many columns as fit, each below the shortest. Panels are kept and filled anew, for
// a deck changes with every key.
#pragma once

#include "ui/theme/chart_panel.h"

#include <vector>

namespace nexus::ui {

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

} // namespace nexus::ui
