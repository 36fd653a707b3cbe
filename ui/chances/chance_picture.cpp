#include "ui/chances/chance_picture.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int pictureHeight = 148, pictureTitle = 22, aboveBar = 18, belowBar = 18;
constexpr int widestBar = 72, betweenBars = 6, betweenGroups = 26;

} // namespace

ChancePicture::ChancePicture(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(pictureHeight);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void ChancePicture::setBars(const QString& title, std::vector<ChanceBar> bars, double most)
{
    m_title = title;
    m_bars = std::move(bars);
    m_most = most;
    for (const auto& bar : m_bars)
        m_most = std::max(m_most, bar.share);
    QStringList words;
    for (const auto& bar : m_bars)
        words << tr("%1: %2").arg(bar.label, bar.shown);
    setAccessibleName(title);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(words.join(QLatin1Char('\n')));
    setVisible(!m_bars.empty());
    update();
}

void ChancePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(sized(font(), 13, true));
    painter.setPen(theme().text);
    drawLine(painter, QRect(0, 0, width(), pictureTitle), m_title);
    const QRect plot = rect().adjusted(0, pictureTitle + aboveBar, 0, -belowBar);
    painter.fillRect(plot.left(), plot.bottom() + 1, plot.width(), 1, theme().line);
    int gaps = 0;
    for (std::size_t i = 1; i < m_bars.size(); ++i)
        gaps += m_bars[i].begins ? betweenGroups : betweenBars;
    const int wide = m_bars.empty() ? 0
                                    : std::clamp((plot.width() - gaps) / static_cast<int>(m_bars.size()), 2, widestBar);
    int left = plot.left();
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const auto& bar = m_bars[i];
        if (i > 0)
            left += wide + (bar.begins ? betweenGroups : betweenBars);
        const int high = m_most > 0 ? static_cast<int>(plot.height() * bar.share / m_most) : 0;
        const QRect body(left, plot.bottom() + 1 - high, wide, high);
        if (high > 0)
            drawRounded(painter, body, 3, bar.chosen ? theme().accent : theme().track);
        painter.setFont(sized(font(), 12, bar.chosen));
        painter.setPen(bar.chosen ? theme().text : theme().muted);
        drawLine(painter, QRect(left - betweenBars, body.top() - aboveBar, wide + 2 * betweenBars, aboveBar), bar.shown,
            Qt::AlignCenter);
        painter.setPen(theme().muted);
        painter.setFont(sized(font(), 12));
        drawLine(painter, QRect(left - betweenBars, plot.bottom() + 2, wide + 2 * betweenBars, belowBar), bar.label,
            Qt::AlignCenter);
    }
}

} // namespace nexus::ui
