// What DeckFaces paints: headings and sections below, faces out of the cache, their frames and badges over them.
#include "ui/deck/deck_faces.h"

#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/printing/card_colours.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace nexus::ui {

namespace {

constexpr qreal glowFrame = 5;
constexpr int smallFace = 200; // below it the letters of a face's own name are too small
qreal radiusOf(int width) { return width * 30 / 630.0; }

} // namespace

void DeckFaces::paintEvent(QPaintEvent* event)
{
    if (!deckModel()->document())
        return;
    if (deckModel()->document()->checker().sharedCatalogue() != m_catalogue)
        layOut(); // of another edition
    QPainter painter(viewport());
    const int offset = verticalOffset();
    const auto clip = event->rect().translated(0, offset);
    painter.translate(0, -offset);
    painter.setFont(font());
    paintSections(painter, clip);
    const auto near = clip.adjusted(-overhang - 2, -frameRoom, frameRoom, badgeHeight);
    for (const auto& place : m_columns.faces)
        if (place.face.intersects(clip))
            paintFace(painter, place);
    for (const auto& place : m_columns.faces)
        if (place.shown.intersects(near))
            paintMarks(painter, place);
    paintDrop(painter);
    if (m_cache->isIdle())
        m_ahead.start();
}

void DeckFaces::paintHeading(QPainter& painter, const QRect& rect, const QString& label, const QString& summary) const
{
    const bool twoLines = rect.height() == linesHeading;
    painter.setPen(theme().text);
    painter.setFont(sized(font(), 13, true));
    const auto first = QRect(rect.left(), rect.top(), rect.width(), twoLines ? 19 : 22);
    const int used = drawLine(painter, first, label);
    painter.setPen(theme().muted);
    painter.setFont(sized(font(), 12));
    if (twoLines)
        drawLine(painter, QRect(rect.left(), rect.top() + 18, rect.width(), 18), summary);
    else
        drawLine(painter, first.adjusted(used + 10, 0, 0, 0), summary,
            (m_stacked ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

void DeckFaces::paintSections(QPainter& painter, const QRect& clip) const
{
    const auto& blocks = deckModel()->blocks();
    const auto& checker = deckModel()->document()->checker();
    const auto* delegate = static_cast<const DeckDelegate*>(itemDelegate());
    bool first = true;
    for (const auto& section : m_columns.sections) {
        const bool leads = std::exchange(first, false);
        if (!section.area.intersects(clip) || section.blocks.empty() || section.blocks.back() >= blocks.size())
            continue;
        if (!leads)
            painter.fillRect(QRect(section.title.left(), section.area.top(), section.title.width(), 1), theme().line);
        bool empty = true;
        std::vector<const app::DeckBlock*> parts;
        for (const auto block : section.blocks) {
            parts.push_back(&blocks[block]);
            empty = empty && blocks[block].rows.empty();
        }
        if (!section.title.isEmpty()) {
            const auto label = app::sectionLabel(checker.ruleset(), section.section);
            const auto rect = section.title.adjusted(0, 2, 0, 0);
            painter.setPen(theme().text);
            painter.setFont(sized(font(), 13, true));
            const int used = drawLine(painter, rect, label);
            painter.setPen(theme().muted);
            painter.setFont(sized(font(), 12));
            drawLine(painter, rect.adjusted(used + 12, 0, 0, 0),
                empty ? delegate->howToFill(section.section) : q(app::blocksSummary(parts)));
        } else if (empty) {
            const auto inner = section.area.adjusted(12, 12, -12, -12);
            drawPlace(painter, inner, QPen(theme().line, 1, Qt::DashLine), theme().pane, 8);
            painter.setPen(theme().muted);
            painter.setFont(sized(font(), 13));
            painter.drawText(inner.adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap,
                m_columns.faces.empty() ? emptyWords()
                                        : app::sectionLabel(checker.ruleset(), section.section) +
                                              QStringLiteral(" – ") + delegate->howToFill(section.section));
        }
    }
    for (const auto& column : m_columns.columns)
        if (!column.heading.isEmpty() && column.heading.intersects(clip) && column.block < blocks.size())
            paintHeading(painter, column.heading, q(blocks[column.block].label), q(blocks[column.block].summary));
}

const std::vector<QColor>& DeckFaces::tintsOf(model::CardIndex card)
{
    auto [found, added] = m_tints.try_emplace(card);
    if (added)
        for (const auto& colour : app::frameColours(app::cardFace(*m_catalogue, card).card, m_catalogue->game()))
            found->second.push_back(colour);
    return found->second;
}

void DeckFaces::paintFace(QPainter& painter, const app::FacePlace& place)
{
    const auto& row = rowAt(place);
    const auto area = place.face;
    // Of a face in a stack what is seen, and what the round corners of the next one leave.
    const int seen = std::min(
        area.height(), place.shown.height() + static_cast<int>(std::ceil(radiusOf(area.width()))));
    const qreal ratio = painter.device()->devicePixelRatioF();
    const auto pixels = [&](int width) { return static_cast<int>(std::lround(width * ratio)); };
    QImage face;
    if (row.card)
        face = m_cache->face(*row.card, pixels(area.width()), ratio);
    bool other = false;
    if (face.isNull() && row.card && m_widthBefore > 0) {
        face = m_cache->held(*row.card, pixels(m_widthBefore), ratio);
        other = !face.isNull();
    }
    if (face.isNull()) {
        const auto colour = row.card ? tintsOf(*row.card).front() : theme().bad;
        drawRounded(painter, QRectF(area.topLeft(), QSizeF(area.width(), seen + (seen < area.height() ? 8 : 0))),
            radiusOf(area.width()), app::ink::paper, QPen(colour, 2));
    } else if (other) {
        const QRectF target(area.topLeft(), QSizeF(area.width(), seen));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(target, face, QRectF(0, 0, face.width(), face.height() * target.height() / area.height()));
    } else {
        painter.drawImage(area.topLeft(), face, QRect(0, 0, face.width(), pixels(seen)));
    }
    if (m_stacked || area.width() < smallFace || face.isNull())
        paintStrip(painter, place, row);
}

// Cost, name and domains over the face's own, which are too small to read there.
void DeckFaces::paintStrip(QPainter& painter, const app::FacePlace& place, const app::DeckRow& row)
{
    const int border = std::max(2, static_cast<int>(std::lround(place.face.width() * 12 / 630.0)));
    const QRect strip(
        place.face.left() + border, place.face.top() + border, place.face.width() - 2 * border, m_room.strip - border);
    static const std::vector<QColor> none{app::ink::neutral};
    const auto& tints = row.card ? tintsOf(*row.card) : none;
    const auto parts = static_cast<int>(tints.size());
    for (int i = 0; i < parts; ++i) {
        const int from = strip.left() + strip.width() * i / parts, to = strip.left() + strip.width() * (i + 1) / parts;
        const auto tint = app::mixed(tints[static_cast<std::size_t>(i)], Qt::white, 0.13);
        if (parts == 1)
            drawRounded(painter, strip, radiusOf(place.face.width()) - border + 1, tint);
        else
            painter.fillRect(QRect(from, strip.top(), to - from, strip.height()), tint);
    }
    const int letters = std::clamp(strip.height() * 2 / 5 + 1, 12, 20);
    const int between = badgeHeight / 2 - 1; // its own badge above, that of the next one below
    const QRect words(strip.left() + 3, place.face.top() + between, strip.width() - 6, m_room.strip - 2 * between);
    int left = words.left(), right = words.right() + 1;
    if (row.cost) {
        const QRect tile(left, words.top(), words.height(), words.height());
        drawRounded(painter, tile, 4, app::ink::dark);
        painter.setPen(Qt::white);
        painter.setFont(sized(font(), letters, true));
        drawLine(painter, tile, QString::number(*row.cost), Qt::AlignCenter);
        left = tile.right() + 6;
    }
    const bool wrong = !row.problem.empty() || !row.card;
    const auto name = wrong ? withSign(app::wrongSign, q(row.name)) : q(row.name);
    painter.setFont(sized(font(), letters, true));
    const int wanted = ui::lineWidth(painter, name);
    if (row.card && m_catalogue) { // the domains, where the name leaves them room
        const auto points = app::domainPoints(*m_catalogue, *row.card);
        int pips = 0;
        for (const auto& [domain, value] : points)
            pips += pipWidth(painter, m_catalogue->game(), domain, value) + 4;
        const int end = right - badgeWidth + overhang; // beside the badges
        if (!points.empty() && wanted + 6 + pips <= end - left)
            right = end - 6 -
                    drawPips(
                        painter, QRect(left, words.top(), end - left, words.height()), *m_catalogue, *row.card, true);
    }
    painter.setFont(sized(font(), letters, true));
    painter.setPen(wrong ? app::ink::left : app::ink::dark);
    drawLine(painter, QRect(left, words.top(), right - left, words.height()), name);
}

// What lies over all faces: the frame of a chosen one, and how many copies there are.
void DeckFaces::paintMarks(QPainter& painter, const app::FacePlace& place) const
{
    const auto index = indexOf(&place);
    const auto& row = rowAt(place);
    const bool selected = selectionModel()->isSelected(index), current = index == currentIndex() && hasFocus();
    if (selected || current) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        const auto radius = radiusOf(place.face.width()) + 2;
        const QRectF shown(place.shown);
        if (current) {
            painter.setPen(QPen(Qt::white, 2)); // apart from the face's own frame
            painter.drawRoundedRect(shown.adjusted(1, 1, -1, -1), radius - 2, radius - 2);
        }
        painter.setPen(QPen(theme().accent, current ? 4 : 2.5));
        painter.drawRoundedRect(shown.adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius);
        painter.restore();
    }
    const auto* delegate = static_cast<const DeckDelegate*>(itemDelegate());
    const bool glows = delegate->glowing() == index && delegate->glow() > 0;
    if (glows) { // what was touched; the frame fades
        auto lit = theme().accent;
        lit.setAlphaF(static_cast<float>(delegate->glow()));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(lit, glowFrame));
        const auto radius = radiusOf(place.face.width()) + 2;
        painter.drawRoundedRect(QRectF(place.shown).adjusted(-1, -1, 1, 1), radius, radius);
        painter.restore();
    }
    const auto places = countPlaces(place);
    const bool open = opened(index);
    const auto count = QStringLiteral("×%1").arg(row.entry.count);
    painter.setFont(sized(font(), 12, true));
    const int width = std::max(badgeWidth, ui::lineWidth(painter, count) + 12);
    const int right = places.plus.right() + 1;
    const QRectF badge = open ? QRectF(places.minus.united(places.plus))
                              : QRectF(right - width, places.plus.top() + 1, width, badgeHeight);
    drawRounded(painter, badge, badge.height() / 2, app::ink::dark,
        QPen(theme().dark ? theme().muted : theme().pane, theme().dark ? 1 : 1.5));
    painter.setPen(Qt::white);
    if (open) {
        drawLine(painter, places.minus, QStringLiteral("−"), Qt::AlignCenter);
        drawLine(painter, places.count, count, Qt::AlignCenter);
        drawLine(painter, places.plus, QStringLiteral("+"), Qt::AlignCenter);
    } else {
        drawLine(painter, badge.toRect(), count, Qt::AlignCenter);
    }
    if (const auto by = glows ? delegate->glowWords() : QString(); !by.isEmpty()) {
        const int wide = ui::lineWidth(painter, by) + 12;
        const QRectF beside(badge.left() - wide - 3, badge.top(), wide, badge.height());
        drawRounded(painter, beside, beside.height() / 2, theme().accent);
        painter.setPen(theme().onAccent);
        drawLine(painter, beside.toRect(), by, Qt::AlignCenter);
    }
}

void DeckFaces::paintDrop(QPainter& painter) const
{
    if (!m_drop || m_drop->words.isEmpty())
        return;
    const auto colour = m_drop->allowed ? theme().accent : theme().bad;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2, m_drop->allowed ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(m_drop->area).adjusted(3, 3, -3, -3), 8, 8);
    painter.restore();
    painter.setFont(sized(font(), 13, true));
    const int width = ui::lineWidth(painter, m_drop->words) + 20;
    QRect sign(m_drop->at + QPoint(14, 18), QSize(width, 24));
    const QRect seen(4, verticalOffset() + 4, viewport()->width() - 8, viewport()->height() - 8);
    sign.moveRight(std::min(sign.right(), seen.right()));
    sign.moveBottom(std::min(sign.bottom(), seen.bottom()));
    drawRounded(painter, sign, 6, colour, QPen(theme().pane, 1.5));
    painter.setPen(readableOn(colour));
    drawLine(painter, sign, m_drop->words, Qt::AlignCenter);
}

} // namespace nexus::ui
