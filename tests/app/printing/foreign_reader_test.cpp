#include "app/printing/foreign_reader.h"

#include "app/base/language.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/qr_symbol.h"
#include "tests/support/pictures.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>

#include <thread>

namespace foreign_reader_test {

using namespace nexus;
using app::readPageNotes;
using app::readQrTexts;
using test::pictureBytes;

namespace {

QImage symbol(const char* text) { return app::QrSymbol::of(text)->image(4); }

std::string sheet()
{
    app::PdfSheets pdf({});
    pdf.note("Deck", "Hold Fast");
    return pdf.finish().toStdString();
}

// A PDF of these objects, from number 1; the first is its catalogue.
std::string pdfOf(const std::vector<std::string>& objects)
{
    std::string bytes = "%PDF-1.7\n", table;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        table += QStringLiteral("%1 00000 n \n").arg(bytes.size(), 10, 10, QLatin1Char('0')).toStdString();
        bytes += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const auto size = std::to_string(objects.size() + 1), at = std::to_string(bytes.size());
    return bytes + "xref\n0 " + size + "\n0000000000 65535 f \n" + table + "trailer\n<</Root 1 0 R/Size " + size +
           ">>\nstartxref\n" + at + "\n%%EOF\n";
}

std::string reference(std::size_t object) { return std::to_string(object) + " 0 R"; }

std::string deepPageTree(std::size_t depth)
{
    std::vector<std::string> objects{"<</Type/Catalog/Pages 2 0 R>>"};
    for (std::size_t i = 0; i < depth; ++i)
        objects.push_back("<</Type/Pages/Count 1/Kids[" + reference(i + 3) + "]>>");
    objects.emplace_back("<</Type/Page/MediaBox[0 0 9 9]>>");
    return pdfOf(objects);
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

} // namespace

class ForeignReaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void honestFilesAreReadAsBefore()
    {
        const auto pages = readPageNotes(sheet());
        QVERIFY(pages.has_value());
        QCOMPARE(pages->size(), std::size_t{1});
        QCOMPARE(pages->front().value("Deck"), QByteArray("Hold Fast"));
        QCOMPARE(readQrTexts(pictureBytes(symbol("QN1-ABC"))).value(), std::vector<std::string>{"QN1-ABC"});
        QCOMPARE(readQrTexts(symbol("QN1-ABC")).value(), std::vector<std::string>{"QN1-ABC"});
        QVERIFY(readQrTexts(pictureBytes(QImage(64, 64, QImage::Format_RGB32))).value().empty());
        QVERIFY(readPageNotes("nothing").value().empty());
    }

    // In this process it ends in an overflow of the stack.
    void aFileThatBreaksItsReaderCostsOnlyItself()
    {
        const auto broken = readPageNotes(deepPageTree(200'000));
        QVERIFY(!broken);
        QVERIFY2(broken.error().reason.find("reader broke down") != std::string::npos ||
                     broken.error().reason.find("too long") != std::string::npos,
            broken.error().reason.c_str());
        QVERIFY(readPageNotes(sheet()).has_value()); // by a new one
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
        QCOMPARE(reason, std::string("der Inhalt ist weder PNG noch JPEG"));
    }
};

NEXUS_TEST(ForeignReaderTest, Screen);

} // namespace foreign_reader_test

#include "foreign_reader_test.moc"
