#include "ui/table/board_overlay.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

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
    const bool wanted = !m_to.empty() || !m_flights.empty();
    if (wanted) {
        setGeometry(parentWidget()->rect());
        raise();
        update();
    }
    setVisible(wanted);
}

void BoardOverlay::setLines(const QRect& from, const std::vector<QRect>& to)
{
    m_from = from;
    m_to = to;
    see();
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

void BoardOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor line = theme().bad;
    line.setAlpha(170);
    for (const auto& target : m_to) {
        const auto begin = edgeTowards(m_from, QRectF(target).center()),
                   end = edgeTowards(target, QRectF(m_from).center());
        painter.setPen(QPen(line, 2, Qt::DashLine));
        painter.drawLine(begin, end);
        painter.setPen(Qt::NoPen);
        painter.setBrush(line);
        painter.drawEllipse(end, 4, 4);
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const auto& flight : m_flights) {
        painter.setOpacity(flight.arrives ? 1.0 : 1.0 - m_way.currentValue().toDouble());
        painter.drawPixmap(placeOf(flight), flight.picture, QRectF(flight.picture.rect()));
    }
}

} // namespace nexus::ui
