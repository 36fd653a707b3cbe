#include "app/printing/foreign_picture.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace nexus::app {

namespace {

using namespace std::string_view_literals;

struct PictureWords {
    NEXUS_WORDS(PictureWords)
};

// A sign in front of the bytes, with what stands behind it at `again`.
struct PictureMark {
    std::string_view front;
    std::size_t again = 0;
    std::string_view there = {};
    [[nodiscard]] bool of(std::string_view bytes) const
    {
        return bytes.starts_with(front) && bytes.size() >= again && bytes.substr(again).starts_with(there);
    }
};

struct PictureKind {
    const char* format; // as Qt calls it; none: it is not read
    const char* name;   // as people call it
    std::array<PictureMark, 2> marks;
    std::array<const char*, 2> endings;
};

const std::array kinds{
    PictureKind{"jpeg", "JPEG", {{{"\xff\xd8\xff"sv}, {"\xff\xd8\xff"sv}}}, {".jpg", ".jpeg"}},
    PictureKind{"png", "PNG", {{{"\x89PNG\r\n\x1a\n"sv}, {"\x89PNG\r\n\x1a\n"sv}}}, {".png", ".png"}},
    PictureKind{"webp", "WebP", {{{"RIFF"sv, 8, "WEBP"sv}, {"RIFF"sv, 8, "WEBP"sv}}}, {".webp", ".webp"}},
    PictureKind{"tiff", "TIFF", {{{"II*\0"sv}, {"MM\0*"sv}}}, {".tif", ".tiff"}},
    PictureKind{"bmp", "BMP", {{{"BM"sv, 6, "\0\0\0\0"sv}, {"BM"sv, 6, "\0\0\0\0"sv}}}, {".bmp", ".bmp"}},
    PictureKind{nullptr, "HEIC", {{{""sv, 4, "ftyphei"sv}, {""sv, 4, "ftypmif1"sv}}}, {".heic", ".heif"}},
    PictureKind{nullptr, "AVIF", {{{""sv, 4, "ftypavi"sv}, {""sv, 4, "ftypavi"sv}}}, {".avif", ".avif"}},
    PictureKind{nullptr, "GIF", {{{"GIF87a"sv}, {"GIF89a"sv}}}, {".gif", ".gif"}},
    PictureKind{nullptr, "SVG", {{{"<svg"sv}, {"<svg"sv}}}, {".svg", ".svg"}},
};

constexpr std::int64_t mostPixels = 120'000'000; // of a phone's largest photo
constexpr int longestSide = 65'535;              // more than this in a row would be converted by threads
constexpr int threadedPixels = 1 << 16;          // from so many on Qt converts with threads

const PictureKind* kindOf(std::string_view bytes)
{
    const auto it = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) {
        return std::any_of(kind.marks.begin(), kind.marks.end(), [&](const auto& mark) { return mark.of(bytes); });
    });
    return it == kinds.end() ? nullptr : &*it;
}

// Of the readers a system has, some are packages of their own.
bool isReadHere(const PictureKind& kind)
{
    static const auto formats = QImageReader::supportedImageFormats();
    return formats.contains(kind.format);
}

std::string whyNot(const PictureKind* kind)
{
    if (!kind)
        return PictureWords::tr("by its contents it is no JPEG, PNG, WebP, TIFF or BMP");
    if (!kind->format)
        return model::filled(
            PictureWords::tr("it is of the kind %1, which is not read here; save it as JPEG or PNG"), {kind->name});
    return model::filled(
        PictureWords::tr("it is of the kind %1, for which this system has no reader (qt6-image-formats-plugins)"),
        {kind->name});
}

// Of a PNG that is unpacked row by row and made smaller on the way: 8 bits a colour, not interlaced.
bool isShrunkByRows(std::string_view png)
{
    constexpr std::size_t depth = 24, colours = 25, interlace = 28; // of its head
    constexpr char inColours = 2, withAlpha = 4;
    return png.size() > interlace && png[depth] == 8 && png[interlace] == 0 &&
           (png[colours] == inColours || png[colours] == withAlpha || png[colours] == (inColours | withAlpha));
}

struct OpenPicture {
    QByteArray data;
    QBuffer buffer;
    QImageReader reader;
    OpenPicture(std::string_view bytes, const char* format)
        : data(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())))
        , buffer(&data)
    {
        buffer.open(QIODevice::ReadOnly);
        reader.setDevice(&buffer);
        reader.setFormat(format);
        reader.setAutoDetectImageFormat(false);
        reader.setAutoTransform(true); // a phone held upright
    }
};

// What unpacking keeps beside the picture, by the head of the file.
struct Unpacking {
    std::int64_t kept = 0;  // bytes, however much smaller the picture comes
    bool isByParts = false; // a JPEG whose parts come one after another: of each pixel a little, then more
};

// ITU T.81 B.2: the frame says how its components are sampled, the first scan whether it has them all. Where it has
// not, the coefficients of the whole picture stay in memory: two bytes each, in blocks of 8 by 8, whole units of them.
Unpacking jpegUnpacking(std::string_view bytes)
{
    constexpr unsigned firstFrame = 0xc0, lastFrame = 0xcf, tables = 0xc4, extension = 0xc8, arithmetic = 0xcc,
                       scan = 0xda;
    constexpr std::int64_t blockSide = 8, blockBytes = blockSide * blockSide * 2;
    constexpr std::size_t height = 5, width = 7, count = 9, components = 10, perComponent = 3, counted = 4;
    const auto at = [&](std::size_t i) { return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U; };
    const auto two = [&](std::size_t i) { return std::size_t{at(i)} << 8U | at(i + 1); };
    Unpacking all;
    bool isProgressive = false;
    unsigned parts = 0;
    for (std::size_t i = 2; i + counted < bytes.size(); i += 2 + two(i + 2)) {
        const unsigned mark = at(i + 1);
        if (mark == scan) {
            all.isByParts = isProgressive || at(i + counted) < parts;
            return all.isByParts ? all : Unpacking{};
        }
        if (mark < firstFrame || mark > lastFrame || mark == tables || mark == extension || mark == arithmetic)
            continue;
        isProgressive = (mark & 3U) == 2;
        parts = at(i + count);
        std::int64_t across = 1, down = 1, blocks = 0;
        for (unsigned part = 0; part < parts; ++part) {
            const unsigned sampled = at(i + components + perComponent * part + 1);
            across = std::max<std::int64_t>(across, sampled >> 4U);
            down = std::max<std::int64_t>(down, sampled & 15U);
            blocks += std::int64_t{sampled >> 4U} * (sampled & 15U);
        }
        const auto units = [](std::size_t pixels, std::int64_t side) {
            return (static_cast<std::int64_t>(pixels) + side - 1) / side;
        };
        all.kept = units(two(i + width), blockSide * across) * units(two(i + height), blockSide * down) * blocks *
                   blockBytes;
    }
    return {};
}

// RFC 9649 2.5 and 2.7: a picture without loss is unpacked whole before it is handed on.
Unpacking webpUnpacking(std::string_view bytes, const QSize& size)
{
    constexpr std::size_t firstPart = 12, searched = 4096;
    constexpr std::int64_t pixelBytes = 4;
    const bool isLossless = bytes.substr(firstPart, searched).find("VP8L"sv) != std::string_view::npos;
    return {isLossless ? std::int64_t{size.width()} * size.height() * pixelBytes : 0, false};
}

// As a picture will be read: `by` times smaller, with what that takes in memory.
struct ReadingPlan {
    int by = 1;
    std::int64_t memory = 0;
    bool isByParts = false;
};

// As the readers do it without scaling the whole once more: a JPEG by a power of two, a PNG by a whole number. One that
// would not fit comes once more by half.
ReadingPlan planFor(
    const QImageReader& reader, std::string_view bytes, const QSize& size, double times, std::int64_t most)
{
    constexpr int colourBits = 32, byteBits = 8;
    const bool isJpeg = reader.format() == "jpeg";
    const auto unpacking = isJpeg                      ? jpegUnpacking(bytes)
                           : reader.format() == "webp" ? webpUnpacking(bytes, size)
                                                       : Unpacking{};
    const auto format = reader.imageFormat();
    const int bits = format == QImage::Format_Invalid ? colourBits : QImage::toPixelFormat(format).bitsPerPixel();
    const bool isTurned = reader.transformation() & QImageIOHandler::TransformationRotate90; // once it is unpacked
    const auto memoryFor = [&](int by) {
        const auto picture = std::int64_t{size.width()} / by * (size.height() / by) * bits / byteBits;
        return static_cast<std::int64_t>(bytes.size()) + picture + std::max(unpacking.kept, isTurned ? picture : 0);
    };
    int by = 1;
    if (isJpeg && times >= 2) {
        for (by = 8; by > times;)
            by /= 2;
        if (by < 8 && memoryFor(by) > most)
            by *= 2;
        if (size.width() < by || size.height() < by)
            by = 1;
    } else if (reader.format() == "png" && times >= 2 && isShrunkByRows(bytes))
        by = static_cast<int>(times);
    return {by, memoryFor(by), unpacking.isByParts};
}

void shrink(QImageReader& reader, const QSize& size, int by)
{
    if (by > 1 && reader.format() == "jpeg") { // of exact multiples
        const QSize whole(size.width() / by * by, size.height() / by * by);
        reader.setClipRect(QRect(QPoint(), whole));
        reader.setScaledSize(whole / by);
    } else if (by > 1)
        reader.setScaledSize(QSize(size.width() / by, size.height() / by).expandedTo({1, 1}));
}

// It takes every picture for one in colours.
bool isOverQtsLimit(const QSize& size)
{
    constexpr int pixelBytes = 4, megabyteBits = 20;
    const int most = QImageReader::allocationLimit();
    return most > 0 && (std::int64_t{size.width()} * size.height() * pixelBytes >> megabyteBits) >= most;
}

std::string tooLargeText(const PictureKind& kind, const QSize& size, bool isByParts)
{
    constexpr std::int64_t mega = 1'000'000;
    const auto pixels = std::to_string((std::int64_t{size.width()} * size.height() + mega / 2) / mega);
    return isByParts ? model::filled(PictureWords::tr("it is a progressive JPEG of %1 megapixels, which takes too much "
                                                      "memory; save it as a plain JPEG"),
                           {pixels})
                     : model::filled(PictureWords::tr("it is a %1 of %2 megapixels, which takes too much memory; save "
                                                      "it as a JPEG, or smaller"),
                           {kind.name, pixels});
}

void addRow(const QRgb* row, int factor, std::vector<unsigned>& sums)
{
    constexpr unsigned white = 255;
    for (std::size_t at = 0; at < sums.size(); ++at)
        for (int i = 0; i < factor; ++i) {
            const auto pixel = *row++;
            const auto alpha = static_cast<unsigned>(qAlpha(pixel));
            sums[at] += (static_cast<unsigned>(qGray(pixel)) * alpha + white * (white - alpha)) / white;
        }
}

} // namespace

bool looksLikePicture(std::string_view bytes)
{
    const auto* kind = kindOf(bytes);
    return kind && kind->format;
}

bool isPictureName(std::string_view file)
{
    const auto name = model::fold(file);
    return std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) {
        return std::any_of(
            kind.endings.begin(), kind.endings.end(), [&](const char* ending) { return name.ends_with(ending); });
    });
}

std::vector<std::string> pictureEndings()
{
    std::vector<std::string> endings;
    for (const auto& kind : kinds)
        for (const auto* ending : kind.endings)
            if (kind.format && (endings.empty() || endings.back() != ending))
                endings.emplace_back(ending);
    return endings;
}

QString picturePatterns()
{
    QStringList patterns;
    for (const auto& ending : pictureEndings())
        patterns << QLatin1Char('*') + q(ending);
    return patterns.join(QLatin1Char(' '));
}

std::string tooLargeText(const QSize& size)
{
    return model::filled(PictureWords::tr("it is %1 by %2 pixels large; make it smaller"),
        {std::to_string(size.width()), std::to_string(size.height())});
}

tl::expected<QImage, std::string> pictureOf(std::string_view bytes, const Shrink& times, std::int64_t memory)
{
    const auto* kind = kindOf(bytes);
    if (!kind || !kind->format || !isReadHere(*kind))
        return tl::unexpected(whyNot(kind));
    if (kind->name != "JPEG"sv && isCutOff(bytes))
        return tl::unexpected(cutOffText());
    OpenPicture open(bytes, kind->format);
    const auto size = open.reader.size();
    if (size.isEmpty())
        return tl::unexpected(PictureWords::tr("it is damaged or cut off"));
    if (std::int64_t{size.width()} * size.height() > mostPixels || std::max(size.width(), size.height()) > longestSide)
        return tl::unexpected(tooLargeText(size));
    const auto plan = planFor(open.reader, bytes, size, times ? times(size) : 1, memory);
    if (plan.memory > memory)
        return tl::unexpected(tooLargeText(*kind, size, plan.isByParts));
    shrink(open.reader, size, plan.by);
    auto picture = open.reader.read();
    if (picture.isNull())
        return tl::unexpected(isOverQtsLimit(size / plan.by) ? tooLargeText(*kind, size, plan.isByParts)
                                                             : PictureWords::tr("it is damaged, cut off, or too large "
                                                                                "for the memory it may take; save it "
                                                                                "smaller"));
    return picture;
}

QSize pictureSizeOf(std::string_view bytes)
{
    const auto* kind = kindOf(bytes);
    if (!kind || !kind->format || !isReadHere(*kind))
        return {};
    OpenPicture open(bytes, kind->format);
    const auto size = open.reader.size();
    return open.reader.transformation() & QImageIOHandler::TransformationRotate90 ? size.transposed() : size;
}

std::string cutOffText() { return PictureWords::tr("it is cut off: the end of its file is missing"); }

namespace {

// ITU T.81 B.1: segments with their lengths, then bytes in which 0xff stands for itself with 0 behind it.
bool isJpegCutOff(std::string_view bytes)
{
    constexpr unsigned char sign = 0xff, end = 0xd9, scan = 0xda, firstRestart = 0xd0, lastRestart = 0xd7;
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    for (std::size_t i = 2; i + 1 < bytes.size();) {
        const auto mark = at(i + 1);
        if (at(i) != sign || mark == 0 || mark == sign || (mark >= firstRestart && mark <= lastRestart)) {
            ++i;
            continue;
        }
        if (mark == end)
            return false;
        if (i + 3 >= bytes.size())
            return true;
        i += 2 + (std::size_t{at(i + 2)} << 8U | at(i + 3));
        if (mark != scan && i < bytes.size() && at(i) != sign)
            return true;
    }
    return true;
}

// The number of four bytes, the least first, that says how long the file is.
bool isShorterThanSaid(std::string_view bytes, std::size_t place, std::size_t further)
{
    std::size_t said = further;
    for (std::size_t i = 0; i < 4 && place + i < bytes.size(); ++i)
        said += std::size_t{static_cast<unsigned char>(bytes[place + i])} << (8 * i);
    return bytes.size() < said;
}

} // namespace

bool isCutOff(std::string_view bytes)
{
    const auto* kind = kindOf(bytes);
    const std::string_view name = kind ? kind->name : "";
    if (name == "PNG"sv) // W3C PNG 11.2.5: its last chunk
        return bytes.rfind("IEND"sv) == std::string_view::npos;
    if (name == "WebP"sv) // RFC 9649 2.4: what stands behind these eight bytes
        return isShorterThanSaid(bytes, 4, 8);
    if (name == "BMP"sv)
        return isShorterThanSaid(bytes, 2, 0);
    return name == "JPEG"sv && isJpegCutOff(bytes);
}

QImage greyShrunk(const QImage& picture, int factor)
{
    const int width = picture.width() / factor, height = picture.height() / factor;
    QImage grey(width, height, QImage::Format_Grayscale8);
    if (grey.isNull())
        return grey;
    const int rows = std::max(1, (threadedPixels - 1) / picture.width());
    std::vector<unsigned> sums(static_cast<std::size_t>(width));
    const auto pixels = static_cast<unsigned>(factor * factor);
    QImage strip;
    for (int y = 0; y < height * factor; ++y) {
        if (y % rows == 0)
            strip = picture.copy(0, y, picture.width(), std::min(rows, picture.height() - y))
                        .convertToFormat(QImage::Format_ARGB32);
        addRow(reinterpret_cast<const QRgb*>(strip.constScanLine(y % rows)), factor, sums);
        if (y % factor != factor - 1)
            continue;
        auto* out = grey.scanLine(y / factor);
        for (auto& sum : sums) {
            *out++ = static_cast<uchar>(sum / pixels);
            sum = 0;
        }
    }
    return grey;
}

// Between the middles of pixels the shade changes evenly.
QImage greyEnlarged(const QImage& grey, int factor)
{
    QImage large(grey.width() * factor, grey.height() * factor, QImage::Format_Grayscale8);
    if (large.isNull())
        return large;
    const double step = 1.0 / factor, middle = 0.5;
    const auto place = [&](int at, int most) { return std::clamp((at + middle) * step - middle, 0.0, most - 1.0); };
    for (int y = 0; y < large.height(); ++y) {
        const double fromTop = place(y, grey.height());
        const int top = static_cast<int>(fromTop), below = std::min(top + 1, grey.height() - 1);
        const auto *upper = grey.constScanLine(top), *lower = grey.constScanLine(below);
        auto* out = large.scanLine(y);
        for (int x = 0; x < large.width(); ++x) {
            const double fromLeft = place(x, grey.width());
            const int left = static_cast<int>(fromLeft), right = std::min(left + 1, grey.width() - 1);
            const double down = fromTop - top, over = fromLeft - left;
            *out++ = static_cast<uchar>((upper[left] * (1 - over) + upper[right] * over) * (1 - down) +
                                        (lower[left] * (1 - over) + lower[right] * over) * down);
        }
    }
    return large;
}

} // namespace nexus::app
