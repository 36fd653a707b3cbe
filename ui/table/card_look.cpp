#include "ui/table/card_look.h"

#include "app/base/qt_text.h"
#include "app/printing/card_colours.h"
#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "app/text/table_words.h"
#include "model/base/text.h"
#include "model/engine/standing_texts.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int lookRim = 3; // for the frames of what is lit, picked up or has the keyboard
constexpr double slant = 3.5;

const QColor shiftUp(0x1f, 0x7a, 0x4a), shiftDown(0x9a, 0x6a, 0x00); // on paper, light in every theme

int shiftOf(const Strength& strength) { return strength.total() - strength.printed; }

// The words of a mission: how far it is.
QString progressOf(const CardState& card)
{
    QStringList parts;
    if (card.counters > 0)
        parts << QString::number(card.counters);
    if (card.is(CardFlag::Complete))
        parts << QString::fromUtf8(app::metSign);
    return parts.join(QLatin1Char(' '));
}

// Paints one face, upright and with its top left corner at the origin.
class FaceWriter {
public:
    FaceWriter(QPainter& painter, const CardLook& look, const QSize& size, const QFont& font)
        : m_painter(painter)
        , m_look(look)
        , m_font(font)
        , m_small(size.width() < 92)
    {
        const bool low = size.height() < 104;
        m_plan.size = size;
        m_lines = headLines(
            look.name, headFont(), size.width() - 2 * m_plan.border - costWidth - 7, size.height() >= 80 ? 2 : 1);
        m_plan.header = m_lines.size() > 1 ? (low ? 28 : 32) : 20;
        m_plan.strip = low ? 15 : 17;
        m_plan.foot = look.hasNumbers() ? (low ? 20 : 24) : 0;
    }
    [[nodiscard]] const app::SmallFacePlan& plan() const { return m_plan; }

    void write() const
    {
        if (m_look.pale || !m_look.reason.isEmpty())
            fade();
        head();
        strip();
        foot();
    }

private:
    static constexpr int costWidth = 21;
    [[nodiscard]] QFont headFont() const { return sized(m_font, m_small ? 11 : 12, true); }
    [[nodiscard]] QColor inkOf(bool strong) const { return strong ? app::ink::dark : app::ink::soft; }

    void fade() const
    {
        QColor veil = app::ink::paper;
        veil.setAlpha(150);
        m_painter.fillRect(QRect(QPoint(0, 0), m_plan.size).adjusted(1, 1, -1, -1), veil);
        if (!m_look.hatched)
            return;
        QColor line = app::ink::dark;
        line.setAlpha(110);
        m_painter.fillRect(m_plan.pictureRect(), QBrush(line, Qt::BDiagPattern));
    }
    void head() const
    {
        const auto rect = m_plan.headerRect();
        const QRect tile(rect.left() + 2, rect.top() + 2, costWidth, 16);
        const bool pale = m_look.pale || !m_look.reason.isEmpty();
        int left = rect.left() + 5;
        if (!m_look.cost.isEmpty()) {
            drawRounded(m_painter, tile, 3, costGround(m_look, inkOf(!pale)));
            m_painter.setFont(sized(m_font, 12, true));
            m_painter.setPen(Qt::white);
            drawLine(m_painter, tile, m_look.cost, Qt::AlignCenter);
            left = tile.right() + 4;
        }
        m_painter.setFont(headFont());
        m_painter.setPen(inkOf(!pale));
        const int high = m_lines.size() > 1 ? (rect.height() - 4) / 2 : rect.height();
        int top = rect.top() + (m_lines.size() > 1 ? 2 : 0);
        for (const auto& line : m_lines) {
            drawLine(m_painter, QRect(left, top, rect.right() - left - 1, high), line);
            top += high;
        }
    }
    void strip() const
    {
        const auto rect = m_plan.stripRect();
        const auto state = m_look.state();
        QColor ink = app::ink::dark;
        if (m_look.lit) {
            const auto ground = m_look.enemy ? app::ink::left : app::ink::right;
            m_painter.fillRect(rect, ground);
            ink = app::textOn(ground);
        } else if (m_look.hatched) {
            m_painter.fillRect(rect, app::ink::dark);
            ink = Qt::white;
        }
        m_painter.setFont(sized(m_font, 11, !state.isEmpty()));
        m_painter.setPen(ink);
        drawLine(m_painter, rect.adjusted(4, 0, -3, 0), state.isEmpty() ? m_look.line : state);
    }
    void foot() const
    {
        if (m_plan.foot == 0)
            return;
        const auto rect = m_plan.footRect();
        const int high = rect.height() - 4, wide = m_small ? 24 : 28;
        const QRect left(rect.left() + 3, rect.top() + 2, wide, high);
        const QRect right(rect.right() - wide - 2, rect.top() + 2, wide, high);
        const auto ground = [&](const QColor& colour) {
            return m_look.pale ? app::mixed(colour, Qt::white, 0.75) : colour;
        };
        paintNumber(m_painter, left, m_look.attack, m_look.attackShift, ground(app::ink::left), m_font);
        paintNumber(m_painter, right, m_look.defense, m_look.defenseShift, ground(app::ink::right), m_font);
        m_painter.setFont(sized(m_font, 11));
        m_painter.setPen(app::ink::soft);
        const QRect between(left.right() + 3, rect.top(), right.left() - left.right() - 5, rect.height());
        if (lineWidth(m_painter, m_look.range) <= between.width()) // half a word says nothing
            drawLine(m_painter, between, m_look.range, Qt::AlignCenter);
    }

    QPainter& m_painter;
    const CardLook& m_look;
    QFont m_font;
    bool m_small;
    app::SmallFacePlan m_plan;
    QStringList m_lines;
};

} // namespace

QColor costGround(const CardLook& look, const QColor& plain)
{
    return look.costShift == 0 ? plain : look.costShift < 0 ? shiftUp : shiftDown;
}

QStringList headLines(const QString& name, const QFont& font, int width, int most)
{
    const QFontMetrics metrics(font);
    if (most < 2 || metrics.horizontalAdvance(name) <= width)
        return {name};
    const auto words = name.split(QLatin1Char(' '));
    QString first;
    qsizetype used = 0;
    for (; used < words.size(); ++used) {
        const auto longer = first.isEmpty() ? words[used] : first + QLatin1Char(' ') + words[used];
        if (metrics.horizontalAdvance(longer) > width)
            break;
        first = longer;
    }
    if (used == 0)
        return {name};
    return {first, QStringList(words.mid(used)).join(QLatin1Char(' '))};
}

QString CardLook::state() const
{
    if (lit && !outcome.isEmpty())
        return QStringLiteral("→ ") + outcome.mid(outcome.indexOf(QStringLiteral(": ")) + 2);
    return reason.isEmpty() ? words : reason;
}

CardLook lookOf(const TablePlay& play, CardId id)
{
    const auto& state = play.state();
    const auto& card = state.card(id);
    const auto& facts = state.factsOf(id);
    const app::TableWords words(state);
    CardLook look;
    look.name = q(state.name(id));
    const int cost = card.zone == Zone::Hand ? costOf(state, id) : facts.cost;
    look.cost = QString::number(cost);
    look.costShift = cost - facts.cost;
    look.sentence = q(words.card(id));
    if (facts.fights) {
        const auto attack = attackStrength(state, id);
        look.attack = QString::number(attack.total());
        look.attackShift = shiftOf(attack);
    }
    if (facts.hasDefense) {
        const auto defense = defenseStrength(state, id);
        look.defense = QString::number(defense.total());
        look.defenseShift = shiftOf(defense);
    }
    look.range = q(words.range(id));
    look.words = card.zone == Zone::Missions ? progressOf(card) : q(joined(words.conditions(id), " · "));
    if (card.zone == Zone::Hand)
        look.words = q(words.byHand(id));
    look.touched = play.isTouched(id);
    look.pale = card.is(CardFlag::Exhausted);
    look.hatched = card.is(CardFlag::Suppressed);
    look.terrain = card.zone == Zone::Terrain;
    look.picked = play.picked() == id;
    look.lit = play.isLit(id);
    look.enemy = look.touched ? card.owner != play.actor()
                              : play.picked() != noCard && card.owner != state.card(play.picked()).owner;
    look.reason = play.shortHindrance(id);
    if (look.lit)
        look.outcome = play.outcome(id);
    if (look.picked)
        look.sentence += QStringLiteral(", picked up");
    else if (look.lit)
        look.sentence += look.outcome.isEmpty() ? QStringLiteral(", possible target")
                                                : QStringLiteral(", possible target, ") + look.outcome;
    if (look.touched)
        look.sentence += QStringLiteral(", ") + TablePlay::tr("touched by it");
    if (!look.reason.isEmpty())
        look.sentence += QStringLiteral(", ") + look.reason;
    look.colour = theme().muted;
    look.card = state.wordsOf(id).card;
    look.line = look.card ? q(app::typeLine(play.session().checker().catalogue(), *look.card)) : TablePlay::tr("Token");
    if (look.card) {
        const auto& catalogue = play.session().checker().catalogue();
        if (const auto points = app::domainPoints(catalogue, *look.card); !points.empty()) {
            const auto first = std::max_element(
                points.begin(), points.end(), [](const auto& a, const auto& b) { return a.points < b.points; });
            look.colour = domainColour(catalogue.game(), first->domain);
        }
    }
    return look;
}

void paintNumber(
    QPainter& painter, const QRect& rect, const QString& number, int shift, const QColor& ground, const QFont& font)
{
    if (number.isEmpty())
        return;
    if (shift != 0)
        drawRounded(painter, QRectF(rect).adjusted(-2, -2, 2, 2), 5, shift > 0 ? shiftUp : shiftDown);
    drawRounded(painter, rect, 3, ground, shift != 0 ? QPen(Qt::white, 1) : QPen(Qt::NoPen));
    const auto ink = readableOn(ground);
    painter.setFont(sized(font, 12, true));
    painter.setPen(ink);
    drawLine(painter, shift != 0 ? rect.adjusted(0, 0, -8, 0) : rect, number, Qt::AlignCenter);
    if (shift == 0)
        return;
    const QPointF at(rect.right() - 5.5, rect.center().y() + 0.5);
    const double tip = shift > 0 ? -3.5 : 3.5;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({at + QPointF(0, tip), at + QPointF(3.5, -tip), at + QPointF(-3.5, -tip)}));
}

namespace {

// Within the rim, deepest below.
void drawShadow(QPainter& painter, const QRectF& face)
{
    constexpr int depth = 26; // of 255, a step
    for (qreal step = lookRim; step > 0; --step)
        drawRounded(
            painter, face.adjusted(-step / 2, 1 - step / 2, step / 2, step), 7 + step / 2, QColor(0, 0, 0, depth));
}

} // namespace

QPixmap facePicture(TablePlay& play, const CardLook& look, const QSize& size, qreal ratio, const QFont& font)
{
    QPixmap picture((QSizeF(size) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize face = size - QSize(2 * lookRim, 2 * lookRim);
    const FaceWriter writer(painter, look, face, font);
    const auto& catalogue = play.session().checker().catalogue();
    const QColor edge = look.enemy ? theme().bad : theme().accent;
    const QPen frame = look.lit       ? QPen(edge, 3)
                       : look.touched ? QPen(edge, 3, Qt::DashLine)
                       : look.picked  ? QPen(theme().accent, 3)
                                      : QPen(Qt::NoPen);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    if (look.pale) {
        const double turn = slant * 3.14159265358979 / 180, w = face.width(), h = face.height();
        const double wide = w * std::cos(turn) + h * std::sin(turn), high = w * std::sin(turn) + h * std::cos(turn);
        const double scale = std::min(w / wide, h / high);
        painter.rotate(slant);
        painter.scale(scale, scale);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
    }
    painter.translate(-face.width() / 2.0, -face.height() / 2.0);
    drawShadow(painter, QRectF(QPointF(0, 0), QSizeF(face)));
    if (frame.style() != Qt::NoPen)
        drawRounded(
            painter, QRectF(QPointF(0, 0), QSizeF(face)).adjusted(-1.5, -1.5, 1.5, 1.5), 8, theme().pane, frame);
    if (look.card) {
        painter.drawImage(QPointF(0, 0), play.faces().face(catalogue, *look.card, writer.plan(), ratio));
    } else {
        Card token;
        token.name = look.name.toStdString();
        token.type = look.line.toStdString();
        app::paintSmallFace(painter, writer.plan(), {token, token.name}, catalogue.game());
    }
    writer.write();
    return picture;
}

} // namespace nexus::ui
