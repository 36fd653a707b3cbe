#include "ui/card/link_button.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace nexus::ui {

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QPushButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")), parent)
    , m_shown(text)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return {QFontMetrics(sized(font(), 13, isCheckable())).horizontalAdvance(m_shown) + 2, 24};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(sized(font(), 13, isChecked()));
    painter.setPen(isChecked() ? theme().text : theme().accent);
    const int used = drawLine(painter, rect(), m_shown);
    const QRect under(0, height() / 2 + 8, used, hasFocus() ? 2 : 1);
    if (hasFocus() || underMouse())
        painter.fillRect(under, theme().accent);
}

} // namespace nexus::ui
