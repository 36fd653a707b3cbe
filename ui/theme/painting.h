// Small things every delegate paints: domain pips, the cost tile, texts that end in "…". Colours come from theme()
// and from the game's domains; a pip is a letter and a number on the domain's colour, with readable text.
#pragma once

#include "app/text/card_text.h"
#include "app/text/gauges.h"
#include "model/cards/catalogue.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>
#include <QStyleOptionViewItem>

namespace nexus::ui {

// The colour of a domain; a neutral one where the game gives none.
[[nodiscard]] QColor domainColour(const model::Game& game, model::AttributeIndex domain);

constexpr int pipHeight = 17;
[[nodiscard]] int pipWidth(const QPainter& painter, const model::Game& game, model::AttributeIndex domain, int points);
// Pips of a card from left to right; gives the width used. `rightAligned`: they end at the rectangle's right edge.
int drawPips(QPainter& painter, const QRect& rect, const model::Catalogue& catalogue, model::CardIndex card,
    bool rightAligned, bool faded = false);
void drawPip(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ground, bool faded = false);
// The ground of a faded pip: a breath of its colour, so that the muted letter on it reaches contrast 4.5.
[[nodiscard]] QColor fadedPip(const QColor& colour);
// A ground with a rounded frame of `width`. Only the corners are smoothed, once: places as large as the table's would
// otherwise take longer to paint than everything in them. Nothing where there is no room for the corners.
void drawPanel(
    QPainter& painter, const QRect& rect, const QColor& frame, int width, const QColor& ground, int radius = 6);
// A rounded ground, its corners smoothed; with a frame where there is a pen.
void drawRounded(
    QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground, const QPen& frame = Qt::NoPen);
// A panel; where its frame is of dots or dashes, all of it is smoothed.
void drawPlace(QPainter& painter, const QRect& rect, const QPen& frame, const QColor& ground, int radius);
// What is behind a row of a list: selected, under the pointer, a hairline below; with a bar at the left in `barred`.
void drawRowGround(QPainter& painter, const QStyleOptionViewItem& row, QStyle::State barred = {});
// The rounded tile with a card's cost.
void drawCost(QPainter& painter, const QRect& rect, const QString& text, bool onSelection);
// "✗ at its limit": a sign of app/text/signs.h before its words.
[[nodiscard]] QString withSign(const char* sign, const QString& words);
// Sign and colour of a gauge or a verdict; nothing is to be said of an idle one.
[[nodiscard]] const char* signOf(app::GaugeState state);
[[nodiscard]] QColor colourOf(app::GaugeState state);
[[nodiscard]] QString withSign(app::GaugeState state, const QString& words);
// How a finding is shown, and spoken: "Open".
struct FindingLook {
    const char* sign;
    QColor colour;
    QString kind;
};
[[nodiscard]] FindingLook lookOf(const model::Finding& finding);
// How wide the line would be with the painter's font.
[[nodiscard]] int lineWidth(const QPainter& painter, const QString& text);
// One line, elided at its end; gives the width used. Shaped once and kept: painting the same words again is cheap.
int drawLine(QPainter& painter, const QRect& rect, const QString& text,
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
// Words with commas between them, in so much room: where they do not fit, each of the long ones is elided before the
// end of the whole is, so that none hides those behind it.
[[nodiscard]] QString fittedList(const QPainter& painter, const QStringList& words, int width);

[[nodiscard]] QFont sized(QFont font, int pixels, bool bold = false);

// Pips of anything that gives points of domains, as those of a card are painted.
// From left to right; gives the width used. `rightAligned`: they end at the rectangle's right edge.
int drawPips(QPainter& painter, const QRect& rect, const model::Game& game,
    const std::vector<app::DomainPoints>& points, bool rightAligned, bool faded = false);

} // namespace nexus::ui
