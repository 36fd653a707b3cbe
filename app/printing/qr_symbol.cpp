#include "app/printing/qr_symbol.h"

#include <QPainter>

#include <qrencode.h>

namespace nexus::app {

std::optional<QrSymbol> QrSymbol::of(const QByteArray& text)
{
    const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
        QRcode_encodeString(text.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
    if (!code)
        return std::nullopt;
    QrSymbol symbol;
    symbol.m_modules = code->width;
    const auto count = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    symbol.m_dark.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        symbol.m_dark.push_back((code->data[i] & 1U) != 0);
    return symbol;
}

void QrSymbol::eachRun(const std::function<void(int x, int y, int length)>& visit) const
{
    for (int y = 0; y < m_modules; ++y)
        for (int x = 0; x < m_modules; ++x) {
            if (!dark(x, y))
                continue;
            const int from = x;
            while (x + 1 < m_modules && dark(x + 1, y))
                ++x;
            visit(from + quiet, y + quiet, x - from + 1);
        }
}

void QrSymbol::paint(QPainter& painter, const QPointF& topLeft, double module) const
{
    std::vector<QRectF> runs; // in modules: short numbers in a PDF
    eachRun([&](int x, int y, int length) { runs.emplace_back(x, y, length, 1); });
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.translate(topLeft);
    painter.scale(module, module);
    painter.fillRect(QRectF(0, 0, side(), side()), Qt::white);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::black);
    painter.drawRects(runs.data(), static_cast<int>(runs.size()));
    painter.restore();
}

QImage QrSymbol::image(int pixelsPerModule) const
{
    QImage image(side() * pixelsPerModule, side() * pixelsPerModule, QImage::Format_RGB32);
    QPainter painter(&image);
    paint(painter, {}, pixelsPerModule);
    painter.end();
    const int dotsPerMeter = static_cast<int>(pixelsPerModule / moduleMm * 1000);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    return image;
}

QByteArray QrSymbol::svg(double module) const
{
    QByteArray path;
    eachRun([&](int x, int y, int length) {
        const auto width = QByteArray::number(length);
        path += "M" + QByteArray::number(x) + " " + QByteArray::number(y) + "h" + width + "v1h-" + width + "z";
    });
    const auto mm = QByteArray::number(side() * module), units = QByteArray::number(side());
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + mm + "mm\" height=\"" + mm + "mm\" viewBox=\"0 0 " +
           units + " " + units + "\"><path fill=\"#fff\" d=\"M0 0h" + units + "v" + units + "h-" + units +
           "z\"/><path d=\"" + path + "\"/></svg>\n";
}

} // namespace nexus::app
