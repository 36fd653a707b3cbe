#include "app/printing/card_pictures.h"

#include "app/printing/card_art.h"
#include "tests/support/pdf_drawing.h"
#include "tests/support/proxies.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QImageReader>
#include <QtTest>

namespace card_pictures_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

CardFace drone() { return cardFace(*starterCatalogue(), starterCatalogue()->named("aegis tender").at(0)); }

CardPictures picturesOf(const char* deck, const PictureForm& form = {})
{
    return {proxyJob(deck), starterCatalogue(), nullptr, form, false, false};
}

} // namespace

class CardPicturesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pixelsAreThoseOfTheCardAndItsBleed_data()
    {
        QTest::addColumn<int>("dpi");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<QSize>("size");
        QTest::newRow("300") << 300 << 0.0 << QSize(744, 1039);
        QTest::newRow("600") << 600 << 0.0 << QSize(1488, 2079);
        QTest::newRow("800") << 800 << 0.0 << QSize(1984, 2772);
        QTest::newRow("300, 3.2 mm") << 300 << 3.2 << QSize(820, 1115);
        QTest::newRow("800, 5 mm") << 800 << 5.0 << QSize(2299, 3087);
    }
    void pixelsAreThoseOfTheCardAndItsBleed()
    {
        QFETCH(int, dpi);
        QFETCH(double, bleed);
        QFETCH(QSize, size);
        PictureForm form;
        form.dpi = dpi;
        form.bleed = bleed;
        QCOMPARE(pictureSize(form), size);
        const auto picture = frontPicture(drone(), starterGame(), form);
        QCOMPARE(picture.size(), size);
        QCOMPARE(qRound(picture.dotsPerMeterX() * 0.0254), dpi);
    }

    void theFileSaysItsDotsAnInch()
    {
        PictureForm form;
        form.dpi = 600;
        const auto read = QImage::fromData(pngBytes(backPicture(starterGame(), form)), "PNG");
        QCOMPARE(read.size(), QSize(1488, 2079));
        QCOMPARE(qRound(read.dotsPerMeterX() * 0.0254), 600);
        QCOMPARE(qRound(read.dotsPerMeterY() * 0.0254), 600);
    }

    void theEdgeGoesOnIntoTheBleed()
    {
        PictureForm form;
        form.bleed = 5;
        const auto front = frontPicture(drone(), starterGame(), form), back = backPicture(starterGame(), form);
        QVERIFY(!front.hasAlphaChannel());
        const int cut = 59; // pixels of 5 mm
        const int middle = front.height() / 2;
        for (const auto& picture : {front, back})
            for (const auto& outside : {QPoint(0, 0), QPoint(0, middle), QPoint(cut / 2, middle)})
                QVERIFY(picture.pixelColor(outside) != QColor(Qt::white));
        QCOMPARE(front.pixelColor(0, middle), front.pixelColor(cut + 3, middle));
    }

    void roundCornersAreClearAndSquareOnesAreNot()
    {
        PictureForm form;
        const auto square = frontPicture(drone(), starterGame(), form);
        form.rounded = true;
        for (const double bleed : {0.0, 3.2}) {
            form.bleed = bleed;
            const auto round = frontPicture(drone(), starterGame(), form);
            for (const auto& corner : {QPoint(0, 0), QPoint(round.width() - 1, 0), QPoint(0, round.height() - 1)})
                QCOMPARE(round.pixelColor(corner).alpha(), 0);
            for (const auto& edge : {QPoint(0, round.height() / 2), QPoint(round.width() / 2, round.height() - 1),
                     QPoint(round.width() / 2, round.height() / 2)})
                QCOMPARE(round.pixelColor(edge).alpha(), 255);
        }
        QVERIFY(!square.hasAlphaChannel());
        QVERIFY(square.pixelColor(0, 0) != QColor(Qt::white));
    }

    void aFileIsNamedByTheKey()
    {
        auto strange = drone(), other = drone(), back = drone(), hostile = drone();
        other.card.number = "other";
        back.key = "back";
        hostile.key = "../../x";
        const auto names = pictureNames(std::vector{strange, other, back, hostile, hostile});
        QCOMPARE(names.at(0), "aegis-tender.unit " + strange.card.set + " " + strange.card.number);
        QCOMPARE(names.at(1), "aegis-tender.unit " + strange.card.set + " other");
        QCOMPARE(names.at(2), std::string("back (2)"));
        QVERIFY(names.at(3).find('/') == std::string::npos && names.at(3).front() != '.');
        QVERIFY(names.at(3) != names.at(4));
        QCOMPARE(pictureNames(std::vector{strange}).front(), std::string("aegis-tender.unit"));
    }

    void aFolderHoldsAPictureACardAndOneBack()
    {
        const Scratch scratch;
        auto pictures = picturesOf("main: 4 Aegis Tender, 3 Second Draft");
        pictures.backs = pictures.contactSheet = true;
        std::size_t last = 0;
        const auto written = writeCardPictures(scratch.path("shop"), pictures, [&](std::size_t done, std::size_t) {
            last = done;
            return true;
        });
        QCOMPARE(written.stopped, false);
        QCOMPARE(written.files.size(), std::size_t{4});
        QCOMPARE(last, std::size_t{4});
        for (const auto* name : {"aegis-tender.unit.png", "second-draft.event.png", "back.png"}) {
            const QImage picture(QString::fromStdString((scratch.path("shop") / name).string()));
            QCOMPARE(picture.size(), QSize(744, 1039));
        }
        QVERIFY(std::filesystem::exists(scratch.path("shop") / "contact-sheet.pdf"));
    }

    void itCanBeCalledOff()
    {
        const Scratch scratch;
        const auto written = writeCardPictures(scratch.path(),
            picturesOf("main: 1 Aegis Tender, 1 Second Draft, 1 Breach Surveyor, 1 Stray Dog"),
            [](std::size_t, std::size_t) { return false; });
        QVERIFY(written.stopped);
        QVERIFY(
            !cardPicturesPdf(picturesOf("main: 1 Aegis Tender"), {}, [](std::size_t, std::size_t) { return false; }));
    }

    void aDiskThatRefusesIsASentence()
    {
        const Scratch scratch;
        std::ofstream(scratch.path() / "file") << "not a folder";
        try {
            (void)writeCardPictures(scratch.path() / "file", picturesOf("main: 1 Aegis Tender"));
            QFAIL("a file was taken for a folder");
        } catch (const std::runtime_error& trouble) {
            QVERIFY(std::string(trouble.what()).ends_with("."));
        }
    }

    void aPdfHasAPageACopyWithTheBoxesOfAShop()
    {
        PictureForm form;
        form.bleed = 3.2;
        auto pictures = picturesOf("main: 2 Aegis Tender, 1 Second Draft", form);
        pictures.backs = true;
        const auto bytes = cardPicturesPdf(pictures, QStringLiteral("Test"));
        QVERIFY(bytes);
        QCOMPARE(*bytes, *cardPicturesPdf(pictures, QStringLiteral("Test")));
        QPDF pdf;
        pdf.processMemoryFile("cards", bytes->constData(), static_cast<std::size_t>(bytes->size()));
        auto all = QPDFPageDocumentHelper(pdf).getAllPages();
        QCOMPARE(all.size(), std::size_t{6});
        constexpr double mm = 72 / 25.4;
        for (auto& page : all) {
            const auto boxOf = [&](const char* key) {
                return page.getObjectHandle().getKey(key).getArrayAsRectangle();
            };
            const auto media = boxOf("/MediaBox"), bleed = boxOf("/BleedBox"), trim = boxOf("/TrimBox");
            QVERIFY(std::abs(media.urx - 69.4 * mm) < 0.01 && std::abs(media.ury - 94.4 * mm) < 0.01);
            QVERIFY(std::abs(bleed.urx - media.urx) < 0.01 && bleed.llx == 0);
            QVERIFY(std::abs(trim.llx - 3.2 * mm) < 0.01 && std::abs(trim.urx - 66.2 * mm) < 0.01);
            QVERIFY(std::abs(trim.ury - trim.lly - 88 * mm) < 0.01);
        }
    }
};

NEXUS_TEST(CardPicturesTest, Screen);

} // namespace card_pictures_test

#include "card_pictures_test.moc"
