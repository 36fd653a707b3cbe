#include "app/printing/proxy_sheet.h"

#include "app/printing/card_art.h"
#include "app/printing/card_emblem.h"
#include "app/printing/proxy_job.h"
#include "app/printing/sheet_drawing.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nexus::app {

namespace {

QRectF rectOf(const model::SheetRect& rect) { return {rect.x, rect.y, rect.width, rect.height}; }

// The painter so that a card of 63 × 88 mm lies in the slot, corrected as the slot is.
void intoSlot(QPainter& painter, const QRectF& slot)
{
    painter.translate(slot.topLeft());
    painter.scale(slot.width() / cardWidthMm, slot.height() / cardHeightMm);
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

// The plain back of a proxy: the name of the game in a field of hexagons, the same for every card, so that no card can
// be told from behind. Vector only; with little ink it is lines on white.

struct BackInks {
    QColor ground, lines, field, rim, words;
};

BackInks inksOf(FaceStyle style)
{
    if (style == FaceStyle::Colour)
        return {QColor(0x1b, 0x25, 0x3a), QColor(0x37, 0x4a, 0x6e), QColor(0x24, 0x33, 0x52), QColor(0xc9, 0xd4, 0xea),
            Qt::white};
    return {Qt::white, QColor(0x9a, 0x9a, 0x9a), Qt::white, Qt::black, Qt::black};
}

// Whole hexagons mirrored about the middle both ways, so that the back looks the same when it is turned.
QPainterPath lattice(const QRectF& area, const QPointF& centre, double side)
{
    QPainterPath path;
    const double stepX = side * std::sqrt(3.0), stepY = side * 1.5;
    const int rows = static_cast<int>(area.height() / 2 / stepY) + 2,
              columns = static_cast<int>(area.width() / 2 / stepX) + 2;
    for (int row = -rows; row <= rows; ++row)
        for (int column = -columns; column <= columns; ++column) {
            path.addPolygon(
                hexagon(centre + QPointF((column + (row % 2 ? 0.5 : 0)) * stepX, row * stepY), side * 0.92));
            path.closeSubpath();
        }
    return path;
}

// `area`: with its bleed; `card`: to the cut.
void paintCardBack(QPainter& painter, const QRectF& area, const QRectF& card, const QString& game, FaceStyle style)
{
    const auto inks = inksOf(style);
    const auto centre = card.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, inks.ground);
    painter.setClipRect(style == FaceStyle::Colour ? area : card.adjusted(4, 4, -4, -4), Qt::IntersectClip);
    painter.setPen(QPen(inks.lines, 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lattice(card, centre, 4.6));
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rim, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(3.2, 3.2, -3.2, -3.2), 2, 2);
    painter.setBrush(inks.field);
    painter.drawPolygon(hexagon(centre, 23));
    painter.setPen(QPen(inks.rim, 0.25));
    painter.drawPolygon(hexagon(centre, 21.4));
    painter.restore();
    const auto words = game.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const double step = 6.4;
    double y = centre.y() - step * static_cast<double>(words.size()) / 2;
    for (const auto& word : words) {
        paintWords(painter, QRectF(centre.x() - 17, y, 34, step), word,
            {.size = 5.4, .least = 2.4, .weight = QFont::Bold, .colour = inks.words, .alignment = Qt::AlignHCenter});
        y += step;
    }
}

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
    const int sheet = hasBacks() ? page / 2 : page;
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
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const auto& face = m_job->faces[copies[i]];
        const auto slot = rectOf(m_layout.front[i]);
        if (m_layout.bleedX > 0) {
            painter.setRenderHint(QPainter::Antialiasing, false);
            paintBleed(painter, slot.adjusted(-m_layout.bleedX, -m_layout.bleedY, m_layout.bleedX, m_layout.bleedY),
                slot, face, m_catalogue->game(), m_options.style);
        }
        painter.save();
        intoSlot(painter, slot);
        const bool pictured = m_options.style == FaceStyle::Colour;
        paintCard(painter, QRectF(0, 0, cardWidthMm, cardHeightMm), face, m_catalogue->game(),
            pictured ? m_pictures->picture(face) : QImage(), words);
        painter.restore();
    }
    for (const auto& line : m_layout.cropMarks)
        paintStroke(painter, {line.x1, line.y1}, {line.x2, line.y2}, quarterPoint);
}

void ProxySheets::paintBack(QPainter& painter, int sheet) const
{
    const QPointF middle(m_layout.width / 2, m_layout.height / 2);
    painter.save();
    painter.translate(middle + QPointF(m_layout.backX, m_layout.backY));
    painter.rotate(m_layout.backTurn);
    painter.translate(-middle);
    const double bleed = m_options.sheet.bleed;
    const QRectF card(0, 0, cardWidthMm, cardHeightMm);
    for (std::size_t i = 0; i < copiesOf(sheet).size(); ++i) {
        painter.save();
        intoSlot(painter, rectOf(m_layout.back[i]));
        if (m_layout.backUpsideDown) {
            painter.translate(cardWidthMm, cardHeightMm);
            painter.rotate(180);
        }
        painter.setClipRect(card.adjusted(-bleed, -bleed, bleed, bleed), Qt::IntersectClip);
        paintCardBack(painter, card.adjusted(-bleed, -bleed, bleed, bleed), card,
            QString::fromStdString(m_catalogue->game().name), m_options.style);
        painter.restore();
    }
    painter.restore();
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
        const int sheet = hasBacks() ? page / 2 : page;
        auto words = QString::fromUtf8(actualSize);
        if (area.width() > 60)
            words += QStringLiteral("  ·  sheet %1 of %2%3")
                         .arg(sheet + 1)
                         .arg(sheets())
                         .arg(isBack(page) ? QStringLiteral(", back") : QString());
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
    std::vector<bool> seen(m_job->faces.size());
    for (std::size_t i = 0; i < m_job->copies.size(); ++i) {
        const auto at = m_job->copies[i];
        if (seen[at])
            continue;
        seen[at] = true;
        const int sheet = static_cast<int>(i / static_cast<std::size_t>(m_layout.slots()));
        for (auto& warning : warningsOf(m_job->faces[at])) {
            warning.page = hasBacks() ? 2 * sheet : sheet;
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

} // namespace nexus::app
