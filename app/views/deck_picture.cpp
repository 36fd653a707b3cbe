#include "app/views/deck_picture.h"

#include "app/base/file_bytes.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "app/documents/game_library.h"
#include "app/printing/card_art.h"
#include "app/printing/card_colours.h"
#include "app/printing/qr_symbol.h"
#include "app/printing/sheet_drawing.h"
#include "app/text/gauges.h"
#include "app/views/charts.h"
#include "app/views/face_columns.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace nexus::app {

namespace {

namespace poster {
const QColor ground{0xf4, 0xf5, 0xf7}, pane{0xff, 0xff, 0xff}, text{0x1d, 0x24, 0x30}, muted{0x5c, 0x66, 0x75},
    line{0xdf, 0xe3, 0xea}, good{0x1f, 0x7a, 0x4a}, open{0x8a, 0x5f, 0x00}, bad{0xb3, 0x26, 0x1e};

QColor colourOf(GaugeState state)
{
    return state == GaugeState::Met     ? good
           : state == GaugeState::Open  ? open
           : state == GaugeState::Wrong ? bad
                                        : muted;
}

QString signOf(GaugeState state)
{
    return QString::fromUtf8(state == GaugeState::Met     ? metSign
                             : state == GaugeState::Open  ? openSign
                             : state == GaugeState::Wrong ? wrongSign
                                                          : "");
}
} // namespace poster

constexpr int mostHeight = 16'000; // of a picture other programs still open
constexpr int leastAcross = 6, usualAcross = 9, mostAcross = 40;

// Lengths are parts of the width: 1000 units are all of it.
class PosterPainter {
public:
    explicit PosterPainter(const DeckPictureOrder& order)
        : m_order(order)
        , m_checker(*order.checker)
        , m_game(m_checker.catalogue().game())
        , m_report(m_checker.check(order.deck))
        , m_unit(order.width / 1000.0)
    {
        for (auto& block : deckBlocks(order.deck, m_checker, m_report, order.grouping))
            if (!m_checker.isFree(block.section) && !block.rows.empty())
                m_blocks.push_back(std::move(block));
        chooseSize();
    }

    QImage paint(const model::Progress& progress)
    {
        QImage image(m_order.width, m_height, QImage::Format_RGB32);
        image.fill(poster::ground);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
        m_painter = &painter;
        paintHead();
        painter.save();
        painter.translate(0, m_headHeight);
        paintHeadings();
        const bool whole = paintFaces(progress);
        painter.restore();
        paintFoot(m_headHeight + m_columns.height);
        painter.end();
        return whole ? image : QImage();
    }

private:
    [[nodiscard]] int units(double length) const { return static_cast<int>(std::lround(length * m_unit)); }

    double words(const QRectF& area, const QString& text, double size, const QColor& colour, bool bold = false,
        Qt::Alignment alignment = Qt::AlignLeft)
    {
        return paintWords(*m_painter, area, text,
            {.size = size * m_unit,
                .weight = bold ? QFont::DemiBold : QFont::Normal,
                .colour = colour,
                .alignment = alignment});
    }

    void panel(const QRectF& area)
    {
        m_painter->setPen(QPen(poster::line, std::max(1.0, m_unit)));
        m_painter->setBrush(poster::pane);
        m_painter->drawRoundedRect(area, units(6), units(6));
    }

    // As many faces beside each other as there are columns; more of them where the picture would be too high.
    void chooseSize()
    {
        std::map<model::SectionId, int> columns;
        int across = leastAcross;
        for (const auto& block : m_blocks)
            across = std::max(across, block.grouped ? ++columns[block.section] : 0);
        across = m_order.stacked ? std::min(across, usualAcross) : usualAcross;
        m_headHeight = units(158);
        m_footHeight = units(200);
        for (; across <= mostAcross; ++across) {
            FaceRoom room;
            room.width = m_order.width;
            room.gap = units(across <= usualAcross ? 14 : 10);
            room.face = (m_order.width - (across + 1) * room.gap) / across;
            room.strip = static_cast<int>(std::lround(room.face * 0.205));
            room.heading = units(44);
            room.title = units(30);
            room.stacked = m_order.stacked;
            m_columns = faceColumns(m_blocks, m_checker.ruleset(), room);
            if (m_blocks.empty())
                m_columns.height = 0;
            m_face = room.face;
            m_height = m_headHeight + m_columns.height + m_footHeight;
            if (m_height <= mostHeight)
                break;
        }
        m_height = std::min(m_height, 30'000); // what the painter can count
    }

    void paintHead()
    {
        const double left = units(14), right = m_order.width - left;
        const auto said = verdict(m_report);
        const double wordsWidth = 330 * m_unit;
        words(QRectF(left, units(16), right - left - wordsWidth, units(36)), q(m_order.deck.name), 27, poster::text,
            true);
        words(QRectF(right - wordsWidth, units(16), wordsWidth, units(36)),
            poster::signOf(said.state) + QLatin1Char(' ') + q(said.text), 16, poster::colourOf(said.state), true,
            Qt::AlignRight);
        words(QRectF(left, units(54), right - left, units(20)), q(m_checker.ruleset().name), 13, poster::muted);
        paintGauges(QRectF(left, units(84), right - left, units(66)));
    }

    void paintGauges(const QRectF& area)
    {
        const auto all = gauges(m_report, m_order.deck, m_checker);
        const auto count = std::min<std::size_t>(all.size(), 6);
        const double gap = units(8), width = (area.width() - gap * static_cast<double>(count - (count > 0 ? 1 : 0))) /
                                             static_cast<double>(std::max<std::size_t>(count, 3));
        for (std::size_t i = 0; i < count; ++i) {
            const auto& gauge = all[i];
            const QRectF box(area.left() + static_cast<double>(i) * (width + gap), area.top(), width, area.height());
            panel(box);
            const auto inner = box.adjusted(units(10), units(6), -units(10), -units(6));
            words(QRectF(inner.left(), inner.top(), inner.width(), units(14)), q(gauge.label), 11, poster::muted);
            if (gauge.lines.empty())
                continue;
            const auto& line = gauge.lines.front();
            const QRectF figures(inner.left(), inner.top() + units(15), inner.width(), units(22));
            const double used = words(figures, QString::number(line.value), 18, poster::text, true);
            words(figures.adjusted(used + units(4), units(2), 0, units(2)),
                QStringLiteral("/ %1 %2").arg(line.limit).arg(q(line.unit)), 11, poster::muted);
            words(QRectF(inner.left(), inner.bottom() - units(14), inner.width(), units(14)),
                poster::signOf(line.state) + QLatin1Char(' ') + q(line.remainder), 11, poster::colourOf(line.state),
                true);
        }
    }

    void paintHeadings()
    {
        for (const auto& section : m_columns.sections) {
            if (section.title.isEmpty())
                continue;
            std::vector<const DeckBlock*> parts;
            for (const auto block : section.blocks)
                parts.push_back(&m_blocks[block]);
            const QRectF title = section.title;
            if (&section != &m_columns.sections.front()) {
                m_painter->setPen(QPen(poster::line, std::max(1.0, m_unit)));
                m_painter->drawLine(QPointF(title.left(), title.top()), QPointF(title.right(), title.top()));
            }
            const double used = words(
                title, sectionLabel(m_checker.ruleset(), section.section), 15, poster::text, true);
            words(title.adjusted(used + units(10), 0, 0, 0), q(blocksSummary(parts)), 12, poster::muted);
        }
        for (const auto& column : m_columns.columns) {
            if (column.heading.isEmpty())
                continue;
            const QRectF heading = column.heading;
            const auto& block = m_blocks[column.block];
            words(QRectF(heading.left(), heading.top(), heading.width(), units(18)), q(block.label), 14, poster::text,
                true);
            words(QRectF(heading.left(), heading.top() + units(17), heading.width(), units(14)), q(block.summary), 10.5,
                poster::muted);
        }
    }

    bool paintFaces(const model::Progress& progress)
    {
        std::size_t done = 0;
        for (const auto& place : m_columns.faces) {
            if (progress && !progress(done++, m_columns.faces.size()))
                return false;
            const auto& row = m_blocks[place.block].rows[place.row];
            const QRectF area = place.face;
            if (row.card) {
                const auto face = cardFace(m_checker.catalogue(), *row.card);
                const auto art = m_order.art ? m_order.art->picture(face, m_face) : QImage();
                // In a stack the next one covers the rest; letters are painted only where they are seen.
                m_painter->save();
                if (place.shown != place.face)
                    m_painter->setClipRect(QRectF(place.shown).adjusted(-1, -1, 1, m_face * 0.06));
                paintCard(*m_painter, area, face, m_game, art);
                m_painter->restore();
            } else {
                m_painter->setPen(QPen(poster::bad, 2 * m_unit));
                m_painter->setBrush(ink::paper);
                m_painter->drawRoundedRect(area, m_face * 0.05, m_face * 0.05);
                words(QRectF(area.left() + m_face * 0.06, area.top(), m_face * 0.88, m_face * 0.17),
                    poster::signOf(GaugeState::Wrong) + QLatin1Char(' ') + q(row.entry.card), m_face * 0.07 / m_unit,
                    poster::bad, true);
            }
        }
        for (const auto& place : m_columns.faces)
            paintBadge(place);
        return true;
    }

    // On the corner of the face.
    void paintBadge(const FacePlace& place)
    {
        const auto& row = m_blocks[place.block].rows[place.row];
        const bool wrong = !row.problem.empty() || !row.card;
        const auto count = QStringLiteral("×%1").arg(row.entry.count);
        const double height = m_face * 0.12, width = height * (wrong ? 2.5 : count.size() > 2 ? 2.1 : 1.7);
        const QRectF badge(
            place.face.right() + 1 - width + m_face * 0.03, place.face.top() - height / 2, width, height);
        m_painter->setPen(QPen(poster::pane, std::max(1.5, m_face * 0.008)));
        m_painter->setBrush(wrong ? poster::bad : ink::dark);
        m_painter->drawRoundedRect(badge, height / 2, height / 2);
        words(badge, wrong ? poster::signOf(GaugeState::Wrong) + QLatin1Char(' ') + count : count,
            height * 0.66 / m_unit, Qt::white, true, Qt::AlignHCenter);
    }

    void paintFoot(double top)
    {
        const double left = units(14), bottom = m_height - units(14), right = m_order.width - left;
        const auto symbol = m_order.code.empty() ? std::nullopt : QrSymbol::of(QByteArray::fromStdString(m_order.code));
        const QRectF foot(left, top + units(4), right - left, bottom - top - units(4));
        double codeWidth = 0;
        if (symbol) {
            const double module = std::max(2.0, std::floor((foot.height() - units(30)) / symbol->side()));
            const double side = module * symbol->side();
            codeWidth = std::max(side + units(20), 150 * m_unit);
            const QRectF box(right - codeWidth, foot.top(), codeWidth, foot.height());
            panel(box);
            symbol->paint(*m_painter,
                QPointF(std::round(box.center().x() - side / 2),
                    std::round(box.top() + (box.height() - units(18) - side) / 2)),
                module);
            words(QRectF(box.left(), box.bottom() - units(24), box.width(), units(18)),
                QStringLiteral("Open in NexusDeck"), 10, poster::muted, false, Qt::AlignHCenter);
            codeWidth += units(10);
        }
        paintCurve(foot.adjusted(0, 0, -codeWidth, 0));
    }

    // Copies by cost, each bar in the colours of what is in it.
    void paintCurve(const QRectF& area)
    {
        const auto stats = model::deckStats(m_order.deck, m_checker);
        const auto charts = deckCharts(stats, stats.drawn, m_checker);
        const auto chart = std::find_if(
            charts.begin(), charts.end(), [](const auto& one) { return one.kind == ChartKind::Curve; });
        if (!stats.cost || chart == charts.end())
            return;
        std::map<int, std::map<QRgb, int>> bars;
        for (const auto& block : m_blocks)
            for (const auto& row : block.rows)
                if (const auto cost = row.card ? m_checker.catalogue().number(*row.card, *stats.cost) : std::nullopt;
                    cost && block.section == stats.drawn)
                    bars[*cost][frameColours(cardFace(m_checker.catalogue(), *row.card).card, m_game).front().rgb()] +=
                        row.entry.count;
        if (bars.empty())
            return;
        panel(area);
        const auto inner = area.adjusted(units(12), units(8), -units(12), -units(6));
        const QRectF line(inner.left(), inner.top(), inner.width(), units(18));
        const double used = words(line, QStringLiteral("%1 curve").arg(q(chart->title)), 13, poster::text, true);
        words(line.adjusted(used + units(10), 0, 0, 0), q(chart->summary), 11, poster::muted);
        int most = 1;
        for (const auto& [cost, parts] : bars) {
            int sum = 0;
            for (const auto& [colour, count] : parts)
                sum += count;
            most = std::max(most, sum);
        }
        const int first = bars.begin()->first, last = bars.rbegin()->first;
        const int places = std::min(last - first + 1, 40);
        const double step = inner.width() / places, base = inner.bottom() - units(17);
        const double room = base - inner.top() - units(40);
        for (const auto& [cost, parts] : bars) {
            if (cost - first >= places)
                break;
            const double x = inner.left() + step * (cost - first), bar = std::min(step * 0.62, 60 * m_unit);
            double y = base;
            int sum = 0;
            for (const auto& [colour, count] : parts) {
                const double height = room * count / most;
                m_painter->fillRect(QRectF(x + (step - bar) / 2, y - height, bar, height), QColor::fromRgb(colour));
                y -= height;
                sum += count;
            }
            words(QRectF(x, y - units(16), step, units(14)), QString::number(sum), 11, poster::text, true,
                Qt::AlignHCenter);
            words(QRectF(x, base + units(2), step, units(14)), QString::number(cost), 11, poster::muted, false,
                Qt::AlignHCenter);
        }
        m_painter->fillRect(QRectF(inner.left(), base, inner.width(), std::max(1.0, m_unit)), poster::line);
    }

    const DeckPictureOrder& m_order;
    const model::DeckChecker& m_checker;
    const model::Game& m_game;
    model::LegalityReport m_report;
    std::vector<DeckBlock> m_blocks;
    FaceColumns m_columns;
    double m_unit;
    int m_face = 0, m_headHeight = 0, m_footHeight = 0, m_height = 0;
    QPainter* m_painter = nullptr;
};

} // namespace

QImage deckPicture(const DeckPictureOrder& order, const model::Progress& progress)
{
    auto sized = order;
    sized.width = std::clamp(order.width, DeckPictureOrder::leastWidth, DeckPictureOrder::mostWidth);
    return PosterPainter(sized).paint(progress);
}

std::vector<CardFace> facesDrawn(const DeckPictureOrder& order)
{
    std::set<model::CardIndex> cards;
    for (const auto& row : order.checker->resolve(order.deck))
        if (row.card)
            cards.insert(*row.card);
    std::vector<CardFace> faces;
    for (const auto card : cards)
        faces.push_back(cardFace(order.checker->catalogue(), card));
    return faces;
}

namespace {

struct DeckPictureWords {
    NEXUS_WORDS(DeckPictureWords)
};

} // namespace

tl::expected<void, std::string> writePicture(const std::filesystem::path& file, const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return tl::unexpected(model::filled(DeckPictureWords::tr("%1: the picture cannot be made."), {file.string()}));
    if (const auto written = writeFile(file, bytes.toStdString()); !written)
        return tl::unexpected(model::filled(
            DeckPictureWords::tr("%1 %2.", "a file and what is wrong"), {file.string(), written.error()}));
    return {};
}

} // namespace nexus::app
