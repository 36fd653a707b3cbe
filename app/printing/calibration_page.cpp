#include "app/printing/calibration_page.h"

#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_job.h"
#include "app/printing/proxy_sheet.h"
#include "app/printing/sheet_drawing.h"

#include <QPainter>

#include <cmath>

namespace nexus::app {

namespace {

constexpr double scaleReach = 8; // a scale reads to 8 mm either way
constexpr double line = 0.15;
const QColor pale(0xb4, 0xb9, 0xc2);

struct Page {
    QPainter& painter;
    const model::SheetOptions& options;
    double width, height, stepX, stepY; // steps of 20 mm, corrected
    int across, down;                   // steps from the middle outwards

    Page(QPainter& on, const model::SheetOptions& set)
        : painter(on)
        , options(set)
        , width(model::pageOf(set).across)
        , height(model::pageOf(set).down)
        , stepX(calibrationStep * (1 + set.correctionX / 1000))
        , stepY(calibrationStep * (1 + set.correctionY / 1000))
        , across(static_cast<int>(std::floor((width / 2 - set.margin) / stepX)))
        , down(static_cast<int>(std::floor((height / 2 - set.margin) / stepY)))
    {
    }
    [[nodiscard]] QPointF middle() const { return {width / 2, height / 2}; }
    // Where the two scales for up and down stand, from the middle.
    [[nodiscard]] double arm() const { return stepX * std::max(1, across - 1); }
    [[nodiscard]] bool sideways() const { return model::flipsSideways(options); }

    void grid()
    {
        for (int i = -across; i <= across; ++i)
            paintStroke(painter, {width / 2 + i * stepX, height / 2 - down * stepY},
                {width / 2 + i * stepX, height / 2 + down * stepY}, line, pale);
        for (int i = -down; i <= down; ++i)
            paintStroke(painter, {width / 2 - across * stepX, height / 2 + i * stepY},
                {width / 2 + across * stepX, height / 2 + i * stepY}, line, pale);
    }

    // White, so that lines and letters of the grid do not mix.
    void field(const QRectF& area) { painter.fillRect(area, Qt::white); }

    // Half millimetres from -8 to 8, the figures being what to enter.
    void scale(const QPointF& zero, bool level, bool rising)
    {
        const QRectF ground = level ? QRectF(zero.x() - scaleReach - 2, zero.y() - 6, 2 * scaleReach + 4, 12)
                                    : QRectF(zero.x() - 6, zero.y() - scaleReach - 2, 12, 2 * scaleReach + 4);
        field(ground);
        for (int half = -16; half <= 16; ++half) {
            const double at = half * 0.5;
            const double reach = half % 10 == 0 ? 3.2 : half % 2 == 0 ? 2.2 : 1.2;
            const QPointF place = zero + (level ? QPointF(at, 0) : QPointF(0, at));
            paintStroke(painter, place - (level ? QPointF(0, reach) : QPointF(reach, 0)), place, half == 0 ? 0.2 : 0.1);
            if (half % 8 != 0)
                continue;
            const int figure = rising ? half / 2 : -half / 2;
            const auto words = figure > 0 ? QStringLiteral("+%1").arg(figure)
                                          : QString::number(figure).replace(QLatin1Char('-'), QChar(0x2212));
            const QRectF cell = level ? QRectF(place.x() - 3, place.y() + 0.4, 6, 2.4)
                                      : QRectF(place.x() + 0.8, place.y() - 1.2, 5, 2.4);
            paintWords(painter, cell, words, {.size = 1.9, .alignment = level ? Qt::AlignHCenter : Qt::AlignLeft});
        }
        paintStroke(painter, zero - (level ? QPointF(scaleReach, 0) : QPointF(0, scaleReach)),
            zero + (level ? QPointF(scaleReach, 0) : QPointF(0, scaleReach)), 0.1);
    }

    void front()
    {
        grid();
        scale(middle(), true, sideways());
        scale(middle() - QPointF(arm(), 0), false, !sideways());
        scale(middle() + QPointF(arm(), 0), false, !sideways());
        const auto name = [&](const QPointF& at, const QString& words) {
            const QRectF area(at.x() - 9, at.y() - scaleReach - 7, 18, 4);
            field(area);
            paintWords(painter, area, words,
                {.size = 2.4, .least = 1.6, .weight = QFont::DemiBold, .alignment = Qt::AlignHCenter});
        };
        name(middle(), QStringLiteral("back, x"));
        name(middle() - QPointF(arm(), 0), QStringLiteral("y, left"));
        name(middle() + QPointF(arm(), 0), QStringLiteral("y, right"));
        words();
    }

    void words()
    {
        const double longX = 2 * across * calibrationStep, longY = 2 * down * calibrationStep;
        const double degrees = 180 / 3.14159265358979323846 / (2 * arm());
        const QString edge = options.backs == model::Backs::ShortEdge ? QStringLiteral("short")
                                                                      : QStringLiteral("long");
        const QString sides = sideways() ? QStringLiteral("left − right") : QStringLiteral("right − left");
        const QStringList lines{
            QStringLiteral("%1, on both sides, turned over on the %2 edge.").arg(QString::fromUtf8(actualSize), edge),
            QStringLiteral(
                "1. Size: the pale lines are 20 mm apart, %1 mm from the first to the last across and %2 mm down.")
                .arg(longX)
                .arg(longY),
            QStringLiteral("    Across measured as m: correction x is (%1 / m − 1) × 1000 per mille; down with %2 in "
                           "the same way.")
                .arg(longX)
                .arg(longY),
            QStringLiteral("2. Back: hold the sheet against the light, this side towards you. Read where the lines of "
                           "the back cross the scales."),
            QStringLiteral(
                "    Offset x is the figure in the middle; offset y the middle of the left and the right one."),
            QStringLiteral("    Turn is (%1) × %2 degrees.").arg(sides).arg(degrees, 0, 'f', 3),
            QStringLiteral("Add what you read to what is set: x %1 mm, y %2 mm, turn %3°, correction x %4 ‰, y %5 ‰.")
                .arg(q(options.backX), q(options.backY), q(options.backTurn), q(options.correctionX),
                    q(options.correctionY))};
        const double left = std::max(options.margin + 2, width / 2 - 92), step = 5.2;
        double y = std::max(options.margin + 2, height / 2 - down * stepY + 4);
        field({left - 2, y - 2, width - 2 * left + 4, step * static_cast<double>(lines.size()) + 12});
        paintWords(painter, {left, y, width - 2 * left, 7}, QStringLiteral("NexusDeck: measuring the printer"),
            {.size = 4.6, .least = 2, .weight = QFont::Bold});
        y += 8;
        for (const auto& words : lines) {
            paintWords(painter, {left, y, width - 2 * left, step}, words, {.size = 3, .least = 1.4});
            y += step;
        }
    }
    static QString q(double value) { return QString::fromStdString(millimetres(value)); }

    void back()
    {
        painter.translate(middle() + QPointF(options.backX, options.backY));
        painter.rotate(options.backTurn);
        constexpr double bold = 0.2;
        paintStroke(painter, {0, -14}, {0, 14}, bold);
        for (const double side : {-arm(), arm()})
            paintStroke(painter, {side - 10, 0}, {side + 10, 0}, bold);
        paintWords(painter, {-40, 30, 80, 5}, QStringLiteral("back of the measuring page"),
            {.size = 3, .alignment = Qt::AlignHCenter});
    }
};

} // namespace

void paintCalibration(QPainter& painter, const model::SheetOptions& options, bool back)
{
    painter.save();
    Page page(painter, options);
    if (back)
        page.back();
    else
        page.front();
    painter.restore();
}

QByteArray calibrationPdf(const model::SheetOptions& options)
{
    const auto page = model::pageOf(options);
    PdfSheets sheets({QSizeF(page.across, page.down), QStringLiteral("NexusDeck measuring page"),
        duplexOf(options.backs == model::Backs::None ? model::Backs::LongEdge : options.backs)});
    paintCalibration(sheets.painter(), options, false);
    sheets.newPage();
    paintCalibration(sheets.painter(), options, true);
    return sheets.finish();
}

} // namespace nexus::app
