#include "ui/theme/painting.h"

#include "app/text/card_words.h"
#include "ui/theme/theme.h"

namespace nexus::ui {

namespace {

QString pipText(const model::Game& game, model::AttributeIndex domain, int points)
{
    return QString::fromStdString(game.attributes[domain].letter) + QChar(0x2009) + QString::number(points);
}

constexpr int pipPadding = 5;
constexpr int pipGap = 3;

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
    return QFontMetrics(sized(painter.font(), 10, true)).horizontalAdvance(pipText(game, domain, points)) + 2 * pipPadding;
}

void drawPip(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ground, bool faded)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (faded)
        painter.setOpacity(0.55);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setOpacity(1);
    painter.setFont(sized(painter.font(), 10, true));
    painter.setPen(faded ? QColor(Qt::white) : readableOn(ground));
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

int drawPips(QPainter& painter, const QRect& rect, const model::Catalogue& catalogue, model::CardIndex card,
             bool rightAligned, bool faded)
{
    const auto& game = catalogue.game();
    const auto points = app::domainPoints(catalogue, card);
    int total = 0;
    for (const auto& [domain, value] : points)
        total += pipWidth(painter, game, domain, value) + pipGap;
    total = std::max(0, total - pipGap);
    int x = rightAligned ? rect.right() + 1 - total : rect.left();
    const int y = rect.top() + (rect.height() - pipHeight) / 2;
    for (const auto& [domain, value] : points) {
        const int width = pipWidth(painter, game, domain, value);
        drawPip(painter, QRectF(x, y, width, pipHeight), pipText(game, domain, value), domainColour(game, domain), faded);
        x += width + pipGap;
    }
    return total;
}

void drawCost(QPainter& painter, const QRect& rect, const QString& text, bool onSelection)
{
    const int side = 24;
    const QRect tile(rect.left() + (rect.width() - side) / 2, rect.top() + (rect.height() - side) / 2, side, side);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(onSelection ? theme().pane : theme().hover);
    painter.drawRoundedRect(tile, 5, 5);
    painter.setFont(sized(painter.font(), 13, true));
    painter.setPen(theme().text);
    painter.drawText(tile, Qt::AlignCenter, text);
    painter.restore();
}

int drawLine(QPainter& painter, const QRect& rect, const QString& text, int flags)
{
    const QFontMetrics metrics(painter.font());
    const int width = metrics.horizontalAdvance(text);
    if (width <= rect.width()) {
        painter.drawText(rect, flags | Qt::TextSingleLine, text);
        return width;
    }
    painter.drawText(rect, flags | Qt::TextSingleLine, metrics.elidedText(text, Qt::ElideRight, rect.width()));
    return rect.width();
}

} // namespace nexus::ui
