#include "ui/theme/layout.h"

#include <QSettings>

namespace nexus::ui {

namespace {

template <class Box> Box* boxOf(LayoutItems items, int between, const QMargins* around)
{
    auto* box = new Box;
    box->setSpacing(between);
    if (around)
        box->setContentsMargins(*around);
    for (const auto& item : items)
        item.addTo(*box);
    return box;
}

constexpr int styleSpacing = -1;

} // namespace

void LayoutItem::addTo(QBoxLayout& box) const
{
    if (m_widget)
        box.addWidget(m_widget, m_share, m_alignment);
    else if (m_layout)
        box.addLayout(m_layout, m_share);
    else if (m_pixels >= 0)
        box.addSpacing(m_pixels);
    else
        box.addStretch(m_share);
}

LayoutItem gap(int pixels) { return {pixels, 0}; }
LayoutItem stretch(int share) { return {-1, share}; }

QHBoxLayout* rowOf(LayoutItems items) { return boxOf<QHBoxLayout>(items, styleSpacing, nullptr); }
QHBoxLayout* rowOf(int between, LayoutItems items) { return boxOf<QHBoxLayout>(items, between, nullptr); }
QHBoxLayout* rowOf(const QMargins& around, LayoutItems items)
{
    return boxOf<QHBoxLayout>(items, styleSpacing, &around);
}
QHBoxLayout* rowOf(int between, const QMargins& around, LayoutItems items)
{
    return boxOf<QHBoxLayout>(items, between, &around);
}

QVBoxLayout* columnOf(LayoutItems items) { return boxOf<QVBoxLayout>(items, styleSpacing, nullptr); }
QVBoxLayout* columnOf(int between, LayoutItems items) { return boxOf<QVBoxLayout>(items, between, nullptr); }
QVBoxLayout* columnOf(const QMargins& around, LayoutItems items)
{
    return boxOf<QVBoxLayout>(items, styleSpacing, &around);
}
QVBoxLayout* columnOf(int between, const QMargins& around, LayoutItems items)
{
    return boxOf<QVBoxLayout>(items, between, &around);
}

QFormLayout* formOf(std::initializer_list<FormLine> lines)
{
    auto* form = new QFormLayout;
    for (const auto& line : lines)
        form->addRow(line.label, line.field);
    return form;
}

QWidget* asWidget(QLayout* layout, const QMargins& margins)
{
    auto* widget = new QWidget;
    layout->setContentsMargins(margins);
    widget->setLayout(layout);
    return widget;
}

QScrollArea* scrolled(QWidget* page, QWidget* parent)
{
    auto* scroll = new QScrollArea(parent);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    return scroll;
}

QScrollArea* asScrolled(QLayout* layout)
{
    auto* scroll = scrolled(asWidget(layout, {0, 0, 8, 0}));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(scroll->widget()->minimumSizeHint().width() + 16);
    return scroll;
}

void divide(QSplitter& splitter, std::initializer_list<QWidget*> parts, std::initializer_list<int> shares,
    const QList<int>& sizes)
{
    splitter.setChildrenCollapsible(false);
    for (auto* part : parts)
        splitter.addWidget(part);
    int at = 0;
    for (const int share : shares)
        splitter.setStretchFactor(at++, share);
    if (!sizes.isEmpty())
        splitter.setSizes(sizes);
}

void keepDivision(QSettings& settings, const QString& key, const QSplitter& splitter)
{
    if (splitter.testAttribute(Qt::WA_WState_Created) && !splitter.widget(1)->isHidden())
        settings.setValue(key, splitter.saveState());
}

QFrame* hairline(QFrame::Shape shape, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(shape);
    line->setFrameShadow(QFrame::Plain);
    line->setLineWidth(1);
    if (shape == QFrame::HLine)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace nexus::ui
