#include "app/printing/foreign_reader.h"

#include "app/base/language.h"
#include "app/printing/foreign_picture.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_symbol.h"
#include "tests/support/pictures.h"
#include "tests/support/scanned_pdf.h"
#include "tests/support/test_class.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImageWriter>
#include <QPainter>

#include <ctime>
#include <thread>

namespace foreign_reader_test {

using namespace nexus;
using app::readPdfPages;
using app::readQrTexts;
using test::objectReference;
using test::pdfOfObjects;
using test::pictureBytes;
using test::scannedPdf;

namespace {

QImage symbol(const char* text) { return app::QrSymbol::of(text)->image(4); }

std::string sheet()
{
    app::PdfSheets pdf({});
    pdf.note("Deck", "Hold Fast");
    return pdf.finish().toStdString();
}

// A symbol as a camera or a scanner sees it: a small part of much else.
QImage onATable(const QSize& size, bool inGrey)
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(QColor(0x9a, 0x8c, 0x78));
    QPainter painter(&picture);
    const auto code = symbol("QN1-ABC").scaledToWidth(size.width() / 8);
    painter.translate(size.width() * 0.6, size.height() * 0.3);
    painter.rotate(11);
    painter.drawImage(0, 0, code);
    painter.end();
    return inGrey ? picture.convertToFormat(QImage::Format_Grayscale8) : picture;
}

std::string deepPageTree(std::size_t depth)
{
    std::vector<std::string> objects{"<</Type/Catalog/Pages 2 0 R>>"};
    for (std::size_t i = 0; i < depth; ++i)
        objects.push_back("<</Type/Pages/Count 1/Kids[" + objectReference(i + 3) + "]>>");
    objects.emplace_back("<</Type/Page/MediaBox[0 0 9 9]>>");
    return pdfOfObjects(objects);
}

// Every corner looks like one of a symbol; to look at all triples of them takes hours.
QImage tiledWithFinders(int side, int module)
{
    QImage picture(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int u = x / module % 8, v = y / module % 8;
            const bool ring = u < 7 && v < 7 && (u == 0 || u == 6 || v == 0 || v == 6);
            const bool eye = u > 1 && u < 5 && v > 1 && v < 5;
            picture.setPixel(x, y, ring || eye ? 0xff000000 : 0xffffffff);
        }
    return picture;
}

// "progressive": a JPEG.
std::string written(const QImage& picture, const QByteArray& format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isProgressive = format == "progressive";
    QImageWriter writer(&buffer, isProgressive ? "jpeg" : format);
    writer.setProgressiveScanWrite(isProgressive);
    writer.setQuality(75);
    if (format == "tiff")
        writer.setCompression(1);
    writer.write(picture);
    return bytes.toStdString();
}

std::string exifWith(int orientation)
{
    std::string bytes("\xff\xe1\0\x22"
                      "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0",
        28);
    return bytes + static_cast<char>(orientation) + std::string(7, '\0');
}

} // namespace

class ForeignReaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void honestFilesAreReadAsBefore()
    {
        const auto pages = readPdfPages(sheet());
        QVERIFY(pages.has_value());
        QCOMPARE(pages->size(), std::size_t{1});
        QCOMPARE(pages->front().notes.value("Deck"), QByteArray("Hold Fast"));
        QCOMPARE(readQrTexts(pictureBytes(symbol("QN1-ABC"))).value(), std::vector<std::string>{"QN1-ABC"});
        QCOMPARE(readQrTexts(symbol("QN1-ABC")).value(), std::vector<std::string>{"QN1-ABC"});
        QVERIFY(readQrTexts(pictureBytes(QImage(64, 64, QImage::Format_RGB32))).value().empty());
        QVERIFY(readPdfPages("nothing").value().empty());
    }

    // Scaling with threads ends here: the reader may not start any.
    void largePicturesAreRead_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("inGrey");
        for (const char* format : {"JPG", "PNG", "WEBP", "TIFF", "BMP"})
            QTest::addRow("A4 at 300 dpi, %s", format) << QByteArray(format) << QSize(2481, 3508) << false;
        QTest::newRow("A4 at 600 dpi, JPG") << QByteArray("JPG") << QSize(4961, 7016) << false;
        QTest::newRow("A4 at 600 dpi, PNG in colours") << QByteArray("PNG") << QSize(4961, 7016) << false;
        QTest::newRow("A4 at 600 dpi, PNG in grey") << QByteArray("PNG") << QSize(4961, 7016) << true;
        QTest::newRow("12 megapixels") << QByteArray("JPG") << QSize(4032, 3024) << false;
        QTest::newRow("50 megapixels") << QByteArray("JPG") << QSize(8161, 6123) << false;
    }
    void largePicturesAreRead()
    {
        QFETCH(QByteArray, format);
        QFETCH(QSize, size);
        QFETCH(bool, inGrey);
        const auto texts = readQrTexts(
            pictureBytes(onATable(size, inGrey), format.constData(), format == "PNG" ? -1 : 90));
        QVERIFY2(texts.has_value(), texts ? "" : texts.error().reason.c_str());
        QCOMPARE(*texts, std::vector<std::string>{"QN1-ABC"});
    }

    // Told by its bytes, before it is unpacked; of a JPEG what is there is looked at.
    void aScanThatIsCutOffIsToldAtOnce_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"JPG", "PNG", "WEBP", "BMP"})
            QTest::newRow(format) << QByteArray(format);
    }
    void aScanThatIsCutOffIsToldAtOnce()
    {
        QFETCH(QByteArray, format);
        auto sheet = QImage(4961, 7016, QImage::Format_RGB32);
        for (int y = 0; y < sheet.height(); ++y)
            for (int x = 0; x < sheet.width(); ++x)
                sheet.setPixel(x, y, qRgb(255 - x * y % 7, 255 - y % 5, 255 - x % 3));
        const auto bytes = pictureBytes(sheet, format.constData(), format == "PNG" ? 100 : 90);
        if (bytes.size() > app::maxForeignBytes)
            QSKIP("it is larger than any file that is read");
        QVERIFY(!app::isCutOff(bytes));
        const auto cut = bytes.substr(0, bytes.size() * 6 / 10);
        const auto began = std::clock();
        if (format != "JPG")
            QVERIFY(!app::pictureOf(cut) && std::clock() - began < CLOCKS_PER_SEC / 10);
        const auto texts = readQrTexts(cut);
        QVERIFY(!texts);
        QVERIFY2(texts.error().reason.starts_with("it is cut off"), texts.error().reason.c_str());
    }

    // By an ordinary computer in half a second, in the memory of the reader.
    void whatTakesTooMuchIsToldByItsHead_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<bool>("inGrey");
        QTest::addColumn<int>("orientation"); // of EXIF
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("says"); // nothing: it is read
        const QSize fifty(8160, 6120), hundred(11580, 8640);
        QTest::newRow("progressive") << QByteArray("progressive") << false << 1 << fifty << QString();
        QTest::newRow("progressive, turned") << QByteArray("progressive") << false << 6 << fifty << QString();
        QTest::newRow("progressive, too large")
            << QByteArray("progressive") << false << 1 << hundred
            << QStringLiteral("a progressive JPEG of 100 megapixels, which takes too much memory; save it as a plain");
        QTest::newRow("plain, turned") << QByteArray("jpeg") << false << 8 << fifty << QString();
        QTest::newRow("plain, large") << QByteArray("jpeg") << false << 1 << hundred << QString();
        QTest::newRow("PNG in grey") << QByteArray("png") << true << 1 << fifty << QString();
        QTest::newRow("TIFF in grey") << QByteArray("tiff") << true << 1 << QSize(6120, 4590) << QString();
        QTest::newRow("WebP") << QByteArray("webp") << false << 1 << fifty
                              << QStringLiteral("a WebP of 50 megapixels, which takes too much memory");
        QTest::newRow("TIFF") << QByteArray("tiff") << false << 1 << fifty << QStringLiteral("a TIFF of 50 megapixels");
    }
    void whatTakesTooMuchIsToldByItsHead()
    {
        QFETCH(QByteArray, format);
        QFETCH(bool, inGrey);
        QFETCH(int, orientation);
        QFETCH(QSize, size);
        QFETCH(QString, says);
        auto bytes = written(onATable(size, inGrey), format);
        if (orientation > 1)
            bytes.insert(2, exifWith(orientation));
        const auto texts = readQrTexts(bytes);
        QCOMPARE(texts.has_value(), says.isEmpty());
        if (texts)
            QCOMPARE(*texts, std::vector<std::string>{"QN1-ABC"});
        else
            QVERIFY2(QString::fromStdString(texts.error().reason).contains(says), texts.error().reason.c_str());
    }

    void aLargePictureWithoutACodeIsNothingBad()
    {
        QImage plain(4000, 3000, QImage::Format_RGB32);
        unsigned state = 5;
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x)
                plain.setPixel(x, y, qRgb(90, 80, (state = state * 1664525U + 1013904223U) >> 26U));
        const auto texts = readQrTexts(pictureBytes(plain, "JPG", 85));
        QVERIFY2(texts.has_value(), texts ? "" : texts.error().reason.c_str());
        QVERIFY(texts->empty());
    }

    void codesInPicturesOfPagesAreRead()
    {
        const auto photo = pictureBytes(onATable({2481, 3508}, false), "JPG", 90);
        const auto pages = readPdfPages(
            scannedPdf({photo, pictureBytes(QImage(800, 900, QImage::Format_Grayscale8), "JPG"), photo}));
        QVERIFY2(pages.has_value(), pages ? "" : pages.error().reason.c_str());
        QCOMPARE(pages->size(), std::size_t{3});
        QCOMPARE(pages->at(0).symbols, std::vector<std::string>{"QN1-ABC"});
        QVERIFY(pages->at(1).symbols.empty());
        QVERIFY(!pages->at(1).unread);
        QCOMPARE(pages->at(2).symbols, std::vector<std::string>{"QN1-ABC"});
    }

    // What is too large or damaged is no picture without a code; a code beside it on the page is read all the same.
    void picturesOfPagesThatCannotBeReadAreTold()
    {
        const auto photo = pictureBytes(onATable({1200, 1600}, false), "JPG", 90);
        const auto large = std::string(written(onATable({11580, 8640}, false), "progressive"));
        const auto pages = readPdfPages(scannedPdf({photo, large}));
        QVERIFY2(pages.has_value(), pages ? "" : pages.error().reason.c_str());
        QCOMPARE(pages->size(), std::size_t{2});
        QVERIFY(pages->at(0).trouble.empty() && !pages->at(0).symbols.empty());
        QVERIFY2(pages->at(1).trouble.find("progressive JPEG of 100 megapixels") != std::string::npos,
            pages->at(1).trouble.c_str());
        QVERIFY(pages->at(1).symbols.empty() && !pages->at(1).unread);
        const auto other = readPdfPages(scannedPdf({photo}, "JPXDecode"));
        QVERIFY2(other->front().trouble.starts_with("its kind is not read"), other->front().trouble.c_str());
        const auto broken = readPdfPages(scannedPdf({photo}, "FlateDecode"));
        QVERIFY2(broken->front().trouble.find("damaged") != std::string::npos, broken->front().trouble.c_str());
        // Pixels that no memory holds, by what the page says of them.
        const auto vast = readPdfPages(
            pdfOfObjects({"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 4 0 R>>>>>>",
                "<</Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8/Width 20000/Height 20000/"
                "Length 3>>\nstream\nabc\nendstream"}));
        QCOMPARE(vast->front().trouble, std::string("it is 20000 by 20000 pixels large; make it smaller"));
    }

    void picturesOfManyPagesWithoutACodeAreTold()
    {
        const auto photo = pictureBytes(tiledWithFinders(500, 9), "JPG", 90);
        const auto pages = readPdfPages(scannedPdf(std::vector<std::string>(60, photo)));
        if (pages)
            QVERIFY(pages->back().unread);
        else
            QCOMPARE(pages.error().reason, std::string("it takes too long to read"));
    }

    // In this process it ends in an overflow of the stack.
    void aFileThatBreaksItsReaderCostsOnlyItself()
    {
        const auto broken = readPdfPages(deepPageTree(200'000));
        QVERIFY(!broken);
        QVERIFY2(broken.error().reason.find("reader broke down") != std::string::npos ||
                     broken.error().reason.find("too long") != std::string::npos,
            broken.error().reason.c_str());
        QVERIFY(readPdfPages(sheet()).has_value()); // by a new one
    }

    void aFileThatHangsItsReaderIsGivenUp()
    {
        const auto late = readQrTexts(pictureBytes(tiledWithFinders(640, 3)));
        QVERIFY(!late);
        QCOMPARE(late.error().reason, std::string("it takes too long to read"));
        QVERIFY(!late.error().stopped);
        QCOMPARE(readQrTexts(symbol("QN1-ABC")).value().size(), std::size_t{1});
    }

    void readingCanBeStoppedInsideAFile()
    {
        int asked = 0;
        const auto stopped = readQrTexts(pictureBytes(tiledWithFinders(640, 3)), [&] { return ++asked < 3; });
        QVERIFY(!stopped);
        QVERIFY(stopped.error().stopped);
        QCOMPARE(asked, 3);
    }

    void picturesThatUnpackToGigabytesAreRefusedByTheirSize()
    {
        auto bytes = pictureBytes(QImage(8, 8, QImage::Format_RGB32));
        const unsigned char huge[] = {0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60}; // 60,000 each way, in the header
        std::copy(std::begin(huge), std::end(huge), bytes.begin() + 16);
        const auto refused = readQrTexts(bytes);
        QVERIFY(!refused);
        QCOMPARE(readQrTexts(symbol("QN1-ABC")).value().size(), std::size_t{1});
    }

    void aReaderSpeaksTheLanguageOfWhoAsks()
    {
        app::speak(QStringLiteral("de"));
        std::string reason;
        std::thread([&] { reason = readQrTexts("nothing").error().reason; }).join(); // each thread has its own reader
        app::speak({});
        QCOMPARE(reason, std::string("der Inhalt ist weder JPEG noch PNG, WebP, TIFF oder BMP"));
    }
};

NEXUS_TEST(ForeignReaderTest, Screen);

} // namespace foreign_reader_test

#include "foreign_reader_test.moc"
