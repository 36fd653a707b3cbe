#include "ui/table/pile_button.h"

#include "app/text/table_words.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

using namespace model;

PileButton::PileButton(TablePlay& play, Zone zone, QWidget* parent)
    : CardTarget(play, parent)
    , m_zone(zone)
{
    connect(this, &QAbstractButton::clicked, this,
        [this] { Q_EMIT wanted(m_seat, m_zone, mapToGlobal(rect().bottomLeft())); });
}

QString PileButton::title() const
{
    switch (m_zone) {
    case Zone::Deck: return tr("Deck");
    case Zone::Hand: return tr("Hand");
    case Zone::Discard: return tr("Discard");
    default: return tr("Removed");
    }
}

void PileButton::refresh(SeatIndex seat)
{
    m_seat = seat;
    m_count = static_cast<int>(m_play.state().pile(seat, m_zone).size());
    const app::TableWords words(m_play.state());
    const auto name = tr("%1 of %2: %3")
                          .arg(title(), QString::fromStdString(words.player(seat)),
                              m_count == 1 ? tr("1 card") : tr("%1 cards").arg(m_count));
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    setToolTip(accessibleName().toHtmlEscaped());
    update();
}

void PileButton::paintEvent(QPaintEvent*)
{
    const auto& colours = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ground = underMouse() ? colours.hover : colours.pane;
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 2, Qt::DotLine));
        painter.setBrush(ground);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    } else {
        drawPanel(painter, rect(), colours.line, 1, ground);
    }
    painter.setPen(m_count > 0 ? colours.text : colours.muted);
    painter.setFont(sized(font(), 16, true));
    drawLine(painter, QRect(0, height() / 2 - 20, width(), 22), QString::number(m_count), Qt::AlignCenter);
    painter.setFont(sized(font(), 11));
    painter.setPen(colours.muted);
    drawLine(painter, QRect(0, height() / 2 + 2, width(), 16), title(), Qt::AlignCenter);
}

} // namespace nexus::ui
