#include "ui/theme/chart_frame.h"

#include "ui/theme/theme.h"

#include <QAbstractAxis>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QPainter>

namespace nexus::ui {

ChartFrame::ChartFrame(QWidget* parent)
    : QFrame(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

QChartView* ChartFrame::makeView(bool smooth)
{
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->legend()->hide();
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    auto* view = new QChartView(chart, this);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus);
    view->viewport()->setFocusPolicy(Qt::NoFocus);
    view->setRenderHint(QPainter::Antialiasing, smooth);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setStyleSheet(QStringLiteral("background: transparent"));
    return view;
}

void ChartFrame::dressAxes(QAbstractAxis* across, QAbstractAxis* up) const
{
    across->setLinePen(QPen(theme().line, 1));
    up->setGridLinePen(QPen(theme().line, 1));
    for (auto* axis : {across, up}) {
        axis->setLabelsColor(theme().muted);
        axis->setLabelsFont(font());
    }
}

void ChartFrame::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

void ChartFrame::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace nexus::ui
