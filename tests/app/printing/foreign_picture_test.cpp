#include "app/printing/foreign_picture.h"

#include "app/printing/qr_symbol.h"
#include "tests/support/pictures.h"
#include "tests/support/test_class.h"

#include <QPainter>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace foreign_picture_test {

using namespace nexus::app;
using nexus::test::pictureBytes;

namespace {

// Dark on the left, light on the right, so that a turn or a mirror shows.
QImage halves(const QSize& size, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).fillRect(0, 0, size.width() / 2, size.height(), Qt::black);
    return image.convertToFormat(format);
}

} // namespace

class ForeignPictureTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void kindsAreKnownByTheirFirstBytes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isRead");
        QTest::addColumn<QString>("says");
        for (const char* format : {"PNG", "JPG", "WEBP", "TIFF", "BMP"})
            QTest::newRow(format) << QByteArray::fromStdString(pictureBytes(halves({40, 30}), format)) << true
                                  << QString();
        const auto other = [](const char* name, const std::string& bytes, const char* says) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << false << QString::fromLatin1(says);
        };
        other("HEIC of a phone",
            std::string("\0\0\0\x24"
                        "ftypheic\0\0\0\0",
                16),
            "HEIC");
        other("AVIF",
            std::string("\0\0\0\x20"
                        "ftypavif\0\0\0\0",
                16),
            "AVIF");
        other("GIF", "GIF89a......", "GIF");
        other("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", "SVG");
        other("nothing", "", "no JPEG");
        other("words", "BM is a set of mine", "no JPEG");
        other("a deck", "QN1-ABC", "no JPEG");
        other("PDF", "%PDF-1.4", "no JPEG");
    }
    void kindsAreKnownByTheirFirstBytes()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isRead);
        QFETCH(QString, says);
        QCOMPARE(looksLikePicture(bytes.toStdString()), isRead);
        const auto picture = pictureOf(bytes.toStdString());
        QCOMPARE(picture.has_value(), isRead);
        if (isRead)
            QVERIFY(qGray(picture->pixel(2, 15)) < 60 && qGray(picture->pixel(37, 15)) > 200);
        else
            QVERIFY2(QString::fromStdString(picture.error()).contains(says), picture.error().c_str());
    }

    void namesOfPictures()
    {
        for (const char* name : {"a.JPG", "b.jpeg", "c.webp", "d.tif", "e.HEIC", "f.svg"})
            QVERIFY2(isPictureName(name), name);
        for (const char* name : {"a.pdf", "jpg", "b.jpg.txt", ""})
            QVERIFY2(!isPictureName(name), name);
        QVERIFY(picturePatterns().contains(QStringLiteral("*.webp")));
        QVERIFY(!picturePatterns().contains(QStringLiteral("*.heic"))); // offered is what is read
    }

    // The size that a reader gives by itself, so that nothing is left for Qt to scale with threads.
    void whatIsTooLargeComesSmaller_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<double>("times");
        QTest::addColumn<QSize>("gives");
        QTest::newRow("JPEG, odd") << QByteArray("JPG") << int(QImage::Format_RGB32) << 2.9 << QSize(500, 350);
        QTest::newRow("JPEG, grey") << QByteArray("JPG") << int(QImage::Format_Grayscale8) << 4.0 << QSize(250, 175);
        QTest::newRow("JPEG, more than a reader can")
            << QByteArray("JPG") << int(QImage::Format_RGB32) << 100.0 << QSize(125, 87);
        QTest::newRow("PNG, colours") << QByteArray("PNG") << int(QImage::Format_RGB32) << 3.5 << QSize(333, 233);
        QTest::newRow("PNG, grey: whole")
            << QByteArray("PNG") << int(QImage::Format_Grayscale8) << 3.5 << QSize(1001, 701);
        QTest::newRow("PNG, palette: whole")
            << QByteArray("PNG") << int(QImage::Format_Indexed8) << 3.5 << QSize(1001, 701);
        QTest::newRow("less than twice") << QByteArray("JPG") << int(QImage::Format_RGB32) << 1.9 << QSize(1001, 701);
        QTest::newRow("nothing to make smaller")
            << QByteArray("JPG") << int(QImage::Format_RGB32) << 0.01 << QSize(1001, 701);
    }
    void whatIsTooLargeComesSmaller()
    {
        QFETCH(QByteArray, format);
        QFETCH(int, pixels);
        QFETCH(double, times);
        QFETCH(QSize, gives);
        const auto bytes = pictureBytes(halves({1001, 701}, static_cast<QImage::Format>(pixels)), format.constData());
        const auto picture = pictureOf(bytes, [&](const QSize& size) { return size == QSize(1001, 701) ? times : 1; });
        QVERIFY2(picture.has_value(), picture ? "" : picture.error().c_str());
        QCOMPARE(picture->size(), gives);
        QVERIFY(
            qGray(picture->pixel(gives.width() / 4, 9)) < 60 && qGray(picture->pixel(gives.width() * 3 / 4, 9)) > 200);
    }

    void aJpegWithoutItsEndIsCutOff()
    {
        const auto whole = pictureBytes(halves({300, 200}), "JPG");
        QVERIFY(!isCutOff(whole));
        QVERIFY(!isCutOff(whole + "what a camera adds"));
        for (std::size_t part = 1; part <= 9; ++part)
            QVERIFY(isCutOff(whole.substr(0, whole.size() * part / 10)) || whole.size() * part / 10 < 3);
        for (const char* format : {"PNG", "WEBP", "BMP"}) {
            const auto other = pictureBytes(halves({30, 20}), format);
            QVERIFY(!isCutOff(other));
            QVERIFY(isCutOff(other.substr(0, other.size() - 13)));
        }
        QVERIFY(!isCutOff(""));
    }

    void greyIsTheMeanOfItsPixels()
    {
        QVERIFY(rc::check("each cell has the mean of its pixels", [] {
            const int factor = *rc::gen::inRange(1, 6), width = factor * *rc::gen::inRange(1, 40),
                      height = factor * *rc::gen::inRange(1, 40);
            QImage image(
                width + *rc::gen::inRange(0, factor), height + *rc::gen::inRange(0, factor), QImage::Format_Grayscale8);
            unsigned state = *rc::gen::inRange(1U, 1000U);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    image.scanLine(y)[x] = static_cast<uchar>((state = state * 1664525U + 1013904223U) >> 24U);
            const auto grey = greyShrunk(image, factor);
            RC_ASSERT(grey.size() == QSize(width / factor, height / factor));
            const int column = *rc::gen::inRange(0, grey.width()), row = *rc::gen::inRange(0, grey.height());
            int sum = 0;
            for (int y = 0; y < factor; ++y)
                for (int x = 0; x < factor; ++x)
                    sum += image.constScanLine(row * factor + y)[column * factor + x];
            RC_ASSERT(std::abs(grey.constScanLine(row)[column] - sum / (factor * factor)) <= 1);
        }));
    }

    void nothingIsPaper()
    {
        QImage clear(64, 64, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        QCOMPARE(int(greyShrunk(clear, 2).constScanLine(3)[3]), 255);
    }

    void enlargedKeepsItsShades()
    {
        const auto grey = greyShrunk(halves({20, 10}), 1), large = greyEnlarged(grey, 3);
        QCOMPARE(large.size(), QSize(60, 30));
        QCOMPARE(int(large.constScanLine(15)[3]), 0);
        QCOMPARE(int(large.constScanLine(15)[56]), 255);
        for (int x = 1; x < large.width(); ++x)
            QVERIFY(large.constScanLine(15)[x] >= large.constScanLine(15)[x - 1]);
    }

    void anyBytesAreAPictureOrAReason()
    {
        const auto seeds = {pictureBytes(halves({40, 30}), "WEBP"), pictureBytes(halves({40, 30}), "TIFF"),
            pictureBytes(halves({40, 30}), "BMP"), pictureBytes(halves({40, 30}), "JPG")};
        QVERIFY(rc::check("whatever is changed in them", [&] {
            auto bytes = *rc::gen::elementOf(std::vector<std::string>(seeds));
            for (const auto& [place, value] : *rc::gen::container<std::vector<std::pair<std::uint16_t, char>>>(
                     rc::gen::pair(rc::gen::arbitrary<std::uint16_t>(), rc::gen::arbitrary<char>())))
                bytes[place % bytes.size()] = value;
            const auto picture = pictureOf(bytes, qrShrink);
            RC_ASSERT((picture && !picture->isNull()) || (!picture && !picture.error().empty()));
            (void)isCutOff(bytes);
            (void)pictureSizeOf(bytes);
        }));
    }
};

NEXUS_TEST(ForeignPictureTest, Screen);

} // namespace foreign_picture_test

#include "foreign_picture_test.moc"
