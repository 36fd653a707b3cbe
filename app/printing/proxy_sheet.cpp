#include "app/printing/proxy_sheet.h"

#include "app/base/qt_text.h"
#include "app/printing/card_art.h"
#include "app/printing/card_back.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_job.h"
#include "app/printing/sheet_drawing.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QPainter>

#include <cmath>

namespace nexus::app {

namespace {

struct ProxySheetWords {
    NEXUS_WORDS(ProxySheetWords)
};

QRectF rectOf(const model::SheetRect& rect) { return {rect.x, rect.y, rect.width, rect.height}; }

// The painter so that the card lies in the slot, corrected as the slot is.
void intoSlot(QPainter& painter, const QRectF& slot, const QRectF& card)
{
    painter.translate(slot.topLeft());
    painter.scale(slot.width() / card.width(), slot.height() / card.height());
}

// Where a face lies in a slot of other proportions: as large as it can, in the middle.
QRectF faceIn(const QRectF& slot, const QRectF& card)
{
    const double scale = std::min(card.width() / cardWidthMm, card.height() / cardHeightMm);
    const double width = slot.width() * scale * cardWidthMm / card.width(),
                 height = slot.height() * scale * cardHeightMm / card.height();
    return {slot.center().x() - width / 2, slot.center().y() - height / 2, width, height};
}

// All that stands on a face.
QString lettersOf(const model::Card& card)
{
    return q(card.name) + q(card.type) + q(model::joined(card.subtypes, " ")) + q(card.rules) + q(card.flavor);
}

constexpr double thinnest = 0.01; // of an edge that is filled

// Where the paper is folded.
void paintDashes(QPainter& painter, const model::SheetLine& line)
{
    constexpr double dash = 1.5;
    for (double x = line.x1; x < line.x2; x += 2 * dash)
        paintStroke(painter, {x, line.y1}, {std::min(x + dash, line.x2), line.y2}, quarterPoint);
}

// The painter so that the strip lies level with its upper left corner at the origin; gives its size.
QRectF intoStrip(QPainter& painter, const model::SheetStrip& strip)
{
    if (!strip.upright) {
        painter.translate(strip.area.x, strip.area.y);
        return {0, 0, strip.area.width, strip.area.height};
    }
    painter.translate(strip.area.x, strip.area.bottom());
    painter.rotate(-90);
    return {0, 0, strip.area.height, strip.area.width};
}

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
        name(middle(), q(ProxySheetWords::tr("back, x")));
        name(middle() - QPointF(arm(), 0), q(ProxySheetWords::tr("y, left")));
        name(middle() + QPointF(arm(), 0), q(ProxySheetWords::tr("y, right")));
        words();
    }

    void words()
    {
        const double longX = 2 * across * calibrationStep, longY = 2 * down * calibrationStep;
        const double degrees = 180 / 3.14159265358979323846 / (2 * arm());
        const auto said = [](const std::string& text, std::initializer_list<QString> fillings) {
            auto words = q(text);
            for (const auto& filling : fillings)
                words = words.arg(filling);
            return words;
        };
        const auto number = [](double value) { return QString::number(value); };
        const auto turn = QString::number(degrees, 'f', 3);
        const QStringList lines{
            q(options.backs == model::Backs::ShortEdge
                    ? ProxySheetWords::tr("Print at 100 % (actual size), on both sides, turned over on the short edge.")
                    : ProxySheetWords::tr(
                          "Print at 100 % (actual size), on both sides, turned over on the long edge.")),
            said(
                ProxySheetWords::tr(
                    "1. Size: the pale lines are 20 mm apart, %1 mm from the first to the last across and %2 mm down."),
                {number(longX), number(longY)}),
            said(ProxySheetWords::tr(
                     "    Across measured as m: correction x is (%1 / m − 1) × 1000 per mille; down with %2 "
                     "in the same way."),
                {number(longX), number(longY)}),
            q(ProxySheetWords::tr(
                "2. Back: hold the sheet against the light, this side towards you. Read where the lines "
                "of the back cross the scales.")),
            q(ProxySheetWords::tr(
                "    Offset x is the figure in the middle; offset y the middle of the left and the right one.")),
            sideways() ? said(ProxySheetWords::tr("    Turn is (left − right) × %1 degrees."), {turn})
                       : said(ProxySheetWords::tr("    Turn is (right − left) × %1 degrees."), {turn}),
            said(ProxySheetWords::tr(
                     "Add what you read to what is set: x %1 mm, y %2 mm, turn %3°, correction x %4 ‰, y %5 ‰."),
                {q(millimetres(options.backX)), q(millimetres(options.backY)), q(millimetres(options.backTurn)),
                    q(millimetres(options.correctionX)), q(millimetres(options.correctionY))})};
        const double left = std::max(options.margin + 2, width / 2 - 92), step = 5.2;
        double y = std::max(options.margin + 2, height / 2 - down * stepY + 4);
        field({left - 2, y - 2, width - 2 * left + 4, step * static_cast<double>(lines.size()) + 12});
        paintWords(painter, {left, y, width - 2 * left, 7}, q(ProxySheetWords::tr("NexusDeck: measuring the printer")),
            {.size = 4.6, .least = 2, .weight = QFont::Bold});
        y += 8;
        for (const auto& words : lines) {
            paintWords(painter, {left, y, width - 2 * left, step}, words, {.size = 3, .least = 1.4});
            y += step;
        }
    }
    void back()
    {
        painter.translate(middle() + QPointF(options.backX, options.backY));
        painter.rotate(options.backTurn);
        constexpr double bold = 0.2;
        paintStroke(painter, {0, -14}, {0, 14}, bold);
        for (const double side : {-arm(), arm()})
            paintStroke(painter, {side - 10, 0}, {side + 10, 0}, bold);
        paintWords(painter, {-40, 30, 80, 5}, q(ProxySheetWords::tr("back of the measuring page")),
            {.size = 3, .alignment = Qt::AlignHCenter});
    }
};

} // namespace

tl::expected<ProxySheets, model::SheetMisfit> ProxySheets::make(std::shared_ptr<const ProxyJob> job,
    const ProxyOptions& options, std::shared_ptr<const model::Catalogue> catalogue, std::shared_ptr<const CardArt> art)
{
    auto layout = model::layOut(options.sheet);
    if (!layout)
        return tl::unexpected(layout.error());
    ProxySheets sheets;
    sheets.m_job = std::move(job);
    sheets.m_catalogue = std::move(catalogue);
    sheets.m_pictures = std::make_shared<PictureShelf>(std::move(art));
    sheets.m_options = options;
    sheets.m_layout = std::move(*layout);
    return sheets;
}

int ProxySheets::sheets() const
{
    const auto slots = static_cast<std::size_t>(m_layout.slots());
    return static_cast<int>((m_job->copies.size() + slots - 1) / slots);
}

std::span<const std::size_t> ProxySheets::copiesOf(int sheet) const
{
    const auto slots = static_cast<std::size_t>(m_layout.slots()), first = static_cast<std::size_t>(sheet) * slots;
    const std::span<const std::size_t> all(m_job->copies);
    return first < all.size() ? all.subspan(first, std::min(slots, all.size() - first))
                              : std::span<const std::size_t>();
}

FaceLook ProxySheets::look() const
{
    return {m_options.style, m_options.mark ? QString::fromUtf8(proxyMark) : QString()};
}

void ProxySheets::paint(QPainter& painter, int page) const
{
    if (page < 0 || page >= pages())
        return;
    painter.save();
    const int sheet = hasBackPages() ? page / 2 : page;
    if (isBack(page))
        paintBack(painter, sheet);
    else
        paintFront(painter, sheet);
    paintMargin(painter, page);
    painter.restore();
}

void ProxySheets::paintFront(QPainter& painter, int sheet) const
{
    const auto copies = copiesOf(sheet);
    const auto words = look();
    const bool pictured = m_options.style == FaceStyle::Colour;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const auto& face = m_job->faces[copies[i]];
        const auto slot = rectOf(m_layout.front[i]);
        const auto picture = pictured ? m_pictures->picture(face) : QImage();
        const auto inner = faceIn(slot, card());
        if (m_layout.bleedX > 0 || slot.width() - inner.width() > thinnest ||
            slot.height() - inner.height() > thinnest) {
            painter.setRenderHint(QPainter::Antialiasing, false);
            paintBleed(painter, slot.adjusted(-m_layout.bleedX, -m_layout.bleedY, m_layout.bleedX, m_layout.bleedY),
                inner, face, m_catalogue->game(), m_options.style, picture);
        }
        painter.save();
        intoSlot(painter, slot, card());
        paintCard(painter, card(), face, m_catalogue->game(), picture, words);
        painter.restore();
    }
    if (m_layout.folds())
        paintBacks(painter, sheet);
    for (const auto& line : m_layout.cropMarks)
        paintStroke(painter, {line.x1, line.y1}, {line.x2, line.y2}, quarterPoint);
    for (const auto& line : m_layout.fold)
        paintDashes(painter, line);
    for (const auto& mark : m_layout.registration)
        painter.fillRect(rectOf(mark), Qt::black);
}

void ProxySheets::paintBack(QPainter& painter, int sheet) const
{
    const QPointF middle(m_layout.width / 2, m_layout.height / 2);
    painter.save();
    painter.translate(middle + QPointF(m_layout.backX, m_layout.backY));
    painter.rotate(m_layout.backTurn);
    painter.translate(-middle);
    paintBacks(painter, sheet);
    painter.restore();
}

void ProxySheets::paintBacks(QPainter& painter, int sheet) const
{
    const double bleed = m_options.sheet.bleed;
    const auto own = m_pictures->back();
    const auto whole = card().adjusted(-bleed, -bleed, bleed, bleed);
    for (std::size_t i = 0; i < copiesOf(sheet).size(); ++i) {
        painter.save();
        intoSlot(painter, rectOf(m_layout.back[i]), card());
        if (m_layout.backUpsideDown) {
            painter.translate(card().width(), card().height());
            painter.rotate(180);
        }
        painter.setClipRect(whole, Qt::IntersectClip);
        paintCardBack(painter, whole, card(), q(m_catalogue->game().name), m_options.style, own);
        painter.restore();
    }
}

void ProxySheets::paintMargin(QPainter& painter, int page) const
{
    if (m_layout.ruler) {
        painter.save();
        const auto area = intoStrip(painter, *m_layout.ruler);
        paintRuler(painter, area, area.width());
        painter.restore();
    }
    if (m_layout.notice) {
        painter.save();
        const auto area = intoStrip(painter, *m_layout.notice).adjusted(1.5, 0, 0, 0);
        const int sheet = hasBackPages() ? page / 2 : page;
        const auto number = QString::number(sheet + 1), all = QString::number(sheets());
        const auto words =
            area.width() <= 60 ? q(ProxySheetWords::tr("Print at 100 % (actual size)"))
            : isBack(page)
                ? q(ProxySheetWords::tr("Print at 100 % (actual size)  ·  sheet %1 of %2, back")).arg(number, all)
            : m_layout.folds()
                ? q(ProxySheetWords::tr("Print at 100 %, fold, then cut  ·  sheet %1 of %2")).arg(number, all)
                : q(ProxySheetWords::tr("Print at 100 % (actual size)  ·  sheet %1 of %2")).arg(number, all);
        paintWords(painter, area, words, {.size = 2.4, .least = 1.4});
        painter.restore();
    }
}

std::vector<ProxyWarning> ProxySheets::warningsOf(const CardFace& face) const
{
    std::vector<ProxyWarning> found;
    const auto add = [&](ProxyTrouble trouble, std::string detail = {}, int number = 0) {
        found.push_back({trouble, face.card.name, std::move(detail), number, -1});
    };
    const auto result = measureCard(face, m_catalogue->game(), look());
    if (result.nameCut)
        add(ProxyTrouble::NameCut);
    if (result.rulesCut)
        add(ProxyTrouble::RulesCut);
    else if (result.flavorCut)
        add(ProxyTrouble::FlavorCut);
    if (const auto missing = unprintedLetters(lettersOf(face.card)); !missing.isEmpty())
        add(ProxyTrouble::NoGlyph, missing.join(QStringLiteral(", ")).toStdString());
    if (m_options.style != FaceStyle::Colour)
        return found;
    if (const auto picture = m_pictures->look(face)) {
        if (!picture->trouble.isEmpty())
            add(ProxyTrouble::BadPicture, picture->trouble.toStdString());
        else if (picture->dpi < sharpDpi)
            add(ProxyTrouble::CoarsePicture, {}, picture->dpi);
    }
    return found;
}

std::vector<ProxyWarning> ProxySheets::warnings() const
{
    auto all = m_job->warnings;
    if (m_options.sheet.ruler && !m_layout.ruler)
        all.push_back({ProxyTrouble::NoRuler, {}, {}, 0, 0});
    if (hasBackPages() && m_options.style == FaceStyle::Colour)
        if (const auto back = m_pictures->lookAtBack(); back && !back->trouble.isEmpty())
            all.push_back({ProxyTrouble::BadBack, {}, back->trouble.toStdString(), 0, 1});
    std::vector<bool> seen(m_job->faces.size());
    for (std::size_t i = 0; i < m_job->copies.size(); ++i) {
        const auto at = m_job->copies[i];
        if (seen[at])
            continue;
        seen[at] = true;
        const int sheet = static_cast<int>(i / static_cast<std::size_t>(m_layout.slots()));
        for (auto& warning : warningsOf(m_job->faces[at])) {
            warning.page = hasBackPages() ? 2 * sheet : sheet;
            all.push_back(std::move(warning));
        }
    }
    return all;
}

Duplex duplexOf(model::Backs backs)
{
    return backs == model::Backs::LongEdge    ? Duplex::LongEdge
           : backs == model::Backs::ShortEdge ? Duplex::ShortEdge
                                              : Duplex::None;
}

std::optional<QByteArray> proxyPdf(const ProxySheets& sheets, const QString& title, const PageProgress& progress)
{
    if (sheets.pages() == 0)
        return std::nullopt;
    PdfSheets pdf({sheets.pageSize(), title, duplexOf(sheets.options().sheet.backs)});
    for (int page = 0; page < sheets.pages(); ++page) {
        if (page > 0)
            pdf.newPage();
        sheets.paint(pdf.painter(), page);
        if (progress && !progress(page + 1, sheets.pages()))
            return std::nullopt;
    }
    return pdf.finish();
}

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
        duplexOf(options.backs == model::Backs::ShortEdge ? options.backs : model::Backs::LongEdge)});
    paintCalibration(sheets.painter(), options, false);
    sheets.newPage();
    paintCalibration(sheets.painter(), options, true);
    return sheets.finish();
}

} // namespace nexus::app
