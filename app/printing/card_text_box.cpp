#include "app/printing/card_text_box.h"

#include "app/base/qt_text.h"

#include <QPainter>
#include <QTextOption>

#include <cmath>

namespace nexus::app {

namespace {

// Sets the lines of a layout one below the other; gives the bottom.
double breakLines(QTextLayout& layout, double width)
{
    const bool fromRight = layout.text().isRightToLeft(); // a paragraph runs its own way
    QTextOption option(fromRight ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    double y = 0;
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height() * 1.03;
    }
    layout.endLayout();
    return y;
}

std::size_t textLength(const BoxContent& content)
{
    std::size_t length = static_cast<std::size_t>(content.flavor.size());
    for (const auto& paragraph : content.rules)
        length += paragraph.text.size() + 12;
    return length;
}

QString withoutLastWord(const QString& text)
{
    const auto blank = text.lastIndexOf(QLatin1Char(' '));
    return blank > text.size() - 24 && blank > 0 ? text.left(blank) : text.left(text.size() - 1);
}

} // namespace

QFont faceFont(const QString& family, int size, QFont::Weight weight)
{
    QFont font(family);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(weight);
    font.setPixelSize(size);
    return font;
}

TextBox::TextBox(const BoxContent& content, double width, double height, int size)
    : m_width(width)
    , m_height(height)
    , m_size(size)
    , m_family(content.family)
{
    for (const auto& paragraph : content.rules) {
        QList<QTextLayout::FormatRange> formats;
        const std::string_view text = paragraph.text;
        const auto position = [&](std::size_t bytes) {
            return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
        };
        for (const auto& [first, second] : paragraph.strong) {
            QTextLayout::FormatRange range;
            range.start = position(first);
            range.length = position(second) - range.start;
            range.format.setFontWeight(QFont::Bold);
            formats.append(range);
        }
        append(q(paragraph.text), formats, false, size * 0.34);
        if (m_bottom > height * 6) // hopeless at this size: no need to set the rest
            return;
    }
    if (!content.flavor.isEmpty())
        append(content.flavor, {}, true, size * 0.9);
}

void TextBox::append(const QString& text, const QList<QTextLayout::FormatRange>& formats, bool flavor, double gap)
{
    auto font = faceFont(m_family, flavor ? std::max(17, static_cast<int>(std::lround(m_size * 0.9))) : m_size);
    font.setItalic(flavor);
    Part part{std::make_unique<QTextLayout>(text, font), m_parts.empty() ? 0 : m_bottom + gap, flavor};
    part.layout->setCacheEnabled(true);
    part.layout->setFormats(formats);
    m_bottom = part.top + breakLines(*part.layout, m_width);
    m_parts.push_back(std::move(part));
}

void TextBox::removeFlavor()
{
    if (m_parts.empty() || !m_parts.back().flavor)
        return;
    m_parts.pop_back();
    m_flavorCut = true;
    m_bottom = m_parts.empty() ? 0 : m_parts.back().top + m_parts.back().layout->boundingRect().height();
}

void TextBox::cut()
{
    if (fits())
        return;
    removeFlavor();
    while (!fits() && m_parts.size() > 1 && m_parts.back().top + m_size * 1.3 > m_height) {
        m_parts.pop_back();
        m_rulesCut = true;
        m_bottom = m_parts.back().top + m_parts.back().layout->boundingRect().height();
    }
    if (!m_parts.empty() && (m_rulesCut || !fits()))
        cutPart(m_parts.back());
}

// Keeps the lines above the bottom edge and ends the last of them with "…".
void TextBox::cutPart(Part& part)
{
    m_rulesCut = true;
    int lines = 0;
    while (lines < part.layout->lineCount()) {
        const auto line = part.layout->lineAt(lines);
        if (part.top + line.y() + line.height() > m_height)
            break;
        ++lines;
    }
    lines = std::max(lines, 1);
    const auto last = part.layout->lineAt(lines - 1);
    const auto formats = part.layout->formats();
    QString text = part.layout->text().left(last.textStart() + last.textLength()).trimmed();
    do {
        part.layout->setText(text + QStringLiteral(" …"));
        part.layout->setFormats(formats);
        m_bottom = part.top + breakLines(*part.layout, m_width);
        text = withoutLastWord(text);
    } while (part.layout->lineCount() > lines && !text.isEmpty());
}

void TextBox::paint(QPainter& painter, const QPointF& topLeft, const QColor& rules, const QColor& flavor) const
{
    for (const auto& part : m_parts) {
        const auto at = topLeft + QPointF(0, part.top);
        if (part.flavor && &part != &m_parts.front()) {
            const double y = at.y() - m_size * 0.38;
            painter.setPen(QPen(QColor(0xd5, 0xd8, 0xde), 1.6));
            painter.drawLine(QPointF(topLeft.x(), y), QPointF(topLeft.x() + m_width * 0.24, y));
        }
        painter.setPen(part.flavor ? flavor : rules);
        part.layout->draw(&painter, at);
    }
}

std::unique_ptr<TextBox> fittingBox(const BoxContent& content, double width, double height, int from, int to)
{
    // A letter is about 0.54 of the size wide and a line 1.25 of it high: begin just above the size that gives.
    const double area = 0.54 * 1.25 * static_cast<double>(textLength(content));
    const int guess = area > 0 ? static_cast<int>(std::sqrt(width * height / area)) + 2 : from;
    if (guess < to - 3)
        return nullptr;
    for (int size = std::min(from, std::max(guess, to)); size >= to; --size)
        if (auto box = std::make_unique<TextBox>(content, width, height, size); box->fits())
            return box;
    return nullptr;
}

} // namespace nexus::app
