#include "app/printing/qr_symbol.h"
#include "tests/support/hostile_files.h"
#include "tests/support/pictures.h"

#include <QPainter>

#include <array>
#include <cstdint>
#include <tuple>

namespace nexus::test {

namespace {

std::string bigEndian(std::uint32_t number)
{
    std::string out;
    for (int shift = 24; shift >= 0; shift -= 8)
        out += static_cast<char>(number >> static_cast<unsigned>(shift));
    return out;
}

std::uint32_t pngSum(const std::string& bytes)
{
    std::uint32_t crc = ~0U;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

std::string pngChunk(const std::string& kind, const std::string& bytes)
{
    return bigEndian(static_cast<std::uint32_t>(bytes.size())) + kind + bytes + bigEndian(pngSum(kind + bytes));
}

const std::string pngMark = "\x89PNG\r\n\x1a\n";

struct PngHead {
    std::uint32_t width = 100, height = 100;
    char depth = 8, colours = 0, interlaced = 0;
    [[nodiscard]] std::string chunk() const
    {
        return pngChunk("IHDR", bigEndian(width) + bigEndian(height) + std::string{depth, colours, 0, 0, interlaced});
    }
};

std::string pngOf(const PngHead& head, const std::string& packed, const std::string& between = "")
{
    return pngMark + head.chunk() + between + pngChunk("IDAT", packed) + pngChunk("IEND", "");
}

QImage qrPicture(const std::string& text, int pixels = 4)
{
    const auto symbol = app::QrSymbol::of(QByteArray::fromStdString(text));
    return symbol ? symbol->image(pixels) : QImage(8, 8, QImage::Format_Mono);
}

// Finder patterns side by side: each three of them might be a symbol.
QImage finderTiles(int side, int module, bool dense)
{
    const int step = module * (dense ? 8 : 10);
    QImage tile(step, step, QImage::Format_Grayscale8), picture(side, side, QImage::Format_Grayscale8);
    tile.fill(Qt::white);
    QPainter on(&tile);
    on.fillRect(0, 0, 7 * module, 7 * module, Qt::black);
    on.fillRect(module, module, 5 * module, 5 * module, Qt::white);
    on.fillRect(2 * module, 2 * module, 3 * module, 3 * module, Qt::black);
    on.end();
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            picture.scanLine(y)[x] = tile.constScanLine(y % step)[x % step];
    return picture;
}

QImage noiseOf(int side)
{
    QImage picture(side, side, QImage::Format_Grayscale8);
    unsigned seed = 1;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            seed = seed * 1664525U + 1013904223U;
            picture.scanLine(y)[x] = static_cast<uchar>(seed >> 24U);
        }
    return picture;
}

// `bytes` as an EXIF block behind the mark of a JPEG.
std::string withExif(const std::string& bytes)
{
    const auto jpeg = pictureBytes(qrPicture("no code"), "JPG");
    const auto length = bytes.size() + 8;
    return jpeg.substr(0, 2) + "\xff\xe1" + static_cast<char>(length >> 8U) + static_cast<char>(length) +
           std::string("Exif\0\0", 6) + bytes + jpeg.substr(2);
}

std::string jpegSized(unsigned width, unsigned height)
{
    auto jpeg = pictureBytes(qrPicture("no code"), "JPG");
    const auto at = jpeg.find("\xff\xc0") + 5;
    jpeg[at] = static_cast<char>(height >> 8U);
    jpeg[at + 1] = static_cast<char>(height);
    jpeg[at + 2] = static_cast<char>(width >> 8U);
    jpeg[at + 3] = static_cast<char>(width);
    return jpeg;
}

} // namespace

void addHostilePictures(HostileFiles& files)
{
    const auto add = [&](const std::string& name, std::function<std::string()> bytes, std::string said = {}) {
        files.push_back({HostileKind::Deck, "picture-" + name, std::move(bytes), std::move(said)});
    };
    for (const auto& [name, text] : forgingTexts()) {
        add("qr-" + name + ".png", [text = text] { return pictureBytes(qrPicture(text.substr(0, 2000)), "PNG"); });
        add("qr-code-" + name + ".png",
            [text = text] { return pictureBytes(qrPicture("QN1-" + text.substr(0, 2000)), "PNG"); });
    }
    // Each takes the second and a half a reader has for a picture.
    for (const auto& [side, module, dense] : std::vector<std::tuple<int, int, bool>>{
             {500, 2, true}, {1500, 1, true}, {1500, 2, false}, {1500, 3, true}, {1500, 8, true}, {4000, 2, true}})
        add("finders-" + std::to_string(side) + "-" + std::to_string(module) + (dense ? "-dense" : "") + ".png",
            [=] { return pictureBytes(finderTiles(side, module, dense), "PNG"); });
    add("finders.jpg", [] { return pictureBytes(finderTiles(3000, 2, true), "JPG"); });
    for (const int side : {64, 1000, 4096})
        add("noise-" + std::to_string(side) + ".png", [=] { return pictureBytes(noiseOf(side), "PNG"); });
    add("noise.jpg", [] { return pictureBytes(noiseOf(4000), "JPG"); });

    for (const auto& [width, height] :
        std::vector<std::pair<std::uint32_t, std::uint32_t>>{{60'000, 60'000}, {1, 16'000'000}, {16'000'000, 1},
            {0x7fffffff, 0x7fffffff}, {0xffffffff, 1}, {0, 0}, {0, 9}, {4096, 4096}, {4097, 4096}}) {
        const auto name = std::to_string(width) + "x" + std::to_string(height);
        add("size-" + name + ".png",
            [=] { return pngOf({.width = width, .height = height}, deflated(std::string(1000, '\0'))); });
    }
    for (const auto& [width, height] :
        std::vector<std::pair<unsigned, unsigned>>{{65'535, 65'535}, {65'500, 1}, {1, 65'500}, {0, 0}, {9'999, 9'999}})
        add("size-" + std::to_string(width) + "x" + std::to_string(height) + ".jpg",
            [=] { return jpegSized(width, height); });
    add("bomb.png",
        [] { return pngOf({.width = 100, .height = 100}, deflatedRun("", std::size_t(400) << 20U, '\0')); });
    add("bomb-4096.png",
        [] { return pngOf({.width = 4096, .height = 4096}, deflatedRun("", std::size_t(4097) * 4096, '\0')); });
    add("bomb-16-bit.png", [] {
        return pngOf({.width = 4096, .height = 4096, .depth = 16, .colours = 6},
            deflated(std::string((std::size_t(4096) * 8 + 1) * 4096, '\0')));
    });
    add("bomb-text.png", [] {
        const auto packed = std::string("a\0\0", 3) + deflatedRun("", std::size_t(200) << 20U, 'a');
        return pngOf({}, deflated(std::string(10'100, '\0')), pngChunk("zTXt", packed));
    });
    add("bomb-profile.png", [] {
        const auto packed = std::string("a\0\0", 3) + deflatedRun("", std::size_t(200) << 20U, 'a');
        return pngOf({}, deflated(std::string(10'100, '\0')), pngChunk("iCCP", packed));
    });
    add("texts-100000.png", [] {
        return pngOf({}, deflated(std::string(10'100, '\0')),
            repeated(pngChunk("tEXt", std::string("Title\0\x1b[2J", 10)), 100'000));
    });
    add("interlaced.png", [] { return pngOf({.interlaced = 1}, deflated(std::string(12'000, '\0'))); });
    add("interlaced-large.png", [] {
        return pngOf({.width = 4096, .height = 4096, .depth = 16, .colours = 2, .interlaced = 1},
            deflatedRun("", std::size_t(100) << 20U, '\0'));
    });
    add("interlaced-oddly.png", [] { return pngOf({.interlaced = 9}, deflated(std::string(12'000, '\0'))); });
    add("depth-16.png", [] { return pngOf({.depth = 16}, deflated(std::string(20'100, '\x10'))); });
    add("depth-3.png", [] { return pngOf({.depth = 3}, deflated(std::string(20'100, '\x10'))); });
    add("colours-7.png", [] { return pngOf({.colours = 7}, deflated(std::string(20'100, '\x10'))); });
    add("palette-none.png", [] { return pngOf({.colours = 3}, deflated(std::string(20'100, '\x10'))); });
    add("palette-short.png",
        [] { return pngOf({.colours = 3}, deflated(std::string(10'100, '\x01')), pngChunk("PLTE", "abc")); });
    add("filter-9.png", [] { return pngOf({}, deflated(std::string(10'100, '\x09'))); });
    add("no-zip.png", [] { return pngOf({}, std::string(10'000, 'x')); });
    add("no-data.png", [] { return pngMark + PngHead{}.chunk() + pngChunk("IEND", ""); });
    add("no-head.png", [] { return pngMark + pngChunk("IDAT", deflated("a")); });
    add("heads-two.png",
        [] { return pngOf({}, deflated(std::string(10'100, '\0')), PngHead{.width = 60'000}.chunk()); });
    add("chunk-length.png", [] { return pngMark + PngHead{}.chunk() + bigEndian(0xffffffff) + "IDAT"; });
    add("animated.png", [] {
        return pngOf({}, deflated(std::string(10'100, '\0')),
            pngChunk("acTL", bigEndian(0x7fffffff) + bigEndian(0)) + pngChunk("fcTL", std::string(26, '\1')));
    });
    add("exif.png", [] {
        return pngOf({}, deflated(std::string(10'100, '\0')), pngChunk("eXIf", "II*\0" + std::string(5000, '\xff')));
    });
    const auto symbol = [] { return pictureBytes(qrPicture(illegalCode()), "PNG"); };
    add("wrong-sum.png", [=] {
        auto png = symbol();
        png[29] = static_cast<char>(png[29] + 1);
        return png;
    });
    constexpr std::size_t cuts = 30;
    for (std::size_t i = 0; i < cuts; ++i) {
        add("cut-" + std::to_string(i) + ".png",
            [=] { return symbol().substr(0, 1 + (symbol().size() - 30) * i / cuts); });
        if (i % 2 == 0)
            add("cut-" + std::to_string(i) + ".jpg", [](std::size_t at) {
                return [at] {
                    const auto jpeg = pictureBytes(qrPicture("no code"), "JPG");
                    return jpeg.substr(0, 1 + (jpeg.size() - 2) * at / cuts);
                };
            }(i));
    }
    add("exif-orientation.jpg",
        [] { return withExif(std::string("II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0\xff\xff\0\0", 22)); });
    add("exif-loop.jpg", [] { return withExif(std::string("II*\0\x08\0\0\0\0\0\x08\0\0\0", 14)); });
    add("exif-far.jpg", [] { return withExif(std::string("MM\0*\xff\xff\xff\xff", 8)); });
    add("exif-entries.jpg",
        [] { return withExif(std::string("II*\0\x08\0\0\0\xff\xff", 10) + std::string(60'000, '\x12')); });
    add("exif-short.jpg", [] { return withExif("I"); });
    add("comments.jpg", [] {
        const auto jpeg = pictureBytes(qrPicture("no code"), "JPG");
        return jpeg.substr(0, 2) + repeated(std::string("\xff\xfe\0\3x", 5), 1'000'000) + jpeg.substr(2);
    });
    add("scans.jpg", [] {
        const auto jpeg = pictureBytes(noiseOf(300), "JPG");
        const auto scan = jpeg.find("\xff\xda");
        return jpeg.substr(0, scan) + repeated(jpeg.substr(scan, jpeg.size() - scan - 2), 300);
    });
    add("gif.png", [] { return std::string("GIF89a\xff\xff\xff\xff\0\0\0;", 14); });
    add("bmp.png", [] { return pictureBytes(qrPicture("a"), "BMP"); });
    add("webp.png", [] { return std::string("RIFF\xff\xff\xff\xffWEBPVP8L", 16); });
    add("tiff.png", [] { return std::string("II*\0\xff\xff\xff\xff", 8); });
    add("svg.png", [] {
        return std::string("<svg xmlns='http://www.w3.org/2000/svg' width='60000' height='60000'><image "
                           "href='file:///etc/passwd'/></svg>");
    });
    add("real.svg",
        [] { return "<!DOCTYPE svg [<!ENTITY a 'aaaa'>" + repeated("<!ENTITY b '&a;&a;'>", 40) + "]><svg>&b;</svg>"; });
    add("ico.webp", [] { return std::string("\0\0\1\0\1\0", 6) + std::string(100, '\xff'); });
    add("png.jpg", symbol);
    add("png.txt", symbol);
    add("mark.png", [] { return pngMark; });
    add("mark.jpg", [] { return std::string("\xff\xd8\xff"); });
    add("symbols-many.png", [] {
        QImage sheet(2600, 2600, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter on(&sheet);
        for (int i = 0; i < 400; ++i)
            on.drawImage(i % 20 * 130, i / 20 * 130, qrPicture("no code " + std::to_string(i), 3));
        on.end();
        return pictureBytes(sheet, "PNG");
    });
}

} // namespace nexus::test
