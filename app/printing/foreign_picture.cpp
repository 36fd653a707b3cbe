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

// As the readers do it without scaling the whole once more: a JPEG by a power of two of exact multiples of it.
void shrink(QImageReader& reader, std::string_view bytes, const QSize& size, double times)
{
    if (reader.format() == "jpeg") {
        int by = 8;
        while (by > 1 && by > times)
            by /= 2;
        const QSize whole(size.width() / by * by, size.height() / by * by);
        if (by > 1 && !whole.isEmpty()) {
            reader.setClipRect(QRect(QPoint(), whole));
            reader.setScaledSize(whole / by);
        }
    } else if (reader.format() == "png" && isShrunkByRows(bytes)) {
        if (const int by = static_cast<int>(times); by > 1)
            reader.setScaledSize(QSize(size.width() / by, size.height() / by).expandedTo({1, 1}));
    }
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

tl::expected<QImage, std::string> pictureOf(std::string_view bytes, const Shrink& times)
{
    const auto* kind = kindOf(bytes);
    if (!kind || !kind->format || !isReadHere(*kind))
        return tl::unexpected(whyNot(kind));
    OpenPicture open(bytes, kind->format);
    const auto size = open.reader.size();
    if (size.isEmpty())
        return tl::unexpected(PictureWords::tr("it is damaged or cut off"));
    if (std::int64_t{size.width()} * size.height() > mostPixels || std::max(size.width(), size.height()) > longestSide)
        return tl::unexpected(model::filled(PictureWords::tr("it is %1 by %2 pixels large; make it smaller"),
            {std::to_string(size.width()), std::to_string(size.height())}));
    if (times)
        shrink(open.reader, bytes, size, times(size));
    auto picture = open.reader.read();
    if (picture.isNull())
        return tl::unexpected(
            PictureWords::tr("it is damaged, cut off, or too large for the memory it may take; save it smaller"));
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

// ITU T.81 B.1: segments with their lengths, then bytes in which 0xff stands for itself with 0 behind it.
bool isCutOff(std::string_view bytes)
{
    const auto* kind = kindOf(bytes);
    if (!kind || kind->name != "JPEG"sv)
        return false;
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
