#define ZX_USE_UTF8 // Result::text() as UTF-8, as later versions of the library have it
#include "app/printing/qr_symbol.h"

#include "app/printing/foreign_picture.h"

#include <QPainter>

#include <ZXing/ReadBarcode.h>
#include <algorithm>
#include <exception>
#include <memory>
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

namespace {

// Pixels of the longer side: where a symbol of a few centimetres is read soonest, and where small modules come apart.
constexpr int usualSide = 2400, largestSide = 4800, smallSide = 700;
constexpr int enlargedBy = 3;
constexpr int bandHeight = 40; // symbols in one row of a sheet

ZXing::Results symbolsIn(const QImage& grey, ZXing::Binarizer binarizer)
{
    auto hints = ZXing::DecodeHints()
                     .setFormats(ZXing::BarcodeFormat::QRCode)
                     .setTryHarder(true)
                     .setTryRotate(true)
                     .setBinarizer(binarizer);
    try {
        const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
            static_cast<int>(grey.bytesPerLine()));
        return ZXing::ReadBarcodes(view, hints);
    } catch (const std::exception&) {
        return {};
    }
}

ZXing::Results symbolsOf(QImage grey)
{
    if (grey.isNull())
        return {};
    for (const auto binarizer : {ZXing::Binarizer::LocalAverage, ZXing::Binarizer::GlobalHistogram})
        if (auto found = symbolsIn(grey, binarizer); !found.empty())
            return found;
    grey.invertPixels();
    return symbolsIn(grey, ZXing::Binarizer::LocalAverage);
}

int factorFor(const QImage& picture, int side)
{
    return (std::max(picture.width(), picture.height()) + side - 1) / side;
}

} // namespace

double qrShrink(const QSize& size) { return static_cast<double>(std::max(size.width(), size.height())) / usualSide; }

std::vector<std::string> qrTexts(const QImage& picture)
{
    if (picture.isNull())
        return {};
    const int usual = factorFor(picture, usualSide), fine = factorFor(picture, largestSide);
    auto grey = greyShrunk(picture, usual);
    auto found = symbolsOf(grey);
    if (found.empty() && fine < usual)
        found = symbolsOf(greyShrunk(picture, fine));
    if (found.empty() && std::max(grey.width(), grey.height()) < smallSide)
        found = symbolsOf(greyEnlarged(grey, enlargedBy));
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        const auto from = a.position().topLeft(), to = b.position().topLeft();
        return std::pair(from.y / bandHeight, from.x) < std::pair(to.y / bandHeight, to.x);
    });
    std::vector<std::string> texts;
    for (const auto& symbol : found)
        if (std::string text(symbol.bytes().begin(), symbol.bytes().end());
            symbol.isValid() && std::find(texts.begin(), texts.end(), text) == texts.end())
            texts.push_back(std::move(text));
    return texts;
}

} // namespace nexus::app
