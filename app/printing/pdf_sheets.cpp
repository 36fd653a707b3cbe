#include "app/printing/pdf_sheets.h"

#include "app/base/file_bytes.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

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

std::vector<QMap<QByteArray, QByteArray>> pageNotes(const QByteArray& bytes)
{
    std::vector<QMap<QByteArray, QByteArray>> pages;
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("sheets", bytes.constData(), static_cast<std::size_t>(bytes.size()));
        for (auto& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
            auto& notes = pages.emplace_back();
            if (auto kept = page.getObjectHandle().getKey(notesKey); kept.isDictionary())
                for (const auto& key : kept.getKeys())
                    if (auto value = kept.getKey(key); value.isString())
                        notes.insert(QByteArray::fromStdString(key.substr(1)),
                            QByteArray::fromStdString(value.getStringValue()));
        }
    } catch (const std::exception&) {
        pages.clear();
    }
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
