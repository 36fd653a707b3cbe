#include "app/printing/proxy_sheet.h"

#include "tests/support/pdf_drawing.h"
#include "tests/support/proxies.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

namespace proxy_pdf_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

const char* const elevenCards = "main: 4 Aegis Tender, 4 Breach Surveyor, 3 Second Draft";

QByteArray pdfOf(const ProxyOptions& options, const char* deck = elevenCards)
{
    const auto bytes = proxyPdf(proxySheets(deck, options), QStringLiteral("Test"));
    return bytes.value_or(QByteArray());
}

QRectF rectOf(const model::SheetRect& rect) { return {rect.x, rect.y, rect.width, rect.height}; }

bool same(const QRectF& a, const QRectF& b, double within = 0.01)
{
    return std::abs(a.left() - b.left()) <= within && std::abs(a.top() - b.top()) <= within &&
           std::abs(a.right() - b.right()) <= within && std::abs(a.bottom() - b.bottom()) <= within;
}

QRectF stroke(const model::SheetLine& line)
{
    const double half = 0.25 * 25.4 / 72 / 2;
    return line.x1 == line.x2 ? QRectF(line.x1 - half, line.y1, 2 * half, line.y2 - line.y1)
                              : QRectF(line.x1, line.y1 - half, line.x2 - line.x1, 2 * half);
}

} // namespace

class ProxyPdfTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardIs63By88Millimetres_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("gutter");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<double>("left");
        QTest::addColumn<double>("top");
        QTest::newRow("A4") << 210.0 << 297.0 << 0.0 << 0.0 << 10.5 << 16.5;
        QTest::newRow("Letter") << 215.9 << 279.4 << 0.0 << 0.0 << 13.45 << 7.7;
        QTest::newRow("A4, gap 3") << 210.0 << 297.0 << 3.0 << 0.0 << 7.5 << 13.5;
        QTest::newRow("A4, bleed 3") << 210.0 << 297.0 << 0.0 << 3.0 << 4.5 << 10.5;
    }
    void everyCardIs63By88Millimetres()
    {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(double, gutter);
        QFETCH(double, bleed);
        QFETCH(double, left);
        QFETCH(double, top);
        ProxyOptions options;
        options.sheet.paperWidth = width;
        options.sheet.paperHeight = height;
        options.sheet.gutter = gutter;
        options.sheet.bleed = bleed;
        for (const auto style : {FaceStyle::Colour, FaceStyle::LowInk, FaceStyle::TextOnly}) {
            options.style = style;
            const auto pages = drawnPages(pdfOf(options));
            QCOMPARE(pages.size(), std::size_t{2});
            const double step = std::max(gutter, 2 * bleed);
            QCOMPARE(pages[0].clipsOf({63, 88}).size(), std::size_t{9});
            QCOMPARE(pages[1].clipsOf({63, 88}).size(), std::size_t{2});
            for (int slot = 0; slot < 11; ++slot) {
                const int place = slot % 9;
                const QRectF card(left + place % 3 * (63 + step), top + place / 3 * (88 + step), 63, 88);
                QVERIFY2(
                    pages[static_cast<std::size_t>(slot / 9)].holds(card, true), qPrintable(QString::number(slot)));
            }
        }
    }

    void marksAndRulerStandWhereTheyBelong()
    {
        ProxyOptions options;
        options.sheet.gutter = 2;
        const auto sheets = proxySheets(elevenCards, options);
        const auto page = drawnPages(*proxyPdf(sheets, {}))[0];
        QVERIFY(sheets.layout().cropMarks.size() > 40);
        for (const auto& line : sheets.layout().cropMarks)
            QVERIFY(page.holds(stroke(line), false));
        QVERIFY(page.holds(stroke({8.5, 0, 8.5, 14.5}), false)); // 0.25 pt wide, to the edge of the paper
        const auto ruler = rectOf(sheets.layout().ruler->area);
        QCOMPARE(ruler.width(), 100.0);
        QVERIFY(page.holds(QRectF(ruler.left(), ruler.top() - 0.06, 100, 0.12), false));
        int ticks = 0;
        for (int mm = 0; mm <= 100; ++mm)
            ticks += std::any_of(page.rects.begin(), page.rects.end(), [&](const auto& rect) {
                return !rect.clip && std::abs(rect.area.center().x() - (ruler.left() + mm)) <= 0.01 &&
                       std::abs(rect.area.width() - 0.12) <= 0.01 && std::abs(rect.area.top() - ruler.top()) <= 0.01;
            });
        QCOMPARE(ticks, 101);
        options.sheet.cropMarks = options.sheet.ruler = false;
        const auto bare = drawnPages(pdfOf(options))[0];
        QVERIFY(!bare.holds(stroke({8.5, 0, 8.5, 14.5}), false));
    }

    void backsLieBehindTheirFrontsOnAPageThatIsNotFull_data()
    {
        QTest::addColumn<int>("backs");
        QTest::addColumn<bool>("landscape");
        for (const bool landscape : {false, true})
            for (const auto backs : {model::Backs::LongEdge, model::Backs::ShortEdge})
                QTest::addRow("%s edge, %s", backs == model::Backs::LongEdge ? "long" : "short",
                    landscape ? "landscape" : "portrait")
                    << static_cast<int>(backs) << landscape;
    }
    void backsLieBehindTheirFrontsOnAPageThatIsNotFull()
    {
        QFETCH(int, backs);
        QFETCH(bool, landscape);
        ProxyOptions options;
        options.sheet.backs = static_cast<model::Backs>(backs);
        options.sheet.landscape = landscape;
        options.sheet.columns = landscape ? 4 : 3;
        options.sheet.rows = landscape ? 2 : 3;
        const auto pages = drawnPages(pdfOf(options));
        QCOMPARE(pages.size(), std::size_t{4});
        const double width = landscape ? 297 : 210, height = landscape ? 210 : 297;
        const bool sideways = (options.sheet.backs == model::Backs::LongEdge) != landscape;
        for (const std::size_t sheet : {0, 1}) {
            const auto fronts = pages[2 * sheet].clipsOf({63, 88}), behind = pages[2 * sheet + 1].clipsOf({63, 88});
            QCOMPARE(fronts.size(), sheet == 0 ? std::size_t(landscape ? 8 : 9) : std::size_t(landscape ? 3 : 2));
            QCOMPARE(behind.size(), fronts.size());
            for (const auto& front : fronts) {
                auto turned = front;
                if (sideways)
                    turned.moveLeft(width - front.right());
                else
                    turned.moveTop(height - front.bottom());
                QVERIFY(
                    std::any_of(behind.begin(), behind.end(), [&](const auto& back) { return same(back, turned); }));
            }
        }
    }

    void offsetAndCorrectionMoveWhatTheyShall()
    {
        ProxyOptions options;
        options.sheet.backs = model::Backs::LongEdge;
        options.sheet.backX = 1.25;
        options.sheet.backY = -0.5;
        options.sheet.correctionX = 4;
        options.sheet.correctionY = -2;
        const auto pages = drawnPages(pdfOf(options, "main: 1 Aegis Tender"));
        const QSizeF card(63 * 1.004, 88 * 0.998);
        const QRectF front(105 - 1.5 * card.width(), 148.5 - 1.5 * card.height(), card.width(), card.height());
        QVERIFY(pages[0].holds(front, true));
        QVERIFY(
            pages[1].holds(QRectF(210 - front.right() + 1.25, front.top() - 0.5, front.width(), front.height()), true));
        QVERIFY(std::abs(pages[0].points.width() - 595.276) < 0.001);
    }

    void theSameSheetsGiveTheSameBytes()
    {
        ProxyOptions options;
        options.sheet.backs = model::Backs::ShortEdge;
        const auto first = pdfOf(options);
        QVERIFY(first.startsWith("%PDF-"));
        QCOMPARE(pdfOf(options), first);
        QVERIFY(pdfOf(options, "main: 11 Aegis Tender") != first);
    }

    void aPictureIsInTheFileOnce()
    {
        const Scratch scratch;
        QImage image(800, 500, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qRgb(x % 256, y % 256, (x * y) % 256));
        QVERIFY(image.save(QString::fromStdString(scratch.path("Aegis Tender.png").string())));
        const auto art = std::make_shared<const CardArt>(scratch.path());
        const auto size = [&](const char* deck) { return proxyPdf(proxySheets(deck, {}, art), {})->size(); };
        const auto one = size("main: 1 Aegis Tender"), nine = size("main: 9 Aegis Tender");
        QVERIFY2(nine < 2 * one, qPrintable(QStringLiteral("%1 %2").arg(one).arg(nine)));
        const auto bytes = *proxyPdf(proxySheets("main: 9 Aegis Tender", {}, art), {});
        QCOMPARE(*proxyPdf(proxySheets("main: 9 Aegis Tender", {}, art), {}), bytes);
    }

    void itCanBeCalledOff()
    {
        const auto sheets = proxySheets(elevenCards);
        std::vector<int> told;
        QVERIFY(!proxyPdf(sheets, {}, [&](int done, int all) {
            told.push_back(done);
            return all != 2;
        }));
        QCOMPARE(told, (std::vector{1}));
        told.clear();
        QVERIFY(proxyPdf(sheets, {}, [&](int done, int) {
            told.push_back(done);
            return true;
        }));
        QCOMPARE(told, (std::vector{1, 2}));
        QVERIFY(!proxyPdf(proxySheets("main: "), {}));
    }

    void theMeasuringPageHasLinesTwentyMillimetresApart()
    {
        model::SheetOptions options;
        options.backs = model::Backs::LongEdge;
        auto pages = drawnPages(calibrationPdf(options));
        QCOMPARE(pages.size(), std::size_t{2});
        for (int i = -5; i <= 5; ++i)
            QVERIFY(pages[0].holds(QRectF(105 + 20 * i - 0.075, 148.5 - 140, 0.15, 280), false));
        for (int i = -7; i <= 7; ++i)
            QVERIFY(pages[0].holds(QRectF(5, 148.5 + 20 * i - 0.075, 200, 0.15), false));
        QVERIFY(pages[1].holds(QRectF(105 - 0.1, 148.5 - 14, 0.2, 28), false)); // the line of the back
        options.backX = 2;
        options.backY = 1;
        pages = drawnPages(calibrationPdf(options));
        QVERIFY(pages[1].holds(QRectF(107 - 0.1, 149.5 - 14, 0.2, 28), false));
        QCOMPARE(calibrationPdf(options), calibrationPdf(options));
    }

    // As another program draws it.
    void aViewerFindsTheMarksAndTheCards()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty())
            QSKIP("pdftoppm is not here");
        const Scratch scratch;
        scratch.write("sheet.pdf", pdfOf({}).toStdString());
        const auto folder = QString::fromStdString(scratch.path().string());
        QProcess process;
        process.start(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), QStringLiteral("600"), QStringLiteral("-f"), QStringLiteral("1"),
                QStringLiteral("-l"), QStringLiteral("1"), QStringLiteral("-singlefile"), QStringLiteral("-gray"),
                QStringLiteral("-png"), folder + QStringLiteral("/sheet.pdf"), folder + QStringLiteral("/sheet")});
        QVERIFY(process.waitForFinished(60'000));
        QImageReader::setAllocationLimit(0); // a sheet at 600 dots an inch is large
        const QImage image(folder + QStringLiteral("/sheet.png"));
        QCOMPARE(image.width(), 4961); // 210 mm at 600 dots an inch, rounded up
        const auto darkest = [&](double mm, bool across, double where) {
            int best = -1, value = 256;
            for (int dot = static_cast<int>((mm - 1) * 600 / 25.4); dot < (mm + 1) * 600 / 25.4; ++dot) {
                const int other = static_cast<int>(where * 600 / 25.4);
                const int grey = qGray(across ? image.pixel(dot, other) : image.pixel(other, dot));
                if (grey < value)
                    std::tie(best, value) = std::pair(dot, grey);
            }
            return value < 160 ? (best + 0.5) * 25.4 / 600 : -1;
        };
        for (const double x : {10.5, 73.5, 136.5, 199.5})
            QVERIFY2(std::abs(darkest(x, true, 5) - x) < 0.06,
                qPrintable(QString::number(darkest(x, true, 5)))); // a dot is 0.04 mm
        for (const double y : {16.5, 104.5, 192.5, 280.5})
            QVERIFY(std::abs(darkest(y, false, 5) - y) < 0.06);
    }
};

NEXUS_TEST(ProxyPdfTest, Screen);

} // namespace proxy_pdf_test

#include "proxy_pdf_test.moc"

#include <tuple>
