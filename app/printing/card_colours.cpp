#include "app/printing/card_colours.h"

#include "app/base/qt_text.h"
#include "app/printing/card_text_box.h"
#include "model/base/text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace nexus::app {

namespace {

double luminance(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
}

constexpr double pi = 3.14159265358979323846;

// splitmix64 over an FNV-1a hash: the same on every machine.
class Dice {
public:
    explicit Dice(std::string_view seed)
    {
        for (const char c : seed)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    double between(double low, double high) { return low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53; }
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

private:
    std::uint64_t next()
    {
        auto z = (m_state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    std::uint64_t m_state = 14695981039346656037ULL;
};

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

// In a hexagon of that radius.
void paintLetter(QPainter& painter, const QPointF& centre, double radius, const QString& letter, const QString& family,
    QFont::Weight weight)
{
    const auto font = faceFont(
        family, std::max(1, static_cast<int>(radius * (letter.size() > 1 ? 0.7 : 0.95))), weight);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.drawText(
        QPointF(centre.x() - metrics.horizontalAdvance(letter) / 2, centre.y() + metrics.capHeight() / 2), letter);
}

QPolygonF regular(int corners, const QPointF& centre, double radius, double from)
{
    QPolygonF polygon;
    for (int i = 0; i <= corners; ++i) {
        const double angle = from + i * 2 * pi / corners;
        polygon << centre + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    return polygon;
}

// Of the badge, one a type: hexagon, circle, shield, tilted square, octagon, square, pentagon; then again.
QPainterPath badgeOutline(std::size_t shape, const QPointF& centre, double radius)
{
    constexpr std::size_t shapes = 7;
    QPainterPath path;
    switch (shape % shapes) {
    case 0: path.addPolygon(regular(6, centre, radius, pi / 6)); break;
    case 1: path.addEllipse(centre, radius * 0.94, radius * 0.94); break;
    case 2: { // a shield
        const double wide = radius * 0.84, top = radius * 0.86;
        path.moveTo(centre + QPointF(-wide, -top));
        path.lineTo(centre + QPointF(wide, -top));
        path.quadTo(centre + QPointF(wide, radius * 0.55), centre + QPointF(0, radius * 1.08));
        path.quadTo(centre + QPointF(-wide, radius * 0.55), centre + QPointF(-wide, -top));
        break;
    }
    case 3: path.addPolygon(regular(4, centre, radius * 1.12, 0)); break;
    case 4: path.addPolygon(regular(8, centre, radius, pi / 8)); break;
    case 5: path.addPolygon(regular(4, centre, radius * 1.16, pi / 4)); break;
    default: path.addPolygon(regular(5, centre, radius * 1.08, -pi / 2));
    }
    return path;
}

struct Scene {
    QPainter& painter;
    QRectF area;
    QPointF centre;
    double unit; // half of the shorter side
    const std::vector<QColor>& colours;
    Dice dice;

    const QColor& colour(int i) const { return colours[static_cast<std::size_t>(i) % colours.size()]; }

    void ground()
    {
        QLinearGradient slope(area.topLeft(), area.bottomRight());
        slope.setColorAt(0, mixed(colours.front(), Qt::white, 0.22));
        slope.setColorAt(1, mixed(colours.back(), Qt::white, 0.62));
        painter.fillRect(area, slope);
    }

    // Large pale hexagons that run off the edges.
    void lattice()
    {
        const double side = unit * dice.between(0.34, 0.5);
        const QPointF shift(dice.between(0, side), dice.between(0, side));
        painter.setPen(QPen(withAlpha(Qt::white, 70), unit * 0.016));
        painter.setBrush(Qt::NoBrush);
        const double stepX = side * std::sqrt(3.0), stepY = side * 1.5;
        int row = 0;
        for (double y = area.top() - shift.y() - side; y < area.bottom() + side; y += stepY, ++row)
            for (double x = area.left() - shift.x() - stepX + (row % 2) * stepX / 2; x < area.right() + stepX;
                 x += stepX)
                painter.drawPolygon(hexagon({x, y}, side));
    }

    // A fan of light from behind the hexagon.
    void rays()
    {
        const int count = 9 + dice.below(6);
        const double turn = dice.between(0, 2 * pi);
        painter.setPen(Qt::NoPen);
        for (int i = 0; i < count; ++i) {
            const double angle = turn + i * 2 * pi / count;
            const double half = pi / count * dice.between(0.25, 0.6);
            QPolygonF ray;
            for (const double edge : {angle - half, angle + half})
                ray << centre + QPointF(std::cos(edge), std::sin(edge)) * unit * 3;
            ray << centre;
            painter.setBrush(withAlpha(Qt::white, 26 + dice.below(34)));
            painter.drawPolygon(ray);
        }
    }

    void disc()
    {
        const double radius = unit * dice.between(0.85, 1.25);
        const QPointF at = centre + QPointF(dice.between(-0.9, 0.9), dice.between(-0.35, 0.35)) * unit;
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(Qt::white, 48));
        painter.drawEllipse(at, radius, radius);
        painter.setBrush(withAlpha(colour(1), 40));
        painter.drawEllipse(at + QPointF(radius, radius * 0.4) * 0.5, radius * 0.7, radius * 0.7);
    }

    void arcs()
    {
        painter.setBrush(Qt::NoBrush);
        const int count = 6 + dice.below(3);
        for (int i = 0; i < count; ++i) {
            const double radius = unit * (0.58 + 0.46 * i / count + dice.between(-0.03, 0.03));
            const auto& base = colour(i);
            const QColor tone = i % 3 == 0   ? mixed(base, Qt::black, 0.86)
                                : i % 3 == 1 ? mixed(base, Qt::white, 0.62)
                                             : withAlpha(Qt::white, 190);
            painter.setPen(QPen(tone, unit * dice.between(0.012, 0.036), Qt::SolidLine, Qt::RoundCap));
            const int start = dice.below(360), span = 50 + dice.below(190);
            painter.drawArc(
                QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), start * 16, span * 16);
            const double end = (start + span) * pi / 180;
            if (i % 2 == 0) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(tone);
                painter.drawEllipse(
                    centre + QPointF(std::cos(end), -std::sin(end)) * radius, unit * 0.042, unit * 0.042);
                painter.setBrush(Qt::NoBrush);
            }
        }
    }

    // Ellipses round the centre, each turned further.
    void orbits()
    {
        painter.setBrush(Qt::NoBrush);
        const int count = 3 + dice.below(3);
        const double turn = dice.between(0, 180);
        for (int i = 0; i < count; ++i) {
            painter.save();
            painter.translate(centre);
            painter.rotate(turn + i * 180.0 / count);
            const double a = unit * dice.between(0.95, 1.3), b = unit * dice.between(0.38, 0.62);
            const QColor tone = i % 2 ? withAlpha(Qt::white, 200) : mixed(colour(i / 2), Qt::black, 0.9);
            painter.setPen(QPen(tone, unit * dice.between(0.014, 0.03)));
            painter.drawEllipse(QPointF(0, 0), a, b);
            const double at = dice.between(0, 2 * pi);
            painter.setPen(Qt::NoPen);
            painter.setBrush(tone);
            painter.drawEllipse(QPointF(a * std::cos(at), b * std::sin(at)), unit * 0.05, unit * 0.05);
            painter.setBrush(Qt::NoBrush);
            painter.restore();
        }
    }

    // Round the badge, of the subtypes' own dice: as many petals as these say, in their form.
    void rosette(std::string_view motif)
    {
        Dice own(motif);
        const int petals = 3 + own.below(7), form = own.below(5);
        const double inner = unit * 0.5, outer = unit * own.between(0.72, 0.96), half = pi / petals;
        const double thin = own.between(0.35, 0.8);
        const auto ray = [&](double angle, double radius) {
            return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
        };
        QPainterPath path;
        for (int i = 0; i < petals; ++i) {
            const double at = -pi / 2 + 2 * half * i, low = at - half * thin, high = at + half * thin;
            switch (form) {
            case 0: path.addPolygon({{ray(low, inner), ray(at, outer), ray(high, inner), ray(low, inner)}}); break;
            case 1: // leaves
                path.moveTo(ray(at, inner * 0.8));
                path.quadTo(ray(low, (inner + outer) / 2), ray(at, outer));
                path.quadTo(ray(high, (inner + outer) / 2), ray(at, inner * 0.8));
                break;
            case 2:
                path.addEllipse(ray(at, (inner + outer) / 2), unit * 0.11 * thin * 2, unit * 0.11 * thin * 2);
                break;
            case 3: // merlons
                path.addPolygon(
                    {{ray(low, inner), ray(low, outer), ray(high, outer), ray(high, inner), ray(low, inner)}});
                break;
            default: // diamonds
                path.addPolygon({{ray(at, inner * 0.9), ray(low, (inner + outer) / 2), ray(at, outer),
                    ray(high, (inner + outer) / 2), ray(at, inner * 0.9)}});
            }
        }
        path.setFillRule(Qt::WindingFill);
        painter.setPen(QPen(withAlpha(Qt::white, 210), unit * 0.02));
        painter.setBrush(withAlpha(mixed(colours.front(), Qt::black, 0.82), 175));
        painter.drawPath(path);
    }

    void badge(const Emblem& emblem, const QString& family)
    {
        const double radius = unit * 0.47;
        const auto outline = badgeOutline(emblem.shape, centre, radius);
        painter.setPen(QPen(withAlpha(mixed(colours.front(), Qt::black, 0.6), 46), unit * 0.09, Qt::SolidLine,
            Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(outline);
        painter.setPen(QPen(Qt::white, unit * 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(QColor(0xf7, 0xf9, 0xfc));
        painter.drawPath(outline);
        painter.setPen(mixed(colours.front(), Qt::black, 0.86));
        paintLetter(painter, centre, radius, emblem.letter, family, QFont::ExtraBold);
    }
};

} // namespace

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x * share + y * (1 - share))); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor textOn(const QColor& ground)
{
    static const QColor white(Qt::white), black(0x12, 0x14, 0x1a);
    if (contrastRatio(white, ground) >= 4.5)
        return white;
    return contrastRatio(black, ground) >= 4.5 ? black : QColor(Qt::black);
}

QColor domainColour(const model::Attribute& domain)
{
    const QColor colour(q(domain.colour));
    if (!domain.colour.empty() && colour.isValid())
        return colour;
    unsigned hash = 2166136261U;
    for (const char c : domain.id.str())
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return QColor::fromHsl(static_cast<int>(hash % 360U), 130, 100);
}

std::vector<DomainPoints> faceDomains(const model::Card& card, const model::Game& game)
{
    std::vector<DomainPoints> found;
    for (model::AttributeIndex i = 0; i < game.attributes.size() && i < card.numbers.size(); ++i)
        if (game.attributes[i].domain && card.numbers[i].value_or(0) != 0)
            found.push_back({i, *card.numbers[i]});
    return found;
}

std::vector<QColor> frameColours(const model::Card& card, const model::Game& game)
{
    std::vector<QColor> colours;
    const auto add = [&](const std::string& colour) {
        if (!colour.empty())
            colours.emplace_back(q(colour));
    };
    const auto& layout = game.faceOf(card.set);
    switch (layout.frameBy) {
    case model::FrameBy::Domains: {
        auto domains = faceDomains(card, game);
        std::stable_sort(
            domains.begin(), domains.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
        for (const auto& [domain, points] : domains)
            colours.push_back(domainColour(game.attributes[domain]));
        break;
    }
    case model::FrameBy::Choice: {
        const auto& painted = game.attributes[layout.frame].colours;
        const auto value = layout.frame < card.numbers.size() ? card.numbers[layout.frame] : std::nullopt;
        if (value && *value >= 0 && static_cast<std::size_t>(*value) < painted.size())
            add(painted[static_cast<std::size_t>(*value)]);
        break;
    }
    case model::FrameBy::Type:
        for (const auto& type : game.types)
            if (colours.empty() && model::fold(type.name) == model::fold(card.type))
                add(type.colour);
        break;
    }
    if (colours.empty())
        colours.push_back(ink::neutral);
    return colours;
}

QPolygonF hexagon(const QPointF& centre, double radius)
{
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = pi / 6 + i * pi / 3;
        corners << centre + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    return corners;
}

void paintEmblem(QPainter& painter, const QRectF& area, const Emblem& emblem, const QString& family)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    Scene scene{
        painter, area, area.center(), std::min(area.width(), area.height()) / 2, emblem.colours, Dice(emblem.seed)};
    scene.ground();
    const int kind = scene.dice.below(4);
    if (kind == 0)
        scene.lattice();
    else if (kind == 1)
        scene.rays();
    else
        scene.disc();
    if (scene.dice.below(3) == 0)
        scene.orbits();
    else
        scene.arcs();
    if (!emblem.motif.empty())
        scene.rosette(emblem.motif);
    scene.badge(emblem, family);
    painter.restore();
}

Emblem emblemOf(std::string_view key, const model::Card& card, const model::Game& game, std::vector<QColor> colours)
{
    const auto domains = faceDomains(card, game);
    const auto most = std::max_element(
        domains.begin(), domains.end(), [](const auto& a, const auto& b) { return a.points < b.points; });
    const auto type = std::find_if(game.types.begin(), game.types.end(),
        [&](const model::CardType& known) { return model::fold(known.name) == model::fold(card.type); });
    return {.seed = key,
        .colours = std::move(colours),
        .letter = most == domains.end() ? q(card.type).left(1).toUpper() : q(game.attributes[most->domain].letter),
        .shape = static_cast<std::size_t>(type - game.types.begin()),
        .motif = model::fold(model::joined(card.subtypes, " "))};
}

void paintBareEmblem(QPainter& painter, const QRectF& area, const Emblem& emblem, const QString& family)
{
    const double radius = std::min(area.width(), area.height()) * 0.24;
    const auto centre = area.center();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, radius * 0.05, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(badgeOutline(emblem.shape, centre, radius));
    paintLetter(painter, centre, radius, emblem.letter, family, QFont::Bold);
}

} // namespace nexus::app
