#include "ui/theme/flow_layout.h"

#include <QWidget>

namespace nexus::ui {

FlowLayout::FlowLayout(int between)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(between);
}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const { return place({0, 0, width, 0}, false); }

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool really) const
{
    int x = rect.x(), y = rect.y(), line = 0;
    for (auto* item : m_items) {
        if (item->isEmpty())
            continue;
        const auto size = item->sizeHint();
        if (line > 0 && x + size.width() > rect.right() + 1) {
            x = rect.x();
            y += line + spacing();
            line = 0;
        }
        if (really)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y();
}

} // namespace nexus::ui
