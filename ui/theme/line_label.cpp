#include "ui/theme/line_label.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAccessible>

namespace nexus::ui {

LineLabel::LineLabel(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void LineLabel::setText(const QString& text, Tone tone)
{
    if (text == m_text && tone == m_tone)
        return;
    m_text = text;
    m_tone = tone;
    setAccessibleName(m_topic.isEmpty() ? text : m_topic + QStringLiteral(": ") + text);
    setToolTip(text);
    update();
}

void LineLabel::setBold(bool bold)
{
    auto changed = font();
    changed.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    setFont(changed);
}

void LineLabel::setTopic(const QString& topic)
{
    m_topic = topic;
    setAccessibleName(m_topic + QStringLiteral(": ") + m_text);
}

QSize LineLabel::sizeHint() const { return {fontMetrics().horizontalAdvance(m_text), fontMetrics().height() + 4}; }

QSize LineLabel::minimumSizeHint() const { return {40, fontMetrics().height() + 4}; }

void LineLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto& colours = theme();
    const QColor tones[] = {colours.text, colours.muted, colours.good, colours.open, colours.bad};
    painter.setPen(tones[static_cast<int>(m_tone)]);
    drawLine(painter, rect(), m_text, (m_right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace nexus::ui
