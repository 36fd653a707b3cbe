#include "ui/theme/painting.h"

#include "ui/theme/elided.h"
#include "ui/theme/theme.h"

#include <QCache>
#include <QPixmapCache>
#include <QStaticText>

#include <cmath>

namespace nexus::ui {

namespace {

QString pipText(const model::Game& game, model::AttributeIndex domain, int points)
{
    return QString::fromStdString(game.attributes[domain].letter) + QChar(0x2009) + QString::number(points);
}

// A line of text ready to be painted; `within`: elided to that width, -1 for all of it.
struct ShapedLine {
    QStaticText text;
    int width = 0;
    int height = 0;
};

struct LineKey {
    QString text, family;
    int pixels = 0, weight = 0, within = 0;
    bool italic = false;
    friend bool operator==(const LineKey&, const LineKey&) = default;
};

size_t qHash(const LineKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.text, key.pixels, key.weight, key.within, key.italic);
}

const ShapedLine& shaped(const QString& text, const QFont& font, int within)
{
    static QCache<LineKey, ShapedLine> kept(6000);
    const LineKey key{text, font.family(), font.pixelSize(), font.weight(), within, font.italic()};
    if (const auto* line = kept.object(key))
        return *line;
    const QFontMetrics metrics(font);
    auto* made = new ShapedLine;
    const auto shown = within < 0 ? text : metrics.elidedText(text, Qt::ElideRight, within);
    made->text.setTextFormat(Qt::PlainText);
    made->text.setPerformanceHint(QStaticText::AggressiveCaching);
    made->text.setText(shown);
    made->text.prepare(QTransform(), font);
    made->width = metrics.horizontalAdvance(shown);
    made->height = metrics.height();
    kept.insert(key, made);
    return *made;
}

// A small rounded rectangle without a frame: rows have many, of few kinds, and each drawn as a path would take longer
// than the texts.
struct TileKey {
    QSizeF size;
    qreal radius = 0, ratio = 1;
    QRgb ground = 0;
    friend bool operator==(const TileKey&, const TileKey&) = default;
};

size_t qHash(const TileKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.size.width(), key.size.height(), key.radius, key.ratio, key.ground);
}

constexpr qreal largestTile = 64;

const QImage& tileOf(const TileKey& key)
{
    static QCache<TileKey, QImage> kept(500);
    if (const auto* tile = kept.object(key))
        return *tile;
    auto* made = new QImage((key.size * key.ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    made->setDevicePixelRatio(key.ratio);
    made->fill(Qt::transparent);
    QPainter painter(made);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(key.ground));
    painter.drawRoundedRect(QRectF({}, key.size), key.radius, key.radius);
    painter.end();
    kept.insert(key, made);
    return *made;
}

constexpr int pipPadding = 5;
constexpr int pipGap = 3;

// A panel just large enough for its four corners.
QPixmap cornersOf(const QColor& frame, qreal width, const QColor& ground, int corner, qreal radius, qreal ratio)
{
    const auto key =
        QStringLiteral("panel %1 %2 %3 %4 %5").arg(frame.rgba()).arg(ground.rgba()).arg(width).arg(radius).arg(ratio);
    QPixmap corners;
    if (QPixmapCache::find(key, &corners))
        return corners;
    corners = QPixmap((QSizeF(2 * corner, 2 * corner) * ratio).toSize());
    corners.setDevicePixelRatio(ratio);
    corners.fill(Qt::transparent);
    QPainter painter(&corners);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF whole(0, 0, 2 * corner, 2 * corner);
    painter.setBrush(frame);
    painter.drawRoundedRect(whole, radius, radius);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.setBrush(ground);
    painter.drawRoundedRect(whole.adjusted(width, width, -width, -width), radius - width, radius - width);
    painter.end();
    QPixmapCache::insert(key, corners);
    return corners;
}

std::function<void(const QString& whole)>& elidedWatch()
{
    static std::function<void(const QString& whole)> watch;
    return watch;
}

} // namespace

QColor domainColour(const model::Game& game, model::AttributeIndex domain)
{
    const QColor named(QString::fromStdString(game.attributes[domain].colour));
    return named.isValid() ? named : theme().muted;
}

QFont sized(QFont font, int pixels, bool bold)
{
    font.setPixelSize(pixels);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

int pipWidth(const QPainter& painter, const model::Game& game, model::AttributeIndex domain, int points)
{
    return shaped(pipText(game, domain, points), sized(painter.font(), 10, true), -1).width + 2 * pipPadding;
}

QColor fadedPip(const QColor& colour)
{
    constexpr double kept = 0.12; // of the colour; the rest is the pane it lies on
    const auto& pane = theme().pane;
    const auto mixed = [&](int of, int with) { return static_cast<int>(std::lround(of * kept + with * (1 - kept))); };
    return {mixed(colour.red(), pane.red()), mixed(colour.green(), pane.green()), mixed(colour.blue(), pane.blue())};
}

void drawPip(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ground, bool faded)
{
    drawRounded(painter, rect, 3, faded ? fadedPip(ground) : ground);
    painter.save();
    painter.setFont(sized(painter.font(), 10, true));
    painter.setPen(faded ? theme().muted : readableOn(ground));
    drawLine(painter, rect.toAlignedRect(), text, Qt::AlignCenter);
    painter.restore();
}

int drawPips(QPainter& painter, const QRect& rect, const model::Catalogue& catalogue, model::CardIndex card,
    bool rightAligned, bool faded)
{
    return drawPips(painter, rect, catalogue.game(), app::domainPoints(catalogue, card), rightAligned, faded);
}

int drawPips(QPainter& painter, const QRect& rect, const model::Game& game,
    const std::vector<app::DomainPoints>& points, bool rightAligned, bool faded)
{
    int total = 0;
    for (const auto& [domain, value] : points)
        total += pipWidth(painter, game, domain, value) + pipGap;
    total = std::max(0, total - pipGap);
    int x = rightAligned ? rect.right() + 1 - total : rect.left();
    const int y = rect.top() + (rect.height() - pipHeight) / 2;
    for (const auto& [domain, value] : points) {
        const int width = pipWidth(painter, game, domain, value);
        drawPip(
            painter, QRectF(x, y, width, pipHeight), pipText(game, domain, value), domainColour(game, domain), faded);
        x += width + pipGap;
    }
    return total;
}

void drawPanel(QPainter& painter, const QRect& rect, const QColor& frame, int width, const QColor& ground, int radius)
{
    const int corner = radius + 1, wide = rect.width() - 2 * corner, high = rect.height() - 2 * corner;
    if (wide < 0 || high < 0)
        return;
    const auto ratio = painter.device()->devicePixelRatioF();
    const auto corners = cornersOf(frame, width, ground, corner, radius, ratio);
    for (const int right : {0, 1})
        for (const int below : {0, 1})
            painter.drawPixmap(QRectF(rect.left() + right * (rect.width() - corner),
                                   rect.top() + below * (rect.height() - corner), corner, corner),
                corners, QRectF(right * corner * ratio, below * corner * ratio, corner * ratio, corner * ratio));
    painter.fillRect(rect.adjusted(corner, 0, -corner, 0), frame);
    painter.fillRect(rect.adjusted(0, corner, 0, -corner), frame);
    painter.fillRect(rect.adjusted(corner, width, -corner, -width), ground);
    painter.fillRect(rect.adjusted(width, corner, -width, -corner), ground);
}

void drawRounded(QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground, const QPen& frame)
{
    if (frame.style() == Qt::NoPen && !rect.isEmpty() && std::max(rect.width(), rect.height()) <= largestTile &&
        painter.transform().type() <= QTransform::TxTranslate) {
        painter.drawImage(
            rect.topLeft(), tileOf({rect.size(), radius, painter.device()->devicePixelRatioF(), ground.rgba()}));
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(frame);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}

void drawPlace(QPainter& painter, const QRect& rect, const QPen& frame, const QColor& ground, int radius)
{
    if (frame.style() == Qt::SolidLine)
        drawPanel(painter, rect, frame.color(), frame.width(), ground, radius);
    else
        drawRounded(painter, QRectF(rect).adjusted(1, 1, -1, -1), radius, ground, frame);
}

void drawRowGround(QPainter& painter, const QStyleOptionViewItem& row, QStyle::State barred)
{
    if (row.state.testFlag(QStyle::State_Selected))
        painter.fillRect(row.rect, theme().selection);
    else if (row.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(row.rect, theme().hover);
    if (row.state & barred)
        painter.fillRect(QRect(row.rect.left(), row.rect.top(), 3, row.rect.height() - 1), theme().accent);
    painter.setPen(theme().line);
    painter.drawLine(row.rect.bottomLeft(), row.rect.bottomRight());
}

void drawCost(QPainter& painter, const QRect& rect, const QString& text, bool onSelection)
{
    const int side = std::min(24, rect.height() - 2);
    const QRect tile(rect.left() + (rect.width() - side) / 2, rect.top() + (rect.height() - side) / 2, side, side);
    drawRounded(painter, tile, 5, onSelection ? theme().pane : theme().hover);
    painter.save();
    painter.setFont(sized(painter.font(), 13, true));
    painter.setPen(theme().text);
    drawLine(painter, tile, text, Qt::AlignCenter);
    painter.restore();
}

QString withSign(const char* sign, const QString& words) { return QString::fromUtf8(sign) + QLatin1Char(' ') + words; }

const char* signOf(app::GaugeState state)
{
    switch (state) {
    case app::GaugeState::Wrong: return app::wrongSign;
    case app::GaugeState::Open: return app::openSign;
    case app::GaugeState::Met: return app::metSign;
    case app::GaugeState::Idle: break;
    }
    return "";
}

QColor colourOf(app::GaugeState state)
{
    switch (state) {
    case app::GaugeState::Wrong: return theme().bad;
    case app::GaugeState::Open: return theme().open;
    case app::GaugeState::Met: return theme().good;
    case app::GaugeState::Idle: break;
    }
    return theme().muted;
}

QString withSign(app::GaugeState state, const QString& words)
{
    return state == app::GaugeState::Idle ? words : withSign(signOf(state), words);
}

FindingLook lookOf(const model::Finding& finding)
{
    if (finding.severity == model::Severity::Warning)
        return {"!", theme().muted, QObject::tr("Warning")};
    return finding.isOpen() ? FindingLook{app::openSign, theme().open, QObject::tr("Open")}
                            : FindingLook{app::wrongSign, theme().bad, QObject::tr("Wrong")};
}

int lineWidth(const QPainter& painter, const QString& text)
{
    return text.isEmpty() ? 0 : shaped(text, painter.font(), -1).width;
}

QString fittedList(const QPainter& painter, const QStringList& words, int width)
{
    constexpr int leastWord = 180; // most names of cards are shorter
    const auto separator = QStringLiteral(", ");
    const auto whole = words.join(separator);
    if (words.size() < 2 || lineWidth(painter, whole) <= width)
        return whole;
    std::vector<int> widths;
    for (const auto& word : words)
        widths.push_back(lineWidth(painter, word));
    std::sort(widths.begin(), widths.end());
    auto many = static_cast<int>(widths.size());
    int left = width - lineWidth(painter, separator) * (many - 1);
    for (const int one : widths) // the short ones keep their room
        if (one <= left / many && --many > 0)
            left -= one;
    const int share = std::max(leastWord, left / std::max(1, many));
    const QFontMetrics metrics(painter.font());
    QStringList fitted;
    for (const auto& word : words)
        fitted << metrics.elidedText(word, Qt::ElideRight, share);
    return fitted.join(separator);
}

void watchElided(std::function<void(const QString& whole)> told) { elidedWatch() = std::move(told); }

int drawLine(QPainter& painter, const QRect& rect, const QString& text, Qt::Alignment alignment)
{
    if (text.isEmpty())
        return 0;
    const auto* line = &shaped(text, painter.font(), -1);
    if (line->width > rect.width()) {
        if (elidedWatch())
            elidedWatch()(text);
        line = &shaped(text, painter.font(), rect.width());
    }
    const int width = std::min(line->width, rect.width());
    const int x = alignment.testFlag(Qt::AlignRight)     ? rect.right() + 1 - width
                  : alignment.testFlag(Qt::AlignHCenter) ? rect.left() + (rect.width() - width) / 2
                                                         : rect.left();
    const int y = alignment.testFlag(Qt::AlignTop) ? rect.top() : rect.top() + (rect.height() - line->height) / 2;
    painter.drawStaticText(x, y, line->text);
    return width;
}

} // namespace nexus::ui
