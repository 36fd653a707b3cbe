#include "ui/deck/chart_columns.h"

#include <QEvent>

#include <algorithm>

namespace nexus::ui {

void ChartColumns::setCharts(const std::vector<app::DeckChart>& charts, const model::Game& game)
{
    const auto fits = [&](std::size_t i) { return i < m_panels.size() && m_panels[i]->kind() == charts[i].kind; };
    for (std::size_t i = 0; i < charts.size(); ++i) {
        if (!fits(i)) { // another kind: this and all after it are made anew
            for (auto panel = m_panels.begin() + static_cast<std::ptrdiff_t>(std::min(i, m_panels.size()));
                 panel != m_panels.end(); ++panel)
                delete *panel;
            m_panels.resize(i);
            m_panels.push_back(new ChartPanel(charts[i].kind, this));
            m_panels.back()->show();
        }
        m_panels[i]->setChart(charts[i], game);
    }
    for (std::size_t i = charts.size(); i < m_panels.size(); ++i)
        delete m_panels[i];
    m_panels.resize(charts.size());
    arrange();
}

void ChartColumns::arrange()
{
    const int narrowest = std::max(180, fontMetrics().averageCharWidth() * 26);
    const int count = std::max(1, width() / narrowest);
    const int across = width() / count;
    std::vector<int> heights(static_cast<std::size_t>(count), 0);
    for (auto* panel : m_panels) {
        const auto shortest = std::min_element(heights.begin(), heights.end());
        const int wanted = panel->hasHeightForWidth() ? panel->heightForWidth(across) : panel->sizeHint().height();
        panel->setGeometry(static_cast<int>(shortest - heights.begin()) * across, *shortest, across, wanted);
        *shortest += wanted + 8;
    }
    m_arrangedWidth = width();
    setMinimumHeight(*std::max_element(heights.begin(), heights.end()));
}

void ChartColumns::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (width() != m_arrangedWidth)
        arrange();
}

bool ChartColumns::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return QWidget::event(event);
}

} // namespace nexus::ui
