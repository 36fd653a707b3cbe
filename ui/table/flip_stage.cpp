#include "ui/table/flip_stage.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int stageHeight = 318, nameHigh = 26, costHigh = 26, leastStage = 240;
constexpr int apartGap = 150, metGap = 26, meetTime = 420; // pixels; milliseconds
constexpr double faceRatio = 88.0 / 63;

// The back of a card: a frame and a diamond on the player's colour.
void paintBack(QPainter& painter, const QRectF& card, const QColor& colour)
{
    constexpr double inset = 12, faint = 0.35;
    drawRounded(painter, card, 10, colour);
    painter.setOpacity(faint);
    drawRounded(painter, card.adjusted(inset, inset, -inset, -inset), 6, Qt::transparent, QPen(Qt::white, 2));
    const auto middle = card.center();
    const double wide = card.width() / 5, high = card.height() / 6;
    painter.setPen(QPen(Qt::white, 2));
    painter.setBrush(Qt::NoBrush);
    for (const double size : {1.0, 0.6})
        painter.drawPolygon(QPolygonF({middle + QPointF(0, -high * size), middle + QPointF(wide * size, 0),
            middle + QPointF(0, high * size), middle + QPointF(-wide * size, 0)}));
    painter.setOpacity(1);
}

} // namespace

FlipStage::FlipStage(QWidget* parent)
    : QWidget(parent)
{
    m_apart.setStartValue(1.0);
    m_apart.setEndValue(1.0);
    m_apart.setDuration(meetTime);
    m_apart.setEasingCurve(QEasingCurve::OutBack);
    connect(&m_apart, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

QSize FlipStage::sizeHint() const { return {600, stageHeight}; }
QSize FlipStage::minimumSizeHint() const { return {leastStage, stageHeight}; }

void FlipStage::showSlots(std::vector<Slot> cards, bool met)
{
    m_slots = std::move(cards);
    if (met != m_met) {
        m_met = met;
        m_apart.stop();
        m_apart.setStartValue(met && m_moves ? 1.0 : met ? 0.0 : 1.0);
        m_apart.setEndValue(met ? 0.0 : 1.0);
        m_apart.start();
    }
    update();
}

void FlipStage::paintEvent(QPaintEvent*)
{
    const int count = static_cast<int>(m_slots.size());
    if (count == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double apart = m_apart.currentValue().toDouble();
    const double wide = std::min<double>(faceWidth, (width() - (count - 1) * metGap) / static_cast<double>(count));
    const double high = wide * faceRatio;
    const double room = count > 1 ? (width() - count * wide) / (count - 1) : 0;
    const double gap = std::min(room, metGap + (apartGap - metGap) * apart);
    double left = (width() - count * wide - (count - 1) * gap) / 2;
    for (const auto& slot : m_slots) {
        painter.setFont(sized(font(), 14, true));
        painter.setPen(theme().text);
        drawLine(painter, QRectF(left, 0, wide, nameHigh - 6).toRect(), slot.player, Qt::AlignCenter);
        drawRounded(painter, QRectF(left + wide / 2 - 20, nameHigh - 5, 40, 3), 1.5, slot.colour);
        const QRectF face(left, nameHigh, wide, high);
        const bool known = !slot.face.isNull();
        drawRounded(painter, face.adjusted(-2, 0, 2, 4), 12, QColor(0, 0, 0, 40));
        if (known)
            painter.drawImage(face, slot.face);
        else
            paintBack(painter, face, slot.colour);
        if (slot.wins)
            drawRounded(painter, face.adjusted(-3, -3, 3, 3), 12, Qt::transparent, QPen(theme().good, 4));
        painter.setPen(slot.wins ? theme().good : theme().text);
        painter.setFont(sized(font(), 15, true));
        const auto words = slot.note.isEmpty() ? slot.cost : slot.cost + QStringLiteral(" · ") + slot.note;
        drawLine(painter, QRectF(left - 20, face.bottom() + 8, wide + 40, costHigh).toRect(), words, Qt::AlignCenter);
        left += wide + gap;
    }
}

} // namespace nexus::ui
