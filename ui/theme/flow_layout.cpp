#include "ui/theme/flow_layout.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace nexus::ui {

namespace {

// The hint of who takes what is left is nothing.
QSize sizeOf(const QLayoutItem& item) { return item.sizeHint().expandedTo(item.minimumSize()); }

} // namespace

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
    int x = rect.x(), y = rect.y(), height = 0;
    QList<QLayoutItem*> line;
    const auto set = [&] {
        int left = rect.right() + 1 - (x - spacing()), at = rect.x();
        for (auto* item : line) {
            auto size = sizeOf(*item);
            if (item->expandingDirections() & Qt::Horizontal)
                size.rwidth() += std::exchange(left, 0);
            item->setGeometry(QRect(at, y, std::min(size.width(), item->maximumSize().width()), height));
            at += size.width() + spacing();
        }
    };
    for (auto* item : m_items) {
        if (item->isEmpty())
            continue;
        const auto size = sizeOf(*item);
        if (height > 0 && x + size.width() > rect.right() + 1) {
            if (really)
                set();
            line.clear();
            x = rect.x();
            y += height + spacing();
            height = 0;
        }
        line << item;
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    if (really)
        set();
    return y + height - rect.y();
}

} // namespace nexus::ui
