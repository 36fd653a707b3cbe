#include "app/printing/pdf_sheets.h"

#include "app/base/file_bytes.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/qr_symbol.h"
#include "model/base/words.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <set>
#include <stdexcept>
#include <vector>

namespace nexus::app {

namespace {

constexpr int resolution = 1200;
constexpr double pointsPerMm = 72.0 / 25.4;
constexpr const char* notesKey = "/NexusDeck"; // of a page: a dictionary of the program's own

QPDFObjectHandle number(double value)
{
    return value == 0 ? QPDFObjectHandle::newInteger(0) : QPDFObjectHandle::newReal(value, 3);
}

QPDFObjectHandle box(double left, double bottom, double right, double top)
{
    return QPDFObjectHandle::newArray({number(left), number(bottom), number(right), number(top)});
}

// Qt tags subsets of fonts in the order of a hash that is another one in every run: here it is the order of use.
void nameFonts(QPDF& pdf)
{
    std::set<QPDFObjGen> named;
    for (auto& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        auto fonts = page.getAttribute("/Resources", false).getKey("/Font");
        if (!fonts.isDictionary())
            continue;
        for (const auto& key : fonts.getKeys()) {
            auto descendants = fonts.getKey(key).getKey("/DescendantFonts");
            if (!descendants.isArray() || descendants.getArrayNItems() == 0)
                continue;
            auto descriptor = descendants.getArrayItem(0).getKey("/FontDescriptor");
            if (!descriptor.isDictionary() || !named.insert(descriptor.getObjGen()).second)
                continue;
            std::string name = descriptor.getKey("/FontName").getName();
            for (std::size_t letter = 1, rest = named.size(); letter <= 6 && letter < name.size(); ++letter, rest /= 26)
                name[letter] = static_cast<char>('A' + rest % 26);
            descriptor.replaceKey("/FontName", QPDFObjectHandle::newName(name));
        }
    }
}

} // namespace

struct PdfSheets::Private {
    PdfOptions options;
    QBuffer buffer;
    std::unique_ptr<QPdfWriter> writer;
    QPainter painter;
    std::vector<QMap<QByteArray, QByteArray>> notes;
    double written = 0; // height of the page as Qt rounds it, in points

    void dress()
    {
        // So that no font, pen or clip of the page before is left over.
        painter.setClipping(false);
        painter.resetTransform();
        painter.setRenderHints(painter.renderHints(), false);
        painter.setPen(QPen());
        painter.setBrush(QBrush());
        painter.setFont(QFont());
        painter.setOpacity(1);
        painter.scale(resolution / 25.4, resolution / 25.4);
        notes.emplace_back();
    }
};

PdfSheets::PdfSheets(const PdfOptions& options)
    : m(std::make_unique<Private>())
{
    m->options = options;
    m->buffer.open(QIODevice::WriteOnly);
    m->writer = std::make_unique<QPdfWriter>(&m->buffer);
    m->writer->setResolution(resolution);
    const QPageSize size(options.page, QPageSize::Millimeter, QStringLiteral("Sheet"), QPageSize::ExactMatch);
    m->writer->setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF()));
    m->writer->setTitle(options.title);
    m->writer->setCreator(QStringLiteral("NexusDeck"));
    m->written = m->writer->pageLayout().fullRectPoints().height();
    m->painter.begin(m->writer.get());
    m->dress();
}

PdfSheets::~PdfSheets() = default;

QPainter& PdfSheets::painter() { return m->painter; }

void PdfSheets::newPage()
{
    m->writer->newPage(); // ending the painter would end the file
    m->dress();
}

void PdfSheets::note(const QByteArray& key, const QByteArray& text) { m->notes.back().insert(key, text); }

QByteArray PdfSheets::finish()
{
    m->painter.end();
    m->writer.reset();
    const auto& drawn = m->buffer.data();
    QPDF pdf;
    pdf.processMemoryFile("sheets", drawn.constData(), static_cast<std::size_t>(drawn.size()));
    const double width = m->options.page.width() * pointsPerMm, height = m->options.page.height() * pointsPerMm;
    const auto shift = QString::number(height - m->written, 'f', 4).toStdString();
    std::size_t at = 0;
    for (auto& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        // Qt puts the top at the rounded height: the drawing moves by the difference.
        page.addPageContents(QPDFObjectHandle::newStream(&pdf, "q 1 0 0 1 0 " + shift + " cm\n"), true);
        page.addPageContents(QPDFObjectHandle::newStream(&pdf, "\nQ\n"), false);
        auto object = page.getObjectHandle();
        object.replaceKey("/MediaBox", box(0, 0, width, height));
        if (const double bleed = m->options.bleed * pointsPerMm; bleed > 0) {
            object.replaceKey("/BleedBox", box(0, 0, width, height));
            object.replaceKey("/TrimBox", box(bleed, bleed, width - bleed, height - bleed));
        }
        if (at < m->notes.size() && !m->notes[at].isEmpty()) {
            auto kept = QPDFObjectHandle::newDictionary();
            for (auto it = m->notes[at].cbegin(); it != m->notes[at].cend(); ++it)
                kept.replaceKey("/" + it.key().toStdString(), QPDFObjectHandle::newString(it.value().toStdString()));
            object.replaceKey(notesKey, kept);
        }
        ++at;
    }
    nameFonts(pdf);
    auto hints = QPDFObjectHandle::newDictionary();
    hints.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
    hints.replaceKey("/PickTrayByPDFSize", QPDFObjectHandle::newBool(true));
    hints.replaceKey(
        "/Duplex", QPDFObjectHandle::newName(m->options.duplex == Duplex::LongEdge    ? "/DuplexFlipLongEdge"
                                             : m->options.duplex == Duplex::ShortEdge ? "/DuplexFlipShortEdge"
                                                                                      : "/Simplex"));
    pdf.getRoot().replaceKey("/ViewerPreferences", hints);
    if (auto info = pdf.getTrailer().getKey("/Info"); info.isDictionary()) {
        info.replaceKey("/CreationDate", QPDFObjectHandle::newString("D:20250101000000Z"));
        info.removeKey("/ModDate");
    }
    pdf.getRoot().removeKey("/Metadata"); // of Qt 6.8, with the time; its id is another one each time
    pdf.getTrailer().removeKey("/ID");
    QPDFWriter out(pdf);
    out.setOutputMemory();
    out.setDeterministicID(true);
    out.write();
    const std::unique_ptr<Buffer> bytes(out.getBuffer());
    return {reinterpret_cast<const char*>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize())};
}

namespace {

constexpr int leastSide = 60;           // pixels: a symbol has at least as many
constexpr std::size_t mostPictures = 8; // of a page

QMap<QByteArray, QByteArray> notesOf(QPDFPageObjectHelper& page)
{
    QMap<QByteArray, QByteArray> notes;
    if (auto kept = page.getObjectHandle().getKey(notesKey); kept.isDictionary())
        for (const auto& key : kept.getKeys())
            if (auto value = kept.getKey(key); value.isString())
                notes.insert(
                    QByteArray::fromStdString(key.substr(1)), QByteArray::fromStdString(value.getStringValue()));
    return notes;
}

int numberIn(QPDFObjectHandle dictionary, const char* key, int otherwise = 0)
{
    auto value = dictionary.getKey(key);
    return value.isInteger() ? value.getIntValueAsInt() : otherwise;
}

// What packs the pixels last; earlier filters are undone by qpdf.
QPDFObjectHandle lastOf(QPDFObjectHandle filters)
{
    if (!filters.isArray())
        return filters;
    return filters.getArrayNItems() > 0 ? filters.getArrayItem(filters.getArrayNItems() - 1)
                                        : QPDFObjectHandle::newNull();
}

// ISO 32000-1, 7.4.6: what a fax has, as the strip of a TIFF 6.0, which has the same codes.
std::string faxAsTiff(QPDFObjectHandle dictionary, const std::string& packed)
{
    enum Tag : std::uint16_t {
        Width = 256,
        Height = 257,
        Bits = 258,
        Compression = 259,
        Photometric = 262,
        StripOffset = 273,
        Samples = 277,
        RowsPerStrip = 278,
        StripBytes = 279,
        T4Options = 292
    };
    constexpr std::uint32_t group3 = 3, group4 = 4, dimensions2 = 1, headSize = 8, entrySize = 12, longNumber = 4;
    auto parameters = lastOf(dictionary.getKey("/DecodeParms"));
    const int k = parameters.isDictionary() ? numberIn(parameters, "/K") : 0;
    const auto width = static_cast<std::uint32_t>(numberIn(dictionary, "/Width"));
    const auto height = static_cast<std::uint32_t>(numberIn(dictionary, "/Height"));
    const std::vector<std::pair<Tag, std::uint32_t>> tags{{Width, width}, {Height, height}, {Bits, 1},
        {Compression, k < 0 ? group4 : group3}, {Photometric, 0}, {StripOffset, headSize}, {Samples, 1},
        {RowsPerStrip, height}, {StripBytes, static_cast<std::uint32_t>(packed.size())},
        {T4Options, k > 0 ? dimensions2 : 0}};
    std::string tiff("II*\0", 4);
    const auto add = [&](std::uint32_t number, int bytes) {
        for (int i = 0; i < bytes; ++i, number >>= 8U)
            tiff += static_cast<char>(number);
    };
    const auto padding = packed.size() % 2;
    add(static_cast<std::uint32_t>(headSize + packed.size() + padding), 4);
    tiff += packed;
    tiff.append(padding, '\0');
    add(static_cast<std::uint32_t>(tags.size()), 2);
    for (const auto& [tag, number] : tags) {
        add(tag, 2);
        add(longNumber, 2);
        add(1, 4);
        add(number, 4);
    }
    add(0, 4);
    static_assert(entrySize == 2 + 2 + 4 + 4);
    return tiff;
}

// Parts a pixel has: 1 of grey or of a palette, which is taken for grey, 3 of colours; others are not read.
int partsOf(QPDFObjectHandle space)
{
    if (space.isName())
        return space.getName() == "/DeviceRGB" ? 3 : space.getName() == "/DeviceGray" ? 1 : 0;
    if (!space.isArray() || space.getArrayNItems() < 2 || !space.getArrayItem(0).isName())
        return 0;
    const auto kind = space.getArrayItem(0).getName();
    if (kind == "/ICCBased" && space.getArrayItem(1).isStream())
        return numberIn(space.getArrayItem(1).getDict(), "/N");
    return kind == "/CalRGB" ? 3 : kind == "/CalGray" || kind == "/Indexed" ? 1 : 0;
}

struct PdfWords {
    NEXUS_WORDS(PdfWords)
};

PdfPicture unreadPicture(const QPDFObjectHandle& picture)
{
    auto dictionary = QPDFObjectHandle(picture).getDict();
    return tl::unexpected(model::filled(PdfWords::tr("it is damaged, cut off, or too large, with %1 by %2 pixels"),
        {std::to_string(numberIn(dictionary, "/Width")), std::to_string(numberIn(dictionary, "/Height"))}));
}

PdfPicture unreadKind() { return tl::unexpected(PdfWords::tr("its kind is not read; save the page as a JPEG")); }

PdfPicture plainPixels(QPDFObjectHandle picture, std::int64_t memory)
{
    auto dictionary = picture.getDict();
    const int width = numberIn(dictionary, "/Width"), height = numberIn(dictionary, "/Height");
    const bool mask = dictionary.getKey("/ImageMask").isBool() && dictionary.getKey("/ImageMask").getBoolValue();
    const int bits = mask ? 1 : numberIn(dictionary, "/BitsPerComponent", 8);
    const int parts = mask ? 1 : partsOf(dictionary.getKey("/ColorSpace"));
    const auto format = parts == 3 && bits == 8   ? QImage::Format_RGB888
                        : parts == 1 && bits == 8 ? QImage::Format_Grayscale8
                        : parts == 1 && bits == 1 ? QImage::Format_Mono
                                                  : QImage::Format_Invalid;
    if (format == QImage::Format_Invalid)
        return unreadKind();
    const auto row = (static_cast<std::size_t>(width) * static_cast<std::size_t>(parts * bits) + 7) / 8;
    const auto size = row * static_cast<std::size_t>(height);
    if (size > static_cast<std::size_t>(memory))
        return tl::unexpected(tooLargeText({width, height}));
    const auto data = picture.getStreamData(qpdf_dl_specialized);
    if (data->getSize() < size)
        return unreadPicture(picture);
    QImage pixels(data->getBuffer(), width, height, static_cast<qsizetype>(row), format);
    return greyShrunk(pixels, std::max(1, static_cast<int>(qrShrink({width, height}))));
}

PdfPicture pictureIn(QPDFObjectHandle picture, std::int64_t memory)
{
    auto filter = lastOf(picture.getDict().getKey("/Filter"));
    const auto name = filter.isName() ? filter.getName() : std::string();
    if (name != "/DCTDecode" && name != "/CCITTFaxDecode")
        return name == "/JBIG2Decode" || name == "/JPXDecode" ? unreadKind() : plainPixels(picture, memory);
    const auto data = picture.getRawStreamData(); // such a picture is packed once
    std::string bytes(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    if (name == "/CCITTFaxDecode")
        bytes = faxAsTiff(picture.getDict(), bytes);
    return pictureOf(bytes, qrShrink, memory - static_cast<std::int64_t>(bytes.size())); // it is there twice
}

std::vector<QPDFObjectHandle> picturesOf(QPDFPageObjectHelper& page)
{
    std::vector<QPDFObjectHandle> pictures;
    for (auto& [name, picture] : page.getImages())
        if (std::min(numberIn(picture.getDict(), "/Width"), numberIn(picture.getDict(), "/Height")) >= leastSide)
            pictures.push_back(picture);
    const auto pixels = [](const QPDFObjectHandle& picture) {
        auto dictionary = QPDFObjectHandle(picture).getDict();
        return std::int64_t{numberIn(dictionary, "/Width")} * numberIn(dictionary, "/Height");
    };
    std::stable_sort(pictures.begin(), pictures.end(),
        [&](const auto& one, const auto& other) { return pixels(one) > pixels(other); });
    pictures.resize(std::min(pictures.size(), mostPictures));
    return pictures;
}

std::vector<PdfPicture> decoded(const std::vector<QPDFObjectHandle>& pictures, std::int64_t memory)
{
    std::vector<PdfPicture> images;
    for (const auto& picture : pictures)
        try {
            auto image = pictureIn(picture, memory);
            images.push_back(image && image->isNull() ? unreadPicture(picture) : std::move(image));
        } catch (const std::exception&) { // another may have the code
            images.push_back(unreadPicture(picture));
        }
    return images;
}

} // namespace

void eachPdfPage(const QByteArray& bytes, const std::function<bool(const PdfPage&)>& visit)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("sheets", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        for (auto& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
            const auto pictures = picturesOf(page);
            if (!visit(
                    {notesOf(page), !pictures.empty(), [&](std::int64_t memory) { return decoded(pictures, memory); }}))
                return;
        }
    } catch (const std::exception&) {
        return;
    }
}

std::vector<QMap<QByteArray, QByteArray>> pageNotes(const QByteArray& bytes)
{
    std::vector<QMap<QByteArray, QByteArray>> pages;
    eachPdfPage(bytes, [&](const PdfPage& page) {
        pages.push_back(page.notes);
        return true;
    });
    return pages;
}

void PagesJob::write(const QString& file, MakeBytes make)
{
    run([this, file, make = std::move(make)](const Report& report) {
        const auto bytes = make(report);
        if (!bytes || isStopped())
            return false;
        if (const auto written = writeFile(file.toStdString(), bytes->toStdString()); !written)
            throw std::runtime_error(tr("%1 %2.", "a file and what is wrong")
                                         .arg(file, QString::fromStdString(written.error()))
                                         .toStdString());
        return true;
    });
}

void PagesJob::run(Feed feed)
{
    start([this, feed = std::move(feed)]() -> Answer {
        return feed([this](int done, int all) { return report(done, all); }) ? completed() : nullptr;
    });
}

} // namespace nexus::app
