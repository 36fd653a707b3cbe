#include "ui/theme/layout.h"

#include <QSettings>

namespace nexus::ui {

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
    scrollIn(*scroll, page);
    return scroll;
}

void scrollIn(QScrollArea& scroll, QWidget* page)
{
    scroll.setFocusPolicy(Qt::NoFocus);
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setWidgetResizable(true);
    scroll.setWidget(page);
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
