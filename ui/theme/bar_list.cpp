#include "ui/theme/bar_list.h"

#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace nexus::ui {

BarList::BarList(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarList::setRows(std::vector<BarRow> rows)
{
    if (rows == m_rows)
        return;
    const bool resized = rows.size() != m_rows.size();
    m_rows = std::move(rows);
    if (resized)
        updateGeometry();
    update();
}

int BarList::rowHeight() const { return fontMetrics().height() + 4; }

QSize BarList::sizeHint() const { return {200, rowHeight() * static_cast<int>(m_rows.size())}; }

QSize BarList::minimumSizeHint() const { return {120, sizeHint().height()}; }

void BarList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto metrics = fontMetrics();
    const int gap = metrics.averageCharWidth();
    int labels = 0, numbers = 0, details = 0;
    qint64 most = 1;
    for (const auto& row : m_rows) {
        labels = std::max(labels, metrics.horizontalAdvance(row.label) + 2);
        numbers = std::max(numbers, metrics.horizontalAdvance(QString::number(row.value)));
        details = std::max(details, metrics.horizontalAdvance(row.detail));
        most = std::max(most, row.value);
    }
    labels = std::min(labels, width() * 9 / 20);
    int bars = width() - labels - numbers - 3 * gap - (details > 0 ? details + gap : 0);
    if (bars < 24) { // too narrow for the words behind the number
        bars += details > 0 ? details + gap : 0;
        details = 0;
    }
    bars = std::max(bars, 4);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const auto& row = m_rows[static_cast<std::size_t>(i)];
        const QRect line(0, i * rowHeight(), width(), rowHeight());
        painter.setPen(theme().text);
        painter.drawText(line.adjusted(0, 0, labels - width(), 0), Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(row.label, Qt::ElideRight, labels));
        const int length = std::max(2, static_cast<int>(row.value * bars / most));
        const int thick = std::max(6, metrics.height() / 2);
        painter.fillRect(QRect(labels + gap, line.center().y() - thick / 2, length, thick),
            row.colour.isValid() ? row.colour : theme().accent);
        const int after = labels + gap + bars + gap;
        painter.drawText(QRect(after, line.y(), numbers, line.height()), Qt::AlignVCenter | Qt::AlignRight,
            QString::number(row.value));
        painter.setPen(theme().muted);
        if (details > 0)
            painter.drawText(QRect(after + numbers + gap, line.y(), details, line.height()),
                Qt::AlignVCenter | Qt::AlignRight, row.detail);
    }
}

bool BarList::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = help->pos().y() / rowHeight();
    if (index < 0 || index >= static_cast<int>(m_rows.size())) {
        QToolTip::hideText();
        return true;
    }
    const auto& row = m_rows[static_cast<std::size_t>(index)];
    const auto cards = row.value == 1 ? tr("1 card") : tr("%1 cards").arg(row.value);
    QToolTip::showText(help->globalPos(),
        (row.label + QStringLiteral(": ") + cards +
            (row.detail.isEmpty() ? QString() : QStringLiteral(", ") + row.detail))
            .toHtmlEscaped(),
        this);
    return true;
}

} // namespace nexus::ui
