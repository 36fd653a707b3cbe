#include "ui/deck/problem_text.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace nexus::ui {

ProblemText::ProblemText(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_layout.setCacheEnabled(true);
}

void ProblemText::setText(const QString& sentence, qsizetype bold, const QString& cites)
{
    const auto text = cites.isEmpty() ? sentence : sentence + QStringLiteral(" §\u00a0") + cites;
    if (text == m_layout.text() && bold == m_bold)
        return;
    m_bold = bold;
    m_sentence = sentence.size();
    m_layout.setText(text);
    shape();
    updateGeometry();
    update();
}

// Font and formats are set once a text: each setting makes the layout shape its letters anew.
void ProblemText::shape()
{
    QTextLayout::FormatRange strong;
    strong.start = 0;
    strong.length = static_cast<int>(m_bold);
    strong.format.setFontWeight(QFont::DemiBold);
    m_layout.setFont(font());
    m_layout.setFormats(m_bold > 0 ? QList<QTextLayout::FormatRange>{strong} : QList<QTextLayout::FormatRange>());
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setTextOption(wrap);
    m_width = -1;
}

void ProblemText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        shape();
        updateGeometry();
    }
}

int ProblemText::layOut(int width) const
{
    if (width == m_width)
        return m_height;
    m_layout.beginLayout();
    qreal height = 0;
    for (auto line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    m_layout.endLayout();
    m_width = width;
    m_height = static_cast<int>(std::ceil(height));
    return m_height;
}

int ProblemText::heightForWidth(int width) const { return layOut(width); }

QSize ProblemText::sizeHint() const { return {320, fontMetrics().height()}; }

QSize ProblemText::minimumSizeHint() const { return {110, fontMetrics().height()}; }

void ProblemText::paintEvent(QPaintEvent*)
{
    const int height = layOut(width());
    QPainter painter(this);
    painter.setPen(theme().text);
    QTextLayout::FormatRange good;
    good.start = 0;
    good.length = m_good ? static_cast<int>(m_bold) : 0;
    good.format.setForeground(theme().good);
    QTextLayout::FormatRange muted;
    muted.start = static_cast<int>(m_sentence);
    muted.length = static_cast<int>(m_layout.text().size() - m_sentence);
    muted.format.setForeground(theme().muted);
    m_layout.draw(&painter, QPointF(0, (this->height() - height) / 2.0), {good, muted});
}

} // namespace nexus::ui
