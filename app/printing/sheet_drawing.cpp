#include "app/printing/sheet_drawing.h"

#include "app/printing/card_text_box.h"

#include <QFont>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <map>

namespace nexus::app {

namespace {

// Fonts have whole sizes in their painter's units: a hundredth of a millimetre is fine enough.
constexpr double unitsPerMm = 100;
constexpr std::size_t keptTexts = 20'000; // of a style
constexpr std::array<double, styleCount> points{9, 9, 10.5, 10.5, 14, 17, 26, 6.5, 6.5};

QPointF inUnits(const QPointF& at) { return {std::round(at.x() * unitsPerMm), std::round(at.y() * unitsPerMm)}; }

bool isBold(Style style) { return style != Style::Body && style != Style::Value && style != Style::Small; }

constexpr double unit = 0.05; // letters are set in twentieths of a millimetre: sizes of fonts are whole numbers

} // namespace

double pointsOf(Style style) { return points[static_cast<std::size_t>(style)]; }

SheetLetters::SheetLetters()
{
    for (std::size_t i = 0; i < styleCount; ++i) {
        auto font = std::make_unique<QFont>(sheetFamily());
        font->setHintingPreference(QFont::PreferNoHinting);
        // Else a hyphen between figures is another glyph, which no one can copy or search for in a PDF.
        font->setStyleStrategy(QFont::PreferNoShaping);
        font->setWeight(isBold(static_cast<Style>(i)) ? QFont::Bold : QFont::Normal);
        font->setPixelSize(static_cast<int>(std::ceil(points[i] / 72 * 25.4 * unitsPerMm)));
        m_plainFonts[i] = std::make_unique<QFont>(*font);
        m_plainFonts[i]->setStyleStrategy(
            static_cast<QFont::StyleStrategy>(QFont::PreferNoShaping | QFont::NoFontMerging));
        m_joinedFonts[i] = std::make_unique<QFont>(*font);
        m_joinedFonts[i]->setStyleStrategy(QFont::PreferDefault);
        m_fonts[i] = std::move(font);
    }
}

SheetLetters::~SheetLetters() = default;

// To look where other letters could come from takes longer than to set a whole page.
const QFont& SheetLetters::fontFor(const QString& text, Style style) const
{
    const bool plain = std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter.unicode() < 0x180 || (letter.unicode() >= 0x2010 && letter.unicode() <= 0x2027);
    });
    // From Hebrew to Khmer: letters that change beside others.
    const bool joined = std::any_of(
        text.begin(), text.end(), [](QChar letter) { return letter.unicode() >= 0x590 && letter.unicode() < 0x1e00; });
    return *(plain ? m_plainFonts : joined ? m_joinedFonts : m_fonts)[static_cast<std::size_t>(style)];
}

std::shared_ptr<const ShapedText> SheetLetters::shape(const QString& text, Style style)
{
    const auto at = static_cast<std::size_t>(style);
    auto& kept = m_shaped[at];
    if (const auto found = kept.find(text); found != kept.end())
        return found->second;
    if (kept.size() >= keptTexts)
        kept.clear(); // drawings hold on to what they show
    auto shaped = std::make_shared<ShapedText>();
    QTextLayout layout(text, fontFor(text, style));
    layout.beginLayout();
    auto line = layout.createLine();
    if (line.isValid()) {
        line.setNumColumns(static_cast<int>(text.size()) + 1);
        shaped->ascent = line.ascent();
        shaped->width = line.naturalTextWidth() / unitsPerMm;
    }
    layout.endLayout();
    shaped->runs = layout.glyphRuns();
    // Whole hundredths of a millimetre: nobody sees the difference, and a PDF is half as long.
    for (auto& run : shaped->runs) {
        auto positions = run.positions();
        for (auto& position : positions)
            position = {std::round(position.x()), std::round(position.y())};
        run.setPositions(positions);
    }
    shaped->ascent = std::round(shaped->ascent);
    kept.emplace(text, shaped);
    return shaped;
}

const QStringList& SheetLetters::wrapped(const QString& text, Style style, double width)
{
    auto& kept = m_wrapped[static_cast<std::size_t>(style)];
    if (kept.size() >= keptTexts)
        kept.clear();
    const auto key = QString::number(std::lround(width * unitsPerMm)) + QLatin1Char(' ') + text;
    if (const auto found = kept.find(key); found != kept.end())
        return found->second;
    if (this->width(text, style) <= width)
        return kept.emplace(key, QStringList{text}).first->second;
    QStringList lines;
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, fontFor(text, style));
    layout.setTextOption(option);
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 3.0) * unitsPerMm);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    const QChar direction(text.isRightToLeft() ? 0x200f : 0x200e); // each line runs as its paragraph does
    for (auto& line : lines)
        if (line.isRightToLeft() != text.isRightToLeft())
            line.prepend(direction);
    return kept.emplace(key, std::move(lines)).first->second;
}

namespace {

bool isUnprinted(char32_t letter)
{
    const auto category = QChar::category(letter);
    if (letter < 0x80 || category == QChar::Other_Format || category == QChar::Other_Control ||
        category == QChar::Mark_NonSpacing || QChar::isSpace(letter))
        return false; // shows nothing of its own
    QTextLayout layout(QString::fromUcs4(&letter, 1), QFont(sheetFamily()));
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const auto runs = layout.glyphRuns();
    return std::any_of(runs.begin(), runs.end(), [](const auto& run) { return run.glyphIndexes().contains(0U); });
}

} // namespace

QStringList unprintedLetters(const QString& text)
{
    constexpr qsizetype mostNamed = 8;
    thread_local std::map<char32_t, bool> known;
    QStringList found;
    const auto letters = text.toUcs4();
    for (const auto code : letters) {
        const char32_t letter = code;
        if (letter < 0x180) // of every font
            continue;
        const auto [at, fresh] = known.try_emplace(letter, false);
        if (fresh)
            at->second = isUnprinted(letter);
        const auto shown =
            QStringLiteral("“%1” (U+%2)").arg(QString::fromUcs4(&letter, 1)).arg(code, 4, 16, QLatin1Char('0'));
        if (!at->second || found.contains(shown))
            continue;
        if (found.size() == mostNamed)
            return found << QStringLiteral("…");
        found << shown;
    }
    return found;
}

void SheetDrawing::text(std::shared_ptr<const ShapedText> text, double x, double baseLine, bool white)
{
    m_words.push_back({std::move(text), {x, baseLine}, white});
}

void SheetDrawing::line(double x1, double y1, double x2, double y2, double width)
{
    m_lines.push_back({QLineF(x1, y1, x2, y2), width});
}

void SheetDrawing::box(const QRectF& rect, double width) { m_boxes.push_back({rect, width}); }

void SheetDrawing::fill(const QRectF& rect) { m_boxes.push_back({rect, 0}); }

void SheetDrawing::append(const SheetDrawing& other, double x, double y)
{
    const QPointF by(x, y);
    for (const auto& words : other.m_words)
        m_words.push_back({words.text, words.at + by, words.white});
    for (const auto& stroke : other.m_lines)
        m_lines.push_back({stroke.line.translated(by), stroke.width});
    for (const auto& one : other.m_boxes)
        m_boxes.push_back({one.rect.translated(by), one.width});
}

// Neighbours of one font go to the painter together: a page has a third as many of those, and a PDF is shorter.
void SheetDrawing::paintWords(QPainter& painter) const
{
    QRawFont font;
    QList<quint32> glyphs;
    QList<QPointF> positions;
    bool white = false;
    const auto flush = [&] {
        if (glyphs.isEmpty())
            return;
        QGlyphRun run;
        run.setRawFont(font);
        run.setGlyphIndexes(glyphs);
        run.setPositions(positions);
        painter.setPen(white ? Qt::white : Qt::black);
        painter.drawGlyphRun({}, run);
        glyphs.clear();
        positions.clear();
    };
    for (const auto& words : m_words) {
        const auto at = inUnits(words.at) - QPointF(0, words.text->ascent);
        for (const auto& run : words.text->runs) {
            if (words.white != white || run.rawFont() != font)
                flush();
            font = run.rawFont();
            white = words.white;
            glyphs += run.glyphIndexes();
            for (const auto& position : run.positions())
                positions.append(position + at);
        }
    }
    flush();
}

void SheetDrawing::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(1 / unitsPerMm, 1 / unitsPerMm);
    const auto scaled = [](const QRectF& rect) { return QRectF(inUnits(rect.topLeft()), inUnits(rect.bottomRight())); };
    std::map<double, std::pair<QList<QLineF>, QPainterPath>> strokes; // by width: a page has few
    for (const auto& stroke : m_lines)
        strokes[stroke.width].first.append({inUnits(stroke.line.p1()), inUnits(stroke.line.p2())});
    for (const auto& one : m_boxes) {
        if (one.width > 0)
            strokes[one.width].second.addRect(scaled(one.rect));
        else
            painter.fillRect(scaled(one.rect), Qt::black);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [width, what] : strokes) {
        painter.setPen(QPen(width < hairline ? QColor(Qt::gray) : QColor(Qt::black), width * unitsPerMm, Qt::SolidLine,
            Qt::FlatCap, Qt::MiterJoin));
        painter.drawLines(what.first);
        if (!what.second.isEmpty())
            painter.drawPath(what.second);
    }
    paintWords(painter);
    painter.restore();
}

QString sheetFamily()
{
    static const bool inter = QFontDatabase::families().contains(QStringLiteral("Inter"));
    return inter ? QStringLiteral("Inter") : QGuiApplication::font().family();
}

double paintWords(QPainter& painter, const QRectF& area, const QString& words, const SheetWords& how)
{
    const auto pixels = [](double mm) { return std::max(1, static_cast<int>(std::lround(mm / unit))); };
    auto font = faceFont(sheetFamily(), pixels(how.size), how.weight);
    const double room = area.width() / unit;
    if (how.least > 0)
        while (font.pixelSize() > pixels(how.least) && QFontMetricsF(font).horizontalAdvance(words) > room)
            font.setPixelSize(font.pixelSize() - 1);
    const QFontMetricsF metrics(font);
    const auto shown = metrics.elidedText(words, Qt::ElideRight, room);
    const double width = metrics.horizontalAdvance(shown) * unit;
    const double x = how.alignment & Qt::AlignRight     ? area.right() - width
                     : how.alignment & Qt::AlignHCenter ? area.center().x() - width / 2
                                                        : area.left();
    painter.save();
    painter.translate(x, area.center().y() + metrics.capHeight() * unit / 2);
    painter.scale(unit, unit);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(font);
    painter.setPen(how.colour);
    painter.drawText(QPointF(0, 0), shown);
    painter.restore();
    return width;
}

void paintStroke(QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour)
{
    const QRectF body(std::min(from.x(), to.x()), std::min(from.y(), to.y()), std::abs(to.x() - from.x()),
        std::abs(to.y() - from.y()));
    painter.setRenderHint(QPainter::Antialiasing); // finer than a dot of the screen it would come and go
    const double half = width / 2;
    const bool level = from.y() == to.y();
    painter.fillRect(body.adjusted(level ? 0 : -half, level ? -half : 0, level ? 0 : half, level ? half : 0), colour);
}

void paintRuler(QPainter& painter, const QRectF& area, double length)
{
    const double deep = std::min(2.4, area.height() * 0.55), line = 0.12, step = length / 100;
    paintStroke(painter, area.topLeft(), {area.left() + length, area.top()}, line);
    for (int mm = 0; mm <= 100; ++mm) {
        const double x = area.left() + mm * step;
        const double reach = mm % 10 == 0 ? deep : mm % 5 == 0 ? deep * 0.7 : deep * 0.45;
        paintStroke(painter, {x, area.top()}, {x, area.top() + reach}, line);
    }
    const double size = std::min(1.9, area.height() - deep - 0.2);
    for (const int mm : {0, 10, 20, 30, 40, 50, 60, 70, 80, 100}) { // no room for 90 beside "100 mm"
        const auto words = mm == 100 ? QStringLiteral("100 mm") : QString::number(mm);
        const bool first = mm == 0, last = mm == 100;
        const QRectF cell(area.left() + mm * step - (last ? 12 : 5) + (first ? 5 : 0), area.top() + deep + 0.1,
            last ? 12 : 10, area.height() - deep - 0.1);
        paintWords(painter, cell, words,
            {.size = size,
                .alignment = first  ? Qt::AlignLeft
                             : last ? Qt::AlignRight
                                    : Qt::AlignHCenter});
    }
}

} // namespace nexus::app
