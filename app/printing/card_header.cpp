#include "app/printing/card_header.h"

#include "app/printing/card_colours.h"
#include "app/printing/card_text_box.h"

#include <QPainter>

#include <cmath>

namespace nexus::app {

namespace {

constexpr int nameLargest = 37, nameSmallest = 27, nameSmallestTwoLines = 20;

// Lines of the name at one size; empty where it needs more than two.
QStringList nameLines(const QString& name, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(name) <= width)
        return {name};
    // The break that leaves the two lines most alike.
    QStringList best;
    double bestWidth = width;
    for (auto blank = name.indexOf(QLatin1Char(' ')); blank > 0; blank = name.indexOf(QLatin1Char(' '), blank + 1)) {
        const QStringList lines{name.left(blank), name.mid(blank + 1)};
        const double wider = std::max(metrics.horizontalAdvance(lines[0]), metrics.horizontalAdvance(lines[1]));
        if (wider <= bestWidth) {
            bestWidth = wider;
            best = lines;
        }
    }
    return best;
}

// Two lines at the smallest size with the end of the name cut.
QStringList cutLines(const QString& name, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    qsizetype fitting = 0;
    for (qsizetype end = 1; end <= name.size() && metrics.horizontalAdvance(name.left(end)) <= width; ++end)
        fitting = end;
    const auto blank = name.lastIndexOf(QLatin1Char(' '), fitting);
    const auto cut = blank > fitting / 2 ? blank : fitting;
    return {name.left(cut).trimmed(), metrics.elidedText(name.mid(cut).trimmed(), Qt::ElideRight, width)};
}

struct FittedName {
    QStringList lines;
    QFont font;
    bool cut = false;
};

FittedName fitName(const QString& name, const QString& family, double width)
{
    for (int size = nameLargest; size >= nameSmallest; --size) {
        const auto font = faceFont(family, size, QFont::Bold);
        if (QFontMetricsF(font).horizontalAdvance(name) <= width)
            return {{name}, font, false};
    }
    for (int size = nameSmallest + 2; size >= nameSmallestTwoLines; --size) {
        const auto font = faceFont(family, size, QFont::Bold);
        if (auto lines = nameLines(name, font, width); !lines.isEmpty())
            return {std::move(lines), font, false};
    }
    const auto font = faceFont(family, nameSmallestTwoLines, QFont::Bold);
    return {cutLines(name, font, width), font, true};
}

constexpr double middle = (face::border + face::headerBottom) / 2;
constexpr double costLeft = face::margin - 4, costSide = 68;

// Of the pips: in one row, or in two where there are more than three.
struct Pips {
    std::vector<FaceDomain> domains;
    std::size_t rows = 1, columns = 0;
    double width = 0, height = 0, left = face::width - face::margin + 4;
    static constexpr double gap = 6;

    Pips(const model::Card& card, const model::Game& game)
        : domains(faceDomains(card, game))
    {
        if (domains.empty())
            return;
        rows = domains.size() > 3 ? 2 : 1;
        columns = (domains.size() + rows - 1) / rows;
        height = rows == 1 ? 38 : 34;
        width = columns > 3 ? 46 : 58;
        left -= static_cast<double>(columns) * (width + gap) - gap;
    }
};

QRectF nameArea(const model::Game& game, const Pips& pips)
{
    const double left = game.face.cost ? costLeft + costSide + 18 : face::margin;
    return {QPointF(left, face::border), QPointF(pips.left - 12, face::headerBottom)};
}

bool paintName(FacePaint& paint, const QRectF& area)
{
    const auto fitted = fitName(QString::fromStdString(paint.card.card.name), paint.family, area.width());
    const QFontMetricsF metrics(fitted.font);
    const double step = fitted.font.pixelSize() * 1.16;
    const auto lines = static_cast<double>(fitted.lines.size());
    double baseline = area.center().y() + metrics.capHeight() / 2 - (lines - 1) * step / 2;
    paint.painter.setFont(fitted.font);
    paint.painter.setPen(paint.ink(ink::dark));
    for (const auto& line : fitted.lines) {
        paint.painter.drawText(QPointF(area.left(), baseline), line);
        baseline += step;
    }
    return fitted.cut;
}

void paintDomains(FacePaint& paint, const Pips& pips)
{
    const double top = middle - (static_cast<double>(pips.rows) * (pips.height + Pips::gap) - Pips::gap) / 2;
    for (std::size_t i = 0; i < pips.domains.size(); ++i) {
        const auto& attribute = paint.game.attributes[pips.domains[i].attribute];
        const QRectF pip(pips.left + static_cast<double>(i % pips.columns) * (pips.width + Pips::gap),
            top + static_cast<double>(i / pips.columns) * (pips.height + Pips::gap), pips.width, pips.height);
        const auto ground = domainColour(attribute);
        paintTile(paint, pip, ground, textOn(ground),
            QString::fromStdString(attribute.letter + "\u2009" + std::to_string(pips.domains[i].points)), 25);
    }
}

} // namespace

void paintTile(
    FacePaint& paint, const QRectF& area, const QColor& ground, const QColor& text, const QString& words, int size)
{
    auto& painter = paint.painter;
    painter.setPen(paint.coloured() ? QPen(Qt::NoPen) : QPen(Qt::black, 2.4));
    painter.setBrush(paint.coloured() ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(area, area.height() * 0.19, area.height() * 0.19);
    auto font = faceFont(paint.family, size, QFont::Bold);
    double width = QFontMetricsF(font).horizontalAdvance(words);
    if (const double room = area.width() * 0.86; width > room) {
        font.setPixelSize(std::max(8, static_cast<int>(size * room / width)));
        width = QFontMetricsF(font).horizontalAdvance(words);
    }
    painter.setFont(font);
    painter.setPen(paint.ink(text));
    painter.drawText(
        QPointF(area.center().x() - width / 2, area.center().y() + QFontMetricsF(font).capHeight() / 2), words);
}

bool paintHeader(FacePaint& paint)
{
    if (paint.game.face.cost) {
        const auto cost = valueText(paint.card.card, paint.game, *paint.game.face.cost);
        paintTile(paint, QRectF(costLeft, middle - costSide / 2, costSide, costSide), ink::dark, Qt::white,
            cost.empty() ? QStringLiteral("–") : QString::fromStdString(cost), 46);
    }
    const Pips pips(paint.card.card, paint.game);
    paintDomains(paint, pips);
    return paintName(paint, nameArea(paint.game, pips));
}

bool headerCut(const CardFace& card, const model::Game& game, const QString& family)
{
    return fitName(QString::fromStdString(card.card.name), family, nameArea(game, Pips(card.card, game)).width()).cut;
}

} // namespace nexus::app
