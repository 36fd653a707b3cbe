// A QR symbol (ISO/IEC 18004, level M) of a text: its modules, and how they are drawn. Letters and digits in upper case
// take the least room, as deck codes do. Around the modules a quiet zone of four.
#pragma once

#include <QImage>
#include <QPointF>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QPainter;

namespace nexus::app {

class QrSymbol {
public:
    static constexpr int quiet = 4;
    static constexpr double moduleMm = 0.5; // on paper

    // None where the text is too long for a symbol.
    [[nodiscard]] static std::optional<QrSymbol> of(const QByteArray& text);
    [[nodiscard]] int modules() const { return m_modules; } // a side, without the quiet zone
    [[nodiscard]] int side() const { return m_modules + 2 * quiet; }
    [[nodiscard]] bool dark(int x, int y) const { return m_dark[static_cast<std::size_t>(y * m_modules + x)]; }

    // Black on white, the quiet zone included; `module`: its side in the painter's units.
    void paint(QPainter& painter, const QPointF& topLeft, double module) const;
    [[nodiscard]] QImage image(int pixelsPerModule) const;
    [[nodiscard]] QByteArray svg(double module = moduleMm) const; // in millimetres

private:
    // Dark runs of each line: x, y and length, the quiet zone included.
    void eachRun(const std::function<void(int x, int y, int length)>& visit) const;

    int m_modules = 0;
    std::vector<bool> m_dark;
};

// QR symbols in a picture, read by zxing-cpp: a file of ours, a screenshot, a scan or a photo taken at a table.
// Pictures are tried in grey at a size that keeps small modules apart, then larger, with another threshold and
// inverted, in the thread that asks. Total: any picture gives texts or none.

// How much smaller a picture may be decoded (app/printing/foreign_picture.h) so that its symbols are still read.
[[nodiscard]] double qrShrink(const QSize& size);
// The text of each symbol once, from top to bottom and from left to right.
[[nodiscard]] std::vector<std::string> qrTexts(const QImage& picture);

} // namespace nexus::app
