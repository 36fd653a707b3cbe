#include "app/printing/qr_symbol.h"

#include "app/printing/foreign_picture.h"
#include "tests/support/pictures.h"
#include "tests/support/test_class.h"

#include <QLoggingCategory>
#include <QPainter>
#include <QtTest>
#include <rapidcheck.h>

namespace qr_reading_test {

using namespace nexus::app;
using nexus::test::pictureBytes;

namespace {

QImage symbol(const char* text, int pixels = 6) { return QrSymbol::of(text)->image(pixels); }

// On a table: grey ground, seen at an angle, a shadow across it, noise of the sensor.
QImage photo(const QImage& code, const QTransform& seen, QSize size = {1600, 1200})
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(QColor(120, 110, 96));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(seen);
    painter.fillRect(QRect(-60, -60, code.width() + 120, code.height() + 120), QColor(238, 236, 228));
    painter.drawImage(0, 0, code);
    painter.resetTransform();
    QLinearGradient shadow(0, 0, size.width(), size.height());
    shadow.setColorAt(0, QColor(0, 0, 0, 0));
    shadow.setColorAt(1, QColor(0, 0, 0, 110));
    painter.fillRect(picture.rect(), shadow);
    painter.end();
    std::uint32_t state = 7;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            const int by = static_cast<int>(state >> 28U) - 8;
            const auto colour = picture.pixelColor(x, y);
            const auto shifted = [by](int value) { return std::clamp(value + by, 0, 255); };
            picture.setPixelColor(x, y, QColor(shifted(colour.red()), shifted(colour.green()), shifted(colour.blue())));
        }
    return picture;
}

const char* const sample = "QN1-AEB7QMYAOLZ4JDQGXVY6FTAMHBKWNEIS5RCUP2TXOMZQBLFKDAJVHGWE6NSY3CIP4R";

} // namespace

class QrReadingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    } // broken pictures are broken

    void aSymbolOfOursIsRead()
    {
        QCOMPARE(qrTexts(symbol(sample)), std::vector<std::string>{sample});
        QCOMPARE(qrTexts(symbol(sample, 2)), std::vector<std::string>{sample}); // small
        QCOMPARE(
            qrTexts(symbol("https://example.org/?a=1&b=ü")), std::vector<std::string>{"https://example.org/?a=1&b=ü"});
    }

    void turnedInvertedOrOnNothing()
    {
        const auto code = symbol(sample);
        for (const int angle : {90, 180, 270, 17, 205})
            QCOMPARE(qrTexts(photo(code, QTransform().translate(800, 600).rotate(angle).translate(
                                             -code.width() / 2.0, -code.height() / 2.0))),
                std::vector<std::string>{sample});
        auto inverted = code;
        inverted.invertPixels();
        QCOMPARE(qrTexts(inverted), std::vector<std::string>{sample});
        QImage clear(code.size(), QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        for (int y = 0; y < code.height(); ++y)
            for (int x = 0; x < code.width(); ++x)
                if (qGray(code.pixel(x, y)) < 128)
                    clear.setPixelColor(x, y, Qt::black);
        QCOMPARE(qrTexts(clear), std::vector<std::string>{sample});
    }

    void photosAreRead()
    {
        const auto code = symbol(sample, 8);
        const QPolygonF square(QRectF(QPointF(0, 0), QSizeF(code.size())));
        QTransform leaning;
        QVERIFY(QTransform::quadToQuad(
            QPolygonF(square.mid(0, 4)), QPolygonF({{500, 300}, {1000, 360}, {1060, 900}, {430, 820}}), leaning));
        QCOMPARE(qrTexts(photo(code, leaning)), std::vector<std::string>{sample});
        // a camera's twelve million pixels, the code a tenth of the height
        QCOMPARE(qrTexts(photo(code, QTransform().translate(2200, 1400).scale(0.8, 0.8).rotate(4), {4000, 3000})),
            std::vector<std::string>{sample});
        // out of focus
        const auto soft = code.scaled(code.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                              .scaled(code.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QCOMPARE(qrTexts(soft), std::vector<std::string>{sample});
    }

    void severalInOnePictureAreReadInOrder()
    {
        QImage sheet(1200, 900, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        const char* const texts[] = {"QN1-FIRST", "QN1-SECOND", "QN1-THIRD"};
        painter.drawImage(700, 60, symbol(texts[1]));
        painter.drawImage(80, 60, symbol(texts[0]));
        painter.drawImage(80, 500, symbol(texts[2]));
        painter.drawImage(700, 500, symbol(texts[2])); // the same once more
        painter.end();
        QCOMPARE(qrTexts(sheet), (std::vector<std::string>{texts[0], texts[1], texts[2]}));
    }

    void withoutASymbolThereIsNothing()
    {
        QVERIFY(qrTexts({}).empty());
        QImage white(640, 480, QImage::Format_RGB32);
        white.fill(Qt::white);
        QVERIFY(qrTexts(white).empty());
        QVERIFY(qrTexts(QImage(1, 1, QImage::Format_Mono)).empty());
        auto torn = symbol(sample);
        QPainter painter(&torn);
        painter.fillRect(0, 0, torn.width() / 2, torn.height() / 2, Qt::white); // a finder pattern is gone
        painter.end();
        QVERIFY(qrTexts(torn).empty());
    }

    void brokenBytesAreRefused()
    {
        const auto png = pictureBytes(symbol(sample), "PNG");
        QVERIFY(
            !pictureOf(png.substr(0, png.size() / 3)) || qrTexts(*pictureOf(png.substr(0, png.size() / 3))).empty());
        for (const auto& bytes : {std::string(), std::string("\x89PNG\r\n\x1a\n"), std::string("GIF89a"),
                 QrSymbol::of(sample)->svg().toStdString()}) {
            const auto picture = pictureOf(bytes);
            QVERIFY(!picture);
            QVERIFY(!picture.error().empty());
        }
        QVERIFY(rc::check("any bytes are a picture or a reason", [&](std::vector<std::uint8_t> tail, bool mutate) {
            auto bytes = mutate ? png : std::string("\xff\xd8\xff");
            for (std::size_t i = 0; i < tail.size(); ++i)
                if (mutate)
                    bytes[(i * 131 + tail[i]) % bytes.size()] = static_cast<char>(tail[i]);
                else
                    bytes += static_cast<char>(tail[i]);
            const auto picture = pictureOf(bytes);
            RC_ASSERT(picture.has_value() || !picture.error().empty());
            (void)looksLikePicture(bytes);
        }));
    }
};

NEXUS_TEST(QrReadingTest, Screen);

} // namespace qr_reading_test

#include "qr_reading_test.moc"

#include <cstdint>
