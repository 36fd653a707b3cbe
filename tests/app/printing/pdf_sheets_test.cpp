#include "app/printing/pdf_sheets.h"

#include "tests/support/pdf_drawing.h"
#include "tests/support/test_class.h"

#include <QGuiApplication>
#include <QPainter>
#include <QtTest>

namespace pdf_sheets_test {

using namespace nexus::app;
using namespace nexus::test;

namespace {

QByteArray sheetWith(const PdfOptions& options, const std::function<void(PdfSheets&)>& draw)
{
    PdfSheets sheets(options);
    draw(sheets);
    return sheets.finish();
}

} // namespace

class PdfSheetsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePageIsExactlyThePaper_data()
    {
        QTest::addColumn<QSizeF>("page");
        QTest::addColumn<QSizeF>("points");
        QTest::newRow("A4") << QSizeF(210, 297) << QSizeF(595.276, 841.890);
        QTest::newRow("Letter") << QSizeF(215.9, 279.4) << QSizeF(612, 792);
        QTest::newRow("A3 landscape") << QSizeF(420, 297) << QSizeF(1190.551, 841.890);
        QTest::newRow("own") << QSizeF(123.4, 99.9) << QSizeF(349.795, 283.181);
    }
    void thePageIsExactlyThePaper()
    {
        QFETCH(QSizeF, page);
        QFETCH(QSizeF, points);
        const auto pages = drawnPages(sheetWith({page, QStringLiteral("T")}, [](auto& sheets) {
            sheets.painter().fillRect(QRectF(10.5, 16.5, 63, 88), Qt::red);
            sheets.newPage();
            sheets.painter().fillRect(QRectF(1, 2, 3.33, 4.44), Qt::blue);
        }));
        QCOMPARE(pages.size(), std::size_t{2});
        for (const auto& one : pages) {
            QVERIFY(std::abs(one.points.width() - points.width()) < 0.001);
            QVERIFY(std::abs(one.points.height() - points.height()) < 0.001);
        }
        QVERIFY(pages[0].holds(QRectF(10.5, 16.5, 63, 88), false));
        QVERIFY(pages[1].holds(QRectF(1, 2, 3.33, 4.44), false));
        QVERIFY(!pages[1].holds(QRectF(10.5, 16.5, 63, 88), false));
    }

    void everyRectangleStandsWithinAHundredthOfAMillimetre()
    {
        std::vector<QRectF> drawn;
        const auto pages = drawnPages(sheetWith({QSizeF(210, 297), {}}, [&](auto& sheets) {
            for (int i = 0; i < 200; ++i) {
                drawn.emplace_back(0.37 * i, 297 - 1.41 * i, 5 + 0.013 * i, 0.088 + 0.007 * i);
                sheets.painter().fillRect(drawn.back(), Qt::black);
            }
        }));
        for (const auto& rect : drawn)
            QVERIFY2(pages[0].holds(rect, false), qPrintable(QStringLiteral("%1 %2").arg(rect.x()).arg(rect.y())));
    }

    void printersAreToldNotToScale()
    {
        for (const auto& [duplex, name] : {std::pair(Duplex::None, "/Simplex"),
                 {Duplex::LongEdge, "/DuplexFlipLongEdge"}, {Duplex::ShortEdge, "/DuplexFlipShortEdge"}}) {
            const auto bytes = sheetWith({QSizeF(210, 297), QStringLiteral("Wet Ink"), duplex}, [](auto&) {});
            QPDF pdf;
            pdf.processMemoryFile("test", bytes.constData(), static_cast<std::size_t>(bytes.size()));
            auto hints = pdf.getRoot().getKey("/ViewerPreferences");
            QCOMPARE(hints.getKey("/PrintScaling").getName(), std::string("/None"));
            QCOMPARE(hints.getKey("/Duplex").getName(), std::string(name));
            QVERIFY(hints.getKey("/PickTrayByPDFSize").getBoolValue());
            auto info = pdf.getTrailer().getKey("/Info");
            QCOMPARE(info.getKey("/CreationDate").getStringValue(), std::string("D:20250101000000Z"));
            QCOMPARE(info.getKey("/Title").getUTF8Value(), std::string("Wet Ink"));
            QVERIFY(!info.hasKey("/ModDate"));
        }
    }

    void theSameDrawingGivesTheSameBytes()
    {
        const auto draw = [](auto& sheets) {
            sheets.painter().fillRect(QRectF(1, 1, 50, 50), Qt::green);
            sheets.painter().setFont(QFont(QStringLiteral("Inter"), 10));
            sheets.painter().drawText(QPointF(20, 20), QStringLiteral("Ägidi"));
            sheets.note("Deck", "Wet Ink");
        };
        const auto first = sheetWith({QSizeF(210, 297), QStringLiteral("T")}, draw);
        QTest::qSleep(1100); // another second on the clock
        QCOMPARE(sheetWith({QSizeF(210, 297), QStringLiteral("T")}, draw), first);
        QVERIFY(sheetWith({QSizeF(210, 297), QStringLiteral("U")}, draw) != first);
        QVERIFY(first.startsWith("%PDF-"));
        QVERIFY(!first.contains(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd")).toLatin1()));
    }

    void notesStayWithTheirPage()
    {
        const auto bytes = sheetWith({QSizeF(210, 297), {}}, [](auto& sheets) {
            sheets.note("Code", "QN1-ABC");
            sheets.newPage();
            sheets.newPage();
            sheets.note("Code", "QN1-\xc3\x84(\\)");
            sheets.note("Deck", QByteArray("a\0b", 3));
        });
        const auto notes = pageNotes(bytes);
        QCOMPARE(notes.size(), std::size_t{3});
        QCOMPARE(notes[0].value("Code"), QByteArray("QN1-ABC"));
        QVERIFY(notes[1].isEmpty());
        QCOMPARE(notes[2].value("Code"), QByteArray("QN1-\xc3\x84(\\)"));
        QCOMPARE(notes[2].value("Deck"), QByteArray("a\0b", 3));
        QVERIFY(pageNotes("no PDF").empty());
        QVERIFY(pageNotes({}).empty());
    }

    void nothingIsLeftOverOnTheNextPage()
    {
        const auto bytes = sheetWith({QSizeF(210, 297), {}}, [](auto& sheets) {
            sheets.painter().translate(50, 50);
            sheets.painter().setClipRect(QRectF(0, 0, 1, 1));
            sheets.newPage();
            sheets.painter().fillRect(QRectF(10, 20, 30, 40), Qt::red);
        });
        QVERIFY(drawnPages(bytes)[1].holds(QRectF(10, 20, 30, 40), false));
    }
};

NEXUS_TEST(PdfSheetsTest, Screen);

} // namespace pdf_sheets_test

#include "pdf_sheets_test.moc"

#include <string>
