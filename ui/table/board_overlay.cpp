#include "ui/table/board_overlay.h"

#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QEvent>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

// Where the way from the middle of one place to another leaves it.
QPointF edgeTowards(const QRectF& place, const QPointF& other)
{
    const auto way = other - place.center();
    const double across = std::abs(way.x()) / std::max(1.0, place.width()),
                 down = std::abs(way.y()) / std::max(1.0, place.height());
    const double most = std::max(across, down);
    return most <= 0.5 ? place.center() : place.center() + way * (0.5 / most);
}

} // namespace

BoardOverlay::BoardOverlay(QWidget* over)
    : QWidget(over)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    over->installEventFilter(this);
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setDuration(flightTime);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_way, &QVariantAnimation::valueChanged, this, [this] {
        QRectF news; // what was left is painted over with the next one
        for (const auto& flight : m_flights)
            news |= QRectF(flight.from) | QRectF(flight.to);
        update(news.toAlignedRect().adjusted(-2, -2, 2, 2));
    });
    connect(&m_way, &QVariantAnimation::finished, this, &BoardOverlay::land);
    m_moment.setStartValue(0.0);
    m_moment.setEndValue(1.0);
    m_moment.setDuration(momentTime);
    connect(&m_moment, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_moment, &QVariantAnimation::finished, this, [this] {
        m_strike.reset();
        m_words.clear();
        see();
    });
    hide();
}

bool BoardOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void BoardOverlay::see()
{
    const bool wanted = !m_arrows.empty() || !m_flights.empty() || m_strike || !m_words.isEmpty();
    if (wanted) {
        setGeometry(parentWidget()->rect());
        raise();
        update();
    }
    setVisible(wanted);
}

void BoardOverlay::setArrows(std::vector<Arrow> arrows)
{
    m_arrows = std::move(arrows);
    see();
}

void BoardOverlay::strike(const Arrow& attack)
{
    m_strike = attack;
    m_moment.stop();
    see();
    m_moment.start();
}

void BoardOverlay::announce(const QString& words)
{
    m_words = words;
    m_moment.stop();
    see();
    m_moment.start();
}

double BoardOverlay::strength() const
{
    constexpr double begins = 0.12, ends = 0.7;
    const double at = m_moment.currentValue().toDouble();
    return at < begins ? at / begins : at > ends ? (1 - at) / (1 - ends) : 1;
}

void BoardOverlay::fly(std::vector<Flight> flights)
{
    m_way.stop();
    land();
    if (flights.empty())
        return;
    m_flights = std::move(flights);
    for (const auto& flight : m_flights)
        if (flight.arrives)
            flight.arrives->setAway(true);
    see();
    m_way.start();
}

void BoardOverlay::land()
{
    for (const auto& flight : m_flights)
        if (flight.arrives)
            flight.arrives->setAway(false);
    m_flights.clear();
    see();
}

QRectF BoardOverlay::placeOf(const Flight& flight) const
{
    const double done = m_way.currentValue().toDouble();
    const auto between = [done](double a, double b) { return a + (b - a) * done; };
    const QRectF from(flight.from), to(flight.to);
    return {between(from.x(), to.x()), between(from.y(), to.y()), between(from.width(), to.width()),
        between(from.height(), to.height())};
}

// A line with a head; behind the head what comes of it, on a pill.
void BoardOverlay::paintArrow(QPainter& painter, const Arrow& arrow) const
{
    constexpr double headLong = 13, headWide = 7, wide = 3;
    const auto colour = theme().bad;
    const auto begin = edgeTowards(arrow.from, QRectF(arrow.to).center()),
               end = edgeTowards(arrow.to, QRectF(arrow.from).center());
    const auto way = end - begin;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1)
        return;
    const QPointF along = way / length, across(-along.y(), along.x());
    const auto neck = end - along * std::min(headLong, length);
    painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(begin, neck);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({end, neck + across * headWide, neck - across * headWide}));
    if (arrow.outcome.isEmpty())
        return;
    painter.setFont(sized(font(), 12, true));
    const QSizeF size(lineWidth(painter, arrow.outcome) + 18, 22);
    QRectF pill(QPointF(0, 0), size);
    pill.moveCenter(end - along * std::min(headLong + size.height() / 2 + 2, length / 2));
    pill.moveLeft(std::clamp(pill.left(), 2.0, std::max(2.0, width() - pill.width() - 2)));
    drawRounded(painter, pill, size.height() / 2, colour);
    painter.setPen(readableOn(colour));
    drawLine(painter, pill.toRect(), arrow.outcome, Qt::AlignCenter);
}

void BoardOverlay::paintWords(QPainter& painter) const
{
    painter.setFont(sized(font(), 30, true));
    const QSizeF size(lineWidth(painter, m_words) + 90, 72);
    QRectF band(QPointF(0, 0), size);
    band.moveCenter(QRectF(rect()).center());
    drawRounded(painter, band, 14, theme().text);
    painter.setPen(theme().pane);
    drawLine(painter, band.toRect(), m_words, Qt::AlignCenter);
}

void BoardOverlay::paintEvent(QPaintEvent*)
{
    constexpr double linesStrength = 0.8;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(linesStrength);
    for (const auto& arrow : m_arrows)
        paintArrow(painter, arrow);
    painter.setOpacity(strength());
    if (m_strike)
        paintArrow(painter, *m_strike);
    if (!m_words.isEmpty())
        paintWords(painter);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const auto& flight : m_flights) {
        painter.setOpacity(flight.arrives ? 1.0 : 1.0 - m_way.currentValue().toDouble());
        painter.drawPixmap(placeOf(flight), flight.picture, QRectF(flight.picture.rect()));
    }
}

} // namespace nexus::ui
