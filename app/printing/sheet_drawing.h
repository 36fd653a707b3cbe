// What a page of text, lines and boxes is made of: drawn once, painted as often as wanted, on paper and on screen
// alike. Lengths in millimetres from the top left corner, texts by the left end of their base line. Words are shaped
// once for each style and kept, so five hundred lists with the same cards cost little; a drawing holds on to its
// letters. One thread an object. Needs a QGuiApplication for its fonts.
#pragma once

#include <QColor>
#include <QFont>
#include <QGlyphRun>
#include <QRectF>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

class QPainter;

namespace nexus::app {

// Nothing is smaller than nine points but what stands on a page as large as a card.
enum class Style { Body, Strong, Value, Heading, Title, Stamp, Initial, Small, SmallStrong };
constexpr std::size_t styleCount = 9;
[[nodiscard]] double pointsOf(Style style);

struct ShapedText {
    QList<QGlyphRun> runs;
    double ascent = 0; // in hundredths of a millimetre, as the runs
    double width = 0;  // in millimetres
};

class SheetLetters {
public:
    SheetLetters();
    ~SheetLetters();
    [[nodiscard]] std::shared_ptr<const ShapedText> shape(const QString& text, Style style);
    [[nodiscard]] double width(const QString& text, Style style) { return shape(text, style)->width; }
    // Broken into lines of at most that width, words torn only where one is wider. At least one line.
    [[nodiscard]] const QStringList& wrapped(const QString& text, Style style, double width);

private:
    [[nodiscard]] const QFont& fontFor(const QString& text, Style style) const;

    // Plain ones look for no letter elsewhere; joined ones write letters as they stand together.
    std::array<std::unique_ptr<QFont>, styleCount> m_fonts, m_plainFonts, m_joinedFonts;
    std::array<std::unordered_map<QString, std::shared_ptr<const ShapedText>>, styleCount> m_shaped;
    std::array<std::unordered_map<QString, QStringList>, styleCount> m_wrapped; // by width and text
};

class SheetDrawing {
public:
    void text(std::shared_ptr<const ShapedText> text, double x, double baseLine, bool white = false);
    void line(double x1, double y1, double x2, double y2, double width = hairline);
    void box(const QRectF& rect, double width = hairline);
    void fill(const QRectF& rect);
    void append(const SheetDrawing& other, double x, double y);
    void paint(QPainter& painter) const; // in millimetres

    // Lines finer than a hairline are grey.
    static constexpr double faint = 0.09, hairline = 0.1, rule = 0.3, frame = 0.5;

private:
    struct Words {
        std::shared_ptr<const ShapedText> text;
        QPointF at;
        bool white = false;
    };
    struct Stroke {
        QLineF line;
        double width = 0;
    };
    struct Frame {
        QRectF rect;
        double width = 0; // 0: filled
    };
    void paintWords(QPainter& painter) const;

    std::vector<Words> m_words;
    std::vector<Stroke> m_lines;
    std::vector<Frame> m_boxes;
};

// Words and rulers on a sheet that is painted in millimetres.

[[nodiscard]] QString sheetFamily(); // Inter where it is there
// The letters of a text that no font here has, each once, as "“😅” (U+1F605)", "…" behind the first eight; boxes are
// printed for them.
[[nodiscard]] QStringList unprintedLetters(const QString& text);

struct SheetWords {
    double size = 2;  // of the letters, in millimetres
    double least = 0; // shrinks down to this where the line is too long, then ends with "…"; 0: does not shrink
    QFont::Weight weight = QFont::Normal;
    QColor colour = Qt::black;
    Qt::Alignment alignment = Qt::AlignLeft;
};
// One line, its middle in the middle of the area; gives its width.
double paintWords(QPainter& painter, const QRectF& area, const QString& words, const SheetWords& how);
// A ruler along the upper edge of the area, `length` wide (100 mm, corrected), with its figures below.
void paintRuler(QPainter& painter, const QRectF& area, double length);
// A stroke of `width` as a filled bar: exact in every viewer.
void paintStroke(
    QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour = Qt::black);

inline constexpr double quarterPoint = 0.25 * 25.4 / 72;

} // namespace nexus::app
