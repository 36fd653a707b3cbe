// A QR symbol (ISO/IEC 18004, level M) of a text: its modules, and how they are drawn. Letters and digits in upper case
// take the least room, as deck codes do. Around the modules a quiet zone of four.
#pragma once

#include <QImage>
#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
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

} // namespace nexus::app
